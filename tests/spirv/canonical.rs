//! Whether two modules are the same: each step of the canonical form, and what is no step.

use spirv_llvm_translate::internal::assembly::{self, AssembleOptions, DisassembleOptions};
use spirv_llvm_translate::internal::spirv::{Module, canonicalize, difference};

fn module(text: &str) -> Module {
    Module::from_words(assembly::assemble(text, &AssembleOptions::default()).unwrap()).unwrap()
}

/// The canonical form as text, without header.
fn canonical(text: &str) -> String {
    let module = Module::from_words(canonicalize(&module(text)).unwrap()).unwrap();
    let options = DisassembleOptions::default().raw_id(true).no_header(true).no_indent(true);
    assembly::disassemble(&module, &options)
}

#[track_caller]
fn same(left: &str, right: &str) {
    let found = difference(&module(left), &module(right)).unwrap();
    assert_eq!(found, None, "{}", found.as_deref().unwrap_or(""));
}

/// The difference, which must be there and the same from both sides.
#[track_caller]
fn different(left: &str, right: &str) -> String {
    assert!(difference(&module(right), &module(left)).unwrap().is_some());
    difference(&module(left), &module(right)).unwrap().expect("the modules are the same")
}

const HEAD: &str = "OpCapability Kernel OpCapability Addresses OpMemoryModel Physical64 OpenCL\n";

/// A kernel that adds a constant to its parameter, between other declarations.
fn kernel(declarations: &str, body: &str) -> String {
    format!(
        "{HEAD} OpEntryPoint Kernel %k \"k\" OpName %k \"k\" OpDecorate %p Alignment 4
        %void = OpTypeVoid {declarations} %uint = OpTypeInt 32 0 %c = OpConstant %uint 7
        %fn = OpTypeFunction %void %uint
        %k = OpFunction %void None %fn %p = OpFunctionParameter %uint %l = OpLabel
        {body} %s = OpIAdd %uint %p %c OpReturn OpFunctionEnd"
    )
}

#[apply(case)]
fn a_module_is_the_same_as_itself_and_its_form() {
    let text = kernel("", "");
    same(&text, &text);
    let module = module(&text);
    let form = canonicalize(&module).unwrap();
    let again = Module::from_words(form.clone()).unwrap();
    assert_eq!(canonicalize(&again).unwrap(), form);
    assert_eq!(difference(&module, &again).unwrap(), None);
}

#[apply(case)]
fn ids_are_numbered_in_order_of_first_use() {
    // Word by word: a result comes before the operands.
    assert_eq!(
        canonical(&kernel("", "")),
        "OpCapability Addresses\nOpCapability Kernel\nOpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %1 \"k\"\n\
         OpName %1 \"k\"\nOpDecorate %5 Alignment 4\n%2 = OpTypeVoid\n%3 = OpTypeInt 32 0\n%4 = OpTypeFunction %2 %3\n\
         %8 = OpConstant %3 7\n%1 = OpFunction %2 None %4\n%5 = OpFunctionParameter %3\n%6 = OpLabel\n\
         %7 = OpIAdd %3 %5 %8\nOpReturn\nOpFunctionEnd\n"
    );
}

#[apply(case)]
fn unused_declarations_are_dropped() {
    let unused = "%e = OpExtInstImport \"OpenCL.std\"";
    let text = kernel("%f = OpTypeFloat 32 %one = OpConstant %f 1 %a = OpTypeStruct %f", "");
    same(&format!("{unused} {text}").replace("OpName %k", "OpName %one \"one\" OpName %k"), &kernel("", ""));
    // A variable is no constant.
    different(
        &kernel(
            "%i = OpTypeInt 8 0 %t = OpTypePointer CrossWorkgroup %i %v = OpVariable %t CrossWorkgroup",
            "",
        ),
        &kernel("", ""),
    );
}

#[apply(case)]
fn source_extensions_are_a_set() {
    let text = |sources: &str| kernel("", "").replacen("OpName", &format!("{sources} OpName"), 1);
    let (source, a, b) = ("OpSource OpenCL_C 120", "OpSourceExtension \"a\"", "OpSourceExtension \"b\"");
    same(&text(&format!("{b} {source} {a} {a}")), &text(&format!("{source} {a} {b}")));
    different(&text(&format!("{source} {a}")), &text(&format!("{source} {b}")));
}

