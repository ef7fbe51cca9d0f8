target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@data = hidden addrspace(3) global [16 x <2 x float>] zeroinitializer, align 8

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef nofpclass(nan inf) <2 x float> @_Z7productDv2_fS_(<2 x float> noundef nofpclass(nan inf) %a, <2 x float> noundef nofpclass(nan inf) %b) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %a.addr = alloca <2 x float>, align 8
  %b.addr = alloca <2 x float>, align 8
  store <2 x float> %a, ptr %a.addr, align 8
  store <2 x float> %b, ptr %b.addr, align 8
  %1 = load <2 x float>, ptr %a.addr, align 8
  %2 = extractelement <2 x float> %1, i64 0
  %3 = load <2 x float>, ptr %b.addr, align 8
  %4 = extractelement <2 x float> %3, i64 0
  %mul = fmul reassoc nnan ninf nsz arcp afn float %2, %4
  %5 = load <2 x float>, ptr %a.addr, align 8
  %6 = extractelement <2 x float> %5, i64 1
  %7 = load <2 x float>, ptr %b.addr, align 8
  %8 = extractelement <2 x float> %7, i64 1
  %mul1 = fmul reassoc nnan ninf nsz arcp afn float %6, %8
  %sub = fsub reassoc nnan ninf nsz arcp afn float %mul, %mul1
  %vecinit = insertelement <2 x float> poison, float %sub, i32 0
  %9 = load <2 x float>, ptr %a.addr, align 8
  %10 = extractelement <2 x float> %9, i64 0
  %11 = load <2 x float>, ptr %b.addr, align 8
  %12 = extractelement <2 x float> %11, i64 1
  %mul2 = fmul reassoc nnan ninf nsz arcp afn float %10, %12
  %13 = load <2 x float>, ptr %a.addr, align 8
  %14 = extractelement <2 x float> %13, i64 1
  %15 = load <2 x float>, ptr %b.addr, align 8
  %16 = extractelement <2 x float> %15, i64 0
  %mul3 = fmul reassoc nnan ninf nsz arcp afn float %14, %16
  %add = fadd reassoc nnan ninf nsz arcp afn float %mul2, %mul3
  %vecinit4 = insertelement <2 x float> %vecinit, float %add, i32 1
  ret <2 x float> %vecinit4
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
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %a.addr.i.i = alloca <2 x float>, align 8
  %b.addr.i.i = alloca <2 x float>, align 8
  %own.addr.i = alloca i32, align 4
  %k.i = alloca i32, align 4
  %at.i = alloca i32, align 4
  %half_size.i = alloca i32, align 4
  %j.i = alloca i32, align 4
  %at5.i = alloca i32, align 4
  %angle.i = alloca float, align 4
  %a.i = alloca <2 x float>, align 8
  %b.i = alloca <2 x float>, align 8
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
  store target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) %9, ptr %this1.i14.i, align 8
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
  store target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !7
  %16 = load target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1), ptr %tmp.i7.i, align 8, !noalias !7
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v2f32_12_1t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) %16, i32 %17, i32 %18)
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
  %22 = load target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) %22, ptr %this1.i24.i, align 8
  %23 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i25.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %23, i32 0, i32 1
  %24 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i25.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i24.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %24, ptr %__counter_handle3.i.i, align 8
  %25 = call i32 @llvm.spv.flattened.thread.id.in.group()
  store i32 %25, ptr %own.addr.i, align 4
  store i32 0, ptr %k.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %26 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %27 = load i32, ptr %k.i, align 4
  %cmp.i = icmp ult i32 %27, 2
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %28 = load i32, ptr %own.addr.i, align 4
  %29 = load i32, ptr %k.i, align 4
  %mul.i = mul i32 %29, 8
  %add.i = add i32 %28, %mul.i
  store i32 %add.i, ptr %at.i, align 4
  %30 = load i32, ptr %at.i, align 4
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %30, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %31 = load target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0), ptr %this1.i, align 8
  %32 = load i32, ptr %Index.addr.i, align 4
  %33 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) %31, i32 %32)
  %34 = load <2 x float>, ptr addrspace(11) %33, align 8
  %35 = load i32, ptr %at.i, align 4
  %elt.bitreverse.i = call i32 @llvm.bitreverse.i32(i32 %35)
  %shr.i = lshr i32 %elt.bitreverse.i, 28
  %idxprom.i = zext i32 %shr.i to i64
  %arrayidx.i = getelementptr inbounds nuw [16 x <2 x float>], ptr addrspace(3) @data, i64 0, i64 %idxprom.i
  store <2 x float> %34, ptr addrspace(3) %arrayidx.i, align 8
  %36 = load i32, ptr %k.i, align 4
  %inc.i = add i32 %36, 1
  store i32 %inc.i, ptr %k.i, align 4
  br label %for.cond.i, !llvm.loop !10

