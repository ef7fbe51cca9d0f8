//! Optimization hints and intrinsics on pointers.

use super::super::emit::{Emit, TypeShape, constant_int};
use super::lane::{core, ones, resize};
use super::{IntrinsicCall, Written};
use crate::error::Result;
use crate::spirv::{Id, extensions, op};
use rspirv::spirv::{OpenclStd100Op, Scope, StorageClass};

const EXPECT_ASSUME: &str = extensions::KHR_EXPECT_ASSUME;
/// Extensions with an arithmetic fence: the current name and the vendor's earlier one.
const ARITHMETIC_FENCE: [&str; 2] = [extensions::EXT_ARITHMETIC_FENCE, extensions::INTEL_ARITHMETIC_FENCE];
/// The extension with OpReadClockKHR.
pub(in crate::writer) const SHADER_CLOCK: &str = extensions::KHR_SHADER_CLOCK;

/// The value, annotated with its likely value.
pub(super) fn expect<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let (value, expected) = call.pair(emit)?;
    if emit.allows_extension(EXPECT_ASSUME) {
        return core(emit, op::ExpectKHR, call.result_type, [value, expected]);
    }
    Ok(value)
}

/// An assumption; a constant condition emits no instruction.
pub(super) fn assume<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Written> {
    let condition = call.argument(emit, 0)?;
    let truth = emit.constant_bool(true)?;
    if condition != truth && emit.allows_extension(EXPECT_ASSUME) {
        emit.emit_void(op::AssumeTrueKHR, &[condition.0])?;
    }
    Ok(Written::Nothing)
}

/// The value, behind an arithmetic fence.
pub(super) fn arithmetic_fence<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let value = call.argument(emit, 0)?;
    if ARITHMETIC_FENCE.iter().any(|name| emit.allows_extension(name)) {
        return core(emit, op::ArithmeticFenceEXT, call.result_type, [value]);
    }
    Ok(value)
}

/// Whether the argument is a constant: as in an optimizer's last pass, anything not constant by now is not.
pub(super) fn is_constant<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let argument = call.argument(emit, 0)?;
    let is_known = emit.constant_bits(argument).is_some() || emit.is_of_plain_constant();
    emit.constant_bool(is_known)
}

/// Clears the bits of a pointer where the mask has zeros; bits above the mask's width are kept.
pub(super) fn pointer_mask<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let (pointer, mask) = call.pair(emit)?;
    if !matches!(
        emit.shape_of(call.result_type),
        TypeShape::Pointer { .. } | TypeShape::UntypedPointer { .. }
    ) {
        return Err(emit.error("llvm.ptrmask of a vector of pointers".into()));
    }
    let address_type = emit.size_type()?;
    let mask_type = emit.type_of(mask)?;
    let widths = (emit.shape_of(address_type), emit.shape_of(mask_type));
    let (TypeShape::Int { bits }, TypeShape::Int { bits: mask_bits }) = widths else {
        return Err(emit.error("llvm.ptrmask by a mask that is no integer".into()));
    };
    let mut mask = resize(emit, address_type, mask, false)?;
    if mask_bits < bits {
        let kept = emit.constant(address_type, ones(bits) ^ ones(mask_bits))?;
        mask = core(emit, op::BitwiseOr, address_type, [mask, kept])?;
    }
    let address = core(emit, op::ConvertPtrToU, address_type, [pointer])?;
    let masked = core(emit, op::BitwiseAnd, address_type, [address, mask])?;
    core(emit, op::ConvertUToPtr, call.result_type, [masked])
}

/// The value of a clock.
pub(super) fn read_clock<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, scope: Scope) -> Result<Id> {
    if !emit.allows_extension(SHADER_CLOCK) {
        return Err(emit.error(format!("llvm.{}, which needs {SHADER_CLOCK}", call.name)));
    }
    let scope = constant_int(emit, scope as u32)?;
    core(emit, op::ReadClockKHR, call.result_type, [scope])
}

/// Prefetches one element of global memory; other address spaces have no such instruction.
pub(super) fn prefetch<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Written> {
    let pointer = call.argument(emit, 0)?;
    let ty = emit.type_of(pointer)?;
    let TypeShape::Pointer { storage_class, pointee } = emit.shape_of(ty) else {
        return Ok(Written::Nothing);
    };
    let is_fetchable = super::lane::Numeric::of(emit, pointee)
        .is_ok_and(|numbers| numbers.is_standard() && super::lane::is_standard_vector(numbers.lanes));
    if storage_class != StorageClass::CrossWorkgroup as u32 || !is_fetchable {
        return Ok(Written::Nothing);
    }
    let size = emit.size_type()?;
    let one = emit.constant(size, 1)?;
    let void = emit.void_type()?;
    emit.ext(OpenclStd100Op::prefetch, void, &[pointer.0, one.0])?;
    Ok(Written::Nothing)
}
