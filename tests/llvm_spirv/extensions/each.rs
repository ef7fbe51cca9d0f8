//! Extensions whose instructions are calls by friendly names: what each needs, and that it comes back.

use super::Case;

/// An extension, its capability, the instruction, and the call: result, mangled name, arguments.
type Row = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static [&'static str]);

const ROWS: &[Row] = &[
    (
        "SPV_INTEL_2d_block_io",
        "Subgroup2DBlockIOINTEL",
        "Subgroup2DBlockLoadINTEL",
        "void",
        "_Z32__spirv_Subgroup2DBlockLoadINTELiiiiPU3AS1KviiiDv2_iPv",
        &[
            "i32 4",
            "i32 8",
            "i32 8",
            "i32 1",
            "ptr addrspace(1) %p",
            "i32 64",
            "i32 64",
            "i32 64",
            "<2 x i32> %v",
            "ptr %d",
        ],
    ),
    (
        "SPV_INTEL_2d_block_io",
        "Subgroup2DBlockTransposeINTEL",
        "Subgroup2DBlockLoadTransposeINTEL",
        "void",
        "_Z41__spirv_Subgroup2DBlockLoadTransposeINTELiiiiPU3AS1KviiiDv2_iPv",
        &[
            "i32 4",
            "i32 8",
            "i32 8",
            "i32 1",
            "ptr addrspace(1) %p",
            "i32 64",
            "i32 64",
            "i32 64",
            "<2 x i32> %v",
            "ptr %d",
        ],
    ),
    (
        "SPV_INTEL_bfloat16_conversion",
        "Bfloat16ConversionINTEL",
        "ConvertFToBF16INTEL",
        "<2 x i16>",
        "_Z27__spirv_ConvertFToBF16INTELDv2_f",
        &["<2 x float> %f"],
    ),
    (
        "SPV_INTEL_bindless_images",
        "BindlessImagesINTEL",
        "ConvertHandleToSamplerINTEL",
        "target(\"spirv.Sampler\")",
        "_Z35__spirv_ConvertHandleToSamplerINTELm",
        &["i64 %h"],
    ),
    (
        "SPV_INTEL_predicated_io",
        "PredicatedIOINTEL",
        "PredicatedLoadINTEL",
        "i32",
        "_Z27__spirv_PredicatedLoadINTELPU3AS1Kibi",
        &["ptr addrspace(1) %p", "i1 %c", "i32 %d"],
    ),
    (
        "SPV_INTEL_sigmoid",
        "SigmoidINTEL",
        "FSigmoidINTEL",
        "<4 x float>",
        "_Z21__spirv_FSigmoidINTELDv4_f",
        &["<4 x float> %v"],
    ),
    (
        "SPV_INTEL_subgroup_buffer_prefetch",
        "SubgroupBufferPrefetchINTEL",
        "SubgroupBlockPrefetchINTEL",
        "void",
        "_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj",
        &["ptr addrspace(1) %p", "i32 4"],
    ),
    (
        "SPV_INTEL_subgroup_matrix_multiply_accumulate",
        "SubgroupMatrixMultiplyAccumulateINTEL",
        "SubgroupMatrixMultiplyAccumulateINTEL",
        "<8 x float>",
        "_Z45__spirv_SubgroupMatrixMultiplyAccumulateINTELiDv8_sDv8_iDv8_fi",
        &["i32 16", "<8 x i16> %a", "<8 x i32> %b", "<8 x float> %c", "i32 12288"],
    ),
    (
        "SPV_INTEL_tensor_float32_conversion",
        "TensorFloat32RoundingINTEL",
        "RoundFToTF32INTEL",
        "float",
        "_Z25__spirv_RoundFToTF32INTELf",
        &["float %f"],
    ),
    (
        "SPV_INTEL_ternary_bitwise_function",
        "TernaryBitwiseFunctionINTEL",
        "BitwiseFunctionINTEL",
        "i32",
        "_Z28__spirv_BitwiseFunctionINTELiiii",
        &["i32 %x", "i32 %y", "i32 %z", "i32 24"],
    ),
    (
        "SPV_KHR_subgroup_rotate",
        "GroupNonUniformRotateKHR",
        "GroupNonUniformRotateKHR",
        "i32",
        "_Z32__spirv_GroupNonUniformRotateKHRiij",
        &["i32 3", "i32 %x", "i32 %d"],
    ),
    (
        "SPV_KHR_uniform_group_instructions",
        "GroupUniformArithmeticKHR",
        "GroupFMulKHR",
        "float",
        "_Z20__spirv_GroupFMulKHRjjf",
        &["i32 2", "i32 0", "float %x"],
    ),
    (
        "SPV_KHR_shader_clock",
        "ShaderClockKHR",
        "ReadClockKHR",
        "<2 x i32>",
        "_Z27__spirv_ReadClockKHR_Ruint2i",
        &["i32 1"],
    ),
];

fn module(result: &str, name: &str, arguments: &[&str]) -> String {
    let parameters: Vec<&str> = arguments.iter().copied().filter(|argument| argument.contains('%')).collect();
    let types: Vec<&str> =
        arguments.iter().filter_map(|argument| Some(argument.rsplit_once(' ')?.0)).collect();
    let named = if result == "void" { "" } else { "%r = " };
    let [parameters, types, arguments] = [parameters, types, arguments.to_vec()].map(|list| list.join(", "));
    format!(
        "define spir_kernel void @k({parameters}) {{\n  {named}call spir_func {result} @{name}({arguments})\n  ret void\n}}\n\
         declare spir_func {result} @{name}({types})"
    )
}

/// The names of a text's instructions, without what is only for people.
fn names(text: &str) -> Vec<&str> {
    let names = text.lines().skip(1).filter_map(|line| line.split(' ').nth(1));
    names.filter(|name| !["Name", "Source", "SourceExtension"].contains(name)).collect()
}

#[apply(case)]
fn each_is_asked_for_declared_and_comes_back() {
    for (number, (extension, capability, instruction, result, name, arguments)) in ROWS.iter().enumerate() {
        let body = module(result, name, arguments);
        let case = Case::new(&format!("each_{number}"), &format!("+{extension}"), &body);
        let told = case.folder.fail(&["m.ll"], 18);
        let asked =
            format!("RequiresExtension: Feature requires the following SPIR-V extension:\n{extension}\n");
        assert!(told.starts_with(&asked), "{told}");
        let text = case.writes(&[
            &format!("Capability {capability} "),
            &format!("Extension \"{extension}\" "),
            &format!(" {instruction} "),
        ]);
        case.run(&["m.ll", "-o", "m.spv"]);
        let refused = case.folder.fail(&["-r", "m.spv", &format!("--spirv-ext=-{extension}")], 10);
        assert!(refused.starts_with("InvalidModule: ") && refused.contains(extension), "{refused}");
        for environment in ["CL1.2", "CL2.0", "SPV-IR"] {
            let read = case.reads(environment, &["call spir_func "]);
            case.folder.file("back.ll", read);
            let back = case.run(&["back.ll", "-spirv-text", "-o", "-"]);
            assert_eq!(names(&back), names(&text), "{extension} in {environment}");
        }
    }
}
