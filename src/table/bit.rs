//! Spec: "Bit Instructions".

use super::Form;
use super::form::{Domain::*, Flags, Row, Shape, binary, call, custom, fixed_right, intrinsic, row};
use crate::llvm::Opcode as I;
use crate::spirv::op;

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::ShiftRightLogical, custom(Shape::Shift(I::LShr))),
    row(op::ShiftRightArithmetic, custom(Shape::Shift(I::AShr))),
    row(op::ShiftLeftLogical, custom(Shape::Shift(I::Shl))),
    row(op::BitwiseOr, binary(I::Or, Integer, Flags::None)),
    row(op::BitwiseXor, binary(I::Xor, Integer, Flags::None)),
    row(op::BitwiseAnd, binary(I::And, Integer, Flags::None)),
    row(op::Not, fixed_right(I::Xor, Integer)).alternate(),
    row(op::BitFieldInsert, Form::Call(call().unsigned(&[2, 3]).pure())),
    row(op::BitFieldSExtract, Form::Call(call().unsigned(&[1, 2]).pure())),
    row(op::BitFieldUExtract, Form::Call(call().unsigned(&[0, 1, 2]).pure())),
    row(op::BitReverse, intrinsic("bitreverse", &[Integer])),
    row(op::BitCount, Form::Call(call().pure())),
];
