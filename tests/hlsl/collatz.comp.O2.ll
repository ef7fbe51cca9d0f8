target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [8 x i8] c"Numbers\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %0, i32 %1)
  %3 = load i32, ptr addrspace(11) %2, align 4, !tbaa !2
  %cmp.i1 = icmp ugt i32 %3, 1
  br i1 %cmp.i1, label %while.body.i, label %_Z4mainDv3_j.exit

while.body.i:                                     ; preds = %entry, %while.body.i
  %steps.0.i3 = phi i32 [ %inc.i, %while.body.i ], [ 0, %entry ]
  %n.0.i2 = phi i32 [ %cond.i, %while.body.i ], [ %3, %entry ]
  %and.i = and i32 %n.0.i2, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %mul.i = mul i32 %n.0.i2, 3
  %add.i = add i32 %mul.i, 1
  %div8.i = lshr exact i32 %n.0.i2, 1
  %cond.i = select i1 %tobool.not.i, i32 %div8.i, i32 %add.i
  %inc.i = add i32 %steps.0.i3, 1
  %cmp.i = icmp ugt i32 %cond.i, 1
  br i1 %cmp.i, label %while.body.i, label %_Z4mainDv3_j.exit, !llvm.loop !6

_Z4mainDv3_j.exit:                                ; preds = %while.body.i, %entry
  %steps.0.i.lcssa = phi i32 [ 0, %entry ], [ %inc.i, %while.body.i ]
  store i32 %steps.0.i.lcssa, ptr addrspace(11) %2, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
