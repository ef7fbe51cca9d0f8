target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"
%push = type { ptr addrspace(32) }
@push = external hidden addrspace(13) global %push
define spir_kernel void @main() #0 {
  %items = load ptr addrspace(32), ptr addrspace(13) @push, align 8, !spirv.ValueType !2
  %first = load i32, ptr addrspace(32) %items, align 4
  %wide = sext i32 %first to i64
  %far = getelementptr <4 x i32>, ptr addrspace(32) %items, i64 %wide
  %part = getelementptr i8, ptr addrspace(32) %far, i64 4
  %number = load i32, ptr addrspace(32) %part, align 4
  %plain = zext i32 %number to i64
  %back = getelementptr <4 x i32>, ptr addrspace(32) %items, i64 %plain
  %last = getelementptr i8, ptr addrspace(32) %back, i64 8
  store i32 %number, ptr addrspace(32) %last, align 4
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!spirv.StructType = !{!0}
!spirv.MemberDecorate = !{!3, !4}
!0 = !{%push poison, !2}
!2 = !{i32 32, i32 5349, i32 poison}
!3 = !{%push poison, i32 0, !{i32 35, i32 0}}
!4 = !{%push poison, i32 -1, !{i32 2}}
!spirv.MemoryModel = !{!20}
!20 = !{i32 5348, i32 1}
!spirv.Version = !{!21}
!21 = !{i32 1, i32 6}
!spirv.ExecutionMode = !{!23}
!23 = !{ptr @main, i32 17, i32 1, i32 1, i32 1}
