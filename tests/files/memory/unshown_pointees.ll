target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%struct.body = type { i32, i32 }
%struct.cell = type { i32 }

@holder = addrspace(1) global ptr addrspace(1) null, !spirv.Pointee !0

define spir_func void @shown_by_parameter(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 !spirv.ParameterPointee !10 {
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!2}
!spirv.Version = !{!3}
!spirv.Capability = !{!4, !5, !6}
!spirv.Generator = !{!7}
!spirv.Type = !{!1, !8}
!opencl.enable.FP_CONTRACT = !{}
!spirv.ArrayLength = !{!9}

!0 = !{ptr addrspace(1) poison, !1}
!1 = !{%struct.body poison}
!2 = !{i32 2, i32 2}
!3 = !{i32 1, i32 0}
!4 = !{i32 4}
!5 = !{i32 6}
!6 = !{i32 5}
!7 = !{i16 0, i16 0}
!8 = !{[4 x %struct.cell] poison}
!9 = !{i32 32}
!10 = !{!11, !12}
!11 = !{i32 0, !1}
!12 = !{i32 1, !8}
