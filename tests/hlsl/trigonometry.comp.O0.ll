target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

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
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %this.addr.i13 = alloca ptr, align 8
  %Index.addr.i14 = alloca i32, align 4
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
  %id.addr.i = alloca <3 x i32>, align 16
  %x.i = alloca float, align 4
  %y.i = alloca float, align 4
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
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i21.i, align 8
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
  store ptr @_ZL3Out, ptr %this.addr.i17.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i18.i, align 8
  %this1.i19.i = load ptr, ptr %this.addr.i17.i, align 8
  %20 = load ptr, ptr %other.addr.i18.i, align 8
  store ptr %this1.i19.i, ptr %this.addr.i22.i, align 8
  store ptr %20, ptr %other.addr.i23.i, align 8
  %this1.i24.i = load ptr, ptr %this.addr.i22.i, align 8
  %21 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !5, !align !6
  %22 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %22, ptr %this1.i24.i, align 8
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
  store ptr @_ZL2In, ptr %this.addr.i1, align 8
  store i32 %32, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %33 = load target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0), ptr %this1.i3, align 8
  %34 = load i32, ptr %Index.addr.i2, align 4
  %35 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) %33, i32 %34)
  %36 = load <2 x float>, ptr addrspace(11) %35, align 8
  %37 = extractelement <2 x float> %36, i64 0
  store float %37, ptr %x.i, align 4
  %38 = load <3 x i32>, ptr %id.addr.i, align 16
  %39 = extractelement <3 x i32> %38, i64 0
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %39, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %40 = load target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0), ptr %this1.i, align 8
  %41 = load i32, ptr %Index.addr.i, align 4
  %42 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) %40, i32 %41)
  %43 = load <2 x float>, ptr addrspace(11) %42, align 8
  %44 = extractelement <2 x float> %43, i64 1
  store float %44, ptr %y.i, align 4
  %45 = load float, ptr %x.i, align 4
  %46 = call reassoc nnan ninf nsz arcp afn float @llvm.acos.f32(float %45)
  %47 = load float, ptr %x.i, align 4
  %48 = call reassoc nnan ninf nsz arcp afn float @llvm.asin.f32(float %47)
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %48, 2.000000e+00
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %46, %mul.i
  %49 = load float, ptr %y.i, align 4
  %50 = call reassoc nnan ninf nsz arcp afn float @llvm.atan.f32(float %49)
  %mul3.i = fmul reassoc nnan ninf nsz arcp afn float %50, 3.000000e+00
  %add4.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %mul3.i
  %51 = load float, ptr %y.i, align 4
  %52 = load float, ptr %x.i, align 4
  %53 = call reassoc nnan ninf nsz arcp afn float @llvm.atan2.f32(float %51, float %52)
  %mul5.i = fmul reassoc nnan ninf nsz arcp afn float %53, 4.000000e+00
  %add6.i = fadd reassoc nnan ninf nsz arcp afn float %add4.i, %mul5.i
  %54 = load <3 x i32>, ptr %id.addr.i, align 16
  %55 = extractelement <3 x i32> %54, i64 0
  %mul7.i = mul i32 %55, 4
  store ptr @_ZL3Out, ptr %this.addr.i13, align 8
  store i32 %mul7.i, ptr %Index.addr.i14, align 4
  %this1.i15 = load ptr, ptr %this.addr.i13, align 8
  %56 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i15, align 8
  %57 = load i32, ptr %Index.addr.i14, align 4
  %58 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %56, i32 %57)
  store float %add6.i, ptr addrspace(11) %58, align 4
  %59 = load float, ptr %x.i, align 4
  %60 = call reassoc nnan ninf nsz arcp afn float @llvm.sinh.f32(float %59)
  %61 = load float, ptr %x.i, align 4
  %62 = call reassoc nnan ninf nsz arcp afn float @llvm.cosh.f32(float %61)
  %add9.i = fadd reassoc nnan ninf nsz arcp afn float %60, %62
  %63 = load float, ptr %y.i, align 4
  %64 = call reassoc nnan ninf nsz arcp afn float @llvm.tanh.f32(float %63)
  %add10.i = fadd reassoc nnan ninf nsz arcp afn float %add9.i, %64
  %65 = load float, ptr %x.i, align 4
  %66 = call reassoc nnan ninf nsz arcp afn float @llvm.tan.f32(float %65)
  %add11.i = fadd reassoc nnan ninf nsz arcp afn float %add10.i, %66
  %67 = load <3 x i32>, ptr %id.addr.i, align 16
  %68 = extractelement <3 x i32> %67, i64 0
  %mul12.i = mul i32 %68, 4
  %add13.i = add i32 %mul12.i, 1
  store ptr @_ZL3Out, ptr %this.addr.i10, align 8
  store i32 %add13.i, ptr %Index.addr.i11, align 4
  %this1.i12 = load ptr, ptr %this.addr.i10, align 8
  %69 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i12, align 8
  %70 = load i32, ptr %Index.addr.i11, align 4
  %71 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %69, i32 %70)
  store float %add11.i, ptr addrspace(11) %71, align 4
  %72 = load float, ptr %y.i, align 4
  %elt.abs.i = call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %72)
  %add15.i = fadd reassoc nnan ninf nsz arcp afn float %elt.abs.i, 1.000000e+00
  %73 = call reassoc nnan ninf nsz arcp afn float @llvm.log10.f32(float %add15.i)
  %74 = load float, ptr %x.i, align 4
  %elt.abs16.i = call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %74)
  %add17.i = fadd reassoc nnan ninf nsz arcp afn float %elt.abs16.i, 1.000000e+00
  %75 = call reassoc nnan ninf nsz arcp afn float @llvm.log.f32(float %add17.i)
  %add18.i = fadd reassoc nnan ninf nsz arcp afn float %73, %75
  %76 = load float, ptr %x.i, align 4
  %77 = call reassoc nnan ninf nsz arcp afn float @llvm.exp.f32(float %76)
  %add19.i = fadd reassoc nnan ninf nsz arcp afn float %add18.i, %77
  %78 = load float, ptr %y.i, align 4
  %79 = call reassoc nnan ninf nsz arcp afn float @llvm.ceil.f32(float %78)
  %add20.i = fadd reassoc nnan ninf nsz arcp afn float %add19.i, %79
  %80 = load float, ptr %y.i, align 4
  %81 = call reassoc nnan ninf nsz arcp afn float @llvm.trunc.f32(float %80)
  %add21.i = fadd reassoc nnan ninf nsz arcp afn float %add20.i, %81
  %82 = load float, ptr %y.i, align 4
  %83 = call reassoc nnan ninf nsz arcp afn float @llvm.roundeven.f32(float %82)
  %add22.i = fadd reassoc nnan ninf nsz arcp afn float %add21.i, %83
  %84 = load <3 x i32>, ptr %id.addr.i, align 16
  %85 = extractelement <3 x i32> %84, i64 0
  %mul23.i = mul i32 %85, 4
  %add24.i = add i32 %mul23.i, 2
  store ptr @_ZL3Out, ptr %this.addr.i7, align 8
  store i32 %add24.i, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %86 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i9, align 8
  %87 = load i32, ptr %Index.addr.i8, align 4
  %88 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %86, i32 %87)
  store float %add22.i, ptr addrspace(11) %88, align 4
  %89 = load float, ptr %y.i, align 4
  store float %89, ptr %x.addr.i, align 4
  store float 0x3FE6666660000000, ptr %y.addr.i, align 4
  %90 = load float, ptr %x.addr.i, align 4
  %91 = load float, ptr %y.addr.i, align 4
  %fmod.i = frem reassoc nnan ninf nsz arcp afn float %90, %91
  %92 = load float, ptr %y.i, align 4
  %hlsl.rcp.i = fdiv reassoc nnan ninf nsz arcp afn float 1.000000e+00, %92
  %add27.i = fadd reassoc nnan ninf nsz arcp afn float %fmod.i, %hlsl.rcp.i
  %93 = load float, ptr %x.i, align 4
  %94 = load float, ptr %y.i, align 4
  %hlsl.fmad.i = call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %93, float %94, float 1.000000e+00)
  %add28.i = fadd reassoc nnan ninf nsz arcp afn float %add27.i, %hlsl.fmad.i
  %95 = load <3 x i32>, ptr %id.addr.i, align 16
  %96 = extractelement <3 x i32> %95, i64 0
  %mul29.i = mul i32 %96, 4
  %add30.i = add i32 %mul29.i, 3
  store ptr @_ZL3Out, ptr %this.addr.i4, align 8
  store i32 %add30.i, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %97 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i6, align 8
  %98 = load i32, ptr %Index.addr.i5, align 4
  %99 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %97, i32 %98)
  store float %add28.i, ptr addrspace(11) %99, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare float @llvm.acos.f32(float) #3

declare float @llvm.asin.f32(float) #3

declare float @llvm.atan.f32(float) #3

declare float @llvm.atan2.f32(float, float) #3

declare float @llvm.sinh.f32(float) #3

declare float @llvm.cosh.f32(float) #3

declare float @llvm.tanh.f32(float) #3

declare float @llvm.tan.f32(float) #3

declare float @llvm.fabs.f32(float) #4

declare float @llvm.log10.f32(float) #4

declare float @llvm.log.f32(float) #4

declare float @llvm.exp.f32(float) #4

declare float @llvm.ceil.f32(float) #4

declare float @llvm.trunc.f32(float) #4

declare float @llvm.roundeven.f32(float) #4

declare float @llvm.fmuladd.f32(float, float, float) #4

declare target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_0t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32, i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0), i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #5

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj"}
