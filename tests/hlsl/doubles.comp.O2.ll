target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x double], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = add i32 %1, 1
  %umax = tail call i32 @llvm.umax.i32(i32 %2, i32 1)
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %for.body.i
  %i.0.i2 = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %sum.0.i1 = phi double [ 0.000000e+00, %entry ], [ %add.i, %for.body.i ]
  %3 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_0t(target("spirv.VulkanBuffer", [0 x double], 12, 0) %0, i32 %i.0.i2)
  %4 = load double, ptr addrspace(11) %3, align 8, !tbaa !6
  %div.i = fmul reassoc nnan ninf nsz arcp afn double %4, 0x3FD5555555555555
  %add.i = fadd reassoc nnan ninf nsz arcp afn double %div.i, %sum.0.i1
  %inc.i = add nuw i32 %i.0.i2, 1
  %exitcond = icmp eq i32 %inc.i, %umax
  br i1 %exitcond, label %_Z4mainDv3_j.exit, label %for.body.i, !llvm.loop !8

_Z4mainDv3_j.exit:                                ; preds = %for.body.i
  %5 = tail call target("spirv.VulkanBuffer", [0 x double], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %6 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_1t(target("spirv.VulkanBuffer", [0 x double], 12, 1) %5, i32 %1)
  store double %add.i, ptr addrspace(11) %6, align 8, !tbaa !6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare target("spirv.VulkanBuffer", [0 x double], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_0t(i32, i32, i32, i32, ptr) #2

declare target("spirv.VulkanBuffer", [0 x double], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_1t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_0t(target("spirv.VulkanBuffer", [0 x double], 12, 0), i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_1t(target("spirv.VulkanBuffer", [0 x double], 12, 1), i32) #2

declare i32 @llvm.umax.i32(i32, i32) #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"double", !4, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
