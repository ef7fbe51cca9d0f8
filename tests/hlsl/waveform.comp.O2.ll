target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 %2)
  %4 = load float, ptr addrspace(11) %3, align 4, !tbaa !6
  %5 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %4)
  %6 = tail call reassoc nnan ninf nsz arcp afn float @llvm.cos.f32(float %4)
  %elt.abs.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %4)
  %7 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %elt.abs.i)
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %7, %6
  %8 = tail call reassoc nnan ninf nsz arcp afn float @llvm.exp2.f32(float %4)
  %add4.i = fadd reassoc nnan ninf nsz arcp afn float %elt.abs.i, 1.000000e+00
  %9 = tail call reassoc nnan ninf nsz arcp afn float @llvm.log2.f32(float %add4.i)
  %10 = tail call reassoc nnan ninf nsz arcp afn float @llvm.floor.f32(float %4)
  %hlsl.frac.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.frac.f32(float %4)
  %hlsl.saturate.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.saturate.f32(float %4)
  %hlsl.degrees.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.degrees.f32(float %4)
  %hlsl.radians.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.radians.f32(float %4)
  %hlsl.rsqrt.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.rsqrt.f32(float %add4.i)
  %hlsl.step.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.step.f32(float 5.000000e-01, float %4)
  %hlsl.lerp.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float 1.000000e+00, float 3.000000e+00, float %4)
  %elt.min.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %4, float 2.500000e-01)
  %elt.max.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %4, float 7.500000e-01)
  %sqrt.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %add4.i)
  %11 = fmul reassoc nnan ninf nsz arcp afn float %sqrt.i, %add4.i
  %hlsl.sign.i = tail call i32 @llvm.spv.sign.f32(float %4)
  %conv.i = sitofp i32 %hlsl.sign.i to float
  %add13.i = fadd reassoc nnan ninf nsz arcp afn float %8, %5
  %add14.i = fadd reassoc nnan ninf nsz arcp afn float %add13.i, %hlsl.frac.i
  %add15.i = fadd reassoc nnan ninf nsz arcp afn float %add14.i, %10
  %add18.i = fadd reassoc nnan ninf nsz arcp afn float %add15.i, %elt.min.i
  %add6.i = fadd reassoc nnan ninf nsz arcp afn float %add18.i, %elt.max.i
  %add7.i = fadd reassoc nnan ninf nsz arcp afn float %add6.i, %hlsl.saturate.i
  %add8.i = fadd reassoc nnan ninf nsz arcp afn float %add7.i, %mul.i
  %sub.i = fadd reassoc nnan ninf nsz arcp afn float %add8.i, %9
  %add11.i = fadd reassoc nnan ninf nsz arcp afn float %sub.i, %hlsl.degrees.i
  %add.i = fsub reassoc nnan ninf nsz arcp afn float %add11.i, %hlsl.radians.i
  %add2.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %11
  %add5.i = fadd reassoc nnan ninf nsz arcp afn float %add2.i, %hlsl.rsqrt.i
  %add12.i = fadd reassoc nnan ninf nsz arcp afn float %add5.i, %hlsl.step.i
  %add19.i = fadd reassoc nnan ninf nsz arcp afn float %add12.i, %hlsl.lerp.i
  %add20.i = fadd reassoc nnan ninf nsz arcp afn float %add19.i, %conv.i
  %12 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %1, i32 %2)
  store float %add20.i, ptr addrspace(11) %12, align 4, !tbaa !6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare float @llvm.sin.f32(float) #2

declare float @llvm.cos.f32(float) #2

declare float @llvm.fabs.f32(float) #2

declare float @llvm.sqrt.f32(float) #2

declare float @llvm.exp2.f32(float) #2

declare float @llvm.log2.f32(float) #2

declare float @llvm.floor.f32(float) #2

declare float @llvm.spv.frac.f32(float) #3

declare float @llvm.spv.saturate.f32(float) #3

declare float @llvm.spv.degrees.f32(float) #3

declare float @llvm.spv.radians.f32(float) #3

declare float @llvm.spv.rsqrt.f32(float) #3

declare float @llvm.spv.step.f32(float, float) #3

declare float @llvm.spv.lerp.f32(float, float, float) #3

declare float @llvm.minnum.f32(float, float) #2

declare float @llvm.maxnum.f32(float, float) #2

declare i32 @llvm.spv.sign.f32(float) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
