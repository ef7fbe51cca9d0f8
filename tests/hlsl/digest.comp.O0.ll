target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@_ZL1k = internal addrspace(10) constant [4 x i32] [i32 1518500249, i32 1859775393, i32 -1894007588, i32 -899497514], align 4

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef i32 @_Z4rotljj(i32 noundef %x, i32 noundef %n) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %x.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %1 = load i32, ptr %x.addr, align 4
  %2 = load i32, ptr %n.addr, align 4
  %shl.mask = and i32 %2, 31
  %shl = shl i32 %1, %shl.mask
  %3 = load i32, ptr %x.addr, align 4
  %4 = load i32, ptr %n.addr, align 4
  %sub = sub i32 32, %4
  %shr.mask = and i32 %sub, 31
  %shr = lshr i32 %3, %shr.mask
  %or = or i32 %shl, %shr
  ret i32 %or
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
  %this.addr.i13 = alloca ptr, align 8
  %Index.addr.i14 = alloca i32, align 4
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
  %x.addr.i87.i = alloca i32, align 4
  %n.addr.i88.i = alloca i32, align 4
  %x.addr.i79.i = alloca i32, align 4
  %n.addr.i80.i = alloca i32, align 4
  %x.addr.i.i = alloca i32, align 4
  %n.addr.i.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %w.i = alloca [80 x i32], align 4
  %i.i = alloca i32, align 4
  %t.i = alloca i32, align 4
  %a.i = alloca i32, align 4
  %b.i = alloca i32, align 4
  %c.i = alloca i32, align 4
  %d.i = alloca i32, align 4
  %e.i = alloca i32, align 4
  %r.i = alloca i32, align 4
  %f.i = alloca i32, align 4
  %next.i = alloca i32, align 4
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
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %31 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %32 = load i32, ptr %i.i, align 4
  %cmp.i = icmp ult i32 %32, 16
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %33 = load <3 x i32>, ptr %id.addr.i, align 16
  %34 = extractelement <3 x i32> %33, i64 0
  %mul.i = mul i32 %34, 16
  %35 = load i32, ptr %i.i, align 4
  %add.i = add i32 %mul.i, %35
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %add.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %36 = load target("spirv.VulkanBuffer", [0 x i32], 12, 0), ptr %this1.i, align 8
  %37 = load i32, ptr %Index.addr.i, align 4
  %38 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %36, i32 %37)
  %39 = load i32, ptr addrspace(11) %38, align 4
  %40 = load i32, ptr %i.i, align 4
  %idxprom.i = zext i32 %40 to i64
  %arrayidx.i = getelementptr inbounds nuw [80 x i32], ptr %w.i, i64 0, i64 %idxprom.i
  store i32 %39, ptr %arrayidx.i, align 4
  %41 = load i32, ptr %i.i, align 4
  %inc.i = add i32 %41, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !10

for.end.i:                                        ; preds = %for.cond.i
  store i32 16, ptr %t.i, align 4
  br label %for.cond2.i

for.cond2.i:                                      ; preds = %for.body4.i, %for.end.i
  %42 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %43 = load i32, ptr %t.i, align 4
  %cmp3.i = icmp ult i32 %43, 80
  br i1 %cmp3.i, label %for.body4.i, label %for.end23.i

