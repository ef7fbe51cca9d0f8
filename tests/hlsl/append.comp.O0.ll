target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::ConsumeStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%"class.hlsl::AppendStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL4From = internal global %"class.hlsl::ConsumeStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [5 x i8] c"From\00", align 1
@_ZL2To = internal global %"class.hlsl::AppendStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [3 x i8] c"To\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() #1 {
entry:
  %this.addr.i25.i = alloca ptr, align 8
  %other.addr.i26.i = alloca ptr, align 8
  %this.addr.i23.i = alloca ptr, align 8
  %this.addr.i20.i = alloca ptr, align 8
  %other.addr.i21.i = alloca ptr, align 8
  %this.addr.i18.i = alloca ptr, align 8
  %this.addr.i14.i = alloca ptr, align 8
  %other.addr.i15.i = alloca ptr, align 8
  %this.addr.i12.i = alloca ptr, align 8
  %this.addr.i10.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %result.ptr.i1.i = alloca ptr, align 8
  %registerNo.addr.i2.i = alloca i32, align 4
  %spaceNo.addr.i3.i = alloca i32, align 4
  %range.addr.i4.i = alloca i32, align 4
  %index.addr.i5.i = alloca i32, align 4
  %name.addr.i6.i = alloca ptr, align 8
  %counterOrderId.addr.i7.i = alloca i32, align 4
  %tmp.i8.i = alloca %"class.hlsl::AppendStructuredBuffer", align 8
  %result.ptr.i.i = alloca ptr, align 8
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i.i = alloca %"class.hlsl::ConsumeStructuredBuffer", align 8
  %this.addr.i1 = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %value.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL4From, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !2
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !2
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !2
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i12.i, align 8
  %this1.i13.i = load ptr, ptr %this.addr.i12.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i13.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %6, ptr %tmp.i.i, align 8, !noalias !2
  %7 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i.i, align 8, !noalias !2
  %8 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !2
  %9 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %10 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %7, i32 %8, i32 %9)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::ConsumeStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %10, ptr %__counter_handle.i.i, align 8, !noalias !2
  store ptr @_ZL4From, ptr %this.addr.i10.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  %11 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i11.i, ptr %this.addr.i14.i, align 8
  store ptr %11, ptr %other.addr.i15.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i14.i, align 8
  %12 = load ptr, ptr %other.addr.i15.i, align 8, !nonnull !5, !align !6
  %13 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %13, ptr %this1.i16.i, align 8
  %14 = load ptr, ptr %other.addr.i15.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i17.i = getelementptr inbounds nuw %"class.hlsl::ConsumeStructuredBuffer", ptr %14, i32 0, i32 1
  %15 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i17.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::ConsumeStructuredBuffer", ptr %this1.i16.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %15, ptr %__counter_handle3.i.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL2To, ptr %result.ptr.i1.i, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !7
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !7
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !7
  store i32 1, ptr %counterOrderId.addr.i7.i, align 4, !noalias !7
  store ptr %tmp.i8.i, ptr %this.addr.i18.i, align 8
  %this1.i19.i = load ptr, ptr %this.addr.i18.i, align 8
  store ptr %this1.i19.i, ptr %this.addr.i23.i, align 8
  %this1.i24.i = load ptr, ptr %this.addr.i23.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i24.i, align 8
  %16 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %17 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %18 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %19 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %20 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %21 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %17, i32 %16, i32 %18, i32 %19, ptr %20)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %21, ptr %tmp.i8.i, align 8, !noalias !7
  %22 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i8.i, align 8, !noalias !7
  %23 = load i32, ptr %counterOrderId.addr.i7.i, align 4, !noalias !7
  %24 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %25 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %22, i32 %23, i32 %24)
  %__counter_handle.i9.i = getelementptr inbounds nuw %"class.hlsl::AppendStructuredBuffer", ptr %tmp.i8.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %25, ptr %__counter_handle.i9.i, align 8, !noalias !7
  store ptr @_ZL2To, ptr %this.addr.i20.i, align 8
  store ptr %tmp.i8.i, ptr %other.addr.i21.i, align 8
  %this1.i22.i = load ptr, ptr %this.addr.i20.i, align 8
  %26 = load ptr, ptr %other.addr.i21.i, align 8
  store ptr %this1.i22.i, ptr %this.addr.i25.i, align 8
  store ptr %26, ptr %other.addr.i26.i, align 8
  %this1.i27.i = load ptr, ptr %this.addr.i25.i, align 8
  %27 = load ptr, ptr %other.addr.i26.i, align 8, !nonnull !5, !align !6
  %28 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %27, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %28, ptr %this1.i27.i, align 8
  %29 = load ptr, ptr %other.addr.i26.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i28.i = getelementptr inbounds nuw %"class.hlsl::AppendStructuredBuffer", ptr %29, i32 0, i32 1
  %30 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i28.i, align 8
  %__counter_handle3.i29.i = getelementptr inbounds nuw %"class.hlsl::AppendStructuredBuffer", ptr %this1.i27.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %30, ptr %__counter_handle3.i29.i, align 8
  %31 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %32 = insertelement <3 x i32> poison, i32 %31, i64 0
  %33 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %34 = insertelement <3 x i32> %32, i32 %33, i64 1
  %35 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %36 = insertelement <3 x i32> %34, i32 %35, i64 2
  store <3 x i32> %36, ptr %id.addr.i, align 16
  store ptr @_ZL4From, ptr %this.addr.i1, align 8
  %this1.i2 = load ptr, ptr %this.addr.i1, align 8
  %37 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i2, align 8
  %__counter_handle.i3 = getelementptr inbounds nuw %"class.hlsl::ConsumeStructuredBuffer", ptr %this1.i2, i32 0, i32 1
  %38 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i3, align 8
  %39 = call i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1) %38, i8 -1)
  %40 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %37, i32 %39)
  %41 = load i32, ptr addrspace(11) %40, align 4
  %mul.i = mul i32 %41, 2
  store ptr @_ZL2To, ptr %this.addr.i, align 8
  store i32 %mul.i, ptr %value.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %42 = load i32, ptr %value.addr.i, align 4
  %43 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i, align 8
  %__counter_handle.i = getelementptr inbounds nuw %"class.hlsl::AppendStructuredBuffer", ptr %this1.i, i32 0, i32 1
  %44 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i, align 8
  %45 = call i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1) %44, i8 1)
  %46 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %43, i32 %45)
  store i32 %42, ptr addrspace(11) %46, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #3

declare i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1), i8) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl23ConsumeStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl23ConsumeStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl22AppendStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl22AppendStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
