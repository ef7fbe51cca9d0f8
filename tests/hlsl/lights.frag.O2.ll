target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%__cblayout_Scene = type <{ <{ [7 x <{ %Light, target("spirv.Padding", 8) }>], %Light }>, i32, target("spirv.Padding", 4), <3 x float> }>
%Light = type <{ <3 x float>, float, <3 x float>, float }>

@Scene.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Scene, 2, 0) poison
@lights = external hidden local_unnamed_addr addrspace(12) global <{ [7 x <{ %Light, target("spirv.Padding", 8) }>], %Light }>, align 1
@count = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@eye = external hidden local_unnamed_addr addrspace(12) global <3 x float>, align 16
@Scene.str = private unnamed_addr constant [6 x i8] c"Scene\00", align 1
@WORLD0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !0
@NORMAL0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

declare target("spirv.VulkanBuffer", %__cblayout_Scene, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Scenes_2_0t(i32, i32, i32, i32, ptr) #0

define hidden spir_func noundef nofpclass(nan inf) float @_Z9attenuateff(float noundef nofpclass(nan inf) %distance, float noundef nofpclass(nan inf) %range) local_unnamed_addr #1 {
entry:
  %div = fdiv reassoc nnan ninf nsz arcp afn float %distance, %range
  %sub = fsub reassoc nnan ninf nsz arcp afn float 1.000000e+00, %div
  %hlsl.saturate = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.saturate.f32(float %sub)
  %mul = fmul reassoc nnan ninf nsz arcp afn float %hlsl.saturate, %hlsl.saturate
  ret float %mul
}

declare float @llvm.spv.saturate.f32(float) #0

define void @main() local_unnamed_addr #2 {
entry:
  %Scene.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Scene, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Scenes_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Scene.str)
  store target("spirv.VulkanBuffer", %__cblayout_Scene, 2, 0) %Scene.cb_h.i.i, ptr @Scene.cb, align 8
  %0 = load <3 x float>, ptr addrspace(7) @WORLD0, align 16
  %1 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  %hlsl.normalize.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %1)
  %2 = load <3 x float>, ptr addrspace(12) @eye, align 16, !tbaa !11
  %sub.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %2, %0
  %hlsl.normalize2.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %sub.i)
  %3 = load i32, ptr addrspace(12) @count, align 4, !tbaa !7
  %cmp.i5.not = icmp eq i32 %3, 0
  br i1 %cmp.i5.not, label %_Z4main5Input.exit, label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %entry
  %wide.trip.count = zext i32 %3 to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %cleanup.i
  %indvars.iv = phi i64 [ 0, %for.body.i.preheader ], [ %indvars.iv.next, %cleanup.i ]
  %sum.0.i7 = phi <3 x float> [ zeroinitializer, %for.body.i.preheader ], [ %sum.1.i, %cleanup.i ]
  %cbufferidx.i = getelementptr <{ %Light, target("spirv.Padding", 8) }>, ptr addrspace(12) @lights, i64 %indvars.iv
  %4 = load <3 x float>, ptr addrspace(12) %cbufferidx.i, align 16, !tbaa !11
  %range.i = getelementptr inbounds nuw i8, ptr addrspace(12) %cbufferidx.i, i64 16
  %5 = load float, ptr addrspace(12) %range.i, align 16, !tbaa !12
  %sub6.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %4, %0
  %spv.length.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.length.v3f32(<3 x float> nofpclass(nan inf) %sub6.i)
  %cmp8.i = fcmp reassoc nnan ninf nsz arcp afn ogt float %spv.length.i, %5
  br i1 %cmp8.i, label %cleanup.i, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %splat.splatinsert.i = insertelement <3 x float> poison, float %spv.length.i, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %div.i = fdiv reassoc nnan ninf nsz arcp afn <3 x float> %sub6.i, %splat.splat.i
  %add.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %div.i, %hlsl.normalize2.i
  %hlsl.normalize9.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %add.i)
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %hlsl.normalize9.i, <3 x float> %hlsl.normalize.i)
  %elt.max.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %hlsl.dot.i, float 0.000000e+00)
  %6 = tail call reassoc nnan ninf nsz arcp afn float @llvm.powi.f32.i32(float %elt.max.i, i32 32)
  %color.i = getelementptr inbounds nuw i8, ptr addrspace(12) %cbufferidx.i, i64 20
  %7 = load <3 x float>, ptr addrspace(12) %color.i, align 16, !tbaa !11
  %intensity.i = getelementptr inbounds nuw i8, ptr addrspace(12) %cbufferidx.i, i64 36
  %8 = load float, ptr addrspace(12) %intensity.i, align 4, !tbaa !12
  %div.i.i = fdiv reassoc nnan ninf nsz arcp afn float %spv.length.i, %5
  %sub.i.i = fsub reassoc nnan ninf nsz arcp afn float 1.000000e+00, %div.i.i
  %hlsl.saturate.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.saturate.f32(float %sub.i.i)
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn float %hlsl.saturate.i.i, %hlsl.saturate.i.i
  %.scalar = fmul reassoc nnan ninf nsz arcp afn float %mul.i.i, %8
  %hlsl.dot20.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %div.i, <3 x float> %hlsl.normalize.i)
  %elt.max21.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %hlsl.dot20.i, float 0.000000e+00)
  %add22.i = fadd reassoc nnan ninf nsz arcp afn float %elt.max21.i, %6
  %.scalar8 = fmul reassoc nnan ninf nsz arcp afn float %.scalar, %add22.i
  %9 = insertelement <3 x float> poison, float %.scalar8, i64 0
  %10 = shufflevector <3 x float> %9, <3 x float> poison, <3 x i32> zeroinitializer
  %mul25.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %10, %7
  %add26.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul25.i, %sum.0.i7
  br label %cleanup.i

cleanup.i:                                        ; preds = %if.end.i, %for.body.i
  %sum.1.i = phi nsz <3 x float> [ %add26.i, %if.end.i ], [ %sum.0.i7, %for.body.i ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %_Z4main5Input.exit.loopexit, label %for.body.i, !llvm.loop !14

_Z4main5Input.exit.loopexit:                      ; preds = %cleanup.i
  %11 = shufflevector <3 x float> %sum.1.i, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  br label %_Z4main5Input.exit

_Z4main5Input.exit:                               ; preds = %_Z4main5Input.exit.loopexit, %entry
  %sum.0.i.lcssa = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %entry ], [ %11, %_Z4main5Input.exit.loopexit ]
  %vecinit3554.i = insertelement <4 x float> %sum.0.i.lcssa, float 1.000000e+00, i64 3
  store <4 x float> %vecinit3554.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #0

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

declare float @llvm.maxnum.f32(float, float) #3

declare float @llvm.spv.length.v3f32(<3 x float>) #0

declare float @llvm.powi.f32.i32(float, i32) #4

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="pixel" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!hlsl.cbs = !{!4}
!llvm.module.flags = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{ptr @Scene.cb, ptr addrspace(12) @lights, ptr addrspace(12) @count, ptr addrspace(12) @eye}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!9, !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !9, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
