target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %1, i32 %2)
  %4 = load i32, ptr addrspace(11) %3, align 4, !tbaa !2
  br label %for.cond.i

for.cond.i:                                       ; preds = %entry
  %5 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %and.i = and i32 %4, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  br i1 %tobool.not.i, label %if.else.i, label %if.then.i

for.cond.cleanup.i:                               ; preds = %for.inc.i.2
  %hlsl.wave.active.max3.i.3 = call spir_func i32 @llvm.spv.wave.reduce.umax.i32(i32 %4) [ "convergencectrl"(token %5) ]
  %mul.i.3 = shl i32 %hlsl.wave.active.max3.i.3, 1
  %add4.i.3 = add i32 %mul.i.3, %r.1.i.2
  %6 = call spir_func i1 @llvm.spv.wave.is.first.lane() [ "convergencectrl"(token %5) ]
  %add6.i.3 = add i32 %add4.i.3, 5
  %spec.select.i.3 = select i1 %6, i32 %add6.i.3, i32 %add4.i.3
  %cmp8.i = icmp ugt i32 %4, 5
  br i1 %cmp8.i, label %while.cond.i.preheader, label %_Z4mainDv3_j.exit

if.then.i:                                        ; preds = %for.cond.i
  %hlsl.wave.active.sum2.i = call spir_func i32 @llvm.spv.wave.reduce.sum.i32(i32 %4) [ "convergencectrl"(token %5) ]
  br label %for.inc.i

if.else.i:                                        ; preds = %for.cond.i
  %hlsl.wave.active.max3.i = call spir_func i32 @llvm.spv.wave.reduce.umax.i32(i32 %4) [ "convergencectrl"(token %5) ]
  %mul.i = shl i32 %hlsl.wave.active.max3.i, 1
  %7 = call spir_func i1 @llvm.spv.wave.is.first.lane() [ "convergencectrl"(token %5) ]
  %add6.i = add i32 %mul.i, 5
  %spec.select.i = select i1 %7, i32 %add6.i, i32 %mul.i
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.else.i, %if.then.i
  %r.1.i = phi i32 [ %hlsl.wave.active.sum2.i, %if.then.i ], [ %spec.select.i, %if.else.i ]
  %and.i.1 = and i32 %4, 2
  %tobool.not.i.1 = icmp eq i32 %and.i.1, 0
  br i1 %tobool.not.i.1, label %if.else.i.1, label %if.then.i.1

if.then.i.1:                                      ; preds = %for.inc.i
  %hlsl.wave.active.sum2.i.1 = call spir_func i32 @llvm.spv.wave.reduce.sum.i32(i32 %4) [ "convergencectrl"(token %5) ]
  %add.i.1 = add i32 %hlsl.wave.active.sum2.i.1, %r.1.i
  br label %for.inc.i.1

if.else.i.1:                                      ; preds = %for.inc.i
  %hlsl.wave.active.max3.i.1 = call spir_func i32 @llvm.spv.wave.reduce.umax.i32(i32 %4) [ "convergencectrl"(token %5) ]
  %mul.i.1 = shl i32 %hlsl.wave.active.max3.i.1, 1
  %add4.i.1 = add i32 %mul.i.1, %r.1.i
  %8 = call spir_func i1 @llvm.spv.wave.is.first.lane() [ "convergencectrl"(token %5) ]
  %add6.i.1 = add i32 %add4.i.1, 5
  %spec.select.i.1 = select i1 %8, i32 %add6.i.1, i32 %add4.i.1
  br label %for.inc.i.1

for.inc.i.1:                                      ; preds = %if.else.i.1, %if.then.i.1
  %r.1.i.1 = phi i32 [ %add.i.1, %if.then.i.1 ], [ %spec.select.i.1, %if.else.i.1 ]
  %and.i.2 = and i32 %4, 4
  %tobool.not.i.2 = icmp eq i32 %and.i.2, 0
  br i1 %tobool.not.i.2, label %if.else.i.2, label %if.then.i.2

