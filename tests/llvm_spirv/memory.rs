//! Copies of memory, variables and pointers to them, as the Khronos translator's writer has them, and as its reader takes them.

use super::lines::shows;
use super::reverse::assembled;
use super::values::written;
use super::{folder, read_back};

#[apply(case)]
fn sizes_of_memory_that_is_set_are_as_wide_as_addresses() {
    let module = "declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)\n\
        define spir_func void @f(ptr addrspace(3) %p) {\n\
          call void @llvm.memset.p3.i32(ptr addrspace(3) align 2 %p, i8 0, i32 8, i1 false)\n  ret void\n}";
    let text = written(&folder("memory_set"), &[], module);
    let wanted = [
        "TypeInt $long 64 0",
        "Constant $long $size 8 0",
        "TypeArray _ _ $size",
        "CopyMemorySized _ _ $size 2 2",
    ];
    shows(&text, &wanted);
    assert_eq!(text.matches(" Constant ").count(), 1, "{text}");
}

#[apply(case)]
fn memory_that_is_set_has_a_constant_for_each_time() {
    let set = |byte: u8| {
        format!("  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 {byte}, i64 2, i1 false)\n")
    };
    let module = format!(
        "declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)\n\
         define spir_func void @f(ptr addrspace(1) %p) {{\n{}{}{}{}  ret void\n}}",
        set(0),
        set(0),
        set(7),
        set(7)
    );
    let text = written(&folder("memory_set_again"), &[], &module);
    let wanted = [
        "TypeArray $array $byte _",
        "ConstantNull $array $first",
        "ConstantNull $array $second",
        "ConstantComposite $array $third $seven $seven",
        "ConstantComposite $array $fourth $seven $seven",
        "Variable _ _ 7 $first",
        "Variable _ _ 7 $second",
        "Variable _ _ 7 $third",
        "Variable _ _ 7 $fourth",
    ];
    shows(&text, &wanted);
}

#[apply(case)]
fn copies_tell_what_the_target_is_first() {
    let module = "declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)\n\
        define spir_func void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) {\n\
          call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) align 4 %b, i64 %n, i1 false)\n\
          call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) align 4 %b, i64 %n, i1 true)\n\
          call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 8 %a, ptr addrspace(1) align 4 %b, i64 %n, i1 true)\n\
          ret void\n}";
    let folder = folder("memory_copies");
    let [unaligned, volatile] = ["CopyMemorySized _ _ _ 0", "CopyMemorySized _ _ _ 1"];
    let text = written(&folder, &[], module);
    shows(&text, &[unaligned, volatile, "CopyMemorySized _ _ _ 3 8 2 4"]);
    let text = written(&folder, &["--spirv-max-version=1.3"], module);
    shows(&text, &[unaligned, volatile, "CopyMemorySized _ _ _ 3 4"]);
    // What comes back is as volatile as before.
    let text = super::values::back(&folder, &[], module);
    assert!(text.contains("align 8 %a, ptr addrspace(1) align 4 %b, i64 %n, i1 true)"), "{text}");
}

#[apply(case)]
fn a_pointer_whose_fence_is_asked_for_points_to_bytes() {
    let by_name = "declare spir_func i32 @_Z30__spirv_GenericPtrMemSemanticsPU3AS4v(ptr addrspace(4))\n\
        define spir_func i32 @f(ptr addrspace(4) %p) {\n  store i32 1, ptr addrspace(4) %p\n\
          %s = call spir_func i32 @_Z30__spirv_GenericPtrMemSemanticsPU3AS4v(ptr addrspace(4) %p)\n  ret i32 %s\n}";
    let of_opencl = format!(
        "{}\n!opencl.ocl.version = !{{!0}}\n!0 = !{{i32 2, i32 0}}",
        by_name.replace("_Z30__spirv_GenericPtrMemSemanticsPU3AS4v", "_Z9get_fencePU3AS4v")
    );
    for module in [by_name, &of_opencl] {
        let text = written(&folder("memory_fence"), &[], module);
        let wanted = ["TypeInt $byte 8 0", "TypePointer $bytes 8 $byte", "FunctionParameter _ $p"];
        shows(&text, &wanted);
        shows(&text, &["Store $p ...", "Bitcast _ $cast $p", "GenericPtrMemSemantics _ _ $cast"]);
    }
}

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
        "Name $pointer \"x\"",
        "Name $array \"y_alloca\"",
        "Name $first \"y\"",
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
