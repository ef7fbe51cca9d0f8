target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %a.i = alloca [4 x [4 x float]], align 4
  %q.i = alloca [4 x [4 x float]], align 4
  %0 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  call void @llvm.lifetime.start.p0(ptr nonnull %a.i) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %q.i) #4
  %2 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 0)
  %3 = load float, ptr addrspace(11) %2, align 4, !tbaa !6
  store float %3, ptr %a.i, align 4, !tbaa !6
  store float 1.000000e+00, ptr %q.i, align 4, !tbaa !6
  %4 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 1)
  %5 = load float, ptr addrspace(11) %4, align 4, !tbaa !6
  %arrayidx7.i.1 = getelementptr inbounds nuw i8, ptr %a.i, i64 4
  store float %5, ptr %arrayidx7.i.1, align 4, !tbaa !6
  %arrayidx12.i.1 = getelementptr inbounds nuw i8, ptr %q.i, i64 4
  store float 0.000000e+00, ptr %arrayidx12.i.1, align 4, !tbaa !6
  %6 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 2)
  %7 = load float, ptr addrspace(11) %6, align 4, !tbaa !6
  %arrayidx7.i.2 = getelementptr inbounds nuw i8, ptr %a.i, i64 8
  store float %7, ptr %arrayidx7.i.2, align 4, !tbaa !6
  %arrayidx12.i.2 = getelementptr inbounds nuw i8, ptr %q.i, i64 8
  store float 0.000000e+00, ptr %arrayidx12.i.2, align 4, !tbaa !6
  %8 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 3)
  %9 = load float, ptr addrspace(11) %8, align 4, !tbaa !6
  %arrayidx7.i.3 = getelementptr inbounds nuw i8, ptr %a.i, i64 12
  store float %9, ptr %arrayidx7.i.3, align 4, !tbaa !6
  %arrayidx12.i.3 = getelementptr inbounds nuw i8, ptr %q.i, i64 12
  store float 0.000000e+00, ptr %arrayidx12.i.3, align 4, !tbaa !6
  %arrayidx.i.1 = getelementptr inbounds nuw i8, ptr %a.i, i64 16
  %arrayidx10.i.1 = getelementptr inbounds nuw i8, ptr %q.i, i64 16
  %10 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 4)
  %11 = load float, ptr addrspace(11) %10, align 4, !tbaa !6
  store float %11, ptr %arrayidx.i.1, align 4, !tbaa !6
  store float 0.000000e+00, ptr %arrayidx10.i.1, align 4, !tbaa !6
  %12 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 5)
  %13 = load float, ptr addrspace(11) %12, align 4, !tbaa !6
  %arrayidx7.i.1.1 = getelementptr inbounds nuw i8, ptr %a.i, i64 20
  store float %13, ptr %arrayidx7.i.1.1, align 4, !tbaa !6
  %arrayidx12.i.1.1 = getelementptr inbounds nuw i8, ptr %q.i, i64 20
  store float 1.000000e+00, ptr %arrayidx12.i.1.1, align 4, !tbaa !6
  %14 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 6)
  %15 = load float, ptr addrspace(11) %14, align 4, !tbaa !6
  %arrayidx7.i.2.1 = getelementptr inbounds nuw i8, ptr %a.i, i64 24
  store float %15, ptr %arrayidx7.i.2.1, align 4, !tbaa !6
  %arrayidx12.i.2.1 = getelementptr inbounds nuw i8, ptr %q.i, i64 24
  store float 0.000000e+00, ptr %arrayidx12.i.2.1, align 4, !tbaa !6
  %16 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 7)
  %17 = load float, ptr addrspace(11) %16, align 4, !tbaa !6
  %arrayidx7.i.3.1 = getelementptr inbounds nuw i8, ptr %a.i, i64 28
  store float %17, ptr %arrayidx7.i.3.1, align 4, !tbaa !6
  %arrayidx12.i.3.1 = getelementptr inbounds nuw i8, ptr %q.i, i64 28
  store float 0.000000e+00, ptr %arrayidx12.i.3.1, align 4, !tbaa !6
  %arrayidx.i.2 = getelementptr inbounds nuw i8, ptr %a.i, i64 32
  %arrayidx10.i.2 = getelementptr inbounds nuw i8, ptr %q.i, i64 32
  %18 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 8)
  %19 = load float, ptr addrspace(11) %18, align 4, !tbaa !6
  store float %19, ptr %arrayidx.i.2, align 4, !tbaa !6
  store float 0.000000e+00, ptr %arrayidx10.i.2, align 4, !tbaa !6
  %20 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 9)
  %21 = load float, ptr addrspace(11) %20, align 4, !tbaa !6
  %arrayidx7.i.1.2 = getelementptr inbounds nuw i8, ptr %a.i, i64 36
  store float %21, ptr %arrayidx7.i.1.2, align 4, !tbaa !6
  %arrayidx12.i.1.2 = getelementptr inbounds nuw i8, ptr %q.i, i64 36
  store float 0.000000e+00, ptr %arrayidx12.i.1.2, align 4, !tbaa !6
  %22 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 10)
  %23 = load float, ptr addrspace(11) %22, align 4, !tbaa !6
  %arrayidx7.i.2.2 = getelementptr inbounds nuw i8, ptr %a.i, i64 40
  store float %23, ptr %arrayidx7.i.2.2, align 4, !tbaa !6
  %arrayidx12.i.2.2 = getelementptr inbounds nuw i8, ptr %q.i, i64 40
  store float 1.000000e+00, ptr %arrayidx12.i.2.2, align 4, !tbaa !6
  %24 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 11)
  %25 = load float, ptr addrspace(11) %24, align 4, !tbaa !6
  %arrayidx7.i.3.2 = getelementptr inbounds nuw i8, ptr %a.i, i64 44
  store float %25, ptr %arrayidx7.i.3.2, align 4, !tbaa !6
  %arrayidx12.i.3.2 = getelementptr inbounds nuw i8, ptr %q.i, i64 44
  store float 0.000000e+00, ptr %arrayidx12.i.3.2, align 4, !tbaa !6
  %arrayidx.i.3 = getelementptr inbounds nuw i8, ptr %a.i, i64 48
  %arrayidx10.i.3 = getelementptr inbounds nuw i8, ptr %q.i, i64 48
  %26 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 12)
  %27 = load float, ptr addrspace(11) %26, align 4, !tbaa !6
  store float %27, ptr %arrayidx.i.3, align 4, !tbaa !6
  store float 0.000000e+00, ptr %arrayidx10.i.3, align 4, !tbaa !6
  %28 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 13)
  %29 = load float, ptr addrspace(11) %28, align 4, !tbaa !6
  %arrayidx7.i.1.3 = getelementptr inbounds nuw i8, ptr %a.i, i64 52
  store float %29, ptr %arrayidx7.i.1.3, align 4, !tbaa !6
  %arrayidx12.i.1.3 = getelementptr inbounds nuw i8, ptr %q.i, i64 52
  store float 0.000000e+00, ptr %arrayidx12.i.1.3, align 4, !tbaa !6
  %30 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 14)
  %31 = load float, ptr addrspace(11) %30, align 4, !tbaa !6
  %arrayidx7.i.2.3 = getelementptr inbounds nuw i8, ptr %a.i, i64 56
  store float %31, ptr %arrayidx7.i.2.3, align 4, !tbaa !6
  %arrayidx12.i.2.3 = getelementptr inbounds nuw i8, ptr %q.i, i64 56
  store float 0.000000e+00, ptr %arrayidx12.i.2.3, align 4, !tbaa !6
  %32 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %0, i32 15)
  %33 = load float, ptr addrspace(11) %32, align 4, !tbaa !6
  %arrayidx7.i.3.3 = getelementptr inbounds nuw i8, ptr %a.i, i64 60
  store float %33, ptr %arrayidx7.i.3.3, align 4, !tbaa !6
  %arrayidx12.i.3.3 = getelementptr inbounds nuw i8, ptr %q.i, i64 60
  store float 1.000000e+00, ptr %arrayidx12.i.3.3, align 4, !tbaa !6
  br label %for.body19.i

