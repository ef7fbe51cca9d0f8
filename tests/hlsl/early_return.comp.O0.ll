target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef i32 @_Z6searchj(i32 noundef %wanted) #1 {
entry:
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  %retval = alloca i32, align 4
  %wanted.addr = alloca i32, align 4
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %found = alloca i32, align 4
  store i32 %wanted, ptr %wanted.addr, align 4
  store i32 0, ptr %row, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc11, %entry
  %1 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %2 = load i32, ptr %row, align 4
  %cmp = icmp ult i32 %2, 4
  br i1 %cmp, label %for.body, label %for.end13

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %column, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %3 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %4 = load i32, ptr %column, align 4
  %cmp2 = icmp ult i32 %4, 8
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %5 = load i32, ptr %row, align 4
  %mul = mul i32 %5, 8
  %6 = load i32, ptr %column, align 4
  %add = add i32 %mul, %6
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %add, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %7 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %8 = load i32, ptr %Index.addr.i, align 4
  %9 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %7, i32 %8)
  %10 = load i32, ptr addrspace(11) %9, align 4
  store i32 %10, ptr %found, align 4
  %11 = load i32, ptr %found, align 4
  %12 = load i32, ptr %wanted.addr, align 4
  %cmp5 = icmp eq i32 %11, %12
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %for.body3
  %13 = load i32, ptr %row, align 4
  %mul6 = mul i32 %13, 10
  %14 = load i32, ptr %column, align 4
  %add7 = add i32 %mul6, %14
  store i32 %add7, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body3
  %15 = load i32, ptr %found, align 4
  %cmp8 = icmp ugt i32 %15, 1000
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %if.end
  br label %for.end

if.end10:                                         ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end10
  %16 = load i32, ptr %column, align 4
  %inc = add i32 %16, 1
  store i32 %inc, ptr %column, align 4
  br label %for.cond1, !llvm.loop !2

for.end:                                          ; preds = %if.then9, %for.cond1
  br label %for.inc11

for.inc11:                                        ; preds = %for.end
  %17 = load i32, ptr %row, align 4
  %inc12 = add i32 %17, 1
  store i32 %inc12, ptr %row, align 4
  br label %for.cond, !llvm.loop !4

for.end13:                                        ; preds = %for.cond
  store i32 99, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end13, %if.then
  %18 = load i32, ptr %retval, align 4
  ret i32 %18
}

declare token @llvm.experimental.convergence.loop() #0

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
  %this.addr.i.i1 = alloca ptr, align 8
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
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %this.addr.i.i = alloca ptr, align 8
  %Index.addr.i.i = alloca i32, align 4
  %retval.i.i = alloca i32, align 4
  %wanted.addr.i.i = alloca i32, align 4
  %row.i.i = alloca i32, align 4
  %column.i.i = alloca i32, align 4
  %found.i.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !5)
  store ptr @_ZL2In, ptr %result.ptr.i.i, align 8, !noalias !5
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !5
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !5
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !5
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !5
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !5
  store ptr %tmp.i.i, ptr %this.addr.i.i1, align 8
  %this1.i.i2 = load ptr, ptr %this.addr.i.i1, align 8
  store ptr %this1.i.i2, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !5
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !5
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !5
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !5
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !5
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !5
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !8, !align !9
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
  %21 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !8, !align !9
  %22 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %22, ptr %this1.i24.i, align 8
  %23 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !8, !align !9
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
  store i32 %32, ptr %wanted.addr.i.i, align 4
  store i32 0, ptr %row.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.end.i.i, %entry
  %33 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %34 = load i32, ptr %row.i.i, align 4
  %cmp.i.i = icmp ult i32 %34, 4
  br i1 %cmp.i.i, label %for.body.i.i, label %for.end13.i.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  store i32 0, ptr %column.i.i, align 4
  br label %for.cond1.i.i

for.cond1.i.i:                                    ; preds = %if.end10.i.i, %for.body.i.i
  %35 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %33) ]
  %36 = load i32, ptr %column.i.i, align 4
  %cmp2.i.i = icmp ult i32 %36, 8
  br i1 %cmp2.i.i, label %for.body3.i.i, label %for.end.i.i

for.body3.i.i:                                    ; preds = %for.cond1.i.i
  %37 = load i32, ptr %row.i.i, align 4
  %mul.i.i = mul i32 %37, 8
  %38 = load i32, ptr %column.i.i, align 4
  %add.i.i = add i32 %mul.i.i, %38
  store ptr @_ZL2In, ptr %this.addr.i.i, align 8
  store i32 %add.i.i, ptr %Index.addr.i.i, align 4
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  %39 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i.i, align 8
  %40 = load i32, ptr %Index.addr.i.i, align 4
  %41 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %39, i32 %40)
  %42 = load i32, ptr addrspace(11) %41, align 4
  store i32 %42, ptr %found.i.i, align 4
  %43 = load i32, ptr %found.i.i, align 4
  %44 = load i32, ptr %wanted.addr.i.i, align 4
  %cmp5.i.i = icmp eq i32 %43, %44
  br i1 %cmp5.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %for.body3.i.i
  %45 = load i32, ptr %row.i.i, align 4
  %mul6.i.i = mul i32 %45, 10
  %46 = load i32, ptr %column.i.i, align 4
  %add7.i.i = add i32 %mul6.i.i, %46
  store i32 %add7.i.i, ptr %retval.i.i, align 4
  br label %_Z4mainDv3_j.exit

if.end.i.i:                                       ; preds = %for.body3.i.i
  %47 = load i32, ptr %found.i.i, align 4
  %cmp8.i.i = icmp ugt i32 %47, 1000
  br i1 %cmp8.i.i, label %if.then9.i.i, label %if.end10.i.i

if.then9.i.i:                                     ; preds = %if.end.i.i
  br label %for.end.i.i

if.end10.i.i:                                     ; preds = %if.end.i.i
  %48 = load i32, ptr %column.i.i, align 4
  %inc.i.i = add i32 %48, 1
  store i32 %inc.i.i, ptr %column.i.i, align 4
  br label %for.cond1.i.i, !llvm.loop !2

for.end.i.i:                                      ; preds = %if.then9.i.i, %for.cond1.i.i
  %49 = load i32, ptr %row.i.i, align 4
  %inc12.i.i = add i32 %49, 1
  store i32 %inc12.i.i, ptr %row.i.i, align 4
  br label %for.cond.i.i, !llvm.loop !4

for.end13.i.i:                                    ; preds = %for.cond.i.i
  store i32 99, ptr %retval.i.i, align 4
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %if.then.i.i, %for.end13.i.i
  %50 = load i32, ptr %retval.i.i, align 4
  %51 = load <3 x i32>, ptr %id.addr.i, align 16
  %52 = extractelement <3 x i32> %51, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i, align 8
  store i32 %52, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %53 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i, align 8
  %54 = load i32, ptr %Index.addr.i, align 4
  %55 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %53, i32 %54)
  store i32 %50, ptr addrspace(11) %55, align 4
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
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !3}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc: %agg.result"}
!7 = distinct !{!7, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc"}
!8 = !{}
!9 = !{i64 8}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!12 = distinct !{!12, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
