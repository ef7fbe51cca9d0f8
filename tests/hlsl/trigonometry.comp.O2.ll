target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) %0, i32 %2)
  %4 = load <2 x float>, ptr addrspace(11) %3, align 8
  %5 = extractelement <2 x float> %4, i64 0
  %6 = extractelement <2 x float> %4, i64 1
  %7 = tail call reassoc nnan ninf nsz arcp afn float @llvm.acos.f32(float %5)
  %8 = tail call reassoc nnan ninf nsz arcp afn float @llvm.asin.f32(float %5)
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %8, 2.000000e+00
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %mul.i, %7
  %9 = tail call reassoc nnan ninf nsz arcp afn float @llvm.atan.f32(float %6)
  %mul3.i = fmul reassoc nnan ninf nsz arcp afn float %9, 3.000000e+00
  %add4.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %mul3.i
  %10 = tail call reassoc nnan ninf nsz arcp afn float @llvm.atan2.f32(float %6, float %5)
  %mul5.i = fmul reassoc nnan ninf nsz arcp afn float %10, 4.000000e+00
  %add6.i = fadd reassoc nnan ninf nsz arcp afn float %add4.i, %mul5.i
  %mul7.i = shl i32 %2, 2
  %11 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %1, i32 %mul7.i)
  store float %add6.i, ptr addrspace(11) %11, align 4, !tbaa !6
  %12 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sinh.f32(float %5)
  %13 = tail call reassoc nnan ninf nsz arcp afn float @llvm.cosh.f32(float %5)
  %add9.i = fadd reassoc nnan ninf nsz arcp afn float %12, %13
  %14 = tail call reassoc nnan ninf nsz arcp afn float @llvm.tanh.f32(float %6)
  %add10.i = fadd reassoc nnan ninf nsz arcp afn float %add9.i, %14
  %15 = tail call reassoc nnan ninf nsz arcp afn float @llvm.tan.f32(float %5)
  %add11.i = fadd reassoc nnan ninf nsz arcp afn float %add10.i, %15
  %add13.i = or disjoint i32 %mul7.i, 1
  %16 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %1, i32 %add13.i)
  store float %add11.i, ptr addrspace(11) %16, align 4, !tbaa !6
  %elt.abs.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %6)
  %add15.i = fadd reassoc nnan ninf nsz arcp afn float %elt.abs.i, 1.000000e+00
  %17 = tail call reassoc nnan ninf nsz arcp afn float @llvm.log10.f32(float %add15.i)
  %elt.abs16.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %5)
  %add17.i = fadd reassoc nnan ninf nsz arcp afn float %elt.abs16.i, 1.000000e+00
  %18 = tail call reassoc nnan ninf nsz arcp afn float @llvm.log.f32(float %add17.i)
  %19 = tail call reassoc nnan ninf nsz arcp afn float @llvm.exp.f32(float %5)
  %20 = tail call reassoc nnan ninf nsz arcp afn float @llvm.ceil.f32(float %6)
  %21 = tail call reassoc nnan ninf nsz arcp afn float @llvm.trunc.f32(float %6)
  %22 = tail call reassoc nnan ninf nsz arcp afn float @llvm.roundeven.f32(float %6)
  %add18.i = fadd reassoc nnan ninf nsz arcp afn float %20, %19
  %add19.i = fadd reassoc nnan ninf nsz arcp afn float %add18.i, %21
  %add20.i = fadd reassoc nnan ninf nsz arcp afn float %add19.i, %22
  %add21.i = fadd reassoc nnan ninf nsz arcp afn float %add20.i, %18
  %add22.i = fadd reassoc nnan ninf nsz arcp afn float %add21.i, %17
  %add24.i = or disjoint i32 %mul7.i, 2
  %23 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %1, i32 %add24.i)
  store float %add22.i, ptr addrspace(11) %23, align 4, !tbaa !6
  %fmod.i = frem reassoc nnan ninf nsz arcp afn float %6, 0x3FE6666660000000
  %hlsl.rcp.i = fdiv reassoc nnan ninf nsz arcp afn float 1.000000e+00, %6
  %add27.i = fadd reassoc nnan ninf nsz arcp afn float %fmod.i, %hlsl.rcp.i
  %hlsl.fmad.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %5, float %6, float 1.000000e+00)
  %add28.i = fadd reassoc nnan ninf nsz arcp afn float %add27.i, %hlsl.fmad.i
  %add30.i = or disjoint i32 %mul7.i, 3
  %24 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %1, i32 %add30.i)
  store float %add28.i, ptr addrspace(11) %24, align 4, !tbaa !6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare float @llvm.acos.f32(float) #2

declare float @llvm.asin.f32(float) #2

declare float @llvm.atan.f32(float) #2

declare float @llvm.atan2.f32(float, float) #2

declare float @llvm.sinh.f32(float) #2

declare float @llvm.cosh.f32(float) #2

declare float @llvm.tanh.f32(float) #2

declare float @llvm.tan.f32(float) #2

declare float @llvm.fabs.f32(float) #3

declare float @llvm.log10.f32(float) #3

declare float @llvm.log.f32(float) #3

declare float @llvm.exp.f32(float) #3

declare float @llvm.ceil.f32(float) #3

declare float @llvm.trunc.f32(float) #3

declare float @llvm.roundeven.f32(float) #3

declare float @llvm.fmuladd.f32(float, float, float) #3

declare target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
