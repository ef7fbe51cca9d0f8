target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

@TEXCOORD0 = external hidden thread_local addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !0
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define hidden spir_func noundef nofpclass(nan inf) float @_Z4hashDv2_f(<2 x float> noundef nofpclass(nan inf) %p) #0 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %p.addr = alloca <2 x float>, align 8
  store <2 x float> %p, ptr %p.addr, align 8
  %1 = load <2 x float>, ptr %p.addr, align 8
  %hlsl.dot = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %1, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %2 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot)
  %mul = fmul reassoc nnan ninf nsz arcp afn float %2, 0x40E55DD180000000
  %hlsl.frac = call reassoc nnan ninf nsz arcp afn float @llvm.spv.frac.f32(float %mul)
  ret float %hlsl.frac
}

declare token @llvm.experimental.convergence.entry() #1

declare float @llvm.spv.fdot.v2f32(<2 x float>, <2 x float>) #2

declare float @llvm.sin.f32(float) #3

declare float @llvm.spv.frac.f32(float) #2

define hidden spir_func noundef nofpclass(nan inf) float @_Z5noiseDv2_f(<2 x float> noundef nofpclass(nan inf) %p) #0 {
entry:
  %p.addr.i19 = alloca <2 x float>, align 8
  %p.addr.i15 = alloca <2 x float>, align 8
  %p.addr.i11 = alloca <2 x float>, align 8
  %p.addr.i = alloca <2 x float>, align 8
  %0 = call token @llvm.experimental.convergence.entry()
  %p.addr = alloca <2 x float>, align 8
  %i = alloca <2 x float>, align 8
  %f = alloca <2 x float>, align 8
  %u = alloca <2 x float>, align 8
  store <2 x float> %p, ptr %p.addr, align 8
  %1 = load <2 x float>, ptr %p.addr, align 8
  %2 = call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.floor.v2f32(<2 x float> %1)
  store <2 x float> %2, ptr %i, align 8
  %3 = load <2 x float>, ptr %p.addr, align 8
  %hlsl.frac = call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> %3)
  store <2 x float> %hlsl.frac, ptr %f, align 8
  %4 = load <2 x float>, ptr %f, align 8
  %5 = load <2 x float>, ptr %f, align 8
  %mul = fmul reassoc nnan ninf nsz arcp afn <2 x float> %4, %5
  %6 = load <2 x float>, ptr %f, align 8
  %mul1 = fmul reassoc nnan ninf nsz arcp afn <2 x float> splat (float 2.000000e+00), %6
  %sub = fsub reassoc nnan ninf nsz arcp afn <2 x float> splat (float 3.000000e+00), %mul1
  %mul2 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %mul, %sub
  store <2 x float> %mul2, ptr %u, align 8
  %7 = load <2 x float>, ptr %i, align 8
  store <2 x float> %7, ptr %p.addr.i19, align 8
  %8 = load <2 x float>, ptr %p.addr.i19, align 8
  %hlsl.dot.i20 = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %8, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %9 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i20)
  %mul.i21 = fmul reassoc nnan ninf nsz arcp afn float %9, 0x40E55DD180000000
  %hlsl.frac.i22 = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i21)
  %10 = load <2 x float>, ptr %i, align 8
  %add = fadd reassoc nnan ninf nsz arcp afn <2 x float> %10, <float 1.000000e+00, float 0.000000e+00>
  store <2 x float> %add, ptr %p.addr.i15, align 8
  %11 = load <2 x float>, ptr %p.addr.i15, align 8
  %hlsl.dot.i16 = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %11, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %12 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i16)
  %mul.i17 = fmul reassoc nnan ninf nsz arcp afn float %12, 0x40E55DD180000000
  %hlsl.frac.i18 = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i17)
  %13 = load <2 x float>, ptr %u, align 8
  %14 = extractelement <2 x float> %13, i64 0
  %hlsl.lerp = call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i22, float %hlsl.frac.i18, float %14)
  %15 = load <2 x float>, ptr %i, align 8
  %add5 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %15, <float 0.000000e+00, float 1.000000e+00>
  store <2 x float> %add5, ptr %p.addr.i11, align 8
  %16 = load <2 x float>, ptr %p.addr.i11, align 8
  %hlsl.dot.i12 = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %16, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %17 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i12)
  %mul.i13 = fmul reassoc nnan ninf nsz arcp afn float %17, 0x40E55DD180000000
  %hlsl.frac.i14 = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i13)
  %18 = load <2 x float>, ptr %i, align 8
  %add7 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %18, splat (float 1.000000e+00)
  store <2 x float> %add7, ptr %p.addr.i, align 8
  %19 = load <2 x float>, ptr %p.addr.i, align 8
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %19, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %20 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i)
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %20, 0x40E55DD180000000
  %hlsl.frac.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i)
  %21 = load <2 x float>, ptr %u, align 8
  %22 = extractelement <2 x float> %21, i64 0
  %hlsl.lerp9 = call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i14, float %hlsl.frac.i, float %22)
  %23 = load <2 x float>, ptr %u, align 8
  %24 = extractelement <2 x float> %23, i64 1
  %hlsl.lerp10 = call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.lerp, float %hlsl.lerp9, float %24)
  ret float %hlsl.lerp10
}

