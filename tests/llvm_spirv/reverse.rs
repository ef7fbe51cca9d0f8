//! What `-r` writes: the metadata, attributes and names of the Khronos translator.

use super::{Folder, disassembled, folder, read_back};

const HEAD: &str = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Float64\nOpCapability Int64\n\
    OpCapability ImageBasic\nOpCapability Groups\n%std = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL\n";

/// Writes a module of SPIR-V assembly language to `m.spv`.
pub(super) fn assembled(folder: &Folder, assembly: &str) {
    let options = spirv_llvm_translate::internal::assembly::AssembleOptions::default();
    let words = spirv_llvm_translate::internal::assembly::assemble(assembly, &options).unwrap();
    folder.file("m.spv", crate::support::tool::bytes(&words));
}

/// LLVM assembly language of a module, with flags.
fn read(folder: &Folder, flags: &[&str], assembly: &str) -> String {
    assembled(folder, assembly);
    read_back(folder, flags)
}

/// Lines of named metadata, without the numbers of nodes.
fn named(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| line.starts_with("!spirv.") || line.starts_with("!opencl."));
    let mut names: Vec<_> = lines.map(|line| line.split(" = ").next().unwrap().to_owned()).collect();
    names.sort();
    names
}

const KERNEL: &str = "OpEntryPoint Kernel %k \"k\"\nOpExecutionMode %k LocalSize 1 2 3\nOpSource OpenCL_C 200000\n\
    OpSourceExtension \"cl_khr_unused\"\nOpName %p \"p\"\nOpDecorate %p FuncParamAttr NoCapture\nOpDecorate %p Alignment 8\n\
    %void = OpTypeVoid\n%double = OpTypeFloat 64\n%ptr = OpTypePointer CrossWorkgroup %double\n%f = OpTypeFunction %void %ptr\n\
    %k = OpFunction %void None %f\n%p = OpFunctionParameter %ptr\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n";

#[apply(case)]
fn named_metadata_has_its_contents() {
    let folder = folder("reverse_named");
    let text = read(&folder, &[], &format!("{HEAD}{KERNEL}"));
    assert_eq!(
        named(&text),
        [
            "!opencl.enable.FP_CONTRACT",
            "!opencl.ocl.version",
            "!opencl.spir.version",
            "!opencl.used.extensions",
            "!opencl.used.optional.core.features",
            "!spirv.Generator",
            "!spirv.MemoryModel",
            "!spirv.Source"
        ],
        "{text}"
    );
    for part in [
        "!{i32 2, i32 2}",
        "!{i32 3, i32 200000}",
        "!{i32 2, i32 0}",
        "!{!\"cl_khr_subgroups\"}",
        "!{!\"cl_doubles\", !\"cl_images\"}",
        "!reqd_work_group_size",
        "!{i32 1, i32 2, i32 3}",
        "target triple = \"spir64-unknown-unknown\"",
        "target datalayout = \"e-p:64:64:64-i1:8:8-",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains("cl_khr_unused"), "{text}");
}

#[apply(case)]
fn a_module_without_source_is_opencl_c_1_2() {
    let folder = folder("reverse_source");
    let text = read(&folder, &[], HEAD);
    assert!(text.contains("!{i32 3, i32 102000}") && text.contains("!opencl.ocl.version"), "{text}");
    let text = read(&folder, &[], &format!("{HEAD}OpSource Unknown 0\n"));
    // LLVM itself adds `!opencl.ocl.version` where only `!opencl.spir.version` is given.
    assert!(text.contains("!{i32 0, i32 0}") && text.contains("!opencl.spir.version"), "{text}");
    let text = read(&folder, &[], &format!("{HEAD}OpSource Unknown 200000\n"));
    assert!(text.contains("!{i32 0, i32 200000}") && text.contains("!{i32 2, i32 0}"), "{text}");
    let text = read(&folder, &[], &format!("{HEAD}OpSource SYCL 0\n"));
    assert_eq!(named(&text).join(" ").matches("opencl.used").count(), 2, "{text}");
    let text = read(&folder, &[], &format!("{HEAD}OpSource CPP_for_OpenCL 202100000\n"));
    assert!(text.contains("!{i32 2021, i32 0}") && text.contains("!{i32 3, i32 0}"), "{text}");
}

