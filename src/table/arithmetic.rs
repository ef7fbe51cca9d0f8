//! Spec: "Arithmetic Instructions".

use super::form::{
    Domain::*, Expanded, Flags, MatrixOperation, Overflow, Row, Shape, binary, call, custom, expanded,
    fixed_left, row, unary,
};
use super::{Form, intrinsic};
use crate::llvm::Opcode as I;
use crate::spirv::op;

const NO_MATRICES: &str = "LLVM has no matrices: what is left are arrays of their columns";

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::SNegate, fixed_left(I::Sub, Integer, Flags::Wrap)).alternate(),
    row(op::FNegate, unary(I::FNeg, Flags::FastMath)),
    row(op::IAdd, binary(I::Add, Integer, Flags::Wrap)),
    row(op::FAdd, binary(I::FAdd, Float, Flags::FastMath)),
    row(op::ISub, binary(I::Sub, Integer, Flags::Wrap)),
    row(op::FSub, binary(I::FSub, Float, Flags::FastMath)),
    row(op::IMul, binary(I::Mul, Integer, Flags::Wrap)),
    row(op::FMul, binary(I::FMul, Float, Flags::FastMath)),
    row(op::UDiv, binary(I::UDiv, Integer, Flags::None)),
    row(op::SDiv, binary(I::SDiv, Integer, Flags::None)),
    row(op::FDiv, binary(I::FDiv, Float, Flags::FastMath)),
    row(op::UMod, binary(I::URem, Integer, Flags::None)),
    row(op::SRem, binary(I::SRem, Integer, Flags::None)),
    row(op::SMod, expanded(Expanded::SMod)),
    row(op::FRem, binary(I::FRem, Float, Flags::FastMath)),
    row(op::FMod, expanded(Expanded::FMod)),
    row(op::VectorTimesScalar, expanded(Expanded::VectorTimesScalar)),
    row(op::MatrixTimesScalar, custom(Shape::Matrix(MatrixOperation::TimesScalar))),
    row(op::MatrixTimesVector, custom(Shape::Matrix(MatrixOperation::TimesVector))).read_only(NO_MATRICES),
    row(op::VectorTimesMatrix, custom(Shape::Matrix(MatrixOperation::VectorTimes))).read_only(NO_MATRICES),
    row(op::MatrixTimesMatrix, custom(Shape::Matrix(MatrixOperation::TimesMatrix))).read_only(NO_MATRICES),
    row(op::Transpose, custom(Shape::Matrix(MatrixOperation::Transpose))).read_only(NO_MATRICES),
    row(op::Dot, Form::Call(call().pure())),
    row(op::IAddCarry, expanded(Expanded::WithOverflow(Overflow::AddCarry))),
    row(op::ISubBorrow, expanded(Expanded::WithOverflow(Overflow::SubBorrow))),
    row(op::UMulExtended, expanded(Expanded::WithOverflow(Overflow::UMulExtended))),
    row(op::SMulExtended, expanded(Expanded::WithOverflow(Overflow::SMulExtended))),
    row(op::FmaKHR, intrinsic("fma", &[Float])).alternate(),
];
