//! Spec: "Relational and Logical Instructions".

use super::Form;
use super::form::{
    Domain::*, Expanded, Flags, Row, Shape, binary, call, compare, custom, expanded, fixed_right,
    float_compare, row,
};
use crate::llvm::Opcode as I;
use crate::llvm::{FloatPredicate as F, IntPredicate as P};
use crate::spirv::op;

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::Any, Form::Call(call().pure())),
    row(op::All, Form::Call(call().pure())),
    row(op::IsNan, Form::Call(call().pure())),
    row(op::IsInf, Form::Call(call().pure())),
    row(op::IsFinite, Form::Call(call().pure())),
    row(op::IsNormal, Form::Call(call().pure())),
    row(op::SignBitSet, Form::Call(call().pure())),
    row(op::LessOrGreater, float_compare(F::One)).alternate(),
    row(op::Ordered, float_compare(F::Ord)),
    row(op::Unordered, float_compare(F::Uno)),
    row(op::LogicalEqual, compare(P::Eq, Boolean)),
    row(op::LogicalNotEqual, binary(I::Xor, Boolean, Flags::None)),
    row(op::LogicalNotEqual, compare(P::Ne, Boolean))
        .write_only("the reader takes xor, which optimisers turn it into"),
    row(op::LogicalOr, binary(I::Or, Boolean, Flags::None)),
    row(op::LogicalAnd, binary(I::And, Boolean, Flags::None)),
    row(op::LogicalNot, fixed_right(I::Xor, Boolean)).alternate(),
    row(op::Select, custom(Shape::Select)),
    row(op::IEqual, compare(P::Eq, Integer)),
    row(op::INotEqual, compare(P::Ne, Integer)),
    row(op::UGreaterThan, compare(P::Ugt, Integer)),
    row(op::SGreaterThan, compare(P::Sgt, Integer)),
    row(op::UGreaterThanEqual, compare(P::Uge, Integer)),
    row(op::SGreaterThanEqual, compare(P::Sge, Integer)),
    row(op::ULessThan, compare(P::Ult, Integer)),
    row(op::SLessThan, compare(P::Slt, Integer)),
    row(op::ULessThanEqual, compare(P::Ule, Integer)),
    row(op::SLessThanEqual, compare(P::Sle, Integer)),
    row(op::PtrEqual, compare(P::Eq, Pointer)),
    row(op::PtrNotEqual, compare(P::Ne, Pointer)),
    row(op::PtrDiff, expanded(Expanded::PtrDiff)),
    row(op::FOrdEqual, float_compare(F::Oeq)),
    row(op::FUnordEqual, float_compare(F::Ueq)),
    row(op::FOrdNotEqual, float_compare(F::One)),
    row(op::FUnordNotEqual, float_compare(F::Une)),
    row(op::FOrdLessThan, float_compare(F::Olt)),
    row(op::FUnordLessThan, float_compare(F::Ult)),
    row(op::FOrdGreaterThan, float_compare(F::Ogt)),
    row(op::FUnordGreaterThan, float_compare(F::Ugt)),
    row(op::FOrdLessThanEqual, float_compare(F::Ole)),
    row(op::FUnordLessThanEqual, float_compare(F::Ule)),
    row(op::FOrdGreaterThanEqual, float_compare(F::Oge)),
    row(op::FUnordGreaterThanEqual, float_compare(F::Uge)),
];

/// Predicate names of LLVM's constrained comparisons.
const PREDICATES: &[(&str, F)] = &[
    ("oeq", F::Oeq),
    ("ogt", F::Ogt),
    ("oge", F::Oge),
    ("olt", F::Olt),
    ("ole", F::Ole),
    ("one", F::One),
    ("ord", F::Ord),
    ("ueq", F::Ueq),
    ("ugt", F::Ugt),
    ("uge", F::Uge),
    ("ult", F::Ult),
    ("ule", F::Ule),
    ("une", F::Une),
    ("uno", F::Uno),
];

/// The predicate with a name such as `oeq`.
pub fn predicate(name: &str) -> Option<F> {
    PREDICATES.iter().find(|(of, _)| *of == name).map(|(_, predicate)| *predicate)
}
