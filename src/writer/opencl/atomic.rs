//! Compare and exchange as OpenCL C 2.0 has it: with the expected value in memory.

use super::super::emit::{Emit, TypeShape};
use super::conversion::bitcast;
use crate::error::{Error, Result};
use crate::spirv::{Id, op};
use rspirv::spirv::MemoryAccess;

/// Exchanges if the expected value is found, and writes what was found over it. The result tells whether it
/// was.
///
/// SPIR-V compares integers only, so floating-point numbers are exchanged as their bits.
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
    let wanted = emit.emit(op::Load, ty, &[expected.0, aligned[0], aligned[1]])?;
    let wanted = bitcast(emit, wanted, integer)?;
    let desired = bitcast(emit, desired, integer)?;
    let pointer = pointer_to(emit, pointer, integer)?;
    let exchange = [pointer.0, scope, equal, unequal, desired.0, wanted.0];
    let found = emit.emit(op::AtomicCompareExchange, integer, &exchange)?;
    let stored = bitcast(emit, found, ty)?;
    emit.emit_void(op::Store, &[expected.0, stored.0, aligned[0], aligned[1]])?;
    let truth = emit.bool_type()?;
    emit.emit(op::IEqual, truth, &[found.0, wanted.0])
}

/// The pointer with another pointee.
fn pointer_to<E: Emit>(emit: &mut E, pointer: Id, pointee: Id) -> Result<Id> {
    let ty = emit.type_of(pointer)?;
    let TypeShape::Pointer { storage_class, .. } = emit.shape_of(ty) else {
        return Ok(pointer);
    };
    let ty = emit.pointer_type(storage_class, pointee)?;
    bitcast(emit, pointer, ty)
}
