//! Assembling of text to a module.
//!
//! Rule of this module: one pass. `<id>`s are entries of a symbol table until the end, when each entry is numbered and the words
//! that refer to it are patched.

mod header;
mod operand;

use rustc_hash::FxHashSet;

use self::header::HeaderComments;

use super::hints;
use super::lexer::{Lexer, Token, position};
use super::listing::Listing;
use super::number;
use super::symbols::SymbolTable;
use crate::error::{Error, ErrorKind, Finding, Location, Result};
use crate::spirv::grammar::{self, Category, InstructionGrammar, OperandKind, Version};
use crate::spirv::operands::{Import, NumberType};
use crate::spirv::pattern::{Next, Pattern};
use crate::spirv::{HEADER_WORDS, Instruction, MAGIC, op};

/// The number of errors after which the assembler stops.
const MOST_FINDINGS: usize = 20;

/// Options of the assembler.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct AssembleOptions {
    /// Whether an `<id>` with a numeric name keeps its number (`--preserve-numeric-ids`).
    pub preserve_numeric_ids: bool,
    /// Version of the header; by default that of the comment `; Version:`, otherwise 1.6.
    pub version: Option<Version>,
}

impl AssembleOptions {
    /// Sets [`AssembleOptions::preserve_numeric_ids`].
    #[must_use]
    pub fn preserve_numeric_ids(mut self, preserve_numeric_ids: bool) -> Self {
        self.preserve_numeric_ids = preserve_numeric_ids;
        self
    }

    /// Sets [`AssembleOptions::version`].
    #[must_use]
    pub fn version(mut self, major: u8, minor: u8) -> Self {
        self.version = Some(Version::new(major, minor));
        self
    }
}

/// The words of the module that `text` describes.
///
/// The comments at the start of a disassembly determine the header's version and generator.
///
/// # Errors
/// Malformed, with line and column of each error. Several errors are reported together.
pub fn assemble(text: &str, options: &AssembleOptions) -> Result<Vec<u32>> {
    assemble_bytes(text.as_bytes(), options)
}

/// The variant of [`assemble`] for a text whose string literals need not be UTF-8.
///
/// # Errors
/// The errors of [`assemble`].
pub fn assemble_bytes(text: &[u8], options: &AssembleOptions) -> Result<Vec<u32>> {
    let mut assembler = Assembler::new(text);
    assembler.instructions();
    if let Some(error) = Error::from_findings(ErrorKind::Malformed, std::mem::take(&mut assembler.findings)) {
        return Err(error);
    }
    Ok(assembler.finish(options))
}

/// The listing of a text; `None` if it does not assemble. `id` returns the `<id>` of a name, from the assembler's number and the
/// position of its word.
pub(super) fn list(
    text: &[u8],
    id: impl Fn(u32, usize) -> u32,
    options: &AssembleOptions,
) -> Option<Listing> {
    let mut assembler = Assembler { starts: Some(Vec::new()), ..Assembler::new(text) };
    assembler.instructions();
    if !assembler.findings.is_empty() {
        return None;
    }
    let numbers = assembler.numbers(options.preserve_numeric_ids);
    let mut listing = Listing { starts: assembler.starts.take().unwrap_or_default(), ..Listing::default() };
    for place in &assembler.ids {
        let entry = assembler.words.get(*place).copied()?;
        let name = String::from_utf8_lossy(assembler.symbols.name(entry)).into_owned();
        listing.names.entry(id(*numbers.get(entry as usize)?, *place)).or_insert(name);
    }
    Some(listing)
}

/// An error in one instruction: the token, or the end of the text, and the message.
struct Problem<'t> {
    token: Option<Token<'t>>,
    message: String,
}

type Outcome<'t, T = ()> = std::result::Result<T, Problem<'t>>;

fn problem<'t, T>(token: Token<'t>, message: impl Into<String>) -> Outcome<'t, T> {
    Err(Problem { token: Some(token), message: message.into() })
}

/// The known properties of an `<id>`.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The number type that it declares, if any.
    number: Option<NumberType>,
    /// Entry + 1 of its type; 0 if unknown.
    type_entry: u32,
    /// The set that it imports, if any.
    import: Option<Import>,
}

struct Assembler<'t> {
    text: &'t [u8],
    lexer: Lexer<'t>,
    words: Vec<u32>,
    /// Positions in `words` that contain entries.
    ids: Vec<usize>,
    symbols: SymbolTable,
    /// By entry.
    known: Vec<Known>,
    findings: Vec<Finding>,
    /// Word offset and text offset of each instruction, if requested.
    starts: Option<Vec<(u32, usize)>>,
}

/// The state of the current instruction.
struct Current<'t> {
    grammar: &'static InstructionGrammar,
    /// Position of its first word.
    start: usize,
    /// The result `<id>` before `=`, until its word is emitted.
    result: Option<Token<'t>>,
}

impl<'t> Assembler<'t> {
    fn new(text: &'t [u8]) -> Self {
        Self {
            text,
            lexer: Lexer::new(text),
            words: vec![0; HEADER_WORDS],
            ids: Vec::new(),
            symbols: SymbolTable::default(),
            known: Vec::new(),
            findings: Vec::new(),
            starts: None,
        }
    }

