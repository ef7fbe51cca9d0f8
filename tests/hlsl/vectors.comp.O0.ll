target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

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
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %a.i = alloca <4 x float>, align 16
  %b.i = alloca <4 x float>, align 16
  %c.i = alloca <3 x float>, align 16
  %r.i = alloca <4 x float>, align 16
  %tmp.i = alloca <3 x float>, align 16
  %tmp14.i = alloca <3 x float>, align 16
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
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !7
  %16 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), ptr %tmp.i7.i, align 8, !noalias !7
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %16, i32 %17, i32 %18)
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
  %22 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %22, ptr %this1.i24.i, align 8
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
  %mul.i = mul i32 %32, 2
  store ptr @_ZL2In, ptr %this.addr.i1, align 8
  store i32 %mul.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %33 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %this1.i3, align 8
  %34 = load i32, ptr %Index.addr.i2, align 4
  %35 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %33, i32 %34)
  %36 = load <4 x float>, ptr addrspace(11) %35, align 16
  store <4 x float> %36, ptr %a.i, align 16
  %37 = load <3 x i32>, ptr %id.addr.i, align 16
  %38 = extractelement <3 x i32> %37, i64 0
  %mul2.i = mul i32 %38, 2
  %add.i = add i32 %mul2.i, 1
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %add.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %39 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), ptr %this1.i, align 8
  %40 = load i32, ptr %Index.addr.i, align 4
  %41 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %39, i32 %40)
  %42 = load <4 x float>, ptr addrspace(11) %41, align 16
  store <4 x float> %42, ptr %b.i, align 16
  %43 = load <4 x float>, ptr %a.i, align 16
  %44 = shufflevector <4 x float> %43, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %45 = load <4 x float>, ptr %b.i, align 16
  %46 = shufflevector <4 x float> %45, <4 x float> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %hlsl.cross.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.cross.v3f32(<3 x float> %44, <3 x float> %46)
  %47 = load <4 x float>, ptr %a.i, align 16
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %49 = load <4 x float>, ptr %b.i, align 16
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %hlsl.lerp.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.lerp.v3f32(<3 x float> %48, <3 x float> %50, <3 x float> <float 5.000000e-01, float 2.500000e-01, float 0.000000e+00>)
  %add4.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %hlsl.cross.i, %hlsl.lerp.i
  store <3 x float> %add4.i, ptr %c.i, align 16
  %51 = load <4 x float>, ptr %a.i, align 16
  %52 = shufflevector <4 x float> %51, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %53 = load <4 x float>, ptr %b.i, align 16
  %mul5.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %52, %53
  %54 = load <3 x float>, ptr %c.i, align 16
  %55 = shufflevector <3 x float> %54, <3 x float> poison, <2 x i32> <i32 1, i32 0>
  %vecext.i = extractelement <2 x float> %55, i32 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i32 0
  %56 = load <3 x float>, ptr %c.i, align 16
  %57 = shufflevector <3 x float> %56, <3 x float> poison, <2 x i32> <i32 1, i32 0>
  %vecext6.i = extractelement <2 x float> %57, i32 1
  %vecinit7.i = insertelement <4 x float> %vecinit.i, float %vecext6.i, i32 1
  %58 = load <4 x float>, ptr %a.i, align 16
  %59 = load <4 x float>, ptr %b.i, align 16
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %58, <4 x float> %59)
  %vecinit8.i = insertelement <4 x float> %vecinit7.i, float %hlsl.dot.i, i32 2
  %60 = load <4 x float>, ptr %a.i, align 16
  %61 = shufflevector <4 x float> %60, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %62 = load <4 x float>, ptr %b.i, align 16
  %63 = shufflevector <4 x float> %62, <4 x float> poison, <2 x i32> <i32 1, i32 0>
  %hlsl.dot9.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %61, <2 x float> %63)
  %vecinit10.i = insertelement <4 x float> %vecinit8.i, float %hlsl.dot9.i, i32 3
  %add11.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul5.i, %vecinit10.i
  store <4 x float> %add11.i, ptr %r.i, align 16
  %64 = load <4 x float>, ptr %a.i, align 16
  %65 = shufflevector <4 x float> %64, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %66 = load <4 x float>, ptr %b.i, align 16
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %elt.max.i = call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.maxnum.v2f32(<2 x float> %65, <2 x float> %67)
  %68 = load <4 x float>, ptr %r.i, align 16
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  %add12.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %69, %elt.max.i
  %70 = extractelement <2 x float> %add12.i, i32 0
  store float %70, ptr %r.i, align 4
  %71 = extractelement <2 x float> %add12.i, i32 1
  %72 = getelementptr <4 x float>, ptr %r.i, i32 0, i32 2
  store float %71, ptr %72, align 4
  %73 = load <4 x float>, ptr %b.i, align 16
  %hlsl.any.i = call i1 @llvm.spv.any.v4f32(<4 x float> %73)
  br i1 %hlsl.any.i, label %if.then.i, label %_Z4mainDv3_j.exit

if.then.i:                                        ; preds = %entry
  %74 = load <4 x float>, ptr %r.i, align 16
  %75 = extractelement <4 x float> %74, i64 1
  %add13.i = fadd reassoc nnan ninf nsz arcp afn float %75, 1.000000e+00
  %76 = getelementptr <4 x float>, ptr %r.i, i32 0, i32 1
  store float %add13.i, ptr %76, align 4
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %entry, %if.then.i
  %hlsl.normalize.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> <float 3.000000e+00, float 0.000000e+00, float 4.000000e+00>)
  store <3 x float> %hlsl.normalize.i, ptr %tmp.i, align 16
  %77 = load <3 x float>, ptr %tmp.i, align 16
  %78 = extractelement <3 x float> %77, i64 2
  %79 = load <3 x float>, ptr %c.i, align 16
  %elt.abs.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.fabs.v3f32(<3 x float> %79)
  store <3 x float> %elt.abs.i, ptr %tmp14.i, align 16
  %80 = load <3 x float>, ptr %tmp14.i, align 16
  %81 = extractelement <3 x float> %80, i64 1
  %add15.i = fadd reassoc nnan ninf nsz arcp afn float %78, %81
  %82 = load <4 x float>, ptr %r.i, align 16
  %83 = extractelement <4 x float> %82, i64 3
  %add16.i = fadd reassoc nnan ninf nsz arcp afn float %83, %add15.i
  %84 = getelementptr <4 x float>, ptr %r.i, i32 0, i32 3
  store float %add16.i, ptr %84, align 4
  %85 = load <4 x float>, ptr %r.i, align 16
  %86 = load <3 x i32>, ptr %id.addr.i, align 16
  %87 = extractelement <3 x i32> %86, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i4, align 8
  store i32 %87, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %88 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), ptr %this1.i6, align 8
  %89 = load i32, ptr %Index.addr.i5, align 4
  %90 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %88, i32 %89)
  store <4 x float> %85, ptr addrspace(11) %90, align 16
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare <3 x float> @llvm.spv.cross.v3f32(<3 x float>, <3 x float>) #3

declare <3 x float> @llvm.spv.lerp.v3f32(<3 x float>, <3 x float>, <3 x float>) #3

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #3

declare float @llvm.spv.fdot.v2f32(<2 x float>, <2 x float>) #3

declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #4

declare i1 @llvm.spv.any.v4f32(<4 x float>) #3

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #3

declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #4

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32, i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIDv4_fE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIDv4_fE38__createFromBindingWithImplicitCounterEjjijPKcj"}
