//! Response files: an argument `@file` is replaced by the arguments in the file.
//!
//! Arguments are separated by white space; quotes of either kind preserve it, and a backslash escapes the
//! next character, except in single quotes. A response file may name others. An argument that names no
//! existing file is left unchanged.

use std::ffi::OsString;

/// Maximum nesting depth of response files.
const DEEPEST: usize = 20;

/// Expands the response files among the arguments.
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

/// Splits a text into arguments.
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
