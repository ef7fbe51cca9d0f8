//! Text to module.
//!
//! Rule of this module: one pass. `<id>`s are entries of a symbol table until the end, when each entry gets its number and the words
//! that hold one are patched.

use rustc_hash::FxHashSet;

use super::hints;
use super::lexer::{Lexer, Token, position};
use super::number;
use super::symbols::SymbolTable;
use super::{generators, number::Refusal};
use crate::error::{Error, ErrorKind, Finding, Location, Result};
use crate::spirv::grammar::{self, Category, InstructionGrammar, OperandKind, Version};
use crate::spirv::operands::{Import, Next, NumberType, Pattern};
use crate::spirv::{HEADER_WORDS, Instruction, MAGIC, literal, op};

/// Errors after which the assembler gives up.
const MOST_FINDINGS: usize = 20;

/// How a text is assembled.
#[derive(Clone, Copy, Debug, Default)]
pub struct AssembleOptions {
    /// An `<id>` whose name is a number keeps it (`--preserve-numeric-ids`).
    pub preserve_numeric_ids: bool,
    /// Version of the header; without it that of the comment `; Version:`, else 1.6.
    pub version: Option<Version>,
}

/// The words of the module that `text` describes.
///
/// The comments with which a disassembly starts give the header's version and generator.
///
/// # Errors
/// Malformed; each finding has its line and column. Several are reported at once.
pub fn assemble(text: &str, options: &AssembleOptions) -> Result<Vec<u32>> {
    assemble_bytes(text.as_bytes(), options)
}

/// As [`assemble`], for a text whose string literals need not be UTF-8.
///
/// # Errors
/// As [`assemble`].
pub fn assemble_bytes(text: &[u8], options: &AssembleOptions) -> Result<Vec<u32>> {
    let mut assembler = Assembler::new(text);
    assembler.instructions();
    if let Some(error) = Error::from_findings(ErrorKind::Malformed, std::mem::take(&mut assembler.findings)) {
        return Err(error);
    }
    Ok(assembler.finish(options))
}

/// What went wrong with one instruction: a token, or the end of the text, and why.
struct Problem<'t> {
    token: Option<Token<'t>>,
    message: String,
}

type Outcome<'t, T = ()> = std::result::Result<T, Problem<'t>>;

fn problem<'t, T>(token: Token<'t>, message: impl Into<String>) -> Outcome<'t, T> {
    Err(Problem { token: Some(token), message: message.into() })
}

/// What is known of an `<id>`.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The number type that it declares.
    number: Option<NumberType>,
    /// Entry + 1 of its type.
    type_entry: u32,
    /// What it imports.
    import: Option<Import>,
}

struct Assembler<'t> {
    text: &'t [u8],
    lexer: Lexer<'t>,
    words: Vec<u32>,
    /// Positions in `words` that hold entries.
    ids: Vec<usize>,
    symbols: SymbolTable,
    /// By entry.
    known: Vec<Known>,
    findings: Vec<Finding>,
}

