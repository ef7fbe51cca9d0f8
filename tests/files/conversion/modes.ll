target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @s_rte(float %0) #0 {
  %2 = call spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtef(float %0) #2
  ret i32 %2
}

define spir_func <4 x i8> @u_rte(<4 x float> %0) #0 {
  %2 = call spir_func <4 x i8> @_Z31__spirv_ConvertFToU_Ruchar4_rteDv4_f(<4 x float> %0) #2
  ret <4 x i8> %2
}

define spir_func float @from_s_rte(i32 %0) #0 {
  %2 = call spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtei(i32 %0) #2
  ret float %2
}

define spir_func <2 x float> @from_u_rte(<2 x i32> %0) #0 {
  %2 = call spir_func <2 x float> @_Z31__spirv_ConvertUToF_Rfloat2_rteDv2_j(<2 x i32> %0) #2
  ret <2 x float> %2
}

define spir_func float @f_rte(double %0) #0 {
  %2 = call spir_func float @_Z27__spirv_FConvert_Rfloat_rted(double %0) #2
  ret float %2
}

define spir_func i32 @s_rtz(float %0) #0 {
  %2 = call spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtzf(float %0) #2
  ret i32 %2
}

define spir_func <4 x i8> @u_rtz(<4 x float> %0) #0 {
  %2 = call spir_func <4 x i8> @_Z31__spirv_ConvertFToU_Ruchar4_rtzDv4_f(<4 x float> %0) #2
  ret <4 x i8> %2
}

define spir_func float @from_s_rtz(i32 %0) #0 {
  %2 = call spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtzi(i32 %0) #2
  ret float %2
}

define spir_func <2 x float> @from_u_rtz(<2 x i32> %0) #0 {
  %2 = call spir_func <2 x float> @_Z31__spirv_ConvertUToF_Rfloat2_rtzDv2_j(<2 x i32> %0) #2
  ret <2 x float> %2
}

define spir_func float @f_rtz(double %0) #0 {
  %2 = call spir_func float @_Z27__spirv_FConvert_Rfloat_rtzd(double %0) #2
  ret float %2
}

define spir_func i32 @s_rtp(float %0) #0 {
  %2 = call spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtpf(float %0) #2
  ret i32 %2
}

define spir_func <4 x i8> @u_rtp(<4 x float> %0) #0 {
  %2 = call spir_func <4 x i8> @_Z31__spirv_ConvertFToU_Ruchar4_rtpDv4_f(<4 x float> %0) #2
  ret <4 x i8> %2
}

define spir_func float @from_s_rtp(i32 %0) #0 {
  %2 = call spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtpi(i32 %0) #2
  ret float %2
}

define spir_func <2 x float> @from_u_rtp(<2 x i32> %0) #0 {
  %2 = call spir_func <2 x float> @_Z31__spirv_ConvertUToF_Rfloat2_rtpDv2_j(<2 x i32> %0) #2
  ret <2 x float> %2
}

define spir_func float @f_rtp(double %0) #0 {
  %2 = call spir_func float @_Z27__spirv_FConvert_Rfloat_rtpd(double %0) #2
  ret float %2
}

define spir_func i32 @s_rtn(float %0) #0 {
  %2 = call spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtnf(float %0) #2
  ret i32 %2
}

define spir_func <4 x i8> @u_rtn(<4 x float> %0) #0 {
  %2 = call spir_func <4 x i8> @_Z31__spirv_ConvertFToU_Ruchar4_rtnDv4_f(<4 x float> %0) #2
  ret <4 x i8> %2
}

define spir_func float @from_s_rtn(i32 %0) #0 {
  %2 = call spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtni(i32 %0) #2
  ret float %2
}

define spir_func <2 x float> @from_u_rtn(<2 x i32> %0) #0 {
  %2 = call spir_func <2 x float> @_Z31__spirv_ConvertUToF_Rfloat2_rtnDv2_j(<2 x i32> %0) #2
  ret <2 x float> %2
}

define spir_func float @f_rtn(double %0) #0 {
  %2 = call spir_func float @_Z27__spirv_FConvert_Rfloat_rtnd(double %0) #2
  ret float %2
}

define spir_func i8 @s_sat(float %0) #0 {
  %2 = call spir_func i8 @_Z29__spirv_ConvertFToS_Rchar_satf(float %0) #2
  ret i8 %2
}

