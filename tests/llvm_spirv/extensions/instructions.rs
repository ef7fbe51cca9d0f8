//! Extensions that add instructions: one case each of what is written, read and refused.

use super::{Case, in_order};

#[apply(case)]
fn gathers_and_scatters_need_their_extension() {
    let case = Case::new(
        "masked",
        "+SPV_INTEL_masked_gather_scatter",
        r#"
define spir_kernel void @k(ptr addrspace(1) %b, <4 x i64> %ix, <4 x i1> %m) {
  %p = getelementptr inbounds float, ptr addrspace(1) %b, <4 x i64> %ix
  %x = call <4 x float> @llvm.masked.gather.v4f32.v4p1(<4 x ptr addrspace(1)> align 4 %p, <4 x i1> %m, <4 x float> zeroinitializer)
  call void @llvm.masked.scatter.v4f32.v4p1(<4 x float> %x, <4 x ptr addrspace(1)> align 4 %p, <4 x i1> %m)
  %c = icmp eq <4 x ptr addrspace(1)> %p, zeroinitializer
  ret void
}
declare <4 x float> @llvm.masked.gather.v4f32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x float>)
declare void @llvm.masked.scatter.v4f32.v4p1(<4 x float>, <4 x ptr addrspace(1)>, <4 x i1>)
"#,
    );
    case.writes(&["InBoundsPtrAccessChain ", "MaskedGatherINTEL ", "MaskedScatterINTEL ", "IEqual "]);
    case.reads(
        "CL1.2",
        &[
            "@llvm.masked.gather.v4f32.v4p1(<4 x ptr addrspace(1)> align 4 %p, <4 x i1> %m,",
            "@llvm.masked.scatter.v4f32.v4p1(<4 x float> %x, <4 x ptr addrspace(1)> align 4 %p, <4 x i1> %m)",
        ],
    );
    assert!(case.folder.fail(&["m.ll"], 18).contains("SPV_INTEL_masked_gather_scatter"));
}

#[apply(case)]
fn instructions_that_are_too_long_go_on() {
    let members = vec!["i32"; 70_000].join(", ");
    let body = format!("%S = type {{ {members} }}\n@g = addrspace(1) global %S zeroinitializer");
    let case = Case::new("long", "+SPV_INTEL_long_composites", &body);
    let text = case.writes(&[
        "Capability LongCompositesINTEL",
        "65535 TypeStruct ",
        "4468 TypeStructContinuedINTEL ",
    ]);
    case.run(&["m.ll", "-o", "m.spv"]);
    case.run(&["-r", "m.spv", "-o", "m.bc"]);
    assert!(case.run(&["m.bc", "-spirv-text", "-o", "-"]) == text, "another text after a round trip");
    let told = case.folder.fail(&["m.ll"], 15);
    assert!(told.starts_with("InvalidWordCount: "), "{told}");
    assert!(told.len() < 700, "a message of {} bytes", told.len());
}

#[apply(case)]
fn arrays_that_are_too_long_are_told_as_such() {
    let elements: Vec<String> = (0..65_533).map(|number| format!("i8 {}", number % 3)).collect();
    let body = format!("@g = addrspace(1) constant [65533 x i8] [{}]", elements.join(", "));
    let case = Case::new("long_array", "+SPV_INTEL_long_composites", &body);
    case.writes(&["65535 ConstantComposite ", "2 ConstantCompositeContinuedINTEL "]);
    let message = case.folder.fail(&["m.ll"], 15);
    assert!(message.contains("greater than OpConstantComposite can have (65532)"), "{message}");
}

#[apply(case)]
fn task_sequences() {
    let body = r#"
define spir_kernel void @k() {
  %t = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr @f, i32 0, i32 0, i32 1, i32 32)
  %g = call spir_func i32 @_Z28__spirv_TaskSequenceGetINTELPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL") %t)
  call spir_func void @_Z34__spirv_TaskSequenceGetINTEL_RvoidPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL") %t)
  call spir_func void @_Z32__spirv_TaskSequenceReleaseINTELPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL") %t)
  ret void
}
define spir_func i32 @f(i32 %a) { ret i32 %a }
declare spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr, i32, i32, i32, i32)
declare spir_func i32 @_Z28__spirv_TaskSequenceGetINTELPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL"))
declare spir_func void @_Z34__spirv_TaskSequenceGetINTEL_RvoidPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL"))
declare spir_func void @_Z32__spirv_TaskSequenceReleaseINTELPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL"))
"#;
    let case = Case::new("tasks", "+SPV_INTEL_task_sequence", body);
    case.writes(&["Capability TaskSequenceINTEL", "TypeTaskSequenceINTEL ", "TaskSequenceCreateINTEL "]);
    case.reads(
        "SPV-IR",
        &[
            "_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr @f, i32 0, i32 0, i32 1, i32 32)",
            "%g = call spir_func i32 @_Z28__spirv_TaskSequenceGetINTELPU3",
            "call spir_func void @_Z34__spirv_TaskSequenceGetINTEL_RvoidPU3",
        ],
    );
}

