; FAIL: to-spirv
target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %default) {
  %a = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 3, i32 %default) ; error: without a default value
  ret i32 %a
}
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
