//! Numbers of 4 and 8 bits and matrices of them.

use super::super::read_back;
use super::super::reverse::assembled;
use super::Case;

const CONVERSIONS: &str = r#"
declare spir_func i8 @_Z38__builtin_spirv_ConvertInt4ToE4M3INTELi(i4)
declare spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8)
declare spir_func <4 x i8> @_Z36__builtin_spirv_ConvertBF16ToE5M2EXTDv4_DF16b(<4 x bfloat>)
declare spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half)
declare spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half, i32)
declare spir_func <8 x half> @_Z38__builtin_spirv_ConvertInt4ToFP16INTELi(i32)
declare spir_func i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half)
define spir_func half @f(i4 %x, half %h, <4 x bfloat> %v, i32 %s) {
  %a = call spir_func i8 @_Z38__builtin_spirv_ConvertInt4ToE4M3INTELi(i4 %x)
  %b = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %a)
  %d = call spir_func <4 x i8> @_Z36__builtin_spirv_ConvertBF16ToE5M2EXTDv4_DF16b(<4 x bfloat> %v)
  %e = call spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half %h)
  %g = call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half %h, i32 %s)
  %i = call spir_func <8 x half> @_Z38__builtin_spirv_ConvertInt4ToFP16INTELi(i32 %s)
  %j = call spir_func i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half %h)
  ret half %b
}
"#;

#[apply(case)]
fn conversions_have_a_name_for_each_pair() {
    let all = "+SPV_INTEL_int4,+SPV_EXT_float8,+SPV_KHR_bfloat16,+SPV_INTEL_fp_conversions";
    let case = Case::new("small_numbers", all, CONVERSIONS);
    case.writes(&[
        "Capability Float8EXT",
        "Extension \"SPV_EXT_float8\"",
        "SaturatedToLargestFloat8NormalConversionEXT",
        "ConvertSToF ",
        "Bitcast ",
        "Bitcast ",
        "FConvert ",
        "FConvert ",
        "Bitcast ",
        "FConvert ",
        "Bitcast ",
        "StochasticRoundFToFINTEL ",
        "Bitcast ",
        "Bitcast ",
        "ConvertSToF ",
        "ClampConvertFToSINTEL ",
    ]);
    let text = case.reads(
        "SPV-IR",
        &[
            "%a = call spir_func i8 @_Z38__builtin_spirv_ConvertInt4ToE4M3INTELi(i4 %x)",
            "%b = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 ",
            "%d = call spir_func <4 x i8> @_Z36__builtin_spirv_ConvertBF16ToE5M2EXTDv4_DF16b(<4 x bfloat> %v)",
            "%e = call spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half %h)",
            "%g = call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half %h, i32 %s)",
            "bitcast i32 %s to <8 x i4>",
            "@_Z38__builtin_spirv_ConvertInt4ToFP16INTELDv8_i(<8 x i4> ",
            "call spir_func i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half %h)",
        ],
    );
    assert!(!text.contains("bitcast i8"), "{text}");
    assert!(
        text.contains("declare spir_func i8 @_Z38__builtin_spirv_ConvertInt4ToE4M3INTELi(i4)\n"),
        "{text}"
    );
    let error = case.folder.fail(&["m.ll", "--spirv-ext=+SPV_INTEL_int4,+SPV_KHR_bfloat16"], 18);
    assert!(error.contains("SPV_EXT_float8"), "{error}");
}

#[apply(case)]
fn elements_of_matrices_have_addresses() {
    let case = Case::new(
        "matrix_elements",
        "+SPV_KHR_cooperative_matrix",
        r#"
define spir_kernel void @k() {
  %v = alloca target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2), align 8
  %c = call spir_func ptr @_Z19__spirv_AccessChainPPU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2i(ptr %v, i32 1)
  %e = load i32, ptr %c, align 4
  ret void
}
declare spir_func ptr @_Z19__spirv_AccessChainPPU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2i(ptr, i32)
"#,
    );
    case.writes(&["TypeCooperativeMatrixKHR ", "AccessChain ", "Load "]);
    case.reads(
        "SPV-IR",
        &["call spir_func ptr @_Z19__spirv_AccessChainPPU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2i(ptr %v, i32 1)"],
    );
}

