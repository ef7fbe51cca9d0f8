//! Conversions, bitcasts, and pointer casts.

use super::super::emit::{Emit, TypeShape, lanes_of};
use super::Call;
use crate::error::Result;
use crate::spirv::{Id, Opcode, op};
use crate::table::opencl::Saturation;
use rspirv::spirv::{Decoration, StorageClass};

/// Converts to the call's result type, with the decorations that the builtin's name requires.
pub(super) fn convert<E: Emit>(
    emit: &mut E,
    call: Call<'_>,
    opcode: Opcode,
    saturation: Saturation,
    value: Id,
) -> Result<Id> {
    let from = emit.type_of(value)?;
    let (given, wanted) = (lanes_of(emit, from).1, lanes_of(emit, call.result_type).1);
    if given != wanted {
        return Err(
            emit.error(format!("a conversion keeps the number of lanes, but {given} become {wanted}"))
        );
    }
    if from == call.result_type && saturation != Saturation::Opcode {
        return Ok(value);
    }
    let result = emit.emit(opcode, call.result_type, &[value.0])?;
    if saturation == Saturation::Decoration {
        emit.decorate(result, Decoration::SaturatedConversion as u32, &[])?;
    }
    let is_of_integers =
        matches!(opcode, op::SConvert | op::UConvert | op::SatConvertSToU | op::SatConvertUToS);
    // Conversions between integers do not round.
    if let Some(mode) = call.postfix.rounding.filter(|_| !is_of_integers) {
        emit.decorate(result, Decoration::FPRoundingMode as u32, &[mode as u32])?;
    }
    Ok(result)
}

/// Reinterprets a value as another type.
pub(super) fn bitcast<E: Emit>(emit: &mut E, value: Id, ty: Id) -> Result<Id> {
    if emit.type_of(value)? == ty {
        return Ok(value);
    }
    emit.emit(op::Bitcast, ty, &[value.0])
}

/// Casts a generic pointer to `storage_class`; the result is null if it points elsewhere.
pub(super) fn to_address_space<E: Emit>(emit: &mut E, pointer: Id, storage_class: u32, ty: Id) -> Result<Id> {
    let from = emit.type_of(pointer)?;
    let cast_type = match emit.shape_of(from) {
        TypeShape::Pointer { storage_class: class, pointee } if class == StorageClass::Generic as u32 => {
            emit.pointer_type(storage_class, pointee)?
        }
        TypeShape::UntypedPointer { storage_class: class } if class == StorageClass::Generic as u32 => ty,
        _ => return Err(emit.error("the builtin needs a pointer to the generic address space".into())),
    };
    let result = emit.emit(op::GenericCastToPtrExplicit, cast_type, &[pointer.0, storage_class])?;
    bitcast(emit, result, ty)
}
