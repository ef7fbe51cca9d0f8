target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@shared_sum = hidden addrspace(3) global [4 x i32] zeroinitializer, align 4
@_ZL5calls = internal addrspace(10) global i32 3, align 4
@_ZL4last = internal addrspace(10) global [2 x i32] [i32 7, i32 9], align 4

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef i32 @_Z4stepj(i32 noundef %x) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %1 = load i32, ptr %x.addr, align 4
  %2 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %add = add i32 %2, %1
  store i32 %add, ptr addrspace(10) @_ZL5calls, align 4
  %3 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %4 = load i32, ptr %x.addr, align 4
  %and = and i32 %4, 1
  %idxprom = zext i32 %and to i64
  %arrayidx = getelementptr inbounds nuw [2 x i32], ptr addrspace(10) @_ZL4last, i64 0, i64 %idxprom
  %5 = load i32, ptr addrspace(10) %arrayidx, align 4
  %add1 = add i32 %5, %3
  store i32 %add1, ptr addrspace(10) %arrayidx, align 4
  %6 = load i32, ptr addrspace(10) @_ZL4last, align 4
  %mul = mul i32 %6, 100
  %7 = load i32, ptr addrspace(10) getelementptr inbounds ([2 x i32], ptr addrspace(10) @_ZL4last, i64 0, i64 1), align 4
  %add2 = add i32 %mul, %7
  ret i32 %add2
}

