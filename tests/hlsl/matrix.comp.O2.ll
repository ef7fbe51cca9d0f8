target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_Constants = type <{ [16 x float] }>

@Constants.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) poison
@transform = external hidden local_unnamed_addr addrspace(12) global [16 x float], align 4
@Constants.str = private unnamed_addr constant [10 x i8] c"Constants\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %Constants.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Constants.str)
  store target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) %Constants.cb_h.i.i, ptr @Constants.cb, align 8
  %0 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %3 = zext i32 %1 to i64
  %4 = zext i32 %2 to i64
  %5 = shl nuw nsw i64 %4, 2
  %6 = add nuw nsw i64 %5, %3
  %7 = icmp samesign ult i64 %6, 16
  tail call void @llvm.assume(i1 %7)
  %8 = load <16 x float>, ptr addrspace(12) @transform, align 4, !tbaa !7
  %matrixext.i = extractelement <16 x float> %8, i64 %6
  %matrixext1.i = extractelement <16 x float> %8, i64 9
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %matrixext.i, %matrixext1.i
  %mul.i = shl i32 %1, 2
  %add2.i = add i32 %mul.i, %2
  %9 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 %add2.i)
  store float %add.i, ptr addrspace(11) %9, align 4, !tbaa !8
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare void @llvm.assume(i1 noundef) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: write, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,4,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Constants.cb, ptr addrspace(12) @transform}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
