; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @at_once(ptr addrspace(1) %p) {
  %v = load atomic <4 x i32>, ptr addrspace(1) %p acquire, align 16 ; error: an atomic access of <4 x i32>
  ret <4 x i32> %v
}
