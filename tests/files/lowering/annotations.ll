; TEST: to-spirv
; run: @f(i32 4) == i32 4
; Texts of annotations are decorations.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

@variable = private unnamed_addr constant [9 x i8] c"variable\00", section "llvm.metadata"
@member = private unnamed_addr addrspace(1) constant [7 x i8] c"member\00", section "llvm.metadata"
@global = private unnamed_addr constant [7 x i8] c"global\00", section "llvm.metadata"
@file = private unnamed_addr constant [5 x i8] c"k.cl\00", section "llvm.metadata"
@numbers = private unnamed_addr constant { i32, i32 } { i32 7, i32 -2 }, section "llvm.metadata"
@shared = addrspace(1) global i32 0
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(1) @shared to ptr), ptr @global, ptr @file, i32 1, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @variable, ptr @file, i32 1, ptr null }], section "llvm.metadata"

define spir_func i32 @f(i32 %x) {
  %a = alloca %pair, align 4
  call void @llvm.var.annotation.p0.p0(ptr %a, ptr @variable, ptr @file, i32 3, ptr @numbers)
  %p = getelementptr inbounds %pair, ptr %a, i32 0, i32 1
  %q = call ptr @llvm.ptr.annotation.p0.p1(ptr %p, ptr addrspace(1) @member, ptr addrspace(1) null, i32 4, ptr addrspace(1) null)
  store i32 %x, ptr %q, align 4
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
