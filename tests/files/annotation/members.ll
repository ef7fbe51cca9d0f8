target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%structure = type { i32, i32 }

@0 = internal addrspace(1) constant i32 7, !spirv.Decorations !0
@1 = internal addrspace(1) constant i32 7, !spirv.Decorations !0

define spir_func %structure @f(%structure %0) #0 {
  ret %structure %0
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!2}
!spirv.Version = !{!3}
!spirv.Capability = !{!4, !5, !6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}
!spirv.MemberDecorate = !{!8, !10}

!0 = !{!1}
!1 = !{i32 19}
!2 = !{i32 2, i32 2}
!3 = !{i32 1, i32 4}
!4 = !{i32 4}
!5 = !{i32 5}
!6 = !{i32 6}
!7 = !{i16 0, i16 0}
!8 = !{%structure poison, i32 1, !9}
!9 = !{i32 21}
!10 = !{%structure poison, i32 0, !11}
!11 = !{i32 23}
