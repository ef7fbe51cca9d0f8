//! Addresses in initializers, as the Khronos translator writes them: pointers that are computed lead to bytes, and each use has an id
//! of its own.

use super::lines::shows;
use super::reverse::assembled;
use super::values::{HEAD, written};
use super::{disassembled, folder, read_back};

const ADDRESSES: &str = "@g = addrspace(1) global [4 x i32] zeroinitializer\n\
    @s = addrspace(1) constant [3 x i8] c\"ab\\00\"\n\
    @chain = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @g, i64 0, i64 2)\n\
    @part = addrspace(1) global ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @g, i64 2)\n\
    @behind = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @s, i64 1)\n\
    @twice = addrspace(1) global { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @g, ptr addrspace(1) @g }\n\
    @generic = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4))\n\
    @number = addrspace(1) global i64 ptrtoint (ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @g, i64 0, i64 1) to i64)\n\
    define spir_func void @f() {\n  ret void\n}";

/// What the Khronos translator writes of an address is read, though the chain leads to another type than its result points to.
#[apply(case)]
fn chains_that_lead_elsewhere_are_read() {
    let folder = folder("addresses_read");
    let module = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Int64\nOpCapability Int8\n\
        OpMemoryModel Physical64 OpenCL\nOpDecorate %g LinkageAttributes \"g\" Export\nOpDecorate %p LinkageAttributes \"p\" Export\n\
        %uint = OpTypeInt 32 0\n%ulong = OpTypeInt 64 0\n%uchar = OpTypeInt 8 0\n%four = OpConstant %ulong 4\n%zero = OpConstant %ulong 0\n\
        %array = OpTypeArray %uint %four\n%to_array = OpTypePointer CrossWorkgroup %array\n%to_byte = OpTypePointer CrossWorkgroup %uchar\n\
        %to_pointer = OpTypePointer CrossWorkgroup %to_byte\n%null = OpConstantNull %array\n%g = OpVariable %to_array CrossWorkgroup %null\n\
        %chain = OpSpecConstantOp %to_byte InBoundsPtrAccessChain %g %zero %four\n%p = OpVariable %to_pointer CrossWorkgroup %chain\n";
    assembled(&folder, module);
    let text = read_back(&folder, &[]);
    let part = "@p = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @g, i64 0, i64 4)";
    assert!(text.contains(part), "{text}");
}

/// The text has the Khronos translator's order, in which a number stands in front of the address that it is: it is read all the same.
#[apply(case)]
fn numbers_in_front_of_addresses_are_read() {
    let folder = folder("addresses_early");
    folder.file("m.ll", format!("{HEAD}{ADDRESSES}\n"));
    folder.succeed(&["m.ll", "-spirv-text", "-o", "m.spt"]);
    folder.succeed(&["-to-binary", "m.spt", "-o", "m.spv"]);
    for input in ["m.spt", "m.spv"] {
        let text = disassembled(&folder.succeed(&["-r", input, "-o", "-"]));
        assert!(text.contains("@number = addrspace(1) global i64 ptrtoint ("), "{input}\n{text}");
    }
}

#[apply(case)]
fn constant_memory_is_not_generic() {
    let folder = folder("addresses_of_constants");
    for initializer in [
        "global ptr addrspace(4) addrspacecast (ptr addrspace(2) @c to ptr addrspace(4))",
        "global [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(2) @c to ptr addrspace(4))]",
    ] {
        folder.file(
            "m.ll",
            format!("{HEAD}@c = addrspace(2) constant i32 0\n@g = addrspace(1) {initializer}\n"),
        );
        let message = folder.fail(&["m.ll"], 10);
        assert!(message.contains("Casts from constant address space to generic are illegal"), "{message}");
    }
}

/// An alias that is used other than by calls names what it stands for: a variable that has no other name, or the address of a
/// function.
#[apply(case)]
fn names_of_aliases() {
    let folder = folder("addresses_aliases");
    let body = "@g = internal addrspace(1) global i32 0\n@h = internal addrspace(1) global i32 0\n\
        @other = internal alias i32, ptr addrspace(1) @g\n@called = internal alias void (), ptr @f\n\
        @stored = internal alias void (), ptr @e\n\
        define spir_func void @f() {\n  ret void\n}\ndefine spir_func void @e() {\n  ret void\n}\n\
        define spir_func void @k(ptr %p) {\n  store i32 1, ptr addrspace(1) @other\n  store i32 1, ptr addrspace(1) @h\n  \
        call spir_func void @called()\n  store ptr @stored, ptr %p\n  ret void\n}";
    let text = written(&folder, &["--spirv-ext=+SPV_INTEL_function_pointers"], body);
    let shown = [
        "Name $g \"other\"",
        "Name $h \"h\"",
        "Name $address \"stored\"",
        "Variable _ $g 5 _",
        "Variable _ $h 5 _",
        "ConstantFunctionPointerINTEL _ $address _",
    ];
    for line in shown {
        shows(&text, &[line]);
    }
    assert!(!text.contains("called"), "{text}");
}

/// Lists of what is used are variables where memory has them.
#[apply(case)]
fn lists_of_what_is_used() {
    let folder = folder("addresses_used");
    let body = "@g = addrspace(1) global i32 4\n\
        @llvm.used = appending addrspace(1) global [1 x ptr addrspace(1)] [ptr addrspace(1) @g], section \"llvm.metadata\"\n\
        @llvm.compiler.used = appending global [1 x ptr addrspace(1)] [ptr addrspace(1) @g], section \"llvm.metadata\"\n";
    let text = super::values::written_even_if_invalid(&folder, &[], body);
    shows(
        &text,
        &["Name $used \"llvm.used\"", "SpecConstantComposite _ $list _", "Variable _ $used 5 $list"],
    );
    assert!(!text.contains("llvm.compiler.used"), "{text}");
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let text = read_back(&folder, &[]);
    let part = "@llvm.used = appending addrspace(1) global [1 x ptr addrspace(1)] [ptr addrspace(1) @g]";
    assert!(text.contains(part), "{text}");
}
