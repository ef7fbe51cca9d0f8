//! Text to module.

use super::names;
use crate::assembly::lexer::position;
use crate::error::{Error, Location, Result};
use crate::spirv::grammar::{
    self, ExtInstSet, InstructionGrammar, Opcode, OperandGrammar, OperandKind, Quantifier,
};
use crate::spirv::operands::Import;
use crate::spirv::pattern::{Next, Pattern};
use crate::spirv::{HEADER_WORDS, MAGIC, literal, op};
use rustc_hash::FxHashMap;

/// The words of the module that a text describes.
///
/// # Errors
/// Malformed, with line and column.
pub fn read(text: &[u8]) -> Result<Vec<u32>> {
    let mut reader =
        Reader { tokens: Tokens { text, at: 0 }, words: Vec::new(), imports: FxHashMap::default() };
    for _ in 0..HEADER_WORDS {
        let word = reader.number("a word of the header")?;
        reader.words.push(word);
    }
    if reader.words.first() != Some(&MAGIC) {
        return Err(Error::malformed(format!("the text does not start with {MAGIC}, the magic number")));
    }
    while let Some(count) = reader.tokens.next() {
        reader.instruction(count)?;
    }
    Ok(reader.words)
}

/// One token: its bytes, and where they start.
#[derive(Clone, Copy)]
struct Token<'t> {
    text: &'t [u8],
    offset: usize,
}

/// Cuts a text at white space and comments; a string in quotes is one token.
struct Tokens<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Tokens<'t> {
    fn next(&mut self) -> Option<Token<'t>> {
        self.skip();
        let offset = self.at;
        let rest = self.text.get(offset..).filter(|rest| !rest.is_empty())?;
        let length = match rest {
            [b'"', string @ ..] => closing_quote(string).map_or(rest.len(), |end| end + 2),
            _ => rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len()),
        };
        self.at = offset + length;
        Some(Token { text: rest.get(..length)?, offset })
    }

    /// Skips white space, and comments: what stands between `;` and the end of its line.
    fn skip(&mut self) {
        while let Some(byte) = self.text.get(self.at) {
            let rest = self.text.get(self.at..).unwrap_or_default();
            match byte {
                b';' => self.at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len()),
                byte if byte.is_ascii_whitespace() => self.at += 1,
                _ => return,
            }
        }
    }
}

/// Where a string ends: at the first quote that no backslash escapes.
fn closing_quote(string: &[u8]) -> Option<usize> {
    let mut escaped = false;
    string.iter().position(|byte| {
        let closes = *byte == b'"' && !escaped;
        escaped = *byte == b'\\';
        closes
    })
}

struct Reader<'t> {
    tokens: Tokens<'t>,
    words: Vec<u32>,
    /// Sets by the `<id>` of their import.
    imports: FxHashMap<u32, ExtInstSet>,
}

impl<'t> Reader<'t> {
    #[cold]
    fn error(&self, offset: usize, message: impl Into<String>) -> Error {
        let (line, column) = position(self.tokens.text, offset);
        Error::malformed(message).at(Location::Text { line, column })
    }

