//! Removes unused constants: for example, an argument that selects the instruction for a builtin call leaves
//! one behind.

use super::context::Writer;
use crate::spirv::continued::is_continuation;
use crate::spirv::{HEADER_WORDS, Id, Instruction, Module, Opcode, Section, each_instruction, op};
use rustc_hash::FxHashSet;

/// Opcodes of constants that may be removed.
pub(crate) const CONSTANTS: &[Opcode] = &[
    op::Constant,
    op::ConstantTrue,
    op::ConstantFalse,
    op::ConstantNull,
    op::ConstantComposite,
    op::ConstantSampler,
    op::Undef,
];

/// Opcodes of types that are removed together with their last constant.
const TYPES: &[Opcode] = &[op::TypeBool, op::TypeInt, op::TypeFloat, op::TypeVector];

impl Writer<'_, '_> {
    /// Removes the constants that `module`, the writer's output, does not use, and the scalar and vector
    /// types that only they used. Returns whether it removed any.
    pub(super) fn drop_unused_constants(&mut self, module: &Module) -> bool {
        let gone = unused(module);
        if gone.is_empty() {
            return false;
        }
        let words = std::mem::take(self.out.section_mut(Section::Global));
        let kept = self.out.section_mut(Section::Global);
        let mut is_gone = false;
        for words in each_instruction(&words) {
            let instruction = Instruction::new(words, 0, 0);
            // OpExtended continuations are removed with their instruction.
            if !is_continuation(instruction.opcode()) {
                is_gone = instruction.result_id().is_some_and(|id| gone.contains(&id));
            }
            if !is_gone {
                kept.extend_from_slice(words);
            }
        }
        true
    }
}

/// The constants that only other unused constants refer to, and the types that only they use.
fn unused(module: &Module) -> FxHashSet<Id> {
    let mut open = Open::new(module);
    let mut work = Vec::new();
    let mut at = HEADER_WORDS;
    // Few instructions contain a word that equals a candidate id.
    while let Some(found) = open.next_candidate(at) {
        if open.constants == 0 {
            return FxHashSet::default();
        }
        let Some(instruction) = module.at_word(found) else { break };
        at = instruction.word_offset() as usize + instruction.words().len();
        if open.holds_result_of(instruction) {
            continue;
        }
        open.close_references(instruction, &mut work);
        // Constants that a used constant refers to are used as well.
        while let Some(id) = work.pop() {
            if let Some(instruction) = module.definition(id) {
                open.close_references(instruction, &mut work);
            }
        }
    }
    open.constants_and_their_types()
}

/// Constants and types for which no use has been found yet.
struct Open<'m> {
    module: &'m Module,
    /// By `<id>`: the writer's are dense.
    is_open: Vec<bool>,
    /// The number of constants among them.
    constants: usize,
}

impl<'m> Open<'m> {
    /// All constants and types of a module.
    fn new(module: &'m Module) -> Self {
        let mut open = Self { module, is_open: vec![false; module.bound() as usize], constants: 0 };
        for instruction in module.declarations() {
            let is_constant = CONSTANTS.contains(&instruction.opcode());
            if !is_constant && !TYPES.contains(&instruction.opcode()) {
                continue;
            }
            let id = instruction.result_id().map_or(0, |id| id.0);
            if let Some(slot) = open.is_open.get_mut(id as usize) {
                *slot = true;
                open.constants += usize::from(is_constant);
            }
        }
        open
    }

    #[inline]
    fn holds(&self, id: Id) -> bool {
        self.is_open.get(id.0 as usize).copied().unwrap_or(false)
    }

    /// The place of the first word from `at` on that equals a candidate id.
    fn next_candidate(&self, at: usize) -> Option<usize> {
        let words = self.module.words().get(at..)?;
        words.iter().position(|word| self.holds(Id(*word))).map(|found| at + found)
    }

    /// Whether a word of an instruction equals a candidate id.
    #[inline]
    fn may_refer(&self, instruction: Instruction<'_>) -> bool {
        instruction.words().iter().skip(1).any(|word| self.holds(Id(*word)))
    }

    fn holds_result_of(&self, instruction: Instruction<'_>) -> bool {
        instruction.result_id().is_some_and(|id| self.holds(id))
    }

    /// Marks the ids that an instruction refers to as used and adds them to `closed`.
    fn close_references(&mut self, instruction: Instruction<'m>, closed: &mut Vec<Id>) {
        match instruction.plain_ids() {
            Some(ids) => ids.iter().for_each(|id| self.close(Id(*id), instruction, closed)),
            None if self.may_refer(instruction) => {
                let operands = self.module.operands(instruction).flatten();
                operands
                    .filter_map(|operand| operand.id())
                    .for_each(|id| self.close(id, instruction, closed));
            }
            None => {}
        }
    }

    fn close(&mut self, id: Id, user: Instruction<'m>, closed: &mut Vec<Id>) {
        if !self.holds(id) || user.result_id() == Some(id) {
            return;
        }
        if let Some(is_open) = self.is_open.get_mut(id.0 as usize) {
            *is_open = false;
        }
        let is_constant = self.module.definition(id).is_some_and(|i| CONSTANTS.contains(&i.opcode()));
        self.constants -= usize::from(is_constant);
        closed.push(id);
    }

    /// The constants that remain unused, and the types that only they and their constituents use.
    fn constants_and_their_types(&self) -> FxHashSet<Id> {
        let before = self.module.declarations();
        let is_gone = |i: &Instruction<'_>| CONSTANTS.contains(&i.opcode()) && self.holds_result_of(*i);
        let mut gone = FxHashSet::default();
        for constant in before.filter(is_gone) {
            gone.extend(constant.result_id());
            let mut ty = constant.result_type();
            while let Some(id) = ty.filter(|id| self.holds(*id) && gone.insert(*id)) {
                let element = self.module.definition(id).filter(|i| i.opcode() == op::TypeVector);
                ty = element.and_then(|vector| vector.operands().first().copied()).map(Id);
            }
        }
        gone
    }
}