    /// Assembles all instructions. After an error it continues with the next instruction.
    fn instructions(&mut self) {
        while let Some(token) = self.lexer.next() {
            let (start, ids) = (self.words.len(), self.ids.len());
            if let Some(starts) = &mut self.starts {
                starts.push((start as u32, token.offset));
            }
            let Err(problem) = self.instruction(token) else { continue };
            self.words.truncate(start);
            self.ids.truncate(ids);
            self.report(problem);
            if self.findings.len() >= MOST_FINDINGS {
                return;
            }
            self.lexer.rewind(token.offset + token.text.len());
            self.skip_instruction();
        }
    }

    /// Skips to the start of an instruction.
    fn skip_instruction(&mut self) {
        let mut behind_result = false;
        loop {
            let before = self.lexer.offset();
            let Some(token) = self.lexer.next() else { return };
            if (token.is_opcode() && !behind_result) || self.is_result(token) {
                return self.lexer.rewind(before);
            }
            behind_result = token.text == b"=";
        }
    }

    #[cold]
    fn report(&mut self, problem: Problem<'t>) {
        let offset = problem.token.map_or(self.text.len(), |token| token.offset);
        let (line, column) = position(self.text, offset);
        let message = match problem.token {
            Some(token) => format!("'{}' {}", shown(token.text), problem.message),
            None => format!("the end of the text {}", problem.message),
        };
        self.findings.push(Finding { message, location: Some(Location::Text { line, column }), rule: None });
    }

    /// Whether `token`, the last one read, is the result `<id>` of an instruction.
    #[inline]
    fn is_result(&self, token: Token<'t>) -> bool {
        token.text.first() == Some(&b'%') && self.lexer.defines()
    }

