target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%__cblayout_Constants = type <{ <4 x float>, <4 x float> }>

@Constants.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) poison
@scale = external hidden local_unnamed_addr addrspace(12) global <4 x float>, align 16
@offset = external hidden local_unnamed_addr addrspace(12) global <4 x float>, align 16
@Constants.str = private unnamed_addr constant [10 x i8] c"Constants\00", align 1
@POSITION0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@SV_Position = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !2

declare target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %Constants.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Constants.str)
  store target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) %Constants.cb_h.i.i, ptr @Constants.cb, align 8
  %0 = load <4 x float>, ptr addrspace(7) @POSITION0, align 16
  %1 = load <4 x float>, ptr addrspace(12) @scale, align 16, !tbaa !11
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %1, %0
  %2 = load <4 x float>, ptr addrspace(12) @offset, align 16, !tbaa !11
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i, %2
  store <4 x float> %add.i, ptr addrspace(8) @SV_Position, align 16
  ret void
}

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="vertex" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!4}
!llvm.module.flags = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 11, i32 0}
!4 = !{ptr @Constants.cb, ptr addrspace(12) @scale, ptr addrspace(12) @offset}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!9, !9, i64 0}