for.end.i:                                        ; preds = %for.cond.i
  store i32 1, ptr %half_size.i, align 4
  br label %for.cond2.i

for.cond2.i:                                      ; preds = %for.body4.i, %for.end.i
  %37 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %38 = load i32, ptr %half_size.i, align 4
  %cmp3.i = icmp ult i32 %38, 16
  br i1 %cmp3.i, label %for.body4.i, label %_Z4mainj.exit

for.body4.i:                                      ; preds = %for.cond2.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %37) ]
  %39 = load i32, ptr %own.addr.i, align 4
  %40 = load i32, ptr %half_size.i, align 4
  %rem.i = urem i32 %39, %40
  store i32 %rem.i, ptr %j.i, align 4
  %41 = load i32, ptr %own.addr.i, align 4
  %42 = load i32, ptr %half_size.i, align 4
  %div.i = udiv i32 %41, %42
  %43 = load i32, ptr %half_size.i, align 4
  %mul6.i = mul i32 %div.i, %43
  %mul7.i = mul i32 %mul6.i, 2
  %44 = load i32, ptr %j.i, align 4
  %add8.i = add i32 %mul7.i, %44
  store i32 %add8.i, ptr %at5.i, align 4
  %45 = load i32, ptr %j.i, align 4
  %conv.i = uitofp i32 %45 to float
  %mul9.i = fmul reassoc nnan ninf nsz arcp afn float 0xC00921FB60000000, %conv.i
  %46 = load i32, ptr %half_size.i, align 4
  %conv10.i = uitofp i32 %46 to float
  %div11.i = fdiv reassoc nnan ninf nsz arcp afn float %mul9.i, %conv10.i
  store float %div11.i, ptr %angle.i, align 4
  %47 = load i32, ptr %at5.i, align 4
  %idxprom12.i = zext i32 %47 to i64
  %arrayidx13.i = getelementptr inbounds nuw [16 x <2 x float>], ptr addrspace(3) @data, i64 0, i64 %idxprom12.i
  %48 = load <2 x float>, ptr addrspace(3) %arrayidx13.i, align 8
  store <2 x float> %48, ptr %a.i, align 8
  %49 = load i32, ptr %at5.i, align 4
  %50 = load i32, ptr %half_size.i, align 4
  %add14.i = add i32 %49, %50
  %idxprom15.i = zext i32 %add14.i to i64
  %arrayidx16.i = getelementptr inbounds nuw [16 x <2 x float>], ptr addrspace(3) @data, i64 0, i64 %idxprom15.i
  %51 = load <2 x float>, ptr addrspace(3) %arrayidx16.i, align 8
  %52 = load float, ptr %angle.i, align 4
  %53 = call reassoc nnan ninf nsz arcp afn float @llvm.cos.f32(float %52)
  %vecinit.i = insertelement <2 x float> poison, float %53, i32 0
  %54 = load float, ptr %angle.i, align 4
  %55 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %54)
  %vecinit17.i = insertelement <2 x float> %vecinit.i, float %55, i32 1
  store <2 x float> %51, ptr %a.addr.i.i, align 8
  store <2 x float> %vecinit17.i, ptr %b.addr.i.i, align 8
  %56 = load <2 x float>, ptr %a.addr.i.i, align 8
  %57 = extractelement <2 x float> %56, i64 0
  %58 = load <2 x float>, ptr %b.addr.i.i, align 8
  %59 = extractelement <2 x float> %58, i64 0
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn float %57, %59
  %60 = load <2 x float>, ptr %a.addr.i.i, align 8
  %61 = extractelement <2 x float> %60, i64 1
  %62 = load <2 x float>, ptr %b.addr.i.i, align 8
  %63 = extractelement <2 x float> %62, i64 1
  %mul1.i.i = fmul reassoc nnan ninf nsz arcp afn float %61, %63
  %sub.i.i = fsub reassoc nnan ninf nsz arcp afn float %mul.i.i, %mul1.i.i
  %vecinit.i.i = insertelement <2 x float> poison, float %sub.i.i, i32 0
  %64 = load <2 x float>, ptr %a.addr.i.i, align 8
  %65 = extractelement <2 x float> %64, i64 0
  %66 = load <2 x float>, ptr %b.addr.i.i, align 8
  %67 = extractelement <2 x float> %66, i64 1
  %mul2.i.i = fmul reassoc nnan ninf nsz arcp afn float %65, %67
  %68 = load <2 x float>, ptr %a.addr.i.i, align 8
  %69 = extractelement <2 x float> %68, i64 1
  %70 = load <2 x float>, ptr %b.addr.i.i, align 8
  %71 = extractelement <2 x float> %70, i64 0
  %mul3.i.i = fmul reassoc nnan ninf nsz arcp afn float %69, %71
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn float %mul2.i.i, %mul3.i.i
  %vecinit4.i.i = insertelement <2 x float> %vecinit.i.i, float %add.i.i, i32 1
  store <2 x float> %vecinit4.i.i, ptr %b.i, align 8
  %72 = load <2 x float>, ptr %a.i, align 8
  %73 = load <2 x float>, ptr %b.i, align 8
  %add19.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %72, %73
  %74 = load i32, ptr %at5.i, align 4
  %idxprom20.i = zext i32 %74 to i64
  %arrayidx21.i = getelementptr inbounds nuw [16 x <2 x float>], ptr addrspace(3) @data, i64 0, i64 %idxprom20.i
  store <2 x float> %add19.i, ptr addrspace(3) %arrayidx21.i, align 8
  %75 = load <2 x float>, ptr %a.i, align 8
  %76 = load <2 x float>, ptr %b.i, align 8
  %sub.i = fsub reassoc nnan ninf nsz arcp afn <2 x float> %75, %76
  %77 = load i32, ptr %at5.i, align 4
  %78 = load i32, ptr %half_size.i, align 4
  %add22.i = add i32 %77, %78
  %idxprom23.i = zext i32 %add22.i to i64
  %arrayidx24.i = getelementptr inbounds nuw [16 x <2 x float>], ptr addrspace(3) @data, i64 0, i64 %idxprom23.i
  store <2 x float> %sub.i, ptr addrspace(3) %arrayidx24.i, align 8
  %79 = load i32, ptr %half_size.i, align 4
  %mul26.i = mul i32 %79, 2
  store i32 %mul26.i, ptr %half_size.i, align 4
  br label %for.cond2.i, !llvm.loop !13

