target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef i32 @_Z4packDv4_f(<4 x float> noundef nofpclass(nan inf) %c) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %c.addr = alloca <4 x float>, align 16
  %q = alloca <4 x i32>, align 16
  store <4 x float> %c, ptr %c.addr, align 16
  %1 = load <4 x float>, ptr %c.addr, align 16
  %hlsl.saturate = call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.spv.saturate.v4f32(<4 x float> %1)
  %mul = fmul reassoc nnan ninf nsz arcp afn <4 x float> %hlsl.saturate, splat (float 2.550000e+02)
  %add = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul, splat (float 5.000000e-01)
  %conv = fptoui <4 x float> %add to <4 x i32>
  store <4 x i32> %conv, ptr %q, align 16
  %2 = load <4 x i32>, ptr %q, align 16
  %3 = extractelement <4 x i32> %2, i64 0
  %4 = load <4 x i32>, ptr %q, align 16
  %5 = extractelement <4 x i32> %4, i64 1
  %shl = shl i32 %5, 8
  %or = or i32 %3, %shl
  %6 = load <4 x i32>, ptr %q, align 16
  %7 = extractelement <4 x i32> %6, i64 2
  %shl1 = shl i32 %7, 16
  %or2 = or i32 %or, %shl1
  %8 = load <4 x i32>, ptr %q, align 16
  %9 = extractelement <4 x i32> %8, i64 3
  %shl3 = shl i32 %9, 24
  %or4 = or i32 %or2, %shl3
  ret i32 %or4
}

declare <4 x float> @llvm.spv.saturate.v4f32(<4 x float>) #2

define hidden spir_func noundef nofpclass(nan inf) <4 x float> @_Z6unpackj(i32 noundef %p) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %p.addr = alloca i32, align 4
  store i32 %p, ptr %p.addr, align 4
  %1 = load i32, ptr %p.addr, align 4
  %and = and i32 %1, 255
  %conv = uitofp i32 %and to float
  %vecinit = insertelement <4 x float> poison, float %conv, i32 0
  %2 = load i32, ptr %p.addr, align 4
  %shr = lshr i32 %2, 8
  %and1 = and i32 %shr, 255
  %conv2 = uitofp i32 %and1 to float
  %vecinit3 = insertelement <4 x float> %vecinit, float %conv2, i32 1
  %3 = load i32, ptr %p.addr, align 4
  %shr4 = lshr i32 %3, 16
  %and5 = and i32 %shr4, 255
  %conv6 = uitofp i32 %and5 to float
  %vecinit7 = insertelement <4 x float> %vecinit3, float %conv6, i32 2
  %4 = load i32, ptr %p.addr, align 4
  %shr8 = lshr i32 %4, 24
  %conv9 = uitofp i32 %shr8 to float
  %vecinit10 = insertelement <4 x float> %vecinit7, float %conv9, i32 3
  %div = fdiv reassoc nnan ninf nsz arcp afn <4 x float> %vecinit10, splat (float 2.550000e+02)
  ret <4 x float> %div
}

