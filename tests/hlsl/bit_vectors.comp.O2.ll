target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) %0, i32 %2)
  %4 = load <4 x i32>, ptr addrspace(11) %3, align 16, !tbaa !6
  %elt.ctpop.i = tail call range(i32 0, 33) <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %4)
  %hlsl.firstbithigh.i = tail call <4 x i32> @llvm.spv.firstbituhigh.v4i32(<4 x i32> %4)
  %mul.i = shl <4 x i32> %hlsl.firstbithigh.i, splat (i32 6)
  %add.i = or disjoint <4 x i32> %mul.i, %elt.ctpop.i
  %hlsl.firstbitlow.i = tail call <4 x i32> @llvm.spv.firstbitlow.v4i32(<4 x i32> %4)
  %mul2.i = shl <4 x i32> %hlsl.firstbitlow.i, splat (i32 12)
  %add3.i = add <4 x i32> %add.i, %mul2.i
  %elt.bitreverse.i = tail call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %4)
  %xor.i = xor <4 x i32> %add3.i, %elt.bitreverse.i
  %5 = extractelement <4 x i32> %4, i64 0
  %hlsl.firstbithigh4.i = tail call i32 @llvm.spv.firstbitshigh.i32(i32 %5)
  %6 = extractelement <4 x i32> %xor.i, i64 3
  %add5.i = add i32 %6, %hlsl.firstbithigh4.i
  %r.12.vec.insert.i = insertelement <4 x i32> %xor.i, i32 %add5.i, i64 3
  %HighA.i = extractelement <4 x i32> %4, i64 1
  %LowB.i = extractelement <4 x i32> %4, i64 2
  %HighB.i = extractelement <4 x i32> %4, i64 3
  %7 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %5, i32 %LowB.i)
  %8 = extractvalue { i32, i1 } %7, 1
  %9 = extractvalue { i32, i1 } %7, 0
  %CarryZExt.i = zext i1 %8 to i32
  %HighSum.i = add i32 %HighA.i, %HighB.i
  %HighSumPlusCarry.i = add i32 %HighSum.i, %CarryZExt.i
  %vecinit.i = insertelement <4 x i32> poison, i32 %9, i64 0
  %vecinit7.i = insertelement <4 x i32> %vecinit.i, i32 %HighSumPlusCarry.i, i64 1
  %and.i = and i32 %5, %HighA.i
  %vecinit8.i = insertelement <4 x i32> %vecinit7.i, i32 %and.i, i64 2
  %not.i = xor i32 %HighB.i, -1
  %and9.i = and i32 %LowB.i, %not.i
  %vecinit10.i = insertelement <4 x i32> %vecinit8.i, i32 %and9.i, i64 3
  %add11.i = add <4 x i32> %r.12.vec.insert.i, %vecinit10.i
  %10 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) %1, i32 %2)
  store <4 x i32> %add11.i, ptr addrspace(11) %10, align 16, !tbaa !6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>) #2

declare <4 x i32> @llvm.spv.firstbituhigh.v4i32(<4 x i32>) #3

declare <4 x i32> @llvm.spv.firstbitlow.v4i32(<4 x i32>) #3

declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>) #2

declare i32 @llvm.spv.firstbitshigh.i32(i32) #3

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #2

declare target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1), i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!6 = !{!4, !4, i64 0}
