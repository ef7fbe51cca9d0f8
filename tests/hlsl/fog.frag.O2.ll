target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%__cblayout_C = type <{ float, target("spirv.Padding", 12), <4 x float> }>

@C.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) poison
@cut = external hidden local_unnamed_addr addrspace(12) global float, align 4
@fog = external hidden local_unnamed_addr addrspace(12) global <4 x float>, align 16
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@COLOR0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@DEPTH0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant float, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

declare target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Cs_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %C.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Cs_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @C.str)
  store target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) %C.cb_h.i.i, ptr @C.cb, align 8
  %0 = load <4 x float>, ptr addrspace(7) @COLOR0, align 16
  %1 = load float, ptr addrspace(7) @DEPTH0, align 4
  %2 = extractelement <4 x float> %0, i64 3
  %3 = load float, ptr addrspace(12) @cut, align 4, !tbaa !11
  %4 = fcmp reassoc nnan ninf nsz arcp afn olt float %2, %3
  br i1 %4, label %lt0.i, label %_Z4mainDv4_ff.exit

lt0.i:                                            ; preds = %entry
  tail call void @llvm.spv.discard()
  br label %_Z4mainDv4_ff.exit

_Z4mainDv4_ff.exit:                               ; preds = %entry, %lt0.i
  %spv.smoothstep.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.smoothstep.f32(float 1.000000e+01, float 5.000000e+01, float nofpclass(nan inf) %1)
  %5 = load <4 x float>, ptr addrspace(12) @fog, align 16, !tbaa !13
  %vecinit.i = insertelement <4 x float> poison, float %spv.smoothstep.i, i64 0
  %vecinit4.i = shufflevector <4 x float> %vecinit.i, <4 x float> poison, <4 x i32> zeroinitializer
  %hlsl.lerp.i = tail call reassoc nnan ninf nsz arcp afn noundef <4 x float> @llvm.spv.lerp.v4f32(<4 x float> nofpclass(nan inf) %0, <4 x float> %5, <4 x float> %vecinit4.i)
  store <4 x float> %hlsl.lerp.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare void @llvm.spv.discard() #2

declare <4 x float> @llvm.spv.lerp.v4f32(<4 x float>, <4 x float>, <4 x float>) #0

declare float @llvm.spv.smoothstep.f32(float, float, float) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.shader"="pixel" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }

!hlsl.cbs = !{!4}
!llvm.module.flags = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{ptr @C.cb, ptr addrspace(12) @cut, ptr addrspace(12) @fog}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !9, i64 0}
!13 = !{!9, !9, i64 0}
