//! A module as words: framed and checked once, then read without copying.

use super::grammar::{Opcode, Version};
use super::index::SlotIndex;
use super::instruction::{Id, Instruction};
use super::opcode_set::OpcodeSet;
use super::operands::{Import, NumberType, Operand, TypeLookup, operands};
use super::{op, print};
use crate::error::{Error, Location, Result};
use crate::rule::Rule;

/// Word 0 of every module.
pub const MAGIC: u32 = 0x0723_0203;

/// Number of words of a module's header.
pub const HEADER_WORDS: usize = 5;

/// The header word with the generator.
pub const GENERATOR_WORD: usize = 2;

/// The header word with the bound.
pub const BOUND_WORD: usize = 3;

/// The absence of an instruction.
const NONE: u32 = u32::MAX;

/// A SPIR-V module in memory.
///
/// Spec: "Physical Layout of a SPIR-V Module and Instruction"
#[derive(Debug)]
pub struct Module {
    words: Vec<u32>,
    /// Word offset of each instruction.
    starts: Vec<u32>,
    slots: SlotIndex,
    /// By slot: number of the defining instruction, or `NONE`.
    definitions: Vec<u32>,
    imports: Vec<(Id, Import)>,
    /// Number of the first instruction that redefines an `<id>`, or `NONE`; repeated extended instructions are exempt.
    duplicate: u32,
    /// Whether the grammar lacks some opcode.
    has_unknown: bool,
    /// Word offset and length in words of instructions too long for a word count, which is then 0, in order.
    long: Vec<(u32, u32)>,
}

impl Module {
    /// Reads a module of either endianness and checks it: header, word counts, the operands of every instruction against its
    /// grammar, every `<id>` against the bound, and that no `<id>` has two definitions. Time and memory are linear in `bytes`.
    ///
    /// # Errors
    /// Malformed, with the location.
    pub fn parse(bytes: &[u8]) -> Result<Self> {
        Self::from_words(words(bytes)?)
    }

    /// The variant of [`Module::parse`] for words in native endianness.
    ///
    /// # Errors
    /// Malformed, with the location.
    pub fn from_words(words: Vec<u32>) -> Result<Self> {
        let module = Self::framed(words)?;
        module.check()?;
        Ok(module)
    }

    /// Reads a module like [`Module::parse`], but checks only the magic number and the word counts, so that invalid modules can be
    /// shown.
    ///
    /// # Errors
    /// Malformed, with the location.
    pub fn parse_framed(bytes: &[u8]) -> Result<Self> {
        Self::framed(words(bytes)?)
    }

    /// The variant of [`Module::parse_framed`] for words in native endianness.
    ///
    /// # Errors
    /// Malformed, with the location.
    pub fn framed(words: Vec<u32>) -> Result<Self> {
        Self::framed_with(words, Vec::new())
    }

    /// The variant of [`Module::framed`] for instructions whose word count is 0 because of their length, listed by word offset.
    pub(super) fn framed_with(words: Vec<u32>, long: Vec<(u32, u32)>) -> Result<Self> {
        if words.len() < HEADER_WORDS || words.len() >= NONE as usize {
            return Err(Error::broken(
                Rule::HeaderSize,
                format!("a module has a header of {HEADER_WORDS} words; this has {}", words.len()),
            ));
        }
        if words.first() != Some(&MAGIC) {
            return Err(Error::broken(
                Rule::HeaderMagic,
                "this is no SPIR-V module: its magic number is wrong",
            ));
        }
        let bound = words.get(BOUND_WORD).copied().unwrap_or(0);
        // Slots are ids as long as the bound does not exceed the number of words.
        let dense = bound as usize <= words.len();
        let slots = if dense { SlotIndex::Dense(bound) } else { SlotIndex::Sparse(Vec::new()) };
        let definitions = vec![NONE; slots.len()];
        let starts = Vec::with_capacity(words.len() / 4);
        let mut module = Self {
            words,
            starts,
            slots,
            definitions,
            imports: Vec::new(),
            duplicate: NONE,
            has_unknown: false,
            long,
        };
        module.frame_all()?;
        module.imports.sort_by_key(|(id, _)| *id);
        if !dense {
            module.number_sparsely();
        }
        Ok(module)
    }