#[apply(case)]
fn types_and_constants_are_made_unique() {
    let body = "%t = OpISub %uint2 %p %c2";
    let twice = kernel("%uint2 = OpTypeInt 32 0 %c2 = OpConstant %uint2 7", body);
    let once = kernel("", "%t = OpISub %uint %p %c");
    same(&twice, &once);
    // Unless their decorations differ, or the value does.
    different(&twice.replace("OpDecorate %p", "OpDecorate %c2 Volatile OpDecorate %p"), &once);
    different(&twice.replace("%c2 = OpConstant %uint2 7", "%c2 = OpConstant %uint2 8"), &once);
    // Aggregates stay apart.
    let structs = |second: &str| {
        kernel(
            &format!("%i = OpTypeInt 8 0 %s1 = OpTypeStruct %i {second}"),
            "%u1 = OpUndef %s1 %u2 = OpUndef %s2",
        )
    };
    different(&structs("%s2 = OpTypeStruct %i"), &structs("").replace("%s2", "%s1"));
}

#[apply(case)]
fn zero_and_null_are_one_constant() {
    let text =
        |constant: &str| kernel(&format!("%i = OpTypeInt 16 0 %z = {constant}"), "%t = OpIAdd %i %z %z");
    same(&text("OpConstant %i 0"), &text("OpConstantNull %i"));
    different(&text("OpConstant %i 1"), &text("OpConstantNull %i"));
    let half = |constant: &str| {
        text(constant).replace("OpTypeInt 16 0", "OpTypeFloat 16").replace("OpIAdd", "OpFAdd")
    };
    different(&half("OpConstant %i -0x0p+0"), &half("OpConstantNull %i"));
}

#[apply(case)]
fn specialization_constants_stay_apart() {
    let text = |second: &str| {
        kernel(
            "%i = OpTypeInt 8 0 %x = OpSpecConstant %i 1 %y = OpSpecConstant %i 1",
            &format!("%u = OpIAdd %i %x {second}"),
        )
    };
    different(&text("%x"), &text("%y"));
}

#[apply(case)]
fn decoration_groups_are_expanded() {
    let grouped = kernel("", "").replace(
        "OpDecorate %p Alignment 4",
        "OpDecorate %g Alignment 4 OpDecorate %g Restrict %g = OpDecorationGroup OpGroupDecorate %g %p %k",
    );
    let expanded = kernel("", "").replace(
        "OpDecorate %p Alignment 4",
        "OpDecorate %k Restrict OpDecorate %p Alignment 4 OpDecorate %p Restrict OpDecorate %k Alignment 4",
    );
    same(&grouped, &expanded);
    let declared = "%i = OpTypeInt 8 0 %st = OpTypeStruct %i %i";
    let members = |decorations: &str| {
        kernel(declared, "%u = OpUndef %st").replace("OpDecorate %p", &format!("{decorations} OpDecorate %p"))
    };
    same(
        &members("OpDecorate %g Offset 4 %g = OpDecorationGroup OpGroupMemberDecorate %g %st 0 %st 1"),
        &members("OpMemberDecorate %st 1 Offset 4 OpMemberDecorate %st 0 Offset 4"),
    );
}

#[apply(case)]
fn annotations_names_capabilities_and_extensions_are_sorted() {
    let text = |head: &str, names: &str| {
        format!(
            "{head} OpMemoryModel Physical64 OpenCL {names} %a = OpTypeVoid %b = OpTypeFunction %a %c = OpFunction %a None %b OpFunctionEnd"
        )
    };
    same(
        &text(
            "OpCapability Kernel OpCapability Addresses OpExtension \"A\" OpExtension \"B\"",
            "OpName %c \"c\" OpName %a \"a\" OpDecorate %c Restrict OpDecorate %a Volatile",
        ),
        &text(
            "OpCapability Addresses OpCapability Kernel OpCapability Kernel OpExtension \"B\" OpExtension \"A\"",
            "OpName %a \"a\" OpName %c \"c\" OpDecorate %a Volatile OpDecorate %c Restrict",
        ),
    );
    different(&text("OpCapability Kernel", ""), &text("OpCapability Kernel OpCapability Addresses", ""));
    different(
        &text("OpCapability Kernel", "OpName %c \"c\""),
        &text("OpCapability Kernel", "OpName %c \"d\""),
    );
}

#[apply(case)]
fn the_generator_is_ignored_and_the_version_is_not() {
    let text = kernel("", "");
    same(&format!("; Generator: Intel; 3\n{text}"), &text);
    let found = different(&format!("; Version: 1.1\n{text}"), &text);
    assert_eq!(found, "- version 1.1\n+ version 1.6");
}

#[apply(case)]
fn declarations_are_ordered_by_first_use() {
    same(
        &kernel("%f = OpTypeFloat 32 %i = OpTypeInt 8 0", "%x = OpUndef %i %y = OpUndef %f"),
        &kernel("%i = OpTypeInt 8 0 %f = OpTypeFloat 32", "%x = OpUndef %i %y = OpUndef %f"),
    );
}

