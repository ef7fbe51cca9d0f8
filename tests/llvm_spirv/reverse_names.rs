//! Names, flags and orders of `-r` that only its numbers tell: as the Khronos translator counts them.

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

#[test]
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

#[test]
fn names_that_are_taken_get_the_numbers_of_the_khronos_translator() {
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
        "%x2 = sub i32",
        "%i = phi i32 [ 0, %2 ], [ %n, %",
        "%n = add i32 %i, %0",
        "%x46 = call spir_func <4 x float> @_Z14convert_float4Dv4_j(",
        "%w7 = call spir_func <4 x float> @_Z14convert_float4Dv4_j(",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    // Each other call of a builtin is written once more, and is named `call` until it has the name of the first one.
    let calls = module
        .replace("OpName %h", "OpName %p \"call\"\nOpName %h")
        .replace("OpReturn\n", "%y = OpDot %float %h %h\n%z = OpConvertFToS %vu %h\nOpReturn\n");
    let calls = calls.replace("OpName %i ", "OpName %z \"z\"\nOpName %i ");
    assert!(read("calls", &[], &calls).contains("%z9 = call spir_func <4 x i32> @_Z12convert_int4Dv4_f("));
    // Friendly names have no such pass.
    let text = read("taken", &["--spirv-target-env=SPV-IR"], &module);
    for line in ["%x2 = sub i32", "%x4 = uitofp", "%w = uitofp"] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

#[test]
fn parts_of_sizes_of_images_are_called_by_the_size() {
    let module = format!(
        "{HEAD}OpName %r \"r\"\n%void = OpTypeVoid\n%ulong = OpTypeInt 64 0\n%uint = OpTypeInt 32 0\n%zero = OpConstant %uint 0\n\
        %v3 = OpTypeVector %ulong 3\n%image = OpTypeImage %void 2D 0 1 0 0 Unknown ReadOnly\n%fn = OpTypeFunction %v3 %image\n\
        %f = OpFunction %v3 None %fn\n%i = OpFunctionParameter %image\n%l = OpLabel\n\
        %r = OpImageQuerySizeLod %v3 %i %zero\nOpReturnValue %r\nOpFunctionEnd\n"
    );
    let text = read("sizes", &[], &module);
    for line in [
        "%r1 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(",
        "%r2 = zext <2 x i32> %r1 to <2 x i64>",
        "%r3 = shufflevector <2 x i64> %r2, <2 x i64> poison, <3 x i32> <i32 0, i32 1, i32 2>",
        "%r4 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(",
        "%r5 = insertelement <3 x i64> %r3, i64 %r4, i32 2",
        "ret <3 x i64> %r5",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

#[test]
fn decorations_of_parameters_come_first_where_an_earlier_function_has_some() {
    let function = |name: &str| {
        format!(
            "%{name} = OpFunction %void None %fn\n%{name}_p = OpFunctionParameter %uint\n%{name}_l = OpLabel\nOpReturn\nOpFunctionEnd\n"
        )
    };
    let head = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpMemoryModel Physical64 OpenCL\n\
        OpEntryPoint Kernel %k \"k\"\nOpSource OpenCL_C 102000\nOpDecorate %f LinkageAttributes \"f\" Export\n\
        OpDecorate %f_p FuncParamAttr Zext\n%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%fn = OpTypeFunction %void %uint\n";
    let is_first = |module: &str, environment: &str| {
        let flag = format!("--spirv-target-env={environment}");
        let text = read("parameters", &[&flag], module);
        let kernel = text.lines().find(|line| line.starts_with("define spir_kernel")).unwrap();
        kernel.find("!spirv.ParameterDecorations").unwrap() < kernel.find("!kernel_arg_addr_space").unwrap()
    };
    let (f, k) = (function("f"), function("k"));
    assert!(is_first(&format!("{head}{f}{k}"), "SPV-IR"));
    assert!(!is_first(&format!("{head}{k}{f}"), "SPV-IR"));
    assert!(!is_first(&format!("{head}{f}{k}"), "CL1.2"));
    // What an entry point of the same name wraps is a kernel.
    let call = "%k_l = OpLabel\n%k_c = OpFunctionCall %void %f %k_p\n";
    let wrapper = format!("{head}{f}{}", k.replace("%k_l = OpLabel\n", call));
    assert!(is_first(&wrapper, "SPV-IR"));
    assert!(!is_first(&wrapper.replace("%k \"k\"", "%k \"f\""), "SPV-IR"));
}

#[test]
fn extensions_are_in_the_order_of_their_names() {
    let module = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Float16\nOpCapability ImageMipmap\n\
        OpCapability BitInstructions\nOpCapability SubgroupAvcMotionEstimationIntraINTEL\nOpExtension \"SPV_KHR_bit_instructions\"\n\
        OpExtension \"SPV_INTEL_device_side_avc_motion_estimation\"\nOpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 102000\n";
    let text = read("extensions", &[], module);
    let extensions = "!{!\"cl_khr_extended_bit_ops\", !\"cl_khr_fp16\", !\"cl_khr_mipmap_image_writes\", !\"cl_khr_subgroups\"}";
    assert!(text.contains(extensions), "{text}");
}
