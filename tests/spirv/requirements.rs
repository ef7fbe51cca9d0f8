//! What a module needs: one small module per rule, and the modules of other producers.

use spirv_llvm_translate::internal::assembly::{AssembleOptions, assemble};
use spirv_llvm_translate::internal::error::{Error, ErrorKind, Location};
use spirv_llvm_translate::internal::spirv::grammar::{self, OperandKind};
use spirv_llvm_translate::internal::spirv::requirements::{Limits, Requirements, infer};
use spirv_llvm_translate::internal::spirv::{Module, Version};

/// What the module may use besides 1.6 and no extension.
#[derive(Clone, Copy)]
struct Within<'a> {
    max_minor: u8,
    floor_minor: u8,
    capabilities: &'a [&'a str],
    floor_extensions: &'a [&'a str],
    allowed: &'a [&'a str],
}

const CORE: Within<'static> =
    Within { max_minor: 6, floor_minor: 0, capabilities: &[], floor_extensions: &[], allowed: &[] };

/// Every extension.
const ALL: Within<'static> = Within { allowed: &["all"], ..CORE };

fn number(capability: &str) -> u32 {
    grammar::enumerant_by_name(OperandKind::Capability, capability.as_bytes()).expect(capability).value
}

fn name(capability: u32) -> &'static str {
    grammar::enumerant(OperandKind::Capability, capability).expect("a known capability").name
}

fn inferred(words: Vec<u32>, within: Within<'_>) -> Result<Requirements, Error> {
    let module = Module::from_words(words)?;
    let capabilities: Vec<u32> = within.capabilities.iter().map(|name| number(name)).collect();
    let extensions: Vec<String> = within.floor_extensions.iter().map(|name| (*name).to_owned()).collect();
    let allows = |name: &str| within.allowed == ["all"] || within.allowed.contains(&name);
    infer(
        &module,
        &Limits {
            max_version: Version::new(1, within.max_minor),
            floor_version: Version::new(1, within.floor_minor),
            floor_capabilities: &capabilities,
            floor_extensions: &extensions,
            allows: &allows,
            prefers: &|_| true,
            is_finished: false,
        },
    )
}

