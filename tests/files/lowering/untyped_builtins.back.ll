; BACK: typed pointers need bitcasts, and OpenCL C's names become friendly ones
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %flag, ptr addrspace(1) %table, i64 %i, float %x) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_type_qual !15 !kernel_arg_base_type !14 {
  %whole = alloca float, align 4
  %1 = bitcast ptr %whole to ptr, !spirv.Pointee !16
  %part = call spir_func float @_Z17__spirv_ocl_fractfPf(float %x, ptr %1) #0
  store float %part, ptr addrspace(1) %p, align 4
  %2 = bitcast ptr addrspace(1) %p to ptr addrspace(1), !spirv.Pointee !16
  call spir_func void @_Z19__spirv_ocl_vstorenDv2_fmPU3AS1f(<2 x float> <float 1.000000e+00, float 2.000000e+00>, i64 %i, ptr addrspace(1) %2) #0
  %3 = bitcast ptr addrspace(1) %flag to ptr addrspace(1), !spirv.Pointee !17
  %set = call spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS1iii(ptr addrspace(1) %3, i32 1, i32 528) #0
  %entry = getelementptr inbounds [1 x ptr addrspace(1)], ptr addrspace(1) %table, i64 %i
  store ptr addrspace(1) %p, ptr addrspace(1) %entry, align 8
  ret void
}

declare spir_func float @_Z17__spirv_ocl_fractfPf(float, ptr) #0

declare spir_func void @_Z19__spirv_ocl_vstorenDv2_fmPU3AS1f(<2 x float>, i64, ptr addrspace(1)) #0

declare spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS1iii(ptr addrspace(1), i32, i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!2}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!3}
!spirv.Version = !{!4}
!spirv.Capability = !{!5, !6, !7, !8}
!spirv.Extension = !{!9}
!spirv.Generator = !{!10}
!spirv.EntryPoint = !{!11}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 200000}
!2 = !{i32 2, i32 0}
!3 = !{}
!4 = !{i32 1, i32 0}
!5 = !{i32 4}
!6 = !{i32 6}
!7 = !{i32 11}
!8 = !{i32 4473}
!9 = !{!"SPV_KHR_untyped_pointers"}
!10 = !{i16 0, i16 0}
!11 = !{ptr @k, i32 6, !"k"}
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int*", !"int*", !"int*", !"long", !"float"}
!15 = !{!"", !"", !"", !"", !""}
!16 = !{float poison}
!17 = !{i32 poison}
