target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %stack.i = alloca [8 x i32], align 4
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  call void @llvm.lifetime.start.p0(ptr nonnull %stack.i) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %stack.i, i8 0, i64 32, i1 false), !tbaa !2
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %mul.i = shl i32 %2, 4
  br label %while.body.i

while.body.i:                                     ; preds = %entry, %cleanup.i
  %inc1.i6 = phi i32 [ %inc1.i, %cleanup.i ], [ 1, %entry ]
  %sp.0.i5 = phi i32 [ %sp.2.i, %cleanup.i ], [ 0, %entry ]
  %pc.0.i4 = phi i32 [ %pc.2.i, %cleanup.i ], [ %mul.i, %entry ]
  %inc3.i = add nsw i32 %pc.0.i4, 1
  %3 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %pc.0.i4)
  %4 = load i32, ptr addrspace(11) %3, align 4, !tbaa !2
  %and.i = and i32 %4, 7
  switch i32 %and.i, label %cleanup.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb9.i
    i32 2, label %sw.bb16.i
    i32 3, label %sw.bb26.i
    i32 4, label %sw.bb35.i
    i32 5, label %sw.bb43.i
  ]

sw.bb.i:                                          ; preds = %while.body.i
  %shr.i = ashr i32 %4, 3
  %inc5.i = add nsw i32 %sp.0.i5, 1
  %and6.i = and i32 %sp.0.i5, 7
  %idxprom7.i = zext nneg i32 %and6.i to i64
  %arrayidx8.i = getelementptr inbounds nuw i32, ptr %stack.i, i64 %idxprom7.i
  store i32 %shr.i, ptr %arrayidx8.i, align 4, !tbaa !2
  br label %cleanup.i

sw.bb9.i:                                         ; preds = %while.body.i
  %dec.i = add nsw i32 %sp.0.i5, -1
  %and10.i = and i32 %dec.i, 7
  %idxprom11.i = zext nneg i32 %and10.i to i64
  %arrayidx12.i = getelementptr inbounds nuw i32, ptr %stack.i, i64 %idxprom11.i
  %5 = load i32, ptr %arrayidx12.i, align 4, !tbaa !2
  %sub.i = add i32 %sp.0.i5, 6
  %and13.i = and i32 %sub.i, 7
  %idxprom14.i = zext nneg i32 %and13.i to i64
  %arrayidx15.i = getelementptr inbounds nuw i32, ptr %stack.i, i64 %idxprom14.i
  %6 = load i32, ptr %arrayidx15.i, align 4, !tbaa !2
  %add.i = add nsw i32 %6, %5
  store i32 %add.i, ptr %arrayidx15.i, align 4, !tbaa !2
  br label %cleanup.i

sw.bb16.i:                                        ; preds = %while.body.i
  %dec17.i = add nsw i32 %sp.0.i5, -1
  %and18.i = and i32 %dec17.i, 7
  %idxprom19.i = zext nneg i32 %and18.i to i64
  %arrayidx20.i = getelementptr inbounds nuw i32, ptr %stack.i, i64 %idxprom19.i
  %7 = load i32, ptr %arrayidx20.i, align 4, !tbaa !2
  %sub21.i = add i32 %sp.0.i5, 6
  %and22.i = and i32 %sub21.i, 7
  %idxprom23.i = zext nneg i32 %and22.i to i64
  %arrayidx24.i = getelementptr inbounds nuw i32, ptr %stack.i, i64 %idxprom23.i
  %8 = load i32, ptr %arrayidx24.i, align 4, !tbaa !2
  %mul25.i = mul nsw i32 %8, %7
  store i32 %mul25.i, ptr %arrayidx24.i, align 4, !tbaa !2
  br label %cleanup.i

