//! Spec: "SPV_INTEL_vector_compute" and "SPV_INTEL_float_controls2": string attributes.

use super::Case;

const MODULE: &str = r#"
@v = internal global <16 x float> undef, align 64 #3
@w = internal global <1 x i32> zeroinitializer, align 4 #4
define spir_kernel void @k(ptr addrspace(1) "VCArgumentIOKind"="1" %a, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) "VCMediaBlockIO" %i, target("spirv.BufferSurfaceINTEL", 2) %b) #0 {
  %l = load <16 x float>, ptr @v
  %c = call <5 x i32> @f(<5 x i32> zeroinitializer, <2 x i32> zeroinitializer)
  ret void
}
define internal <5 x i32> @f(<5 x i32> %x, <2 x i32> "VCSingleElementVector"="1" %y) #1 {
  ret <5 x i32> %x
}
define spir_func "VCSingleElementVector" i32 @g() #2 {
  ret i32 0
}
attributes #0 = { "VCFunction" "VCSLMSize"="256" "VCNamedBarrierCount"="2" "VCFloatControl"="192" }
attributes #1 = { "VCFunction" "VCStackCall" "VCFloatControl"="48" }
attributes #2 = { "VCFunction" "VCSIMTCall"="3" "VCCallable" }
attributes #3 = { "VCGlobalVariable" "VCByteOffset"="32" "VCVolatile" }
attributes #4 = { "VCGlobalVariable" "VCSingleElementVector"="2" }
"#;

#[apply(case)]
fn attributes_are_decorations_and_modes() {
    let case = Case::new(
        "vector_compute",
        "+SPV_INTEL_vector_compute,+SPV_INTEL_float_controls2,+SPV_KHR_float_controls",
        MODULE,
    );
    let text = case.writes(&[
        "Capability FloatingPointModeINTEL",
        "Capability VectorComputeINTEL",
        "Capability VectorAnyINTEL",
        "4459 64 ",
        "4459 32 ",
        "4460 16 ",
        "4462 64 ",
        "5618 256 ",
        "5623 64 ",
        "6417 2 ",
        "VectorComputeVariableINTEL",
        "GlobalVariableOffsetINTEL 32",
        "SingleElementVectorINTEL 2",
        "FuncParamIOKind 1",
        "MediaBlockIOINTEL",
        "TypeBufferSurfaceINTEL",
    ]);
    for part in [
        "StackCallINTEL",
        "SIMTCallINTEL 3",
        "VectorComputeCallableFunctionINTEL",
        "FunctionDenormModeINTEL 16 1",
        "FunctionRoundingModeINTEL 64 1",
        "FunctionFloatingPointModeINTEL 32 0",
    ] {
        assert!(text.contains(part), "no {part} in\n{text}");
    }
    let read = case.reads(
        "SPV-IR",
        &[
            "@v = internal global <16 x float> poison",
            "define spir_kernel void @k(ptr addrspace(1) \"VCArgumentIOKind\"=\"1\" %a, ",
            "\"VCMediaBlockIO\" %i, target(\"spirv.BufferSurfaceINTEL\", 2) %b)",
            "<5 x i32> @f(<5 x i32> %x, <2 x i32> \"VCSingleElementVector\"=\"0\" %y)",
            "define spir_func \"VCSingleElementVector\"=\"0\" i32 @g()",
            "\"VCByteOffset\"=\"32\" \"VCGlobalVariable\" \"VCVolatile\"",
            "\"VCGlobalVariable\" \"VCSingleElementVector\"=\"2\"",
            "\"VCFloatControl\"=\"192\" \"VCFunction\" \"VCNamedBarrierCount\"=\"2\" \"VCSLMSize\"=\"256\"",
            "\"VCFloatControl\"=\"48\" \"VCFunction\" \"VCStackCall\"",
            "\"VCCallable\" \"VCFunction\" \"VCSIMTCall\"=\"3\"",
        ],
    );
    assert!(!read.contains("kernel_arg"), "{read}");
}

