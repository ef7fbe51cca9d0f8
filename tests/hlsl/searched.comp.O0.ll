target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef i32 @_Z4findj(i32 noundef %v) #1 {
entry:
  %this.addr.i8 = alloca ptr, align 8
  %Index.addr.i9 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  %retval = alloca i32, align 4
  %v.addr = alloca i32, align 4
  %lo = alloca i32, align 4
  %hi = alloca i32, align 4
  %mid = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
  store i32 0, ptr %lo, align 4
  store i32 32, ptr %hi, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end7, %entry
  %1 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %2 = load i32, ptr %lo, align 4
  %3 = load i32, ptr %hi, align 4
  %cmp = icmp ult i32 %2, %3
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %4 = load i32, ptr %lo, align 4
  %5 = load i32, ptr %hi, align 4
  %add = add i32 %4, %5
  %div = udiv i32 %add, 2
  store i32 %div, ptr %mid, align 4
  %6 = load i32, ptr %mid, align 4
  store ptr @_ZL2In, ptr %this.addr.i8, align 8
  store i32 %6, ptr %Index.addr.i9, align 4
  %this1.i10 = load ptr, ptr %this.addr.i8, align 8
  %7 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i10, align 8
  %8 = load i32, ptr %Index.addr.i9, align 4
  %9 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %7, i32 %8)
  %10 = load i32, ptr addrspace(11) %9, align 4
  %11 = load i32, ptr %v.addr, align 4
  %cmp2 = icmp eq i32 %10, %11
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %12 = load i32, ptr %mid, align 4
  store i32 %12, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %while.body
  %13 = load i32, ptr %mid, align 4
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %13, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %14 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %15 = load i32, ptr %Index.addr.i, align 4
  %16 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %14, i32 %15)
  %17 = load i32, ptr addrspace(11) %16, align 4
  %18 = load i32, ptr %v.addr, align 4
  %cmp4 = icmp ult i32 %17, %18
  br i1 %cmp4, label %if.then5, label %if.else

if.then5:                                         ; preds = %if.end
  %19 = load i32, ptr %mid, align 4
  %add6 = add i32 %19, 1
  store i32 %add6, ptr %lo, align 4
  br label %if.end7

if.else:                                          ; preds = %if.end
  %20 = load i32, ptr %mid, align 4
  store i32 %20, ptr %hi, align 4
  br label %if.end7

if.end7:                                          ; preds = %if.else, %if.then5
  br label %while.cond, !llvm.loop !2

while.end:                                        ; preds = %while.cond
  store i32 -1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %while.end, %if.then
  %21 = load i32, ptr %retval, align 4
  ret i32 %21
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
  %this.addr.i.i4 = alloca ptr, align 8
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
  %this.addr.i21.i = alloca ptr, align 8
  %Index.addr.i22.i = alloca i32, align 4
  %this.addr.i.i = alloca ptr, align 8
  %Index.addr.i.i = alloca i32, align 4
  %retval.i.i = alloca i32, align 4
  %v.addr.i.i = alloca i32, align 4
  %lo.i.i = alloca i32, align 4
  %hi.i.i = alloca i32, align 4
  %mid.i.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %found.i = alloca i32, align 4
  %i.i = alloca i32, align 4
  %j.i = alloca i32, align 4
  %at.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  store ptr @_ZL2In, ptr %result.ptr.i.i, align 8, !noalias !4
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !4
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !4
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !4
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !4
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !4
  store ptr %tmp.i.i, ptr %this.addr.i.i4, align 8
  %this1.i.i5 = load ptr, ptr %this.addr.i.i4, align 8
  store ptr %this1.i.i5, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !4
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !4
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !4
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !4
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !4
  %6 = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !4
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !7, !align !8
  %9 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 0) %9, ptr %this1.i14.i, align 8
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
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !9
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !9
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !9
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !9
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !9
  %15 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !9
  %16 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %tmp.i7.i, align 8, !noalias !9
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !9
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !9
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %16, i32 %17, i32 %18)
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
  %22 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %22, ptr %this1.i24.i, align 8
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
  store i32 0, ptr %found.i, align 4
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end16.i, %entry
  %31 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %32 = load i32, ptr %i.i, align 4
  %cmp.i = icmp ult i32 %32, 8
  br i1 %cmp.i, label %for.body.i, label %for.end19.i

