target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%0 = type { %1, [2 x i32] }
%1 = type { i32, float }

@shared = internal addrspace(3) global %0 undef
@global = internal addrspace(1) global %0 undef

define spir_func void @f() #0 {
  %vector = alloca <4 x float>, align 16, !spirv.MemoryAccess !7
  store <4 x float> undef, ptr %vector, align 16, !spirv.Op !8
  %array = alloca [2 x i32], align 4, !spirv.MemoryAccess !7
  store [2 x i32] undef, ptr %array, align 4, !spirv.Op !8
  %mixed = alloca %1, align 4, !spirv.MemoryAccess !7
  store %1 { i32 7, float undef }, ptr %mixed, align 4, !spirv.Op !8
  %nested = alloca %0, align 4, !spirv.MemoryAccess !7
  store %0 undef, ptr %nested, align 4, !spirv.Op !8
  %none = alloca %0, align 4, !spirv.MemoryAccess !7
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!opencl.enable.FP_CONTRACT = !{}
!spirv.ArrayLength = !{!6}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
!6 = !{i32 32}
!7 = !{}
!8 = !{i32 59}
