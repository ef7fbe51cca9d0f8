target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_View = type <{ <2 x float>, float, i32 }>

@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@View.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_View, 2, 0) poison
@corner = external hidden local_unnamed_addr addrspace(12) global <2 x float>, align 8
@pace = external hidden local_unnamed_addr addrspace(12) global float, align 4
@width = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@View.str = private unnamed_addr constant [5 x i8] c"View\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_View, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Views_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %View.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_View, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Views_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @View.str)
  store target("spirv.VulkanBuffer", %__cblayout_View, 2, 0) %View.cb_h.i.i, ptr @View.cb, align 8
  %0 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %2 = load <2 x float>, ptr addrspace(12) @corner, align 8, !tbaa !7
  %conv.i = uitofp i32 %0 to float
  %vecinit.i = insertelement <2 x float> poison, float %conv.i, i64 0
  %conv1.i = uitofp i32 %1 to float
  %vecinit2.i = insertelement <2 x float> %vecinit.i, float %conv1.i, i64 1
  %3 = load float, ptr addrspace(12) @pace, align 4, !tbaa !8
  %splat.splatinsert.i = insertelement <2 x float> poison, float %3, i64 0
  %splat.splat.i = shufflevector <2 x float> %splat.splatinsert.i, <2 x float> poison, <2 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %splat.splat.i, %vecinit2.i
  %add.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %mul.i, %2
  br label %land.rhs.i

land.rhs.i:                                       ; preds = %entry, %while.body.i
  %n.0.i2 = phi i32 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %z.0.i1 = phi <2 x float> [ %add.i, %entry ], [ %add10.i, %while.body.i ]
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %z.0.i1, <2 x float> %z.0.i1)
  %cmp3.i = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot.i, 4.000000e+00
  br i1 %cmp3.i, label %while.body.i, label %_Z4mainDv3_j.exit

while.body.i:                                     ; preds = %land.rhs.i
  %4 = extractelement <2 x float> %z.0.i1, i64 0
  %mul4.i = fmul reassoc nnan ninf nsz arcp afn float %4, %4
  %5 = extractelement <2 x float> %z.0.i1, i64 1
  %mul5.i = fmul reassoc nnan ninf nsz arcp afn float %5, %5
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %mul4.i, %mul5.i
  %vecinit6.i = insertelement <2 x float> poison, float %sub.i, i64 0
  %mul7.i = fmul reassoc nnan ninf nsz arcp afn float %4, 2.000000e+00
  %mul8.i = fmul reassoc nnan ninf nsz arcp afn float %mul7.i, %5
  %vecinit9.i = insertelement <2 x float> %vecinit6.i, float %mul8.i, i64 1
  %add10.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %vecinit9.i, %add.i
  %inc.i = add nuw nsw i32 %n.0.i2, 1
  %exitcond.not = icmp eq i32 %inc.i, 64
  br i1 %exitcond.not, label %_Z4mainDv3_j.exit, label %land.rhs.i, !llvm.loop !10

_Z4mainDv3_j.exit:                                ; preds = %while.body.i, %land.rhs.i
  %n.0.i.lcssa = phi i32 [ 64, %while.body.i ], [ %n.0.i2, %land.rhs.i ]
  %6 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %7 = load i32, ptr addrspace(12) @width, align 4, !tbaa !3
  %mul11.i = mul i32 %7, %1
  %add12.i = add i32 %mul11.i, %0
  %8 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %6, i32 %add12.i)
  store i32 %n.0.i.lcssa, ptr addrspace(11) %8, align 4, !tbaa !3
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare float @llvm.spv.fdot.v2f32(<2 x float>, <2 x float>) #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @View.cb, ptr addrspace(12) @corner, ptr addrspace(12) @pace, ptr addrspace(12) @width}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
