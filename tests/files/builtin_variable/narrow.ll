target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i64 @f() #0 {
  %1 = call spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0) #2, !spirv.Group !7
  %2 = insertelement <3 x i32> poison, i32 %1, i32 0
  %3 = call spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 1) #2, !spirv.Group !7
  %4 = insertelement <3 x i32> %2, i32 %3, i32 1
  %5 = call spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 2) #2, !spirv.Group !7
  %6 = insertelement <3 x i32> %4, i32 %5, i32 2
  %7 = extractelement <3 x i32> %6, i32 1
  %8 = call spir_func i32 @_Z35__spirv_BuiltInLocalInvocationIndexv() #2
  %9 = add i32 %7, %8
  %10 = zext i32 %9 to i64
  %11 = call spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 0) #2, !spirv.Group !8
  %12 = insertelement <3 x i64> poison, i64 %11, i32 0
  %13 = call spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 1) #2, !spirv.Group !8
  %14 = insertelement <3 x i64> %12, i64 %13, i32 1
  %15 = call spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 2) #2, !spirv.Group !8
  %16 = insertelement <3 x i64> %14, i64 %15, i32 2
  %17 = extractelement <3 x i64> %16, i32 0
  %18 = mul i64 %10, %17
  ret i64 %18
}

declare spir_func i32 @_Z32__spirv_BuiltInLocalInvocationIdi(i32) #1

declare spir_func i32 @_Z35__spirv_BuiltInLocalInvocationIndexv() #1

declare spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

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
!7 = distinct !{}
!8 = distinct !{}
