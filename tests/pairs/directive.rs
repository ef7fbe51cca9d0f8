//! Comments that tell what a file wants.

/// What is done with a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// SPIR-V to LLVM IR, and that back to the same SPIR-V.
    Pair,
    /// SPIR-V to LLVM IR.
    ToLlvm,
    /// LLVM IR to SPIR-V, and that to LLVM IR.
    ToSpirv,
    /// SPIR-V that is refused.
    FailToLlvm,
    /// LLVM IR that is refused.
    FailToSpirv,
}

/// The directives of a file.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Directives {
    /// What is done, if the file says so.
    pub kind: Option<Kind>,
    /// Options of the command.
    pub options: Vec<String>,
    /// Calls with their results.
    pub runs: Vec<String>,
    /// Lines, counted from 0, with the message that is expected there.
    pub errors: Vec<(usize, String)>,
    /// Why spirv-val rejects the module, if it does.
    pub invalid: Option<String>,
}

impl Directives {
    /// Reads the directives of a text.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut directives = Self::default();
        for (number, line) in text.lines().enumerate() {
            let Some((code, comment)) = line.split_once(';') else { continue };
            let comment = comment.trim_start_matches(';').trim();
            let Some((word, value)) = comment.split_once(':') else { continue };
            let value = value.trim();
            match (word, value) {
                ("error", _) => directives.errors.push((number, value.to_owned())),
                _ if !code.trim().is_empty() => {}
                ("TEST", "pair") => directives.set(Kind::Pair)?,
                ("TEST", "to-llvm") => directives.set(Kind::ToLlvm)?,
                ("TEST", "to-spirv") => directives.set(Kind::ToSpirv)?,
                ("FAIL", "to-llvm") => directives.set(Kind::FailToLlvm)?,
                ("FAIL", "to-spirv") => directives.set(Kind::FailToSpirv)?,
                ("OPTS", _) => directives.options.extend(value.split_whitespace().map(str::to_owned)),
                ("run", _) => directives.runs.push(value.to_owned()),
                ("INVALID", _) if !value.is_empty() => directives.invalid = Some(value.to_owned()),
                ("TEST" | "FAIL" | "INVALID", _) => return Err(format!("line {}: {line}", number + 1)),
                _ => {}
            }
        }
        Ok(directives)
    }

    fn set(&mut self, kind: Kind) -> Result<(), String> {
        match self.kind.replace(kind) {
            None => Ok(()),
            Some(_) => Err("two directives TEST or FAIL".to_owned()),
        }
    }
}

/// A text without the lines that are comments only.
pub fn without_comments(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with(';')).map(|line| format!("{line}\n")).collect()
}

/// The comments at the head of a text.
pub fn head(text: &str) -> String {
    text.lines().take_while(|line| line.starts_with(';')).map(|line| format!("{line}\n")).collect()
}

#[apply(case)]
fn directives_are_read() {
    let text = "; TEST: to-llvm\n; OPTS: --to spv\n; any text\n; run: @f() == i32 1\nOpNop ; error: here: there\n; INVALID: old\n";
    let expected = Directives {
        kind: Some(Kind::ToLlvm),
        options: vec!["--to".into(), "spv".into()],
        runs: vec!["@f() == i32 1".into()],
        errors: vec![(4, "here: there".into())],
        invalid: Some("old".into()),
    };
    assert_eq!(Directives::read(text), Ok(expected));
    for wrong in ["; TEST: both\n", "; FAIL: pair\n", "; TEST: pair\n; FAIL: to-llvm\n", "; INVALID:\n"] {
        assert!(Directives::read(wrong).is_err(), "{wrong}");
    }
    assert_eq!(head("; a\n; b\nc\n; d\n"), "; a\n; b\n");
    assert_eq!(without_comments("; a\nc ; e\n; d\n"), "c ; e\n");
}
