//! Constants that nothing uses are not written: an argument that selects what a builtin call becomes leaves one behind.

use super::context::Writer;
use crate::spirv::grammar::Class;
use crate::spirv::{Id, Instruction, Module, Opcode, Section, op};
use rustc_hash::FxHashSet;

/// Constants that may go.
const CONSTANTS: &[Opcode] = &[
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
        let mut gone = FxHashSet::default();
        loop {
            let kinds = if gone.is_empty() { &[CONSTANTS][..] } else { &[CONSTANTS, TYPES][..] };
            let found = unused(module, kinds, &gone);
            if found.is_empty() {
                break;
            }
            gone.extend(found);
        }
        if gone.is_empty() {
            return false;
        }
        let words = std::mem::take(self.out.section_mut(Section::Global));
        let kept = self.out.section_mut(Section::Global);
        let mut rest = words.as_slice();
        while let Some(first) = rest.first() {
            let (words, next) = rest.split_at(((first >> 16).max(1) as usize).min(rest.len()));
            let instruction = Instruction::new(words, 0, 0);
            if !instruction.result_id().is_some_and(|id| gone.contains(&id)) {
                kept.extend_from_slice(words);
            }
            rest = next;
        }
        true
    }
}

/// The results of module-scope instructions of some kinds that no instruction refers to, those `gone` aside.
fn unused(module: &Module, kinds: &[&[Opcode]], gone: &FxHashSet<Id>) -> Vec<Id> {
    let mut open = vec![false; module.slot_count()];
    let mut candidates = Vec::new();
    let is_gone = |i: &Instruction<'_>| i.result_id().is_some_and(|id| gone.contains(&id));
    for instruction in module.instructions().take_while(|i| i.opcode() != op::Function) {
        let wanted = kinds.iter().any(|kind| kind.contains(&instruction.opcode())) && !is_gone(&instruction);
        let Some(id) = instruction.result_id().filter(|_| wanted) else { continue };
        if let Some(slot) = module.slot(id).and_then(|slot| open.get_mut(slot)) {
            *slot = true;
            candidates.push(id);
        }
    }
    let mut left = candidates.len();
    for instruction in module.instructions() {
        if left == 0 {
            return Vec::new();
        }
        if gone.is_empty() || !is_gone(&instruction) {
            left -= close(module, instruction, &mut open);
        }
    }
    let is_open = |id: &Id| module.slot(*id).and_then(|slot| open.get(slot)).copied().unwrap_or(false);
    candidates.retain(is_open);
    candidates
}

/// Marks what an instruction refers to as used; returns how much of it was not before.
fn close(module: &Module, instruction: Instruction<'_>, open: &mut [bool]) -> usize {
    let mut closed = 0;
    let mut close = |id: Id| {
        if let Some(slot) = module.slot(id).and_then(|slot| open.get_mut(slot)).filter(|slot| **slot) {
            *slot = false;
            closed += 1;
        }
    };
    instruction.result_type().into_iter().for_each(&mut close);
    let Some(grammar) = instruction.grammar() else { return closed };
    if grammar.ids_only {
        instruction.operands().iter().for_each(|word| close(Id(*word)));
    } else if grammar.class != Class::TypeDeclaration || instruction.operands().len() > 1 {
        let operands = module.operands(instruction).flatten();
        let result = instruction.result_id();
        operands.filter_map(|operand| operand.id()).filter(|id| Some(*id) != result).for_each(&mut close);
    }
    closed
}
