target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [5 x i8] c"Data\00", align 1
@keys = hidden local_unnamed_addr addrspace(3) global [64 x i32] zeroinitializer, align 4

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call i32 @llvm.spv.flattened.thread.id.in.group()
  %3 = tail call i32 @llvm.spv.group.id.i32(i32 0)
  %mul.i = shl i32 %3, 6
  %add.i = add i32 %mul.i, %2
  %4 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %add.i)
  %5 = load i32, ptr addrspace(11) %4, align 4, !tbaa !2
  %idxprom.i = zext i32 %2 to i64
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @keys, i64 %idxprom.i
  store i32 %5, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %add4.i = add i32 %add.i, 32
  %6 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %add4.i)
  %7 = load i32, ptr addrspace(11) %6, align 4, !tbaa !2
  %add6.i = add i32 %2, 32
  %idxprom7.i = zext i32 %add6.i to i64
  %arrayidx8.i = getelementptr inbounds nuw i32, ptr addrspace(3) @keys, i64 %idxprom7.i
  store i32 %7, ptr addrspace(3) %arrayidx8.i, align 4, !tbaa !2
  %mul13.i = shl i32 %2, 1
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.cond.cleanup11.i, %entry
  %size.0.i = phi i32 [ 2, %entry ], [ %shl.i, %for.cond.cleanup11.i ]
  %8 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %cmp.i = icmp samesign ult i32 %size.0.i, 65
  br i1 %cmp.i, label %for.cond9.i, label %_Z4mainjDv3_j.exit

for.cond9.i:                                      ; preds = %for.cond.i, %for.cond9.i.backedge
  %stride.0.in.i = phi i32 [ %stride.0.i, %for.cond9.i.backedge ], [ %size.0.i, %for.cond.i ]
  %stride.0.i = lshr i32 %stride.0.in.i, 1
  %9 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %8) ]
  %cmp10.not.i = icmp eq i32 %stride.0.i, 0
  br i1 %cmp10.not.i, label %for.cond.cleanup11.i, label %for.body12.i

for.cond.cleanup11.i:                             ; preds = %for.cond9.i
  %shl.i = shl nuw nsw i32 %size.0.i, 1
  br label %for.cond.i, !llvm.loop !6

for.body12.i:                                     ; preds = %for.cond9.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %9) ]
  %sub.i = add nsw i32 %stride.0.i, -1
  %and.i = and i32 %sub.i, %2
  %sub14.i = sub i32 %mul13.i, %and.i
  %and15.i = and i32 %sub14.i, %size.0.i
  %idxprom17.i = zext i32 %sub14.i to i64
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr addrspace(3) @keys, i64 %idxprom17.i
  %10 = load i32, ptr addrspace(3) %arrayidx18.i, align 4, !tbaa !2
  %add19.i = add i32 %sub14.i, %stride.0.i
  %idxprom20.i = zext i32 %add19.i to i64
  %arrayidx21.i = getelementptr inbounds nuw i32, ptr addrspace(3) @keys, i64 %idxprom20.i
  %11 = load i32, ptr addrspace(3) %arrayidx21.i, align 4, !tbaa !2
  %cmp22.i = icmp ugt i32 %10, %11
  %12 = icmp ne i32 %and15.i, 0
  %cmp23.i = xor i1 %12, %cmp22.i
  br i1 %cmp23.i, label %if.then.i, label %for.cond9.i.backedge

if.then.i:                                        ; preds = %for.body12.i
  store i32 %11, ptr addrspace(3) %arrayidx18.i, align 4, !tbaa !2
  store i32 %10, ptr addrspace(3) %arrayidx21.i, align 4, !tbaa !2
  br label %for.cond9.i.backedge

for.cond9.i.backedge:                             ; preds = %if.then.i, %for.body12.i
  br label %for.cond9.i, !llvm.loop !8

_Z4mainjDv3_j.exit:                               ; preds = %for.cond.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  %13 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  store i32 %13, ptr addrspace(11) %4, align 4, !tbaa !2
  %14 = load i32, ptr addrspace(3) %arrayidx8.i, align 4, !tbaa !2
  store i32 %14, ptr addrspace(11) %6, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.flattened.thread.id.in.group() #2

declare i32 @llvm.spv.group.id.i32(i32) #2

declare token @llvm.experimental.convergence.loop() #0

declare void @llvm.spv.group.memory.barrier.with.group.sync() #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nofree noinline norecurse nosync nounwind "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
