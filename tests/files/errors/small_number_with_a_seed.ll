; A conversion that takes one number.
; FAIL: to-spirv
target triple = "spirv64-unknown-unknown"

define spir_func void @f(half %h) {
  %a = call spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDhi(half %h, i32 1) ; error: with too many arguments: 2
  ret void
}

declare spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDhi(half, i32)
