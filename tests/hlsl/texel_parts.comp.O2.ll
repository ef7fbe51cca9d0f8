target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [7 x i8] c"colors\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"pairs\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"copies\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_5_2_0_0_2_25t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %0, i32 %3)
  %5 = getelementptr inbounds nuw i8, ptr addrspace(11) %4, i64 4
  store float 3.000000e+00, ptr addrspace(11) %5, align 4
  %and.i = and i32 %3, 3
  %6 = load <4 x float>, ptr addrspace(11) %4, align 16
  %vecext.i = extractelement <4 x float> %6, i32 %and.i
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %vecext.i, 1.000000e+01
  %7 = zext nneg i32 %and.i to i64
  %8 = getelementptr float, ptr addrspace(11) %4, i64 %7
  store float %add.i, ptr addrspace(11) %8, align 4
  %9 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_25t(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) %1, i32 %3)
  %10 = load <2 x i32>, ptr addrspace(11) %9, align 8
  %11 = extractelement <2 x i32> %10, i64 1
  %12 = extractelement <2 x i32> %10, i64 0
  %add5.i = add nsw i32 %12, %11
  store i32 %add5.i, ptr addrspace(11) %9, align 8
  %13 = load <4 x float>, ptr addrspace(11) %4, align 16
  %14 = extractelement <4 x float> %13, i64 2
  %15 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %2, i32 %3)
  store float %14, ptr addrspace(11) %15, align 4, !tbaa !6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32, i32, i32, i32, ptr) #2

declare target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_5_2_0_0_2_25t(i32, i32, i32, i32, ptr) #2

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t(target("spirv.Image", float, 5, 2, 0, 0, 2, 1), i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_25t(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25), i32) #2

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
