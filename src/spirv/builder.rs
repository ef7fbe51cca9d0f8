//! Construction of a module: each instruction is appended to its section of the logical layout.

use super::continued::split_continued;
use super::grammar::{self, InstructionGrammar, Opcode, Version};
use super::instruction::{Id, Instruction};
use super::literal;
use super::module::{HEADER_WORDS, MAGIC};
use super::operands::{NoTypes, operands};
use crate::error::{Detail, Error, Result};

/// A section of a module, in the order of the layout.
///
/// Spec: "Logical Layout of a Module"
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// OpCapability.
    Capability,
    /// OpExtension.
    Extension,
    /// OpExtInstImport.
    ExtInstImport,
    /// OpMemoryModel.
    MemoryModel,
    /// OpEntryPoint.
    EntryPoint,
    /// OpExecutionMode and OpExecutionModeId.
    ExecutionMode,
    /// OpString, OpSource, OpSourceExtension, OpSourceContinued.
    DebugSource,
    /// OpName, OpMemberName.
    DebugName,
    /// OpModuleProcessed.
    ModuleProcessed,
    /// Domains, scopes and scope lists of SPV_INTEL_memory_access_aliasing, to which decorations refer.
    Aliasing,
    /// Decorations.
    Annotation,
    /// Types, constants, module-scope variables, and debug information.
    Global,
    /// Functions without a body.
    FunctionDeclaration,
    /// Functions with a body.
    FunctionDefinition,
}

impl Section {
    const COUNT: usize = Self::FunctionDefinition as usize + 1;
}

/// A module under construction.
#[derive(Clone, Debug)]
pub struct ModuleBuilder {
    sections: [Vec<u32>; Section::COUNT],
    next_id: u32,
}

impl Default for ModuleBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl ModuleBuilder {
    /// An empty module.
    pub fn new() -> Self {
        Self { sections: Default::default(), next_id: 1 }
    }

    /// A new `<id>`.
    #[inline]
    pub fn fresh_id(&mut self) -> Id {
        let id = Id(self.next_id);
        self.next_id += 1;
        id
    }

    /// One more than the greatest `<id>` returned so far.
    pub fn bound(&self) -> u32 {
        self.next_id
    }

    /// The current words of a section.
    pub fn section(&self, section: Section) -> &[u32] {
        self.sections.get(section as usize).map_or(&[], Vec::as_slice)
    }

    /// The words of a section, to which whole instructions may be appended.
    pub fn section_mut(&mut self, section: Section) -> &mut Vec<u32> {
        // There is one vector for each variant, so the index is in range.
        &mut self.sections[section as usize]
    }

    /// Appends an instruction to a section.
    ///
    /// # Errors
    /// Unsupported if the instruction exceeds the maximum word count.
    pub fn emit(
        &mut self,
        section: Section,
        opcode: Opcode,
        result_type: Option<Id>,
        result: Option<Id>,
        operands: &[u32],
    ) -> Result<()> {
        push_instruction(self.section_mut(section), opcode, result_type, result, operands)
    }

    /// Appends an instruction whose last operand is a string.
    ///
    /// # Errors
    /// The errors of [`ModuleBuilder::emit`].
    pub fn emit_string(
        &mut self,
        section: Section,
        opcode: Opcode,
        result: Option<Id>,
        operands: &[u32],
        string: &[u8],
    ) -> Result<()> {
        let mut words = operands.to_vec();
        literal::push_string_words(string, &mut words);
        self.emit(section, opcode, None, result, &words)
    }

    /// The module: header and sections. `words` is a buffer for reuse, whose contents are discarded.
    pub fn finish(&self, version: Version, generator: u32, mut words: Vec<u32>) -> Vec<u32> {
        let length = self.sections.iter().map(Vec::len).sum::<usize>();
        words.clear();
        words.reserve(HEADER_WORDS + length);
        words.extend([MAGIC, version.word(), generator, self.next_id, 0]);
        for section in &self.sections {
            words.extend_from_slice(section);
        }
        words
    }
}

/// The words of each instruction of a section.
pub fn each_instruction(words: &[u32]) -> impl Iterator<Item = &[u32]> {
    let mut rest = words;
    std::iter::from_fn(move || {
        let count = (rest.first()? >> 16).max(1) as usize;
        let (one, next) = rest.split_at(count.min(rest.len()));
        rest = next;
        Some(one)
    })
}

/// Appends an instruction to `words`.
///
/// # Errors
/// Unsupported if the instruction exceeds the maximum word count.
#[inline]
pub fn push_instruction(
    words: &mut Vec<u32>,
    opcode: Opcode,
    result_type: Option<Id>,
    result: Option<Id>,
    operands: &[u32],
) -> Result<()> {
    let count = 1 + usize::from(result_type.is_some()) + usize::from(result.is_some()) + operands.len();
    let Ok(count) = u16::try_from(count) else {
        if let Some(pushed) = split_continued(words, opcode, (result_type, result), operands) {
            return pushed;
        }
        return Err(Error::unsupported(format!(
            "{opcode} of {count} words: an instruction has at most 65535"
        ))
        .about(Detail::WordCount));
    };
    words.reserve(usize::from(count));
    let first = opcode.first_word(count);
    match (result_type, result) {
        (Some(ty), Some(id)) => words.extend_from_slice(&[first, ty.0, id.0]),
        (Some(id), None) | (None, Some(id)) => words.extend_from_slice(&[first, id.0]),
        (None, None) => words.push(first),
    }
    words.extend_from_slice(operands);
    Ok(())
}

/// Checks that `words` match the grammar of an opcode's operands after result type and result.
///
/// # Errors
/// Malformed for operands that are missing, surplus or incomplete.
pub fn check_operands(opcode: Opcode, words: &[u32]) -> Result<()> {
    let prefix = grammar::instruction(opcode).map_or(1, InstructionGrammar::prefix_words);
    let mut instruction = vec![0; prefix];
    if let Some(first) = instruction.first_mut() {
        *first = u32::from(opcode.0);
    }
    instruction.extend_from_slice(words);
    operands(Instruction::new(&instruction, 0, 0), &NoTypes).try_for_each(|operand| operand.map(|_| ()))
}
