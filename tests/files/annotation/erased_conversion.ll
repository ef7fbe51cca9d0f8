; A conversion to the type that its argument has is none: its flags and its name are not its argument's.
; TEST: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func float @erased(float %0, float %1) {
  %3 = call nnan spir_func float @_Z13convert_floatf(float %0)
  %product = fmul float %3, %1
  %converted = call nnan spir_func float @_Z13convert_floatf(float %product)
  ret float %converted
}

declare spir_func float @_Z13convert_floatf(float)

!opencl.ocl.version = !{!0}
!spirv.Version = !{!1}

!0 = !{i32 1, i32 2}
!1 = !{i32 1, i32 6}
