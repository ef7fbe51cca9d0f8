; TEST: to-spirv
; The number of an address is that of the pointer.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@g = addrspace(1) global i32 0

define spir_func i64 @of_pointer(ptr addrspace(1) %p) {
  %number = ptrtoaddr ptr addrspace(1) %p to i64
  ret i64 %number
}

define spir_func i64 @of_variable() {
  ret i64 ptrtoaddr (ptr addrspace(1) @g to i64)
}
