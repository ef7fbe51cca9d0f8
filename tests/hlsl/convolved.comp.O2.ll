target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_Size = type <{ i32, i32, target("spirv.Padding", 8), <{ [8 x <{ float, target("spirv.Padding", 12) }>], float }> }>

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@Size.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Size, 2, 0) poison
@width = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@height = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@kernel = external hidden local_unnamed_addr addrspace(12) global <{ [8 x <{ float, target("spirv.Padding", 12) }>], float }>, align 4
@Size.str = private unnamed_addr constant [5 x i8] c"Size\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_Size, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Sizes_2_0t(i32, i32, i32, i32, ptr) #0

define hidden spir_func noundef i32 @_Z7clampedii(i32 noundef %x, i32 noundef %y) local_unnamed_addr #1 {
entry:
  %0 = load i32, ptr addrspace(12) @height, align 4, !tbaa !3
  %sub = add nsw i32 %0, -1
  %hlsl.clamp = tail call i32 @llvm.spv.sclamp.i32(i32 %y, i32 0, i32 %sub)
  %1 = load i32, ptr addrspace(12) @width, align 4, !tbaa !3
  %mul = mul nsw i32 %1, %hlsl.clamp
  %sub1 = add nsw i32 %1, -1
  %hlsl.clamp2 = tail call i32 @llvm.spv.sclamp.i32(i32 %x, i32 0, i32 %sub1)
  %add = add nsw i32 %mul, %hlsl.clamp2
  ret i32 %add
}

declare i32 @llvm.spv.sclamp.i32(i32, i32, i32) #0

define void @main() local_unnamed_addr #2 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %Size.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Size, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Sizes_2_0t(i32 1, i32 0, i32 1, i32 0, ptr nonnull @Size.str)
  store target("spirv.VulkanBuffer", %__cblayout_Size, 2, 0) %Size.cb_h.i.i, ptr @Size.cb, align 8
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %4 = load i32, ptr addrspace(12) @width, align 4, !tbaa !3
  %cmp.not.i = icmp slt i32 %2, %4
  br i1 %cmp.not.i, label %lor.lhs.false.i, label %_Z4mainDv3_j.exit

lor.lhs.false.i:                                  ; preds = %entry
  %5 = load i32, ptr addrspace(12) @height, align 4, !tbaa !3
  %cmp1.not.i = icmp slt i32 %3, %5
  br i1 %cmp1.not.i, label %for.cond.i.preheader, label %_Z4mainDv3_j.exit

