target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 0) }
%"class.hlsl::Buffer" = type { target("spirv.Image", float, 5, 2, 0, 0, 1, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL1A = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@_ZL1B = internal global %"class.hlsl::Buffer" poison, align 8
@.str.2 = private unnamed_addr constant [2 x i8] c"B\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.4 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

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
  %tmp.i7.i = alloca %"class.hlsl::Buffer", align 8
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
  %Status.addr.i = alloca ptr, align 8
  %id.addr.i = alloca <3 x i32>, align 16
  %st.i = alloca i32, align 4
  %v.i = alloca float, align 4
  %tmp.i = alloca i32, align 4
  %w.i = alloca float, align 4
  %tmp4.i = alloca <4 x float>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL1A, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !2
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !2
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i17.i, align 8
  %this1.i18.i = load ptr, ptr %this.addr.i17.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) poison, ptr %this1.i18.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL1A, ptr %this.addr.i15.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i16.i, ptr %this.addr.i19.i, align 8
  store ptr %7, ptr %other.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i19.i, align 8
  %8 = load ptr, ptr %other.addr.i20.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) %9, ptr %this1.i21.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL1B, ptr %result.ptr.i1.i, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !7
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !7
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !7
  store ptr %tmp.i7.i, ptr %this.addr.i22.i, align 8
  %this1.i23.i = load ptr, ptr %this.addr.i22.i, align 8
  store ptr %this1.i23.i, ptr %this.addr.i27.i, align 8
  %this1.i28.i = load ptr, ptr %this.addr.i27.i, align 8
  store target("spirv.Image", float, 5, 2, 0, 0, 1, 0) poison, ptr %this1.i28.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.Image", float, 5, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_1_0t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.Image", float, 5, 2, 0, 0, 1, 0) %15, ptr %tmp.i7.i, align 8, !noalias !7
  store ptr @_ZL1B, ptr %this.addr.i24.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i25.i, align 8
  %this1.i26.i = load ptr, ptr %this.addr.i24.i, align 8
  %16 = load ptr, ptr %other.addr.i25.i, align 8
  store ptr %this1.i26.i, ptr %this.addr.i29.i, align 8
  store ptr %16, ptr %other.addr.i30.i, align 8
  %this1.i31.i = load ptr, ptr %this.addr.i29.i, align 8
  %17 = load ptr, ptr %other.addr.i30.i, align 8, !nonnull !5, !align !6
  %18 = load target("spirv.Image", float, 5, 2, 0, 0, 1, 0), ptr %17, align 8
  store target("spirv.Image", float, 5, 2, 0, 0, 1, 0) %18, ptr %this1.i31.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  store ptr @_ZL3Out, ptr %result.ptr.i8.i, align 8, !noalias !10
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
  store ptr @_ZL3Out, ptr %this.addr.i34.i, align 8
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
  call void @llvm.experimental.noalias.scope.decl(metadata !13)
  store ptr @_ZL1A, ptr %this.addr.i, align 8, !noalias !13
  store i32 %41, ptr %Index.addr.i, align 4, !noalias !13
  store ptr %tmp.i, ptr %Status.addr.i, align 8, !noalias !13
  %this1.i = load ptr, ptr %this.addr.i, align 8, !noalias !13
  %42 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %this1.i, align 8
  %43 = load i32, ptr %Index.addr.i, align 4, !noalias !13
  %44 = load ptr, ptr %Status.addr.i, align 8, !noalias !13, !nonnull !5, !align !16
  %ld.struct.i = call { float, i1 } @llvm.dx.resource.load.rawbuffer.f32.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %42, i32 %43, i32 0)
  %ld.value.i = extractvalue { float, i1 } %ld.struct.i, 0
  %ld.status.i = extractvalue { float, i1 } %ld.struct.i, 1
  %ld.status.ext.i = zext i1 %ld.status.i to i32
  store i32 %ld.status.ext.i, ptr %44, align 4
  %45 = load i32, ptr %tmp.i, align 4
  store i32 %45, ptr %st.i, align 4
  store float %ld.value.i, ptr %v.i, align 4
  %46 = load <3 x i32>, ptr %id.addr.i, align 16
  %47 = extractelement <3 x i32> %46, i64 0
  store ptr @_ZL1A, ptr %this.addr.i1, align 8
  store i32 %47, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %48 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %this1.i3, align 8
  %49 = load i32, ptr %Index.addr.i2, align 4
  %50 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %48, i32 %49)
  %51 = load float, ptr addrspace(11) %50, align 4
  store float %51, ptr %w.i, align 4
  %52 = load float, ptr %v.i, align 4
  %53 = load float, ptr %w.i, align 4
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %52, %53
  %54 = load <3 x i32>, ptr %id.addr.i, align 16
  %55 = extractelement <3 x i32> %54, i64 0
  store ptr @_ZL1B, ptr %this.addr.i4, align 8
  store i32 %55, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %56 = load target("spirv.Image", float, 5, 2, 0, 0, 1, 0), ptr %this1.i6, align 8
  %57 = load i32, ptr %Index.addr.i5, align 4
  %58 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_1_0t(target("spirv.Image", float, 5, 2, 0, 0, 1, 0) %56, i32 %57)
  %59 = load <4 x float>, ptr addrspace(11) %58, align 16
  store <4 x float> %59, ptr %tmp4.i, align 16
  %60 = load <4 x float>, ptr %tmp4.i, align 16
  %61 = extractelement <4 x float> %60, i64 1
  %add5.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %61
  %62 = load <3 x i32>, ptr %id.addr.i, align 16
  %63 = extractelement <3 x i32> %62, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i7, align 8
  store i32 %63, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %64 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i9, align 8
  %65 = load i32, ptr %Index.addr.i8, align 4
  %66 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %64, i32 %65)
  store float %add5.i, ptr addrspace(11) %66, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.Image", float, 5, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_1_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32, i32) #3

declare { float, i1 } @llvm.dx.resource.load.rawbuffer.f32.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_1_0t(target("spirv.Image", float, 5, 2, 0, 0, 1, 0), i32) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(read) }
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
!8 = distinct !{!8, !9, !"_ZN4hlsl6BufferIDv4_fE19__createFromBindingEjjijPKc: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl6BufferIDv4_fE19__createFromBindingEjjijPKc"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!12 = distinct !{!12, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN4hlsl16StructuredBufferIfE4LoadEjRj: %Status"}
!15 = distinct !{!15, !"_ZN4hlsl16StructuredBufferIfE4LoadEjRj"}
!16 = !{i64 4}
