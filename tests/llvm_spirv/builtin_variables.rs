//! Builtin variables, both ways, as the Khronos translator has them.

use super::lines::shows;
use super::reverse::assembled;
use super::values::written;
use super::{folder, read_back};

const HEAD: &str = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Int64\n\
    OpCapability GroupNonUniformBallot\nOpCapability VectorAnyINTEL\nOpExtension \"SPV_INTEL_vector_compute\"\n\
    OpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 200000\n";

#[apply(case)]
fn a_vector_is_loaded_as_one_of_other_components() {
    let module = format!(
        "{HEAD}OpName %ids \"ids\"\nOpName %words \"words\"\nOpName %mask \"mask\"\n\
        OpDecorate %f LinkageAttributes \"f\" Export\nOpDecorate %gid BuiltIn GlobalInvocationId\nOpDecorate %eq BuiltIn SubgroupEqMask\n\
        %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%ulong = OpTypeInt 64 0\n%v3 = OpTypeVector %ulong 3\n%v6 = OpTypeVector %uint 6\n\
        %v4 = OpTypeVector %uint 4\n%v2 = OpTypeVector %ulong 2\n%to_v3 = OpTypePointer Input %v3\n%to_v6 = OpTypePointer Input %v6\n\
        %to_v4 = OpTypePointer Input %v4\n%to_v2 = OpTypePointer Input %v2\n\
        %gid = OpVariable %to_v3 Input\n%eq = OpVariable %to_v4 Input\n%fn = OpTypeFunction %void\n\
        %f = OpFunction %void None %fn\n%l = OpLabel\n%ids = OpLoad %v3 %gid Aligned 32\n%id = OpCompositeExtract %ulong %ids 0\n\
        %as_v6 = OpBitcast %to_v6 %gid\n%words = OpLoad %v6 %as_v6 Aligned 32\n%word = OpCompositeExtract %uint %words 2\n\
        %as_v2 = OpBitcast %to_v2 %eq\n%mask = OpLoad %v2 %as_v2 Aligned 16\n%half = OpCompositeExtract %ulong %mask 1\n\
        OpReturn\nOpFunctionEnd\n"
    );
    let folder = folder("builtin_variables_parts");
    assembled(&folder, &module);
    let text = read_back(&folder, &[]);
    for part in [
        "bitcast <3 x i64> %13 to <6 x i32>",
        "call spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()",
        "bitcast <4 x i32> %16 to <2 x i64>",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert_eq!(text.matches("@_Z13get_global_idj(i32 ").count(), 6, "{text}");
    // What stands in the place of a load has no name.
    assert!(!text.contains("%ids") && !text.contains("%words") && !text.contains("%mask"), "{text}");
}

#[apply(case)]
fn a_vector_is_asked_for_as_a_whole() {
    let module = "declare spir_func <3 x i64> @_Z32__spirv_BuiltInLocalInvocationIdv()\n\
        define spir_func i64 @f() {\n  %v = call spir_func <3 x i64> @_Z32__spirv_BuiltInLocalInvocationIdv()\n\
          %x = extractelement <3 x i64> %v, i32 1\n  ret i64 %x\n}";
    let folder = folder("builtin_variables_whole");
    let text = written(&folder, &[], module);
    let wanted = [
        "Name $variable \"__spirv_BuiltInLocalInvocationId\"",
        "Name $vector \"v\"",
        "Load _ $vector $variable 2 32",
        "CompositeExtract _ _ $vector 1",
        "ReturnValue _",
    ];
    shows(&text, &wanted);
    let narrow = module.replace("<3 x i64>", "<4 x i64>");
    folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"\n{narrow}\n"));
    assert!(folder.fail(&["m.ll"], 14).contains("a vector of sizes"));
}

#[apply(case)]
fn a_variable_holds_what_its_function_gives() {
    let module = "declare spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32)\n\
        declare spir_func i64 @_Z30__spirv_BuiltInSubgroupMaxSizev()\n\
        define spir_func i64 @f() {\n  %x = call spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 1)\n\
          %y = call spir_func i64 @_Z30__spirv_BuiltInSubgroupMaxSizev()\n  %w = zext i32 %x to i64\n\
          %z = add i64 %w, %y\n  ret i64 %z\n}";
    let folder = folder("builtin_variables_narrow");
    let text = written(&folder, &[], module);
    let wanted = [
        "Name $ids \"__spirv_BuiltInLocalInvocationId\"",
        "Name $size \"__spirv_BuiltInSubgroupMaxSize\"",
        "TypeInt $uint 32 0",
        "TypeInt $ulong 64 0",
        "TypeVector $vector $uint 3",
        "Load $vector $loaded $ids 2 16",
        "CompositeExtract $uint $x $loaded 1",
        "Load $ulong $y $size 2 8",
        "UConvert $ulong $w $x",
    ];
    shows(&text, &wanted);
}