for.cond.i.preheader:                             ; preds = %lor.lhs.false.i
  %sub.i.i = add nsw i32 %5, -1
  %sub1.i.i = add nsw i32 %4, -1
  %6 = add i32 %2, -1
  %7 = add i32 %3, -1
  %hlsl.clamp.i.i = tail call i32 @llvm.spv.sclamp.i32(i32 %7, i32 0, i32 %sub.i.i)
  %mul.i.i = mul nsw i32 %hlsl.clamp.i.i, %4
  %hlsl.clamp2.i.i = tail call i32 @llvm.spv.sclamp.i32(i32 %6, i32 0, i32 %sub1.i.i)
  %add.i.i = add nsw i32 %mul.i.i, %hlsl.clamp2.i.i
  %8 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %0, i32 %add.i.i)
  %9 = load <3 x float>, ptr addrspace(11) %8, align 16, !tbaa !7
  %10 = load <1 x float>, ptr addrspace(12) @kernel, align 16
  %splat.splat.i = shufflevector <1 x float> %10, <1 x float> poison, <3 x i32> zeroinitializer
  %mul13.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i, %9
  %hlsl.clamp2.i.i.1 = tail call i32 @llvm.spv.sclamp.i32(i32 %2, i32 0, i32 %sub1.i.i)
  %add.i.i.1 = add nsw i32 %mul.i.i, %hlsl.clamp2.i.i.1
  %11 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %0, i32 %add.i.i.1)
  %12 = load <3 x float>, ptr addrspace(11) %11, align 16, !tbaa !7
  %13 = load <1 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @kernel, i64 16), align 16
  %splat.splat.i.1 = shufflevector <1 x float> %13, <1 x float> poison, <3 x i32> zeroinitializer
  %mul13.i.1 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i.1, %12
  %add14.i.1 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul13.i.1, %mul13.i
  %14 = add nsw i32 %2, 1
  %hlsl.clamp2.i.i.2 = tail call i32 @llvm.spv.sclamp.i32(i32 %14, i32 0, i32 %sub1.i.i)
  %add.i.i.2 = add nsw i32 %mul.i.i, %hlsl.clamp2.i.i.2
  %15 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %0, i32 %add.i.i.2)
  %16 = load <3 x float>, ptr addrspace(11) %15, align 16, !tbaa !7
  %17 = load <1 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @kernel, i64 32), align 16
  %splat.splat.i.2 = shufflevector <1 x float> %17, <1 x float> poison, <3 x i32> zeroinitializer
  %mul13.i.2 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i.2, %16
  %add14.i.2 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul13.i.2, %add14.i.1
  %hlsl.clamp.i.i.1 = tail call i32 @llvm.spv.sclamp.i32(i32 %3, i32 0, i32 %sub.i.i)
  %mul.i.i.1 = mul nsw i32 %hlsl.clamp.i.i.1, %4
  %add.i.i.110 = add nsw i32 %mul.i.i.1, %hlsl.clamp2.i.i
  %18 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %0, i32 %add.i.i.110)
  %19 = load <3 x float>, ptr addrspace(11) %18, align 16, !tbaa !7
  %20 = load <1 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @kernel, i64 48), align 16
  %splat.splat.i.113 = shufflevector <1 x float> %20, <1 x float> poison, <3 x i32> zeroinitializer
  %mul13.i.114 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i.113, %19
  %add14.i.115 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul13.i.114, %add14.i.2
  %add.i.i.1.1 = add nsw i32 %mul.i.i.1, %hlsl.clamp2.i.i.1
  %21 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %0, i32 %add.i.i.1.1)
  %22 = load <3 x float>, ptr addrspace(11) %21, align 16, !tbaa !7
  %23 = load <1 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @kernel, i64 64), align 16
  %splat.splat.i.1.1 = shufflevector <1 x float> %23, <1 x float> poison, <3 x i32> zeroinitializer
  %mul13.i.1.1 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i.1.1, %22
  %add14.i.1.1 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul13.i.1.1, %add14.i.115
  %add.i.i.2.1 = add nsw i32 %mul.i.i.1, %hlsl.clamp2.i.i.2
  %24 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %0, i32 %add.i.i.2.1)
  %25 = load <3 x float>, ptr addrspace(11) %24, align 16, !tbaa !7
  %26 = load <1 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @kernel, i64 80), align 16
  %splat.splat.i.2.1 = shufflevector <1 x float> %26, <1 x float> poison, <3 x i32> zeroinitializer
  %mul13.i.2.1 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i.2.1, %25
  %add14.i.2.1 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul13.i.2.1, %add14.i.1.1
  %27 = add nsw i32 %3, 1
  %hlsl.clamp.i.i.2 = tail call i32 @llvm.spv.sclamp.i32(i32 %27, i32 0, i32 %sub.i.i)
  %mul.i.i.2 = mul nsw i32 %hlsl.clamp.i.i.2, %4
  %add.i.i.217 = add nsw i32 %mul.i.i.2, %hlsl.clamp2.i.i
  %28 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %0, i32 %add.i.i.217)
  %29 = load <3 x float>, ptr addrspace(11) %28, align 16, !tbaa !7
  %30 = load <1 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @kernel, i64 96), align 16
  %splat.splat.i.220 = shufflevector <1 x float> %30, <1 x float> poison, <3 x i32> zeroinitializer
  %mul13.i.221 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i.220, %29
  %add14.i.222 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul13.i.221, %add14.i.2.1
  %add.i.i.1.2 = add nsw i32 %mul.i.i.2, %hlsl.clamp2.i.i.1
  %31 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %0, i32 %add.i.i.1.2)
  %32 = load <3 x float>, ptr addrspace(11) %31, align 16, !tbaa !7
  %33 = load <1 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @kernel, i64 112), align 16
  %splat.splat.i.1.2 = shufflevector <1 x float> %33, <1 x float> poison, <3 x i32> zeroinitializer
  %mul13.i.1.2 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i.1.2, %32
  %add14.i.1.2 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul13.i.1.2, %add14.i.222
  %add.i.i.2.2 = add nsw i32 %mul.i.i.2, %hlsl.clamp2.i.i.2
  %34 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %0, i32 %add.i.i.2.2)
  %35 = load <3 x float>, ptr addrspace(11) %34, align 16, !tbaa !7
  %36 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @kernel, i64 128), align 16, !tbaa !8
  %splat.splatinsert.i.2.2 = insertelement <3 x float> poison, float %36, i64 0
  %splat.splat.i.2.2 = shufflevector <3 x float> %splat.splatinsert.i.2.2, <3 x float> poison, <3 x i32> zeroinitializer
  %mul13.i.2.2 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i.2.2, %35
  %add14.i.2.2 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul13.i.2.2, %add14.i.1.2
  %mul18.i = mul nsw i32 %4, %3
  %add19.i = add nsw i32 %mul18.i, %2
  %37 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %1, i32 %add19.i)
  store <3 x float> %add14.i.2.2, ptr addrspace(11) %37, align 16, !tbaa !7
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %entry, %lor.lhs.false.i, %for.cond.i.preheader
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_0t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0), i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,4,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Size.cb, ptr addrspace(12) @width, ptr addrspace(12) @height, ptr addrspace(12) @kernel}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