#[apply(case)]
fn kernels_carry_the_metadata_of_their_parameters() {
    let folder = folder("reverse_kernel");
    let text = read(&folder, &[], &format!("{HEAD}{KERNEL}"));
    let line = text.lines().find(|line| line.starts_with("define spir_kernel void @k(")).unwrap();
    assert!(line.contains("ptr addrspace(1) align 8 captures(none) %p"), "{line}");
    let words = line.split(' ').filter_map(|word| word.strip_prefix('!'));
    let mut kinds: Vec<_> = words.filter(|word| word.parse::<u32>().is_err()).collect();
    kinds.sort_unstable();
    assert_eq!(
        kinds,
        [
            "kernel_arg_access_qual",
            "kernel_arg_addr_space",
            "kernel_arg_base_type",
            "kernel_arg_type",
            "kernel_arg_type_qual",
            "reqd_work_group_size",
            "spirv.ParameterDecorations",
        ],
        "{line}"
    );
    assert!(text.contains("!{!\"double*\"}"), "{text}");
    // Sorted by number, whatever order they came in.
    assert!(text.contains("!{i32 38, i32 5}") && text.contains("!{i32 44, i32 8}"), "{text}");
}

#[apply(case)]
fn modes_are_metadata_attributes_or_nothing() {
    let folder = folder("reverse_modes");
    let with = |mode: &str| {
        format!(
            "{HEAD}{}",
            KERNEL.replace("OpExecutionMode %k LocalSize 1 2 3", &format!("OpExecutionMode %k {mode}"))
        )
    };
    let text = read(&folder, &[], &with("ContractionOff"));
    assert!(!text.contains("FP_CONTRACT") && !text.contains("spirv.ExecutionMode"), "{text}");
    let text = read(&folder, &[], &with("DenormPreserve 32"));
    assert!(text.contains("\"VCFloatControl\"=\"128\"") && !text.contains("spirv.ExecutionMode"), "{text}");
    let text = read(&folder, &[], &with("SubgroupsPerWorkgroup 4"));
    assert!(named(&text).iter().any(|name| name == "!spirv.ExecutionMode"), "{text}");
    assert!(text.contains("!{ptr @k, i32 36, i32 4}"), "{text}");
}

/// An entry point that only calls the exported function of its name, as older writers made them.
const WRAPPED: &str = "OpEntryPoint Kernel %k \"k\"\nOpExecutionMode %k LocalSize 1 2 3\nOpSource OpenCL_C 100000\n\
    OpDecorate %body LinkageAttributes \"k\" Export\n\
    %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%f = OpTypeFunction %void %uint\n\
    %body = OpFunction %void None %f\n%x = OpFunctionParameter %uint\n%l = OpLabel\n%y = OpIAdd %uint %x %x\nOpReturn\nOpFunctionEnd\n\
    %k = OpFunction %void None %f\n%a = OpFunctionParameter %uint\n%m = OpLabel\n%c = OpFunctionCall %void %body %a\nOpReturn\nOpFunctionEnd\n";

#[apply(case)]
fn wrapped_kernels_become_one() {
    let folder = folder("reverse_wrapped");
    let text = read(&folder, &[], &format!("{HEAD}{WRAPPED}"));
    let heads: Vec<_> = text.lines().filter(|line| line.starts_with("define ")).collect();
    assert_eq!(heads.len(), 1, "{text}");
    assert!(heads[0].starts_with("define spir_kernel void @k(i32"), "{text}");
    assert!(text.contains("= add i32") && !text.contains("call "), "{text}");
    assert!(heads[0].contains("!reqd_work_group_size"), "{text}");
    // A body that does more is no wrapper.
    let more = WRAPPED.replace("%m = OpLabel\n", "%m = OpLabel\n%b = OpIAdd %uint %a %a\n");
    let text = read(&folder, &[], &format!("{HEAD}{more}"));
    assert_eq!(text.lines().filter(|line| line.starts_with("define ")).count(), 2, "{text}");
}

