//! Variables that are no resources: push constants, and inputs of fragments, which are interpolated unless they are integers.

use super::Pass;
use super::inline::is_entry;
use super::layout::Place;
use crate::contract::{Attached, Decorations};
use crate::error::Result;
use crate::llvm::{AttributePlace, Value};
use crate::table::spv_intrinsic::PUSH_CONSTANT_POINTER;
use crate::table::stage::Stage;
use crate::table::storage_class;
use rspirv::spirv::{Decoration, ExecutionModel, StorageClass};

/// Decorates them.
///
/// # Errors
/// A type that has no place in memory.
pub(super) fn lower(pass: &mut Pass<'_>) -> Result<()> {
    for call in super::calls_of(pass.module, PUSH_CONSTANT_POINTER) {
        let variable = super::argument(call, 0)?;
        call.replace_all_uses_with(variable);
        call.erase();
    }
    let space = |class: StorageClass| storage_class::address_space(class as u32);
    let is_fragment = pass.module.functions().any(is_fragment);
    for variable in pass.module.variables().collect::<Vec<_>>() {
        let own = variable.ty().address_space();
        let Some(held) = variable.value_type() else { continue };
        if own == space(StorageClass::PushConstant)
            && held.is_struct()
            && variable.metadata(pass.kinds.value_type).is_none()
        {
            let name = variable.name().into_owned();
            let block =
                pass.declared_structure(held, &format!("{name}.block"), &[], Place::start(false), 0)?;
            pass.declare_block(block)?;
            variable
                .set_metadata(pass.kinds.value_type, Some(pass.context.md_node(&[Some(block.reference)])));
        }
        let is_number = held.scalar().int_bits().is_some() || held.scalar().scalar_bits() == Some(64);
        if own == space(StorageClass::Input) && is_fragment && is_number && !is_told(pass, variable) {
            pass.decorate(variable, &[(Decoration::Flat, &[])]);
        }
    }
    Ok(())
}

/// Whether an input is builtin, or says already how it is interpolated.
fn is_told<'c>(pass: &Pass<'c>, variable: Value<'c>) -> bool {
    let told = [Decoration::BuiltIn, Decoration::Flat].map(|kind| Some(kind as u32));
    Decorations::read(variable, &pass.kinds)
        .is_some_and(|all| all.0.iter().any(|one| told.contains(&one.kind)))
}

fn is_fragment(function: Value<'_>) -> bool {
    let stage = function.string_attribute(AttributePlace::Function, Stage::ATTRIBUTE);
    let name = stage.and_then(|stage| std::str::from_utf8(stage.string()?).ok());
    is_entry(function) && name.and_then(crate::table::stage::model) == Some(ExecutionModel::Fragment as u32)
}
