target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@sums = hidden local_unnamed_addr addrspace(3) global [2 x [32 x i32]] zeroinitializer, align 4

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %4 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %1, i32 %2)
  %5 = load i32, ptr addrspace(11) %4, align 4, !tbaa !2
  %idxprom.i = zext i32 %3 to i64
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %idxprom.i
  store i32 %5, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  br label %for.cond.i

for.cond.i:                                       ; preds = %entry
  %6 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %7 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %cmp6.not.i = icmp eq i32 %3, 0
  br i1 %cmp6.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.cond.i
  %sub.i = add i32 %3, -1
  %idxprom9.i = zext i32 %sub.i to i64
  %arrayidx10.i = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %idxprom9.i
  %8 = load i32, ptr addrspace(3) %arrayidx10.i, align 4, !tbaa !2
  %add.i = add i32 %8, %7
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.cond.i
  %sum.0.i = phi i32 [ %add.i, %if.then.i ], [ %7, %for.cond.i ]
  %gep = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx.i, i64 128
  store i32 %sum.0.i, ptr addrspace(3) %gep, align 4, !tbaa !2
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %6) ]
  %arrayidx5.i.1 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @sums, i64 128), i64 %idxprom.i
  %9 = load i32, ptr addrspace(3) %arrayidx5.i.1, align 4, !tbaa !2
  %cmp6.not.i.1 = icmp ult i32 %3, 2
  br i1 %cmp6.not.i.1, label %if.end.i.1, label %if.then.i.1

if.then.i.1:                                      ; preds = %if.end.i
  %sub.i.1 = add i32 %3, -2
  %idxprom9.i.1 = zext i32 %sub.i.1 to i64
  %arrayidx10.i.1 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @sums, i64 128), i64 %idxprom9.i.1
  %10 = load i32, ptr addrspace(3) %arrayidx10.i.1, align 4, !tbaa !2
  %add.i.1 = add i32 %10, %9
  br label %if.end.i.1

if.end.i.1:                                       ; preds = %if.then.i.1, %if.end.i
  %sum.0.i.1 = phi i32 [ %add.i.1, %if.then.i.1 ], [ %9, %if.end.i ]
  store i32 %sum.0.i.1, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %6) ]
  %11 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %cmp6.not.i.2 = icmp ult i32 %3, 4
  br i1 %cmp6.not.i.2, label %if.end.i.2, label %if.then.i.2

if.then.i.2:                                      ; preds = %if.end.i.1
  %sub.i.2 = add i32 %3, -4
  %idxprom9.i.2 = zext i32 %sub.i.2 to i64
  %arrayidx10.i.2 = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %idxprom9.i.2
  %12 = load i32, ptr addrspace(3) %arrayidx10.i.2, align 4, !tbaa !2
  %add.i.2 = add i32 %12, %11
  br label %if.end.i.2

if.end.i.2:                                       ; preds = %if.then.i.2, %if.end.i.1
  %sum.0.i.2 = phi i32 [ %add.i.2, %if.then.i.2 ], [ %11, %if.end.i.1 ]
  store i32 %sum.0.i.2, ptr addrspace(3) %gep, align 4, !tbaa !2
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %6) ]
  %13 = load i32, ptr addrspace(3) %arrayidx5.i.1, align 4, !tbaa !2
  %cmp6.not.i.3 = icmp ult i32 %3, 8
  br i1 %cmp6.not.i.3, label %if.end.i.3, label %if.then.i.3

if.then.i.3:                                      ; preds = %if.end.i.2
  %sub.i.3 = add i32 %3, -8
  %idxprom9.i.3 = zext i32 %sub.i.3 to i64
  %arrayidx10.i.3 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @sums, i64 128), i64 %idxprom9.i.3
  %14 = load i32, ptr addrspace(3) %arrayidx10.i.3, align 4, !tbaa !2
  %add.i.3 = add i32 %14, %13
  br label %if.end.i.3

if.end.i.3:                                       ; preds = %if.then.i.3, %if.end.i.2
  %sum.0.i.3 = phi i32 [ %add.i.3, %if.then.i.3 ], [ %13, %if.end.i.2 ]
  store i32 %sum.0.i.3, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %6) ]
  %15 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %cmp6.not.i.4 = icmp ult i32 %3, 16
  br i1 %cmp6.not.i.4, label %_Z4mainDv3_jS_.exit, label %if.then.i.4

if.then.i.4:                                      ; preds = %if.end.i.3
  %sub.i.4 = add i32 %3, -16
  %idxprom9.i.4 = zext i32 %sub.i.4 to i64
  %arrayidx10.i.4 = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %idxprom9.i.4
  %16 = load i32, ptr addrspace(3) %arrayidx10.i.4, align 4, !tbaa !2
  %add.i.4 = add i32 %16, %15
  br label %_Z4mainDv3_jS_.exit

_Z4mainDv3_jS_.exit:                              ; preds = %if.end.i.3, %if.then.i.4
  %sum.0.i.4 = phi i32 [ %add.i.4, %if.then.i.4 ], [ %15, %if.end.i.3 ]
  %17 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  store i32 %sum.0.i.4, ptr addrspace(3) %gep, align 4, !tbaa !2
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %6) ]
  %18 = load i32, ptr addrspace(3) %arrayidx5.i.1, align 4, !tbaa !2
  %19 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %17, i32 %2)
  store i32 %18, ptr addrspace(11) %19, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare i32 @llvm.spv.thread.id.in.group.i32(i32) #2

declare void @llvm.spv.group.memory.barrier.with.group.sync() #3

declare token @llvm.experimental.convergence.loop() #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
