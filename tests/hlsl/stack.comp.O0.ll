target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%struct.Stack = type { [8 x i32], i32 }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef i32 @_Z5applyii(i32 noundef %a, i32 noundef %b) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %1 = load i32, ptr %a.addr, align 4
  %2 = load i32, ptr %b.addr, align 4
  %sub = sub nsw i32 %1, %2
  ret i32 %sub
}

define hidden spir_func noundef nofpclass(nan inf) float @_Z5applyff(float noundef nofpclass(nan inf) %a, float noundef nofpclass(nan inf) %b) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %1 = load float, ptr %a.addr, align 4
  %2 = load float, ptr %b.addr, align 4
  %div = fdiv reassoc nnan ninf nsz arcp afn float %1, %2
  ret float %div
}

define void @main() #2 {
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
  %this.addr.i19 = alloca ptr, align 8
  %Index.addr.i20 = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %this.addr.i8 = alloca ptr, align 8
  %this.addr.i4 = alloca ptr, align 8
  %value.addr.i = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %a.addr.i14.i = alloca float, align 4
  %b.addr.i15.i = alloca float, align 4
  %a.addr.i.i = alloca i32, align 4
  %b.addr.i.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %stack.i = alloca %struct.Stack, align 1
  %x.i = alloca i32, align 4
  %sum.i = alloca i32, align 4
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
  %top.i = getelementptr inbounds nuw %struct.Stack, ptr %stack.i, i32 0, i32 1
  store i32 0, ptr %top.i, align 1
  %31 = load <3 x i32>, ptr %id.addr.i, align 16
  %32 = extractelement <3 x i32> %31, i64 0
  store ptr @_ZL2In, ptr %this.addr.i1, align 8
  store i32 %32, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %33 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i3, align 8
  %34 = load i32, ptr %Index.addr.i2, align 4
  %35 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %33, i32 %34)
  %36 = load i32, ptr addrspace(11) %35, align 4
  store i32 %36, ptr %x.i, align 4
  br label %while.cond.i

while.cond.i:                                     ; preds = %_ZN5StackIiLi8EE4pushEi.exit, %entry
  %37 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %38 = load i32, ptr %x.i, align 4
  %cmp.i = icmp sgt i32 %38, 0
  br i1 %cmp.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %39 = load i32, ptr %x.i, align 4
  %rem.i = srem i32 %39, 3
  store ptr %stack.i, ptr %this.addr.i4, align 8
  store i32 %rem.i, ptr %value.addr.i, align 4
  %this1.i5 = load ptr, ptr %this.addr.i4, align 8
  %top.i6 = getelementptr inbounds nuw %struct.Stack, ptr %this1.i5, i32 0, i32 1
  %40 = load i32, ptr %top.i6, align 1
  %cmp.i7 = icmp slt i32 %40, 8
  br i1 %cmp.i7, label %if.then.i, label %_ZN5StackIiLi8EE4pushEi.exit

if.then.i:                                        ; preds = %while.body.i
  %41 = load i32, ptr %value.addr.i, align 4
  %top2.i = getelementptr inbounds nuw %struct.Stack, ptr %this1.i5, i32 0, i32 1
  %42 = load i32, ptr %top2.i, align 1
  %inc.i = add nsw i32 %42, 1
  store i32 %inc.i, ptr %top2.i, align 1
  %idxprom.i = sext i32 %42 to i64
  %arrayidx.i = getelementptr inbounds [8 x i32], ptr %this1.i5, i64 0, i64 %idxprom.i
  store i32 %41, ptr %arrayidx.i, align 1
  br label %_ZN5StackIiLi8EE4pushEi.exit

_ZN5StackIiLi8EE4pushEi.exit:                     ; preds = %while.body.i, %if.then.i
  %43 = load i32, ptr %x.i, align 4
  %div.i = sdiv i32 %43, 3
  store i32 %div.i, ptr %x.i, align 4
  br label %while.cond.i, !llvm.loop !10

while.end.i:                                      ; preds = %while.cond.i
  store i32 0, ptr %sum.i, align 4
  br label %while.cond2.i

while.cond2.i:                                    ; preds = %_ZN5StackIiLi8EE3popEv.exit, %while.end.i
  %44 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %top3.i = getelementptr inbounds nuw %struct.Stack, ptr %stack.i, i32 0, i32 1
  %45 = load i32, ptr %top3.i, align 1
  %cmp4.i = icmp sgt i32 %45, 0
  br i1 %cmp4.i, label %while.body5.i, label %_Z4mainDv3_j.exit

