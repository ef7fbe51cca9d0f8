; Builtin variables are inputs, whatever address space they are declared in; casts of their addresses fall away.
; TEST: to-spirv
target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInWorkgroupId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInSubgroupId = external addrspace(1) constant i32, align 4

define spir_func i64 @read() {
  %vector = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %first = extractelement <3 x i64> %vector, i64 0
  %cast = addrspacecast ptr addrspace(1) @__spirv_BuiltInWorkgroupId to ptr addrspace(4)
  %place = getelementptr inbounds <3 x i64>, ptr addrspace(4) %cast, i64 0, i64 1
  %second = load i64, ptr addrspace(4) %place, align 8
  %third = load i64, ptr addrspace(4) getelementptr (<3 x i64>, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__spirv_BuiltInWorkgroupId to ptr addrspace(4)), i64 0, i64 2), align 16
  %group = load i32, ptr addrspace(1) @__spirv_BuiltInSubgroupId, align 4
  %wide = zext i32 %group to i64
  %a = add i64 %first, %second
  %b = add i64 %a, %third
  %c = add i64 %b, %wide
  ret i64 %c
}
