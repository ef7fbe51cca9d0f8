target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL1A = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@_ZL1C = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@_ZL1B = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str.4 = private unnamed_addr constant [2 x i8] c"B\00", align 1
@left = hidden addrspace(3) global [4 x [4 x float]] zeroinitializer, align 4
@right = hidden addrspace(3) global [4 x [4 x float]] zeroinitializer, align 4

declare token @llvm.experimental.convergence.entry() #0

define void @main() #1 {
entry:
  %this.addr.i32.i = alloca ptr, align 8
  %other.addr.i33.i = alloca ptr, align 8
  %this.addr.i30.i = alloca ptr, align 8
  %this.addr.i27.i = alloca ptr, align 8
  %other.addr.i28.i = alloca ptr, align 8
  %this.addr.i25.i = alloca ptr, align 8
  %this.addr.i22.i = alloca ptr, align 8
  %other.addr.i23.i = alloca ptr, align 8
  %this.addr.i19.i = alloca ptr, align 8
  %other.addr.i20.i = alloca ptr, align 8
  %this.addr.i17.i = alloca ptr, align 8
  %this.addr.i15.i = alloca ptr, align 8
  %this.addr.i12.i = alloca ptr, align 8
  %other.addr.i13.i = alloca ptr, align 8
  %this.addr.i10.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i8.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %result.ptr.i.i.i = alloca ptr, align 8
  %registerNo.addr.i.i.i = alloca i32, align 4
  %spaceNo.addr.i.i.i = alloca i32, align 4
  %range.addr.i.i.i = alloca i32, align 4
  %index.addr.i.i.i = alloca i32, align 4
  %name.addr.i.i.i = alloca ptr, align 8
  %tmp.i.i.i = alloca %"class.hlsl::StructuredBuffer", align 8
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
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %own.addr.i = alloca <3 x i32>, align 16
  %sum.i = alloca float, align 4
  %tile.i = alloca i32, align 4
  %k.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL1A, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !2
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !2
  store ptr %tmp.i.i, ptr %this.addr.i8.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i15.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) poison, ptr %this1.i16.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL1A, ptr %this.addr.i12.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %7 = load ptr, ptr %other.addr.i13.i, align 8
  store ptr %this1.i14.i, ptr %this.addr.i19.i, align 8
  store ptr %7, ptr %other.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i19.i, align 8
  %8 = load ptr, ptr %other.addr.i20.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) %9, ptr %this1.i21.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL1C, ptr %result.ptr.i1.i, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !7
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !7
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !7
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  store ptr %tmp.i7.i, ptr %this.addr.i25.i, align 8
  %this1.i26.i = load ptr, ptr %this.addr.i25.i, align 8
  store ptr %this1.i26.i, ptr %this.addr.i30.i, align 8
  %this1.i31.i = load ptr, ptr %this.addr.i30.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i31.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !7
  %16 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %tmp.i7.i, align 8, !noalias !7
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %16, i32 %17, i32 %18)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %19, ptr %__counter_handle.i.i, align 8, !noalias !7
  store ptr @_ZL1C, ptr %this.addr.i27.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i28.i, align 8
  %this1.i29.i = load ptr, ptr %this.addr.i27.i, align 8
  %20 = load ptr, ptr %other.addr.i28.i, align 8
  store ptr %this1.i29.i, ptr %this.addr.i32.i, align 8
  store ptr %20, ptr %other.addr.i33.i, align 8
  %this1.i34.i = load ptr, ptr %this.addr.i32.i, align 8
  %21 = load ptr, ptr %other.addr.i33.i, align 8, !nonnull !5, !align !6
  %22 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %22, ptr %this1.i34.i, align 8
  %23 = load ptr, ptr %other.addr.i33.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i35.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %23, i32 0, i32 1
  %24 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i35.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i34.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %24, ptr %__counter_handle3.i.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  store ptr @_ZL1B, ptr %result.ptr.i.i.i, align 8, !noalias !10
  store i32 2, ptr %registerNo.addr.i.i.i, align 4, !noalias !10
  store i32 0, ptr %spaceNo.addr.i.i.i, align 4, !noalias !10
  store i32 1, ptr %range.addr.i.i.i, align 4, !noalias !10
  store i32 0, ptr %index.addr.i.i.i, align 4, !noalias !10
  store ptr @.str.4, ptr %name.addr.i.i.i, align 8, !noalias !10
  store ptr %tmp.i.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i17.i, align 8
  %this1.i18.i = load ptr, ptr %this.addr.i17.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) poison, ptr %this1.i18.i, align 8
  %25 = load i32, ptr %registerNo.addr.i.i.i, align 4, !noalias !10
  %26 = load i32, ptr %spaceNo.addr.i.i.i, align 4, !noalias !10
  %27 = load i32, ptr %range.addr.i.i.i, align 4, !noalias !10
  %28 = load i32, ptr %index.addr.i.i.i, align 4, !noalias !10
  %29 = load ptr, ptr %name.addr.i.i.i, align 8, !noalias !10
  %30 = call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 %26, i32 %25, i32 %27, i32 %28, ptr %29)
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) %30, ptr %tmp.i.i.i, align 8, !noalias !10
  store ptr @_ZL1B, ptr %this.addr.i10.i, align 8
  store ptr %tmp.i.i.i, ptr %other.addr.i.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  %31 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i11.i, ptr %this.addr.i22.i, align 8
  store ptr %31, ptr %other.addr.i23.i, align 8
  %this1.i24.i = load ptr, ptr %this.addr.i22.i, align 8
  %32 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !5, !align !6
  %33 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %32, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) %33, ptr %this1.i24.i, align 8
  %34 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %35 = insertelement <3 x i32> poison, i32 %34, i64 0
  %36 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %37 = insertelement <3 x i32> %35, i32 %36, i64 1
  %38 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %39 = insertelement <3 x i32> %37, i32 %38, i64 2
  %40 = call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %41 = insertelement <3 x i32> poison, i32 %40, i64 0
  %42 = call i32 @llvm.spv.thread.id.in.group.i32(i32 1)
  %43 = insertelement <3 x i32> %41, i32 %42, i64 1
  %44 = call i32 @llvm.spv.thread.id.in.group.i32(i32 2)
  %45 = insertelement <3 x i32> %43, i32 %44, i64 2
  store <3 x i32> %39, ptr %id.addr.i, align 16
  store <3 x i32> %45, ptr %own.addr.i, align 16
  store float 0.000000e+00, ptr %sum.i, align 4
  store i32 0, ptr %tile.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.end.i, %entry
  %46 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %47 = load i32, ptr %tile.i, align 4
  %cmp.i = icmp ult i32 %47, 2
  br i1 %cmp.i, label %for.body.i, label %_Z4mainDv3_jS_.exit

