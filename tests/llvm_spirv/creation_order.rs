//! In which order ids are given, and with them names, types and constants stand: that of the Khronos translator.

use super::lines::shows;
use super::values::{assert_valid, written, written_even_if_invalid};
use super::{Folder, folder};

const OPENCL: &str = "!opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}\n";

#[track_caller]
fn in_order(name: &str, body: &str, wanted: &[&str]) {
    shows(&written(&folder(name), &[], body), wanted);
}

/// The names of a module, in the order in which they stand.
fn names(folder: &Folder, body: &str) -> Vec<String> {
    let text = written(folder, &[], body);
    let names = text.lines().filter_map(|line| line.split_once(" Name ")?.1.split('"').nth(1));
    names.map(str::to_owned).collect()
}

#[apply(case)]
fn the_types_of_a_function_come_before_it() {
    let body = "%S = type { i32, float }\n\
        define spir_func void @f(ptr addrspace(1) %p, i64 %n) {\n  \
        %g = getelementptr %S, ptr addrspace(1) %p, i64 %n\n  ret void\n}";
    assert_eq!(names(&folder("order_signatures"), body), ["S", "f", "p", "n", "g"]);
}

#[apply(case)]
fn an_initializer_comes_before_its_variable() {
    let body = "@a = addrspace(1) global i32 7, align 4\n\
        @b = addrspace(1) global [2 x i32] [i32 1, i32 2], align 4";
    in_order(
        "order_initializers",
        body,
        &[
            "Name 5 \"a\"",
            "Name 13 \"b\"",
            "Constant 2 4 7",
            "Variable _ 5 5 4",
            "ConstantComposite _ 12 10 11",
            "Variable _ 13 5 12",
        ],
    );
}

#[apply(case)]
fn what_a_phi_casts_is_named_where_it_is_defined() {
    let body = "define spir_func void @f(i1 %c) {\nentry:\n  %x = alloca float, align 4\n  br label %loop\nloop:\n  \
        %i = phi ptr [ %x, %entry ], [ %next, %loop ]\n  store float 1.0, ptr %i, align 4\n  \
        %next = getelementptr i8, ptr %i, i64 4\n  br i1 %c, label %loop, label %exit\nexit:\n  ret void\n}";
    let folder = folder("order_phis");
    assert_eq!(names(&folder, body), ["f", "c", "entry", "loop", "exit", "x", "i", "next"]);
    // Without a cast the phi names the value itself.
    let same = body.replace("getelementptr i8,", "getelementptr float,");
    assert_eq!(names(&folder, &same), ["f", "c", "entry", "loop", "exit", "x", "next", "i"]);
}

#[apply(case)]
fn casts_come_before_what_else_an_instruction_names() {
    let body = "define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {\n  \
        %l = load i64, ptr addrspace(1) %p, align 8\n  store float 5.0, ptr addrspace(1) %p, align 4\n  \
        call spir_func void @_Z1gdPU3AS1f(double 7.0, ptr addrspace(1) %p)\n  ret void\n}\n\
        declare spir_func void @_Z1gdPU3AS1f(double, ptr addrspace(1))";
    let text = written(&folder("order_casts"), &[], body);
    let id = |line: &str, word: usize| -> u32 {
        let line =
            text.lines().find(|candidate| candidate.contains(line)).unwrap_or_else(|| panic!("{text}"));
        line.split_whitespace()
            .nth(word)
            .and_then(|word| word.parse().ok())
            .unwrap_or_else(|| panic!("{line}"))
    };
    let casts: Vec<u32> = text
        .lines()
        .filter(|line| line.contains(" Bitcast "))
        .filter_map(|line| line.split_whitespace().nth(3)?.parse().ok())
        .collect();
    // 5.0 and 7.0.
    assert!(casts[0] < id("1084227584", 3) && casts[1] < id("1075576832", 3), "{text}");
}

#[apply(case)]
fn operands_come_before_the_type_of_the_result() {
    let body = "define spir_func void @f(i32 %n) {\n  %i = inttoptr i64 9 to ptr addrspace(3)\n  \
        store i16 1, ptr addrspace(3) %i, align 2\n  ret void\n}";
    // The number is 9, the pointer 11; 8 and 10 are the types of what they are made of.
    let wanted = ["TypeInt 8 64 0", "Constant 8 9 9 0", "TypePointer 11 4 10", "ConvertUToPtr 11 12 9"];
    in_order("order_operands", body, &wanted);
    let body = "define spir_func void @f(ptr addrspace(1) %p) {\n  \
        %g = getelementptr [4 x i16], ptr addrspace(1) %p, i64 3, i64 2\n  ret void\n}";
    in_order("order_indices", body, &["Constant _ 12 3 0", "Constant _ 13 2 0", "TypePointer 14 5 _"]);
}

