target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@_ZL5calls = internal unnamed_addr addrspace(10) global i32 0, align 4
@_ZL6primes = internal unnamed_addr addrspace(10) constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 4

define hidden spir_func noundef i32 @_Z5primej(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !2
  %inc = add i32 %0, 1
  store i32 %inc, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !2
  %and = and i32 %n, 7
  %idxprom = zext nneg i32 %and to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(10) @_ZL6primes, i64 %idxprom
  %1 = load i32, ptr addrspace(10) %arrayidx, align 4, !tbaa !2
  ret i32 %1
}

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %and.i19.i = and i32 %0, 7
  %idxprom.i20.i = zext nneg i32 %and.i19.i to i64
  %arrayidx.i21.i = getelementptr inbounds nuw i32, ptr addrspace(10) @_ZL6primes, i64 %idxprom.i20.i
  %1 = load i32, ptr addrspace(10) %arrayidx.i21.i, align 4, !tbaa !2
  %add.i = add i32 %0, 3
  store i32 2, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !2
  %and.i15.i = and i32 %add.i, 7
  %idxprom.i16.i = zext nneg i32 %and.i15.i to i64
  %arrayidx.i17.i = getelementptr inbounds nuw i32, ptr addrspace(10) @_ZL6primes, i64 %idxprom.i16.i
  %2 = load i32, ptr addrspace(10) %arrayidx.i17.i, align 4, !tbaa !2
  %mul.i = mul i32 %2, %1
  %cmp.i = icmp ugt i32 %0, 3
  br i1 %cmp.i, label %if.then.i, label %_Z4mainDv3_j.exit

if.then.i:                                        ; preds = %entry
  %add3.i = add i32 %0, 5
  store i32 3, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !2
  %and.i.i = and i32 %add3.i, 7
  %idxprom.i.i = zext nneg i32 %and.i.i to i64
  %arrayidx.i.i = getelementptr inbounds nuw i32, ptr addrspace(10) @_ZL6primes, i64 %idxprom.i.i
  %3 = load i32, ptr addrspace(10) %arrayidx.i.i, align 4, !tbaa !2
  %add5.i = add i32 %3, %mul.i
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %entry, %if.then.i
  %4 = phi i32 [ 3, %if.then.i ], [ 2, %entry ]
  %sum.0.i = phi i32 [ %add5.i, %if.then.i ], [ %mul.i, %entry ]
  %5 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %mul6.i = mul i32 %sum.0.i, 10
  %add7.i = add i32 %mul6.i, %4
  %6 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %5, i32 %0)
  store i32 %add7.i, ptr addrspace(11) %6, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
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
