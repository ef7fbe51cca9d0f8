target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @no_wrap(i32 %0, i32 %1) #0 {
  %3 = add nuw nsw i32 %0, %1
  ret i32 %3
}

define spir_func float @fast(float %0, float %1) #0 {
  %3 = fdiv nnan ninf nsz arcp float %0, %1
  ret float %3
}

define spir_func i8 @saturated(float %0) #0 {
  %2 = call spir_func i8 @_Z30__spirv_ConvertFToU_Ruchar_satf(float %0) #2
  ret i8 %2
}

define spir_func i32 @rounded_up(float %0) #0 {
  %2 = call spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtpf(float %0) #2
  ret i32 %2
}

declare spir_func i8 @_Z30__spirv_ConvertFToU_Ruchar_satf(float) #1

declare spir_func i32 @_Z28__spirv_ConvertFToS_Rint_rtpf(float) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i16 0, i16 0}