#[apply(case)]
fn pointers_to_themselves_are_numbered() {
    let text = |order: [&str; 2]| {
        let declarations =
            format!("OpTypeForwardPointer %ptr CrossWorkgroup %i = OpTypeInt 8 0 {} {}", order[0], order[1]);
        kernel(&declarations, "%x = OpUndef %ptr")
    };
    let link = "%link = OpTypeStruct %i %ptr";
    let pointer = "%ptr = OpTypePointer CrossWorkgroup %link";
    same(&text([link, pointer]), &text([link, pointer]));
    assert!(canonical(&text([link, pointer])).contains("OpTypeForwardPointer"));
}

#[apply(case)]
fn everything_in_a_function_counts() {
    let add = kernel("", "%t = OpIAdd %uint %p %c");
    for other in ["%t = OpIAdd %uint %c %p", "%t = OpISub %uint %p %c", "", "%t = OpIAdd %uint %p %c OpNop"] {
        different(&add, &kernel("", other));
    }
    let found = different(&add, &kernel("", "%t = OpISub %uint %p %c"));
    assert!(found.contains("in function k: %7 = OpIAdd %3 %5 %8"), "{found}");
    assert!(
        found.contains(
            "\n- %7 = OpIAdd %3 %5 %8\n- %9 = OpIAdd %3 %5 %8\n- OpReturn\n+ %7 = OpISub %3 %5 %8\n"
        ),
        "{found}"
    );
}

#[apply(case)]
fn entry_points_and_modes_count() {
    let text = kernel("", "");
    different(&text, &text.replace("OpEntryPoint Kernel %k \"k\"", "OpEntryPoint Kernel %k \"j\""));
    different(&text, &text.replace("OpName", "OpExecutionMode %k ContractionOff OpName"));
    different(&text, &text.replace("Physical64", "Physical32"));
}

#[apply(case)]
fn ids_that_only_decorations_use_are_kept() {
    let text = |value: u32| {
        let decorated = kernel(&format!("%i = OpTypeInt 16 0 %d = OpConstant %i {value}"), "");
        decorated.replace("OpDecorate %p", "OpDecorateId %p AlignmentId %d OpDecorate %p")
    };
    same(&text(5), &text(5));
    let found = different(&text(5), &text(6));
    assert!(found.contains("OpConstant") && found.contains(" 5"), "{found}");
}

#[apply(case)]
fn deep_types_need_no_deep_stack() {
    let mut declarations = "%i0 = OpTypeInt 8 0".to_owned();
    for depth in 1..60_000 {
        declarations.push_str(&format!(" %i{depth} = OpTypeStruct %i{}", depth - 1));
    }
    let text = kernel(&declarations, "%u = OpUndef %i59999");
    same(&text, &text);
}

#[apply(case)]
fn hostile_groups_are_refused() {
    let mut text = format!("{HEAD} %g = OpDecorationGroup ");
    for decoration in 0..2000 {
        text.push_str(&format!("OpDecorate %g Alignment {decoration} "));
    }
    text.push_str("OpGroupDecorate %g");
    for target in 0..20_000 {
        text.push_str(&format!(" %t{target}"));
    }
    let error = canonicalize(&module(&text)).unwrap_err();
    assert!(error.to_string().contains("decoration groups with too many targets"), "{error}");
}

/// A shader with a structure that is pointed to, declared ahead or not; the structure may contain the pointer.
fn pointing(ahead: &str, member: &str) -> String {
    format!(
        "OpCapability Shader OpCapability PhysicalStorageBufferAddresses
        OpExtension \"SPV_KHR_physical_storage_buffer\"
        OpMemoryModel PhysicalStorageBuffer64 GLSL450 OpEntryPoint GLCompute %k \"k\"
        OpExecutionMode %k LocalSize 1 1 1 OpDecorate %s Block OpMemberDecorate %s 0 Offset 0
        %void = OpTypeVoid %fn = OpTypeFunction %void %uint = OpTypeInt 32 0 {ahead}
        %s = OpTypeStruct {member} %p = OpTypePointer PhysicalStorageBuffer %s %n = OpTypePointer Function %p
        %k = OpFunction %void None %fn %l = OpLabel %v = OpVariable %n Function OpReturn OpFunctionEnd"
    )
}

#[apply(case)]
fn pointers_are_declared_ahead_where_a_type_contains_them() {
    let ahead = "OpTypeForwardPointer %p PhysicalStorageBuffer";
    same(&pointing(ahead, "%uint"), &pointing("", "%uint"));
    assert!(!canonical(&pointing(ahead, "%uint")).contains("ForwardPointer"));
    assert!(canonical(&pointing(ahead, "%p")).contains("ForwardPointer"));
}
