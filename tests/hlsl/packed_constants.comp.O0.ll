target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_One = type <{ float, target("spirv.Padding", 4), <2 x float>, %S, target("spirv.Padding", 12), <{ [1 x <{ %S, target("spirv.Padding", 12) }>], %S }>, i32, <2 x i32>, <{ [2 x <{ float, target("spirv.Padding", 12) }>], float }>, target("spirv.Padding", 4), <2 x float>, i32, target("spirv.Padding", 12), <4 x i32> }>
%S = type <{ <4 x float>, <2 x i32>, <2 x float>, float }>
%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }

@One.cb = global target("spirv.VulkanBuffer", %__cblayout_One, 2, 0) poison
@p = external hidden addrspace(12) global float, align 4
@q = external hidden addrspace(12) global <2 x float>, align 8
@s = external hidden addrspace(12) global %S, align 1
@list = external hidden addrspace(12) global <{ [1 x <{ %S, target("spirv.Padding", 12) }>], %S }>, align 1
@flag = external hidden addrspace(12) global i32, align 4
@u = external hidden addrspace(12) global <2 x i32>, align 8
@tail = external hidden addrspace(12) global <{ [2 x <{ float, target("spirv.Padding", 12) }>], float }>, align 4
@after = external hidden addrspace(12) global <2 x float>, align 8
@count = external hidden addrspace(12) global i32, align 4
@last = external hidden addrspace(12) global <4 x i32>, align 16
@One.str = private unnamed_addr constant [4 x i8] c"One\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_One, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Ones_2_0t(i32, i32, i32, i32, ptr) #0

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
  %this.addr.i16 = alloca ptr, align 8
  %Index.addr.i17 = alloca i32, align 4
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
  %i.i = alloca i32, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  %One.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_One, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Ones_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @One.str)
  store target("spirv.VulkanBuffer", %__cblayout_One, 2, 0) %One.cb_h.i.i, ptr @One.cb, align 8
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
  %16 = load float, ptr addrspace(12) @p, align 4
  %17 = load <2 x float>, ptr addrspace(12) @q, align 8
  %18 = extractelement <2 x float> %17, i64 0
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %18, 1.000000e+01
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %16, %mul.i
  %19 = load <2 x float>, ptr addrspace(12) @q, align 8
  %20 = extractelement <2 x float> %19, i64 1
  %mul1.i = fmul reassoc nnan ninf nsz arcp afn float %20, 1.000000e+02
  %add2.i = fadd reassoc nnan ninf nsz arcp afn float %add.i, %mul1.i
  store ptr @_ZL3Out, ptr %this.addr.i16, align 8
  store i32 0, ptr %Index.addr.i17, align 4
  %this1.i18 = load ptr, ptr %this.addr.i16, align 8
  %21 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i18, align 8
  %22 = load i32, ptr %Index.addr.i17, align 4
  %23 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %21, i32 %22)
  store float %add2.i, ptr addrspace(11) %23, align 4
  %24 = load <4 x float>, ptr addrspace(12) @s, align 16
  %25 = extractelement <4 x float> %24, i64 0
  %26 = load <4 x float>, ptr addrspace(12) @s, align 16
  %27 = extractelement <4 x float> %26, i64 3
  %mul4.i = fmul reassoc nnan ninf nsz arcp afn float %27, 2.000000e+00
  %add5.i = fadd reassoc nnan ninf nsz arcp afn float %25, %mul4.i
  %28 = load <2 x i32>, ptr addrspace(12) getelementptr inbounds nuw (%S, ptr addrspace(12) @s, i32 0, i32 1), align 8
  %29 = extractelement <2 x i32> %28, i64 0
  %mul6.i = mul nsw i32 %29, 4
  %conv.i = sitofp i32 %mul6.i to float
  %add7.i = fadd reassoc nnan ninf nsz arcp afn float %add5.i, %conv.i
  %30 = load <2 x i32>, ptr addrspace(12) getelementptr inbounds nuw (%S, ptr addrspace(12) @s, i32 0, i32 1), align 8
  %31 = extractelement <2 x i32> %30, i64 1
  %mul8.i = mul nsw i32 %31, 8
  %conv9.i = sitofp i32 %mul8.i to float
  %add10.i = fadd reassoc nnan ninf nsz arcp afn float %add7.i, %conv9.i
  store ptr @_ZL3Out, ptr %this.addr.i13, align 8
  store i32 1, ptr %Index.addr.i14, align 4
  %this1.i15 = load ptr, ptr %this.addr.i13, align 8
  %32 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i15, align 8
  %33 = load i32, ptr %Index.addr.i14, align 4
  %34 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %32, i32 %33)
  store float %add10.i, ptr addrspace(11) %34, align 4
  %35 = load <2 x float>, ptr addrspace(12) getelementptr inbounds nuw (%S, ptr addrspace(12) @s, i32 0, i32 2), align 8
  %36 = extractelement <2 x float> %35, i64 0
  %37 = load <2 x float>, ptr addrspace(12) getelementptr inbounds nuw (%S, ptr addrspace(12) @s, i32 0, i32 2), align 8
  %38 = extractelement <2 x float> %37, i64 1
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %36, %38
  %39 = load float, ptr addrspace(12) getelementptr inbounds nuw (%S, ptr addrspace(12) @s, i32 0, i32 3), align 4
  %mul12.i = fmul reassoc nnan ninf nsz arcp afn float %39, 1.000000e+01
  %add13.i = fadd reassoc nnan ninf nsz arcp afn float %sub.i, %mul12.i
  store ptr @_ZL3Out, ptr %this.addr.i10, align 8
  store i32 2, ptr %Index.addr.i11, align 4
  %this1.i12 = load ptr, ptr %this.addr.i10, align 8
  %40 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i12, align 8
  %41 = load i32, ptr %Index.addr.i11, align 4
  %42 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %40, i32 %41)
  store float %add13.i, ptr addrspace(11) %42, align 4
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %43 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %44 = load i32, ptr %i.i, align 4
  %45 = load i32, ptr addrspace(12) @count, align 4
  %cmp.i = icmp ult i32 %44, %45
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %46 = load i32, ptr %i.i, align 4
  %idxprom.i = zext i32 %46 to i64
  %cbufferidx.i = getelementptr <{ %S, target("spirv.Padding", 12) }>, ptr addrspace(12) @list, i64 %idxprom.i, i32 0
  %47 = load <4 x float>, ptr addrspace(12) %cbufferidx.i, align 16
  %48 = extractelement <4 x float> %47, i64 1
  %49 = load i32, ptr %i.i, align 4
  %idxprom15.i = zext i32 %49 to i64
  %cbufferidx16.i = getelementptr <{ %S, target("spirv.Padding", 12) }>, ptr addrspace(12) @list, i64 %idxprom15.i, i32 0
  %d.i = getelementptr inbounds nuw %S, ptr addrspace(12) %cbufferidx16.i, i32 0, i32 2
  %50 = load <2 x float>, ptr addrspace(12) %d.i, align 8
  %51 = extractelement <2 x float> %50, i64 0
  %mul17.i = fmul reassoc nnan ninf nsz arcp afn float %51, 2.000000e+00
  %add18.i = fadd reassoc nnan ninf nsz arcp afn float %48, %mul17.i
  %52 = load i32, ptr %i.i, align 4
  %idxprom19.i = zext i32 %52 to i64
  %cbufferidx20.i = getelementptr <{ %S, target("spirv.Padding", 12) }>, ptr addrspace(12) @list, i64 %idxprom19.i, i32 0
  %c.i = getelementptr inbounds nuw %S, ptr addrspace(12) %cbufferidx20.i, i32 0, i32 1
  %53 = load <2 x i32>, ptr addrspace(12) %c.i, align 8
  %54 = load i32, ptr %i.i, align 4
  %vecext.i = extractelement <2 x i32> %53, i32 %54
  %mul21.i = mul nsw i32 %vecext.i, 100
  %conv22.i = sitofp i32 %mul21.i to float
  %add23.i = fadd reassoc nnan ninf nsz arcp afn float %add18.i, %conv22.i
  %55 = load i32, ptr %i.i, align 4
  %idxprom24.i = zext i32 %55 to i64
  %cbufferidx25.i = getelementptr <{ %S, target("spirv.Padding", 12) }>, ptr addrspace(12) @list, i64 %idxprom24.i, i32 0
  %e.i = getelementptr inbounds nuw %S, ptr addrspace(12) %cbufferidx25.i, i32 0, i32 3
  %56 = load float, ptr addrspace(12) %e.i, align 4
  %mul26.i = fmul reassoc nnan ninf nsz arcp afn float %56, 1.000000e+03
  %add27.i = fadd reassoc nnan ninf nsz arcp afn float %add23.i, %mul26.i
  %57 = load i32, ptr %i.i, align 4
  %add28.i = add i32 3, %57
  store ptr @_ZL3Out, ptr %this.addr.i1, align 8
  store i32 %add28.i, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 8
  %58 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i3, align 8
  %59 = load i32, ptr %Index.addr.i2, align 4
  %60 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %58, i32 %59)
  store float %add27.i, ptr addrspace(11) %60, align 4
  %61 = load i32, ptr %i.i, align 4
  %add30.i = add i32 %61, 1
  %idxprom31.i = zext i32 %add30.i to i64
  %cbufferidx32.i = getelementptr <{ float, target("spirv.Padding", 12) }>, ptr addrspace(12) @tail, i64 %idxprom31.i, i32 0
  %62 = load float, ptr addrspace(12) %cbufferidx32.i, align 16
  %63 = load <2 x float>, ptr addrspace(12) @after, align 8
  %64 = extractelement <2 x float> %63, i64 1
  %add33.i = fadd reassoc nnan ninf nsz arcp afn float %62, %64
  %65 = load i32, ptr %i.i, align 4
  %add34.i = add i32 5, %65
  store ptr @_ZL3Out, ptr %this.addr.i, align 8
  store i32 %add34.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %66 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i, align 8
  %67 = load i32, ptr %Index.addr.i, align 4
  %68 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %66, i32 %67)
  store float %add33.i, ptr addrspace(11) %68, align 4
  %69 = load i32, ptr %i.i, align 4
  %inc.i = add i32 %69, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !8

