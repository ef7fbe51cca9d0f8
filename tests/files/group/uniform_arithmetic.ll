target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @imul(i32 %0) #0 {
  %2 = call spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32 2, i32 0, i32 %0) #1
  ret i32 %2
}

define spir_func float @fmul(float %0) #0 {
  %2 = call spir_func float @_Z20__spirv_GroupFMulKHRiif(i32 3, i32 1, float %0) #1
  ret float %2
}

define spir_func i32 @bitwiseand(i32 %0) #0 {
  %2 = call spir_func i32 @_Z26__spirv_GroupBitwiseAndKHRiii(i32 2, i32 2, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @bitwiseor(i32 %0) #0 {
  %2 = call spir_func i32 @_Z25__spirv_GroupBitwiseOrKHRiii(i32 3, i32 0, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @bitwisexor(i32 %0) #0 {
  %2 = call spir_func i32 @_Z26__spirv_GroupBitwiseXorKHRiii(i32 2, i32 1, i32 %0) #1
  ret i32 %2
}

define spir_func i1 @logicaland(i1 %0) #0 {
  %2 = call spir_func i1 @_Z26__spirv_GroupLogicalAndKHRiib(i32 3, i32 2, i1 %0) #1
  ret i1 %2
}

define spir_func i1 @logicalor(i1 %0) #0 {
  %2 = call spir_func i1 @_Z25__spirv_GroupLogicalOrKHRiib(i32 2, i32 0, i1 %0) #1
  ret i1 %2
}

define spir_func i1 @logicalxor(i1 %0) #0 {
  %2 = call spir_func i1 @_Z26__spirv_GroupLogicalXorKHRiib(i32 3, i32 1, i1 %0) #1
  ret i1 %2
}

declare spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32, i32, i32) #1

declare spir_func float @_Z20__spirv_GroupFMulKHRiif(i32, i32, float) #1

declare spir_func i32 @_Z26__spirv_GroupBitwiseAndKHRiii(i32, i32, i32) #1

declare spir_func i32 @_Z25__spirv_GroupBitwiseOrKHRiii(i32, i32, i32) #1

declare spir_func i32 @_Z26__spirv_GroupBitwiseXorKHRiii(i32, i32, i32) #1

declare spir_func i1 @_Z26__spirv_GroupLogicalAndKHRiib(i32, i32, i1) #1

declare spir_func i1 @_Z25__spirv_GroupLogicalOrKHRiib(i32, i32, i1) #1

declare spir_func i1 @_Z26__spirv_GroupLogicalXorKHRiib(i32, i32, i1) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Extension = !{!7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 18}
!6 = !{i32 6400}
!7 = !{!"SPV_KHR_uniform_group_instructions"}
!8 = !{i16 0, i16 0}
