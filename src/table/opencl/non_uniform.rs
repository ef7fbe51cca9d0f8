//! Spec (OpenCL C extensions): `cl_khr_subgroup_non_uniform_vote`, `_ballot`, `_non_uniform_arithmetic`, `_clustered_reduce`,
//! `_shuffle`, `_shuffle_relative`, `_rotate`.

use super::guard::{FLOAT, INTEGER, SIGNED, UNSIGNED};
use super::operand::{Operand, SUB_GROUP};
use super::row::{Row, op};
use crate::spirv::op;
use Operand::{Arg, Collective, Literal, Truth};

/// Group operations of a ballot's bit counts and of the clustered reductions.
const REDUCE: Operand = Literal(0);
const INCLUSIVE: Operand = Literal(1);
const EXCLUSIVE: Operand = Literal(2);
const CLUSTERED: Operand = Literal(3);

const ALONE: &[Operand] = &[SUB_GROUP];
const VALUE: &[Operand] = &[SUB_GROUP, Arg(0)];
const TRUTH: &[Operand] = &[SUB_GROUP, Truth(0)];
const INDEXED: &[Operand] = &[SUB_GROUP, Arg(0), Arg(1)];
const CLUSTER_ROTATE: &[Operand] = &[SUB_GROUP, Arg(0), Arg(1), Arg(2)];

const VOTES: &[Row] = &[
    op("sub_group_elect", op::GroupNonUniformElect, ALONE).truth(),
    op("sub_group_non_uniform_all", op::GroupNonUniformAll, TRUTH).truth(),
    op("sub_group_non_uniform_any", op::GroupNonUniformAny, TRUTH).truth(),
    op("sub_group_non_uniform_all_equal", op::GroupNonUniformAllEqual, VALUE).truth(),
    op("sub_group_ballot", op::GroupNonUniformBallot, TRUTH),
    op("sub_group_inverse_ballot", op::GroupNonUniformInverseBallot, VALUE).unsigned(&[0]).truth(),
    op("sub_group_ballot_bit_extract", op::GroupNonUniformBallotBitExtract, INDEXED)
        .unsigned(&[0, 1])
        .truth(),
    op("sub_group_ballot_bit_count", op::GroupNonUniformBallotBitCount, &[SUB_GROUP, REDUCE, Arg(0)])
        .unsigned(&[0]),
    op("sub_group_ballot_inclusive_scan", op::GroupNonUniformBallotBitCount, &[SUB_GROUP, INCLUSIVE, Arg(0)])
        .unsigned(&[0]),
    op("sub_group_ballot_exclusive_scan", op::GroupNonUniformBallotBitCount, &[SUB_GROUP, EXCLUSIVE, Arg(0)])
        .unsigned(&[0]),
    op("sub_group_ballot_find_lsb", op::GroupNonUniformBallotFindLSB, VALUE).unsigned(&[0]),
    op("sub_group_ballot_find_msb", op::GroupNonUniformBallotFindMSB, VALUE).unsigned(&[0]),
];

const EXCHANGES: &[Row] = &[
    op("sub_group_non_uniform_broadcast", op::GroupNonUniformBroadcast, INDEXED).all_unsigned(),
    op("sub_group_broadcast_first", op::GroupNonUniformBroadcastFirst, VALUE).all_unsigned(),
    op("sub_group_shuffle", op::GroupNonUniformShuffle, INDEXED).unsigned(&[1]),
    op("sub_group_shuffle_xor", op::GroupNonUniformShuffleXor, INDEXED).unsigned(&[1]),
    op("sub_group_shuffle_up", op::GroupNonUniformShuffleUp, INDEXED).unsigned(&[1]),
    op("sub_group_shuffle_down", op::GroupNonUniformShuffleDown, INDEXED).unsigned(&[1]),
    op("sub_group_rotate", op::GroupNonUniformRotateKHR, INDEXED),
    op("sub_group_clustered_rotate", op::GroupNonUniformRotateKHR, CLUSTER_ROTATE).unsigned(&[2]),
];

const COLLECTIVE: [&[Operand]; 2] =
    [&[SUB_GROUP, Collective, Arg(0)], &[SUB_GROUP, CLUSTERED, Arg(0), Arg(1)]];
const LOGICAL: [&[Operand]; 2] =
    [&[SUB_GROUP, Collective, Truth(0)], &[SUB_GROUP, CLUSTERED, Truth(0), Arg(1)]];

/// Reductions and scans, and clustered reductions.
macro_rules! arithmetic {
    ($($name:literal $op:ident $when:ident)*) => { &[$(
        op(concat!("sub_group_non_uniform_<collective>_", $name), op::$op, COLLECTIVE[0]).when($when),
        op(concat!("sub_group_clustered_reduce_", $name), op::$op, COLLECTIVE[1]).when($when).unsigned(&[1]),
    )*] };
}

const ARITHMETIC: &[Row] = arithmetic!(
    "add" GroupNonUniformIAdd INTEGER
    "add" GroupNonUniformFAdd FLOAT
    "mul" GroupNonUniformIMul INTEGER
    "mul" GroupNonUniformFMul FLOAT
    "min" GroupNonUniformSMin SIGNED
    "min" GroupNonUniformUMin UNSIGNED
    "min" GroupNonUniformFMin FLOAT
    "max" GroupNonUniformSMax SIGNED
    "max" GroupNonUniformUMax UNSIGNED
    "max" GroupNonUniformFMax FLOAT
    "and" GroupNonUniformBitwiseAnd INTEGER
    "or" GroupNonUniformBitwiseOr INTEGER
    "xor" GroupNonUniformBitwiseXor INTEGER
);

macro_rules! logic {
    ($($name:literal $op:ident)*) => { &[$(
        op(concat!("sub_group_non_uniform_<collective>_", $name), op::$op, LOGICAL[0]).truth(),
        op(concat!("sub_group_clustered_reduce_", $name), op::$op, LOGICAL[1]).unsigned(&[1]).truth(),
    )*] };
}

const LOGIC: &[Row] = logic!(
    "logical_and" GroupNonUniformLogicalAnd
    "logical_or" GroupNonUniformLogicalOr
    "logical_xor" GroupNonUniformLogicalXor
);

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[VOTES, EXCHANGES, ARITHMETIC, LOGIC];
