target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

@TEXCOORD0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !0
@ALPHA0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant float, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() local_unnamed_addr #0 {
entry:
  %0 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %1 = load float, ptr addrspace(7) @ALPHA0, align 4
  %sub.i = fadd reassoc nnan ninf nsz arcp afn float %1, -5.000000e-01
  %2 = fcmp reassoc nnan ninf nsz arcp afn olt float %sub.i, 0.000000e+00
  br i1 %2, label %lt0.i, label %end.i

lt0.i:                                            ; preds = %entry
  tail call void @llvm.spv.discard()
  br label %end.i

end.i:                                            ; preds = %lt0.i, %entry
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %0, splat (float 8.000000e+00)
  %hlsl.frac.i = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> %mul.i)
  %3 = extractelement <2 x float> %hlsl.frac.i, i64 0
  %cmp.i = fcmp reassoc nnan ninf nsz arcp afn olt float %3, 5.000000e-01
  %4 = extractelement <2 x float> %hlsl.frac.i, i64 1
  %cmp1.i = fcmp reassoc nnan ninf nsz arcp afn olt float %4, 5.000000e-01
  %cmp2.i = xor i1 %cmp.i, %cmp1.i
  %vecext.i = extractelement <2 x float> %0, i64 0
  %vecext4.i = extractelement <2 x float> %0, i64 1
  %5 = insertelement <4 x float> <float poison, float poison, float 0.000000e+00, float poison>, float %vecext.i, i64 0
  %vecinit6.i = insertelement <4 x float> %5, float %vecext4.i, i64 1
  %.sink = select i1 %cmp2.i, <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float poison>, <4 x float> %vecinit6.i
  %vecinit.i = insertelement <4 x float> %.sink, float %1, i64 3
  store <4 x float> %vecinit.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare void @llvm.spv.discard() #1

declare <2 x float> @llvm.spv.frac.v2f32(<2 x float>) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
