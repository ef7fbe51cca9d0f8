target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %mul.i = shl i32 %2, 3
  %3 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %mul.i)
  %4 = load i32, ptr addrspace(11) %3, align 4, !tbaa !2
  %5 = or disjoint i32 %mul.i, 1
  %6 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %5)
  %7 = load i32, ptr addrspace(11) %6, align 4, !tbaa !2
  %8 = or disjoint i32 %mul.i, 2
  %9 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %8)
  %10 = load i32, ptr addrspace(11) %9, align 4, !tbaa !2
  %11 = or disjoint i32 %mul.i, 3
  %12 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %11)
  %13 = load i32, ptr addrspace(11) %12, align 4, !tbaa !2
  %14 = or disjoint i32 %mul.i, 4
  %15 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %14)
  %16 = load i32, ptr addrspace(11) %15, align 4, !tbaa !2
  %17 = or disjoint i32 %mul.i, 5
  %18 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %17)
  %19 = load i32, ptr addrspace(11) %18, align 4, !tbaa !2
  %20 = or disjoint i32 %mul.i, 6
  %21 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %20)
  %22 = load i32, ptr addrspace(11) %21, align 4, !tbaa !2
  %23 = or disjoint i32 %mul.i, 7
  %24 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %23)
  %25 = load i32, ptr addrspace(11) %24, align 4, !tbaa !2
  %spec.select = tail call i32 @llvm.smax.i32(i32 %4, i32 %7)
  %spec.select109 = tail call i32 @llvm.smin.i32(i32 %4, i32 %7)
  %own.i.sroa.46.9 = tail call i32 @llvm.smax.i32(i32 %spec.select, i32 %10)
  %own.i.sroa.18.12 = tail call i32 @llvm.smin.i32(i32 %spec.select, i32 %10)
  %own.i.sroa.70.7 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.46.9, i32 %13)
  %own.i.sroa.46.10 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.46.9, i32 %13)
  %own.i.sroa.90.5 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.70.7, i32 %16)
  %own.i.sroa.70.8 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.70.7, i32 %16)
  %own.i.sroa.106.3 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.90.5, i32 %19)
  %own.i.sroa.90.6 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.90.5, i32 %19)
  %own.i.sroa.118.1 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.106.3, i32 %22)
  %own.i.sroa.106.4 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.106.3, i32 %22)
  %own.i.sroa.126.0 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.118.1, i32 %25)
  %own.i.sroa.118.2 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.118.1, i32 %25)
  %cmp15.i.1 = icmp slt i32 %10, %spec.select109
  %own.i.sroa.18.1 = select i1 %cmp15.i.1, i32 %spec.select109, i32 %own.i.sroa.18.12
  %own.i.sroa.0.1 = select i1 %cmp15.i.1, i32 %own.i.sroa.18.12, i32 %spec.select109
  %own.i.sroa.46.7 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.18.1, i32 %own.i.sroa.46.10)
  %own.i.sroa.18.11 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.18.1, i32 %own.i.sroa.46.10)
  %own.i.sroa.70.5 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.46.7, i32 %own.i.sroa.70.8)
  %own.i.sroa.46.8 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.46.7, i32 %own.i.sroa.70.8)
  %own.i.sroa.90.3 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.70.5, i32 %own.i.sroa.90.6)
  %own.i.sroa.70.6 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.70.5, i32 %own.i.sroa.90.6)
  %own.i.sroa.106.1 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.90.3, i32 %own.i.sroa.106.4)
  %own.i.sroa.90.4 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.90.3, i32 %own.i.sroa.106.4)
  %own.i.sroa.118.0 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.106.1, i32 %own.i.sroa.118.2)
  %own.i.sroa.106.2 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.106.1, i32 %own.i.sroa.118.2)
  %own.i.sroa.18.2 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.0.1, i32 %own.i.sroa.18.11)
  %own.i.sroa.0.2 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.0.1, i32 %own.i.sroa.18.11)
  %own.i.sroa.46.5 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.18.2, i32 %own.i.sroa.46.8)
  %own.i.sroa.18.10 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.18.2, i32 %own.i.sroa.46.8)
  %own.i.sroa.70.3 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.46.5, i32 %own.i.sroa.70.6)
  %own.i.sroa.46.6 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.46.5, i32 %own.i.sroa.70.6)
  %own.i.sroa.90.1 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.70.3, i32 %own.i.sroa.90.4)
  %own.i.sroa.70.4 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.70.3, i32 %own.i.sroa.90.4)
  %own.i.sroa.106.0 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.90.1, i32 %own.i.sroa.106.2)
  %own.i.sroa.90.2 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.90.1, i32 %own.i.sroa.106.2)
  %cmp15.i.3 = icmp slt i32 %own.i.sroa.46.8, %own.i.sroa.0.2
  %own.i.sroa.18.3 = select i1 %cmp15.i.3, i32 %own.i.sroa.0.2, i32 %own.i.sroa.18.10
  %own.i.sroa.0.3 = select i1 %cmp15.i.3, i32 %own.i.sroa.18.10, i32 %own.i.sroa.0.2
  %own.i.sroa.46.3 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.18.3, i32 %own.i.sroa.46.6)
  %own.i.sroa.18.9 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.18.3, i32 %own.i.sroa.46.6)
  %own.i.sroa.70.1 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.46.3, i32 %own.i.sroa.70.4)
  %own.i.sroa.46.4 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.46.3, i32 %own.i.sroa.70.4)
  %own.i.sroa.90.0 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.70.1, i32 %own.i.sroa.90.2)
  %own.i.sroa.70.2 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.70.1, i32 %own.i.sroa.90.2)
  %own.i.sroa.18.4 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.0.3, i32 %own.i.sroa.18.9)
  %own.i.sroa.0.4 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.0.3, i32 %own.i.sroa.18.9)
  %own.i.sroa.46.1 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.18.4, i32 %own.i.sroa.46.4)
  %own.i.sroa.18.8 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.18.4, i32 %own.i.sroa.46.4)
  %own.i.sroa.70.0 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.46.1, i32 %own.i.sroa.70.2)
  %own.i.sroa.46.2 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.46.1, i32 %own.i.sroa.70.2)
  %cmp15.i.5 = icmp slt i32 %own.i.sroa.46.4, %own.i.sroa.0.4
  %own.i.sroa.18.5 = select i1 %cmp15.i.5, i32 %own.i.sroa.0.4, i32 %own.i.sroa.18.8
  %own.i.sroa.0.5 = select i1 %cmp15.i.5, i32 %own.i.sroa.18.8, i32 %own.i.sroa.0.4
  %own.i.sroa.46.0 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.18.5, i32 %own.i.sroa.46.2)
  %own.i.sroa.18.7 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.18.5, i32 %own.i.sroa.46.2)
  %own.i.sroa.18.6 = tail call i32 @llvm.smax.i32(i32 %own.i.sroa.0.5, i32 %own.i.sroa.18.7)
  %own.i.sroa.0.6 = tail call i32 @llvm.smin.i32(i32 %own.i.sroa.0.5, i32 %own.i.sroa.18.7)
  %26 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %mul.i)
  store i32 %own.i.sroa.0.6, ptr addrspace(11) %26, align 4, !tbaa !2
  %27 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %5)
  store i32 %own.i.sroa.18.6, ptr addrspace(11) %27, align 4, !tbaa !2
  %28 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %8)
  store i32 %own.i.sroa.46.0, ptr addrspace(11) %28, align 4, !tbaa !2
  %29 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %11)
  store i32 %own.i.sroa.70.0, ptr addrspace(11) %29, align 4, !tbaa !2
  %30 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %14)
  store i32 %own.i.sroa.90.0, ptr addrspace(11) %30, align 4, !tbaa !2
  %31 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %17)
  store i32 %own.i.sroa.106.0, ptr addrspace(11) %31, align 4, !tbaa !2
  %32 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %20)
  store i32 %own.i.sroa.118.0, ptr addrspace(11) %32, align 4, !tbaa !2
  %33 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %23)
  store i32 %own.i.sroa.126.0, ptr addrspace(11) %33, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #2

declare i32 @llvm.smax.i32(i32, i32) #3

declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
