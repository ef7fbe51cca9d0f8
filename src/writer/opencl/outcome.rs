//! Converts the result of a row's target to the call's result.

use super::super::emit::{Emit, TypeShape, bool_like, lanes_of};
use super::Call;
use crate::error::Result;
use crate::spirv::{Id, op};
use crate::table::opencl::ResultAdapter;

/// The result type of the target.
pub(super) fn target_type<E: Emit>(emit: &mut E, outcome: ResultAdapter, result_type: Id) -> Result<Id> {
    match outcome {
        ResultAdapter::Same
        | ResultAdapter::Plus(_)
        | ResultAdapter::PlusArgument(_)
        | ResultAdapter::ShiftRight(_) => Ok(result_type),
        ResultAdapter::Truth | ResultAdapter::Bool => bool_like(emit, result_type),
        ResultAdapter::First => emit.vector_type(result_type, 4),
        ResultAdapter::Converted(ty, _) => emit.opaque_type(ty, &[]),
    }
}

/// Converts the target's result to the call's.
pub(super) fn apply<E: Emit>(emit: &mut E, outcome: ResultAdapter, call: Call<'_>, result: Id) -> Result<Id> {
    let ty = call.result_type;
    match outcome {
        ResultAdapter::Same => Ok(result),
        ResultAdapter::Truth | ResultAdapter::Bool => truth(emit, ty, result),
        ResultAdapter::First => emit.emit(op::CompositeExtract, ty, &[result.0, 0]),
        ResultAdapter::Plus(value) => {
            let value = emit.constant(ty, value.into())?;
            emit.emit(op::IAdd, ty, &[result.0, value.0])
        }
        ResultAdapter::PlusArgument(i) => {
            let value = call.argument(emit, i.into())?;
            emit.emit(op::IAdd, ty, &[result.0, value.0])
        }
        ResultAdapter::Converted(_, conversion) => emit.emit(conversion, ty, &[result.0]),
        ResultAdapter::ShiftRight(bits) => {
            let bits = emit.constant(ty, bits.into())?;
            emit.emit(op::ShiftRightLogical, ty, &[result.0, bits.0])
        }
    }
}

/// Booleans in the representation of the call: unchanged, as 1 in a scalar, or as all ones in a lane.
fn truth<E: Emit>(emit: &mut E, ty: Id, condition: Id) -> Result<Id> {
    let (element, _) = lanes_of(emit, ty);
    let bits = match emit.shape_of(element) {
        TypeShape::Bool => return Ok(condition),
        TypeShape::Int { bits } => bits,
        _ => return Err(emit.error("the builtin returns integers or booleans".into())),
    };
    let is_vector = matches!(emit.shape_of(ty), TypeShape::Vector { .. });
    let yes = if is_vector { u64::MAX.checked_shr(64 - bits).unwrap_or(0) } else { 1 };
    let no = emit.constant(ty, 0)?;
    let yes = emit.constant(ty, yes)?;
    emit.emit(op::Select, ty, &[condition.0, yes.0, no.0])
}
