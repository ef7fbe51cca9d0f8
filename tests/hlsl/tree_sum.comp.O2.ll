target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@sums = hidden local_unnamed_addr addrspace(3) global [64 x i32] zeroinitializer, align 4

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = tail call i32 @llvm.spv.flattened.thread.id.in.group()
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %1, i32 %3)
  %6 = load i32, ptr addrspace(11) %5, align 4, !tbaa !2
  %idxprom.i = zext i32 %4 to i64
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %idxprom.i
  store i32 %6, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  br label %for.cond.i

for.cond.i:                                       ; preds = %entry
  %7 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %cmp2.i = icmp ult i32 %4, 32
  br i1 %cmp2.i, label %if.then.i, label %if.end.i

for.cond.cleanup.i:                               ; preds = %if.end.i.4, %if.then.i.5
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %7) ]
  %cmp8.i = icmp eq i32 %4, 0
  br i1 %cmp8.i, label %if.then9.i, label %_Z4mainDv3_jjS_.exit

if.then.i:                                        ; preds = %for.cond.i
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %8
  %arrayidx4.i = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 128
  %10 = load i32, ptr addrspace(3) %arrayidx4.i, align 4, !tbaa !2
  %11 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %add7.i = add i32 %11, %10
  store i32 %add7.i, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.cond.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %7) ]
  %cmp2.i.1 = icmp ult i32 %4, 16
  br i1 %cmp2.i.1, label %if.then.i.1, label %if.end.i.1

if.then.i.1:                                      ; preds = %if.end.i
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %12
  %arrayidx4.i.1 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i64 64
  %14 = load i32, ptr addrspace(3) %arrayidx4.i.1, align 4, !tbaa !2
  %15 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %add7.i.1 = add i32 %15, %14
  store i32 %add7.i.1, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  br label %if.end.i.1

if.end.i.1:                                       ; preds = %if.then.i.1, %if.end.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %7) ]
  %cmp2.i.2 = icmp ult i32 %4, 8
  br i1 %cmp2.i.2, label %if.then.i.2, label %if.end.i.2

if.then.i.2:                                      ; preds = %if.end.i.1
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %16
  %arrayidx4.i.2 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 32
  %18 = load i32, ptr addrspace(3) %arrayidx4.i.2, align 4, !tbaa !2
  %19 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %add7.i.2 = add i32 %19, %18
  store i32 %add7.i.2, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  br label %if.end.i.2

if.end.i.2:                                       ; preds = %if.then.i.2, %if.end.i.1
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %7) ]
  %cmp2.i.3 = icmp ult i32 %4, 4
  br i1 %cmp2.i.3, label %if.then.i.3, label %if.end.i.3

if.then.i.3:                                      ; preds = %if.end.i.2
  %20 = zext nneg i32 %4 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %20
  %arrayidx4.i.3 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 16
  %22 = load i32, ptr addrspace(3) %arrayidx4.i.3, align 4, !tbaa !2
  %23 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %add7.i.3 = add i32 %23, %22
  store i32 %add7.i.3, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  br label %if.end.i.3

if.end.i.3:                                       ; preds = %if.then.i.3, %if.end.i.2
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %7) ]
  %cmp2.i.4 = icmp ult i32 %4, 2
  br i1 %cmp2.i.4, label %if.then.i.4, label %if.end.i.4

if.then.i.4:                                      ; preds = %if.end.i.3
  %24 = zext nneg i32 %4 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i64 %24
  %arrayidx4.i.4 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 8
  %26 = load i32, ptr addrspace(3) %arrayidx4.i.4, align 4, !tbaa !2
  %27 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %add7.i.4 = add i32 %27, %26
  store i32 %add7.i.4, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  br label %if.end.i.4

if.end.i.4:                                       ; preds = %if.then.i.4, %if.end.i.3
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %7) ]
  %cmp2.i.5 = icmp eq i32 %4, 0
  br i1 %cmp2.i.5, label %if.then.i.5, label %for.cond.cleanup.i

if.then.i.5:                                      ; preds = %if.end.i.4
  %28 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @sums, i64 4), align 4, !tbaa !2
  %29 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  %add7.i.5 = add i32 %29, %28
  store i32 %add7.i.5, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  br label %for.cond.cleanup.i

if.then9.i:                                       ; preds = %for.cond.cleanup.i
  %30 = tail call i32 @llvm.spv.group.id.i32(i32 0)
  %31 = load i32, ptr addrspace(3) @sums, align 4, !tbaa !2
  %32 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %30)
  store i32 %31, ptr addrspace(11) %32, align 4, !tbaa !2
  br label %_Z4mainDv3_jjS_.exit

_Z4mainDv3_jjS_.exit:                             ; preds = %for.cond.cleanup.i, %if.then9.i
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare i32 @llvm.spv.flattened.thread.id.in.group() #2

declare i32 @llvm.spv.group.id.i32(i32) #2

declare void @llvm.spv.group.memory.barrier.with.group.sync() #3

declare token @llvm.experimental.convergence.loop() #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
