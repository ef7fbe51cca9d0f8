target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@_ZL1k = internal unnamed_addr addrspace(10) constant [4 x i32] [i32 1518500249, i32 1859775393, i32 -1894007588, i32 -899497514], align 4

define hidden spir_func noundef i32 @_Z4rotljj(i32 noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %or = tail call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
  ret i32 %or
}

define void @main() local_unnamed_addr #1 {
entry:
  %w.i = alloca [80 x i32], align 4
  %0 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %w.i) #6
  %mul.i = shl i32 %1, 4
  %2 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %mul.i)
  %3 = load i32, ptr addrspace(11) %2, align 4, !tbaa !2
  store i32 %3, ptr %w.i, align 4, !tbaa !2
  %4 = or disjoint i32 %mul.i, 1
  %5 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %4)
  %6 = load i32, ptr addrspace(11) %5, align 4, !tbaa !2
  %arrayidx.i.1 = getelementptr inbounds nuw i8, ptr %w.i, i64 4
  store i32 %6, ptr %arrayidx.i.1, align 4, !tbaa !2
  %7 = or disjoint i32 %mul.i, 2
  %8 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %7)
  %9 = load i32, ptr addrspace(11) %8, align 4, !tbaa !2
  %arrayidx.i.2 = getelementptr inbounds nuw i8, ptr %w.i, i64 8
  store i32 %9, ptr %arrayidx.i.2, align 4, !tbaa !2
  %10 = or disjoint i32 %mul.i, 3
  %11 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %10)
  %12 = load i32, ptr addrspace(11) %11, align 4, !tbaa !2
  %arrayidx.i.3 = getelementptr inbounds nuw i8, ptr %w.i, i64 12
  store i32 %12, ptr %arrayidx.i.3, align 4, !tbaa !2
  %13 = or disjoint i32 %mul.i, 4
  %14 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %13)
  %15 = load i32, ptr addrspace(11) %14, align 4, !tbaa !2
  %arrayidx.i.4 = getelementptr inbounds nuw i8, ptr %w.i, i64 16
  store i32 %15, ptr %arrayidx.i.4, align 4, !tbaa !2
  %16 = or disjoint i32 %mul.i, 5
  %17 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %16)
  %18 = load i32, ptr addrspace(11) %17, align 4, !tbaa !2
  %arrayidx.i.5 = getelementptr inbounds nuw i8, ptr %w.i, i64 20
  store i32 %18, ptr %arrayidx.i.5, align 4, !tbaa !2
  %19 = or disjoint i32 %mul.i, 6
  %20 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %19)
  %21 = load i32, ptr addrspace(11) %20, align 4, !tbaa !2
  %arrayidx.i.6 = getelementptr inbounds nuw i8, ptr %w.i, i64 24
  store i32 %21, ptr %arrayidx.i.6, align 4, !tbaa !2
  %22 = or disjoint i32 %mul.i, 7
  %23 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %22)
  %24 = load i32, ptr addrspace(11) %23, align 4, !tbaa !2
  %arrayidx.i.7 = getelementptr inbounds nuw i8, ptr %w.i, i64 28
  store i32 %24, ptr %arrayidx.i.7, align 4, !tbaa !2
  %25 = or disjoint i32 %mul.i, 8
  %26 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %25)
  %27 = load i32, ptr addrspace(11) %26, align 4, !tbaa !2
  %arrayidx.i.8 = getelementptr inbounds nuw i8, ptr %w.i, i64 32
  store i32 %27, ptr %arrayidx.i.8, align 4, !tbaa !2
  %28 = or disjoint i32 %mul.i, 9
  %29 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %28)
  %30 = load i32, ptr addrspace(11) %29, align 4, !tbaa !2
  %arrayidx.i.9 = getelementptr inbounds nuw i8, ptr %w.i, i64 36
  store i32 %30, ptr %arrayidx.i.9, align 4, !tbaa !2
  %31 = or disjoint i32 %mul.i, 10
  %32 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %31)
  %33 = load i32, ptr addrspace(11) %32, align 4, !tbaa !2
  %arrayidx.i.10 = getelementptr inbounds nuw i8, ptr %w.i, i64 40
  store i32 %33, ptr %arrayidx.i.10, align 4, !tbaa !2
  %34 = or disjoint i32 %mul.i, 11
  %35 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %34)
  %36 = load i32, ptr addrspace(11) %35, align 4, !tbaa !2
  %arrayidx.i.11 = getelementptr inbounds nuw i8, ptr %w.i, i64 44
  store i32 %36, ptr %arrayidx.i.11, align 4, !tbaa !2
  %37 = or disjoint i32 %mul.i, 12
  %38 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %37)
  %39 = load i32, ptr addrspace(11) %38, align 4, !tbaa !2
  %arrayidx.i.12 = getelementptr inbounds nuw i8, ptr %w.i, i64 48
  store i32 %39, ptr %arrayidx.i.12, align 4, !tbaa !2
  %40 = or disjoint i32 %mul.i, 13
  %41 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %40)
  %42 = load i32, ptr addrspace(11) %41, align 4, !tbaa !2
  %arrayidx.i.13 = getelementptr inbounds nuw i8, ptr %w.i, i64 52
  store i32 %42, ptr %arrayidx.i.13, align 4, !tbaa !2
  %43 = or disjoint i32 %mul.i, 14
  %44 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %43)
  %45 = load i32, ptr addrspace(11) %44, align 4, !tbaa !2
  %arrayidx.i.14 = getelementptr inbounds nuw i8, ptr %w.i, i64 56
  store i32 %45, ptr %arrayidx.i.14, align 4, !tbaa !2
  %46 = or disjoint i32 %mul.i, 15
  %47 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %0, i32 %46)
  %48 = load i32, ptr addrspace(11) %47, align 4, !tbaa !2
  %arrayidx.i.15 = getelementptr inbounds nuw i8, ptr %w.i, i64 60
  store i32 %48, ptr %arrayidx.i.15, align 4, !tbaa !2
  br label %for.body5.i

