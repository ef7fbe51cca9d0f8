target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%struct.Bone = type { [3 x <4 x float>] }

@.str = private unnamed_addr constant [6 x i8] c"Bones\00", align 1
@POSITION0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@BONES0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <4 x i32>, !spirv.Decorations !2
@WEIGHTS0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !4
@SV_Position = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !6

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = load <4 x float>, ptr addrspace(7) @POSITION0, align 16
  %2 = load <4 x i32>, ptr addrspace(7) @BONES0, align 16
  %3 = load <4 x float>, ptr addrspace(7) @WEIGHTS0, align 16
  %vecext.i = extractelement <4 x i32> %2, i64 0
  %4 = tail call noundef align 1 dereferenceable(48) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) %0, i32 %vecext.i)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %4 to ptr
  %bone.sroa.0.0.copyload.i = load <4 x float>, ptr %call1.ascast.i, align 1
  %bone.sroa.4.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 16
  %bone.sroa.4.0.copyload.i = load <4 x float>, ptr %bone.sroa.4.0.call1.ascast.sroa_idx.i, align 1
  %bone.sroa.5.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 32
  %bone.sroa.5.0.copyload.i = load <4 x float>, ptr %bone.sroa.5.0.call1.ascast.sroa_idx.i, align 1, !tbaa !14
  %splat.splat.i = shufflevector <4 x float> %3, <4 x float> poison, <3 x i32> zeroinitializer
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.0.0.copyload.i, <4 x float> nofpclass(nan inf) %1)
  %vecinit.i = insertelement <3 x float> poison, float %hlsl.dot.i, i64 0
  %hlsl.dot5.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.4.0.copyload.i, <4 x float> nofpclass(nan inf) %1)
  %vecinit6.i = insertelement <3 x float> %vecinit.i, float %hlsl.dot5.i, i64 1
  %hlsl.dot9.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.5.0.copyload.i, <4 x float> nofpclass(nan inf) %1)
  %vecinit10.i = insertelement <3 x float> %vecinit6.i, float %hlsl.dot9.i, i64 2
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %vecinit10.i, %splat.splat.i
  %vecext.i.1 = extractelement <4 x i32> %2, i64 1
  %5 = tail call noundef align 1 dereferenceable(48) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) %0, i32 %vecext.i.1)
  %call1.ascast.i.1 = addrspacecast ptr addrspace(11) %5 to ptr
  %bone.sroa.0.0.copyload.i.1 = load <4 x float>, ptr %call1.ascast.i.1, align 1
  %bone.sroa.4.0.call1.ascast.sroa_idx.i.1 = getelementptr inbounds nuw i8, ptr %call1.ascast.i.1, i64 16
  %bone.sroa.4.0.copyload.i.1 = load <4 x float>, ptr %bone.sroa.4.0.call1.ascast.sroa_idx.i.1, align 1
  %bone.sroa.5.0.call1.ascast.sroa_idx.i.1 = getelementptr inbounds nuw i8, ptr %call1.ascast.i.1, i64 32
  %bone.sroa.5.0.copyload.i.1 = load <4 x float>, ptr %bone.sroa.5.0.call1.ascast.sroa_idx.i.1, align 1, !tbaa !14
  %splat.splat.i.1 = shufflevector <4 x float> %3, <4 x float> poison, <3 x i32> <i32 1, i32 1, i32 1>
  %hlsl.dot.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.0.0.copyload.i.1, <4 x float> nofpclass(nan inf) %1)
  %vecinit.i.1 = insertelement <3 x float> poison, float %hlsl.dot.i.1, i64 0
  %hlsl.dot5.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.4.0.copyload.i.1, <4 x float> nofpclass(nan inf) %1)
  %vecinit6.i.1 = insertelement <3 x float> %vecinit.i.1, float %hlsl.dot5.i.1, i64 1
  %hlsl.dot9.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.5.0.copyload.i.1, <4 x float> nofpclass(nan inf) %1)
  %vecinit10.i.1 = insertelement <3 x float> %vecinit6.i.1, float %hlsl.dot9.i.1, i64 2
  %mul.i.1 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %vecinit10.i.1, %splat.splat.i.1
  %add.i.1 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul.i.1, %mul.i
  %vecext.i.2 = extractelement <4 x i32> %2, i64 2
  %6 = tail call noundef align 1 dereferenceable(48) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) %0, i32 %vecext.i.2)
  %call1.ascast.i.2 = addrspacecast ptr addrspace(11) %6 to ptr
  %bone.sroa.0.0.copyload.i.2 = load <4 x float>, ptr %call1.ascast.i.2, align 1
  %bone.sroa.4.0.call1.ascast.sroa_idx.i.2 = getelementptr inbounds nuw i8, ptr %call1.ascast.i.2, i64 16
  %bone.sroa.4.0.copyload.i.2 = load <4 x float>, ptr %bone.sroa.4.0.call1.ascast.sroa_idx.i.2, align 1
  %bone.sroa.5.0.call1.ascast.sroa_idx.i.2 = getelementptr inbounds nuw i8, ptr %call1.ascast.i.2, i64 32
  %bone.sroa.5.0.copyload.i.2 = load <4 x float>, ptr %bone.sroa.5.0.call1.ascast.sroa_idx.i.2, align 1, !tbaa !14
  %splat.splat.i.2 = shufflevector <4 x float> %3, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %hlsl.dot.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.0.0.copyload.i.2, <4 x float> nofpclass(nan inf) %1)
  %vecinit.i.2 = insertelement <3 x float> poison, float %hlsl.dot.i.2, i64 0
  %hlsl.dot5.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.4.0.copyload.i.2, <4 x float> nofpclass(nan inf) %1)
  %vecinit6.i.2 = insertelement <3 x float> %vecinit.i.2, float %hlsl.dot5.i.2, i64 1
  %hlsl.dot9.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.5.0.copyload.i.2, <4 x float> nofpclass(nan inf) %1)
  %vecinit10.i.2 = insertelement <3 x float> %vecinit6.i.2, float %hlsl.dot9.i.2, i64 2
  %mul.i.2 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %vecinit10.i.2, %splat.splat.i.2
  %add.i.2 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul.i.2, %add.i.1
  %vecext.i.3 = extractelement <4 x i32> %2, i64 3
  %7 = tail call noundef align 1 dereferenceable(48) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) %0, i32 %vecext.i.3)
  %call1.ascast.i.3 = addrspacecast ptr addrspace(11) %7 to ptr
  %bone.sroa.0.0.copyload.i.3 = load <4 x float>, ptr %call1.ascast.i.3, align 1
  %bone.sroa.4.0.call1.ascast.sroa_idx.i.3 = getelementptr inbounds nuw i8, ptr %call1.ascast.i.3, i64 16
  %bone.sroa.4.0.copyload.i.3 = load <4 x float>, ptr %bone.sroa.4.0.call1.ascast.sroa_idx.i.3, align 1
  %bone.sroa.5.0.call1.ascast.sroa_idx.i.3 = getelementptr inbounds nuw i8, ptr %call1.ascast.i.3, i64 32
  %bone.sroa.5.0.copyload.i.3 = load <4 x float>, ptr %bone.sroa.5.0.call1.ascast.sroa_idx.i.3, align 1, !tbaa !14
  %splat.splat.i.3 = shufflevector <4 x float> %3, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %hlsl.dot.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.0.0.copyload.i.3, <4 x float> nofpclass(nan inf) %1)
  %vecinit.i.3 = insertelement <3 x float> poison, float %hlsl.dot.i.3, i64 0
  %hlsl.dot5.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.4.0.copyload.i.3, <4 x float> nofpclass(nan inf) %1)
  %vecinit6.i.3 = insertelement <3 x float> %vecinit.i.3, float %hlsl.dot5.i.3, i64 1
  %hlsl.dot9.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %bone.sroa.5.0.copyload.i.3, <4 x float> nofpclass(nan inf) %1)
  %vecinit10.i.3 = insertelement <3 x float> %vecinit6.i.3, float %hlsl.dot9.i.3, i64 2
  %mul.i.3 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %vecinit10.i.3, %splat.splat.i.3
  %add.i.3 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul.i.3, %add.i.2
  %8 = shufflevector <3 x float> %add.i.3, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %vecinit1726.i = insertelement <4 x float> %8, float 1.000000e+00, i64 3
  store <4 x float> %vecinit1726.i, ptr addrspace(8) @SV_Position, align 16
  ret void
}

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #1

declare target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(i32, i32, i32, i32, ptr) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Bones_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Bone], 12, 0), i32) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="vertex" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 30, i32 2}
!6 = !{!7}
!7 = !{i32 11, i32 0}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!12, !12, i64 0}
