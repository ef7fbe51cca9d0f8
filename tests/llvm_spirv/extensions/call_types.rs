//! Calls that stand for instructions of extensions, with types that the instructions do not take or give.

use super::Case;

/// Name of the instruction, result, arguments, and what is said of them.
const WRONG: &[(&str, &str, &[&str], &str)] = &[
    (
        "ConvertFToBF16INTEL",
        "i16",
        &["half %a"],
        "Input value must be a scalar or vector of floating-point 32-bit type",
    ),
    (
        "ConvertFToBF16INTEL",
        "float",
        &["float %a"],
        "Result value must be a scalar or vector of integer 16-bit type",
    ),
    (
        "ConvertFToBF16INTEL",
        "<4 x i16>",
        &["<2 x float> %a"],
        "Input type must have the same number of components as result type",
    ),
    (
        "ConvertBF16ToFINTEL",
        "float",
        &["i32 %a"],
        "Input value must be a scalar or vector of integer 16-bit type",
    ),
    (
        "ConvertBF16ToFINTEL",
        "<2 x double>",
        &["<2 x i16> %a"],
        "Result value must be a scalar or vector of floating-point 32-bit type",
    ),
    (
        "RoundFToTF32INTEL",
        "float",
        &["double %a"],
        "Input value must be a scalar or vector of floating-point 32-bit type",
    ),
    (
        "FSigmoidINTEL",
        "double",
        &["double %a"],
        "Result value must be a scalar or vector of floating-point 16-bit or 32-bit type",
    ),
    ("FSigmoidINTEL", "bfloat", &["half %a"], "Input type must have the same component type as result type"),
    (
        "BitwiseFunctionINTEL",
        "float",
        &["float %a", "float %b", "float %c", "i32 1"],
        "Result type must be an integer scalar or vector.",
    ),
    (
        "BitwiseFunctionINTEL",
        "i32",
        &["i32 %a", "i16 %b", "i32 %c", "i32 1"],
        "Second argument must be the same as the result type.",
    ),
    (
        "BitwiseFunctionINTEL",
        "i32",
        &["i32 %a", "i32 %b", "i32 %c", "i64 1"],
        "Fourth argument must be a 32-bit integer scalar.",
    ),
    (
        "BitwiseFunctionINTEL",
        "i32",
        &["i32 %a", "i32 %b", "i32 %c", "i32 %d"],
        "Fourth argument must be constant instruction.",
    ),
    (
        "ConvertHandleToSamplerINTEL",
        "target(\"spirv.Sampler\")",
        &["i32 %a"],
        "Parameter value must be a 32-bit scalar in case of Physical32 addressing model or a 64-bit scalar in case of \
         Physical64 addressing model",
    ),
    (
        "ConvertHandleToImageINTEL",
        "target(\"spirv.Sampler\")",
        &["i64 %a"],
        "Incorrect return type of the instruction must be image/sampler",
    ),
    (
        "ReadClockKHR",
        "i32",
        &["i32 1"],
        "Result value must be a scalar of integer 64-bit type or two element vector of 32-bit type",
    ),
];

/// A kernel that calls an instruction by its name.
fn call(name: &str, result: &str, arguments: &[&str]) -> String {
    let types: Vec<&str> = arguments.iter().filter_map(|one| Some(one.rsplit_once(' ')?.0)).collect();
    let parameters: Vec<&str> = arguments.iter().copied().filter(|one| one.contains('%')).collect();
    let symbol = format!("_Z{}__spirv_{name}v", "__spirv_".len() + name.len());
    format!(
        "declare spir_func {result} @{symbol}({})\ndefine spir_kernel void @k({}) {{\n  \
         %r = call spir_func {result} @{symbol}({})\n  ret void\n}}",
        types.join(", "),
        parameters.join(", "),
        arguments.join(", ")
    )
}

