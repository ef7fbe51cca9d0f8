target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %mul.i = shl i32 %2, 1
  %3 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %0, i32 %mul.i)
  %4 = load <4 x float>, ptr addrspace(11) %3, align 16, !tbaa !6
  %add.i = or disjoint i32 %mul.i, 1
  %5 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %0, i32 %add.i)
  %6 = load <4 x float>, ptr addrspace(11) %5, align 16, !tbaa !6
  %7 = shufflevector <4 x float> %4, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %8 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %hlsl.cross.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.cross.v3f32(<3 x float> %7, <3 x float> %8)
  %9 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %hlsl.lerp.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.lerp.v3f32(<3 x float> %7, <3 x float> %9, <3 x float> <float 5.000000e-01, float 2.500000e-01, float 0.000000e+00>)
  %add4.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %hlsl.lerp.i, %hlsl.cross.i
  %10 = shufflevector <4 x float> %4, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %mul5.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %6, %10
  %vecext.i = extractelement <3 x float> %add4.i, i64 1
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i64 0
  %vecext6.i = extractelement <3 x float> %add4.i, i64 0
  %vecinit7.i = insertelement <4 x float> %vecinit.i, float %vecext6.i, i64 1
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %4, <4 x float> %6)
  %vecinit8.i = insertelement <4 x float> %vecinit7.i, float %hlsl.dot.i, i64 2
  %11 = shufflevector <4 x float> %4, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %12 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 1, i32 0>
  %hlsl.dot9.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %11, <2 x float> %12)
  %vecinit10.i = insertelement <4 x float> %vecinit8.i, float %hlsl.dot9.i, i64 3
  %add11.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %vecinit10.i, %mul5.i
  %13 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.maxnum.v4f32(<4 x float> %4, <4 x float> %6)
  %elt.max.i = shufflevector <4 x float> %13, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %14 = shufflevector <4 x float> %add11.i, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  %add12.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %14, %elt.max.i
  %15 = shufflevector <2 x float> %add12.i, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %r.8.vec.insert.i = shufflevector <4 x float> %add11.i, <4 x float> %15, <4 x i32> <i32 4, i32 1, i32 5, i32 3>
  %hlsl.any.i = tail call i1 @llvm.spv.any.v4f32(<4 x float> %6)
  %16 = extractelement <4 x float> %add11.i, i64 1
  %add13.i = fadd reassoc nnan ninf nsz arcp afn float %16, 1.000000e+00
  %r.4.vec.insert.i = insertelement <4 x float> %r.8.vec.insert.i, float %add13.i, i64 1
  %r.0.i = select nsz i1 %hlsl.any.i, <4 x float> %r.4.vec.insert.i, <4 x float> %r.8.vec.insert.i
  %hlsl.normalize.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> <float 3.000000e+00, float 0.000000e+00, float 4.000000e+00>)
  %17 = extractelement <3 x float> %hlsl.normalize.i, i64 2
  %elt.abs.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.fabs.v3f32(<3 x float> %add4.i)
  %18 = extractelement <3 x float> %elt.abs.i, i64 1
  %add15.i = fadd reassoc nnan ninf nsz arcp afn float %17, %18
  %19 = extractelement <4 x float> %r.0.i, i64 3
  %add16.i = fadd reassoc nnan ninf nsz arcp afn float %add15.i, %19
  %r.12.vec.insert.i = insertelement <4 x float> %r.0.i, float %add16.i, i64 3
  %20 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %1, i32 %2)
  store <4 x float> %r.12.vec.insert.i, ptr addrspace(11) %20, align 16, !tbaa !6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare <3 x float> @llvm.spv.cross.v3f32(<3 x float>, <3 x float>) #2

declare <3 x float> @llvm.spv.lerp.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #2

declare float @llvm.spv.fdot.v2f32(<2 x float>, <2 x float>) #2

declare i1 @llvm.spv.any.v4f32(<4 x float>) #2

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #2

declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #3

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32, i32, i32, i32, ptr) #2

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #2

declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
