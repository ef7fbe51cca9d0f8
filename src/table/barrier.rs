//! Spec: "Barrier Instructions".

use super::Form;
use super::form::{Row, call, row};
use crate::spirv::op;

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::ControlBarrier, Form::Call(call().convergent())),
    row(op::MemoryBarrier, Form::Call(call())),
    row(op::ControlBarrierArriveINTEL, Form::Call(call().convergent())),
    row(op::ControlBarrierWaitINTEL, Form::Call(call().convergent())),
];
