target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%__cblayout_Light = type <{ <4 x float>, <4 x float> }>

@Light.cb = global target("spirv.VulkanBuffer", %__cblayout_Light, 2, 0) poison
@direction = external hidden addrspace(12) global <4 x float>, align 16
@color = external hidden addrspace(12) global <4 x float>, align 16
@Light.str = private unnamed_addr constant [6 x i8] c"Light\00", align 1
@SV_Position = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@NORMAL0 = external hidden thread_local addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !2

declare target("spirv.VulkanBuffer", %__cblayout_Light, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Lights_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() #1 {
entry:
  %place.addr.i = alloca <4 x float>, align 16
  %normal.addr.i = alloca <3 x float>, align 16
  %amount.i = alloca float, align 4
  %ref.tmp.i = alloca <3 x float>, align 16
  %ref.tmp1.i = alloca <3 x float>, align 16
  %ref.tmp7.i = alloca <3 x float>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  %Light.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Light, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Lights_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @Light.str)
  store target("spirv.VulkanBuffer", %__cblayout_Light, 2, 0) %Light.cb_h.i.i, ptr @Light.cb, align 8
  %1 = load <4 x float>, ptr addrspace(7) @SV_Position, align 16
  %2 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  store <4 x float> %1, ptr %place.addr.i, align 16
  store <3 x float> %2, ptr %normal.addr.i, align 16
  %3 = load <3 x float>, ptr %normal.addr.i, align 16
  %hlsl.normalize.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %3)
  %4 = load <4 x float>, ptr addrspace(12) @direction, align 16
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %hlsl.normalize.i, <3 x float> %5)
  %hlsl.saturate.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.saturate.f32(float %hlsl.dot.i)
  store float %hlsl.saturate.i, ptr %amount.i, align 4
  %6 = load <4 x float>, ptr addrspace(12) @color, align 16
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %8 = load float, ptr %amount.i, align 4
  %splat.splatinsert.i = insertelement <3 x float> poison, float %8, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %7, %splat.splat.i
  store <3 x float> %mul.i, ptr %ref.tmp.i, align 16
  %9 = load <3 x float>, ptr %ref.tmp.i, align 16
  %vecext.i = extractelement <3 x float> %9, i32 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i32 0
  %10 = load <4 x float>, ptr addrspace(12) @color, align 16
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %12 = load float, ptr %amount.i, align 4
  %splat.splatinsert2.i = insertelement <3 x float> poison, float %12, i64 0
  %splat.splat3.i = shufflevector <3 x float> %splat.splatinsert2.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul4.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %11, %splat.splat3.i
  store <3 x float> %mul4.i, ptr %ref.tmp1.i, align 16
  %13 = load <3 x float>, ptr %ref.tmp1.i, align 16
  %vecext5.i = extractelement <3 x float> %13, i32 1
  %vecinit6.i = insertelement <4 x float> %vecinit.i, float %vecext5.i, i32 1
  %14 = load <4 x float>, ptr addrspace(12) @color, align 16
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = load float, ptr %amount.i, align 4
  %splat.splatinsert8.i = insertelement <3 x float> poison, float %16, i64 0
  %splat.splat9.i = shufflevector <3 x float> %splat.splatinsert8.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul10.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %15, %splat.splat9.i
  store <3 x float> %mul10.i, ptr %ref.tmp7.i, align 16
  %17 = load <3 x float>, ptr %ref.tmp7.i, align 16
  %vecext11.i = extractelement <3 x float> %17, i32 2
  %vecinit12.i = insertelement <4 x float> %vecinit6.i, float %vecext11.i, i32 2
  %18 = load <4 x float>, ptr addrspace(12) @color, align 16
  %19 = extractelement <4 x float> %18, i64 3
  %vecinit13.i = insertelement <4 x float> %vecinit12.i, float %19, i32 3
  %20 = load <4 x float>, ptr %place.addr.i, align 16
  %mul14.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %20, splat (float 0x3F50624DE0000000)
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %vecinit13.i, %mul14.i
  store <4 x float> %add.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare token @llvm.experimental.convergence.entry() #2

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #0

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

declare float @llvm.spv.saturate.f32(float) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.shader"="pixel" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!4}
!llvm.module.flags = !{!5}
!llvm.ident = !{!6}

!0 = !{!1}
!1 = !{i32 11, i32 15}
!2 = !{!3}
!3 = !{i32 30, i32 0}
!4 = !{ptr @Light.cb, ptr addrspace(12) @direction, ptr addrspace(12) @color}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
