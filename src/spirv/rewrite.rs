//! Rewriting of a module, instruction by instruction.
//!
//! Rule of this module: passes over SPIR-V copy and append instructions through it; no pass edits header words or frames its own
//! output.

use super::layout::{self, ANNOTATIONS};
use super::{
    BOUND_WORD, HEADER_WORDS, Id, Instruction, Module, Opcode, each_instruction, op, push_instruction,
};
use crate::error::Result;

/// A module under construction, derived from another one.
pub struct Rewrite<'m> {
    module: &'m Module,
    words: Vec<u32>,
    bound: u32,
    /// Words of new declarations, inserted before the first function.
    declarations: Vec<u32>,
    /// Words of new annotations, inserted behind the others.
    annotations: Vec<u32>,
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
            annotations: Vec::new(),
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

    /// Adds an annotation after those of the module.
    ///
    /// # Errors
    /// The errors of [`Rewrite::push`].
    pub fn annotate(&mut self, opcode: Opcode, operands: &[u32]) -> Result<()> {
        push_instruction(&mut self.annotations, opcode, None, None, operands)
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
        if !self.annotations.is_empty() {
            let behind = behind_annotations(&self.words);
            self.words.splice(behind..behind, self.annotations);
        }
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

/// The position of the first instruction that stands behind annotations.
fn behind_annotations(words: &[u32]) -> usize {
    let body = words.get(HEADER_WORDS..).unwrap_or_default();
    let stands_before = |words: &&[u32]| {
        let opcode = Opcode::of_first_word(words.first().copied().unwrap_or_default());
        let section = super::grammar::instruction(opcode).and_then(|of| layout::section(opcode, of));
        section.is_none_or(|section| section <= ANNOTATIONS) && opcode != op::TypeForwardPointer
    };
    HEADER_WORDS + each_instruction(body).take_while(stands_before).map(<[u32]>::len).sum::<usize>()
}