    /// The next token of the instruction; `None` at the next instruction or at the end of the text. A line of `!<integer>` starts a
    /// new instruction only if the current one may end here (`complete`).
    #[inline]
    fn operand_token(&mut self, complete: bool) -> Option<Token<'t>> {
        let before = self.lexer.offset();
        let token = self.lexer.next()?;
        let ends = match token.text.first() {
            Some(b'O') => token.is_opcode(),
            Some(b'%') => self.lexer.defines(),
            Some(b'!') => complete && self.is_whole_line(token),
            _ => false,
        };
        if ends {
            self.lexer.rewind(before);
            return None;
        }
        Some(token)
    }

    /// Whether a line consists of `!<integer>`s and its first token, `token`, encodes their number as word count: the form of an
    /// instruction whose opcode has no name.
    fn is_whole_line(&self, token: Token<'t>) -> bool {
        let blank = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\r');
        let before = self.text.get(..token.offset).unwrap_or(&[]);
        if before.iter().rev().find(|byte| !blank(byte)).is_some_and(|byte| *byte != b'\n') {
            return false;
        }
        let rest = self.text.get(token.offset..).unwrap_or(&[]);
        let line = rest.split(|byte| matches!(byte, b'\n' | b';')).next().unwrap_or(rest);
        let mut tokens = line.split(|byte| blank(&byte)).filter(|token| !token.is_empty());
        let count = token.text.get(1..).and_then(number::parse_word).map_or(0, |word| (word >> 16) as usize);
        count > 0
            && tokens.by_ref().take(count).filter(|token| token.first() == Some(&b'!')).count() == count
            && tokens.next().is_none()
    }

    fn instruction(&mut self, first: Token<'t>) -> Outcome<'t> {
        let start = self.words.len();
        if first.text.first() == Some(&b'!') {
            self.immediate(first)?;
            return self.alternate_operands();
        }
        let (name, result) = self.opcode_and_result(first)?;
        let Some(grammar) = grammar::instruction_by_name(name.text) else {
            return problem(name, format!("is no instruction{}", hints::opcode(name.text)));
        };
        match (grammar.has_result, result) {
            (true, None) => {
                return problem(name, format!("defines a result <id>: write %name = {}", grammar.opname));
            }
            (false, Some(result)) => {
                return problem(result, format!("cannot be set: {} has no result <id>", grammar.opname));
            }
            _ => {}
        }
        self.words.push(0);
        let mut current = Current { grammar, start, result };
        self.operands(&mut current, name)?;
        let count = self.words.len() - start;
        let Ok(word_count) = u16::try_from(count) else {
            return problem(name, format!("has {count} words; an instruction has at most 65535"));
        };
        if let Some(first) = self.words.get_mut(start) {
            *first = grammar.opcode.first_word(word_count);
        }
        self.learn(start);
        Ok(())
    }

    fn opcode_and_result(&mut self, first: Token<'t>) -> Outcome<'t, (Token<'t>, Option<Token<'t>>)> {
        if first.is_opcode() {
            return Ok((first, None));
        }
        if first.text.first() != Some(&b'%') {
            let hint = hints::opcode(first.text);
            return problem(first, format!("stands where an instruction or %name = should start{hint}"));
        }
        let end = || Problem { token: None, message: "stands where an instruction should go on".to_owned() };
        let equals = self.lexer.next().ok_or_else(end)?;
        if equals.text != b"=" {
            let id = shown(first.text);
            return problem(equals, format!("stands where = is expected, behind the result <id> {id}"));
        }
        let name = self.lexer.next().ok_or_else(end)?;
        if !name.is_opcode() {
            let hint = match name.text.first() {
                Some(b'!') => "; behind = the opcode cannot be !<integer>".to_owned(),
                _ => hints::opcode(name.text),
            };
            return problem(name, format!("stands where the name of an instruction is expected{hint}"));
        }
        Ok((name, Some(first)))
    }

    fn operands(&mut self, current: &mut Current<'t>, name: Token<'t>) -> Outcome<'t> {
        let mut pattern = Pattern::new(current.grammar);
        loop {
            match pattern.next() {
                Next::Kind { kind: OperandKind::IdResult, .. } => self.result(current)?,
                Next::Kind { kind, optional } => {
                    let Some(token) = self.operand_token(optional) else {
                        if !optional {
                            return self.missing(kind, name);
                        }
                        pattern.end_repeat();
                        continue;
                    };
                    if token.text.first() == Some(&b'!') {
                        self.immediate(token)?;
                        // If the result is still pending, the token stood for the result type.
                        self.result(current)?;
                        return self.alternate_operands();
                    }
                    self.operand(kind, token, current, &mut pattern)?;
                }
                Next::Raw => return self.alternate_operands(),
                Next::End => break,
            }
        }
        match self.operand_token(true) {
            Some(token) if token.text.first() == Some(&b'!') => {
                // The token cannot belong to this instruction.
                self.lexer.rewind(token.offset);
                Ok(())
            }
            Some(token) => problem(token, format!("is one operand more than {} has", shown(name.text))),
            None => Ok(()),
        }
    }

    fn missing(&mut self, kind: OperandKind, name: Token<'t>) -> Outcome<'t> {
        let before = self.lexer.offset();
        let token = self.lexer.next();
        self.lexer.rewind(before);
        let message = format!("stands where {} needs its {}", shown(name.text), describe(kind));
        Err(Problem { token, message })
    }

    /// Records the properties that later instructions' layout depends on.
    fn learn(&mut self, start: usize) {
        let words = self.words.get(start..).unwrap_or(&[]);
        let instruction = Instruction::new(words, 0, 0);
        let Some(entry) = instruction.result_id() else { return };
        let Some(known) = self.known.get_mut(entry.0 as usize) else { return };
        if let Some(type_entry) = instruction.result_type().filter(|_| known.type_entry == 0) {
            known.type_entry = type_entry.0 + 1;
        }
        match instruction.opcode() {
            op::TypeInt | op::TypeFloat if known.number.is_none() => {
                known.number = NumberType::declared_by(instruction)
            }
            op::ExtInstImport if known.import.is_none() => {
                known.import = instruction.string_bytes(0).ok().map(|(name, _)| Import::by_name(&name));
            }
            _ => {}
        }
    }

    fn finish(mut self, options: &AssembleOptions) -> Vec<u32> {
        let numbers = self.numbers(options.preserve_numeric_ids);
        for position in &self.ids {
            if let Some(word) = self.words.get_mut(*position) {
                *word = numbers.get(*word as usize).copied().unwrap_or(0);
            }
        }
        let least_bound = numbers.iter().max().map_or(1, |most| most.saturating_add(1));
        let comments = HeaderComments::read(self.text);
        let version =
            options.version.map(Version::word).or(comments.version).unwrap_or(Version::NEWEST.word());
        let bound = comments.bound.map_or(least_bound, |bound| bound.max(least_bound));
        let header = [MAGIC, version, comments.generator.unwrap_or(0), bound, 0];
        for (word, value) in self.words.iter_mut().zip(header) {
            *word = value;
        }
        self.words
    }

    /// The number of each entry, in order of appearance, skipping preserved numbers.
    fn numbers(&self, preserve: bool) -> Vec<u32> {
        let entries = 0..self.symbols.len() as u32;
        let kept: Vec<Option<u32>> = entries
            .map(|entry| if preserve { number::parse_word(self.symbols.name(entry)) } else { None })
            .collect();
        let taken: FxHashSet<u32> = kept.iter().flatten().copied().collect();
        let mut next = 1_u32;
        let fresh = |kept: &Option<u32>| {
            kept.unwrap_or_else(|| {
                while taken.contains(&next) {
                    next += 1;
                }
                next += 1;
                next - 1
            })
        };
        kept.iter().map(fresh).collect()
    }
}

/// A token as shown in a message.
fn shown(text: &[u8]) -> String {
    const LONGEST: usize = 60;
    let text = String::from_utf8_lossy(text);
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", text.get(..end).unwrap_or_default()),
        None => text.into_owned(),
    }
}

/// A description of an operand kind for a message.
fn describe(kind: OperandKind) -> &'static str {
    match grammar::operand_kind(kind).category {
        Category::Id if kind == OperandKind::IdResultType => "result type",
        Category::Id => "operand, an <id>",
        _ => grammar::operand_kind(kind).name,
    }
}
