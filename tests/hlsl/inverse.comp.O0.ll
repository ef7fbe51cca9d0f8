target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

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
  %a.i = alloca [4 x [4 x float]], align 4
  %q.i = alloca [4 x [4 x float]], align 4
  %i.i = alloca i32, align 4
  %j.i = alloca i32, align 4
  %c.i = alloca i32, align 4
  %p.i = alloca i32, align 4
  %r.i = alloca i32, align 4
  %k.i = alloca i32, align 4
  %t.i = alloca float, align 4
  %inv.i = alloca float, align 4
  %k2.i = alloca i32, align 4
  %r2.i = alloca i32, align 4
  %f.i = alloca float, align 4
  %k3.i = alloca i32, align 4
  %o.i = alloca i32, align 4
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
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !2
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !2
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !2
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !2
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !2
  %6 = call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !2
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !5, !align !6
  %9 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 0) %9, ptr %this1.i14.i, align 8
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
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !7
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !7
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !7
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !7
  %15 = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !7
  %16 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %tmp.i7.i, align 8, !noalias !7
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !7
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !7
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %16, i32 %17, i32 %18)
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
  %22 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %22, ptr %this1.i24.i, align 8
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

for.cond.i:                                       ; preds = %for.end.i, %entry
  %31 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %32 = load i32, ptr %i.i, align 4
  %cmp.i = icmp slt i32 %32, 4
  br i1 %cmp.i, label %for.body.i, label %for.end14.i

for.body.i:                                       ; preds = %for.cond.i
  store i32 0, ptr %j.i, align 4
  br label %for.cond1.i

for.cond1.i:                                      ; preds = %for.body3.i, %for.body.i
  %33 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %31) ]
  %34 = load i32, ptr %j.i, align 4
  %cmp2.i = icmp slt i32 %34, 4
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i

for.body3.i:                                      ; preds = %for.cond1.i
  %35 = load i32, ptr %i.i, align 4
  %mul.i = mul nsw i32 %35, 4
  %36 = load i32, ptr %j.i, align 4
  %add.i = add nsw i32 %mul.i, %36
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %add.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %37 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %this1.i, align 8
  %38 = load i32, ptr %Index.addr.i, align 4
  %39 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0) %37, i32 %38)
  %40 = load float, ptr addrspace(11) %39, align 4
  %41 = load i32, ptr %i.i, align 4
  %idxprom.i = sext i32 %41 to i64
  %arrayidx.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom.i
  %42 = load i32, ptr %j.i, align 4
  %idxprom5.i = sext i32 %42 to i64
  %arrayidx6.i = getelementptr inbounds [4 x float], ptr %arrayidx.i, i64 0, i64 %idxprom5.i
  store float %40, ptr %arrayidx6.i, align 4
  %43 = load i32, ptr %i.i, align 4
  %44 = load i32, ptr %j.i, align 4
  %cmp7.i = icmp eq i32 %43, %44
  %45 = zext i1 %cmp7.i to i64
  %cond.i = select reassoc nnan ninf nsz arcp afn i1 %cmp7.i, float 1.000000e+00, float 0.000000e+00
  %46 = load i32, ptr %i.i, align 4
  %idxprom8.i = sext i32 %46 to i64
  %arrayidx9.i = getelementptr inbounds [4 x [4 x float]], ptr %q.i, i64 0, i64 %idxprom8.i
  %47 = load i32, ptr %j.i, align 4
  %idxprom10.i = sext i32 %47 to i64
  %arrayidx11.i = getelementptr inbounds [4 x float], ptr %arrayidx9.i, i64 0, i64 %idxprom10.i
  store float %cond.i, ptr %arrayidx11.i, align 4
  %48 = load i32, ptr %j.i, align 4
  %inc.i = add nsw i32 %48, 1
  store i32 %inc.i, ptr %j.i, align 4
  br label %for.cond1.i, !llvm.loop !10

for.end.i:                                        ; preds = %for.cond1.i
  %49 = load i32, ptr %i.i, align 4
  %inc13.i = add nsw i32 %49, 1
  store i32 %inc13.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !12

for.end14.i:                                      ; preds = %for.cond.i
  store i32 0, ptr %c.i, align 4
  br label %for.cond15.i

for.cond15.i:                                     ; preds = %for.end133.i, %for.end14.i
  %50 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %51 = load i32, ptr %c.i, align 4
  %cmp16.i = icmp slt i32 %51, 4
  br i1 %cmp16.i, label %for.body17.i, label %for.end136.i

