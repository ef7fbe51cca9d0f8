; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

@llvm.ctlz.v3i32 = hidden alias <3 x i32> (<3 x i32>, i1), ptr @count ; error: an alias of a name that LLVM keeps for itself

define spir_func i16 @count(i16 %a) {
  ret i16 %a
}
