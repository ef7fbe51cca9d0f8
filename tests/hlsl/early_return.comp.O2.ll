target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@_ZL2In.0 = internal unnamed_addr global target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define hidden spir_func noundef range(i32 0, 100) i32 @_Z6searchj(i32 noundef %wanted) local_unnamed_addr #0 {
entry:
  %0 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr @_ZL2In.0, align 8, !tbaa !6
  br label %for.body4

for.body4:                                        ; preds = %cleanup, %entry
  %column.046 = phi i32 [ 0, %entry ], [ %inc, %cleanup ]
  %1 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %column.046)
  %2 = load i32, ptr addrspace(11) %1, align 4, !tbaa !2
  %cmp6 = icmp eq i32 %2, %wanted
  br i1 %cmp6, label %cleanup12.thread37, label %cleanup

cleanup12.thread37:                               ; preds = %for.body4, %for.body4.1, %for.body4.2, %for.body4.3
  %row.047.lcssa = phi i32 [ 10, %for.body4.1 ], [ 20, %for.body4.2 ], [ 30, %for.body4.3 ], [ 0, %for.body4 ]
  %column.046.lcssa = phi i32 [ %column.046.1, %for.body4.1 ], [ %column.046.2, %for.body4.2 ], [ %column.046.3, %for.body4.3 ], [ %column.046, %for.body4 ]
  %add8 = add nuw nsw i32 %column.046.lcssa, %row.047.lcssa
  br label %cleanup16

cleanup:                                          ; preds = %for.body4
  %cmp9 = icmp ult i32 %2, 1001
  %inc = add nuw nsw i32 %column.046, 1
  %cmp2 = icmp samesign ult i32 %column.046, 7
  %or.cond = select i1 %cmp9, i1 %cmp2, i1 false
  br i1 %or.cond, label %for.body4, label %for.body4.1, !llvm.loop !8

for.body4.1:                                      ; preds = %cleanup, %cleanup.1
  %column.046.1 = phi i32 [ %inc.1, %cleanup.1 ], [ 0, %cleanup ]
  %add.1 = add nuw nsw i32 %column.046.1, 8
  %3 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.1)
  %4 = load i32, ptr addrspace(11) %3, align 4, !tbaa !2
  %cmp6.1 = icmp eq i32 %4, %wanted
  br i1 %cmp6.1, label %cleanup12.thread37, label %cleanup.1

cleanup.1:                                        ; preds = %for.body4.1
  %cmp9.1 = icmp ult i32 %4, 1001
  %inc.1 = add nuw nsw i32 %column.046.1, 1
  %cmp2.1 = icmp samesign ult i32 %column.046.1, 7
  %or.cond.1 = select i1 %cmp9.1, i1 %cmp2.1, i1 false
  br i1 %or.cond.1, label %for.body4.1, label %for.body4.2, !llvm.loop !8

for.body4.2:                                      ; preds = %cleanup.1, %cleanup.2
  %column.046.2 = phi i32 [ %inc.2, %cleanup.2 ], [ 0, %cleanup.1 ]
  %add.2 = add nuw nsw i32 %column.046.2, 16
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.2)
  %6 = load i32, ptr addrspace(11) %5, align 4, !tbaa !2
  %cmp6.2 = icmp eq i32 %6, %wanted
  br i1 %cmp6.2, label %cleanup12.thread37, label %cleanup.2

cleanup.2:                                        ; preds = %for.body4.2
  %cmp9.2 = icmp ult i32 %6, 1001
  %inc.2 = add nuw nsw i32 %column.046.2, 1
  %cmp2.2 = icmp samesign ult i32 %column.046.2, 7
  %or.cond.2 = select i1 %cmp9.2, i1 %cmp2.2, i1 false
  br i1 %or.cond.2, label %for.body4.2, label %for.body4.3, !llvm.loop !8

for.body4.3:                                      ; preds = %cleanup.2, %cleanup.3
  %column.046.3 = phi i32 [ %inc.3, %cleanup.3 ], [ 0, %cleanup.2 ]
  %add.3 = add nuw nsw i32 %column.046.3, 24
  %7 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.3)
  %8 = load i32, ptr addrspace(11) %7, align 4, !tbaa !2
  %cmp6.3 = icmp eq i32 %8, %wanted
  br i1 %cmp6.3, label %cleanup12.thread37, label %cleanup.3

cleanup.3:                                        ; preds = %for.body4.3
  %cmp9.3 = icmp ult i32 %8, 1001
  %inc.3 = add nuw nsw i32 %column.046.3, 1
  %cmp2.3 = icmp samesign ult i32 %column.046.3, 7
  %or.cond.3 = select i1 %cmp9.3, i1 %cmp2.3, i1 false
  br i1 %or.cond.3, label %for.body4.3, label %cleanup16, !llvm.loop !8

cleanup16:                                        ; preds = %cleanup.3, %cleanup12.thread37
  %9 = phi i32 [ %add8, %cleanup12.thread37 ], [ 99, %cleanup.3 ]
  ret i32 %9
}

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, ptr @_ZL2In.0, align 8, !tbaa !6
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  br label %for.body4.i.i

for.body4.i.i:                                    ; preds = %cleanup.i.i, %entry
  %column.0.i.i17 = phi i32 [ 0, %entry ], [ %inc.i.i, %cleanup.i.i ]
  %2 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %column.0.i.i17)
  %3 = load i32, ptr addrspace(11) %2, align 4, !tbaa !2
  %cmp6.i.i = icmp eq i32 %3, %1
  br i1 %cmp6.i.i, label %cleanup12.i.i.thread8, label %cleanup.i.i