#[apply(case)]
fn functions_of_bfloat_and_fused_operations() {
    let body = r#"
define spir_func bfloat @f(bfloat %a, float %x, ptr addrspace(1) %p) {
  %s = call bfloat @llvm.sqrt.bf16(bfloat %a)
  %m = call float @llvm.fma.f32(float %x, float %x, float %x)
  store float %m, ptr addrspace(1) %p, align 4
  ret bfloat %s
}
declare bfloat @llvm.sqrt.bf16(bfloat)
declare float @llvm.fma.f32(float, float, float)
"#;
    let all = "+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic,+SPV_KHR_fma";
    let case = Case::new("bfloat_functions", all, body);
    let text = case.writes(&["Extension \"SPV_KHR_fma\"", " sqrt ", "FmaKHR "]);
    assert!(!text.contains("FConvert"), "{text}");
    case.reads("CL1.2", &["call float @llvm.fma.f32(float %x, float %x, float %x)"]);
    Case::new("no_fused", "+SPV_KHR_bfloat16", body).writes(&[" sqrt ", " fma "]);
}

#[apply(case)]
fn integers_of_4_bits_have_their_extension() {
    let case = Case::new("nibbles", "-SPV_INTEL_int4", "define spir_func void @f(i4 %x) {\n  ret void\n}");
    assert!(case.folder.fail(&["m.ll"], 18).contains("\nSPV_INTEL_int4\n"));
    let case = Case::new(
        "nibbles_of_any_width",
        "+SPV_INTEL_arbitrary_precision_integers",
        "define spir_func void @f(i4 %x) {\n  ret void\n}",
    );
    case.writes(&["Capability ArbitraryPrecisionIntegersINTEL", " 4 0 "]);
}

#[apply(case)]
fn matrices_of_small_numbers() {
    let body = r#"
define spir_func void @f(HALVES %h) {
  %e = call spir_func BYTES @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTPU3AS144__spirv_CooperativeMatrixKHR__half_3_12_12_2(HALVES %h)
  %b = call spir_func HALVES @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_12_2(BYTES %e)
  %n = call spir_func NIBBLES @_Z38__builtin_spirv_ConvertFP16ToInt4INTELPU3AS144__spirv_CooperativeMatrixKHR__half_3_12_12_2(HALVES %b)
  ret void
}
declare spir_func BYTES @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTPU3AS144__spirv_CooperativeMatrixKHR__half_3_12_12_2(HALVES)
declare spir_func HALVES @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_12_2(BYTES)
declare spir_func NIBBLES @_Z38__builtin_spirv_ConvertFP16ToInt4INTELPU3AS144__spirv_CooperativeMatrixKHR__half_3_12_12_2(HALVES)
"#;
    let matrix = |element: &str| format!("target(\"spirv.CooperativeMatrixKHR\", {element}, 3, 12, 12, 2)");
    let body = body
        .replace("HALVES", &matrix("half"))
        .replace("BYTES", &matrix("i8"))
        .replace("NIBBLES", &matrix("i4"));
    let extensions = "+SPV_KHR_cooperative_matrix,+SPV_EXT_float8,+SPV_INTEL_int4";
    let case = Case::new("small_matrices", extensions, &body);
    case.writes(&[
        "Capability Float8CooperativeMatrixEXT",
        "Capability Int4CooperativeMatrixINTEL",
        "FConvert ",
        "Bitcast ",
        "Bitcast ",
        "FConvert ",
        "ConvertFToS ",
    ]);
    case.reads(
        "SPV-IR",
        &[
            "@_Z36__builtin_spirv_ConvertFP16ToE4M3EXTPU3AS144__spirv_CooperativeMatrixKHR__half_3_12_12_2(",
            "@_Z36__builtin_spirv_ConvertE4M3ToFP16EXTPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_12_2(",
            "spir_func target(\"spirv.CooperativeMatrixKHR\", i4, 3, 12, 12, 2) @_Z72__spirv_ConvertFToS_RPU3",
        ],
    );
}

