//! Spec: "Device-Side Enqueue Instructions".
//!
//! An ND-range is a structure. SPIR-V instructions take it by value and OpenCL C builtins by address, so the writer loads it; other
//! producers pass its address to the instruction, and that address is kept. A block's invoke function is passed as a function.

use super::Form;
use super::form::{CallForm, CallShape, Row, Shape, call, custom, row};
use crate::spirv::{Opcode, op};

/// The type name of an ND-range, or of a pointer to one, in symbols.
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

/// Name postfixes of `OpBuildNDRange` by number of dimensions.
pub const DIMENSION_POSTFIXES: &[&str] = &["1D", "2D", "3D"];

/// The call form of `OpBuildNDRange`.
pub const RANGE: CallForm = call().pure();

/// The operand of an instruction that is a block's kernel; the block literal follows it.
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

/// The operands of an instruction that point to block events: the wait list and the new event.
pub fn event_operands(opcode: Opcode) -> &'static [usize] {
    if opcode == op::EnqueueKernel { &[4, 5] } else { &[] }
}

/// Whether a function is a block's body or the kernel that calls it, by clang's naming.
pub fn is_part_of_block(name: &str) -> bool {
    is_block_function(name.strip_suffix("_kernel").unwrap_or(name))
}

/// Whether a function is a block's body, by clang's naming.
pub fn is_block_function(name: &str) -> bool {
    let stem = name.trim_end_matches(|last: char| last.is_ascii_digit() || last == '.');
    stem.strip_suffix('_').unwrap_or(stem).ends_with("_block_invoke")
}
