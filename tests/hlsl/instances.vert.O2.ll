target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%__cblayout_Frame = type <{ [6 x <4 x float>], float }>
%struct.Instance = type <{ [3 x <4 x float>], i32, <3 x i32> }>

@.str = private unnamed_addr constant [10 x i8] c"Instances\00", align 1
@Frame.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Frame, 2, 0) poison
@frustum = external hidden local_unnamed_addr addrspace(12) global [6 x <4 x float>], align 16
@time = external hidden local_unnamed_addr addrspace(12) global float, align 4
@Frame.str = private unnamed_addr constant [6 x i8] c"Frame\00", align 1
@POSITION0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !0
@INSTANCE0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant i32, !spirv.Decorations !2
@SV_Position = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !4
@MATERIAL0 = external hidden thread_local local_unnamed_addr addrspace(8) global i32, !spirv.Decorations !0
@FADE0 = external hidden thread_local local_unnamed_addr addrspace(8) global float, !spirv.Decorations !2

declare target("spirv.VulkanBuffer", %__cblayout_Frame, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Frames_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Instances_12_0t(i32 1, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %Frame.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Frame, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Frames_2_0t(i32 2, i32 0, i32 1, i32 0, ptr nonnull @Frame.str)
  store target("spirv.VulkanBuffer", %__cblayout_Frame, 2, 0) %Frame.cb_h.i.i, ptr @Frame.cb, align 8
  %1 = load <3 x float>, ptr addrspace(7) @POSITION0, align 16
  %2 = load i32, ptr addrspace(7) @INSTANCE0, align 4
  %3 = shufflevector <3 x float> %1, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %4 = tail call noundef align 1 dereferenceable(68) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Instances_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) %0, i32 %2)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %4 to ptr
  %i.sroa.0.0.copyload.i = load <4 x float>, ptr %call1.ascast.i, align 1, !noalias !13
  %i.sroa.4.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 16
  %i.sroa.4.0.copyload.i = load <4 x float>, ptr %i.sroa.4.0.call1.ascast.sroa_idx.i, align 1, !noalias !13
  %i.sroa.5.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 32
  %i.sroa.5.0.copyload.i = load <4 x float>, ptr %i.sroa.5.0.call1.ascast.sroa_idx.i, align 1, !tbaa !16, !noalias !13
  %i.sroa.6.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 48
  %i.sroa.6.0.copyload.i = load i32, ptr %i.sroa.6.0.call1.ascast.sroa_idx.i, align 1, !tbaa !9, !noalias !13
  %vecinit632.i = insertelement <4 x float> %3, float 1.000000e+00, i64 3
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %i.sroa.0.0.copyload.i, <4 x float> %vecinit632.i)
  %hlsl.dot10.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %i.sroa.4.0.copyload.i, <4 x float> %vecinit632.i)
  %hlsl.dot14.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %i.sroa.5.0.copyload.i, <4 x float> %vecinit632.i)
  %5 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %hlsl.dot.i, i64 0
  %6 = insertelement <4 x float> %5, float %hlsl.dot10.i, i64 1
  %vecinit16.i = insertelement <4 x float> %6, float %hlsl.dot14.i, i64 2
  %7 = load <4 x float>, ptr addrspace(12) @frustum, align 16, !tbaa !16, !noalias !13
  %hlsl.dot20.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %7, <4 x float> %vecinit16.i)
  %cmp21.i = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot20.i, 0.000000e+00
  br i1 %cmp21.i, label %_Z4mainDv3_fj.exit, label %for.cond.i

for.cond.i:                                       ; preds = %entry
  %8 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @frustum, i64 16), align 16, !tbaa !16, !noalias !13
  %hlsl.dot20.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %8, <4 x float> %vecinit16.i)
  %cmp21.i.1 = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot20.i.1, 0.000000e+00
  br i1 %cmp21.i.1, label %_Z4mainDv3_fj.exit, label %for.cond.i.1

for.cond.i.1:                                     ; preds = %for.cond.i
  %9 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @frustum, i64 32), align 16, !tbaa !16, !noalias !13
  %hlsl.dot20.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %9, <4 x float> %vecinit16.i)
  %cmp21.i.2 = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot20.i.2, 0.000000e+00
  br i1 %cmp21.i.2, label %_Z4mainDv3_fj.exit, label %for.cond.i.2

for.cond.i.2:                                     ; preds = %for.cond.i.1
  %10 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @frustum, i64 48), align 16, !tbaa !16, !noalias !13
  %hlsl.dot20.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %10, <4 x float> %vecinit16.i)
  %cmp21.i.3 = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot20.i.3, 0.000000e+00
  br i1 %cmp21.i.3, label %_Z4mainDv3_fj.exit, label %for.cond.i.3

for.cond.i.3:                                     ; preds = %for.cond.i.2
  %11 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @frustum, i64 64), align 16, !tbaa !16, !noalias !13
  %hlsl.dot20.i.4 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %11, <4 x float> %vecinit16.i)
  %cmp21.i.4 = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot20.i.4, 0.000000e+00
  br i1 %cmp21.i.4, label %_Z4mainDv3_fj.exit, label %for.cond.i.4

for.cond.i.4:                                     ; preds = %for.cond.i.3
  %12 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @frustum, i64 80), align 16, !tbaa !16, !noalias !13
  %hlsl.dot20.i.5 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %12, <4 x float> %vecinit16.i)
  %cmp21.i.5 = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot20.i.5, 0.000000e+00
  br i1 %cmp21.i.5, label %_Z4mainDv3_fj.exit, label %for.cond.i.5

for.cond.i.5:                                     ; preds = %for.cond.i.4
  br label %_Z4mainDv3_fj.exit

_Z4mainDv3_fj.exit:                               ; preds = %for.cond.i.5, %for.cond.i.4, %for.cond.i.3, %for.cond.i.2, %for.cond.i.1, %for.cond.i, %entry
  %.sroa.5.0 = phi float [ 1.000000e+00, %for.cond.i.5 ], [ 0.000000e+00, %entry ], [ 0.000000e+00, %for.cond.i ], [ 0.000000e+00, %for.cond.i.4 ], [ 0.000000e+00, %for.cond.i.1 ], [ 0.000000e+00, %for.cond.i.3 ], [ 0.000000e+00, %for.cond.i.2 ]
  %13 = load float, ptr addrspace(12) @time, align 4, !tbaa !17, !noalias !13
  %hlsl.frac.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.frac.f32(float %13)
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %hlsl.frac.i, %.sroa.5.0
  store <4 x float> %vecinit16.i, ptr addrspace(8) @SV_Position, align 16
  store i32 %i.sroa.6.0.copyload.i, ptr addrspace(8) @MATERIAL0, align 4
  store float %mul.i, ptr addrspace(8) @FADE0, align 4
  ret void
}

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #0

declare float @llvm.spv.frac.f32(float) #0

declare target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Instances_12_0t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Instances_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Instance], 12, 0), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="vertex" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!6}
!llvm.module.flags = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 11, i32 0}
!6 = !{ptr @Frame.cb, ptr addrspace(12) @frustum, ptr addrspace(12) @time}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_Z4mainDv3_fj: %agg.result"}
!15 = distinct !{!15, !"_Z4mainDv3_fj"}
!16 = !{!11, !11, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !11, i64 0}
