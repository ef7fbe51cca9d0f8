//! Spec (OpenCL C): "Image Read and Write Functions"; `cl_khr_mipmap_image`, `cl_khr_gl_msaa_sharing`, `cl_khr_fp16`.

use super::guard::{Class, Condition, Kind};
use super::row::{Extent, ImageOperand, ONE, Operand, Outcome, Row, Shape, op, shape};
use crate::spirv::op;
use ImageOperand::{Grad, Lod, LodZero, Sample, SignExtend, ZeroExtend};
use Operand::{Arg, ImageOperands, SampledImage};

const SAMPLED: &[Condition] = &[Condition::Kind(0, Kind::ColourImage), Condition::Kind(1, Kind::Sampler)];
const SAMPLED_DEPTH: &[Condition] =
    &[Condition::Kind(0, Kind::DepthImage), Condition::Kind(1, Kind::Sampler)];
const UNSAMPLED: &[Condition] = &[Condition::Kind(0, Kind::Image), Condition::Class(1, Class::Integer)];

/// Functions on one type of texels, with the image operand that tells integers' signs.
macro_rules! texels {
    ($($read:literal $write:literal [$($extend:ident)?])*) => { &[$(
        op($read, op::ImageSampleExplicitLod, &[SampledImage, Arg(2), ImageOperands(&[LodZero $(, $extend)?])]).when(SAMPLED),
        op($read, op::ImageSampleExplicitLod, &[SampledImage, Arg(2), ImageOperands(&[Lod(3) $(, $extend)?])]).when(SAMPLED),
        op($read, op::ImageSampleExplicitLod, &[SampledImage, Arg(2), ImageOperands(&[Grad(3) $(, $extend)?])]).when(SAMPLED),
        op($read, op::ImageRead, &[Arg(0), Arg(1), ImageOperands(&[$($extend)?])]).when(UNSAMPLED),
        op($read, op::ImageRead, &[Arg(0), Arg(1), ImageOperands(&[Sample(2) $(, $extend)?])]).when(UNSAMPLED),
        op($write, op::ImageWrite, &[Arg(0), Arg(1), Arg(2), ImageOperands(&[$($extend)?])]),
        op($write, op::ImageWrite, &[Arg(0), Arg(1), Arg(3), ImageOperands(&[Lod(2) $(, $extend)?])]),
    )*] };
}

const TEXELS: &[Row] = texels!(
    "read_imagef" "write_imagef" []
    "read_imageh" "write_imageh" []
    "read_imagei" "write_imagei" [SignExtend]
    "read_imageui" "write_imageui" [ZeroExtend]
);

/// A depth is one number; sampling yields it as the first of four.
const DEPTHS: &[Row] = &[
    op("read_imagef", op::ImageSampleExplicitLod, &[SampledImage, Arg(2), ImageOperands(&[LodZero])])
        .when(SAMPLED_DEPTH)
        .outcome(Outcome::First),
    op("read_imagef", op::ImageSampleExplicitLod, &[SampledImage, Arg(2), ImageOperands(&[Lod(3)])])
        .when(SAMPLED_DEPTH)
        .outcome(Outcome::First),
    op("read_imagef", op::ImageSampleExplicitLod, &[SampledImage, Arg(2), ImageOperands(&[Grad(3)])])
        .when(SAMPLED_DEPTH)
        .outcome(Outcome::First),
];

/// OpenCL's values of channel data types and orders begin here, SPIR-V's at 0.
const FIRST_DATA_TYPE: u32 = 0x10D0;
const FIRST_ORDER: u32 = 0x10B0;

const QUERIES: &[Row] = &[
    shape("get_image_width", Shape::ImageSize(Extent::Width), ONE),
    shape("get_image_height", Shape::ImageSize(Extent::Height), ONE),
    shape("get_image_depth", Shape::ImageSize(Extent::Depth), ONE),
    shape("get_image_array_size", Shape::ImageSize(Extent::ArraySize), ONE),
    shape("get_image_dim", Shape::ImageSize(Extent::Dimensions), ONE),
    op("get_image_channel_data_type", op::ImageQueryFormat, ONE).outcome(Outcome::Plus(FIRST_DATA_TYPE)),
    op("get_image_channel_order", op::ImageQueryOrder, ONE).outcome(Outcome::Plus(FIRST_ORDER)),
    op("get_image_num_mip_levels", op::ImageQueryLevels, ONE),
    op("get_image_num_samples", op::ImageQuerySamples, ONE),
];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[TEXELS, DEPTHS, QUERIES];
