target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"
%node = type { <4 x float>, float, i32 }
%out = type { float, i32 }
@out = external hidden addrspace(11) global %out, !spirv.Decorations !10
@id = external hidden thread_local addrspace(7) externally_initialized constant <3 x i32>, !spirv.Decorations !15
define internal spir_func void @set(ptr %number) noinline !spirv.ValueType !4 {
  store i32 -7, ptr %number
  ret void
}
define spir_kernel void @main() #0 {
  %nodes = alloca [8 x %node], align 16, !spirv.ValueType !0
  %number = alloca i32, align 4
  call spir_func void @set(ptr %number)
  %x = load i32, ptr addrspace(7) @id
  %node = getelementptr %node, ptr %nodes, i32 %x
  %part = getelementptr i8, ptr %node, i64 16
  store float 3.0, ptr %part, align 16
  %next = getelementptr i8, ptr %nodes, i64 48
  %value = load float, ptr %next, align 16
  store float %value, ptr addrspace(11) @out
  %told = load i32, ptr %number
  store i32 %told, ptr addrspace(11) getelementptr (%out, ptr addrspace(11) @out, i32 0, i32 1)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
!spirv.MemberDecorate = !{!7, !8, !9}
!0 = !{i32 32, i32 7, !1}
!1 = distinct !{i32 28, %node poison, i32 8, !2, !3}
!2 = !{i32 21, i32 32, i32 1}
!3 = !{!{i32 6, i32 24}}
!4 = !{i32 33, null, !5}
!5 = !{i32 32, i32 7, !2}
!7 = !{%out poison, i32 0, !{i32 35, i32 0}}
!8 = !{%out poison, i32 1, !{i32 35, i32 4}}
!9 = !{%out poison, i32 -1, !{i32 2}}
!10 = !{!{i32 34, i32 0}, !{i32 33, i32 0}}
!15 = !{!{i32 11, i32 28}}
