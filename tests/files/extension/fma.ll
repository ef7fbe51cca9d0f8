target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func float @scalar(float %0, float %1, float %2) #0 {
  %4 = call float @llvm.fma.f32(float %0, float %1, float %2), !spirv.Op !8
  ret float %4
}

define spir_func <4 x float> @vector(<4 x float> %0, <4 x float> %1, <4 x float> %2) #0 {
  %4 = call <4 x float> @llvm.fma.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2), !spirv.Op !8
  ret <4 x float> %4
}

declare float @llvm.fma.f32(float, float, float) #1

declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

attributes #0 = { nounwind }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!5 = !{i32 6030}
!6 = !{!"SPV_KHR_fma"}
!7 = !{i16 0, i16 0}
!8 = !{i32 4427}
