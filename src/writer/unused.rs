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
        let gone = unused(module);
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

/// The constants of a module that nothing refers to, what only they refer to, and so on.
fn unused(module: &Module) -> FxHashSet<Id> {
    let mut gone = FxHashSet::default();
    let candidates: Vec<Id> = results_of(module, CONSTANTS).collect();
    let Some(mut uses) = uses(module, &candidates) else { return gone };
    let mut work: Vec<Id> = candidates.into_iter().filter(|id| uses.count(module, *id) == Some(0)).collect();
    while let Some(id) = work.pop() {
        let Some(instruction) = module.definition(id) else { continue };
        gone.insert(id);
        references(module, instruction, |id| {
            let is_last = uses.of(module, id).is_some_and(|count| {
                *count = count.saturating_sub(1);
                *count == 0
            });
            let may_go =
                |of: Instruction<'_>| CONSTANTS.contains(&of.opcode()) || TYPES.contains(&of.opcode());
            if is_last && module.definition(id).is_some_and(may_go) {
                work.push(id);
            }
        });
    }
    gone
}

/// The results of module-scope instructions of some kinds.
fn results_of<'m>(module: &'m Module, kinds: &'m [Opcode]) -> impl Iterator<Item = Id> + 'm {
    let before = module.instructions().take_while(|i| i.opcode() != op::Function);
    before.filter(|i| kinds.contains(&i.opcode())).filter_map(|i| i.result_id())
}

/// How often each result of a module is referred to.
struct Uses(Vec<u32>);

impl Uses {
    fn of(&mut self, module: &Module, id: Id) -> Option<&mut u32> {
        module.slot(id).and_then(|slot| self.0.get_mut(slot))
    }

    fn count(&mut self, module: &Module, id: Id) -> Option<u32> {
        self.of(module, id).copied()
    }
}

/// Counts the references of a whole module; `None`, early, when each of the candidates has one.
fn uses(module: &Module, candidates: &[Id]) -> Option<Uses> {
    let mut uses = Uses(vec![0; module.slot_count()]);
    let mut is_open = vec![false; module.slot_count()];
    let mut left = 0;
    for slot in candidates.iter().filter_map(|id| module.slot(*id)) {
        left += usize::from(!std::mem::replace(is_open.get_mut(slot)?, true));
    }
    for instruction in module.instructions() {
        if left == 0 {
            return None;
        }
        references(module, instruction, |id| {
            let Some(slot) = module.slot(id) else { return };
            if let (Some(count), Some(is_open)) = (uses.0.get_mut(slot), is_open.get_mut(slot)) {
                *count = count.saturating_add(1);
                left -= usize::from(std::mem::take(is_open));
            }
        });
    }
    Some(uses)
}

/// Calls for each id that an instruction refers to.
fn references(module: &Module, instruction: Instruction<'_>, mut each: impl FnMut(Id)) {
    instruction.result_type().into_iter().for_each(&mut each);
    let Some(grammar) = instruction.grammar() else { return };
    if grammar.ids_only {
        instruction.operands().iter().for_each(|word| each(Id(*word)));
    } else if grammar.class != Class::TypeDeclaration || instruction.operands().len() > 1 {
        let operands = module.operands(instruction).flatten();
        let result = instruction.result_id();
        operands.filter_map(|operand| operand.id()).filter(|id| Some(*id) != result).for_each(&mut each);
    }
}
