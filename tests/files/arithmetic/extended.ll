target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%0 = type { i32, i32 }

define spir_func i64 @i_add_carry(i32 %0, i32 %1) #0 {
  %3 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  %6 = zext i1 %5 to i32
  %7 = insertvalue %0 poison, i32 %4, 0
  %8 = insertvalue %0 %7, i32 %6, 1, !spirv.Op !7
  %9 = extractvalue %0 %8, 0
  %10 = extractvalue %0 %8, 1
  %11 = zext i32 %10 to i64
  %12 = zext i32 %9 to i64
  %13 = shl i64 %11, 32
  %14 = or i64 %13, %12
  ret i64 %14
}

define spir_func i64 @i_sub_borrow(i32 %0, i32 %1) #0 {
  %3 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  %6 = zext i1 %5 to i32
  %7 = insertvalue %0 poison, i32 %4, 0
  %8 = insertvalue %0 %7, i32 %6, 1, !spirv.Op !8
  %9 = extractvalue %0 %8, 0
  %10 = extractvalue %0 %8, 1
  %11 = zext i32 %10 to i64
  %12 = zext i32 %9 to i64
  %13 = shl i64 %11, 32
  %14 = or i64 %13, %12
  ret i64 %14
}

define spir_func i64 @u_mul_extended(i32 %0, i32 %1) #0 {
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = lshr i64 %5, 32
  %8 = trunc i64 %7 to i32
  %9 = insertvalue %0 poison, i32 %6, 0
  %10 = insertvalue %0 %9, i32 %8, 1, !spirv.Op !9
  %11 = extractvalue %0 %10, 0
  %12 = extractvalue %0 %10, 1
  %13 = zext i32 %12 to i64
  %14 = zext i32 %11 to i64
  %15 = shl i64 %13, 32
  %16 = or i64 %15, %14
  ret i64 %16
}

define spir_func i64 @s_mul_extended(i32 %0, i32 %1) #0 {
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = lshr i64 %5, 32
  %8 = trunc i64 %7 to i32
  %9 = insertvalue %0 poison, i32 %6, 0
  %10 = insertvalue %0 %9, i32 %8, 1, !spirv.Op !10
  %11 = extractvalue %0 %10, 0
  %12 = extractvalue %0 %10, 1
  %13 = zext i32 %12 to i64
  %14 = zext i32 %11 to i64
  %15 = shl i64 %13, 32
  %16 = or i64 %15, %14
  ret i64 %16
}

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i16 0, i16 0}
!7 = !{i32 149}
!8 = !{i32 150}
!9 = !{i32 151}
!10 = !{i32 152}
