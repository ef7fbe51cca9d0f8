target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::RWBuffer" = type { target("spirv.Image", float, 5, 2, 0, 0, 2, 1) }
%"class.hlsl::RWBuffer.0" = type { target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL6colors = internal global %"class.hlsl::RWBuffer" poison, align 8
@.str = private unnamed_addr constant [7 x i8] c"colors\00", align 1
@_ZL5pairs = internal global %"class.hlsl::RWBuffer.0" poison, align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"pairs\00", align 1
@_ZL6copies = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.4 = private unnamed_addr constant [7 x i8] c"copies\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() #1 {
entry:
  %this.addr.i39.i = alloca ptr, align 8
  %other.addr.i40.i = alloca ptr, align 8
  %this.addr.i37.i = alloca ptr, align 8
  %this.addr.i34.i = alloca ptr, align 8
  %other.addr.i35.i = alloca ptr, align 8
  %this.addr.i32.i = alloca ptr, align 8
  %this.addr.i29.i = alloca ptr, align 8
  %other.addr.i30.i = alloca ptr, align 8
  %this.addr.i27.i = alloca ptr, align 8
  %this.addr.i24.i = alloca ptr, align 8
  %other.addr.i25.i = alloca ptr, align 8
  %this.addr.i22.i = alloca ptr, align 8
  %this.addr.i19.i = alloca ptr, align 8
  %other.addr.i20.i = alloca ptr, align 8
  %this.addr.i17.i = alloca ptr, align 8
  %this.addr.i15.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %result.ptr.i8.i = alloca ptr, align 8
  %registerNo.addr.i9.i = alloca i32, align 4
  %spaceNo.addr.i10.i = alloca i32, align 4
  %range.addr.i11.i = alloca i32, align 4
  %index.addr.i12.i = alloca i32, align 4
  %name.addr.i13.i = alloca ptr, align 8
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i14.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %result.ptr.i1.i = alloca ptr, align 8
  %registerNo.addr.i2.i = alloca i32, align 4
  %spaceNo.addr.i3.i = alloca i32, align 4
  %range.addr.i4.i = alloca i32, align 4
  %index.addr.i5.i = alloca i32, align 4
  %name.addr.i6.i = alloca ptr, align 8
  %tmp.i7.i = alloca %"class.hlsl::RWBuffer.0", align 8
  %result.ptr.i.i = alloca ptr, align 8
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %tmp.i.i = alloca %"class.hlsl::RWBuffer", align 8
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
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL6colors, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !2
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !2
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i17.i, align 8
  %this1.i18.i = load ptr, ptr %this.addr.i17.i, align 8
  store target("spirv.Image", float, 5, 2, 0, 0, 2, 1) poison, ptr %this1.i18.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL6colors, ptr %this.addr.i15.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i16.i, ptr %this.addr.i19.i, align 8
  store ptr %7, ptr %other.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i19.i, align 8
  %8 = load ptr, ptr %other.addr.i20.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.Image", float, 5, 2, 0, 0, 2, 1), ptr %8, align 8
  store target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %9, ptr %this1.i21.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL5pairs, ptr %result.ptr.i1.i, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !7
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !7
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !7
  store ptr %tmp.i7.i, ptr %this.addr.i22.i, align 8
  %this1.i23.i = load ptr, ptr %this.addr.i22.i, align 8
  store ptr %this1.i23.i, ptr %this.addr.i27.i, align 8
  %this1.i28.i = load ptr, ptr %this.addr.i27.i, align 8
  store target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) poison, ptr %this1.i28.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_5_2_0_0_2_25t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) %15, ptr %tmp.i7.i, align 8, !noalias !7
  store ptr @_ZL5pairs, ptr %this.addr.i24.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i25.i, align 8
  %this1.i26.i = load ptr, ptr %this.addr.i24.i, align 8
  %16 = load ptr, ptr %other.addr.i25.i, align 8
  store ptr %this1.i26.i, ptr %this.addr.i29.i, align 8
  store ptr %16, ptr %other.addr.i30.i, align 8
  %this1.i31.i = load ptr, ptr %this.addr.i29.i, align 8
  %17 = load ptr, ptr %other.addr.i30.i, align 8, !nonnull !5, !align !6
  %18 = load target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25), ptr %17, align 8
  store target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) %18, ptr %this1.i31.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  store ptr @_ZL6copies, ptr %result.ptr.i8.i, align 8, !noalias !10
  store i32 2, ptr %registerNo.addr.i9.i, align 4, !noalias !10
  store i32 0, ptr %spaceNo.addr.i10.i, align 4, !noalias !10
  store i32 1, ptr %range.addr.i11.i, align 4, !noalias !10
  store i32 0, ptr %index.addr.i12.i, align 4, !noalias !10
  store ptr @.str.4, ptr %name.addr.i13.i, align 8, !noalias !10
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !10
  store ptr %tmp.i14.i, ptr %this.addr.i32.i, align 8
  %this1.i33.i = load ptr, ptr %this.addr.i32.i, align 8
  store ptr %this1.i33.i, ptr %this.addr.i37.i, align 8
  %this1.i38.i = load ptr, ptr %this.addr.i37.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i38.i, align 8
  %19 = load i32, ptr %registerNo.addr.i9.i, align 4, !noalias !10
  %20 = load i32, ptr %spaceNo.addr.i10.i, align 4, !noalias !10
  %21 = load i32, ptr %range.addr.i11.i, align 4, !noalias !10
  %22 = load i32, ptr %index.addr.i12.i, align 4, !noalias !10
  %23 = load ptr, ptr %name.addr.i13.i, align 8, !noalias !10
  %24 = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 %20, i32 %19, i32 %21, i32 %22, ptr %23)
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %24, ptr %tmp.i14.i, align 8, !noalias !10
  %25 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %tmp.i14.i, align 8, !noalias !10
  %26 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !10
  %27 = load i32, ptr %spaceNo.addr.i10.i, align 4, !noalias !10
  %28 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %25, i32 %26, i32 %27)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i14.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %28, ptr %__counter_handle.i.i, align 8, !noalias !10
  store ptr @_ZL6copies, ptr %this.addr.i34.i, align 8
  store ptr %tmp.i14.i, ptr %other.addr.i35.i, align 8
  %this1.i36.i = load ptr, ptr %this.addr.i34.i, align 8
  %29 = load ptr, ptr %other.addr.i35.i, align 8
  store ptr %this1.i36.i, ptr %this.addr.i39.i, align 8
  store ptr %29, ptr %other.addr.i40.i, align 8
  %this1.i41.i = load ptr, ptr %this.addr.i39.i, align 8
  %30 = load ptr, ptr %other.addr.i40.i, align 8, !nonnull !5, !align !6
  %31 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %30, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %31, ptr %this1.i41.i, align 8
  %32 = load ptr, ptr %other.addr.i40.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i42.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %32, i32 0, i32 1
  %33 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i42.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i41.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %33, ptr %__counter_handle3.i.i, align 8
  %34 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %35 = insertelement <3 x i32> poison, i32 %34, i64 0
  %36 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %37 = insertelement <3 x i32> %35, i32 %36, i64 1
  %38 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %39 = insertelement <3 x i32> %37, i32 %38, i64 2
  store <3 x i32> %39, ptr %id.addr.i, align 16
  %40 = load <3 x i32>, ptr %id.addr.i, align 16
  %41 = extractelement <3 x i32> %40, i64 0
  store ptr @_ZL6colors, ptr %this.addr.i4, align 8
  store i32 %41, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %42 = load target("spirv.Image", float, 5, 2, 0, 0, 2, 1), ptr %this1.i6, align 8
  %43 = load i32, ptr %Index.addr.i5, align 4
  %44 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %42, i32 %43)
  %45 = getelementptr <4 x float>, ptr addrspace(11) %44, i32 0, i32 1
  store float 3.000000e+00, ptr addrspace(11) %45, align 4
  %46 = load <3 x i32>, ptr %id.addr.i, align 16
  %47 = extractelement <3 x i32> %46, i64 0
  store ptr @_ZL6colors, ptr %this.addr.i1, align 8
  store i32 %47, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %48 = load target("spirv.Image", float, 5, 2, 0, 0, 2, 1), ptr %this1.i3, align 8
  %49 = load i32, ptr %Index.addr.i2, align 4
  %50 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %48, i32 %49)
  %51 = load <3 x i32>, ptr %id.addr.i, align 16
  %52 = extractelement <3 x i32> %51, i64 0
  %and.i = and i32 %52, 3
  %53 = load <4 x float>, ptr addrspace(11) %50, align 16
  %vecext.i = extractelement <4 x float> %53, i32 %and.i
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %vecext.i, 1.000000e+01
  %54 = getelementptr <4 x float>, ptr addrspace(11) %50, i32 0, i32 %and.i
  store float %add.i, ptr addrspace(11) %54, align 4
  %55 = load <3 x i32>, ptr %id.addr.i, align 16
  %56 = extractelement <3 x i32> %55, i64 0
  store ptr @_ZL5pairs, ptr %this.addr.i10, align 8
  store i32 %56, ptr %Index.addr.i11, align 4
  %this1.i12 = load ptr, ptr %this.addr.i10, align 8
  %57 = load target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25), ptr %this1.i12, align 8
  %58 = load i32, ptr %Index.addr.i11, align 4
  %59 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_25t(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) %57, i32 %58)
  %60 = load <2 x i32>, ptr addrspace(11) %59, align 8
  %61 = extractelement <2 x i32> %60, i64 1
  %62 = load <3 x i32>, ptr %id.addr.i, align 16
  %63 = extractelement <3 x i32> %62, i64 0
  store ptr @_ZL5pairs, ptr %this.addr.i7, align 8
  store i32 %63, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %64 = load target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25), ptr %this1.i9, align 8
  %65 = load i32, ptr %Index.addr.i8, align 4
  %66 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_25t(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) %64, i32 %65)
  %67 = load <2 x i32>, ptr addrspace(11) %66, align 8
  %68 = extractelement <2 x i32> %67, i64 0
  %add5.i = add nsw i32 %68, %61
  store i32 %add5.i, ptr addrspace(11) %66, align 4
  %69 = load <3 x i32>, ptr %id.addr.i, align 16
  %70 = extractelement <3 x i32> %69, i64 0
  store ptr @_ZL6colors, ptr %this.addr.i, align 8
  store i32 %70, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %71 = load target("spirv.Image", float, 5, 2, 0, 0, 2, 1), ptr %this1.i, align 8
  %72 = load i32, ptr %Index.addr.i, align 4
  %73 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %71, i32 %72)
  %74 = load <4 x float>, ptr addrspace(11) %73, align 16
  %75 = extractelement <4 x float> %74, i64 2
  %76 = load <3 x i32>, ptr %id.addr.i, align 16
  %77 = extractelement <3 x i32> %76, i64 0
  store ptr @_ZL6copies, ptr %this.addr.i13, align 8
  store i32 %77, ptr %Index.addr.i14, align 4
  %this1.i15 = load ptr, ptr %this.addr.i13, align 8
  %78 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i15, align 8
  %79 = load i32, ptr %Index.addr.i14, align 4
  %80 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %78, i32 %79)
  store float %75, ptr addrspace(11) %80, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_5_2_0_0_2_25t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32, i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t(target("spirv.Image", float, 5, 2, 0, 0, 2, 1), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_25t(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 25), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl8RWBufferIDv4_fE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl8RWBufferIDv4_fE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl8RWBufferIDv2_iE19__createFromBindingEjjijPKc: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl8RWBufferIDv2_iE19__createFromBindingEjjijPKc"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!12 = distinct !{!12, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj"}
