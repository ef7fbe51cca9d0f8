target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@_ZL2In.0 = internal unnamed_addr global target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define hidden spir_func noundef range(i32 -1, -2147483648) i32 @_Z4findj(i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr @_ZL2In.0, align 8, !tbaa !6
  br label %while.body

while.body:                                       ; preds = %entry, %cleanup
  %hi.022 = phi i32 [ 32, %entry ], [ %hi.1, %cleanup ]
  %lo.021 = phi i32 [ 0, %entry ], [ %lo.1, %cleanup ]
  %add = add i32 %hi.022, %lo.021
  %div17 = lshr i32 %add, 1
  %1 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %div17)
  %2 = load i32, ptr addrspace(11) %1, align 4, !tbaa !2
  %cmp2.not = icmp eq i32 %2, %v
  br i1 %cmp2.not, label %cleanup8, label %cleanup

cleanup:                                          ; preds = %while.body
  %cmp4 = icmp ult i32 %2, %v
  %add6 = add nuw i32 %div17, 1
  %lo.1 = select i1 %cmp4, i32 %add6, i32 %lo.021
  %hi.1 = select i1 %cmp4, i32 %hi.022, i32 %div17
  %cmp = icmp ult i32 %lo.1, %hi.1
  br i1 %cmp, label %while.body, label %cleanup8

cleanup8:                                         ; preds = %while.body, %cleanup
  %retval.2 = phi i32 [ -1, %cleanup ], [ %div17, %while.body ]
  ret i32 %retval.2
}

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, ptr @_ZL2In.0, align 8, !tbaa !6
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  br label %for.cond1.i.preheader

for.cond.i:                                       ; preds = %cleanup13.i
  %inc19.i = add nuw nsw i32 %i.0.i17, 1
  %indvars.iv.next = add nuw nsw i32 %indvars.iv, 1
  %exitcond22 = icmp eq i32 %inc19.i, 8
  br i1 %exitcond22, label %_Z4mainDv3_j.exit, label %for.cond1.i.preheader, !llvm.loop !8

for.cond1.i.preheader:                            ; preds = %entry, %for.cond.i
  %indvars.iv = phi i32 [ 1, %entry ], [ %indvars.iv.next, %for.cond.i ]
  %found.0.i18 = phi i32 [ 0, %entry ], [ %found.4.i, %for.cond.i ]
  %i.0.i17 = phi i32 [ 0, %entry ], [ %inc19.i, %for.cond.i ]
  %mul.i = shl nuw nsw i32 %i.0.i17, 3
  %add.i = add i32 %mul.i, %1
  br label %if.end.i

if.end.i:                                         ; preds = %for.cond1.i.preheader, %for.inc.i
  %found.1.i16 = phi i32 [ %found.0.i18, %for.cond1.i.preheader ], [ %found.3.i, %for.inc.i ]
  %j.0.i15 = phi i32 [ 0, %for.cond1.i.preheader ], [ %inc.i, %for.inc.i ]
  %xor.i = xor i32 %j.0.i15, %i.0.i17
  %and.i = and i32 %xor.i, 5
  %cmp3.i = icmp eq i32 %and.i, 5
  br i1 %cmp3.i, label %for.inc.i, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i
  %add6.i = add i32 %add.i, %j.0.i15
  br label %while.body.i.i

_Z4findj.exit.i.thread:                           ; preds = %cleanup.i.i
  %add10.i6 = add i32 %found.1.i16, 1000
  br label %cleanup13.i

while.body.i.i:                                   ; preds = %if.end5.i, %cleanup.i.i
  %hi.0.i.i14 = phi i32 [ 32, %if.end5.i ], [ %hi.1.i.i, %cleanup.i.i ]
  %lo.0.i.i13 = phi i32 [ 0, %if.end5.i ], [ %lo.1.i.i, %cleanup.i.i ]
  %add.i.i = add i32 %hi.0.i.i14, %lo.0.i.i13
  %div17.i.i = lshr i32 %add.i.i, 1
  %2 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %div17.i.i)
  %3 = load i32, ptr addrspace(11) %2, align 4, !tbaa !2
  %cmp2.not.i.i = icmp eq i32 %3, %add6.i
  br i1 %cmp2.not.i.i, label %_Z4findj.exit.i, label %cleanup.i.i

cleanup.i.i:                                      ; preds = %while.body.i.i
  %cmp4.i.i = icmp ult i32 %3, %add6.i
  %add6.i.i = add nuw i32 %div17.i.i, 1
  %lo.1.i.i = select i1 %cmp4.i.i, i32 %add6.i.i, i32 %lo.0.i.i13
  %hi.1.i.i = select i1 %cmp4.i.i, i32 %hi.0.i.i14, i32 %div17.i.i
  %cmp.i.i = icmp ult i32 %lo.1.i.i, %hi.1.i.i
  br i1 %cmp.i.i, label %while.body.i.i, label %_Z4findj.exit.i.thread

_Z4findj.exit.i:                                  ; preds = %while.body.i.i
  %add12.i = add i32 %div17.i.i, %found.1.i16
  br label %for.inc.i

for.inc.i:                                        ; preds = %_Z4findj.exit.i, %if.end.i
  %found.3.i = phi i32 [ %found.1.i16, %if.end.i ], [ %add12.i, %_Z4findj.exit.i ]
  %inc.i = add nuw nsw i32 %j.0.i15, 1
  %exitcond.not = icmp eq i32 %inc.i, %indvars.iv
  br i1 %exitcond.not, label %cleanup13.i, label %if.end.i, !llvm.loop !10

cleanup13.i:                                      ; preds = %for.inc.i, %_Z4findj.exit.i.thread
  %found.4.i = phi i32 [ %add10.i6, %_Z4findj.exit.i.thread ], [ %found.3.i, %for.inc.i ]
  %cmp14.i = icmp ugt i32 %found.4.i, 5000
  br i1 %cmp14.i, label %cleanup20.i, label %for.cond.i

cleanup20.i:                                      ; preds = %cleanup13.i
  %or.i = or i32 %found.4.i, -2147483648
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %for.cond.i, %cleanup20.i
  %or.i.sink = phi i32 [ %or.i, %cleanup20.i ], [ %found.4.i, %for.cond.i ]
  %4 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %4, i32 %1)
  store i32 %or.i.sink, ptr addrspace(11) %5, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = !{!7, !4, i64 0}
!7 = !{!"_ZTSN4hlsl16StructuredBufferIjEE", !4, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
