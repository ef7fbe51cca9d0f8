//! Finds lines of the text form, whatever the ids are.

use std::collections::HashMap;

/// Instructions that frame functions and blocks.
const FRAMES: [&str; 4] = ["Function", "FunctionParameter", "FunctionEnd", "Label"];

/// Asserts that `text` has these lines in this order. A line is given without its word count; `_` stands for any word, `$name` for any
/// word that is the same wherever the name stands, `...` for all the rest. Others may stand between them, but within functions none of
/// the instruction that is looked for, unless the line `...` says so: an instruction too many is not passed over.
#[track_caller]
pub(super) fn shows(text: &str, wanted: &[&str]) {
    let mut bound = HashMap::new();
    let mut lines = text.lines();
    let mut in_function = false;
    let mut is_loose = true;
    for (number, line) in wanted.iter().enumerate() {
        if *line == "..." {
            is_loose = true;
            continue;
        }
        let looked_for = instruction(line.split_whitespace());
        let mut extra = None;
        let found = lines.by_ref().any(|candidate| {
            let found = matches(candidate, line, &mut bound);
            let named = instruction(candidate.split_whitespace().skip(1));
            in_function |= named.first() == Some(&"Function");
            let is_extra =
                !is_loose && in_function && named == looked_for && !found && !FRAMES.contains(&named[0]);
            extra = extra.or(is_extra.then_some(candidate));
            found
        });
        assert!(found, "line {number} is missing: {line}\n{bound:?}\n{text}");
        assert!(extra.is_none(), "line {number} stands behind another of its instruction: {extra:?}\n{text}");
        is_loose = false;
    }
}

/// The name of an instruction, with that of an extended one.
fn instruction<'t>(words: impl Iterator<Item = &'t str>) -> Vec<&'t str> {
    let words: Vec<&str> = words.take(5).collect();
    match words.first() {
        Some(&"ExtInst") => words.iter().step_by(4).copied().collect(),
        name => name.copied().into_iter().collect(),
    }
}

/// Whether no line of `text` is this one.
pub(super) fn lacks(text: &str, line: &str) -> bool {
    !text.lines().any(|candidate| matches(candidate, line, &mut HashMap::new()))
}

fn matches<'t>(candidate: &'t str, wanted: &'t str, bound: &mut HashMap<&'t str, &'t str>) -> bool {
    let mut words = candidate.split_whitespace().skip(1);
    let mut seen = bound.clone();
    for wanted in wanted.split_whitespace() {
        if wanted == "..." {
            *bound = seen;
            return true;
        }
        let Some(word) = words.next() else { return false };
        let fits = match wanted.strip_prefix('$') {
            Some(name) => *seen.entry(name).or_insert(word) == word,
            None => wanted == "_" || wanted == word,
        };
        if !fits {
            return false;
        }
    }
    let complete = words.next().is_none();
    if complete {
        *bound = seen;
    }
    complete
}
