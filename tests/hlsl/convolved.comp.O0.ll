target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::StructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) }
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%__cblayout_Size = type <{ i32, i32, target("spirv.Padding", 8), <{ [8 x <{ float, target("spirv.Padding", 12) }>], float }> }>

@_ZL2In = internal global %"class.hlsl::StructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@Size.cb = global target("spirv.VulkanBuffer", %__cblayout_Size, 2, 0) poison
@width = external hidden addrspace(12) global i32, align 4
@height = external hidden addrspace(12) global i32, align 4
@kernel = external hidden addrspace(12) global <{ [8 x <{ float, target("spirv.Padding", 12) }>], float }>, align 4
@Size.str = private unnamed_addr constant [5 x i8] c"Size\00", align 1

declare token @llvm.experimental.convergence.entry() #0

declare target("spirv.VulkanBuffer", %__cblayout_Size, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Sizes_2_0t(i32, i32, i32, i32, ptr) #1

define hidden spir_func noundef i32 @_Z7clampedii(i32 noundef %x, i32 noundef %y) #2 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %x.addr = alloca i32, align 4
  %y.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 %y, ptr %y.addr, align 4
  %1 = load i32, ptr %y.addr, align 4
  %2 = load i32, ptr addrspace(12) @height, align 4
  %sub = sub nsw i32 %2, 1
  %hlsl.clamp = call i32 @llvm.spv.sclamp.i32(i32 %1, i32 0, i32 %sub)
  %3 = load i32, ptr addrspace(12) @width, align 4
  %mul = mul nsw i32 %hlsl.clamp, %3
  %4 = load i32, ptr %x.addr, align 4
  %5 = load i32, ptr addrspace(12) @width, align 4
  %sub1 = sub nsw i32 %5, 1
  %hlsl.clamp2 = call i32 @llvm.spv.sclamp.i32(i32 %4, i32 0, i32 %sub1)
  %add = add nsw i32 %mul, %hlsl.clamp2
  ret i32 %add
}

declare i32 @llvm.spv.sclamp.i32(i32, i32, i32) #1