for.cond16.i.loopexit:                            ; preds = %for.inc138.i
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond38.not = icmp eq i64 %indvars.iv.next37, 4
  br i1 %exitcond38.not, label %for.body147.i, label %for.body19.i, !llvm.loop !8

for.body19.i:                                     ; preds = %entry, %for.cond16.i.loopexit
  %indvars.iv36 = phi i64 [ 0, %entry ], [ %indvars.iv.next37, %for.cond16.i.loopexit ]
  %indvars.iv = phi i64 [ 1, %entry ], [ %indvars.iv.next, %for.cond16.i.loopexit ]
  %indvars.iv.next37 = add nuw nsw i64 %indvars.iv36, 1
  %cmp22.i3 = icmp samesign ult i64 %indvars.iv36, 3
  %34 = trunc nuw nsw i64 %indvars.iv36 to i32
  br i1 %cmp22.i3, label %for.body24.i.lr.ph, label %for.cond.cleanup23.i

for.body24.i.lr.ph:                               ; preds = %for.body19.i
  %invariant.gep = getelementptr inbounds nuw float, ptr %a.i, i64 %indvars.iv36
  br label %for.body24.i

for.cond.cleanup23.i:                             ; preds = %for.body24.i, %for.body19.i
  %p.0.i.lcssa = phi i32 [ %34, %for.body19.i ], [ %p.1.i, %for.body24.i ]
  %35 = zext i32 %p.0.i.lcssa to i64
  %cmp38.not.i = icmp eq i64 %indvars.iv36, %35
  br i1 %cmp38.not.i, label %if.end79.i, label %for.cond40.i.preheader

