; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

@h = alias void (), ptr @k ; error: an alias of a kernel

define spir_kernel void @k() {
  ret void
}
