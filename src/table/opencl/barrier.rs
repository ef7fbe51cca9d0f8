//! Spec (OpenCL C): "Synchronization Functions", "Legacy Explicit Memory Fence Functions", "Fences";
//! `cl_intel_split_work_group_barrier`.

use super::operand::{Operand, Order, SUB_GROUP, ScopeSource, Storage, WORK_GROUP};
use super::row::{Reading, Row, op};
use crate::spirv::op;
use Operand::{Scope, Semantics};
use rspirv::spirv::Scope as S;

const ACQUIRE: u32 = 2;
const RELEASE: u32 = 4;
const ACQUIRE_RELEASE: u32 = 8;
const SEQUENTIALLY_CONSISTENT: u32 = 16;

const FLAGS: Storage = Storage::Flags(0);
const AS_ASKED: Operand = Semantics(Order::IfStorage(SEQUENTIALLY_CONSISTENT), FLAGS);
const SECOND: Operand = Scope(ScopeSource::Argument(1, S::Workgroup));
const THIRD: Operand = Scope(ScopeSource::Argument(2, S::Device));

const BARRIER: &[Operand] = &[WORK_GROUP, WORK_GROUP, AS_ASKED];
const WORK_GROUP_BARRIER: &[Operand] = &[WORK_GROUP, SECOND, AS_ASKED];
const SUB_GROUP_BARRIER: &[Operand] = &[SUB_GROUP, SECOND, AS_ASKED];
const ARRIVE: &[Operand] = &[WORK_GROUP, SECOND, Semantics(Order::Fixed(RELEASE), FLAGS)];
const WAIT: &[Operand] = &[WORK_GROUP, SECOND, Semantics(Order::Fixed(ACQUIRE), FLAGS)];

const FENCE: &[Operand] = &[WORK_GROUP, Semantics(Order::Fixed(ACQUIRE_RELEASE), FLAGS)];
const READ_FENCE: &[Operand] = &[WORK_GROUP, Semantics(Order::Fixed(ACQUIRE), FLAGS)];
const WRITE_FENCE: &[Operand] = &[WORK_GROUP, Semantics(Order::Fixed(RELEASE), FLAGS)];
const ATOMIC_FENCE: &[Operand] = &[THIRD, Semantics(Order::Argument(1), FLAGS)];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[&[
    op("barrier", op::ControlBarrier, BARRIER).unsigned(&[0]).reading(Reading::Cl12),
    op("work_group_barrier", op::ControlBarrier, WORK_GROUP_BARRIER).unsigned(&[0]).reading(Reading::Cl20),
    op("sub_group_barrier", op::ControlBarrier, SUB_GROUP_BARRIER).unsigned(&[0]),
    op("intel_work_group_barrier_arrive", op::ControlBarrierArriveINTEL, ARRIVE).unsigned(&[0]),
    op("intel_work_group_barrier_wait", op::ControlBarrierWaitINTEL, WAIT).unsigned(&[0]),
    op("mem_fence", op::MemoryBarrier, FENCE).unsigned(&[0]).reading(Reading::Cl12),
    op("read_mem_fence", op::MemoryBarrier, READ_FENCE).unsigned(&[0]).reading(Reading::Cl12),
    op("write_mem_fence", op::MemoryBarrier, WRITE_FENCE).unsigned(&[0]).reading(Reading::Cl12),
    op("atomic_work_item_fence", op::MemoryBarrier, ATOMIC_FENCE).unsigned(&[0]).reading(Reading::Cl20),
]];
