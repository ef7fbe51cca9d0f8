target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%struct.Sample = type <{ i32, double, [2 x i64] }>
%"class.hlsl::RWStructuredBuffer.0" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL7samples = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [8 x i8] c"samples\00", align 1
@_ZL5sizes = internal global %"class.hlsl::RWStructuredBuffer.0" poison, align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"sizes\00", align 1

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
  %tmp.i8.i = alloca %"class.hlsl::RWStructuredBuffer.0", align 8
  %result.ptr.i.i = alloca ptr, align 8
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %this.addr.i9 = alloca ptr, align 8
  %Index.addr.i10 = alloca i32, align 4
  %this.addr.i7 = alloca ptr, align 8
  %numStructs.addr.i = alloca ptr, align 8
  %stride.addr.i = alloca ptr, align 8
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %count.i = alloca i32, align 4
  %stride.i = alloca i32, align 4
  %sample.i = alloca %struct.Sample, align 1
  %tmp.i = alloca i32, align 4
  %tmp12.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL7samples, ptr %result.ptr.i.i, align 8, !noalias !2
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
  store target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) poison, ptr %this1.i13.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %6, ptr %tmp.i.i, align 8, !noalias !2
  %7 = load target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), ptr %tmp.i.i, align 8, !noalias !2
  %8 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !2
  %9 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %10 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %7, i32 %8, i32 %9)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %10, ptr %__counter_handle.i.i, align 8, !noalias !2
  store ptr @_ZL7samples, ptr %this.addr.i10.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  %11 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i11.i, ptr %this.addr.i14.i, align 8
  store ptr %11, ptr %other.addr.i15.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i14.i, align 8
  %12 = load ptr, ptr %other.addr.i15.i, align 8, !nonnull !5, !align !6
  %13 = load target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %13, ptr %this1.i16.i, align 8
  %14 = load ptr, ptr %other.addr.i15.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i17.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %14, i32 0, i32 1
  %15 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i17.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i16.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %15, ptr %__counter_handle3.i.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL5sizes, ptr %result.ptr.i1.i, align 8, !noalias !7
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
  %__counter_handle.i9.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer.0", ptr %tmp.i8.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %25, ptr %__counter_handle.i9.i, align 8, !noalias !7
  store ptr @_ZL5sizes, ptr %this.addr.i20.i, align 8
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
  %__counter_handle.i28.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer.0", ptr %29, i32 0, i32 1
  %30 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i28.i, align 8
  %__counter_handle3.i29.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer.0", ptr %this1.i27.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %30, ptr %__counter_handle3.i29.i, align 8
  %31 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %32 = insertelement <3 x i32> poison, i32 %31, i64 0
  %33 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %34 = insertelement <3 x i32> %32, i32 %33, i64 1
  %35 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %36 = insertelement <3 x i32> %34, i32 %35, i64 2
  store <3 x i32> %36, ptr %id.addr.i, align 16
  %37 = load <3 x i32>, ptr %id.addr.i, align 16
  %38 = extractelement <3 x i32> %37, i64 0
  store ptr @_ZL7samples, ptr %this.addr.i4, align 8
  store i32 %38, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %39 = load target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), ptr %this1.i6, align 8
  %40 = load i32, ptr %Index.addr.i5, align 4
  %41 = call noundef align 1 dereferenceable(28) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %39, i32 %40)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %41 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %sample.i, ptr align 1 %call1.ascast.i, i64 28, i1 false)
  %weight.i = getelementptr inbounds nuw %struct.Sample, ptr %sample.i, i32 0, i32 1
  %42 = load double, ptr %weight.i, align 1
  %mul.i = fmul reassoc nnan ninf nsz arcp afn double %42, 2.000000e+00
  %43 = load i32, ptr %sample.i, align 1
  %conv.i = uitofp i32 %43 to double
  %add.i = fadd reassoc nnan ninf nsz arcp afn double %mul.i, %conv.i
  %weight2.i = getelementptr inbounds nuw %struct.Sample, ptr %sample.i, i32 0, i32 1
  store double %add.i, ptr %weight2.i, align 1
  %44 = load i32, ptr %sample.i, align 1
  %conv4.i = zext i32 %44 to i64
  %values.i = getelementptr inbounds nuw %struct.Sample, ptr %sample.i, i32 0, i32 2
  %45 = load <3 x i32>, ptr %id.addr.i, align 16
  %46 = extractelement <3 x i32> %45, i64 0
  %and.i = and i32 %46, 1
  %idxprom.i = zext i32 %and.i to i64
  %arrayidx.i = getelementptr inbounds nuw [2 x i64], ptr %values.i, i64 0, i64 %idxprom.i
  %47 = load i64, ptr %arrayidx.i, align 1
  %add5.i = add nsw i64 %47, %conv4.i
  store i64 %add5.i, ptr %arrayidx.i, align 1
  %48 = load <3 x i32>, ptr %id.addr.i, align 16
  %49 = extractelement <3 x i32> %48, i64 0
  store ptr @_ZL7samples, ptr %this.addr.i1, align 8
  store i32 %49, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %50 = load target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), ptr %this1.i3, align 8
  %51 = load i32, ptr %Index.addr.i2, align 4
  %52 = call noundef align 1 dereferenceable(28) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %50, i32 %51)
  %call6.ascast.i = addrspacecast ptr addrspace(11) %52 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call6.ascast.i, ptr align 1 %sample.i, i64 28, i1 false)
  %values7.i = getelementptr inbounds nuw %struct.Sample, ptr %sample.i, i32 0, i32 2
  %arrayidx8.i = getelementptr inbounds [2 x i64], ptr %values7.i, i64 0, i64 1
  %53 = load i64, ptr %arrayidx8.i, align 1
  %conv9.i = trunc i64 %53 to i32
  %54 = load <3 x i32>, ptr %id.addr.i, align 16
  %55 = extractelement <3 x i32> %54, i64 0
  store ptr @_ZL7samples, ptr %this.addr.i, align 8
  store i32 %55, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %56 = load target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), ptr %this1.i, align 8
  %57 = load i32, ptr %Index.addr.i, align 4
  %58 = call noundef align 1 dereferenceable(28) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %56, i32 %57)
  store i32 %conv9.i, ptr addrspace(11) %58, align 1
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  call void @llvm.experimental.noalias.scope.decl(metadata !13)
  store ptr @_ZL7samples, ptr %this.addr.i7, align 8, !noalias !15
  store ptr %tmp.i, ptr %numStructs.addr.i, align 8, !noalias !15
  store ptr %tmp12.i, ptr %stride.addr.i, align 8, !noalias !15
  %this1.i8 = load ptr, ptr %this.addr.i7, align 8, !noalias !15
  %59 = load target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), ptr %this1.i8, align 8
  %60 = load ptr, ptr %numStructs.addr.i, align 8, !noalias !15, !nonnull !5, !align !16
  %61 = call i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %59)
  store i32 %61, ptr %60, align 4
  %62 = load ptr, ptr %stride.addr.i, align 8, !noalias !15, !nonnull !5, !align !16
  store i64 28, ptr %62, align 4
  %63 = load i32, ptr %tmp.i, align 4
  store i32 %63, ptr %count.i, align 4
  %64 = load i32, ptr %tmp12.i, align 4
  store i32 %64, ptr %stride.i, align 4
  %65 = load i32, ptr %count.i, align 4
  %66 = load <3 x i32>, ptr %id.addr.i, align 16
  %67 = extractelement <3 x i32> %66, i64 0
  store ptr @_ZL5sizes, ptr %this.addr.i9, align 8
  store i32 %67, ptr %Index.addr.i10, align 4
  %this1.i11 = load ptr, ptr %this.addr.i9, align 8
  %68 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i11, align 8
  %69 = load i32, ptr %Index.addr.i10, align 4
  %70 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %68, i32 %69)
  store i32 %65, ptr addrspace(11) %70, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), i32, i32) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), i32) #4

declare i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1)) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl18RWStructuredBufferI6SampleE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl18RWStructuredBufferI6SampleE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl18RWStructuredBufferI6SampleE13GetDimensionsERjS3_: %numStructs"}
!12 = distinct !{!12, !"_ZN4hlsl18RWStructuredBufferI6SampleE13GetDimensionsERjS3_"}
!13 = !{!14}
!14 = distinct !{!14, !12, !"_ZN4hlsl18RWStructuredBufferI6SampleE13GetDimensionsERjS3_: %stride"}
!15 = !{!11, !14}
!16 = !{i64 4}