    /// Frames all instructions by their word counts and records imports and definitions.
    fn frame_all(&mut self) -> Result<()> {
        let mut at = HEADER_WORDS;
        while let Some(first) = self.words.get(at) {
            let count = self.count(*first, at as u32);
            let words = self.words.get(at..at + count).filter(|_| count != 0);
            let number = self.starts.len() as u32;
            let Some(words) = words else {
                return Err(miscounted(*first, at, number, self.words.len() - at));
            };
            let instruction = Instruction::new(words, number, at as u32);
            self.has_unknown |= instruction.grammar().is_none();
            if let Some(id) = instruction.result_id() {
                let first = define(&self.slots, &mut self.definitions, id, number);
                let first = first.and_then(|first| self.starts.get(first as usize));
                if first.is_some_and(|first| !repeats(&self.words, *first, instruction)) {
                    self.duplicate = self.duplicate.min(number);
                }
                if instruction.opcode() == op::ExtInstImport {
                    let import = instruction
                        .string_bytes(0)
                        .map_or(Import::Unknown, |(name, _)| Import::by_name(&name));
                    self.imports.push((id, import));
                }
            }
            self.starts.push(at as u32);
            at += count;
        }
        Ok(())
    }

    fn number_sparsely(&mut self) {
        let mut ids: Vec<u32> = Vec::new();
        for instruction in self.instructions() {
            ids.extend(
                operands(instruction, self).flatten().filter_map(|operand| operand.id()).map(|id| id.0),
            );
        }
        ids.sort_unstable();
        ids.dedup();
        let slots = SlotIndex::Sparse(ids);
        let mut definitions = vec![NONE; slots.len()];
        let mut duplicate = NONE;
        for instruction in self.instructions() {
            let Some(id) = instruction.result_id() else { continue };
            let first = define(&slots, &mut definitions, id, instruction.number());
            let first = first.and_then(|first| self.starts.get(first as usize));
            if first.is_some_and(|first| !repeats(&self.words, *first, instruction)) {
                duplicate = duplicate.min(instruction.number());
            }
        }
        (self.slots, self.definitions, self.duplicate) = (slots, definitions, duplicate);
    }

    /// Performs the checks of [`Module::parse`] that [`Module::framed`] omits.
    ///
    /// # Errors
    /// Malformed, with the location.
    pub fn check(&self) -> Result<()> {
        let [_, version, _, bound, schema] = self.header();
        if Version::from_word(version).is_none() {
            return Err(Error::broken(
                Rule::HeaderVersion,
                format!(
                    "version word {version:#010x} of the header is none of the versions 1.0 to {}",
                    Version::NEWEST
                ),
            ));
        }
        if schema != 0 {
            return Err(Error::broken(
                Rule::HeaderSchema,
                format!("schema word {schema} of the header is not 0"),
            ));
        }
        if bound == 0 {
            return Err(Error::broken(Rule::HeaderBound, "the bound of the header is 0"));
        }
        for instruction in self.instructions() {
            self.check_instruction(instruction).map_err(|error| error.at(self.location(instruction)))?;
        }
        Ok(())
    }

    fn check_instruction(&self, instruction: Instruction<'_>) -> Result<()> {
        let bound = self.bound();
        match instruction.plain_ids() {
            Some(ids) => {
                // The subtraction wraps around for 0, which is rejected too.
                if ids.iter().any(|id| id.wrapping_sub(1) >= bound - 1) {
                    return Err(self.bad_id(ids.iter().find(|id| **id == 0 || **id >= bound).copied()));
                }
            }
            None => {
                for operand in operands(instruction.without_surplus(), self) {
                    if let Some(id) = operand?.id().filter(|id| id.0 == 0 || id.0 >= bound) {
                        return Err(self.bad_id(Some(id.0)));
                    }
                }
            }
        }
        if instruction.number() == self.duplicate {
            return Err(self.defined_twice(instruction));
        }
        Ok(())
    }

    #[cold]
    fn defined_twice(&self, instruction: Instruction<'_>) -> Error {
        let id = instruction.result_id();
        let first = id.and_then(|id| self.definition(id)).map_or(0, Instruction::word_offset);
        Error::broken(
            Rule::IdDefinedOnce,
            format!("{} is defined twice, first in word {first}", id.unwrap_or(Id(0))),
        )
    }

    #[cold]
    fn bad_id(&self, id: Option<u32>) -> Error {
        match id {
            Some(0) | None => Error::broken(Rule::IdBound, "0 is no <id>"),
            Some(id) => Error::broken(
                Rule::IdBound,
                format!("%{id} is not below the bound {} of the header", self.bound()),
            ),
        }
    }

    /// All words, the header included.
    pub fn into_words(self) -> Vec<u32> {
        self.words
    }

    /// All words, the header included.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// The five words of the header.
    pub fn header(&self) -> [u32; HEADER_WORDS] {
        self.words.first_chunk().copied().unwrap_or_default()
    }

