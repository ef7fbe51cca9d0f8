target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }

@In.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() #0 {
entry:
  %this.addr.i48 = alloca ptr, align 8
  %other.addr.i49 = alloca ptr, align 8
  %this.addr.i46 = alloca ptr, align 8
  %this.addr.i43 = alloca ptr, align 8
  %other.addr.i44 = alloca ptr, align 8
  %this.addr.i41 = alloca ptr, align 8
  %this.addr.i38 = alloca ptr, align 8
  %other.addr.i39 = alloca ptr, align 8
  %this.addr.i35 = alloca ptr, align 8
  %other.addr.i36 = alloca ptr, align 8
  %this.addr.i33 = alloca ptr, align 8
  %this.addr.i31 = alloca ptr, align 8
  %this.addr.i28 = alloca ptr, align 8
  %other.addr.i29 = alloca ptr, align 8
  %this.addr.i26 = alloca ptr, align 8
  %other.addr.i = alloca ptr, align 8
  %this.addr.i24 = alloca ptr, align 8
  %this.addr.i22 = alloca ptr, align 8
  %this.addr.i19 = alloca ptr, align 8
  %Index.addr.i20 = alloca i32, align 4
  %result.ptr.i12 = alloca ptr, align 8
  %registerNo.addr.i13 = alloca i32, align 4
  %spaceNo.addr.i14 = alloca i32, align 4
  %range.addr.i15 = alloca i32, align 4
  %index.addr.i16 = alloca i32, align 4
  %name.addr.i17 = alloca ptr, align 8
  %counterOrderId.addr.i = alloca i32, align 4
  %tmp.i18 = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %this.addr.i9 = alloca ptr, align 8
  %Index.addr.i10 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %result.ptr.i2 = alloca ptr, align 8
  %registerNo.addr.i3 = alloca i32, align 4
  %spaceNo.addr.i4 = alloca i32, align 4
  %range.addr.i5 = alloca i32, align 4
  %index.addr.i6 = alloca i32, align 4
  %name.addr.i7 = alloca ptr, align 8
  %tmp.i8 = alloca %"class.hlsl::StructuredBuffer", align 8
  %result.ptr.i = alloca ptr, align 8
  %registerNo.addr.i = alloca i32, align 4
  %spaceNo.addr.i = alloca i32, align 4
  %range.addr.i = alloca i32, align 4
  %index.addr.i = alloca i32, align 4
  %name.addr.i = alloca ptr, align 8
  %tmp.i1 = alloca %"class.hlsl::StructuredBuffer", align 8
  %id.addr.i = alloca <3 x i32>, align 16
  %sum.i = alloca i32, align 4
  %i.i = alloca i32, align 4
  %tmp.i = alloca %"class.hlsl::StructuredBuffer", align 8
  %tmp2.i = alloca %"class.hlsl::StructuredBuffer", align 8
  %tmp6.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %0 = call token @llvm.experimental.convergence.entry()
  %1 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = insertelement <3 x i32> poison, i32 %1, i64 0
  %3 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %4 = insertelement <3 x i32> %2, i32 %3, i64 1
  %5 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %6 = insertelement <3 x i32> %4, i32 %5, i64 2
  store <3 x i32> %6, ptr %id.addr.i, align 16
  store i32 0, ptr %sum.i, align 4
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %7 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %8 = load i32, ptr %i.i, align 4
  %cmp.i = icmp ult i32 %8, 4
  br i1 %cmp.i, label %for.body.i, label %_Z4mainDv3_j.exit

