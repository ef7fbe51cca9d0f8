target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i64], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i64], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef i64 @_Z5poweryyy(i64 noundef %base, i64 noundef %e, i64 noundef %m) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %base.addr = alloca i64, align 8
  %e.addr = alloca i64, align 8
  %m.addr = alloca i64, align 8
  %r = alloca i64, align 8
  store i64 %base, ptr %base.addr, align 8
  store i64 %e, ptr %e.addr, align 8
  store i64 %m, ptr %m.addr, align 8
  store i64 1, ptr %r, align 8
  %1 = load i64, ptr %m.addr, align 8
  %2 = load i64, ptr %base.addr, align 8
  %rem = urem i64 %2, %1
  store i64 %rem, ptr %base.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %3 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %4 = load i64, ptr %e.addr, align 8
  %cmp = icmp ne i64 %4, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %5 = load i64, ptr %e.addr, align 8
  %and = and i64 %5, 1
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %6 = load i64, ptr %r, align 8
  %7 = load i64, ptr %base.addr, align 8
  %mul = mul i64 %6, %7
  %8 = load i64, ptr %m.addr, align 8
  %rem1 = urem i64 %mul, %8
  store i64 %rem1, ptr %r, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %9 = load i64, ptr %base.addr, align 8
  %10 = load i64, ptr %base.addr, align 8
  %mul2 = mul i64 %9, %10
  %11 = load i64, ptr %m.addr, align 8
  %rem3 = urem i64 %mul2, %11
  store i64 %rem3, ptr %base.addr, align 8
  %12 = load i64, ptr %e.addr, align 8
  %shr = lshr i64 %12, 1
  store i64 %shr, ptr %e.addr, align 8
  br label %while.cond, !llvm.loop !2

while.end:                                        ; preds = %while.cond
  %13 = load i64, ptr %r, align 8
  ret i64 %13
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
  %this.addr.i10 = alloca ptr, align 8
  %Index.addr.i11 = alloca i32, align 4
  %this.addr.i7 = alloca ptr, align 8
  %Index.addr.i8 = alloca i32, align 4
  %this.addr.i4 = alloca ptr, align 8
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 8
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %base.addr.i.i = alloca i64, align 8
  %e.addr.i.i = alloca i64, align 8
  %m.addr.i.i = alloca i64, align 8
  %r.i.i = alloca i64, align 8
  %id.addr.i = alloca <3 x i32>, align 16
  %x.i = alloca i64, align 8
  %s.i = alloca i64, align 8
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  store ptr @_ZL2In, ptr %result.ptr.i.i, align 8, !noalias !4
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !4
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !4
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !4
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !4
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !4
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x i64], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !4
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !4
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !4
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !4
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !4
  %6 = call target("spirv.VulkanBuffer", [0 x i64], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i64], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !4
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !7, !align !8
  %9 = load target("spirv.VulkanBuffer", [0 x i64], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x i64], 12, 0) %9, ptr %this1.i14.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  store ptr @_ZL3Out, ptr %result.ptr.i1.i, align 8, !noalias !9
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !9
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !9
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !9
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !9
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !9
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !9
  store ptr %tmp.i7.i, ptr %this.addr.i15.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  store ptr %this1.i16.i, ptr %this.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i20.i, align 8
  store target("spirv.VulkanBuffer", [0 x i64], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !9
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !9
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !9
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !9
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !9
  %15 = call target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x i64], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !9
  %16 = load target("spirv.VulkanBuffer", [0 x i64], 12, 1), ptr %tmp.i7.i, align 8, !noalias !9
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !9
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !9
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %16, i32 %17, i32 %18)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %19, ptr %__counter_handle.i.i, align 8, !noalias !9
  store ptr @_ZL3Out, ptr %this.addr.i17.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i18.i, align 8
  %this1.i19.i = load ptr, ptr %this.addr.i17.i, align 8
  %20 = load ptr, ptr %other.addr.i18.i, align 8
  store ptr %this1.i19.i, ptr %this.addr.i22.i, align 8
  store ptr %20, ptr %other.addr.i23.i, align 8
  %this1.i24.i = load ptr, ptr %this.addr.i22.i, align 8
  %21 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !7, !align !8
  %22 = load target("spirv.VulkanBuffer", [0 x i64], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x i64], 12, 1) %22, ptr %this1.i24.i, align 8
  %23 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !7, !align !8
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
  %33 = load target("spirv.VulkanBuffer", [0 x i64], 12, 0), ptr %this1.i, align 8
  %34 = load i32, ptr %Index.addr.i, align 4
  %35 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_0t(target("spirv.VulkanBuffer", [0 x i64], 12, 0) %33, i32 %34)
  %36 = load i64, ptr addrspace(11) %35, align 8
  store i64 %36, ptr %x.i, align 8
  %37 = load i64, ptr %x.i, align 8
  store i64 %37, ptr %s.i, align 8
  %38 = load i64, ptr %x.i, align 8
  store i64 %38, ptr %base.addr.i.i, align 8
  store i64 65537, ptr %e.addr.i.i, align 8
  store i64 1000003, ptr %m.addr.i.i, align 8
  store i64 1, ptr %r.i.i, align 8
  %39 = load i64, ptr %m.addr.i.i, align 8
  %40 = load i64, ptr %base.addr.i.i, align 8
  %rem.i.i = urem i64 %40, %39
  store i64 %rem.i.i, ptr %base.addr.i.i, align 8
  br label %while.cond.i.i

while.cond.i.i:                                   ; preds = %if.end.i.i, %entry
  %41 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %42 = load i64, ptr %e.addr.i.i, align 8
  %cmp.i.i = icmp ne i64 %42, 0
  br i1 %cmp.i.i, label %while.body.i.i, label %_Z4mainDv3_j.exit

