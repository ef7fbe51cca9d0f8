//! Spec: "Relational and Logical Instructions".

use super::form::{
    Domain::*, Flags, Row, Shape, binary, call, compare, custom, fixed_right, float_compare, row,
};
use super::Form;
use crate::spirv::op;
use inkwell::values::InstructionOpcode as I;
use inkwell::{FloatPredicate as F, IntPredicate as P};

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::Any, Form::Call(call().pure())),
    row(op::All, Form::Call(call().pure())),
    row(op::IsNan, Form::Call(call().pure())),
    row(op::IsInf, Form::Call(call().pure())),
    row(op::IsFinite, Form::Call(call().pure())),
    row(op::IsNormal, Form::Call(call().pure())),
    row(op::SignBitSet, Form::Call(call().pure())),
    row(op::LessOrGreater, float_compare(F::ONE)).alternate(),
    row(op::Ordered, float_compare(F::ORD)),
    row(op::Unordered, float_compare(F::UNO)),
    row(op::LogicalEqual, compare(P::EQ, Boolean)),
    row(op::LogicalNotEqual, binary(I::Xor, Boolean, Flags::None)),
    row(op::LogicalNotEqual, compare(P::NE, Boolean))
        .write_only("the reader takes xor; optimisers turn icmp ne of booleans into it"),
    row(op::LogicalOr, binary(I::Or, Boolean, Flags::None)),
    row(op::LogicalAnd, binary(I::And, Boolean, Flags::None)),
    row(op::LogicalNot, fixed_right(I::Xor, Boolean)).alternate(),
    row(op::Select, custom(Shape::Select)),
    row(op::IEqual, compare(P::EQ, Integer)),
    row(op::INotEqual, compare(P::NE, Integer)),
    row(op::UGreaterThan, compare(P::UGT, Integer)),
    row(op::SGreaterThan, compare(P::SGT, Integer)),
    row(op::UGreaterThanEqual, compare(P::UGE, Integer)),
    row(op::SGreaterThanEqual, compare(P::SGE, Integer)),
    row(op::ULessThan, compare(P::ULT, Integer)),
    row(op::SLessThan, compare(P::SLT, Integer)),
    row(op::ULessThanEqual, compare(P::ULE, Integer)),
    row(op::SLessThanEqual, compare(P::SLE, Integer)),
    row(op::PtrEqual, compare(P::EQ, Pointer)),
    row(op::PtrNotEqual, compare(P::NE, Pointer)),
    row(op::PtrDiff, custom(Shape::PtrDiff)),
    row(op::FOrdEqual, float_compare(F::OEQ)),
    row(op::FUnordEqual, float_compare(F::UEQ)),
    row(op::FOrdNotEqual, float_compare(F::ONE)),
    row(op::FUnordNotEqual, float_compare(F::UNE)),
    row(op::FOrdLessThan, float_compare(F::OLT)),
    row(op::FUnordLessThan, float_compare(F::ULT)),
    row(op::FOrdGreaterThan, float_compare(F::OGT)),
    row(op::FUnordGreaterThan, float_compare(F::UGT)),
    row(op::FOrdLessThanEqual, float_compare(F::OLE)),
    row(op::FUnordLessThanEqual, float_compare(F::ULE)),
    row(op::FOrdGreaterThanEqual, float_compare(F::OGE)),
    row(op::FUnordGreaterThanEqual, float_compare(F::UGE)),
];