#[apply(case)]
fn matrices_times_scalars_and_names_with_odd_parameters() {
    let body = r#"
define spir_func void @f(i32 %v) {
  %m = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructf(float 0.0)
  %s = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_MatrixTimesScalarPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2f(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %m, float 2.0)
  %g = call spir_func i32 @_Z17__spirv_GroupIAddN5__spv5Scope4FlagES_S9_(i32 2, i32 0, i32 %v)
  ret void
}
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructf(float)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_MatrixTimesScalarPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2f(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2), float)
declare spir_func i32 @_Z17__spirv_GroupIAddN5__spv5Scope4FlagES_S9_(i32, i32, i32)
"#;
    let case = Case::new("times", "+SPV_KHR_cooperative_matrix", body);
    case.writes(&["CompositeConstruct ", "MatrixTimesScalar ", "GroupIAdd "]);
    case.reads("SPV-IR", &["@_Z25__spirv_MatrixTimesScalarPU3AS1", "@_Z17__spirv_GroupIAddiii("]);
}

#[apply(case)]
fn atomics_of_floats_have_one_name_in_opencl_1_2() {
    let body = r#"
define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %r, double %d, half %h, bfloat %b) {
  %1 = atomicrmw fadd ptr addrspace(1) %p, double %d seq_cst
  %2 = atomicrmw fmax ptr addrspace(1) %q, half %h seq_cst
  %3 = atomicrmw fadd ptr addrspace(1) %r, bfloat %b seq_cst
  ret void
}
"#;
    let all = "+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float_min_max,+SPV_INTEL_16bit_atomics,+SPV_KHR_bfloat16";
    let case = Case::new("float_atomics", all, body);
    let expected =
        ["@_Z10atomic_addPU3AS1Vdd(", "@_Z10atomic_maxPU3AS1VDhDh(", "@_Z10atomic_addPU3AS1VDF16bDF16b("];
    case.reads("CL1.2", &expected);
}

#[apply(case)]
fn roundings_of_divisions_and_roots() {
    let body = r#"
define spir_func float @f(float %a, float %b) strictfp {
  %d = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.strict")
  %s = call float @llvm.experimental.constrained.sqrt.f32(float %d, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %r = call spir_func float @_Z20__spirv_ocl_sqrt_rtpf(float %s)
  ret float %r
}
declare spir_func float @_Z20__spirv_ocl_sqrt_rtpf(float)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
"#;
    let case = Case::new("rounded", "+SPV_INTEL_rounded_divide_sqrt", body);
    case.writes(&["FPRoundingMode 1", "FPRoundingMode 0", "FPRoundingMode 2", "FDiv ", " sqrt ", " sqrt "]);
    let plain = case.folder.text(&["m.ll", "-spirv-text", "-o", "-"]);
    in_order(&plain, &["FDiv ", " sqrt "]);
    assert!(!plain.contains("RoundedDivideSqrt"), "{plain}");
}

#[apply(case)]
fn extensions_that_only_programs_ask_for() {
    let body = r#"
define spir_func i1 @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i) {
  %c = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i)
  %a = icmp eq i32 %c, 4323
  ret i1 %a
}
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
!opencl.ocl.version = !{!0}
!0 = !{i32 3, i32 0}
"#;
    let case = Case::new("raw_formats", "+SPV_EXT_image_raw10_raw12", body);
    case.writes(&["Extension \"SPV_EXT_image_raw10_raw12\"", "ImageQueryFormat "]);
    let others = Case::new("other_formats", "+SPV_EXT_image_raw10_raw12", &body.replace("4323", "4322"));
    assert!(!others.writes(&["ImageQueryFormat "]).contains("raw10"));
}

