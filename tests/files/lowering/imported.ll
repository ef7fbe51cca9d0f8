; TEST: to-spirv
; What other modules define is imported; what only the compiler reads is left out.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@text = private unnamed_addr constant [5 x i8] c"note\00", section "llvm.metadata"
@file = private unnamed_addr constant [5 x i8] c"k.cl\00", section "llvm.metadata"
@elsewhere = available_externally addrspace(1) global i32 1
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(1) @elsewhere to ptr), ptr @text, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @personality(...)

define available_externally spir_func i32 @known() {
  ret i32 1
}

define spir_func i32 @f() personality ptr @personality {
  %a = load i32, ptr addrspace(1) @elsewhere
  %b = call spir_func i32 @known()
  %r = add i32 %a, %b
  ret i32 %r
}
