//! What compilers before LLVM 22 emitted: names with other orders of qualifiers, without access, samplers that are numbers.

use super::lines::shows;
use super::reverse::assembled;
use super::values::written;
use super::{folder, read_back};

/// Marks a module as OpenCL C 2.0.
const OPENCL: &str = "\n!opencl.ocl.version = !{!99}\n!99 = !{i32 2, i32 0}\n";

const IMAGE: &str = "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)";

#[apply(case)]
fn qualifiers_of_pointers_have_any_order() {
    let folder = folder("early_qualifiers");
    for (name, space) in [
        ("_Z10atomic_incPVU3AS1i", 1),
        ("_Z10atomic_incPU3AS1Vi", 1),
        ("_Z10atomic_incPrVU3AS3i", 3),
        ("_Z10atomic_incPU3AS3rVi", 3),
        ("_Z10atomic_incPU3AS3Vj", 3),
    ] {
        let body = format!(
            "declare spir_func i32 @{name}(ptr addrspace({space}))\n\
             define spir_func i32 @f(ptr addrspace({space}) %p) {{\n  %r = call spir_func i32 @{name}(ptr addrspace({space}) %p)\n  ret i32 %r\n}}{OPENCL}"
        );
        let text = written(&folder, &[], &body);
        assert!(text.contains(" AtomicIIncrement "), "{name}: {text}");
    }
    for name in [
        "_Z11atomic_loadPVU3AS4U7_Atomici",
        "_Z11atomic_loadPU3AS4VU7_Atomici",
        "_Z11atomic_loadPU3AS4U7_AtomicVi",
    ] {
        let body = format!(
            "declare spir_func i32 @{name}(ptr addrspace(4))\n\
             define spir_func i32 @f(ptr addrspace(4) %p) {{\n  %r = call spir_func i32 @{name}(ptr addrspace(4) %p)\n  ret i32 %r\n}}{OPENCL}"
        );
        let text = written(&folder, &[], &body);
        assert!(text.contains(" AtomicLoad "), "{name}: {text}");
    }
    for name in ["_Z6vload4mPKU3AS3f", "_Z6vload4mPU3AS3Kf"] {
        let body = format!(
            "declare spir_func <4 x float> @{name}(i64, ptr addrspace(3))\n\
             define spir_func <4 x float> @f(ptr addrspace(3) %p) {{\n  %r = call spir_func <4 x float> @{name}(i64 1, ptr addrspace(3) %p)\n  ret <4 x float> %r\n}}{OPENCL}"
        );
        let text = written(&folder, &[], &body);
        assert!(text.contains(" vloadn "), "{name}: {text}");
    }
}

#[apply(case)]
fn names_of_images_need_no_access() {
    let body = format!(
        "declare spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_f({IMAGE}, target(\"spirv.Sampler\"), <2 x float>)\n\
         define spir_func <4 x float> @f({IMAGE} %i, target(\"spirv.Sampler\") %s, <2 x float> %c) {{\n  \
         %r = call spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_f({IMAGE} %i, target(\"spirv.Sampler\") %s, <2 x float> %c)\n  \
         ret <4 x float> %r\n}}{OPENCL}"
    );
    let text = written(&folder("early_images"), &[], &body);
    shows(
        &text,
        &[
            "Function _ $f 0 _",
            "FunctionParameter _ $i",
            "FunctionParameter _ $s",
            "SampledImage _ $both $i $s",
            "ImageSampleExplicitLod _ _ $both ...",
        ],
    );
}

#[apply(case)]
fn samplers_may_be_numbers() {
    let folder = folder("early_samplers");
    for name in ["_Z11read_imagef14ocl_image2d_roiDv2_f", "_Z11read_imagef11ocl_image2djDv2_f"] {
        let body = format!(
            "declare spir_func <4 x float> @{name}({IMAGE}, i32, <2 x float>)\n\
             define spir_kernel void @k({IMAGE} %i, i32 %s, <2 x float> %c) {{\n  \
             %1 = call spir_func <4 x float> @{name}({IMAGE} %i, i32 20, <2 x float> %c)\n  \
             %2 = call spir_func <4 x float> @{name}({IMAGE} %i, i32 %s, <2 x float> %c)\n  ret void\n}}{OPENCL}"
        );
        let text = written(&folder, &[], &body);
        shows(
            &text,
            &[
                "TypeSampler $sampler",
                "ConstantSampler $sampler $constant 2 0 0",
                "Function _ _ 0 _",
                "FunctionParameter _ $i",
                "FunctionParameter $sampler $s",
                "SampledImage _ $first $i $constant",
                "ImageSampleExplicitLod _ _ $first ...",
                "SampledImage _ $second $i $s",
                "ImageSampleExplicitLod _ _ $second ...",
            ],
        );
    }
}