#[apply(case)]
fn other_types_than_the_instructions_have_are_refused() {
    for (at, (name, result, arguments, sentence)) in WRONG.iter().enumerate() {
        let case = Case::new(&format!("call_types_{at}"), "+all", &call(name, result, arguments));
        let error = case.folder.fail(&["m.ll", "--spirv-ext=+all"], 14);
        let expected =
            format!("InvalidInstruction: Can't translate llvm instruction:\n {name}\n{sentence}\n");
        assert!(error.contains(&expected), "{expected} in {error}");
    }
}

#[apply(case)]
fn the_types_that_the_instructions_have_are_taken() {
    let right: &[(&str, &str, &[&str])] = &[
        ("ConvertFToBF16INTEL", "<4 x i16>", &["<4 x float> %a"]),
        ("FSigmoidINTEL", "<3 x bfloat>", &["<3 x bfloat> %a"]),
        ("BitwiseFunctionINTEL", "<2 x i64>", &["<2 x i64> %a", "<2 x i64> %b", "<2 x i64> %c", "i32 7"]),
        ("ConvertHandleToSamplerINTEL", "target(\"spirv.Sampler\")", &["i64 %a"]),
        ("ReadClockKHR", "<2 x i32>", &["i32 2"]),
    ];
    for (at, (name, result, arguments)) in right.iter().enumerate() {
        Case::new(&format!("right_types_{at}"), "+all", &call(name, result, arguments)).writes(&[name]);
    }
}

#[apply(case)]
fn blocks_to_fetch_are_of_integers_and_handles_as_wide_as_addresses() {
    let symbol = |pointee: &str| format!("_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1{pointee}j");
    let body = |pointee: &str| {
        let name = symbol(pointee);
        format!(
            "declare spir_func void @{name}(ptr addrspace(1), i32)\n\
             define spir_func void @f(ptr addrspace(1) %p) {{\n  call spir_func void @{name}(ptr addrspace(1) %p, i32 8)\n  ret void\n}}"
        )
    };
    Case::new("fetched_integers", "+all", &body("h")).writes(&["SubgroupBlockPrefetchINTEL "]);
    let error =
        Case::new("fetched_floats", "+all", &body("f")).folder.fail(&["m.ll", "--spirv-ext=+all"], 14);
    let expected = "\n OpSubgroupBlockPrefetchINTEL\nPtr must point to a scalar integer type\n";
    assert!(error.contains(expected), "{error}");
    let handle = call("ConvertHandleToSamplerINTEL", "target(\"spirv.Sampler\")", &["i32 %a"]);
    let error = Case::new("narrow_handle", "+all", &handle).folder.fail(&["m.ll", "--spirv-ext=+all"], 14);
    assert!(error.contains("\nType size: 32\nAddressing model: Physical64\n"), "{error}");
}

const MATRICES: &str = r#"
define spir_func void @f(FLOATS %m) {
  %1 = call spir_func SHORTS @_Z27__spirv_ConvertFToBF16INTELPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2(FLOATS %m)
  ret void
}
declare spir_func SHORTS @_Z27__spirv_ConvertFToBF16INTELPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2(FLOATS)
"#;

#[apply(case)]
fn matrices_are_converted_where_their_extension_is_allowed() {
    let matrix = |element: &str| format!("target(\"spirv.CooperativeMatrixKHR\", {element}, 3, 8, 8, 2)");
    let body = MATRICES.replace("FLOATS", &matrix("float")).replace("SHORTS", &matrix("i16"));
    let case = Case::new("converted_matrices", "+all", &body);
    case.writes(&["Capability CooperativeMatrixBFloat16ComponentTypeINTEL", "ConvertFToBF16INTEL "]);
    let error = case.folder.fail(&["m.ll", "--spirv-ext=+all,-SPV_INTEL_joint_matrix"], 14);
    let expected = "\n ConvertFToBF16INTEL\nCan be used with cooperative matrices only when SPV_INTEL_joint_matrix is enabled\n";
    assert!(error.contains(expected), "{error}");
}