for.body.i:                                       ; preds = %for.cond.i
  %48 = load <3 x i32>, ptr %id.addr.i, align 16
  %49 = extractelement <3 x i32> %48, i64 1
  %mul.i = mul i32 %49, 8
  %50 = load i32, ptr %tile.i, align 4
  %mul1.i = mul i32 %50, 4
  %add.i = add i32 %mul.i, %mul1.i
  %51 = load <3 x i32>, ptr %own.addr.i, align 16
  %52 = extractelement <3 x i32> %51, i64 0
  %add2.i = add i32 %add.i, %52
  store ptr @_ZL1A, ptr %this.addr.i1, align 8
  store i32 %add2.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %53 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %this1.i3, align 8
  %54 = load i32, ptr %Index.addr.i2, align 4
  %55 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %53, i32 %54)
  %56 = load float, ptr addrspace(11) %55, align 4
  %57 = load <3 x i32>, ptr %own.addr.i, align 16
  %58 = extractelement <3 x i32> %57, i64 1
  %idxprom.i = zext i32 %58 to i64
  %arrayidx.i = getelementptr inbounds nuw [4 x [4 x float]], ptr addrspace(3) @left, i64 0, i64 %idxprom.i
  %59 = load <3 x i32>, ptr %own.addr.i, align 16
  %60 = extractelement <3 x i32> %59, i64 0
  %idxprom4.i = zext i32 %60 to i64
  %arrayidx5.i = getelementptr inbounds nuw [4 x float], ptr addrspace(3) %arrayidx.i, i64 0, i64 %idxprom4.i
  store float %56, ptr addrspace(3) %arrayidx5.i, align 4
  %61 = load i32, ptr %tile.i, align 4
  %mul6.i = mul i32 %61, 4
  %62 = load <3 x i32>, ptr %own.addr.i, align 16
  %63 = extractelement <3 x i32> %62, i64 1
  %add7.i = add i32 %mul6.i, %63
  %mul8.i = mul i32 %add7.i, 8
  %64 = load <3 x i32>, ptr %id.addr.i, align 16
  %65 = extractelement <3 x i32> %64, i64 0
  %add9.i = add i32 %mul8.i, %65
  store ptr @_ZL1B, ptr %this.addr.i, align 8
  store i32 %add9.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %66 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %this1.i, align 8
  %67 = load i32, ptr %Index.addr.i, align 4
  %68 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %66, i32 %67)
  %69 = load float, ptr addrspace(11) %68, align 4
  %70 = load <3 x i32>, ptr %own.addr.i, align 16
  %71 = extractelement <3 x i32> %70, i64 1
  %idxprom11.i = zext i32 %71 to i64
  %arrayidx12.i = getelementptr inbounds nuw [4 x [4 x float]], ptr addrspace(3) @right, i64 0, i64 %idxprom11.i
  %72 = load <3 x i32>, ptr %own.addr.i, align 16
  %73 = extractelement <3 x i32> %72, i64 0
  %idxprom13.i = zext i32 %73 to i64
  %arrayidx14.i = getelementptr inbounds nuw [4 x float], ptr addrspace(3) %arrayidx12.i, i64 0, i64 %idxprom13.i
  store float %69, ptr addrspace(3) %arrayidx14.i, align 4
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %46) ]
  store i32 0, ptr %k.i, align 4
  br label %for.cond15.i

