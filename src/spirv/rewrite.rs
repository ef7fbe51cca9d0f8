//! Rewriting of a module, instruction by instruction.
//!
//! Rule of this module: passes over SPIR-V copy and append instructions through it; no pass edits header words or frames its own
//! output.

use super::{BOUND_WORD, Id, Instruction, Module, Opcode, op, push_instruction};
use crate::error::Result;

/// A module under construction, derived from another one.
pub struct Rewrite<'m> {
    module: &'m Module,
    words: Vec<u32>,
    bound: u32,
    /// Words of new declarations, inserted before the first function.
    declarations: Vec<u32>,
    /// The position of the first function.
    functions: Option<usize>,
}

impl<'m> Rewrite<'m> {
    /// A module with the header of `module` and without instructions.
    pub fn new(module: &'m Module) -> Self {
        Self {
            module,
            words: module.header().to_vec(),
            bound: module.bound(),
            declarations: Vec::new(),
            functions: None,
        }
    }

    /// An `<id>` that the module does not use.
    pub fn fresh_id(&mut self) -> Id {
        let id = Id(self.bound);
        self.bound = self.bound.saturating_add(1);
        id
    }

    /// Appends an instruction unchanged.
    pub fn copy(&mut self, instruction: Instruction<'_>) {
        self.append(instruction.opcode(), instruction.words());
    }

    /// Appends an instruction with modified words; the first word must keep its word count.
    pub fn copy_with(&mut self, instruction: Instruction<'_>, change: impl FnOnce(&mut [u32])) {
        let start = self.words.len();
        self.copy(instruction);
        change(self.words.get_mut(start..).unwrap_or_default());
    }

    /// Appends a new instruction.
    ///
    /// # Errors
    /// Unsupported if it exceeds the maximum word count.
    pub fn push(&mut self, opcode: Opcode, ty: Option<Id>, id: Option<Id>, operands: &[u32]) -> Result<()> {
        if opcode == op::Function {
            self.functions.get_or_insert(self.words.len());
        }
        push_instruction(&mut self.words, opcode, ty, id, operands)
    }

    /// Appends an instruction with the result type and result of another one.
    ///
    /// # Errors
    /// The errors of [`Rewrite::push`].
    pub fn push_as(&mut self, of: Instruction<'_>, opcode: Opcode, operands: &[u32]) -> Result<()> {
        self.push(opcode, of.result_type(), of.result_id(), operands)
    }

    /// Adds a declaration after those of the module.
    ///
    /// # Errors
    /// The errors of [`Rewrite::push`].
    pub fn declare(&mut self, opcode: Opcode, ty: Option<Id>, id: Id, operands: &[u32]) -> Result<()> {
        push_instruction(&mut self.declarations, opcode, ty, Some(id), operands)
    }

    fn append(&mut self, opcode: Opcode, words: &[u32]) {
        if opcode == op::Function {
            self.functions.get_or_insert(self.words.len());
        }
        self.words.extend_from_slice(words);
    }

    /// The words of the new module.
    pub fn into_words(mut self) -> Vec<u32> {
        if let Some(bound) = self.words.get_mut(BOUND_WORD) {
            *bound = self.bound;
        }
        let behind = self.functions.unwrap_or(self.words.len());
        self.words.splice(behind..behind, self.declarations);
        self.words
    }

    /// The new module; `None` if it equals the original.
    ///
    /// # Errors
    /// Malformed if the words are not a module.
    pub fn finish(self) -> Result<Option<Module>> {
        let before = self.module.words();
        let words = self.into_words();
        if words == before { Ok(None) } else { Module::from_words(words).map(Some) }
    }
}
