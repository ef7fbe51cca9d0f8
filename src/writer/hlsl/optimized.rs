//! What optimizers make of shaders that SPIR-V had, and shaders cannot have: comparisons of small integers and conversions between them and
//! floating-point numbers where the module declares no arithmetic on small integers, comparisons of physical addresses, and choices between addresses ([`choice`]).
//!
//! [`choice`]: super::choice

use crate::error::Result;
use crate::llvm::{Block, Context, IntPredicate, Module, Opcode, Type, Value};
use crate::table::metadata::CAPABILITY;
use crate::table::storage_class;
use rspirv::spirv::{Capability, StorageClass};

/// Rewrites them.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn run<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let declared: Vec<u32> = module
        .get_named_metadata(CAPABILITY)
        .into_iter()
        .flat_map(|list| list.operands())
        .filter_map(|node| node.operand(0)?.u32_value())
        .collect();
    let has = |capability: Capability| declared.contains(&(capability as u32));
    let (has_bytes, has_shorts) = (has(Capability::Int8), has(Capability::Int16));
    let is_small = |ty: Type<'c>| match ty.scalar().int_bits() {
        Some(8) => !has_bytes,
        Some(16) => !has_shorts,
        _ => false,
    };
    let physical = storage_class::address_space(StorageClass::PhysicalStorageBuffer as u32);
    let builder = context.builder();
    let all: Vec<Value<'c>> =
        module.functions().flat_map(Value::blocks).flat_map(Block::instructions).collect();
    for one in all {
        let (Some(opcode), Some(first)) = (one.opcode(), one.operand(0)) else { continue };
        builder.position_before(one);
        match opcode {
            Opcode::UIToFP | Opcode::SIToFP if is_small(first.ty()) => {
                let widening = if opcode == Opcode::UIToFP { Opcode::ZExt } else { Opcode::SExt };
                let wide = builder.cast(widening, first, of_words(context, first.ty())?)?;
                let number = builder.cast(opcode, wide, one.ty())?;
                one.replace_all_uses_with(number);
                one.erase();
            }
            Opcode::FPToUI | Opcode::FPToSI if is_small(one.ty()) => {
                let wide = builder.cast(opcode, first, of_words(context, one.ty())?)?;
                let narrow = builder.cast(Opcode::Trunc, wide, one.ty())?;
                one.replace_all_uses_with(narrow);
                one.erase();
            }
            Opcode::ICmp if is_small(first.ty()) => {
                let (Some(second), Some(predicate)) = (one.operand(1), one.int_predicate()) else { continue };
                let is_signed = matches!(
                    predicate,
                    IntPredicate::Slt | IntPredicate::Sle | IntPredicate::Sgt | IntPredicate::Sge
                );
                let widening = if is_signed { Opcode::SExt } else { Opcode::ZExt };
                let wide = of_words(context, first.ty())?;
                let widened = |value: Value<'c>| -> Result<Value<'c>> {
                    let cast = builder.cast(widening, value, wide)?;
                    // Without arithmetic there are no constants either.
                    match cast.folded().filter(|_| value.is_constant()) {
                        Some(folded) => {
                            cast.erase();
                            Ok(folded)
                        }
                        None => Ok(cast),
                    }
                };
                let compared = builder.icmp(predicate, widened(first)?, widened(second)?)?;
                one.replace_all_uses_with(compared);
                one.erase();
            }
            Opcode::ICmp if first.ty().is_pointer() && first.ty().address_space() == physical => {
                let Some(second) = one.operand(1) else { continue };
                let long = context.i64_type();
                let number = |pointer: Value<'c>| match pointer.is_null() {
                    true => long.int(0),
                    false => builder.cast(Opcode::PtrToInt, pointer, long),
                };
                let numbers = (number(first)?, number(second)?);
                let Some(predicate) = one.int_predicate() else { continue };
                let compared = builder.icmp(predicate, numbers.0, numbers.1)?;
                one.replace_all_uses_with(compared);
                one.erase();
            }
            _ => {}
        }
    }
    let has_pointers = has(Capability::VariablePointers) || has(Capability::VariablePointersStorageBuffer);
    if has_pointers { Ok(()) } else { super::choice::run(context, module) }
}

/// Integers of 32 bits, as many as a type has.
fn of_words<'c>(context: &'c Context, ty: Type<'c>) -> Result<Type<'c>> {
    let word = context.i32_type();
    if ty.is_vector() { context.vector_type(word, ty.lanes()) } else { Ok(word) }
}
