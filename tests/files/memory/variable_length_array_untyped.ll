target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @last(i32 %count, i32 %value) #0 {
entry:
  %array = alloca i32, i32 %count, align 4
  %few = alloca i32, i32 6, align 4, !spirv.Op !12
  %typed = alloca i32, i32 %count, align 4, !spirv.Op !13, !spirv.Pointee !14
  %0 = sub i32 %count, 1
  %place = getelementptr inbounds i32, ptr %array, i32 %0
  store i32 %value, ptr %place, align 4
  store i32 6, ptr %typed, align 4
  store i32 1, ptr %few, align 4
  %1 = load i32, ptr %place, align 4
  %2 = load i32, ptr %typed, align 4
  %3 = load i32, ptr %few, align 4
  %4 = mul i32 %1, %2
  %5 = add i32 %4, %value
  %6 = mul i32 %5, %3
  ret i32 %6
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8}
!spirv.Extension = !{!9, !10}
!spirv.Generator = !{!11}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i32 4473}
!7 = !{i32 5817}
!8 = !{i32 6243}
!9 = !{!"SPV_INTEL_variable_length_array"}
!10 = !{!"SPV_KHR_untyped_pointers"}
!11 = !{i16 0, i16 0}
!12 = !{i32 6244}
!13 = !{i32 5818}
!14 = !{i32 poison}
