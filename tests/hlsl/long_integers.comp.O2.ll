target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define hidden spir_func noundef i64 @_Z5poweryyy(i64 noundef %base, i64 noundef %e, i64 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp.not13 = icmp eq i64 %e, 0
  br i1 %cmp.not13, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %if.end
  %mul2.pn = phi i64 [ %mul2, %if.end ], [ %base, %entry ]
  %r.015 = phi i64 [ %r.1, %if.end ], [ 1, %entry ]
  %e.addr.014 = phi i64 [ %shr, %if.end ], [ %e, %entry ]
  %base.addr.016 = urem i64 %mul2.pn, %m
  %and = and i64 %e.addr.014, 1
  %tobool.not = icmp eq i64 %and, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %while.body
  %mul = mul i64 %base.addr.016, %r.015
  %rem1 = urem i64 %mul, %m
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %r.1 = phi i64 [ %rem1, %if.then ], [ %r.015, %while.body ]
  %mul2 = mul i64 %base.addr.016, %base.addr.016
  %shr = lshr i64 %e.addr.014, 1
  %cmp.not = icmp eq i64 %shr, 0
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !6

while.end:                                        ; preds = %if.end, %entry
  %r.0.lcssa = phi i64 [ 1, %entry ], [ %r.1, %if.end ]
  ret i64 %r.0.lcssa
}

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x i64], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_0t(target("spirv.VulkanBuffer", [0 x i64], 12, 0) %0, i32 %1)
  %3 = load i64, ptr addrspace(11) %2, align 8, !tbaa !8
  br label %while.body.i.i

while.body.i.i:                                   ; preds = %entry, %if.end.i.i
  %base.addr.0.i.i4.in = phi i64 [ %3, %entry ], [ %mul2.i.i, %if.end.i.i ]
  %r.0.i.i3 = phi i64 [ 1, %entry ], [ %r.1.i.i, %if.end.i.i ]
  %e.addr.0.i.i2 = phi i64 [ 65537, %entry ], [ %shr.i.i, %if.end.i.i ]
  %base.addr.0.i.i4 = urem i64 %base.addr.0.i.i4.in, 1000003
  %and.i.i = and i64 %e.addr.0.i.i2, 1
  %tobool.not.i.i = icmp eq i64 %and.i.i, 0
  br i1 %tobool.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %while.body.i.i
  %mul.i.i = mul nuw nsw i64 %r.0.i.i3, %base.addr.0.i.i4
  %rem1.i.i = urem i64 %mul.i.i, 1000003
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %while.body.i.i
  %r.1.i.i = phi i64 [ %rem1.i.i, %if.then.i.i ], [ %r.0.i.i3, %while.body.i.i ]
  %mul2.i.i = mul nuw nsw i64 %base.addr.0.i.i4, %base.addr.0.i.i4
  %shr.i.i = lshr i64 %e.addr.0.i.i2, 1
  %cmp.not.i.i = icmp eq i64 %shr.i.i, 0
  br i1 %cmp.not.i.i, label %_Z4mainDv3_j.exit, label %while.body.i.i, !llvm.loop !6

_Z4mainDv3_j.exit:                                ; preds = %if.end.i.i
  %4 = tail call target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %mul.i = shl i32 %1, 2
  %5 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %4, i32 %mul.i)
  store i64 %r.1.i.i, ptr addrspace(11) %5, align 8, !tbaa !8
  %div.i = sdiv i64 %3, 3
  %add.i = or disjoint i32 %mul.i, 1
  %6 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %4, i32 %add.i)
  store i64 %div.i, ptr addrspace(11) %6, align 8, !tbaa !8
  %shl.i = shl i64 %3, 13
  %shr.i = lshr i64 %3, 7
  %xor.i = xor i64 %shl.i, %shr.i
  %add7.i = or disjoint i32 %mul.i, 2
  %7 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %4, i32 %add7.i)
  store i64 %xor.i, ptr addrspace(11) %7, align 8, !tbaa !8
  %elt.max.i = tail call i64 @llvm.smax.i64(i64 %3, i64 -5)
  %elt.min.i = tail call i64 @llvm.umin.i64(i64 %3, i64 9)
  %add9.i = add i64 %elt.max.i, %elt.min.i
  %add11.i = or disjoint i32 %mul.i, 3
  %8 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %4, i32 %add11.i)
  store i64 %add9.i, ptr addrspace(11) %8, align 8, !tbaa !8
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare i64 @llvm.smax.i64(i64, i64) #3

declare i64 @llvm.umin.i64(i64, i64) #3

declare target("spirv.VulkanBuffer", [0 x i64], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_0t(target("spirv.VulkanBuffer", [0 x i64], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1), i32) #4

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !4, i64 0}
