target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_A = type <{ %Outer, float, [9 x float], target("spirv.Padding", 12), [16 x float] }>
%Outer = type <{ <{ [1 x <{ %Inner, target("spirv.Padding", 12) }>], %Inner }>, target("spirv.Padding", 12), [16 x float], <2 x float>, i32 }>
%Inner = type <{ <3 x float>, float }>
%__cblayout_B = type <{ %Inner, i32, target("spirv.Padding", 8), [3 x <4 x i32>] }>

@A.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) poison
@o = external hidden local_unnamed_addr addrspace(12) global %Outer, align 1
@last = external hidden local_unnamed_addr addrspace(12) global float, align 4
@n = external hidden local_unnamed_addr addrspace(12) global [9 x float], align 4
@r = external hidden local_unnamed_addr addrspace(12) global [16 x float], align 4
@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@B.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_B, 2, 0) poison
@one = external hidden local_unnamed_addr addrspace(12) global %Inner, align 1
@on = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@counts = external hidden local_unnamed_addr addrspace(12) global [3 x <4 x i32>], align 16
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", %__cblayout_B, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Bs_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %A.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @A.str)
  store target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) %A.cb_h.i.i, ptr @A.cb, align 8
  %B.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_B, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Bs_2_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @B.str)
  store target("spirv.VulkanBuffer", %__cblayout_B, 2, 0) %B.cb_h.i.i, ptr @B.cb, align 8
  %0 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %and.i = and i32 %1, 1
  %idxprom.i = zext nneg i32 %and.i to i64
  %cbufferidx.i = getelementptr <{ %Inner, target("spirv.Padding", 12) }>, ptr addrspace(12) @o, i64 %idxprom.i
  %power.i = getelementptr inbounds nuw i8, ptr addrspace(12) %cbufferidx.i, i64 16
  %2 = load float, ptr addrspace(12) %power.i, align 4, !tbaa !8
  %3 = load <16 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @o, i64 52), align 4
  %matrixext.i = extractelement <16 x float> %3, i64 9
  %4 = extractelement <16 x float> %3, i64 4
  %5 = load i32, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @o, i64 128), align 4, !tbaa !4
  %conv.i = uitofp i32 %5 to float
  %6 = load float, ptr addrspace(12) @last, align 4, !tbaa !8
  %7 = load <9 x float>, ptr addrspace(12) @n, align 4, !tbaa !10
  %matrixext4.i = extractelement <9 x float> %7, i64 5
  %8 = load <16 x float>, ptr addrspace(12) @r, align 4, !tbaa !10
  %matrixext6.i = extractelement <16 x float> %8, i64 3
  %9 = load <3 x float>, ptr addrspace(12) @one, align 16
  %10 = extractelement <3 x float> %9, i64 2
  %rem.i = urem i32 %1, 3
  %idxprom8.i = zext nneg i32 %rem.i to i64
  %arrayidx.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(12) @counts, i64 %idxprom8.i
  %11 = load <4 x i32>, ptr addrspace(12) %arrayidx.i, align 16
  %12 = extractelement <4 x i32> %11, i64 3
  %conv9.i = sitofp i32 %12 to float
  %add10.i = fadd reassoc nnan ninf nsz arcp afn float %matrixext.i, %2
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %add10.i, %4
  %add1.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %conv.i
  %add2.i = fadd reassoc nnan ninf nsz arcp afn float %add1.i, %6
  %add3.i = fadd reassoc nnan ninf nsz arcp afn float %add2.i, %matrixext4.i
  %add5.i = fadd reassoc nnan ninf nsz arcp afn float %add3.i, %matrixext6.i
  %add7.i = fadd reassoc nnan ninf nsz arcp afn float %add5.i, %10
  %add11.i = fadd reassoc nnan ninf nsz arcp afn float %add7.i, %conv9.i
  %13 = load i32, ptr addrspace(12) @on, align 4, !tbaa !11, !range !13, !noundef !14
  %loadedv.i = trunc nuw i32 %13 to i1
  %add12.i = fadd reassoc nnan ninf nsz arcp afn float %add11.i, 1.000000e+02
  %spec.select.i = select i1 %loadedv.i, float %add12.i, float %add11.i
  %14 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 %1)
  store float %spec.select.i, ptr addrspace(11) %14, align 4, !tbaa !8
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0, !1}
!llvm.module.flags = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{ptr @A.cb, ptr addrspace(12) @o, ptr addrspace(12) @last, ptr addrspace(12) @n, ptr addrspace(12) @r}
!1 = !{ptr @B.cb, ptr addrspace(12) @one, ptr addrspace(12) @on, ptr addrspace(12) @counts}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"bool", !6, i64 0}
!13 = !{i32 0, i32 2}
!14 = !{}
