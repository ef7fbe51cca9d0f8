target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%__cblayout_Scene = type <{ <{ [7 x <{ %Light, target("spirv.Padding", 8) }>], %Light }>, i32, target("spirv.Padding", 4), <3 x float> }>
%Light = type <{ <3 x float>, float, <3 x float>, float }>
%struct.Input = type { <4 x float>, <3 x float>, <3 x float> }

@Scene.cb = global target("spirv.VulkanBuffer", %__cblayout_Scene, 2, 0) poison
@lights = external hidden addrspace(12) global <{ [7 x <{ %Light, target("spirv.Padding", 8) }>], %Light }>, align 1
@count = external hidden addrspace(12) global i32, align 4
@eye = external hidden addrspace(12) global <3 x float>, align 16
@Scene.str = private unnamed_addr constant [6 x i8] c"Scene\00", align 1
@SV_Position = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@WORLD0 = external hidden thread_local addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@NORMAL0 = external hidden thread_local addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !4
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !2

declare target("spirv.VulkanBuffer", %__cblayout_Scene, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Scenes_2_0t(i32, i32, i32, i32, ptr) #0

define hidden spir_func noundef nofpclass(nan inf) float @_Z9attenuateff(float noundef nofpclass(nan inf) %distance, float noundef nofpclass(nan inf) %range) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %distance.addr = alloca float, align 4
  %range.addr = alloca float, align 4
  %x = alloca float, align 4
  store float %distance, ptr %distance.addr, align 4
  store float %range, ptr %range.addr, align 4
  %1 = load float, ptr %distance.addr, align 4
  %2 = load float, ptr %range.addr, align 4
  %div = fdiv reassoc nnan ninf nsz arcp afn float %1, %2
  %sub = fsub reassoc nnan ninf nsz arcp afn float 1.000000e+00, %div
  %hlsl.saturate = call reassoc nnan ninf nsz arcp afn float @llvm.spv.saturate.f32(float %sub)
  store float %hlsl.saturate, ptr %x, align 4
  %3 = load float, ptr %x, align 4
  %4 = load float, ptr %x, align 4
  %mul = fmul reassoc nnan ninf nsz arcp afn float %3, %4
  ret float %mul
}

declare token @llvm.experimental.convergence.entry() #2

declare float @llvm.spv.saturate.f32(float) #0

define void @main() #3 {
entry:
  %x.addr.i = alloca <3 x float>, align 16
  %distance.addr.i.i = alloca float, align 4
  %range.addr.i.i = alloca float, align 4
  %x.i.i = alloca float, align 4
  %normal.i = alloca <3 x float>, align 16
  %sum.i = alloca <3 x float>, align 16
  %view.i = alloca <3 x float>, align 16
  %i.i = alloca i32, align 4
  %at.i = alloca <3 x float>, align 16
  %reach.i = alloca float, align 4
  %to.i = alloca <3 x float>, align 16
  %far.i = alloca float, align 4
  %half_way.i = alloca <3 x float>, align 16
  %spec.i = alloca float, align 4
  %0 = alloca %struct.Input, align 16
  %1 = call token @llvm.experimental.convergence.entry()
  %Scene.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Scene, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Scenes_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @Scene.str)
  store target("spirv.VulkanBuffer", %__cblayout_Scene, 2, 0) %Scene.cb_h.i.i, ptr @Scene.cb, align 8
  %2 = load <4 x float>, ptr addrspace(7) @SV_Position, align 16
  %3 = insertvalue %struct.Input poison, <4 x float> %2, 0
  %4 = load <3 x float>, ptr addrspace(7) @WORLD0, align 16
  %5 = insertvalue %struct.Input %3, <3 x float> %4, 1
  %6 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  %7 = insertvalue %struct.Input %5, <3 x float> %6, 2
  %8 = alloca %struct.Input, align 16
  store %struct.Input %7, ptr %8, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %0, ptr %8, i64 48, i1 false)
  %normal1.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 2
  %9 = load <3 x float>, ptr %normal1.i, align 1
  %hlsl.normalize.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %9)
  store <3 x float> %hlsl.normalize.i, ptr %normal.i, align 16
  store <3 x float> zeroinitializer, ptr %sum.i, align 16
  %10 = load <3 x float>, ptr addrspace(12) @eye, align 16
  %world.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 1
  %11 = load <3 x float>, ptr %world.i, align 1
  %sub.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %10, %11
  %hlsl.normalize2.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %sub.i)
  store <3 x float> %hlsl.normalize2.i, ptr %view.i, align 16
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %entry
  %12 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %13 = load i32, ptr %i.i, align 4
  %14 = load i32, ptr addrspace(12) @count, align 4
  %cmp.i = icmp ult i32 %13, %14
  br i1 %cmp.i, label %for.body.i, label %_Z4main5Input.exit

