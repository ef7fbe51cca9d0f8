//! Spec (OpenCL C): "Enqueuing Kernels". Compilers do not mangle the names of functions with block arguments.

use super::guard::UNMANGLED;
use super::operand::{FOUR, NONE, ONE, Operand, THREE, TWO};
use super::row::{Enqueue, Pointee, ResultAdapter, Row, Shape, op, shape};
use crate::spirv::{Opcode, op};
use Operand::Rest;

const ALL: &[Operand] = &[Rest(0)];

const fn enqueue(name: &'static str, events: bool, sizes: bool) -> Row {
    shape(name, Shape::EnqueueKernel(Enqueue { events, sizes }), ALL).when(UNMANGLED)
}

const fn query(name: &'static str, op: Opcode, range: bool) -> Row {
    shape(name, Shape::KernelQuery { op, range }, ALL).when(UNMANGLED)
}

const BLOCKS: &[Row] = &[
    enqueue("__enqueue_kernel_basic", false, false),
    enqueue("__enqueue_kernel_basic_events", true, false),
    enqueue("__enqueue_kernel_varargs", false, true),
    enqueue("__enqueue_kernel_events_varargs", true, true),
    query("__get_kernel_work_group_size_impl", op::GetKernelWorkGroupSize, false),
    query(
        "__get_kernel_preferred_work_group_size_multiple_impl",
        op::GetKernelPreferredWorkGroupSizeMultiple,
        false,
    ),
    query("__get_kernel_sub_group_count_for_ndrange_impl", op::GetKernelNDrangeSubGroupCount, true),
    query("__get_kernel_max_sub_group_size_for_ndrange_impl", op::GetKernelNDrangeMaxSubGroupSize, true),
];

const RANGES: &[Row] = &[
    shape("ndrange_1D", Shape::NdRange(1), ONE),
    shape("ndrange_1D", Shape::NdRange(1), TWO),
    shape("ndrange_1D", Shape::NdRange(1), THREE),
    shape("ndrange_2D", Shape::NdRange(2), ONE),
    shape("ndrange_2D", Shape::NdRange(2), TWO),
    shape("ndrange_2D", Shape::NdRange(2), THREE),
    shape("ndrange_3D", Shape::NdRange(3), ONE),
    shape("ndrange_3D", Shape::NdRange(3), TWO),
    shape("ndrange_3D", Shape::NdRange(3), THREE),
];

const EVENTS: &[Row] = &[
    op("get_default_queue", op::GetDefaultQueue, NONE),
    op("enqueue_marker", op::EnqueueMarker, FOUR).unsigned(&[1]).pointee(Pointee::Const(2)),
    op("create_user_event", op::CreateUserEvent, NONE),
    op("retain_event", op::RetainEvent, ONE),
    op("release_event", op::ReleaseEvent, ONE),
    op("set_user_event_status", op::SetUserEventStatus, TWO),
    op("is_valid_event", op::IsValidEvent, ONE).outcome(ResultAdapter::Bool),
    op("capture_event_profiling_info", op::CaptureEventProfilingInfo, THREE).pointee(Pointee::Void(2)),
];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[BLOCKS, RANGES, EVENTS];
