//! Spec: "Group and Subgroup Instructions".

use super::Form;
use super::form::{CallForm, Row, call, row};
use crate::spirv::op;

const GROUP: CallForm = call().convergent();

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::GroupAsyncCopy, Form::Call(GROUP.unsigned(&[3, 4]).constant(&[2]))),
    row(op::UntypedGroupAsyncCopyKHR, Form::Call(GROUP.unsigned(&[3, 4, 5]).constant(&[2]))),
    row(op::GroupWaitEvents, Form::Call(GROUP)),
    row(op::GroupAll, Form::Call(GROUP.predicate())),
    row(op::GroupAny, Form::Call(GROUP.predicate())),
    row(op::GroupBroadcast, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupIAdd, Form::Call(GROUP)),
    row(op::GroupFAdd, Form::Call(GROUP)),
    row(op::GroupFMin, Form::Call(GROUP)),
    row(op::GroupUMin, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupSMin, Form::Call(GROUP)),
    row(op::GroupFMax, Form::Call(GROUP)),
    row(op::GroupUMax, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupSMax, Form::Call(GROUP)),
    row(op::GroupIMulKHR, Form::Call(GROUP)),
    row(op::GroupFMulKHR, Form::Call(GROUP)),
    row(op::GroupBitwiseAndKHR, Form::Call(GROUP)),
    row(op::GroupBitwiseOrKHR, Form::Call(GROUP)),
    row(op::GroupBitwiseXorKHR, Form::Call(GROUP)),
    row(op::GroupLogicalAndKHR, Form::Call(GROUP)),
    row(op::GroupLogicalOrKHR, Form::Call(GROUP)),
    row(op::GroupLogicalXorKHR, Form::Call(GROUP)),
    row(op::SubgroupBallotKHR, Form::Call(GROUP)),
    row(op::SubgroupFirstInvocationKHR, Form::Call(GROUP)),
    row(op::SubgroupAllKHR, Form::Call(GROUP)),
    row(op::SubgroupAnyKHR, Form::Call(GROUP)),
    row(op::SubgroupAllEqualKHR, Form::Call(GROUP)),
    row(op::SubgroupReadInvocationKHR, Form::Call(GROUP.unsigned(&[1]))),
    row(op::SubgroupShuffleINTEL, Form::Call(GROUP.unsigned(&[1]))),
    row(op::SubgroupShuffleDownINTEL, Form::Call(GROUP.unsigned(&[2]))),
    row(op::SubgroupShuffleUpINTEL, Form::Call(GROUP.unsigned(&[2]))),
    row(op::SubgroupShuffleXorINTEL, Form::Call(GROUP.unsigned(&[1]))),
    row(op::SubgroupBlockReadINTEL, Form::Call(GROUP.unsigned(&[0]).constant(&[0]).suffix())),
    row(op::SubgroupBlockWriteINTEL, Form::Call(GROUP.unsigned(&[0, 1]))),
    row(op::SubgroupImageBlockReadINTEL, Form::Call(GROUP.suffix())),
    row(op::SubgroupImageBlockWriteINTEL, Form::Call(GROUP.unsigned(&[2]))),
    row(op::SubgroupImageMediaBlockReadINTEL, Form::Call(GROUP.suffix())),
    row(op::SubgroupImageMediaBlockWriteINTEL, Form::Call(GROUP)),
    row(op::GroupIAddNonUniformAMD, Form::Call(GROUP)),
    row(op::GroupFAddNonUniformAMD, Form::Call(GROUP)),
    row(op::GroupFMinNonUniformAMD, Form::Call(GROUP)),
    row(op::GroupUMinNonUniformAMD, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupSMinNonUniformAMD, Form::Call(GROUP)),
    row(op::GroupFMaxNonUniformAMD, Form::Call(GROUP)),
    row(op::GroupUMaxNonUniformAMD, Form::Call(GROUP.unsigned(&[2]))),
    row(op::GroupSMaxNonUniformAMD, Form::Call(GROUP)),
];
