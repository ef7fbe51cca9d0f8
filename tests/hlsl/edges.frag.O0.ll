target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

@TEXCOORD0 = external hidden thread_local addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !0
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() #0 {
entry:
  %uv.addr.i = alloca <2 x float>, align 8
  %across.i = alloca <2 x float>, align 8
  %down.i = alloca <2 x float>, align 8
  %width.i = alloca float, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  %1 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  store <2 x float> %1, ptr %uv.addr.i, align 8
  %2 = load <2 x float>, ptr %uv.addr.i, align 8
  %hlsl.ddx.coarse.i = call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.ddx.coarse.v2f32(<2 x float> %2)
  store <2 x float> %hlsl.ddx.coarse.i, ptr %across.i, align 8
  %3 = load <2 x float>, ptr %uv.addr.i, align 8
  %hlsl.ddy.fine.i = call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.ddy.fine.v2f32(<2 x float> %3)
  store <2 x float> %hlsl.ddy.fine.i, ptr %down.i, align 8
  %4 = load <2 x float>, ptr %across.i, align 8
  %5 = extractelement <2 x float> %4, i64 0
  %elt.abs.i = call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %5)
  %6 = load <2 x float>, ptr %down.i, align 8
  %7 = extractelement <2 x float> %6, i64 1
  %elt.abs1.i = call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %7)
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %elt.abs.i, %elt.abs1.i
  store float %add.i, ptr %width.i, align 4
  %8 = load float, ptr %width.i, align 4
  %vecinit.i = insertelement <4 x float> poison, float %8, i32 0
  %9 = load <2 x float>, ptr %across.i, align 8
  %10 = extractelement <2 x float> %9, i64 1
  %vecinit2.i = insertelement <4 x float> %vecinit.i, float %10, i32 1
  %11 = load <2 x float>, ptr %down.i, align 8
  %12 = extractelement <2 x float> %11, i64 0
  %vecinit3.i = insertelement <4 x float> %vecinit2.i, float %12, i32 2
  %vecinit4.i = insertelement <4 x float> %vecinit3.i, float 1.000000e+00, i32 3
  store <4 x float> %vecinit4.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare token @llvm.experimental.convergence.entry() #1

declare <2 x float> @llvm.spv.ddx.coarse.v2f32(<2 x float>) #2

declare <2 x float> @llvm.spv.ddy.fine.v2f32(<2 x float>) #2

declare float @llvm.fabs.f32(float) #3

attributes #0 = { convergent noinline norecurse optnone "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!2}
!llvm.ident = !{!3}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
