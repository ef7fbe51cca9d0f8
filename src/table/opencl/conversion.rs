//! Spec (OpenCL C): "Explicit Conversions", "Reinterpreting Data As Another Type";
//! `cl_intel_bfloat16_conversions`.

use super::guard::{Class, FLOAT, INTEGER, SIGNED, UNSIGNED};
use super::operand::ONE;
use super::row::Saturation::{Decoration, None, Opcode};
use super::row::{Data, Lanes, Reading, Row, Shape, convert, op, shape};
use crate::spirv::op;

const INTEGERS: &str = "LLVM converts integers by an instruction, and nothing is rounded";

/// The stem determines the class of the result and the guard that of the argument. Between integers the source type selects sign or
/// zero extension.
const CONVERSIONS: &[Row] = &[
    convert("convert_<int>", op::SConvert, None).when(SIGNED).reading(Reading::Inexact(INTEGERS)),
    convert("convert_<int>", op::UConvert, None).when(UNSIGNED).reading(Reading::Inexact(INTEGERS)),
    convert("convert_<int>", op::ConvertFToS, None).when(FLOAT),
    convert("convert_<uint>", op::SConvert, None).when(SIGNED).reading(Reading::Inexact(INTEGERS)),
    convert("convert_<uint>", op::UConvert, None).when(UNSIGNED).reading(Reading::Inexact(INTEGERS)),
    convert("convert_<uint>", op::ConvertFToU, None).when(FLOAT),
    convert("convert_<float>", op::ConvertSToF, None).when(SIGNED),
    convert("convert_<float>", op::ConvertUToF, None).when(UNSIGNED),
    convert("convert_<float>", op::FConvert, None).when(FLOAT),
    convert("convert_<int>_sat", op::SConvert, Decoration).when(SIGNED),
    convert("convert_<int>_sat", op::SatConvertUToS, Opcode).when(UNSIGNED),
    convert("convert_<int>_sat", op::ConvertFToS, Decoration).when(FLOAT),
    convert("convert_<uint>_sat", op::SatConvertSToU, Opcode).when(SIGNED),
    convert("convert_<uint>_sat", op::UConvert, Decoration).when(UNSIGNED),
    convert("convert_<uint>_sat", op::ConvertFToU, Decoration).when(FLOAT),
];

const REINTERPRETATION: &[Row] =
    &[shape("as_<type>", Shape::Bitcast, ONE).write_only("LLVM has an instruction for it")];

macro_rules! bfloat16 {
    ($($lanes:literal $to:literal $from:literal)*) => { &[$(
        op($to, op::ConvertFToBF16INTEL, ONE).when(FLOAT).data(Data::result(Some(Class::Integer), 16, Lanes::Exactly($lanes))),
        op($from, op::ConvertBF16ToFINTEL, ONE).when(INTEGER).data(Data::result(Some(Class::Float), 32, Lanes::Exactly($lanes))),
    )*] };
}

const BFLOAT16: &[Row] = bfloat16!(
    1 "intel_convert_bfloat16_as_ushort" "intel_convert_as_bfloat16_float"
    2 "intel_convert_bfloat162_as_ushort2" "intel_convert_as_bfloat162_float2"
    3 "intel_convert_bfloat163_as_ushort3" "intel_convert_as_bfloat163_float3"
    4 "intel_convert_bfloat164_as_ushort4" "intel_convert_as_bfloat164_float4"
    8 "intel_convert_bfloat168_as_ushort8" "intel_convert_as_bfloat168_float8"
    16 "intel_convert_bfloat1616_as_ushort16" "intel_convert_as_bfloat1616_float16"
);

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[CONVERSIONS, REINTERPRETATION, BFLOAT16];
