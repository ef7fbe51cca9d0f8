; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z20__spirv_ReleaseEvent13ocl_clkevent(target("spirv.DeviceEvent"))

define spir_func i32 @f(target("spirv.DeviceEvent") %e) {
  %r = call spir_func i32 @_Z20__spirv_ReleaseEvent13ocl_clkevent(target("spirv.DeviceEvent") %e) ; error: the value of a call for OpReleaseEvent
  ret i32 %r
}