for.cond40.i.preheader:                           ; preds = %for.cond.cleanup23.i
  %arrayidx45.i = getelementptr inbounds nuw [4 x float], ptr %a.i, i64 %indvars.iv36
  %arrayidx49.i = getelementptr inbounds nuw [4 x float], ptr %a.i, i64 %35
  %arrayidx61.i = getelementptr inbounds nuw [4 x float], ptr %q.i, i64 %indvars.iv36
  %arrayidx65.i = getelementptr inbounds nuw [4 x float], ptr %q.i, i64 %35
  %36 = load float, ptr %arrayidx45.i, align 4, !tbaa !6
  %37 = load float, ptr %arrayidx49.i, align 4, !tbaa !6
  store float %37, ptr %arrayidx45.i, align 4, !tbaa !6
  store float %36, ptr %arrayidx49.i, align 4, !tbaa !6
  %38 = load float, ptr %arrayidx61.i, align 4, !tbaa !6
  %39 = load float, ptr %arrayidx65.i, align 4, !tbaa !6
  store float %39, ptr %arrayidx61.i, align 4, !tbaa !6
  store float %38, ptr %arrayidx65.i, align 4, !tbaa !6
  %arrayidx47.i.1 = getelementptr inbounds nuw i8, ptr %arrayidx45.i, i64 4
  %40 = load float, ptr %arrayidx47.i.1, align 4, !tbaa !6
  %arrayidx51.i.1 = getelementptr inbounds nuw i8, ptr %arrayidx49.i, i64 4
  %41 = load float, ptr %arrayidx51.i.1, align 4, !tbaa !6
  store float %41, ptr %arrayidx47.i.1, align 4, !tbaa !6
  store float %40, ptr %arrayidx51.i.1, align 4, !tbaa !6
  %arrayidx63.i.1 = getelementptr inbounds nuw i8, ptr %arrayidx61.i, i64 4
  %42 = load float, ptr %arrayidx63.i.1, align 4, !tbaa !6
  %arrayidx67.i.1 = getelementptr inbounds nuw i8, ptr %arrayidx65.i, i64 4
  %43 = load float, ptr %arrayidx67.i.1, align 4, !tbaa !6
  store float %43, ptr %arrayidx63.i.1, align 4, !tbaa !6
  store float %42, ptr %arrayidx67.i.1, align 4, !tbaa !6
  %arrayidx47.i.2 = getelementptr inbounds nuw i8, ptr %arrayidx45.i, i64 8
  %44 = load float, ptr %arrayidx47.i.2, align 4, !tbaa !6
  %arrayidx51.i.2 = getelementptr inbounds nuw i8, ptr %arrayidx49.i, i64 8
  %45 = load float, ptr %arrayidx51.i.2, align 4, !tbaa !6
  store float %45, ptr %arrayidx47.i.2, align 4, !tbaa !6
  store float %44, ptr %arrayidx51.i.2, align 4, !tbaa !6
  %arrayidx63.i.2 = getelementptr inbounds nuw i8, ptr %arrayidx61.i, i64 8
  %46 = load float, ptr %arrayidx63.i.2, align 4, !tbaa !6
  %arrayidx67.i.2 = getelementptr inbounds nuw i8, ptr %arrayidx65.i, i64 8
  %47 = load float, ptr %arrayidx67.i.2, align 4, !tbaa !6
  store float %47, ptr %arrayidx63.i.2, align 4, !tbaa !6
  store float %46, ptr %arrayidx67.i.2, align 4, !tbaa !6
  %arrayidx47.i.3 = getelementptr inbounds nuw i8, ptr %arrayidx45.i, i64 12
  %48 = load float, ptr %arrayidx47.i.3, align 4, !tbaa !6
  %arrayidx51.i.3 = getelementptr inbounds nuw i8, ptr %arrayidx49.i, i64 12
  %49 = load float, ptr %arrayidx51.i.3, align 4, !tbaa !6
  store float %49, ptr %arrayidx47.i.3, align 4, !tbaa !6
  store float %48, ptr %arrayidx51.i.3, align 4, !tbaa !6
  %arrayidx63.i.3 = getelementptr inbounds nuw i8, ptr %arrayidx61.i, i64 12
  %50 = load float, ptr %arrayidx63.i.3, align 4, !tbaa !6
  %arrayidx67.i.3 = getelementptr inbounds nuw i8, ptr %arrayidx65.i, i64 12
  %51 = load float, ptr %arrayidx67.i.3, align 4, !tbaa !6
  store float %51, ptr %arrayidx63.i.3, align 4, !tbaa !6
  store float %50, ptr %arrayidx67.i.3, align 4, !tbaa !6
  br label %if.end79.i