/// A kernel module: `head` stands in front of its types, `types` behind a few common ones, `body` in its kernel.
fn kernel(head: &str, types: &str, body: &str) -> Vec<u32> {
    let text = format!(
        "%cl = OpExtInstImport \"OpenCL.std\"
        OpMemoryModel Physical64 OpenCL
        OpEntryPoint Kernel %kernel \"kernel\"
        {head}
        %void = OpTypeVoid
        %bool = OpTypeBool
        %int = OpTypeInt 32 0
        %float = OpTypeFloat 32
        %fn = OpTypeFunction %void
        %zero = OpConstant %int 0
        %one = OpConstant %int 1
        %two = OpConstant %int 2
        %three = OpConstant %int 3
        %true = OpConstantTrue %bool
        {types}
        %kernel = OpFunction %void None %fn
        %entry = OpLabel
        {body}
        OpReturn
        OpFunctionEnd"
    );
    assemble(&text, &AssembleOptions::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Version, capabilities besides Addresses and Kernel, extensions, in one line.
fn summary(requirements: &Requirements) -> String {
    let names = requirements.capabilities.iter().map(|capability| name(*capability));
    let mut line = requirements.version.to_string();
    for word in names.filter(|name| !matches!(*name, "Addresses" | "Kernel")) {
        line.push(' ');
        line.push_str(word);
    }
    for extension in &requirements.extensions {
        line.push(' ');
        line.push_str(extension);
    }
    line
}

#[track_caller]
fn needs(words: Vec<u32>, within: Within<'_>, expected: &str) {
    let requirements = inferred(words, within).unwrap_or_else(|error| panic!("{error}"));
    assert!(requirements.capabilities.is_sorted());
    assert!(requirements.extensions.is_sorted());
    assert_eq!(summary(&requirements), expected);
}

#[track_caller]
fn refused(words: Vec<u32>, within: Within<'_>) -> String {
    let error = inferred(words, within).expect_err("it to be refused");
    assert_eq!(error.kind(), ErrorKind::MissingCapability, "{error}");
    assert!(matches!(error.location(), Some(Location::Spirv { .. })), "{error} has no place");
    error.to_string()
}

#[apply(case)]
fn debug_information_needs_what_its_set_needs() {
    let with = |set: &str, instruction: &str| {
        let head = format!("%s = OpExtInstImport \"{set}\" %n = OpString \"n\"");
        kernel(&head, &format!("%d = OpExtInst %void %s DebugInfoNone {instruction}"), "")
    };
    for set in ["OpenCL.DebugInfo.100", "SPIRV.debug"] {
        needs(with(set, ""), ALL, "1.0");
        let module = "%m = OpExtInst %void %s DebugModuleINTEL %n %d !1 %d %n %n %n !0";
        needs(with(set, module), ALL, "1.0 DebugInfoModuleINTEL SPV_INTEL_debug_module");
        refused(with(set, module), CORE);
    }
    let before = |max_minor: u8| Within { max_minor, ..ALL };
    for set in ["NonSemantic.Shader.DebugInfo.100", "NonSemantic.Shader.DebugInfo.200"] {
        needs(with(set, ""), ALL, "1.6");
        needs(with(set, ""), before(5), "1.0 SPV_KHR_non_semantic_info");
        refused(with(set, ""), Within { max_minor: 5, ..CORE });
    }
    let module = "%m = OpExtInst %void %s DebugModuleINTEL %n %d 1 %d %n %n %n 0";
    needs(
        with("NonSemantic.Shader.DebugInfo.100", module),
        before(4),
        "1.0 DebugInfoModuleINTEL SPV_INTEL_debug_module SPV_KHR_non_semantic_info",
    );
    let forward = "%f = OpExtInstWithForwardRefsKHR %void %s DebugTypePtrToMember %g %g
        %g = OpExtInst %void %s DebugInfoNone";
    needs(with("OpenCL.DebugInfo.100", forward), ALL, "1.0 SPV_KHR_relaxed_extended_instruction");
    needs(kernel("OpModuleProcessed \"Debug info producer: clang\"", "", ""), CORE, "1.1");
}

#[apply(case)]
fn least_module_is_a_kernel_of_version_1_0() {
    let requirements = inferred(kernel("", "", ""), ALL).unwrap();
    assert_eq!(requirements.version, Version::new(1, 0));
    assert_eq!(requirements.capabilities, [number("Addresses"), number("Kernel")]);
    assert_eq!(requirements.extensions, [""; 0]);
}

#[apply(case)]
fn linkage_is_needed_by_the_decoration_or_without_entry_points() {
    let library = assemble("OpMemoryModel Physical64 OpenCL", &AssembleOptions::default()).unwrap();
    needs(library, CORE, "1.0 Linkage");
    needs(kernel("OpDecorate %kernel LinkageAttributes \"kernel\" Export", "", ""), CORE, "1.0 Linkage");
    let once = kernel("OpDecorate %kernel LinkageAttributes \"kernel\" LinkOnceODR", "", "");
    needs(once.clone(), ALL, "1.0 Linkage SPV_KHR_linkonce_odr");
    let message = refused(once, CORE);
    assert!(message.contains("LinkOnceODR needs the extension SPV_KHR_linkonce_odr"), "{message}");
}

#[apply(case)]
fn number_types_need_their_widths() {
    for (width_bits, expected) in [(8, " Int8"), (16, " Int16"), (32, ""), (64, " Int64")] {
        needs(kernel("", &format!("%t = OpTypeInt {width_bits} 1"), ""), CORE, &format!("1.0{expected}"));
    }
    let odd = || kernel("", "%t = OpTypeInt 24 0", "");
    needs(odd(), ALL, "1.0 ArbitraryPrecisionIntegersALTERA SPV_INTEL_arbitrary_precision_integers");
    let only = Within { allowed: &["SPV_ALTERA_arbitrary_precision_integers"], ..CORE };
    needs(odd(), only, "1.0 ArbitraryPrecisionIntegersALTERA SPV_ALTERA_arbitrary_precision_integers");
    assert!(refused(odd(), CORE).contains("SPV_INTEL_arbitrary_precision_integers"));
    needs(kernel("", "%t = OpTypeInt 4 0", ""), ALL, "1.0 Int4TypeINTEL SPV_INTEL_int4");
    needs(kernel("", "%t = OpTypeFloat 64", ""), CORE, "1.0 Float64");
    needs(
        kernel("", "%t = OpTypeFloat 16 BFloat16KHR\n%v = OpTypeVector %t 2", ""),
        ALL,
        "1.0 BFloat16TypeKHR SPV_KHR_bfloat16",
    );
    assert!(refused(kernel("", "%t = OpTypeFloat 80", ""), ALL).contains("80 bits"));
}

#[apply(case)]
fn values_of_half_need_more_than_pointers_to_it() {
    let types = "%half = OpTypeFloat 16
        %v = OpTypeVector %half 4
        %s = OpTypeStruct %int %v
        %a = OpTypeArray %s %two
        %p = OpTypePointer Function %half
        %pa = OpTypePointer Function %a";
    let stored = "%x = OpVariable %p Function
        %y = OpVariable %pa Function
        %l = OpExtInst %float %cl vload_half %zero %x
        %s0 = OpExtInst %void %cl vstore_half %l %zero %x";
    needs(kernel("", types, stored), CORE, "1.0 Float16Buffer");
    for value in [
        "%x = OpVariable %p Function\n%l = OpLoad %half %x",
        "%x = OpUndef %v",
        "%x = OpUndef %a",
        "%x = OpConvertSToF %half %zero",
    ] {
        needs(kernel("", types, value), CORE, "1.0 Float16");
    }
    needs(kernel("", types, ""), Within { capabilities: &["Float16"], ..CORE }, "1.0 Float16");
    needs(
        kernel("", types, stored),
        Within { capabilities: &["StorageBuffer16BitAccess"], floor_minor: 3, ..CORE },
        "1.3 StorageBuffer16BitAccess",
    );
}

#[apply(case)]
fn vectors_need_their_lengths() {
    for (length, expected) in [(2, ""), (3, ""), (4, ""), (8, " Vector16"), (16, " Vector16")] {
        needs(kernel("", &format!("%v = OpTypeVector %int {length}"), ""), CORE, &format!("1.0{expected}"));
    }
    let five = || kernel("", "%v = OpTypeVector %int 5", "");
    needs(five(), ALL, "1.0 LongVectorEXT SPV_EXT_long_vector");
    let compute = Within { allowed: &["SPV_INTEL_vector_compute"], ..CORE };
    needs(five(), compute, "1.0 VectorAnyINTEL SPV_INTEL_vector_compute");
    needs(
        five(),
        Within {
            capabilities: &["VectorComputeINTEL"],
            floor_extensions: &["SPV_INTEL_vector_compute"],
            ..ALL
        },
        "1.0 VectorComputeINTEL SPV_INTEL_vector_compute",
    );
    let pointers = "%p = OpTypePointer Function %int\n%v = OpTypeVector %p 4";
    needs(kernel("", pointers, ""), ALL, "1.0 MaskedGatherScatterINTEL SPV_INTEL_masked_gather_scatter");
}

#[apply(case)]
fn storage_classes_need_capabilities_that_a_kernel_can_have() {
    needs(kernel("", "%p = OpTypePointer Generic %int", ""), CORE, "1.0 GenericPointer");
    let private = || kernel("", "%p = OpTypePointer Private %int", "");
    needs(private(), ALL, "1.0 VectorComputeINTEL SPV_INTEL_vector_compute");
    assert!(refused(private(), CORE).contains("StorageClass Private with capability VectorComputeINTEL"));
    needs(private(), Within { capabilities: &["Shader"], ..ALL }, "1.0 Shader");
    needs(
        kernel("", "%p = OpTypePointer CodeSectionINTEL %int", ""),
        ALL,
        "1.0 FunctionPointersINTEL SPV_INTEL_function_pointers",
    );
    needs(
        kernel("", "%p = OpTypePointer DeviceOnlyALTERA %int", ""),
        ALL,
        "1.0 USMStorageClassesALTERA SPV_INTEL_usm_storage_classes",
    );
}

#[apply(case)]
fn images_of_kernels_need_basic_read_write_and_dimensions() {
    let image = |rest: &str| kernel("", &format!("%i = OpTypeImage %void {rest}"), "");
    needs(image("2D 0 0 0 0 Unknown ReadOnly"), CORE, "1.0 ImageBasic");
    needs(image("3D 0 0 0 0 Unknown ReadWrite"), CORE, "1.0 ImageBasic ImageReadWrite");
    needs(image("1D 0 1 0 0 Unknown WriteOnly"), CORE, "1.0 ImageBasic Sampled1D");
    needs(image("Buffer 0 0 0 0 Unknown ReadOnly"), CORE, "1.0 ImageBasic SampledBuffer");
    needs(kernel("", "%s = OpTypeSampler", ""), CORE, "1.0 ImageBasic");
    needs(
        kernel("", "%s = OpTypeSampler\n%c = OpConstantSampler %s Clamp 0 Nearest", ""),
        CORE,
        "1.0 ImageBasic LiteralSampler",
    );
    let sample = |lod: &str, more: &str| {
        kernel(
            "",
            "%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
            %sampled = OpTypeSampledImage %image
            %iv = OpTypeVector %int 2
            %uv = OpTypeVector %int 4
            %l0 = OpConstant %float 0
            %l1 = OpConstant %float 1",
            &format!(
                "%i = OpUndef %sampled
                %c = OpUndef %iv
                %s = OpImageSampleExplicitLod %uv %i %c Lod{more} {lod}"
            ),
        )
    };
    needs(sample("%l0", ""), CORE, "1.0 ImageBasic");
    needs(sample("%l1", ""), CORE, "1.0 ImageBasic ImageMipmap");
    needs(sample("%l0", "|SignExtend"), CORE, "1.4 ImageBasic");
    needs(sample("%l0", "|ZeroExtend"), CORE, "1.4 ImageBasic");
    assert!(refused(sample("%l0", "|SignExtend"), Within { max_minor: 3, ..ALL }).contains("version 1.4"));
}

#[apply(case)]
fn atomics_need_capabilities_by_the_type_of_the_value() {
    let atomic = |element: &str, body: &str| {
        kernel(
            "",
            &format!(
                "%t = {element}
                %p = OpTypePointer CrossWorkgroup %t
                %u = OpConstantNull %t
                %b = OpConstantNull %p"
            ),
            body,
        )
    };
    let long = "OpTypeInt 64 0";
    needs(atomic(long, "%r = OpAtomicIAdd %t %b %one %zero %u"), CORE, "1.0 Int64 Int64Atomics");
    needs(atomic(long, "OpAtomicStore %b %one %zero %u"), CORE, "1.0 Int64 Int64Atomics");
    needs(atomic(long, "%l = OpLoad %t %b"), CORE, "1.0 Int64");
    let short = "OpTypeInt 16 0";
    let add = "%r = OpAtomicIAdd %t %b %one %zero %u";
    needs(atomic(short, add), CORE, "1.0 Int16");
    needs(atomic(short, add), ALL, "1.0 Int16 Int16AtomicsINTEL SPV_INTEL_16bit_atomics");
    needs(
        atomic(short, "%r = OpAtomicLoad %t %b %one %zero"),
        ALL,
        "1.0 Int16 AtomicInt16CompareExchangeINTEL SPV_INTEL_16bit_atomics",
    );
    for (width_bits, name) in [(16, "Float16"), (32, "Float32"), (64, "Float64")] {
        let element = format!("OpTypeFloat {width_bits}");
        let own = if width_bits == 32 { String::new() } else { format!(" {name}") };
        let capabilities = |what: &str| format!("1.0{own} Atomic{name}{what}EXT");
        let add = match width_bits {
            16 => "SPV_EXT_shader_atomic_float16_add SPV_EXT_shader_atomic_float_add",
            _ => "SPV_EXT_shader_atomic_float_add",
        };
        needs(
            atomic(&element, "%r = OpAtomicFAddEXT %t %b %one %zero %u"),
            ALL,
            &format!("{} {add}", capabilities("Add")),
        );
        needs(
            atomic(&element, "%r = OpAtomicFMaxEXT %t %b %one %zero %u"),
            ALL,
            &format!("{} SPV_EXT_shader_atomic_float_min_max", capabilities("MinMax")),
        );
    }
    let message = refused(atomic("OpTypeFloat 32", "%r = OpAtomicFMinEXT %t %b %one %zero %u"), CORE);
    assert!(message.contains("SPV_EXT_shader_atomic_float_min_max"), "{message}");
    assert!(message.contains("in function kernel") || message.contains("in function %"), "{message}");
}

#[apply(case)]
fn group_operations_need_capabilities_by_their_operation() {
    needs(kernel("", "", "%r = OpGroupIAdd %int %two Reduce %one"), CORE, "1.0 Groups");
    needs(kernel("", "", "%r = OpGroupNonUniformElect %bool %three"), CORE, "1.3 GroupNonUniform");
    let reduce = "%r = OpGroupNonUniformIAdd %int %three Reduce %one";
    let clustered = "%c = OpGroupNonUniformIAdd %int %three ClusteredReduce %one %two";
    needs(kernel("", "", reduce), CORE, "1.3 GroupNonUniformArithmetic");
    needs(kernel("", "", clustered), CORE, "1.3 GroupNonUniformClustered");
    needs(
        kernel("", "", &format!("{clustered}\n{reduce}")),
        CORE,
        "1.3 GroupNonUniformArithmetic GroupNonUniformClustered",
    );
    needs(
        kernel("", "", "%r = OpGroupNonUniformRotateKHR %int %three %one %two"),
        ALL,
        "1.3 GroupNonUniformRotateKHR SPV_KHR_subgroup_rotate",
    );
    let broadcast = "OpGroupNonUniformBroadcast %int %three %one";
    needs(kernel("", "", &format!("%r = {broadcast} %two")), CORE, "1.3 GroupNonUniformBallot");
    needs(
        kernel("", "", &format!("%x = OpIAdd %int %one %two\n%r = {broadcast} %x")),
        CORE,
        "1.5 GroupNonUniformBallot",
    );
    assert!(refused(kernel("", "", reduce), Within { max_minor: 2, ..ALL }).contains("version 1.3"));
}

#[apply(case)]
fn execution_modes_bring_capability_and_version() {
    needs(kernel("OpExecutionMode %kernel SubgroupSize 8", "", ""), CORE, "1.1 SubgroupDispatch");
    needs(kernel("OpExecutionMode %kernel LocalSize 8 1 1", "", ""), CORE, "1.0");
    let floats = || kernel("OpExecutionMode %kernel DenormPreserve 32", "", "");
    needs(floats(), ALL, "1.4 DenormPreserve");
    needs(floats(), Within { max_minor: 3, ..ALL }, "1.0 DenormPreserve SPV_KHR_float_controls");
    assert!(refused(floats(), Within { max_minor: 3, ..CORE }).contains("SPV_KHR_float_controls"));
}

#[apply(case)]
fn version_is_preferred_to_an_extension_unless_that_is_there() {
    let wrap = || kernel("OpDecorate %x NoSignedWrap", "", "%x = OpIAdd %int %one %two");
    let extension = &["SPV_KHR_no_integer_wrap_decoration"][..];
    needs(wrap(), ALL, "1.4");
    needs(wrap(), Within { max_minor: 3, allowed: extension, ..CORE }, &format!("1.0 {}", extension[0]));
    needs(wrap(), Within { floor_extensions: extension, ..CORE }, &format!("1.0 {}", extension[0]));
    let message = refused(wrap(), Within { max_minor: 3, ..CORE });
    assert!(
        message
            .contains("NoSignedWrap needs version 1.4 or the extension SPV_KHR_no_integer_wrap_decoration"),
        "{message}"
    );
    let dot = || {
        kernel(
            "",
            "%byte = OpTypeInt 8 0\n%v = OpTypeVector %byte 4\n%n = OpConstantNull %v",
            "%r = OpSDot %int %n %n",
        )
    };
    needs(dot(), ALL, "1.6 Int8 DotProductInput4x8Bit DotProduct");
    needs(
        dot(),
        Within { max_minor: 5, ..ALL },
        "1.0 Int8 DotProductInput4x8Bit DotProduct SPV_KHR_integer_dot_product",
    );
    needs(
        kernel("", "", "%r = OpUDot %int %one %two PackedVectorFormat4x8Bit"),
        CORE,
        "1.6 DotProductInput4x8BitPacked DotProduct",
    );
}

#[apply(case)]
fn later_versions_are_needed_by_what_they_brought() {
    let pointers = "%p = OpTypePointer Function %int";
    let x = "%x = OpVariable %p Function";
    needs(kernel("", pointers, &format!("{x}\n%r = OpPtrEqual %bool %x %x")), CORE, "1.4");
    needs(kernel("", pointers, &format!("{x}\nOpCopyMemorySized %x %x %one Aligned 4")), CORE, "1.0");
    needs(
        kernel("", pointers, &format!("{x}\nOpCopyMemorySized %x %x %one Aligned 4 Aligned 2")),
        CORE,
        "1.4",
    );
    needs(kernel("", pointers, &format!("{x}\nOpCopyMemory %x %x Volatile None")), CORE, "1.4");
    needs(kernel("OpDecorate %kernel UserSemantic \"x\"", "", ""), CORE, "1.4");
    needs(kernel("OpModuleProcessed \"x\"", "", ""), CORE, "1.1");
    needs(kernel("OpDecorate %c SpecId 1", "%c = OpSpecConstant %int 1", ""), CORE, "1.1");
    needs(
        kernel("OpDecorate %c SpecId 1", "%c = OpSpecConstant %int 1", ""),
        Within { capabilities: &["Kernel"], floor_minor: 2, ..CORE },
        "1.2",
    );
    needs(kernel("", &format!("{pointers}\n%n = OpConstantNull %p"), "%s = OpSizeOf %int %n"), CORE, "1.1");
    needs(kernel("%s = OpExtInstImport \"NonSemantic.AuxData\"", "", ""), ALL, "1.6");
    needs(
        kernel("%s = OpExtInstImport \"NonSemantic.AuxData\"", "", ""),
        Within { max_minor: 5, ..ALL },
        "1.0 SPV_KHR_non_semantic_info",
    );
}

#[apply(case)]
fn interface_of_other_storage_classes_needs_1_4() {
    let module = |class: &str| {
        let text = format!(
            "OpMemoryModel Physical64 OpenCL
            OpEntryPoint Kernel %kernel \"a kernel\" %v
            %void = OpTypeVoid
            %int = OpTypeInt 32 0
            %p = OpTypePointer {class} %int
            %v = OpVariable %p {class}
            %fn = OpTypeFunction %void
            %kernel = OpFunction %void None %fn
            %entry = OpLabel
            OpReturn
            OpFunctionEnd"
        );
        assemble(&text, &AssembleOptions::default()).unwrap()
    };
    needs(module("Input"), CORE, "1.0");
    needs(module("CrossWorkgroup"), CORE, "1.4");
    let message = refused(module("Workgroup"), Within { max_minor: 3, ..ALL });
    assert!(message.contains("Input and Output needs version 1.4"), "{message}");
}

/// The specification allows it since 1.6, but compilers write it in earlier versions, and consumers take it.
#[apply(case)]
fn fast_math_needs_no_version() {
    let decorated = |body: &str| kernel("OpDecorate %x FPFastMathMode NotNaN", "%f = OpUndef %float", body);
    for opcode in ["FAdd", "FSub", "FMul", "FDiv", "FRem", "FMod"] {
        needs(decorated(&format!("%x = Op{opcode} %float %f %f")), CORE, "1.0");
    }
    needs(decorated("%x = OpFNegate %float %f"), CORE, "1.0");
    needs(decorated("%x = OpExtInst %float %cl sqrt %f"), CORE, "1.0");
    let contracted = kernel(
        "OpDecorate %x FPFastMathMode AllowContract|AllowReassoc",
        "%f = OpUndef %float",
        "%x = OpFAdd %float %f %f",
    );
    needs(contracted, ALL, "1.0 FPFastMathModeINTEL SPV_INTEL_fp_fast_math_mode");
}

/// Decorations of calls by scopes of aliasing are older than the version of OpDecorateId.
#[apply(case)]
fn decorations_by_id_need_1_2_but_for_aliasing() {
    let decorated = |decoration: &str, global: &str| {
        kernel(&format!("OpDecorateId %x {decoration}"), global, "%x = OpIAdd %int %one %two")
    };
    needs(decorated("AlignmentId %one", ""), CORE, "1.2");
    let scopes =
        "%d = OpAliasDomainDeclINTEL\n%s = OpAliasScopeDeclINTEL %d\n%l = OpAliasScopeListDeclINTEL %s";
    needs(
        decorated("NoAliasINTEL %l", scopes),
        ALL,
        "1.0 MemoryAccessAliasingINTEL SPV_INTEL_memory_access_aliasing",
    );
}

#[apply(case)]
fn instruction_that_a_later_version_lacks_keeps_the_version_low() {
    let module = || {
        kernel(
            "OpDecorate %x NoUnsignedWrap",
            "%p = OpTypePointer Function %int",
            "%v = OpVariable %p Function
            %x = OpIAdd %int %one %two
            %r = OpAtomicCompareExchangeWeak %int %v %one %zero %zero %x %two",
        )
    };
    needs(module(), ALL, "1.0 SPV_KHR_no_integer_wrap_decoration");
    let message = refused(module(), CORE);
    assert!(message.contains("OpAtomicCompareExchangeWeak is in no version as great as 1.4"), "{message}");
}

#[apply(case)]
fn choice_prefers_what_is_there_and_what_a_kernel_can_have() {
    let uniform = || kernel("OpDecorate %x Uniform", "", "%x = OpIAdd %int %one %two");
    needs(uniform(), CORE, "1.6 UniformDecoration");
    needs(uniform(), Within { capabilities: &["Shader"], ..CORE }, "1.0 Shader");
    assert!(
        refused(uniform(), Within { max_minor: 5, ..CORE }).contains("UniformDecoration needs version 1.6")
    );
    needs(kernel("OpDecorate %n BuiltIn SubgroupSize", "%n = OpUndef %int", ""), CORE, "1.0");
    let mask = || kernel("OpDecorate %n BuiltIn SubgroupEqMask", "%n = OpUndef %int", "");
    needs(mask(), ALL, "1.3 GroupNonUniformBallot");
    let ballot =
        Within { capabilities: &["SubgroupBallotKHR"], floor_extensions: &["SPV_KHR_shader_ballot"], ..ALL };
    needs(mask(), ballot, "1.0 SubgroupBallotKHR SPV_KHR_shader_ballot");
    needs(kernel("", "", "%x = OpBitReverse %int %one"), ALL, "1.0 BitInstructions SPV_KHR_bit_instructions");
    // Nothing but Shader would do.
    needs(kernel("", "%p = OpTypePointer PushConstant %int", ""), CORE, "1.0 Shader");
}

#[apply(case)]
fn floors_are_listed_as_given_and_not_completed_by_what_they_imply() {
    let long = || {
        kernel(
            "",
            "%t = OpTypeInt 64 0
            %p = OpTypePointer CrossWorkgroup %t
            %u = OpConstantNull %t
            %b = OpConstantNull %p",
            "%r = OpAtomicIAdd %t %b %one %zero %u",
        )
    };
    needs(
        long(),
        Within { capabilities: &["Int64Atomics", "Pipes"], floor_minor: 2, ..CORE },
        "1.2 Int64Atomics Pipes",
    );
    needs(
        kernel("", "", ""),
        Within { floor_minor: 5, max_minor: 3, floor_extensions: &["SPV_KHR_expect_assume"], ..CORE },
        "1.3 SPV_KHR_expect_assume",
    );
    // A floor brings what it needs itself.
    needs(
        kernel("", "", ""),
        Within { capabilities: &["ExpectAssumeKHR"], ..ALL },
        "1.0 ExpectAssumeKHR SPV_KHR_expect_assume",
    );
}

#[apply(case)]
fn modules_of_shaders_are_not_made_kernels() {
    let text = "OpMemoryModel Logical GLSL450
        OpEntryPoint GLCompute %main \"main\"
        OpDecorate %c SpecId 0
        %void = OpTypeVoid
        %half = OpTypeFloat 16
        %int = OpTypeInt 32 0
        %c = OpSpecConstant %int 1
        %p = OpTypePointer Private %half
        %fn = OpTypeFunction %void
        %main = OpFunction %void None %fn
        %entry = OpLabel
        OpReturn
        OpFunctionEnd";
    needs(assemble(text, &AssembleOptions::default()).unwrap(), ALL, "1.0 Shader Float16");
}

#[apply(case)]
fn constants_and_types_of_operands_are_looked_at() {
    let lanes = "%v = OpTypeVector %int 2\n%bv = OpTypeVector %bool 2\n%s = OpTypeStruct %int
        %vn = OpConstantNull %v\n%bn = OpConstantNull %bv\n%sn = OpConstantNull %s";
    needs(kernel("", lanes, "%x = OpSelect %v %bn %vn %vn"), CORE, "1.0");
    needs(kernel("", lanes, "%x = OpSelect %v %true %vn %vn"), CORE, "1.4");
    needs(kernel("", lanes, "%x = OpSelect %s %true %sn %sn"), CORE, "1.4");
    let barrier = |scope: &str| kernel("", "", &format!("OpControlBarrier {scope} %two %zero"));
    needs(barrier("%one"), CORE, "1.0");
    needs(barrier("%one"), ALL, "1.0 DeviceBarrierINTEL SPV_INTEL_device_barrier");
    needs(barrier("%two"), ALL, "1.0");
    let print = |class: &str| {
        let types =
            format!("%byte = OpTypeInt 8 0\n%p = OpTypePointer {class} %byte\n%format = OpConstantNull %p");
        kernel("", &types, "%x = OpExtInst %int %cl printf %format")
    };
    needs(print("UniformConstant"), CORE, "1.0 Int8");
    needs(print("CrossWorkgroup"), ALL, "1.0 Int8 SPV_EXT_relaxed_printf_string_address_space");
    assert!(refused(print("CrossWorkgroup"), CORE).contains("SPV_EXT_relaxed_printf_string_address_space"));
    let bfloat = "%bf = OpTypeFloat 16 BFloat16KHR\n%b = OpConstantNull %bf";
    needs(kernel("", bfloat, "%x = OpCopyObject %bf %b"), ALL, "1.0 BFloat16TypeKHR SPV_KHR_bfloat16");
    needs(
        kernel("", bfloat, "%x = OpFAdd %bf %b %b"),
        ALL,
        "1.0 BFloat16TypeKHR BFloat16ArithmeticINTEL SPV_INTEL_bfloat16_arithmetic SPV_KHR_bfloat16",
    );
}
