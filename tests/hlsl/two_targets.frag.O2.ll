target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

@SV_Position = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@ID0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant i32, !spirv.Decorations !2
@TEXCOORD0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !4
@W0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant float, !spirv.Decorations !6
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !2
@SV_Target1 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !4

define void @main() local_unnamed_addr #0 {
entry:
  %0 = load <4 x float>, ptr addrspace(7) @SV_Position, align 16
  %1 = load i32, ptr addrspace(7) @ID0, align 4
  %2 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %3 = load float, ptr addrspace(7) @W0, align 4
  %vecext.i = extractelement <2 x float> %2, i64 0
  %cmp.i = fcmp reassoc nnan ninf nsz arcp afn olt float %vecext.i, 0x3FB99999A0000000
  br i1 %cmp.i, label %lt0.i, label %_Z4main5Input.exit

lt0.i:                                            ; preds = %entry
  tail call void @llvm.spv.discard(), !noalias !14
  br label %_Z4main5Input.exit

_Z4main5Input.exit:                               ; preds = %entry, %lt0.i
  %hlsl.ddx.coarse.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.ddx.coarse.f32(float %vecext.i)
  %vecinit12.i = insertelement <4 x float> poison, float %hlsl.ddx.coarse.i, i64 0
  %vecext2.i = extractelement <2 x float> %2, i64 1
  %hlsl.ddy.fine.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.ddy.fine.f32(float %vecext2.i)
  %vecinit14.i = insertelement <4 x float> %vecinit12.i, float %hlsl.ddy.fine.i, i64 1
  %spv.fwidth.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.fwidth.f32(float nofpclass(nan inf) %3)
  %vecinit15.i = insertelement <4 x float> %vecinit14.i, float %spv.fwidth.i, i64 2
  %4 = extractelement <4 x float> %0, i64 2
  %hlsl.ddx.fine.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.ddx.fine.f32(float %4)
  %vecinit16.i = insertelement <4 x float> %vecinit15.i, float %hlsl.ddx.fine.i, i64 3
  %5 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %vecext.i, i64 0
  %6 = insertelement <4 x float> %5, float %vecext2.i, i64 1
  %and.i = and i32 %1, 255
  %conv.i = uitofp nneg i32 %and.i to float
  %div.i = fmul reassoc nnan ninf nsz arcp afn float %conv.i, 0x3F70101020000000
  %vecinit5.i = insertelement <4 x float> %6, float %div.i, i64 2
  store <4 x float> %vecinit5.i, ptr addrspace(8) @SV_Target0, align 16
  store <4 x float> %vecinit16.i, ptr addrspace(8) @SV_Target1, align 16
  ret void
}

declare float @llvm.spv.ddx.coarse.f32(float) #1

declare float @llvm.spv.ddy.fine.f32(float) #1

declare float @llvm.spv.ddx.fine.f32(float) #1

declare void @llvm.spv.discard() #2

declare float @llvm.spv.fwidth.f32(float) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = !{!1}
!1 = !{i32 11, i32 15}
!2 = !{!3}
!3 = !{i32 30, i32 0}
!4 = !{!5}
!5 = !{i32 30, i32 1}
!6 = !{!7}
!7 = !{i32 30, i32 2}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!15}
!15 = distinct !{!15, !16, !"_Z4main5Input: %agg.result"}
!16 = distinct !{!16, !"_Z4main5Input"}
