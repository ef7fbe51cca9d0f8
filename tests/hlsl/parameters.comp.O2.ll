target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define hidden spir_func void @_Z6divideiiRiS_(i32 noundef %a, i32 noundef %b, ptr noalias noundef nonnull writeonly align 4 captures(none) dereferenceable(4) initializes((0, 4)) %quotient, ptr noalias noundef nonnull writeonly align 4 captures(none) dereferenceable(4) initializes((0, 4)) %rest) local_unnamed_addr #0 {
entry:
  %div = sdiv i32 %a, %b
  store i32 %div, ptr %quotient, align 4, !tbaa !2
  %0 = mul i32 %div, %b
  %rem.decomposed = sub i32 %a, %0
  store i32 %rem.decomposed, ptr %rest, align 4, !tbaa !2
  ret void
}

define hidden spir_func noundef range(i32 0, 306783379) i32 @_Z5countRi(ptr noalias noundef nonnull align 4 captures(none) dereferenceable(4) %left) local_unnamed_addr #1 {
entry:
  %.pr = load i32, ptr %left, align 4, !tbaa !2
  %cmp3 = icmp sgt i32 %.pr, 10
  br i1 %cmp3, label %for.body.preheader, label %for.end

for.body.preheader:                               ; preds = %entry
  %0 = tail call i32 @llvm.usub.sat.i32(i32 %.pr, i32 17)
  %1 = add nuw i32 %0, 6
  %2 = udiv i32 %1, 7
  %3 = add nuw nsw i32 %2, 1
  %4 = add nsw i32 %.pr, -7
  %.neg = mul nsw i32 %2, -7
  %5 = add nsw i32 %.neg, %4
  store i32 %5, ptr %left, align 4, !tbaa !2
  br label %for.end

for.end:                                          ; preds = %for.body.preheader, %entry
  %n.0.lcssa = phi i32 [ %3, %for.body.preheader ], [ 0, %entry ]
  ret i32 %n.0.lcssa
}

define hidden spir_func noundef i32 @_Z5plainii(i32 noundef %a, i32 noundef %b) local_unnamed_addr #2 {
entry:
  %mul = mul nsw i32 %a, 3
  %sub = sub nsw i32 %mul, %b
  ret i32 %sub
}

define void @main() local_unnamed_addr #3 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %1)
  %3 = load i32, ptr addrspace(11) %2, align 4, !tbaa !2
  %cmp.i.i2 = icmp sgt i32 %3, 10
  br i1 %cmp.i.i2, label %for.body.i.i.preheader, label %_Z4mainDv3_j.exit

for.body.i.i.preheader:                           ; preds = %entry
  %4 = tail call i32 @llvm.usub.sat.i32(i32 %3, i32 17)
  %5 = add nuw i32 %4, 6
  %6 = udiv i32 %5, 7
  %7 = add nsw i32 %3, -7
  %.neg = mul nsw i32 %6, -7
  %8 = add nsw i32 %.neg, %7
  %9 = mul nuw i32 %6, 1000
  %10 = add nuw i32 %9, 1000
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %for.body.i.i.preheader, %entry
  %tmp3.i.0.lcssa = phi i32 [ %3, %entry ], [ %8, %for.body.i.i.preheader ]
  %n.0.i.i.lcssa = phi i32 [ 0, %entry ], [ %10, %for.body.i.i.preheader ]
  %11 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %.frozen = freeze i32 %3
  %div.i.i = sdiv i32 %.frozen, 7
  %12 = mul i32 %div.i.i, 7
  %rem.i.i.decomposed = sub i32 %.frozen, %12
  %mul.i.i = mul nsw i32 %div.i.i, 3
  %sub.i11.i = sub nsw i32 %mul.i.i, %rem.i.i.decomposed
  %add.i = add i32 %sub.i11.i, %tmp3.i.0.lcssa
  %add6.i = add i32 %add.i, %n.0.i.i.lcssa
  %13 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %11, i32 %1)
  store i32 %add6.i, ptr addrspace(11) %13, align 4, !tbaa !2
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #5

declare i32 @llvm.usub.sat.i32(i32, i32) #6

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