for.end.i:                                        ; preds = %for.cond.i
  %70 = load i32, ptr addrspace(12) @flag, align 4
  %loadedv.i = trunc i32 %70 to i1
  br i1 %loadedv.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.end.i
  %71 = load <2 x i32>, ptr addrspace(12) @u, align 8
  %72 = extractelement <2 x i32> %71, i64 0
  %73 = load <2 x i32>, ptr addrspace(12) @u, align 8
  %74 = extractelement <2 x i32> %73, i64 1
  %add36.i = add i32 %72, %74
  br label %_Z4mainv.exit

cond.false.i:                                     ; preds = %for.end.i
  %75 = load <4 x i32>, ptr addrspace(12) @last, align 16
  %76 = extractelement <4 x i32> %75, i64 3
  br label %_Z4mainv.exit

_Z4mainv.exit:                                    ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %add36.i, %cond.true.i ], [ %76, %cond.false.i ]
  %conv37.i = uitofp i32 %cond.i to float
  store ptr @_ZL3Out, ptr %this.addr.i7, align 8
  store i32 7, ptr %Index.addr.i8, align 4
  %this1.i9 = load ptr, ptr %this.addr.i7, align 8
  %77 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i9, align 8
  %78 = load i32, ptr %Index.addr.i8, align 4
  %79 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %77, i32 %78)
  store float %conv37.i, ptr addrspace(11) %79, align 4
  %80 = load float, ptr addrspace(12) @tail, align 16
  %81 = load <2 x float>, ptr addrspace(12) @after, align 8
  %82 = extractelement <2 x float> %81, i64 0
  %add39.i = fadd reassoc nnan ninf nsz arcp afn float %80, %82
  %83 = load <4 x i32>, ptr addrspace(12) @last, align 16
  %84 = extractelement <4 x i32> %83, i64 0
  %conv40.i = sitofp i32 %84 to float
  %add41.i = fadd reassoc nnan ninf nsz arcp afn float %add39.i, %conv40.i
  store ptr @_ZL3Out, ptr %this.addr.i4, align 8
  store i32 8, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 8
  %85 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i6, align 8
  %86 = load i32, ptr %Index.addr.i5, align 4
  %87 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %85, i32 %86)
  store float %add41.i, ptr addrspace(11) %87, align 4
  ret void
}

declare token @llvm.experimental.convergence.loop() #1

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32, i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

declare void @llvm.experimental.noalias.scope.decl(metadata) #3

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent noinline norecurse optnone "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}

!0 = !{ptr @One.cb, ptr addrspace(12) @p, ptr addrspace(12) @q, ptr addrspace(12) @s, ptr addrspace(12) @list, ptr addrspace(12) @flag, ptr addrspace(12) @u, ptr addrspace(12) @tail, ptr addrspace(12) @after, ptr addrspace(12) @count, ptr addrspace(12) @last}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!5 = distinct !{!5, !"_ZN4hlsl18RWStructuredBufferIfE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!6 = !{}
!7 = !{i64 8}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
