target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @iadd(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformIAddiii(i32 3, i32 0, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @iadd_clustered(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformIAddiiij(i32 3, i32 3, i32 %0, i32 4) #1
  ret i32 %2
}

define spir_func float @fadd(float %0) #0 {
  %2 = call spir_func float @_Z27__spirv_GroupNonUniformFAddiif(i32 3, i32 1, float %0) #1
  ret float %2
}

define spir_func float @fadd_clustered(float %0) #0 {
  %2 = call spir_func float @_Z27__spirv_GroupNonUniformFAddiifj(i32 3, i32 3, float %0, i32 4) #1
  ret float %2
}

define spir_func i32 @imul(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformIMuliii(i32 3, i32 2, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @imul_clustered(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformIMuliiij(i32 3, i32 3, i32 %0, i32 4) #1
  ret i32 %2
}

define spir_func float @fmul(float %0) #0 {
  %2 = call spir_func float @_Z27__spirv_GroupNonUniformFMuliif(i32 3, i32 0, float %0) #1
  ret float %2
}

define spir_func float @fmul_clustered(float %0) #0 {
  %2 = call spir_func float @_Z27__spirv_GroupNonUniformFMuliifj(i32 3, i32 3, float %0, i32 4) #1
  ret float %2
}

define spir_func i32 @smin(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformSMiniii(i32 3, i32 1, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @smin_clustered(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformSMiniiij(i32 3, i32 3, i32 %0, i32 4) #1
  ret i32 %2
}

define spir_func i32 @umin(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformUMiniij(i32 3, i32 2, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @umin_clustered(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformUMiniijj(i32 3, i32 3, i32 %0, i32 4) #1
  ret i32 %2
}

define spir_func float @fmin(float %0) #0 {
  %2 = call spir_func float @_Z27__spirv_GroupNonUniformFMiniif(i32 3, i32 0, float %0) #1
  ret float %2
}

define spir_func float @fmin_clustered(float %0) #0 {
  %2 = call spir_func float @_Z27__spirv_GroupNonUniformFMiniifj(i32 3, i32 3, float %0, i32 4) #1
  ret float %2
}

define spir_func i32 @smax(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformSMaxiii(i32 3, i32 1, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @smax_clustered(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformSMaxiiij(i32 3, i32 3, i32 %0, i32 4) #1
  ret i32 %2
}

define spir_func i32 @umax(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformUMaxiij(i32 3, i32 2, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @umax_clustered(i32 %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_GroupNonUniformUMaxiijj(i32 3, i32 3, i32 %0, i32 4) #1
  ret i32 %2
}

define spir_func float @fmax(float %0) #0 {
  %2 = call spir_func float @_Z27__spirv_GroupNonUniformFMaxiif(i32 3, i32 0, float %0) #1
  ret float %2
}

define spir_func float @fmax_clustered(float %0) #0 {
  %2 = call spir_func float @_Z27__spirv_GroupNonUniformFMaxiifj(i32 3, i32 3, float %0, i32 4) #1
  ret float %2
}

define spir_func i32 @bitwiseand(i32 %0) #0 {
  %2 = call spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseAndiii(i32 3, i32 1, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @bitwiseand_clustered(i32 %0) #0 {
  %2 = call spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseAndiiij(i32 3, i32 3, i32 %0, i32 4) #1
  ret i32 %2
}

define spir_func i32 @bitwiseor(i32 %0) #0 {
  %2 = call spir_func i32 @_Z32__spirv_GroupNonUniformBitwiseOriii(i32 3, i32 2, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @bitwiseor_clustered(i32 %0) #0 {
  %2 = call spir_func i32 @_Z32__spirv_GroupNonUniformBitwiseOriiij(i32 3, i32 3, i32 %0, i32 4) #1
  ret i32 %2
}

define spir_func i32 @bitwisexor(i32 %0) #0 {
  %2 = call spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseXoriii(i32 3, i32 0, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @bitwisexor_clustered(i32 %0) #0 {
  %2 = call spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseXoriiij(i32 3, i32 3, i32 %0, i32 4) #1
  ret i32 %2
}

define spir_func i1 @logicaland(i1 %0) #0 {
  %2 = call spir_func i1 @_Z33__spirv_GroupNonUniformLogicalAndiib(i32 3, i32 1, i1 %0) #1
  ret i1 %2
}

define spir_func i1 @logicaland_clustered(i1 %0) #0 {
  %2 = call spir_func i1 @_Z33__spirv_GroupNonUniformLogicalAndiibj(i32 3, i32 3, i1 %0, i32 4) #1
  ret i1 %2
}

define spir_func i1 @logicalor(i1 %0) #0 {
  %2 = call spir_func i1 @_Z32__spirv_GroupNonUniformLogicalOriib(i32 3, i32 2, i1 %0) #1
  ret i1 %2
}

define spir_func i1 @logicalor_clustered(i1 %0) #0 {
  %2 = call spir_func i1 @_Z32__spirv_GroupNonUniformLogicalOriibj(i32 3, i32 3, i1 %0, i32 4) #1
  ret i1 %2
}

