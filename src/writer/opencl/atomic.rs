//! Compare-and-exchange of OpenCL C 2.0, with the expected value in memory, and additions that are loads.

use super::super::emit::{Emit, TypeShape};
use super::conversion::bitcast;
use crate::error::{Error, Result};
use crate::llvm::AtomicOperation;
use crate::spirv::{Id, op};
use crate::table::atomic::extension_of;
use rspirv::spirv::MemoryAccess;

/// Whether a floating-point atomic addition adds zero and has no instruction: the idiom for an atomic load in
/// OpenCL C 1.2, which the reader emits.
///
/// # Errors
/// Of writing a module.
pub(super) fn only_loads<E: Emit>(emit: &mut E, ty: Id, operands: &[u32]) -> Result<bool> {
    let (&[_, _, _, value], TypeShape::Float { bits }) = (operands, emit.shape_of(ty)) else {
        return Ok(false);
    };
    let needed = extension_of(AtomicOperation::FAdd, bits);
    Ok(!needed.is_some_and(|name| emit.allows_extension(name)) && emit.constant(ty, 0)? == Id(value))
}

/// Exchanges if the expected value is found, and stores the value found to the expected value's address. The
/// result is whether the exchange took place.
///
/// SPIR-V compares integers only, so floating-point values are exchanged as their bits.
pub(super) fn compare_exchange<E: Emit>(emit: &mut E, operands: &[u32]) -> Result<Id> {
    let &[pointer, scope, equal, unequal, desired, expected] = operands else {
        return Err(Error::internal("compare and exchange has six operands"));
    };
    let (pointer, desired, expected) = (Id(pointer), Id(desired), Id(expected));
    let ty = emit.type_of(desired)?;
    let (TypeShape::Int { bits } | TypeShape::Float { bits }) = emit.shape_of(ty) else {
        return Err(emit.error("compare and exchange needs a scalar".into()));
    };
    let integer = emit.int_type(bits)?;
    let aligned = [MemoryAccess::ALIGNED.bits(), bits / 8];
    let loaded = emit.emit(op::Load, ty, &[expected.0, aligned[0], aligned[1]])?;
    let wanted = bitcast(emit, loaded, integer)?;
    let desired = bitcast(emit, desired, integer)?;
    let pointer = pointer_to(emit, pointer, integer)?;
    let exchange = [pointer.0, scope, equal, unequal, desired.0, wanted.0];
    let found = emit.emit(op::AtomicCompareExchange, integer, &exchange)?;
    let stored = bitcast(emit, found, ty)?;
    emit.emit_void(op::Store, &[expected.0, stored.0, aligned[0], aligned[1]])?;
    let truth = emit.bool_type()?;
    emit.emit(op::IEqual, truth, &[found.0, wanted.0])
}

/// Casts a pointer to another pointee type.
fn pointer_to<E: Emit>(emit: &mut E, pointer: Id, pointee: Id) -> Result<Id> {
    let ty = emit.type_of(pointer)?;
    let TypeShape::Pointer { storage_class, .. } = emit.shape_of(ty) else {
        return Ok(pointer);
    };
    let ty = emit.pointer_type(storage_class, pointee)?;
    bitcast(emit, pointer, ty)
}
