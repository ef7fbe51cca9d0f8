target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%structure = type { i32, i32 }

define spir_func void @f(ptr addrspace(1) %0, i32 %1, %structure %2) #0 !spirv.ParameterDecorations !10 {
  store i32 %1, ptr addrspace(1) %0, align 4
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Extension = !{!5, !6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}
!spirv.MemberDecorate = !{!8}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{!"SPV_GOOGLE_hlsl_functionality1"}
!6 = !{!"SPV_GOOGLE_user_type"}
!7 = !{i16 0, i16 0}
!8 = !{%structure poison, i32 1, !9}
!9 = !{i32 5636, !"a member"}
!10 = !{!11, !14, !16}
!11 = !{!12, !13}
!12 = !{i32 46, i32 16}
!13 = !{i32 47, i32 64}
!14 = !{!15}
!15 = !{i32 5636, !"a number"}
!16 = !{}