for.body24.i:                                     ; preds = %for.body24.i.lr.ph, %for.body24.i
  %indvars.iv22 = phi i64 [ %indvars.iv, %for.body24.i.lr.ph ], [ %indvars.iv.next23, %for.body24.i ]
  %p.0.i4 = phi i32 [ %34, %for.body24.i.lr.ph ], [ %p.1.i, %for.body24.i ]
  %gep = getelementptr inbounds nuw [4 x float], ptr %invariant.gep, i64 %indvars.iv22
  %52 = load float, ptr %gep, align 4, !tbaa !6
  %elt.abs.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %52)
  %idxprom29.i = zext nneg i32 %p.0.i4 to i64
  %gep7 = getelementptr inbounds nuw [4 x float], ptr %invariant.gep, i64 %idxprom29.i
  %53 = load float, ptr %gep7, align 4, !tbaa !6
  %elt.abs33.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %53)
  %cmp34.i = fcmp reassoc nnan ninf nsz arcp afn ogt float %elt.abs.i, %elt.abs33.i
  %54 = trunc nuw nsw i64 %indvars.iv22 to i32
  %p.1.i = select i1 %cmp34.i, i32 %54, i32 %p.0.i4
  %indvars.iv.next23 = add nuw nsw i64 %indvars.iv22, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next23, 4
  br i1 %exitcond.not, label %for.cond.cleanup23.i, label %for.body24.i, !llvm.loop !10

if.end79.i:                                       ; preds = %for.cond40.i.preheader, %for.cond.cleanup23.i
  %arrayidx81.i = getelementptr inbounds nuw [4 x float], ptr %a.i, i64 %indvars.iv36
  %arrayidx83.i = getelementptr inbounds nuw float, ptr %arrayidx81.i, i64 %indvars.iv36
  %55 = load float, ptr %arrayidx83.i, align 4, !tbaa !6
  %div.i = fdiv reassoc nnan ninf nsz arcp afn float 1.000000e+00, %55
  %arrayidx94.i = getelementptr inbounds nuw [4 x float], ptr %q.i, i64 %indvars.iv36
  %56 = load float, ptr %arrayidx81.i, align 4, !tbaa !6
  %mul92.i = fmul reassoc nnan ninf nsz arcp afn float %56, %div.i
  store float %mul92.i, ptr %arrayidx81.i, align 4, !tbaa !6
  %57 = load float, ptr %arrayidx94.i, align 4, !tbaa !6
  %mul97.i = fmul reassoc nnan ninf nsz arcp afn float %57, %div.i
  store float %mul97.i, ptr %arrayidx94.i, align 4, !tbaa !6
  %arrayidx91.i.1 = getelementptr inbounds nuw i8, ptr %arrayidx81.i, i64 4
  %58 = load float, ptr %arrayidx91.i.1, align 4, !tbaa !6
  %mul92.i.1 = fmul reassoc nnan ninf nsz arcp afn float %58, %div.i
  store float %mul92.i.1, ptr %arrayidx91.i.1, align 4, !tbaa !6
  %arrayidx96.i.1 = getelementptr inbounds nuw i8, ptr %arrayidx94.i, i64 4
  %59 = load float, ptr %arrayidx96.i.1, align 4, !tbaa !6
  %mul97.i.1 = fmul reassoc nnan ninf nsz arcp afn float %59, %div.i
  store float %mul97.i.1, ptr %arrayidx96.i.1, align 4, !tbaa !6
  %arrayidx91.i.2 = getelementptr inbounds nuw i8, ptr %arrayidx81.i, i64 8
  %60 = load float, ptr %arrayidx91.i.2, align 4, !tbaa !6
  %mul92.i.2 = fmul reassoc nnan ninf nsz arcp afn float %60, %div.i
  store float %mul92.i.2, ptr %arrayidx91.i.2, align 4, !tbaa !6
  %arrayidx96.i.2 = getelementptr inbounds nuw i8, ptr %arrayidx94.i, i64 8
  %61 = load float, ptr %arrayidx96.i.2, align 4, !tbaa !6
  %mul97.i.2 = fmul reassoc nnan ninf nsz arcp afn float %61, %div.i
  store float %mul97.i.2, ptr %arrayidx96.i.2, align 4, !tbaa !6
  %arrayidx91.i.3 = getelementptr inbounds nuw i8, ptr %arrayidx81.i, i64 12
  %62 = load float, ptr %arrayidx91.i.3, align 4, !tbaa !6
  %mul92.i.3 = fmul reassoc nnan ninf nsz arcp afn float %62, %div.i
  store float %mul92.i.3, ptr %arrayidx91.i.3, align 4, !tbaa !6
  %arrayidx96.i.3 = getelementptr inbounds nuw i8, ptr %arrayidx94.i, i64 12
  %63 = load float, ptr %arrayidx96.i.3, align 4, !tbaa !6
  %mul97.i.3 = fmul reassoc nnan ninf nsz arcp afn float %63, %div.i
  store float %mul97.i.3, ptr %arrayidx96.i.3, align 4, !tbaa !6
  br label %for.body104.i

