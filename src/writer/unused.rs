//! Constants that nothing uses are not written: an argument that selects what a builtin call becomes leaves one behind.

use super::context::Writer;
use crate::spirv::continued::is_continuation;
use crate::spirv::{Id, Instruction, Module, Opcode, Section, each_instruction, op};
use rustc_hash::FxHashSet;

/// Constants that may go.
pub(crate) const CONSTANTS: &[Opcode] = &[
    op::Constant,
    op::ConstantTrue,
    op::ConstantFalse,
    op::ConstantNull,
    op::ConstantComposite,
    op::ConstantSampler,
    op::Undef,
];

/// Types that go with the last constant of theirs.
const TYPES: &[Opcode] = &[op::TypeBool, op::TypeInt, op::TypeFloat, op::TypeVector];

impl Writer<'_, '_> {
    /// Takes the constants that nothing in `module`, which is this writer's, uses out of what is written, and the types of numbers that
    /// only they used. Returns whether there were any.
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
            // The rest of an instruction goes with it.
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

/// The constants of a module that nothing refers to but constants of this kind, and the types that only they have.
fn unused(module: &Module) -> FxHashSet<Id> {
    let mut open = Open::new(module);
    let mut work = Vec::new();
    for instruction in module.instructions() {
        if open.constants == 0 {
            return FxHashSet::default();
        }
        if !open.holds_result_of(instruction) {
            open.close_references(instruction, &mut work);
        }
        // What a used constant refers to is used.
        while let Some(id) = work.pop() {
            if let Some(instruction) = module.definition(id) {
                open.close_references(instruction, &mut work);
            }
        }
    }
    open.constants_and_their_types()
}

/// Constants and types that nothing was found to use yet.
struct Open<'m> {
    module: &'m Module,
    /// By the slots of their ids.
    is_open: Vec<bool>,
    /// How many of them are constants.
    constants: usize,
}

impl<'m> Open<'m> {
    /// All of them.
    fn new(module: &'m Module) -> Self {
        let mut open = Self { module, is_open: vec![false; module.slot_count()], constants: 0 };
        for instruction in module.instructions().take_while(|i| i.opcode() != op::Function) {
            let is_constant = CONSTANTS.contains(&instruction.opcode());
            if !is_constant && !TYPES.contains(&instruction.opcode()) {
                continue;
            }
            let slot = instruction.result_id().and_then(|id| module.slot(id));
            if let Some(slot) = slot.and_then(|slot| open.is_open.get_mut(slot)) {
                *slot = true;
                open.constants += usize::from(is_constant);
            }
        }
        open
    }

    fn holds(&self, id: Id) -> bool {
        self.module.slot(id).and_then(|slot| self.is_open.get(slot)).copied().unwrap_or(false)
    }

    fn holds_result_of(&self, instruction: Instruction<'_>) -> bool {
        instruction.result_id().is_some_and(|id| self.holds(id))
    }

    /// Closes what an instruction refers to and adds it to `closed`.
    fn close_references(&mut self, instruction: Instruction<'m>, closed: &mut Vec<Id>) {
        match instruction.plain_ids() {
            Some(ids) => ids.iter().for_each(|id| self.close(Id(*id), instruction, closed)),
            // A walk is dear, and most instructions have no word that could be one of the ids.
            None if instruction.words().iter().skip(1).any(|word| self.holds(Id(*word))) => {
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
        if let Some(is_open) = self.module.slot(id).and_then(|slot| self.is_open.get_mut(slot)) {
            *is_open = false;
        }
        let is_constant = self.module.definition(id).is_some_and(|i| CONSTANTS.contains(&i.opcode()));
        self.constants -= usize::from(is_constant);
        closed.push(id);
    }

    /// The constants that are left, and the types that are left of those and of their parts.
    fn constants_and_their_types(&self) -> FxHashSet<Id> {
        let before = self.module.instructions().take_while(|i| i.opcode() != op::Function);
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