#[apply(case)]
fn no_number_is_cast_to_the_type_that_it_has() {
    let case = Case::new("same_type", "-all", "");
    case.folder.file(
        "m.spt",
        "119734787 65536 393230 11 0\n2 Capability Addresses\n2 Capability Linkage\n2 Capability Kernel\n\
         3 MemoryModel 2 2\n5 Name 8 \"other\"\n5 Decorate 4 LinkageAttributes \"f\" Export\n4 TypeInt 1 32 0\n\
         4 TypeFunction 2 1 1\n5 Function 1 4 0 2\n3 FunctionParameter 1 5\n2 Label 6\n5 IAdd 1 7 5 5\n\
         4 Bitcast 1 8 7\n5 IAdd 1 9 8 7\n2 ReturnValue 9\n1 FunctionEnd\n",
    );
    case.folder.run(&["-r", "-spirv-text", "m.spt", "-o", "m.bc"]);
    let text = super::disassembled(&case.folder.read("m.bc"));
    super::in_order(&text, &["%other = add i32 %0, %0", "= add i32 %other, %other"]);
}

#[apply(case)]
fn numbers_of_4_bits_that_are_rounded_by_chance_have_the_standard_encoding() {
    let body = r#"
define spir_func i8 @f(<2 x half> %h, half %x, i32 %s) {
  %1 = call i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE2M1INTELDv2_Dhi(<2 x half> %h, i32 %s)
  %2 = call i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE4M3INTELDhi(half %x, i32 %s)
  ret i8 %1
}
declare i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE2M1INTELDv2_Dhi(<2 x half>, i32)
declare i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE4M3INTELDhi(half, i32)
"#;
    let extensions =
        "+SPV_EXT_ocp_microscaling_types,+SPV_INTEL_fp_conversions,+SPV_EXT_float8,+SPV_INTEL_int4";
    let case = Case::new("chance_encoding", extensions, body);
    case.writes(&[
        "Capability Float4EXT",
        "Capability FloatConversionsFtoFINTEL",
        " 4 4225",
        "StochasticRoundFToFINTEL ",
    ]);
    case.reads(
        "SPV-IR",
        &["@_Z46__builtin_spirv_StochasticRoundFP16ToE2M1INTELDv2_Dhi(<2 x half> %h, i32 %s)"],
    );
    // What the name of the call says is not said again of the cast behind it.
    case.run(&["m.bc", "-o", "n.spv"]);
    let text = case.run(&["--to-text", "n.spv", "-o", "-"]);
    assert_eq!(text.matches(" SaturatedToLargestFloat8NormalConversionEXT").count(), 1, "{text}");
}

#[apply(case)]
fn conversions_to_integers_have_a_capability_of_their_own() {
    let body = r#"
define spir_func i4 @f(half %h) {
  %1 = call i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half %h)
  ret i4 %1
}
declare i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half)
"#;
    let text = Case::new("clamped_integers", "+SPV_INTEL_fp_conversions,+SPV_INTEL_int4", body)
        .writes(&["Capability FloatConversionsFtoSINTEL", "ClampConvertFToSINTEL "]);
    assert!(!text.contains("FtoFINTEL"), "{text}");
}