/// The instruction that is being assembled.
struct Current<'t> {
    grammar: &'static InstructionGrammar,
    /// Position of its first word.
    start: usize,
    /// The result `<id>` in front of `=`, until its word is written.
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
        }
    }

    /// All instructions. Behind an error the next one is looked for.
    fn instructions(&mut self) {
        while let Some(token) = self.lexer.next() {
            let (start, ids) = (self.words.len(), self.ids.len());
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

    /// Skips to where an instruction starts.
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
        self.findings.push(Finding { message, location: Location::Text { line, column } });
    }

    /// Whether `token`, just read, is the result `<id>` of an instruction.
    #[inline]
    fn is_result(&self, token: Token<'t>) -> bool {
        token.text.first() == Some(&b'%') && self.lexer.defines()
    }

    /// The next word of the instruction; `None` where the next instruction starts or the text ends. Only where the instruction
    /// could end here (`complete`) does a line of `!<integer>` start another.
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

    /// Whether a line consists of `!<integer>`s of which the first, `token`, has the number of all as its word count: so an
    /// instruction is written whose opcode has no name.
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
        if count > usize::from(u16::MAX) {
            return problem(name, format!("has {count} words; an instruction has at most 65535"));
        }
        if let Some(first) = self.words.get_mut(start) {
            *first = (count as u32) << 16 | u32::from(grammar.opcode.0);
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
        // A word that an optional operand did not take.
        let mut kept = None;
        loop {
            match pattern.next() {
                Next::Kind { kind: OperandKind::IdResult, .. } => self.result(current)?,
                Next::Kind { kind, optional } => {
                    let Some(token) = kept.take().or_else(|| self.operand_token(optional)) else {
                        if optional {
                            pattern.end_repeat();
                            continue;
                        }
                        return self.missing(kind, name);
                    };
                    if token.text.first() == Some(&b'!') {
                        self.immediate(token)?;
                        // It took the place of the result type, if the result is still to come.
                        self.result(current)?;
                        return self.alternate_operands();
                    }
                    if optional && !self.may_be(kind, token) {
                        kept = Some(token);
                        pattern.end_repeat();
                        continue;
                    }
                    self.operand(kind, token, current, &mut pattern)?;
                }
                Next::Raw => {
                    if let Some(token) = kept.take() {
                        self.untyped(token)?;
                    }
                    return self.alternate_operands();
                }
                Next::End => break,
            }
        }
        match kept {
            Some(token) => problem(token, format!("is no operand of {}", shown(name.text))),
            None => match self.operand_token(true) {
                Some(token) if token.text.first() == Some(&b'!') => {
                    // Nothing more can belong to this instruction.
                    self.lexer.rewind(token.offset);
                    Ok(())
                }
                Some(token) => problem(token, format!("is one operand more than {} has", shown(name.text))),
                None => Ok(()),
            },
        }
    }

    fn missing(&mut self, kind: OperandKind, name: Token<'t>) -> Outcome<'t> {
        let before = self.lexer.offset();
        let token = self.lexer.next();
        self.lexer.rewind(before);
        let message = format!("stands where {} needs its {}", shown(name.text), describe(kind));
        Err(Problem { token, message })
    }

    /// Whether a word can be an operand of this kind, so that an optional one is there.
    fn may_be(&self, kind: OperandKind, token: Token<'t>) -> bool {
        let row = grammar::operand_kind(kind);
        match row.category {
            Category::Id => token.text.first() == Some(&b'%'),
            Category::Composite => row.bases.first().is_some_and(|first| self.may_be(*first, token)),
            Category::BitEnum | Category::ValueEnum => !matches!(token.text.first(), Some(b'%' | b'"')),
            Category::Literal => token.text.first() != Some(&b'%'),
        }
    }

    /// The result `<id>`, if its word is still to be written.
    #[inline]
    fn result(&mut self, current: &mut Current<'t>) -> Outcome<'t> {
        match current.result.take() {
            Some(token) => self.id(token),
            None => Ok(()),
        }
    }

    fn id(&mut self, token: Token<'t>) -> Outcome<'t> {
        let Some((b'%', name)) = token.text.split_first() else {
            return problem(token, "stands where an <id> is expected; an <id> starts with %");
        };
        if name.is_empty() || !name.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
            return problem(token, "is no <id>: behind % stand letters, digits and _");
        }
        let (entry, new) = self.symbols.insert(name);
        if new {
            self.known.push(Known::default());
        }
        self.ids.push(self.words.len());
        self.words.push(entry);
        Ok(())
    }

    /// `!<integer>`
    fn immediate(&mut self, token: Token<'t>) -> Outcome<'t> {
        match token.text.get(1..).and_then(number::parse_word) {
            Some(word) => {
                self.words.push(word);
                Ok(())
            }
            None => problem(token, "is no injected word: behind ! stands an unsigned integer of 32 bits"),
        }
    }

    /// The words up to the next instruction, of which nothing is known.
    fn alternate_operands(&mut self) -> Outcome<'t> {
        while let Some(token) = self.operand_token(true) {
            self.untyped(token)?;
        }
        Ok(())
    }

    fn untyped(&mut self, token: Token<'t>) -> Outcome<'t> {
        match token.text.first() {
            Some(b'!') => self.immediate(token),
            Some(b'%') => self.id(token),
            Some(b'"') => self.string(token),
            _ => number::push_untyped(token.text, &mut self.words).or_else(|refusal| {
                let rule = "behind !<integer> only numbers, strings, <id>s and !<integer> can stand";
                problem(token, format!("{refusal}; {rule}"))
            }),
        }
    }

    fn operand(
        &mut self,
        kind: OperandKind,
        token: Token<'t>,
        current: &Current<'t>,
        pattern: &mut Pattern,
    ) -> Outcome<'t> {
        let row = grammar::operand_kind(kind);
        match row.category {
            Category::Id => self.id(token),
            Category::ValueEnum => match grammar::enumerant_by_name(kind, token.text) {
                Some(enumerant) => {
                    self.words.push(enumerant.value);
                    pattern.push(enumerant.parameters);
                    Ok(())
                }
                None => problem(token, format!("is no {}{}", row.name, hints::enumerant(kind, token.text))),
            },
            Category::BitEnum => self.mask(kind, token, pattern),
            Category::Composite => {
                let Some((first, rest)) = row.bases.split_first() else { return Ok(()) };
                pattern.push_kinds(rest);
                if kind == OperandKind::PairLiteralIntegerIdRef {
                    return self.switch_literal(token, current);
                }
                self.operand(*first, token, current, pattern)
            }
            Category::Literal => self.literal(kind, token, current, pattern),
        }
    }

    fn mask(&mut self, kind: OperandKind, token: Token<'t>, pattern: &mut Pattern) -> Outcome<'t> {
        let mut mask = 0;
        for name in token.text.split(|byte| *byte == b'|') {
            let Some(enumerant) = grammar::enumerant_by_name(kind, name) else {
                let hint = hints::enumerant(kind, name);
                let kind = grammar::operand_kind(kind).name;
                return problem(token, format!("holds '{}', which is no {kind}{hint}", shown(name)));
            };
            mask |= enumerant.value;
        }
        self.words.push(mask);
        pattern.push_mask(kind, mask);
        Ok(())
    }

    fn literal(
        &mut self,
        kind: OperandKind,
        token: Token<'t>,
        current: &Current<'t>,
        pattern: &mut Pattern,
    ) -> Outcome<'t> {
        match kind {
            OperandKind::LiteralString => self.string(token),
            OperandKind::LiteralFloat => {
                let number = NumberType::Float { width_bits: 32, encoding: None };
                self.number(token, number)
            }
            OperandKind::LiteralContextDependentNumber => {
                let declared = self.known_at(current.start + 1).and_then(|known| known.number);
                match declared {
                    Some(number) => self.number(token, number),
                    None => problem(
                        token,
                        "is a number of unknown type: its result type must be declared before as OpTypeInt or OpTypeFloat; !<integer> works without",
                    ),
                }
            }
            OperandKind::LiteralSpecConstantOpInteger => {
                let name = [b"Op", token.text].concat();
                match grammar::instruction_by_name(&name).filter(|inner| inner.is_spec_constant_op()) {
                    Some(inner) => {
                        self.words.push(u32::from(inner.opcode.0));
                        pattern.push(inner.operands);
                        Ok(())
                    }
                    None => {
                        let hint = if token.is_opcode() { "; it is written without Op" } else { "" };
                        problem(token, format!("is no instruction that OpSpecConstantOp can hold{hint}"))
                    }
                }
            }
            OperandKind::LiteralExtInstInteger => self.ext_inst(token, pattern),
            _ => self.number(token, NumberType::Integer { width_bits: 32, signed: false }),
        }
    }

    #[inline]
    fn number(&mut self, token: Token<'t>, number: NumberType) -> Outcome<'t> {
        let pushed: std::result::Result<(), Refusal> =
            number::push_number(token.text, number, &mut self.words);
        pushed.or_else(|refusal| problem(token, refusal))
    }

    fn switch_literal(&mut self, token: Token<'t>, current: &Current<'t>) -> Outcome<'t> {
        let selector = self.known_at(current.start + 1);
        let type_entry = selector.and_then(|known| known.type_entry.checked_sub(1));
        let number =
            type_entry.and_then(|entry| self.known.get(entry as usize)).and_then(|known| known.number);
        match number {
            Some(number @ NumberType::Integer { .. }) => self.number(token, number),
            _ => problem(
                token,
                "is a number of unknown type: the selector of OpSwitch must be declared before, with an OpTypeInt",
            ),
        }
    }

    fn ext_inst(&mut self, token: Token<'t>, pattern: &mut Pattern) -> Outcome<'t> {
        let import =
            self.known_at(self.words.len() - 1).and_then(|known| known.import).unwrap_or(Import::Unknown);
        let named = match import {
            Import::Set(set) => set.instruction_by_name(token.text),
            Import::NonSemantic | Import::Unknown => None,
        };
        let number = named.map(|row| row.number).or_else(|| number::parse_word(token.text));
        match (number, import) {
            (Some(number), _) => {
                self.words.push(number);
                pattern.extended(import, named.or_else(|| import.instruction(number)));
                Ok(())
            }
            (None, Import::Set(set)) => {
                let hint = hints::ext_inst(set, token.text);
                problem(token, format!("is no instruction of {}{hint}", set.name()))
            }
            (None, _) => problem(
                token,
                "is no number; instructions have names only behind the OpExtInstImport of a known set",
            ),
        }
    }

    /// A string literal: `"`, characters of which `\` escapes the next, and `"`.
    fn string(&mut self, token: Token<'t>) -> Outcome<'t> {
        let [b'"', rest @ ..] = token.text else {
            return problem(token, "stands where a string in double quotes is expected");
        };
        let mut bytes = Vec::with_capacity(rest.len());
        let mut characters = rest.iter();
        while let Some(byte) = characters.next() {
            match byte {
                b'"' if characters.as_slice().is_empty() => {
                    if bytes.contains(&0) {
                        return problem(token, "holds a zero byte, which ends a string");
                    }
                    literal::push_string_words(&bytes, &mut self.words);
                    return Ok(());
                }
                b'"' => return problem(token, "goes on behind its closing quote"),
                b'\\' => bytes.extend(characters.next()),
                byte => bytes.push(*byte),
            }
        }
        problem(token, "is a string without its closing quote")
    }

    /// What is known of the `<id>` whose entry stands at a position.
    fn known_at(&self, position: usize) -> Option<Known> {
        self.ids.iter().rev().take_while(|id| **id >= position).find(|id| **id == position)?;
        self.known.get(*self.words.get(position)? as usize).copied()
    }

    /// Remembers what the layout of later instructions depends on.
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

    /// The number of each entry: in order of appearance, numbers that are kept left out.
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

/// What the comments with which a disassembly starts say of the header.
#[derive(Default)]
struct HeaderComments {
    version: Option<u32>,
    generator: Option<u32>,
    bound: Option<u32>,
}

impl HeaderComments {
    fn read(text: &[u8]) -> Self {
        let mut comments = Self::default();
        let lines = text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
        for line in lines.take_while(|line| line.is_empty() || line.starts_with(b";")) {
            let Ok(line) = std::str::from_utf8(line) else { continue };
            let line = line.trim_start_matches(';').trim_start();
            if let Some(version) = line.strip_prefix("Version:") {
                comments.version = parse_version(version.trim());
            } else if let Some(generator) = line.strip_prefix("Generator:") {
                comments.generator(generator.trim());
            }
        }
        comments
    }

    fn generator(&mut self, text: &str) {
        let (text, bound) = match text.split_once("; bound ") {
            Some((text, bound)) => (text, bound.strip_suffix(" is not the least")),
            None => (text, None),
        };
        self.bound = bound.and_then(|bound| bound.parse().ok());
        if let Some((name, version)) = text.rsplit_once("; ") {
            let tool = generators::number(name).filter(|tool| *tool <= 0xFFFF);
            let version = version.trim().parse::<u16>().ok();
            self.generator = tool.zip(version).map(|(tool, version)| tool << 16 | u32::from(version));
        }
    }
}

fn parse_version(text: &str) -> Option<u32> {
    let (major, minor) = text.split_once('.')?;
    Some(Version::new(major.parse().ok()?, minor.parse().ok()?).word())
}

/// A word as a message shows it.
fn shown(text: &[u8]) -> String {
    const LONGEST: usize = 60;
    let text = String::from_utf8_lossy(text);
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", text.get(..end).unwrap_or_default()),
        None => text.into_owned(),
    }
}

/// What an operand of a kind is, for a message.
fn describe(kind: OperandKind) -> &'static str {
    match grammar::operand_kind(kind).category {
        Category::Id if kind == OperandKind::IdResultType => "result type",
        Category::Id => "operand, an <id>",
        _ => grammar::operand_kind(kind).name,
    }
}
