target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @read(target("spirv.Pipe", 0) %0, ptr addrspace(4) %1) #0 {
  %3 = call spir_func i32 @_Z16__spirv_ReadPipePU3AS115__spirv_Pipe__0PU3AS4cii(target("spirv.Pipe", 0) %0, ptr addrspace(4) %1, i32 4, i32 4) #0
  ret i32 %3
}

define spir_func i32 @write(target("spirv.Pipe", 1) %0, ptr addrspace(4) %1) #0 {
  %3 = call spir_func i32 @_Z17__spirv_WritePipePU3AS115__spirv_Pipe__1PU3AS4cii(target("spirv.Pipe", 1) %0, ptr addrspace(4) %1, i32 4, i32 4) #0
  ret i32 %3
}

define spir_func i32 @reserved_read(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %1, i32 %2, ptr addrspace(4) %3) #0 {
  %5 = call spir_func i32 @_Z24__spirv_ReservedReadPipePU3AS115__spirv_Pipe__0P17__spirv_ReserveIdiPU3AS4cii(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %1, i32 %2, ptr addrspace(4) %3, i32 4, i32 4) #0
  ret i32 %5
}

define spir_func i32 @reserved_write(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %1, i32 %2, ptr addrspace(4) %3) #0 {
  %5 = call spir_func i32 @_Z25__spirv_ReservedWritePipePU3AS115__spirv_Pipe__1P17__spirv_ReserveIdiPU3AS4cii(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %1, i32 %2, ptr addrspace(4) %3, i32 4, i32 4) #0
  ret i32 %5
}

define spir_func target("spirv.ReserveId") @reserve_read(target("spirv.Pipe", 0) %0, i32 %1) #0 {
  %3 = call spir_func target("spirv.ReserveId") @_Z30__spirv_ReserveReadPipePacketsPU3AS115__spirv_Pipe__0iii(target("spirv.Pipe", 0) %0, i32 %1, i32 4, i32 4) #0
  ret target("spirv.ReserveId") %3
}

define spir_func target("spirv.ReserveId") @reserve_write(target("spirv.Pipe", 1) %0, i32 %1) #0 {
  %3 = call spir_func target("spirv.ReserveId") @_Z31__spirv_ReserveWritePipePacketsPU3AS115__spirv_Pipe__1iii(target("spirv.Pipe", 1) %0, i32 %1, i32 4, i32 4) #0
  ret target("spirv.ReserveId") %3
}

define spir_func void @commit_read(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %1) #0 {
  call spir_func void @_Z22__spirv_CommitReadPipePU3AS115__spirv_Pipe__0P17__spirv_ReserveIdii(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %1, i32 4, i32 4) #0
  ret void
}

define spir_func void @commit_write(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %1) #0 {
  call spir_func void @_Z23__spirv_CommitWritePipePU3AS115__spirv_Pipe__1P17__spirv_ReserveIdii(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %1, i32 4, i32 4) #0
  ret void
}

define spir_func i1 @is_valid(target("spirv.ReserveId") %0) #0 {
  %2 = call spir_func i1 @_Z24__spirv_IsValidReserveIdP17__spirv_ReserveId(target("spirv.ReserveId") %0) #0
  ret i1 %2
}

define spir_func i32 @num_read(target("spirv.Pipe", 0) %0) #0 {
  %2 = call spir_func i32 @_Z25__spirv_GetNumPipePacketsPU3AS115__spirv_Pipe__0ii(target("spirv.Pipe", 0) %0, i32 4, i32 4) #0
  ret i32 %2
}

define spir_func i32 @num_write(target("spirv.Pipe", 1) %0) #0 {
  %2 = call spir_func i32 @_Z25__spirv_GetNumPipePacketsPU3AS115__spirv_Pipe__1ii(target("spirv.Pipe", 1) %0, i32 4, i32 4) #0
  ret i32 %2
}

define spir_func i32 @max_read(target("spirv.Pipe", 0) %0) #0 {
  %2 = call spir_func i32 @_Z25__spirv_GetMaxPipePacketsPU3AS115__spirv_Pipe__0ii(target("spirv.Pipe", 0) %0, i32 4, i32 4) #0
  ret i32 %2
}

define spir_func i32 @max_write(target("spirv.Pipe", 1) %0) #0 {
  %2 = call spir_func i32 @_Z25__spirv_GetMaxPipePacketsPU3AS115__spirv_Pipe__1ii(target("spirv.Pipe", 1) %0, i32 4, i32 4) #0
  ret i32 %2
}

define spir_func target("spirv.ReserveId") @group_reserve_read(target("spirv.Pipe", 0) %0, i32 %1) #0 {
  %3 = call spir_func target("spirv.ReserveId") @_Z35__spirv_GroupReserveReadPipePacketsiPU3AS115__spirv_Pipe__0iii(i32 2, target("spirv.Pipe", 0) %0, i32 %1, i32 4, i32 4) #1
  ret target("spirv.ReserveId") %3
}

define spir_func target("spirv.ReserveId") @group_reserve_write(target("spirv.Pipe", 1) %0, i32 %1) #0 {
  %3 = call spir_func target("spirv.ReserveId") @_Z36__spirv_GroupReserveWritePipePacketsiPU3AS115__spirv_Pipe__1iii(i32 3, target("spirv.Pipe", 1) %0, i32 %1, i32 4, i32 4) #1
  ret target("spirv.ReserveId") %3
}

