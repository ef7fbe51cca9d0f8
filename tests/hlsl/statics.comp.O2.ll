target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@shared_sum = hidden local_unnamed_addr addrspace(3) global [4 x i32] zeroinitializer, align 4
@_ZL5calls = internal unnamed_addr addrspace(10) global i32 3, align 4
@_ZL4last = internal unnamed_addr addrspace(10) global [2 x i32] [i32 7, i32 9], align 4

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef i32 @_Z4stepj(i32 noundef %x) local_unnamed_addr #1 {
entry:
  %0 = load i32, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !2
  %add = add i32 %0, %x
  store i32 %add, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !2
  %and = and i32 %x, 1
  %idxprom = zext nneg i32 %and to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(10) @_ZL4last, i64 %idxprom
  %1 = load i32, ptr addrspace(10) %arrayidx, align 4, !tbaa !2
  %add1 = add i32 %1, %add
  store i32 %add1, ptr addrspace(10) %arrayidx, align 4, !tbaa !2
  %2 = load i32, ptr addrspace(10) @_ZL4last, align 4, !tbaa !2
  %mul = mul i32 %2, 100
  %3 = load i32, ptr addrspace(10) getelementptr inbounds nuw (i8, ptr addrspace(10) @_ZL4last, i64 4), align 4, !tbaa !2
  %add2 = add i32 %mul, %3
  ret i32 %add2
}

define void @main() local_unnamed_addr #2 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = tail call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %3)
  %6 = load i32, ptr addrspace(11) %5, align 4, !tbaa !2
  %7 = load i32, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !2
  %add.i10.i = add i32 %7, %6
  store i32 %add.i10.i, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !2
  %and.i11.i = and i32 %6, 1
  %idxprom.i12.i = zext nneg i32 %and.i11.i to i64
  %arrayidx.i13.i = getelementptr inbounds nuw i32, ptr addrspace(10) @_ZL4last, i64 %idxprom.i12.i
  %8 = load i32, ptr addrspace(10) %arrayidx.i13.i, align 4, !tbaa !2
  %add1.i14.i = add i32 %8, %add.i10.i
  store i32 %add1.i14.i, ptr addrspace(10) %arrayidx.i13.i, align 4, !tbaa !2
  %9 = load i32, ptr addrspace(10) @_ZL4last, align 4, !tbaa !2
  %mul.i15.i = mul i32 %9, 100
  %10 = load i32, ptr addrspace(10) getelementptr inbounds nuw (i8, ptr addrspace(10) @_ZL4last, i64 4), align 4, !tbaa !2
  %add2.i16.i = add i32 %mul.i15.i, %10
  %idxprom.i = zext i32 %4 to i64
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @shared_sum, i64 %idxprom.i
  store i32 %add.i10.i, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !2
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  %add.i = add i32 %4, 1
  %and.i = and i32 %add.i, 3
  %idxprom3.i = zext nneg i32 %and.i to i64
  %arrayidx4.i = getelementptr inbounds nuw i32, ptr addrspace(3) @shared_sum, i64 %idxprom3.i
  %11 = load i32, ptr addrspace(3) %arrayidx4.i, align 4, !tbaa !2
  %add.i.i = add i32 %11, %add.i10.i
  store i32 %add.i.i, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !2
  %and.i.i = and i32 %11, 1
  %idxprom.i.i = zext nneg i32 %and.i.i to i64
  %arrayidx.i.i = getelementptr inbounds nuw i32, ptr addrspace(10) @_ZL4last, i64 %idxprom.i.i
  %12 = load i32, ptr addrspace(10) %arrayidx.i.i, align 4, !tbaa !2
  %add1.i.i = add i32 %12, %add.i.i
  store i32 %add1.i.i, ptr addrspace(10) %arrayidx.i.i, align 4, !tbaa !2
  %13 = load i32, ptr addrspace(10) @_ZL4last, align 4, !tbaa !2
  %mul.i.i = mul i32 %13, 100
  %14 = load i32, ptr addrspace(10) getelementptr inbounds nuw (i8, ptr addrspace(10) @_ZL4last, i64 4), align 4, !tbaa !2
  %add2.i.i = add i32 %mul.i.i, %14
  %mul.i = mul i32 %add2.i.i, 10000
  %add6.i = add i32 %add2.i16.i, %mul.i
  %15 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %3)
  store i32 %add6.i, ptr addrspace(11) %15, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare i32 @llvm.spv.thread.id.in.group.i32(i32) #3

declare void @llvm.spv.group.memory.barrier.with.group.sync() #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #5

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
