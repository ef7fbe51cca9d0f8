target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%__cblayout_C = type <{ float, target("spirv.Padding", 12), <4 x float> }>

@C.cb = global target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) poison
@cut = external hidden addrspace(12) global float, align 4
@fog = external hidden addrspace(12) global <4 x float>, align 16
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@COLOR0 = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@DEPTH0 = external hidden thread_local addrspace(7) externally_initialized constant float, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

declare target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Cs_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() #1 {
entry:
  %from.addr.i = alloca float, align 4
  %to.addr.i = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %color.addr.i = alloca <4 x float>, align 16
  %depth.addr.i = alloca float, align 4
  %f.i = alloca float, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  %C.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Cs_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @C.str)
  store target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) %C.cb_h.i.i, ptr @C.cb, align 8
  %1 = load <4 x float>, ptr addrspace(7) @COLOR0, align 16
  %2 = load float, ptr addrspace(7) @DEPTH0, align 4
  store <4 x float> %1, ptr %color.addr.i, align 16
  store float %2, ptr %depth.addr.i, align 4
  %3 = load <4 x float>, ptr %color.addr.i, align 16
  %4 = extractelement <4 x float> %3, i64 3
  %5 = load float, ptr addrspace(12) @cut, align 4
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %4, %5
  %6 = fcmp reassoc nnan ninf nsz arcp afn olt float %sub.i, 0.000000e+00
  br i1 %6, label %lt0.i, label %_Z4mainDv4_ff.exit

lt0.i:                                            ; preds = %entry
  call void @llvm.spv.discard()
  br label %_Z4mainDv4_ff.exit

_Z4mainDv4_ff.exit:                               ; preds = %entry, %lt0.i
  %7 = load float, ptr %depth.addr.i, align 4
  store float 1.000000e+01, ptr %from.addr.i, align 4
  store float 5.000000e+01, ptr %to.addr.i, align 4
  store float %7, ptr %x.addr.i, align 4
  %8 = load float, ptr %from.addr.i, align 4
  %9 = load float, ptr %to.addr.i, align 4
  %10 = load float, ptr %x.addr.i, align 4
  %spv.smoothstep.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.smoothstep.f32(float %8, float %9, float %10)
  store float %spv.smoothstep.i, ptr %f.i, align 4
  %11 = load <4 x float>, ptr %color.addr.i, align 16
  %12 = load <4 x float>, ptr addrspace(12) @fog, align 16
  %13 = load float, ptr %f.i, align 4
  %vecinit.i = insertelement <4 x float> poison, float %13, i32 0
  %14 = load float, ptr %f.i, align 4
  %vecinit2.i = insertelement <4 x float> %vecinit.i, float %14, i32 1
  %15 = load float, ptr %f.i, align 4
  %vecinit3.i = insertelement <4 x float> %vecinit2.i, float %15, i32 2
  %16 = load float, ptr %f.i, align 4
  %vecinit4.i = insertelement <4 x float> %vecinit3.i, float %16, i32 3
  %hlsl.lerp.i = call reassoc nnan ninf nsz arcp afn noundef <4 x float> @llvm.spv.lerp.v4f32(<4 x float> %11, <4 x float> %12, <4 x float> %vecinit4.i)
  store <4 x float> %hlsl.lerp.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare token @llvm.experimental.convergence.entry() #2

declare void @llvm.spv.discard() #3

declare <4 x float> @llvm.spv.lerp.v4f32(<4 x float>, <4 x float>, <4 x float>) #0

declare float @llvm.spv.smoothstep.f32(float, float, float) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.shader"="pixel" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }

!hlsl.cbs = !{!4}
!llvm.module.flags = !{!5}
!llvm.ident = !{!6}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{ptr @C.cb, ptr addrspace(12) @cut, ptr addrspace(12) @fog}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
