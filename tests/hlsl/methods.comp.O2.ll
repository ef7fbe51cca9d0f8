target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%struct.Box = type { <3 x float>, <3 x float> }

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x %struct.Box], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Boxs_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call noundef align 1 dereferenceable(32) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Boxs_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Box], 12, 0) %0, i32 %2)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %3 to ptr
  %own.i.sroa.0.0.copyload = load <3 x float>, ptr %call1.ascast.i, align 1
  %own.i.sroa.56.0.call1.ascast.i.sroa_idx = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 16
  %own.i.sroa.56.0.copyload = load <3 x float>, ptr %own.i.sroa.56.0.call1.ascast.i.sroa_idx, align 1
  %sub.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %own.i.sroa.0.0.copyload, splat (float -5.000000e-01)
  %add.i1 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %own.i.sroa.56.0.copyload, splat (float 5.000000e-01)
  %4 = extractelement <3 x float> %add.i1, i64 0
  %5 = extractelement <3 x float> %sub.i, i64 0
  %sub.i3 = fsub reassoc nnan ninf nsz arcp afn float %4, %5
  %6 = extractelement <3 x float> %add.i1, i64 1
  %7 = extractelement <3 x float> %sub.i, i64 1
  %sub4.i = fsub reassoc nnan ninf nsz arcp afn float %6, %7
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %sub.i3, %sub4.i
  %8 = extractelement <3 x float> %add.i1, i64 2
  %9 = extractelement <3 x float> %sub.i, i64 2
  %sub7.i = fsub reassoc nnan ninf nsz arcp afn float %8, %9
  %mul8.i = fmul reassoc nnan ninf nsz arcp afn float %mul.i, %sub7.i
  %10 = extractelement <3 x float> %own.i.sroa.0.0.copyload, i64 1
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %mul8.i, %10
  %11 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %1, i32 %2)
  store float %add.i, ptr addrspace(11) %11, align 4, !tbaa !6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare target("spirv.VulkanBuffer", [0 x %struct.Box], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Boxs_12_0t(i32, i32, i32, i32, ptr) #2

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Boxs_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Box], 12, 0), i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #2

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
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
