target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_One = type <{ float, target("spirv.Padding", 4), <2 x float>, %S, target("spirv.Padding", 12), <{ [1 x <{ %S, target("spirv.Padding", 12) }>], %S }>, i32, target("spirv.Padding", 8), <3 x i32>, target("spirv.Padding", 4), <{ [2 x <{ float, target("spirv.Padding", 12) }>], float }>, target("spirv.Padding", 4), <2 x float>, i32, target("spirv.Padding", 12), <4 x i32> }>
%S = type <{ <2 x float>, target("spirv.Padding", 8), <{ [2 x <{ i32, target("spirv.Padding", 12) }>], i32 }>, target("spirv.Padding", 4), <2 x float>, float }>

@One.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_One, 2, 0) poison
@p = external hidden local_unnamed_addr addrspace(12) global float, align 4
@q = external hidden local_unnamed_addr addrspace(12) global <2 x float>, align 8
@s = external hidden local_unnamed_addr addrspace(12) global %S, align 1
@list = external hidden local_unnamed_addr addrspace(12) global <{ [1 x <{ %S, target("spirv.Padding", 12) }>], %S }>, align 1
@flag = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@u = external hidden local_unnamed_addr addrspace(12) global <3 x i32>, align 16
@tail = external hidden local_unnamed_addr addrspace(12) global <{ [2 x <{ float, target("spirv.Padding", 12) }>], float }>, align 4
@after = external hidden local_unnamed_addr addrspace(12) global <2 x float>, align 8
@count = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@last = external hidden local_unnamed_addr addrspace(12) global <4 x i32>, align 16
@One.str = private unnamed_addr constant [4 x i8] c"One\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_One, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Ones_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %One.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_One, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Ones_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @One.str)
  store target("spirv.VulkanBuffer", %__cblayout_One, 2, 0) %One.cb_h.i.i, ptr @One.cb, align 8
  %0 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %1 = load float, ptr addrspace(12) @p, align 4, !tbaa !7
  %2 = load <2 x float>, ptr addrspace(12) @q, align 8
  %3 = extractelement <2 x float> %2, i64 0
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %3, 1.000000e+01
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %mul.i, %1
  %4 = extractelement <2 x float> %2, i64 1
  %mul1.i = fmul reassoc nnan ninf nsz arcp afn float %4, 1.000000e+02
  %add2.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %mul1.i
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 0)
  store float %add2.i, ptr addrspace(11) %5, align 4, !tbaa !7
  %6 = load <2 x float>, ptr addrspace(12) @s, align 8
  %7 = extractelement <2 x float> %6, i64 0
  %8 = extractelement <2 x float> %6, i64 1
  %mul4.i = fmul reassoc nnan ninf nsz arcp afn float %8, 2.000000e+00
  %add5.i = fadd reassoc nnan ninf nsz arcp afn float %mul4.i, %7
  %9 = load i32, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @s, i64 8), align 16, !tbaa !3
  %mul6.i = shl nsw i32 %9, 2
  %conv.i = sitofp i32 %mul6.i to float
  %add7.i = fadd reassoc nnan ninf nsz arcp afn float %add5.i, %conv.i
  %10 = load i32, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @s, i64 24), align 16, !tbaa !3
  %mul8.i = shl nsw i32 %10, 3
  %conv9.i = sitofp i32 %mul8.i to float
  %add10.i = fadd reassoc nnan ninf nsz arcp afn float %add7.i, %conv9.i
  %11 = load i32, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @s, i64 40), align 16, !tbaa !3
  %mul11.i = shl nsw i32 %11, 4
  %conv12.i = sitofp i32 %mul11.i to float
  %add13.i = fadd reassoc nnan ninf nsz arcp afn float %add10.i, %conv12.i
  %12 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 1)
  store float %add13.i, ptr addrspace(11) %12, align 4, !tbaa !7
  %13 = load <2 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @s, i64 16), align 8
  %14 = extractelement <2 x float> %13, i64 0
  %15 = extractelement <2 x float> %13, i64 1
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %14, %15
  %16 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @s, i64 52), align 4, !tbaa !7
  %mul15.i = fmul reassoc nnan ninf nsz arcp afn float %16, 1.000000e+01
  %add16.i = fadd reassoc nnan ninf nsz arcp afn float %sub.i, %mul15.i
  %17 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 2)
  store float %add16.i, ptr addrspace(11) %17, align 4, !tbaa !7
  %18 = load i32, ptr addrspace(12) @count, align 4, !tbaa !3
  %cmp.i1.not = icmp eq i32 %18, 0
  br i1 %cmp.i1.not, label %for.cond.cleanup.i, label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %entry
  %wide.trip.count = zext i32 %18 to i64
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %19 = load i32, ptr addrspace(12) @flag, align 4, !tbaa !9, !range !11, !noundef !12
  %loadedv.i = trunc nuw i32 %19 to i1
  br i1 %loadedv.i, label %cond.true.i, label %cond.false.i

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %indvars.iv = phi i64 [ 0, %for.body.i.preheader ], [ %indvars.iv.next, %for.body.i ]
  %cbufferidx.i = getelementptr <{ %S, target("spirv.Padding", 12) }>, ptr addrspace(12) @list, i64 %indvars.iv
  %20 = load <2 x float>, ptr addrspace(12) %cbufferidx.i, align 8
  %21 = extractelement <2 x float> %20, i64 1
  %d.i = getelementptr inbounds nuw i8, ptr addrspace(12) %cbufferidx.i, i64 16
  %22 = load <2 x float>, ptr addrspace(12) %d.i, align 8
  %23 = extractelement <2 x float> %22, i64 0
  %mul20.i = fmul reassoc nnan ninf nsz arcp afn float %23, 2.000000e+00
  %add21.i = fadd reassoc nnan ninf nsz arcp afn float %mul20.i, %21
  %c.i = getelementptr inbounds nuw i8, ptr addrspace(12) %cbufferidx.i, i64 8
  %cbufferidx25.i = getelementptr <{ i32, target("spirv.Padding", 12) }>, ptr addrspace(12) %c.i, i64 %indvars.iv
  %24 = load i32, ptr addrspace(12) %cbufferidx25.i, align 16, !tbaa !3
  %mul26.i = mul nsw i32 %24, 100
  %conv27.i = sitofp i32 %mul26.i to float
  %add28.i = fadd reassoc nnan ninf nsz arcp afn float %add21.i, %conv27.i
  %25 = trunc nuw i64 %indvars.iv to i32
  %add29.i = add i32 %25, 3
  %26 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 %add29.i)
  store float %add28.i, ptr addrspace(11) %26, align 4, !tbaa !7
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cbufferidx33.i = getelementptr <{ float, target("spirv.Padding", 12) }>, ptr addrspace(12) @tail, i64 %indvars.iv.next
  %27 = load float, ptr addrspace(12) %cbufferidx33.i, align 16, !tbaa !7
  %28 = load <2 x float>, ptr addrspace(12) @after, align 8
  %29 = extractelement <2 x float> %28, i64 1
  %add34.i = fadd reassoc nnan ninf nsz arcp afn float %29, %27
  %add35.i = add i32 %25, 5
  %30 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 %add35.i)
  store float %add34.i, ptr addrspace(11) %30, align 4, !tbaa !7
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !13

