//! Aliases, constants in the private address space, and stack variables outside of the entry block.

use super::{same_results, words};
use crate::assembly::tools::disassemble_raw;

/// All small numbers and some others.
fn numbers(_: &str) -> Vec<Vec<Vec<u8>>> {
    let extremes = [u32::MAX, 1 << 31, 12345];
    (0..20).chain(extremes).map(|number: u32| vec![number.to_le_bytes().to_vec()]).collect()
}

#[apply(case)]
fn aliases_are_what_they_stand_for() {
    let text = "@table = internal addrspace(2) constant [4 x i32] [i32 3, i32 1, i32 4, i32 1]\n\
        @second = internal alias [4 x i32], ptr addrspace(2) @table\n\
        @twice = alias i32 (i32), ptr @double_it\n@again = alias i32 (i32), ptr @twice\n\
        define i32 @double_it(i32 %x) {\n%r = shl i32 %x, 1\nret i32 %r\n}\n\
        define i32 @user(i32 %x) {\n%a = call i32 @again(i32 %x)\n%b = call i32 @twice(i32 %a)\n\
        %c = load i32, ptr addrspace(2) getelementptr (i32, ptr addrspace(2) @second, i64 2)\n%r = add i32 %b, %c\nret i32 %r\n}\n";
    assert_eq!(same_results("aliases", text, numbers), 2);
}

#[apply(case)]
fn private_constants_move_into_functions() {
    let text = "@table = private unnamed_addr constant [5 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5], align 4\n\
        @pair = internal constant { i16, i64 } { i16 7, i64 -2 }\n\
        define internal i32 @read(ptr %p) {\n%r = load i32, ptr %p\nret i32 %r\n}\n\
        define i32 @element(i32 %x) {\n%i = urem i32 %x, 5\n%p = getelementptr [5 x i32], ptr @table, i32 0, i32 %i\n\
        %r = load i32, ptr %p\nret i32 %r\n}\n\
        define i32 @known(i32 %x) {\n%a = load i32, ptr getelementptr inbounds ([5 x i32], ptr @table, i64 0, i64 2)\n\
        %b = call i32 @read(ptr getelementptr inbounds (i8, ptr @table, i64 16))\n\
        %c = load i64, ptr getelementptr ({ i16, i64 }, ptr @pair, i64 0, i32 1)\n%d = trunc i64 %c to i32\n\
        %s = add i32 %a, %b\n%t = mul i32 %s, %d\n%r = add i32 %t, %x\nret i32 %r\n}\n\
        define i32 @chosen(i32 %x) {\nentry:\n%c = icmp ult i32 %x, 9\n\
        switch i32 %x, label %b [ i32 1, label %a\n i32 2, label %a\n i32 3, label %b ]\na:\nbr label %c1\nb:\nbr label %c1\nc1:\n\
        %p = phi ptr [ getelementptr (i32, ptr @table, i64 1), %a ], [ getelementptr (i32, ptr @table, i64 2), %b ]\n\
        %q = select i1 %c, ptr %p, ptr @table\n%r = load i32, ptr %q\nret i32 %r\n}\n";
    assert_eq!(same_results("private_constants", text, numbers), 3);
}

#[apply(case)]
fn a_private_constant_whose_address_is_kept_is_refused() {
    for user in [
        "define ptr @f() {\nret ptr @c\n}",
        "define void @f(ptr %p) {\nstore ptr @c, ptr %p\nret void\n}",
        "define internal void @g(ptr %p, ptr %q) {\nstore ptr %p, ptr %q\nret void\n}\n\
         define void @f(ptr %q) {\ncall void @g(ptr @c, ptr %q)\nret void\n}",
    ] {
        let error = words(&format!("@c = private constant i32 7\n{user}\n")).expect_err(user);
        assert!(error.contains("private address space") && error.contains("@c"), "{error}");
    }
}

#[apply(case)]
fn stack_variables_stand_in_the_entry_block() {
    let text = "define i32 @f(i32 %x) {\nentry:\nbr label %loop\nloop:\n%i = phi i32 [ 0, %entry ], [ %j, %loop ]\n\
        %acc = phi i32 [ %x, %entry ], [ %sum, %loop ]\n%v = alloca i32, align 4\n%w = alloca i32, i64 3, align 4\n\
        %w2 = getelementptr i32, ptr %w, i64 2\nstore i32 %i, ptr %v\nstore i32 %acc, ptr %w2\n%a = load i32, ptr %v\n\
        %b = load i32, ptr %w2\n%sum = add i32 %a, %b\n%j = add i32 %i, 1\n%c = icmp ult i32 %j, 4\n\
        br i1 %c, label %loop, label %exit\nexit:\nret i32 %sum\n}\n";
    assert_eq!(same_results("stack_variables", text, numbers), 1);
    let listing = disassemble_raw(&words(text).unwrap());
    let entry = listing.split("OpLabel").nth(1).unwrap_or_default();
    assert_eq!(entry.matches("OpVariable").count(), 2, "{listing}");
}
