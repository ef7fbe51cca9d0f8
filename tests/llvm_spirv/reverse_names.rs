//! Names and flags of what `-r` makes.

use super::reverse::assembled;
use super::{folder, read_back};

/// LLVM assembly language of a module, with flags.
fn read(test: &str, flags: &[&str], module: &str) -> String {
    let folder = folder(&format!("reverse_names_{test}"));
    assembled(&folder, module);
    read_back(&folder, flags)
}

const HEAD: &str = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Int64\n\
    OpCapability ImageBasic\nOpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 102000\n\
    OpDecorate %f LinkageAttributes \"f\" Export\n";

#[apply(case)]
fn fences_keep_the_memory_that_flags_can_name() {
    // Sub-groups have memory of their own in SPIR-V, which no flag names: compilers of SYCL ask for it in every barrier.
    let module = format!(
        "{HEAD}%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%two = OpConstant %uint 2\n%all = OpConstant %uint 912\n\
        %local = OpConstant %uint 400\n%images = OpConstant %uint 3984\n%fn = OpTypeFunction %void\n\
        %f = OpFunction %void None %fn\n%l = OpLabel\nOpControlBarrier %two %two %all\nOpControlBarrier %two %two %local\n\
        OpMemoryBarrier %two %images\nOpReturn\nOpFunctionEnd\n"
    );
    let text = read("fences", &[], &module);
    for call in ["@_Z7barrierj(i32 3)", "@_Z7barrierj(i32 1)", "@_Z9mem_fencej(i32 7)"] {
        assert!(text.contains(call), "{call}\n{text}");
    }
    let text = read("fences", &["--spirv-target-env=CL2.0"], &module);
    for call in [
        "@_Z18work_group_barrierj12memory_scope(i32 3, i32 1)",
        "@_Z18work_group_barrierj12memory_scope(i32 1, i32 1)",
        "@_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 7, i32 5, i32 1)",
    ] {
        assert!(text.contains(call), "{call}\n{text}");
    }
}

