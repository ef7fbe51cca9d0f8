target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-pixel"

@NORMAL0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !0
@VIEW0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() local_unnamed_addr #0 {
entry:
  %0 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  %1 = load <3 x float>, ptr addrspace(7) @VIEW0, align 16
  %hlsl.normalize.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %0)
  %spv.reflect.i = tail call reassoc nnan ninf nsz arcp afn noundef <3 x float> @llvm.spv.reflect.v3f32(<3 x float> nofpclass(nan inf) %1, <3 x float> nofpclass(nan inf) %hlsl.normalize.i)
  %spv.refract.i = tail call reassoc nnan ninf nsz arcp afn noundef <3 x float> @llvm.spv.refract.v3f32.f32(<3 x float> nofpclass(nan inf) %1, <3 x float> nofpclass(nan inf) %0, float 0x3FE51EB860000000)
  %spv.faceforward.i = tail call reassoc nnan ninf nsz arcp afn noundef <3 x float> @llvm.spv.faceforward.v3f32(<3 x float> nofpclass(nan inf) %0, <3 x float> nofpclass(nan inf) %1, <3 x float> nofpclass(nan inf) %0)
  %spv.distance.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.distance.v3f32(<3 x float> nofpclass(nan inf) %0, <3 x float> nofpclass(nan inf) %1)
  %splat.splatinsert.i = insertelement <3 x float> poison, float %spv.distance.i, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i, %spv.refract.i
  %hlsl.cross.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.cross.v3f32(<3 x float> %spv.faceforward.i, <3 x float> %spv.reflect.i)
  %add.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %hlsl.cross.i, %spv.reflect.i
  %add12.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add.i, %mul.i
  %spv.length.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.length.v3f32(<3 x float> nofpclass(nan inf) %spv.refract.i)
  %fmod.i = frem reassoc nnan ninf nsz arcp afn float %spv.length.i, 0x3FD3333340000000
  %vecext.i = extractelement <3 x float> %add12.i, i64 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i64 0
  %vecext16.i = extractelement <3 x float> %add12.i, i64 1
  %vecinit17.i = insertelement <4 x float> %vecinit.i, float %vecext16.i, i64 1
  %vecext19.i = extractelement <3 x float> %add12.i, i64 2
  %vecinit20.i = insertelement <4 x float> %vecinit17.i, float %vecext19.i, i64 2
  %vecinit21.i = insertelement <4 x float> %vecinit20.i, float %fmod.i, i64 3
  store <4 x float> %vecinit21.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #1

declare <3 x float> @llvm.spv.cross.v3f32(<3 x float>, <3 x float>) #1

declare <3 x float> @llvm.spv.reflect.v3f32(<3 x float>, <3 x float>) #1

declare <3 x float> @llvm.spv.refract.v3f32.f32(<3 x float>, <3 x float>, float) #1

declare <3 x float> @llvm.spv.faceforward.v3f32(<3 x float>, <3 x float>, <3 x float>) #1

declare float @llvm.spv.distance.v3f32(<3 x float>, <3 x float>) #1

declare float @llvm.spv.length.v3f32(<3 x float>) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="pixel" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