for.body.i:                                       ; preds = %for.cond.i
  store i32 0, ptr %j.i, align 4
  br label %for.cond1.i

for.cond1.i:                                      ; preds = %for.inc.i, %for.body.i
  %33 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %31) ]
  %34 = load i32, ptr %j.i, align 4
  %35 = load i32, ptr %i.i, align 4
  %cmp2.i = icmp ugt i32 %34, %35
  br i1 %cmp2.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.cond1.i
  br label %for.end.i

if.end.i:                                         ; preds = %for.cond1.i
  %36 = load i32, ptr %i.i, align 4
  %37 = load i32, ptr %j.i, align 4
  %xor.i = xor i32 %36, %37
  %and.i = and i32 %xor.i, 5
  %cmp3.i = icmp eq i32 %and.i, 5
  br i1 %cmp3.i, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %if.end.i
  br label %for.inc.i

if.end5.i:                                        ; preds = %if.end.i
  %38 = load i32, ptr %i.i, align 4
  %mul.i = mul i32 %38, 8
  %39 = load i32, ptr %j.i, align 4
  %add.i = add i32 %mul.i, %39
  %40 = load <3 x i32>, ptr %id.addr.i, align 16
  %41 = extractelement <3 x i32> %40, i64 0
  %add6.i = add i32 %add.i, %41
  store i32 %add6.i, ptr %v.addr.i.i, align 4
  store i32 0, ptr %lo.i.i, align 4
  store i32 32, ptr %hi.i.i, align 4
  br label %while.cond.i.i

while.cond.i.i:                                   ; preds = %if.end7.i.i, %if.end5.i
  %42 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %33) ]
  %43 = load i32, ptr %lo.i.i, align 4
  %44 = load i32, ptr %hi.i.i, align 4
  %cmp.i.i = icmp ult i32 %43, %44
  br i1 %cmp.i.i, label %while.body.i.i, label %while.end.i.i

while.body.i.i:                                   ; preds = %while.cond.i.i
  %45 = load i32, ptr %lo.i.i, align 4
  %46 = load i32, ptr %hi.i.i, align 4
  %add.i.i = add i32 %45, %46
  %div.i.i = udiv i32 %add.i.i, 2
  store i32 %div.i.i, ptr %mid.i.i, align 4
  %47 = load i32, ptr %mid.i.i, align 4
  store ptr @_ZL2In, ptr %this.addr.i21.i, align 8
  store i32 %47, ptr %Index.addr.i22.i, align 4
  %this1.i23.i = load ptr, ptr %this.addr.i21.i, align 8
  %48 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i23.i, align 8
  %49 = load i32, ptr %Index.addr.i22.i, align 4
  %50 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %48, i32 %49)
  %51 = load i32, ptr addrspace(11) %50, align 4
  %52 = load i32, ptr %v.addr.i.i, align 4
  %cmp2.i.i = icmp eq i32 %51, %52
  br i1 %cmp2.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %while.body.i.i
  %53 = load i32, ptr %mid.i.i, align 4
  store i32 %53, ptr %retval.i.i, align 4
  br label %_Z4findj.exit.i

if.end.i.i:                                       ; preds = %while.body.i.i
  %54 = load i32, ptr %mid.i.i, align 4
  store ptr @_ZL2In, ptr %this.addr.i.i, align 8
  store i32 %54, ptr %Index.addr.i.i, align 4
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  %55 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i.i, align 8
  %56 = load i32, ptr %Index.addr.i.i, align 4
  %57 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %55, i32 %56)
  %58 = load i32, ptr addrspace(11) %57, align 4
  %59 = load i32, ptr %v.addr.i.i, align 4
  %cmp4.i.i = icmp ult i32 %58, %59
  br i1 %cmp4.i.i, label %if.then5.i.i, label %if.else.i.i

