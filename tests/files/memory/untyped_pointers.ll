target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%0 = type { i32, [4 x i32] }

@table = addrspace(1) global [4 x i32] [i32 0, i32 1, i32 2, i32 3]
@0 = internal addrspace(1) global ptr addrspace(1) getelementptr inbounds (i32, ptr addrspace(1) @table, i32 3)

define internal spir_func ptr @chosen(i1 %0, ptr %1, ptr %2) #0 {
  %4 = select i1 %0, ptr %1, ptr %2
  ret ptr %4
}

define spir_func i32 @sum(i32 %0, i32 %1) #0 {
  %3 = alloca [4 x i32], align 4
  %4 = alloca %0, align 4, !spirv.MemoryAccess !10
  %5 = alloca i32, align 4, !spirv.MemoryAccess !10, !spirv.Pointee !11
  %6 = getelementptr [4 x i32], ptr %3, i32 0, i32 1, !spirv.Op !12
  %7 = getelementptr inbounds [4 x i32], ptr %3, i32 0, i32 2, !spirv.Op !13
  %8 = getelementptr i32, ptr %3, i64 1
  %9 = getelementptr inbounds %0, ptr %4, i32 0, i32 1, i32 3
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %3, i64 4, i1 false)
  %10 = load i32, ptr %8, align 4
  store i32 %10, ptr %9, align 4
  store i32 %1, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  store i32 %11, ptr %9, align 4
  %12 = load i32, ptr %9, align 4
  %13 = icmp ult i32 %0, %1
  %14 = call spir_func ptr @chosen(i1 %13, ptr %6, ptr %7) #0
  %15 = load i32, ptr %14, align 4
  %16 = addrspacecast ptr %7 to ptr addrspace(4)
  %17 = load i32, ptr addrspace(4) %16, align 4
  %18 = add i32 %12, %15
  %19 = add i32 %18, %17
  ret i32 %19
}

define spir_func i64 @swap(i64 %0) #0 {
  %2 = alloca i64, align 8, !spirv.MemoryAccess !10
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = mul i64 %3, 4
  ret i64 %4
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i32 38}
!7 = !{i32 4473}
!8 = !{!"SPV_KHR_untyped_pointers"}
!9 = !{i16 0, i16 0}
!10 = !{}
!11 = !{i32 poison}
!12 = !{i32 4419}
!13 = !{i32 4420}
