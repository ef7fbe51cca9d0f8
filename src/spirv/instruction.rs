//! A borrowed instruction of a module.

use std::fmt;

use super::grammar::{self, InstructionGrammar, Opcode, OperandShape};
use super::literal;
use super::op;
use crate::error::{Error, Result};
use rspirv::spirv::MemoryAccess;

/// The memory operand that a literal follows.
const ALIGNED: u32 = MemoryAccess::ALIGNED.bits();
/// Memory operands without `<id>`s.
const SIMPLE_ACCESS: u32 = ALIGNED | MemoryAccess::VOLATILE.bits() | MemoryAccess::NONTEMPORAL.bits();

/// An `<id>`. A checked module has no `<id>` 0.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u32);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.0)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An instruction, which borrows its words.
///
/// Spec: "Physical Layout of a SPIR-V Module and Instruction"
#[derive(Clone, Copy)]
pub struct Instruction<'m> {
    words: &'m [u32],
    grammar: Option<&'static InstructionGrammar>,
    number: u32,
    word_offset: u32,
}

impl<'m> Instruction<'m> {
    /// The instruction with these `words`, its first word included. `number` and `word_offset` are the values of
    /// [`Instruction::number`] and [`Instruction::word_offset`].
    #[inline]
    pub fn new(words: &'m [u32], number: u32, word_offset: u32) -> Self {
        let unknown = Self { words, grammar: None, number, word_offset };
        Self { grammar: grammar::instruction(unknown.opcode()), ..unknown }
    }

    /// The same instruction without surplus words after its operands: LLVM's backend repeats the type of `OpConstantNull`.
    pub(crate) fn without_surplus(self) -> Self {
        match self.words.get(..3).filter(|_| self.opcode() == op::ConstantNull) {
            Some(words) => Self { words, ..self },
            None => self,
        }
    }

    /// Its opcode.
    #[inline]
    pub fn opcode(self) -> Opcode {
        Opcode::of_first_word(self.words.first().copied().unwrap_or(0))
    }

    /// Its grammar; `None` if the opcode is unknown.
    #[inline]
    pub fn grammar(self) -> Option<&'static InstructionGrammar> {
        self.grammar
    }

    /// All words, the first included.
    #[inline]
    pub fn words(self) -> &'m [u32] {
        self.words
    }

    /// The words after result type and result `<id>`; for an unknown opcode all words but the first.
    #[inline]
    pub fn operands(self) -> &'m [u32] {
        let prefix = self.grammar.map_or(1, InstructionGrammar::prefix_words);
        self.words.get(prefix..).unwrap_or(&[])
    }

    /// Result type.
    #[inline]
    pub fn result_type(self) -> Option<Id> {
        if !self.grammar?.has_result_type {
            return None;
        }
        self.words.get(1).copied().map(Id)
    }

    /// Result `<id>`.
    #[inline]
    pub fn result_id(self) -> Option<Id> {
        let grammar = self.grammar?;
        if !grammar.has_result {
            return None;
        }
        self.words.get(1 + usize::from(grammar.has_result_type)).copied().map(Id)
    }

    /// Result type of an instruction whose grammar has one.
    ///
    /// # Errors
    /// Malformed if it has no result type.
    #[inline]
    pub fn required_type(self) -> Result<Id> {
        let ty = self.result_type();
        ty.ok_or_else(|| Error::malformed(format!("{} has no result type", self.opcode())))
    }

    /// Result `<id>` of an instruction whose grammar has one.
    ///
    /// # Errors
    /// Malformed if it has no result `<id>`.
    #[inline]
    pub fn required_id(self) -> Result<Id> {
        let id = self.result_id();
        id.ok_or_else(|| Error::malformed(format!("{} has no result", self.opcode())))
    }

    /// The words that are `<id>`s, result type and result included, if their positions do not depend on operand values and the word
    /// count is valid; all other words are then literals of one word each, or a string. Otherwise `None`: the operands must be
    /// decoded.
    #[inline]
    pub fn plain_ids(self) -> Option<&'m [u32]> {
        let grammar = self.grammar.filter(|grammar| grammar.fits(self.words.len()))?;
        let ids = match grammar.shape {
            OperandShape::Ids => return self.words.get(1..),
            OperandShape::IdsThenLiterals(ids)
            | OperandShape::IdsThenString(ids)
            | OperandShape::IdsThenAccess(ids) => ids,
            OperandShape::Mixed => return None,
        };
        let (ids, rest) = self.words.split_at_checked(grammar.prefix_words() + usize::from(ids))?;
        let is_plain = match (grammar.shape, rest) {
            (OperandShape::IdsThenAccess(_), [mask, more @ ..]) => {
                mask & !SIMPLE_ACCESS == 0 && more.len() == usize::from(mask & ALIGNED != 0)
            }
            (OperandShape::IdsThenString(_), string) => literal::string_words(string) == Some(string.len()),
            _ => true,
        };
        if is_plain { ids.get(1..) } else { None }
    }

    /// Its number, counted from 0 after the header.
    #[inline]
    pub fn number(self) -> u32 {
        self.number
    }

    /// Offset of its first word from the start of the module, in words.
    #[inline]
    pub fn word_offset(self) -> u32 {
        self.word_offset
    }

    /// Word `i` of [`Instruction::operands`].
    ///
    /// # Errors
    /// Malformed if there are fewer operands; [`Module::location`](super::Module::location) adds the location.
    #[inline]
    pub fn operand(self, i: usize) -> Result<u32> {
        self.operands().get(i).copied().ok_or_else(|| self.missing(i))
    }

    /// Word `i` of [`Instruction::operands`] as an `<id>`.
    ///
    /// # Errors
    /// The errors of [`Instruction::operand`].
    #[inline]
    pub fn id(self, i: usize) -> Result<Id> {
        self.operand(i).map(Id)
    }

    /// The literal string at word `i` of [`Instruction::operands`], and the index of the word after it.
    ///
    /// # Errors
    /// Malformed if there is no word `i` or the string is unterminated, Unsupported if it is not UTF-8.
    pub fn string(self, i: usize) -> Result<(String, usize)> {
        let (bytes, next) = self.string_bytes(i)?;
        let text = String::from_utf8(bytes)
            .map_err(|_| Error::unsupported(format!("{} has a string that is not UTF-8", self.opcode())))?;
        Ok((text, next))
    }

    /// The variant of [`Instruction::string`] for arbitrary bytes.
    ///
    /// # Errors
    /// Malformed if there is no word `i` or the string is unterminated.
    pub fn string_bytes(self, i: usize) -> Result<(Vec<u8>, usize)> {
        let words =
            self.operands().get(i..).filter(|words| !words.is_empty()).ok_or_else(|| self.missing(i))?;
        let length = literal::string_words(words)
            .ok_or_else(|| Error::malformed(format!("{} has a string without an end", self.opcode())))?;
        Ok((literal::string_bytes(words.get(..length).unwrap_or(&[])), i + length))
    }

    #[cold]
    fn missing(self, i: usize) -> Error {
        Error::malformed(format!(
            "{} has only {} operand words, word {i} is missing",
            self.opcode(),
            self.operands().len()
        ))
    }
}

impl fmt::Debug for Instruction<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.opcode(), self.words.get(1..).unwrap_or(&[]))
    }
}
