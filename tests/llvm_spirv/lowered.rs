//! What the Khronos translator writes beside the instructions that intrinsics become: alignments, names, annotations.

use super::lines::shows;
use super::values::written;
use super::{disassembled, folder};

#[apply(case)]
fn variables_of_sums_are_aligned() {
    let folder = folder("lowered_alignment");
    let body = "define spir_func void @f(ptr addrspace(1) %p, i64 %a, i64 %b) {\n\
        %s = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)\n  %x = extractvalue { i64, i1 } %s, 0\n\
        store i64 %x, ptr addrspace(1) %p\n  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %p, i8 0, i64 12, i1 false)\n\
        call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 1, i64 3, i1 false)\n  ret void\n}\n\
        declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)\ndeclare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &[
            "Decorate $sum Alignment 8",
            "Variable _ $sum 7",
            "IAddCarry _ $both _ _",
            "Store $sum $both",
            "Load _ _ $sum 2 _",
            "...",
            "CopyMemorySized ...",
        ],
    );
    assert_eq!(text.lines().filter(|line| line.contains(" Alignment ")).count(), 1, "{text}");
}

#[apply(case)]
fn what_sanitizers_leave_out_stays_so() {
    let folder = folder("lowered_sanitized");
    let body = "target triple = \"spir64-unknown-unknown\"\ndefine spir_func i1 @f(i32 %a, i32 %b) {\n\
        %s = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b), !nosanitize !0\n\
        %t = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)\n  %x = extractvalue { i32, i1 } %s, 1\n\
        %y = extractvalue { i32, i1 } %t, 1\n  %z = and i1 %x, %y\n  ret i1 %z\n}\n\
        declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)\n\
        declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)\n!0 = !{}\n";
    folder.file("m.ll", body);
    let shown = disassembled(&folder.succeed(&["-s", "m.ll", "-o", "-"]));
    let calls = |name: &str| {
        shown.lines().filter(|line| line.contains("call ") && line.contains(name)).collect::<Vec<_>>()
    };
    assert!(calls("IAddCarry")[0].ends_with(", !nosanitize !0"), "{shown}");
    assert!(!calls("ISubBorrow")[0].contains("nosanitize"), "{shown}");
    for name in ["sadd", "umul"] {
        folder.file("m.ll", body.replace("uadd", name));
        let shown = disassembled(&folder.succeed(&["-s", "m.ll", "-o", "-"]));
        let call = shown
            .lines()
            .find(|line| line.contains(&format!("llvm_{name}_with_overflow_i32(i32 %a")))
            .unwrap();
        assert!(call.ends_with(", !nosanitize !0"), "{shown}");
    }
}

#[apply(case)]
fn names_of_compared_exchanges() {
    let folder = folder("lowered_exchange");
    let body = "define spir_func i1 @f(ptr addrspace(1) %p, i32 %a, i32 %b) {\n\
        %r = cmpxchg ptr addrspace(1) %p, i32 %a, i32 %b seq_cst acquire\n  %s = extractvalue { i32, i1 } %r, 1\n  ret i1 %s\n}";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &[
            "Name $found \"cmpxchg.res\"",
            "Name $equal \"cmpxchg.success\"",
            "AtomicCompareExchange _ $found ...",
            "IEqual _ $equal $found _",
        ],
    );
}

#[apply(case)]
fn annotations_of_annotated_values_stand_in_the_order_of_the_program() {
    let folder = folder("lowered_annotations");
    let body = "@a = private addrspace(1) constant [2 x i8] c\"a\\00\"\n@b = private addrspace(1) constant [2 x i8] c\"b\\00\"\n\
        @c = private addrspace(1) constant [2 x i8] c\"c\\00\"\n\
        define spir_func i32 @f(ptr addrspace(1) %p) {\n  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i32 1\n\
        %r = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q, ptr addrspace(1) @b, ptr addrspace(1) @a, i32 3, ptr addrspace(1) null)\n\
        %s = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %r, ptr addrspace(1) @a, ptr addrspace(1) @a, i32 3, ptr addrspace(1) null)\n\
        %t = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %s, ptr addrspace(1) @c, ptr addrspace(1) @a, i32 3, ptr addrspace(1) null)\n\
        %v = load i32, ptr addrspace(1) %t\n  ret i32 %v\n}\n\
        declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))";
    let text = written(&folder, &[], body);
    shows(
        &text,
        &[
            "Name $q \"q\"",
            "Decorate $q UserSemantic \"b\"",
            "Decorate $q UserSemantic \"a\"",
            "Decorate $q UserSemantic \"c\"",
            "InBoundsPtrAccessChain _ $q ...",
        ],
    );
}

#[apply(case)]
fn widened_shifts_of_booleans_are_the_shifted_numbers() {
    let body = "define spir_func void @f(i1 %a, i1 %b, <2 x i1> %v, ptr addrspace(1) %p, ptr addrspace(1) %q) {\n\
        %x = shl i1 %a, %b\n  %z = zext i1 %x to i32\n  store i32 %z, ptr addrspace(1) %p\n\
        %l = zext i1 %x to i64\n  store i64 %l, ptr addrspace(1) %q\n\
        %y = lshr <2 x i1> %v, %v\n  %w = zext <2 x i1> %y to <2 x i32>\n  store <2 x i32> %w, ptr addrspace(1) %p\n\
        %c = lshr i1 %a, true\n  store i1 %c, ptr addrspace(1) %p\n  ret void\n}";
    let text = written(&folder("lowered_booleans"), &[], body);
    let wanted = [
        "FunctionParameter _ $a",
        "Select $int $base $a $one $zero",
        "Select $int $distance ...",
        "ShiftRightLogical $int $shifted $base $distance",
        "INotEqual _ $truth $shifted $zero",
        "Store _ $shifted 2 4",
        "Select $long $wide $truth _ _",
        "Store _ $wide ...",
        "ShiftRightLogical $ints $lanes _ _",
        "Store _ $lanes 2 8",
        "Select $int $last $a $one $zero",
        "ShiftRightLogical $int $nothing $last $one",
        "INotEqual _ _ $nothing $zero",
    ];
    shows(&text, &wanted);
    assert_eq!(text.matches("INotEqual").count(), 2, "{text}");
}
