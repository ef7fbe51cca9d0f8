//! Parses the text form to a module.

use super::names;
use crate::assembly::lexer::position;
use crate::error::{Error, Location, Result};
use crate::spirv::grammar::{
    self, Category, ExtInstSet, InstructionGrammar, Opcode, OperandGrammar, OperandKind,
};
use crate::spirv::operands::{Import, NumberType, TypeLookup, operands};
use crate::spirv::pattern::{Next, Pattern};
use crate::spirv::{BOUND_WORD, HEADER_WORDS, Id, Instruction, MAGIC, literal, op};
use rustc_hash::FxHashMap;

/// Parses a text to the words of a module. The bound is raised above every `<id>`, since texts edited by hand
/// may have new ones.
///
/// # Errors
/// Malformed, with line and column.
pub fn read(text: &[u8]) -> Result<Vec<u32>> {
    let tokens = Tokens { text, at: 0 };
    let mut reader = Reader { tokens, words: Vec::new(), bound: 0, imports: FxHashMap::default() };
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
    if let Some(bound) = reader.words.get_mut(BOUND_WORD) {
        *bound = reader.bound.max(*bound);
    }
    Ok(reader.words)
}

/// Whether the input is in the text form, which starts with the magic number in decimal.
pub fn is_text(input: &[u8]) -> bool {
    let first = Tokens { text: input, at: 0 }.next();
    first.is_some_and(|token| token.text != input && parse(token.text) == Some(MAGIC))
}

/// A token and its position.
#[derive(Clone, Copy)]
struct Token<'t> {
    text: &'t [u8],
    offset: usize,
}

/// Splits a text at white space and comments; a quoted string is one token.
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

    /// Skips white space and comments, which extend from `;` to the end of the line.
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

/// The end of a string: the first unescaped quote.
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
    /// One above the largest `<id>` so far.
    bound: u32,
    /// Instruction sets by the `<id>` of their import.
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

    /// Parses an instruction. The grammar determines its end; its word count is used only where the grammar
    /// leaves a choice, since texts edited by hand may have wrong counts.
    fn instruction(&mut self, count: Token<'t>) -> Result<()> {
        let start = self.words.len();
        if parse(count.text) == Some(0) {
            // No word, so no instruction.
            return self.token("the name of an instruction").map(|_| ());
        }
        let words = parse(count.text).filter(|words| (1..=u32::from(u16::MAX)).contains(words));
        let words = words
            .ok_or_else(|| self.error(count.offset, format!("{} is no word count", shown(count.text))))?;
        let name = self.token("the name of an instruction")?;
        let opcode = self.opcode(name)?;
        self.words.push(u32::from(opcode.0));
        let end = start + words as usize;
        let mut pattern = grammar::instruction(opcode).map(Pattern::new);
        let mut by_count = pattern.is_none();
        loop {
            let (kind, is_required) = pattern.as_mut().map_or((None, false), next_kind);
            by_count |= kind.is_some() && !is_required;
            if self.words.len() >= end && by_count || kind.is_none() && !by_count {
                break;
            }
            let token = self.token("an operand")?;
            if !by_count {
                self.check_string(token, opcode, kind)?;
            }
            let parameters = self.operand(token, opcode, kind)?;
            by_count |= kind.is_some_and(|kind| leaves_choice(kind, parameters));
            if let Some(pattern) = pattern.as_mut() {
                pattern.push(parameters.unwrap_or_default());
            }
        }
        if by_count && self.words.len() > end {
            let message = format!("the operands of {} are more than {words} words", shown(name.text));
            return Err(self.error(count.offset, message));
        }
        let Ok(counted) = u16::try_from(self.words.len() - start) else {
            return Err(self.error(count.offset, "a string of more words than an instruction has"));
        };
        if let Some(first) = self.words.get_mut(start) {
            *first |= u32::from(counted) << 16;
        }
        self.learn(start);
        Ok(())
    }

    /// Strings are valid only where the grammar has them.
    fn check_string(&self, token: Token<'t>, opcode: Opcode, kind: Option<OperandKind>) -> Result<()> {
        let is_string = token.text.first() == Some(&b'"');
        let what = match is_string == (kind == Some(OperandKind::LiteralString)) {
            true => return Ok(()),
            false if is_string => "a string",
            false => "no string",
        };
        Err(self.error(token.offset, format!("{what} as an operand of {opcode}")))
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

    /// Parses an operand; returns the grammar's further operands if it is an enumerant with parameters.
    fn operand(
        &mut self,
        token: Token<'t>,
        opcode: Opcode,
        kind: Option<OperandKind>,
    ) -> Result<Option<&'static [OperandGrammar]>> {
        if let [b'"', string @ ..] = token.text {
            let Some((b'"', string)) = string.split_last() else {
                return Err(self.error(token.offset, "a string has no closing quote"));
            };
            literal::push_string_words(&unescaped(string), &mut self.words);
            return Ok(None);
        }
        let named = kind.filter(|kind| names::is_named(*kind));
        let word = match (parse(token.text), named) {
            (Some(word), _) => Some(word),
            (None, Some(kind)) => names::value(kind, token.text),
            (None, None) if opcode.is_extended() => self.ext_inst(token),
            (None, None) if opcode == names::WITH_OPCODE.0 => {
                self.opcode(token).ok().map(|opcode| u32::from(opcode.0))
            }
            (None, None) => None,
        };
        let Some(word) = word else {
            return Err(
                self.error(token.offset, format!("{} is no operand that stands here", shown(token.text)))
            );
        };
        self.words.push(word);
        let Some(kind) = kind else { return Ok(None) };
        let row = grammar::operand_kind(kind);
        // The ids among an extended instruction's operands are determined once it is complete.
        if row.category == Category::Id && !opcode.is_extended() {
            self.bound = self.bound.max(word.saturating_add(1));
        }
        let is_value = row.category == Category::ValueEnum;
        Ok(grammar::enumerant(kind, word).filter(|_| is_value).map(|enumerant| enumerant.parameters))
    }

    /// The number of an extended instruction, in the set imported by the previous word.
    fn ext_inst(&self, token: Token<'t>) -> Option<u32> {
        let set = self.imports.get(self.words.last()?)?;
        names::ext_inst_number(*set, token.text)
    }

    fn learn(&mut self, start: usize) {
        let Some([first, id, name @ ..]) = self.words.get(start..) else { return };
        let opcode = Opcode::of_first_word(*first);
        if opcode == op::ExtInstImport
            && let Import::Set(set) = Import::by_name(&literal::string_bytes(name))
        {
            self.imports.insert(*id, set);
        }
        if opcode.is_extended() {
            self.count_ids(start);
        }
    }

    /// Raises the bound above the `<id>`s of an extended instruction, whose debug information also has
    /// literal operands.
    fn count_ids(&mut self, start: usize) {
        let instruction = Instruction::new(self.words.get(start..).unwrap_or_default(), 0, 0);
        let imports = Imports(&self.imports);
        let ids = operands(instruction, &imports).filter_map(|operand| operand.ok()?.id());
        let greatest = ids.map(|id| id.0).max().unwrap_or(0);
        self.bound = self.bound.max(greatest.saturating_add(1));
    }
}

