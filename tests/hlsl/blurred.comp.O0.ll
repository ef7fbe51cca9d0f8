target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_Params = type <{ <2 x i32>, target("spirv.Padding", 8), <{ [3 x <{ float, target("spirv.Padding", 12) }>], float }>, float }>
%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@Params.cb = global target("spirv.VulkanBuffer", %__cblayout_Params, 2, 0) poison
@size = external hidden addrspace(12) global <2 x i32>, align 8
@weights = external hidden addrspace(12) global <{ [3 x <{ float, target("spirv.Padding", 12) }>], float }>, align 4
@scale = external hidden addrspace(12) global float, align 4
@Params.str = private unnamed_addr constant [7 x i8] c"Params\00", align 1
@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@row = hidden addrspace(3) global [24 x <4 x float>] zeroinitializer, align 16

declare target("spirv.VulkanBuffer", %__cblayout_Params, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Paramss_2_0t(i32, i32, i32, i32, ptr) #0

declare token @llvm.experimental.convergence.entry() #1

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
  %this.addr.i7 = alloca ptr, align 8
  %Index.addr.i8 = alloca i32, align 4
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %own.addr.i = alloca <3 x i32>, align 16
  %last.i = alloca i32, align 4
  %sum.i = alloca <4 x float>, align 16
  %k.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  %Params.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Params, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Paramss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @Params.str)
  store target("spirv.VulkanBuffer", %__cblayout_Params, 2, 0) %Params.cb_h.i.i, ptr @Params.cb, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  store ptr @_ZL2In, ptr %result.ptr.i.i, align 8, !noalias !3
  store i32 1, ptr %registerNo.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !3
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !3
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !3
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !3
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !3
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !3
  %6 = call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !3
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !6, !align !7
  %9 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %9, ptr %this1.i14.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  store ptr @_ZL3Out, ptr %result.ptr.i1.i, align 8, !noalias !8
  store i32 2, ptr %registerNo.addr.i2.i, align 4, !noalias !8
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !8
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !8
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !8
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !8
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !8
  store ptr %tmp.i7.i, ptr %this.addr.i15.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  store ptr %this1.i16.i, ptr %this.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i20.i, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !8
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !8
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !8
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !8
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !8
  %15 = call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !8
  %16 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), ptr %tmp.i7.i, align 8, !noalias !8
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !8
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !8
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %16, i32 %17, i32 %18)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %19, ptr %__counter_handle.i.i, align 8, !noalias !8
  store ptr @_ZL3Out, ptr %this.addr.i17.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i18.i, align 8
  %this1.i19.i = load ptr, ptr %this.addr.i17.i, align 8
  %20 = load ptr, ptr %other.addr.i18.i, align 8
  store ptr %this1.i19.i, ptr %this.addr.i22.i, align 8
  store ptr %20, ptr %other.addr.i23.i, align 8
  %this1.i24.i = load ptr, ptr %this.addr.i22.i, align 8
  %21 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !6, !align !7
  %22 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %22, ptr %this1.i24.i, align 8
  %23 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !6, !align !7
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
  %31 = call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %32 = insertelement <3 x i32> poison, i32 %31, i64 0
  %33 = call i32 @llvm.spv.thread.id.in.group.i32(i32 1)
  %34 = insertelement <3 x i32> %32, i32 %33, i64 1
  %35 = call i32 @llvm.spv.thread.id.in.group.i32(i32 2)
  %36 = insertelement <3 x i32> %34, i32 %35, i64 2
  store <3 x i32> %30, ptr %id.addr.i, align 16
  store <3 x i32> %36, ptr %own.addr.i, align 16
  %37 = load <2 x i32>, ptr addrspace(12) @size, align 8
  %38 = extractelement <2 x i32> %37, i64 0
  %sub.i = sub i32 %38, 1
  store i32 %sub.i, ptr %last.i, align 4
  %39 = load <3 x i32>, ptr %id.addr.i, align 16
  %40 = extractelement <3 x i32> %39, i64 1
  %41 = load <2 x i32>, ptr addrspace(12) @size, align 8
  %42 = extractelement <2 x i32> %41, i64 0
  %mul.i = mul i32 %40, %42
  %43 = load <3 x i32>, ptr %id.addr.i, align 16
  %44 = extractelement <3 x i32> %43, i64 0
  %45 = load i32, ptr %last.i, align 4
  %elt.min.i = call i32 @llvm.umin.i32(i32 %44, i32 %45)
  %add.i = add i32 %mul.i, %elt.min.i
  store ptr @_ZL2In, ptr %this.addr.i4, align 8
  store i32 %add.i, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %46 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %this1.i6, align 8
  %47 = load i32, ptr %Index.addr.i5, align 4
  %48 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %46, i32 %47)
  %49 = load <4 x float>, ptr addrspace(11) %48, align 16
  %50 = load <3 x i32>, ptr %own.addr.i, align 16
  %51 = extractelement <3 x i32> %50, i64 0
  %add2.i = add i32 %51, 4
  %idxprom.i = zext i32 %add2.i to i64
  %arrayidx.i = getelementptr inbounds nuw [24 x <4 x float>], ptr addrspace(3) @row, i64 0, i64 %idxprom.i
  store <4 x float> %49, ptr addrspace(3) %arrayidx.i, align 16
  %52 = load <3 x i32>, ptr %own.addr.i, align 16
  %53 = extractelement <3 x i32> %52, i64 0
  %cmp.i = icmp ult i32 %53, 4
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %54 = load <3 x i32>, ptr %id.addr.i, align 16
  %55 = extractelement <3 x i32> %54, i64 1
  %56 = load <2 x i32>, ptr addrspace(12) @size, align 8
  %57 = extractelement <2 x i32> %56, i64 0
  %mul3.i = mul i32 %55, %57
  %58 = load <3 x i32>, ptr %id.addr.i, align 16
  %59 = extractelement <3 x i32> %58, i64 0
  %cmp4.i = icmp ult i32 %59, 4
  br i1 %cmp4.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.then.i
  br label %cond.end.i

