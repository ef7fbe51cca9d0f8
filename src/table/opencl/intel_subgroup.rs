//! Spec (OpenCL C extensions): `cl_intel_subgroups` and its variants for char, short and long; `cl_intel_media_block_io`,
//! `cl_intel_subgroup_buffer_prefetch`.

use super::operand::{ONE, Operand, THREE, TWO};
use super::row::{Data, FriendlyName, Lanes, Pointee, Reading, Row, op};
use crate::spirv::{Opcode, op};
use FriendlyName::Block;
use Operand::{Arg, LaneBytes};
use Reading::Always;

const SHUFFLES: &[Row] = &[
    op("intel_sub_group_shuffle", op::SubgroupShuffleINTEL, TWO).unsigned(&[1]),
    op("intel_sub_group_shuffle_xor", op::SubgroupShuffleXorINTEL, TWO).unsigned(&[1]),
    op("intel_sub_group_shuffle_up", op::SubgroupShuffleUpINTEL, THREE).unsigned(&[2]),
    op("intel_sub_group_shuffle_down", op::SubgroupShuffleDownINTEL, THREE).unsigned(&[2]),
];

/// The name encodes width and vector length of each work-item's data, and the types repeat both. Images have one more coordinate
/// than pointers. The part after the width in bits belongs to friendly names.
macro_rules! blocks {
    ($($width:literal $bits:literal $friendly:literal $reading:expr),*) => { &[$(
        op(concat!("intel_sub_group_block_read", $width), op::SubgroupBlockReadINTEL, ONE)
            .unsigned(&[0]).pointee(Pointee::Const(0)).data(Data::result(None, $bits, Lanes::One)).reading($reading).friendly(Block($friendly)),
        op(concat!("intel_sub_group_block_read", $width, "<n>"), op::SubgroupBlockReadINTEL, ONE)
            .unsigned(&[0]).pointee(Pointee::Const(0)).data(Data::result(None, $bits, Lanes::Several)).reading($reading).friendly(Block($friendly)),
        op(concat!("intel_sub_group_block_read", $width), op::SubgroupImageBlockReadINTEL, TWO)
            .data(Data::result(None, $bits, Lanes::One)).reading($reading).friendly(Block($friendly)),
        op(concat!("intel_sub_group_block_read", $width, "<n>"), op::SubgroupImageBlockReadINTEL, TWO)
            .data(Data::result(None, $bits, Lanes::Several)).reading($reading).friendly(Block($friendly)),
        op(concat!("intel_sub_group_block_write", $width), op::SubgroupBlockWriteINTEL, TWO)
            .unsigned(&[0, 1]).data(Data::operand(1, None, $bits, Lanes::One)).reading($reading).friendly(Block($friendly)),
        op(concat!("intel_sub_group_block_write", $width, "<n>"), op::SubgroupBlockWriteINTEL, TWO)
            .unsigned(&[0, 1]).data(Data::operand(1, None, $bits, Lanes::Several)).reading($reading).friendly(Block($friendly)),
        op(concat!("intel_sub_group_block_write", $width), op::SubgroupImageBlockWriteINTEL, THREE)
            .unsigned(&[2]).data(Data::operand(2, None, $bits, Lanes::One)).reading($reading).friendly(Block($friendly)),
        op(concat!("intel_sub_group_block_write", $width, "<n>"), op::SubgroupImageBlockWriteINTEL, THREE)
            .unsigned(&[2]).data(Data::operand(2, None, $bits, Lanes::Several)).reading($reading).friendly(Block($friendly)),
    )*] };
}

const PLAIN: Reading = Reading::Never("the name without _ui says the same");

const BLOCKS: &[Row] = blocks!("" 32 "" Always, "_uc" 8 "_uc" Always, "_us" 16 "_us" Always, "_ui" 32 "" PLAIN, "_ul" 64 "_ul" Always);

/// Functions have the arguments coordinate, width, height, written data, image; instructions have the image first and the data
/// last.
const MEDIA_READ: &[Operand] = &[Arg(3), Arg(0), Arg(1), Arg(2)];
const MEDIA_WRITE: &[Operand] = &[Arg(4), Arg(0), Arg(1), Arg(2), Arg(3)];

const MEDIA_READ_OP: Opcode = op::SubgroupImageMediaBlockReadINTEL;
const MEDIA_WRITE_OP: Opcode = op::SubgroupImageMediaBlockWriteINTEL;

macro_rules! media_blocks {
    ($($width:literal $bits:literal)*) => { &[$(
        op(concat!("intel_sub_group_media_block_read", $width), MEDIA_READ_OP, MEDIA_READ)
            .data(Data::result(None, $bits, Lanes::One)).friendly(FriendlyName::Result),
        op(concat!("intel_sub_group_media_block_read", $width, "<n>"), MEDIA_READ_OP, MEDIA_READ)
            .data(Data::result(None, $bits, Lanes::Several)).friendly(FriendlyName::Result),
        op(concat!("intel_sub_group_media_block_write", $width), MEDIA_WRITE_OP, MEDIA_WRITE)
            .unsigned(&[3]).data(Data::operand(4, None, $bits, Lanes::One)).friendly(FriendlyName::Result),
        op(concat!("intel_sub_group_media_block_write", $width, "<n>"), MEDIA_WRITE_OP, MEDIA_WRITE)
            .unsigned(&[3]).data(Data::operand(4, None, $bits, Lanes::Several)).friendly(FriendlyName::Result),
    )*] };
}

const MEDIA_BLOCKS: &[Row] = media_blocks!("_uc" 8 "_us" 16 "_ui" 32 "_ul" 64);

const PREFETCH_OP: Opcode = op::SubgroupBlockPrefetchINTEL;
const PREFETCH: &str = "the instruction counts bytes, which no single name does";

macro_rules! prefetches {
    ($($width:literal $bytes:literal)*) => { &[$(
        op(concat!("intel_sub_group_block_prefetch", $width), PREFETCH_OP, &[Arg(0), LaneBytes($bytes)])
            .write_only(PREFETCH),
        op(concat!("intel_sub_group_block_prefetch", $width, "<n>"), PREFETCH_OP, &[Arg(0), LaneBytes($bytes)])
            .write_only(PREFETCH),
    )*] };
}

const PREFETCHES: &[Row] = prefetches!("_uc" 1 "_us" 2 "_ui" 4 "_ul" 8);

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[SHUFFLES, BLOCKS, MEDIA_BLOCKS, PREFETCHES];
