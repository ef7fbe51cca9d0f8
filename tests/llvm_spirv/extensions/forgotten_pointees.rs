//! Spec: "SPV_KHR_untyped_pointers", with the Khronos translator's habits: what pointees that are inferred and forgotten leave behind.

use super::Case;
use crate::llvm_spirv::lines::{lacks, shows};
use crate::llvm_spirv::values::written;

const EXTENSION: &str =
    "--spirv-ext=+SPV_KHR_untyped_pointers,+SPV_INTEL_subgroups,+SPV_KHR_cooperative_matrix";

fn text(name: &str, module: &str) -> String {
    written(&super::folder(&format!("forgotten_{name}")), &[EXTENSION], module)
}

#[apply(case)]
fn another_pointee_is_a_cast_all_the_same() {
    let text = text(
        "casts",
        "%s = type { i32, float }\ndefine spir_kernel void @k(ptr addrspace(1) %a) {\n  %x = alloca %s\n\
           %f = load float, ptr addrspace(1) %a\n  %i = load i32, ptr addrspace(1) %a\n\
           call void @llvm.memset.p0.i64(ptr align 4 %x, i8 0, i64 8, i1 false)\n  ret void\n}\n\
         declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
    );
    shows(
        &text,
        &[
            "TypeUntypedPointerKHR $global 5",
            "FunctionParameter $global $a",
            "Load $float _ $a ...",
            "Bitcast $global $cast $a",
            "Load $int _ $cast ...",
        ],
    );
    shows(
        &text,
        &["TypeUntypedPointerKHR $private 7", "UntypedVariableKHR $private $x 7 _", "CopyMemorySized $x ..."],
    );
}

