; TEST: to-spirv
; Constants that are made of addresses are made in the block that needs them.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i64, ptr addrspace(1) }

@g = addrspace(1) global [4 x i32] zeroinitializer

define spir_func %pair @f() {
  ret %pair { i64 ptrtoint (ptr addrspace(1) @g to i64), ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @g, i64 0, i64 1) }
}

define spir_func %pair @h() {
  ret %pair { i64 ptrtoint (ptr addrspace(1) @g to i64), ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @g, i64 0, i64 1) }
}