    /// Whether the grammar lacks some instruction, whose result `<id>` then appears to be undefined.
    pub fn has_unknown(&self) -> bool {
        self.has_unknown
    }

    /// The version of the header.
    pub fn version(&self) -> Version {
        Version::from_word(self.header()[1]).unwrap_or(Version::NEWEST)
    }

    /// The generator word of the header: the tool in the upper half, the tool's version in the lower.
    pub fn generator(&self) -> u32 {
        self.header()[2]
    }

    /// The bound of the header: every `<id>` is smaller.
    pub fn bound(&self) -> u32 {
        self.header()[3]
    }

    /// Number of slots; see [`Module::slot`].
    pub fn slot_count(&self) -> usize {
        self.slots.len()
    }

    /// The slot of `id`, below [`Module::slot_count`], for tables by `<id>`: their size is linear in the module even if the bound
    /// is not. `None` if the module does not contain the `<id>`.
    #[inline]
    pub fn slot(&self, id: Id) -> Option<usize> {
        self.slots.slot(id)
    }

    /// Number of instructions.
    pub fn instruction_count(&self) -> usize {
        self.starts.len()
    }

    /// All instructions in order.
    pub fn instructions(
        &self,
    ) -> impl DoubleEndedIterator<Item = Instruction<'_>> + ExactSizeIterator + Clone {
        (0..self.starts.len() as u32).map(|number| self.frame(number))
    }

    /// The words of all instructions in order.
    pub fn each_words(&self) -> impl Iterator<Item = &[u32]> {
        self.starts.iter().map(|start| self.words_at(*start))
    }

    #[inline]
    fn words_at(&self, start: u32) -> &[u32] {
        let rest = self.words.get(start as usize..).unwrap_or(&[]);
        let count = rest.first().map_or(0, |first| self.count(*first, start));
        rest.get(..count).unwrap_or(&[])
    }

    /// The instructions starting with number `first`.
    pub fn instructions_from(&self, first: u32) -> impl Iterator<Item = Instruction<'_>> + Clone {
        (first..self.starts.len() as u32).map(|number| self.frame(number))
    }

    /// The instructions before the first function.
    pub fn declarations(&self) -> impl Iterator<Item = Instruction<'_>> + Clone {
        self.instructions().take_while(|instruction| instruction.opcode() != op::Function)
    }

    /// The parameters that directly follow this OpFunction.
    pub fn parameters(&self, function: Instruction<'_>) -> impl Iterator<Item = Instruction<'_>> + use<'_> {
        let behind = self.instructions_from(function.number() + 1);
        behind.take_while(|instruction| instruction.opcode() == op::FunctionParameter)
    }

    /// The instructions with one of some opcodes.
    pub fn instructions_of(&self, opcodes: &[Opcode]) -> impl Iterator<Item = Instruction<'_>> {
        let opcode = |start: u32| Opcode::of_first_word(self.words.get(start as usize).copied().unwrap_or(0));
        let numbered = (0..).zip(&self.starts);
        let found = numbered.filter(move |(_, start)| opcodes.contains(&opcode(**start)));
        found.map(|(number, _)| self.frame(number))
    }

    /// The opcodes of all instructions, from one walk.
    pub fn opcodes(&self) -> OpcodeSet {
        let mut set = OpcodeSet::default();
        for start in &self.starts {
            set.insert(Opcode::of_first_word(self.words.get(*start as usize).copied().unwrap_or(0)));
        }
        set
    }

    /// Number of words of the instruction with this first word at `start`.
    #[inline]
    fn count(&self, first: u32, start: u32) -> usize {
        match first >> 16 {
            0 => self.long_count(start),
            count => count as usize,
        }
    }

    #[cold]
    fn long_count(&self, start: u32) -> usize {
        let found = self.long.binary_search_by_key(&start, |(start, _)| *start).ok();
        found.and_then(|at| self.long.get(at)).map_or(0, |(_, count)| *count as usize)
    }

    #[inline]
    fn frame(&self, number: u32) -> Instruction<'_> {
        let start = self.starts.get(number as usize).copied().unwrap_or(0);
        Instruction::new(self.words_at(start), number, start)
    }

    /// The instruction with a number.
    #[inline]
    pub fn at(&self, number: u32) -> Option<Instruction<'_>> {
        ((number as usize) < self.starts.len()).then(|| self.frame(number))
    }

    /// The instruction that contains a word, by the word's offset behind the header.
    pub fn at_word(&self, offset: usize) -> Option<Instruction<'_>> {
        let behind = self.starts.partition_point(|start| *start as usize <= offset);
        self.at(u32::try_from(behind.checked_sub(1)?).ok()?)
    }

    /// The instruction whose result is `id`.
    #[inline]
    pub fn definition(&self, id: Id) -> Option<Instruction<'_>> {
        let number = *self.definitions.get(self.slot(id)?)?;
        (number != NONE).then(|| self.frame(number))
    }

    /// The instruction whose result is `id`, if it has this opcode.
    #[inline]
    pub fn definition_as(&self, id: Id, opcode: Opcode) -> Option<Instruction<'_>> {
        self.definition(id).filter(|definition| definition.opcode() == opcode)
    }

    /// The operands of an instruction, decoded with the types of this module.
    pub fn operands<'m>(&'m self, instruction: Instruction<'m>) -> impl Iterator<Item = Result<Operand<'m>>> {
        operands(instruction, self)
    }

    /// The location of `instruction` for an error: its assembly text and the enclosing function.
    #[cold]
    pub fn location(&self, instruction: Instruction<'_>) -> Location {
        Location::Spirv {
            word_offset: instruction.word_offset(),
            instruction: instruction.number(),
            text: print::instruction_text(instruction, self),
            function: self
                .function_around(instruction.number())
                .map_or_else(String::new, |id| self.display_name(id)),
        }
    }

    /// The function whose body contains the instruction with this number. Linear; for errors.
    fn function_around(&self, number: u32) -> Option<Id> {
        let before = (0..=number).rev().map(|number| self.frame(number));
        let boundary = |i: &Instruction<'_>| matches!(i.opcode(), op::Function | op::FunctionEnd);
        let last =
            before.skip_while(|i| i.number() == number && i.opcode() == op::FunctionEnd).find(boundary)?;
        if last.opcode() == op::Function { last.result_id() } else { None }
    }
}