    fn token(&mut self, what: &str) -> Result<Token<'t>> {
        let end = self.tokens.text.len();
        self.tokens.next().ok_or_else(|| self.error(end, format!("the text ends where {what} is expected")))
    }

    fn number(&mut self, what: &str) -> Result<u32> {
        let token = self.token(what)?;
        parse(token.text)
            .ok_or_else(|| self.error(token.offset, format!("{} is not {what}", shown(token.text))))
    }

    /// An instruction: its word count says where it ends.
    fn instruction(&mut self, count: Token<'t>) -> Result<()> {
        let start = self.words.len();
        let words = parse(count.text).filter(|words| (1..=u32::from(u16::MAX)).contains(words));
        let words = words
            .ok_or_else(|| self.error(count.offset, format!("{} is no word count", shown(count.text))))?;
        let name = self.token("the name of an instruction")?;
        let opcode = self.opcode(name)?;
        // Where the grammar leaves no choice its own count holds: texts edited by hand are read as they are meant.
        let words = grammar::instruction(opcode).and_then(fixed_words).unwrap_or(words);
        self.words.push(words << 16 | u32::from(opcode.0));
        let end = start + words as usize;
        let mut pattern = grammar::instruction(opcode).map(Pattern::new);
        if grammar::instruction(opcode).is_some_and(ends_with_string) {
            return self.up_to_string(start, opcode, pattern.as_mut());
        }
        while self.words.len() < end {
            let token = self.token("an operand")?;
            let kind = pattern.as_mut().and_then(next_kind);
            self.operand(token, opcode, kind, pattern.as_mut())?;
        }
        if self.words.len() > end {
            let message = format!("the operands of {} are more than {words} words", shown(name.text));
            return Err(self.error(count.offset, message));
        }
        self.learn(start);
        Ok(())
    }

    /// The operands of an instruction that ends with a string, which says its end whatever the word count is.
    fn up_to_string(
        &mut self,
        start: usize,
        opcode: Opcode,
        mut pattern: Option<&mut Pattern>,
    ) -> Result<()> {
        loop {
            let token = self.token("an operand")?;
            let kind = pattern.as_deref_mut().and_then(next_kind);
            let is_string = token.text.first() == Some(&b'"');
            let is_id = kind.is_none_or(|kind| kind != OperandKind::LiteralString);
            if is_string == is_id {
                let what = if is_id { "a string" } else { "no string" };
                return Err(self.error(token.offset, format!("{what} as an operand of {opcode}")));
            }
            self.operand(token, opcode, kind, pattern.as_deref_mut())?;
            if !is_string {
                continue;
            }
            let count = self.words.len() - start;
            let Ok(count) = u16::try_from(count) else {
                return Err(self.error(token.offset, "a string of more words than an instruction has"));
            };
            if let Some(first) = self.words.get_mut(start) {
                *first = u32::from(count) << 16 | u32::from(opcode.0);
            }
            self.learn(start);
            return Ok(());
        }
    }

    fn opcode(&self, name: Token<'t>) -> Result<Opcode> {
        if let Some(number) = parse(name.text).and_then(|number| u16::try_from(number).ok()) {
            return Ok(Opcode(number));
        }
        let opname = [b"Op", name.text].concat();
        grammar::instruction_by_name(&opname)
            .map(|grammar: &InstructionGrammar| grammar.opcode)
            .ok_or_else(|| self.error(name.offset, format!("{} is no instruction", shown(name.text))))
    }

    fn operand(
        &mut self,
        token: Token<'t>,
        opcode: Opcode,
        kind: Option<OperandKind>,
        pattern: Option<&mut Pattern>,
    ) -> Result<()> {
        if let [b'"', string @ ..] = token.text {
            let Some((b'"', string)) = string.split_last() else {
                return Err(self.error(token.offset, "a string has no closing quote"));
            };
            literal::push_string_words(&unescaped(string), &mut self.words);
            return Ok(());
        }
        let named = kind.filter(|kind| names::is_named(*kind));
        let word = match (parse(token.text), named) {
            (Some(word), _) => Some(word),
            (None, Some(kind)) => names::value(kind, token.text),
            (None, None) if opcode == op::ExtInst => self.ext_inst(token),
            (None, None) => None,
        };
        let Some(word) = word else {
            return Err(
                self.error(token.offset, format!("{} is no operand that stands here", shown(token.text)))
            );
        };
        self.words.push(word);
        if let (Some(kind), Some(pattern)) = (named, pattern)
            && let Some(enumerant) = grammar::enumerant(kind, word)
        {
            pattern.push(enumerant.parameters);
        }
        Ok(())
    }

    /// The number of an extended instruction, of the set that the word before imports.
    fn ext_inst(&self, token: Token<'t>) -> Option<u32> {
        let set = self.imports.get(self.words.last()?)?;
        names::ext_inst_number(*set, token.text)
    }

    fn learn(&mut self, start: usize) {
        let Some([first, id, name @ ..]) = self.words.get(start..) else { return };
        if first & 0xFFFF == u32::from(op::ExtInstImport.0)
            && let Import::Set(set) = Import::by_name(&literal::string_bytes(name))
        {
            self.imports.insert(*id, set);
        }
    }
}

/// The word count of an instruction, if it has only one.
fn fixed_words(grammar: &'static InstructionGrammar) -> Option<u32> {
    let one = grammar.least_words == grammar.most_words;
    one.then(|| grammar.prefix_words() as u32 + u32::from(grammar.least_words))
}

/// Whether an instruction has one string, as its last operand, and none in front of it that may be missing or repeated.
fn ends_with_string(grammar: &'static InstructionGrammar) -> bool {
    let is_one = |operand: &OperandGrammar| operand.quantifier == Quantifier::One;
    let is_string = |operand: &OperandGrammar| operand.kind == OperandKind::LiteralString;
    grammar.operands.iter().all(is_one)
        && grammar
            .operands
            .split_last()
            .is_some_and(|(last, others)| is_string(last) && !others.iter().any(is_string))
}

/// The kind of the next operand.
fn next_kind(pattern: &mut Pattern) -> Option<OperandKind> {
    match pattern.next() {
        Next::Kind { kind, .. } => Some(kind),
        Next::Raw | Next::End => None,
    }
}

fn parse(text: &[u8]) -> Option<u32> {
    std::str::from_utf8(text).ok()?.parse().ok()
}

/// A string without the backslashes in front of quotes.
fn unescaped(string: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(string.len());
    let mut rest = string.iter().peekable();
    while let Some(byte) = rest.next() {
        match (byte, rest.peek()) {
            (b'\\', Some(b'"')) => {}
            _ => bytes.push(*byte),
        }
    }
    bytes
}

fn shown(text: &[u8]) -> String {
    const LONGEST: usize = 60;
    let text = String::from_utf8_lossy(text);
    format!("'{}'", text.chars().take(LONGEST).collect::<String>())
}
