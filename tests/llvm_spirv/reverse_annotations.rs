//! What `-r` makes of decorations, loop controls and types of arguments, where the Khronos translator does it its own way.

use super::reverse::assembled;
use super::{folder, read_back};

const HEAD: &str = "; Version: 1.4\nOpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpMemoryModel Physical64 OpenCL\n\
    OpEntryPoint Kernel %k \"k\"\nOpSource OpenCL_C 200000\n";
const TYPES: &str = "%void = OpTypeVoid\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n\
    %pointer = OpTypePointer CrossWorkgroup %uint\n%local = OpTypePointer Function %uint\n%one = OpConstant %uint 1\n\
    %four = OpConstant %uint 4\n%eight = OpSpecConstant %uint 8\n";

/// What `-r` makes of a kernel.
fn read(name: &str, flags: &[&str], [annotations, types, body]: [&str; 3]) -> String {
    let folder = folder(&format!("annotations_{name}"));
    let parameters: Vec<_> = body
        .lines()
        .filter_map(|line| line.split_once(" = OpFunctionParameter "))
        .map(|(_, ty)| ty)
        .collect();
    assembled(
        &folder,
        &format!(
            "{HEAD}{annotations}{TYPES}{types}%fn = OpTypeFunction %void {}\n%k = OpFunction %void None %fn\n{body}OpReturn\nOpFunctionEnd\n",
            parameters.join(" ")
        ),
    );
    read_back(&folder, flags)
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[apply(case)]
fn alignments_that_constants_say_are_attributes() {
    let annotations = "OpDecorate %eight SpecId 3\nOpDecorateId %p AlignmentId %eight\nOpDecorateId %p MaxByteOffsetId %four\n\
        OpDecorateId %g AlignmentId %four\n";
    let parts = [
        annotations,
        "%g = OpVariable %pointer CrossWorkgroup %one\n",
        "%p = OpFunctionParameter %pointer\n%l = OpLabel\n",
    ];
    let text = read("alignment", &[], parts);
    has(&text, &["(ptr addrspace(1) align 8 dereferenceable(4) %0)", "global i32 1, align 4"]);
    // What constants say is in the attributes only: metadata has decorations with literals.
    assert!(!text.contains("!{i32 46, i32 8}") && !text.contains("!{i32 47, i32 4}"), "{text}");
    let text = read("alignment_told", &["--spec-const=3:i32:32"], parts);
    has(&text, &["(ptr addrspace(1) align 32 dereferenceable(4) %0)"]);
}

#[apply(case)]
fn volatile_variables_are_initialized_by_volatile_stores() {
    let body = "%l = OpLabel\n%v = OpVariable %local Function %one\n%w = OpVariable %local Function %four\n";
    let text = read("volatile", &[], ["OpDecorate %v Volatile\n", "", body]);
    has(&text, &["store volatile i32 1, ptr %", "store i32 4, ptr %"]);
}

#[apply(case)]
fn fast_math_modes_are_flags_of_arithmetic_only() {
    let decorated =
        |names: [&str; 5]| names.map(|name| format!("OpDecorate %{name} FPFastMathMode NotNaN\n")).concat();
    let body = "%x = OpFunctionParameter %float\n%y = OpFunctionParameter %float\n%l = OpLabel\n%sum = OpFAdd %float %x %y\n\
        %less = OpFOrdLessThan %bool %x %sum\n%neg = OpFNegate %float %sum\n%sel = OpSelect %float %less %sum %neg\n\
        %dot = OpDot %float %v %v\n";
    let types = "%v2 = OpTypeVector %float 2\n%v = OpConstantNull %v2\n";
    let annotations = decorated(["sum", "less", "neg", "sel", "dot"]);
    let text = read("fast_math", &["--spirv-target-env=SPV-IR"], [&annotations, types, body]);
    has(
        &text,
        &[
            "fadd nnan float",
            "fcmp nnan olt float",
            "fneg nnan float",
            "= select i1",
            "= call spir_func float @_Z11__spirv_Dot",
        ],
    );
}

#[apply(case)]
fn modes_that_say_a_flag_twice_are_flags() {
    // LLVM's own writer names all modes beside the one that means all.
    let annotations = "OpDecorate %sum FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|Fast\n";
    let body = "%x = OpFunctionParameter %float\n%y = OpFunctionParameter %float\n%l = OpLabel\n%sum = OpFAdd %float %x %y\n";
    has(&read("fast_math_twice", &[], [annotations, "", body]), &["fadd fast float"]);
}

#[apply(case)]
fn conversions_that_saturate_in_any_case_have_their_names() {
    let annotations = "OpDecorate %small SaturatedConversion\n";
    let body = "%x = OpFunctionParameter %float\n%y = OpFunctionParameter %float\n%l = OpLabel\n%small = OpSatConvertSToU %uchar %four\n";
    let types = "%uchar = OpTypeInt 8 0\n";
    has(&read("saturated_twice", &[], [annotations, types, body]), &["@_Z17convert_uchar_sati(i32 4)"]);
}

#[apply(case)]
fn a_loop_that_is_not_to_be_unrolled_has_no_count() {
    let body = "%b = OpFunctionParameter %bool\n%l = OpLabel\nOpBranch %head\n%head = OpLabel\n\
        OpLoopMerge %out %head DontUnroll|PartialCount 7\nOpBranchConditional %b %head %out\n%out = OpLabel\n";
    let text = read("loop", &[], ["", "", body]);
    has(&text, &["llvm.loop.unroll.disable"]);
    assert!(!text.contains("llvm.loop.unroll.count"), "{text}");
}

#[apply(case)]
fn a_count_of_one_is_complete_unrolling_only_where_unrolling_is_wished() {
    let read = |name: &str, control: &str| {
        let body = format!(
            "%b = OpFunctionParameter %bool\n%l = OpLabel\nOpBranch %head\n%head = OpLabel\n\
            OpLoopMerge %out %head {control}\nOpBranchConditional %b %head %out\n%out = OpLabel\n"
        );
        read(name, &[], ["", "", &body])
    };
    has(&read("loop_once", "PartialCount 1"), &["!{!\"llvm.loop.unroll.count\", i32 1}"]);
    has(&read("loop_full", "Unroll|PartialCount 1"), &["!{!\"llvm.loop.unroll.full\"}"]);
}

#[apply(case)]
fn structures_without_names_are_arguments_without_types() {
    let types = "%s = OpTypeStruct %uint\n%t = OpTypeStruct %uint %float\n%ps = OpTypePointer CrossWorkgroup %s\n%pt = OpTypePointer CrossWorkgroup %t\n";
    let body = "%p = OpFunctionParameter %ps\n%q = OpFunctionParameter %pt\n%l = OpLabel\n";
    let text = read("unnamed", &[], ["OpName %t \"struct.named\"\n", types, body]);
    has(&text, &["!{!\"*\", !\"struct named*\"}"]);
}

#[apply(case)]
fn capabilities_that_others_imply_are_used() {
    let one = |capability: &str| {
        let folder = folder(&format!("annotations_implied_{capability}"));
        let module = format!(
            "OpCapability Addresses\nOpCapability Kernel\nOpCapability {capability}\nOpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 102000\n"
        );
        assembled(&folder, &module);
        read_back(&folder, &[])
    };
    has(&one("ImageReadWrite"), &["!{!\"cl_images\"}"]);
    has(&one("ImageMipmap"), &["!{!\"cl_khr_mipmap_image_writes\"}", "!{!\"cl_images\"}"]);
    assert!(!one("Int64").contains("cl_images"));
}

#[apply(case)]
fn every_branch_back_carries_the_loop() {
    let body = "%b = OpFunctionParameter %bool\n%l = OpLabel\nOpBranch %head\n%head = OpLabel\n\
        OpLoopMerge %out %more Unroll\nOpBranchConditional %b %next %out\n%next = OpLabel\n\
        OpBranchConditional %b %head %more\n%more = OpLabel\nOpBranch %head\n%out = OpLabel\n";
    let text = read("latches", &[], ["", "", body]);
    let lines: Vec<_> = text.lines().filter_map(|line| line.split_once(", !llvm.loop ")).collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert_eq!(lines[0].1, lines[1].1, "{text}");
}

#[apply(case)]
fn lines_without_a_description_of_the_function_leave_nothing() {
    let body = "%x = OpFunctionParameter %uint\n%l = OpLabel\nOpLine %file 3 4\n%sum = OpIAdd %uint %x %x\n";
    let text = read("lines", &[], ["%file = OpString \"k.cl\"\n", "", body]);
    has(&text, &["= add i32 %0, %0\n"]);
    assert!(!text.contains("!dbg") && !text.contains("!llvm.dbg.cu"), "{text}");
}
