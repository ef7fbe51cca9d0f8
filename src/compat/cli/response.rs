//! Response files: `@file` among the arguments stands for the arguments that the file holds.
//!
//! Arguments are separated by white space; quotes of either kind keep it, a backslash keeps what follows it, but not within single quotes. A
//! file may name others. What names no file stays as it is.

use std::ffi::OsString;

/// How many files may name each other.
const DEEPEST: usize = 20;

/// Arguments with those of response files in place of their names.
pub(super) fn expand(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut expanded = Vec::new();
    arguments.into_iter().for_each(|argument| push(argument, 0, &mut expanded));
    expanded
}

fn push(argument: OsString, depth: usize, expanded: &mut Vec<OsString>) {
    let name = argument.to_str().and_then(|text| text.strip_prefix('@')).filter(|_| depth < DEEPEST);
    match name.and_then(|name| std::fs::read_to_string(name).ok()) {
        Some(text) => split(&text).into_iter().for_each(|inner| push(inner.into(), depth + 1, expanded)),
        None => expanded.push(argument),
    }
}

/// The arguments in a text.
fn split(text: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    let (mut word, mut is_word, mut quote) = (String::new(), false, None);
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            ('\\', None | Some('"')) => {
                word.extend(letters.next());
                is_word = true;
            }
            (letter, Some(open)) if letter == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(letter);
                is_word = true;
            }
            (letter, None) if letter.is_whitespace() => {
                if is_word {
                    arguments.push(std::mem::take(&mut word));
                }
                is_word = false;
            }
            (letter, _) => {
                word.push(letter);
                is_word = true;
            }
        }
    }
    if is_word {
        arguments.push(word);
    }
    arguments
}
