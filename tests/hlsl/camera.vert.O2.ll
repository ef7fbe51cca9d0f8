target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%__cblayout_Camera = type <{ [16 x float], [16 x float] }>
%__cblayout_Object = type <{ [3 x <4 x float>], <4 x float> }>

@Camera.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Camera, 2, 0) poison
@view = external hidden local_unnamed_addr addrspace(12) global [16 x float], align 4
@projection = external hidden local_unnamed_addr addrspace(12) global [16 x float], align 4
@Camera.str = private unnamed_addr constant [7 x i8] c"Camera\00", align 1
@Object.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Object, 2, 0) poison
@world = external hidden local_unnamed_addr addrspace(12) global [3 x <4 x float>], align 16
@tint = external hidden local_unnamed_addr addrspace(12) global <4 x float>, align 16
@Object.str = private unnamed_addr constant [7 x i8] c"Object\00", align 1
@POSITION0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !0
@NORMAL0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@TEXCOORD0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !4
@SV_Position = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !6
@NORMAL0.1 = external hidden thread_local local_unnamed_addr addrspace(8) global <3 x float>, !spirv.Decorations !0
@TEXCOORD0.2 = external hidden thread_local local_unnamed_addr addrspace(8) global <2 x float>, !spirv.Decorations !2
@COLOR0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !4

declare target("spirv.VulkanBuffer", %__cblayout_Camera, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Cameras_2_0t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", %__cblayout_Object, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Objects_2_0t(i32, i32, i32, i32, ptr) #0

define hidden spir_func noundef nofpclass(nan inf) <4 x float> @_Z5timesu11matrix_typeILj4ELj4EfEDv4_f(<16 x float> noundef nofpclass(nan inf) %m, <4 x float> noundef nofpclass(nan inf) %v) local_unnamed_addr #1 {
entry:
  %matrix_row_ins6 = shufflevector <16 x float> %m, <16 x float> poison, <4 x i32> <i32 0, i32 4, i32 8, i32 12>
  %hlsl.dot = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins6, <4 x float> %v)
  %vecinit = insertelement <4 x float> poison, float %hlsl.dot, i64 0
  %matrix_row_ins14 = shufflevector <16 x float> %m, <16 x float> poison, <4 x i32> <i32 1, i32 5, i32 9, i32 13>
  %hlsl.dot15 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins14, <4 x float> %v)
  %vecinit16 = insertelement <4 x float> %vecinit, float %hlsl.dot15, i64 1
  %matrix_row_ins24 = shufflevector <16 x float> %m, <16 x float> poison, <4 x i32> <i32 2, i32 6, i32 10, i32 14>
  %hlsl.dot25 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins24, <4 x float> %v)
  %vecinit26 = insertelement <4 x float> %vecinit16, float %hlsl.dot25, i64 2
  %matrix_row_ins34 = shufflevector <16 x float> %m, <16 x float> poison, <4 x i32> <i32 3, i32 7, i32 11, i32 15>
  %hlsl.dot35 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins34, <4 x float> %v)
  %vecinit36 = insertelement <4 x float> %vecinit26, float %hlsl.dot35, i64 3
  ret <4 x float> %vecinit36
}

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #0

