target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_A = type <{ float, target("spirv.Padding", 12), [9 x float], target("spirv.Padding", 12), %S, target("spirv.Padding", 12), [16 x float], <2 x float> }>
%S = type <{ float, target("spirv.Padding", 12), [16 x float], <3 x float>, float }>
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@A.cb = global target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) poison
@first = external hidden addrspace(12) global float, align 4
@n = external hidden addrspace(12) global [9 x float], align 4
@s = external hidden addrspace(12) global %S, align 1
@r = external hidden addrspace(12) global [16 x float], align 4
@q = external hidden addrspace(12) global <2 x float>, align 8
@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32, i32, i32, i32, ptr) #0

declare token @llvm.experimental.convergence.entry() #1

define void @main() #2 {
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
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %i.i = alloca i32, align 4
  %x.i = alloca float, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  %A.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  store target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) %A.cb_h.i.i, ptr @A.cb, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  store ptr @_ZL3Out, ptr %result.ptr.i.i, align 8, !noalias !3
  store i32 1, ptr %registerNo.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !3
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !3
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !3
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i3.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !3
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !3
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !3
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !3
  %6 = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %6, ptr %tmp.i.i, align 8, !noalias !3
  %7 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %tmp.i.i, align 8, !noalias !3
  %8 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !3
  %9 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %10 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %7, i32 %8, i32 %9)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %10, ptr %__counter_handle.i.i, align 8, !noalias !3
  store ptr @_ZL3Out, ptr %this.addr.i1.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  %11 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i5.i, align 8
  store ptr %11, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %12 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !6, !align !7
  %13 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %13, ptr %this1.i7.i, align 8
  %14 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !6, !align !7
  %__counter_handle.i8.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %14, i32 0, i32 1
  %15 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i8.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %15, ptr %__counter_handle3.i.i, align 8
  %16 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %17 = insertelement <3 x i32> poison, i32 %16, i64 0
  %18 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %19 = insertelement <3 x i32> %17, i32 %18, i64 1
  %20 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %21 = insertelement <3 x i32> %19, i32 %20, i64 2
  store <3 x i32> %21, ptr %id.addr.i, align 16
  %22 = load <3 x i32>, ptr %id.addr.i, align 16
  %23 = extractelement <3 x i32> %22, i64 0
  store i32 %23, ptr %i.i, align 4
  %24 = load i32, ptr %i.i, align 4
  %shr.i = lshr i32 %24, 2
  %rem.i = urem i32 %shr.i, 3
  %25 = zext i32 %rem.i to i64
  %26 = load i32, ptr %i.i, align 4
  %and.i = and i32 %26, 3
  %rem1.i = urem i32 %and.i, 3
  %27 = zext i32 %rem1.i to i64
  %28 = mul i64 %27, 3
  %29 = add i64 %28, %25
  %30 = load <9 x float>, ptr addrspace(12) @n, align 4
  %matrixext.i = extractelement <9 x float> %30, i64 %29
  %31 = load i32, ptr %i.i, align 4
  %shr2.i = lshr i32 %31, 2
  %32 = zext i32 %shr2.i to i64
  %33 = load i32, ptr %i.i, align 4
  %and3.i = and i32 %33, 3
  %34 = zext i32 %and3.i to i64
  %35 = mul i64 %34, 4
  %36 = add i64 %35, %32
  %37 = load <16 x float>, ptr addrspace(12) getelementptr inbounds nuw (%S, ptr addrspace(12) @s, i32 0, i32 1), align 4
  %matrixext4.i = extractelement <16 x float> %37, i64 %36
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %matrixext4.i, 1.000000e+02
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %matrixext.i, %mul.i
  %38 = load i32, ptr %i.i, align 4
  %and5.i = and i32 %38, 3
  %39 = zext i32 %and5.i to i64
  %40 = load i32, ptr %i.i, align 4
  %shr6.i = lshr i32 %40, 2
  %41 = zext i32 %shr6.i to i64
  %42 = mul i64 %41, 4
  %43 = add i64 %42, %39
  %44 = load <16 x float>, ptr addrspace(12) @r, align 4
  %matrixext7.i = extractelement <16 x float> %44, i64 %43
  %mul8.i = fmul reassoc nnan ninf nsz arcp afn float %matrixext7.i, 1.000000e+04
  %add9.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %mul8.i
  %45 = load <3 x float>, ptr addrspace(12) getelementptr inbounds nuw (%S, ptr addrspace(12) @s, i32 0, i32 2), align 16
  %46 = load i32, ptr %i.i, align 4
  %rem10.i = urem i32 %46, 3
  %vecext.i = extractelement <3 x float> %45, i32 %rem10.i
  %add11.i = fadd reassoc nnan ninf nsz arcp afn float %add9.i, %vecext.i
  store float %add11.i, ptr %x.i, align 4
  %47 = load float, ptr %x.i, align 4
  %48 = load <2 x float>, ptr addrspace(12) @q, align 8
  %49 = load i32, ptr %i.i, align 4
  %and12.i = and i32 %49, 1
  %vecext13.i = extractelement <2 x float> %48, i32 %and12.i
  %add14.i = fadd reassoc nnan ninf nsz arcp afn float %47, %vecext13.i
  %50 = load i32, ptr %i.i, align 4
  store ptr @_ZL3Out, ptr %this.addr.i, align 8
  store i32 %50, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %51 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i, align 8
  %52 = load i32, ptr %Index.addr.i, align 4
  %53 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %51, i32 %52)
  store float %add14.i, ptr addrspace(11) %53, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32, i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}

!0 = !{ptr @A.cb, ptr addrspace(12) @first, ptr addrspace(12) @n, ptr addrspace(12) @s, ptr addrspace(12) @r, ptr addrspace(12) @q}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!5 = distinct !{!5, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!6 = !{}
!7 = !{i64 8}
