target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%0 = type { i32, [4 x i32] }

define spir_func i32 @variable(i32 %0) #0 {
  %2 = alloca i32, align 4, !spirv.MemoryAccess !8
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  ret i32 %3
}

define spir_func i32 @initialized() #0 {
  %1 = alloca i32, align 4, !spirv.MemoryAccess !8
  store i32 2, ptr %1, align 4, !spirv.Op !9
  %2 = load volatile i32, ptr %1, align 4
  ret i32 %2
}

define spir_func i32 @access_chain(i32 %0, i32 %1) #0 {
  %3 = alloca %0, align 4, !spirv.MemoryAccess !8
  %4 = getelementptr %0, ptr %3, i32 0, i32 1, i32 %1, !spirv.Op !10
  store i32 %0, ptr %4, align 4
  %5 = getelementptr inbounds %0, ptr %3, i32 0, i32 1, i32 %1, !spirv.Op !11
  %6 = load i32, ptr %5, align 4
  ret i32 %6
}

define spir_func i32 @ptr_access_chain(i32 %0, i32 %1) #0 {
  %3 = alloca %0, align 4, !spirv.MemoryAccess !8
  %4 = getelementptr inbounds %0, ptr %3, i32 0, i32 1, i32 0, !spirv.Op !11
  %5 = getelementptr inbounds i32, ptr %4, i32 2
  %6 = getelementptr i32, ptr %4, i32 1
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  %7 = getelementptr inbounds %0, ptr %3, i32 0, i32 1, i32 2, !spirv.Op !11
  %8 = load i32, ptr %7, align 4
  ret i32 %8
}

define spir_func i32 @copies(i32 %0) #0 {
  %2 = alloca i32, align 4, !spirv.MemoryAccess !8
  %3 = alloca i32, align 4, !spirv.MemoryAccess !8
  %4 = alloca i32, align 4, !spirv.MemoryAccess !8
  store i32 %0, ptr %2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %2, i64 4, i1 false), !spirv.Op !12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %3, i64 4, i1 false)
  %5 = load i32, ptr %4, align 4
  ret i32 %5
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}
!spirv.ArrayLength = !{!7}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i16 0, i16 0}
!7 = !{i32 32}
!8 = !{}
!9 = !{i32 59}
!10 = !{i32 65}
!11 = !{i32 66}
!12 = !{i32 63}