for.body17.i:                                     ; preds = %for.cond15.i
  %52 = load i32, ptr %c.i, align 4
  store i32 %52, ptr %p.i, align 4
  %53 = load i32, ptr %c.i, align 4
  %add18.i = add nsw i32 %53, 1
  store i32 %add18.i, ptr %r.i, align 4
  br label %for.cond19.i

for.cond19.i:                                     ; preds = %if.end.i, %for.body17.i
  %54 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %50) ]
  %55 = load i32, ptr %r.i, align 4
  %cmp20.i = icmp slt i32 %55, 4
  br i1 %cmp20.i, label %for.body21.i, label %for.end34.i

for.body21.i:                                     ; preds = %for.cond19.i
  %56 = load i32, ptr %r.i, align 4
  %idxprom22.i = sext i32 %56 to i64
  %arrayidx23.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom22.i
  %57 = load i32, ptr %c.i, align 4
  %idxprom24.i = sext i32 %57 to i64
  %arrayidx25.i = getelementptr inbounds [4 x float], ptr %arrayidx23.i, i64 0, i64 %idxprom24.i
  %58 = load float, ptr %arrayidx25.i, align 4
  %elt.abs.i = call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %58)
  %59 = load i32, ptr %p.i, align 4
  %idxprom26.i = sext i32 %59 to i64
  %arrayidx27.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom26.i
  %60 = load i32, ptr %c.i, align 4
  %idxprom28.i = sext i32 %60 to i64
  %arrayidx29.i = getelementptr inbounds [4 x float], ptr %arrayidx27.i, i64 0, i64 %idxprom28.i
  %61 = load float, ptr %arrayidx29.i, align 4
  %elt.abs30.i = call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %61)
  %cmp31.i = fcmp reassoc nnan ninf nsz arcp afn ogt float %elt.abs.i, %elt.abs30.i
  br i1 %cmp31.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body21.i
  %62 = load i32, ptr %r.i, align 4
  store i32 %62, ptr %p.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body21.i
  %63 = load i32, ptr %r.i, align 4
  %inc33.i = add nsw i32 %63, 1
  store i32 %inc33.i, ptr %r.i, align 4
  br label %for.cond19.i, !llvm.loop !13

for.end34.i:                                      ; preds = %for.cond19.i
  %64 = load i32, ptr %p.i, align 4
  %65 = load i32, ptr %c.i, align 4
  %cmp35.i = icmp ne i32 %64, %65
  br i1 %cmp35.i, label %if.then36.i, label %if.end75.i

if.then36.i:                                      ; preds = %for.end34.i
  store i32 0, ptr %k.i, align 4
  br label %for.cond37.i

for.cond37.i:                                     ; preds = %for.body39.i, %if.then36.i
  %66 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %50) ]
  %67 = load i32, ptr %k.i, align 4
  %cmp38.i = icmp slt i32 %67, 4
  br i1 %cmp38.i, label %for.body39.i, label %for.end74.i