while.body5.i:                                    ; preds = %while.cond2.i
  %46 = load i32, ptr %sum.i, align 4
  %mul.i = mul nsw i32 %46, 10
  store ptr %stack.i, ptr %this.addr.i8, align 8
  %this1.i9 = load ptr, ptr %this.addr.i8, align 8
  %top.i10 = getelementptr inbounds nuw %struct.Stack, ptr %this1.i9, i32 0, i32 1
  %47 = load i32, ptr %top.i10, align 1
  %cmp.i11 = icmp sgt i32 %47, 0
  br i1 %cmp.i11, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %while.body5.i
  %top2.i12 = getelementptr inbounds nuw %struct.Stack, ptr %this1.i9, i32 0, i32 1
  %48 = load i32, ptr %top2.i12, align 1
  %dec.i = add nsw i32 %48, -1
  store i32 %dec.i, ptr %top2.i12, align 1
  %idxprom.i13 = sext i32 %dec.i to i64
  %arrayidx.i14 = getelementptr inbounds [8 x i32], ptr %this1.i9, i64 0, i64 %idxprom.i13
  %49 = load i32, ptr %arrayidx.i14, align 1
  br label %_ZN5StackIiLi8EE3popEv.exit

cond.false.i:                                     ; preds = %while.body5.i
  br label %_ZN5StackIiLi8EE3popEv.exit

_ZN5StackIiLi8EE3popEv.exit:                      ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %49, %cond.true.i ], [ 0, %cond.false.i ]
  %add.i = add nsw i32 %mul.i, %cond.i
  store i32 %add.i, ptr %sum.i, align 4
  br label %while.cond2.i, !llvm.loop !12

_Z4mainDv3_j.exit:                                ; preds = %while.cond2.i
  %50 = load i32, ptr %sum.i, align 4
  %51 = load <3 x i32>, ptr %id.addr.i, align 16
  %52 = extractelement <3 x i32> %51, i64 0
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %52, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %53 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %54 = load i32, ptr %Index.addr.i, align 4
  %55 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %53, i32 %54)
  %56 = load i32, ptr addrspace(11) %55, align 4
  store i32 %56, ptr %a.addr.i.i, align 4
  store i32 3, ptr %b.addr.i.i, align 4
  %57 = load i32, ptr %a.addr.i.i, align 4
  %58 = load i32, ptr %b.addr.i.i, align 4
  %sub.i.i = sub nsw i32 %57, %58
  store i32 %50, ptr %a.addr.i, align 4
  store i32 %sub.i.i, ptr %b.addr.i, align 4
  %59 = load i32, ptr %a.addr.i, align 4
  %60 = load i32, ptr %b.addr.i, align 4
  %cmp.i15 = icmp sgt i32 %59, %60
  br i1 %cmp.i15, label %cond.true.i18, label %cond.false.i16

cond.true.i18:                                    ; preds = %_Z4mainDv3_j.exit
  %61 = load i32, ptr %a.addr.i, align 4
  br label %_Z4mostIiET_S0_S0_.exit

cond.false.i16:                                   ; preds = %_Z4mainDv3_j.exit
  %62 = load i32, ptr %b.addr.i, align 4
  br label %_Z4mostIiET_S0_S0_.exit

_Z4mostIiET_S0_S0_.exit:                          ; preds = %cond.true.i18, %cond.false.i16
  %cond.i17 = phi i32 [ %61, %cond.true.i18 ], [ %62, %cond.false.i16 ]
  store float 9.000000e+00, ptr %a.addr.i14.i, align 4
  store float 2.000000e+00, ptr %b.addr.i15.i, align 4
  %63 = load float, ptr %a.addr.i14.i, align 4
  %64 = load float, ptr %b.addr.i15.i, align 4
  %div.i.i = fdiv reassoc nnan ninf nsz arcp afn float %63, %64
  %conv.i = fptosi float %div.i.i to i32
  %add12.i = add nsw i32 %cond.i17, %conv.i
  %65 = load <3 x i32>, ptr %id.addr.i, align 16
  %66 = extractelement <3 x i32> %65, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i19, align 8
  store i32 %66, ptr %Index.addr.i20, align 4
  %this1.i21 = load ptr, ptr %this.addr.i19, align 8
  %67 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i21, align 8
  %68 = load i32, ptr %Index.addr.i20, align 4
  %69 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %67, i32 %68)
  store i32 %add12.i, ptr addrspace(11) %69, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare token @llvm.experimental.convergence.loop() #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
