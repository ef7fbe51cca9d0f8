//! What `-r` makes of images that are combined with samplers.

use super::reverse::assembled;
use super::{disassembled, folder};

const MODULE: &str = "\
OpCapability Addresses
OpCapability Linkage
OpCapability Kernel
OpCapability ImageBasic
OpCapability LiteralSampler
OpMemoryModel Physical64 OpenCL
OpDecorate %f LinkageAttributes \"f\" Export
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%v2 = OpTypeVector %uint 2
%v4 = OpTypeVector %float 4
%level = OpConstant %float 0
%zero = OpConstant %uint 0
%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%sampler = OpTypeSampler
%both = OpTypeSampledImage %image
%constant = OpConstantSampler %sampler Clamp 0 Linear
%fn = OpTypeFunction %v2 %image %sampler %v2
%f = OpFunction %v2 None %fn
%i = OpFunctionParameter %image
%s = OpFunctionParameter %sampler
%at = OpFunctionParameter %v2
%l = OpLabel
%given = OpSampledImage %both %i %s
%clamped = OpSampledImage %both %i %constant
%sum = OpIAdd %v2 %at %at
%one = OpImageSampleExplicitLod %v4 %clamped %at Lod %level
%two = OpImageSampleExplicitLod %v4 %clamped %sum Lod %level
%again = OpImage %image %given
%size = OpImageQuerySizeLod %v2 %again %zero
OpReturnValue %size
OpFunctionEnd
";

/// The calls of the function that `-r` makes for an environment: result, name, what names the arguments.
fn calls(name: &str, environment: &str) -> Vec<String> {
    let folder = folder(name);
    assembled(&folder, MODULE);
    let text = disassembled(&folder.succeed(&[
        "-r",
        "m.spv",
        "-o",
        "-",
        &format!("--spirv-target-env={environment}"),
    ]));
    let body = text.lines().skip_while(|line| !line.starts_with("define")).take_while(|line| *line != "}");
    body.filter(|line| line.contains(" call ") || line.contains(" = add")).map(str::to_owned).collect()
}

#[apply(case)]
fn constant_samplers_are_made_once_where_they_are_combined() {
    for environment in ["CL1.2", "CL2.0"] {
        let calls = calls(&format!("images_sampler_{environment}"), environment);
        let [sampler, sum, one, two, _] = calls.as_slice() else { panic!("{calls:?}") };
        assert!(
            sampler.contains("%4 = call target(\"spirv.Sampler\") @__translate_sampler_initializer(i32 36)")
        );
        assert!(sum.contains("%5 = add"), "{sum}");
        for (read, at) in [(one, "%2"), (two, "%5")] {
            assert!(read.contains("@_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i("), "{read}");
            assert!(read.contains(&format!("target(\"spirv.Sampler\") %4, <2 x i32> {at})")), "{read}");
        }
    }
}

#[apply(case)]
fn the_image_of_a_combined_image_is_the_one_that_was_combined() {
    for (environment, query) in
        [("CL1.2", "@_Z13get_image_dim14ocl_image2d_ro("), ("SPV-IR", "@_Z31__spirv_ImageQuerySizeLod_Rint2")]
    {
        let calls = calls(&format!("images_again_{environment}"), environment);
        assert!(!calls.iter().any(|call| call.contains("__spirv_ImagePU3AS1")), "{calls:?}");
        let size = calls.last().unwrap();
        assert!(size.contains(query) && size.contains("0, 0, 0, 0, 0, 0) %0"), "{size}");
    }
}
