; FAIL: to-spirv
; OPTS: --spirv-ext=-SPV_INTEL_variable_length_array
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %n) {
  %m = alloca i32, i32 %n ; error: an alloca whose size is not constant, which needs SPV_INTEL_variable_length_array
  %r = load i32, ptr %m
  ret i32 %r
}
