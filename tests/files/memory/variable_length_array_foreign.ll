; TEST: to-spirv
; What other compilers say of the alignment of such a variable is kept.
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %count, i32 %value) {
  %array = alloca i32, i32 %count, align 64
  store i32 %value, ptr %array, align 64
  %read = load i32, ptr %array, align 64
  ret i32 %read
}
