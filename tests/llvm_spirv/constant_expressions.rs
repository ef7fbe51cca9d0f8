//! Constant expressions in functions: instructions of the entry block.

use super::folder;
use super::lines::{lacks, shows};
use super::values::{back, written};

const EXPRESSIONS: &str = "@g = addrspace(1) global [4 x i32] zeroinitializer, align 4\n\
    define spir_kernel void @k(i1 %c, ptr addrspace(1) %o) {\nentry:\n  \
    %x = load i32, ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @g, i64 0, i64 2)\n  \
    br i1 %c, label %a, label %b\na:\n  \
    store <2 x i64> <i64 ptrtoint (ptr addrspace(1) @g to i64), i64 5>, ptr addrspace(1) %o\n  br label %b\nb:\n  \
    %z = phi ptr addrspace(1) [ getelementptr inbounds ([4 x i32], ptr addrspace(1) @g, i64 0, i64 1), %entry ], [ %o, %a ]\n  \
    store i32 1, ptr addrspace(1) %z\n  ret void\n}";

#[apply(case)]
fn constant_expressions_in_functions() {
    let folder = folder("values_expressions");
    // Operands become instructions in the entry block, those in aggregates where they stand.
    shows(
        &written(&folder, &[], EXPRESSIONS),
        &[
            "EntryPoint 6 _ \"k\" $g",
            "TypeInt $long 64 0",
            "InBoundsPtrAccessChain _ $second $g _ _",
            "Load _ _ $second 2 4",
            "InBoundsPtrAccessChain $int $first $g _ _",
            "BranchConditional ...",
            "ConvertPtrToU $long $address $g",
            "CompositeConstruct _ $pair $address _",
            "Store _ $pair 2 16",
            "Phi $int _ $first ...",
        ],
    );
    let text = written(&folder, &["--spirv-lower-const-expr=0"], EXPRESSIONS);
    shows(&text, &["SpecConstantOp _ $second 70 $g _ _", "Load _ _ $second 2 4"]);
    assert!(lacks(&text, "InBoundsPtrAccessChain ..."), "{text}");
    let text = back(&folder, &[], EXPRESSIONS);
    assert!(text.contains(" = ptrtoint ptr addrspace(1) @g to i64"), "{text}");
    assert!(text.contains(", i64 5, i32 1\n"), "{text}");
}

/// An expression that another one holds twice, at two depths, is one instruction in front of both uses.
#[apply(case)]
fn constant_expressions_that_share_a_part() {
    let folder = folder("values_shared_expressions");
    let address =
        "ptrtoint (ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @g, i64 12) to i64)";
    let module = format!(
        "@g = addrspace(1) global [16 x i32] zeroinitializer\n\
         define spir_func i64 @f() {{\n  ret i64 sub (i64 add (i64 sub (i64 7, i64 {address}), i64 3), i64 {address})\n}}"
    );
    let text = written(&folder, &[], &module);
    shows(
        &text,
        &[
            "ConvertPtrToU $long $address _",
            "ISub $long $inner _ $address",
            "IAdd $long $sum $inner _",
            "ISub $long $outer $sum $address",
            "ReturnValue $outer",
        ],
    );
    assert_eq!(text.matches("ConvertPtrToU").count(), 1, "{text}");
}

/// Without the extension the memory of a device alone is global memory: a cast between the two is none.
#[apply(case)]
fn addresses_of_the_device_alone_in_initializers() {
    let folder = folder("values_device_addresses");
    let module = "@d = addrspace(5) global i32 0\n\
        @p = addrspace(1) global ptr addrspace(1) addrspacecast (ptr addrspace(5) @d to ptr addrspace(1))";
    let text = written(&folder, &[], module);
    shows(&text, &["Variable _ $d 5 _", "SpecConstantOp _ $bytes 124 $d", "Variable _ _ 5 $bytes"]);
    // No operation on constants casts between the two storage classes.
    let message = folder.fail(&["m.ll", "--spirv-ext=+SPV_INTEL_usm_storage_classes"], 14);
    assert!(message.contains("the constant ptr addrspace(1) addrspacecast"), "{message}");
}

/// A cast that is none between those address spaces is what is wrong, whatever the operand is.
#[apply(case)]
fn addresses_of_functions_in_global_memory() {
    let folder = folder("values_addresses_of_functions");
    let module = "target triple = \"spirv64-unknown-unknown\"\n\
        define spir_func void @f() {\n  ret void\n}\n\
        @t = addrspace(1) constant ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1))";
    folder.file("m.ll", module);
    let message = folder.fail(&["m.ll"], 10);
    let said = "Casts from private/local/global address space are allowed only to generic";
    assert!(message.contains(said), "{message}");
}
