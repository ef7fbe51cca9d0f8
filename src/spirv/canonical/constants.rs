//! Constants with several encodings: ordinary values that a module may declare as `OpSpecConstantOp`.

use crate::spirv::instruction::{Id, Instruction};
use crate::spirv::module::Module;
use crate::spirv::{Opcode, op};

/// Whether each constant, by slot, depends on a specialization constant.
pub(super) fn specialized(module: &Module) -> Vec<bool> {
    let mut found = vec![false; module.slot_count()];
    for instruction in module.declarations() {
        let depends = match instruction.opcode() {
            op::SpecConstant | op::SpecConstantTrue | op::SpecConstantFalse => true,
            op::SpecConstantComposite | op::SpecConstantOp => {
                let of = |word: &u32| module.slot(Id(*word)).and_then(|slot| found.get(slot).copied());
                instruction.operands().iter().any(|word| of(word) == Some(true))
            }
            _ => false,
        };
        let slot = instruction.result_id().and_then(|id| module.slot(id));
        if let Some(entry) = slot.and_then(|slot| found.get_mut(slot)) {
            *entry = depends;
        }
    }
    found
}

/// The variable whose address a constant operation computes: an access chain to the first element with the variable's own type.
pub(super) fn address_of(module: &Module, instruction: Instruction<'_>) -> Option<Id> {
    let (op::SpecConstantOp, [opcode, base, element]) = (instruction.opcode(), instruction.operands()) else {
        return None;
    };
    let chains = [op::PtrAccessChain, op::InBoundsPtrAccessChain];
    let is_chain = chains.iter().any(|chain: &Opcode| u32::from(chain.0) == *opcode);
    let variable = module.definition_as(Id(*base), op::Variable)?;
    let zero = module.definition_as(Id(*element), op::Constant)?;
    let is_first = zero.operands().iter().all(|word| *word == 0);
    (is_chain && is_first && variable.result_type() == instruction.result_type()).then_some(Id(*base))
}
