; BACK: intrinsics of clocks become OpReadClockKHR, which LLVM has no intrinsic for with a scope
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i64 @ticks() #0 {
  %a = call spir_func i64 @_Z27__spirv_ReadClockKHR_Rulongi(i32 3) #0
  %b = call spir_func i64 @_Z27__spirv_ReadClockKHR_Rulongi(i32 1) #0
  %r = add i64 %a, %b
  ret i64 %r
}

declare spir_func i64 @_Z27__spirv_ReadClockKHR_Rulongi(i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 11}
!7 = !{i32 5055}
!8 = !{!"SPV_KHR_shader_clock"}
!9 = !{i16 0, i16 0}
