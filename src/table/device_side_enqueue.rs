//! Spec: "Device-Side Enqueue Instructions".
//!
//! Known gap: the instructions that take a block's function (`OpEnqueueKernel` and the kernel queries).

use super::Form;
use super::form::{Row, call, row};
use crate::spirv::op;

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::EnqueueMarker, Form::Call(call().unsigned(&[1]))),
    row(op::RetainEvent, Form::Call(call())),
    row(op::ReleaseEvent, Form::Call(call())),
    row(op::CreateUserEvent, Form::Call(call())),
    row(op::IsValidEvent, Form::Call(call())),
    row(op::SetUserEventStatus, Form::Call(call())),
    row(op::CaptureEventProfilingInfo, Form::Call(call())),
    row(op::GetDefaultQueue, Form::Call(call())),
];