while.body.i.i:                                   ; preds = %while.cond.i.i
  %43 = load i64, ptr %e.addr.i.i, align 8
  %and.i.i = and i64 %43, 1
  %tobool.i.i = icmp ne i64 %and.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %while.body.i.i
  %44 = load i64, ptr %r.i.i, align 8
  %45 = load i64, ptr %base.addr.i.i, align 8
  %mul.i.i = mul i64 %44, %45
  %46 = load i64, ptr %m.addr.i.i, align 8
  %rem1.i.i = urem i64 %mul.i.i, %46
  store i64 %rem1.i.i, ptr %r.i.i, align 8
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %while.body.i.i
  %47 = load i64, ptr %base.addr.i.i, align 8
  %48 = load i64, ptr %base.addr.i.i, align 8
  %mul2.i.i = mul i64 %47, %48
  %49 = load i64, ptr %m.addr.i.i, align 8
  %rem3.i.i = urem i64 %mul2.i.i, %49
  store i64 %rem3.i.i, ptr %base.addr.i.i, align 8
  %50 = load i64, ptr %e.addr.i.i, align 8
  %shr.i.i = lshr i64 %50, 1
  store i64 %shr.i.i, ptr %e.addr.i.i, align 8
  br label %while.cond.i.i, !llvm.loop !2

_Z4mainDv3_j.exit:                                ; preds = %while.cond.i.i
  %51 = load i64, ptr %r.i.i, align 8
  %52 = load <3 x i32>, ptr %id.addr.i, align 16
  %53 = extractelement <3 x i32> %52, i64 0
  %mul.i = mul i32 %53, 4
  store ptr @_ZL3Out, ptr %this.addr.i10, align 8
  store i32 %mul.i, ptr %Index.addr.i11, align 4
  %this1.i12 = load ptr, ptr %this.addr.i10, align 8
  %54 = load target("spirv.VulkanBuffer", [0 x i64], 12, 1), ptr %this1.i12, align 8
  %55 = load i32, ptr %Index.addr.i11, align 4
  %56 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %54, i32 %55)
  store i64 %51, ptr addrspace(11) %56, align 8
  %57 = load i64, ptr %s.i, align 8
  %div.i = sdiv i64 %57, 3
  %58 = load <3 x i32>, ptr %id.addr.i, align 16
  %59 = extractelement <3 x i32> %58, i64 0
  %mul4.i = mul i32 %59, 4
  %add.i = add i32 %mul4.i, 1
  store ptr @_ZL3Out, ptr %this.addr.i7, align 8
  store i32 %add.i, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %60 = load target("spirv.VulkanBuffer", [0 x i64], 12, 1), ptr %this1.i9, align 8
  %61 = load i32, ptr %Index.addr.i8, align 4
  %62 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %60, i32 %61)
  store i64 %div.i, ptr addrspace(11) %62, align 8
  %63 = load i64, ptr %x.i, align 8
  %shl.i = shl i64 %63, 13
  %64 = load i64, ptr %x.i, align 8
  %shr.i = lshr i64 %64, 7
  %xor.i = xor i64 %shl.i, %shr.i
  %65 = load <3 x i32>, ptr %id.addr.i, align 16
  %66 = extractelement <3 x i32> %65, i64 0
  %mul6.i = mul i32 %66, 4
  %add7.i = add i32 %mul6.i, 2
  store ptr @_ZL3Out, ptr %this.addr.i4, align 8
  store i32 %add7.i, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %67 = load target("spirv.VulkanBuffer", [0 x i64], 12, 1), ptr %this1.i6, align 8
  %68 = load i32, ptr %Index.addr.i5, align 4
  %69 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %67, i32 %68)
  store i64 %xor.i, ptr addrspace(11) %69, align 8
  %70 = load i64, ptr %s.i, align 8
  %elt.max.i = call i64 @llvm.smax.i64(i64 %70, i64 -5)
  %71 = load i64, ptr %x.i, align 8
  %elt.min.i = call i64 @llvm.umin.i64(i64 %71, i64 9)
  %add9.i = add i64 %elt.max.i, %elt.min.i
  %72 = load <3 x i32>, ptr %id.addr.i, align 16
  %73 = extractelement <3 x i32> %72, i64 0
  %mul10.i = mul i32 %73, 4
  %add11.i = add i32 %mul10.i, 3
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %add11.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %74 = load target("spirv.VulkanBuffer", [0 x i64], 12, 1), ptr %this1.i3, align 8
  %75 = load i32, ptr %Index.addr.i2, align 4
  %76 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %74, i32 %75)
  store i64 %add9.i, ptr addrspace(11) %76, align 8
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare i64 @llvm.smax.i64(i64, i64) #4

declare i64 @llvm.umin.i64(i64, i64) #4

declare target("spirv.VulkanBuffer", [0 x i64], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_0t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1), i32, i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_0t(target("spirv.VulkanBuffer", [0 x i64], 12, 0), i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t(target("spirv.VulkanBuffer", [0 x i64], 12, 1), i32) #5

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN4hlsl16StructuredBufferIyE19__createFromBindingEjjijPKc: %agg.result"}
!6 = distinct !{!6, !"_ZN4hlsl16StructuredBufferIyE19__createFromBindingEjjijPKc"}
!7 = !{}
!8 = !{i64 8}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN4hlsl18RWStructuredBufferIyE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!11 = distinct !{!11, !"_ZN4hlsl18RWStructuredBufferIyE38__createFromBindingWithImplicitCounterEjjijPKcj"}
