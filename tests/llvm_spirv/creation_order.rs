//! In which order ids are given, and with them names, types and constants stand: that of the Khronos translator.

use super::lines::shows;
use super::values::{assert_valid, written};
use super::{Folder, folder};

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

#[test]
fn the_types_of_a_function_come_before_it() {
    let body = "%S = type { i32, float }\n\
        define spir_func void @f(ptr addrspace(1) %p, i64 %n) {\n  \
        %g = getelementptr %S, ptr addrspace(1) %p, i64 %n\n  ret void\n}";
    assert_eq!(names(&folder("order_signatures"), body), ["S", "f", "p", "n", "g"]);
}

#[test]
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

#[test]
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

#[test]
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

#[test]
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

#[test]
fn a_truncation_to_a_truth_names_the_bit_first() {
    let body = "define spir_func i1 @f(i32 %n) {\n  %c = trunc i32 %n to i1\n  ret i1 %c\n}";
    let wanted =
        ["Constant _ $one 1", "Constant _ $zero 0", "BitwiseAnd _ $bit _ $one", "INotEqual _ _ $bit $zero"];
    in_order("order_truths", body, &wanted);
}

#[test]
fn a_compared_exchange_names_its_operands_in_their_order() {
    let body = "define spir_func void @f(ptr addrspace(1) %p) {\n  \
        %r = cmpxchg ptr addrspace(1) %p, i32 70, i32 60 syncscope(\"device\") acq_rel monotonic\n  ret void\n}";
    let constants = [1, 8, 0, 60, 70].map(|number| format!("Constant _ _ {number}"));
    in_order("order_exchanges", body, &constants.each_ref().map(String::as_str));
}

#[test]
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
