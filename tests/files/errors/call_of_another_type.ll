; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func i32 @f() {
  %r = call i32 @g(i64 3) ; error: a call through another type than the function's
  ret i32 %r
}

declare spir_func i32 @g(i32)
