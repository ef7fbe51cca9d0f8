target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i1 @f(ptr addrspace(1) %0, i1 %1) #0 {
  %3 = alloca i32, align 4, !spirv.Op !8
  call spir_func void @_Z7barrierj(i32 1) #1
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 1, i32 2) #1
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 5, i32 2) #0
  %4 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %0, i32 1) #0
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4), !spirv.Op !9
  %6 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %5, i32 %4, i32 5, i32 2) #0, !spirv.Op !9
  %7 = call spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1) %0, i32 1, i32 528) #0
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4), !spirv.Op !8
  store i32 %7, ptr %3, align 4, !spirv.Op !8
  %9 = addrspacecast ptr %3 to ptr addrspace(4), !spirv.Op !8
  %10 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) %8, ptr addrspace(4) %9, i32 %6, i32 5, i32 0, i32 2) #0
  %11 = load i32, ptr %3, align 4, !spirv.Op !8
  %12 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4), !spirv.Op !10
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %12, i32 %11, i32 0, i32 0) #0, !spirv.Op !10
  %13 = zext i1 %1 to i32, !spirv.Op !11
  %14 = call spir_func i32 @_Z14work_group_alli(i32 %13) #1
  %15 = icmp ne i32 %14, 0, !spirv.Op !11
  %16 = call spir_func i1 @_Z16__spirv_GroupAnyib(i32 1, i1 %15) #1
  ret i1 %16
}

declare spir_func void @_Z7barrierj(i32) #1

declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32) #1

declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32, i32, i32) #0

declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32) #0

declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32) #0

declare spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i32, i32, i32, i32) #0

declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32) #0

declare spir_func i32 @_Z14work_group_alli(i32) #1

declare spir_func i1 @_Z16__spirv_GroupAnyib(i32, i1) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!opencl.ocl.version = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 18}
!7 = !{i16 0, i16 0}
!8 = !{i32 230}
!9 = !{i32 234}
!10 = !{i32 228}
!11 = !{i32 261}
