; BACK: the contract is added
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %count, i32 %value) #0 {
  %array = alloca i32, i32 %count, align 64, !spirv.Decorations !9
  store i32 %value, ptr %array, align 64
  %read = load i32, ptr %array, align 64
  ret i32 %read
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6}
!spirv.Extension = !{!7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 5817}
!7 = !{!"SPV_INTEL_variable_length_array"}
!8 = !{i16 0, i16 0}
!9 = !{!10}
!10 = !{i32 44, i32 64}
