target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func float @f_add(float %0, float %1) #0 {
  %3 = fadd float %0, %1
  ret float %3
}

define spir_func float @f_sub(float %0, float %1) #0 {
  %3 = fsub float %0, %1
  ret float %3
}

define spir_func float @f_mul(float %0, float %1) #0 {
  %3 = fmul float %0, %1
  ret float %3
}

define spir_func float @f_div(float %0, float %1) #0 {
  %3 = fdiv float %0, %1
  ret float %3
}

define spir_func float @f_rem(float %0, float %1) #0 {
  %3 = frem float %0, %1
  ret float %3
}

define spir_func float @f_mod(float %0, float %1) #0 {
  %3 = frem float %0, %1
  %4 = call float @llvm.copysign.f32(float %3, float %1)
  %5 = fadd float %3, %1
  %6 = fcmp one float %3, %4
  %7 = select i1 %6, float %5, float %4, !spirv.Op !6
  ret float %7
}

define spir_func float @f_negate(float %0) #0 {
  %2 = fneg float %0
  ret float %2
}

define spir_func <4 x float> @vector_times_scalar(<4 x float> %0, float %1) #0 {
  %3 = insertelement <4 x float> poison, float %1, i32 0
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = fmul <4 x float> %0, %4, !spirv.Op !7
  ret <4 x float> %5
}

define spir_func float @dot(<4 x float> %0, <4 x float> %1) #0 {
  %3 = call spir_func float @_Z11__spirv_DotDv4_fS_(<4 x float> %0, <4 x float> %1) #3
  ret float %3
}

declare float @llvm.copysign.f32(float, float) #1

declare spir_func float @_Z11__spirv_DotDv4_fS_(<4 x float>, <4 x float>) #2

attributes #0 = { nounwind }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nounwind willreturn }

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
!6 = !{i32 141}
!7 = !{i32 142}
