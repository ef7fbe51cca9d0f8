//! Spec: "Non-Uniform Instructions".

use super::Form;
use super::form::{CallForm, Row, call, row};
use crate::spirv::op;

const GROUP: CallForm = call().convergent();
/// Arithmetic: the cluster size after the value is unsigned.
const ARITHMETIC: CallForm = GROUP.unsigned(&[3]);

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::GroupNonUniformElect, Form::Call(GROUP.predicate())),
    row(op::GroupNonUniformAll, Form::Call(GROUP.predicate())),
    row(op::GroupNonUniformAny, Form::Call(GROUP.predicate())),
    row(op::GroupNonUniformAllEqual, Form::Call(GROUP.predicate())),
    row(op::GroupNonUniformBroadcast, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupNonUniformBroadcastFirst, Form::Call(GROUP)),
    row(op::GroupNonUniformBallot, Form::Call(GROUP)),
    row(op::GroupNonUniformInverseBallot, Form::Call(GROUP.predicate().unsigned(&[1]))),
    row(op::GroupNonUniformBallotBitExtract, Form::Call(GROUP.predicate().unsigned(&[1, 2]))),
    row(op::GroupNonUniformBallotBitCount, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupNonUniformBallotFindLSB, Form::Call(GROUP.unsigned(&[1]))),
    row(op::GroupNonUniformBallotFindMSB, Form::Call(GROUP.unsigned(&[1]))),
    row(op::GroupNonUniformShuffle, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupNonUniformShuffleXor, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupNonUniformShuffleUp, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupNonUniformShuffleDown, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupNonUniformIAdd, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformFAdd, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformIMul, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformFMul, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformSMin, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformUMin, Form::Call(ARITHMETIC.unsigned(&[2]))),
    row(op::GroupNonUniformFMin, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformSMax, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformUMax, Form::Call(ARITHMETIC.unsigned(&[2]))),
    row(op::GroupNonUniformFMax, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformBitwiseAnd, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformBitwiseOr, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformBitwiseXor, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformLogicalAnd, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformLogicalOr, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformLogicalXor, Form::Call(ARITHMETIC)),
    row(op::GroupNonUniformRotateKHR, Form::Call(GROUP.unsigned(&[2, 3]))),
    row(op::GroupNonUniformQuadBroadcast, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupNonUniformQuadSwap, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupNonUniformQuadAllKHR, Form::Call(GROUP)),
    row(op::GroupNonUniformQuadAnyKHR, Form::Call(GROUP)),
    row(op::GroupNonUniformPartitionEXT, Form::Call(GROUP)),
];
