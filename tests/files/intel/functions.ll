target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @bitwise(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z28__spirv_BitwiseFunctionINTELiiii(i32 %0, i32 %1, i32 %2, i32 5) #2
  ret i32 %4
}

define spir_func float @tf32(float %0) #0 {
  %2 = call spir_func float @_Z25__spirv_RoundFToTF32INTELf(float %0) #2
  ret float %2
}

define spir_func <4 x float> @tf32_vector(<4 x float> %0) #0 {
  %2 = call spir_func <4 x float> @_Z25__spirv_RoundFToTF32INTELDv4_f(<4 x float> %0) #2
  ret <4 x float> %2
}

declare spir_func i32 @_Z28__spirv_BitwiseFunctionINTELiiii(i32, i32, i32, i32) #1

declare spir_func float @_Z25__spirv_RoundFToTF32INTELf(float) #1

declare spir_func <4 x float> @_Z25__spirv_RoundFToTF32INTELDv4_f(<4 x float>) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Extension = !{!7, !8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 6241}
!6 = !{i32 6425}
!7 = !{!"SPV_INTEL_ternary_bitwise_function"}
!8 = !{!"SPV_INTEL_tensor_float32_conversion"}
!9 = !{i16 0, i16 0}
