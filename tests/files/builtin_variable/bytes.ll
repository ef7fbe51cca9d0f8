target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @f() #0 {
  %1 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #2
  %2 = lshr i64 %1, 32
  %3 = trunc i64 %2 to i32
  %4 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #2
  %5 = lshr i64 %4, 32
  %6 = trunc i64 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = insertelement <2 x half> poison, half %7, i32 0
  %9 = lshr i64 %4, 48
  %10 = trunc i64 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = insertelement <2 x half> %8, half %11, i32 1
  %13 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) #2
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> poison, i32 %14, i32 0
  %16 = lshr i64 %13, 32
  %17 = trunc i64 %16 to i32
  %18 = insertelement <4 x i32> %15, i32 %17, i32 1
  %19 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #2
  %20 = trunc i64 %19 to i32
  %21 = insertelement <4 x i32> %18, i32 %20, i32 2
  %22 = lshr i64 %19, 32
  %23 = trunc i64 %22 to i32
  %24 = insertelement <4 x i32> %21, i32 %23, i32 3
  %25 = call spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0) #2
  %26 = zext i32 %25 to i64
  %27 = call spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 1) #2
  %28 = zext i32 %27 to i64
  %29 = shl i64 %28, 32
  %30 = or i64 %26, %29
  %31 = call spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0) #2
  %32 = zext i32 %31 to i64
  %33 = call spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 1) #2
  %34 = zext i32 %33 to i64
  %35 = shl i64 %34, 32
  %36 = or i64 %32, %35
  %37 = insertelement <2 x i64> poison, i64 %36, i32 0
  %38 = call spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 2) #2
  %39 = zext i32 %38 to i64
  %40 = insertelement <2 x i64> %37, i64 poison, i32 1
  ret void
}

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32) #1

declare spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}
!spirv.BuiltIn = !{!9, !13}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i32 22}
!7 = !{i32 9}
!8 = !{i16 0, i16 0}
!9 = !{i32 28, null, !10}
!10 = !{!11, !6, !12}
!11 = !{i32 41, !"__spirv_BuiltInGlobalInvocationId", i32 1}
!12 = !{i32 11, i32 28}
!13 = !{i32 27, null, !14}
!14 = !{!15, !6, !16}
!15 = !{i32 41, !"__spirv_BuiltInLocalInvocationId", i32 1}
!16 = !{i32 11, i32 27}