declare <2 x float> @llvm.floor.v2f32(<2 x float>) #3

declare <2 x float> @llvm.spv.frac.v2f32(<2 x float>) #2

declare float @llvm.spv.lerp.f32(float, float, float) #2

define void @main() #4 {
entry:
  %p.addr.i19.i.i = alloca <2 x float>, align 8
  %p.addr.i15.i.i = alloca <2 x float>, align 8
  %p.addr.i11.i.i = alloca <2 x float>, align 8
  %p.addr.i.i.i = alloca <2 x float>, align 8
  %p.addr.i.i = alloca <2 x float>, align 8
  %i.i.i = alloca <2 x float>, align 8
  %f.i.i = alloca <2 x float>, align 8
  %u.i.i = alloca <2 x float>, align 8
  %uv.addr.i = alloca <2 x float>, align 8
  %sum.i = alloca float, align 4
  %amp.i = alloca float, align 4
  %i.i = alloca i32, align 4
  %color.i = alloca <3 x float>, align 16
  %ref.tmp.i = alloca <3 x float>, align 16
  %ref.tmp4.i = alloca <3 x float>, align 16
  %ref.tmp7.i = alloca <3 x float>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  %1 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  store <2 x float> %1, ptr %uv.addr.i, align 8
  store float 0.000000e+00, ptr %sum.i, align 4
  store float 5.000000e-01, ptr %amp.i, align 4
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %2 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %3 = load i32, ptr %i.i, align 4
  %cmp.i = icmp slt i32 %3, 5
  br i1 %cmp.i, label %for.body.i, label %_Z4mainDv2_f.exit

for.body.i:                                       ; preds = %for.cond.i
  %4 = load float, ptr %amp.i, align 4
  %5 = load <2 x float>, ptr %uv.addr.i, align 8
  store <2 x float> %5, ptr %p.addr.i.i, align 8
  %6 = load <2 x float>, ptr %p.addr.i.i, align 8
  %7 = call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.floor.v2f32(<2 x float> %6)
  store <2 x float> %7, ptr %i.i.i, align 8
  %8 = load <2 x float>, ptr %p.addr.i.i, align 8
  %hlsl.frac.i.i = call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> %8)
  store <2 x float> %hlsl.frac.i.i, ptr %f.i.i, align 8
  %9 = load <2 x float>, ptr %f.i.i, align 8
  %10 = load <2 x float>, ptr %f.i.i, align 8
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %9, %10
  %11 = load <2 x float>, ptr %f.i.i, align 8
  %mul1.i.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> splat (float 2.000000e+00), %11
  %sub.i.i = fsub reassoc nnan ninf nsz arcp afn <2 x float> splat (float 3.000000e+00), %mul1.i.i
  %mul2.i.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %mul.i.i, %sub.i.i
  store <2 x float> %mul2.i.i, ptr %u.i.i, align 8
  %12 = load <2 x float>, ptr %i.i.i, align 8
  store <2 x float> %12, ptr %p.addr.i19.i.i, align 8
  %13 = load <2 x float>, ptr %p.addr.i19.i.i, align 8
  %hlsl.dot.i20.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %13, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %14 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i20.i.i)
  %mul.i21.i.i = fmul reassoc nnan ninf nsz arcp afn float %14, 0x40E55DD180000000
  %hlsl.frac.i22.i.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i21.i.i)
  %15 = load <2 x float>, ptr %i.i.i, align 8
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %15, <float 1.000000e+00, float 0.000000e+00>
  store <2 x float> %add.i.i, ptr %p.addr.i15.i.i, align 8
  %16 = load <2 x float>, ptr %p.addr.i15.i.i, align 8
  %hlsl.dot.i16.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %16, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %17 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i16.i.i)
  %mul.i17.i.i = fmul reassoc nnan ninf nsz arcp afn float %17, 0x40E55DD180000000
  %hlsl.frac.i18.i.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i17.i.i)
  %18 = load <2 x float>, ptr %u.i.i, align 8
  %19 = extractelement <2 x float> %18, i64 0
  %hlsl.lerp.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i22.i.i, float %hlsl.frac.i18.i.i, float %19)
  %20 = load <2 x float>, ptr %i.i.i, align 8
  %add5.i.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %20, <float 0.000000e+00, float 1.000000e+00>
  store <2 x float> %add5.i.i, ptr %p.addr.i11.i.i, align 8
  %21 = load <2 x float>, ptr %p.addr.i11.i.i, align 8
  %hlsl.dot.i12.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %21, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %22 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i12.i.i)
  %mul.i13.i.i = fmul reassoc nnan ninf nsz arcp afn float %22, 0x40E55DD180000000
  %hlsl.frac.i14.i.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i13.i.i)
  %23 = load <2 x float>, ptr %i.i.i, align 8
  %add7.i.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %23, splat (float 1.000000e+00)
  store <2 x float> %add7.i.i, ptr %p.addr.i.i.i, align 8
  %24 = load <2 x float>, ptr %p.addr.i.i.i, align 8
  %hlsl.dot.i.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %24, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %25 = call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i.i.i)
  %mul.i.i.i = fmul reassoc nnan ninf nsz arcp afn float %25, 0x40E55DD180000000
  %hlsl.frac.i.i.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i.i.i)
  %26 = load <2 x float>, ptr %u.i.i, align 8
  %27 = extractelement <2 x float> %26, i64 0
  %hlsl.lerp9.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i14.i.i, float %hlsl.frac.i.i.i, float %27)
  %28 = load <2 x float>, ptr %u.i.i, align 8
  %29 = extractelement <2 x float> %28, i64 1
  %hlsl.lerp10.i.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.lerp.f32(float %hlsl.lerp.i.i, float %hlsl.lerp9.i.i, float %29)
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %4, %hlsl.lerp10.i.i
  %30 = load float, ptr %sum.i, align 4
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %30, %mul.i
  store float %add.i, ptr %sum.i, align 4
  %31 = load <2 x float>, ptr %uv.addr.i, align 8
  %mul2.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %31, splat (float 0x400028F5C0000000)
  store <2 x float> %mul2.i, ptr %uv.addr.i, align 8
  %32 = load float, ptr %amp.i, align 4
  %mul3.i = fmul reassoc nnan ninf nsz arcp afn float %32, 5.000000e-01
  store float %mul3.i, ptr %amp.i, align 4
  %33 = load i32, ptr %i.i, align 4
  %inc.i = add nsw i32 %33, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !4

