//! Enumerants, versions and interfaces: hints are left out, what can be said otherwise is, and the rest is unchanged.

use super::{fitted, has, program};
use crate::executor::{Argument, IndexSpace};
use spirv_llvm_translate::internal::assembly::{DisassembleOptions, disassemble};
use spirv_llvm_translate::internal::spirv::op;
use spirv_llvm_translate::{Form, translate};

fn shown(text: &str, environment: &str, extensions: &str) -> String {
    let module = fitted(text, environment, extensions).unwrap_or_else(|error| panic!("{error}\n{text}"));
    disassemble(&module, &DisassembleOptions::default())
}

/// A kernel `k` with a buffer of numbers; `head` stands behind the entry point, `types` behind the types, `body` makes `%r` of `%v`.
fn kernel(capabilities: &str, head: &str, types: &str, body: &str) -> String {
    format!(
        "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpCapability Int64\n{capabilities}
        %cl = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %k \"k\" %id %table\n{head}
        OpDecorate %id BuiltIn GlobalInvocationId\nOpDecorate %table Constant\n%u = OpTypeInt 32 0\n%long = OpTypeInt 64 0\n%f = OpTypeFloat 32
        %bool = OpTypeBool\n%void = OpTypeVoid\n%v3 = OpTypeVector %long 3\n%to_v3 = OpTypePointer Input %v3\n%id = OpVariable %to_v3 Input
        %n0 = OpConstant %u 0\n%n1 = OpConstant %u 1\n%n2 = OpConstant %u 2\n%n3 = OpConstant %u 3\n%n8 = OpConstant %u 8
        %to_c = OpTypePointer UniformConstant %u\n%table = OpVariable %to_c UniformConstant %n3
        %to_u = OpTypePointer CrossWorkgroup %u\n%type = OpTypeFunction %void %to_u\n{types}
        %k = OpFunction %void None %type\n%p = OpFunctionParameter %to_u\n%entry = OpLabel
        %ids = OpLoad %v3 %id\n%x = OpCompositeExtract %long %ids 0\n%at = OpInBoundsPtrAccessChain %to_u %p %x
        %v = OpLoad %u %at Aligned 4\n%c = OpLoad %u %table Aligned 4\n{body}\nOpStore %at %r Aligned 4\nOpReturn\nOpFunctionEnd\n"
    )
}

/// What a kernel leaves in a buffer of eight numbers.
fn left(module: &spirv_llvm_translate::internal::spirv::Module) -> Vec<u8> {
    let numbers = (0..8u32).flat_map(|lane| (lane * 77 + 5).to_le_bytes()).collect();
    let mut arguments = [Argument::Buffer(numbers)];
    program(module).run_kernel("k", &mut arguments, IndexSpace::new([8, 1, 1], [4, 1, 1])).unwrap();
    match &arguments[0] {
        Argument::Buffer(bytes) => bytes.clone(),
        _ => Vec::new(),
    }
}

/// A module of version 1.6 becomes one of version 1.0: hints go, sizes by constants become literals, the interface lists inputs alone.
#[apply(case)]
fn a_module_of_the_newest_version_becomes_one_of_the_oldest() {
    let text = kernel(
        "OpCapability ExpectAssumeKHR\nOpExtension \"SPV_KHR_expect_assume\"",
        "OpExecutionModeId %k LocalSizeId %n8 %n1 %n1\nOpModuleProcessed \"a pass\"\nOpDecorate %r NoSignedWrap\n\
         OpDecorate %r NoUnsignedWrap\nOpDecorateId %p AlignmentId %n8\nOpDecorate %p MaxByteOffset 64\nOpDecorateString %k UserSemantic \"a kernel\"",
        "",
        "OpBranch %head\n%head = OpLabel\n%n = OpPhi %u %n0 %entry %next %head\n%next = OpIAdd %u %n %n1\n%goes = OpULessThan %bool %next %n3\n\
         OpLoopMerge %end %head DontUnroll|MaxIterations|PartialCount 9 2\nOpBranchConditional %goes %head %end\n%end = OpLabel\n\
         %sure = OpExpectKHR %u %v %n1\n%s = OpIAdd %u %sure %c\n%r = OpIAdd %u %s %n",
    );
    let before = super::assembled(&text);
    let module = fitted(&text, "opencl1.2", "").unwrap();
    let after = disassemble(&module, &DisassembleOptions::default());
    assert_eq!((module.version().major, module.version().minor), (1, 0));
    for gone in [
        "Id %",
        "ModuleProcessed",
        "Wrap",
        "MaxByteOffset",
        "UserSemantic",
        "MaxIterations",
        "Expect",
        "%table\n",
    ] {
        assert!(!after.contains(gone), "{gone} is left: {after}");
    }
    for there in ["LocalSize 8 1 1", "Alignment 8", "DontUnroll\n"] {
        assert!(after.contains(there), "{there} is missing: {after}");
    }
    assert_eq!(left(&before), left(&module));
}

