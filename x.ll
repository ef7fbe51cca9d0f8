target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

; Function Attrs: nounwind
define spir_kernel void @k(ptr addrspace(1) %p, i32 %d) #0 !kernel_arg_addr_space !2 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_type_qual !15 !kernel_arg_base_type !14 {
  %1 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) #2, !spirv.Group !16
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #2, !spirv.Group !16
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2) #2, !spirv.Group !16
  %a = insertelement <3 x i64> %4, i64 %5, i32 2
  %b = extractelement <3 x i64> %a, i32 0
  %c = call spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv() #2
  %6 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) #2, !spirv.Group !17
  %7 = insertelement <3 x i64> poison, i64 %6, i32 0
  %8 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #2, !spirv.Group !17
  %9 = insertelement <3 x i64> %7, i64 %8, i32 1
  %10 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2) #2, !spirv.Group !17
  %11 = insertelement <3 x i64> %9, i64 %10, i32 2
  %12 = bitcast <3 x i64> %11 to <6 x i32>
  %13 = extractelement <6 x i32> %12, i32 2
  store i64 %b, ptr addrspace(1) %p, align 8
  %14 = bitcast ptr addrspace(1) %p to ptr addrspace(1)
  store i32 %c, ptr addrspace(1) %14, align 4
  %15 = bitcast ptr addrspace(1) %p to ptr addrspace(1)
  store i32 %13, ptr addrspace(1) %15, align 4
  ret void
}

; Function Attrs: nounwind willreturn memory(none)
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32) #1

; Function Attrs: nounwind willreturn memory(none)
declare spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv() #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!spirv.EntryPoint = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 11}
!7 = !{i32 5425}
!8 = !{!"SPV_EXT_long_vector"}
!9 = !{i16 6, i16 14}
!10 = !{ptr @k, i32 6, !"k", !11, !12}
!11 = !{i32 28}
!12 = !{i32 41}
!13 = !{!"none", !"none"}
!14 = !{!"long*", !"int"}
!15 = !{!"", !""}
!16 = distinct !{}
!17 = distinct !{}
