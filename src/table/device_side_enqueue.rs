//! Spec: "Device-Side Enqueue Instructions".
//!
//! A range of work-items is a structure. SPIR-V's instructions take it by value, OpenCL C's builtins in memory, from
//! where the writer loads it; other producers pass its address to the instruction, which stays as it is. A block's
//! function is passed as a function.

use super::Form;
use super::form::{CallForm, CallShape, Row, Shape, call, custom, row};
use crate::spirv::{Opcode, op};

/// How names spell a range of work-items, a pointer to one included.
pub const RANGE_NAME: &str = "ndrange_t";

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::EnqueueMarker, Form::Call(call().unsigned(&[1]))),
    row(op::RetainEvent, Form::Call(call())),
    row(op::ReleaseEvent, Form::Call(call())),
    row(op::CreateUserEvent, Form::Call(call())),
    row(op::IsValidEvent, Form::Call(call().predicate())),
    row(op::SetUserEventStatus, Form::Call(call())),
    row(op::CaptureEventProfilingInfo, Form::Call(call())),
    row(op::GetDefaultQueue, Form::Call(call())),
    row(op::BuildNDRange, custom(Shape::BuildNdRange)),
    row(op::EnqueueKernel, Form::CustomCall(CallShape::Block, call())),
    row(op::GetKernelWorkGroupSize, Form::CustomCall(CallShape::Block, call())),
    row(op::GetKernelPreferredWorkGroupSizeMultiple, Form::CustomCall(CallShape::Block, call())),
    row(op::GetKernelNDrangeSubGroupCount, Form::CustomCall(CallShape::Block, call())),
    row(op::GetKernelNDrangeMaxSubGroupSize, Form::CustomCall(CallShape::Block, call())),
    row(op::GetKernelLocalSizeForSubgroupCount, Form::CustomCall(CallShape::Block, call())),
    row(op::GetKernelMaxNumSubgroups, Form::CustomCall(CallShape::Block, call())),
];

/// Postfixes that say the number of dimensions of `OpBuildNDRange`.
pub const DIMENSION_POSTFIXES: &[&str] = &["1D", "2D", "3D"];

/// How `OpBuildNDRange` is called.
pub const RANGE: CallForm = call().pure();

/// Which operand of an instruction is the kernel of a block; the block follows it.
pub fn invoke_operand(opcode: Opcode) -> Option<usize> {
    match opcode {
        op::EnqueueKernel => Some(6),
        op::GetKernelNDrangeSubGroupCount
        | op::GetKernelNDrangeMaxSubGroupSize
        | op::GetKernelLocalSizeForSubgroupCount => Some(1),
        op::GetKernelWorkGroupSize
        | op::GetKernelPreferredWorkGroupSizeMultiple
        | op::GetKernelMaxNumSubgroups => Some(0),
        _ => None,
    }
}

/// The operands of an instruction that point to events of blocks: those waited for, and the new one.
pub fn event_operands(opcode: Opcode) -> &'static [usize] {
    if opcode == op::EnqueueKernel { &[4, 5] } else { &[] }
}

/// Whether a function is the body of a block or the kernel that calls it, by the name that clang gives it.
pub fn is_part_of_block(name: &str) -> bool {
    is_block_function(name.strip_suffix("_kernel").unwrap_or(name))
}

/// Whether a function is the body of a block, by the name that clang gives it.
pub fn is_block_function(name: &str) -> bool {
    let stem = name.trim_end_matches(|last: char| last.is_ascii_digit() || last == '.');
    stem.strip_suffix('_').unwrap_or(stem).ends_with("_block_invoke")
}