#[apply(case)]
fn decorations_of_values_are_for_friendly_names_only() {
    let folder = folder("reverse_decorations");
    let assembly = format!(
        "{HEAD}OpDecorate %y NoSignedWrap\nOpDecorate %g Constant\nOpDecorate %g Alignment 4\nOpDecorate %g LinkageAttributes \"g\" Export\n\
        OpDecorate %h LinkageAttributes \"h\" Export\nOpDecorate %x FuncParamAttr Zext\n\
        %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%one = OpConstant %uint 1\n%ptr = OpTypePointer CrossWorkgroup %uint\n\
        %g = OpVariable %ptr CrossWorkgroup %one\n%f = OpTypeFunction %uint %uint\n\
        %h = OpFunction %uint None %f\n%x = OpFunctionParameter %uint\n%l = OpLabel\n%y = OpIAdd %uint %x %x\nOpReturnValue %y\nOpFunctionEnd\n"
    );
    for flags in [&[][..], &["--spirv-target-env=CL2.0"]] {
        let text = read(&folder, flags, &assembly);
        assert!(text.contains("add nsw i32") && !text.contains("Decorations"), "{text}");
    }
    let text = read(&folder, &["--spirv-target-env=SPV-IR"], &assembly);
    assert!(text.contains("add nsw i32 %0, %0, !spirv.Decorations"), "{text}");
    assert!(text.contains("@g = addrspace(1) constant i32 1, align 4, !spirv.Decorations"), "{text}");
    assert!(text.contains("!{i32 22}") && text.contains("!{i32 41, !\"g\", i32 0}"), "{text}");
    let head = text.lines().find(|line| line.starts_with("define spir_func i32 @h(")).unwrap();
    assert!(head.contains("!spirv.ParameterDecorations") && !head.contains("!spirv.Decorations"), "{head}");
}

#[apply(case)]
fn declarations_say_what_the_khronos_translator_says() {
    let folder = folder("reverse_attributes");
    let assembly = format!(
        "{HEAD}OpDecorate %id BuiltIn GlobalInvocationId\nOpDecorate %id Constant\nOpDecorate %id LinkageAttributes \"__spirv_BuiltInGlobalInvocationId\" Import\n\
        OpDecorate %h LinkageAttributes \"h\" Export\n\
        %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%ulong = OpTypeInt 64 0\n%float = OpTypeFloat 32\n%one = OpConstant %uint 1\n%half = OpConstant %float 0.5\n\
        %v3 = OpTypeVector %ulong 3\n%ptr = OpTypePointer Input %v3\n%id = OpVariable %ptr Input\n%f = OpTypeFunction %void\n\
        %h = OpFunction %void None %f\n%l = OpLabel\n%v = OpLoad %v3 %id Aligned 32\n%s = OpExtInst %float %std sin %half\nOpControlBarrier %one %one %one\nOpReturn\nOpFunctionEnd\n"
    );
    let text = read(&folder, &["--spirv-target-env=SPV-IR"], &assembly);
    let attributes = |name: &str| {
        let line = text.lines().find(|line| line.starts_with("declare") && line.contains(name));
        let number = line.unwrap_or_else(|| panic!("{name}\n{text}")).rsplit('#').next().unwrap().to_owned();
        text.lines().find(|line| line.starts_with(&format!("attributes #{number} "))).unwrap().to_owned()
    };
    assert!(attributes("GlobalInvocationIdi").ends_with("{ nounwind willreturn memory(none) }"), "{text}");
    assert!(attributes("__spirv_ocl_sinf").ends_with("{ nounwind memory(none) }"), "{text}");
    assert!(attributes("__spirv_ControlBarrieriii").ends_with("{ convergent nounwind }"), "{text}");
}

#[apply(case)]
fn weak_exchanges_are_called_as_strong_ones() {
    let folder = folder("reverse_weak");
    let assembly = "; Version: 1.0\nOpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
        OpDecorate %h LinkageAttributes \"h\" Export\n%uint = OpTypeInt 32 0\n%one = OpConstant %uint 1\n\
        %ptr = OpTypePointer CrossWorkgroup %uint\n%f = OpTypeFunction %uint %ptr\n%h = OpFunction %uint None %f\n%p = OpFunctionParameter %ptr\n\
        %l = OpLabel\n%x = OpAtomicCompareExchangeWeak %uint %p %one %one %one %one %one\nOpReturnValue %x\nOpFunctionEnd\n";
    let text = read(&folder, &["--spirv-target-env=SPV-IR"], assembly);
    assert!(text.contains("@_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii("), "{text}");
}