define void @main() #3 {
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
  %x.addr.i = alloca float, align 4
  %this.addr.i10 = alloca ptr, align 8
  %Index.addr.i11 = alloca i32, align 4
  %this.addr.i7 = alloca ptr, align 8
  %Index.addr.i8 = alloca i32, align 4
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %p.addr.i.i = alloca i32, align 4
  %c.addr.i.i = alloca <4 x float>, align 16
  %q.i.i = alloca <4 x i32>, align 16
  %id.addr.i = alloca <3 x i32>, align 16
  %p.i = alloca i32, align 4
  %e.i = alloca <4 x float>, align 16
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
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %9, ptr %this1.i14.i, align 8
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
  %31 = load <3 x i32>, ptr %id.addr.i, align 16
  %32 = extractelement <3 x i32> %31, i64 0
  store ptr @_ZL2In, ptr %this.addr.i4, align 8
  store i32 %32, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %33 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %this1.i6, align 8
  %34 = load i32, ptr %Index.addr.i5, align 4
  %35 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %33, i32 %34)
  %36 = load <4 x float>, ptr addrspace(11) %35, align 16
  store <4 x float> %36, ptr %c.addr.i.i, align 16
  %37 = load <4 x float>, ptr %c.addr.i.i, align 16
  %hlsl.saturate.i.i = call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.spv.saturate.v4f32(<4 x float> %37)
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %hlsl.saturate.i.i, splat (float 2.550000e+02)
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i.i, splat (float 5.000000e-01)
  %conv.i.i = fptoui <4 x float> %add.i.i to <4 x i32>
  store <4 x i32> %conv.i.i, ptr %q.i.i, align 16
  %38 = load <4 x i32>, ptr %q.i.i, align 16
  %39 = extractelement <4 x i32> %38, i64 0
  %40 = load <4 x i32>, ptr %q.i.i, align 16
  %41 = extractelement <4 x i32> %40, i64 1
  %shl.i.i = shl i32 %41, 8
  %or.i.i = or i32 %39, %shl.i.i
  %42 = load <4 x i32>, ptr %q.i.i, align 16
  %43 = extractelement <4 x i32> %42, i64 2
  %shl1.i.i = shl i32 %43, 16
  %or2.i.i = or i32 %or.i.i, %shl1.i.i
  %44 = load <4 x i32>, ptr %q.i.i, align 16
  %45 = extractelement <4 x i32> %44, i64 3
  %shl3.i.i = shl i32 %45, 24
  %or4.i.i = or i32 %or2.i.i, %shl3.i.i
  store i32 %or4.i.i, ptr %p.i, align 4
  %46 = load i32, ptr %p.i, align 4
  store i32 %46, ptr %p.addr.i.i, align 4
  %47 = load i32, ptr %p.addr.i.i, align 4
  %and.i.i = and i32 %47, 255
  %conv.i11.i = uitofp i32 %and.i.i to float
  %vecinit.i.i = insertelement <4 x float> poison, float %conv.i11.i, i32 0
  %48 = load i32, ptr %p.addr.i.i, align 4
  %shr.i.i = lshr i32 %48, 8
  %and1.i.i = and i32 %shr.i.i, 255
  %conv2.i.i = uitofp i32 %and1.i.i to float
  %vecinit3.i.i = insertelement <4 x float> %vecinit.i.i, float %conv2.i.i, i32 1
  %49 = load i32, ptr %p.addr.i.i, align 4
  %shr4.i.i = lshr i32 %49, 16
  %and5.i.i = and i32 %shr4.i.i, 255
  %conv6.i.i = uitofp i32 %and5.i.i to float
  %vecinit7.i.i = insertelement <4 x float> %vecinit3.i.i, float %conv6.i.i, i32 2
  %50 = load i32, ptr %p.addr.i.i, align 4
  %shr8.i.i = lshr i32 %50, 24
  %conv9.i.i = uitofp i32 %shr8.i.i to float
  %vecinit10.i.i = insertelement <4 x float> %vecinit7.i.i, float %conv9.i.i, i32 3
  %div.i.i = fdiv reassoc nnan ninf nsz arcp afn <4 x float> %vecinit10.i.i, splat (float 2.550000e+02)
  %51 = load <3 x i32>, ptr %id.addr.i, align 16
  %52 = extractelement <3 x i32> %51, i64 0
  store ptr @_ZL2In, ptr %this.addr.i1, align 8
  store i32 %52, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %53 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %this1.i3, align 8
  %54 = load i32, ptr %Index.addr.i2, align 4
  %55 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %53, i32 %54)
  %56 = load <4 x float>, ptr addrspace(11) %55, align 16
  %sub.i = fsub reassoc nnan ninf nsz arcp afn <4 x float> %div.i.i, %56
  store <4 x float> %sub.i, ptr %e.i, align 16
  %57 = load i32, ptr %p.i, align 4
  %58 = load <3 x i32>, ptr %id.addr.i, align 16
  %59 = extractelement <3 x i32> %58, i64 0
  %mul.i = mul i32 %59, 2
  store ptr @_ZL3Out, ptr %this.addr.i10, align 8
  store i32 %mul.i, ptr %Index.addr.i11, align 4
  %this1.i12 = load ptr, ptr %this.addr.i10, align 8
  %60 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i12, align 8
  %61 = load i32, ptr %Index.addr.i11, align 4
  %62 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %60, i32 %61)
  store i32 %57, ptr addrspace(11) %62, align 4
  %63 = load <4 x float>, ptr %e.i, align 16
  %64 = load <4 x float>, ptr %e.i, align 16
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %63, <4 x float> %64)
  %cmp.i = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot.i, 0x3F847AE140000000
  %65 = zext i1 %cmp.i to i64
  %cond.i = select reassoc nnan ninf nsz arcp afn i1 %cmp.i, float 1.000000e+00, float 0.000000e+00
  store float %cond.i, ptr %x.addr.i, align 4
  %66 = load i32, ptr %x.addr.i, align 4
  %67 = load <3 x i32>, ptr %id.addr.i, align 16
  %68 = extractelement <3 x i32> %67, i64 0
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %68, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %69 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %this1.i, align 8
  %70 = load i32, ptr %Index.addr.i, align 4
  %71 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %69, i32 %70)
  %72 = load <4 x float>, ptr addrspace(11) %71, align 16
  %73 = extractelement <4 x float> %72, i64 0
  %mul8.i = fmul reassoc nnan ninf nsz arcp afn float %73, -1.000000e+02
  %conv.i = fptosi float %mul8.i to i32
  %xor.i = xor i32 %66, %conv.i
  %74 = load <3 x i32>, ptr %id.addr.i, align 16
  %75 = extractelement <3 x i32> %74, i64 0
  %mul9.i = mul i32 %75, 2
  %add.i = add i32 %mul9.i, 1
  store ptr @_ZL3Out, ptr %this.addr.i7, align 8
  store i32 %add.i, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %76 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i9, align 8
  %77 = load i32, ptr %Index.addr.i8, align 4
  %78 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %76, i32 %77)
  store i32 %xor.i, ptr addrspace(11) %78, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #4

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #2

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32, i32, i32, i32, ptr) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #2

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #2

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl16StructuredBufferIDv4_fE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl16StructuredBufferIDv4_fE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
