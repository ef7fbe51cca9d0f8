target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_A = type <{ float, target("spirv.Padding", 12), [9 x float], target("spirv.Padding", 12), %S, target("spirv.Padding", 12), [16 x float], <2 x float> }>
%S = type <{ float, target("spirv.Padding", 12), [16 x float], <3 x float>, float }>

@A.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) poison
@n = external hidden local_unnamed_addr addrspace(12) global [9 x float], align 4
@s = external hidden local_unnamed_addr addrspace(12) global %S, align 1
@r = external hidden local_unnamed_addr addrspace(12) global [16 x float], align 4
@q = external hidden local_unnamed_addr addrspace(12) global <2 x float>, align 8
@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %A.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @A.str)
  store target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) %A.cb_h.i.i, ptr @A.cb, align 8
  %0 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %.fr = freeze i32 %1
  %shr.i = lshr i32 %.fr, 2
  %rem.i = urem i32 %shr.i, 3
  %and.i = and i32 %.fr, 3
  %rem1.i.cmp.not = icmp eq i32 %and.i, 3
  %2 = mul nuw nsw i32 %and.i, 3
  %narrow.i = select i1 %rem1.i.cmp.not, i32 0, i32 %2
  %narrow24.i = add nuw nsw i32 %narrow.i, %rem.i
  %3 = zext nneg i32 %narrow24.i to i64
  %4 = load <9 x float>, ptr addrspace(12) @n, align 4, !tbaa !7
  %matrixext.i = extractelement <9 x float> %4, i64 %3
  %5 = zext nneg i32 %shr.i to i64
  %6 = zext nneg i32 %and.i to i64
  %7 = shl nuw nsw i64 %6, 2
  %8 = or disjoint i64 %7, %5
  %9 = load <16 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @s, i64 4), align 4
  %matrixext4.i = extractelement <16 x float> %9, i64 %8
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %matrixext4.i, 1.000000e+02
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %matrixext.i, %mul.i
  %10 = shl nuw nsw i64 %5, 2
  %11 = or disjoint i64 %10, %6
  %12 = icmp ult i32 %.fr, 16
  tail call void @llvm.assume(i1 %12)
  %13 = load <16 x float>, ptr addrspace(12) @r, align 4, !tbaa !7
  %matrixext7.i = extractelement <16 x float> %13, i64 %11
  %mul8.i = fmul reassoc nnan ninf nsz arcp afn float %matrixext7.i, 1.000000e+04
  %add9.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %mul8.i
  %14 = bitcast <16 x float> %9 to i512
  %15 = lshr i512 %14, 96
  %16 = trunc i512 %15 to i96
  %17 = bitcast i96 %16 to <3 x float>
  %rem10.i.lhs.trunc = trunc nuw nsw i32 %.fr to i8
  %rem10.i1 = urem i8 %rem10.i.lhs.trunc, 3
  %rem10.i.zext = zext nneg i8 %rem10.i1 to i32
  %vecext.i = extractelement <3 x float> %17, i32 %rem10.i.zext
  %add11.i = fadd reassoc nnan ninf nsz arcp afn float %add9.i, %vecext.i
  %18 = load <2 x float>, ptr addrspace(12) @q, align 8, !tbaa !7
  %and12.i = and i32 %.fr, 1
  %vecext13.i = extractelement <2 x float> %18, i32 %and12.i
  %add14.i = fadd reassoc nnan ninf nsz arcp afn float %add11.i, %vecext13.i
  %19 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %0, i32 %.fr)
  store float %add14.i, ptr addrspace(11) %19, align 4, !tbaa !8
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare void @llvm.assume(i1 noundef) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: write, target_mem0: none, target_mem1: none) "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = distinct !{ptr @A.cb, null, ptr addrspace(12) @n, ptr addrspace(12) @s, ptr addrspace(12) @r, ptr addrspace(12) @q}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
