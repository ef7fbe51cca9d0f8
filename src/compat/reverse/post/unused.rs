//! Removes unused local functions, declarations, casts of allocas and constant pipe storages, and branch weights.

use super::Pass;
use crate::llvm::{Block, Linkage, Opcode, Value};
use crate::spirv::op;
use crate::table::emulation::{EMULATION_PREFIX, emulated_name};

impl Pass<'_, '_, '_> {
    /// Removes unused functions, casts and variables, and branch weights.
    pub(super) fn drop_unused(&self) {
        let module = self.reading.module;
        let weights = self.reading.llvm.md_kind("prof");
        for terminator in module.functions().flat_map(Value::blocks).filter_map(Block::terminator) {
            terminator.set_metadata(weights, None);
        }
        for block in module.functions().flat_map(Value::blocks) {
            let casts = block.instructions().filter(|cast| is_cast_of_lifetime(*cast) && !cast.is_used());
            for cast in casts.collect::<Vec<_>>() {
                cast.erase();
            }
        }
        loop {
            let unused: Vec<_> = module
                .functions()
                .filter(|function| (is_dispensable(*function) || emulates(*function)) && !function.is_used())
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

/// Whether an instruction casts an alloca to its own type: a lifetime, which was the cast's use, has the alloca itself.
fn is_cast_of_lifetime(cast: Value<'_>) -> bool {
    let variable = cast.operand(0).filter(|_| cast.opcode() == Some(Opcode::BitCast));
    variable.is_some_and(|variable| variable.opcode() == Some(Opcode::Alloca) && variable.ty() == cast.ty())
}

/// Whether a function emulates an intrinsic, so that its calls have become calls of the intrinsic.
fn emulates(function: Value<'_>) -> bool {
    let name = function.name();
    let rest = name.strip_prefix(EMULATION_PREFIX).filter(|_| !function.is_declaration());
    let ty = function.value_type();
    rest.zip(ty).is_some_and(|(rest, ty)| emulated_name(rest, &ty.params(), true).is_some())
}

/// Whether a function is not visible outside the module.
fn is_dispensable(function: Value<'_>) -> bool {
    function.is_declaration() || function.linkage() == Some(Linkage::Internal)
}
