; BACK: The reader calls builtins by their __spirv_ names and adds the contract.
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(4) %p, ptr addrspace(3) %l, ptr addrspace(1) %g) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_type_qual !14 !kernel_arg_base_type !13 {
  %a = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS4iii(ptr addrspace(4) %p, i32 1, i32 768) #0
  %b = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS3iiii(ptr addrspace(3) %l, i32 2, i32 256, i32 1) #0
  %c = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1iii(ptr addrspace(1) %g, i32 1, i32 528) #0
  %d = call spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1) %g, i32 2, i32 512) #0
  %e = call spir_func <2 x i32> @_Z24__spirv_ocl_vloadn_Rint2mPU3AS1Kii(i64 0, ptr addrspace(1) %g, i32 2) #0
  ret void
}

declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS4iii(ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS3iiii(ptr addrspace(3), i32, i32, i32) #0

declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func <2 x i32> @_Z24__spirv_ocl_vloadn_Rint2mPU3AS1Kii(i64, ptr addrspace(1), i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind memory(argmem: read) }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!2}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!3}
!spirv.Version = !{!4}
!spirv.Capability = !{!5, !6, !7, !8}
!spirv.Generator = !{!9}
!spirv.EntryPoint = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 200000}
!2 = !{i32 2, i32 0}
!3 = !{}
!4 = !{i32 1, i32 0}
!5 = !{i32 4}
!6 = !{i32 6}
!7 = !{i32 11}
!8 = !{i32 38}
!9 = !{i16 0, i16 0}
!10 = !{ptr @k, i32 6, !"k"}
!11 = !{i32 4, i32 3, i32 1}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"int*", !"int*", !"int*"}
!14 = !{!"", !"", !""}
