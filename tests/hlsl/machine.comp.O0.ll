target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() #1 {
entry:
  %this.addr.i22.i = alloca ptr, align 8
  %other.addr.i23.i = alloca ptr, align 8
  %this.addr.i20.i = alloca ptr, align 8
  %this.addr.i17.i = alloca ptr, align 8
  %other.addr.i18.i = alloca ptr, align 8
  %this.addr.i15.i = alloca ptr, align 8
  %this.addr.i12.i = alloca ptr, align 8
  %other.addr.i13.i = alloca ptr, align 8
  %this.addr.i10.i = alloca ptr, align 8
  %this.addr.i8.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %result.ptr.i1.i = alloca ptr, align 8
  %registerNo.addr.i2.i = alloca i32, align 4
  %spaceNo.addr.i3.i = alloca i32, align 4
  %range.addr.i4.i = alloca i32, align 4
  %index.addr.i5.i = alloca i32, align 4
  %name.addr.i6.i = alloca ptr, align 8
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i7.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %result.ptr.i.i = alloca ptr, align 8
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %tmp.i.i = alloca %"class.hlsl::StructuredBuffer", align 8
  %this.addr.i7 = alloca ptr, align 8
  %Index.addr.i8 = alloca i32, align 4
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %stack.i = alloca [8 x i32], align 4
  %sp.i = alloca i32, align 4
  %pc.i = alloca i32, align 4
  %steps.i = alloca i32, align 4
  %i.i = alloca i32, align 4
  %code.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL2In, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !2
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !2
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %9, ptr %this1.i14.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL3Out, ptr %result.ptr.i1.i, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !7
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !7
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !7
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  store ptr %tmp.i7.i, ptr %this.addr.i15.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  store ptr %this1.i16.i, ptr %this.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i20.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !7
  %16 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i7.i, align 8, !noalias !7
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %16, i32 %17, i32 %18)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %19, ptr %__counter_handle.i.i, align 8, !noalias !7
  store ptr @_ZL3Out, ptr %this.addr.i17.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i18.i, align 8
  %this1.i19.i = load ptr, ptr %this.addr.i17.i, align 8
  %20 = load ptr, ptr %other.addr.i18.i, align 8
  store ptr %this1.i19.i, ptr %this.addr.i22.i, align 8
  store ptr %20, ptr %other.addr.i23.i, align 8
  %this1.i24.i = load ptr, ptr %this.addr.i22.i, align 8
  %21 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !5, !align !6
  %22 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %22, ptr %this1.i24.i, align 8
  %23 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i25.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %23, i32 0, i32 1
  %24 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i25.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i24.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %24, ptr %__counter_handle3.i.i, align 8
  %25 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %26 = insertelement <3 x i32> poison, i32 %25, i64 0
  %27 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %28 = insertelement <3 x i32> %26, i32 %27, i64 1
  %29 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %30 = insertelement <3 x i32> %28, i32 %29, i64 2
  store <3 x i32> %30, ptr %id.addr.i, align 16
  store i32 0, ptr %sp.i, align 4
  %31 = load <3 x i32>, ptr %id.addr.i, align 16
  %32 = extractelement <3 x i32> %31, i64 0
  %mul.i = mul i32 %32, 16
  store i32 %mul.i, ptr %pc.i, align 4
  store i32 0, ptr %steps.i, align 4
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %33 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %34 = load i32, ptr %i.i, align 4
  %cmp.i = icmp slt i32 %34, 8
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %35 = load i32, ptr %i.i, align 4
  %idxprom.i = sext i32 %35 to i64
  %arrayidx.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom.i
  store i32 0, ptr %arrayidx.i, align 4
  %36 = load i32, ptr %i.i, align 4
  %inc.i = add nsw i32 %36, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !10

for.end.i:                                        ; preds = %for.cond.i
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %for.end.i
  %37 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %38 = load i32, ptr %steps.i, align 4
  %inc1.i = add nsw i32 %38, 1
  store i32 %inc1.i, ptr %steps.i, align 4
  %cmp2.i = icmp slt i32 %38, 100
  br i1 %cmp2.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %39 = load i32, ptr %pc.i, align 4
  %inc3.i = add nsw i32 %39, 1
  store i32 %inc3.i, ptr %pc.i, align 4
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %39, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %40 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %41 = load i32, ptr %Index.addr.i, align 4
  %42 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %40, i32 %41)
  %43 = load i32, ptr addrspace(11) %42, align 4
  store i32 %43, ptr %code.i, align 4
  %44 = load i32, ptr %code.i, align 4
  %and.i = and i32 %44, 7
  switch i32 %and.i, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb9.i
    i32 2, label %sw.bb16.i
    i32 3, label %sw.bb26.i
    i32 4, label %sw.bb35.i
    i32 5, label %sw.bb43.i
  ]

sw.bb.i:                                          ; preds = %while.body.i
  %45 = load i32, ptr %code.i, align 4
  %shr.i = ashr i32 %45, 3
  %46 = load i32, ptr %sp.i, align 4
  %inc5.i = add nsw i32 %46, 1
  store i32 %inc5.i, ptr %sp.i, align 4
  %and6.i = and i32 %46, 7
  %idxprom7.i = sext i32 %and6.i to i64
  %arrayidx8.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom7.i
  store i32 %shr.i, ptr %arrayidx8.i, align 4
  br label %sw.epilog.i

