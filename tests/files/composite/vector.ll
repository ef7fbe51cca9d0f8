target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @vector_extract_dynamic(<4 x i32> %0, i32 %1) #0 {
  %3 = extractelement <4 x i32> %0, i32 %1
  ret i32 %3
}

define spir_func <4 x i32> @vector_insert_dynamic(<4 x i32> %0, i32 %1, i32 %2) #0 {
  %4 = insertelement <4 x i32> %0, i32 %1, i32 %2
  ret <4 x i32> %4
}

define spir_func <4 x i32> @vector_shuffle(<4 x i32> %0, <4 x i32> %1) #0 {
  %3 = shufflevector <4 x i32> %0, <4 x i32> %1, <4 x i32> <i32 7, i32 0, i32 3, i32 4>
  ret <4 x i32> %3
}

define spir_func <4 x i32> @composite_construct(i32 %0, <2 x i32> %1) #0 {
  %3 = extractelement <2 x i32> %1, i32 0, !spirv.Op !6
  %4 = extractelement <2 x i32> %1, i32 1, !spirv.Op !6
  %5 = insertelement <4 x i32> poison, i32 %0, i32 0
  %6 = insertelement <4 x i32> %5, i32 %3, i32 1
  %7 = insertelement <4 x i32> %6, i32 %4, i32 2
  %8 = insertelement <4 x i32> %7, i32 %0, i32 3, !spirv.Op !6
  ret <4 x i32> %8
}

define spir_func i32 @composite_extract(<4 x i32> %0) #0 {
  %2 = extractelement <4 x i32> %0, i32 3
  ret i32 %2
}

define spir_func <4 x i32> @composite_insert(<4 x i32> %0, i32 %1) #0 {
  %3 = insertelement <4 x i32> %0, i32 %1, i32 0
  ret <4 x i32> %3
}

define spir_func i32 @copy_object(i32 %0) #0 {
  %2 = bitcast i32 %0 to i32, !spirv.Op !7
  ret i32 %2
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
!6 = !{i32 80}
!7 = !{i32 83}