/// A definition lookup that knows imported sets only.
struct Imports<'a>(&'a FxHashMap<u32, ExtInstSet>);

impl TypeLookup for Imports<'_> {
    fn number_type(&self, _: Id) -> Option<NumberType> {
        None
    }

    fn type_of(&self, _: Id) -> Option<Id> {
        None
    }

    fn ext_inst_set(&self, import: Id) -> Import {
        self.0.get(&import.0).map_or(Import::NonSemantic, |set| Import::Set(*set))
    }
}

/// Whether the grammar alone does not determine the number of operands after one of this kind.
fn leaves_choice(kind: OperandKind, parameters: Option<&'static [OperandGrammar]>) -> bool {
    match grammar::operand_kind(kind).category {
        Category::BitEnum => true,
        // The number of a decoration's literals is given by the word count, unless they are strings.
        Category::ValueEnum if kind == OperandKind::Decoration && parameters.is_some() => {
            let mut parameters = parameters.unwrap_or_default().iter();
            !parameters.any(|parameter| parameter.kind == OperandKind::LiteralString)
        }
        Category::ValueEnum => parameters.is_none(),
        _ => matches!(
            kind,
            OperandKind::LiteralContextDependentNumber | OperandKind::LiteralSpecConstantOpInteger
        ),
    }
}

/// The kind of the next operand, and whether it is required.
fn next_kind(pattern: &mut Pattern) -> (Option<OperandKind>, bool) {
    match pattern.next() {
        Next::Kind { kind, optional } => (Some(kind), !optional),
        Next::Raw | Next::End => (None, false),
    }
}

fn parse(text: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(text).ok()?;
    // A negative number is encoded in two's complement.
    text.parse().or_else(|_| text.parse::<i32>().map(i32::cast_unsigned)).ok()
}

/// A string with its escaped quotes unescaped.
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