define void @main() #3 {
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
  %x.addr.i.i = alloca i32, align 4
  %y.addr.i.i = alloca i32, align 4
  %where.addr.i = alloca <3 x i32>, align 16
  %id.i = alloca <3 x i32>, align 16
  %sum.i = alloca <3 x float>, align 16
  %dy.i = alloca i32, align 4
  %dx.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  store ptr @_ZL2In, ptr %result.ptr.i.i, align 8, !noalias !3
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !3
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !3
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) poison, ptr %this1.i11.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !3
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !3
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !3
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !3
  %6 = call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_0t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %6, ptr %tmp.i.i, align 8, !noalias !3
  store ptr @_ZL2In, ptr %this.addr.i8.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  %7 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 8
  store ptr %7, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %8 = load ptr, ptr %other.addr.i13.i, align 8, !nonnull !6, !align !7
  %9 = load target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0), ptr %8, align 8
  store target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %9, ptr %this1.i14.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  store ptr @_ZL3Out, ptr %result.ptr.i1.i, align 8, !noalias !8
  store i32 1, ptr %registerNo.addr.i2.i, align 4, !noalias !8
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !8
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !8
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !8
  store ptr @.str.2, ptr %name.addr.i6.i, align 8, !noalias !8
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !8
  store ptr %tmp.i7.i, ptr %this.addr.i15.i, align 8
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 8
  store ptr %this1.i16.i, ptr %this.addr.i20.i, align 8
  %this1.i21.i = load ptr, ptr %this.addr.i20.i, align 8
  store target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) poison, ptr %this1.i21.i, align 8
  %10 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !8
  %11 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !8
  %12 = load i32, ptr %range.addr.i4.i, align 4, !noalias !8
  %13 = load i32, ptr %index.addr.i5.i, align 4, !noalias !8
  %14 = load ptr, ptr %name.addr.i6.i, align 8, !noalias !8
  %15 = call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_1t(i32 %11, i32 %10, i32 %12, i32 %13, ptr %14)
  store target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %15, ptr %tmp.i7.i, align 8, !noalias !8
  %16 = load target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1), ptr %tmp.i7.i, align 8, !noalias !8
  %17 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !8
  %18 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !8
  %19 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v3f32_12_1t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %16, i32 %17, i32 %18)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %19, ptr %__counter_handle.i.i, align 8, !noalias !8
  store ptr @_ZL3Out, ptr %this.addr.i17.i, align 8
  store ptr %tmp.i7.i, ptr %other.addr.i18.i, align 8
  %this1.i19.i = load ptr, ptr %this.addr.i17.i, align 8
  %20 = load ptr, ptr %other.addr.i18.i, align 8
  store ptr %this1.i19.i, ptr %this.addr.i22.i, align 8
  store ptr %20, ptr %other.addr.i23.i, align 8
  %this1.i24.i = load ptr, ptr %this.addr.i22.i, align 8
  %21 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !6, !align !7
  %22 = load target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1), ptr %21, align 8
  store target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %22, ptr %this1.i24.i, align 8
  %23 = load ptr, ptr %other.addr.i23.i, align 8, !nonnull !6, !align !7
  %__counter_handle.i25.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %23, i32 0, i32 1
  %24 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i25.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i24.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %24, ptr %__counter_handle3.i.i, align 8
  %Size.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Size, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Sizes_2_0t(i32 1, i32 0, i32 1, i32 0, ptr @Size.str)
  store target("spirv.VulkanBuffer", %__cblayout_Size, 2, 0) %Size.cb_h.i.i, ptr @Size.cb, align 8
  %25 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %26 = insertelement <3 x i32> poison, i32 %25, i64 0
  %27 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %28 = insertelement <3 x i32> %26, i32 %27, i64 1
  %29 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %30 = insertelement <3 x i32> %28, i32 %29, i64 2
  store <3 x i32> %30, ptr %where.addr.i, align 16
  %31 = load <3 x i32>, ptr %where.addr.i, align 16
  store <3 x i32> %31, ptr %id.i, align 16
  %32 = load <3 x i32>, ptr %id.i, align 16
  %33 = extractelement <3 x i32> %32, i64 0
  %34 = load i32, ptr addrspace(12) @width, align 4
  %cmp.i = icmp sge i32 %33, %34
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %entry
  %35 = load <3 x i32>, ptr %id.i, align 16
  %36 = extractelement <3 x i32> %35, i64 1
  %37 = load i32, ptr addrspace(12) @height, align 4
  %cmp1.i = icmp sge i32 %36, %37
  br i1 %cmp1.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %lor.lhs.false.i, %entry
  br label %_Z4mainDv3_j.exit

if.end.i:                                         ; preds = %lor.lhs.false.i
  store <3 x float> zeroinitializer, ptr %sum.i, align 16
  store i32 -1, ptr %dy.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.end.i, %if.end.i
  %38 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %39 = load i32, ptr %dy.i, align 4
  %cmp2.i = icmp sle i32 %39, 1
  br i1 %cmp2.i, label %for.body.i, label %for.end16.i

for.body.i:                                       ; preds = %for.cond.i
  store i32 -1, ptr %dx.i, align 4
  br label %for.cond3.i

for.cond3.i:                                      ; preds = %for.body5.i, %for.body.i
  %40 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %38) ]
  %41 = load i32, ptr %dx.i, align 4
  %cmp4.i = icmp sle i32 %41, 1
  br i1 %cmp4.i, label %for.body5.i, label %for.end.i

