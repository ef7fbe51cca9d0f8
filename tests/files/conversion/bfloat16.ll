target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i16 @to(float %0) #0 {
  %2 = call spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float %0) #2
  ret i16 %2
}

define spir_func <2 x i16> @to2(<2 x float> %0) #0 {
  %2 = call spir_func <2 x i16> @_Z27__spirv_ConvertFToBF16INTELDv2_f(<2 x float> %0) #2
  ret <2 x i16> %2
}

define spir_func <3 x i16> @to3(<3 x float> %0) #0 {
  %2 = call spir_func <3 x i16> @_Z27__spirv_ConvertFToBF16INTELDv3_f(<3 x float> %0) #2
  ret <3 x i16> %2
}

define spir_func <4 x i16> @to4(<4 x float> %0) #0 {
  %2 = call spir_func <4 x i16> @_Z27__spirv_ConvertFToBF16INTELDv4_f(<4 x float> %0) #2
  ret <4 x i16> %2
}

define spir_func <8 x i16> @to8(<8 x float> %0) #0 {
  %2 = call spir_func <8 x i16> @_Z27__spirv_ConvertFToBF16INTELDv8_f(<8 x float> %0) #2
  ret <8 x i16> %2
}

define spir_func <16 x i16> @to16(<16 x float> %0) #0 {
  %2 = call spir_func <16 x i16> @_Z27__spirv_ConvertFToBF16INTELDv16_f(<16 x float> %0) #2
  ret <16 x i16> %2
}

define spir_func float @from(i16 %0) #0 {
  %2 = call spir_func float @_Z27__spirv_ConvertBF16ToFINTELs(i16 %0) #2
  ret float %2
}

define spir_func <2 x float> @from2(<2 x i16> %0) #0 {
  %2 = call spir_func <2 x float> @_Z27__spirv_ConvertBF16ToFINTELDv2_s(<2 x i16> %0) #2
  ret <2 x float> %2
}

define spir_func <3 x float> @from3(<3 x i16> %0) #0 {
  %2 = call spir_func <3 x float> @_Z27__spirv_ConvertBF16ToFINTELDv3_s(<3 x i16> %0) #2
  ret <3 x float> %2
}

define spir_func <4 x float> @from4(<4 x i16> %0) #0 {
  %2 = call spir_func <4 x float> @_Z27__spirv_ConvertBF16ToFINTELDv4_s(<4 x i16> %0) #2
  ret <4 x float> %2
}

define spir_func <8 x float> @from8(<8 x i16> %0) #0 {
  %2 = call spir_func <8 x float> @_Z27__spirv_ConvertBF16ToFINTELDv8_s(<8 x i16> %0) #2
  ret <8 x float> %2
}

define spir_func <16 x float> @from16(<16 x i16> %0) #0 {
  %2 = call spir_func <16 x float> @_Z27__spirv_ConvertBF16ToFINTELDv16_s(<16 x i16> %0) #2
  ret <16 x float> %2
}

declare spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float) #1

declare spir_func <2 x i16> @_Z27__spirv_ConvertFToBF16INTELDv2_f(<2 x float>) #1

declare spir_func <3 x i16> @_Z27__spirv_ConvertFToBF16INTELDv3_f(<3 x float>) #1

declare spir_func <4 x i16> @_Z27__spirv_ConvertFToBF16INTELDv4_f(<4 x float>) #1

declare spir_func <8 x i16> @_Z27__spirv_ConvertFToBF16INTELDv8_f(<8 x float>) #1

declare spir_func <16 x i16> @_Z27__spirv_ConvertFToBF16INTELDv16_f(<16 x float>) #1

declare spir_func float @_Z27__spirv_ConvertBF16ToFINTELs(i16) #1

declare spir_func <2 x float> @_Z27__spirv_ConvertBF16ToFINTELDv2_s(<2 x i16>) #1

declare spir_func <3 x float> @_Z27__spirv_ConvertBF16ToFINTELDv3_s(<3 x i16>) #1

declare spir_func <4 x float> @_Z27__spirv_ConvertBF16ToFINTELDv4_s(<4 x i16>) #1

declare spir_func <8 x float> @_Z27__spirv_ConvertBF16ToFINTELDv8_s(<8 x i16>) #1

declare spir_func <16 x float> @_Z27__spirv_ConvertBF16ToFINTELDv16_s(<16 x i16>) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 22}
!6 = !{i32 7}
!7 = !{i32 6115}
!8 = !{!"SPV_INTEL_bfloat16_conversion"}
!9 = !{i16 0, i16 0}
