target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define hidden spir_func noundef i32 @_Z4packDv4_f(<4 x float> noundef nofpclass(nan inf) %c) local_unnamed_addr #0 {
entry:
  %hlsl.saturate = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.spv.saturate.v4f32(<4 x float> %c)
  %mul = fmul reassoc nnan ninf nsz arcp afn <4 x float> %hlsl.saturate, splat (float 2.550000e+02)
  %add = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul, splat (float 5.000000e-01)
  %conv = fptoui <4 x float> %add to <4 x i32>
  %0 = extractelement <4 x i32> %conv, i64 0
  %1 = extractelement <4 x i32> %conv, i64 1
  %shl = shl i32 %1, 8
  %or = or i32 %shl, %0
  %2 = extractelement <4 x i32> %conv, i64 2
  %shl1 = shl i32 %2, 16
  %or2 = or i32 %or, %shl1
  %3 = extractelement <4 x i32> %conv, i64 3
  %shl3 = shl i32 %3, 24
  %or4 = or i32 %or2, %shl3
  ret i32 %or4
}

declare <4 x float> @llvm.spv.saturate.v4f32(<4 x float>) #1

define hidden spir_func noundef nofpclass(nan inf) <4 x float> @_Z6unpackj(i32 noundef %p) local_unnamed_addr #0 {
entry:
  %and = and i32 %p, 255
  %conv = uitofp nneg i32 %and to float
  %vecinit = insertelement <4 x float> poison, float %conv, i64 0
  %shr = lshr i32 %p, 8
  %and1 = and i32 %shr, 255
  %conv2 = uitofp nneg i32 %and1 to float
  %vecinit3 = insertelement <4 x float> %vecinit, float %conv2, i64 1
  %shr4 = lshr i32 %p, 16
  %and5 = and i32 %shr4, 255
  %conv6 = uitofp nneg i32 %and5 to float
  %vecinit7 = insertelement <4 x float> %vecinit3, float %conv6, i64 2
  %shr8 = lshr i32 %p, 24
  %conv9 = uitofp nneg i32 %shr8 to float
  %vecinit10 = insertelement <4 x float> %vecinit7, float %conv9, i64 3
  %div = fmul reassoc nnan ninf nsz arcp afn <4 x float> %vecinit10, splat (float 0x3F70101020000000)
  ret <4 x float> %div
}

define void @main() local_unnamed_addr #2 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %0, i32 %2)
  %4 = load <4 x float>, ptr addrspace(11) %3, align 16, !tbaa !6
  %hlsl.saturate.i.i = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.spv.saturate.v4f32(<4 x float> nofpclass(nan inf) %4)
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %hlsl.saturate.i.i, splat (float 2.550000e+02)
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i.i, splat (float 5.000000e-01)
  %conv.i.i = fptoui <4 x float> %add.i.i to <4 x i32>
  %5 = extractelement <4 x i32> %conv.i.i, i64 0
  %6 = extractelement <4 x i32> %conv.i.i, i64 1
  %shl.i.i = shl i32 %6, 8
  %or.i.i = or i32 %shl.i.i, %5
  %7 = extractelement <4 x i32> %conv.i.i, i64 2
  %shl1.i.i = shl i32 %7, 16
  %8 = extractelement <4 x i32> %conv.i.i, i64 3
  %shl3.i.i = shl i32 %8, 24
  %9 = or i32 %shl1.i.i, %shl3.i.i
  %or4.i.i = or i32 %9, %or.i.i
  %and.i.i = and i32 %5, 255
  %conv.i17.i = uitofp nneg i32 %and.i.i to float
  %vecinit.i.i = insertelement <4 x float> poison, float %conv.i17.i, i64 0
  %shr.i.i = lshr i32 %or.i.i, 8
  %and1.i.i = and i32 %shr.i.i, 255
  %conv2.i.i = uitofp nneg i32 %and1.i.i to float
  %vecinit3.i.i = insertelement <4 x float> %vecinit.i.i, float %conv2.i.i, i64 1
  %shr4.i.i = lshr i32 %or4.i.i, 16
  %and5.i.i = and i32 %shr4.i.i, 255
  %conv6.i.i = uitofp nneg i32 %and5.i.i to float
  %vecinit7.i.i = insertelement <4 x float> %vecinit3.i.i, float %conv6.i.i, i64 2
  %shr8.i.i = lshr i32 %or4.i.i, 24
  %conv9.i.i = uitofp nneg i32 %shr8.i.i to float
  %vecinit10.i.i = insertelement <4 x float> %vecinit7.i.i, float %conv9.i.i, i64 3
  %div.i.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %vecinit10.i.i, splat (float 0x3F70101020000000)
  %sub.i = fsub reassoc nnan ninf nsz arcp afn <4 x float> %div.i.i, %4
  %mul.i = shl i32 %2, 1
  %10 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %mul.i)
  store i32 %or4.i.i, ptr addrspace(11) %10, align 4, !tbaa !2
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %sub.i, <4 x float> %sub.i)
  %cmp.i = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot.i, 0x3F847AE140000000
  %cond.i = select reassoc nnan ninf nsz arcp afn i1 %cmp.i, float 1.000000e+00, float 0.000000e+00
  %11 = bitcast float %cond.i to i32
  %12 = load <4 x float>, ptr addrspace(11) %3, align 16
  %13 = extractelement <4 x float> %12, i64 0
  %mul8.i = fmul reassoc nnan ninf nsz arcp afn float %13, -1.000000e+02
  %conv.i = fptosi float %mul8.i to i32
  %xor.i = xor i32 %conv.i, %11
  %add.i = or disjoint i32 %mul.i, 1
  %14 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %add.i)
  store i32 %xor.i, ptr addrspace(11) %14, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #1

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32, i32, i32, i32, ptr) #1

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #1

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }

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