for.body39.i:                                     ; preds = %for.cond37.i
  %68 = load i32, ptr %c.i, align 4
  %idxprom40.i = sext i32 %68 to i64
  %arrayidx41.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom40.i
  %69 = load i32, ptr %k.i, align 4
  %idxprom42.i = sext i32 %69 to i64
  %arrayidx43.i = getelementptr inbounds [4 x float], ptr %arrayidx41.i, i64 0, i64 %idxprom42.i
  %70 = load float, ptr %arrayidx43.i, align 4
  store float %70, ptr %t.i, align 4
  %71 = load i32, ptr %p.i, align 4
  %idxprom44.i = sext i32 %71 to i64
  %arrayidx45.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom44.i
  %72 = load i32, ptr %k.i, align 4
  %idxprom46.i = sext i32 %72 to i64
  %arrayidx47.i = getelementptr inbounds [4 x float], ptr %arrayidx45.i, i64 0, i64 %idxprom46.i
  %73 = load float, ptr %arrayidx47.i, align 4
  %74 = load i32, ptr %c.i, align 4
  %idxprom48.i = sext i32 %74 to i64
  %arrayidx49.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom48.i
  %75 = load i32, ptr %k.i, align 4
  %idxprom50.i = sext i32 %75 to i64
  %arrayidx51.i = getelementptr inbounds [4 x float], ptr %arrayidx49.i, i64 0, i64 %idxprom50.i
  store float %73, ptr %arrayidx51.i, align 4
  %76 = load float, ptr %t.i, align 4
  %77 = load i32, ptr %p.i, align 4
  %idxprom52.i = sext i32 %77 to i64
  %arrayidx53.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom52.i
  %78 = load i32, ptr %k.i, align 4
  %idxprom54.i = sext i32 %78 to i64
  %arrayidx55.i = getelementptr inbounds [4 x float], ptr %arrayidx53.i, i64 0, i64 %idxprom54.i
  store float %76, ptr %arrayidx55.i, align 4
  %79 = load i32, ptr %c.i, align 4
  %idxprom56.i = sext i32 %79 to i64
  %arrayidx57.i = getelementptr inbounds [4 x [4 x float]], ptr %q.i, i64 0, i64 %idxprom56.i
  %80 = load i32, ptr %k.i, align 4
  %idxprom58.i = sext i32 %80 to i64
  %arrayidx59.i = getelementptr inbounds [4 x float], ptr %arrayidx57.i, i64 0, i64 %idxprom58.i
  %81 = load float, ptr %arrayidx59.i, align 4
  store float %81, ptr %t.i, align 4
  %82 = load i32, ptr %p.i, align 4
  %idxprom60.i = sext i32 %82 to i64
  %arrayidx61.i = getelementptr inbounds [4 x [4 x float]], ptr %q.i, i64 0, i64 %idxprom60.i
  %83 = load i32, ptr %k.i, align 4
  %idxprom62.i = sext i32 %83 to i64
  %arrayidx63.i = getelementptr inbounds [4 x float], ptr %arrayidx61.i, i64 0, i64 %idxprom62.i
  %84 = load float, ptr %arrayidx63.i, align 4
  %85 = load i32, ptr %c.i, align 4
  %idxprom64.i = sext i32 %85 to i64
  %arrayidx65.i = getelementptr inbounds [4 x [4 x float]], ptr %q.i, i64 0, i64 %idxprom64.i
  %86 = load i32, ptr %k.i, align 4
  %idxprom66.i = sext i32 %86 to i64
  %arrayidx67.i = getelementptr inbounds [4 x float], ptr %arrayidx65.i, i64 0, i64 %idxprom66.i
  store float %84, ptr %arrayidx67.i, align 4
  %87 = load float, ptr %t.i, align 4
  %88 = load i32, ptr %p.i, align 4
  %idxprom68.i = sext i32 %88 to i64
  %arrayidx69.i = getelementptr inbounds [4 x [4 x float]], ptr %q.i, i64 0, i64 %idxprom68.i
  %89 = load i32, ptr %k.i, align 4
  %idxprom70.i = sext i32 %89 to i64
  %arrayidx71.i = getelementptr inbounds [4 x float], ptr %arrayidx69.i, i64 0, i64 %idxprom70.i
  store float %87, ptr %arrayidx71.i, align 4
  %90 = load i32, ptr %k.i, align 4
  %inc73.i = add nsw i32 %90, 1
  store i32 %inc73.i, ptr %k.i, align 4
  br label %for.cond37.i, !llvm.loop !14

for.end74.i:                                      ; preds = %for.cond37.i
  br label %if.end75.i

if.end75.i:                                       ; preds = %for.end74.i, %for.end34.i
  %91 = load i32, ptr %c.i, align 4
  %idxprom76.i = sext i32 %91 to i64
  %arrayidx77.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom76.i
  %92 = load i32, ptr %c.i, align 4
  %idxprom78.i = sext i32 %92 to i64
  %arrayidx79.i = getelementptr inbounds [4 x float], ptr %arrayidx77.i, i64 0, i64 %idxprom78.i
  %93 = load float, ptr %arrayidx79.i, align 4
  %div.i = fdiv reassoc nnan ninf nsz arcp afn float 1.000000e+00, %93
  store float %div.i, ptr %inv.i, align 4
  store i32 0, ptr %k2.i, align 4
  br label %for.cond80.i

for.cond80.i:                                     ; preds = %for.body82.i, %if.end75.i
  %94 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %50) ]
  %95 = load i32, ptr %k2.i, align 4
  %cmp81.i = icmp slt i32 %95, 4
  br i1 %cmp81.i, label %for.body82.i, label %for.end95.i

