target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%__cblayout_C = type <{ <3 x float>, float, <2 x i32> }>

@_ZL5Image = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [6 x i8] c"Image\00", align 1
@C.cb = global target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) poison
@eye = external hidden addrspace(12) global <3 x float>, align 16
@time = external hidden addrspace(12) global float, align 4
@size = external hidden addrspace(12) global <2 x i32>, align 8
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1

declare token @llvm.experimental.convergence.entry() #0

declare target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Cs_2_0t(i32, i32, i32, i32, ptr) #1

define hidden spir_func noundef nofpclass(nan inf) float @_Z6sphereDv3_ff(<3 x float> noundef nofpclass(nan inf) %p, float noundef nofpclass(nan inf) %r) #2 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %p.addr = alloca <3 x float>, align 16
  %r.addr = alloca float, align 4
  store <3 x float> %p, ptr %p.addr, align 16
  store float %r, ptr %r.addr, align 4
  %1 = load <3 x float>, ptr %p.addr, align 16
  %2 = load <3 x float>, ptr %p.addr, align 16
  %hlsl.dot = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %1, <3 x float> %2)
  %3 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot)
  %4 = load float, ptr %r.addr, align 4
  %sub = fsub reassoc nnan ninf nsz arcp afn float %3, %4
  ret float %sub
}

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #1

declare float @llvm.sqrt.f32(float) #3

define hidden spir_func noundef nofpclass(nan inf) float @_Z5sceneDv3_f(<3 x float> noundef nofpclass(nan inf) %p) #2 {
entry:
  %p.addr.i4 = alloca <3 x float>, align 16
  %r.addr.i5 = alloca float, align 4
  %p.addr.i = alloca <3 x float>, align 16
  %r.addr.i = alloca float, align 4
  %0 = call token @llvm.experimental.convergence.entry()
  %p.addr = alloca <3 x float>, align 16
  store <3 x float> %p, ptr %p.addr, align 16
  %1 = load <3 x float>, ptr %p.addr, align 16
  store <3 x float> %1, ptr %p.addr.i4, align 16
  store float 1.000000e+00, ptr %r.addr.i5, align 4
  %2 = load <3 x float>, ptr %p.addr.i4, align 16
  %3 = load <3 x float>, ptr %p.addr.i4, align 16
  %hlsl.dot.i6 = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %2, <3 x float> %3)
  %4 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6)
  %5 = load float, ptr %r.addr.i5, align 4
  %sub.i7 = fsub reassoc nnan ninf nsz arcp afn float %4, %5
  %6 = load <3 x float>, ptr %p.addr, align 16
  %sub = fsub reassoc nnan ninf nsz arcp afn <3 x float> %6, <float 1.500000e+00, float 0.000000e+00, float 0.000000e+00>
  store <3 x float> %sub, ptr %p.addr.i, align 16
  store float 5.000000e-01, ptr %r.addr.i, align 4
  %7 = load <3 x float>, ptr %p.addr.i, align 16
  %8 = load <3 x float>, ptr %p.addr.i, align 16
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %7, <3 x float> %8)
  %9 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i)
  %10 = load float, ptr %r.addr.i, align 4
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %9, %10
  %11 = load <3 x float>, ptr %p.addr, align 16
  %12 = extractelement <3 x float> %11, i64 1
  %add = fadd reassoc nnan ninf nsz arcp afn float %12, 1.000000e+00
  %elt.min = call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i, float %add)
  %elt.min3 = call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i7, float %elt.min)
  ret float %elt.min3
}

declare float @llvm.minnum.f32(float, float) #3