for.body4.i:                                      ; preds = %for.cond2.i
  %44 = load i32, ptr %t.i, align 4
  %sub.i = sub i32 %44, 3
  %idxprom5.i = zext i32 %sub.i to i64
  %arrayidx6.i = getelementptr inbounds nuw [80 x i32], ptr %w.i, i64 0, i64 %idxprom5.i
  %45 = load i32, ptr %arrayidx6.i, align 4
  %46 = load i32, ptr %t.i, align 4
  %sub7.i = sub i32 %46, 8
  %idxprom8.i = zext i32 %sub7.i to i64
  %arrayidx9.i = getelementptr inbounds nuw [80 x i32], ptr %w.i, i64 0, i64 %idxprom8.i
  %47 = load i32, ptr %arrayidx9.i, align 4
  %xor.i = xor i32 %45, %47
  %48 = load i32, ptr %t.i, align 4
  %sub10.i = sub i32 %48, 14
  %idxprom11.i = zext i32 %sub10.i to i64
  %arrayidx12.i = getelementptr inbounds nuw [80 x i32], ptr %w.i, i64 0, i64 %idxprom11.i
  %49 = load i32, ptr %arrayidx12.i, align 4
  %xor13.i = xor i32 %xor.i, %49
  %50 = load i32, ptr %t.i, align 4
  %sub14.i = sub i32 %50, 16
  %idxprom15.i = zext i32 %sub14.i to i64
  %arrayidx16.i = getelementptr inbounds nuw [80 x i32], ptr %w.i, i64 0, i64 %idxprom15.i
  %51 = load i32, ptr %arrayidx16.i, align 4
  %xor17.i = xor i32 %xor13.i, %51
  store i32 %xor17.i, ptr %x.addr.i87.i, align 4
  store i32 1, ptr %n.addr.i88.i, align 4
  %52 = load i32, ptr %x.addr.i87.i, align 4
  %53 = load i32, ptr %n.addr.i88.i, align 4
  %shl.mask.i89.i = and i32 %53, 31
  %shl.i90.i = shl i32 %52, %shl.mask.i89.i
  %54 = load i32, ptr %x.addr.i87.i, align 4
  %55 = load i32, ptr %n.addr.i88.i, align 4
  %sub.i91.i = sub i32 32, %55
  %shr.mask.i92.i = and i32 %sub.i91.i, 31
  %shr.i93.i = lshr i32 %54, %shr.mask.i92.i
  %or.i94.i = or i32 %shl.i90.i, %shr.i93.i
  %56 = load i32, ptr %t.i, align 4
  %idxprom19.i = zext i32 %56 to i64
  %arrayidx20.i = getelementptr inbounds nuw [80 x i32], ptr %w.i, i64 0, i64 %idxprom19.i
  store i32 %or.i94.i, ptr %arrayidx20.i, align 4
  %57 = load i32, ptr %t.i, align 4
  %inc22.i = add i32 %57, 1
  store i32 %inc22.i, ptr %t.i, align 4
  br label %for.cond2.i, !llvm.loop !12

for.end23.i:                                      ; preds = %for.cond2.i
  store i32 1732584193, ptr %a.i, align 4
  store i32 -271733879, ptr %b.i, align 4
  store i32 -1732584194, ptr %c.i, align 4
  store i32 271733878, ptr %d.i, align 4
  store i32 -1009589776, ptr %e.i, align 4
  store i32 0, ptr %r.i, align 4
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %if.end45.i, %for.end23.i
  %58 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %59 = load i32, ptr %r.i, align 4
  %cmp25.i = icmp ult i32 %59, 80
  br i1 %cmp25.i, label %for.body26.i, label %_Z4mainDv3_j.exit

for.body26.i:                                     ; preds = %for.cond24.i
  %60 = load i32, ptr %r.i, align 4
  %cmp27.i = icmp ult i32 %60, 20
  br i1 %cmp27.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body26.i
  %61 = load i32, ptr %b.i, align 4
  %62 = load i32, ptr %c.i, align 4
  %and.i = and i32 %61, %62
  %63 = load i32, ptr %b.i, align 4
  %not.i = xor i32 %63, -1
  %64 = load i32, ptr %d.i, align 4
  %and28.i = and i32 %not.i, %64
  %or.i = or i32 %and.i, %and28.i
  store i32 %or.i, ptr %f.i, align 4
  br label %if.end45.i

if.else.i:                                        ; preds = %for.body26.i
  %65 = load i32, ptr %r.i, align 4
  %cmp29.i = icmp ult i32 %65, 40
  br i1 %cmp29.i, label %if.then30.i, label %if.else33.i

if.then30.i:                                      ; preds = %if.else.i
  %66 = load i32, ptr %b.i, align 4
  %67 = load i32, ptr %c.i, align 4
  %xor31.i = xor i32 %66, %67
  %68 = load i32, ptr %d.i, align 4
  %xor32.i = xor i32 %xor31.i, %68
  store i32 %xor32.i, ptr %f.i, align 4
  br label %if.end44.i

