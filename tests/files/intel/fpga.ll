target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @read(target("spirv.Pipe", 0) %0, ptr addrspace(4) %1) #0 {
  call spir_func void @_Z29__spirv_ReadPipeBlockingINTELPU3AS115__spirv_Pipe__0PU3AS4cii(target("spirv.Pipe", 0) %0, ptr addrspace(4) %1, i32 4, i32 4) #0
  ret void
}

define spir_func void @write(target("spirv.Pipe", 1) %0, ptr addrspace(4) %1) #0 {
  call spir_func void @_Z30__spirv_WritePipeBlockingINTELPU3AS115__spirv_Pipe__1PU3AS4cii(target("spirv.Pipe", 1) %0, ptr addrspace(4) %1, i32 4, i32 4) #0
  ret void
}

define spir_func i32 @reg(i32 %0) #0 {
  %2 = call spir_func i32 @_Z20__spirv_FPGARegINTELi(i32 %0) #0
  ret i32 %2
}

declare spir_func void @_Z29__spirv_ReadPipeBlockingINTELPU3AS115__spirv_Pipe__0PU3AS4cii(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32) #0

declare spir_func void @_Z30__spirv_WritePipeBlockingINTELPU3AS115__spirv_Pipe__1PU3AS4cii(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z20__spirv_FPGARegINTELi(i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9}
!spirv.Extension = !{!10, !11}
!spirv.Generator = !{!12}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 17}
!6 = !{i32 38}
!7 = !{i32 39}
!8 = !{i32 5945}
!9 = !{i32 5948}
!10 = !{!"SPV_INTEL_blocking_pipes"}
!11 = !{!"SPV_INTEL_fpga_reg"}
!12 = !{i16 0, i16 0}
