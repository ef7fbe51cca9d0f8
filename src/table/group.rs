//! Spec: "Group and Subgroup Instructions" and "Non-Uniform Instructions".

use super::Form;
use super::form::{Row, call, row};
use crate::spirv::op;

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::GroupAsyncCopy, Form::Call(call().unsigned(&[3, 4]).constant(&[2]).convergent())),
    row(op::GroupWaitEvents, Form::Call(call().convergent())),
];
