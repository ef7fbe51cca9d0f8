target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"B\00", align 1
@left = hidden local_unnamed_addr addrspace(3) global [4 x [4 x float]] zeroinitializer, align 4
@right = hidden local_unnamed_addr addrspace(3) global [4 x [4 x float]] zeroinitializer, align 4

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  br label %_Z4mainDv3_jS_.exit

_Z4mainDv3_jS_.exit:                              ; preds = %entry
  %1 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %3 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %mul.i = shl i32 %4, 3
  %5 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %6 = tail call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %idxprom4.i = zext i32 %6 to i64
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspace(3) @right, i64 %idxprom4.i
  %7 = tail call i32 @llvm.spv.thread.id.in.group.i32(i32 1)
  %idxprom.i = zext i32 %7 to i64
  %arrayidx12.i = getelementptr inbounds nuw [4 x float], ptr addrspace(3) @right, i64 %idxprom.i
  %arrayidx14.i = getelementptr inbounds nuw float, ptr addrspace(3) %arrayidx12.i, i64 %idxprom4.i
  %arrayidx.i = getelementptr inbounds nuw [4 x float], ptr addrspace(3) @left, i64 %idxprom.i
  %arrayidx5.i = getelementptr inbounds nuw float, ptr addrspace(3) %arrayidx.i, i64 %idxprom4.i
  %add.i = add i32 %6, %mul.i
  %8 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %9 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %3, i32 %add.i)
  %10 = load float, ptr addrspace(11) %9, align 4, !tbaa !6
  store float %10, ptr addrspace(3) %arrayidx5.i, align 4, !tbaa !6
  %mul8.i = shl i32 %7, 3
  %add9.i = add i32 %mul8.i, %5
  %11 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %1, i32 %add9.i)
  %12 = load float, ptr addrspace(11) %11, align 4, !tbaa !6
  store float %12, ptr addrspace(3) %arrayidx14.i, align 4, !tbaa !6
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %8) ]
  %13 = load float, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !6
  %14 = load float, ptr addrspace(3) %invariant.gep, align 4, !tbaa !6
  %arrayidx22.i.1 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx.i, i64 4
  %15 = load float, ptr addrspace(3) %arrayidx22.i.1, align 4, !tbaa !6
  %gep.1 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i64 16
  %16 = load float, ptr addrspace(3) %gep.1, align 4, !tbaa !6
  %arrayidx22.i.2 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx.i, i64 8
  %17 = load float, ptr addrspace(3) %arrayidx22.i.2, align 4, !tbaa !6
  %gep.2 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i64 32
  %18 = load float, ptr addrspace(3) %gep.2, align 4, !tbaa !6
  %arrayidx22.i.3 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx.i, i64 12
  %19 = load float, ptr addrspace(3) %arrayidx22.i.3, align 4, !tbaa !6
  %gep.3 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i64 48
  %20 = load float, ptr addrspace(3) %gep.3, align 4, !tbaa !6
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %8) ]
  %add2.i.1 = add i32 %add.i, 4
  %21 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %3, i32 %add2.i.1)
  %22 = load float, ptr addrspace(11) %21, align 4, !tbaa !6
  store float %22, ptr addrspace(3) %arrayidx5.i, align 4, !tbaa !6
  %add7.i.1 = shl i32 %7, 3
  %mul8.i.1 = add i32 %add7.i.1, 32
  %add9.i.1 = add i32 %mul8.i.1, %5
  %23 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %1, i32 %add9.i.1)
  %24 = load float, ptr addrspace(11) %23, align 4, !tbaa !6
  store float %24, ptr addrspace(3) %arrayidx14.i, align 4, !tbaa !6
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %8) ]
  %25 = load float, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !6
  %26 = load float, ptr addrspace(3) %invariant.gep, align 4, !tbaa !6
  %27 = load float, ptr addrspace(3) %arrayidx22.i.1, align 4, !tbaa !6
  %28 = load float, ptr addrspace(3) %gep.1, align 4, !tbaa !6
  %29 = load float, ptr addrspace(3) %arrayidx22.i.2, align 4, !tbaa !6
  %30 = load float, ptr addrspace(3) %gep.2, align 4, !tbaa !6
  %31 = load float, ptr addrspace(3) %arrayidx22.i.3, align 4, !tbaa !6
  %32 = load float, ptr addrspace(3) %gep.3, align 4, !tbaa !6
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %8) ]
  %mul27.i.3.1 = fmul reassoc nnan ninf nsz arcp afn float %32, %31
  %mul27.i.2.1 = fmul reassoc nnan ninf nsz arcp afn float %30, %29
  %mul27.i.1.1 = fmul reassoc nnan ninf nsz arcp afn float %28, %27
  %mul27.i.13 = fmul reassoc nnan ninf nsz arcp afn float %26, %25
  %mul27.i.3 = fmul reassoc nnan ninf nsz arcp afn float %20, %19
  %mul27.i.2 = fmul reassoc nnan ninf nsz arcp afn float %18, %17
  %mul27.i.1 = fmul reassoc nnan ninf nsz arcp afn float %16, %15
  %mul27.i = fmul reassoc nnan ninf nsz arcp afn float %14, %13
  %add28.i.1 = fadd reassoc nnan ninf nsz arcp afn float %mul27.i.1, %mul27.i
  %add28.i.2 = fadd reassoc nnan ninf nsz arcp afn float %mul27.i.2, %add28.i.1
  %add28.i.3 = fadd reassoc nnan ninf nsz arcp afn float %mul27.i.3, %add28.i.2
  %add28.i.14 = fadd reassoc nnan ninf nsz arcp afn float %mul27.i.13, %add28.i.3
  %add28.i.1.1 = fadd reassoc nnan ninf nsz arcp afn float %mul27.i.1.1, %add28.i.14
  %add28.i.2.1 = fadd reassoc nnan ninf nsz arcp afn float %mul27.i.2.1, %add28.i.1.1
  %add28.i.3.1 = fadd reassoc nnan ninf nsz arcp afn float %mul27.i.3.1, %add28.i.2.1
  %add33.i = add i32 %mul.i, %5
  %33 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %2, i32 %add33.i)
  store float %add28.i.3.1, ptr addrspace(11) %33, align 4, !tbaa !6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare i32 @llvm.spv.thread.id.in.group.i32(i32) #2

declare token @llvm.experimental.convergence.loop() #0

declare void @llvm.spv.group.memory.barrier.with.group.sync() #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.numthreads"="4,4,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
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
