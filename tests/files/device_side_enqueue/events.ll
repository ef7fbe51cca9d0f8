target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func target("spirv.Queue") @default_queue() #0 {
  %1 = call spir_func target("spirv.Queue") @_Z23__spirv_GetDefaultQueuev() #0
  ret target("spirv.Queue") %1
}

define spir_func i32 @marker(target("spirv.Queue") %0, i32 %1, ptr addrspace(4) %2, ptr addrspace(4) %3) #0 !spirv.ParameterPointee !9 {
  %5 = call spir_func i32 @_Z21__spirv_EnqueueMarkerP13__spirv_QueuejPU3AS4P19__spirv_DeviceEventS4_(target("spirv.Queue") %0, i32 %1, ptr addrspace(4) %2, ptr addrspace(4) %3) #0
  ret i32 %5
}

define spir_func target("spirv.DeviceEvent") @create() #0 {
  %1 = call spir_func target("spirv.DeviceEvent") @_Z23__spirv_CreateUserEventv() #0
  ret target("spirv.DeviceEvent") %1
}

define spir_func void @retain(target("spirv.DeviceEvent") %0) #0 {
  call spir_func void @_Z19__spirv_RetainEventP19__spirv_DeviceEvent(target("spirv.DeviceEvent") %0) #0
  ret void
}

define spir_func void @release(target("spirv.DeviceEvent") %0) #0 {
  call spir_func void @_Z20__spirv_ReleaseEventP19__spirv_DeviceEvent(target("spirv.DeviceEvent") %0) #0
  ret void
}

define spir_func void @status(target("spirv.DeviceEvent") %0, i32 %1) #0 {
  call spir_func void @_Z26__spirv_SetUserEventStatusP19__spirv_DeviceEventi(target("spirv.DeviceEvent") %0, i32 %1) #0
  ret void
}

define spir_func i1 @is_valid(target("spirv.DeviceEvent") %0) #0 {
  %2 = call spir_func i1 @_Z20__spirv_IsValidEventP19__spirv_DeviceEvent(target("spirv.DeviceEvent") %0) #0
  ret i1 %2
}

define spir_func void @profile(target("spirv.DeviceEvent") %0, ptr addrspace(1) %1) #0 {
  call spir_func void @_Z33__spirv_CaptureEventProfilingInfoP19__spirv_DeviceEventiPU3AS1c(target("spirv.DeviceEvent") %0, i32 1, ptr addrspace(1) %1) #0
  ret void
}

declare spir_func target("spirv.Queue") @_Z23__spirv_GetDefaultQueuev() #0

declare spir_func i32 @_Z21__spirv_EnqueueMarkerP13__spirv_QueuejPU3AS4P19__spirv_DeviceEventS4_(target("spirv.Queue"), i32, ptr addrspace(4), ptr addrspace(4)) #0

declare spir_func target("spirv.DeviceEvent") @_Z23__spirv_CreateUserEventv() #0

declare spir_func void @_Z19__spirv_RetainEventP19__spirv_DeviceEvent(target("spirv.DeviceEvent")) #0

declare spir_func void @_Z20__spirv_ReleaseEventP19__spirv_DeviceEvent(target("spirv.DeviceEvent")) #0

declare spir_func void @_Z26__spirv_SetUserEventStatusP19__spirv_DeviceEventi(target("spirv.DeviceEvent"), i32) #0

declare spir_func i1 @_Z20__spirv_IsValidEventP19__spirv_DeviceEvent(target("spirv.DeviceEvent")) #0

declare spir_func void @_Z33__spirv_CaptureEventProfilingInfoP19__spirv_DeviceEventiPU3AS1c(target("spirv.DeviceEvent"), i32, ptr addrspace(1)) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 19}
!6 = !{i32 38}
!7 = !{i32 39}
!8 = !{i16 0, i16 0}
!9 = !{!10, !12}
!10 = !{i32 2, !11}
!11 = !{target("spirv.DeviceEvent") poison}
!12 = !{i32 3, !11}
