//! Annotations of source code whose subjects are casts to the generic address space, as SYCL has them, there and back.

use super::lines::{lacks, shows};
use super::reverse::assembled;
use super::values::{written, written_even_if_invalid};
use super::{folder, read_back};

const DECLARATIONS: &str = "@abc = private unnamed_addr addrspace(1) constant [4 x i8] c\"abc\\00\", section \"llvm.metadata\"\n\
    @none = private unnamed_addr addrspace(1) constant [1 x i8] zeroinitializer, section \"llvm.metadata\"\n\
    @g = addrspace(1) global i32 0\n\
    declare void @llvm.var.annotation.p4.p1(ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))\n\
    declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))\n\
    declare ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))\n";
const REST: &str = "ptr addrspace(1) @abc, i32 1, ptr addrspace(1) null)";

#[apply(case)]
fn casts_to_the_generic_address_space_are_what_is_annotated() {
    let body = format!(
        "{DECLARATIONS}define spir_func void @f(i32 %n, ptr %q) {{\n  %x = alloca i32, align 4\n\
          %x.ascast = addrspacecast ptr %x to ptr addrspace(4)\n  %q.ascast = addrspacecast ptr %q to ptr addrspace(4)\n\
          call void @llvm.var.annotation.p4.p1(ptr addrspace(4) %x.ascast, ptr addrspace(1) @abc, {REST}\n\
          %r = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %q.ascast, ptr addrspace(1) @abc, {REST}\n\
          store i32 %n, ptr addrspace(4) %r, align 4\n  ret void\n}}"
    );
    let text = written(&folder("annotated_casts"), &[], &body);
    shows(
        &text,
        &[
            "Name $x \"x\"",
            "Name $xc \"x.ascast\"",
            "Name $qc \"q.ascast\"",
            "Decorate $xc UserSemantic \"abc\"",
            "Decorate $qc UserSemantic \"abc\"",
            "PtrCastToGeneric _ $xc $x",
            "PtrCastToGeneric _ $qc _",
            "Store $qc ...",
        ],
    );
}

#[apply(case)]
fn constant_casts_that_are_annotated_become_instructions() {
    let body = format!(
        "{DECLARATIONS}define spir_func void @f(i32 %n) {{\n\
          call void @llvm.var.annotation.p4.p1(ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4)), ptr addrspace(1) @abc, {REST}\n\
          store i32 %n, ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4)), align 4\n  ret void\n}}"
    );
    let text = written(&folder("annotated_constant_casts"), &[], &body);
    shows(
        &text,
        &[
            "Name $g \"g\"",
            "Decorate $cast UserSemantic \"abc\"",
            "PtrCastToGeneric _ $cast $g",
            "Store $cast ...",
        ],
    );
    let folder = folder("annotated_constants");
    let text = written_even_if_invalid(&folder, &["--spirv-lower-const-expr=false"], &body);
    shows(&text, &["Name $g \"g\"", "Decorate $g UserSemantic \"abc\""]);
    assert!(lacks(&text, "PtrCastToGeneric _ _ _"), "{text}");
}

#[apply(case)]
fn empty_texts_are_texts() {
    let body = format!(
        "{DECLARATIONS}define spir_func void @f() {{\n  %x = alloca i32, align 4\n\
          call void @llvm.var.annotation.p0.p1(ptr %x, ptr addrspace(1) @none, {REST}\n  ret void\n}}"
    );
    let text = written(&folder("annotated_with_nothing"), &[], &body);
    shows(&text, &["Name $x \"x\"", "Decorate $x UserSemantic \"\""]);
}

#[apply(case)]
fn casts_of_variables_are_annotated_as_variables() {
    let folder = folder("annotated_casts_back");
    assembled(
        &folder,
        "; Version: 1.4\nOpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability GenericPointer\n\
         OpExtension \"SPV_INTEL_fpga_memory_attributes\"\nOpCapability FPGAMemoryAttributesINTEL\n\
         OpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 102000\nOpName %x \"x\"\nOpName %xc \"x.ascast\"\nOpName %pc \"p.ascast\"\n\
         OpDecorate %f LinkageAttributes \"f\" Export\n\
         OpDecorate %xc RegisterINTEL\nOpDecorate %xc UserSemantic \"abc\"\nOpDecorate %pc UserSemantic \"abc\"\n\
         %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%local = OpTypePointer Function %uint\n%generic = OpTypePointer Generic %uint\n\
         %fn = OpTypeFunction %void %uint %local\n%f = OpFunction %void None %fn\n%n = OpFunctionParameter %uint\n\
         %p = OpFunctionParameter %local\n%l = OpLabel\n%x = OpVariable %local Function\n%xc = OpPtrCastToGeneric %generic %x\n\
         %pc = OpPtrCastToGeneric %generic %p\nOpStore %xc %n Aligned 4\nOpStore %pc %n Aligned 4\nOpReturn\nOpFunctionEnd\n",
    );
    let text = read_back(&folder, &[]);
    for part in [
        "call void @llvm.var.annotation.p4.p0(ptr addrspace(4) %x.ascast, ptr @0, ptr poison, i32 poison, ptr poison)\n",
        "call void @llvm.var.annotation.p0.p0(ptr %x, ptr @1, ptr poison, i32 poison, ptr poison)\n",
        "store i32 %0, ptr addrspace(4) %x.ascast, align 4\n",
        "= call ptr addrspace(4) @llvm.ptr.annotation.p4.p0(ptr addrspace(4) %p.ascast, ptr @1, ",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}
