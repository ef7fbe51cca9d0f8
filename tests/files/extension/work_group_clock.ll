target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i64 @number() #0 {
  %1 = call spir_func i64 @_Z27__spirv_ReadClockKHR_Rulongi(i32 2) #0
  ret i64 %1
}

define spir_func <2 x i32> @halves() #0 {
  %1 = call spir_func <2 x i32> @_Z27__spirv_ReadClockKHR_Ruint2i(i32 2) #0
  ret <2 x i32> %1
}

declare spir_func i64 @_Z27__spirv_ReadClockKHR_Rulongi(i32) #0

declare spir_func <2 x i32> @_Z27__spirv_ReadClockKHR_Ruint2i(i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Extension = !{!7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i32 5055}
!7 = !{!"SPV_KHR_shader_clock"}
!8 = !{i16 0, i16 0}
