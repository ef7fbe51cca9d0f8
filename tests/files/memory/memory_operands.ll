target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @accesses(ptr addrspace(1) %p, ptr addrspace(1) %q) #0 {
  %1 = load i32, ptr addrspace(1) %p, align 4, !spirv.MemoryAccess !9
  %2 = load i32, ptr addrspace(1) %p, align 4, !spirv.MemoryAccess !10
  %3 = load i32, ptr addrspace(1) %p, align 4
  %4 = load i32, ptr addrspace(1) %p, align 16
  %5 = load volatile i32, ptr addrspace(1) %p, align 4, !spirv.MemoryAccess !11
  %6 = load volatile i32, ptr addrspace(1) %p, align 4
  %7 = load i32, ptr addrspace(1) %p, align 4, !nontemporal !11, !spirv.MemoryAccess !2
  %8 = load volatile i32, ptr addrspace(1) %p, align 8, !nontemporal !11
  %9 = load i32, ptr addrspace(1) %p, align 4, !spirv.MemoryAccess !12
  %10 = load i32, ptr addrspace(1) %p, align 4, !spirv.MemoryAccess !13
  %11 = load i32, ptr addrspace(1) %p, align 4, !spirv.MemoryAccess !14
  %12 = load i32, ptr addrspace(1) %p, align 4, !spirv.MemoryAccess !15
  store i32 %1, ptr addrspace(1) %q, align 4, !spirv.MemoryAccess !9
  store i32 %2, ptr addrspace(1) %q, align 4, !spirv.MemoryAccess !10
  store i32 %3, ptr addrspace(1) %q, align 4
  store i32 %4, ptr addrspace(1) %q, align 1
  store volatile i32 %5, ptr addrspace(1) %q, align 4, !spirv.MemoryAccess !11
  store volatile i32 %6, ptr addrspace(1) %q, align 4
  store i32 %7, ptr addrspace(1) %q, align 4, !nontemporal !11, !spirv.MemoryAccess !2
  store i32 %8, ptr addrspace(1) %q, align 4, !nontemporal !11
  store i32 %9, ptr addrspace(1) %q, align 4, !spirv.MemoryAccess !12
  store i32 %11, ptr addrspace(1) %q, align 4, !spirv.MemoryAccess !16
  store i32 %12, ptr addrspace(1) %q, align 4, !spirv.MemoryAccess !17
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %q, ptr addrspace(1) %p, i64 4, i1 false), !spirv.Op !18, !spirv.MemoryAccess !9
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %q, ptr addrspace(1) %p, i64 4, i1 true), !spirv.Op !18, !spirv.MemoryAccess !11
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %q, ptr addrspace(1) align 16 %p, i64 4, i1 false), !spirv.Op !18
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %q, ptr addrspace(1) %p, i64 4, i1 false), !spirv.Op !18, !spirv.MemoryAccess !19
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %q, ptr addrspace(1) %p, i64 4, i1 false), !spirv.MemoryAccess !9
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %q, ptr addrspace(1) align 4 %p, i64 4, i1 false)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %q, ptr addrspace(1) %p, i64 4, i1 true), !spirv.MemoryAccess !20
  ret void
}

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 3}
!1 = !{i32 1, i32 5}
!2 = !{i32 4}
!3 = !{i32 6}
!4 = !{i32 5}
!5 = !{i32 11}
!6 = !{i32 5345}
!7 = !{i32 5346}
!8 = !{i16 0, i16 0}
!9 = !{}
!10 = !{i32 0}
!11 = !{i32 1}
!12 = !{i32 32}
!13 = !{i32 34, i32 4}
!14 = !{i32 48, i32 1}
!15 = !{i32 50, i32 4, i32 2}
!16 = !{i32 40, i32 1}
!17 = !{i32 42, i32 4, i32 2}
!18 = !{i32 63}
!19 = !{i32 40, i32 1, i32 48, i32 2}
!20 = !{i32 3, i32 4, i32 4}
