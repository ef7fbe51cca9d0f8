//! Spec: "Image Instructions".
//!
//! The image operands mask is an `i32` constant behind the coordinate (or the texel), its operands follow.

use super::Form;
use super::form::{Row, call, row};
use crate::spirv::op;

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::SampledImage, Form::Call(call().pure())),
    row(op::ImageSampleExplicitLod, Form::Call(call().suffix().reads())),
    row(op::ImageRead, Form::Call(call().suffix())),
    row(op::ImageWrite, Form::Call(call())),
    row(op::ImageQueryFormat, Form::Call(call())),
    row(op::ImageQueryOrder, Form::Call(call())),
    row(op::ImageQuerySizeLod, Form::Call(call().suffix())),
    row(op::ImageQuerySize, Form::Call(call().suffix())),
    row(op::ImageQueryLevels, Form::Call(call())),
    row(op::ImageQuerySamples, Form::Call(call())),
];