if.else33.i:                                      ; preds = %if.else.i
  %69 = load i32, ptr %r.i, align 4
  %cmp34.i = icmp ult i32 %69, 60
  br i1 %cmp34.i, label %if.then35.i, label %if.else41.i

if.then35.i:                                      ; preds = %if.else33.i
  %70 = load i32, ptr %b.i, align 4
  %71 = load i32, ptr %c.i, align 4
  %and36.i = and i32 %70, %71
  %72 = load i32, ptr %b.i, align 4
  %73 = load i32, ptr %d.i, align 4
  %and37.i = and i32 %72, %73
  %or38.i = or i32 %and36.i, %and37.i
  %74 = load i32, ptr %c.i, align 4
  %75 = load i32, ptr %d.i, align 4
  %and39.i = and i32 %74, %75
  %or40.i = or i32 %or38.i, %and39.i
  store i32 %or40.i, ptr %f.i, align 4
  br label %if.end.i

if.else41.i:                                      ; preds = %if.else33.i
  %76 = load i32, ptr %b.i, align 4
  %77 = load i32, ptr %c.i, align 4
  %xor42.i = xor i32 %76, %77
  %78 = load i32, ptr %d.i, align 4
  %xor43.i = xor i32 %xor42.i, %78
  store i32 %xor43.i, ptr %f.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.else41.i, %if.then35.i
  br label %if.end44.i

if.end44.i:                                       ; preds = %if.end.i, %if.then30.i
  br label %if.end45.i

if.end45.i:                                       ; preds = %if.end44.i, %if.then.i
  %79 = load i32, ptr %a.i, align 4
  store i32 %79, ptr %x.addr.i79.i, align 4
  store i32 5, ptr %n.addr.i80.i, align 4
  %80 = load i32, ptr %x.addr.i79.i, align 4
  %81 = load i32, ptr %n.addr.i80.i, align 4
  %shl.mask.i81.i = and i32 %81, 31
  %shl.i82.i = shl i32 %80, %shl.mask.i81.i
  %82 = load i32, ptr %x.addr.i79.i, align 4
  %83 = load i32, ptr %n.addr.i80.i, align 4
  %sub.i83.i = sub i32 32, %83
  %shr.mask.i84.i = and i32 %sub.i83.i, 31
  %shr.i85.i = lshr i32 %82, %shr.mask.i84.i
  %or.i86.i = or i32 %shl.i82.i, %shr.i85.i
  %84 = load i32, ptr %f.i, align 4
  %add47.i = add i32 %or.i86.i, %84
  %85 = load i32, ptr %e.i, align 4
  %add48.i = add i32 %add47.i, %85
  %86 = load i32, ptr %r.i, align 4
  %div.i = udiv i32 %86, 20
  %idxprom49.i = zext i32 %div.i to i64
  %arrayidx50.i = getelementptr inbounds nuw [4 x i32], ptr addrspace(10) @_ZL1k, i64 0, i64 %idxprom49.i
  %87 = load i32, ptr addrspace(10) %arrayidx50.i, align 4
  %add51.i = add i32 %add48.i, %87
  %88 = load i32, ptr %r.i, align 4
  %idxprom52.i = zext i32 %88 to i64
  %arrayidx53.i = getelementptr inbounds nuw [80 x i32], ptr %w.i, i64 0, i64 %idxprom52.i
  %89 = load i32, ptr %arrayidx53.i, align 4
  %add54.i = add i32 %add51.i, %89
  store i32 %add54.i, ptr %next.i, align 4
  %90 = load i32, ptr %d.i, align 4
  store i32 %90, ptr %e.i, align 4
  %91 = load i32, ptr %c.i, align 4
  store i32 %91, ptr %d.i, align 4
  %92 = load i32, ptr %b.i, align 4
  store i32 %92, ptr %x.addr.i.i, align 4
  store i32 30, ptr %n.addr.i.i, align 4
  %93 = load i32, ptr %x.addr.i.i, align 4
  %94 = load i32, ptr %n.addr.i.i, align 4
  %shl.mask.i.i = and i32 %94, 31
  %shl.i.i = shl i32 %93, %shl.mask.i.i
  %95 = load i32, ptr %x.addr.i.i, align 4
  %96 = load i32, ptr %n.addr.i.i, align 4
  %sub.i.i = sub i32 32, %96
  %shr.mask.i.i = and i32 %sub.i.i, 31
  %shr.i.i = lshr i32 %95, %shr.mask.i.i
  %or.i.i = or i32 %shl.i.i, %shr.i.i
  store i32 %or.i.i, ptr %c.i, align 4
  %97 = load i32, ptr %a.i, align 4
  store i32 %97, ptr %b.i, align 4
  %98 = load i32, ptr %next.i, align 4
  store i32 %98, ptr %a.i, align 4
  %99 = load i32, ptr %r.i, align 4
  %inc57.i = add i32 %99, 1
  store i32 %inc57.i, ptr %r.i, align 4
  br label %for.cond24.i, !llvm.loop !13

