target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%struct.Material = type <{ <4 x float>, float }>

@.str = private unnamed_addr constant [10 x i8] c"Materials\00", align 1
@MATERIAL0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant i32, !spirv.Decorations !0
@TEXCOORD0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Materials_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = load i32, ptr addrspace(7) @MATERIAL0, align 4
  %2 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %3 = tail call noundef align 1 dereferenceable(20) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Materials_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) %0, i32 %1)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %3 to ptr
  %material.sroa.0.0.copyload.i = load <4 x float>, ptr %call1.ascast.i, align 1, !tbaa !10
  %4 = extractelement <2 x float> %2, i64 0
  %cmp.i = fcmp reassoc nnan ninf nsz arcp afn ogt float %4, 5.000000e-01
  br i1 %cmp.i, label %if.then.i, label %_Z4mainjDv2_f.exit, !hlsl.controlflow.hint !11

if.then.i:                                        ; preds = %entry
  %material.sroa.5.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 16
  %material.sroa.5.0.copyload.i = load float, ptr %material.sroa.5.0.call1.ascast.sroa_idx.i, align 1, !tbaa !12
  %splat.splatinsert.i = insertelement <4 x float> poison, float %material.sroa.5.0.copyload.i, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %splat.splat.i, %material.sroa.0.0.copyload.i
  br label %_Z4mainjDv2_f.exit

_Z4mainjDv2_f.exit:                               ; preds = %entry, %if.then.i
  %retval.0.i = phi nsz <4 x float> [ %mul.i, %if.then.i ], [ %material.sroa.0.0.copyload.i, %entry ]
  store <4 x float> %retval.0.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Materials_12_0t(i32, i32, i32, i32, ptr) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Materials_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Material], 12, 0), i32) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!10 = !{!8, !8, i64 0}
!11 = !{!"hlsl.controlflow.hint", i32 1}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !8, i64 0}