define void @main() #2 {
entry:
  %this.addr.i16.i = alloca ptr, align 8
  %other.addr.i17.i = alloca ptr, align 8
  %this.addr.i12.i = alloca ptr, align 8
  %other.addr.i13.i = alloca ptr, align 8
  %this.addr.i10.i = alloca ptr, align 8
  %this.addr.i8.i = alloca ptr, align 8
  %this.addr.i5.i = alloca ptr, align 8
  %other.addr.i6.i = alloca ptr, align 8
  %this.addr.i3.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i1.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %result.ptr.i.i.i = alloca ptr, align 8
  %registerNo.addr.i.i.i = alloca i32, align 4
  %spaceNo.addr.i.i.i = alloca i32, align 4
  %range.addr.i.i.i = alloca i32, align 4
  %index.addr.i.i.i = alloca i32, align 4
  %name.addr.i.i.i = alloca ptr, align 8
  %counterOrderId.addr.i.i.i = alloca i32, align 4
  %tmp.i.i.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %result.ptr.i.i = alloca ptr, align 8
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %x.addr.i8.i = alloca i32, align 4
  %x.addr.i.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %own.addr.i = alloca <3 x i32>, align 16
  %first.i = alloca i32, align 4
  %second.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL2In, ptr %result.ptr.i.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !2
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !2
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !2
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !2
  store ptr %tmp.i.i, ptr %this.addr.i1.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i8.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i9.i, align 8
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
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %10, ptr %__counter_handle.i.i, align 8, !noalias !2
  store ptr @_ZL2In, ptr %this.addr.i5.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %11 = load ptr, ptr %other.addr.i6.i, align 8
  store ptr %this1.i7.i, ptr %this.addr.i12.i, align 8
  store ptr %11, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %12 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !5, !align !6
  %13 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %13, ptr %this1.i14.i, align 8
  %14 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i15.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %14, i32 0, i32 1
  %15 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i15.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i14.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %15, ptr %__counter_handle3.i.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL3Out, ptr %result.ptr.i.i.i, align 8, !noalias !7
  store i32 1, ptr %registerNo.addr.i.i.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i.i.i, align 4, !noalias !7
  store i32 1, ptr %range.addr.i.i.i, align 4, !noalias !7
  store i32 0, ptr %index.addr.i.i.i, align 4, !noalias !7
  store ptr @.str.2, ptr %name.addr.i.i.i, align 8, !noalias !7
  store i32 1, ptr %counterOrderId.addr.i.i.i, align 4, !noalias !7
  store ptr %tmp.i.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i11.i, align 8
  %16 = load i32, ptr %registerNo.addr.i.i.i, align 4, !noalias !7
  %17 = load i32, ptr %spaceNo.addr.i.i.i, align 4, !noalias !7
  %18 = load i32, ptr %range.addr.i.i.i, align 4, !noalias !7
  %19 = load i32, ptr %index.addr.i.i.i, align 4, !noalias !7
  %20 = load ptr, ptr %name.addr.i.i.i, align 8, !noalias !7
  %21 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %17, i32 %16, i32 %18, i32 %19, ptr %20)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %21, ptr %tmp.i.i.i, align 8, !noalias !7
  %22 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i.i.i, align 8, !noalias !7
  %23 = load i32, ptr %counterOrderId.addr.i.i.i, align 4, !noalias !7
  %24 = load i32, ptr %spaceNo.addr.i.i.i, align 4, !noalias !7
  %25 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %22, i32 %23, i32 %24)
  %__counter_handle.i.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %25, ptr %__counter_handle.i.i.i, align 8, !noalias !7
  store ptr @_ZL3Out, ptr %this.addr.i3.i, align 8
  store ptr %tmp.i.i.i, ptr %other.addr.i.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  %26 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i4.i, ptr %this.addr.i16.i, align 8
  store ptr %26, ptr %other.addr.i17.i, align 8
  %this1.i18.i = load ptr, ptr %this.addr.i16.i, align 8
  %27 = load ptr, ptr %other.addr.i17.i, align 8, !nonnull !5, !align !6
  %28 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %27, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %28, ptr %this1.i18.i, align 8
  %29 = load ptr, ptr %other.addr.i17.i, align 8, !nonnull !5, !align !6
  %__counter_handle.i19.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %29, i32 0, i32 1
  %30 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i19.i, align 8
  %__counter_handle3.i20.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i18.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %30, ptr %__counter_handle3.i20.i, align 8
  %31 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %32 = insertelement <3 x i32> poison, i32 %31, i64 0
  %33 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %34 = insertelement <3 x i32> %32, i32 %33, i64 1
  %35 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %36 = insertelement <3 x i32> %34, i32 %35, i64 2
  %37 = call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %38 = insertelement <3 x i32> poison, i32 %37, i64 0
  %39 = call i32 @llvm.spv.thread.id.in.group.i32(i32 1)
  %40 = insertelement <3 x i32> %38, i32 %39, i64 1
  %41 = call i32 @llvm.spv.thread.id.in.group.i32(i32 2)
  %42 = insertelement <3 x i32> %40, i32 %41, i64 2
  store <3 x i32> %36, ptr %id.addr.i, align 16
  store <3 x i32> %42, ptr %own.addr.i, align 16
  %43 = load <3 x i32>, ptr %id.addr.i, align 16
  %44 = extractelement <3 x i32> %43, i64 0
  store ptr @_ZL2In, ptr %this.addr.i1, align 8
  store i32 %44, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %45 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i3, align 8
  %46 = load i32, ptr %Index.addr.i2, align 4
  %47 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %45, i32 %46)
  %48 = load i32, ptr addrspace(11) %47, align 4
  store i32 %48, ptr %x.addr.i8.i, align 4
  %49 = load i32, ptr %x.addr.i8.i, align 4
  %50 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %add.i9.i = add i32 %50, %49
  store i32 %add.i9.i, ptr addrspace(10) @_ZL5calls, align 4
  %51 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %52 = load i32, ptr %x.addr.i8.i, align 4
  %and.i10.i = and i32 %52, 1
  %idxprom.i11.i = zext i32 %and.i10.i to i64
  %arrayidx.i12.i = getelementptr inbounds nuw [2 x i32], ptr addrspace(10) @_ZL4last, i64 0, i64 %idxprom.i11.i
  %53 = load i32, ptr addrspace(10) %arrayidx.i12.i, align 4
  %add1.i13.i = add i32 %53, %51
  store i32 %add1.i13.i, ptr addrspace(10) %arrayidx.i12.i, align 4
  %54 = load i32, ptr addrspace(10) @_ZL4last, align 4
  %mul.i14.i = mul i32 %54, 100
  %55 = load i32, ptr addrspace(10) getelementptr inbounds ([2 x i32], ptr addrspace(10) @_ZL4last, i64 0, i64 1), align 4
  %add2.i15.i = add i32 %mul.i14.i, %55
  store i32 %add2.i15.i, ptr %first.i, align 4
  %56 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %57 = load <3 x i32>, ptr %own.addr.i, align 16
  %58 = extractelement <3 x i32> %57, i64 0
  %idxprom.i = zext i32 %58 to i64
  %arrayidx.i = getelementptr inbounds nuw [4 x i32], ptr addrspace(3) @shared_sum, i64 0, i64 %idxprom.i
  store i32 %56, ptr addrspace(3) %arrayidx.i, align 4
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  %59 = load <3 x i32>, ptr %own.addr.i, align 16
  %60 = extractelement <3 x i32> %59, i64 0
  %add.i = add i32 %60, 1
  %and.i = and i32 %add.i, 3
  %idxprom3.i = zext i32 %and.i to i64
  %arrayidx4.i = getelementptr inbounds nuw [4 x i32], ptr addrspace(3) @shared_sum, i64 0, i64 %idxprom3.i
  %61 = load i32, ptr addrspace(3) %arrayidx4.i, align 4
  store i32 %61, ptr %x.addr.i.i, align 4
  %62 = load i32, ptr %x.addr.i.i, align 4
  %63 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %add.i.i = add i32 %63, %62
  store i32 %add.i.i, ptr addrspace(10) @_ZL5calls, align 4
  %64 = load i32, ptr addrspace(10) @_ZL5calls, align 4
  %65 = load i32, ptr %x.addr.i.i, align 4
  %and.i.i = and i32 %65, 1
  %idxprom.i.i = zext i32 %and.i.i to i64
  %arrayidx.i.i = getelementptr inbounds nuw [2 x i32], ptr addrspace(10) @_ZL4last, i64 0, i64 %idxprom.i.i
  %66 = load i32, ptr addrspace(10) %arrayidx.i.i, align 4
  %add1.i.i = add i32 %66, %64
  store i32 %add1.i.i, ptr addrspace(10) %arrayidx.i.i, align 4
  %67 = load i32, ptr addrspace(10) @_ZL4last, align 4
  %mul.i.i = mul i32 %67, 100
  %68 = load i32, ptr addrspace(10) getelementptr inbounds ([2 x i32], ptr addrspace(10) @_ZL4last, i64 0, i64 1), align 4
  %add2.i.i = add i32 %mul.i.i, %68
  store i32 %add2.i.i, ptr %second.i, align 4
  %69 = load i32, ptr %first.i, align 4
  %70 = load i32, ptr %second.i, align 4
  %mul.i = mul i32 %70, 10000
  %add6.i = add i32 %69, %mul.i
  %71 = load <3 x i32>, ptr %id.addr.i, align 16
  %72 = extractelement <3 x i32> %71, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i, align 8
  store i32 %72, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %73 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i, align 8
  %74 = load i32, ptr %Index.addr.i, align 4
  %75 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %73, i32 %74)
  store i32 %add6.i, ptr addrspace(11) %75, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare i32 @llvm.spv.thread.id.in.group.i32(i32) #3

declare void @llvm.spv.group.memory.barrier.with.group.sync() #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #5

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
