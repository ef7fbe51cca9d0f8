//! What `-r` makes of constants that OpenCL C's functions take in another form: the Khronos translator's builder folds them.

use super::reverse::assembled;
use super::{disassembled, folder, read_back};

/// The function that is read, in an environment.
fn read(name: &str, environment: &str) -> String {
    let folder = folder(&format!("folded_{name}"));
    assembled(
        &folder,
        "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Groups\nOpCapability GroupNonUniform\n\
         OpCapability GroupNonUniformBallot\nOpCapability GroupNonUniformArithmetic\nOpMemoryModel Physical64 OpenCL\n\
         OpName %g \"g\"\nOpDecorate %f LinkageAttributes \"f\" Export\n\
         %uint = OpTypeInt 32 0\n%bool = OpTypeBool\n%uint4 = OpTypeVector %uint 4\n%bool4 = OpTypeVector %bool 4\n\
         %uint2 = OpTypeVector %uint 2\n%void = OpTypeVoid\n%global = OpTypePointer CrossWorkgroup %uint\n\
         %c0 = OpConstant %uint 0\n%c1 = OpConstant %uint 1\n%c2 = OpConstant %uint 2\n%c3 = OpConstant %uint 3\n\
         %true = OpConstantTrue %bool\n%all = OpConstantComposite %bool4 %true %true %true %true\n\
         %pair = OpConstantComposite %uint2 %c1 %c3\n%fn = OpTypeFunction %void %uint %bool\n\
         %g = OpVariable %global CrossWorkgroup %c0\n%f = OpFunction %void None %fn\n%a = OpFunctionParameter %uint\n\
         %b = OpFunctionParameter %bool\n%l = OpLabel\n\
         %1 = OpGroupAll %bool %c2 %true\n%2 = OpGroupBroadcast %uint %c2 %a %pair\n%3 = OpGroupNonUniformBallot %uint4 %c3 %true\n\
         %4 = OpGroupNonUniformLogicalAnd %bool %c3 Reduce %true\n%5 = OpAll %bool %all\n%6 = OpGroupAny %bool %c2 %b\n\
         %7 = OpAtomicIAdd %uint %g %c1 %c0 %a\nOpReturn\nOpFunctionEnd\n",
    );
    disassembled(&folder.succeed(&["-r", &format!("--spirv-target-env={environment}"), "m.spv", "-o", "-"]))
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[apply(case)]
fn arguments_of_functions_of_opencl_are_folded() {
    let text = read("cl20", "CL2.0");
    has(
        &text,
        &[
            "@_Z14work_group_alli(i32 1)",
            "@_Z20work_group_broadcastjjj(i32 %0, i32 1, i32 3)",
            "@_Z16sub_group_balloti(i32 1)",
            "@_Z40sub_group_non_uniform_reduce_logical_andi(i32 1)",
            "@_Z3allDv4_c(<4 x i8> splat (i8 -1))",
            "(ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4)), i32 %0,",
            "= zext i1 %1 to i32",
        ],
    );
    assert!(!text.contains("%g.as"), "{text}");
}

#[apply(case)]
fn vectors_of_truths_are_folded_under_friendly_names() {
    has(&read("friendly", "SPV-IR"), &["@_Z11__spirv_AllDv4_c(<4 x i8> splat (i8 -1))"]);
}

#[apply(case)]
fn operations_on_constants_lead_into_builtin_variables() {
    let folder = folder("folded_builtin");
    assembled(
        &folder,
        "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Int64\nOpMemoryModel Physical64 OpenCL\n\
         OpDecorate %f LinkageAttributes \"f\" Export\nOpDecorate %id BuiltIn GlobalInvocationId\nOpDecorate %size BuiltIn WorkgroupSize\n\
         %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%ulong = OpTypeInt 64 0\n%v3 = OpTypeVector %ulong 3\n\
         %c0 = OpConstant %uint 0\n%l1 = OpConstant %ulong 1\n%l2 = OpConstant %ulong 2\n\
         %lane = OpTypePointer Input %ulong\n%whole = OpTypePointer Input %v3\n\
         %id = OpVariable %whole Input\n%size = OpVariable %whole Input\n\
         %second = OpSpecConstantOp %lane InBoundsPtrAccessChain %id %c0 %l1\n\
         %third = OpSpecConstantOp %lane InBoundsAccessChain %size %l2\n\
         %first = OpSpecConstantOp %lane Bitcast %size\n\
         %fn = OpTypeFunction %void\n%f = OpFunction %void None %fn\n%l = OpLabel\n%1 = OpLoad %ulong %second Aligned 8\n\
         %2 = OpLoad %ulong %third Aligned 8\n%3 = OpLoad %ulong %first Aligned 8\nOpReturn\nOpFunctionEnd\n",
    );
    let text = read_back(&folder, &[]);
    has(
        &text,
        &[
            "%1 = call spir_func i64 @_Z13get_global_idj(i32 1)",
            "%2 = call spir_func i64 @_Z14get_local_sizej(i32 2)",
            "%3 = call spir_func i64 @_Z14get_local_sizej(i32 0)",
        ],
    );
}

#[apply(case)]
fn constant_vectors_that_are_made_wider_are_constants() {
    let folder = folder("folded_wider");
    assembled(
        &folder,
        "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
         OpDecorate %f LinkageAttributes \"f\" Export\n%uint = OpTypeInt 32 0\n%v2 = OpTypeVector %uint 2\n%v4 = OpTypeVector %uint 4\n\
         %c1 = OpConstant %uint 1\n%c2 = OpConstant %uint 2\n%pair = OpConstantComposite %v2 %c1 %c2\n\
         %fn = OpTypeFunction %v4 %v4\n%f = OpFunction %v4 None %fn\n%a = OpFunctionParameter %v4\n%l = OpLabel\n\
         %r = OpVectorShuffle %v4 %a %pair 4 5 0 1\nOpReturnValue %r\nOpFunctionEnd\n",
    );
    let text = read_back(&folder, &[]);
    has(&text, &["%2 = shufflevector <4 x i32> %0, <4 x i32> <i32 1, i32 2, i32 undef, i32 undef>"]);
    assert!(!text.contains("vecext"), "{text}");
}
