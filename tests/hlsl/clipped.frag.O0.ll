target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

@TEXCOORD0 = external hidden thread_local addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !0
@ALPHA0 = external hidden thread_local addrspace(7) externally_initialized constant float, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() #0 {
entry:
  %uv.addr.i = alloca <2 x float>, align 8
  %alpha.addr.i = alloca float, align 4
  %rest.i = alloca <2 x float>, align 8
  %0 = call token @llvm.experimental.convergence.entry()
  %1 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %2 = load float, ptr addrspace(7) @ALPHA0, align 4
  store <2 x float> %1, ptr %uv.addr.i, align 8
  store float %2, ptr %alpha.addr.i, align 4
  %3 = load float, ptr %alpha.addr.i, align 4
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %3, 5.000000e-01
  %4 = fcmp reassoc nnan ninf nsz arcp afn olt float %sub.i, 0.000000e+00
  br i1 %4, label %lt0.i, label %end.i

lt0.i:                                            ; preds = %entry
  call void @llvm.spv.discard()
  br label %end.i

end.i:                                            ; preds = %lt0.i, %entry
  %5 = load <2 x float>, ptr %uv.addr.i, align 8
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %5, splat (float 8.000000e+00)
  %hlsl.frac.i = call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> %mul.i)
  store <2 x float> %hlsl.frac.i, ptr %rest.i, align 8
  %6 = load <2 x float>, ptr %rest.i, align 8
  %7 = extractelement <2 x float> %6, i64 0
  %cmp.i = fcmp reassoc nnan ninf nsz arcp afn olt float %7, 5.000000e-01
  %8 = load <2 x float>, ptr %rest.i, align 8
  %9 = extractelement <2 x float> %8, i64 1
  %cmp1.i = fcmp reassoc nnan ninf nsz arcp afn olt float %9, 5.000000e-01
  %cmp2.i = icmp ne i1 %cmp.i, %cmp1.i
  br i1 %cmp2.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %end.i
  %10 = load float, ptr %alpha.addr.i, align 4
  %vecinit.i = insertelement <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float poison>, float %10, i32 3
  br label %_Z4mainDv2_ff.exit

cond.false.i:                                     ; preds = %end.i
  %11 = load <2 x float>, ptr %uv.addr.i, align 8
  %vecext.i = extractelement <2 x float> %11, i32 0
  %vecinit3.i = insertelement <4 x float> poison, float %vecext.i, i32 0
  %12 = load <2 x float>, ptr %uv.addr.i, align 8
  %vecext4.i = extractelement <2 x float> %12, i32 1
  %vecinit5.i = insertelement <4 x float> %vecinit3.i, float %vecext4.i, i32 1
  %vecinit6.i = insertelement <4 x float> %vecinit5.i, float 0.000000e+00, i32 2
  %13 = load float, ptr %alpha.addr.i, align 4
  %vecinit7.i = insertelement <4 x float> %vecinit6.i, float %13, i32 3
  br label %_Z4mainDv2_ff.exit

_Z4mainDv2_ff.exit:                               ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi reassoc nnan ninf nsz arcp afn <4 x float> [ %vecinit.i, %cond.true.i ], [ %vecinit7.i, %cond.false.i ]
  store <4 x float> %cond.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare token @llvm.experimental.convergence.entry() #1

declare void @llvm.spv.discard() #2

declare <2 x float> @llvm.spv.frac.v2f32(<2 x float>) #3

attributes #0 = { convergent noinline norecurse optnone "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!4}
!llvm.ident = !{!5}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
