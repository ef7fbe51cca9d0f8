target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@_ZL2In.0 = internal unnamed_addr global target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define hidden spir_func noundef i32 @_Z5aliveii(i32 noundef %x, i32 noundef %y) local_unnamed_addr #0 {
entry:
  %and = shl i32 %y, 3
  %mul = and i32 %and, 56
  %and1 = and i32 %x, 7
  %add = or disjoint i32 %mul, %and1
  %0 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr @_ZL2In.0, align 8, !tbaa !6
  %1 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add)
  %2 = load i32, ptr addrspace(11) %1, align 4, !tbaa !2
  ret i32 %2
}

define void @main() local_unnamed_addr #1 {
for.inc.i.2.2:
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, ptr @_ZL2In.0, align 8, !tbaa !6
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %add7.i = shl i32 %2, 3
  %and.i32.i = add i32 %add7.i, 56
  %mul.i33.i = and i32 %and.i32.i, 56
  %add.i = add i32 %1, 7
  %and1.i34.i = and i32 %add.i, 7
  %add.i35.i = or disjoint i32 %and1.i34.i, %mul.i33.i
  %3 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i35.i)
  %4 = load i32, ptr addrspace(11) %3, align 4, !tbaa !2
  %and1.i34.i.1 = and i32 %1, 7
  %add.i35.i.1 = or disjoint i32 %and1.i34.i.1, %mul.i33.i
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i35.i.1)
  %6 = load i32, ptr addrspace(11) %5, align 4, !tbaa !2
  %add9.i.1 = add i32 %6, %4
  %add.i.2 = add nsw i32 %1, 1
  %and1.i34.i.2 = and i32 %add.i.2, 7
  %add.i35.i.2 = or disjoint i32 %and1.i34.i.2, %mul.i33.i
  %7 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i35.i.2)
  %8 = load i32, ptr addrspace(11) %7, align 4, !tbaa !2
  %add9.i.2 = add i32 %8, %add9.i.1
  %and.i32.i.1 = shl i32 %2, 3
  %mul.i33.i.1 = and i32 %and.i32.i.1, 56
  %add.i.1 = add i32 %1, 7
  %and1.i34.i.15 = and i32 %add.i.1, 7
  %add.i35.i.16 = or disjoint i32 %and1.i34.i.15, %mul.i33.i.1
  %9 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i35.i.16)
  %10 = load i32, ptr addrspace(11) %9, align 4, !tbaa !2
  %add9.i.17 = add i32 %10, %add9.i.2
  %add.i.2.1 = add nsw i32 %1, 1
  %and1.i34.i.2.1 = and i32 %add.i.2.1, 7
  %add.i35.i.2.1 = or disjoint i32 %and1.i34.i.2.1, %mul.i33.i.1
  %11 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i35.i.2.1)
  %12 = load i32, ptr addrspace(11) %11, align 4, !tbaa !2
  %add9.i.2.1 = add i32 %12, %add9.i.17
  %add7.i.2 = shl i32 %2, 3
  %and.i32.i.2 = add i32 %add7.i.2, 8
  %mul.i33.i.2 = and i32 %and.i32.i.2, 56
  %add.i.211 = add i32 %1, 7
  %and1.i34.i.212 = and i32 %add.i.211, 7
  %add.i35.i.213 = or disjoint i32 %and1.i34.i.212, %mul.i33.i.2
  %13 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i35.i.213)
  %14 = load i32, ptr addrspace(11) %13, align 4, !tbaa !2
  %add9.i.214 = add i32 %14, %add9.i.2.1
  %and1.i34.i.1.2 = and i32 %1, 7
  %add.i35.i.1.2 = or disjoint i32 %and1.i34.i.1.2, %mul.i33.i.2
  %15 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i35.i.1.2)
  %16 = load i32, ptr addrspace(11) %15, align 4, !tbaa !2
  %add9.i.1.2 = add i32 %16, %add9.i.214
  %add.i.2.2 = add nsw i32 %1, 1
  %and1.i34.i.2.2 = and i32 %add.i.2.2, 7
  %add.i35.i.2.2 = or disjoint i32 %and1.i34.i.2.2, %mul.i33.i.2
  %17 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i35.i.2.2)
  %18 = load i32, ptr addrspace(11) %17, align 4, !tbaa !2
  %add9.i.2.2 = add i32 %18, %add9.i.1.2
  switch i32 %add9.i.2.2, label %lor.end.fold.split.i [
    i32 3, label %_Z4mainDv3_j.exit
    i32 2, label %land.rhs.i
  ]

land.rhs.i:                                       ; preds = %for.inc.i.2.2
  %and1.i.i = and i32 %1, 7
  %add.i.i = or disjoint i32 %mul.i33.i.1, %and1.i.i
  %19 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %add.i.i)
  %20 = load i32, ptr addrspace(11) %19, align 4, !tbaa !2
  %cmp16.i = icmp eq i32 %20, 1
  %21 = zext i1 %cmp16.i to i32
  br label %_Z4mainDv3_j.exit

lor.end.fold.split.i:                             ; preds = %for.inc.i.2.2
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %for.inc.i.2.2, %land.rhs.i, %lor.end.fold.split.i
  %cond.i = phi i32 [ 1, %for.inc.i.2.2 ], [ %21, %land.rhs.i ], [ 0, %lor.end.fold.split.i ]
  %22 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %add17.i = add i32 %and.i32.i.1, %1
  %23 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %22, i32 %add17.i)
  store i32 %cond.i, ptr addrspace(11) %23, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
