target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%struct.Stack = type { [8 x i32], i32 }

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define hidden spir_func noundef i32 @_Z5applyii(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %sub = sub nsw i32 %a, %b
  ret i32 %sub
}

define hidden spir_func noundef nofpclass(nan inf) float @_Z5applyff(float noundef nofpclass(nan inf) %a, float noundef nofpclass(nan inf) %b) local_unnamed_addr #0 {
entry:
  %div = fdiv reassoc nnan ninf nsz arcp afn float %a, %b
  ret float %div
}

define void @main() local_unnamed_addr #1 {
entry:
  %stack.i = alloca %struct.Stack, align 1
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %stack.i) #6
  %top.i = getelementptr inbounds nuw i8, ptr %stack.i, i64 32
  store i32 0, ptr %top.i, align 1, !tbaa !6
  %2 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %1)
  %3 = load i32, ptr addrspace(11) %2, align 4, !tbaa !2
  %cmp.i8 = icmp sgt i32 %3, 0
  br i1 %cmp.i8, label %while.body.i, label %_Z4mainDv3_j.exit

while.body.i:                                     ; preds = %entry, %_ZN5StackIiLi8EE4pushEi.exit
  %4 = phi i32 [ %.pr.pre, %_ZN5StackIiLi8EE4pushEi.exit ], [ 0, %entry ]
  %x.0.i9 = phi i32 [ %div.i, %_ZN5StackIiLi8EE4pushEi.exit ], [ %3, %entry ]
  %cmp.i2 = icmp slt i32 %4, 8
  %x.0.i9.frozen = freeze i32 %x.0.i9
  %div.i = udiv i32 %x.0.i9.frozen, 3
  br i1 %cmp.i2, label %if.then.i, label %_ZN5StackIiLi8EE4pushEi.exit

if.then.i:                                        ; preds = %while.body.i
  %5 = mul i32 %div.i, 3
  %rem.i.decomposed = sub i32 %x.0.i9.frozen, %5
  %inc.i = add nsw i32 %4, 1
  store i32 %inc.i, ptr %top.i, align 1, !tbaa !6
  %idxprom.i = sext i32 %4 to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %stack.i, i64 %idxprom.i
  store i32 %rem.i.decomposed, ptr %arrayidx.i, align 1, !tbaa !2
  br label %_ZN5StackIiLi8EE4pushEi.exit

_ZN5StackIiLi8EE4pushEi.exit:                     ; preds = %while.body.i, %if.then.i
  %cmp.i.not = icmp samesign ult i32 %x.0.i9, 3
  %.pr.pre = load i32, ptr %top.i, align 1, !tbaa !6
  br i1 %cmp.i.not, label %while.cond2.ithread-pre-split, label %while.body.i, !llvm.loop !8

while.cond2.ithread-pre-split:                    ; preds = %_ZN5StackIiLi8EE4pushEi.exit
  %cmp4.i10 = icmp sgt i32 %.pr.pre, 0
  br i1 %cmp4.i10, label %_ZN5StackIiLi8EE3popEv.exit.preheader, label %_Z4mainDv3_j.exit

_ZN5StackIiLi8EE3popEv.exit.preheader:            ; preds = %while.cond2.ithread-pre-split
  %6 = zext nneg i32 %.pr.pre to i64
  br label %_ZN5StackIiLi8EE3popEv.exit

_ZN5StackIiLi8EE3popEv.exit:                      ; preds = %_ZN5StackIiLi8EE3popEv.exit.preheader, %_ZN5StackIiLi8EE3popEv.exit
  %indvars.iv = phi i64 [ %6, %_ZN5StackIiLi8EE3popEv.exit.preheader ], [ %indvars.iv.next, %_ZN5StackIiLi8EE3popEv.exit ]
  %sum.0.i11 = phi i32 [ 0, %_ZN5StackIiLi8EE3popEv.exit.preheader ], [ %add.i, %_ZN5StackIiLi8EE3popEv.exit ]
  %mul.i = mul nsw i32 %sum.0.i11, 10
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %7 = trunc nuw nsw i64 %indvars.iv.next to i32
  store i32 %7, ptr %top.i, align 1, !tbaa !6
  %arrayidx.i6 = getelementptr inbounds nuw i32, ptr %stack.i, i64 %indvars.iv.next
  %8 = load i32, ptr %arrayidx.i6, align 1, !tbaa !2
  %add.i = add nsw i32 %8, %mul.i
  %cmp4.i = icmp samesign ugt i64 %indvars.iv, 1
  br i1 %cmp4.i, label %_ZN5StackIiLi8EE3popEv.exit, label %_Z4mainDv3_j.exit, !llvm.loop !10

_Z4mainDv3_j.exit:                                ; preds = %_ZN5StackIiLi8EE3popEv.exit, %entry, %while.cond2.ithread-pre-split
  %sum.0.i.lcssa = phi i32 [ 0, %while.cond2.ithread-pre-split ], [ 0, %entry ], [ %add.i, %_ZN5StackIiLi8EE3popEv.exit ]
  %9 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %sub.i.i = add nsw i32 %3, -3
  %cond.i7 = tail call noundef i32 @llvm.smax.i32(i32 %sum.0.i.lcssa, i32 %sub.i.i)
  %add12.i = add nsw i32 %cond.i7, 4
  %10 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %9, i32 %1)
  store i32 %add12.i, ptr addrspace(11) %10, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0(ptr nonnull %stack.i) #6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = !{!7, !3, i64 32}
!7 = !{!"_ZTS5StackIiLi8EE", !4, i64 0, !3, i64 32}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