/// A function of barriers and atomics that no OpenCL C name says as they are.
const ORDERED: &str = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
    OpDecorate %h LinkageAttributes \"h\" Export\n%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%device = OpConstant %uint 1\n\
    %subgroup = OpConstant %uint 3\n%acquire = OpConstant %uint 2\n%local = OpConstant %uint 264\n%ptr = OpTypePointer CrossWorkgroup %uint\n\
    %f = OpTypeFunction %void %ptr %uint\n%h = OpFunction %void None %f\n%p = OpFunctionParameter %ptr\n%scope = OpFunctionParameter %uint\n\
    %l = OpLabel\n%x = OpAtomicIAdd %uint %p %device %acquire %device\nOpControlBarrier %subgroup %device %local\n\
    OpMemoryBarrier %device %local\n%y = OpAtomicISub %uint %p %scope %acquire %device\nOpReturn\nOpFunctionEnd\n";

#[apply(case)]
fn orders_and_scopes_are_those_of_the_names() {
    let folder = folder("reverse_orders");
    let text = read(&folder, &[], ORDERED);
    for call in [
        "call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %0, i32 1)",
        "call spir_func void @_Z7barrierj(i32 1)",
        "call spir_func void @_Z9mem_fencej(i32 1)",
        "call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) %0, i32 1)",
    ] {
        assert!(text.contains(call), "{call}\n{text}");
    }
    let text = read(&folder, &["--spirv-target-env=CL2.0"], ORDERED);
    for call in [
        "_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(",
        "call spir_func void @_Z17sub_group_barrierj12memory_scope(i32 1, i32 2)",
        "call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 4, i32 2)",
    ] {
        assert!(text.contains(call), "{call}\n{text}");
    }
    // Friendly names say all of it.
    let text = read(&folder, &["--spirv-target-env=SPV-IR"], ORDERED);
    assert!(
        text.contains("@_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 2, i32 1)"),
        "{text}"
    );
    assert!(text.contains("@_Z22__spirv_ControlBarrieriii(i32 3, i32 1, i32 264)"), "{text}");
}

#[apply(case)]
fn builtin_variables_may_stay_variables() {
    let folder = folder("reverse_globals");
    let assembly = format!(
        "{HEAD}OpDecorate %id BuiltIn GlobalInvocationId\nOpDecorate %id Constant\nOpDecorate %h LinkageAttributes \"h\" Export\n\
        %ulong = OpTypeInt 64 0\n%v3 = OpTypeVector %ulong 3\n%ptr = OpTypePointer Input %v3\n%id = OpVariable %ptr Input\n\
        %f = OpTypeFunction %ulong\n%h = OpFunction %ulong None %f\n%l = OpLabel\n%v = OpLoad %v3 %id Aligned 32\n\
        %x = OpCompositeExtract %ulong %v 0\nOpReturnValue %x\nOpFunctionEnd\n"
    );
    let global = "--spirv-builtin-format=global";
    let text = read(&folder, &[global, "--spirv-target-env=SPV-IR"], &assembly);
    let variable = "@__spirv_BuiltInGlobalInvocationId = external addrspace(7) constant <3 x i64>";
    assert!(text.contains(variable), "{text}");
    assert!(
        text.contains("load <3 x i64>, ptr addrspace(7) @__spirv_BuiltInGlobalInvocationId, align 32"),
        "{text}"
    );
    for flags in
        [&[][..], &["--spirv-builtin-format=function"], &[global], &[global, "--spirv-target-env=CL2.0"]]
    {
        assert!(read(&folder, flags, &assembly).contains("@_Z13get_global_idj(i32 0)"));
    }
    folder.fail(&["-r", "m.spv", "--spirv-builtin-format=locals"], 1);
}

