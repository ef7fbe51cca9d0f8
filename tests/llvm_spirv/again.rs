//! What `-r` writes is translated again, with and without extensions.

use super::{Folder, disassembled, folder};
use crate::support::tool::bytes;

const ENVIRONMENTS: [&str; 3] = ["CL1.2", "CL2.0", "SPV-IR"];

/// The module of a file test, as a file of the folder.
fn module(folder: &Folder, file: &str) {
    let path = format!("{}/tests/files/{file}.spvasm", env!("CARGO_MANIFEST_DIR"));
    let options = spirv_llvm_translate::internal::assembly::AssembleOptions::default();
    let text = std::fs::read_to_string(path).unwrap();
    folder
        .file("m.spv", bytes(&spirv_llvm_translate::internal::assembly::assemble(&text, &options).unwrap()));
}

/// The module read for an environment and translated again: LLVM assembly language and text form.
fn again(folder: &Folder, environment: &str, flags: &[&str]) -> (String, String) {
    let environment = format!("--spirv-target-env={environment}");
    folder.succeed(&["-r", "m.spv", "-o", "m.bc", &environment]);
    let text = folder.text(&[&["m.bc", "-spirv-text", "-o", "-"], flags].concat());
    (disassembled(&folder.read("m.bc")), text)
}

#[apply(case)]
fn blocks_lists_and_checked_casts() {
    let folder = folder("again");
    for file in ["device_side_enqueue/blocks", "lowering/constructors", "memory/variable_length_array"] {
        module(&folder, file);
        for environment in ENVIRONMENTS {
            again(&folder, environment, &["--spirv-ext=+all"]);
        }
    }
    module(&folder, "device_side_enqueue/blocks");
    for environment in ENVIRONMENTS {
        let (llvm, text) = again(&folder, environment, &[]);
        // A call by its friendly name takes the kernel itself.
        let casts = llvm.lines().filter(|line| line.contains("addrspacecast ptr @")).count();
        let calls = llvm.lines().filter(|line| line.contains("_impl(") && line.contains("call")).count();
        let enqueues =
            llvm.lines().filter(|line| line.contains("call") && line.contains("@__enqueue_kernel")).count();
        assert_eq!(casts, calls + enqueues, "{llvm}");
        assert!(text.contains(" EnqueueKernel ") && !text.contains("ConstantFunctionPointer"), "{text}");
    }
    module(&folder, "conversion/pointers");
    let (_, text) = again(&folder, "SPV-IR", &[]);
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.trim_end().split(' ').collect()).collect();
    let of = |opcode: &str, id: &str, place: usize| {
        lines.iter().find(|words| words.get(1) == Some(&opcode) && words.get(place) == Some(&id)).unwrap()
    };
    let casts: Vec<_> =
        lines.iter().filter(|words| words.get(1) == Some(&"GenericCastToPtrExplicit")).collect();
    assert_eq!(casts.len(), 3, "{text}");
    for cast in casts {
        let from = of("FunctionParameter", cast[4], 3)[2];
        assert_eq!(of("TypePointer", from, 2)[4], of("TypePointer", cast[2], 2)[4], "{text}");
    }
}

#[apply(case)]
fn floating_point_loads_of_opencl_1_2_add_zero() {
    let folder = folder("again_loads");
    let options = spirv_llvm_translate::internal::assembly::AssembleOptions::default();
    let text = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
        OpDecorate %f LinkageAttributes \"f\" Export\n%float = OpTypeFloat 32\n%uint = OpTypeInt 32 0\n\
        %global = OpTypePointer CrossWorkgroup %float\n%two = OpConstant %uint 2\n%zero = OpConstant %uint 512\n\
        %type = OpTypeFunction %float %global\n%f = OpFunction %float None %type\n%p = OpFunctionParameter %global\n\
        %label = OpLabel\n%x = OpAtomicLoad %float %p %two %zero\nOpReturnValue %x\nOpFunctionEnd\n";
    folder.file("m.spv", bytes(&spirv_llvm_translate::internal::assembly::assemble(text, &options).unwrap()));
    let (llvm, text) = again(&folder, "CL1.2", &[]);
    let call = "call spir_func float @_Z10atomic_addPU3AS1Vff(ptr addrspace(1) %0, float 0.000000e+00)";
    assert!(llvm.contains(call), "{llvm}");
    assert!(text.contains(" AtomicLoad ") && !text.contains("AtomicFAddEXT"), "{text}");
    let (_, text) = again(&folder, "CL1.2", &["--spirv-ext=+SPV_EXT_shader_atomic_float_add"]);
    assert!(text.contains(" AtomicFAddEXT "), "{text}");
}