_Z4mainj.exit:                                    ; preds = %for.cond2.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  %80 = load i32, ptr %own.addr.i, align 4
  %idxprom28.i = zext i32 %80 to i64
  %arrayidx29.i = getelementptr inbounds nuw [16 x <2 x float>], ptr addrspace(3) @data, i64 0, i64 %idxprom28.i
  %81 = load <2 x float>, ptr addrspace(3) %arrayidx29.i, align 8
  %82 = load i32, ptr %own.addr.i, align 4
  store ptr @_ZL3Out, ptr %this.addr.i4, align 8
  store i32 %82, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %83 = load target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1), ptr %this1.i6, align 8
  %84 = load i32, ptr %Index.addr.i5, align 4
  %85 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_1t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) %83, i32 %84)
  store <2 x float> %81, ptr addrspace(11) %85, align 8
  %86 = load i32, ptr %own.addr.i, align 4
  %add31.i = add i32 %86, 8
  %idxprom32.i = zext i32 %add31.i to i64
  %arrayidx33.i = getelementptr inbounds nuw [16 x <2 x float>], ptr addrspace(3) @data, i64 0, i64 %idxprom32.i
  %87 = load <2 x float>, ptr addrspace(3) %arrayidx33.i, align 8
  %88 = load i32, ptr %own.addr.i, align 4
  %add34.i = add i32 %88, 8
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %add34.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %89 = load target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1), ptr %this1.i3, align 8
  %90 = load i32, ptr %Index.addr.i2, align 4
  %91 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_1t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) %89, i32 %90)
  store <2 x float> %87, ptr addrspace(11) %91, align 8
  ret void
}

declare i32 @llvm.spv.flattened.thread.id.in.group() #3

declare token @llvm.experimental.convergence.loop() #0

declare i32 @llvm.bitreverse.i32(i32) #4

declare void @llvm.spv.group.memory.barrier.with.group.sync() #5

declare float @llvm.cos.f32(float) #4

declare float @llvm.sin.f32(float) #4

declare target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_0t(i32, i32, i32, i32, ptr) #6

declare target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_1t(i32, i32, i32, i32, ptr) #6

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v2f32_12_1t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1), i32, i32) #6

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0), i32) #6

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_1t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1), i32) #6

declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl16StructuredBufferIDv2_fE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl16StructuredBufferIDv2_fE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIDv2_fE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIDv2_fE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.enable"}
!13 = distinct !{!13, !11}