if.then5.i.i:                                     ; preds = %if.end.i.i
  %60 = load i32, ptr %mid.i.i, align 4
  %add6.i.i = add i32 %60, 1
  store i32 %add6.i.i, ptr %lo.i.i, align 4
  br label %if.end7.i.i

if.else.i.i:                                      ; preds = %if.end.i.i
  %61 = load i32, ptr %mid.i.i, align 4
  store i32 %61, ptr %hi.i.i, align 4
  br label %if.end7.i.i

if.end7.i.i:                                      ; preds = %if.else.i.i, %if.then5.i.i
  br label %while.cond.i.i, !llvm.loop !2

while.end.i.i:                                    ; preds = %while.cond.i.i
  store i32 -1, ptr %retval.i.i, align 4
  br label %_Z4findj.exit.i

_Z4findj.exit.i:                                  ; preds = %while.end.i.i, %if.then.i.i
  %62 = load i32, ptr %retval.i.i, align 4
  store i32 %62, ptr %at.i, align 4
  %63 = load i32, ptr %at.i, align 4
  %cmp8.i = icmp eq i32 %63, -1
  br i1 %cmp8.i, label %if.then9.i, label %if.end11.i

if.then9.i:                                       ; preds = %_Z4findj.exit.i
  %64 = load i32, ptr %found.i, align 4
  %add10.i = add i32 %64, 1000
  store i32 %add10.i, ptr %found.i, align 4
  br label %for.end.i

if.end11.i:                                       ; preds = %_Z4findj.exit.i
  %65 = load i32, ptr %at.i, align 4
  %66 = load i32, ptr %found.i, align 4
  %add12.i = add i32 %66, %65
  store i32 %add12.i, ptr %found.i, align 4
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end11.i, %if.then4.i
  %67 = load i32, ptr %j.i, align 4
  %inc.i = add i32 %67, 1
  store i32 %inc.i, ptr %j.i, align 4
  br label %for.cond1.i, !llvm.loop !12

for.end.i:                                        ; preds = %if.then9.i, %if.then.i
  %68 = load i32, ptr %found.i, align 4
  %cmp13.i = icmp ugt i32 %68, 5000
  br i1 %cmp13.i, label %if.then14.i, label %if.end16.i

if.then14.i:                                      ; preds = %for.end.i
  %69 = load i32, ptr %found.i, align 4
  %or.i = or i32 %69, -2147483648
  %70 = load <3 x i32>, ptr %id.addr.i, align 16
  %71 = extractelement <3 x i32> %70, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i, align 8
  store i32 %71, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %72 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i, align 8
  %73 = load i32, ptr %Index.addr.i, align 4
  %74 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %72, i32 %73)
  store i32 %or.i, ptr addrspace(11) %74, align 4
  br label %_Z4mainDv3_j.exit

if.end16.i:                                       ; preds = %for.end.i
  %75 = load i32, ptr %i.i, align 4
  %inc18.i = add i32 %75, 1
  store i32 %inc18.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !13

for.end19.i:                                      ; preds = %for.cond.i
  %76 = load i32, ptr %found.i, align 4
  %77 = load <3 x i32>, ptr %id.addr.i, align 16
  %78 = extractelement <3 x i32> %77, i64 0
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %78, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %79 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i3, align 8
  %80 = load i32, ptr %Index.addr.i2, align 4
  %81 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %79, i32 %80)
  store i32 %76, ptr addrspace(11) %81, align 4
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %if.then14.i, %for.end19.i
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
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc: %agg.result"}
!6 = distinct !{!6, !"_ZN4hlsl16StructuredBufferIjE19__createFromBindingEjjijPKc"}
!7 = !{}
!8 = !{i64 8}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!11 = distinct !{!11, !"_ZN4hlsl18RWStructuredBufferIjE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!12 = distinct !{!12, !3}
!13 = distinct !{!13, !3}
