target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%0 = type { i32 }

define spir_func void @f(ptr readonly %0, ptr byval(%0) %1, ptr %2, i32 zeroext %3) #0 !spirv.Name !7 !spirv.ParameterPointee !8 !spirv.ParameterDecorations !11 {
  ret void
}

define spir_func i32 @g(ptr %0) #0 !spirv.Name !7 !spirv.ParameterPointee !18 !spirv.ParameterDecorations !19 {
  %2 = bitcast i32 undef to i32, !spirv.Op !20
  ret i32 %2
}

define internal spir_func void @0(ptr sret(%0) %0, ptr %1) #0 !spirv.ParameterPointee !21 !spirv.ParameterDecorations !23 {
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!spirv.Type = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
!6 = !{%0 poison}
!7 = !{}
!8 = !{!9, !10}
!9 = !{i32 0, !6}
!10 = !{i32 2, !6}
!11 = !{!12, !14, !14, !16}
!12 = !{!13}
!13 = !{i32 38, i32 7}
!14 = !{!15}
!15 = !{i32 38, i32 3}
!16 = !{!17}
!17 = !{i32 38, i32 1}
!18 = !{!9}
!19 = !{!14}
!20 = !{i32 1}
!21 = !{!22}
!22 = !{i32 1, !6}
!23 = !{!7, !14}