sw.bb9.i:                                         ; preds = %while.body.i
  %47 = load i32, ptr %sp.i, align 4
  %dec.i = add nsw i32 %47, -1
  store i32 %dec.i, ptr %sp.i, align 4
  %48 = load i32, ptr %sp.i, align 4
  %and10.i = and i32 %48, 7
  %idxprom11.i = sext i32 %and10.i to i64
  %arrayidx12.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom11.i
  %49 = load i32, ptr %arrayidx12.i, align 4
  %50 = load i32, ptr %sp.i, align 4
  %sub.i = sub nsw i32 %50, 1
  %and13.i = and i32 %sub.i, 7
  %idxprom14.i = sext i32 %and13.i to i64
  %arrayidx15.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom14.i
  %51 = load i32, ptr %arrayidx15.i, align 4
  %add.i = add nsw i32 %51, %49
  store i32 %add.i, ptr %arrayidx15.i, align 4
  br label %sw.epilog.i

sw.bb16.i:                                        ; preds = %while.body.i
  %52 = load i32, ptr %sp.i, align 4
  %dec17.i = add nsw i32 %52, -1
  store i32 %dec17.i, ptr %sp.i, align 4
  %53 = load i32, ptr %sp.i, align 4
  %and18.i = and i32 %53, 7
  %idxprom19.i = sext i32 %and18.i to i64
  %arrayidx20.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom19.i
  %54 = load i32, ptr %arrayidx20.i, align 4
  %55 = load i32, ptr %sp.i, align 4
  %sub21.i = sub nsw i32 %55, 1
  %and22.i = and i32 %sub21.i, 7
  %idxprom23.i = sext i32 %and22.i to i64
  %arrayidx24.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom23.i
  %56 = load i32, ptr %arrayidx24.i, align 4
  %mul25.i = mul nsw i32 %56, %54
  store i32 %mul25.i, ptr %arrayidx24.i, align 4
  br label %sw.epilog.i

sw.bb26.i:                                        ; preds = %while.body.i
  %57 = load i32, ptr %sp.i, align 4
  %sub27.i = sub nsw i32 %57, 1
  %and28.i = and i32 %sub27.i, 7
  %idxprom29.i = sext i32 %and28.i to i64
  %arrayidx30.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom29.i
  %58 = load i32, ptr %arrayidx30.i, align 4
  %59 = load i32, ptr %sp.i, align 4
  %and31.i = and i32 %59, 7
  %idxprom32.i = sext i32 %and31.i to i64
  %arrayidx33.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom32.i
  store i32 %58, ptr %arrayidx33.i, align 4
  %60 = load i32, ptr %sp.i, align 4
  %inc34.i = add nsw i32 %60, 1
  store i32 %inc34.i, ptr %sp.i, align 4
  br label %sw.epilog.i

sw.bb35.i:                                        ; preds = %while.body.i
  %61 = load i32, ptr %sp.i, align 4
  %sub36.i = sub nsw i32 %61, 1
  %and37.i = and i32 %sub36.i, 7
  %idxprom38.i = sext i32 %and37.i to i64
  %arrayidx39.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom38.i
  %62 = load i32, ptr %arrayidx39.i, align 4
  %cmp40.i = icmp slt i32 %62, 1000
  br i1 %cmp40.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %sw.bb35.i
  %63 = load i32, ptr %code.i, align 4
  %shr41.i = ashr i32 %63, 3
  %64 = load i32, ptr %pc.i, align 4
  %add42.i = add nsw i32 %64, %shr41.i
  store i32 %add42.i, ptr %pc.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %sw.bb35.i
  br label %sw.epilog.i

sw.bb43.i:                                        ; preds = %while.body.i
  %65 = load i32, ptr %sp.i, align 4
  %sub44.i = sub nsw i32 %65, 1
  %and45.i = and i32 %sub44.i, 7
  %idxprom46.i = sext i32 %and45.i to i64
  %arrayidx47.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom46.i
  %66 = load i32, ptr %arrayidx47.i, align 4
  %67 = load <3 x i32>, ptr %id.addr.i, align 16
  %68 = extractelement <3 x i32> %67, i64 0
  %mul48.i = mul i32 %68, 2
  store ptr @_ZL3Out, ptr %this.addr.i4, align 8
  store i32 %mul48.i, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %69 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i6, align 8
  %70 = load i32, ptr %Index.addr.i5, align 4
  %71 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %69, i32 %70)
  store i32 %66, ptr addrspace(11) %71, align 4
  %72 = load i32, ptr %steps.i, align 4
  %73 = load <3 x i32>, ptr %id.addr.i, align 16
  %74 = extractelement <3 x i32> %73, i64 0
  %mul50.i = mul i32 %74, 2
  %add51.i = add i32 %mul50.i, 1
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %add51.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %75 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i3, align 8
  %76 = load i32, ptr %Index.addr.i2, align 4
  %77 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %75, i32 %76)
  store i32 %72, ptr addrspace(11) %77, align 4
  br label %_Z4mainDv3_j.exit

sw.default.i:                                     ; preds = %while.body.i
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %sw.default.i, %if.end.i, %sw.bb26.i, %sw.bb16.i, %sw.bb9.i, %sw.bb.i
  br label %while.cond.i, !llvm.loop !12

while.end.i:                                      ; preds = %while.cond.i
  %78 = load <3 x i32>, ptr %id.addr.i, align 16
  %79 = extractelement <3 x i32> %78, i64 0
  %mul53.i = mul i32 %79, 2
  store ptr @_ZL3Out, ptr %this.addr.i7, align 8
  store i32 %mul53.i, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %80 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i9, align 8
  %81 = load i32, ptr %Index.addr.i8, align 4
  %82 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %80, i32 %81)
  store i32 -1, ptr addrspace(11) %82, align 4
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %sw.bb43.i, %while.end.i
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare token @llvm.experimental.convergence.loop() #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="2,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl16StructuredBufferIiE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl16StructuredBufferIiE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIiE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIiE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