#[apply(case)]
fn values_have_their_names_or_names_with_numbers() {
    // A name that is taken takes two numbers, a value that is used before its definition one, and so does each call that
    // stands for a conversion.
    let module = format!(
        "{HEAD}OpName %a \"x\"\nOpName %b \"x\"\nOpName %c \"x\"\nOpName %h \"w\"\nOpName %i \"i\"\nOpName %n \"n\"\n\
        %void = OpTypeVoid\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n%zero = OpConstant %uint 0\n\
        %vu = OpTypeVector %uint 4\n%vf = OpTypeVector %float 4\n%fn = OpTypeFunction %void %uint %vu\n\
        %f = OpFunction %void None %fn\n%p = OpFunctionParameter %uint\n%q = OpFunctionParameter %vu\n%l = OpLabel\n\
        %a = OpIAdd %uint %p %p\n%b = OpISub %uint %p %p\n%c = OpConvertUToF %vf %q\nOpBranch %head\n%head = OpLabel\n\
        %i = OpPhi %uint %zero %l %n %body\n%t = OpULessThan %bool %i %p\nOpBranchConditional %t %body %end\n%body = OpLabel\n\
        %n = OpIAdd %uint %i %p\nOpBranch %head\n%end = OpLabel\n%h = OpConvertUToF %vf %q\nOpReturn\nOpFunctionEnd\n"
    );
    let text = read("taken", &[], &module);
    for line in [
        "%x = add i32",
        " = sub i32",
        "%i = phi i32 [ 0, %2 ], [ %n, %",
        "%n = add i32 %i, %0",
        " = call spir_func <4 x float> @_Z14convert_float4Dv4_j(",
        "%w = call spir_func <4 x float> @_Z14convert_float4Dv4_j(",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let text = read("taken", &["--spirv-target-env=SPV-IR"], &module);
    for line in [" = sub i32", " = uitofp", "%w = uitofp"] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

#[apply(case)]
fn sizes_of_images_are_put_together() {
    let module = format!(
        "{HEAD}OpName %r \"r\"\n%void = OpTypeVoid\n%ulong = OpTypeInt 64 0\n%uint = OpTypeInt 32 0\n%zero = OpConstant %uint 0\n\
        %v3 = OpTypeVector %ulong 3\n%image = OpTypeImage %void 2D 0 1 0 0 Unknown ReadOnly\n%fn = OpTypeFunction %v3 %image\n\
        %f = OpFunction %v3 None %fn\n%i = OpFunctionParameter %image\n%l = OpLabel\n\
        %r = OpImageQuerySizeLod %v3 %i %zero\nOpReturnValue %r\nOpFunctionEnd\n"
    );
    let text = read("sizes", &[], &module);
    for line in [
        " = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(",
        " = zext <2 x i32> %2 to <2 x i64>",
        " = shufflevector <2 x i64> %3, <2 x i64> poison, <3 x i32> <i32 0, i32 1, i32 2>",
        " = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(",
        "%r = insertelement <3 x i64> %4, i64 %5, i32 2",
        "ret <3 x i64> %r",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

#[apply(case)]
fn extensions_are_in_the_order_of_their_names() {
    let module = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Float16\nOpCapability ImageMipmap\n\
        OpCapability BitInstructions\nOpCapability SubgroupAvcMotionEstimationIntraINTEL\nOpExtension \"SPV_KHR_bit_instructions\"\n\
        OpExtension \"SPV_INTEL_device_side_avc_motion_estimation\"\nOpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 102000\n";
    let text = read("extensions", &[], module);
    let extensions = "!{!\"cl_khr_extended_bit_ops\", !\"cl_khr_fp16\", !\"cl_khr_mipmap_image_writes\", !\"cl_khr_subgroups\"}";
    assert!(text.contains(extensions), "{text}");
}

#[apply(case)]
fn hints_about_texels_are_no_part_of_names() {
    let module = format!(
        "{HEAD}%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n%v2 = OpTypeVector %uint 2\n\
        %v4 = OpTypeVector %float 4\n%in = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly\n\
        %out = OpTypeImage %void 2D 0 0 0 0 Unknown WriteOnly\n%smp = OpTypeSampler\n%both = OpTypeSampledImage %in\n\
        %lod = OpConstant %float 0\n%fn = OpTypeFunction %void %in %out %smp %v2\n%f = OpFunction %void None %fn\n\
        %i = OpFunctionParameter %in\n%o = OpFunctionParameter %out\n%s = OpFunctionParameter %smp\n%c = OpFunctionParameter %v2\n\
        %l = OpLabel\n%r = OpImageRead %v4 %i %c Nontemporal\n%x = OpSampledImage %both %i %s\n\
        %t = OpImageSampleExplicitLod %v4 %x %c Lod|Nontemporal %lod\nOpImageWrite %o %c %r Nontemporal\nOpReturn\nOpFunctionEnd\n"
    );
    let text = read("hints", &["--spirv-target-env=CL2.0"], &module);
    for call in [
        "@_Z11read_imagef14ocl_image2d_roDv2_i(",
        "@_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(",
        "@_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(",
    ] {
        assert!(text.contains(call), "{call}\n{text}");
    }
    // Friendly names have them as arguments.
    assert!(read("hints", &["--spirv-target-env=SPV-IR"], &module).contains("i32 16384)"));
}

#[apply(case)]
fn ids_have_the_width_of_their_variable() {
    let head = HEAD.replace("Physical64", "Physical32");
    let module = format!(
        "{head}OpDecorate %v BuiltIn GlobalInvocationId\nOpDecorate %v Constant\n%ulong = OpTypeInt 64 0\n\
        %v3 = OpTypeVector %ulong 3\n%to = OpTypePointer Input %v3\n%fn = OpTypeFunction %ulong\n%v = OpVariable %to Input\n\
        %f = OpFunction %ulong None %fn\n%l = OpLabel\n%r = OpLoad %v3 %v Aligned 32\n%x = OpCompositeExtract %ulong %r 0\n\
        OpReturnValue %x\nOpFunctionEnd\n"
    );
    let text = read("widths", &["--spirv-target-env=CL2.0"], &module);
    assert!(text.contains("call spir_func i64 @_Z13get_global_idj(i32 0)"), "{text}");
}

#[apply(case)]
fn rounding_of_functions_is_a_decoration() {
    let module = format!(
        "{}OpDecorate %r FPRoundingMode RTE\n%float = OpTypeFloat 32\n%fn = OpTypeFunction %float %float\n\
        %f = OpFunction %float None %fn\n%x = OpFunctionParameter %float\n%l = OpLabel\n%r = OpExtInst %float %std sqrt %x\n\
        OpReturnValue %r\nOpFunctionEnd\n",
        HEAD.replace("OpMemoryModel", "%std = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel")
    );
    let text = read("rounding", &["--spirv-target-env=SPV-IR"], &module);
    let call = text.lines().find(|line| line.contains("call ")).unwrap_or_default();
    assert!(
        call.contains("@_Z16__spirv_ocl_sqrtf(float %0)") && call.contains("!spirv.Decorations"),
        "{text}"
    );
}
