target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

@TEXCOORD0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !0
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

define hidden spir_func noundef nofpclass(nan inf) float @_Z4hashDv2_f(<2 x float> noundef nofpclass(nan inf) %p) local_unnamed_addr #0 {
entry:
  %hlsl.dot = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> %p, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %0 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot)
  %mul = fmul reassoc nnan ninf nsz arcp afn float %0, 0x40E55DD180000000
  %hlsl.frac = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.frac.f32(float %mul)
  ret float %hlsl.frac
}

declare float @llvm.spv.fdot.v2f32(<2 x float>, <2 x float>) #1

declare float @llvm.sin.f32(float) #2

declare float @llvm.spv.frac.f32(float) #1

define hidden spir_func noundef nofpclass(nan inf) float @_Z5noiseDv2_f(<2 x float> noundef nofpclass(nan inf) %p) local_unnamed_addr #0 {
entry:
  %0 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.floor.v2f32(<2 x float> %p)
  %hlsl.frac = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> %p)
  %mul = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac, %hlsl.frac
  %mul1 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac, splat (float 2.000000e+00)
  %sub = fsub reassoc nnan ninf nsz arcp afn <2 x float> splat (float 3.000000e+00), %mul1
  %mul2 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %mul, %sub
  %hlsl.dot.i25 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %0, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i25)
  %mul.i26 = fmul reassoc nnan ninf nsz arcp afn float %1, 0x40E55DD180000000
  %hlsl.frac.i27 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i26)
  %add = fadd reassoc nnan ninf nsz arcp afn <2 x float> %0, <float 1.000000e+00, float 0.000000e+00>
  %hlsl.dot.i22 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i22)
  %mul.i23 = fmul reassoc nnan ninf nsz arcp afn float %2, 0x40E55DD180000000
  %hlsl.frac.i24 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i23)
  %3 = extractelement <2 x float> %mul2, i64 0
  %hlsl.lerp = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i27, float %hlsl.frac.i24, float %3)
  %add5 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %0, <float 0.000000e+00, float 1.000000e+00>
  %hlsl.dot.i19 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add5, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %4 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i19)
  %mul.i20 = fmul reassoc nnan ninf nsz arcp afn float %4, 0x40E55DD180000000
  %hlsl.frac.i21 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i20)
  %add7 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %0, splat (float 1.000000e+00)
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add7, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %5 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i)
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %5, 0x40E55DD180000000
  %hlsl.frac.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i)
  %hlsl.lerp9 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i21, float %hlsl.frac.i, float %3)
  %6 = extractelement <2 x float> %mul2, i64 1
  %hlsl.lerp10 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.lerp, float %hlsl.lerp9, float %6)
  ret float %hlsl.lerp10
}

declare <2 x float> @llvm.floor.v2f32(<2 x float>) #2

declare <2 x float> @llvm.spv.frac.v2f32(<2 x float>) #1

declare float @llvm.spv.lerp.f32(float, float, float) #1

