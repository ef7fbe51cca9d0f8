//! Tokens of one line of LLVM assembly language, as LLVM prints it.

use std::borrow::Cow;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Blanks.
    Blank,
    /// A keyword, a type, a number.
    Word,
    /// A name with its sigil: `%x`, `@f`, `!dbg`, `#0`, `$c`, quoted or not; also a record of debug information, `#dbg_value`.
    Name,
    /// A string with its quotes.
    String,
    /// One character of punctuation.
    Punctuation,
    /// From `;` to the end of the line.
    Comment,
}

/// A token and its text.
#[derive(Clone, Debug)]
pub(super) struct Token<'a> {
    pub kind: Kind,
    pub text: Cow<'a, str>,
}

impl<'a> Token<'a> {
    pub fn new(kind: Kind, text: impl Into<Cow<'a, str>>) -> Self {
        Self { kind, text: text.into() }
    }

    pub fn is(&self, text: &str) -> bool {
        self.text == text && self.kind != Kind::String
    }

    pub fn is_word(&self, text: &str) -> bool {
        self.kind == Kind::Word && self.text == text
    }
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'$' | b'-')
}

/// Length of the string that begins with the quote at the start.
fn string(text: &[u8]) -> usize {
    // A quote within is escaped as \22.
    text.iter().skip(1).position(|byte| *byte == b'"').map_or(text.len(), |end| end + 2)
}

/// Length of a run of bytes after the first.
fn run(text: &[u8], belongs: impl Fn(u8) -> bool) -> usize {
    text.iter().skip(1).position(|byte| !belongs(*byte)).map_or(text.len(), |end| end + 1)
}

/// The tokens of a line; their texts joined are the line.
pub(super) fn tokens(line: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.bytes().next() {
        let bytes = rest.as_bytes();
        let (kind, length) = match first {
            b' ' | b'\t' => (Kind::Blank, run(bytes, |byte| matches!(byte, b' ' | b'\t'))),
            b';' => (Kind::Comment, bytes.len()),
            b'"' => (Kind::String, string(bytes)),
            b'%' | b'@' | b'!' | b'#' | b'$' | b'^' => match bytes.get(1) {
                Some(b'"') => (Kind::Name, 1 + string(bytes.get(1..).unwrap_or_default())),
                // The names of metadata are printed with escapes.
                Some(byte) if is_name(*byte) || *byte == b'\\' => {
                    (Kind::Name, run(bytes, |byte| is_name(byte) || byte == b'\\'))
                }
                _ => (Kind::Punctuation, 1),
            },
            _ if is_name(first) => (Kind::Word, run(bytes, is_name)),
            _ => (Kind::Punctuation, 1),
        };
        // A character of several bytes is within a string or a comment only; anything else stays in one piece.
        let length =
            (length..=bytes.len()).find(|length| rest.is_char_boundary(*length)).unwrap_or(bytes.len());
        let (token, behind) = rest.split_at(length);
        tokens.push(Token::new(kind, token));
        rest = behind;
    }
    tokens
}

/// Position of the parenthesis, bracket or brace that closes the one at `open`.
pub(super) fn closing(tokens: &[Token<'_>], open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        if token.kind != Kind::Punctuation {
            continue;
        }
        match &*token.text {
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" | ">" => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// The text of tokens.
pub(super) fn text(tokens: &[Token<'_>]) -> String {
    tokens.iter().map(|token| &*token.text).collect()
}

#[cfg(test)]
mod tests {
    use super::{Kind, closing, text, tokens};

    #[test]
    fn tokens_are_the_line() {
        let line = r#"  %"a b" = call ptr @f(<2 x i32> splat (i32 -1), target("spirv.Image", void, 1) %0) #0, !dbg !12 ; é"#;
        let found = tokens(line);
        assert_eq!(text(&found), line);
        let names: Vec<_> =
            found.iter().filter(|token| token.kind == Kind::Name).map(|token| &*token.text).collect();
        assert_eq!(names, [r#"%"a b""#, "@f", "%0", "#0", "!dbg", "!12"]);
    }

    #[test]
    fn brackets_nest() {
        let found = tokens("f([1 x <2 x i8>] x, \")\")");
        assert_eq!(closing(&found, 1), Some(found.len() - 1));
        assert_eq!(closing(&tokens("(("), 0), None);
    }
}
