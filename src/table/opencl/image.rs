//! Spec (OpenCL C): "Image Read and Write Functions"; `cl_khr_mipmap_image`, `cl_khr_gl_msaa_sharing`,
//! `cl_khr_fp16`.

use super::guard::{Class, Condition, Kind};
use super::operand::{ImageOperand, ONE, Operand};
use super::row::{Data, Extent, FriendlyName, Lanes, Reading, ResultAdapter, Row, Shape, op, shape};
use crate::spirv::op;
use FriendlyName::{Result, ResultApart};
use ImageOperand::{Grad, Lod, LodZero, Sample, SignExtend, ZeroExtend};
use Operand::{Arg, ImageOperands, SampledImage};

const SAMPLED: &[Condition] = &[Condition::Kind(0, Kind::ColourImage), Condition::Kind(1, Kind::Sampler)];
const SAMPLED_DEPTH: &[Condition] =
    &[Condition::Kind(0, Kind::DepthImage), Condition::Kind(1, Kind::Sampler)];
const UNSAMPLED: &[Condition] = &[Condition::Kind(0, Kind::Image), Condition::Class(1, Class::Integer)];

/// Coordinates of an image with several samples are a vector.
const MULTISAMPLED: &[Condition] = &[Condition::Kind(0, Kind::Image), Condition::Kind(1, Kind::Vector)];

const fn sample(name: &'static str, operands: &'static [Operand], texel: Data) -> Row {
    op(name, op::ImageSampleExplicitLod, operands).when(SAMPLED).data(texel).friendly(ResultApart)
}

const fn read(name: &'static str, operands: &'static [Operand], texel: Data) -> Row {
    op(name, op::ImageRead, operands).when(UNSAMPLED).data(texel).friendly(Result)
}

const fn write(name: &'static str, operands: &'static [Operand], texel: Data) -> Row {
    op(name, op::ImageWrite, operands).data(texel)
}

/// Functions on one texel type: names, class and width of a texel's components, the position of a written unsigned texel, and the
/// image operand for the signedness of integers.
macro_rules! texels {
    ($($read:literal $write:literal $class:ident $bits:literal [$($texel:literal)?] [$($sign:ident)?])*) => { &[$(
        sample($read, &[SampledImage, Arg(2), ImageOperands(&[LodZero $(, $sign)?])], result(Class::$class, $bits)),
        sample($read, &[SampledImage, Arg(2), ImageOperands(&[Lod(3) $(, $sign)?])], result(Class::$class, $bits)),
        sample($read, &[SampledImage, Arg(2), ImageOperands(&[Grad(3) $(, $sign)?])], result(Class::$class, $bits)),
        read($read, &[Arg(0), Arg(1), ImageOperands(&[$($sign)?])], result(Class::$class, $bits)),
        read($read, &[Arg(0), Arg(1), ImageOperands(&[Sample(2) $(, $sign)?])], result(Class::$class, $bits))
            .when(MULTISAMPLED)
            .friendly(ResultApart),
        write($write, &[Arg(0), Arg(1), Arg(2), ImageOperands(&[$($sign)?])], written(Class::$class, $bits))
            .unsigned(&[$($texel)?]),
        write($write, &[Arg(0), Arg(1), Arg(3), ImageOperands(&[Lod(2) $(, $sign)?])], written(Class::$class, $bits))
            .unsigned(&[$($texel + 1)?]),
    )*] };
}

const fn result(class: Class, bits: u32) -> Data {
    Data::result(Some(class), bits, Lanes::Any)
}

const fn written(class: Class, bits: u32) -> Data {
    Data::operand(2, Some(class), bits, Lanes::Any)
}

const TEXELS: &[Row] = texels!(
    "read_imagef" "write_imagef" Float 32 [] []
    "read_imageh" "write_imageh" Float 16 [] []
    "read_imagei" "write_imagei" Integer 32 [] [SignExtend]
    "read_imageui" "write_imageui" Integer 32 [2] [ZeroExtend]
);

const fn depth(name: &'static str, operands: &'static [Operand], texel: Data) -> Row {
    op(name, op::ImageSampleExplicitLod, operands)
        .when(SAMPLED_DEPTH)
        .data(texel)
        .outcome(ResultAdapter::First)
        .friendly(ResultApart)
}

const ONLY_FLOAT: &str = "OpenCL C's depths are of type float";

/// A depth is a scalar; sampling returns it as the first of four components.
macro_rules! depths {
    ($($name:literal $class:ident $bits:literal [$($sign:ident)?] $reading:expr;)*) => { &[$(
        depth($name, &[SampledImage, Arg(2), ImageOperands(&[LodZero $(, $sign)?])], result(Class::$class, $bits))
            .reading($reading),
        depth($name, &[SampledImage, Arg(2), ImageOperands(&[Lod(3) $(, $sign)?])], result(Class::$class, $bits))
            .reading($reading),
        depth($name, &[SampledImage, Arg(2), ImageOperands(&[Grad(3) $(, $sign)?])], result(Class::$class, $bits))
            .reading($reading),
    )*] };
}

const DEPTHS: &[Row] = depths!(
    "read_imagef" Float 32 [] Reading::Always;
    "read_imageh" Float 16 [] Reading::Inexact(ONLY_FLOAT);
    "read_imagei" Integer 32 [SignExtend] Reading::Inexact(ONLY_FLOAT);
    "read_imageui" Integer 32 [ZeroExtend] Reading::Inexact(ONLY_FLOAT);
);

/// The first of OpenCL's values for channel data types and orders; SPIR-V's start at 0.
const FIRST_DATA_TYPE: u32 = 0x10D0;
const FIRST_ORDER: u32 = 0x10B0;

const fn size(name: &'static str, extent: Extent) -> Row {
    shape(name, Shape::ImageSize(extent), ONE).friendly(Result)
}

const QUERIES: &[Row] = &[
    size("get_image_width", Extent::Width),
    size("get_image_height", Extent::Height),
    size("get_image_depth", Extent::Depth),
    size("get_image_array_size", Extent::ArraySize),
    size("get_image_dim", Extent::Dimensions),
    op("get_image_channel_data_type", op::ImageQueryFormat, ONE)
        .outcome(ResultAdapter::Plus(FIRST_DATA_TYPE)),
    op("get_image_channel_order", op::ImageQueryOrder, ONE).outcome(ResultAdapter::Plus(FIRST_ORDER)),
    op("get_image_num_mip_levels", op::ImageQueryLevels, ONE),
    op("get_image_num_samples", op::ImageQuerySamples, ONE),
];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[TEXELS, DEPTHS, QUERIES];
