//! What is said of functions that are no entry points, and the order of functions.

use super::lines::{lacks, shows};
use super::values::written;
use super::{folder, read_back};
use spirv_llvm_translate::internal::spirv::{each_instruction, op};

#[apply(case)]
fn functions_that_are_no_entry_points_have_no_modes() {
    let folder = folder("entry_points_modes");
    let body = "define spir_func void @f() !RegisterAllocMode !4 {\n  ret void\n}\n\
        define spir_kernel void @k() {\n  call spir_func void @f()\n  ret void\n}\n!spirv.ExecutionMode = !{!0, !1, !2}\n\
        !0 = !{ptr @f, i32 31}\n!1 = !{ptr @k, i32 17, i32 4, i32 2, i32 1}\n!2 = !{ptr @f, i32 35, i32 2}\n!4 = !{i32 0}";
    let text = written(&folder, &[], body);
    shows(&text, &["EntryPoint 6 $k \"k\"", "ExecutionMode $k 17 4 2 1"]);
    assert_eq!(text.matches(" ExecutionMode ").count(), 1, "{text}");
    let text = written(&folder, &["--spirv-ext=+SPV_INTEL_maximum_registers"], body);
    assert_eq!(text.matches(" ExecutionMode ").count(), 1, "{text}");
}

#[apply(case)]
fn modes_stand_by_entry_points_and_numbers() {
    let folder = folder("entry_points_order");
    let body = "define spir_kernel void @a() !RegisterAllocMode !2 !intel_reqd_sub_group_size !2 {\n  ret void\n}\n\
        define spir_kernel void @b() !RegisterAllocMode !3 !reqd_work_group_size !4 {\n  ret void\n}\n\
        !spirv.ExecutionMode = !{!0, !1}\n!0 = !{ptr @b, i32 36, i32 9}\n!1 = !{ptr @a, i32 36, i32 9}\n!2 = !{i32 2}\n\
        !3 = !{!\"AutoINTEL\"}\n!4 = !{i32 1, i32 2, i32 4}";
    written(&folder, &["--spirv-ext=+SPV_INTEL_maximum_registers"], body);
    folder.succeed(&["m.ll", "-o", "m.spv", "--spirv-ext=+SPV_INTEL_maximum_registers"]);
    let words: Vec<u32> =
        folder.read("m.spv").as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let modes: Vec<u32> = each_instruction(&words[5..])
        .filter(|instruction| instruction[0] & 0xFFFF == u32::from(op::ExecutionMode.0))
        .map(|instruction| instruction[2])
        .collect();
    assert_eq!(modes, [35, 36, 6461, 17, 36, 6463]);
    let text = read_back(&folder, &[]);
    for part in [
        "!spirv.ExecutionMode = !{!",
        " = !{ptr @a, i32 36, i32 9}",
        " = !{ptr @a, i32 6461, i32 2}",
        " = !{ptr @b, i32 36, i32 9}",
        " = !{ptr @b, i32 6463, !\"AutoINTEL\"}",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[apply(case)]
fn lists_of_parameters_are_those_of_kernels() {
    let folder = folder("entry_points_parameters");
    let body = "@s = private unnamed_addr addrspace(1) constant [4 x i8] c\"sem\\00\", section \"llvm.metadata\"\n\
        declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))\n\
        define spir_func void @f(ptr addrspace(1) %p) !spirv.ParameterDecorations !0 {\n\
          %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s, ptr addrspace(1) @s, i32 1, ptr addrspace(1) null)\n\
          store i32 0, ptr addrspace(1) %q\n  ret void\n}\n\
        define spir_kernel void @k(ptr addrspace(1) %r) !spirv.ParameterDecorations !0 {\n  call spir_func void @f(ptr addrspace(1) %r)\n  ret void\n}\n\
        !0 = !{!1}\n!1 = !{!2}\n!2 = !{i32 19}";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &["Name $p \"p\"", "Name $r \"r\"", "Decorate $p UserSemantic \"sem\"", "Decorate $r Restrict"],
    );
    assert_eq!(text.matches(" Restrict").count(), 1, "{text}");
}

#[apply(case)]
fn metadata_takes_names_of_parameters_away() {
    let folder = folder("entry_points_names");
    let body = "define spir_kernel void @k(i32 %u, i32 %v) !kernel_arg_name !0 {\n  ret void\n}\n!0 = !{!\"\", !\"w\"}";
    let text = written(&folder, &[], body);
    shows(&text, &["Name $w \"w\"", "Function ...", "FunctionParameter ...", "FunctionParameter _ $w"]);
    assert!(lacks(&text, "Name _ \"u\"") && lacks(&text, "Name _ \"v\""), "{text}");
}