#[apply(case)]
fn an_integer_dot_product_needs_its_extension_before_version_1_6() {
    let body = r#"
define spir_func i32 @f(<2 x i16> %v) {
  %a = call spir_func i32 @_Z20__spirv_SDotKHR_RintDv2_sS_(<2 x i16> %v, <2 x i16> %v)
  ret i32 %a
}
declare spir_func i32 @_Z20__spirv_SDotKHR_RintDv2_sS_(<2 x i16>, <2 x i16>)
"#;
    let case = Case::new("dot", "+SPV_KHR_integer_dot_product", body).with("--spirv-max-version=1.5");
    case.writes(&["Extension \"SPV_KHR_integer_dot_product\"", "SDotKHR "]);
    let error = case.folder.fail(&["m.ll", "--spirv-max-version=1.5"], 18);
    in_order(&error, &["RequiresExtension: ", "\nSPV_KHR_integer_dot_product\n"]);
}

#[apply(case)]
fn barriers_of_unknown_scope_and_addresses_of_operands() {
    let body = r#"
define spir_kernel void @k(i32 %s, ptr addrspace(1) %p) {
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 %s, i32 1, i32 16)
  call void asm sideeffect "put $1, $0", "=*m,r"(ptr addrspace(1) elementtype(i32) %p, i32 %s)
  ret void
}
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
"#;
    let case = Case::new("barriers", "+SPV_INTEL_device_barrier,+SPV_INTEL_inline_assembly", body);
    let expected = [
        "@_Z22__spirv_ControlBarrieriii(i32 %s, i32 1, i32 16)",
        "(ptr addrspace(1) elementtype(i32) %p, i32 %s)",
    ];
    case.reads("CL2.0", &expected);
    case.writes(&["Capability DeviceBarrierINTEL", "Extension \"SPV_INTEL_device_barrier\""]);
    let untyped = Case::new("barriers_untyped", "+SPV_KHR_untyped_pointers,+SPV_INTEL_inline_assembly", body);
    untyped.reads("CL2.0", &["(ptr addrspace(1) elementtype(i8) %p, i32 %s)"]);
}

#[apply(case)]
fn scaled_matrices_need_the_extension_without_scales() {
    let body = r#"
define spir_kernel void @k(<8 x i16> %a, <8 x i32> %b, <8 x float> %c, i8 %s) {
  %r = call spir_func <8 x float> @_Z51__spirv_SubgroupScaledMatrixMultiplyAccumulateINTELiDv8_sDv8_iDv8_fcci(i32 64, <8 x i16> %a, <8 x i32> %b, <8 x float> %c, i8 %s, i8 %s, i32 FLAGS)
  ret void
}
declare spir_func <8 x float> @_Z51__spirv_SubgroupScaledMatrixMultiplyAccumulateINTELiDv8_sDv8_iDv8_fcci(i32, <8 x i16>, <8 x i32>, <8 x float>, i8, i8, i32)
"#;
    let scaled = "+SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate";
    let both = format!("{scaled},+SPV_INTEL_subgroup_matrix_multiply_accumulate");
    let case = Case::new("scaled_matrices", &both, &body.replace("FLAGS", "3145728"));
    case.writes(&[
        "Capability SubgroupMatrixMultiplyAccumulateINTEL",
        "Capability SubgroupScaledMatrixMultiplyAccumulateINTEL",
        "\"SPV_INTEL_subgroup_matrix_multiply_accumulate\"",
        "\"SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate\"",
    ]);
    let error = case.folder.fail(&["m.ll", &format!("--spirv-ext={scaled}")], 18);
    let expected = "SPV_INTEL_subgroup_matrix_multiply_accumulate\n\
         SubgroupScaledMatrixMultiplyAccumulateINTEL depends on this extension\n";
    assert!(error.contains(expected), "{error}");
    let case = Case::new("scaled_small_matrices", &both, &body.replace("FLAGS", "3932160"));
    let error = case.folder.fail(&["m.ll", &format!("--spirv-ext={both}")], 18);
    let expected = "SPV_INTEL_subgroup_matrix_multiply_accumulate_float4\n\
         SubgroupScaledMatrixMultiplyAccumulateINTEL with FP4 operand flags requires this extension\n";
    assert!(error.contains(expected), "{error}");
}

