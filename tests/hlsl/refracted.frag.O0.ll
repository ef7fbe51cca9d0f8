target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

%struct.I = type { <3 x float>, <3 x float> }

@NORMAL0 = external hidden thread_local addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !0
@VIEW0 = external hidden thread_local addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() #0 {
entry:
  %x.addr.i8 = alloca <3 x float>, align 16
  %x.addr.i6 = alloca float, align 4
  %y.addr.i7 = alloca float, align 4
  %x.addr.i5 = alloca <3 x float>, align 16
  %y.addr.i = alloca <3 x float>, align 16
  %n.addr.i3 = alloca <3 x float>, align 16
  %x.addr.i4 = alloca <3 x float>, align 16
  %of.addr.i = alloca <3 x float>, align 16
  %x.addr.i1 = alloca <3 x float>, align 16
  %n.addr.i2 = alloca <3 x float>, align 16
  %eta.addr.i = alloca float, align 4
  %x.addr.i = alloca <3 x float>, align 16
  %n.addr.i = alloca <3 x float>, align 16
  %r.i = alloca <3 x float>, align 16
  %t.i = alloca <3 x float>, align 16
  %f.i = alloca <3 x float>, align 16
  %ref.tmp.i = alloca <3 x float>, align 16
  %ref.tmp15.i = alloca <3 x float>, align 16
  %ref.tmp18.i = alloca <3 x float>, align 16
  %0 = alloca %struct.I, align 16
  %1 = call token @llvm.experimental.convergence.entry()
  %2 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  %3 = insertvalue %struct.I poison, <3 x float> %2, 0
  %4 = load <3 x float>, ptr addrspace(7) @VIEW0, align 16
  %5 = insertvalue %struct.I %3, <3 x float> %4, 1
  %6 = alloca %struct.I, align 16
  store %struct.I %5, ptr %6, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %0, ptr %6, i64 32, i1 false)
  %v.i = getelementptr inbounds nuw %struct.I, ptr %0, i32 0, i32 1
  %7 = load <3 x float>, ptr %v.i, align 1
  %8 = load <3 x float>, ptr %0, align 1
  %hlsl.normalize.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %8)
  store <3 x float> %7, ptr %x.addr.i, align 16
  store <3 x float> %hlsl.normalize.i, ptr %n.addr.i, align 16
  %9 = load <3 x float>, ptr %x.addr.i, align 16
  %10 = load <3 x float>, ptr %n.addr.i, align 16
  %spv.reflect.i = call reassoc nnan ninf nsz arcp afn noundef <3 x float> @llvm.spv.reflect.v3f32(<3 x float> %9, <3 x float> %10)
  store <3 x float> %spv.reflect.i, ptr %r.i, align 16
  %v2.i = getelementptr inbounds nuw %struct.I, ptr %0, i32 0, i32 1
  %11 = load <3 x float>, ptr %v2.i, align 1
  %12 = load <3 x float>, ptr %0, align 1
  store <3 x float> %11, ptr %x.addr.i1, align 16
  store <3 x float> %12, ptr %n.addr.i2, align 16
  store float 0x3FE51EB860000000, ptr %eta.addr.i, align 4
  %13 = load <3 x float>, ptr %x.addr.i1, align 16
  %14 = load <3 x float>, ptr %n.addr.i2, align 16
  %15 = load float, ptr %eta.addr.i, align 4
  %spv.refract.i = call reassoc nnan ninf nsz arcp afn noundef <3 x float> @llvm.spv.refract.v3f32.f32(<3 x float> %13, <3 x float> %14, float %15)
  store <3 x float> %spv.refract.i, ptr %t.i, align 16
  %16 = load <3 x float>, ptr %0, align 1
  %v6.i = getelementptr inbounds nuw %struct.I, ptr %0, i32 0, i32 1
  %17 = load <3 x float>, ptr %v6.i, align 1
  %18 = load <3 x float>, ptr %0, align 1
  store <3 x float> %16, ptr %n.addr.i3, align 16
  store <3 x float> %17, ptr %x.addr.i4, align 16
  store <3 x float> %18, ptr %of.addr.i, align 16
  %19 = load <3 x float>, ptr %n.addr.i3, align 16
  %20 = load <3 x float>, ptr %x.addr.i4, align 16
  %21 = load <3 x float>, ptr %of.addr.i, align 16
  %spv.faceforward.i = call reassoc nnan ninf nsz arcp afn noundef <3 x float> @llvm.spv.faceforward.v3f32(<3 x float> %19, <3 x float> %20, <3 x float> %21)
  store <3 x float> %spv.faceforward.i, ptr %f.i, align 16
  %22 = load <3 x float>, ptr %r.i, align 16
  %23 = load <3 x float>, ptr %t.i, align 16
  %24 = load <3 x float>, ptr %0, align 1
  %v10.i = getelementptr inbounds nuw %struct.I, ptr %0, i32 0, i32 1
  %25 = load <3 x float>, ptr %v10.i, align 1
  store <3 x float> %24, ptr %x.addr.i5, align 16
  store <3 x float> %25, ptr %y.addr.i, align 16
  %26 = load <3 x float>, ptr %x.addr.i5, align 16
  %27 = load <3 x float>, ptr %y.addr.i, align 16
  %spv.distance.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.distance.v3f32(<3 x float> %26, <3 x float> %27)
  %splat.splatinsert.i = insertelement <3 x float> poison, float %spv.distance.i, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %23, %splat.splat.i
  %add.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %22, %mul.i
  %28 = load <3 x float>, ptr %f.i, align 16
  %29 = load <3 x float>, ptr %r.i, align 16
  %hlsl.cross.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.cross.v3f32(<3 x float> %28, <3 x float> %29)
  %add12.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add.i, %hlsl.cross.i
  %30 = load <3 x float>, ptr %t.i, align 16
  store <3 x float> %30, ptr %x.addr.i8, align 16
  %31 = load <3 x float>, ptr %x.addr.i8, align 16
  %spv.length.i = call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.length.v3f32(<3 x float> %31)
  store float %spv.length.i, ptr %x.addr.i6, align 4
  store float 0x3FD3333340000000, ptr %y.addr.i7, align 4
  %32 = load float, ptr %x.addr.i6, align 4
  %33 = load float, ptr %y.addr.i7, align 4
  %fmod.i = frem reassoc nnan ninf nsz arcp afn float %32, %33
  store <3 x float> %add12.i, ptr %ref.tmp.i, align 16
  %34 = load <3 x float>, ptr %ref.tmp.i, align 16
  %vecext.i = extractelement <3 x float> %34, i32 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i32 0
  store <3 x float> %add12.i, ptr %ref.tmp15.i, align 16
  %35 = load <3 x float>, ptr %ref.tmp15.i, align 16
  %vecext16.i = extractelement <3 x float> %35, i32 1
  %vecinit17.i = insertelement <4 x float> %vecinit.i, float %vecext16.i, i32 1
  store <3 x float> %add12.i, ptr %ref.tmp18.i, align 16
  %36 = load <3 x float>, ptr %ref.tmp18.i, align 16
  %vecext19.i = extractelement <3 x float> %36, i32 2
  %vecinit20.i = insertelement <4 x float> %vecinit17.i, float %vecext19.i, i32 2
  %vecinit21.i = insertelement <4 x float> %vecinit20.i, float %fmod.i, i32 3
  store <4 x float> %vecinit21.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare token @llvm.experimental.convergence.entry() #1

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #2

declare <3 x float> @llvm.spv.cross.v3f32(<3 x float>, <3 x float>) #2

declare <3 x float> @llvm.spv.reflect.v3f32(<3 x float>, <3 x float>) #2

declare <3 x float> @llvm.spv.refract.v3f32.f32(<3 x float>, <3 x float>, float) #2

declare <3 x float> @llvm.spv.faceforward.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

declare float @llvm.spv.distance.v3f32(<3 x float>, <3 x float>) #2

declare float @llvm.spv.length.v3f32(<3 x float>) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { convergent noinline norecurse optnone "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!4}
!llvm.ident = !{!5}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
