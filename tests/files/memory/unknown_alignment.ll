target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @copies(ptr addrspace(1) %p, ptr addrspace(1) %q) #0 {
  call void @llvm.memcpy.p1.p1.i32(ptr addrspace(1) %q, ptr addrspace(1) %p, i32 8, i1 false), !spirv.MemoryAccess !6
  call void @llvm.memcpy.p1.p1.i32(ptr addrspace(1) align 4 %q, ptr addrspace(1) %p, i32 8, i1 false), !spirv.MemoryAccess !7
  %1 = load i32, ptr addrspace(1) %p, align 4, !spirv.MemoryAccess !6
  store volatile i32 %1, ptr addrspace(1) %q, align 4, !spirv.MemoryAccess !8
  ret void
}

declare void @llvm.memcpy.p1.p1.i32(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i32, i1 immarg) #1

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 6}
!4 = !{i32 5}
!5 = !{i16 0, i16 0}
!6 = !{i32 2, i32 0}
!7 = !{i32 2, i32 4, i32 2, i32 0}
!8 = !{i32 3, i32 0}