for.body.i:                                       ; preds = %for.cond.i
  %15 = load i32, ptr %i.i, align 4
  %idxprom.i = zext i32 %15 to i64
  %cbufferidx.i = getelementptr <{ %Light, target("spirv.Padding", 8) }>, ptr addrspace(12) @lights, i64 %idxprom.i, i32 0
  %16 = load <3 x float>, ptr addrspace(12) %cbufferidx.i, align 16
  store <3 x float> %16, ptr %at.i, align 16
  %17 = load i32, ptr %i.i, align 4
  %idxprom3.i = zext i32 %17 to i64
  %cbufferidx4.i = getelementptr <{ %Light, target("spirv.Padding", 8) }>, ptr addrspace(12) @lights, i64 %idxprom3.i, i32 0
  %range.i = getelementptr inbounds nuw %Light, ptr addrspace(12) %cbufferidx4.i, i32 0, i32 1
  %18 = load float, ptr addrspace(12) %range.i, align 4
  store float %18, ptr %reach.i, align 4
  %19 = load <3 x float>, ptr %at.i, align 16
  %world5.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 1
  %20 = load <3 x float>, ptr %world5.i, align 1
  %sub6.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %19, %20
  store <3 x float> %sub6.i, ptr %to.i, align 16
  %21 = load <3 x float>, ptr %to.i, align 16
  store <3 x float> %21, ptr %x.addr.i, align 16
  %22 = load <3 x float>, ptr %x.addr.i, align 16
  %spv.length.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.length.v3f32(<3 x float> %22)
  store float %spv.length.i, ptr %far.i, align 4
  %23 = load float, ptr %far.i, align 4
  %24 = load float, ptr %reach.i, align 4
  %cmp8.i = fcmp reassoc nnan ninf nsz arcp afn ogt float %23, %24
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  br label %for.inc.i

