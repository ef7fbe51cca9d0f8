//! Spec (OpenCL C): "Work-group Functions", "Sub-group Functions"; `cl_khr_work_group_uniform_arithmetic`.
//!
//! The stem `<group>_<collective>_add` covers the reductions and scans of work-groups and sub-groups.

use super::guard::{Condition, FLOAT, INTEGER, Kind, SIGNED, UNSIGNED};
use super::operand::{Operand, SUB_GROUP, ScopeSource, WORK_GROUP};
use super::row::{Reading, Row, op};
use crate::spirv::op;
use Operand::{Arg, Collective, Truth, Vector};

const GROUP: Operand = Operand::Scope(ScopeSource::Name);
const VALUE: &[Operand] = &[GROUP, Collective, Arg(0)];
const LOGICAL: &[Operand] = &[GROUP, Collective, Truth(0)];
const ONE_INDEX: &str = "a sub-group has one dimension";
const SAME: &str = "the name without bitwise says the same";

const COLLECTIVES: &[Row] = &[
    op("<group>_<collective>_add", op::GroupIAdd, VALUE).when(INTEGER),
    op("<group>_<collective>_add", op::GroupFAdd, VALUE).when(FLOAT),
    op("<group>_<collective>_min", op::GroupSMin, VALUE).when(SIGNED),
    op("<group>_<collective>_min", op::GroupUMin, VALUE).when(UNSIGNED),
    op("<group>_<collective>_min", op::GroupFMin, VALUE).when(FLOAT),
    op("<group>_<collective>_max", op::GroupSMax, VALUE).when(SIGNED),
    op("<group>_<collective>_max", op::GroupUMax, VALUE).when(UNSIGNED),
    op("<group>_<collective>_max", op::GroupFMax, VALUE).when(FLOAT),
    op("<group>_<collective>_mul", op::GroupIMulKHR, VALUE).when(INTEGER),
    op("<group>_<collective>_mul", op::GroupFMulKHR, VALUE).when(FLOAT),
    op("<group>_<collective>_and", op::GroupBitwiseAndKHR, VALUE).when(INTEGER),
    op("<group>_<collective>_or", op::GroupBitwiseOrKHR, VALUE).when(INTEGER),
    op("<group>_<collective>_xor", op::GroupBitwiseXorKHR, VALUE).when(INTEGER),
    op("<group>_<collective>_bitwise_and", op::GroupBitwiseAndKHR, VALUE)
        .when(INTEGER)
        .reading(Reading::Inexact(SAME)),
    op("<group>_<collective>_bitwise_or", op::GroupBitwiseOrKHR, VALUE)
        .when(INTEGER)
        .reading(Reading::Inexact(SAME)),
    op("<group>_<collective>_bitwise_xor", op::GroupBitwiseXorKHR, VALUE)
        .when(INTEGER)
        .reading(Reading::Inexact(SAME)),
    op("<group>_<collective>_logical_and", op::GroupLogicalAndKHR, LOGICAL).truth(),
    op("<group>_<collective>_logical_or", op::GroupLogicalOrKHR, LOGICAL).truth(),
    op("<group>_<collective>_logical_xor", op::GroupLogicalXorKHR, LOGICAL).truth(),
];

const WORK_GROUP_TRUTH: &[Operand] = &[WORK_GROUP, Truth(0)];
const SUB_GROUP_TRUTH: &[Operand] = &[SUB_GROUP, Truth(0)];
const WORK_GROUP_INDEX: &[Operand] = &[WORK_GROUP, Arg(0), Arg(1)];
const SUB_GROUP_INDEX: &[Operand] = &[SUB_GROUP, Arg(0), Arg(1)];

const SCALAR_INDEX: &[Condition] = &[Condition::Kind(1, Kind::Scalar)];

const OTHERS: &[Row] = &[
    op("work_group_all", op::GroupAll, WORK_GROUP_TRUTH).truth(),
    op("work_group_any", op::GroupAny, WORK_GROUP_TRUTH).truth(),
    op("sub_group_all", op::GroupAll, SUB_GROUP_TRUTH).truth(),
    op("sub_group_any", op::GroupAny, SUB_GROUP_TRUTH).truth(),
    op("work_group_broadcast", op::GroupBroadcast, WORK_GROUP_INDEX).when(SCALAR_INDEX).all_unsigned(),
    op("work_group_broadcast", op::GroupBroadcast, &[WORK_GROUP, Arg(0), Vector(1, 2)]).all_unsigned(),
    op("work_group_broadcast", op::GroupBroadcast, &[WORK_GROUP, Arg(0), Vector(1, 3)]).all_unsigned(),
    op("sub_group_broadcast", op::GroupBroadcast, SUB_GROUP_INDEX).when(SCALAR_INDEX).all_unsigned(),
    op("sub_group_broadcast", op::GroupBroadcast, &[SUB_GROUP, Arg(0), Vector(1, 2)])
        .all_unsigned()
        .reading(Reading::Inexact(ONE_INDEX)),
    op("sub_group_broadcast", op::GroupBroadcast, &[SUB_GROUP, Arg(0), Vector(1, 3)])
        .all_unsigned()
        .reading(Reading::Inexact(ONE_INDEX)),
    op("intel_sub_group_broadcast", op::GroupBroadcast, SUB_GROUP_INDEX)
        .write_only("the name without intel says the same"),
];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[COLLECTIVES, OTHERS];
