//! Modules with debug information as the Khronos translator writes it: no translation refuses them, and `validate` only where spirv-val does.

use spirv_llvm_translate::internal::assembly::assemble_bytes;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate;

use crate::support::tool;

/// A kernel with variables; `declarations` stand behind the types, `first` in front of the variables, `inside` behind them and
/// `late` behind the function.
fn kernel(set: &str, declarations: &str, first: &str, inside: &str, late: &str) -> Vec<u32> {
    let text = format!(
        "OpCapability Kernel OpCapability Addresses OpCapability Linkage
        %set = OpExtInstImport \"{set}\" OpMemoryModel Physical64 OpenCL
        OpEntryPoint Kernel %k \"k\"
        %file = OpString \"/k.cl\" %name = OpString \"k\"
        %void = OpTypeVoid %uint = OpTypeInt 32 0 %ptr = OpTypePointer Function %uint
        %fn = OpTypeFunction %void
        %four = OpConstant %uint 4 %size = OpConstant %uint 32 %version = OpConstant %uint 65536
        %none = OpExtInst %void %set DebugInfoNone
        {declarations}
        %k = OpFunction %void None %fn %l = OpLabel
        {first}
        %x = OpVariable %ptr Function %y = OpVariable %ptr Function
        {inside}
        OpStore %x %four OpReturn OpFunctionEnd
        {late}"
    );
    assemble_bytes(text.as_bytes(), &Default::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[track_caller]
fn is_translated(words: Vec<u32>) {
    let module = Module::from_words(words.clone()).unwrap_or_else(|error| panic!("{error}"));
    validate::check(&module).unwrap_or_else(|error| panic!("{error}"));
    let found = validate::findings(&module);
    if let Some(finding) = found.first()
        && tool::judges("spirv-val")
    {
        assert!(tool::spirv_val(&words).is_err(), "spirv-val accepts it: {finding}");
    }
}

/// Members name their composite, which stands behind them; the function of DebugFunction follows, too.
const LITERAL: &str = "%source = OpExtInst %void %set DebugSource %file
    %unit = OpExtInst %void %set DebugCompilationUnit 65536 4 %source OpenCL_C
    %basic = OpExtInst %void %set DebugTypeBasic %name %size Unsigned
    %member = OpExtInst %void %set DebugTypeMember %name %pointer %source 1 0 %composite %four %size None
    %pointer = OpExtInst %void %set DebugTypePointer %composite CrossWorkgroup None
    %composite = OpExtInst %void %set DebugTypeComposite %name Structure %source 1 0 %unit %none %size None %member
    %wild = OpExtInst %void %set DebugTypePointer %basic !4294967295 !0
    %entity = OpExtInst %void %set DebugImportedEntity %name ImportedModule !0 %source %unit !2 !0 %unit
    %type = OpExtInst %void %set DebugTypeFunction None %none %basic
    %function = OpExtInst %void %set DebugFunction %name %type %source 1 0 %unit %name FlagIsDefinition 1 %k
    %local = OpExtInst %void %set DebugLocalVariable %name %basic %source 2 0 %function None 1
    %expression = OpExtInst %void %set DebugExpression";

const NUMBERED: &str = "%source = OpExtInst %void %set DebugSource %file
    %unit = OpExtInst %void %set DebugCompilationUnit %version %four %source %four
    %basic = OpExtInst %void %set DebugTypeBasic %name %size %four %none
    %member = OpExtInst %void %set DebugTypeMember %name %pointer %source %four %four %four %size %four
    %pointer = OpExtInst %void %set DebugTypePointer %composite %four %four
    %composite = OpExtInst %void %set DebugTypeComposite %name %four %source %four %four %unit %none %size %four %member
    %type = OpExtInst %void %set DebugTypeFunction %four %none %basic
    %function = OpExtInst %void %set DebugFunction %name %type %source %four %four %unit %name %four %four
    %entry = OpExtInst %void %set DebugEntryPoint %function %unit %name %name
    %local = OpExtInst %void %set DebugLocalVariable %name %basic %source %four %four %function %four !99
    %expression = OpExtInst %void %set DebugExpression";

const INSIDE: &str = "%scope = OpExtInst %void %set DebugScope %function
    OpLine %file 2 3
    %declare = OpExtInst %void %set DebugDeclare %local %y %expression
    %nowhere = OpExtInst %void %set DebugDeclare %local %none %expression
    %leave = OpExtInst %void %set DebugNoScope";

#[apply(case)]
fn modules_of_the_khronos_translator_are_translated() {
    for set in ["OpenCL.DebugInfo.100", "SPIRV.debug"] {
        is_translated(kernel(set, LITERAL, "", INSIDE, ""));
        // A value that is computed later.
        let value = "%value = OpExtInst %void %set DebugValue %local %later %expression
            %later = OpLoad %uint %x";
        is_translated(kernel(set, LITERAL, "%first = OpExtInst %void %set DebugNoScope", value, ""));
    }
    for set in ["NonSemantic.Shader.DebugInfo.100", "NonSemantic.Shader.DebugInfo.200"] {
        let definition = "%first = OpExtInst %void %set DebugFunctionDefinition %function %k";
        let line = "%line = OpExtInst %void %set DebugLine %file %four %four %four %four";
        let late = "%late = OpExtInst %void %set DebugSourceContinued %name";
        is_translated(kernel(set, NUMBERED, definition, &format!("{INSIDE} {line}"), late));
    }
}

/// The instruction for forward references stands where the other does.
#[apply(case)]
fn forward_references_may_have_their_own_instruction() {
    let replaced = |text: &str| text.replace("= OpExtInst ", "= OpExtInstWithForwardRefsKHR ");
    let first = "%first = OpExtInst %void %set DebugNoScope";
    for set in ["OpenCL.DebugInfo.100", "SPIRV.debug"] {
        is_translated(kernel(set, &replaced(LITERAL), &replaced(first), &replaced(INSIDE), ""));
    }
    let set = "NonSemantic.Shader.DebugInfo.200";
    let definition = replaced("%first = OpExtInst %void %set DebugFunctionDefinition %function %k");
    is_translated(kernel(set, &replaced(NUMBERED), &definition, &replaced(INSIDE), ""));
    // Its set must be one, as for the other.
    let words = kernel(set, "%odd = OpExtInstWithForwardRefsKHR %void %file 1 %none", "", "", "");
    let module = Module::from_words(words).unwrap();
    let error = validate::check(&module).expect_err("a string is no set").to_string();
    assert!(error.contains("is not an imported set"), "{error}");
}
