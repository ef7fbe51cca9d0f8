; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func void @f(target("spirv.Image", void, void, ptr, 0, 0, 0, 0, 0) %i) { ; error: the type target("spirv.Image", void, void, ptr
  ret void
}
