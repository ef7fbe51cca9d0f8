//! Attributes and metadata that SPIR-V carries as text (NonSemantic.AuxData).

use super::lines::shows;
use super::reverse::assembled;
use super::values::written;
use super::{disassembled, folder, read_back};

const ANNOTATED: &str = "@g = addrspace(1) global i32 1, !md !2 #1\n\
    define spir_kernel void @k(ptr addrspace(1) %p) #0 !foo !0 !reqd_work_group_size !1 {\n  ret void\n}\n\
    attributes #0 = { noinline nounwind memory(none) \"bar\"=\"baz\" \"foo\" }\nattributes #1 = { \"unique\"=\"abc\" }\n\
    !0 = !{!\"str\", i32 5, ptr @k}\n!1 = !{i32 1, i32 2, i32 3}\n!2 = !{i64 9}";

#[apply(case)]
fn auxiliary_data() {
    let folder = folder("values_auxiliary");
    let flag = "--spirv-preserve-auxdata";
    assert!(!written(&folder, &[], ANNOTATED).contains("NonSemantic"));
    let text = written(&folder, &[flag], ANNOTATED);
    shows(
        &text,
        &[
            "ExtInstImport $set \"NonSemantic.AuxData\"",
            "ExtInstImport _ \"OpenCL.std\"",
            "String $noinline \"noinline\"",
            "String $memory \"memory(none)\"",
            "String $bar \"bar\"",
            "String $baz \"baz\"",
            "String $foo \"foo\"",
            "Name $g \"g\"",
            "ExtInst _ _ $set NonSemanticAuxDataGlobalVariableAttribute $g _ _",
            "ExtInst _ _ $set NonSemanticAuxDataGlobalVariableMetadata $g _ _",
            "ExtInst _ _ $set NonSemanticAuxDataFunctionAttribute $k $noinline",
            "ExtInst _ _ $set NonSemanticAuxDataFunctionAttribute $k $memory",
            "ExtInst _ _ $set NonSemanticAuxDataFunctionAttribute $k $bar $baz",
            "ExtInst _ _ $set NonSemanticAuxDataFunctionAttribute $k $foo",
            "ExtInst _ _ $set NonSemanticAuxDataFunctionMetadata $k $foo _ _ $k",
            "ExtInst _ _ $set NonSemanticAuxDataFunctionMetadata $k _ _ _ _",
            "Function _ $k 2 _",
        ],
    );
    // What OpenCL says of kernels is said all the same, its kind in front of what it says.
    shows(&text, &["String _ \"md\"", "String _ \"str\"", "String _ \"reqd_work_group_size\""]);
    assert!(text.starts_with("119734787 67072 "), "{text}");
    let text = written(&folder, &[flag, "--spirv-max-version=1.4"], ANNOTATED);
    shows(&text, &["Extension \"SPV_KHR_non_semantic_info\""]);
    folder.succeed(&["m.ll", "-o", "m.spv", flag]);
    let text = read_back(&folder, &[flag]);
    for part in [
        "global i32 1, !md !",
        "attributes #0 = { \"unique\"=\"abc\" }",
        "noinline nounwind memory(none) \"bar\"=\"baz\" \"foo\"",
        "!{!\"str\", i32 5, ptr @k}",
        "!{i64 9}",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let text = read_back(&folder, &[]);
    assert!(!text.contains("memory(none)") && !text.contains("!md"), "{text}");
}

/// A function and a variable of which something is said.
fn said(name: &str, what: &str) -> String {
    format!(
        "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpExtension \"SPV_KHR_non_semantic_info\"\n\
         %set = OpExtInstImport \"NonSemantic.AuxData\"\nOpMemoryModel Physical64 OpenCL\n%first = OpString \"nounwind\"\n\
         %name = OpString \"{name}\"\nOpDecorate %f LinkageAttributes \"f\" Export\nOpDecorate %v LinkageAttributes \"v\" Export\n\
         %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%one = OpConstant %uint 1\n%type = OpTypeFunction %void\n\
         %pointer = OpTypePointer CrossWorkgroup %uint\n%v = OpVariable %pointer CrossWorkgroup %one\n\
         %before = OpExtInst %void %set 1 %f %first\n%guilty = OpExtInst %void %set {what}\n\
         %behind = OpExtInst %void %set 3 %v %first\n%f = OpFunction %void None %type\n%entry = OpLabel\nOpReturn\nOpFunctionEnd\n"
    )
}

#[apply(case)]
fn what_llvm_rejects_is_refused_with_its_place() {
    let folder = folder("auxiliary_rejected");
    for (name, what, complaint) in [
        (
            "noalias",
            "1 %f %name",
            "LLVM rejects what it says: Attribute 'noalias' does not apply to functions!",
        ),
        (
            "jumptable",
            "1 %f %name",
            "LLVM rejects what it says: Attribute 'jumptable' requires 'unnamed_addr'",
        ),
        (
            "warn-stack-size",
            "1 %f %name",
            "LLVM rejects what it says: \"warn-stack-size\" takes an unsigned integer",
        ),
        (
            "dbg",
            "0 %f %name %one",
            "LLVM rejects what it says: function !dbg attachment must be a subprogram",
        ),
        ("dbg", "2 %v %name", "LLVM rejects what it says: !dbg attachment of global variable"),
        ("kcfi_type", "0 %f %name %name", "LLVM rejects what it says: "),
        ("md", "0 %one %name", "the target is neither a function nor a variable"),
        ("md", "0 %f %one", "is not an OpString"),
    ] {
        assembled(&folder, &said(name, what));
        let message = folder.fail(&["-r", "--spirv-preserve-auxdata", "m.spv"], 12);
        assert!(message.contains(complaint), "{name}: {message}");
        assert!(message.contains(" = OpExtInst ") && message.contains("instruction 17"), "{name}: {message}");
    }
}

#[apply(case)]
fn what_is_said_of_an_entry_point_is_said_of_what_it_wraps() {
    let folder = folder("auxiliary_wrapped");
    let module = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpExtension \"SPV_KHR_non_semantic_info\"\n\
        %set = OpExtInstImport \"NonSemantic.AuxData\"\nOpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %point \"k\"\n\
        %cold = OpString \"cold\"\n%md = OpString \"md\"\nOpName %k \"k\"\nOpDecorate %k LinkageAttributes \"k\" Export\n\
        %void = OpTypeVoid\n%type = OpTypeFunction %void\n%a = OpExtInst %void %set 1 %k %cold\n\
        %b = OpExtInst %void %set 1 %point %cold\n%c = OpExtInst %void %set 0 %point %md %point\n\
        %k = OpFunction %void None %type\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n\
        %point = OpFunction %void None %type\n%m = OpLabel\n%call = OpFunctionCall %void %k\nOpReturn\nOpFunctionEnd\n";
    assembled(&folder, module);
    let text = disassembled(&folder.succeed(&["-r", "--spirv-preserve-auxdata", "m.spv", "-o", "-"]));
    for part in ["define spir_kernel void @k() #0 ", " !md !", "{ cold nounwind }", " = !{ptr @k}"] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains("call "), "{text}");
}
