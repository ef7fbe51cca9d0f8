//! Structures without names, as the Khronos translator's reader calls them.

use super::reverse::assembled;
use super::{folder, read_back};

const HEAD: &str = "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
    OpDecorate %f LinkageAttributes \"f\" Export\n%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n";

/// The lines that define structures, sorted, and the whole text.
fn structures(name: &str, body: &str) -> (Vec<String>, String) {
    let folder = folder(name);
    assembled(&folder, &format!("{HEAD}{body}"));
    let text = read_back(&folder, &[]);
    let mut lines: Vec<String> =
        text.lines().filter(|line| line.contains(" = type ")).map(str::to_owned).collect();
    lines.sort();
    (lines, text)
}

#[apply(case)]
fn structures_without_a_name_get_one() {
    let (lines, text) = structures(
        "structures_outer",
        "%inner = OpTypeStruct %float %uint\n%outer = OpTypeStruct %uint %inner\n%fn = OpTypeFunction %uint %outer\n\
         %f = OpFunction %uint None %fn\n%p = OpFunctionParameter %outer\n%l = OpLabel\n\
         %r = OpCompositeExtract %uint %p 1 1\nOpReturnValue %r\nOpFunctionEnd\n",
    );
    assert_eq!(
        lines,
        ["%structtype = type { float, i32 }", "%structtype.0 = type { i32, %structtype }"],
        "{text}"
    );
}

#[apply(case)]
fn structures_are_counted_where_they_are_declared() {
    let (lines, text) = structures(
        "structures_used",
        "%a = OpTypeStruct %float %uint\n%b = OpTypeStruct %uint\n%c = OpTypeStruct %float\n%d = OpTypeStruct %uint %uint\n\
         %class = OpTypePointer CrossWorkgroup %d\n%place = OpTypePointer CrossWorkgroup %a\n\
         %numbers = OpTypePointer CrossWorkgroup %uint\n%one = OpConstant %float 1\n%two = OpConstant %uint 2\n\
         %some = OpConstantComposite %a %one %two\n%none = OpConstantNull %c\n%v = OpVariable %class CrossWorkgroup\n\
         %fn = OpTypeFunction %void %b %numbers\n%other = OpTypeFunction %c %c\n\
         %f = OpFunction %void None %fn\n%p = OpFunctionParameter %b\n%q = OpFunctionParameter %numbers\n%l = OpLabel\n\
         %r = OpFunctionCall %c %g %none\n%s = OpBitcast %place %q\nOpStore %s %some\nOpReturn\nOpFunctionEnd\n\
         %g = OpFunction %c None %other\n%t = OpFunctionParameter %c\n%m = OpLabel\nOpReturnValue %t\nOpFunctionEnd\n",
    );
    let expected = [
        "%structtype = type { float, i32 }",
        "%structtype.0 = type { i32 }",
        "%structtype.1 = type { float }",
        "%structtype.2 = type { i32, i32 }",
    ];
    assert_eq!(lines, expected, "{text}");
}

#[apply(case)]
fn structures_that_nothing_uses_take_no_name() {
    let (lines, text) = structures(
        "structures_unused",
        "%used = OpTypeStruct %uint\n%unused = OpTypeStruct %float\n%fn = OpTypeFunction %void %used\n\
         %f = OpFunction %void None %fn\n%p = OpFunctionParameter %used\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n",
    );
    assert_eq!(lines, ["%structtype = type { i32 }"], "{text}");
    let names = "OpName %used \"s\"\nOpName %unused \"s\"\n";
    let folder = folder("structures_named");
    let body = HEAD.replace("OpDecorate", &format!("{names}OpDecorate"));
    assembled(
        &folder,
        &format!(
            "{body}%used = OpTypeStruct %uint\n%unused = OpTypeStruct %float\n%fn = OpTypeFunction %void %used\n\
             %f = OpFunction %void None %fn\n%p = OpFunctionParameter %used\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n"
        ),
    );
    let text = read_back(&folder, &[]);
    assert!(text.contains("%s = type { i32 }"), "{text}");
}