#[apply(case)]
fn instructions_become_what_the_khronos_translator_makes_of_them() {
    let folder = folder("reverse_shapes");
    let module = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Int8\nOpCapability Int64\n\
        OpCapability ImageBasic\nOpCapability LiteralSampler\n\
        OpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 102000\nOpName %TempSampledImage \"TempSampledImage\"\n\
        OpDecorate %f LinkageAttributes \"f\" Export\n\
        %void = OpTypeVoid\n%bool = OpTypeBool\n%uchar = OpTypeInt 8 0\n%uint = OpTypeInt 32 0\n%ulong = OpTypeInt 64 0\n\
        %float = OpTypeFloat 32\n%v4float = OpTypeVector %float 4\n%v2uint = OpTypeVector %uint 2\n%v4uint = OpTypeVector %uint 4\n\
        %image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly\n%sampler = OpTypeSampler\n%sampled = OpTypeSampledImage %image\n\
        %three = OpConstant %ulong 3\n%zero = OpConstant %ulong 0\n%seven = OpConstant %uint 7\n%level = OpConstant %float 0\n\
        %bytes = OpTypeArray %uchar %three\n%variable = OpTypePointer Function %bytes\n%byte = OpTypePointer Function %uchar\n\
        %nothing = OpUndef %v4uint\n\
        %type = OpTypeFunction %v4uint %image %sampler %v2uint %bool %bool\n%f = OpFunction %v4uint None %type\n\
        %i = OpFunctionParameter %image\n%s = OpFunctionParameter %sampler\n%c = OpFunctionParameter %v2uint\n\
        %a = OpFunctionParameter %bool\n%b = OpFunctionParameter %bool\n%label = OpLabel\n%v = OpVariable %variable Function\n\
        %first = OpInBoundsPtrAccessChain %byte %v %zero %zero\nOpLifetimeStart %first 3\n\
        %TempSampledImage = OpSampledImage %sampled %i %s\n\
        %x = OpImageSampleExplicitLod %v4float %TempSampledImage %c Lod %level\n%n = OpLogicalNotEqual %bool %a %b\n\
        %one = OpCompositeInsert %v4uint %seven %nothing 0\n%all = OpVectorShuffle %v4uint %one %nothing 0 0 0 0\n\
        OpReturnValue %all\nOpFunctionEnd\n";
    let text = read(&folder, &[], module);
    for part in [
        "call void @llvm.lifetime.start.p0(ptr %6)",
        "@_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target(\"spirv.Image\"",
        "icmp ne i1 %3, %4",
        "ret <4 x i32> splat (i32 7)",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains("SampledImage14"), "{text}");
}

