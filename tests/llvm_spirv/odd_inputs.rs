//! Inputs that are rare: assembly of modules, clocks of other types, types of arguments with commas.

use super::lines::shows;
use super::values::written;
use super::{disassembled, folder};

#[apply(case)]
fn assembly_of_modules_is_overlooked() {
    let text = written(
        &folder("odd_assembly"),
        &[],
        "module asm \"foo\"\ndefine spir_func void @f() {\n  ret void\n}",
    );
    shows(&text, &["Name $f \"f\"", "Function _ $f 0 _"]);
}

#[apply(case)]
fn clocks_have_64_bits() {
    let folder = folder("odd_clock");
    let module = |ty: &str, suffix: &str| {
        format!(
            "target triple = \"spir64-unknown-unknown\"\ndeclare spir_func {ty} @_Z{}__spirv_ReadClockKHR_R{suffix}i(i32)\n\
             define spir_func {ty} @f() {{\n  %r = call spir_func {ty} @_Z{}__spirv_ReadClockKHR_R{suffix}i(i32 1)\n  ret {ty} %r\n}}\n",
            22 + suffix.len(),
            22 + suffix.len()
        )
    };
    let arguments = ["m.ll", "--spirv-ext=+SPV_KHR_shader_clock", "-o", "m.spv"];
    for (ty, suffix) in [("i64", "ulong"), ("<2 x i32>", "uint2")] {
        folder.file("m.ll", module(ty, suffix));
        folder.succeed(&arguments);
    }
    for (ty, suffix) in [("i32", "uint"), ("<2 x i64>", "ulong2"), ("<4 x i32>", "uint4")] {
        folder.file("m.ll", module(ty, suffix));
        let message = folder.fail(&arguments, 14);
        let wanted = "InvalidInstruction: Can't translate llvm instruction:\n ReadClockKHR\n\
            Result value must be a scalar of integer 64-bit type or two element vector of 32-bit type";
        assert!(message.contains(wanted), "{message}");
    }
}

#[apply(case)]
fn commas_between_angle_brackets_separate_no_types() {
    let folder = folder("odd_commas");
    let flag = "--preserve-ocl-kernel-arg-type-metadata-through-string";
    let text = written(
        &folder,
        &[flag],
        "define spir_kernel void @k(<4 x i32> %v, i32 %n) !kernel_arg_type !0 {\n  ret void\n}\n\
         !0 = !{!\"vec<pair<int, int>, 4>\", !\"uint\"}\n",
    );
    assert!(text.contains("\"kernel_arg_type.k.vec<pair<int, int>, 4>,uint,\""), "{text}");
    folder.file("m.spt", text);
    let text = disassembled(&folder.succeed(&["-r", "-spirv-text", "m.spt", flag, "-o", "-"]));
    assert!(text.contains("!{!\"vec<pair<int, int>, 4>\", !\"uint\"}"), "{text}");
}

#[apply(case)]
fn qualifiers_are_those_of_pointers() {
    let text = written(
        &folder("odd_qualifiers"),
        &[],
        "define spir_kernel void @k(i32 %n, ptr addrspace(1) %p) !kernel_arg_type_qual !0 {\n  ret void\n}\n\
         !0 = !{!\"volatile\", !\"volatile\"}\n",
    );
    shows(&text, &["Name $p \"p\"", "Decorate $p Volatile"]);
    assert_eq!(text.matches(" Volatile").count(), 1, "{text}");
}

#[apply(case)]
fn initializers_lead_into_nested_arrays() {
    let body = "@f = addrspace(1) global [2 x [3 x [4 x i32]]] zeroinitializer\n\
        @q = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([2 x [3 x [4 x i32]]], ptr addrspace(1) @f, i64 0, i64 1, i64 2, i64 3)\n\
        define spir_kernel void @k(ptr addrspace(1) %p) {\n  %v = load ptr addrspace(1), ptr addrspace(1) @q\n  \
        %w = load i32, ptr addrspace(1) %v\n  store i32 %w, ptr addrspace(1) %p\n  ret void\n}";
    let text = written(&folder("odd_nested"), &[], body);
    shows(&text, &["TypeInt $int 32 0", "TypePointer $to 5 $int", "SpecConstantOp $to _ 70 ..."]);
}

#[apply(case)]
fn functions_are_called_through_other_types_by_pointers() {
    let body = "define spir_func i32 @g(i32 %x) {\n  ret i32 %x\n}\n\
        define spir_kernel void @k(ptr addrspace(1) %p) {\n  %v = call spir_func float @g(float 2.0)\n  \
        store float %v, ptr addrspace(1) %p\n  ret void\n}";
    let text = written(&folder("odd_called"), &["--spirv-ext=+SPV_INTEL_function_pointers"], body);
    shows(
        &text,
        &[
            "ConstantFunctionPointerINTEL _ $g _",
            "Bitcast _ $other $g",
            "FunctionPointerCallINTEL _ _ $other _",
        ],
    );
}

#[apply(case)]
fn variables_of_functions_are_private() {
    let folder = folder("odd_alloca");
    folder.file(
        "m.ll",
        "target triple = \"spir64-unknown-unknown\"\ndefine spir_func void @f() {\n  \
        %a = alloca i32, align 4, addrspace(1)\n  store i32 1, ptr addrspace(1) %a\n  ret void\n}\n",
    );
    let message = folder.fail(&["m.ll"], 14);
    assert!(
        message.contains("another address space than the private one") && message.contains("%a = alloca"),
        "{message}"
    );
}

#[apply(case)]
fn what_initializes_an_atomic_number_is_stored_as_it_is() {
    let name = "_Z11atomic_initPU3AS1VU7_Atomicff";
    let body = format!(
        "declare spir_func void @{name}(ptr addrspace(1), i32)\n\
         define spir_func void @f(ptr addrspace(1) %p, i32 %v) {{\n  call spir_func void @{name}(ptr addrspace(1) %p, i32 %v)\n  \
         ret void\n}}\n!opencl.ocl.version = !{{!0}}\n!0 = !{{i32 2, i32 0}}"
    );
    let text = written(&folder("odd_initialized"), &[], &body);
    shows(&text, &["FunctionParameter _ $p", "FunctionParameter _ $v", "Store $p $v ..."]);
    assert!(!text.contains(" Bitcast "), "{text}");
}
