target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@.str = internal unnamed_addr addrspace(2) constant [3 x i8] c"%d\00"

define spir_kernel void @k() #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !3 !kernel_arg_type !3 !kernel_arg_type_qual !3 !kernel_arg_base_type !3 {
  %1 = call spir_func i32 @_Z18__spirv_ocl_printfPA3_U3AS2ciS1_(ptr addrspace(2) @.str, i32 3, ptr addrspace(2) @.str) #0
  ret void
}

declare spir_func i32 @_Z18__spirv_ocl_printfPA3_U3AS2ciS1_(ptr addrspace(2), i32, ptr addrspace(2)) #0

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
!spirv.ArrayLength = !{!10}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 200000}
!2 = !{i32 2, i32 0}
!3 = !{}
!4 = !{i32 1, i32 0}
!5 = !{i32 4}
!6 = !{i32 6}
!7 = !{i32 39}
!8 = !{i16 0, i16 0}
!9 = !{ptr @k, i32 6, !"k"}
!10 = !{i32 32}