_Z4mainDv2_f.exit:                                ; preds = %for.cond.i
  %34 = load float, ptr %sum.i, align 4
  %splat.splatinsert.i = insertelement <3 x float> poison, float %34, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %hlsl.lerp.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.lerp.v3f32(<3 x float> <float 0x3FB99999A0000000, float 0x3FC99999A0000000, float 5.000000e-01>, <3 x float> splat (float 1.000000e+00), <3 x float> %splat.splat.i)
  store <3 x float> %hlsl.lerp.i, ptr %color.i, align 16
  %35 = load <3 x float>, ptr %color.i, align 16
  %36 = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.pow.v3f32(<3 x float> %35, <3 x float> splat (float 0x40019999A0000000))
  store <3 x float> %36, ptr %ref.tmp.i, align 16
  %37 = load <3 x float>, ptr %ref.tmp.i, align 16
  %vecext.i = extractelement <3 x float> %37, i32 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i32 0
  %38 = load <3 x float>, ptr %color.i, align 16
  %39 = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.pow.v3f32(<3 x float> %38, <3 x float> splat (float 0x40019999A0000000))
  store <3 x float> %39, ptr %ref.tmp4.i, align 16
  %40 = load <3 x float>, ptr %ref.tmp4.i, align 16
  %vecext5.i = extractelement <3 x float> %40, i32 1
  %vecinit6.i = insertelement <4 x float> %vecinit.i, float %vecext5.i, i32 1
  %41 = load <3 x float>, ptr %color.i, align 16
  %42 = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.pow.v3f32(<3 x float> %41, <3 x float> splat (float 0x40019999A0000000))
  store <3 x float> %42, ptr %ref.tmp7.i, align 16
  %43 = load <3 x float>, ptr %ref.tmp7.i, align 16
  %vecext8.i = extractelement <3 x float> %43, i32 2
  %vecinit9.i = insertelement <4 x float> %vecinit6.i, float %vecext8.i, i32 2
  %vecinit10.i = insertelement <4 x float> %vecinit9.i, float 1.000000e+00, i32 3
  store <4 x float> %vecinit10.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare token @llvm.experimental.convergence.loop() #1

declare <3 x float> @llvm.spv.lerp.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

declare <3 x float> @llvm.pow.v3f32(<3 x float>, <3 x float>) #3

attributes #0 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noinline norecurse optnone "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!2}
!llvm.ident = !{!3}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.count", i32 5}
