target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_A = type <{ <{ [1 x <{ %P, target("spirv.Padding", 12) }>], %P }>, i32 }>
%P = type <{ <2 x float>, target("spirv.Padding", 8), [16 x float], float }>

@A.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) poison
@p = external hidden local_unnamed_addr addrspace(12) global <{ [1 x <{ %P, target("spirv.Padding", 12) }>], %P }>, align 1
@count = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %A.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @A.str)
  store target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) %A.cb_h.i.i, ptr @A.cb, align 8
  %0 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %1 = load i32, ptr addrspace(12) @count, align 4, !tbaa !3
  %cmp.i1.not = icmp eq i32 %1, 0
  br i1 %cmp.i1.not, label %_Z4mainDv3_j.exit, label %for.body.i.lr.ph

for.body.i.lr.ph:                                 ; preds = %entry
  %shr.i = and i32 %0, 12
  %2 = icmp ult i32 %0, 16
  tail call void @llvm.assume(i1 %2)
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %k.0.i3 = phi i32 [ 0, %for.body.i.lr.ph ], [ %add2.i, %for.body.i ]
  %x.0.i2 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %add3.i, %for.body.i ]
  %add.i = add i32 %k.0.i3, %0
  %and.i = and i32 %add.i, 3
  %3 = or disjoint i32 %and.i, %shr.i
  %4 = zext nneg i32 %3 to i64
  %and1.i = and i32 %k.0.i3, 1
  %idxprom.i = zext nneg i32 %and1.i to i64
  %cbufferidx.i = getelementptr <{ %P, target("spirv.Padding", 12) }>, ptr addrspace(12) @p, i64 %idxprom.i
  %m.i = getelementptr inbounds nuw i8, ptr addrspace(12) %cbufferidx.i, i64 8
  %5 = load <16 x float>, ptr addrspace(12) %m.i, align 4, !tbaa !7
  %matrixext.i = extractelement <16 x float> %5, i64 %4
  %add2.i = add nuw i32 %k.0.i3, 1
  %conv.i = uitofp i32 %add2.i to float
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %matrixext.i, %conv.i
  %add3.i = fadd reassoc nnan ninf nsz arcp afn float %mul.i, %x.0.i2
  %exitcond.not = icmp eq i32 %add2.i, %1
  br i1 %exitcond.not, label %_Z4mainDv3_j.exit, label %for.body.i, !llvm.loop !8

_Z4mainDv3_j.exit:                                ; preds = %for.body.i, %entry
  %x.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %add3.i, %for.body.i ]
  %6 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %and4.i = and i32 %0, 1
  %idxprom5.i = zext nneg i32 %and4.i to i64
  %cbufferidx6.i = getelementptr <{ %P, target("spirv.Padding", 12) }>, ptr addrspace(12) @p, i64 %idxprom5.i
  %7 = load <2 x float>, ptr addrspace(12) %cbufferidx6.i, align 8, !tbaa !7
  %shr7.i = lshr i32 %0, 3
  %vecext.i = extractelement <2 x float> %7, i32 %shr7.i
  %add8.i = fadd reassoc nnan ninf nsz arcp afn float %vecext.i, %x.0.i.lcssa
  %8 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %6, i32 %0)
  store float %add8.i, ptr addrspace(11) %8, align 4, !tbaa !10
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare void @llvm.assume(i1 noundef) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: write, target_mem0: none, target_mem1: none) "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @A.cb, ptr addrspace(12) @p, ptr addrspace(12) @count}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
