//! Copies of memory, variables and pointers to them, as the Khronos translator's writer has them, and as its reader takes them.

use super::lines::shows;
use super::reverse::assembled;
use super::values::written;
use super::{folder, read_back};

#[apply(case)]
fn variables_in_the_generic_address_space_have_lifetimes() {
    let module = "declare void @llvm.lifetime.start.p4(ptr addrspace(4))\ndeclare void @llvm.lifetime.end.p4(ptr addrspace(4))\n\
        define spir_func void @f() {\n  %x = alloca i32, align 4, addrspace(4)\n  %y = alloca i32, i32 4, align 4, addrspace(4)\n\
          call void @llvm.lifetime.start.p4(ptr addrspace(4) %x)\n  call void @llvm.lifetime.start.p4(ptr addrspace(4) %y)\n\
          store i32 1, ptr addrspace(4) %x\n  call void @llvm.lifetime.end.p4(ptr addrspace(4) %x)\n  ret void\n}";
    let folder = folder("memory_lifetimes");
    let text = written(&folder, &[], module);
    let wanted = [
        "Name $variable \"x\"",
        "Name $array \"y\"",
        "Variable _ $variable 7",
        "PtrCastToGeneric _ $pointer $variable",
        "Bitcast _ $first $array",
        "LifetimeStart $variable 0",
        "LifetimeStart $first 0",
        "Store $pointer ...",
        "LifetimeStop $variable 0",
    ];
    shows(&text, &wanted);
}

#[apply(case)]
fn copies_whose_alignment_is_nothing_say_none() {
    let folder = folder("memory_unaligned");
    let module = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Int8\n\
        OpMemoryModel Physical64 OpenCL\nOpDecorate %f LinkageAttributes \"f\" Export\n%void = OpTypeVoid\n\
        %uchar = OpTypeInt 8 0\n%uint = OpTypeInt 32 0\n%p = OpTypePointer CrossWorkgroup %uchar\n\
        %eight = OpConstant %uint 8\n%type = OpTypeFunction %void %p %p\n%f = OpFunction %void None %type\n\
        %a = OpFunctionParameter %p\n%b = OpFunctionParameter %p\n%l = OpLabel\n\
        OpCopyMemorySized %a %b %eight Aligned 0\nOpCopyMemorySized %a %b %eight Aligned 4\nOpReturn\nOpFunctionEnd\n";
    assembled(&folder, module);
    let text = read_back(&folder, &[]);
    let copy =
        |align: &str| format!("(ptr addrspace(1) {align}%0, ptr addrspace(1) {align}%1, i32 8, i1 false)");
    assert!(text.contains(&copy("")) && text.contains(&copy("align 4 ")), "{text}");
    assembled(&folder, &module.replace("Aligned 0", "Aligned 3"));
    folder.fail(&["-r", "m.spv", "-o", "-"], 12);
}
