target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%__cblayout_View = type <{ <2 x float>, float, i32 }>

@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@View.cb = global target("spirv.VulkanBuffer", %__cblayout_View, 2, 0) poison
@corner = external hidden addrspace(12) global <2 x float>, align 8
@pace = external hidden addrspace(12) global float, align 4
@width = external hidden addrspace(12) global i32, align 4
@View.str = private unnamed_addr constant [5 x i8] c"View\00", align 1

declare token @llvm.experimental.convergence.entry() #0

declare target("spirv.VulkanBuffer", %__cblayout_View, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Views_2_0t(i32, i32, i32, i32, ptr) #1

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
  %c.i = alloca <2 x float>, align 8
  %z.i = alloca <2 x float>, align 8
  %n.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
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
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !3
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !3
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !3
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !3
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %6, ptr %tmp.i.i, align 8, !noalias !3
  %7 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i.i, align 8, !noalias !3
  %8 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !3
  %9 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %10 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %7, i32 %8, i32 %9)
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
  %13 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %13, ptr %this1.i7.i, align 8
  %14 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !6, !align !7
  %__counter_handle.i8.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %14, i32 0, i32 1
  %15 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i8.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %15, ptr %__counter_handle3.i.i, align 8
  %View.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_View, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Views_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @View.str)
  store target("spirv.VulkanBuffer", %__cblayout_View, 2, 0) %View.cb_h.i.i, ptr @View.cb, align 8
  %16 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %17 = insertelement <3 x i32> poison, i32 %16, i64 0
  %18 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %19 = insertelement <3 x i32> %17, i32 %18, i64 1
  %20 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %21 = insertelement <3 x i32> %19, i32 %20, i64 2
  store <3 x i32> %21, ptr %id.addr.i, align 16
  %22 = load <2 x float>, ptr addrspace(12) @corner, align 8
  %23 = load <3 x i32>, ptr %id.addr.i, align 16
  %24 = extractelement <3 x i32> %23, i64 0
  %conv.i = uitofp i32 %24 to float
  %vecinit.i = insertelement <2 x float> poison, float %conv.i, i32 0
  %25 = load <3 x i32>, ptr %id.addr.i, align 16
  %26 = extractelement <3 x i32> %25, i64 1
  %conv1.i = uitofp i32 %26 to float
  %vecinit2.i = insertelement <2 x float> %vecinit.i, float %conv1.i, i32 1
  %27 = load float, ptr addrspace(12) @pace, align 4
  %splat.splatinsert.i = insertelement <2 x float> poison, float %27, i64 0
  %splat.splat.i = shufflevector <2 x float> %splat.splatinsert.i, <2 x float> poison, <2 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %vecinit2.i, %splat.splat.i
  %add.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %22, %mul.i
  store <2 x float> %add.i, ptr %c.i, align 8
  %28 = load <2 x float>, ptr %c.i, align 8
  store <2 x float> %28, ptr %z.i, align 8
  store i32 0, ptr %n.i, align 4
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %29 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %30 = load i32, ptr %n.i, align 4
  %cmp.i = icmp ult i32 %30, 64
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i

land.rhs.i:                                       ; preds = %while.cond.i
  %31 = load <2 x float>, ptr %z.i, align 8
  %32 = load <2 x float>, ptr %z.i, align 8
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %31, <2 x float> %32)
  %cmp3.i = fcmp reassoc nnan ninf nsz arcp afn olt float %hlsl.dot.i, 4.000000e+00
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %while.cond.i
  %33 = phi i1 [ false, %while.cond.i ], [ %cmp3.i, %land.rhs.i ]
  br i1 %33, label %while.body.i, label %_Z4mainDv3_j.exit

while.body.i:                                     ; preds = %land.end.i
  %34 = load <2 x float>, ptr %z.i, align 8
  %35 = extractelement <2 x float> %34, i64 0
  %36 = load <2 x float>, ptr %z.i, align 8
  %37 = extractelement <2 x float> %36, i64 0
  %mul4.i = fmul reassoc nnan ninf nsz arcp afn float %35, %37
  %38 = load <2 x float>, ptr %z.i, align 8
  %39 = extractelement <2 x float> %38, i64 1
  %40 = load <2 x float>, ptr %z.i, align 8
  %41 = extractelement <2 x float> %40, i64 1
  %mul5.i = fmul reassoc nnan ninf nsz arcp afn float %39, %41
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %mul4.i, %mul5.i
  %vecinit6.i = insertelement <2 x float> poison, float %sub.i, i32 0
  %42 = load <2 x float>, ptr %z.i, align 8
  %43 = extractelement <2 x float> %42, i64 0
  %mul7.i = fmul reassoc nnan ninf nsz arcp afn float 2.000000e+00, %43
  %44 = load <2 x float>, ptr %z.i, align 8
  %45 = extractelement <2 x float> %44, i64 1
  %mul8.i = fmul reassoc nnan ninf nsz arcp afn float %mul7.i, %45
  %vecinit9.i = insertelement <2 x float> %vecinit6.i, float %mul8.i, i32 1
  %46 = load <2 x float>, ptr %c.i, align 8
  %add10.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %vecinit9.i, %46
  store <2 x float> %add10.i, ptr %z.i, align 8
  %47 = load i32, ptr %n.i, align 4
  %inc.i = add i32 %47, 1
  store i32 %inc.i, ptr %n.i, align 4
  br label %while.cond.i, !llvm.loop !8

_Z4mainDv3_j.exit:                                ; preds = %land.end.i
  %48 = load i32, ptr %n.i, align 4
  %49 = load <3 x i32>, ptr %id.addr.i, align 16
  %50 = extractelement <3 x i32> %49, i64 1
  %51 = load i32, ptr addrspace(12) @width, align 4
  %mul11.i = mul i32 %50, %51
  %52 = load <3 x i32>, ptr %id.addr.i, align 16
  %53 = extractelement <3 x i32> %52, i64 0
  %add12.i = add i32 %mul11.i, %53
  store ptr @_ZL3Out, ptr %this.addr.i, align 8
  store i32 %add12.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %54 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i, align 8
  %55 = load i32, ptr %Index.addr.i, align 4
  %56 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %54, i32 %55)
  store i32 %48, ptr addrspace(11) %56, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare token @llvm.experimental.convergence.loop() #0

declare float @llvm.spv.fdot.v2f32(<2 x float>, <2 x float>) #1

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #1

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #1

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}

!0 = !{ptr @View.cb, ptr addrspace(12) @corner, ptr addrspace(12) @pace, ptr addrspace(12) @width}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!5 = distinct !{!5, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!6 = !{}
!7 = !{i64 8}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