for.body104.i:                                    ; preds = %if.end79.i, %for.inc138.i
  %indvars.iv33 = phi i64 [ 0, %if.end79.i ], [ %indvars.iv.next34, %for.inc138.i ]
  %cmp105.i = icmp eq i64 %indvars.iv33, %indvars.iv36
  br i1 %cmp105.i, label %for.inc138.i, label %if.end107.i

if.end107.i:                                      ; preds = %for.body104.i
  %arrayidx109.i = getelementptr inbounds nuw [4 x float], ptr %a.i, i64 %indvars.iv33
  %arrayidx111.i = getelementptr inbounds nuw float, ptr %arrayidx109.i, i64 %indvars.iv36
  %64 = load float, ptr %arrayidx111.i, align 4, !tbaa !6
  %arrayidx131.i = getelementptr inbounds nuw [4 x float], ptr %q.i, i64 %indvars.iv33
  %65 = load float, ptr %arrayidx81.i, align 4, !tbaa !6
  %mul120.i = fmul reassoc nnan ninf nsz arcp afn float %65, %64
  %66 = load float, ptr %arrayidx109.i, align 4, !tbaa !6
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %66, %mul120.i
  store float %sub.i, ptr %arrayidx109.i, align 4, !tbaa !6
  %67 = load float, ptr %arrayidx94.i, align 4, !tbaa !6
  %mul129.i = fmul reassoc nnan ninf nsz arcp afn float %67, %64
  %68 = load float, ptr %arrayidx131.i, align 4, !tbaa !6
  %sub134.i = fsub reassoc nnan ninf nsz arcp afn float %68, %mul129.i
  store float %sub134.i, ptr %arrayidx131.i, align 4, !tbaa !6
  %69 = load float, ptr %arrayidx91.i.1, align 4, !tbaa !6
  %mul120.i.1 = fmul reassoc nnan ninf nsz arcp afn float %69, %64
  %arrayidx124.i.1 = getelementptr inbounds nuw i8, ptr %arrayidx109.i, i64 4
  %70 = load float, ptr %arrayidx124.i.1, align 4, !tbaa !6
  %sub.i.1 = fsub reassoc nnan ninf nsz arcp afn float %70, %mul120.i.1
  store float %sub.i.1, ptr %arrayidx124.i.1, align 4, !tbaa !6
  %71 = load float, ptr %arrayidx96.i.1, align 4, !tbaa !6
  %mul129.i.1 = fmul reassoc nnan ninf nsz arcp afn float %71, %64
  %arrayidx133.i.1 = getelementptr inbounds nuw i8, ptr %arrayidx131.i, i64 4
  %72 = load float, ptr %arrayidx133.i.1, align 4, !tbaa !6
  %sub134.i.1 = fsub reassoc nnan ninf nsz arcp afn float %72, %mul129.i.1
  store float %sub134.i.1, ptr %arrayidx133.i.1, align 4, !tbaa !6
  %73 = load float, ptr %arrayidx91.i.2, align 4, !tbaa !6
  %mul120.i.2 = fmul reassoc nnan ninf nsz arcp afn float %73, %64
  %arrayidx124.i.2 = getelementptr inbounds nuw i8, ptr %arrayidx109.i, i64 8
  %74 = load float, ptr %arrayidx124.i.2, align 4, !tbaa !6
  %sub.i.2 = fsub reassoc nnan ninf nsz arcp afn float %74, %mul120.i.2
  store float %sub.i.2, ptr %arrayidx124.i.2, align 4, !tbaa !6
  %75 = load float, ptr %arrayidx96.i.2, align 4, !tbaa !6
  %mul129.i.2 = fmul reassoc nnan ninf nsz arcp afn float %75, %64
  %arrayidx133.i.2 = getelementptr inbounds nuw i8, ptr %arrayidx131.i, i64 8
  %76 = load float, ptr %arrayidx133.i.2, align 4, !tbaa !6
  %sub134.i.2 = fsub reassoc nnan ninf nsz arcp afn float %76, %mul129.i.2
  store float %sub134.i.2, ptr %arrayidx133.i.2, align 4, !tbaa !6
  %77 = load float, ptr %arrayidx91.i.3, align 4, !tbaa !6
  %mul120.i.3 = fmul reassoc nnan ninf nsz arcp afn float %77, %64
  %arrayidx124.i.3 = getelementptr inbounds nuw i8, ptr %arrayidx109.i, i64 12
  %78 = load float, ptr %arrayidx124.i.3, align 4, !tbaa !6
  %sub.i.3 = fsub reassoc nnan ninf nsz arcp afn float %78, %mul120.i.3
  store float %sub.i.3, ptr %arrayidx124.i.3, align 4, !tbaa !6
  %79 = load float, ptr %arrayidx96.i.3, align 4, !tbaa !6
  %mul129.i.3 = fmul reassoc nnan ninf nsz arcp afn float %79, %64
  %arrayidx133.i.3 = getelementptr inbounds nuw i8, ptr %arrayidx131.i, i64 12
  %80 = load float, ptr %arrayidx133.i.3, align 4, !tbaa !6
  %sub134.i.3 = fsub reassoc nnan ninf nsz arcp afn float %80, %mul129.i.3
  store float %sub134.i.3, ptr %arrayidx133.i.3, align 4, !tbaa !6
  br label %for.inc138.i

