target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func void @_Z6divideiiRiS_(i32 noundef %a, i32 noundef %b, ptr noalias noundef nonnull align 4 dereferenceable(4) %quotient, ptr noalias noundef nonnull align 4 dereferenceable(4) %rest) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %quotient.addr = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store ptr %quotient, ptr %quotient.addr, align 8
  store ptr %rest, ptr %rest.addr, align 8
  %1 = load i32, ptr %a.addr, align 4
  %2 = load i32, ptr %b.addr, align 4
  %div = sdiv i32 %1, %2
  %3 = load ptr, ptr %quotient.addr, align 8, !nonnull !2, !align !3
  store i32 %div, ptr %3, align 4
  %4 = load i32, ptr %a.addr, align 4
  %5 = load i32, ptr %b.addr, align 4
  %rem = srem i32 %4, %5
  %6 = load ptr, ptr %rest.addr, align 8, !nonnull !2, !align !3
  store i32 %rem, ptr %6, align 4
  ret void
}

define hidden spir_func noundef i32 @_Z5countRi(ptr noalias noundef nonnull align 4 dereferenceable(4) %left) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %left.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store ptr %left, ptr %left.addr, align 8
  store i32 0, ptr %n, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %2 = load ptr, ptr %left.addr, align 8, !nonnull !2, !align !3
  %3 = load i32, ptr %2, align 4
  %cmp = icmp sgt i32 %3, 10
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %n, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %n, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load ptr, ptr %left.addr, align 8, !nonnull !2, !align !3
  %6 = load i32, ptr %5, align 4
  %sub = sub nsw i32 %6, 7
  store i32 %sub, ptr %5, align 4
  br label %for.cond, !llvm.loop !4

for.end:                                          ; preds = %for.cond
  %7 = load i32, ptr %n, align 4
  ret i32 %7
}

declare token @llvm.experimental.convergence.loop() #0

define hidden spir_func noundef i32 @_Z5plainii(i32 noundef %a, i32 noundef %b) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %1 = load i32, ptr %a.addr, align 4
  %mul = mul nsw i32 %1, 3
  %2 = load i32, ptr %b.addr, align 4
  %sub = sub nsw i32 %mul, %2
  ret i32 %sub
}

define void @main() #2 {
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
  %a.addr.i8.i = alloca i32, align 4
  %b.addr.i9.i = alloca i32, align 4
  %left.addr.i.i = alloca ptr, align 8
  %n.i.i = alloca i32, align 4
  %a.addr.i.i = alloca i32, align 4
  %b.addr.i.i = alloca i32, align 4
  %quotient.addr.i.i = alloca ptr, align 8
  %rest.addr.i.i = alloca ptr, align 8
  %id.addr.i = alloca <3 x i32>, align 16
  %quotient.i = alloca i32, align 4
  %rest.i = alloca i32, align 4
  %left.i = alloca i32, align 4
  %tmp.i = alloca i32, align 4
  %tmp2.i = alloca i32, align 4
  %n.i = alloca i32, align 4
  %tmp3.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !6)
  store ptr @_ZL2In, ptr %result.ptr.i.i, align 8, !noalias !6
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !6
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !6
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !6
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !6
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !6
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !6
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !6
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !6
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !6
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !6
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !6
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !2, !align !9
  %9 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %9, ptr %this1.i14.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  store ptr @_ZL3Out, ptr %result.ptr.i1.i, align 8, !noalias !10
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !10
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !10
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !10
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !10
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !10
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !10
  store ptr %tmp.i7.i, ptr %this.addr.i15.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  store ptr %this1.i16.i, ptr %this.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i20.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !10
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !10
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !10
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !10
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !10
  %15 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !10
  %16 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i7.i, align 8, !noalias !10
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !10
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !10
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %16, i32 %17, i32 %18)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %19, ptr %__counter_handle.i.i, align 8, !noalias !10
  store ptr @_ZL3Out, ptr %this.addr.i17.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i18.i, align 8
  %this1.i19.i = load ptr, ptr %this.addr.i17.i, align 8
  %20 = load ptr, ptr %other.addr.i18.i, align 8
  store ptr %this1.i19.i, ptr %this.addr.i22.i, align 8
  store ptr %20, ptr %other.addr.i23.i, align 8
  %this1.i24.i = load ptr, ptr %this.addr.i22.i, align 8
  %21 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !2, !align !9
  %22 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %22, ptr %this1.i24.i, align 8
  %23 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !2, !align !9
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
  %33 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %34 = load i32, ptr %Index.addr.i, align 4
  %35 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %33, i32 %34)
  %36 = load i32, ptr addrspace(11) %35, align 4
  store i32 %36, ptr %left.i, align 4
  %37 = load i32, ptr %left.i, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !13)
  call void @llvm.experimental.noalias.scope.decl(metadata !16)
  store i32 %37, ptr %a.addr.i.i, align 4, !noalias !18
  store i32 7, ptr %b.addr.i.i, align 4, !noalias !18
  store ptr %tmp.i, ptr %quotient.addr.i.i, align 8, !noalias !18
  store ptr %tmp2.i, ptr %rest.addr.i.i, align 8, !noalias !18
  %38 = load i32, ptr %a.addr.i.i, align 4, !noalias !18
  %39 = load i32, ptr %b.addr.i.i, align 4, !noalias !18
  %div.i.i = sdiv i32 %38, %39
  %40 = load ptr, ptr %quotient.addr.i.i, align 8, !noalias !18, !nonnull !2, !align !3
  store i32 %div.i.i, ptr %40, align 4
  %41 = load i32, ptr %a.addr.i.i, align 4, !noalias !18
  %42 = load i32, ptr %b.addr.i.i, align 4, !noalias !18
  %rem.i.i = srem i32 %41, %42
  %43 = load ptr, ptr %rest.addr.i.i, align 8, !noalias !18, !nonnull !2, !align !3
  store i32 %rem.i.i, ptr %43, align 4
  %44 = load i32, ptr %tmp.i, align 4
  store i32 %44, ptr %quotient.i, align 4
  %45 = load i32, ptr %tmp2.i, align 4
  store i32 %45, ptr %rest.i, align 4
  %46 = load i32, ptr %left.i, align 4
  store i32 %46, ptr %tmp3.i, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !19)
  store ptr %tmp3.i, ptr %left.addr.i.i, align 8, !noalias !19
  store i32 0, ptr %n.i.i, align 4, !noalias !19
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %entry
  %47 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %48 = load ptr, ptr %left.addr.i.i, align 8, !noalias !19, !nonnull !2, !align !3
  %49 = load i32, ptr %48, align 4
  %cmp.i.i = icmp sgt i32 %49, 10
  br i1 %cmp.i.i, label %for.body.i.i, label %_Z4mainDv3_j.exit