#[apply(case)]
fn blocking_pipes_are_functions_without_their_extension() {
    let body = r#"
define spir_kernel void @k(target("spirv.Pipe", 0) %p, ptr addrspace(4) %d) {
  call spir_func void @_Z29__spirv_ReadPipeBlockingINTELPU3AS115__spirv_Pipe__0PU3AS4cii(target("spirv.Pipe", 0) %p, ptr addrspace(4) %d, i32 4, i32 4)
  ret void
}
declare spir_func void @_Z29__spirv_ReadPipeBlockingINTELPU3AS115__spirv_Pipe__0PU3AS4cii(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
"#;
    Case::new("pipes", "+SPV_INTEL_blocking_pipes", body).writes(&["ReadPipeBlockingINTEL "]);
    let case = Case::new("no_pipes", "-SPV_INTEL_blocking_pipes", body);
    case.writes(&["LinkageAttributes \"_Z29__spirv_ReadPipeBlockingINTEL", "FunctionCall "]);
}

#[apply(case)]
fn decorations_of_variables_in_their_older_form() {
    let body = r#"
@a = addrspace(1) global i32 0, !spirv.Decorations !0
!0 = !{!1, !2, !3}
!1 = !{i32 6147, i32 1, !"name"}
!2 = !{i32 6148, i32 0}
!3 = !{i32 6149, i1 true}
"#;
    let case = Case::new("older_decorations", "+SPV_INTEL_global_variable_decorations", body);
    case.writes(&[
        "Capability GlobalVariableDecorationsINTEL",
        "Extension \"SPV_INTEL_global_variable_decorations\"",
        "HostAccessINTEL 1 \"name\"",
        "InitModeINTEL 0",
        "ImplementInCSRINTEL 1",
    ]);
    assert!(case.folder.fail(&["m.ll"], 18).contains("SPV_INTEL_global_variable_decorations"));
}

#[apply(case)]
fn access_and_trigger_of_variables_have_names() {
    let body = r#"
@a = addrspace(1) global i32 0, !spirv.Decorations !0
!0 = !{!1, !2}
!1 = !{i32 6188, i32 3, !"name"}
!2 = !{i32 6190, i32 1}
"#;
    let extensions = "+SPV_INTEL_global_variable_host_access,+SPV_INTEL_global_variable_fpga_decorations";
    let case = Case::new("newer_decorations", extensions, body);
    case.writes(&["HostAccessINTEL ReadWriteINTEL \"name\"", "InitModeINTEL InitOnDeviceResetINTEL"]);
    let flag = format!("--spirv-ext={extensions}");
    case.folder.succeed(&["m.ll", "-spirv-text", "-o", "m.spt", &flag]);
    case.folder.succeed(&["m.ll", "-o", "m.spv", &flag]);
    case.folder.succeed(&["-to-binary", "m.spt", "-o", "again.spv"]);
    let text = |file: &str| case.folder.text(&["-to-text", file, "-o", "-"]);
    assert_eq!(text("again.spv"), text("m.spv"));
}

#[apply(case)]
fn numbers_of_hardware_threads_are_read_and_no_longer_written() {
    let case = Case::new(
        "threads",
        "+SPV_INTEL_hw_thread_queries",
        r#"
define spir_kernel void @k(ptr addrspace(1) %o) {
  %x = call spir_func i32 @_Z31__spirv_BuiltInSubDeviceIDINTELv()
  store i32 %x, ptr addrspace(1) %o
  ret void
}
declare spir_func i32 @_Z31__spirv_BuiltInSubDeviceIDINTELv()
"#,
    );
    for arguments in [&["m.ll"][..], &["m.ll", "--spirv-ext=+SPV_INTEL_hw_thread_queries"]] {
        let told = case.folder.fail(arguments, 24);
        let sentence = "DeprecatedExtension: Feature requires the following deprecated SPIR-V extension:\n \
            SPV_INTEL_hw_thread_queries\nPlease report to ";
        assert!(told.starts_with(sentence), "{told}");
    }
    case.folder.file(
        "other.ll",
        "target triple = \"spir64-unknown-unknown\"\n\
         @__spirv_BuiltInGlobalHWThreadIDINTEL = external addrspace(1) global i32\n\
         define spir_kernel void @k(ptr addrspace(1) %o) {\n\
           %x = load i32, ptr addrspace(1) @__spirv_BuiltInGlobalHWThreadIDINTEL\n\
           store i32 %x, ptr addrspace(1) %o\n  ret void\n}\n",
    );
    case.folder.fail(&["other.ll"], 24);
}

#[apply(case)]
fn components_of_matrices_are_calls() {
    const MATRIX: &str = "target(\"spirv.CooperativeMatrixKHR\", float, 3, 12, 12, 2)";
    const NAME: &str = "PU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2";
    let body = format!(
        "define spir_func {MATRIX} @f({MATRIX} %m) {{\n\
           %x = call spir_func float @_Z28__spirv_VectorExtractDynamic{NAME}l({MATRIX} %m, i64 0)\n\
           %n = call spir_func {MATRIX} @_Z27__spirv_VectorInsertDynamic{NAME}fl({MATRIX} %m, float %x, i64 1)\n\
           ret {MATRIX} %n\n}}\n\
         declare spir_func float @_Z28__spirv_VectorExtractDynamic{NAME}l({MATRIX}, i64)\n\
         declare spir_func {MATRIX} @_Z27__spirv_VectorInsertDynamic{NAME}fl({MATRIX}, float, i64)"
    );
    let case = Case::new("matrix_components", "+SPV_KHR_cooperative_matrix", &body);
    case.writes(&[" VectorExtractDynamic ", " VectorInsertDynamic "]);
    let calls = [
        format!("@_Z28__spirv_VectorExtractDynamic{NAME}l({MATRIX} %m, i64 0)"),
        format!("@_Z27__spirv_VectorInsertDynamic{NAME}fl({MATRIX} %m, float %x, i64 1)"),
    ];
    case.reads("SPV-IR", &[&calls[0], &calls[1]]);
    case.reads("CL1.2", &[&calls[0], &calls[1]]);
}

/// Decorations of device globals decorate variables in global memory only, and the time of initialization one that is initialized.
#[apply(case)]
fn access_and_trigger_are_of_variables_in_global_memory() {
    let extensions = "+SPV_INTEL_global_variable_host_access,+SPV_INTEL_global_variable_fpga_decorations";
    let flag = format!("--spirv-ext={extensions}");
    let nodes = "!0 = !{!2}\n!1 = !{!3}\n!2 = !{i32 6188, i32 3, !\"name\"}\n!3 = !{i32 6190, i32 1}\n";
    let local = format!("@a = addrspace(3) global i32 undef, !spirv.Decorations !0\n{nodes}");
    let case = Case::new("decorations_of_local_memory", extensions, &local);
    let message = case.folder.fail(&["m.ll", &flag], 10);
    let sentence = "Invalid SPIR-V module: HostAccessINTEL can only be applied to a variable in a global (module) scope\n";
    assert!(message.contains(sentence), "{message}");
    let empty = format!("@a = external addrspace(1) global i32, !spirv.Decorations !1\n{nodes}");
    let case = Case::new("decorations_of_no_initializer", extensions, &empty);
    let message = case.folder.fail(&["m.ll", &flag], 11);
    assert!(
        message.contains("a global (module scope) variable which has an Initializer operand\n"),
        "{message}"
    );
}

#[apply(case)]
fn structures_of_tasks_are_returned_to_where_they_are_stored() {
    let body = r#"
%pair = type { i32, i32 }
define spir_func %pair @task(i32 %x) {
  ret %pair zeroinitializer
}
define spir_func void @f(ptr %p, i32 %x) {
  %t = call spir_func SEQUENCE @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELP4pairiiii(ptr @task, i32 1, i32 1, i32 16, i32 16)
  call spir_func void @_Z28__spirv_TaskSequenceGetINTELPU3AS125__spirv_TaskSequenceINTEL(ptr sret(%pair) %p, SEQUENCE %t)
  ret void
}
declare spir_func SEQUENCE @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELP4pairiiii(ptr, i32, i32, i32, i32)
declare spir_func void @_Z28__spirv_TaskSequenceGetINTELPU3AS125__spirv_TaskSequenceINTEL(ptr sret(%pair), SEQUENCE)
"#;
    let body = body.replace("SEQUENCE", "target(\"spirv.TaskSequenceINTEL\")");
    let case = Case::new("tasks_of_pairs", "+SPV_INTEL_task_sequence", &body);
    case.writes(&["TaskSequenceGetINTEL ", "Store "]);
    for environment in ["SPV-IR", "CL2.0"] {
        case.reads(
            environment,
            &["@_Z28__spirv_TaskSequenceGetINTELPU3AS125__spirv_TaskSequenceINTEL(ptr sret(%pair) %p, target(\"spirv.TaskSequenceINTEL\") %t)"],
        );
    }
}