/// What is lost to whoever reads the module is warned of; a hint for optimisers is not.
#[apply(case)]
fn what_a_reader_may_miss_is_warned_of() {
    let text = kernel(
        "",
        "OpDecorateString %k UserSemantic \"a kernel\"\nOpDecorate %r NoSignedWrap",
        "",
        "%r = OpIAdd %u %v %c",
    );
    let output =
        translate(text.as_bytes(), Form::Spvasm, Form::Spv, &super::options("opencl1.2", "")).unwrap();
    let warnings: Vec<String> = output.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert!(warnings[0].contains("UserSemantic"), "{warnings:?}");
}

/// A module that fits is not changed.
#[apply(case)]
fn a_module_that_fits_stays_as_it_is() {
    let text = kernel("", "", "", "%r = OpIAdd %u %v %c");
    let once = fitted(&text, "opencl1.2", "").unwrap();
    let again = translate(
        &crate::support::tool::bytes(once.words()),
        Form::Spv,
        Form::Spv,
        &super::options("opencl1.2", ""),
    );
    assert_eq!(again.unwrap().bytes, crate::support::tool::bytes(once.words()));
}

/// LinkOnceODR is Export where the extension is not there; with it it stays.
#[apply(case)]
fn definitions_that_may_be_several_are_exported() {
    let text = kernel(
        "OpExtension \"SPV_KHR_linkonce_odr\"",
        "OpDecorate %g LinkageAttributes \"g\" LinkOnceODR",
        "%inner = OpTypeFunction %u %u\n%g = OpFunction %u None %inner\n%a = OpFunctionParameter %u\n%l = OpLabel\nOpReturnValue %a\nOpFunctionEnd",
        "%r = OpFunctionCall %u %g %v",
    );
    assert!(shown(&text, "opencl2.0", "").contains("LinkageAttributes \"g\" Export"));
    assert!(shown(&text, "opencl2.0", "+SPV_KHR_linkonce_odr").contains("LinkOnceODR"));
}

/// Fast-math defaults permit; what they do not permit is forbidden by the mode that the oldest version has.
#[apply(case)]
fn defaults_of_fast_math_become_a_mode() {
    let body =
        "%w = OpConvertUToF %f %v\n%m = OpFMul %f %w %w\n%s = OpFAdd %f %m %w\n%r = OpConvertFToU %u %s";
    let with = |flags: &str| {
        kernel(
            "OpCapability FloatControls2\nOpExtension \"SPV_KHR_float_controls2\"",
            "OpExecutionModeId %k FPFastMathDefault %f %flags\nOpDecorate %m FPFastMathMode NotNaN|AllowContract|AllowReassoc",
            &format!("%flags = OpConstant %u {flags}"),
            body,
        )
    };
    let strict = shown(&with("0"), "opencl1.2", "");
    assert!(strict.contains("ContractionOff") && !strict.contains("FPFastMathDefault"), "{strict}");
    assert!(strict.contains("FPFastMathMode NotNaN\n"), "{strict}");
    let free = shown(&with("65536"), "opencl1.2", "");
    assert!(!free.contains("ContractionOff") && !free.contains("FPFastMathDefault"), "{free}");
}