_Z4mainDv3_j.exit:                                ; preds = %for.cond24.i
  %100 = load i32, ptr %a.i, align 4
  %add59.i = add i32 %100, 1732584193
  %101 = load <3 x i32>, ptr %id.addr.i, align 16
  %102 = extractelement <3 x i32> %101, i64 0
  %mul60.i = mul i32 %102, 5
  store ptr @_ZL3Out, ptr %this.addr.i13, align 8
  store i32 %mul60.i, ptr %Index.addr.i14, align 4
  %this1.i15 = load ptr, ptr %this.addr.i13, align 8
  %103 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i15, align 8
  %104 = load i32, ptr %Index.addr.i14, align 4
  %105 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %103, i32 %104)
  store i32 %add59.i, ptr addrspace(11) %105, align 4
  %106 = load i32, ptr %b.i, align 4
  %add63.i = add i32 %106, -271733879
  %107 = load <3 x i32>, ptr %id.addr.i, align 16
  %108 = extractelement <3 x i32> %107, i64 0
  %mul64.i = mul i32 %108, 5
  %add65.i = add i32 %mul64.i, 1
  store ptr @_ZL3Out, ptr %this.addr.i10, align 8
  store i32 %add65.i, ptr %Index.addr.i11, align 4
  %this1.i12 = load ptr, ptr %this.addr.i10, align 8
  %109 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i12, align 8
  %110 = load i32, ptr %Index.addr.i11, align 4
  %111 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %109, i32 %110)
  store i32 %add63.i, ptr addrspace(11) %111, align 4
  %112 = load i32, ptr %c.i, align 4
  %add67.i = add i32 %112, -1732584194
  %113 = load <3 x i32>, ptr %id.addr.i, align 16
  %114 = extractelement <3 x i32> %113, i64 0
  %mul68.i = mul i32 %114, 5
  %add69.i = add i32 %mul68.i, 2
  store ptr @_ZL3Out, ptr %this.addr.i7, align 8
  store i32 %add69.i, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %115 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i9, align 8
  %116 = load i32, ptr %Index.addr.i8, align 4
  %117 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %115, i32 %116)
  store i32 %add67.i, ptr addrspace(11) %117, align 4
  %118 = load i32, ptr %d.i, align 4
  %add71.i = add i32 %118, 271733878
  %119 = load <3 x i32>, ptr %id.addr.i, align 16
  %120 = extractelement <3 x i32> %119, i64 0
  %mul72.i = mul i32 %120, 5
  %add73.i = add i32 %mul72.i, 3
  store ptr @_ZL3Out, ptr %this.addr.i4, align 8
  store i32 %add73.i, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %121 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i6, align 8
  %122 = load i32, ptr %Index.addr.i5, align 4
  %123 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %121, i32 %122)
  store i32 %add71.i, ptr addrspace(11) %123, align 4
  %124 = load i32, ptr %e.i, align 4
  %add75.i = add i32 %124, -1009589776
  %125 = load <3 x i32>, ptr %id.addr.i, align 16
  %126 = extractelement <3 x i32> %125, i64 0
  %mul76.i = mul i32 %126, 5
  %add77.i = add i32 %mul76.i, 4
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %add77.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %127 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %this1.i3, align 8
  %128 = load i32, ptr %Index.addr.i2, align 4
  %129 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %127, i32 %128)
  store i32 %add75.i, ptr addrspace(11) %129, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare token @llvm.experimental.convergence.loop() #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!13 = distinct !{!13, !11}