for.inc138.i:                                     ; preds = %if.end107.i, %for.body104.i
  %indvars.iv.next34 = add nuw nsw i64 %indvars.iv33, 1
  %exitcond35.not = icmp eq i64 %indvars.iv.next34, 4
  br i1 %exitcond35.not, label %for.cond16.i.loopexit, label %for.body104.i, !llvm.loop !11

for.body147.i:                                    ; preds = %for.cond16.i.loopexit, %for.body147.i
  %o.0.i13 = phi i32 [ %inc155.i, %for.body147.i ], [ 0, %for.cond16.i.loopexit ]
  %div148222.i = lshr i32 %o.0.i13, 2
  %idxprom149.i = zext nneg i32 %div148222.i to i64
  %arrayidx150.i = getelementptr inbounds nuw [4 x float], ptr %q.i, i64 %idxprom149.i
  %rem.i = and i32 %o.0.i13, 3
  %idxprom151.i = zext nneg i32 %rem.i to i64
  %arrayidx152.i = getelementptr inbounds nuw float, ptr %arrayidx150.i, i64 %idxprom151.i
  %81 = load float, ptr %arrayidx152.i, align 4, !tbaa !6
  %82 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %1, i32 %o.0.i13)
  store float %81, ptr addrspace(11) %82, align 4, !tbaa !6
  %inc155.i = add nuw nsw i32 %o.0.i13, 1
  %exitcond39.not = icmp eq i32 %inc155.i, 16
  br i1 %exitcond39.not, label %_Z4mainDv3_j.exit, label %for.body147.i, !llvm.loop !12

_Z4mainDv3_j.exit:                                ; preds = %for.body147.i
  call void @llvm.lifetime.end.p0(ptr nonnull %q.i) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %a.i) #4
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare float @llvm.fabs.f32(float) #2

declare target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nounwind }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