cond.true.i:                                      ; preds = %for.cond.cleanup.i
  %31 = load <3 x i32>, ptr addrspace(12) @u, align 16
  %32 = extractelement <3 x i32> %31, i64 0
  %33 = extractelement <3 x i32> %31, i64 1
  %add37.i = add i32 %32, %33
  %34 = extractelement <3 x i32> %31, i64 2
  %add38.i = add i32 %add37.i, %34
  br label %_Z4mainv.exit

cond.false.i:                                     ; preds = %for.cond.cleanup.i
  %35 = load <4 x i32>, ptr addrspace(12) @last, align 16
  %36 = extractelement <4 x i32> %35, i64 3
  br label %_Z4mainv.exit

_Z4mainv.exit:                                    ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %add38.i, %cond.true.i ], [ %36, %cond.false.i ]
  %conv39.i = uitofp i32 %cond.i to float
  %37 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 7)
  store float %conv39.i, ptr addrspace(11) %37, align 4, !tbaa !7
  %38 = load float, ptr addrspace(12) @tail, align 16, !tbaa !7
  %39 = load <2 x float>, ptr addrspace(12) @after, align 8
  %40 = extractelement <2 x float> %39, i64 0
  %add41.i = fadd reassoc nnan ninf nsz arcp afn float %40, %38
  %41 = load <4 x i32>, ptr addrspace(12) @last, align 16
  %42 = extractelement <4 x i32> %41, i64 0
  %conv42.i = sitofp i32 %42 to float
  %add43.i = fadd reassoc nnan ninf nsz arcp afn float %add41.i, %conv42.i
  %43 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 8)
  store float %add43.i, ptr addrspace(11) %43, align 4, !tbaa !7
  ret void
}

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @One.cb, ptr addrspace(12) @p, ptr addrspace(12) @q, ptr addrspace(12) @s, ptr addrspace(12) @list, ptr addrspace(12) @flag, ptr addrspace(12) @u, ptr addrspace(12) @tail, ptr addrspace(12) @after, ptr addrspace(12) @count, ptr addrspace(12) @last}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"bool", !5, i64 0}
!11 = !{i32 0, i32 2}
!12 = !{}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
