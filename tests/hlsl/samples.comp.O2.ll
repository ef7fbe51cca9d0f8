target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%struct.Sample = type { i32, [5 x i32] }

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %own.i = alloca %struct.Sample, align 4
  %0 = tail call target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Samples_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %own.i) #5
  %2 = tail call noundef align 1 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 0) %0, i32 %1)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %2 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %own.i, ptr noundef nonnull align 1 dereferenceable(24) %call1.ascast.i, i64 24, i1 false), !tbaa.struct !6
  %3 = load i32, ptr %own.i, align 4, !tbaa !8
  %cmp.i1.not = icmp eq i32 %3, 0
  br i1 %cmp.i1.not, label %_Z4mainDv3_j.exit, label %for.body.i.lr.ph

for.body.i.lr.ph:                                 ; preds = %entry
  %values.i = getelementptr inbounds nuw i8, ptr %own.i, i64 4
  %wide.trip.count = zext i32 %3 to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %indvars.iv = phi i64 [ 0, %for.body.i.lr.ph ], [ %indvars.iv.next, %for.body.i ]
  %arrayidx.i = getelementptr inbounds nuw i32, ptr %values.i, i64 %indvars.iv
  %4 = load i32, ptr %arrayidx.i, align 4, !tbaa !2
  %5 = trunc nuw i64 %indvars.iv to i32
  %add.i = add i32 %4, %5
  %mul.i = shl i32 %5, 1
  %rem.i = urem i32 %mul.i, 5
  %idxprom3.i = zext nneg i32 %rem.i to i64
  %arrayidx4.i = getelementptr inbounds nuw i32, ptr %values.i, i64 %idxprom3.i
  %6 = load i32, ptr %arrayidx4.i, align 4, !tbaa !2
  %add5.i = add i32 %add.i, %6
  store i32 %add5.i, ptr %arrayidx4.i, align 4, !tbaa !2
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %_Z4mainDv3_j.exit, label %for.body.i, !llvm.loop !10

_Z4mainDv3_j.exit:                                ; preds = %for.body.i, %entry
  %7 = tail call target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %values6.i = getelementptr inbounds nuw i8, ptr %own.i, i64 4
  %rem8.i = urem i32 %3, 5
  %idxprom9.i = zext nneg i32 %rem8.i to i64
  %arrayidx10.i = getelementptr inbounds nuw i32, ptr %values6.i, i64 %idxprom9.i
  %8 = load i32, ptr %arrayidx10.i, align 4, !tbaa !2
  store i32 %8, ptr %own.i, align 4, !tbaa !8
  %9 = tail call noundef align 1 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %7, i32 %1)
  %call12.ascast.i = addrspacecast ptr addrspace(11) %9 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %call12.ascast.i, ptr noundef nonnull align 4 dereferenceable(24) %own.i, i64 24, i1 false), !tbaa.struct !6
  call void @llvm.lifetime.end.p0(ptr nonnull %own.i) #5
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Samples_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), i32) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = !{i64 0, i64 4, !2, i64 4, i64 20, !7}
!7 = !{!4, !4, i64 0}
!8 = !{!9, !3, i64 0}
!9 = !{!"_ZTS6Sample", !3, i64 0, !4, i64 4}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
