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
  %this.addr.i11 = alloca ptr, align 8
  %other.addr.i12 = alloca ptr, align 8
  %this.addr.i9 = alloca ptr, align 8
  %this.addr.i7 = alloca ptr, align 8
  %other.addr.i = alloca ptr, align 8
  %this.addr.i5 = alloca ptr, align 8
  %this.addr.i2 = alloca ptr, align 8
  %Index.addr.i3 = alloca i32, align 4
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
  %tmp.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
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
  store <3 x i32> %15, ptr %id.addr.i, align 16
  %16 = load <3 x i32>, ptr %id.addr.i, align 16
  %17 = extractelement <3 x i32> %16, i64 0
  %18 = load <3 x i32>, ptr %id.addr.i, align 16
  %19 = extractelement <3 x i32> %18, i64 0
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %19, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %20 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %21 = load i32, ptr %Index.addr.i, align 4
  %22 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %20, i32 %21)
  %23 = load i32, ptr addrspace(11) %22, align 4
  %24 = call i32 @llvm.spv.resource.nonuniformindex(i32 %23)
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr %tmp.i, ptr %result.ptr.i, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i, align 4, !noalias !7
  store i32 -1, ptr %range.addr.i, align 4, !noalias !7
  store i32 %24, ptr %index.addr.i, align 4, !noalias !7
  store ptr @Many.str, ptr %name.addr.i, align 8, !noalias !7
  store i32 0, ptr %counterOrderId.addr.i, align 4, !noalias !7
  store ptr %tmp.i1, ptr %this.addr.i5, align 8
  %this1.i6 = load ptr, ptr %this.addr.i5, align 8
  store ptr %this1.i6, ptr %this.addr.i9, align 8
  %this1.i10 = load ptr, ptr %this.addr.i9, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i10, align 8
  %25 = load i32, ptr %registerNo.addr.i, align 4, !noalias !7
  %26 = load i32, ptr %spaceNo.addr.i, align 4, !noalias !7
  %27 = load i32, ptr %range.addr.i, align 4, !noalias !7
  %28 = load i32, ptr %index.addr.i, align 4, !noalias !7
  %29 = load ptr, ptr %name.addr.i, align 8, !noalias !7
  %30 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %26, i32 %25, i32 %27, i32 %28, ptr %29)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %30, ptr %tmp.i1, align 8, !noalias !7
  %31 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i1, align 8, !noalias !7
  %32 = load i32, ptr %counterOrderId.addr.i, align 4, !noalias !7
  %33 = load i32, ptr %spaceNo.addr.i, align 4, !noalias !7
  %34 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %31, i32 %32, i32 %33)
  %__counter_handle.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i1, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %34, ptr %__counter_handle.i, align 8, !noalias !7
  store ptr %tmp.i, ptr %this.addr.i7, align 8
  store ptr %tmp.i1, ptr %other.addr.i, align 8
  %this1.i8 = load ptr, ptr %this.addr.i7, align 8
  %35 = load ptr, ptr %other.addr.i, align 8
  store ptr %this1.i8, ptr %this.addr.i11, align 8
  store ptr %35, ptr %other.addr.i12, align 8
  %this1.i13 = load ptr, ptr %this.addr.i11, align 8
  %36 = load ptr, ptr %other.addr.i12, align 8, !nonnull !5, !align !6
  %37 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %36, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %37, ptr %this1.i13, align 8
  %38 = load ptr, ptr %other.addr.i12, align 8, !nonnull !5, !align !6
  %__counter_handle.i14 = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %38, i32 0, i32 1
  %39 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i14, align 8
  %__counter_handle3.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i13, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %39, ptr %__counter_handle3.i, align 8
  %40 = load <3 x i32>, ptr %id.addr.i, align 16
  %41 = extractelement <3 x i32> %40, i64 0
  store ptr %tmp.i, ptr %this.addr.i2, align 8
  store i32 %41, ptr %Index.addr.i3, align 4
  %this1.i4 = load ptr, ptr %this.addr.i2, align 8
  %42 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i4, align 8
  %43 = load i32, ptr %Index.addr.i3, align 4
  %44 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %42, i32 %43)
  store i32 %17, ptr addrspace(11) %44, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare i32 @llvm.spv.resource.nonuniformindex(i32) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

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