define spir_func <8 x i16> @s_sat_rte(<8 x float> %0) #0 {
  %2 = call spir_func <8 x i16> @_Z35__spirv_ConvertFToS_Rshort8_sat_rteDv8_f(<8 x float> %0) #2
  ret <8 x i16> %2
}

define spir_func i32 @u_sat(double %0) #0 {
  %2 = call spir_func i32 @_Z29__spirv_ConvertFToU_Ruint_satd(double %0) #2
  ret i32 %2
}

define spir_func i8 @narrow_s(i32 %0) #0 {
  %2 = call spir_func i8 @_Z26__spirv_SConvert_Rchar_sati(i32 %0) #2
  ret i8 %2
}

define spir_func <4 x i16> @narrow_u(<4 x i32> %0) #0 {
  %2 = call spir_func <4 x i16> @_Z29__spirv_UConvert_Rushort4_satDv4_j(<4 x i32> %0) #2
  ret <4 x i16> %2
}

define spir_func i8 @s_to_u(i32 %0) #0 {
  %2 = call spir_func i8 @_Z29__spirv_SatConvertSToU_Ruchari(i32 %0) #2
  ret i8 %2
}

define spir_func <2 x i16> @u_to_s(<2 x i32> %0) #0 {
  %2 = call spir_func <2 x i16> @_Z30__spirv_SatConvertUToS_Rshort2Dv2_j(<2 x i32> %0) #2
  ret <2 x i16> %2
}

declare spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtef(float) #1

declare spir_func <4 x i8> @_Z31__spirv_ConvertFToU_Ruchar4_rteDv4_f(<4 x float>) #1

declare spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtei(i32) #1

declare spir_func <2 x float> @_Z31__spirv_ConvertUToF_Rfloat2_rteDv2_j(<2 x i32>) #1

declare spir_func float @_Z27__spirv_FConvert_Rfloat_rted(double) #1

declare spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtzf(float) #1

declare spir_func <4 x i8> @_Z31__spirv_ConvertFToU_Ruchar4_rtzDv4_f(<4 x float>) #1

declare spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtzi(i32) #1

declare spir_func <2 x float> @_Z31__spirv_ConvertUToF_Rfloat2_rtzDv2_j(<2 x i32>) #1

declare spir_func float @_Z27__spirv_FConvert_Rfloat_rtzd(double) #1

declare spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtpf(float) #1

declare spir_func <4 x i8> @_Z31__spirv_ConvertFToU_Ruchar4_rtpDv4_f(<4 x float>) #1

declare spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtpi(i32) #1

declare spir_func <2 x float> @_Z31__spirv_ConvertUToF_Rfloat2_rtpDv2_j(<2 x i32>) #1

declare spir_func float @_Z27__spirv_FConvert_Rfloat_rtpd(double) #1

declare spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtnf(float) #1

declare spir_func <4 x i8> @_Z31__spirv_ConvertFToU_Ruchar4_rtnDv4_f(<4 x float>) #1

declare spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtni(i32) #1

declare spir_func <2 x float> @_Z31__spirv_ConvertUToF_Rfloat2_rtnDv2_j(<2 x i32>) #1

declare spir_func float @_Z27__spirv_FConvert_Rfloat_rtnd(double) #1

declare spir_func i8 @_Z29__spirv_ConvertFToS_Rchar_satf(float) #1

declare spir_func <8 x i16> @_Z35__spirv_ConvertFToS_Rshort8_sat_rteDv8_f(<8 x float>) #1

declare spir_func i32 @_Z29__spirv_ConvertFToU_Ruint_satd(double) #1

declare spir_func i8 @_Z26__spirv_SConvert_Rchar_sati(i32) #1

declare spir_func <4 x i16> @_Z29__spirv_UConvert_Rushort4_satDv4_j(<4 x i32>) #1

declare spir_func i8 @_Z29__spirv_SatConvertSToU_Ruchari(i32) #1

declare spir_func <2 x i16> @_Z30__spirv_SatConvertUToS_Rshort2Dv2_j(<2 x i32>) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i32 22}
!7 = !{i32 10}
!8 = !{i32 7}
!9 = !{i16 0, i16 0}