define void @main() #4 {
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
  %p.addr.i4.i89.i = alloca <3 x float>, align 16
  %r.addr.i5.i90.i = alloca float, align 4
  %p.addr.i.i91.i = alloca <3 x float>, align 16
  %r.addr.i.i92.i = alloca float, align 4
  %p.addr.i93.i = alloca <3 x float>, align 16
  %p.addr.i4.i76.i = alloca <3 x float>, align 16
  %r.addr.i5.i77.i = alloca float, align 4
  %p.addr.i.i78.i = alloca <3 x float>, align 16
  %r.addr.i.i79.i = alloca float, align 4
  %p.addr.i80.i = alloca <3 x float>, align 16
  %p.addr.i4.i63.i = alloca <3 x float>, align 16
  %r.addr.i5.i64.i = alloca float, align 4
  %p.addr.i.i65.i = alloca <3 x float>, align 16
  %r.addr.i.i66.i = alloca float, align 4
  %p.addr.i67.i = alloca <3 x float>, align 16
  %p.addr.i4.i50.i = alloca <3 x float>, align 16
  %r.addr.i5.i51.i = alloca float, align 4
  %p.addr.i.i52.i = alloca <3 x float>, align 16
  %r.addr.i.i53.i = alloca float, align 4
  %p.addr.i54.i = alloca <3 x float>, align 16
  %p.addr.i4.i.i = alloca <3 x float>, align 16
  %r.addr.i5.i.i = alloca float, align 4
  %p.addr.i.i.i = alloca <3 x float>, align 16
  %r.addr.i.i.i = alloca float, align 4
  %p.addr.i.i = alloca <3 x float>, align 16
  %id.addr.i = alloca <3 x i32>, align 16
  %d.i = alloca <3 x float>, align 16
  %ref.tmp.i = alloca <2 x float>, align 8
  %ref.tmp1.i = alloca <2 x float>, align 8
  %p.i = alloca <3 x float>, align 16
  %t.i = alloca float, align 4
  %steps.i = alloca i32, align 4
  %h.i = alloca float, align 4
  %c.i = alloca <4 x float>, align 16
  %e.i = alloca float, align 4
  %q.i = alloca <3 x float>, align 16
  %n.i = alloca <3 x float>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  store ptr @_ZL5Image, ptr %result.ptr.i.i, align 8, !noalias !3
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !3
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !3
  store ptr @.str, ptr %name.addr.i.i, align 8, !noalias !3
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !3
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i3.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) poison, ptr %this1.i4.i, align 8
  %1 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !3
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %3 = load i32, ptr %range.addr.i.i, align 4, !noalias !3
  %4 = load i32, ptr %index.addr.i.i, align 4, !noalias !3
  %5 = load ptr, ptr %name.addr.i.i, align 8, !noalias !3
  %6 = call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 %2, i32 %1, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %6, ptr %tmp.i.i, align 8, !noalias !3
  %7 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), ptr %tmp.i.i, align 8, !noalias !3
  %8 = load i32, ptr %counterOrderId.addr.i.i, align 4, !noalias !3
  %9 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !3
  %10 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %7, i32 %8, i32 %9)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %10, ptr %__counter_handle.i.i, align 8, !noalias !3
  store ptr @_ZL5Image, ptr %this.addr.i1.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  %11 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i5.i, align 8
  store ptr %11, ptr %other.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i5.i, align 8
  %12 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !6, !align !7
  %13 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %13, ptr %this1.i7.i, align 8
  %14 = load ptr, ptr %other.addr.i6.i, align 8, !nonnull !6, !align !7
  %__counter_handle.i8.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %14, i32 0, i32 1
  %15 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i8.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i7.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %15, ptr %__counter_handle3.i.i, align 8
  %C.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Cs_2_0t(i32 0, i32 1, i32 1, i32 0, ptr @C.str)
  store target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) %C.cb_h.i.i, ptr @C.cb, align 8
  %16 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %17 = insertelement <3 x i32> poison, i32 %16, i64 0
  %18 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %19 = insertelement <3 x i32> %17, i32 %18, i64 1
  %20 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %21 = insertelement <3 x i32> %19, i32 %20, i64 2
  store <3 x i32> %21, ptr %id.addr.i, align 16
  %22 = load <3 x i32>, ptr %id.addr.i, align 16
  %23 = shufflevector <3 x i32> %22, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
  %conv.i = uitofp <2 x i32> %23 to <2 x float>
  %sub.i = fsub reassoc nnan ninf nsz arcp afn <2 x float> %conv.i, splat (float 4.000000e+00)
  %div.i = fdiv reassoc nnan ninf nsz arcp afn <2 x float> %sub.i, splat (float 8.000000e+00)
  store <2 x float> %div.i, ptr %ref.tmp.i, align 8
  %24 = load <2 x float>, ptr %ref.tmp.i, align 8
  %vecext.i = extractelement <2 x float> %24, i32 0
  %vecinit.i = insertelement <3 x float> poison, float %vecext.i, i32 0
  %25 = load <3 x i32>, ptr %id.addr.i, align 16
  %26 = shufflevector <3 x i32> %25, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
  %conv2.i = uitofp <2 x i32> %26 to <2 x float>
  %sub3.i = fsub reassoc nnan ninf nsz arcp afn <2 x float> %conv2.i, splat (float 4.000000e+00)
  %div4.i = fdiv reassoc nnan ninf nsz arcp afn <2 x float> %sub3.i, splat (float 8.000000e+00)
  store <2 x float> %div4.i, ptr %ref.tmp1.i, align 8
  %27 = load <2 x float>, ptr %ref.tmp1.i, align 8
  %vecext5.i = extractelement <2 x float> %27, i32 1
  %vecinit6.i = insertelement <3 x float> %vecinit.i, float %vecext5.i, i32 1
  %vecinit7.i = insertelement <3 x float> %vecinit6.i, float 1.000000e+00, i32 2
  %hlsl.normalize.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %vecinit7.i)
  store <3 x float> %hlsl.normalize.i, ptr %d.i, align 16
  %28 = load <3 x float>, ptr addrspace(12) @eye, align 16
  store <3 x float> %28, ptr %p.i, align 16
  store float 0.000000e+00, ptr %t.i, align 4
  store i32 0, ptr %steps.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end13.i, %entry
  %29 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %30 = load i32, ptr %steps.i, align 4
  %cmp.i = icmp ult i32 %30, 40
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %31 = load <3 x float>, ptr %p.i, align 16
  %32 = load <3 x float>, ptr %d.i, align 16
  %33 = load float, ptr %t.i, align 4
  %splat.splatinsert.i = insertelement <3 x float> poison, float %33, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %32, %splat.splat.i
  %add.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %31, %mul.i
  store <3 x float> %add.i, ptr %p.addr.i93.i, align 16
  %34 = load <3 x float>, ptr %p.addr.i93.i, align 16
  store <3 x float> %34, ptr %p.addr.i4.i89.i, align 16
  store float 1.000000e+00, ptr %r.addr.i5.i90.i, align 4
  %35 = load <3 x float>, ptr %p.addr.i4.i89.i, align 16
  %36 = load <3 x float>, ptr %p.addr.i4.i89.i, align 16
  %hlsl.dot.i6.i94.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %35, <3 x float> %36)
  %37 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i94.i)
  %38 = load float, ptr %r.addr.i5.i90.i, align 4
  %sub.i7.i95.i = fsub reassoc nnan ninf nsz arcp afn float %37, %38
  %39 = load <3 x float>, ptr %p.addr.i93.i, align 16
  %sub.i96.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %39, <float 1.500000e+00, float 0.000000e+00, float 0.000000e+00>
  store <3 x float> %sub.i96.i, ptr %p.addr.i.i91.i, align 16
  store float 5.000000e-01, ptr %r.addr.i.i92.i, align 4
  %40 = load <3 x float>, ptr %p.addr.i.i91.i, align 16
  %41 = load <3 x float>, ptr %p.addr.i.i91.i, align 16
  %hlsl.dot.i.i97.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %40, <3 x float> %41)
  %42 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i97.i)
  %43 = load float, ptr %r.addr.i.i92.i, align 4
  %sub.i.i98.i = fsub reassoc nnan ninf nsz arcp afn float %42, %43
  %44 = load <3 x float>, ptr %p.addr.i93.i, align 16
  %45 = extractelement <3 x float> %44, i64 1
  %add.i99.i = fadd reassoc nnan ninf nsz arcp afn float %45, 1.000000e+00
  %elt.min.i100.i = call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i98.i, float %add.i99.i)
  %elt.min3.i101.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i95.i, float %elt.min.i100.i)
  store float %elt.min3.i101.i, ptr %h.i, align 4
  %46 = load float, ptr %h.i, align 4
  %cmp9.i = fcmp reassoc nnan ninf nsz arcp afn olt float %46, 0x3F50624DE0000000
  br i1 %cmp9.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  br label %for.end.i