for.body.i:                                       ; preds = %for.cond.i
  %9 = load i32, ptr %i.i, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr %tmp.i, ptr %result.ptr.i, align 8, !noalias !2
  store i32 0, ptr %registerNo.addr.i, align 4, !noalias !2
  store i32 0, ptr %spaceNo.addr.i, align 4, !noalias !2
  store i32 4, ptr %range.addr.i, align 4, !noalias !2
  store i32 %9, ptr %index.addr.i, align 4, !noalias !2
  store ptr @In.str, ptr %name.addr.i, align 8, !noalias !2
  store ptr %tmp.i1, ptr %this.addr.i24, align 8
  %this1.i25 = load ptr, ptr %this.addr.i24, align 8
  store ptr %this1.i25, ptr %this.addr.i31, align 8
  %this1.i32 = load ptr, ptr %this.addr.i31, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, ptr %this1.i32, align 8
  %10 = load i32, ptr %registerNo.addr.i, align 4, !noalias !2
  %11 = load i32, ptr %spaceNo.addr.i, align 4, !noalias !2
  %12 = load i32, ptr %range.addr.i, align 4, !noalias !2
  %13 = load i32, ptr %index.addr.i, align 4, !noalias !2
  %14 = load ptr, ptr %name.addr.i, align 8, !noalias !2
  %15 = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %15, ptr %tmp.i1, align 8, !noalias !2
  store ptr %tmp.i, ptr %this.addr.i28, align 8
  store ptr %tmp.i1, ptr %other.addr.i29, align 8
  %this1.i30 = load ptr, ptr %this.addr.i28, align 8
  %16 = load ptr, ptr %other.addr.i29, align 8
  store ptr %this1.i30, ptr %this.addr.i35, align 8
  store ptr %16, ptr %other.addr.i36, align 8
  %this1.i37 = load ptr, ptr %this.addr.i35, align 8
  %17 = load ptr, ptr %other.addr.i36, align 8, !nonnull !5, !align !6
  %18 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %17, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %18, ptr %this1.i37, align 8
  %19 = load <3 x i32>, ptr %id.addr.i, align 16
  %20 = extractelement <3 x i32> %19, i64 0
  store ptr %tmp.i, ptr %this.addr.i, align 8
  store i32 %20, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %21 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %22 = load i32, ptr %Index.addr.i, align 4
  %23 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %21, i32 %22)
  %24 = load i32, ptr addrspace(11) %23, align 4
  %25 = load i32, ptr %sum.i, align 4
  %add.i = add i32 %25, %24
  store i32 %add.i, ptr %sum.i, align 4
  %26 = load i32, ptr %i.i, align 4
  %inc.i = add i32 %26, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !7

