//! Functions of bfloat where an extension lets it be computed with, and where none does.

use super::{Case, in_order};

const BODY: &str = r#"
define spir_func bfloat @f(bfloat %a, <2 x bfloat> %v) {
  %1 = call bfloat @llvm.fabs.bf16(bfloat %a)
  %2 = call bfloat @llvm.maxnum.bf16(bfloat %1, bfloat %a)
  %3 = call bfloat @llvm.fmuladd.bf16(bfloat %2, bfloat %a, bfloat %a)
  %4 = call bfloat @llvm.powi.bf16.i32(bfloat %3, i32 3)
  %5 = call bfloat @llvm.vector.reduce.fadd.v2bf16(bfloat %4, <2 x bfloat> %v)
  ret bfloat %5
}
declare bfloat @llvm.fabs.bf16(bfloat)
declare bfloat @llvm.maxnum.bf16(bfloat, bfloat)
declare bfloat @llvm.fmuladd.bf16(bfloat, bfloat, bfloat)
declare bfloat @llvm.powi.bf16.i32(bfloat, i32)
declare bfloat @llvm.vector.reduce.fadd.v2bf16(bfloat, <2 x bfloat>)
"#;

#[apply(case)]
fn functions_take_bfloat_where_it_is_computed_with() {
    let all = "+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic";
    let case = Case::new("bfloat_whole", all, BODY);
    let text =
        case.writes(&["Capability BFloat16ArithmeticINTEL", " fabs ", " fmax ", " mad ", " pown ", "FAdd "]);
    assert!(!text.contains("FConvert") && !text.contains("Bitcast"), "{text}");
    case.reads(
        "CL1.2",
        &["@_Z4fabsDF16b(", "@_Z4fmaxDF16bDF16b(", "@_Z3madDF16bDF16bDF16b(", "@_Z4pownDF16bi("],
    );
}

#[apply(case)]
fn functions_take_wider_numbers_where_it_is_not() {
    let case = Case::new("bfloat_wide", "+SPV_KHR_bfloat16", BODY);
    let text = case.folder.text(&["m.ll", "--spirv-ext=+SPV_KHR_bfloat16", "-spirv-text", "-o", "-"]);
    in_order(&text, &["BitwiseAnd ", "FConvert ", " fmax ", "FMul ", " pown ", "FAdd "]);
    assert!(!text.contains("ArithmeticINTEL"), "{text}");
}

#[apply(case)]
fn atomic_additions_need_the_extension_of_their_instruction_too() {
    let body = r#"
define spir_func void @f(ptr addrspace(1) %p, bfloat %x) {
  %a = atomicrmw fadd ptr addrspace(1) %p, bfloat %x seq_cst
  %b = atomicrmw fmin ptr addrspace(1) %p, bfloat %x seq_cst
  ret void
}
"#;
    let bfloat = "+SPV_KHR_bfloat16,+SPV_INTEL_16bit_atomics,+SPV_EXT_shader_atomic_float_add";
    let all = format!("{bfloat},+SPV_EXT_shader_atomic_float_min_max");
    let case = Case::new("bfloat_atomics", &all, body);
    case.writes(&[
        "Capability AtomicBFloat16AddINTEL",
        "Extension \"SPV_EXT_shader_atomic_float_add\"",
        "Extension \"SPV_EXT_shader_atomic_float_min_max\"",
        "Extension \"SPV_INTEL_16bit_atomics\"",
    ]);
    let error = case.folder.fail(&["m.ll", &format!("--spirv-ext={bfloat}")], 18);
    assert!(error.contains("\nSPV_EXT_shader_atomic_float_min_max\n"), "{error}");
}
