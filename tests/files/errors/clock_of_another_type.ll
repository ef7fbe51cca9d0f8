; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z26__spirv_ReadClockKHR_Ruinti(i32)

define spir_func i32 @f() {
  %r = call spir_func i32 @_Z26__spirv_ReadClockKHR_Ruinti(i32 1) ; error: OpReadClockKHR does not give the type i32
  ret i32 %r
}
