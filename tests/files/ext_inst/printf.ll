target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@0 = internal unnamed_addr addrspace(2) constant [4 x i8] c"%d\0A\00", align 1

define spir_func i32 @print(i32 %0, double %1) #0 {
  %3 = getelementptr inbounds [4 x i8], ptr addrspace(2) @0, i32 0, i32 0
  %4 = call spir_func i32 @_Z18__spirv_ocl_printfPU3AS2cid(ptr addrspace(2) %3, i32 %0, double %1) #0
  ret i32 %4
}

declare spir_func i32 @_Z18__spirv_ocl_printfPU3AS2cid(ptr addrspace(2), i32, double) #0

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
!5 = !{i32 39}
!6 = !{i32 11}
!7 = !{i32 10}
!8 = !{i16 0, i16 0}
