; Arithmetic that is not rearranged.
; extensions: -SPV_KHR_expect_assume,-SPV_EXT_arithmetic_fence,-SPV_INTEL_arithmetic_fence

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func float @arithmetic_fence(float %a, float %b) {
  %s = fadd float %a, %b
  %g = call float @llvm.arithmetic.fence.f32(float %s)
  %r = fsub float %g, %b
  ret float %r
}

define spir_func float @arithmetic_fence_flag(float %a) {
  %g = call nsz float @llvm.arithmetic.fence.f32(float %a)
  ret float %g
}

declare float @llvm.arithmetic.fence.f32(float)
