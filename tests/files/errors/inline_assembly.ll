; FAIL: to-spirv
; OPTS: --spirv-ext=-SPV_INTEL_inline_assembly
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %x) {
  %r = call i32 asm "mov $0, $1", "=r,r"(i32 %x) ; error: inline assembly, which needs SPV_INTEL_inline_assembly
  ret i32 %r
}