if.end.i:                                         ; preds = %for.body.i
  %47 = load float, ptr %h.i, align 4
  %48 = load float, ptr %t.i, align 4
  %add10.i = fadd reassoc nnan ninf nsz arcp afn float %48, %47
  store float %add10.i, ptr %t.i, align 4
  %49 = load float, ptr %t.i, align 4
  %cmp11.i = fcmp reassoc nnan ninf nsz arcp afn ogt float %49, 3.000000e+01
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %if.end.i
  store float -1.000000e+00, ptr %t.i, align 4
  br label %for.end.i

if.end13.i:                                       ; preds = %if.end.i
  %50 = load i32, ptr %steps.i, align 4
  %inc.i = add i32 %50, 1
  store i32 %inc.i, ptr %steps.i, align 4
  br label %for.cond.i, !llvm.loop !8

for.end.i:                                        ; preds = %if.then12.i, %if.then.i, %for.cond.i
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00>, ptr %c.i, align 16
  %51 = load float, ptr %t.i, align 4
  %cmp14.i = fcmp reassoc nnan ninf nsz arcp afn ogt float %51, 0.000000e+00
  br i1 %cmp14.i, label %if.then15.i, label %_Z4mainDv3_j.exit

if.then15.i:                                      ; preds = %for.end.i
  store float 0x3F847AE140000000, ptr %e.i, align 4
  %52 = load <3 x float>, ptr %p.i, align 16
  %53 = load <3 x float>, ptr %d.i, align 16
  %54 = load float, ptr %t.i, align 4
  %splat.splatinsert16.i = insertelement <3 x float> poison, float %54, i64 0
  %splat.splat17.i = shufflevector <3 x float> %splat.splatinsert16.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul18.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %53, %splat.splat17.i
  %add19.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %52, %mul18.i
  store <3 x float> %add19.i, ptr %q.i, align 16
  %55 = load <3 x float>, ptr %q.i, align 16
  %56 = load float, ptr %e.i, align 4
  %vecinit20.i = insertelement <3 x float> poison, float %56, i32 0
  %vecinit21.i = insertelement <3 x float> %vecinit20.i, float 0.000000e+00, i32 1
  %vecinit22.i = insertelement <3 x float> %vecinit21.i, float 0.000000e+00, i32 2
  %add23.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %55, %vecinit22.i
  store <3 x float> %add23.i, ptr %p.addr.i80.i, align 16
  %57 = load <3 x float>, ptr %p.addr.i80.i, align 16
  store <3 x float> %57, ptr %p.addr.i4.i76.i, align 16
  store float 1.000000e+00, ptr %r.addr.i5.i77.i, align 4
  %58 = load <3 x float>, ptr %p.addr.i4.i76.i, align 16
  %59 = load <3 x float>, ptr %p.addr.i4.i76.i, align 16
  %hlsl.dot.i6.i81.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %58, <3 x float> %59)
  %60 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i81.i)
  %61 = load float, ptr %r.addr.i5.i77.i, align 4
  %sub.i7.i82.i = fsub reassoc nnan ninf nsz arcp afn float %60, %61
  %62 = load <3 x float>, ptr %p.addr.i80.i, align 16
  %sub.i83.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %62, <float 1.500000e+00, float 0.000000e+00, float 0.000000e+00>
  store <3 x float> %sub.i83.i, ptr %p.addr.i.i78.i, align 16
  store float 5.000000e-01, ptr %r.addr.i.i79.i, align 4
  %63 = load <3 x float>, ptr %p.addr.i.i78.i, align 16
  %64 = load <3 x float>, ptr %p.addr.i.i78.i, align 16
  %hlsl.dot.i.i84.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %63, <3 x float> %64)
  %65 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i84.i)
  %66 = load float, ptr %r.addr.i.i79.i, align 4
  %sub.i.i85.i = fsub reassoc nnan ninf nsz arcp afn float %65, %66
  %67 = load <3 x float>, ptr %p.addr.i80.i, align 16
  %68 = extractelement <3 x float> %67, i64 1
  %add.i86.i = fadd reassoc nnan ninf nsz arcp afn float %68, 1.000000e+00
  %elt.min.i87.i = call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i85.i, float %add.i86.i)
  %elt.min3.i88.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i82.i, float %elt.min.i87.i)
  %69 = load <3 x float>, ptr %q.i, align 16
  %70 = load float, ptr %e.i, align 4
  %vecinit25.i = insertelement <3 x float> <float 0.000000e+00, float poison, float poison>, float %70, i32 1
  %vecinit26.i = insertelement <3 x float> %vecinit25.i, float 0.000000e+00, i32 2
  %add27.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %69, %vecinit26.i
  store <3 x float> %add27.i, ptr %p.addr.i67.i, align 16
  %71 = load <3 x float>, ptr %p.addr.i67.i, align 16
  store <3 x float> %71, ptr %p.addr.i4.i63.i, align 16
  store float 1.000000e+00, ptr %r.addr.i5.i64.i, align 4
  %72 = load <3 x float>, ptr %p.addr.i4.i63.i, align 16
  %73 = load <3 x float>, ptr %p.addr.i4.i63.i, align 16
  %hlsl.dot.i6.i68.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %72, <3 x float> %73)
  %74 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i68.i)
  %75 = load float, ptr %r.addr.i5.i64.i, align 4
  %sub.i7.i69.i = fsub reassoc nnan ninf nsz arcp afn float %74, %75
  %76 = load <3 x float>, ptr %p.addr.i67.i, align 16
  %sub.i70.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %76, <float 1.500000e+00, float 0.000000e+00, float 0.000000e+00>
  store <3 x float> %sub.i70.i, ptr %p.addr.i.i65.i, align 16
  store float 5.000000e-01, ptr %r.addr.i.i66.i, align 4
  %77 = load <3 x float>, ptr %p.addr.i.i65.i, align 16
  %78 = load <3 x float>, ptr %p.addr.i.i65.i, align 16
  %hlsl.dot.i.i71.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %77, <3 x float> %78)
  %79 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i71.i)
  %80 = load float, ptr %r.addr.i.i66.i, align 4
  %sub.i.i72.i = fsub reassoc nnan ninf nsz arcp afn float %79, %80
  %81 = load <3 x float>, ptr %p.addr.i67.i, align 16
  %82 = extractelement <3 x float> %81, i64 1
  %add.i73.i = fadd reassoc nnan ninf nsz arcp afn float %82, 1.000000e+00
  %elt.min.i74.i = call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i72.i, float %add.i73.i)
  %elt.min3.i75.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i69.i, float %elt.min.i74.i)
  %83 = load <3 x float>, ptr %q.i, align 16
  %84 = load float, ptr %e.i, align 4
  %vecinit29.i = insertelement <3 x float> <float 0.000000e+00, float 0.000000e+00, float poison>, float %84, i32 2
  %add30.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %83, %vecinit29.i
  store <3 x float> %add30.i, ptr %p.addr.i54.i, align 16
  %85 = load <3 x float>, ptr %p.addr.i54.i, align 16
  store <3 x float> %85, ptr %p.addr.i4.i50.i, align 16
  store float 1.000000e+00, ptr %r.addr.i5.i51.i, align 4
  %86 = load <3 x float>, ptr %p.addr.i4.i50.i, align 16
  %87 = load <3 x float>, ptr %p.addr.i4.i50.i, align 16
  %hlsl.dot.i6.i55.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %86, <3 x float> %87)
  %88 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i55.i)
  %89 = load float, ptr %r.addr.i5.i51.i, align 4
  %sub.i7.i56.i = fsub reassoc nnan ninf nsz arcp afn float %88, %89
  %90 = load <3 x float>, ptr %p.addr.i54.i, align 16
  %sub.i57.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %90, <float 1.500000e+00, float 0.000000e+00, float 0.000000e+00>
  store <3 x float> %sub.i57.i, ptr %p.addr.i.i52.i, align 16
  store float 5.000000e-01, ptr %r.addr.i.i53.i, align 4
  %91 = load <3 x float>, ptr %p.addr.i.i52.i, align 16
  %92 = load <3 x float>, ptr %p.addr.i.i52.i, align 16
  %hlsl.dot.i.i58.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %91, <3 x float> %92)
  %93 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i58.i)
  %94 = load float, ptr %r.addr.i.i53.i, align 4
  %sub.i.i59.i = fsub reassoc nnan ninf nsz arcp afn float %93, %94
  %95 = load <3 x float>, ptr %p.addr.i54.i, align 16
  %96 = extractelement <3 x float> %95, i64 1
  %add.i60.i = fadd reassoc nnan ninf nsz arcp afn float %96, 1.000000e+00
  %elt.min.i61.i = call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i59.i, float %add.i60.i)
  %elt.min3.i62.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i56.i, float %elt.min.i61.i)
  %vecinit32.i = insertelement <3 x float> poison, float %elt.min3.i88.i, i32 0
  %vecinit33.i = insertelement <3 x float> %vecinit32.i, float %elt.min3.i75.i, i32 1
  %vecinit34.i = insertelement <3 x float> %vecinit33.i, float %elt.min3.i62.i, i32 2
  %97 = load <3 x float>, ptr %q.i, align 16
  store <3 x float> %97, ptr %p.addr.i.i, align 16
  %98 = load <3 x float>, ptr %p.addr.i.i, align 16
  store <3 x float> %98, ptr %p.addr.i4.i.i, align 16
  store float 1.000000e+00, ptr %r.addr.i5.i.i, align 4
  %99 = load <3 x float>, ptr %p.addr.i4.i.i, align 16
  %100 = load <3 x float>, ptr %p.addr.i4.i.i, align 16
  %hlsl.dot.i6.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %99, <3 x float> %100)
  %101 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i.i)
  %102 = load float, ptr %r.addr.i5.i.i, align 4
  %sub.i7.i.i = fsub reassoc nnan ninf nsz arcp afn float %101, %102
  %103 = load <3 x float>, ptr %p.addr.i.i, align 16
  %sub.i.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %103, <float 1.500000e+00, float 0.000000e+00, float 0.000000e+00>
  store <3 x float> %sub.i.i, ptr %p.addr.i.i.i, align 16
  store float 5.000000e-01, ptr %r.addr.i.i.i, align 4
  %104 = load <3 x float>, ptr %p.addr.i.i.i, align 16
  %105 = load <3 x float>, ptr %p.addr.i.i.i, align 16
  %hlsl.dot.i.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %104, <3 x float> %105)
  %106 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i.i)
  %107 = load float, ptr %r.addr.i.i.i, align 4
  %sub.i.i.i = fsub reassoc nnan ninf nsz arcp afn float %106, %107
  %108 = load <3 x float>, ptr %p.addr.i.i, align 16
  %109 = extractelement <3 x float> %108, i64 1
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn float %109, 1.000000e+00
  %elt.min.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i.i, float %add.i.i)
  %elt.min3.i.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i.i, float %elt.min.i.i)
  %splat.splatinsert36.i = insertelement <3 x float> poison, float %elt.min3.i.i, i64 0
  %splat.splat37.i = shufflevector <3 x float> %splat.splatinsert36.i, <3 x float> poison, <3 x i32> zeroinitializer
  %sub38.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %vecinit34.i, %splat.splat37.i
  %hlsl.normalize39.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %sub38.i)
  store <3 x float> %hlsl.normalize39.i, ptr %n.i, align 16
  %110 = load <3 x float>, ptr %n.i, align 16
  %111 = extractelement <3 x float> %110, i64 0
  %hlsl.saturate.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.saturate.f32(float %111)
  %mul40.i = fmul reassoc nnan ninf nsz arcp afn float %hlsl.saturate.i, 5.000000e-01
  %112 = load i32, ptr %steps.i, align 4
  %conv41.i = uitofp i32 %112 to float
  %mul42.i = fmul reassoc nnan ninf nsz arcp afn float %conv41.i, 0x3F847AE140000000
  %add43.i = fadd reassoc nnan ninf nsz arcp afn float %mul40.i, %mul42.i
  %splat.splatinsert44.i = insertelement <3 x float> poison, float %add43.i, i64 0
  %splat.splat45.i = shufflevector <3 x float> %splat.splatinsert44.i, <3 x float> poison, <3 x i32> zeroinitializer
  store float %add43.i, ptr %c.i, align 4
  %113 = getelementptr <4 x float>, ptr %c.i, i32 0, i32 1
  store float %add43.i, ptr %113, align 4
  %114 = getelementptr <4 x float>, ptr %c.i, i32 0, i32 2
  store float %add43.i, ptr %114, align 4
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %for.end.i, %if.then15.i
  %115 = load <4 x float>, ptr %c.i, align 16
  %116 = load <3 x i32>, ptr %id.addr.i, align 16
  %117 = extractelement <3 x i32> %116, i64 1
  %mul47.i = mul i32 %117, 8
  %118 = load <3 x i32>, ptr %id.addr.i, align 16
  %119 = extractelement <3 x i32> %118, i64 0
  %add48.i = add i32 %mul47.i, %119
  store ptr @_ZL5Image, ptr %this.addr.i, align 8
  store i32 %add48.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 8
  %120 = load target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), ptr %this1.i, align 8
  %121 = load i32, ptr %Index.addr.i, align 4
  %122 = call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %120, i32 %121)
  store <4 x float> %115, ptr addrspace(11) %122, align 16
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #5

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #1

declare token @llvm.experimental.convergence.loop() #0

declare float @llvm.spv.saturate.f32(float) #1

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #1

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32, i32) #1

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #1

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}

!0 = !{ptr @C.cb, ptr addrspace(12) @eye, ptr addrspace(12) @time, ptr addrspace(12) @size}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4hlsl18RWStructuredBufferIDv4_fE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!5 = distinct !{!5, !"_ZN4hlsl18RWStructuredBufferIDv4_fE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!6 = !{}
!7 = !{i64 8}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