cond.false.i:                                     ; preds = %if.then.i
  %60 = load <3 x i32>, ptr %id.addr.i, align 16
  %61 = extractelement <3 x i32> %60, i64 0
  %sub5.i = sub i32 %61, 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ 0, %cond.true.i ], [ %sub5.i, %cond.false.i ]
  %add6.i = add i32 %mul3.i, %cond.i
  store ptr @_ZL2In, ptr %this.addr.i1, align 8
  store i32 %add6.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %62 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %this1.i3, align 8
  %63 = load i32, ptr %Index.addr.i2, align 4
  %64 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %62, i32 %63)
  %65 = load <4 x float>, ptr addrspace(11) %64, align 16
  %66 = load <3 x i32>, ptr %own.addr.i, align 16
  %67 = extractelement <3 x i32> %66, i64 0
  %idxprom8.i = zext i32 %67 to i64
  %arrayidx9.i = getelementptr inbounds nuw [24 x <4 x float>], ptr addrspace(3) @row, i64 0, i64 %idxprom8.i
  store <4 x float> %65, ptr addrspace(3) %arrayidx9.i, align 16
  %68 = load <3 x i32>, ptr %id.addr.i, align 16
  %69 = extractelement <3 x i32> %68, i64 1
  %70 = load <2 x i32>, ptr addrspace(12) @size, align 8
  %71 = extractelement <2 x i32> %70, i64 0
  %mul10.i = mul i32 %69, %71
  %72 = load <3 x i32>, ptr %id.addr.i, align 16
  %73 = extractelement <3 x i32> %72, i64 0
  %add11.i = add i32 %73, 16
  %74 = load i32, ptr %last.i, align 4
  %elt.min12.i = call i32 @llvm.umin.i32(i32 %add11.i, i32 %74)
  %add13.i = add i32 %mul10.i, %elt.min12.i
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %add13.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %75 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %this1.i, align 8
  %76 = load i32, ptr %Index.addr.i, align 4
  %77 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %75, i32 %76)
  %78 = load <4 x float>, ptr addrspace(11) %77, align 16
  %79 = load <3 x i32>, ptr %own.addr.i, align 16
  %80 = extractelement <3 x i32> %79, i64 0
  %add15.i = add i32 %80, 20
  %idxprom16.i = zext i32 %add15.i to i64
  %arrayidx17.i = getelementptr inbounds nuw [24 x <4 x float>], ptr addrspace(3) @row, i64 0, i64 %idxprom16.i
  store <4 x float> %78, ptr addrspace(3) %arrayidx17.i, align 16
  br label %if.end.i