for.cond15.i:                                     ; preds = %for.body17.i, %for.body.i
  %74 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %46) ]
  %75 = load i32, ptr %k.i, align 4
  %cmp16.i = icmp ult i32 %75, 4
  br i1 %cmp16.i, label %for.body17.i, label %for.end.i

for.body17.i:                                     ; preds = %for.cond15.i
  %76 = load <3 x i32>, ptr %own.addr.i, align 16
  %77 = extractelement <3 x i32> %76, i64 1
  %idxprom18.i = zext i32 %77 to i64
  %arrayidx19.i = getelementptr inbounds nuw [4 x [4 x float]], ptr addrspace(3) @left, i64 0, i64 %idxprom18.i
  %78 = load i32, ptr %k.i, align 4
  %idxprom20.i = zext i32 %78 to i64
  %arrayidx21.i = getelementptr inbounds nuw [4 x float], ptr addrspace(3) %arrayidx19.i, i64 0, i64 %idxprom20.i
  %79 = load float, ptr addrspace(3) %arrayidx21.i, align 4
  %80 = load i32, ptr %k.i, align 4
  %idxprom22.i = zext i32 %80 to i64
  %arrayidx23.i = getelementptr inbounds nuw [4 x [4 x float]], ptr addrspace(3) @right, i64 0, i64 %idxprom22.i
  %81 = load <3 x i32>, ptr %own.addr.i, align 16
  %82 = extractelement <3 x i32> %81, i64 0
  %idxprom24.i = zext i32 %82 to i64
  %arrayidx25.i = getelementptr inbounds nuw [4 x float], ptr addrspace(3) %arrayidx23.i, i64 0, i64 %idxprom24.i
  %83 = load float, ptr addrspace(3) %arrayidx25.i, align 4
  %mul26.i = fmul reassoc nnan ninf nsz arcp afn float %79, %83
  %84 = load float, ptr %sum.i, align 4
  %add27.i = fadd reassoc nnan ninf nsz arcp afn float %84, %mul26.i
  store float %add27.i, ptr %sum.i, align 4
  %85 = load i32, ptr %k.i, align 4
  %inc.i = add i32 %85, 1
  store i32 %inc.i, ptr %k.i, align 4
  br label %for.cond15.i, !llvm.loop !13

for.end.i:                                        ; preds = %for.cond15.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %46) ]
  %86 = load i32, ptr %tile.i, align 4
  %inc29.i = add i32 %86, 1
  store i32 %inc29.i, ptr %tile.i, align 4
  br label %for.cond.i, !llvm.loop !15

_Z4mainDv3_jS_.exit:                              ; preds = %for.cond.i
  %87 = load float, ptr %sum.i, align 4
  %88 = load <3 x i32>, ptr %id.addr.i, align 16
  %89 = extractelement <3 x i32> %88, i64 1
  %mul31.i = mul i32 %89, 8
  %90 = load <3 x i32>, ptr %id.addr.i, align 16
  %91 = extractelement <3 x i32> %90, i64 0
  %add32.i = add i32 %mul31.i, %91
  store ptr @_ZL1C, ptr %this.addr.i4, align 8
  store i32 %add32.i, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %92 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i6, align 8
  %93 = load i32, ptr %Index.addr.i5, align 4
  %94 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %92, i32 %93)
  store float %87, ptr addrspace(11) %94, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare i32 @llvm.spv.thread.id.in.group.i32(i32) #2

declare token @llvm.experimental.convergence.loop() #0

declare void @llvm.spv.group.memory.barrier.with.group.sync() #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,4,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl16StructuredBufferIfE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl16StructuredBufferIfE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl16StructuredBufferIfE19__createFromBindingEjjijPKc: %agg.result"}
!12 = distinct !{!12, !"_ZN4hlsl16StructuredBufferIfE19__createFromBindingEjjijPKc"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
