//! Tokens of the assembly language.

/// A token: a run of characters up to white space or a comment, with string literals unsplit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'t> {
    /// Its characters.
    pub text: &'t [u8],
    /// Offset of its first character, in bytes.
    pub offset: usize,
}

impl Token<'_> {
    /// Whether it has the form of an opcode name.
    pub fn is_opcode(&self) -> bool {
        matches!(self.text, [b'O', b'p', b'A'..=b'Z', ..])
    }
}

/// Characters that end a token or require special handling.
static SPECIAL: [bool; 256] = {
    let mut special = [false; 256];
    let mut rest: &[u8] = b" \t\n\r;\"\\";
    while let [byte, others @ ..] = rest {
        special[*byte as usize] = true;
        rest = others;
    }
    special
};

/// Splits a text into tokens.
#[derive(Clone)]
pub struct Lexer<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Lexer<'t> {
    /// A lexer at the start of `text`.
    pub fn new(text: &'t [u8]) -> Self {
        Self { text, at: 0 }
    }

    /// Offset of the end of the last token, in bytes.
    pub fn offset(&self) -> usize {
        self.at
    }

    /// Continues at an offset.
    pub fn rewind(&mut self, offset: usize) {
        self.at = offset;
    }

    /// Skips white space and comments.
    #[inline]
    fn skip(&mut self) {
        while let Some(byte) = self.text.get(self.at) {
            match byte {
                b' ' | b'\t' | b'\n' | b'\r' => self.at += 1,
                b';' => {
                    let rest = self.text.get(self.at..).unwrap_or(&[]);
                    self.at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
                }
                _ => return,
            }
        }
    }

    /// The next token.
    #[inline]
    pub fn next(&mut self) -> Option<Token<'t>> {
        self.skip();
        let offset = self.at;
        let rest = self.text.get(offset..).filter(|rest| !rest.is_empty())?;
        let mut length = rest.iter().position(|byte| SPECIAL[usize::from(*byte)]).unwrap_or(rest.len());
        if matches!(rest.get(length), Some(b'"' | b'\\')) {
            length = quoted(rest, length);
        }
        self.at = offset + length;
        Some(Token { text: rest.get(..length).unwrap_or(rest), offset })
    }

    /// Whether `=` and an opcode name follow: the previous token is then a result `<id>`.
    #[inline]
    pub fn defines(&self) -> bool {
        let mut ahead = Lexer { text: self.text, at: self.at };
        ahead.skip();
        if self.text.get(ahead.at) != Some(&b'=') {
            return false;
        }
        ahead.next().is_some_and(|token| token.text == b"=")
            && ahead.next().is_some_and(|token| token.is_opcode())
    }
}

/// Length of the token at the start of `text` that has a quote or a backslash at `length`.
fn quoted(text: &[u8], mut length: usize) -> usize {
    let (mut quoting, mut escaping) = (false, false);
    while let Some(byte) = text.get(length) {
        match byte {
            b'\\' => {
                escaping = !escaping;
                length += 1;
                continue;
            }
            b'"' if !escaping => quoting = !quoting,
            b' ' | b'\t' | b'\n' | b'\r' | b';' if !escaping && !quoting => return length,
            _ => {}
        }
        escaping = false;
        length += 1;
    }
    length
}

/// Line and column of an offset, both counted from 1, the column in characters.
pub fn position(text: &[u8], offset: usize) -> (u32, u32) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
    // UTF-8 continuation bytes are not counted.
    let column = before.get(start..).unwrap_or(&[]).iter().filter(|byte| **byte & 0xC0 != 0x80).count() + 1;
    (line as u32, column as u32)
}
