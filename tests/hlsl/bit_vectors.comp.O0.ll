target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

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
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %x.i = alloca <4 x i32>, align 16
  %r.i = alloca <4 x i32>, align 16
  %wide.i = alloca <2 x i32>, align 8
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
  store target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) %9, ptr %this1.i14.i, align 8
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
  store target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !7
  %16 = load target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1), ptr %tmp.i7.i, align 8, !noalias !7
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v4i32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) %16, i32 %17, i32 %18)
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
  %22 = load target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) %22, ptr %this1.i24.i, align 8
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
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %32, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %33 = load target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0), ptr %this1.i, align 8
  %34 = load i32, ptr %Index.addr.i, align 4
  %35 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) %33, i32 %34)
  %36 = load <4 x i32>, ptr addrspace(11) %35, align 16
  store <4 x i32> %36, ptr %x.i, align 16
  %37 = load <4 x i32>, ptr %x.i, align 16
  %elt.ctpop.i = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %37)
  %38 = load <4 x i32>, ptr %x.i, align 16
  %hlsl.firstbithigh.i = call <4 x i32> @llvm.spv.firstbituhigh.v4i32(<4 x i32> %38)
  %mul.i = mul <4 x i32> %hlsl.firstbithigh.i, splat (i32 64)
  %add.i = add <4 x i32> %elt.ctpop.i, %mul.i
  %39 = load <4 x i32>, ptr %x.i, align 16
  %hlsl.firstbitlow.i = call <4 x i32> @llvm.spv.firstbitlow.v4i32(<4 x i32> %39)
  %mul2.i = mul <4 x i32> %hlsl.firstbitlow.i, splat (i32 4096)
  %add3.i = add <4 x i32> %add.i, %mul2.i
  store <4 x i32> %add3.i, ptr %r.i, align 16
  %40 = load <4 x i32>, ptr %x.i, align 16
  %elt.bitreverse.i = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %40)
  %41 = load <4 x i32>, ptr %r.i, align 16
  %xor.i = xor <4 x i32> %41, %elt.bitreverse.i
  store <4 x i32> %xor.i, ptr %r.i, align 16
  %42 = load <4 x i32>, ptr %x.i, align 16
  %43 = extractelement <4 x i32> %42, i64 0
  %hlsl.firstbithigh4.i = call i32 @llvm.spv.firstbitshigh.i32(i32 %43)
  %44 = load <4 x i32>, ptr %r.i, align 16
  %45 = extractelement <4 x i32> %44, i64 3
  %add5.i = add i32 %45, %hlsl.firstbithigh4.i
  %46 = getelementptr <4 x i32>, ptr %r.i, i32 0, i32 3
  store i32 %add5.i, ptr %46, align 4
  %47 = load <4 x i32>, ptr %x.i, align 16
  %48 = shufflevector <4 x i32> %47, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %49 = load <4 x i32>, ptr %x.i, align 16
  %50 = shufflevector <4 x i32> %49, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %LowA.i = extractelement <2 x i32> %48, i64 0
  %HighA.i = extractelement <2 x i32> %48, i64 1
  %LowB.i = extractelement <2 x i32> %50, i64 0
  %HighB.i = extractelement <2 x i32> %50, i64 1
  %51 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %LowA.i, i32 %LowB.i)
  %52 = extractvalue { i32, i1 } %51, 1
  %53 = extractvalue { i32, i1 } %51, 0
  %CarryZExt.i = zext i1 %52 to i32
  %HighSum.i = add i32 %HighA.i, %HighB.i
  %HighSumPlusCarry.i = add i32 %HighSum.i, %CarryZExt.i
  %hlsl.AddUint64.upto0.i = insertelement <2 x i32> poison, i32 %53, i64 0
  %hlsl.AddUint64.i = insertelement <2 x i32> %hlsl.AddUint64.upto0.i, i32 %HighSumPlusCarry.i, i64 1
  store <2 x i32> %hlsl.AddUint64.i, ptr %wide.i, align 8
  %54 = load <4 x i32>, ptr %r.i, align 16
  %55 = load <2 x i32>, ptr %wide.i, align 8
  %vecext.i = extractelement <2 x i32> %55, i32 0
  %vecinit.i = insertelement <4 x i32> poison, i32 %vecext.i, i32 0
  %56 = load <2 x i32>, ptr %wide.i, align 8
  %vecext6.i = extractelement <2 x i32> %56, i32 1
  %vecinit7.i = insertelement <4 x i32> %vecinit.i, i32 %vecext6.i, i32 1
  %57 = load <4 x i32>, ptr %x.i, align 16
  %58 = extractelement <4 x i32> %57, i64 0
  %59 = load <4 x i32>, ptr %x.i, align 16
  %60 = extractelement <4 x i32> %59, i64 1
  %and.i = and i32 %58, %60
  %vecinit8.i = insertelement <4 x i32> %vecinit7.i, i32 %and.i, i32 2
  %61 = load <4 x i32>, ptr %x.i, align 16
  %62 = extractelement <4 x i32> %61, i64 2
  %63 = load <4 x i32>, ptr %x.i, align 16
  %64 = extractelement <4 x i32> %63, i64 3
  %not.i = xor i32 %64, -1
  %and9.i = and i32 %62, %not.i
  %vecinit10.i = insertelement <4 x i32> %vecinit8.i, i32 %and9.i, i32 3
  %add11.i = add <4 x i32> %54, %vecinit10.i
  %65 = load <3 x i32>, ptr %id.addr.i, align 16
  %66 = extractelement <3 x i32> %65, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %66, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %67 = load target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1), ptr %this1.i3, align 8
  %68 = load i32, ptr %Index.addr.i2, align 4
  %69 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) %67, i32 %68)
  store <4 x i32> %add11.i, ptr addrspace(11) %69, align 16
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>) #3

declare <4 x i32> @llvm.spv.firstbituhigh.v4i32(<4 x i32>) #4

declare <4 x i32> @llvm.spv.firstbitlow.v4i32(<4 x i32>) #4

declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>) #3

declare i32 @llvm.spv.firstbitshigh.i32(i32) #4

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #3

declare target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v4i32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 1), i32) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl16StructuredBufferIDv4_jE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl16StructuredBufferIDv4_jE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIDv4_jE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIDv4_jE38__createFromBindingWithImplicitCounterEjjijPKcj"}