if.end.i:                                         ; preds = %for.body.i
  %25 = load float, ptr %far.i, align 4
  %splat.splatinsert.i = insertelement <3 x float> poison, float %25, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %26 = load <3 x float>, ptr %to.i, align 16
  %div.i = fdiv reassoc nnan ninf nsz arcp afn <3 x float> %26, %splat.splat.i
  store <3 x float> %div.i, ptr %to.i, align 16
  %27 = load <3 x float>, ptr %to.i, align 16
  %28 = load <3 x float>, ptr %view.i, align 16
  %add.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %27, %28
  %hlsl.normalize9.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %add.i)
  store <3 x float> %hlsl.normalize9.i, ptr %half_way.i, align 16
  %29 = load <3 x float>, ptr %half_way.i, align 16
  %30 = load <3 x float>, ptr %normal.i, align 16
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %29, <3 x float> %30)
  %elt.max.i = call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %hlsl.dot.i, float 0.000000e+00)
  %31 = call reassoc nnan ninf nsz arcp afn float @llvm.pow.f32(float %elt.max.i, float 3.200000e+01)
  store float %31, ptr %spec.i, align 4
  %32 = load i32, ptr %i.i, align 4
  %idxprom10.i = zext i32 %32 to i64
  %cbufferidx11.i = getelementptr <{ %Light, target("spirv.Padding", 8) }>, ptr addrspace(12) @lights, i64 %idxprom10.i, i32 0
  %color.i = getelementptr inbounds nuw %Light, ptr addrspace(12) %cbufferidx11.i, i32 0, i32 2
  %33 = load <3 x float>, ptr addrspace(12) %color.i, align 16
  %34 = load i32, ptr %i.i, align 4
  %idxprom12.i = zext i32 %34 to i64
  %cbufferidx13.i = getelementptr <{ %Light, target("spirv.Padding", 8) }>, ptr addrspace(12) @lights, i64 %idxprom12.i, i32 0
  %intensity.i = getelementptr inbounds nuw %Light, ptr addrspace(12) %cbufferidx13.i, i32 0, i32 3
  %35 = load float, ptr addrspace(12) %intensity.i, align 4
  %splat.splatinsert14.i = insertelement <3 x float> poison, float %35, i64 0
  %splat.splat15.i = shufflevector <3 x float> %splat.splatinsert14.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %33, %splat.splat15.i
  %36 = load float, ptr %far.i, align 4
  %37 = load float, ptr %reach.i, align 4
  store float %36, ptr %distance.addr.i.i, align 4
  store float %37, ptr %range.addr.i.i, align 4
  %38 = load float, ptr %distance.addr.i.i, align 4
  %39 = load float, ptr %range.addr.i.i, align 4
  %div.i.i = fdiv reassoc nnan ninf nsz arcp afn float %38, %39
  %sub.i.i = fsub reassoc nnan ninf nsz arcp afn float 1.000000e+00, %div.i.i
  %hlsl.saturate.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.saturate.f32(float %sub.i.i)
  store float %hlsl.saturate.i.i, ptr %x.i.i, align 4
  %40 = load float, ptr %x.i.i, align 4
  %41 = load float, ptr %x.i.i, align 4
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn float %40, %41
  %splat.splatinsert17.i = insertelement <3 x float> poison, float %mul.i.i, i64 0
  %splat.splat18.i = shufflevector <3 x float> %splat.splatinsert17.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul19.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %mul.i, %splat.splat18.i
  %42 = load <3 x float>, ptr %to.i, align 16
  %43 = load <3 x float>, ptr %normal.i, align 16
  %hlsl.dot20.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %42, <3 x float> %43)
  %elt.max21.i = call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %hlsl.dot20.i, float 0.000000e+00)
  %44 = load float, ptr %spec.i, align 4
  %add22.i = fadd reassoc nnan ninf nsz arcp afn float %elt.max21.i, %44
  %splat.splatinsert23.i = insertelement <3 x float> poison, float %add22.i, i64 0
  %splat.splat24.i = shufflevector <3 x float> %splat.splatinsert23.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul25.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %mul19.i, %splat.splat24.i
  %45 = load <3 x float>, ptr %sum.i, align 16
  %add26.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %45, %mul25.i
  store <3 x float> %add26.i, ptr %sum.i, align 16
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end.i, %if.then.i
  %46 = load i32, ptr %i.i, align 4
  %inc.i = add i32 %46, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !9

_Z4main5Input.exit:                               ; preds = %for.cond.i
  %47 = load <3 x float>, ptr %sum.i, align 16
  %vecext.i = extractelement <3 x float> %47, i32 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i32 0
  %48 = load <3 x float>, ptr %sum.i, align 16
  %vecext27.i = extractelement <3 x float> %48, i32 1
  %vecinit28.i = insertelement <4 x float> %vecinit.i, float %vecext27.i, i32 1
  %49 = load <3 x float>, ptr %sum.i, align 16
  %vecext29.i = extractelement <3 x float> %49, i32 2
  %vecinit30.i = insertelement <4 x float> %vecinit28.i, float %vecext29.i, i32 2
  %vecinit31.i = insertelement <4 x float> %vecinit30.i, float 1.000000e+00, i32 3
  store <4 x float> %vecinit31.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #0

declare token @llvm.experimental.convergence.loop() #2

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

declare float @llvm.maxnum.f32(float, float) #4

declare float @llvm.pow.f32(float, float) #4

declare float @llvm.spv.length.v3f32(<3 x float>) #0

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent noinline norecurse optnone "hlsl.shader"="pixel" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!hlsl.cbs = !{!6}
!llvm.module.flags = !{!7}
!llvm.ident = !{!8}

!0 = !{!1}
!1 = !{i32 11, i32 15}
!2 = !{!3}
!3 = !{i32 30, i32 0}
!4 = !{!5}
!5 = !{i32 30, i32 1}
!6 = !{ptr @Scene.cb, ptr addrspace(12) @lights, ptr addrspace(12) @count, ptr addrspace(12) @eye}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
