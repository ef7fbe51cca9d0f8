//! Determines the `<id>`s that a device does not need.

use super::conditions::{Conditions, decorated};
use crate::error::Result;
use crate::spirv::{Id, Module, op};
use rustc_hash::FxHashSet;

/// The `<id>`s to remove: those that a decoration ConditionalINTEL makes conditional on a false condition,
/// and everything inside removed functions.
///
/// # Errors
/// Unsupported for a condition of unknown value.
pub(super) fn removed(module: &Module, conditions: &Conditions<'_>) -> Result<FxHashSet<Id>> {
    let mut removed = FxHashSet::default();
    for instruction in module.instructions() {
        if let Some((target, condition)) = decorated(instruction)
            && !conditions.value(condition, instruction)?
        {
            removed.insert(target);
        }
        // Groups are decorated before they are applied.
        if let (op::GroupDecorate, [group, targets @ ..]) = (instruction.opcode(), instruction.operands())
            && removed.contains(&Id(*group))
            && is_conditional(module, Id(*group))
        {
            removed.extend(targets.iter().copied().map(Id));
        }
    }
    add_bodies(module, &mut removed);
    Ok(removed)
}

fn is_conditional(module: &Module, group: Id) -> bool {
    module.definition_as(group, op::DecorationGroup).is_some()
}

fn add_bodies(module: &Module, removed: &mut FxHashSet<Id>) {
    let mut within = false;
    for instruction in module.instructions() {
        if instruction.opcode() == op::Function {
            within = instruction.result_id().is_some_and(|id| removed.contains(&id));
        }
        if within {
            removed.extend(instruction.result_id());
        }
    }
}
