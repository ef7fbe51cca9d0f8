target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %0) #0 !spirv.ParameterPointee !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_type_qual !16 !kernel_arg_base_type !15 {
  %2 = ptrtoint ptr addrspace(1) %0 to i64
  %3 = bitcast i64 %2 to <2 x i32>, !spirv.Op !17
  %4 = bitcast <2 x i32> %3 to i64
  %5 = inttoptr i64 %4 to ptr addrspace(1), !spirv.Op !17, !spirv.Pointee !12
  %6 = ptrtoint ptr addrspace(1) %0 to i64, !spirv.Op !17
  %7 = inttoptr i64 %6 to ptr addrspace(1), !spirv.Op !17, !spirv.Pointee !12
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!2}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!3}
!spirv.Version = !{!4}
!spirv.Capability = !{!5, !6, !7}
!spirv.Generator = !{!8}
!spirv.EntryPoint = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 200000}
!2 = !{i32 2, i32 0}
!3 = !{}
!4 = !{i32 1, i32 5}
!5 = !{i32 4}
!6 = !{i32 6}
!7 = !{i32 11}
!8 = !{i16 0, i16 0}
!9 = !{ptr @k, i32 6, !"k"}
!10 = !{!11}
!11 = !{i32 0, !12}
!12 = !{i32 poison}
!13 = !{i32 1}
!14 = !{!"none"}
!15 = !{!"int*"}
!16 = !{!""}
!17 = !{i32 124}