#[apply(case)]
fn names_of_opencl_c_say_so_where_the_language_is_another() {
    let folder = folder("again_language");
    let options = spirv_llvm_translate::internal::assembly::AssembleOptions::default();
    let module = |body: &str| {
        let text = format!(
            "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\n%std = OpExtInstImport \"OpenCL.std\"\n\
             OpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %f \"f\"\nOpExecutionMode %f Initializer\nOpSource Unknown 0\n\
             %void = OpTypeVoid\n%float = OpTypeFloat 32\n%one = OpConstant %float 1\n%type = OpTypeFunction %void\n\
             %f = OpFunction %void None %type\n%label = OpLabel\n{body}OpReturn\nOpFunctionEnd\n"
        );
        folder.file(
            "m.spv",
            bytes(&spirv_llvm_translate::internal::assembly::assemble(&text, &options).unwrap()),
        );
        again(&folder, "CL1.2", &[])
    };
    let (llvm, text) = module("%x = OpExtInst %float %std cos %one\n");
    assert!(llvm.contains("!opencl.ocl.version") && text.contains("3 Source 0 0"), "{llvm}\n{text}");
    assert!(text.contains(" ExtInst ") && !text.contains("FunctionCall"), "{text}");
    let (llvm, text) = module("");
    assert!(!llvm.contains("!opencl.ocl.version"), "{llvm}");
    // The list says that it is a constructor, and nothing else.
    assert!(llvm.contains("@llvm.global_ctors") && !llvm.contains("!spirv.ExecutionMode"), "{llvm}");
    assert!(text.contains("3 ExecutionMode ") && text.contains(" 33 "), "{text}");
}

#[apply(case)]
fn what_is_translated_again_is_read_again() {
    let folder = folder("read_again");
    for file in ["memory/variable_length_array", "memory/masked_gather_scatter", "barrier/barriers"] {
        module(&folder, file);
        for environment in ENVIRONMENTS {
            let flag = format!("--spirv-target-env={environment}");
            folder.succeed(&["-r", "m.spv", "-o", "m.bc", &flag]);
            folder.succeed(&["m.bc", "--spirv-ext=+all", "-o", "again.spv"]);
            folder.succeed(&["-r", "again.spv", "-o", "again.bc", &flag]);
            let text = folder.text(&["-to-text", "again.spv", "-o", "-"]);
            let opcodes: Vec<_> = text.lines().filter_map(|line| line.split(' ').nth(1)).collect();
            // The untyped pointers of the module have no typed instructions.
            assert!(opcodes.contains(&"TypeUntypedPointerKHR") || file == "barrier/barriers", "{text}");
            assert!(
                !opcodes.contains(&"VariableLengthArrayINTEL") && !opcodes.contains(&"PtrAccessChain"),
                "{text}"
            );
        }
    }
}

#[apply(case)]
fn helpers_of_an_earlier_translation_serve_again() {
    let folder = folder("helpers_again");
    let assembly = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
        OpSource OpenCL_C 200000\nOpName %f \"f\"\nOpDecorate %f LinkageAttributes \"f\" Export\n\
        %void = OpTypeVoid\n%int = OpTypeInt 32 0\n%two = OpConstant %int 2\n%fn = OpTypeFunction %void %int\n\
        %f = OpFunction %void None %fn\n%s = OpFunctionParameter %int\n%l = OpLabel\n\
        OpControlBarrier %two %two %s\nOpReturn\nOpFunctionEnd\n";
    super::reverse::assembled(&folder, assembly);
    for environment in ["CL1.2", "CL2.0"] {
        let flag = format!("--spirv-target-env={environment}");
        folder.succeed(&["-r", "m.spv", "-o", "m.bc", &flag]);
        folder.succeed(&["m.bc", "-o", "again.spv"]);
        let text = disassembled(&folder.succeed(&["-r", "again.spv", "-o", "-", &flag]));
        let defined =
            text.lines().filter(|line| line.starts_with("define ") && line.contains("@__translate_"));
        assert_eq!(defined.count(), 1, "{text}");
    }
}