for.body5.i:                                      ; preds = %entry, %for.body5.i
  %indvars.iv = phi i64 [ 16, %entry ], [ %indvars.iv.next, %for.body5.i ]
  %49 = getelementptr i32, ptr %w.i, i64 %indvars.iv
  %arrayidx7.i = getelementptr i8, ptr %49, i64 -12
  %50 = load i32, ptr %arrayidx7.i, align 4, !tbaa !2
  %51 = getelementptr i32, ptr %w.i, i64 %indvars.iv
  %arrayidx10.i = getelementptr i8, ptr %51, i64 -32
  %52 = load i32, ptr %arrayidx10.i, align 4, !tbaa !2
  %xor.i = xor i32 %52, %50
  %53 = getelementptr i32, ptr %w.i, i64 %indvars.iv
  %arrayidx13.i = getelementptr i8, ptr %53, i64 -56
  %54 = load i32, ptr %arrayidx13.i, align 4, !tbaa !2
  %xor14.i = xor i32 %xor.i, %54
  %55 = getelementptr i32, ptr %w.i, i64 %indvars.iv
  %arrayidx17.i = getelementptr i8, ptr %55, i64 -64
  %56 = load i32, ptr %arrayidx17.i, align 4, !tbaa !2
  %xor18.i = xor i32 %xor14.i, %56
  %or.i125.i = tail call noundef i32 @llvm.fshl.i32(i32 %xor18.i, i32 %xor18.i, i32 1)
  %arrayidx21.i = getelementptr inbounds nuw i32, ptr %w.i, i64 %indvars.iv
  store i32 %or.i125.i, ptr %arrayidx21.i, align 4, !tbaa !2
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 80
  br i1 %exitcond.not, label %for.body28.i, label %for.body5.i, !llvm.loop !6

for.body28.i:                                     ; preds = %for.body5.i, %if.end47.i
  %indvars.iv15 = phi i64 [ %indvars.iv.next16, %if.end47.i ], [ 0, %for.body5.i ]
  %e.0.i8 = phi i32 [ %d.0.i7, %if.end47.i ], [ -1009589776, %for.body5.i ]
  %d.0.i7 = phi i32 [ %c.0.i6, %if.end47.i ], [ 271733878, %for.body5.i ]
  %c.0.i6 = phi i32 [ %or.i.i, %if.end47.i ], [ -1732584194, %for.body5.i ]
  %b.0.i5 = phi i32 [ %a.0.i4, %if.end47.i ], [ -271733879, %for.body5.i ]
  %a.0.i4 = phi i32 [ %add56.i, %if.end47.i ], [ 1732584193, %for.body5.i ]
  %cmp29.i = icmp samesign ult i64 %indvars.iv15, 20
  br i1 %cmp29.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body28.i
  %and.i = and i32 %c.0.i6, %b.0.i5
  %not.i = xor i32 %b.0.i5, -1
  %and30.i = and i32 %d.0.i7, %not.i
  %or.i = or i32 %and30.i, %and.i
  br label %if.end47.i

