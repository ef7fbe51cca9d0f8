target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

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
  %v.i = alloca i32, align 4
  %r.i = alloca i32, align 4
  %i.i = alloca i32, align 4
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
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %9, ptr %this1.i14.i, align 8
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
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !7
  %16 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i7.i, align 8, !noalias !7
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %16, i32 %17, i32 %18)
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
  %22 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %22, ptr %this1.i24.i, align 8
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
  %33 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %34 = load i32, ptr %Index.addr.i, align 4
  %35 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %33, i32 %34)
  %36 = load i32, ptr addrspace(11) %35, align 4
  store i32 %36, ptr %v.i, align 4
  store i32 0, ptr %r.i, align 4
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end7.i, %entry
  %37 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %38 = load i32, ptr %i.i, align 4
  %cmp.i = icmp ult i32 %38, 4
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %39 = load i32, ptr %v.i, align 4
  %40 = load i32, ptr %i.i, align 4
  %shl.mask.i = and i32 %40, 31
  %shl.i = shl i32 1, %shl.mask.i
  %and.i = and i32 %39, %shl.i
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body.i
  %41 = load i32, ptr %v.i, align 4
  %hlsl.wave.active.sum2.i = call spir_func i32 @llvm.spv.wave.reduce.sum.i32(i32 %41) [ "convergencectrl"(token %37) ]
  %42 = load i32, ptr %r.i, align 4
  %add.i = add i32 %42, %hlsl.wave.active.sum2.i
  store i32 %add.i, ptr %r.i, align 4
  br label %if.end7.i

if.else.i:                                        ; preds = %for.body.i
  %43 = load i32, ptr %v.i, align 4
  %hlsl.wave.active.max3.i = call spir_func i32 @llvm.spv.wave.reduce.umax.i32(i32 %43) [ "convergencectrl"(token %37) ]
  %mul.i = mul i32 %hlsl.wave.active.max3.i, 2
  %44 = load i32, ptr %r.i, align 4
  %add4.i = add i32 %44, %mul.i
  store i32 %add4.i, ptr %r.i, align 4
  %45 = call spir_func i1 @llvm.spv.wave.is.first.lane() [ "convergencectrl"(token %37) ]
  br i1 %45, label %if.then5.i, label %if.end.i

if.then5.i:                                       ; preds = %if.else.i
  %46 = load i32, ptr %r.i, align 4
  %add6.i = add i32 %46, 5
  store i32 %add6.i, ptr %r.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then5.i, %if.else.i
  br label %if.end7.i

if.end7.i:                                        ; preds = %if.end.i, %if.then.i
  %47 = load i32, ptr %i.i, align 4
  %inc.i = add i32 %47, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !10

for.end.i:                                        ; preds = %for.cond.i
  %48 = load i32, ptr %v.i, align 4
  %cmp8.i = icmp ugt i32 %48, 5
  br i1 %cmp8.i, label %if.then9.i, label %_Z4mainDv3_j.exit

if.then9.i:                                       ; preds = %for.end.i
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then9.i
  %49 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %50 = load i32, ptr %r.i, align 4
  %cmp10.i = icmp ult i32 %50, 50
  %51 = call spir_func i1 @llvm.spv.wave.any(i1 %cmp10.i) [ "convergencectrl"(token %49) ]
  br i1 %51, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %52 = call spir_func i32 @__hlsl_wave_get_lane_index() #7 [ "convergencectrl"(token %49) ]
  %add11.i = add i32 13, %52
  %53 = load i32, ptr %r.i, align 4
  %add12.i = add i32 %53, %add11.i
  store i32 %add12.i, ptr %r.i, align 4
  br label %while.cond.i, !llvm.loop !12

while.end.i:                                      ; preds = %while.cond.i
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %for.end.i, %while.end.i
  %54 = load i32, ptr %r.i, align 4
  %55 = load i32, ptr %v.i, align 4
  %56 = load <3 x i32>, ptr %id.addr.i, align 16
  %57 = extractelement <3 x i32> %56, i64 0
  %xor.i = xor i32 %57, 1
  %hlsl.wave.readlane14.i = call spir_func i32 @llvm.spv.wave.readlane.i32(i32 %55, i32 %xor.i) [ "convergencectrl"(token %0) ]
  %add15.i = add i32 %54, %hlsl.wave.readlane14.i
  %58 = load <3 x i32>, ptr %id.addr.i, align 16
  %59 = extractelement <3 x i32> %58, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %59, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %60 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i3, align 8
  %61 = load i32, ptr %Index.addr.i2, align 4
  %62 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %60, i32 %61)
  store i32 %add15.i, ptr addrspace(11) %62, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare token @llvm.experimental.convergence.loop() #0

declare i32 @llvm.spv.wave.reduce.sum.i32(i32) #0

declare i32 @llvm.spv.wave.reduce.umax.i32(i32) #0

declare i1 @llvm.spv.wave.is.first.lane() #3

declare i1 @llvm.spv.wave.any(i1) #0

declare spir_func i32 @__hlsl_wave_get_lane_index() #4

declare i32 @llvm.spv.wave.readlane.i32(i32, i32) #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #5

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #4 = { convergent }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