if.then.i.2:                                      ; preds = %for.inc.i.1
  %hlsl.wave.active.sum2.i.2 = call spir_func i32 @llvm.spv.wave.reduce.sum.i32(i32 %4) [ "convergencectrl"(token %5) ]
  %add.i.2 = add i32 %hlsl.wave.active.sum2.i.2, %r.1.i.1
  br label %for.inc.i.2

if.else.i.2:                                      ; preds = %for.inc.i.1
  %hlsl.wave.active.max3.i.2 = call spir_func i32 @llvm.spv.wave.reduce.umax.i32(i32 %4) [ "convergencectrl"(token %5) ]
  %mul.i.2 = shl i32 %hlsl.wave.active.max3.i.2, 1
  %add4.i.2 = add i32 %mul.i.2, %r.1.i.1
  %9 = call spir_func i1 @llvm.spv.wave.is.first.lane() [ "convergencectrl"(token %5) ]
  %add6.i.2 = add i32 %add4.i.2, 5
  %spec.select.i.2 = select i1 %9, i32 %add6.i.2, i32 %add4.i.2
  br label %for.inc.i.2

for.inc.i.2:                                      ; preds = %if.else.i.2, %if.then.i.2
  %r.1.i.2 = phi i32 [ %add.i.2, %if.then.i.2 ], [ %spec.select.i.2, %if.else.i.2 ]
  %and.i.3 = and i32 %4, 8
  %tobool.not.i.3 = icmp eq i32 %and.i.3, 0
  br i1 %tobool.not.i.3, label %for.cond.cleanup.i, label %for.cond.cleanup.i.thread

for.cond.cleanup.i.thread:                        ; preds = %for.inc.i.2
  %hlsl.wave.active.sum2.i.3 = call spir_func i32 @llvm.spv.wave.reduce.sum.i32(i32 %4) [ "convergencectrl"(token %5) ]
  %add.i.3 = add i32 %hlsl.wave.active.sum2.i.3, %r.1.i.2
  br label %while.cond.i.preheader

while.cond.i.preheader:                           ; preds = %for.cond.cleanup.i.thread, %for.cond.cleanup.i
  %r.2.i.ph = phi i32 [ %spec.select.i.3, %for.cond.cleanup.i ], [ %add.i.3, %for.cond.cleanup.i.thread ]
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i.preheader, %while.body.i
  %r.2.i = phi i32 [ %add12.i, %while.body.i ], [ %r.2.i.ph, %while.cond.i.preheader ]
  %10 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %cmp10.i = icmp ult i32 %r.2.i, 50
  %11 = call spir_func i1 @llvm.spv.wave.any(i1 %cmp10.i) [ "convergencectrl"(token %10) ]
  br i1 %11, label %while.body.i, label %_Z4mainDv3_j.exit

while.body.i:                                     ; preds = %while.cond.i
  %12 = call spir_func i32 @__hlsl_wave_get_lane_index() #6 [ "convergencectrl"(token %10) ]
  %add11.i = add i32 %r.2.i, 13
  %add12.i = add i32 %add11.i, %12
  br label %while.cond.i, !llvm.loop !6

_Z4mainDv3_j.exit:                                ; preds = %while.cond.i, %for.cond.cleanup.i
  %r.3.i = phi i32 [ %spec.select.i.3, %for.cond.cleanup.i ], [ %r.2.i, %while.cond.i ]
  %13 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %xor.i = xor i32 %2, 1
  %hlsl.wave.readlane14.i = call spir_func i32 @llvm.spv.wave.readlane.i32(i32 %4, i32 %xor.i) [ "convergencectrl"(token %0) ]
  %add15.i = add i32 %hlsl.wave.readlane14.i, %r.3.i
  %14 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %13, i32 %2)
  store i32 %add15.i, ptr addrspace(11) %14, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare token @llvm.experimental.convergence.loop() #0

declare i32 @llvm.spv.wave.reduce.sum.i32(i32) #0

declare i32 @llvm.spv.wave.reduce.umax.i32(i32) #0

declare i1 @llvm.spv.wave.is.first.lane() #3

declare i1 @llvm.spv.wave.any(i1) #0

declare spir_func i32 @__hlsl_wave_get_lane_index() local_unnamed_addr #4

declare i32 @llvm.spv.wave.readlane.i32(i32, i32) #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #5

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse nounwind "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { convergent }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
