target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_Step = type <{ float, i32 }>
%struct.Particle = type <{ <4 x float>, <4 x float>, float, i32 }>

@.str = private unnamed_addr constant [10 x i8] c"Particles\00", align 1
@Step.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Step, 2, 0) poison
@time = external hidden local_unnamed_addr addrspace(12) global float, align 4
@count = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@Step.str = private unnamed_addr constant [5 x i8] c"Step\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_Step, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Steps_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %Step.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Step, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Steps_2_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @Step.str)
  store target("spirv.VulkanBuffer", %__cblayout_Step, 2, 0) %Step.cb_h.i.i, ptr @Step.cb, align 8
  %0 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %1 = load i32, ptr addrspace(12) @count, align 4, !tbaa !3
  %cmp.not.i = icmp ult i32 %0, %1
  br i1 %cmp.not.i, label %if.end.i, label %_Z4mainDv3_j.exit

if.end.i:                                         ; preds = %entry
  %2 = tail call target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call noundef align 1 dereferenceable(40) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) %2, i32 %0)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %3 to ptr
  %own.sroa.0.0.copyload.i = load <4 x float>, ptr %call1.ascast.i, align 1, !tbaa !7
  %own.sroa.6.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 16
  %own.sroa.6.0.copyload.i = load <4 x float>, ptr %own.sroa.6.0.call1.ascast.sroa_idx.i, align 1, !tbaa !7
  %own.sroa.9.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 32
  %own.sroa.9.0.copyload.i = load float, ptr %own.sroa.9.0.call1.ascast.sroa_idx.i, align 1, !tbaa !8
  %own.sroa.11.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 36
  %own.sroa.11.0.copyload.i = load i32, ptr %own.sroa.11.0.call1.ascast.sroa_idx.i, align 1, !tbaa !3
  %4 = load float, ptr addrspace(12) @time, align 4, !tbaa !8
  %splat.splatinsert.i = insertelement <4 x float> poison, float %4, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %splat.splat.i, %own.sroa.6.0.copyload.i
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i, %own.sroa.0.0.copyload.i
  %cmp2.i = icmp eq i32 %own.sroa.11.0.copyload.i, 1
  %cond.i = select reassoc nnan ninf nsz arcp afn i1 %cmp2.i, float -1.000000e+00, float 5.000000e-01
  %splat.splatinsert3.i = insertelement <4 x float> poison, float %cond.i, i64 0
  %splat.splat4.i = shufflevector <4 x float> %splat.splatinsert3.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul6.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %splat.splat4.i, %own.sroa.6.0.copyload.i
  %add7.i = fadd reassoc nnan ninf nsz arcp afn float %own.sroa.9.0.copyload.i, 1.000000e+00
  store <4 x float> %add.i, ptr %call1.ascast.i, align 1, !tbaa !7
  store <4 x float> %mul6.i, ptr %own.sroa.6.0.call1.ascast.sroa_idx.i, align 1, !tbaa !7
  store float %add7.i, ptr %own.sroa.9.0.call1.ascast.sroa_idx.i, align 1, !tbaa !8
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %entry, %if.end.i
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Step.cb, ptr addrspace(12) @time, ptr addrspace(12) @count}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