/// A parameter by value that is copied, or a result in memory that is stored, is cast once behind the variables.
#[apply(case)]
fn parameters_with_types_are_opened_where_memory_is_used_as_it_is() {
    let text = text(
        "opened",
        "%s = type { i32, [4 x i32] }\ndefine spir_func void @f(ptr sret(%s) %r, ptr byval(%s) %b, i1 %c) {\nentry:\n\
           br i1 %c, label %x, label %y\nx:\n  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %r, ptr align 4 %b, i64 20, i1 false)\n\
           br label %y\ny:\n  %e = getelementptr inbounds %s, ptr %b, i64 0, i32 1\n\
           %i = getelementptr inbounds [4 x i32], ptr %e, i64 0, i64 2\n  store i32 1, ptr %i\n\
           call spir_func void @f(ptr sret(%s) %r, ptr byval(%s) %b, i1 false)\n  ret void\n}\n\
         define spir_func i32 @g(ptr byval(%s) %b) {\n  %e = getelementptr inbounds %s, ptr %b, i64 0, i32 0\n\
           %i = load i32, ptr %e\n  ret i32 %i\n}\n\
         declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    );
    shows(
        &text,
        &[
            "TypePointer $typed 7 $s",
            "Function _ $f 0 _",
            "FunctionParameter $typed $r",
            "FunctionParameter $typed $b",
            "FunctionParameter _ _",
            "Label _",
            "Bitcast $untyped _ _",
            "Bitcast $untyped _ _",
            "BranchConditional ...",
            "CopyMemorySized ...",
            "UntypedInBoundsPtrAccessChainKHR $untyped $e $s ...",
            "UntypedInBoundsPtrAccessChainKHR $untyped $i $array $e ...",
            "Store $i ...",
            "FunctionCall _ _ $f $r $b _",
        ],
    );
    // Nothing loads from the other's parameter itself.
    shows(
        &text,
        &[
            "Name $g \"g\"",
            "Function _ $g 0 _",
            "FunctionParameter _ $b",
            "UntypedInBoundsPtrAccessChainKHR _ _ $s $b ...",
        ],
    );
    assert_eq!(text.matches(" Bitcast ").count(), 2, "{text}");
}

/// An address in an untyped pointer's object is untyped, whatever it leads to; a phi of such addresses has the type of arrays.
#[apply(case)]
fn phis_of_arrays_in_structures_keep_their_type() {
    let case = Case::new(
        "forgotten_phis",
        "+SPV_KHR_untyped_pointers",
        "%s = type { i32, [4 x i32] }\ndefine spir_func ptr @f(ptr %p, i1 %c) {\nentry:\n\
           %a = getelementptr inbounds %s, ptr %p, i64 0, i32 1\n  br i1 %c, label %x, label %y\nx:\n\
           %b = getelementptr inbounds %s, ptr %p, i64 1, i32 1\n  br label %y\ny:\n\
           %h = phi ptr [ %a, %entry ], [ %b, %x ]\n  %i = getelementptr inbounds [4 x i32], ptr %h, i64 0, i64 3\n\
           store i32 1, ptr %i\n  ret ptr %a\n}",
    );
    shows(
        &case.writes(&[]),
        &[
            "TypeArray $array ...",
            "TypePointer $typed 7 $array",
            "TypeUntypedPointerKHR $untyped 7",
            "UntypedInBoundsPtrAccessChainKHR $untyped $a ...",
            "Bitcast $typed $first $a",
            "UntypedInBoundsPtrAccessChainKHR $untyped $b ...",
            "Bitcast $typed $second $b",
            "Phi $typed $h $first _ $second _",
            "UntypedInBoundsPtrAccessChainKHR $untyped _ $array $h ...",
            "ReturnValue $first",
        ],
    );
    case.reads("SPV-IR", &["phi ptr", "getelementptr inbounds [4 x i32]"]);
}

#[apply(case)]
fn addresses_in_initializers_need_no_casts() {
    let text = text(
        "initializers",
        "%s = type { i32, ptr addrspace(1) }\n@a = addrspace(1) global i32 0\n@s = addrspace(1) global %s { i32 1, ptr addrspace(1) @a }\n\
         @b = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @s, i64 4)\n",
    );
    shows(
        &text,
        &[
            "TypeInt $byte 8 0",
            "TypeStruct $s _ $pointer",
            "UntypedVariableKHR $pointer $a 5 _ _",
            "SpecConstantComposite $s $value _ $a",
            "UntypedVariableKHR $pointer $of 5 $s $value",
            "SpecConstantOp $pointer $at 4423 $byte $of _",
            "UntypedVariableKHR $pointer _ 5 $pointer $at",
        ],
    );
    assert!(lacks(&text, "Bitcast ..."), "{text}");
    assert!(lacks(&text, "SpecConstantOp _ _ 124 _"), "{text}");
}

#[apply(case)]
fn blocks_of_subgroups_are_read_through_typed_pointers() {
    let text = text(
        "blocks",
        "define spir_kernel void @k(ptr addrspace(1) %a) {\n\
           %r = call spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) %a)\n\
           call spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) %a, <2 x i32> %r)\n  ret void\n}\n\
         declare spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1))\n\
         declare spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1), <2 x i32>)\n\
         !opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}",
    );
    shows(
        &text,
        &[
            "TypeInt $int 32 0",
            "TypePointer $typed 5 $int",
            "FunctionParameter $untyped $a",
            "Bitcast $typed $from $a",
            "SubgroupBlockReadINTEL _ $r $from",
            "Bitcast $typed $to $a",
            "SubgroupBlockWriteINTEL $to $r",
        ],
    );
}

/// Lifetimes, pipes, flags and vectors in memory need a pointer with a type, which ends with the instruction: read back, none is left.
#[apply(case)]
fn instructions_that_take_typed_pointers_only_get_them() {
    let pipe = "target(\"spirv.Pipe\", 0)";
    let case = Case::new(
        "forgotten_typed",
        "+SPV_KHR_untyped_pointers",
        &format!(
            "define spir_kernel void @k({pipe} %p, ptr addrspace(1) %a) {{\n  %x = alloca i32\n\
             call void @llvm.lifetime.start.p0(ptr %x)\n  %g = addrspacecast ptr %x to ptr addrspace(4)\n\
             %r = call spir_func i32 @__read_pipe_2({pipe} %p, ptr addrspace(4) %g, i32 4, i32 4)\n\
             %f = call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS1VU7_Atomici(ptr addrspace(1) %a)\n\
             %v = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 1, ptr addrspace(1) %a)\n\
             call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %v, i64 2, ptr addrspace(1) %a)\n\
             call void @llvm.lifetime.end.p0(ptr %x)\n  ret void\n}}\n\
             declare spir_func i32 @__read_pipe_2({pipe}, ptr addrspace(4), i32, i32)\n\
             declare spir_func i1 @_Z24atomic_flag_test_and_setPU3AS1VU7_Atomici(ptr addrspace(1))\n\
             declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))\n\
             declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))\n\
             declare void @llvm.lifetime.start.p0(ptr)\ndeclare void @llvm.lifetime.end.p0(ptr)\n\
             !opencl.ocl.version = !{{!0}}\n!0 = !{{i32 2, i32 0}}"
        ),
    );
    shows(
        &case.writes(&[]),
        &[
            "TypePointer $int 7 _",
            "UntypedVariableKHR _ $x 7 _",
            "Bitcast $int $variable $x",
            "LifetimeStart $variable 0",
            "Bitcast _ $generic _",
            "Bitcast $packet $to $generic",
            "ReadPipe _ _ _ $to _ _",
            "Bitcast _ $flag $a",
            "AtomicFlagTestAndSet _ _ $flag ...",
            "Bitcast _ $seen $a",
            "Bitcast $float $from $seen",
            "ExtInst _ _ _ vloadn _ $from 4",
            "Bitcast _ $other $a",
            "Bitcast $float $into $other",
            "ExtInst _ _ _ vstoren _ _ $into",
            "Bitcast $int $end $x",
            "LifetimeStop $end 0",
        ],
    );
    let back = case.reads("CL2.0", &["call void @llvm.lifetime.start.p0(ptr %x)"]);
    assert!(!back.contains("bitcast ptr %x to ptr\n"), "{back}");
}

/// What a chain steps over is no pointer by itself, but a structure of one.
#[apply(case)]
fn chains_over_pointers_step_over_structures_of_them() {
    let case = Case::new(
        "forgotten_steps",
        "+SPV_KHR_untyped_pointers",
        "define spir_func void @f(ptr addrspace(1) %a, i64 %i, ptr addrspace(1) %v) {\n\
           %p = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %a, i64 %i\n\
           store ptr addrspace(1) %v, ptr addrspace(1) %p\n  ret void\n}",
    );
    shows(
        &case.writes(&[]),
        &[
            "TypeUntypedPointerKHR $pointer 5",
            "TypeStruct $box $pointer",
            "UntypedInBoundsPtrAccessChainKHR $pointer $p $box _ $i",
            "Store $p ...",
        ],
    );
    case.reads("SPV-IR", &["getelementptr inbounds %structtype, ptr addrspace(1) %a, i64 %i"]);
}

#[apply(case)]
fn chains_by_name_are_untyped() {
    let text = text(
        "chains",
        "define spir_func float @f(i64 %i) {\n  %m = alloca target(\"spirv.CooperativeMatrixKHR\", float, 3, 12, 12, 2)\n\
           %e = call spir_func ptr @_Z19__spirv_AccessChainPN5__spv6MatrixEm(ptr %m, i64 %i)\n\
           %v = load float, ptr %e\n  ret float %v\n}\n\
         declare spir_func ptr @_Z19__spirv_AccessChainPN5__spv6MatrixEm(ptr, i64)",
    );
    shows(
        &text,
        &[
            "TypeCooperativeMatrixKHR $matrix ...",
            "TypePointer $typed 7 $matrix",
            "TypeUntypedPointerKHR $untyped 7",
            "Variable $typed $m 7",
            "UntypedAccessChainKHR $untyped $e $matrix $m _",
            "Load _ _ $e ...",
        ],
    );
}

/// A chain into an opaque object is a call in LLVM IR, and an untyped chain again.
#[apply(case)]
fn untyped_chains_into_matrices_are_calls() {
    let case = Case::new(
        "forgotten_matrix",
        "+SPV_KHR_untyped_pointers,+SPV_KHR_cooperative_matrix",
        "define spir_func float @f(i64 %i) {\n  %m = alloca target(\"spirv.CooperativeMatrixKHR\", float, 3, 12, 12, 2)\n\
           %e = call spir_func ptr @_Z19__spirv_AccessChainPN5__spv6MatrixEm(ptr %m, i64 %i)\n\
           %v = load float, ptr %e\n  ret float %v\n}\n\
         declare spir_func ptr @_Z19__spirv_AccessChainPN5__spv6MatrixEm(ptr, i64)",
    );
    for environment in ["CL2.0", "SPV-IR"] {
        case.reads(
            environment,
            &["call spir_func ptr @_Z29__spirv_UntypedAccessChainKHRP", "(ptr %m, i64 %i)"],
        );
        let again = case.run(&["m.bc", "-spirv-text", "-o", "-"]);
        shows(
            &again,
            &["Variable $typed $m 7", "UntypedAccessChainKHR _ $e $matrix $m _", "Load _ _ $e ..."],
        );
    }
}

/// A difference is one of elements: it needs a typed pointer where no variable and no chain tells.
#[apply(case)]
fn differences_know_what_they_count() {
    let case = Case::new(
        "forgotten_differences",
        "+SPV_KHR_untyped_pointers",
        "define spir_func i64 @f(ptr addrspace(1) %a, ptr addrspace(1) %b) {\n\
           %c = getelementptr inbounds i16, ptr addrspace(1) %a, i64 3\n\
           %d = call spir_func i64 @_Z15__spirv_PtrDiffPU3AS1sS0_(ptr addrspace(1) %c, ptr addrspace(1) %a)\n\
           %e = call spir_func i64 @_Z15__spirv_PtrDiffPU3AS1sS0_(ptr addrspace(1) %a, ptr addrspace(1) %b)\n\
           %s = add i64 %d, %e\n  ret i64 %s\n}\n\
         declare spir_func i64 @_Z15__spirv_PtrDiffPU3AS1sS0_(ptr addrspace(1), ptr addrspace(1))",
    );
    shows(
        &case.writes(&[]),
        &[
            "TypePointer $typed 5 _",
            "FunctionParameter $untyped $a",
            "FunctionParameter $untyped $b",
            "UntypedInBoundsPtrAccessChainKHR $untyped $c _ $a _",
            "PtrDiff _ _ $c $a",
            "Bitcast $typed $left _",
            "Bitcast $typed $right _",
            "PtrDiff _ _ $left $right",
        ],
    );
    case.reads("SPV-IR", &["= sdiv exact i64 %", "= sdiv exact i64 %"]);
}

/// One type of functions becomes several where one of them copies what the other does not; the others stay one.
#[apply(case)]
fn types_of_functions_differ_by_what_they_copy() {
    let text = text(
        "signatures",
        "%s = type { i32 }\ndefine spir_func void @f(ptr byval(%s) %p) {\n  ret void\n}\n\
         define spir_func void @g(ptr %p) {\n  %v = load %s, ptr %p\n  ret void\n}\n\
         define spir_func void @h(ptr %p) {\n  %v = load i64, ptr %p\n  ret void\n}",
    );
    shows(
        &text,
        &[
            "TypePointer $typed 7 _",
            "TypeFunction $copies _ $typed",
            "TypeFunction $plain _ $untyped",
            "Function _ _ 0 $copies",
            "Function _ _ 0 $plain",
            "Function _ _ 0 $plain",
        ],
    );
    assert_eq!(text.matches(" TypeFunction ").count(), 2, "{text}");
}
