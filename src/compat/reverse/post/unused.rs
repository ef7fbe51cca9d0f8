//! What nothing uses: functions of the module itself, declarations, constant pipe storages; and weights of branches.

use super::Pass;
use crate::llvm::{Block, Linkage, Value};
use crate::spirv::op;

impl Pass<'_, '_, '_> {
    /// Drops functions and variables that nothing uses, and the weights of branches.
    pub(super) fn drop_unused(&self) {
        let module = self.reading.module;
        let weights = self.reading.llvm.md_kind("prof");
        for terminator in module.functions().flat_map(Value::blocks).filter_map(Block::terminator) {
            terminator.set_metadata(weights, None);
        }
        loop {
            let unused: Vec<_> = module
                .functions()
                .filter(|function| is_dispensable(*function) && !function.is_used())
                .collect();
            if unused.is_empty() {
                break;
            }
            for function in unused {
                function.erase();
            }
        }
        for storage in self.reading.spirv.declarations().filter(|i| i.opcode() == op::ConstantPipeStorage) {
            let variable = storage.result_id().and_then(|id| self.reading.value(id));
            if let Some(variable) = variable.filter(|variable| !variable.is_used()) {
                variable.erase();
            }
        }
    }
}

/// Whether nothing outside of the module can miss a function.
fn is_dispensable(function: Value<'_>) -> bool {
    function.is_declaration() || function.linkage() == Some(Linkage::Internal)
}
