//! Spec (OpenCL C): "Pipe Functions". Compilers append size and alignment of a packet, and do not mangle the names.

use super::guard::UNMANGLED;
use super::operand::{FOUR, ONE, Operand, SUB_GROUP, THREE, WORK_GROUP};
use super::row::{Pointee, Reading, ResultAdapter, Row, op};
use crate::spirv::{Opcode, op};
use Operand::Arg;
use rspirv::spirv::AccessQualifier;

const ACCESS: &str = "other translators write write_only of every pipe";

const READ: AccessQualifier = AccessQualifier::ReadOnly;
const WRITE: AccessQualifier = AccessQualifier::WriteOnly;

const SIX: &[Operand] = &[Arg(0), Arg(1), Arg(2), Arg(3), Arg(4), Arg(5)];
const WORK_GROUP_FOUR: &[Operand] = &[WORK_GROUP, Arg(0), Arg(1), Arg(2), Arg(3)];
const SUB_GROUP_FOUR: &[Operand] = &[SUB_GROUP, Arg(0), Arg(1), Arg(2), Arg(3)];

const fn pipe(name: &'static str, opcode: Opcode, operands: &'static [Operand]) -> Row {
    op(name, opcode, operands).when(UNMANGLED)
}

/// A function that reads or writes the packet behind the pointer argument.
const fn packet(name: &'static str, opcode: Opcode, operands: &'static [Operand], pointer: u8) -> Row {
    pipe(name, opcode, operands).pointee(Pointee::Generic(pointer))
}

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[&[
    packet("__read_pipe_2", op::ReadPipe, FOUR, 1),
    packet("__write_pipe_2", op::WritePipe, FOUR, 1),
    packet("__read_pipe_2_bl", op::ReadPipeBlockingALTERA, FOUR, 1),
    packet("__write_pipe_2_bl", op::WritePipeBlockingALTERA, FOUR, 1),
    packet("__read_pipe_4", op::ReservedReadPipe, SIX, 3),
    packet("__write_pipe_4", op::ReservedWritePipe, SIX, 3),
    pipe("__reserve_read_pipe", op::ReserveReadPipePackets, FOUR),
    pipe("__reserve_write_pipe", op::ReserveWritePipePackets, FOUR),
    pipe("__commit_read_pipe", op::CommitReadPipe, FOUR),
    pipe("__commit_write_pipe", op::CommitWritePipe, FOUR),
    pipe("__work_group_reserve_read_pipe", op::GroupReserveReadPipePackets, WORK_GROUP_FOUR),
    pipe("__work_group_reserve_write_pipe", op::GroupReserveWritePipePackets, WORK_GROUP_FOUR),
    pipe("__work_group_commit_read_pipe", op::GroupCommitReadPipe, WORK_GROUP_FOUR),
    pipe("__work_group_commit_write_pipe", op::GroupCommitWritePipe, WORK_GROUP_FOUR),
    pipe("__sub_group_reserve_read_pipe", op::GroupReserveReadPipePackets, SUB_GROUP_FOUR),
    pipe("__sub_group_reserve_write_pipe", op::GroupReserveWritePipePackets, SUB_GROUP_FOUR),
    pipe("__sub_group_commit_read_pipe", op::GroupCommitReadPipe, SUB_GROUP_FOUR),
    pipe("__sub_group_commit_write_pipe", op::GroupCommitWritePipe, SUB_GROUP_FOUR),
    pipe("__get_pipe_num_packets_ro", op::GetNumPipePackets, THREE)
        .access(0, READ)
        .reading(Reading::Exact(ACCESS)),
    pipe("__get_pipe_num_packets_wo", op::GetNumPipePackets, THREE).access(0, WRITE),
    pipe("__get_pipe_max_packets_ro", op::GetMaxPipePackets, THREE)
        .access(0, READ)
        .reading(Reading::Exact(ACCESS)),
    pipe("__get_pipe_max_packets_wo", op::GetMaxPipePackets, THREE).access(0, WRITE),
    op("is_valid_reserve_id", op::IsValidReserveId, ONE).outcome(ResultAdapter::Bool),
]];