#[apply(case)]
fn a_truncation_to_a_truth_names_the_bit_first() {
    let body = "define spir_func i1 @f(i32 %n) {\n  %c = trunc i32 %n to i1\n  ret i1 %c\n}";
    let wanted =
        ["Constant _ $one 1", "Constant _ $zero 0", "BitwiseAnd _ $bit _ $one", "INotEqual _ _ $bit $zero"];
    in_order("order_truths", body, &wanted);
}

#[apply(case)]
fn a_compared_exchange_names_its_operands_in_their_order() {
    let body = "define spir_func void @f(ptr addrspace(1) %p) {\n  \
        %r = cmpxchg ptr addrspace(1) %p, i32 70, i32 60 syncscope(\"device\") acq_rel monotonic\n  ret void\n}";
    let constants = [1, 8, 0, 60, 70].map(|number| format!("Constant _ _ {number}"));
    in_order("order_exchanges", body, &constants.each_ref().map(String::as_str));
}

#[apply(case)]
fn binaries_are_in_the_order_of_the_text() {
    const CONSTANT: u32 = 43;
    const FLOAT: u32 = 22;
    let folder = folder("order_binaries");
    let body = "define spir_kernel void @k(ptr addrspace(1) %p) {\n  store float 2.0, ptr addrspace(1) %p, align 4\n  \
        %n = load i32, ptr addrspace(1) %p, align 4\n  %m = add i32 %n, 5\n  ret void\n}";
    let text = written(&folder, &[], body);
    let binary = folder.succeed(&["m.ll", "-o", "-"]);
    assert_valid(&binary);
    folder.file("m.spv", &binary);
    // Empty lines tell which extensions are allowed.
    let lines =
        |text: &str| text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&folder.text(&["--to-text", "m.spv", "-o", "-"])), lines(&text));
    let words: Vec<u32> = binary.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let (mut at, mut opcodes) = (5, Vec::new());
    while at < words.len() {
        opcodes.push(words[at] & 0xffff);
        at += (words[at] >> 16) as usize;
    }
    let place = |wanted: u32| opcodes.iter().position(|opcode| *opcode == wanted);
    assert!(place(CONSTANT) < place(FLOAT), "{opcodes:?}");
}

/// The numbers of a text's constants of one type, in their order.
fn constants(text: &str, width: &str) -> Vec<String> {
    let ty =
        text.lines().find_map(|line| line.strip_prefix("4 TypeInt ")?.strip_suffix(&format!(" {width} 0 ")));
    let ty = ty.unwrap_or_else(|| panic!("no integers of {width} bits: {text}"));
    let number = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        (words.get(1..3)? == ["Constant", ty]).then(|| words.get(4).map(|word| (*word).to_owned()))?
    };
    text.lines().filter_map(number).collect()
}

/// An argument of a builtin has its id when the instruction that the call becomes is written, and none if that has no use for it.
#[apply(case)]
fn constants_have_the_order_of_their_use() {
    let folder = folder("ids_constants");
    let body = "declare spir_func i64 @_Z13get_global_idj(i32)\n\
        declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)\n\
        define spir_kernel void @k(ptr addrspace(1) %p) {\n\
          %1 = call spir_func i64 @_Z13get_global_idj(i32 5)\n\
          %2 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %p, i32 7)\n\
          %3 = add i32 %2, 9\n  %4 = add i32 %3, 5\n  store i32 %4, ptr addrspace(1) %p\n  ret void\n}\n";
    let text = written(&folder, &[], &format!("{body}{OPENCL}"));
    // Scope and semantics of the atomic stand in front of its value, and the index of the work-item comes last.
    assert_eq!(constants(&text, "32"), ["2", "512", "7", "9", "5"], "{text}");
}

/// A constant that is part of another one stands in front of it; those that no call made keep their places.
#[apply(case)]
fn parts_of_constants_go_with_them() {
    let folder = folder("ids_parts");
    let body = "declare spir_func void @_Z7vstore2Dv2_imPU3AS1i(<2 x i32>, i64, ptr addrspace(1))\n\
        declare spir_func <2 x i32> @_Z7isequalDv2_fS_(<2 x float>, <2 x float>)\n\
        define spir_kernel void @k(ptr addrspace(1) %p, <2 x float> %x) {\n\
          call spir_func void @_Z7vstore2Dv2_imPU3AS1i(<2 x i32> <i32 3, i32 4>, i64 6, ptr addrspace(1) %p)\n\
          %1 = call spir_func <2 x i32> @_Z7isequalDv2_fS_(<2 x float> %x, <2 x float> %x)\n\
          %2 = add <2 x i32> %1, <i32 4, i32 8>\n\
          store <2 x i32> %2, ptr addrspace(1) %p\n  ret void\n}\n";
    let text = written(&folder, &[], &format!("{body}{OPENCL}"));
    assert_eq!(constants(&text, "32"), ["3", "4", "4294967295", "8"], "{text}");
    shows(
        &text,
        &[
            "Constant $int $three 3",
            "Constant $int $four 4",
            "TypeVector $pair $int 2",
            "TypeBool $bool",
            "TypeVector $truths $bool 2",
            "ConstantComposite $pair $stored $three $four",
            "ConstantNull $pair $none",
            "ConstantComposite $pair $all _ _",
            "ExtInst _ _ _ vstoren $stored ...",
            "FOrdEqual $truths $compared _ _",
            "Select _ _ $compared $all $none",
        ],
    );
}

