target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @f() #0 !spirv.Name !8 {
  %1 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 3, i32 4) #2
  %2 = alloca i32, i32 %1, align 4
  store i32 %1, ptr %2, align 4, !spirv.MemoryAccess !8
  ret void
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 1}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 5817}
!6 = !{!"SPV_INTEL_variable_length_array"}
!7 = !{i16 0, i16 0}
!8 = !{}