define void @main() local_unnamed_addr #3 {
entry:
  %0 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %1 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.floor.v2f32(<2 x float> nofpclass(nan inf) %0)
  %hlsl.frac.i.i = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> nofpclass(nan inf) %0)
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i, %hlsl.frac.i.i
  %mul1.i.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i, splat (float 2.000000e+00)
  %sub.i.i = fsub reassoc nnan ninf nsz arcp afn <2 x float> splat (float 3.000000e+00), %mul1.i.i
  %mul2.i.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %mul.i.i, %sub.i.i
  %hlsl.dot.i25.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %1, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i25.i.i)
  %mul.i26.i.i = fmul reassoc nnan ninf nsz arcp afn float %2, 0x40E55DD180000000
  %hlsl.frac.i27.i.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i26.i.i)
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %1, <float 1.000000e+00, float 0.000000e+00>
  %hlsl.dot.i22.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add.i.i, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i22.i.i)
  %mul.i23.i.i = fmul reassoc nnan ninf nsz arcp afn float %3, 0x40E55DD180000000
  %hlsl.frac.i24.i.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i23.i.i)
  %4 = extractelement <2 x float> %mul2.i.i, i64 0
  %hlsl.lerp.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i27.i.i, float %hlsl.frac.i24.i.i, float %4)
  %add5.i.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %1, <float 0.000000e+00, float 1.000000e+00>
  %hlsl.dot.i19.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add5.i.i, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %5 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i19.i.i)
  %mul.i20.i.i = fmul reassoc nnan ninf nsz arcp afn float %5, 0x40E55DD180000000
  %hlsl.frac.i21.i.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i20.i.i)
  %add7.i.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %1, splat (float 1.000000e+00)
  %hlsl.dot.i.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add7.i.i, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %6 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i.i.i)
  %mul.i.i.i = fmul reassoc nnan ninf nsz arcp afn float %6, 0x40E55DD180000000
  %hlsl.frac.i.i.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i.i.i)
  %hlsl.lerp9.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i21.i.i, float %hlsl.frac.i.i.i, float %4)
  %7 = extractelement <2 x float> %mul2.i.i, i64 1
  %hlsl.lerp10.i.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.lerp.f32(float %hlsl.lerp.i.i, float %hlsl.lerp9.i.i, float %7)
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %hlsl.lerp10.i.i, 5.000000e-01
  %mul2.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %0, splat (float 0x400028F5C0000000)
  %8 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.floor.v2f32(<2 x float> nofpclass(nan inf) %mul2.i)
  %hlsl.frac.i.i.1 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> nofpclass(nan inf) %mul2.i)
  %mul.i.i.1 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i.1, %hlsl.frac.i.i.1
  %mul1.i.i.1 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i.1, splat (float 2.000000e+00)
  %sub.i.i.1 = fsub reassoc nnan ninf nsz arcp afn <2 x float> splat (float 3.000000e+00), %mul1.i.i.1
  %mul2.i.i.1 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %mul.i.i.1, %sub.i.i.1
  %hlsl.dot.i25.i.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %8, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %9 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i25.i.i.1)
  %mul.i26.i.i.1 = fmul reassoc nnan ninf nsz arcp afn float %9, 0x40E55DD180000000
  %hlsl.frac.i27.i.i.1 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i26.i.i.1)
  %add.i.i.1 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %8, <float 1.000000e+00, float 0.000000e+00>
  %hlsl.dot.i22.i.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add.i.i.1, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %10 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i22.i.i.1)
  %mul.i23.i.i.1 = fmul reassoc nnan ninf nsz arcp afn float %10, 0x40E55DD180000000
  %hlsl.frac.i24.i.i.1 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i23.i.i.1)
  %11 = extractelement <2 x float> %mul2.i.i.1, i64 0
  %hlsl.lerp.i.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i27.i.i.1, float %hlsl.frac.i24.i.i.1, float %11)
  %add5.i.i.1 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %8, <float 0.000000e+00, float 1.000000e+00>
  %hlsl.dot.i19.i.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add5.i.i.1, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %12 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i19.i.i.1)
  %mul.i20.i.i.1 = fmul reassoc nnan ninf nsz arcp afn float %12, 0x40E55DD180000000
  %hlsl.frac.i21.i.i.1 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i20.i.i.1)
  %add7.i.i.1 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %8, splat (float 1.000000e+00)
  %hlsl.dot.i.i.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add7.i.i.1, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %13 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i.i.i.1)
  %mul.i.i.i.1 = fmul reassoc nnan ninf nsz arcp afn float %13, 0x40E55DD180000000
  %hlsl.frac.i.i.i.1 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i.i.i.1)
  %hlsl.lerp9.i.i.1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i21.i.i.1, float %hlsl.frac.i.i.i.1, float %11)
  %14 = extractelement <2 x float> %mul2.i.i.1, i64 1
  %hlsl.lerp10.i.i.1 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.lerp.f32(float %hlsl.lerp.i.i.1, float %hlsl.lerp9.i.i.1, float %14)
  %mul.i.1 = fmul reassoc nnan ninf nsz arcp afn float %hlsl.lerp10.i.i.1, 2.500000e-01
  %add.i.1 = fadd reassoc nnan ninf nsz arcp afn float %mul.i.1, %mul.i
  %mul2.i.1 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %0, splat (float 0x4010525460000000)
  %15 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.floor.v2f32(<2 x float> nofpclass(nan inf) %mul2.i.1)
  %hlsl.frac.i.i.2 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> nofpclass(nan inf) %mul2.i.1)
  %mul.i.i.2 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i.2, %hlsl.frac.i.i.2
  %mul1.i.i.2 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i.2, splat (float 2.000000e+00)
  %sub.i.i.2 = fsub reassoc nnan ninf nsz arcp afn <2 x float> splat (float 3.000000e+00), %mul1.i.i.2
  %mul2.i.i.2 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %mul.i.i.2, %sub.i.i.2
  %hlsl.dot.i25.i.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %15, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %16 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i25.i.i.2)
  %mul.i26.i.i.2 = fmul reassoc nnan ninf nsz arcp afn float %16, 0x40E55DD180000000
  %hlsl.frac.i27.i.i.2 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i26.i.i.2)
  %add.i.i.2 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %15, <float 1.000000e+00, float 0.000000e+00>
  %hlsl.dot.i22.i.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add.i.i.2, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %17 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i22.i.i.2)
  %mul.i23.i.i.2 = fmul reassoc nnan ninf nsz arcp afn float %17, 0x40E55DD180000000
  %hlsl.frac.i24.i.i.2 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i23.i.i.2)
  %18 = extractelement <2 x float> %mul2.i.i.2, i64 0
  %hlsl.lerp.i.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i27.i.i.2, float %hlsl.frac.i24.i.i.2, float %18)
  %add5.i.i.2 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %15, <float 0.000000e+00, float 1.000000e+00>
  %hlsl.dot.i19.i.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add5.i.i.2, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %19 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i19.i.i.2)
  %mul.i20.i.i.2 = fmul reassoc nnan ninf nsz arcp afn float %19, 0x40E55DD180000000
  %hlsl.frac.i21.i.i.2 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i20.i.i.2)
  %add7.i.i.2 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %15, splat (float 1.000000e+00)
  %hlsl.dot.i.i.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add7.i.i.2, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %20 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i.i.i.2)
  %mul.i.i.i.2 = fmul reassoc nnan ninf nsz arcp afn float %20, 0x40E55DD180000000
  %hlsl.frac.i.i.i.2 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i.i.i.2)
  %hlsl.lerp9.i.i.2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i21.i.i.2, float %hlsl.frac.i.i.i.2, float %18)
  %21 = extractelement <2 x float> %mul2.i.i.2, i64 1
  %hlsl.lerp10.i.i.2 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.lerp.f32(float %hlsl.lerp.i.i.2, float %hlsl.lerp9.i.i.2, float %21)
  %mul.i.2 = fmul reassoc nnan ninf nsz arcp afn float %hlsl.lerp10.i.i.2, 1.250000e-01
  %add.i.2 = fadd reassoc nnan ninf nsz arcp afn float %mul.i.2, %add.i.1
  %mul2.i.2 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %0, splat (float 0x40207C1CE0000000)
  %22 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.floor.v2f32(<2 x float> nofpclass(nan inf) %mul2.i.2)
  %hlsl.frac.i.i.3 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> nofpclass(nan inf) %mul2.i.2)
  %mul.i.i.3 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i.3, %hlsl.frac.i.i.3
  %mul1.i.i.3 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i.3, splat (float 2.000000e+00)
  %sub.i.i.3 = fsub reassoc nnan ninf nsz arcp afn <2 x float> splat (float 3.000000e+00), %mul1.i.i.3
  %mul2.i.i.3 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %mul.i.i.3, %sub.i.i.3
  %hlsl.dot.i25.i.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %22, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %23 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i25.i.i.3)
  %mul.i26.i.i.3 = fmul reassoc nnan ninf nsz arcp afn float %23, 0x40E55DD180000000
  %hlsl.frac.i27.i.i.3 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i26.i.i.3)
  %add.i.i.3 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %22, <float 1.000000e+00, float 0.000000e+00>
  %hlsl.dot.i22.i.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add.i.i.3, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %24 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i22.i.i.3)
  %mul.i23.i.i.3 = fmul reassoc nnan ninf nsz arcp afn float %24, 0x40E55DD180000000
  %hlsl.frac.i24.i.i.3 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i23.i.i.3)
  %25 = extractelement <2 x float> %mul2.i.i.3, i64 0
  %hlsl.lerp.i.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i27.i.i.3, float %hlsl.frac.i24.i.i.3, float %25)
  %add5.i.i.3 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %22, <float 0.000000e+00, float 1.000000e+00>
  %hlsl.dot.i19.i.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add5.i.i.3, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %26 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i19.i.i.3)
  %mul.i20.i.i.3 = fmul reassoc nnan ninf nsz arcp afn float %26, 0x40E55DD180000000
  %hlsl.frac.i21.i.i.3 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i20.i.i.3)
  %add7.i.i.3 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %22, splat (float 1.000000e+00)
  %hlsl.dot.i.i.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add7.i.i.3, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %27 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i.i.i.3)
  %mul.i.i.i.3 = fmul reassoc nnan ninf nsz arcp afn float %27, 0x40E55DD180000000
  %hlsl.frac.i.i.i.3 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i.i.i.3)
  %hlsl.lerp9.i.i.3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i21.i.i.3, float %hlsl.frac.i.i.i.3, float %25)
  %28 = extractelement <2 x float> %mul2.i.i.3, i64 1
  %hlsl.lerp10.i.i.3 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.lerp.f32(float %hlsl.lerp.i.i.3, float %hlsl.lerp9.i.i.3, float %28)
  %mul.i.3 = fmul reassoc nnan ninf nsz arcp afn float %hlsl.lerp10.i.i.3, 6.250000e-02
  %add.i.3 = fadd reassoc nnan ninf nsz arcp afn float %mul.i.3, %add.i.2
  %mul2.i.3 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %0, splat (float 0x4030A65060000000)
  %29 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.floor.v2f32(<2 x float> nofpclass(nan inf) %mul2.i.3)
  %hlsl.frac.i.i.4 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.frac.v2f32(<2 x float> nofpclass(nan inf) %mul2.i.3)
  %mul.i.i.4 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i.4, %hlsl.frac.i.i.4
  %mul1.i.i.4 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.frac.i.i.4, splat (float 2.000000e+00)
  %sub.i.i.4 = fsub reassoc nnan ninf nsz arcp afn <2 x float> splat (float 3.000000e+00), %mul1.i.i.4
  %mul2.i.i.4 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %mul.i.i.4, %sub.i.i.4
  %hlsl.dot.i25.i.i.4 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %29, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %30 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i25.i.i.4)
  %mul.i26.i.i.4 = fmul reassoc nnan ninf nsz arcp afn float %30, 0x40E55DD180000000
  %hlsl.frac.i27.i.i.4 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i26.i.i.4)
  %add.i.i.4 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %29, <float 1.000000e+00, float 0.000000e+00>
  %hlsl.dot.i22.i.i.4 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add.i.i.4, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %31 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i22.i.i.4)
  %mul.i23.i.i.4 = fmul reassoc nnan ninf nsz arcp afn float %31, 0x40E55DD180000000
  %hlsl.frac.i24.i.i.4 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i23.i.i.4)
  %32 = extractelement <2 x float> %mul2.i.i.4, i64 0
  %hlsl.lerp.i.i.4 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i27.i.i.4, float %hlsl.frac.i24.i.i.4, float %32)
  %add5.i.i.4 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %29, <float 0.000000e+00, float 1.000000e+00>
  %hlsl.dot.i19.i.i.4 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add5.i.i.4, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %33 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i19.i.i.4)
  %mul.i20.i.i.4 = fmul reassoc nnan ninf nsz arcp afn float %33, 0x40E55DD180000000
  %hlsl.frac.i21.i.i.4 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i20.i.i.4)
  %add7.i.i.4 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %29, splat (float 1.000000e+00)
  %hlsl.dot.i.i.i.4 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v2f32(<2 x float> nofpclass(nan inf) %add7.i.i.4, <2 x float> <float 0x4029FAC720000000, float 0x40538EE980000000>)
  %34 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %hlsl.dot.i.i.i.4)
  %mul.i.i.i.4 = fmul reassoc nnan ninf nsz arcp afn float %34, 0x40E55DD180000000
  %hlsl.frac.i.i.i.4 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.frac.f32(float %mul.i.i.i.4)
  %hlsl.lerp9.i.i.4 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.lerp.f32(float %hlsl.frac.i21.i.i.4, float %hlsl.frac.i.i.i.4, float %32)
  %35 = extractelement <2 x float> %mul2.i.i.4, i64 1
  %hlsl.lerp10.i.i.4 = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.lerp.f32(float %hlsl.lerp.i.i.4, float %hlsl.lerp9.i.i.4, float %35)
  %mul.i.4 = fmul reassoc nnan ninf nsz arcp afn float %hlsl.lerp10.i.i.4, 3.125000e-02
  %add.i.4 = fadd reassoc nnan ninf nsz arcp afn float %mul.i.4, %add.i.3
  %splat.splatinsert.i = insertelement <3 x float> poison, float %add.i.4, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %hlsl.lerp.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.lerp.v3f32(<3 x float> <float 0x3FB99999A0000000, float 0x3FC99999A0000000, float 5.000000e-01>, <3 x float> splat (float 1.000000e+00), <3 x float> %splat.splat.i)
  %36 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.pow.v3f32(<3 x float> %hlsl.lerp.i, <3 x float> splat (float 0x40019999A0000000))
  %37 = shufflevector <3 x float> %36, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %vecinit1017.i = insertelement <4 x float> %37, float 1.000000e+00, i64 3
  store <4 x float> %vecinit1017.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare <3 x float> @llvm.spv.lerp.v3f32(<3 x float>, <3 x float>, <3 x float>) #1

declare <3 x float> @llvm.pow.v3f32(<3 x float>, <3 x float>) #2

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