#[apply(case)]
fn a_matrix_of_4_bit_floats_needs_the_extension_of_its_format_alone() {
    let matrix = |element: &str| format!("target(\"spirv.CooperativeMatrixKHR\", {element}, 3, 12, 12, 2)");
    let body = "declare spir_func HALVES @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTPU3AS143__spirv_CooperativeMatrixKHR__int_3_12_12_2(NIBBLES)\n\
        define spir_func HALVES @f(NIBBLES %m) {\n  \
        %r = call spir_func HALVES @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTPU3AS143__spirv_CooperativeMatrixKHR__int_3_12_12_2(NIBBLES %m)\n  \
        ret HALVES %r\n}";
    let body = body.replace("HALVES", &matrix("half")).replace("NIBBLES", &matrix("i4"));
    let needed = "+SPV_KHR_cooperative_matrix,+SPV_EXT_ocp_microscaling_types,+SPV_INTEL_int4";
    let text = Case::new("matrix_of_nibbles", needed, &body).writes(&["Capability Float4EXT", "FConvert "]);
    assert!(!text.contains("SPV_INTEL_float4"), "{text}");
}

#[apply(case)]
fn a_conversion_that_clamps_does_not_saturate_too() {
    let module = |decoration: &str| {
        format!(
            "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Int8\nOpCapability Float16\n\
             OpCapability Float8EXT\nOpCapability FloatConversionsINTEL\nOpExtension \"SPV_INTEL_fp_conversions\"\n\
             OpExtension \"SPV_EXT_float8\"\nOpMemoryModel Physical64 OpenCL\nOpName %f \"f\"\n\
             OpDecorate %f LinkageAttributes \"f\" Export\n{decoration}%byte = OpTypeInt 8 0\n%half = OpTypeFloat 16\n\
             %small = OpTypeFloat 8 Float8E4M3EXT\n%type = OpTypeFunction %byte %half\n%f = OpFunction %byte None %type\n\
             %h = OpFunctionParameter %half\n%l = OpLabel\n%c = OpClampConvertFToFINTEL %small %h\n%b = OpBitcast %byte %c\n\
             OpReturnValue %b\nOpFunctionEnd\n"
        )
    };
    let folder = super::folder("extensions_clamped");
    assembled(&folder, &module(""));
    assert!(read_back(&folder, &["--spirv-ext=+all"]).contains("ClampConvertFP16ToE4M3INTEL"));
    assembled(&folder, &module("OpDecorate %c SaturatedToLargestFloat8NormalConversionEXT\n"));
    let error = folder.fail(&["-r", "m.spv", "--spirv-ext=+all"], 14);
    assert!(
        error.contains("SaturatedToLargestFloat8NormalConversionEXT is not valid on OpClampConvertFToFINTEL"),
        "{error}"
    );
}

#[apply(case)]
fn numbers_that_are_none_tell_their_format() {
    let folder = super::folder("extensions_nan");
    assembled(
        &folder,
        "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Int16\nOpCapability Float16\n\
         OpCapability BFloat16TypeKHR\nOpExtension \"SPV_KHR_bfloat16\"\n%set = OpExtInstImport \"OpenCL.std\"\n\
         OpMemoryModel Physical64 OpenCL\nOpName %f \"f\"\nOpDecorate %f LinkageAttributes \"f\" Export\n\
         %short = OpTypeInt 16 0\n%half = OpTypeFloat 16\n%bfloat = OpTypeFloat 16 BFloat16KHR\n\
         %type = OpTypeFunction %bfloat %short\n%f = OpFunction %bfloat None %type\n%s = OpFunctionParameter %short\n%l = OpLabel\n\
         %b = OpExtInst %bfloat %set nan %s\n%h = OpExtInst %half %set nan %s\nOpReturnValue %b\nOpFunctionEnd\n",
    );
    let text = read_back(&folder, &["--spirv-ext=+all", "--spirv-target-env=SPV-IR"]);
    super::in_order(
        &text,
        &[
            "call spir_func bfloat @_Z22__spirv_ocl_nan_RDF16bt(i16",
            "call spir_func half @_Z15__spirv_ocl_nant(i16",
        ],
    );
    folder.file("m.ll", text);
    super::in_order(&folder.text(&["m.ll", "--spirv-ext=+all", "-spirv-text", "-o", "-"]), &["nan ", "nan "]);
}
