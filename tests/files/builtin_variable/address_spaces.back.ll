; BACK: the reader calls builtin variables by their functions, a component at a time
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i64 @read() #0 {
  %1 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) #2, !spirv.Group !8
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #2, !spirv.Group !8
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2) #2, !spirv.Group !8
  %vector = insertelement <3 x i64> %4, i64 %5, i32 2
  %first = extractelement <3 x i64> %vector, i32 0
  %second = call spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 1) #2, !spirv.Op !9
  %third = call spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 2) #2, !spirv.Op !9
  %group = call spir_func i32 @_Z25__spirv_BuiltInSubgroupIdv() #2
  %wide = zext i32 %group to i64
  %a = add i64 %first, %second
  %b = add i64 %a, %third
  %c = add i64 %b, %wide
  ret i64 %c
}

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32) #1

declare spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32) #1

declare spir_func i32 @_Z25__spirv_BuiltInSubgroupIdv() #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 11}
!7 = !{i16 0, i16 0}
!8 = distinct !{}
!9 = !{i32 61}
