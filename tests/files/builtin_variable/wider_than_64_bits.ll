; INVALID: spirv-val of 2023 does not know integers of other widths
; TEST: to-spirv
; OPTS: --spirv-ext=+SPV_INTEL_arbitrary_precision_integers
; A dimension that there is not, as a number of more than two words.
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = call spir_func i192 @_Z13get_global_idj(i32 0)
  %b = call spir_func i192 @_Z13get_global_idj(i32 7)
  %c = add i192 %a, %b
  %d = trunc i192 %c to i32
  store i32 %d, ptr addrspace(1) %p
  ret void
}

declare spir_func i192 @_Z13get_global_idj(i32)

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