for.body82.i:                                     ; preds = %for.cond80.i
  %96 = load float, ptr %inv.i, align 4
  %97 = load i32, ptr %c.i, align 4
  %idxprom83.i = sext i32 %97 to i64
  %arrayidx84.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom83.i
  %98 = load i32, ptr %k2.i, align 4
  %idxprom85.i = sext i32 %98 to i64
  %arrayidx86.i = getelementptr inbounds [4 x float], ptr %arrayidx84.i, i64 0, i64 %idxprom85.i
  %99 = load float, ptr %arrayidx86.i, align 4
  %mul87.i = fmul reassoc nnan ninf nsz arcp afn float %99, %96
  store float %mul87.i, ptr %arrayidx86.i, align 4
  %100 = load float, ptr %inv.i, align 4
  %101 = load i32, ptr %c.i, align 4
  %idxprom88.i = sext i32 %101 to i64
  %arrayidx89.i = getelementptr inbounds [4 x [4 x float]], ptr %q.i, i64 0, i64 %idxprom88.i
  %102 = load i32, ptr %k2.i, align 4
  %idxprom90.i = sext i32 %102 to i64
  %arrayidx91.i = getelementptr inbounds [4 x float], ptr %arrayidx89.i, i64 0, i64 %idxprom90.i
  %103 = load float, ptr %arrayidx91.i, align 4
  %mul92.i = fmul reassoc nnan ninf nsz arcp afn float %103, %100
  store float %mul92.i, ptr %arrayidx91.i, align 4
  %104 = load i32, ptr %k2.i, align 4
  %inc94.i = add nsw i32 %104, 1
  store i32 %inc94.i, ptr %k2.i, align 4
  br label %for.cond80.i, !llvm.loop !15

for.end95.i:                                      ; preds = %for.cond80.i
  store i32 0, ptr %r2.i, align 4
  br label %for.cond96.i

for.cond96.i:                                     ; preds = %for.inc131.i, %for.end95.i
  %105 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %50) ]
  %106 = load i32, ptr %r2.i, align 4
  %cmp97.i = icmp slt i32 %106, 4
  br i1 %cmp97.i, label %for.body98.i, label %for.end133.i

for.body98.i:                                     ; preds = %for.cond96.i
  %107 = load i32, ptr %r2.i, align 4
  %108 = load i32, ptr %c.i, align 4
  %cmp99.i = icmp eq i32 %107, %108
  br i1 %cmp99.i, label %if.then100.i, label %if.end101.i

if.then100.i:                                     ; preds = %for.body98.i
  br label %for.inc131.i

if.end101.i:                                      ; preds = %for.body98.i
  %109 = load i32, ptr %r2.i, align 4
  %idxprom102.i = sext i32 %109 to i64
  %arrayidx103.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom102.i
  %110 = load i32, ptr %c.i, align 4
  %idxprom104.i = sext i32 %110 to i64
  %arrayidx105.i = getelementptr inbounds [4 x float], ptr %arrayidx103.i, i64 0, i64 %idxprom104.i
  %111 = load float, ptr %arrayidx105.i, align 4
  store float %111, ptr %f.i, align 4
  store i32 0, ptr %k3.i, align 4
  br label %for.cond106.i

for.cond106.i:                                    ; preds = %for.body108.i, %if.end101.i
  %112 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %105) ]
  %113 = load i32, ptr %k3.i, align 4
  %cmp107.i = icmp slt i32 %113, 4
  br i1 %cmp107.i, label %for.body108.i, label %for.end130.i

