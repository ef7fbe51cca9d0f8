target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @freeze(i32 %0) #0 {
  %2 = freeze i32 %0, !spirv.Op !8
  ret i32 %2
}

define spir_func <4 x float> @poison(<4 x float> %0) #0 {
  %2 = bitcast <4 x float> poison to <4 x float>, !spirv.Op !9
  %3 = fadd <4 x float> %0, %2
  ret <4 x float> %3
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 5156}
!6 = !{!"SPV_KHR_poison_freeze"}
!7 = !{i16 0, i16 0}
!8 = !{i32 5159}
!9 = !{i32 5158}
