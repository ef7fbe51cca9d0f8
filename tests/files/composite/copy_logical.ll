target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%other = type { i32, <4 x float> }
%plain = type { i32, <4 x float> }
%other_outer = type { %other, i32 }
%outer = type { %plain, i32 }

define spir_func %other @copy(%plain %0) #0 {
  %2 = extractvalue %plain %0, 0
  %3 = insertvalue %other poison, i32 %2, 0
  %4 = extractvalue %plain %0, 1
  %5 = insertvalue %other %3, <4 x float> %4, 1, !spirv.Op !6
  ret %other %5
}

define spir_func %other_outer @copy_nested(%outer %0) #0 {
  %2 = extractvalue %outer %0, 0
  %3 = extractvalue %plain %2, 0
  %4 = insertvalue %other poison, i32 %3, 0
  %5 = extractvalue %plain %2, 1
  %6 = insertvalue %other %4, <4 x float> %5, 1
  %7 = insertvalue %other_outer poison, %other %6, 0
  %8 = extractvalue %outer %0, 1
  %9 = insertvalue %other_outer %7, i32 %8, 1, !spirv.Op !6
  ret %other_outer %9
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
!6 = !{i32 400}
