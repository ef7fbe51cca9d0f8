target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %1)
  %3 = load i32, ptr addrspace(11) %2, align 4, !tbaa !2
  %rem.i = urem i32 %3, 7
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %for.inc.i
  %i.0.i2 = phi i32 [ 0, %entry ], [ %inc18.i, %for.inc.i ]
  %sum.0.i1 = phi i32 [ 0, %entry ], [ %sum.5.i, %for.inc.i ]
  %cmp2.i = icmp eq i32 %i.0.i2, %rem.i
  br i1 %cmp2.i, label %for.inc.i, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %add.i = add i32 %i.0.i2, %3
  %rem3.i = urem i32 %add.i, 5
  switch i32 %rem3.i, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb5.i
    i32 2, label %sw.bb7.i
    i32 3, label %while.cond.i
  ]

sw.bb.i:                                          ; preds = %if.end.i
  %add4.i = add i32 %sum.0.i1, 1
  br label %sw.epilog.i

sw.bb5.i:                                         ; preds = %if.end.i
  %add6.i = add i32 %sum.0.i1, 10
  br label %sw.bb7.i

sw.bb7.i:                                         ; preds = %sw.bb5.i, %if.end.i
  %sum.1.i = phi i32 [ %add6.i, %sw.bb5.i ], [ %sum.0.i1, %if.end.i ]
  %add8.i = add i32 %sum.1.i, 100
  br label %sw.epilog.i

while.cond.i:                                     ; preds = %if.end.i, %while.cond.i
  %sum.2.i = phi i32 [ %inc.i, %while.cond.i ], [ %sum.0.i1, %if.end.i ]
  %rem10.i = urem i32 %sum.2.i, 3
  %cmp11.not.i = icmp eq i32 %rem10.i, 0
  %inc.i = add i32 %sum.2.i, 1
  br i1 %cmp11.not.i, label %sw.epilog.i, label %while.cond.i, !llvm.loop !6

sw.default.i:                                     ; preds = %if.end.i
  %xor.i = xor i32 %i.0.i2, %sum.0.i1
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %while.cond.i, %sw.default.i, %sw.bb7.i, %sw.bb.i
  %sum.3.i = phi i32 [ %xor.i, %sw.default.i ], [ %add4.i, %sw.bb.i ], [ %add8.i, %sw.bb7.i ], [ %sum.2.i, %while.cond.i ]
  %cmp12.i = icmp ugt i32 %sum.3.i, 500
  br i1 %cmp12.i, label %_Z4mainDv3_j.exit, label %do.body.i

do.body.i:                                        ; preds = %sw.epilog.i, %do.body.i
  %sum.4.i = phi i32 [ %add15.i, %do.body.i ], [ %sum.3.i, %sw.epilog.i ]
  %add15.i = add nuw i32 %sum.4.i, 2
  %rem16.i = and i32 %add15.i, 3
  %cmp17.i = icmp eq i32 %rem16.i, 0
  br i1 %cmp17.i, label %do.body.i, label %for.inc.i, !llvm.loop !8

for.inc.i:                                        ; preds = %do.body.i, %for.body.i
  %sum.5.i = phi i32 [ %sum.0.i1, %for.body.i ], [ %add15.i, %do.body.i ]
  %inc18.i = add nuw nsw i32 %i.0.i2, 1
  %exitcond.not = icmp eq i32 %inc18.i, 10
  br i1 %exitcond.not, label %_Z4mainDv3_j.exit, label %for.body.i, !llvm.loop !9

_Z4mainDv3_j.exit:                                ; preds = %for.inc.i, %sw.epilog.i
  %sum.6.i = phi i32 [ %sum.5.i, %for.inc.i ], [ %sum.3.i, %sw.epilog.i ]
  %4 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %4, i32 %1)
  store i32 %sum.6.i, ptr addrspace(11) %5, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!9 = distinct !{!9, !7}