for.body5.i:                                      ; preds = %for.cond3.i
  %42 = load <3 x i32>, ptr %id.i, align 16
  %43 = extractelement <3 x i32> %42, i64 0
  %44 = load i32, ptr %dx.i, align 4
  %add.i = add nsw i32 %43, %44
  %45 = load <3 x i32>, ptr %id.i, align 16
  %46 = extractelement <3 x i32> %45, i64 1
  %47 = load i32, ptr %dy.i, align 4
  %add6.i = add nsw i32 %46, %47
  store i32 %add.i, ptr %x.addr.i.i, align 4
  store i32 %add6.i, ptr %y.addr.i.i, align 4
  %48 = load i32, ptr %y.addr.i.i, align 4
  %49 = load i32, ptr addrspace(12) @height, align 4
  %sub.i.i = sub nsw i32 %49, 1
  %hlsl.clamp.i.i = call i32 @llvm.spv.sclamp.i32(i32 %48, i32 0, i32 %sub.i.i)
  %50 = load i32, ptr addrspace(12) @width, align 4
  %mul.i.i = mul nsw i32 %hlsl.clamp.i.i, %50
  %51 = load i32, ptr %x.addr.i.i, align 4
  %52 = load i32, ptr addrspace(12) @width, align 4
  %sub1.i.i = sub nsw i32 %52, 1
  %hlsl.clamp2.i.i = call i32 @llvm.spv.sclamp.i32(i32 %51, i32 0, i32 %sub1.i.i)
  %add.i.i = add nsw i32 %mul.i.i, %hlsl.clamp2.i.i
  store ptr @_ZL2In, ptr %this.addr.i, align 8
  store i32 %add.i.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %53 = load target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0), ptr %this1.i, align 8
  %54 = load i32, ptr %Index.addr.i, align 4
  %55 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %53, i32 %54)
  %56 = load <3 x float>, ptr addrspace(11) %55, align 16
  %57 = load i32, ptr %dy.i, align 4
  %add9.i = add nsw i32 %57, 1
  %mul.i = mul nsw i32 %add9.i, 3
  %58 = load i32, ptr %dx.i, align 4
  %add10.i = add nsw i32 %mul.i, %58
  %add11.i = add nsw i32 %add10.i, 1
  %idxprom.i = sext i32 %add11.i to i64
  %cbufferidx.i = getelementptr <{ float, target("spirv.Padding", 12) }>, ptr addrspace(12) @kernel, i64 %idxprom.i, i32 0
  %59 = load float, ptr addrspace(12) %cbufferidx.i, align 16
  %splat.splatinsert.i = insertelement <3 x float> poison, float %59, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul12.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %56, %splat.splat.i
  %60 = load <3 x float>, ptr %sum.i, align 16
  %add13.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %60, %mul12.i
  store <3 x float> %add13.i, ptr %sum.i, align 16
  %61 = load i32, ptr %dx.i, align 4
  %inc.i = add nsw i32 %61, 1
  store i32 %inc.i, ptr %dx.i, align 4
  br label %for.cond3.i, !llvm.loop !11

for.end.i:                                        ; preds = %for.cond3.i
  %62 = load i32, ptr %dy.i, align 4
  %inc15.i = add nsw i32 %62, 1
  store i32 %inc15.i, ptr %dy.i, align 4
  br label %for.cond.i, !llvm.loop !13

for.end16.i:                                      ; preds = %for.cond.i
  %63 = load <3 x float>, ptr %sum.i, align 16
  %64 = load <3 x i32>, ptr %id.i, align 16
  %65 = extractelement <3 x i32> %64, i64 1
  %66 = load i32, ptr addrspace(12) @width, align 4
  %mul17.i = mul nsw i32 %65, %66
  %67 = load <3 x i32>, ptr %id.i, align 16
  %68 = extractelement <3 x i32> %67, i64 0
  %add18.i = add nsw i32 %mul17.i, %68
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %add18.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %69 = load target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1), ptr %this1.i3, align 8
  %70 = load i32, ptr %Index.addr.i2, align 4
  %71 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %69, i32 %70)
  store <3 x float> %63, ptr addrspace(11) %71, align 16
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %if.then.i, %for.end16.i
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #4

declare token @llvm.experimental.convergence.loop() #0

declare target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_0t(i32, i32, i32, i32, ptr) #1

declare target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_1t(i32, i32, i32, i32, ptr) #1

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v3f32_12_1t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1), i32, i32) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0), i32) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1), i32) #1

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent noinline norecurse optnone "hlsl.numthreads"="4,4,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}

!0 = !{ptr @Size.cb, ptr addrspace(12) @width, ptr addrspace(12) @height, ptr addrspace(12) @kernel}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4hlsl16StructuredBufferIDv3_fE19__createFromBindingEjjijPKc: %agg.result"}
!5 = distinct !{!5, !"_ZN4hlsl16StructuredBufferIDv3_fE19__createFromBindingEjjijPKc"}
!6 = !{}
!7 = !{i64 8}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN4hlsl18RWStructuredBufferIDv3_fE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!10 = distinct !{!10, !"_ZN4hlsl18RWStructuredBufferIDv3_fE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
