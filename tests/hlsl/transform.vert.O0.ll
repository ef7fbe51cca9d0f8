target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%__cblayout_Constants = type <{ <4 x float>, <4 x float> }>

@Constants.cb = global target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) poison
@scale = external hidden addrspace(12) global <4 x float>, align 16
@offset = external hidden addrspace(12) global <4 x float>, align 16
@Constants.str = private unnamed_addr constant [10 x i8] c"Constants\00", align 1
@POSITION0 = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@SV_Position = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !2

declare target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() #1 {
entry:
  %position.addr.i = alloca <4 x float>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  %Constants.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @Constants.str)
  store target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) %Constants.cb_h.i.i, ptr @Constants.cb, align 8
  %1 = load <4 x float>, ptr addrspace(7) @POSITION0, align 16
  store <4 x float> %1, ptr %position.addr.i, align 16
  %2 = load <4 x float>, ptr %position.addr.i, align 16
  %3 = load <4 x float>, ptr addrspace(12) @scale, align 16
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %2, %3
  %4 = load <4 x float>, ptr addrspace(12) @offset, align 16
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i, %4
  store <4 x float> %add.i, ptr addrspace(8) @SV_Position, align 16
  ret void
}

declare token @llvm.experimental.convergence.entry() #2

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.shader"="vertex" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!4}
!llvm.module.flags = !{!5}
!llvm.ident = !{!6}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 11, i32 0}
!4 = !{ptr @Constants.cb, ptr addrspace(12) @scale, ptr addrspace(12) @offset}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
