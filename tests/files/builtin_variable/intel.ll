target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @thread() #0 {
  %1 = call spir_func i32 @_Z36__spirv_BuiltInGlobalHWThreadIDINTELv() #2
  ret i32 %1
}

define spir_func i32 @device() #0 {
  %1 = call spir_func i32 @_Z31__spirv_BuiltInSubDeviceIDINTELv() #2
  ret i32 %1
}

define spir_func i1 @valid() #0 {
  %1 = call spir_func i1 @_Z38__spirv_BuiltInDeviceBarrierValidINTELv() #2
  ret i1 %1
}

declare spir_func i32 @_Z36__spirv_BuiltInGlobalHWThreadIDINTELv() #1

declare spir_func i32 @_Z31__spirv_BuiltInSubDeviceIDINTELv() #1

declare spir_func i1 @_Z38__spirv_BuiltInDeviceBarrierValidINTELv() #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Extension = !{!7, !8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}
!spirv.BuiltIn = !{!10, !15, !19}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 6134}
!6 = !{i32 6185}
!7 = !{!"SPV_INTEL_device_barrier"}
!8 = !{!"SPV_INTEL_hw_thread_queries"}
!9 = !{i16 0, i16 0}
!10 = !{i32 6136, null, !11}
!11 = !{!12, !13, !14}
!12 = !{i32 41, !"__spirv_BuiltInGlobalHWThreadIDINTEL", i32 1}
!13 = !{i32 22}
!14 = !{i32 11, i32 6136}
!15 = !{i32 6135, null, !16}
!16 = !{!17, !13, !18}
!17 = !{i32 41, !"__spirv_BuiltInSubDeviceIDINTEL", i32 1}
!18 = !{i32 11, i32 6135}
!19 = !{i32 6186, null, !20}
!20 = !{!21, !13, !22}
!21 = !{i32 41, !"__spirv_BuiltInDeviceBarrierValidINTEL", i32 1}
!22 = !{i32 11, i32 6186}
