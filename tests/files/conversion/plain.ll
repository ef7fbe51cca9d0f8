target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @convert_f_to_u(float %0) #0 {
  %2 = fptoui float %0 to i32
  ret i32 %2
}

define spir_func i32 @convert_f_to_s(float %0) #0 {
  %2 = fptosi float %0 to i32
  ret i32 %2
}

define spir_func float @convert_s_to_f(i32 %0) #0 {
  %2 = sitofp i32 %0 to float
  ret float %2
}

define spir_func float @convert_u_to_f(i32 %0) #0 {
  %2 = uitofp i32 %0 to float
  ret float %2
}

define spir_func i64 @u_convert_up(i32 %0) #0 {
  %2 = zext i32 %0 to i64
  ret i64 %2
}

define spir_func i8 @u_convert_down(i32 %0) #0 {
  %2 = trunc i32 %0 to i8
  ret i8 %2
}

define spir_func i64 @s_convert_up(i32 %0) #0 {
  %2 = sext i32 %0 to i64
  ret i64 %2
}

define spir_func i16 @s_convert_down(i32 %0) #0 {
  %2 = trunc i32 %0 to i16, !spirv.Op !10
  ret i16 %2
}

define spir_func double @f_convert_up(float %0) #0 {
  %2 = fpext float %0 to double
  ret double %2
}

define spir_func float @f_convert_down(double %0) #0 {
  %2 = fptrunc double %0 to float
  ret float %2
}

define spir_func i32 @bitcast(float %0) #0 {
  %2 = bitcast float %0 to i32
  ret i32 %2
}

define spir_func i8 @sat_convert_s_to_u(i32 %0) #0 {
  %2 = call spir_func i8 @_Z29__spirv_SatConvertSToU_Ruchari(i32 %0) #2
  ret i8 %2
}

define spir_func i8 @sat_convert_u_to_s(i32 %0) #0 {
  %2 = call spir_func i8 @_Z28__spirv_SatConvertUToS_Rcharj(i32 %0) #2
  ret i8 %2
}

declare spir_func i8 @_Z29__spirv_SatConvertSToU_Ruchari(i32) #1

declare spir_func i8 @_Z28__spirv_SatConvertUToS_Rcharj(i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i32 22}
!7 = !{i32 39}
!8 = !{i32 10}
!9 = !{i16 0, i16 0}
!10 = !{i32 114}
