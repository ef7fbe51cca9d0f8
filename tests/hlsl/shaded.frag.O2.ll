target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%__cblayout_Light = type <{ <4 x float>, <4 x float> }>

@Light.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Light, 2, 0) poison
@direction = external hidden local_unnamed_addr addrspace(12) global <4 x float>, align 16
@color = external hidden local_unnamed_addr addrspace(12) global <4 x float>, align 16
@Light.str = private unnamed_addr constant [6 x i8] c"Light\00", align 1
@SV_Position = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@NORMAL0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !2

declare target("spirv.VulkanBuffer", %__cblayout_Light, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Lights_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %Light.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Light, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Lights_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Light.str)
  store target("spirv.VulkanBuffer", %__cblayout_Light, 2, 0) %Light.cb_h.i.i, ptr @Light.cb, align 8
  %0 = load <4 x float>, ptr addrspace(7) @SV_Position, align 16
  %1 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  %hlsl.normalize.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> nofpclass(nan inf) %1)
  %2 = load <3 x float>, ptr addrspace(12) @direction, align 16
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %hlsl.normalize.i, <3 x float> %2)
  %hlsl.saturate.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.saturate.f32(float %hlsl.dot.i)
  %3 = load <4 x float>, ptr addrspace(12) @color, align 16
  %splat.splatinsert.i = insertelement <3 x float> poison, float %hlsl.saturate.i, i64 0
  %4 = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %vecinit12.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %3, %4
  %vecinit13.i = shufflevector <4 x float> %vecinit12.i, <4 x float> %3, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %mul14.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %0, splat (float 0x3F50624DE0000000)
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %vecinit13.i, %mul14.i
  store <4 x float> %add.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #0

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

declare float @llvm.spv.saturate.f32(float) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="pixel" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!4}
!llvm.module.flags = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}

!0 = !{!1}
!1 = !{i32 11, i32 15}
!2 = !{!3}
!3 = !{i32 30, i32 0}
!4 = !{ptr @Light.cb, ptr addrspace(12) @direction, ptr addrspace(12) @color}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