define spir_func void @group_commit_read(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %1) #0 {
  call spir_func void @_Z27__spirv_GroupCommitReadPipeiPU3AS115__spirv_Pipe__0P17__spirv_ReserveIdii(i32 2, target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %1, i32 4, i32 4) #1
  ret void
}

define spir_func void @group_commit_write(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %1) #0 {
  call spir_func void @_Z28__spirv_GroupCommitWritePipeiPU3AS115__spirv_Pipe__1P17__spirv_ReserveIdii(i32 3, target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %1, i32 4, i32 4) #1
  ret void
}

define spir_func target("spirv.ReserveId") @sub_group_reserve_read(target("spirv.Pipe", 0) %0, i32 %1) #0 {
  %3 = call spir_func target("spirv.ReserveId") @_Z35__spirv_GroupReserveReadPipePacketsiPU3AS115__spirv_Pipe__0iii(i32 3, target("spirv.Pipe", 0) %0, i32 %1, i32 4, i32 4) #1
  ret target("spirv.ReserveId") %3
}

define spir_func target("spirv.ReserveId") @work_group_reserve_write(target("spirv.Pipe", 1) %0, i32 %1) #0 {
  %3 = call spir_func target("spirv.ReserveId") @_Z36__spirv_GroupReserveWritePipePacketsiPU3AS115__spirv_Pipe__1iii(i32 2, target("spirv.Pipe", 1) %0, i32 %1, i32 4, i32 4) #1
  ret target("spirv.ReserveId") %3
}

define spir_func void @sub_group_commit_read(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %1) #0 {
  call spir_func void @_Z27__spirv_GroupCommitReadPipeiPU3AS115__spirv_Pipe__0P17__spirv_ReserveIdii(i32 3, target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %1, i32 4, i32 4) #1
  ret void
}

define spir_func void @work_group_commit_write(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %1) #0 {
  call spir_func void @_Z28__spirv_GroupCommitWritePipeiPU3AS115__spirv_Pipe__1P17__spirv_ReserveIdii(i32 2, target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %1, i32 4, i32 4) #1
  ret void
}

declare spir_func i32 @_Z16__spirv_ReadPipePU3AS115__spirv_Pipe__0PU3AS4cii(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z17__spirv_WritePipePU3AS115__spirv_Pipe__1PU3AS4cii(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z24__spirv_ReservedReadPipePU3AS115__spirv_Pipe__0P17__spirv_ReserveIdiPU3AS4cii(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z25__spirv_ReservedWritePipePU3AS115__spirv_Pipe__1P17__spirv_ReserveIdiPU3AS4cii(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32) #0

declare spir_func target("spirv.ReserveId") @_Z30__spirv_ReserveReadPipePacketsPU3AS115__spirv_Pipe__0iii(target("spirv.Pipe", 0), i32, i32, i32) #0

declare spir_func target("spirv.ReserveId") @_Z31__spirv_ReserveWritePipePacketsPU3AS115__spirv_Pipe__1iii(target("spirv.Pipe", 1), i32, i32, i32) #0

declare spir_func void @_Z22__spirv_CommitReadPipePU3AS115__spirv_Pipe__0P17__spirv_ReserveIdii(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32) #0

declare spir_func void @_Z23__spirv_CommitWritePipePU3AS115__spirv_Pipe__1P17__spirv_ReserveIdii(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32) #0

declare spir_func i1 @_Z24__spirv_IsValidReserveIdP17__spirv_ReserveId(target("spirv.ReserveId")) #0

declare spir_func i32 @_Z25__spirv_GetNumPipePacketsPU3AS115__spirv_Pipe__0ii(target("spirv.Pipe", 0), i32, i32) #0

declare spir_func i32 @_Z25__spirv_GetNumPipePacketsPU3AS115__spirv_Pipe__1ii(target("spirv.Pipe", 1), i32, i32) #0

declare spir_func i32 @_Z25__spirv_GetMaxPipePacketsPU3AS115__spirv_Pipe__0ii(target("spirv.Pipe", 0), i32, i32) #0

declare spir_func i32 @_Z25__spirv_GetMaxPipePacketsPU3AS115__spirv_Pipe__1ii(target("spirv.Pipe", 1), i32, i32) #0

declare spir_func target("spirv.ReserveId") @_Z35__spirv_GroupReserveReadPipePacketsiPU3AS115__spirv_Pipe__0iii(i32, target("spirv.Pipe", 0), i32, i32, i32) #1

declare spir_func target("spirv.ReserveId") @_Z36__spirv_GroupReserveWritePipePacketsiPU3AS115__spirv_Pipe__1iii(i32, target("spirv.Pipe", 1), i32, i32, i32) #1

declare spir_func void @_Z27__spirv_GroupCommitReadPipeiPU3AS115__spirv_Pipe__0P17__spirv_ReserveIdii(i32, target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32) #1

declare spir_func void @_Z28__spirv_GroupCommitWritePipeiPU3AS115__spirv_Pipe__1P17__spirv_ReserveIdii(i32, target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

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
!5 = !{i32 17}
!6 = !{i32 38}
!7 = !{i32 39}
!8 = !{i16 0, i16 0}
