//! Functions of numbers that extensions let be written otherwise.

use super::{Case, in_order};

#[apply(case)]
fn fused_operations_are_those_of_the_extension_by_all_names() {
    let body = r#"
define spir_func void @f(float %x, <4 x double> %v) {
  %1 = call nnan float @_Z15__spirv_ocl_fmafff(float %x, float %x, float %x)
  %2 = call spir_func <4 x double> @_Z3fmaDv4_dS_S_(<4 x double> %v, <4 x double> %v, <4 x double> %v)
  %3 = call fast float @llvm.fma.f32(float %x, float %x, float %x)
  ret void
}
declare float @_Z15__spirv_ocl_fmafff(float, float, float)
declare spir_func <4 x double> @_Z3fmaDv4_dS_S_(<4 x double>, <4 x double>, <4 x double>)
declare float @llvm.fma.f32(float, float, float)
!opencl.ocl.version = !{!0}
!0 = !{i32 3, i32 0}
"#;
    let case = Case::new("fused", "+SPV_KHR_fma", body);
    let text = case.writes(&["Capability FMAKHR", "FmaKHR ", "FmaKHR ", "FmaKHR "]);
    assert!(!text.contains("FPFastMathMode") && !text.contains(" fma "), "{text}");
    case.reads("CL2.0", &["@llvm.fma.f32(", "@llvm.fma.v4f64(", "@llvm.fma.f32("]);
    let plain = case.folder.text(&["m.ll", "-spirv-text", "-o", "-"]);
    in_order(&plain, &["FPFastMathMode 1 ", " fma ", " fma ", " fma "]);
}

#[apply(case)]
fn functions_of_long_vectors_are_one_instruction() {
    let body = r#"
define spir_func <5 x float> @f(<5 x float> %a) {
  %s = call <5 x float> @llvm.sqrt.v5f32(<5 x float> %a)
  %m = call <5 x float> @llvm.fmuladd.v5f32(<5 x float> %a, <5 x float> %s, <5 x float> %a)
  ret <5 x float> %m
}
declare <5 x float> @llvm.sqrt.v5f32(<5 x float>)
declare <5 x float> @llvm.fmuladd.v5f32(<5 x float>, <5 x float>, <5 x float>)
"#;
    for (name, extension) in
        [("long_vectors", "SPV_EXT_long_vector"), ("any_vectors", "SPV_INTEL_vector_compute")]
    {
        let case = Case::new(name, &format!("+{extension}"), body);
        let text = case.writes(&[extension, " sqrt ", " mad "]);
        assert!(!text.contains("CompositeExtract"), "{text}");
        case.reads("CL1.2", &["@_Z4sqrtDv5_f(<5 x float> %a)", "@_Z3madDv5_fS_S_("]);
    }
}

#[apply(case)]
fn instructions_of_uniform_groups_are_those_of_groups_too() {
    let case = Case::new(
        "uniform_groups",
        "+SPV_KHR_uniform_group_instructions",
        r#"
define spir_func void @f(i32 %x) {
  %1 = call spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32 2, i32 0, i32 %x)
  ret void
}
declare spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32, i32, i32)
"#,
    );
    case.writes(&["Capability Groups ", "Capability GroupUniformArithmeticKHR ", "GroupIMulKHR "]);
}

#[apply(case)]
fn matrices_whose_numbers_are_rounded_are_of_such_numbers() {
    let body = r#"
define spir_func void @f(MATRIX %m) {
  %1 = call spir_func MATRIX @_Z25__spirv_RoundFToTF32INTELPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2(MATRIX %m)
  ret void
}
declare spir_func MATRIX @_Z25__spirv_RoundFToTF32INTELPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2(MATRIX)
"#;
    let body = body.replace("MATRIX", "target(\"spirv.CooperativeMatrixKHR\", float, 3, 8, 8, 2)");
    let extensions =
        "+SPV_KHR_cooperative_matrix,+SPV_INTEL_tensor_float32_conversion,+SPV_INTEL_joint_matrix";
    let case = Case::new("rounded_matrices", extensions, &body);
    case.writes(&[
        "Capability TensorFloat32RoundingINTEL",
        "Capability CooperativeMatrixTF32ComponentTypeINTEL",
        "Extension \"SPV_INTEL_joint_matrix\"",
        "RoundFToTF32INTEL ",
    ]);
}
