//! Integer intrinsics that an instruction computes; all others have been expanded to LLVM IR.

use super::super::emit::Emit;
use super::IntrinsicCall;
use super::lane::{Numeric, core, ext};
use crate::error::Result;
use crate::spirv::{Id, op};
use crate::table::intrinsic::IntegerOperation as Operation;
use rspirv::spirv::OpenclStd100Op as C;

/// Writes an integer intrinsic.
pub(super) fn expand<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, operation: Operation) -> Result<Id> {
    let a = call.argument(emit, 0)?;
    let numbers = Numeric::of_value(emit, a)?;
    numbers.int_bits(emit)?;
    let ty = numbers.ty;
    match operation {
        Operation::CountOnes => core(emit, op::BitCount, ty, [a]),
        Operation::BitReverse => core(emit, op::BitReverse, ty, [a]),
        // Both operands that are shifted are the same.
        Operation::FunnelShiftLeft => {
            let distance = call.argument(emit, 2)?;
            ext(emit, C::rotate, ty, [a, distance])
        }
        Operation::FunnelShiftRight => {
            let distance = call.argument(emit, 2)?;
            let distance = core(emit, op::SNegate, ty, [distance])?;
            ext(emit, C::rotate, ty, [a, distance])
        }
        _ => match (operation.instruction(), call.arguments.len()) {
            (Some(instruction), 1) => ext(emit, instruction, ty, [a]),
            (Some(instruction), 2) => {
                let b = call.argument(emit, 1)?;
                ext(emit, instruction, ty, [a, b])
            }
            _ => Err(super::expanded(call)),
        },
    }
}