/// What a comparison yields is declared before what the call returns, and no before yes.
#[apply(case)]
fn comparisons_are_declared_before_their_results() {
    let folder = folder("ids_comparisons");
    let body = "declare spir_func <2 x i32> @_Z7isequalDv2_fS_(<2 x float>, <2 x float>)\n\
        declare spir_func i32 @_Z7isequalff(float, float)\n\
        define spir_kernel void @k(ptr addrspace(1) %p, <2 x float> %x, float %y) {\n\
          %1 = call spir_func <2 x i32> @_Z7isequalDv2_fS_(<2 x float> %x, <2 x float> %x)\n\
          %first = extractelement <2 x i32> %1, i32 0\n  store i32 %first, ptr addrspace(1) %p\n\
          %2 = call spir_func i32 @_Z7isequalff(float %y, float %y)\n  store i32 %2, ptr addrspace(1) %p\n  ret void\n}\n";
    let text = written(&folder, &[], &format!("{body}{OPENCL}"));
    assert_eq!(constants(&text, "32"), ["4294967295", "0", "1"], "{text}");
    shows(
        &text,
        &[
            "TypeBool $bool",
            "TypeVector $truths $bool 2",
            "TypeVector $pair _ 2",
            "ConstantNull $pair $none",
            "ConstantComposite $pair $all _ _",
            "Select $pair _ _ $all $none",
        ],
    );
}

#[apply(case)]
fn images_are_combined_with_samplers_before_texels_are_declared() {
    let folder = folder("ids_images");
    let body = "declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0), target(\"spirv.Sampler\"), <2 x float>)\n\
        define spir_kernel void @k(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, <2 x float> %at, ptr addrspace(1) %p) {\n\
          %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %i, target(\"spirv.Sampler\") %s, <2 x float> %at)\n\
          %2 = extractelement <4 x float> %1, i32 0\n  store float %2, ptr addrspace(1) %p\n  ret void\n}\n";
    let text = written(&folder, &[], &format!("{body}{OPENCL}"));
    shows(&text, &["TypeSampledImage ...", "TypeVector _ _ 4"]);
}

/// A number that is made of an address stands in front of the variable in the text, which is not valid; the binary is.
#[apply(case)]
fn binaries_are_valid_where_the_text_is_not() {
    let folder = folder("order_valid");
    let body = "@g = addrspace(1) global i32 0\n@h = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @g to i64)\n";
    let text = written_even_if_invalid(&folder, &[], body);
    shows(&text, &["SpecConstantOp $long $address 117 $g", "Variable _ $g 5 _", "Variable _ _ 5 $address"]);
    assert_valid(&folder.succeed(&["m.ll", "-o", "-"]));
}

#[apply(case)]
fn truth_comes_before_what_is_compared_and_zero_before_one() {
    let body = "declare i32 @_Z13__spirv_IsNanf(float)\ndefine spir_func void @f() {\n  \
        %r = call i32 @_Z13__spirv_IsNanf(float undef)\n  ret void\n}";
    let wanted = [
        "TypeInt $int 32 0",
        "Constant $int $zero 0",
        "Constant $int $one 1",
        "TypeBool $bool",
        "TypeFloat $float 32",
        "IsNan $bool $truth _",
        "Select $int _ $truth $one $zero",
    ];
    in_order("order_truth", body, &wanted);
}

#[apply(case)]
fn the_type_of_a_result_comes_before_the_arguments() {
    let matrix = "target(\"spirv.CooperativeMatrixKHR\", i8, 3, 12, 48, 2)";
    let load = "@_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1ci";
    let body = format!(
        "declare {matrix} {load}(ptr addrspace(1), i32)\ndefine spir_func void @f(ptr addrspace(1) %p) {{\n  \
        %r = call {matrix} {load}(ptr addrspace(1) %p, i32 0)\n  ret void\n}}"
    );
    let flags = ["--spirv-ext=+SPV_KHR_cooperative_matrix"];
    let text = written(&folder("order_results"), &flags, &body);
    let wanted = ["Constant _ _ 3", "Constant _ _ 12", "Constant _ _ 48", "Constant _ _ 2", "Constant _ _ 0"];
    shows(&text, &wanted);
}
