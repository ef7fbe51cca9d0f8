target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_Constants = type <{ [3 x <4 x float>], <{ [3 x <{ float, target("spirv.Padding", 12) }>], float }>, target("spirv.Padding", 12), %Range, <2 x i32> }>
%Range = type <{ float, float }>

@Constants.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) poison
@steps = external hidden local_unnamed_addr addrspace(12) global [3 x <4 x float>], align 16
@weights = external hidden local_unnamed_addr addrspace(12) global <{ [3 x <{ float, target("spirv.Padding", 12) }>], float }>, align 4
@range = external hidden local_unnamed_addr addrspace(12) global %Range, align 1
@pair = external hidden local_unnamed_addr addrspace(12) global <2 x i32>, align 8
@Constants.str = private unnamed_addr constant [10 x i8] c"Constants\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %Constants.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Constants.str)
  store target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) %Constants.cb_h.i.i, ptr @Constants.cb, align 8
  %0 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %rem.i = urem i32 %1, 3
  %idxprom.i = zext nneg i32 %rem.i to i64
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(12) @steps, i64 %idxprom.i
  %2 = load <4 x float>, ptr addrspace(12) %arrayidx.i, align 16, !tbaa !7
  %rem1.i = and i32 %1, 3
  %vecext.i = extractelement <4 x float> %2, i32 %rem1.i
  %idxprom2.i = zext nneg i32 %rem1.i to i64
  %cbufferidx.i = getelementptr <{ float, target("spirv.Padding", 12) }>, ptr addrspace(12) @weights, i64 %idxprom2.i
  %3 = load float, ptr addrspace(12) %cbufferidx.i, align 16, !tbaa !8
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %vecext.i, %3
  %4 = load float, ptr addrspace(12) @range, align 4, !tbaa !8
  %5 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @range, i64 4), align 4, !tbaa !8
  %hlsl.clamp.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.nclamp.f32(float %mul.i, float %4, float %5)
  %6 = load <2 x i32>, ptr addrspace(12) @pair, align 8
  %7 = extractelement <2 x i32> %6, i64 1
  %conv.i = uitofp i32 %7 to float
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %hlsl.clamp.i, %conv.i
  %8 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 %1)
  store float %add.i, ptr addrspace(11) %8, align 4, !tbaa !8
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare float @llvm.spv.nclamp.f32(float, float, float) #0

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="12,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Constants.cb, ptr addrspace(12) @steps, ptr addrspace(12) @weights, ptr addrspace(12) @range, ptr addrspace(12) @pair}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