#[apply(case)]
fn loads_by_name_have_the_type_that_is_returned() {
    let body = "declare spir_func double @_Z12__spirv_LoadPi(ptr)\n\
        define spir_func double @f(ptr %p) {\n  %r = call spir_func double @_Z12__spirv_LoadPi(ptr %p)\n  ret double %r\n}";
    let text = written(&folder("early_load"), &[], body);
    shows(
        &text,
        &[
            "TypeFloat $double 64",
            "TypePointer $to_double 7 $double",
            "Function _ _ 0 _",
            "FunctionParameter _ $p",
            "Bitcast $to_double $cast $p",
            "Load $double _ $cast",
        ],
    );
}

#[apply(case)]
fn operands_that_a_decoration_in_metadata_does_not_have_are_left_out() {
    let body = "define spir_kernel void @f(ptr addrspace(1) %p) !spirv.ParameterDecorations !0 {\n  \
        %x = load i32, ptr addrspace(1) %p, !spirv.Decorations !3\n  ret void\n}\n\
        !0 = !{!1}\n!1 = !{!2}\n!2 = !{i32 19, i32 1}\n!3 = !{!4}\n!4 = !{i32 0, i32 2}\n";
    let text = written(&folder("early_decorations"), &[], body);
    shows(
        &text,
        &[
            "Decorate $p Restrict",
            "Decorate $x RelaxedPrecision",
            "FunctionParameter _ $p",
            "Load _ $x $p ...",
        ],
    );
}

#[apply(case)]
fn lanes_of_constant_expressions_are_constants() {
    let lane = "i32 extractelement (<2 x i32> bitcast (<1 x i64> <i64 ptrtoint (ptr addrspace(1) @h to i64)> to <2 x i32>), i32 1)";
    let body = format!(
        "@h = addrspace(1) global i32 0\n@g = addrspace(1) global <2 x i32> <{lane}, i32 3>\n\
         define spir_func <2 x i32> @f() {{\n  ret <2 x i32> <{lane}, i32 3>\n}}\n"
    );
    let folder = folder("early_lanes");
    let text = written(&folder, &[], &body);
    // CompositeExtract of Bitcast of ConvertPtrToU.
    shows(
        &text,
        &[
            "SpecConstantOp _ $number 117 _",
            "SpecConstantOp _ $vector 124 $number",
            "SpecConstantOp _ $lane 81 $vector 1",
            "SpecConstantComposite _ $both $lane _",
            "Variable _ _ 5 $both",
        ],
    );
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let back = read_back(&folder, &[]);
    assert!(back.contains("extractelement"), "{back}");
}

#[apply(case)]
fn builtin_variables_have_the_width_that_is_declared() {
    let body = "@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32\n\
        define spir_func i64 @f() {\n  %1 = load i64, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32\n  ret i64 %1\n}\n";
    let folder = folder("early_builtins");
    for triple in ["spir-unknown-unknown", "spir64-unknown-unknown"] {
        folder.file("m.ll", format!("target triple = \"{triple}\"\n{body}"));
        let text = folder.text(&["m.ll", "-spirv-text", "-o", "-"]);
        shows(
            &text,
            &[
                "TypeInt $long 64 0",
                "TypeVector $three $long 3",
                "TypePointer $to 1 $three",
                "Variable $to _ 1",
            ],
        );
        folder.succeed(&["m.ll", "-o", "m.spv"]);
        assert!(read_back(&folder, &[]).contains("call spir_func i64 @"));
    }
}

#[apply(case)]
fn bits_of_halves_need_no_arithmetic() {
    let folder = folder("early_halves");
    for (name, arguments, computes) in [("_Z9bitselectDv8_DhS_S_", 3, false), ("_Z4fabsDv8_Dh", 1, true)] {
        let types = vec!["<8 x half>"; arguments].join(", ");
        let values = vec!["<8 x half> %x"; arguments].join(", ");
        let body = format!(
            "declare spir_func <8 x half> @{name}({types})\ndefine spir_func <8 x half> @f(<8 x half> %x) {{\n  \
             %r = call spir_func <8 x half> @{name}({values})\n  ret <8 x half> %r\n}}{OPENCL}"
        );
        let text = written(&folder, &[], &body);
        assert!(text.contains("Capability Float16Buffer"), "{text}");
        assert_eq!(text.contains("Capability Float16 "), computes, "{name}: {text}");
    }
}

#[apply(case)]
fn functions_that_are_values_of_templates_are_named() {
    let body = "define spir_func void @cb() {\n  ret void\n}\n\
        define spir_func void @f() !dbg !4 {\n  %x = alloca i32, align 4\n    #dbg_declare(ptr %x, !8, !DIExpression(), !12)\n  \
        ret void, !dbg !12\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)\n\
        !1 = !DIFile(filename: \"a.cl\", directory: \"/d\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n!3 = !{null}\n\
        !4 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)\n\
        !5 = !DISubroutineType(types: !3)\n!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)\n\
        !7 = !{!11}\n!8 = !DILocalVariable(name: \"x\", scope: !4, file: !1, line: 2, type: !9)\n\
        !9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"S\", file: !1, size: 32, elements: !10, templateParams: !7, identifier: \"S\")\n\
        !10 = !{}\n!11 = !DITemplateValueParameter(name: \"g\", type: !6, value: ptr @cb)\n!12 = !DILocation(line: 2, scope: !4)\n";
    let folder = folder("early_templates");
    let text = super::values::written_even_if_invalid(&folder, &[], body);
    shows(
        &text,
        &["Name $cb \"cb\"", "ExtInst _ _ _ DebugTypeTemplateParameter _ _ $cb _ _ _", "Function _ $cb 0 _"],
    );
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    assert!(read_back(&folder, &[]).contains("value: ptr @cb"));
}

