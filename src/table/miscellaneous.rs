//! Spec: "Miscellaneous Instructions", "Extension Instructions" and the instructions of "Debug Instructions" that may occur in
//! functions.

use super::form::{Domain::*, Expanded, Row, Shape, custom, expanded, intrinsic, row};
use crate::spirv::op;

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::Nop, custom(Shape::Nop)).read_only("it means nothing"),
    row(op::Undef, custom(Shape::Undef)).alternate(),
    row(op::PoisonKHR, custom(Shape::Undef)).alternate(),
    row(op::FreezeKHR, custom(Shape::Freeze)).alternate(),
    row(op::ExtInst, custom(Shape::ExtInst)),
    row(op::ExtInstWithForwardRefsKHR, custom(Shape::ExtInst)),
    row(op::Line, custom(Shape::Line)),
    row(op::NoLine, custom(Shape::Line)),
    row(op::SizeOf, expanded(Expanded::SizeOf)),
    row(op::AssumeTrueKHR, custom(Shape::AssumeTrue)),
    row(op::ExpectKHR, intrinsic("expect", &[Integer, Boolean])),
    row(op::ArithmeticFenceEXT, intrinsic("arithmetic.fence", &[Float])),
];