if.end.i:                                         ; preds = %cond.end.i, %entry
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  %81 = load <3 x i32>, ptr %own.addr.i, align 16
  %82 = extractelement <3 x i32> %81, i64 0
  %add18.i = add i32 %82, 4
  %idxprom19.i = zext i32 %add18.i to i64
  %arrayidx20.i = getelementptr inbounds nuw [24 x <4 x float>], ptr addrspace(3) @row, i64 0, i64 %idxprom19.i
  %83 = load <4 x float>, ptr addrspace(3) %arrayidx20.i, align 16
  %84 = load float, ptr addrspace(12) @weights, align 16
  %splat.splatinsert.i = insertelement <4 x float> poison, float %84, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul21.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %83, %splat.splat.i
  store <4 x float> %mul21.i, ptr %sum.i, align 16
  store i32 1, ptr %k.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end.i
  %85 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %86 = load i32, ptr %k.i, align 4
  %cmp22.i = icmp ult i32 %86, 4
  br i1 %cmp22.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %87 = load <3 x i32>, ptr %own.addr.i, align 16
  %88 = extractelement <3 x i32> %87, i64 0
  %add23.i = add i32 %88, 4
  %89 = load i32, ptr %k.i, align 4
  %sub24.i = sub i32 %add23.i, %89
  %idxprom25.i = zext i32 %sub24.i to i64
  %arrayidx26.i = getelementptr inbounds nuw [24 x <4 x float>], ptr addrspace(3) @row, i64 0, i64 %idxprom25.i
  %90 = load <4 x float>, ptr addrspace(3) %arrayidx26.i, align 16
  %91 = load <3 x i32>, ptr %own.addr.i, align 16
  %92 = extractelement <3 x i32> %91, i64 0
  %add27.i = add i32 %92, 4
  %93 = load i32, ptr %k.i, align 4
  %add28.i = add i32 %add27.i, %93
  %idxprom29.i = zext i32 %add28.i to i64
  %arrayidx30.i = getelementptr inbounds nuw [24 x <4 x float>], ptr addrspace(3) @row, i64 0, i64 %idxprom29.i
  %94 = load <4 x float>, ptr addrspace(3) %arrayidx30.i, align 16
  %add31.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %90, %94
  %95 = load i32, ptr %k.i, align 4
  %idxprom32.i = zext i32 %95 to i64
  %cbufferidx.i = getelementptr <{ float, target("spirv.Padding", 12) }>, ptr addrspace(12) @weights, i64 %idxprom32.i, i32 0
  %96 = load float, ptr addrspace(12) %cbufferidx.i, align 16
  %splat.splatinsert33.i = insertelement <4 x float> poison, float %96, i64 0
  %splat.splat34.i = shufflevector <4 x float> %splat.splatinsert33.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul35.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %add31.i, %splat.splat34.i
  %97 = load <4 x float>, ptr %sum.i, align 16
  %add36.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %97, %mul35.i
  store <4 x float> %add36.i, ptr %sum.i, align 16
  %98 = load i32, ptr %k.i, align 4
  %inc.i = add i32 %98, 1
  store i32 %inc.i, ptr %k.i, align 4
  br label %for.cond.i, !llvm.loop !11

for.end.i:                                        ; preds = %for.cond.i
  %99 = load <3 x i32>, ptr %id.addr.i, align 16
  %100 = shufflevector <3 x i32> %99, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
  %101 = load <2 x i32>, ptr addrspace(12) @size, align 8
  %cmp37.i = icmp ult <2 x i32> %100, %101
  %sext.i = sext <2 x i1> %cmp37.i to <2 x i32>
  %hlsl.all.i = call i1 @llvm.spv.all.v2i32(<2 x i32> %sext.i)
  br i1 %hlsl.all.i, label %if.then38.i, label %_Z4mainDv3_jS_.exit

if.then38.i:                                      ; preds = %for.end.i
  %102 = load <4 x float>, ptr %sum.i, align 16
  %103 = load float, ptr addrspace(12) @scale, align 4
  %splat.splatinsert39.i = insertelement <4 x float> poison, float %103, i64 0
  %splat.splat40.i = shufflevector <4 x float> %splat.splatinsert39.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul41.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %102, %splat.splat40.i
  %104 = load <3 x i32>, ptr %id.addr.i, align 16
  %105 = extractelement <3 x i32> %104, i64 1
  %106 = load <2 x i32>, ptr addrspace(12) @size, align 8
  %107 = extractelement <2 x i32> %106, i64 0
  %mul42.i = mul i32 %105, %107
  %108 = load <3 x i32>, ptr %id.addr.i, align 16
  %109 = extractelement <3 x i32> %108, i64 0
  %add43.i = add i32 %mul42.i, %109
  store ptr @_ZL3Out, ptr %this.addr.i7, align 8
  store i32 %add43.i, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %110 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), ptr %this1.i9, align 8
  %111 = load i32, ptr %Index.addr.i8, align 4
  %112 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %110, i32 %111)
  store <4 x float> %mul41.i, ptr addrspace(11) %112, align 16
  br label %_Z4mainDv3_jS_.exit

_Z4mainDv3_jS_.exit:                              ; preds = %for.end.i, %if.then38.i
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare i32 @llvm.spv.thread.id.in.group.i32(i32) #3

declare i32 @llvm.umin.i32(i32, i32) #4

declare void @llvm.spv.group.memory.barrier.with.group.sync() #5

declare token @llvm.experimental.convergence.loop() #1

declare i1 @llvm.spv.all.v2i32(<2 x i32>) #0

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32, i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}

!0 = !{ptr @Params.cb, ptr addrspace(12) @size, ptr addrspace(12) @weights, ptr addrspace(12) @scale}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4hlsl16StructuredBufferIDv4_fE19__createFromBindingEjjijPKc: %agg.result"}
!5 = distinct !{!5, !"_ZN4hlsl16StructuredBufferIDv4_fE19__createFromBindingEjjijPKc"}
!6 = !{}
!7 = !{i64 8}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN4hlsl18RWStructuredBufferIDv4_fE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!10 = distinct !{!10, !"_ZN4hlsl18RWStructuredBufferIDv4_fE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