#[apply(case)]
fn unused_samplers_may_be_pointers() {
    let folder = folder("early_unused_sampler");
    let body = "declare spir_func ptr addrspace(2) @__translate_sampler_initializer(i32)\n\
        define spir_kernel void @k() {\n  %s = call spir_func ptr addrspace(2) @__translate_sampler_initializer(i32 20)\n  ret void\n}\n";
    let text = written(&folder, &[], body);
    assert!(text.contains(" TypeSampler "), "{text}");
}

/// A function that loads and stores by a predicate; the operands are `<id>`s or a literal.
fn predicated(load: &str, store: &str) -> String {
    format!(
        "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability PredicatedIOINTEL\n\
         OpExtension \"SPV_INTEL_predicated_io\"\nOpMemoryModel Physical64 OpenCL\nOpName %f \"f\"\n\
         OpDecorate %f LinkageAttributes \"f\" Export\n%void = OpTypeVoid\n%int = OpTypeInt 32 0\n%bool = OpTypeBool\n\
         %pointer = OpTypePointer CrossWorkgroup %int\n%type = OpTypeFunction %void %pointer %bool\n\
         %seven = OpConstant %int 7\n%eight = OpConstant %int 8\n%two = OpConstant %int 2\n%four = OpConstant %int 4\n%f = OpFunction %void None %type\n\
         %p = OpFunctionParameter %pointer\n%c = OpFunctionParameter %bool\n%l = OpLabel\n\
         %x = OpPredicatedLoadINTEL %int %p %c %four {load}\nOpPredicatedStoreINTEL %p %x %c {store}\n\
         OpReturn\nOpFunctionEnd\n"
    )
}

#[apply(case)]
fn predicated_accesses_may_name_their_operands() {
    let folder = folder("early_predicated");
    let flags = ["--spirv-ext=+SPV_INTEL_predicated_io"];
    assembled(&folder, &predicated("Aligned 4", "Nontemporal"));
    let by_grammar = read_back(&folder, &flags);
    assert!(by_grammar.contains("(ptr addrspace(1) %0, i1 %1, i32 4, i32 2, i32 4)"), "{by_grammar}");
    let module = predicated("!1000002 !1000004", "!1000004");
    // The words of `<id>`s that the assembler has given.
    let options = spirv_llvm_translate::internal::assembly::AssembleOptions::default();
    let assemble = |text: &str| spirv_llvm_translate::internal::assembly::assemble(text, &options).unwrap();
    let id_of = |words: &[u32], value: u32| {
        words.windows(4).find(|words| words[0] == 4 << 16 | 43 && words[3] == value).unwrap()[2]
    };
    let mut words = assemble(&module);
    let (two, four) = (id_of(&words, 2), id_of(&words, 4));
    for word in &mut words {
        *word = match *word {
            1_000_002 => two,
            1_000_004 => four,
            word => word,
        };
    }
    folder.file("m.spv", crate::support::tool::bytes(&words));
    assert_eq!(read_back(&folder, &flags), by_grammar);
}

#[apply(case)]
fn the_length_of_a_matrix_may_be_that_of_a_value() {
    let module = |operand: &str| {
        format!(
            "OpCapability Addresses\nOpCapability Kernel\nOpCapability CooperativeMatrixKHR\nOpExtension \"SPV_KHR_cooperative_matrix\"\n\
             OpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %k \"k\"\n%void = OpTypeVoid\n%int = OpTypeInt 32 0\n\
             %pointer = OpTypePointer CrossWorkgroup %int\n%three = OpConstant %int 3\n%eight = OpConstant %int 8\n\
             %two = OpConstant %int 2\n%matrix = OpTypeCooperativeMatrixKHR %int %three %eight %eight %two\n\
             %type = OpTypeFunction %void %pointer\n%k = OpFunction %void None %type\n%p = OpFunctionParameter %pointer\n\
             %l = OpLabel\n%m = OpCompositeConstruct %matrix %eight\n%n = OpCooperativeMatrixLengthKHR %int {operand}\n\
             OpStore %p %n\nOpReturn\nOpFunctionEnd\n"
        )
    };
    let folder = folder("early_length");
    let flags = ["--spirv-ext=+SPV_KHR_cooperative_matrix"];
    let [of_type, of_value] = ["%matrix", "%m"].map(|operand| {
        assembled(&folder, &module(operand));
        read_back(&folder, &flags)
    });
    assert!(of_type.contains("__spirv_CooperativeMatrixLengthKHR"), "{of_type}");
    assert_eq!(of_value, of_type);
}
