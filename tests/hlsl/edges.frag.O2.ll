target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

@TEXCOORD0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !0
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() local_unnamed_addr #0 {
entry:
  %0 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %hlsl.ddx.coarse.i = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.ddx.coarse.v2f32(<2 x float> nofpclass(nan inf) %0)
  %1 = shufflevector <2 x float> %hlsl.ddx.coarse.i, <2 x float> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>
  %hlsl.ddy.fine.i = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.ddy.fine.v2f32(<2 x float> nofpclass(nan inf) %0)
  %2 = shufflevector <2 x float> %hlsl.ddy.fine.i, <2 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %3 = extractelement <2 x float> %hlsl.ddx.coarse.i, i64 0
  %elt.abs.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %3)
  %4 = extractelement <2 x float> %hlsl.ddy.fine.i, i64 1
  %elt.abs1.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %4)
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %elt.abs1.i, %elt.abs.i
  %5 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %add.i, i64 0
  %6 = shufflevector <4 x float> %5, <4 x float> %1, <4 x i32> <i32 0, i32 5, i32 poison, i32 3>
  %vecinit4.i = shufflevector <4 x float> %6, <4 x float> %2, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  store <4 x float> %vecinit4.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare <2 x float> @llvm.spv.ddx.coarse.v2f32(<2 x float>) #1

declare <2 x float> @llvm.spv.ddy.fine.v2f32(<2 x float>) #1

declare float @llvm.fabs.f32(float) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