if.else.i:                                        ; preds = %for.body28.i
  %cmp31.i = icmp samesign ult i64 %indvars.iv15, 40
  br i1 %cmp31.i, label %if.then32.i, label %if.else35.i

if.then32.i:                                      ; preds = %if.else.i
  %xor33.i = xor i32 %c.0.i6, %b.0.i5
  %xor34.i = xor i32 %xor33.i, %d.0.i7
  br label %if.end47.i

if.else35.i:                                      ; preds = %if.else.i
  %cmp36.i = icmp samesign ult i64 %indvars.iv15, 60
  br i1 %cmp36.i, label %if.then37.i, label %if.else43.i

if.then37.i:                                      ; preds = %if.else35.i
  %and39123.i = or i32 %d.0.i7, %c.0.i6
  %or40.i = and i32 %and39123.i, %b.0.i5
  %and41.i = and i32 %d.0.i7, %c.0.i6
  %or42.i = or i32 %or40.i, %and41.i
  br label %if.end47.i

if.else43.i:                                      ; preds = %if.else35.i
  %xor44.i = xor i32 %c.0.i6, %b.0.i5
  %xor45.i = xor i32 %xor44.i, %d.0.i7
  br label %if.end47.i

if.end47.i:                                       ; preds = %if.else43.i, %if.then37.i, %if.then32.i, %if.then.i
  %f.0.i = phi i32 [ %or.i, %if.then.i ], [ %xor34.i, %if.then32.i ], [ %or42.i, %if.then37.i ], [ %xor45.i, %if.else43.i ]
  %or.i124.i = tail call noundef i32 @llvm.fshl.i32(i32 %a.0.i4, i32 %a.0.i4, i32 5)
  %div.i.lhs.trunc = trunc i64 %indvars.iv15 to i8
  %div.i1 = udiv i8 %div.i.lhs.trunc, 20
  %idxprom51.i = zext nneg i8 %div.i1 to i64
  %arrayidx52.i = getelementptr inbounds nuw i32, ptr addrspace(10) @_ZL1k, i64 %idxprom51.i
  %57 = load i32, ptr addrspace(10) %arrayidx52.i, align 4, !tbaa !2
  %arrayidx55.i = getelementptr inbounds nuw i32, ptr %w.i, i64 %indvars.iv15
  %58 = load i32, ptr %arrayidx55.i, align 4, !tbaa !2
  %add49.i = add i32 %e.0.i8, %or.i124.i
  %add50.i = add i32 %add49.i, %f.0.i
  %add53.i = add i32 %add50.i, %57
  %add56.i = add i32 %add53.i, %58
  %or.i.i = tail call noundef i32 @llvm.fshl.i32(i32 %b.0.i5, i32 %b.0.i5, i32 30)
  %indvars.iv.next16 = add nuw nsw i64 %indvars.iv15, 1
  %exitcond17.not = icmp eq i64 %indvars.iv.next16, 80
  br i1 %exitcond17.not, label %_Z4mainDv3_j.exit, label %for.body28.i, !llvm.loop !8

_Z4mainDv3_j.exit:                                ; preds = %if.end47.i
  %59 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %add61.i = add i32 %add56.i, 1732584193
  %mul62.i = mul i32 %1, 5
  %60 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %59, i32 %mul62.i)
  store i32 %add61.i, ptr addrspace(11) %60, align 4, !tbaa !2
  %add65.i = add i32 %a.0.i4, -271733879
  %add67.i = add i32 %mul62.i, 1
  %61 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %59, i32 %add67.i)
  store i32 %add65.i, ptr addrspace(11) %61, align 4, !tbaa !2
  %add69.i = add i32 %or.i.i, -1732584194
  %add71.i = add i32 %mul62.i, 2
  %62 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %59, i32 %add71.i)
  store i32 %add69.i, ptr addrspace(11) %62, align 4, !tbaa !2
  %add73.i = add i32 %c.0.i6, 271733878
  %add75.i = add i32 %mul62.i, 3
  %63 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %59, i32 %add75.i)
  store i32 %add73.i, ptr addrspace(11) %63, align 4, !tbaa !2
  %add77.i = add i32 %d.0.i7, -1009589776
  %add79.i = add i32 %mul62.i, 4
  %64 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %59, i32 %add79.i)
  store i32 %add77.i, ptr addrspace(11) %64, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0(ptr nonnull %w.i) #6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !7}
