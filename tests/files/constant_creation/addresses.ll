; TEST: to-spirv
; Addresses in constants are operations, so that the composite is one on constants; an initializer whose parts are undefined is a composite
; of undefined parts, since it may not be undefined itself.
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

@a = addrspace(1) global i32 1
@b = addrspace(1) global [4 x i32] zeroinitializer
@both = addrspace(1) constant [2 x ptr addrspace(1)] [ptr addrspace(1) @a, ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @b, i64 0, i64 2)]
@local = internal addrspace(3) global %pair undef

define spir_kernel void @k(ptr addrspace(1) %out) {
  %first = load ptr addrspace(1), ptr addrspace(1) @both
  %x = load i32, ptr addrspace(1) %first
  store i32 %x, ptr addrspace(3) @local
  store i32 %x, ptr addrspace(1) %out
  ret void
}

!spirv.Version = !{!0}
!0 = !{i32 1, i32 4}