sw.bb26.i:                                        ; preds = %while.body.i
  %sub27.i = add i32 %sp.0.i5, 7
  %and28.i = and i32 %sub27.i, 7
  %idxprom29.i = zext nneg i32 %and28.i to i64
  %arrayidx30.i = getelementptr inbounds nuw i32, ptr %stack.i, i64 %idxprom29.i
  %9 = load i32, ptr %arrayidx30.i, align 4, !tbaa !2
  %and31.i = and i32 %sp.0.i5, 7
  %idxprom32.i = zext nneg i32 %and31.i to i64
  %arrayidx33.i = getelementptr inbounds nuw i32, ptr %stack.i, i64 %idxprom32.i
  store i32 %9, ptr %arrayidx33.i, align 4, !tbaa !2
  %inc34.i = add nsw i32 %sp.0.i5, 1
  br label %cleanup.i

sw.bb35.i:                                        ; preds = %while.body.i
  %sub36.i = add i32 %sp.0.i5, 7
  %and37.i = and i32 %sub36.i, 7
  %idxprom38.i = zext nneg i32 %and37.i to i64
  %arrayidx39.i = getelementptr inbounds nuw i32, ptr %stack.i, i64 %idxprom38.i
  %10 = load i32, ptr %arrayidx39.i, align 4, !tbaa !2
  %cmp40.i = icmp slt i32 %10, 1000
  br i1 %cmp40.i, label %if.then.i, label %cleanup.i

if.then.i:                                        ; preds = %sw.bb35.i
  %shr41.i = ashr i32 %4, 3
  %add42.i = add nsw i32 %shr41.i, %inc3.i
  br label %cleanup.i

sw.bb43.i:                                        ; preds = %while.body.i
  %sub44.i = add i32 %sp.0.i5, 7
  %and45.i = and i32 %sub44.i, 7
  %idxprom46.i = zext nneg i32 %and45.i to i64
  %arrayidx47.i = getelementptr inbounds nuw i32, ptr %stack.i, i64 %idxprom46.i
  %11 = load i32, ptr %arrayidx47.i, align 4, !tbaa !2
  %mul48.i = shl i32 %2, 1
  %12 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %mul48.i)
  store i32 %11, ptr addrspace(11) %12, align 4, !tbaa !2
  %add51.i = or disjoint i32 %mul48.i, 1
  br label %_Z4mainDv3_j.exit

cleanup.i:                                        ; preds = %if.then.i, %sw.bb35.i, %sw.bb26.i, %sw.bb16.i, %sw.bb9.i, %sw.bb.i, %while.body.i
  %pc.2.i = phi i32 [ %inc3.i, %sw.bb35.i ], [ %inc3.i, %while.body.i ], [ %inc3.i, %sw.bb.i ], [ %inc3.i, %sw.bb9.i ], [ %inc3.i, %sw.bb16.i ], [ %inc3.i, %sw.bb26.i ], [ %add42.i, %if.then.i ]
  %sp.2.i = phi i32 [ %sp.0.i5, %sw.bb35.i ], [ %sp.0.i5, %while.body.i ], [ %inc5.i, %sw.bb.i ], [ %dec.i, %sw.bb9.i ], [ %dec17.i, %sw.bb16.i ], [ %inc34.i, %sw.bb26.i ], [ %sp.0.i5, %if.then.i ]
  %inc1.i = add nuw nsw i32 %inc1.i6, 1
  %exitcond.not = icmp eq i32 %inc1.i, 101
  br i1 %exitcond.not, label %while.end.i, label %while.body.i, !llvm.loop !6

while.end.i:                                      ; preds = %cleanup.i
  %mul53.i = shl i32 %2, 1
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %sw.bb43.i, %while.end.i
  %add51.i.sink = phi i32 [ %add51.i, %sw.bb43.i ], [ %mul53.i, %while.end.i ]
  %inc1.i6.lcssa.sink = phi i32 [ %inc1.i6, %sw.bb43.i ], [ -1, %while.end.i ]
  %13 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %add51.i.sink)
  store i32 %inc1.i6.lcssa.sink, ptr addrspace(11) %13, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0(ptr nonnull %stack.i) #5
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="2,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