cleanup12.i.i.thread8:                            ; preds = %for.body4.i.i, %for.body4.i.i.1, %for.body4.i.i.2, %for.body4.i.i.3
  %row.0.i.i18.lcssa = phi i32 [ 10, %for.body4.i.i.1 ], [ 20, %for.body4.i.i.2 ], [ 30, %for.body4.i.i.3 ], [ 0, %for.body4.i.i ]
  %column.0.i.i17.lcssa = phi i32 [ %column.0.i.i17.1, %for.body4.i.i.1 ], [ %column.0.i.i17.2, %for.body4.i.i.2 ], [ %column.0.i.i17.3, %for.body4.i.i.3 ], [ %column.0.i.i17, %for.body4.i.i ]
  %add8.i.i = add nuw nsw i32 %column.0.i.i17.lcssa, %row.0.i.i18.lcssa
  br label %_Z4mainDv3_j.exit

cleanup.i.i:                                      ; preds = %for.body4.i.i
  %cmp9.i.i = icmp ult i32 %3, 1001
  %inc.i.i = add nuw nsw i32 %column.0.i.i17, 1
  %cmp2.i.i = icmp samesign ult i32 %column.0.i.i17, 7
  %or.cond = select i1 %cmp9.i.i, i1 %cmp2.i.i, i1 false
  br i1 %or.cond, label %for.body4.i.i, label %for.body4.i.i.1, !llvm.loop !8

for.body4.i.i.1:                                  ; preds = %cleanup.i.i, %cleanup.i.i.1
  %column.0.i.i17.1 = phi i32 [ %inc.i.i.1, %cleanup.i.i.1 ], [ 0, %cleanup.i.i ]
  %add.i.i.1 = add nuw nsw i32 %column.0.i.i17.1, 8
  %4 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i.i.1)
  %5 = load i32, ptr addrspace(11) %4, align 4, !tbaa !2
  %cmp6.i.i.1 = icmp eq i32 %5, %1
  br i1 %cmp6.i.i.1, label %cleanup12.i.i.thread8, label %cleanup.i.i.1

cleanup.i.i.1:                                    ; preds = %for.body4.i.i.1
  %cmp9.i.i.1 = icmp ult i32 %5, 1001
  %inc.i.i.1 = add nuw nsw i32 %column.0.i.i17.1, 1
  %cmp2.i.i.1 = icmp samesign ult i32 %column.0.i.i17.1, 7
  %or.cond.1 = select i1 %cmp9.i.i.1, i1 %cmp2.i.i.1, i1 false
  br i1 %or.cond.1, label %for.body4.i.i.1, label %for.body4.i.i.2, !llvm.loop !8

for.body4.i.i.2:                                  ; preds = %cleanup.i.i.1, %cleanup.i.i.2
  %column.0.i.i17.2 = phi i32 [ %inc.i.i.2, %cleanup.i.i.2 ], [ 0, %cleanup.i.i.1 ]
  %add.i.i.2 = add nuw nsw i32 %column.0.i.i17.2, 16
  %6 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i.i.2)
  %7 = load i32, ptr addrspace(11) %6, align 4, !tbaa !2
  %cmp6.i.i.2 = icmp eq i32 %7, %1
  br i1 %cmp6.i.i.2, label %cleanup12.i.i.thread8, label %cleanup.i.i.2

cleanup.i.i.2:                                    ; preds = %for.body4.i.i.2
  %cmp9.i.i.2 = icmp ult i32 %7, 1001
  %inc.i.i.2 = add nuw nsw i32 %column.0.i.i17.2, 1
  %cmp2.i.i.2 = icmp samesign ult i32 %column.0.i.i17.2, 7
  %or.cond.2 = select i1 %cmp9.i.i.2, i1 %cmp2.i.i.2, i1 false
  br i1 %or.cond.2, label %for.body4.i.i.2, label %for.body4.i.i.3, !llvm.loop !8

for.body4.i.i.3:                                  ; preds = %cleanup.i.i.2, %cleanup.i.i.3
  %column.0.i.i17.3 = phi i32 [ %inc.i.i.3, %cleanup.i.i.3 ], [ 0, %cleanup.i.i.2 ]
  %add.i.i.3 = add nuw nsw i32 %column.0.i.i17.3, 24
  %8 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i.i.3)
  %9 = load i32, ptr addrspace(11) %8, align 4, !tbaa !2
  %cmp6.i.i.3 = icmp eq i32 %9, %1
  br i1 %cmp6.i.i.3, label %cleanup12.i.i.thread8, label %cleanup.i.i.3

cleanup.i.i.3:                                    ; preds = %for.body4.i.i.3
  %cmp9.i.i.3 = icmp ult i32 %9, 1001
  %inc.i.i.3 = add nuw nsw i32 %column.0.i.i17.3, 1
  %cmp2.i.i.3 = icmp samesign ult i32 %column.0.i.i17.3, 7
  %or.cond.3 = select i1 %cmp9.i.i.3, i1 %cmp2.i.i.3, i1 false
  br i1 %or.cond.3, label %for.body4.i.i.3, label %_Z4mainDv3_j.exit, !llvm.loop !8

_Z4mainDv3_j.exit:                                ; preds = %cleanup.i.i.3, %cleanup12.i.i.thread8
  %10 = phi i32 [ %add8.i.i, %cleanup12.i.i.thread8 ], [ 99, %cleanup.i.i.3 ]
  %11 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %12 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %11, i32 %1)
  store i32 %10, ptr addrspace(11) %12, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