#[apply(case)]
fn doubles_pipes_and_undefined_values_have_their_names() {
    let folder = folder("reverse_names");
    let module = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Float64\nOpCapability Pipes\n\
        OpCapability Int8\nOpCapability GenericPointer\nOpCapability AtomicFloat64AddEXT\nOpCapability BlockingPipesALTERA\n\
        OpExtension \"SPV_EXT_shader_atomic_float_add\"\nOpExtension \"SPV_INTEL_blocking_pipes\"\n\
        OpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 102000\nOpDecorate %f LinkageAttributes \"f\" Export\n\
        %void = OpTypeVoid\n%uchar = OpTypeInt 8 0\n%uint = OpTypeInt 32 0\n%double = OpTypeFloat 64\n%pipe = OpTypePipe ReadOnly\n\
        %global = OpTypePointer CrossWorkgroup %double\n%bytes = OpTypePointer Generic %uchar\n%two = OpConstant %uint 2\n\
        %semantics = OpConstant %uint 512\n%type = OpTypeFunction %double %global %double %pipe %bytes\n\
        %f = OpFunction %double None %type\n%p = OpFunctionParameter %global\n%x = OpFunctionParameter %double\n\
        %q = OpFunctionParameter %pipe\n%to = OpFunctionParameter %bytes\n%label = OpLabel\n\
        %sum = OpAtomicFAddEXT %double %p %two %semantics %x\nOpReadPipeBlockingALTERA %q %to %two %two\n\
        %nothing = OpUndef %double\nOpReturnValue %nothing\nOpFunctionEnd\n";
    let text = read(&folder, &[], module);
    for part in ["@_Z10atomic_addPU3AS1Vdd(", "@__read_pipe_2_bl(", "ret double undef"] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[apply(case)]
fn only_some_instructions_say_that_they_touch_no_memory() {
    let folder = folder("reverse_effects");
    let module = "OpCapability Addresses\nOpCapability Kernel\nOpCapability KernelAttributesINTEL\nOpExtension \"SPV_INTEL_kernel_attributes\"\n\
        %std = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %k \"k\"\n\
        OpExecutionMode %k MaxWorkDimINTEL 1\nOpExecutionMode %k NoGlobalOffsetINTEL\nOpSource OpenCL_C 102000\n\
        %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n%type = OpTypeFunction %void %uint %float\n\
        %k = OpFunction %void None %type\n%i = OpFunctionParameter %uint\n%x = OpFunctionParameter %float\n%label = OpLabel\n\
        %a = OpExtInst %uint %std s_abs %i\n%b = OpExtInst %uint %std clz %i\n%c = OpExtInst %float %std hypot %x %x\n\
        %d = OpExtInst %float %std cos %x\nOpReturn\nOpFunctionEnd\n";
    let text = read(&folder, &[], module);
    let group = |name: &str| {
        let line = text.lines().find(|line| line.starts_with("declare") && line.contains(name)).unwrap();
        let number = line.rsplit(' ').next().unwrap();
        text.lines().find(|line| line.starts_with(&format!("attributes {number} "))).unwrap()
    };
    for (name, is_said) in
        [("@_Z3absi(", false), ("@_Z3clzi(", true), ("@_Z5hypotff(", false), ("@_Z3cosf(", true)]
    {
        assert_eq!(group(name).contains("memory(none)"), is_said, "{name}\n{text}");
    }
    let define = text.lines().find(|line| line.starts_with("define")).unwrap();
    for kind in ["!no_global_work_offset", "!max_global_work_dim"] {
        assert!(define.contains(kind), "{define}");
    }
}

#[apply(case)]
fn strings_are_named_by_their_arrays() {
    let folder = folder("reverse_strings");
    let body = "OpDecorate %text Constant\nOpDecorate %f LinkageAttributes \"f\" Export\n%void = OpTypeVoid\n%int = OpTypeInt 32 0\n\
        %char = OpTypeInt 8 0\n%two = OpConstant %int 2\n%array = OpTypeArray %char %two\n%c = OpConstant %char 37\n\
        %null = OpConstantNull %char\n%value = OpConstantComposite %array %c %null\n\
        %ptr = OpTypePointer UniformConstant %array\n%text = OpVariable %ptr UniformConstant %value\n%fn = OpTypeFunction %void %int\n\
        %f = OpFunction %void None %fn\n%x = OpFunctionParameter %int\n%l = OpLabel\n\
        %r = OpExtInst %int %std printf %text %x\nOpReturn\nOpFunctionEnd\n";
    let text = read(&folder, &["--spirv-target-env=SPV-IR"], &format!("OpCapability Int8\n{HEAD}{body}"));
    assert!(text.contains("@_Z18__spirv_ocl_printfPU3AS2Pci(ptr addrspace(2) @"), "{text}");
    folder.file("m.ll", text);
    let text = folder.text(&["m.ll", "-spirv-text", "-o", "-"]);
    super::lines::shows(
        &text,
        &[
            "TypeInt $char 8 0",
            "TypePointer $string 0 $char",
            "Bitcast $string $format _",
            "ExtInst _ _ _ printf $format _",
        ],
    );
}

#[apply(case)]
fn the_condition_of_a_loop_may_stand_behind_its_merge() {
    let folder = folder("reverse_merge");
    let text = "119734787 65536 393230 13 0 \n2 Capability Addresses \n2 Capability Linkage \n2 Capability Kernel \n\
        3 MemoryModel 2 2 \n5 Decorate 5 LinkageAttributes \"f\" Export \n4 TypeInt 1 32 0 \n4 Constant 1 2 1 \n2 TypeVoid 3 \n\
        4 TypeFunction 4 3 1 \n2 TypeBool 9 \n5 Function 3 5 0 4 \n3 FunctionParameter 1 6 \n2 Label 7 \n2 Branch 8 \n\
        2 Label 8 \n4 LoopMerge 11 8 1 \n4 LoopMerge 11 8 1 \n5 SLessThan 9 10 6 2 \n4 BranchConditional 10 8 11 \n2 Label 11 \n1 Return \n\
        1 FunctionEnd \n";
    folder.file("m.spt", text);
    folder.text(&["-r", "-spirv-text", "m.spt", "-o", "m.bc"]);
    let read = disassembled(&folder.read("m.bc"));
    assert!(read.contains(", !llvm.loop !") && read.contains("!\"llvm.loop.unroll.enable\""), "{read}");
}

#[apply(case)]
fn logical_copies_go_through_memory() {
    let folder = folder("reverse_logical_copies");
    let body = "OpDecorate %f LinkageAttributes \"f\" Export\n%int = OpTypeInt 32 0\n%long = OpTypeInt 64 0\n\
        %one = OpTypeStruct %int %long\n%other = OpTypeStruct %int %long\n%fn = OpTypeFunction %other %one\n\
        %f = OpFunction %other None %fn\n%x = OpFunctionParameter %one\n%l = OpLabel\n%r = OpCopyLogical %other %x\n\
        OpReturnValue %r\nOpFunctionEnd\n";
    let text = read(&folder, &[], &format!("{HEAD}{body}"));
    for part in ["alloca %structtype, align 8", "store %structtype %0, ptr %2", "load %structtype.0, ptr %2"]
    {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

/// Memory would put members elsewhere where one structure is packed: they are copied one by one.
#[apply(case)]
fn logical_copies_of_another_layout_go_by_members() {
    let folder = folder("reverse_logical_copies_by_members");
    let body = "OpDecorate %other CPacked\nOpDecorate %f LinkageAttributes \"f\" Export\n%int = OpTypeInt 32 0\n\
        %long = OpTypeInt 64 0\n%one = OpTypeStruct %int %long\n%other = OpTypeStruct %int %long\n\
        %fn = OpTypeFunction %other %one\n%f = OpFunction %other None %fn\n%x = OpFunctionParameter %one\n%l = OpLabel\n\
        %r = OpCopyLogical %other %x\nOpReturnValue %r\nOpFunctionEnd\n";
    let text = read(&folder, &[], &format!("{HEAD}{body}"));
    assert!(!text.contains("alloca") && !text.contains("store"), "{text}");
    assert_eq!(text.matches("extractvalue %structtype %0").count(), 2, "{text}");
    assert_eq!(text.matches("insertvalue %structtype.0 ").count(), 2, "{text}");
}

/// Each function takes two of the one before: spelled in full, the name of the last would have 2^40 parts.
#[apply(case)]
fn names_of_functions_within_functions_stay_short() {
    let folder = folder("reverse_nested_functions");
    let mut body =
        String::from("%void = OpTypeVoid\n%f0 = OpTypeFunction %void\n%p0 = OpTypePointer Function %f0\n");
    for level in 1..40 {
        let before = level - 1;
        body += &format!(
            "%f{level} = OpTypeFunction %void %p{before} %p{before}\n%p{level} = OpTypePointer Function %f{level}\n"
        );
    }
    body += "%fn = OpTypeFunction %void %p39\n%k = OpFunction %void None %fn\n%x = OpFunctionParameter %p39\n%l = OpLabel\n\
        OpReturn\nOpFunctionEnd\n";
    let head = HEAD.replace(
        "OpMemoryModel Physical64 OpenCL\n",
        "OpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %k \"k\"\n",
    );
    let text = read(&folder, &[], &format!("{head}{body}"));
    assert!(text.contains("!{!\"void (*)(void (*)(),void (*)())\"}"), "{text}");
}

/// LLVM's annotations give what they take; a register of another type is a call.
#[apply(case)]
fn registers_that_change_a_type_are_calls() {
    let folder = folder("reverse_register");
    let module = |ty: &str| {
        format!(
            "{HEAD}OpDecorate %f LinkageAttributes \"f\" Export\n\
             %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n%fn = OpTypeFunction %void %uint\n\
             %f = OpFunction %void None %fn\n%x = OpFunctionParameter %uint\n%l = OpLabel\n%r = OpFPGARegALTERA {ty} %x\n\
             OpReturn\nOpFunctionEnd\n"
        )
    };
    let same = read(&folder, &[], &module("%uint"));
    assert!(same.contains("call i32 @llvm.annotation.i32.p0("), "{same}");
    let other = read(&folder, &[], &module("%float"));
    assert!(!other.contains("@llvm.annotation") && other.contains("FPGAReg"), "{other}");
}