define void @main() local_unnamed_addr #2 {
entry:
  %Camera.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Camera, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Cameras_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Camera.str)
  store target("spirv.VulkanBuffer", %__cblayout_Camera, 2, 0) %Camera.cb_h.i.i, ptr @Camera.cb, align 8
  %Object.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Object, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Objects_2_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @Object.str)
  store target("spirv.VulkanBuffer", %__cblayout_Object, 2, 0) %Object.cb_h.i.i, ptr @Object.cb, align 8
  %0 = load <3 x float>, ptr addrspace(7) @POSITION0, align 16
  %1 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  %2 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %3 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %vecinit729.i = insertelement <4 x float> %3, float 1.000000e+00, i64 3
  %4 = load <4 x float>, ptr addrspace(12) @world, align 16, !tbaa !16, !noalias !17
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %4, <4 x float> %vecinit729.i)
  %5 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @world, i64 16), align 16, !tbaa !16, !noalias !17
  %hlsl.dot9.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %5, <4 x float> %vecinit729.i)
  %6 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @world, i64 32), align 16, !tbaa !16, !noalias !17
  %hlsl.dot11.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %6, <4 x float> %vecinit729.i)
  %7 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %hlsl.dot.i, i64 0
  %8 = insertelement <4 x float> %7, float %hlsl.dot9.i, i64 1
  %vecinit13.i = insertelement <4 x float> %8, float %hlsl.dot11.i, i64 2
  %9 = load <16 x float>, ptr addrspace(12) @projection, align 4, !tbaa !16, !noalias !17
  %10 = load <16 x float>, ptr addrspace(12) @view, align 4, !tbaa !16, !noalias !17
  %matrix_row_ins6.i30.i = shufflevector <16 x float> %10, <16 x float> poison, <4 x i32> <i32 0, i32 4, i32 8, i32 12>
  %hlsl.dot.i31.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins6.i30.i, <4 x float> nofpclass(nan inf) %vecinit13.i)
  %vecinit.i32.i = insertelement <4 x float> poison, float %hlsl.dot.i31.i, i64 0
  %matrix_row_ins14.i33.i = shufflevector <16 x float> %10, <16 x float> poison, <4 x i32> <i32 1, i32 5, i32 9, i32 13>
  %hlsl.dot15.i34.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins14.i33.i, <4 x float> nofpclass(nan inf) %vecinit13.i)
  %vecinit16.i35.i = insertelement <4 x float> %vecinit.i32.i, float %hlsl.dot15.i34.i, i64 1
  %matrix_row_ins24.i36.i = shufflevector <16 x float> %10, <16 x float> poison, <4 x i32> <i32 2, i32 6, i32 10, i32 14>
  %hlsl.dot25.i37.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins24.i36.i, <4 x float> nofpclass(nan inf) %vecinit13.i)
  %vecinit26.i38.i = insertelement <4 x float> %vecinit16.i35.i, float %hlsl.dot25.i37.i, i64 2
  %matrix_row_ins34.i39.i = shufflevector <16 x float> %10, <16 x float> poison, <4 x i32> <i32 3, i32 7, i32 11, i32 15>
  %hlsl.dot35.i40.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins34.i39.i, <4 x float> nofpclass(nan inf) %vecinit13.i)
  %vecinit36.i41.i = insertelement <4 x float> %vecinit26.i38.i, float %hlsl.dot35.i40.i, i64 3
  %matrix_row_ins6.i.i = shufflevector <16 x float> %9, <16 x float> poison, <4 x i32> <i32 0, i32 4, i32 8, i32 12>
  %hlsl.dot.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins6.i.i, <4 x float> nofpclass(nan inf) %vecinit36.i41.i)
  %vecinit.i.i = insertelement <4 x float> poison, float %hlsl.dot.i.i, i64 0
  %matrix_row_ins14.i.i = shufflevector <16 x float> %9, <16 x float> poison, <4 x i32> <i32 1, i32 5, i32 9, i32 13>
  %hlsl.dot15.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins14.i.i, <4 x float> nofpclass(nan inf) %vecinit36.i41.i)
  %vecinit16.i.i = insertelement <4 x float> %vecinit.i.i, float %hlsl.dot15.i.i, i64 1
  %matrix_row_ins24.i.i = shufflevector <16 x float> %9, <16 x float> poison, <4 x i32> <i32 2, i32 6, i32 10, i32 14>
  %hlsl.dot25.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins24.i.i, <4 x float> nofpclass(nan inf) %vecinit36.i41.i)
  %vecinit26.i.i = insertelement <4 x float> %vecinit16.i.i, float %hlsl.dot25.i.i, i64 2
  %matrix_row_ins34.i.i = shufflevector <16 x float> %9, <16 x float> poison, <4 x i32> <i32 3, i32 7, i32 11, i32 15>
  %hlsl.dot35.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins34.i.i, <4 x float> nofpclass(nan inf) %vecinit36.i41.i)
  %vecinit36.i.i = insertelement <4 x float> %vecinit26.i.i, float %hlsl.dot35.i.i, i64 3
  %11 = shufflevector <4 x float> %4, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %hlsl.dot17.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %11, <3 x float> %1)
  %vecinit18.i = insertelement <3 x float> poison, float %hlsl.dot17.i, i64 0
  %12 = shufflevector <4 x float> %5, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %hlsl.dot20.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %12, <3 x float> %1)
  %vecinit21.i = insertelement <3 x float> %vecinit18.i, float %hlsl.dot20.i, i64 1
  %13 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %hlsl.dot23.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %13, <3 x float> %1)
  %vecinit24.i = insertelement <3 x float> %vecinit21.i, float %hlsl.dot23.i, i64 2
  %hlsl.normalize.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %vecinit24.i)
  %14 = load <4 x float>, ptr addrspace(12) @tint, align 16, !tbaa !16, !noalias !17
  store <4 x float> %vecinit36.i.i, ptr addrspace(8) @SV_Position, align 16
  store <3 x float> %hlsl.normalize.i, ptr addrspace(8) @NORMAL0.1, align 16
  store <2 x float> %2, ptr addrspace(8) @TEXCOORD0.2, align 8
  store <4 x float> %14, ptr addrspace(8) @COLOR0, align 16
  ret void
}

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="vertex" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!8, !9}
!llvm.module.flags = !{!10}
!llvm.ident = !{!11}
!llvm.errno.tbaa = !{!12}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 30, i32 2}
!6 = !{!7}
!7 = !{i32 11, i32 0}
!8 = !{ptr @Camera.cb, ptr addrspace(12) @view, ptr addrspace(12) @projection}
!9 = !{ptr @Object.cb, ptr addrspace(12) @world, ptr addrspace(12) @tint}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C++ TBAA"}
!16 = !{!14, !14, i64 0}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_Z4main5Input: %agg.result"}
!19 = distinct !{!19, !"_Z4main5Input"}