/// Only of pointers a single element says how many levels lead to it, also none; parameters come behind the function.
#[apply(case)]
fn levels_of_single_elements() {
    let body = r#"
define spir_func "VCSingleElementVector" ptr @f(ptr "VCSingleElementVector"="2" %a, i32 "VCSingleElementVector"="2" %b, ptr "VCSingleElementVector" %c) #0 {
  ret ptr null
}
attributes #0 = { "VCFunction" "VCSIMTCall"="3" }
"#;
    let text = Case::new("vector_compute_levels", "+SPV_INTEL_vector_compute", body).writes(&[]);
    super::super::lines::shows(
        &text,
        &[
            "Name $f \"f\"",
            "Name $a \"a\"",
            "Name $b \"b\"",
            "Name $c \"c\"",
            "Decorate $f VectorComputeFunctionINTEL",
            "Decorate $f SIMTCallINTEL 3",
            "Decorate $f SingleElementVectorINTEL",
            "Decorate $a SingleElementVectorINTEL 2",
            "Decorate $b SingleElementVectorINTEL",
            "Decorate $c SingleElementVectorINTEL",
        ],
    );
}

#[apply(case)]
fn without_the_extensions_attributes_say_nothing() {
    let body = "define spir_kernel void @k() #0 {\n  ret void\n}\nattributes #0 = { \"VCFunction\" \"VCSLMSize\"=\"256\" \"VCFloatControl\"=\"48\" }";
    for (extensions, words) in
        [("-SPV_INTEL_vector_compute", 0), ("+SPV_INTEL_vector_compute,-SPV_INTEL_float_controls2", 1)]
    {
        let text = Case::new("vector_compute_off", extensions, body).writes(&[]);
        assert_eq!(text.matches("ExecutionMode").count(), words, "{text}");
    }
}

#[apply(case)]
fn intrinsics_of_targets_keep_their_convention() {
    let body = "define spir_func i32 @f(i32 %x) {\n  %r = call i32 @llvm.genx.foo(i32 %x)\n  ret i32 %r\n}\n\
                declare i32 @llvm.genx.foo(i32)";
    let case = Case::new("genx", "+SPV_INTEL_vector_compute", body);
    let flag = "--spirv-allow-unknown-intrinsics=llvm.genx";
    case.run(&["m.ll", "-o", "m.spv", flag]);
    case.run(&["-r", "m.spv", "-o", "m.bc"]);
    let read = super::disassembled(&case.folder.read("m.bc"));
    super::in_order(&read, &["declare i32 @llvm.genx.foo(i32)\n", "%r = call i32 @llvm.genx.foo(i32 %x)\n"]);
}

/// The type of such a variable is one of functions, so that its address is an argument; spirv-val rejects the mixture.
#[apply(case)]
fn addresses_of_private_variables_are_arguments() {
    let body = "@v = internal global <4 x i32> zeroinitializer, align 16 #0\n\
                define spir_func <4 x i32> @f() {\n  %r = call <4 x i32> @llvm.genx.foo(ptr @v)\n  ret <4 x i32> %r\n}\n\
                declare <4 x i32> @llvm.genx.foo(ptr)\nattributes #0 = { \"VCGlobalVariable\" }";
    let case = Case::new("vector_compute_address", "+SPV_INTEL_vector_compute", body);
    let flag = "--spirv-allow-unknown-intrinsics=llvm.genx";
    super::super::lines::shows(
        &case.run(&["m.ll", "-spirv-text", "-o", "-", flag]),
        &["TypePointer $pointer 7 _", "Variable $pointer $v 6 _", "FunctionCall _ _ _ $v"],
    );
    case.run(&["m.ll", "-o", "m.spv", flag]);
    case.run(&["-r", "m.spv", "-o", "m.bc"]);
    let read = super::disassembled(&case.folder.read("m.bc"));
    super::in_order(&read, &["@v = internal global <4 x i32> zeroinitializer", "@llvm.genx.foo(ptr @v)\n"]);
}