define spir_func i1 @logicalxor(i1 %0) #0 {
  %2 = call spir_func i1 @_Z33__spirv_GroupNonUniformLogicalXoriib(i32 3, i32 0, i1 %0) #1
  ret i1 %2
}

define spir_func i1 @logicalxor_clustered(i1 %0) #0 {
  %2 = call spir_func i1 @_Z33__spirv_GroupNonUniformLogicalXoriibj(i32 3, i32 3, i1 %0, i32 4) #1
  ret i1 %2
}

declare spir_func i32 @_Z27__spirv_GroupNonUniformIAddiii(i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformIAddiiij(i32, i32, i32, i32) #1

declare spir_func float @_Z27__spirv_GroupNonUniformFAddiif(i32, i32, float) #1

declare spir_func float @_Z27__spirv_GroupNonUniformFAddiifj(i32, i32, float, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformIMuliii(i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformIMuliiij(i32, i32, i32, i32) #1

declare spir_func float @_Z27__spirv_GroupNonUniformFMuliif(i32, i32, float) #1

declare spir_func float @_Z27__spirv_GroupNonUniformFMuliifj(i32, i32, float, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformSMiniii(i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformSMiniiij(i32, i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformUMiniij(i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformUMiniijj(i32, i32, i32, i32) #1

declare spir_func float @_Z27__spirv_GroupNonUniformFMiniif(i32, i32, float) #1

declare spir_func float @_Z27__spirv_GroupNonUniformFMiniifj(i32, i32, float, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformSMaxiii(i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformSMaxiiij(i32, i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformUMaxiij(i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_GroupNonUniformUMaxiijj(i32, i32, i32, i32) #1

declare spir_func float @_Z27__spirv_GroupNonUniformFMaxiif(i32, i32, float) #1

declare spir_func float @_Z27__spirv_GroupNonUniformFMaxiifj(i32, i32, float, i32) #1

declare spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseAndiii(i32, i32, i32) #1

declare spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseAndiiij(i32, i32, i32, i32) #1

declare spir_func i32 @_Z32__spirv_GroupNonUniformBitwiseOriii(i32, i32, i32) #1

declare spir_func i32 @_Z32__spirv_GroupNonUniformBitwiseOriiij(i32, i32, i32, i32) #1

declare spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseXoriii(i32, i32, i32) #1

declare spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseXoriiij(i32, i32, i32, i32) #1

declare spir_func i1 @_Z33__spirv_GroupNonUniformLogicalAndiib(i32, i32, i1) #1

declare spir_func i1 @_Z33__spirv_GroupNonUniformLogicalAndiibj(i32, i32, i1, i32) #1

declare spir_func i1 @_Z32__spirv_GroupNonUniformLogicalOriib(i32, i32, i1) #1

declare spir_func i1 @_Z32__spirv_GroupNonUniformLogicalOriibj(i32, i32, i1, i32) #1

declare spir_func i1 @_Z33__spirv_GroupNonUniformLogicalXoriib(i32, i32, i1) #1

declare spir_func i1 @_Z33__spirv_GroupNonUniformLogicalXoriibj(i32, i32, i1, i32) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 63}
!6 = !{i32 67}
!7 = !{i16 0, i16 0}