/// Halves of a split barrier become one whole barrier, at the second.
#[apply(case)]
fn a_split_barrier_becomes_a_whole_one() {
    let text = kernel(
        "OpCapability SplitBarrierINTEL\nOpExtension \"SPV_INTEL_split_barrier\"",
        "",
        "%releases = OpConstant %u 0x104\n%acquires = OpConstant %u 0x102\n%eight = OpTypeArray %u %n8\n%to_eight = OpTypePointer Workgroup %eight\n\
         %to_w = OpTypePointer Workgroup %u\n%local = OpVariable %to_eight Workgroup",
        "%narrow = OpUConvert %u %x\n%lane = OpBitwiseAnd %u %narrow %n3\n%other = OpBitwiseXor %u %lane %n1\n\
         %mine = OpInBoundsAccessChain %to_w %local %lane\n%theirs = OpInBoundsAccessChain %to_w %local %other\n\
         OpStore %mine %v Aligned 4\nOpControlBarrierArriveINTEL %n2 %n2 %releases\nOpControlBarrierWaitINTEL %n2 %n2 %acquires\n\
         %r = OpLoad %u %theirs Aligned 4",
    );
    let module = fitted(&text, "opencl1.2", "").unwrap();
    assert!(has(&module, op::ControlBarrier) && !has(&module, op::ControlBarrierArriveINTEL));
    let wanted: Vec<u8> = (0..8u32).flat_map(|lane| ((lane ^ 1) * 77 + 5).to_le_bytes()).collect();
    assert_eq!(left(&module), wanted);
}

/// Atomic operations on floats are loops that compare and exchange.
#[apply(case)]
fn atomics_of_floats_become_loops() {
    for (name, capability, extension, formula) in [
        (
            "OpAtomicFAddEXT",
            "AtomicFloat32AddEXT",
            "SPV_EXT_shader_atomic_float_add",
            (|a, b| a + b) as fn(f32, f32) -> f32,
        ),
        ("OpAtomicFMinEXT", "AtomicFloat32MinMaxEXT", "SPV_EXT_shader_atomic_float_min_max", f32::min),
        ("OpAtomicFMaxEXT", "AtomicFloat32MinMaxEXT", "SPV_EXT_shader_atomic_float_min_max", f32::max),
    ] {
        let text = kernel(
            &format!("OpCapability {capability}\nOpExtension \"{extension}\""),
            "",
            "%to_f = OpTypePointer CrossWorkgroup %f\n%zero = OpConstant %long 0",
            &format!(
                "%first = OpInBoundsPtrAccessChain %to_u %p %zero\n%cell = OpBitcast %to_f %first\n%w = OpConvertUToF %f %n8\n\
                 %o = {name} %f %cell %n1 %n0 %w\n%o2 = {name} %f %cell %n1 %n0 %w\n%is = OpIEqual %bool %x %zero\nOpBranchConditional %is %end %store\n\
                 %store = OpLabel\n%r = OpCopyObject %u %v"
            ),
        )
        .replace("OpReturn\nOpFunctionEnd", "OpBranch %end\n%end = OpLabel\nOpReturn\nOpFunctionEnd");
        let module = fitted(&text, "opencl1.2", "").unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(has(&module, op::AtomicCompareExchange), "{name}");
        let functions = module.instructions().filter(|one| one.opcode() == op::Function).count();
        assert_eq!(functions, 2, "{name}: one function for both calls");
        let bytes = left(&module);
        let wanted = (0..16).fold(f32::from_bits(5), |sum, _| formula(sum, 8.0));
        assert_eq!(f32::from_le_bytes(bytes[..4].try_into().unwrap()), wanted, "{name}");
    }
}

