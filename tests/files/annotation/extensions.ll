target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@table = addrspace(1) global i32 7, !spirv.Decorations !0

define linkonce_odr spir_func i32 @f(i32 %0) #0 {
  ret i32 %0
}

define spir_func i32 @g(ptr addrspace(1) %0) #1 !spirv.ParameterDecorations !16 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = add nuw nsw i32 %2, %2
  %4 = call spir_func i32 @f(i32 %3) #0
  ret i32 %4
}

attributes #0 = { nounwind }
attributes #1 = { noinline nounwind optnone }

!spirv.MemoryModel = !{!2}
!spirv.Version = !{!3}
!spirv.Capability = !{!4, !5, !6, !7, !8, !9}
!spirv.Extension = !{!10, !11, !12, !13, !14}
!spirv.Generator = !{!15}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{!1}
!1 = !{i32 6188, i32 1, !"a_table"}
!2 = !{i32 2, i32 2}
!3 = !{i32 1, i32 3}
!4 = !{i32 4}
!5 = !{i32 5}
!6 = !{i32 6}
!7 = !{i32 6187}
!8 = !{i32 6441}
!9 = !{i32 6094}
!10 = !{!"SPV_INTEL_cache_controls"}
!11 = !{!"SPV_INTEL_global_variable_host_access"}
!12 = !{!"SPV_INTEL_optnone"}
!13 = !{!"SPV_KHR_linkonce_odr"}
!14 = !{!"SPV_KHR_no_integer_wrap_decoration"}
!15 = !{i16 0, i16 0}
!16 = !{!17}
!17 = !{!18, !19}
!18 = !{i32 6442, i32 0, i32 1}
!19 = !{i32 6443, i32 1, i32 2}
