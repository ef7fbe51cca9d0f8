//! Known failures: a list that may only shrink.
//!
//! `llvm-fixtures/KNOWN_FAILURES` has a line `CHECK INPUT: reason` for every input that fails a check. An input that fails without a line, and
//! a line whose input passes or does not exist, fail the test.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A line of the list.
#[derive(Debug, PartialEq, Eq)]
pub struct Known {
    /// Which check fails.
    pub check: String,
    /// For which input.
    pub input: String,
    /// Why.
    pub reason: String,
}

/// Reads a list; lines that start with `#` and empty ones say nothing.
pub fn parse(text: &str) -> Result<Vec<Known>, String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let line = |line: &str| {
        let (place, reason) = line.split_once(": ")?;
        let (check, input) = place.split_once(' ')?;
        let is_whole = !input.contains(' ') && !reason.trim().is_empty();
        is_whole.then(|| Known { check: check.into(), input: input.into(), reason: reason.trim().into() })
    };
    lines.map(|text| line(text).ok_or_else(|| format!("'CHECK INPUT: reason' expected: {text}"))).collect()
}

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("llvm-fixtures/KNOWN_FAILURES")
}

/// The project's list.
pub fn list() -> Vec<Known> {
    let path = path();
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What is wrong when these are the outcomes of a check, line by line.
pub fn complaints(check: &str, outcomes: &[(String, Result<(), String>)], known: &[Known]) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut listed: BTreeMap<&str, &Known> = BTreeMap::new();
    for known in known.iter().filter(|known| known.check == check) {
        if listed.insert(&known.input, known).is_some() {
            complaints.push(format!("{check} {}: listed twice", known.input));
        }
    }
    for (input, outcome) in outcomes {
        match (outcome, listed.remove(input.as_str())) {
            (Ok(()), None) | (Err(_), Some(_)) => {}
            (Err(message), None) => complaints.push(format!("{check} {input}: {message}")),
            (Ok(()), Some(known)) => {
                complaints.push(format!(
                    "{check} {input}: passes now; BLESS=1 removes its line ({})",
                    known.reason
                ));
            }
        }
    }
    complaints
        .extend(listed.keys().map(|input| format!("{check} {input}: listed, but there is no such input")));
    complaints
}

/// The outcomes of a check, input by input.
pub type Outcomes = Vec<(String, Result<(), String>)>;

/// Fails unless exactly the inputs fail that the project's list names.
pub fn judge(check: &str, outcomes: Outcomes) {
    judge_all(&[(check.to_owned(), outcomes)]);
}

/// The same for several checks. With `BLESS=1` the lines go whose inputs pass or do not exist; none is ever added.
pub fn judge_all(checks: &[(String, Outcomes)]) {
    static WRITING: Mutex<()> = Mutex::new(());
    let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        let text = std::fs::read_to_string(path()).unwrap();
        std::fs::write(path(), shrink(&text, checks)).unwrap();
    }
    let known = list();
    let complaints: Vec<_> =
        checks.iter().flat_map(|(check, outcomes)| complaints(check, outcomes, &known)).collect();
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

/// A list without the lines that these outcomes do not need.
fn shrink(text: &str, checks: &[(String, Outcomes)]) -> String {
    let is_needed = |line: &str| {
        let Ok([known]) = <[Known; 1]>::try_from(parse(line).unwrap_or_default()) else { return true };
        let Some((_, outcomes)) = checks.iter().find(|(check, _)| *check == known.check) else { return true };
        outcomes.iter().any(|(input, outcome)| *input == known.input && outcome.is_err())
    };
    text.lines().filter(|line| is_needed(line)).map(|line| format!("{line}\n")).collect()
}

#[apply(case)]
fn lists_only_shrink() {
    let known = parse("# comment\n\nsame a: because: it is\nsame b: old\nsame c: gone\nother d: not asked\n")
        .unwrap();
    assert_eq!(known[0].reason, "because: it is");
    let outcomes = [("a", Err("x".to_owned())), ("b", Ok(())), ("e", Err("new".to_owned())), ("f", Ok(()))];
    let outcomes = outcomes.map(|(name, outcome)| (name.to_owned(), outcome));
    assert_eq!(
        complaints("same", &outcomes, &known),
        [
            "same b: passes now; BLESS=1 removes its line (old)",
            "same e: new",
            "same c: listed, but there is no such input"
        ]
    );
    let checks = [("same".to_owned(), outcomes.to_vec())];
    assert_eq!(shrink("# x\nsame a: y\nsame b: z\nother b: z\n", &checks), "# x\nsame a: y\nother b: z\n");
    for wrong in ["same a", "same a:", "same: why", "same a b: why"] {
        assert!(parse(wrong).is_err(), "{wrong}");
    }
}
