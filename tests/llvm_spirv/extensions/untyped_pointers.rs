//! Spec: "SPV_KHR_untyped_pointers", with the Khronos translator's habits: pointers to arrays and vectors stay typed.

use super::Case;
use crate::llvm_spirv::folder;
use crate::support::tool::is_long;

const EXTENSION: &str = "+SPV_KHR_untyped_pointers";

const MODULE: &str = r#"
%s = type { i32, float }
@g = addrspace(1) global i32 7, align 4
@t = addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
define spir_func i32 @callee(ptr byval(%s) align 4 %x) {
  %p = getelementptr inbounds %s, ptr %x, i32 0, i32 0
  %f = load i32, ptr %p, align 4
  ret i32 %f
}
define spir_kernel void @k(ptr addrspace(1) %a) {
  %x = alloca %s, align 4
  %z = alloca [4 x i32], align 4
  %e = getelementptr inbounds [4 x i32], ptr %z, i64 0, i64 2
  store i32 5, ptr %e, align 4
  %f = load float, ptr addrspace(1) %a, align 4
  %i = load i32, ptr addrspace(1) %a, align 4
  %n = getelementptr inbounds float, ptr addrspace(1) %a, i64 3
  store float %f, ptr addrspace(1) %n, align 4
  %c = call spir_func i32 @callee(ptr byval(%s) align 4 %x)
  %l = call spir_func i32 @_Z30__spirv_BuiltInSubgroupMaxSizev()
  store i32 %l, ptr addrspace(1) @g, align 4
  ret void
}
declare spir_func i32 @_Z30__spirv_BuiltInSubgroupMaxSizev()
"#;

#[apply(case)]
fn variables_chains_and_accesses() {
    let case = Case::new("untyped", EXTENSION, MODULE);
    let text = case.writes(&[
        "Capability UntypedPointersKHR",
        "Extension \"SPV_KHR_untyped_pointers\"",
        "TypeUntypedPointerKHR ",
        "TypePointer ",
        "UntypedVariableKHR ",
        "UntypedInBoundsPtrAccessChainKHR ",
        "Load ",
        "UntypedVariableKHR ",
        "UntypedInBoundsPtrAccessChainKHR ",
        "Store ",
        "Load ",
        "Bitcast ",
        "Load ",
        "UntypedInBoundsPtrAccessChainKHR ",
        "Store ",
        "Bitcast ",
        "FunctionCall ",
    ]);
    // The use of the parameter as another type, and the argument that is copied.
    assert_eq!(text.matches(" Bitcast ").count(), 2, "{text}");
    // The table, the local array and the copied structure stay typed; the builtin number does not.
    assert_eq!(text.matches(" TypePointer ").count(), 3, "{text}");
    case.reads(
        "SPV-IR",
        &[
            "@g = addrspace(1) global i32 7",
            "i32 @callee(ptr byval(%s) align 4 %x)",
            "getelementptr inbounds %s, ptr %x, i32 0, i32 0",
            "alloca [4 x i32], align 4",
            "getelementptr inbounds [4 x i32], ptr %z, i64 0, i64 2",
            "load float, ptr addrspace(1) %a, align 4",
            "getelementptr inbounds float, ptr addrspace(1) %a, i64 3",
            "@_Z30__spirv_BuiltInSubgroupMaxSizev()",
        ],
    );
}

#[apply(case)]
fn names_of_builtins_tell_the_pointees() {
    let case = Case::new(
        "untyped_builtins",
        EXTENSION,
        r#"
define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(3) %l, float %f, <4 x float> %v) {
  %e = getelementptr inbounds i16, ptr addrspace(1) %a, i64 3
  %q = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %a, i32 1, i32 512, i32 3)
  call spir_func void @_Z8prefetchPU3AS1Ksm(ptr addrspace(1) %e, i64 4)
  %b = getelementptr inbounds i8, ptr addrspace(1) %a, i64 16
  %x = call spir_func float @_Z5fractfPU3AS1f(float %f, ptr addrspace(1) %b)
  %y = call spir_func float @_Z5frexpfPU3AS1i(float %f, ptr addrspace(1) %a)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %v, i64 0, ptr addrspace(1) %b)
  %ev = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %a, i64 4, target("spirv.Event") zeroinitializer)
  ret void
}
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func void @_Z8prefetchPU3AS1Ksm(ptr addrspace(1), i64)
declare spir_func float @_Z5fractfPU3AS1f(float, ptr addrspace(1))
declare spir_func float @_Z5frexpfPU3AS1i(float, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
"#,
    );
    case.writes(&[
        "AtomicIAdd ",
        "UntypedPrefetchKHR ",
        "ExtInst ",
        "Bitcast ",
        "Bitcast ",
        "GroupAsyncCopy ",
    ]);
    case.reads(
        "SPV-IR",
        &[
            "@_Z18__spirv_AtomicIAddPU3AS1iiii(",
            // Four elements of two bytes.
            "@_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1) %e, i64 8)",
            "@_Z17__spirv_ocl_fractfPU3AS1f(",
            "@_Z17__spirv_ocl_frexpfPU3AS1i(",
            "@_Z19__spirv_ocl_vstorenDv4_fmPU3AS1f(",
            "PU3AS3fPU3AS1Kf",
        ],
    );
    case.reads(
        "CL1.2",
        &[
            "@_Z10atomic_addPU3AS1Vii(",
            "@_Z8prefetchPU3AS1Kcm(",
            "@_Z5fractfPU3AS1f(",
            "@_Z5frexpfPU3AS1i(",
            "@_Z7vstore4Dv4_fmPU3AS1f(",
        ],
    );
}

/// Every fixture with untyped pointers, and back in two environments, and once more.
#[apply(case)]
fn every_fixture_goes_there_and_back() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("llvm-fixtures/ir");
    let files = std::fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|e| e == "ll")).collect();
    files.sort();
    assert!(files.len() > 100, "{}", files.len());
    let allowed = format!("--spirv-ext={EXTENSION}");
    let files: Vec<_> = files.into_iter().enumerate().collect();
    crate::support::parallel::map(&files, |(number, path)| {
        let folder = folder(&format!("untyped-{}", path.file_stem().unwrap().to_string_lossy()));
        let input = path.to_string_lossy();
        folder.succeed(&[&allowed, &input, "-o", "there.spv"]);
        // An ordinary run takes every fixture by one of the two.
        let environments = ["CL1.2", "SPV-IR"];
        let chosen = if is_long() { &environments[..] } else { &environments[number % 2..][..1] };
        for environment in chosen {
            let environment = format!("--spirv-target-env={environment}");
            folder.succeed(&["-r", &environment, "there.spv", "-o", "back.bc"]);
            folder.succeed(&[&allowed, "back.bc", "-o", "again.spv"]);
        }
    });
}
