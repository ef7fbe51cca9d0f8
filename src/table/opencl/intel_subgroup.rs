//! Spec (OpenCL C extensions): `cl_intel_subgroups` and those for char, short and long; `cl_intel_media_block_io`,
//! `cl_intel_subgroup_buffer_prefetch`.

use super::row::{ONE, Operand, Row, THREE, TWO, op};
use crate::spirv::op;
use Operand::{Arg, LaneBytes};

const SHUFFLES: &[Row] = &[
    op("intel_sub_group_shuffle", op::SubgroupShuffleINTEL, TWO),
    op("intel_sub_group_shuffle_xor", op::SubgroupShuffleXorINTEL, TWO),
    op("intel_sub_group_shuffle_up", op::SubgroupShuffleUpINTEL, THREE),
    op("intel_sub_group_shuffle_down", op::SubgroupShuffleDownINTEL, THREE),
];

/// A name says width and length of what each work-item gets; the types say both again. Images take a coordinate more than pointers.
macro_rules! blocks {
    ($($width:literal)*) => { &[$(
        op(concat!("intel_sub_group_block_read", $width), op::SubgroupBlockReadINTEL, ONE),
        op(concat!("intel_sub_group_block_read", $width), op::SubgroupImageBlockReadINTEL, TWO),
        op(concat!("intel_sub_group_block_write", $width), op::SubgroupBlockWriteINTEL, TWO),
        op(concat!("intel_sub_group_block_write", $width), op::SubgroupImageBlockWriteINTEL, THREE),
    )*] };
}

const BLOCKS: &[Row] = blocks!("" "<n>" "_uc" "_uc<n>" "_us" "_us<n>" "_ui" "_ui<n>" "_ul" "_ul<n>");

/// Functions take coordinate, width, height, data to write, image; instructions take the image first and the data last.
const MEDIA_READ: &[Operand] = &[Arg(3), Arg(0), Arg(1), Arg(2)];
const MEDIA_WRITE: &[Operand] = &[Arg(4), Arg(0), Arg(1), Arg(2), Arg(3)];

macro_rules! media_blocks {
    ($($width:literal)*) => { &[$(
        op(concat!("intel_sub_group_media_block_read", $width), op::SubgroupImageMediaBlockReadINTEL, MEDIA_READ),
        op(concat!("intel_sub_group_media_block_write", $width), op::SubgroupImageMediaBlockWriteINTEL, MEDIA_WRITE),
    )*] };
}

const MEDIA_BLOCKS: &[Row] = media_blocks!("_uc" "_uc<n>" "_us" "_us<n>" "_ui" "_ui<n>" "_ul" "_ul<n>");

macro_rules! prefetches {
    ($($width:literal $bytes:literal)*) => { &[$(
        op(concat!("intel_sub_group_block_prefetch", $width), op::SubgroupBlockPrefetchINTEL, &[Arg(0), LaneBytes($bytes)]),
        op(concat!("intel_sub_group_block_prefetch", $width, "<n>"), op::SubgroupBlockPrefetchINTEL, &[Arg(0), LaneBytes($bytes)]),
    )*] };
}

const PREFETCHES: &[Row] = prefetches!("_uc" 1 "_us" 2 "_ui" 4 "_ul" 8);

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[SHUFFLES, BLOCKS, MEDIA_BLOCKS, PREFETCHES];
