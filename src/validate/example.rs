//! The examples of rules: a module that violates the rule, and beside it one that violates none.
//!
//! A line `; instead: ...` has what would be right in the place of the line in front of it, statements separated by ` / `; without
//! statements the line is left out. The other comments of an example are expectations of its test (`tests/validate/mod.rs`).

/// Comments on the violation of the example; in the module that violates nothing they have no meaning.
const OF_VIOLATION: [&str; 6] = ["error: ", "VALID: ", "NEWER: ", "OLDER: ", "word ", "words: "];

const INSTEAD: &str = "; instead:";

/// The module that violates the rule: the example without what would be right.
pub fn violating(example: &str) -> String {
    example.lines().filter(|line| !line.starts_with(INSTEAD)).flat_map(|line| [line, "\n"]).collect()
}

/// The module that violates no rule.
pub fn valid(example: &str) -> String {
    let mut text = String::new();
    let mut lines = example.lines().peekable();
    while let Some(line) = lines.next() {
        match lines.next_if(|next| next.starts_with(INSTEAD)) {
            Some(right) => {
                let statements = right[INSTEAD.len()..].split(" / ").map(str::trim);
                statements
                    .filter(|statement| !statement.is_empty())
                    .for_each(|statement| push(&mut text, statement));
            }
            None => push(&mut text, without_violation(line)),
        }
    }
    text
}

/// Appends a statement, its opcode in the column of the examples'.
fn push(text: &mut String, statement: &str) {
    use std::fmt::Write;

    let statement = statement.trim();
    let (result, rest) = statement.split_once(" = ").unwrap_or(("", statement));
    let _ = match result {
        "" if statement.is_empty() => return,
        "" if statement.starts_with(';') => writeln!(text, "{statement}"),
        "" => writeln!(text, "{:15}{statement}", ""),
        _ => writeln!(text, "{:>12} = {}", result.trim_end(), rest.trim_start()),
    };
}

/// The line without the comment on its violation.
fn without_violation(line: &str) -> &str {
    match line.split_once(';') {
        Some((code, comment)) if OF_VIOLATION.iter().any(|word| comment.trim_start().starts_with(word)) => {
            code
        }
        _ => line,
    }
}