_Z4mainDv3_j.exit:                                ; preds = %for.cond.i
  %27 = load <3 x i32>, ptr %id.addr.i, align 16
  %28 = extractelement <3 x i32> %27, i64 0
  %and.i = and i32 %28, 3
  %29 = call i32 @llvm.spv.resource.nonuniformindex(i32 %and.i)
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  store ptr %tmp2.i, ptr %result.ptr.i2, align 8, !noalias !9
  store i32 0, ptr %registerNo.addr.i3, align 4, !noalias !9
  store i32 0, ptr %spaceNo.addr.i4, align 4, !noalias !9
  store i32 4, ptr %range.addr.i5, align 4, !noalias !9
  store i32 %29, ptr %index.addr.i6, align 4, !noalias !9
  store ptr @In.str, ptr %name.addr.i7, align 8, !noalias !9
  store ptr %tmp.i8, ptr %this.addr.i22, align 8
  %this1.i23 = load ptr, ptr %this.addr.i22, align 8
  store ptr %this1.i23, ptr %this.addr.i33, align 8
  %this1.i34 = load ptr, ptr %this.addr.i33, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, ptr %this1.i34, align 8
  %30 = load i32, ptr %registerNo.addr.i3, align 4, !noalias !9
  %31 = load i32, ptr %spaceNo.addr.i4, align 4, !noalias !9
  %32 = load i32, ptr %range.addr.i5, align 4, !noalias !9
  %33 = load i32, ptr %index.addr.i6, align 4, !noalias !9
  %34 = load ptr, ptr %name.addr.i7, align 8, !noalias !9
  %35 = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 %31, i32 %30, i32 %32, i32 %33, ptr %34)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %35, ptr %tmp.i8, align 8, !noalias !9
  store ptr %tmp2.i, ptr %this.addr.i26, align 8
  store ptr %tmp.i8, ptr %other.addr.i, align 8
  %this1.i27 = load ptr, ptr %this.addr.i26, align 8
  %36 = load ptr, ptr %other.addr.i, align 8
  store ptr %this1.i27, ptr %this.addr.i38, align 8
  store ptr %36, ptr %other.addr.i39, align 8
  %this1.i40 = load ptr, ptr %this.addr.i38, align 8
  %37 = load ptr, ptr %other.addr.i39, align 8, !nonnull !5, !align !6
  %38 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %37, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %38, ptr %this1.i40, align 8
  store ptr %tmp2.i, ptr %this.addr.i9, align 8
  store i32 0, ptr %Index.addr.i10, align 4
  %this1.i11 = load ptr, ptr %this.addr.i9, align 8
  %39 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i11, align 8
  %40 = load i32, ptr %Index.addr.i10, align 4
  %41 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %39, i32 %40)
  %42 = load i32, ptr addrspace(11) %41, align 4
  %43 = load i32, ptr %sum.i, align 4
  %add4.i = add i32 %43, %42
  store i32 %add4.i, ptr %sum.i, align 4
  %44 = load i32, ptr %sum.i, align 4
  %45 = load <3 x i32>, ptr %id.addr.i, align 16
  %46 = extractelement <3 x i32> %45, i64 0
  %and5.i = and i32 %46, 1
  call void @llvm.experimental.noalias.scope.decl(metadata !12)
  store ptr %tmp6.i, ptr %result.ptr.i12, align 8, !noalias !12
  store i32 4, ptr %registerNo.addr.i13, align 4, !noalias !12
  store i32 0, ptr %spaceNo.addr.i14, align 4, !noalias !12
  store i32 2, ptr %range.addr.i15, align 4, !noalias !12
  store i32 %and5.i, ptr %index.addr.i16, align 4, !noalias !12
  store ptr @Out.str, ptr %name.addr.i17, align 8, !noalias !12
  store i32 0, ptr %counterOrderId.addr.i, align 4, !noalias !12
  store ptr %tmp.i18, ptr %this.addr.i41, align 8
  %this1.i42 = load ptr, ptr %this.addr.i41, align 8
  store ptr %this1.i42, ptr %this.addr.i46, align 8
  %this1.i47 = load ptr, ptr %this.addr.i46, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i47, align 8
  %47 = load i32, ptr %registerNo.addr.i13, align 4, !noalias !12
  %48 = load i32, ptr %spaceNo.addr.i14, align 4, !noalias !12
  %49 = load i32, ptr %range.addr.i15, align 4, !noalias !12
  %50 = load i32, ptr %index.addr.i16, align 4, !noalias !12
  %51 = load ptr, ptr %name.addr.i17, align 8, !noalias !12
  %52 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %48, i32 %47, i32 %49, i32 %50, ptr %51)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %52, ptr %tmp.i18, align 8, !noalias !12
  %53 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i18, align 8, !noalias !12
  %54 = load i32, ptr %counterOrderId.addr.i, align 4, !noalias !12
  %55 = load i32, ptr %spaceNo.addr.i14, align 4, !noalias !12
  %56 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %53, i32 %54, i32 %55)
  %__counter_handle.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i18, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %56, ptr %__counter_handle.i, align 8, !noalias !12
  store ptr %tmp6.i, ptr %this.addr.i43, align 8
  store ptr %tmp.i18, ptr %other.addr.i44, align 8
  %this1.i45 = load ptr, ptr %this.addr.i43, align 8
  %57 = load ptr, ptr %other.addr.i44, align 8
  store ptr %this1.i45, ptr %this.addr.i48, align 8
  store ptr %57, ptr %other.addr.i49, align 8
  %this1.i50 = load ptr, ptr %this.addr.i48, align 8
  %58 = load ptr, ptr %other.addr.i49, align 8, !nonnull !5, !align !6
  %59 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %58, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %59, ptr %this1.i50, align 8
  %60 = load ptr, ptr %other.addr.i49, align 8, !nonnull !5, !align !6
  %__counter_handle.i51 = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %60, i32 0, i32 1
  %61 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i51, align 8
  %__counter_handle3.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i50, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %61, ptr %__counter_handle3.i, align 8
  %62 = load <3 x i32>, ptr %id.addr.i, align 16
  %63 = extractelement <3 x i32> %62, i64 0
  store ptr %tmp6.i, ptr %this.addr.i19, align 8
  store i32 %63, ptr %Index.addr.i20, align 4
  %this1.i21 = load ptr, ptr %this.addr.i19, align 8
  %64 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i21, align 8
  %65 = load i32, ptr %Index.addr.i20, align 4
  %66 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %64, i32 %65)
  store i32 %44, ptr addrspace(11) %66, align 4
  ret void
}

declare token @llvm.experimental.convergence.entry() #1

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare token @llvm.experimental.convergence.loop() #1

declare i32 @llvm.spv.resource.nonuniformindex(i32) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc: %agg.result"}
!11 = distinct !{!11, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!14 = distinct !{!14, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
