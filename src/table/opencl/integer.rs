//! Spec (OpenCL C): "Integer Functions", "Extended Bit Operations", "Integer dot product".

use super::guard::{Class, Condition, INTEGER, SIGNED, UNSIGNED};
use super::operand::{FOUR, ONE, Operand, THREE, TWO};
use super::row::{Data, Lanes, ResultAdapter, Row, ext, op};
use crate::spirv::op;
use Operand::{Arg, Literal, Splat};
use rspirv::spirv::OpenclStd100Op as C;

/// Functions with one instruction for signed and one for unsigned integers.
macro_rules! by_sign {
    ($($name:literal $signed:ident $unsigned:ident $operands:ident)*) => { &[$(
        ext($name, C::$signed, $operands).when(SIGNED),
        ext($name, C::$unsigned, $operands).when(UNSIGNED),
    )*] };
}

const SECOND_SPLAT: &[Operand] = &[Arg(0), Splat(1)];
const LAST_TWO_SPLAT: &[Operand] = &[Arg(0), Splat(1), Splat(2)];

const BY_SIGN: &[Row] = by_sign!(
    "abs" s_abs u_abs ONE
    "abs_diff" s_abs_diff u_abs_diff TWO
    "add_sat" s_add_sat u_add_sat TWO
    "sub_sat" s_sub_sat u_sub_sat TWO
    "hadd" s_hadd u_hadd TWO
    "rhadd" s_rhadd u_rhadd TWO
    "mad_hi" s_mad_hi u_mad_hi THREE
    "mad_sat" s_mad_sat u_mad_sat THREE
    "mul_hi" s_mul_hi u_mul_hi TWO
    "mad24" s_mad24 u_mad24 THREE
    "mul24" s_mul24 u_mul24 TWO
    "max" s_max u_max SECOND_SPLAT
    "min" s_min u_min SECOND_SPLAT
    "clamp" s_clamp u_clamp LAST_TWO_SPLAT
);

const BITS: &[Row] = &[
    ext("upsample", C::s_upsample, TWO).when(SIGNED).unsigned(&[1]),
    ext("upsample", C::u_upsample, TWO).when(UNSIGNED),
    ext("clz", C::clz, ONE).when(INTEGER),
    ext("ctz", C::ctz, ONE).when(INTEGER),
    ext("rotate", C::rotate, TWO).when(INTEGER),
    op("popcount", op::BitCount, ONE).when(INTEGER),
    op("bit_reverse", op::BitReverse, ONE).when(INTEGER).write_only("LLVM has an intrinsic for it"),
    op("bitfield_insert", op::BitFieldInsert, FOUR).when(INTEGER).unsigned(&[2, 3]),
    op("bitfield_extract_signed", op::BitFieldSExtract, THREE).when(INTEGER).unsigned(&[1, 2]),
    op("bitfield_extract_unsigned", op::BitFieldUExtract, THREE).when(INTEGER).unsigned(&[1, 2]),
];

const SIGNED_SIGNED: &[Condition] = &[Condition::Class(0, Class::Signed), Condition::Class(1, Class::Signed)];
const SIGNED_UNSIGNED: &[Condition] =
    &[Condition::Class(0, Class::Signed), Condition::Class(1, Class::Unsigned)];
const UNSIGNED_SIGNED: &[Condition] =
    &[Condition::Class(0, Class::Unsigned), Condition::Class(1, Class::Signed)];
const UNSIGNED_UNSIGNED: &[Condition] =
    &[Condition::Class(0, Class::Unsigned), Condition::Class(1, Class::Unsigned)];

const SWAPPED: &[Operand] = &[Arg(1), Arg(0)];
const SWAPPED_PLUS: &[Operand] = &[Arg(1), Arg(0), Arg(2)];
/// The packed vector format: four 8-bit lanes.
const PACKED: &[Operand] = &[Arg(0), Arg(1), Literal(0)];
const PACKED_SWAPPED: &[Operand] = &[Arg(1), Arg(0), Literal(0)];
const PACKED_PLUS: &[Operand] = &[Arg(0), Arg(1), Arg(2), Literal(0)];
const PACKED_SWAPPED_PLUS: &[Operand] = &[Arg(1), Arg(0), Arg(2), Literal(0)];
const SWAP: &str = "the instruction has no such order of operands";
const ARM: &str = "dot says the same";

/// The functions return `int` or `uint`.
const INT: Data = Data::result(Some(Class::Integer), 32, Lanes::One);

const DOT: &[Row] = &[
    op("dot", op::SDot, TWO).when(SIGNED_SIGNED).data(INT),
    op("dot", op::UDot, TWO).when(UNSIGNED_UNSIGNED).data(INT),
    op("dot", op::SUDot, TWO).when(SIGNED_UNSIGNED).data(INT),
    op("dot", op::SUDot, SWAPPED).when(UNSIGNED_SIGNED).write_only(SWAP),
    op("dot_acc_sat", op::SDotAccSat, THREE).when(SIGNED_SIGNED).data(INT),
    op("dot_acc_sat", op::UDotAccSat, THREE).when(UNSIGNED_UNSIGNED).data(INT),
    op("dot_acc_sat", op::SUDotAccSat, THREE).when(SIGNED_UNSIGNED).data(INT),
    op("dot_acc_sat", op::SUDotAccSat, SWAPPED_PLUS).when(UNSIGNED_SIGNED).write_only(SWAP),
    op("dot_4x8packed_ss_int", op::SDot, PACKED).unsigned(&[0, 1]).data(INT),
    op("dot_4x8packed_uu_uint", op::UDot, PACKED).unsigned(&[0, 1]).data(INT),
    op("dot_4x8packed_su_int", op::SUDot, PACKED).unsigned(&[0, 1]).data(INT),
    op("dot_4x8packed_us_int", op::SUDot, PACKED_SWAPPED).write_only(SWAP),
    op("dot_acc_sat_4x8packed_ss_int", op::SDotAccSat, PACKED_PLUS).unsigned(&[0, 1]).data(INT),
    op("dot_acc_sat_4x8packed_uu_uint", op::UDotAccSat, PACKED_PLUS).unsigned(&[0, 1, 2]).data(INT),
    op("dot_acc_sat_4x8packed_su_int", op::SUDotAccSat, PACKED_PLUS).unsigned(&[0, 1]).data(INT),
    op("dot_acc_sat_4x8packed_us_int", op::SUDotAccSat, PACKED_SWAPPED_PLUS).write_only(SWAP),
    op("arm_dot", op::SDot, TWO).when(SIGNED).write_only(ARM),
    op("arm_dot", op::UDot, TWO).when(UNSIGNED).write_only(ARM),
    op("arm_dot_acc", op::SDot, TWO).when(SIGNED).outcome(ResultAdapter::PlusArgument(2)).write_only(ARM),
    op("arm_dot_acc", op::UDot, TWO).when(UNSIGNED).outcome(ResultAdapter::PlusArgument(2)).write_only(ARM),
    op("arm_dot_acc_sat", op::SDotAccSat, THREE).when(SIGNED).write_only(ARM),
    op("arm_dot_acc_sat", op::UDotAccSat, THREE).when(UNSIGNED).write_only(ARM),
];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[BY_SIGN, BITS, DOT];
