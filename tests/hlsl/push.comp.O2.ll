target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%struct.Push = type <{ i32, float, <4 x float> }>

@push = external hidden local_unnamed_addr addrspace(13) externally_initialized global %struct.Push, align 1
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = load float, ptr addrspace(13) getelementptr inbounds nuw (i8, ptr addrspace(13) @push, i64 4), align 1, !tbaa !6
  %3 = load <4 x float>, ptr addrspace(13) getelementptr inbounds nuw (i8, ptr addrspace(13) @push, i64 8), align 1, !tbaa !9
  %vecext.i = extractelement <4 x float> %3, i32 %1
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %vecext.i, %2
  %4 = load i32, ptr addrspace(13) @push, align 1, !tbaa !10
  %add.i = add i32 %4, %1
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 %add.i)
  store float %mul.i, ptr addrspace(11) %5, align 4, !tbaa !11
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!6 = !{!7, !8, i64 4}
!7 = !{!"_ZTS4Push", !3, i64 0, !8, i64 4, !4, i64 8}
!8 = !{!"float", !4, i64 0}
!9 = !{!4, !4, i64 0}
!10 = !{!7, !3, i64 0}
!11 = !{!8, !8, i64 0}