for.body108.i:                                    ; preds = %for.cond106.i
  %114 = load float, ptr %f.i, align 4
  %115 = load i32, ptr %c.i, align 4
  %idxprom109.i = sext i32 %115 to i64
  %arrayidx110.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom109.i
  %116 = load i32, ptr %k3.i, align 4
  %idxprom111.i = sext i32 %116 to i64
  %arrayidx112.i = getelementptr inbounds [4 x float], ptr %arrayidx110.i, i64 0, i64 %idxprom111.i
  %117 = load float, ptr %arrayidx112.i, align 4
  %mul113.i = fmul reassoc nnan ninf nsz arcp afn float %114, %117
  %118 = load i32, ptr %r2.i, align 4
  %idxprom114.i = sext i32 %118 to i64
  %arrayidx115.i = getelementptr inbounds [4 x [4 x float]], ptr %a.i, i64 0, i64 %idxprom114.i
  %119 = load i32, ptr %k3.i, align 4
  %idxprom116.i = sext i32 %119 to i64
  %arrayidx117.i = getelementptr inbounds [4 x float], ptr %arrayidx115.i, i64 0, i64 %idxprom116.i
  %120 = load float, ptr %arrayidx117.i, align 4
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %120, %mul113.i
  store float %sub.i, ptr %arrayidx117.i, align 4
  %121 = load float, ptr %f.i, align 4
  %122 = load i32, ptr %c.i, align 4
  %idxprom118.i = sext i32 %122 to i64
  %arrayidx119.i = getelementptr inbounds [4 x [4 x float]], ptr %q.i, i64 0, i64 %idxprom118.i
  %123 = load i32, ptr %k3.i, align 4
  %idxprom120.i = sext i32 %123 to i64
  %arrayidx121.i = getelementptr inbounds [4 x float], ptr %arrayidx119.i, i64 0, i64 %idxprom120.i
  %124 = load float, ptr %arrayidx121.i, align 4
  %mul122.i = fmul reassoc nnan ninf nsz arcp afn float %121, %124
  %125 = load i32, ptr %r2.i, align 4
  %idxprom123.i = sext i32 %125 to i64
  %arrayidx124.i = getelementptr inbounds [4 x [4 x float]], ptr %q.i, i64 0, i64 %idxprom123.i
  %126 = load i32, ptr %k3.i, align 4
  %idxprom125.i = sext i32 %126 to i64
  %arrayidx126.i = getelementptr inbounds [4 x float], ptr %arrayidx124.i, i64 0, i64 %idxprom125.i
  %127 = load float, ptr %arrayidx126.i, align 4
  %sub127.i = fsub reassoc nnan ninf nsz arcp afn float %127, %mul122.i
  store float %sub127.i, ptr %arrayidx126.i, align 4
  %128 = load i32, ptr %k3.i, align 4
  %inc129.i = add nsw i32 %128, 1
  store i32 %inc129.i, ptr %k3.i, align 4
  br label %for.cond106.i, !llvm.loop !16

for.end130.i:                                     ; preds = %for.cond106.i
  br label %for.inc131.i

for.inc131.i:                                     ; preds = %for.end130.i, %if.then100.i
  %129 = load i32, ptr %r2.i, align 4
  %inc132.i = add nsw i32 %129, 1
  store i32 %inc132.i, ptr %r2.i, align 4
  br label %for.cond96.i, !llvm.loop !17

for.end133.i:                                     ; preds = %for.cond96.i
  %130 = load i32, ptr %c.i, align 4
  %inc135.i = add nsw i32 %130, 1
  store i32 %inc135.i, ptr %c.i, align 4
  br label %for.cond15.i, !llvm.loop !18

for.end136.i:                                     ; preds = %for.cond15.i
  store i32 0, ptr %o.i, align 4
  br label %for.cond137.i

for.cond137.i:                                    ; preds = %for.body139.i, %for.end136.i
  %131 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %132 = load i32, ptr %o.i, align 4
  %cmp138.i = icmp slt i32 %132, 16
  br i1 %cmp138.i, label %for.body139.i, label %_Z4mainDv3_j.exit

for.body139.i:                                    ; preds = %for.cond137.i
  %133 = load i32, ptr %o.i, align 4
  %div140.i = sdiv i32 %133, 4
  %idxprom141.i = sext i32 %div140.i to i64
  %arrayidx142.i = getelementptr inbounds [4 x [4 x float]], ptr %q.i, i64 0, i64 %idxprom141.i
  %134 = load i32, ptr %o.i, align 4
  %rem.i = srem i32 %134, 4
  %idxprom143.i = sext i32 %rem.i to i64
  %arrayidx144.i = getelementptr inbounds [4 x float], ptr %arrayidx142.i, i64 0, i64 %idxprom143.i
  %135 = load float, ptr %arrayidx144.i, align 4
  %136 = load i32, ptr %o.i, align 4
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %136, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %137 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i3, align 8
  %138 = load i32, ptr %Index.addr.i2, align 4
  %139 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %137, i32 %138)
  store float %135, ptr addrspace(11) %139, align 4
  %140 = load i32, ptr %o.i, align 4
  %inc147.i = add nsw i32 %140, 1
  store i32 %inc147.i, ptr %o.i, align 4
  br label %for.cond137.i, !llvm.loop !19

_Z4mainDv3_j.exit:                                ; preds = %for.cond137.i
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare token @llvm.experimental.convergence.loop() #0

declare float @llvm.fabs.f32(float) #3

declare target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32, i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse optnone "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl16StructuredBufferIfE19__createFromBindingEjjijPKc: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl16StructuredBufferIfE19__createFromBindingEjjijPKc"}
!5 = !{}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
