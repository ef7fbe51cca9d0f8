//! Execution modes that metadata lists, of kernels and of functions that are none: what is written, declared, left out and refused.

use super::folder;
use super::lines::{lacks, shows};
use super::values::{HEAD, written};

#[apply(case)]
fn modes_of_functions_that_are_no_kernels_are_not_written() {
    let text = written(
        &folder("kernel_modes"),
        &["--spirv-ext=+SPV_INTEL_maximum_registers"],
        "define spir_func void @f() !RegisterAllocMode !3 {\n  ret void\n}\ndefine spir_kernel void @k() {\n\
           call spir_func void @f()\n  ret void\n}\n!spirv.ExecutionMode = !{!0, !1, !2}\n!0 = !{ptr @f, i32 31}\n\
         !1 = !{ptr @f, i32 35, i32 2}\n!2 = !{ptr @k, i32 31}\n!3 = !{i32 2}\n",
    );
    shows(&text, &["EntryPoint 6 $k \"k\"", "ExecutionMode $k 31"]);
    assert_eq!(text.lines().filter(|line| line.contains(" ExecutionMode ")).count(), 1, "{text}");
}

/// A kernel and what `!spirv.ExecutionMode` says of it.
fn with_mode(mode: &str) -> String {
    format!(
        "define spir_kernel void @k() {{\n  ret void\n}}\n\
        !spirv.ExecutionMode = !{{!0}}\n!0 = !{{ptr @k, {mode}}}"
    )
}

#[apply(case)]
fn constructors_need_a_version_however_they_are_told() {
    let folder = folder("modes_constructors");
    for mode in [33, 34] {
        folder.file("m.ll", format!("{HEAD}{}", with_mode(&format!("i32 {mode}"))));
        let error = folder.fail(&["m.ll", "--spirv-max-version=1.0", "-o", "m.spv"], 16);
        assert!(
            error.starts_with("Requires1_1: Feature requires SPIR-V 1.1 or greater: Initializer"),
            "{error}"
        );
    }
}

#[apply(case)]
fn a_named_size_of_subgroups_without_its_extension_is_left_out() {
    let folder = folder("modes_named_size");
    let body = with_mode("i32 6446, i32 0");
    assert!(lacks(&written(&folder, &[], &body), "ExecutionMode ..."));
    let text = written(&folder, &["--spirv-ext=+SPV_INTEL_subgroup_requirements"], &body);
    shows(&text, &["ExecutionMode _ 6446 0"]);
}

#[apply(case)]
fn a_number_of_dimensions_declares_both_capabilities() {
    let flags = ["--spirv-ext=+SPV_INTEL_kernel_attributes"];
    let text = written(&folder("modes_dimensions"), &flags, &with_mode("i32 5894, i32 2"));
    let wanted = [
        "Capability KernelAttributesINTEL",
        "Capability FPGAKernelAttributesINTEL",
        "ExecutionMode _ 5894 2",
    ];
    shows(&text, &wanted);
}

#[apply(case)]
fn the_target_says_how_memory_is_addressed() {
    let body =
        "define spir_func void @f() {\n  ret void\n}\n!spirv.MemoryModel = !{!0}\n!0 = !{i32 0, i32 2}";
    shows(&written(&folder("modes_addressing"), &[], body), &["MemoryModel 2 2"]);
}
