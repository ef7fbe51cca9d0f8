target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = call spir_func i32 @__hlsl_wave_get_lane_index() #7 [ "convergencectrl"(token %0) ]
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %1, i32 %3)
  %6 = load i32, ptr addrspace(11) %5, align 4, !tbaa !2
  br label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %entry
  %7 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %cmp2.not.i = icmp ne i32 %4, 0
  %sub.i.neg = sext i1 %cmp2.not.i to i32
  %cond.i = add i32 %4, %sub.i.neg
  %hlsl.wave.readlane3.i = call spir_func i32 @llvm.spv.wave.readlane.i32(i32 %6, i32 %cond.i) [ "convergencectrl"(token %7) ]
  %add.i = select i1 %cmp2.not.i, i32 %hlsl.wave.readlane3.i, i32 0
  %sum.1.i = add i32 %add.i, %6
  %cmp2.not.i.1 = icmp ult i32 %4, 2
  %sub.i.1.neg = select i1 %cmp2.not.i.1, i32 0, i32 -2
  %cond.i.1 = add i32 %sub.i.1.neg, %4
  %hlsl.wave.readlane3.i.1 = call spir_func i32 @llvm.spv.wave.readlane.i32(i32 %sum.1.i, i32 %cond.i.1) [ "convergencectrl"(token %7) ]
  %add.i.1 = select i1 %cmp2.not.i.1, i32 0, i32 %hlsl.wave.readlane3.i.1
  %sum.1.i.1 = add i32 %add.i.1, %sum.1.i
  %cmp2.not.i.2 = icmp ult i32 %4, 4
  %sub.i.2.neg = select i1 %cmp2.not.i.2, i32 0, i32 -4
  %cond.i.2 = add i32 %sub.i.2.neg, %4
  %hlsl.wave.readlane3.i.2 = call spir_func i32 @llvm.spv.wave.readlane.i32(i32 %sum.1.i.1, i32 %cond.i.2) [ "convergencectrl"(token %7) ]
  %add.i.2 = select i1 %cmp2.not.i.2, i32 0, i32 %hlsl.wave.readlane3.i.2
  %sum.1.i.2 = add i32 %add.i.2, %sum.1.i.1
  %cmp2.not.i.3 = icmp ult i32 %4, 8
  %sub.i.3.neg = select i1 %cmp2.not.i.3, i32 0, i32 -8
  %cond.i.3 = add i32 %sub.i.3.neg, %4
  %hlsl.wave.readlane3.i.3 = call spir_func i32 @llvm.spv.wave.readlane.i32(i32 %sum.1.i.2, i32 %cond.i.3) [ "convergencectrl"(token %7) ]
  %add.i.3 = select i1 %cmp2.not.i.3, i32 0, i32 %hlsl.wave.readlane3.i.3
  %sum.1.i.3 = add i32 %add.i.3, %sum.1.i.2
  %cmp2.not.i.4 = icmp ult i32 %4, 16
  %sub.i.4.neg = select i1 %cmp2.not.i.4, i32 0, i32 -16
  %cond.i.4 = add i32 %sub.i.4.neg, %4
  %hlsl.wave.readlane3.i.4 = call spir_func i32 @llvm.spv.wave.readlane.i32(i32 %sum.1.i.3, i32 %cond.i.4) [ "convergencectrl"(token %7) ]
  %add.i.4 = select i1 %cmp2.not.i.4, i32 0, i32 %hlsl.wave.readlane3.i.4
  %sum.1.i.4 = add i32 %add.i.4, %sum.1.i.3
  %hlsl.wave.active.sum5.i = call spir_func i32 @llvm.spv.wave.reduce.sum.i32(i32 %6) [ "convergencectrl"(token %0) ]
  %and.i = and i32 %6, 1
  %cmp6.i = icmp ne i32 %and.i, 0
  %8 = call spir_func <4 x i32> @llvm.spv.wave.ballot(i1 %cmp6.i) [ "convergencectrl"(token %0) ]
  %9 = extractelement <4 x i32> %8, i64 0
  %shl.mask.i = and i32 %4, 31
  %notmask.i = shl nsw i32 -1, %shl.mask.i
  %sub7.i = xor i32 %notmask.i, -1
  %and8.i = and i32 %9, %sub7.i
  %elt.ctpop.i = tail call range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %and8.i)
  %10 = call spir_func i1 @llvm.spv.wave.is.first.lane() [ "convergencectrl"(token %0) ]
  br i1 %10, label %if.then9.i, label %if.end11.i

if.then9.i:                                       ; preds = %for.cond.cleanup.i
  %11 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 96)
  store i32 %hlsl.wave.active.sum5.i, ptr addrspace(11) %11, align 4, !tbaa !2
  br label %if.end11.i

if.end11.i:                                       ; preds = %if.then9.i, %for.cond.cleanup.i
  %12 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %3)
  store i32 %sum.1.i.4, ptr addrspace(11) %12, align 4, !tbaa !2
  %add13.i = add i32 %3, 32
  %13 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %add13.i)
  store i32 %elt.ctpop.i, ptr addrspace(11) %13, align 4, !tbaa !2
  %cmp15.i = icmp ult i32 %6, 1000
  %14 = call spir_func i1 @llvm.spv.wave.all(i1 %cmp15.i) [ "convergencectrl"(token %0) ]
  br i1 %14, label %cond.true16.i, label %cond.false18.i

cond.true16.i:                                    ; preds = %if.end11.i
  %hlsl.wave.active.max17.i = call spir_func i32 @llvm.spv.wave.reduce.umax.i32(i32 %6) [ "convergencectrl"(token %0) ]
  br label %_Z4mainDv3_j.exit

cond.false18.i:                                   ; preds = %if.end11.i
  %hlsl.wave.active.min19.i = call spir_func i32 @llvm.spv.wave.reduce.umin.i32(i32 %6) [ "convergencectrl"(token %0) ]
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %cond.true16.i, %cond.false18.i
  %cond21.i = phi i32 [ %hlsl.wave.active.max17.i, %cond.true16.i ], [ %hlsl.wave.active.min19.i, %cond.false18.i ]
  %add22.i = add i32 %3, 64
  %15 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %add22.i)
  store i32 %cond21.i, ptr addrspace(11) %15, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare spir_func i32 @__hlsl_wave_get_lane_index() local_unnamed_addr #3

declare token @llvm.experimental.convergence.loop() #0

declare i32 @llvm.spv.wave.readlane.i32(i32, i32) #0

declare i32 @llvm.spv.wave.reduce.sum.i32(i32) #0

declare <4 x i32> @llvm.spv.wave.ballot(i1) #0

declare i32 @llvm.ctpop.i32(i32) #4

declare i1 @llvm.spv.wave.is.first.lane() #5

declare i1 @llvm.spv.wave.all(i1) #0

declare i32 @llvm.spv.wave.reduce.umax.i32(i32) #0

declare i32 @llvm.spv.wave.reduce.umin.i32(i32) #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #6

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #6

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #6

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #6

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse nounwind "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
