target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_A = type <{ <{ [1 x <{ %P, target("spirv.Padding", 12) }>], %P }>, i32 }>
%P = type <{ <2 x float>, target("spirv.Padding", 8), [16 x float], float }>
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@A.cb = global target("spirv.VulkanBuffer", %__cblayout_A, 2, 0) poison
@p = external hidden addrspace(12) global <{ [1 x <{ %P, target("spirv.Padding", 12) }>], %P }>, align 1
@count = external hidden addrspace(12) global i32, align 4
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
  %k.i = alloca i32, align 4
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
  store float 0.000000e+00, ptr %x.i, align 4
  store i32 0, ptr %k.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %24 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %25 = load i32, ptr %k.i, align 4
  %26 = load i32, ptr addrspace(12) @count, align 4
  %cmp.i = icmp ult i32 %25, %26
  br i1 %cmp.i, label %for.body.i, label %_Z4mainDv3_j.exit

for.body.i:                                       ; preds = %for.cond.i
  %27 = load i32, ptr %i.i, align 4
  %28 = load i32, ptr %k.i, align 4
  %add.i = add i32 %27, %28
  %and.i = and i32 %add.i, 3
  %29 = zext i32 %and.i to i64
  %30 = load i32, ptr %i.i, align 4
  %shr.i = lshr i32 %30, 2
  %31 = zext i32 %shr.i to i64
  %32 = mul i64 %31, 4
  %33 = add i64 %32, %29
  %34 = load i32, ptr %k.i, align 4
  %and1.i = and i32 %34, 1
  %idxprom.i = zext i32 %and1.i to i64
  %cbufferidx.i = getelementptr <{ %P, target("spirv.Padding", 12) }>, ptr addrspace(12) @p, i64 %idxprom.i, i32 0
  %m.i = getelementptr inbounds nuw %P, ptr addrspace(12) %cbufferidx.i, i32 0, i32 1
  %35 = load <16 x float>, ptr addrspace(12) %m.i, align 4
  %matrixext.i = extractelement <16 x float> %35, i64 %33
  %36 = load i32, ptr %k.i, align 4
  %add2.i = add i32 %36, 1
  %conv.i = uitofp i32 %add2.i to float
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %matrixext.i, %conv.i
  %37 = load float, ptr %x.i, align 4
  %add3.i = fadd reassoc nnan ninf nsz arcp afn float %37, %mul.i
  store float %add3.i, ptr %x.i, align 4
  %38 = load i32, ptr %k.i, align 4
  %inc.i = add i32 %38, 1
  store i32 %inc.i, ptr %k.i, align 4
  br label %for.cond.i, !llvm.loop !8

_Z4mainDv3_j.exit:                                ; preds = %for.cond.i
  %39 = load float, ptr %x.i, align 4
  %40 = load i32, ptr %i.i, align 4
  %and4.i = and i32 %40, 1
  %idxprom5.i = zext i32 %and4.i to i64
  %cbufferidx6.i = getelementptr <{ %P, target("spirv.Padding", 12) }>, ptr addrspace(12) @p, i64 %idxprom5.i, i32 0
  %41 = load <2 x float>, ptr addrspace(12) %cbufferidx6.i, align 8
  %42 = load i32, ptr %i.i, align 4
  %shr7.i = lshr i32 %42, 3
  %vecext.i = extractelement <2 x float> %41, i32 %shr7.i
  %add8.i = fadd reassoc nnan ninf nsz arcp afn float %39, %vecext.i
  %43 = load i32, ptr %i.i, align 4
  store ptr @_ZL3Out, ptr %this.addr.i, align 8
  store i32 %43, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %44 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i, align 8
  %45 = load i32, ptr %Index.addr.i, align 4
  %46 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %44, i32 %45)
  store float %add8.i, ptr addrspace(11) %46, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare token @llvm.experimental.convergence.loop() #1

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

!0 = !{ptr @A.cb, ptr addrspace(12) @p, ptr addrspace(12) @count}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!5 = distinct !{!5, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!6 = !{}
!7 = !{i64 8}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
