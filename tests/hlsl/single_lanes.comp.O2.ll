target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x <1 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v1f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v1f32_12_0t(target("spirv.VulkanBuffer", [0 x <1 x float>], 12, 0) %0, i32 %2)
  %4 = load <1 x float>, ptr addrspace(11) %3, align 4, !tbaa !6
  %5 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3i32_12_1t(target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1) %1, i32 %2)
  %6 = load <3 x i32>, ptr addrspace(11) %5, align 16, !tbaa !6
  %7 = extractelement <1 x float> %4, i64 0
  %conv.i = fptosi float %7 to i32
  %splat.splatinsert.i = insertelement <2 x i32> poison, i32 %conv.i, i64 0
  %splat.splat.i = shufflevector <2 x i32> %splat.splatinsert.i, <2 x i32> poison, <2 x i32> zeroinitializer
  %8 = shufflevector <3 x i32> %6, <3 x i32> poison, <2 x i32> <i32 1, i32 2>
  %add.i = add <2 x i32> %splat.splat.i, %8
  %9 = shufflevector <2 x i32> %add.i, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %o.8.vec.insert.i = shufflevector <3 x i32> %6, <3 x i32> %9, <3 x i32> <i32 0, i32 3, i32 4>
  store <3 x i32> %o.8.vec.insert.i, ptr addrspace(11) %5, align 16, !tbaa !6
  store i32 5, ptr addrspace(11) %5, align 16
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare target("spirv.VulkanBuffer", [0 x <1 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v1f32_12_0t(i32, i32, i32, i32, ptr) #2

declare target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3i32_12_1t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v1f32_12_0t(target("spirv.VulkanBuffer", [0 x <1 x float>], 12, 0), i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3i32_12_1t(target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1), i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!6 = !{!4, !4, i64 0}