impl TypeLookup for Module {
    #[inline]
    fn number_type(&self, type_id: Id) -> Option<NumberType> {
        NumberType::declared_by(self.definition(type_id)?)
    }

    #[inline]
    fn type_of(&self, value: Id) -> Option<Id> {
        self.definition(value)?.result_type()
    }

    fn ext_inst_set(&self, import: Id) -> Import {
        match self.imports.binary_search_by_key(&import, |(id, _)| *id) {
            Ok(at) => self.imports.get(at).map_or(Import::Unknown, |(_, import)| *import),
            Err(_) => Import::Unknown,
        }
    }

    fn tool(&self) -> Option<u32> {
        Some(self.generator() >> 16)
    }
}

/// The words of a module of either endianness, in native endianness.
fn words(bytes: &[u8]) -> Result<Vec<u32>> {
    let (chunks, rest) = bytes.as_chunks::<4>();
    if !rest.is_empty() {
        return Err(Error::broken(
            Rule::HeaderSize,
            format!("{} bytes are no whole number of words", bytes.len()),
        ));
    }
    let swapped = chunks.first().is_some_and(|first| u32::from_be_bytes(*first) == MAGIC);
    let read = if swapped { u32::from_be_bytes } else { u32::from_le_bytes };
    Ok(chunks.iter().map(|chunk| read(*chunk)).collect())
}

/// Records that instruction `number` defines `id`; returns the number of the previous definition, if any.
#[inline]
fn define(slots: &SlotIndex, definitions: &mut [u32], id: Id, number: u32) -> Option<u32> {
    let entry = slots.slot(id).and_then(|slot| definitions.get_mut(slot))?;
    if *entry != NONE {
        return Some(*entry);
    }
    *entry = number;
    None
}

/// Whether an extended instruction repeats the one at a word offset, its `<id>` included: older versions of other translators
/// repeated the lines of debug information.
#[cold]
fn repeats(words: &[u32], first: u32, instruction: Instruction<'_>) -> bool {
    let start = first as usize;
    let before = words.get(start..start.saturating_add(instruction.words().len()));
    instruction.opcode().is_extended() && before == Some(instruction.words())
}

/// The error for an instruction whose word count is 0 or exceeds the remaining words.
#[cold]
fn miscounted(first: u32, at: usize, number: u32, left: usize) -> Error {
    let problem = match first >> 16 {
        0 => "its word count is 0".to_owned(),
        count => format!("its word count {count} exceeds the {left} words that are left"),
    };
    let text = Opcode::of_first_word(first).to_string();
    Error::broken(Rule::WordCount, problem).at(Location::Spirv {
        word_offset: at as u32,
        instruction: number,
        text,
        function: String::new(),
    })
}
