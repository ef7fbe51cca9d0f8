target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i1 @f_ord_equal(float %0, float %1) #0 {
  %3 = fcmp oeq float %0, %1
  ret i1 %3
}

define spir_func i1 @f_unord_equal(float %0, float %1) #0 {
  %3 = fcmp ueq float %0, %1
  ret i1 %3
}

define spir_func i1 @f_ord_not_equal(float %0, float %1) #0 {
  %3 = fcmp one float %0, %1
  ret i1 %3
}

define spir_func i1 @f_unord_not_equal(float %0, float %1) #0 {
  %3 = fcmp une float %0, %1
  ret i1 %3
}

define spir_func i1 @f_ord_less_than(float %0, float %1) #0 {
  %3 = fcmp olt float %0, %1
  ret i1 %3
}

define spir_func i1 @f_unord_less_than(float %0, float %1) #0 {
  %3 = fcmp ult float %0, %1
  ret i1 %3
}

define spir_func i1 @f_ord_greater_than(float %0, float %1) #0 {
  %3 = fcmp ogt float %0, %1
  ret i1 %3
}

define spir_func i1 @f_unord_greater_than(float %0, float %1) #0 {
  %3 = fcmp ugt float %0, %1
  ret i1 %3
}

define spir_func i1 @f_ord_less_than_equal(float %0, float %1) #0 {
  %3 = fcmp ole float %0, %1
  ret i1 %3
}

define spir_func i1 @f_unord_less_than_equal(float %0, float %1) #0 {
  %3 = fcmp ule float %0, %1
  ret i1 %3
}

define spir_func i1 @f_ord_greater_than_equal(float %0, float %1) #0 {
  %3 = fcmp oge float %0, %1
  ret i1 %3
}

define spir_func i1 @f_unord_greater_than_equal(float %0, float %1) #0 {
  %3 = fcmp uge float %0, %1
  ret i1 %3
}

define spir_func i1 @less_or_greater(float %0, float %1) #0 {
  %3 = fcmp one float %0, %1, !spirv.Op !6
  ret i1 %3
}

define spir_func i1 @ordered(float %0, float %1) #0 {
  %3 = fcmp ord float %0, %1
  ret i1 %3
}

define spir_func i1 @unordered(float %0, float %1) #0 {
  %3 = fcmp uno float %0, %1
  ret i1 %3
}

define spir_func i1 @is_nan(float %0) #0 {
  %2 = call spir_func i1 @_Z13__spirv_IsNanf(float %0) #2
  ret i1 %2
}

define spir_func i1 @is_inf(float %0) #0 {
  %2 = call spir_func i1 @_Z13__spirv_IsInff(float %0) #2
  ret i1 %2
}

define spir_func i1 @is_finite(float %0) #0 {
  %2 = call spir_func i1 @_Z16__spirv_IsFinitef(float %0) #2
  ret i1 %2
}

define spir_func i1 @is_normal(float %0) #0 {
  %2 = call spir_func i1 @_Z16__spirv_IsNormalf(float %0) #2
  ret i1 %2
}

define spir_func i1 @sign_bit_set(float %0) #0 {
  %2 = call spir_func i1 @_Z18__spirv_SignBitSetf(float %0) #2
  ret i1 %2
}

declare spir_func i1 @_Z13__spirv_IsNanf(float) #1

declare spir_func i1 @_Z13__spirv_IsInff(float) #1

declare spir_func i1 @_Z16__spirv_IsFinitef(float) #1

declare spir_func i1 @_Z16__spirv_IsNormalf(float) #1

declare spir_func i1 @_Z18__spirv_SignBitSetf(float) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
!6 = !{i32 161}