/// Memory operands of both sides of a copy become one: the lesser alignment.
#[apply(case)]
fn copies_have_one_memory_operand() {
    let text = kernel(
        "",
        "",
        "%to_l = OpTypePointer Function %u",
        "%l = OpVariable %to_l Function\nOpCopyMemory %l %at Aligned 16 Volatile|Aligned 4\nOpCopyMemorySized %l %at %four Aligned 8 Aligned 4\n%r = OpLoad %u %l Aligned 4",
    )
    .replace("%to_c =", "%four = OpConstant %long 4\n%to_c =")
    .replace("%ids = OpLoad", "%l = OpVariable %to_l Function\n%ids = OpLoad")
    .replace("%c = OpLoad %u %table Aligned 4\n%l = OpVariable %to_l Function\n", "");
    let after = shown(&text, "opencl1.2", "");
    assert!(after.contains("Volatile|Aligned 4") && !after.contains("Aligned 16"), "{after}");
}

/// What needs an extension keeps it where the options name it, and an undefined value takes the place of poison.
#[apply(case)]
fn poison_is_undefined() {
    let text = kernel(
        "OpCapability PoisonFreezeKHR\nOpExtension \"SPV_KHR_poison_freeze\"",
        "",
        "%any = OpPoisonKHR %u",
        "%none = OpPoisonKHR %u\n%zero = OpBitwiseAnd %u %any %n0\n%r = OpIAdd %u %v %zero",
    );
    let after = shown(&text, "opencl1.2", "");
    assert!(after.contains("OpUndef") && !after.contains("Poison"), "{after}");
    let options = super::options("opencl3.0", "+SPV_KHR_poison_freeze");
    let kept = translate(text.as_bytes(), Form::Spvasm, Form::Spvasm, &options).unwrap();
    assert!(String::from_utf8(kept.bytes).unwrap().contains("OpPoisonKHR"));
}

/// Information for tools goes where the set is not known.
#[apply(case)]
fn sets_without_meaning_go() {
    let text = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpExtension \"SPV_KHR_non_semantic_info\"\n\
        %set = OpExtInstImport \"NonSemantic.Mine\"\nOpMemoryModel Physical64 OpenCL\nOpName %note \"note\"\n%void = OpTypeVoid\n\
        %note = OpExtInst %void %set 1\n";
    let after = shown(text, "opencl1.2", "");
    assert!(!after.contains("NonSemantic") && !after.contains("note"), "{after}");
    assert!(shown(text, "opencl3.0", "").contains("NonSemantic"), "version 1.6 has such sets");
}

/// Rows for shaders.
#[apply(case)]
fn shaders_end_by_the_older_instruction() {
    let text = "OpCapability Shader\nOpExtension \"SPV_KHR_terminate_invocation\"\nOpMemoryModel Logical GLSL450\n\
        OpEntryPoint Fragment %main \"main\"\nOpExecutionMode %main OriginUpperLeft\n%void = OpTypeVoid\n%type = OpTypeFunction %void\n\
        %main = OpFunction %void None %type\n%l = OpLabel\nOpTerminateInvocation\nOpFunctionEnd\n";
    let after = shown(text, "vulkan1.0", "-SPV_KHR_terminate_invocation");
    assert!(after.contains("OpKill") && !after.contains("Terminate"), "{after}");
}

/// Scopes of aliasing are hints.
#[apply(case)]
fn scopes_of_aliasing_go() {
    let text = kernel(
        "OpCapability MemoryAccessAliasingINTEL\nOpExtension \"SPV_INTEL_memory_access_aliasing\"",
        "%domain = OpAliasDomainDeclINTEL\n%scope = OpAliasScopeDeclINTEL %domain\n%list = OpAliasScopeListDeclINTEL %scope",
        "",
        "%again = OpLoad %u %at Aligned|NoAliasINTELMask 4 %list\n%r = OpIAdd %u %again %c",
    );
    let after = shown(&text, "opencl1.2", "");
    assert!(!after.contains("Alias") && after.contains("Aligned 4"), "{after}");
}
