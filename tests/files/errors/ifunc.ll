; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

@h = ifunc void (), ptr @choose ; error: a function that is chosen when a program starts

define spir_func ptr @choose() {
  ret ptr null
}
