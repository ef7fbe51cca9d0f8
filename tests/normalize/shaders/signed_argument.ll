target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-closesthit"
@index = external hidden addrspace(7) externally_initialized constant i32, !spirv.Decorations !0, !spirv.ValueType !2
@data = external hidden addrspace(36) global <3 x float>
declare spir_func void @_Z26__spirv_ExecuteCallableKHRiPU4AS36Dv3_f(i32, ptr addrspace(36))
define spir_kernel void @main() #0 {
  %index = load i32, ptr addrspace(7) @index, align 4, !spirv.ValueType !2
  call spir_func void @_Z26__spirv_ExecuteCallableKHRiPU4AS36Dv3_f(i32 %index, ptr addrspace(36) @data)
  ret void
}
attributes #0 = { "hlsl.shader"="closesthit" }
!0 = !{!1}
!1 = !{i32 11, i32 5352}
!2 = !{i32 21, i32 32, i32 1}
