target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_A = type <{ %Outer, float, [9 x float], target("spirv.Padding", 12), [16 x float] }>
%Outer = type <{ <{ [1 x <{ %Inner, target("spirv.Padding", 12) }>], %Inner }>, target("spirv.Padding", 12), [16 x float], <2 x float>, i32 }>
%Inner = type <{ <3 x float>, float }>
%__cblayout_B = type <{ %Inner, i32, target("spirv.Padding", 8), [3 x <4 x i32>] }>
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@A.cb = global target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) poison
@o = external hidden addrspace(12) global %Outer, align 1
@last = external hidden addrspace(12) global float, align 4
@n = external hidden addrspace(12) global [9 x float], align 4
@r = external hidden addrspace(12) global [16 x float], align 4
@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@B.cb = global target("spirv.VulkanBuffer", %__cblayout_B, 2, 0) poison
@one = external hidden addrspace(12) global %Inner, align 1
@on = external hidden addrspace(12) global i32, align 4
@counts = external hidden addrspace(12) global [3 x <4 x i32>], align 16
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", %__cblayout_B, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Bs_2_0t(i32, i32, i32, i32, ptr) #0

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
  %s.i = alloca float, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  %A.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_As_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  store target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) %A.cb_h.i.i, ptr @A.cb, align 8
  %B.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_B, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Bs_2_0t(i32 0, i32 1, i32 1, i32 0, ptr @B.str)
  store target("spirv.VulkanBuffer", %__cblayout_B, 2, 0) %B.cb_h.i.i, ptr @B.cb, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  store ptr @_ZL3Out, ptr %result.ptr.i.i, align 8, !noalias !4
  store i32 2, ptr %registerNo.addr.i.i, align 4, !noalias !4
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !4
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !4
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !4
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !4
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !4
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i3.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !4
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !4
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !4
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !4
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !4
  %6 = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %6, ptr %tmp.i.i, align 8, !noalias !4
  %7 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %tmp.i.i, align 8, !noalias !4
  %8 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !4
  %9 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !4
  %10 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %7, i32 %8, i32 %9)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %10, ptr %__counter_handle.i.i, align 8, !noalias !4
  store ptr @_ZL3Out, ptr %this.addr.i1.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  %11 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i5.i, align 8
  store ptr %11, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %12 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !7, !align !8
  %13 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %13, ptr %this1.i7.i, align 8
  %14 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !7, !align !8
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
  %and.i = and i32 %23, 1
  %idxprom.i = zext i32 %and.i to i64
  %cbufferidx.i = getelementptr <{ %Inner, target("spirv.Padding", 12) }>, ptr addrspace(12) @o, i64 %idxprom.i, i32 0
  %power.i = getelementptr inbounds nuw %Inner, ptr addrspace(12) %cbufferidx.i, i32 0, i32 1
  %24 = load float, ptr addrspace(12) %power.i, align 4
  %25 = load <16 x float>, ptr addrspace(12) getelementptr inbounds nuw (%Outer, ptr addrspace(12) @o, i32 0, i32 1), align 4
  %matrixext.i = extractelement <16 x float> %25, i64 9
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %24, %matrixext.i
  %26 = load <2 x float>, ptr addrspace(12) getelementptr inbounds nuw (%Outer, ptr addrspace(12) @o, i32 0, i32 2), align 8
  %27 = extractelement <2 x float> %26, i64 1
  %add1.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %27
  %28 = load i32, ptr addrspace(12) getelementptr inbounds nuw (%Outer, ptr addrspace(12) @o, i32 0, i32 3), align 4
  %conv.i = uitofp i32 %28 to float
  %add2.i = fadd reassoc nnan ninf nsz arcp afn float %add1.i, %conv.i
  %29 = load float, ptr addrspace(12) @last, align 4
  %add3.i = fadd reassoc nnan ninf nsz arcp afn float %add2.i, %29
  %30 = load <9 x float>, ptr addrspace(12) @n, align 4
  %matrixext4.i = extractelement <9 x float> %30, i64 5
  %add5.i = fadd reassoc nnan ninf nsz arcp afn float %add3.i, %matrixext4.i
  %31 = load <16 x float>, ptr addrspace(12) @r, align 4
  %matrixext6.i = extractelement <16 x float> %31, i64 3
  %add7.i = fadd reassoc nnan ninf nsz arcp afn float %add5.i, %matrixext6.i
  store float %add7.i, ptr %s.i, align 4
  %32 = load <3 x float>, ptr addrspace(12) @one, align 16
  %33 = extractelement <3 x float> %32, i64 2
  %34 = load <3 x i32>, ptr %id.addr.i, align 16
  %35 = extractelement <3 x i32> %34, i64 0
  %rem.i = urem i32 %35, 3
  %idxprom8.i = zext i32 %rem.i to i64
  %arrayidx.i = getelementptr inbounds nuw [3 x <4 x i32>], ptr addrspace(12) @counts, i64 0, i64 %idxprom8.i
  %36 = load <4 x i32>, ptr addrspace(12) %arrayidx.i, align 16
  %37 = extractelement <4 x i32> %36, i64 3
  %conv9.i = sitofp i32 %37 to float
  %add10.i = fadd reassoc nnan ninf nsz arcp afn float %33, %conv9.i
  %38 = load float, ptr %s.i, align 4
  %add11.i = fadd reassoc nnan ninf nsz arcp afn float %38, %add10.i
  store float %add11.i, ptr %s.i, align 4
  %39 = load i32, ptr addrspace(12) @on, align 4
  %loadedv.i = trunc i32 %39 to i1
  br i1 %loadedv.i, label %if.then.i, label %_Z4mainDv3_j.exit

if.then.i:                                        ; preds = %entry
  %40 = load float, ptr %s.i, align 4
  %add12.i = fadd reassoc nnan ninf nsz arcp afn float %40, 1.000000e+02
  store float %add12.i, ptr %s.i, align 4
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %entry, %if.then.i
  %41 = load float, ptr %s.i, align 4
  %42 = load <3 x i32>, ptr %id.addr.i, align 16
  %43 = extractelement <3 x i32> %42, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i, align 8
  store i32 %43, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %44 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i, align 8
  %45 = load i32, ptr %Index.addr.i, align 4
  %46 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %44, i32 %45)
  store float %41, ptr addrspace(11) %46, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32, i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!0, !1}
!llvm.module.flags = !{!2}
!llvm.ident = !{!3}

!0 = !{ptr @A.cb, ptr addrspace(12) @o, ptr addrspace(12) @last, ptr addrspace(12) @n, ptr addrspace(12) @r}
!1 = !{ptr @B.cb, ptr addrspace(12) @one, ptr addrspace(12) @on, ptr addrspace(12) @counts}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!6 = distinct !{!6, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!7 = !{}
!8 = !{i64 8}
