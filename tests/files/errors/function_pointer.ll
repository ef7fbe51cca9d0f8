; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(ptr %p) {
  %r = call i32 %p(i32 3) ; error: an indirect call, which needs SPV_INTEL_function_pointers
  ret i32 %r
}