for.body.i.i:                                     ; preds = %for.cond.i.i
  %50 = load i32, ptr %n.i.i, align 4, !noalias !19
  %inc.i.i = add nsw i32 %50, 1
  store i32 %inc.i.i, ptr %n.i.i, align 4, !noalias !19
  %51 = load ptr, ptr %left.addr.i.i, align 8, !noalias !19, !nonnull !2, !align !3
  %52 = load i32, ptr %51, align 4
  %sub.i.i = sub nsw i32 %52, 7
  store i32 %sub.i.i, ptr %51, align 4
  br label %for.cond.i.i, !llvm.loop !4

_Z4mainDv3_j.exit:                                ; preds = %for.cond.i.i
  %53 = load i32, ptr %n.i.i, align 4, !noalias !19
  %54 = load i32, ptr %tmp3.i, align 4
  store i32 %54, ptr %left.i, align 4
  store i32 %53, ptr %n.i, align 4
  %55 = load i32, ptr %quotient.i, align 4
  %56 = load i32, ptr %rest.i, align 4
  store i32 %55, ptr %a.addr.i8.i, align 4
  store i32 %56, ptr %b.addr.i9.i, align 4
  %57 = load i32, ptr %a.addr.i8.i, align 4
  %mul.i.i = mul nsw i32 %57, 3
  %58 = load i32, ptr %b.addr.i9.i, align 4
  %sub.i10.i = sub nsw i32 %mul.i.i, %58
  %59 = load i32, ptr %n.i, align 4
  %mul.i = mul nsw i32 1000, %59
  %add.i = add nsw i32 %sub.i10.i, %mul.i
  %60 = load i32, ptr %left.i, align 4
  %add6.i = add nsw i32 %add.i, %60
  %61 = load <3 x i32>, ptr %id.addr.i, align 16
  %62 = extractelement <3 x i32> %61, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %62, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %63 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i3, align 8
  %64 = load i32, ptr %Index.addr.i2, align 4
  %65 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %63, i32 %64)
  store i32 %add6.i, ptr addrspace(11) %65, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{}
!3 = !{i64 4}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN4hlsl16StructuredBufferIiE19__createFromBindingEjjijPKc: %agg.result"}
!8 = distinct !{!8, !"_ZN4hlsl16StructuredBufferIiE19__createFromBindingEjjijPKc"}
!9 = !{i64 8}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl18RWStructuredBufferIiE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!12 = distinct !{!12, !"_ZN4hlsl18RWStructuredBufferIiE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_Z6divideiiRiS_: %quotient"}
!15 = distinct !{!15, !"_Z6divideiiRiS_"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"_Z6divideiiRiS_: %rest"}
!18 = !{!14, !17}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_Z5countRi: %left"}
!21 = distinct !{!21, !"_Z5countRi"}
