//! Finds lines of the text form, whatever the ids are.

use std::collections::HashMap;

/// Asserts that `text` has these lines in this order, others between them. A line is given without its word count; `_` stands for any
/// word, `$name` for any word that is the same wherever the name stands, `...` for all the rest.
#[track_caller]
pub(super) fn shows(text: &str, wanted: &[&str]) {
    let mut bound = HashMap::new();
    let mut lines = text.lines();
    for (number, line) in wanted.iter().enumerate() {
        let found = lines.by_ref().any(|candidate| matches(candidate, line, &mut bound));
        assert!(found, "line {number} is missing: {line}\n{bound:?}\n{text}");
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
