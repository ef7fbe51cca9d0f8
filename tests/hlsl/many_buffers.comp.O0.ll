target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@Many.str = private unnamed_addr constant [5 x i8] c"Many\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() #1 {
entry:
  %this.addr.i5.i = alloca ptr, align 8
  %other.addr.i6.i = alloca ptr, align 8
  %this.addr.i3.i = alloca ptr, align 8
  %this.addr.i1.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %result.ptr.i.i = alloca ptr, align 8
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %tmp.i.i = alloca %"class.hlsl::StructuredBuffer", align 8
  %this.addr.i34 = alloca ptr, align 8
  %other.addr.i35 = alloca ptr, align 8
  %this.addr.i30 = alloca ptr, align 8
  %other.addr.i31 = alloca ptr, align 8
  %this.addr.i28 = alloca ptr, align 8
  %this.addr.i26 = alloca ptr, align 8
  %this.addr.i23 = alloca ptr, align 8
  %other.addr.i24 = alloca ptr, align 8
  %this.addr.i21 = alloca ptr, align 8
  %other.addr.i = alloca ptr, align 8
  %this.addr.i19 = alloca ptr, align 8
  %this.addr.i17 = alloca ptr, align 8
  %this.addr.i14 = alloca ptr, align 8
  %Index.addr.i15 = alloca i32, align 4
  %this.addr.i11 = alloca ptr, align 8
  %Index.addr.i12 = alloca i32, align 4
  %result.ptr.i2 = alloca ptr, align 8
  %registerNo.addr.i3 = alloca i32, align 4
  %spaceNo.addr.i4 = alloca i32, align 4
  %range.addr.i5 = alloca i32, align 4
  %index.addr.i6 = alloca i32, align 4
  %name.addr.i7 = alloca ptr, align 8
  %counterOrderId.addr.i8 = alloca i32, align 4
  %tmp.i9 = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %result.ptr.i = alloca ptr, align 8
  %registerNo.addr.i = alloca i32, align 4
  %spaceNo.addr.i = alloca i32, align 4
  %range.addr.i = alloca i32, align 4
  %index.addr.i = alloca i32, align 4
  %name.addr.i = alloca ptr, align 8
  %counterOrderId.addr.i = alloca i32, align 4
  %tmp.i1 = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %group.addr.i = alloca <3 x i32>, align 16
  %tmp.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %tmp3.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
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
  store ptr %this1.i.i, ptr %this.addr.i3.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL2In, ptr %this.addr.i1.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i5.i, align 8
  store ptr %7, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %8 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %9, ptr %this1.i7.i, align 8
  %10 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %11 = insertelement <3 x i32> poison, i32 %10, i64 0
  %12 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %13 = insertelement <3 x i32> %11, i32 %12, i64 1
  %14 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %15 = insertelement <3 x i32> %13, i32 %14, i64 2
  %16 = call i32 @llvm.spv.group.id.i32(i32 0)
  %17 = insertelement <3 x i32> poison, i32 %16, i64 0
  %18 = call i32 @llvm.spv.group.id.i32(i32 1)
  %19 = insertelement <3 x i32> %17, i32 %18, i64 1
  %20 = call i32 @llvm.spv.group.id.i32(i32 2)
  %21 = insertelement <3 x i32> %19, i32 %20, i64 2
  store <3 x i32> %15, ptr %id.addr.i, align 16
  store <3 x i32> %21, ptr %group.addr.i, align 16
  %22 = load <3 x i32>, ptr %id.addr.i, align 16
  %23 = extractelement <3 x i32> %22, i64 0
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %23, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %24 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %25 = load i32, ptr %Index.addr.i, align 4
  %26 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %24, i32 %25)
  %27 = load i32, ptr addrspace(11) %26, align 4
  %add.i = add i32 %27, 1
  %28 = load <3 x i32>, ptr %group.addr.i, align 16
  %29 = extractelement <3 x i32> %28, i64 0
  %and.i = and i32 %29, 3
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr %tmp.i, ptr %result.ptr.i2, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i3, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i4, align 4, !noalias !7
  store i32 4, ptr %range.addr.i5, align 4, !noalias !7
  store i32 %and.i, ptr %index.addr.i6, align 4, !noalias !7
  store ptr @Many.str, ptr %name.addr.i7, align 8, !noalias !7
  store i32 0, ptr %counterOrderId.addr.i8, align 4, !noalias !7
  store ptr %tmp.i9, ptr %this.addr.i17, align 8
  %this1.i18 = load ptr, ptr %this.addr.i17, align 8
  store ptr %this1.i18, ptr %this.addr.i28, align 8
  %this1.i29 = load ptr, ptr %this.addr.i28, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i29, align 8
  %30 = load i32, ptr %registerNo.addr.i3, align 4, !noalias !7
  %31 = load i32, ptr %spaceNo.addr.i4, align 4, !noalias !7
  %32 = load i32, ptr %range.addr.i5, align 4, !noalias !7
  %33 = load i32, ptr %index.addr.i6, align 4, !noalias !7
  %34 = load ptr, ptr %name.addr.i7, align 8, !noalias !7
  %35 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %31, i32 %30, i32 %32, i32 %33, ptr %34)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %35, ptr %tmp.i9, align 8, !noalias !7
  %36 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i9, align 8, !noalias !7
  %37 = load i32, ptr %counterOrderId.addr.i8, align 4, !noalias !7
  %38 = load i32, ptr %spaceNo.addr.i4, align 4, !noalias !7
  %39 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %36, i32 %37, i32 %38)
  %__counter_handle.i10 = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i9, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %39, ptr %__counter_handle.i10, align 8, !noalias !7
  store ptr %tmp.i, ptr %this.addr.i21, align 8
  store ptr %tmp.i9, ptr %other.addr.i, align 8
  %this1.i22 = load ptr, ptr %this.addr.i21, align 8
  %40 = load ptr, ptr %other.addr.i, align 8
  store ptr %this1.i22, ptr %this.addr.i34, align 8
  store ptr %40, ptr %other.addr.i35, align 8
  %this1.i36 = load ptr, ptr %this.addr.i34, align 8
  %41 = load ptr, ptr %other.addr.i35, align 8, !nonnull !5, !align !6
  %42 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %41, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %42, ptr %this1.i36, align 8
  %43 = load ptr, ptr %other.addr.i35, align 8, !nonnull !5, !align !6
  %__counter_handle.i37 = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %43, i32 0, i32 1
  %44 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i37, align 8
  %__counter_handle3.i38 = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i36, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %44, ptr %__counter_handle3.i38, align 8
  %45 = load <3 x i32>, ptr %id.addr.i, align 16
  %46 = extractelement <3 x i32> %45, i64 0
  store ptr %tmp.i, ptr %this.addr.i14, align 8
  store i32 %46, ptr %Index.addr.i15, align 4
  %this1.i16 = load ptr, ptr %this.addr.i14, align 8
  %47 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i16, align 8
  %48 = load i32, ptr %Index.addr.i15, align 4
  %49 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %47, i32 %48)
  store i32 %add.i, ptr addrspace(11) %49, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  store ptr %tmp3.i, ptr %result.ptr.i, align 8, !noalias !10
  store i32 1, ptr %registerNo.addr.i, align 4, !noalias !10
  store i32 0, ptr %spaceNo.addr.i, align 4, !noalias !10
  store i32 4, ptr %range.addr.i, align 4, !noalias !10
  store i32 2, ptr %index.addr.i, align 4, !noalias !10
  store ptr @Many.str, ptr %name.addr.i, align 8, !noalias !10
  store i32 0, ptr %counterOrderId.addr.i, align 4, !noalias !10
  store ptr %tmp.i1, ptr %this.addr.i19, align 8
  %this1.i20 = load ptr, ptr %this.addr.i19, align 8
  store ptr %this1.i20, ptr %this.addr.i26, align 8
  %this1.i27 = load ptr, ptr %this.addr.i26, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i27, align 8
  %50 = load i32, ptr %registerNo.addr.i, align 4, !noalias !10
  %51 = load i32, ptr %spaceNo.addr.i, align 4, !noalias !10
  %52 = load i32, ptr %range.addr.i, align 4, !noalias !10
  %53 = load i32, ptr %index.addr.i, align 4, !noalias !10
  %54 = load ptr, ptr %name.addr.i, align 8, !noalias !10
  %55 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %51, i32 %50, i32 %52, i32 %53, ptr %54)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %55, ptr %tmp.i1, align 8, !noalias !10
  %56 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i1, align 8, !noalias !10
  %57 = load i32, ptr %counterOrderId.addr.i, align 4, !noalias !10
  %58 = load i32, ptr %spaceNo.addr.i, align 4, !noalias !10
  %59 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %56, i32 %57, i32 %58)
  %__counter_handle.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i1, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %59, ptr %__counter_handle.i, align 8, !noalias !10
  store ptr %tmp3.i, ptr %this.addr.i23, align 8
  store ptr %tmp.i1, ptr %other.addr.i24, align 8
  %this1.i25 = load ptr, ptr %this.addr.i23, align 8
  %60 = load ptr, ptr %other.addr.i24, align 8
  store ptr %this1.i25, ptr %this.addr.i30, align 8
  store ptr %60, ptr %other.addr.i31, align 8
  %this1.i32 = load ptr, ptr %this.addr.i30, align 8
  %61 = load ptr, ptr %other.addr.i31, align 8, !nonnull !5, !align !6
  %62 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %61, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %62, ptr %this1.i32, align 8
  %63 = load ptr, ptr %other.addr.i31, align 8, !nonnull !5, !align !6
  %__counter_handle.i33 = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %63, i32 0, i32 1
  %64 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i33, align 8
  %__counter_handle3.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i32, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %64, ptr %__counter_handle3.i, align 8
  %65 = load <3 x i32>, ptr %id.addr.i, align 16
  %66 = extractelement <3 x i32> %65, i64 0
  %add4.i = add i32 %66, 16
  store ptr %tmp3.i, ptr %this.addr.i11, align 8
  store i32 %add4.i, ptr %Index.addr.i12, align 4
  %this1.i13 = load ptr, ptr %this.addr.i11, align 8
  %67 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i13, align 8
  %68 = load i32, ptr %Index.addr.i12, align 4
  %69 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %67, i32 %68)
  store i32 7, ptr addrspace(11) %69, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare i32 @llvm.spv.group.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #3

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
!3 = distinct !{!3, !4, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!12 = distinct !{!12, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
