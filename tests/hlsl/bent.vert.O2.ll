target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%__cblayout_Constants = type <{ [4 x <4 x float>], float }>

@Constants.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) poison
@columns = external hidden local_unnamed_addr addrspace(12) global [4 x <4 x float>], align 16
@time = external hidden local_unnamed_addr addrspace(12) global float, align 4
@Constants.str = private unnamed_addr constant [10 x i8] c"Constants\00", align 1
@POSITION0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@NORMAL0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@SV_Position = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !4

declare target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32, i32, i32, i32, ptr) #0

define hidden spir_func noundef nofpclass(nan inf) <4 x float> @_Z4bendDv4_ff(<4 x float> noundef nofpclass(nan inf) %p, float noundef nofpclass(nan inf) %by) local_unnamed_addr #1 {
entry:
  %0 = extractelement <4 x float> %p, i64 0
  %1 = extractelement <4 x float> %p, i64 1
  %mul = fmul reassoc nnan ninf nsz arcp afn float %1, %by
  %2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %mul)
  %add = fadd reassoc nnan ninf nsz arcp afn float %2, %0
  %vecinit5 = insertelement <4 x float> %p, float %add, i64 0
  ret <4 x float> %vecinit5
}

declare float @llvm.sin.f32(float) #2

define void @main() local_unnamed_addr #3 {
entry:
  %Constants.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Constantss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Constants.str)
  store target("spirv.VulkanBuffer", %__cblayout_Constants, 2, 0) %Constants.cb_h.i.i, ptr @Constants.cb, align 8
  %0 = load <4 x float>, ptr addrspace(7) @POSITION0, align 16
  %1 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  %2 = load float, ptr addrspace(12) @time, align 4, !tbaa !13
  %3 = extractelement <4 x float> %0, i64 0
  %4 = extractelement <4 x float> %0, i64 1
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn float %2, %4
  %5 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %mul.i.i)
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn float %5, %3
  %6 = load <4 x float>, ptr addrspace(12) @columns, align 16, !tbaa !15
  %splat.splatinsert.i = insertelement <4 x float> poison, float %add.i.i, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %6, %splat.splat.i
  %7 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @columns, i64 16), align 16, !tbaa !15
  %splat.splat.i.1 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %mul.i.1 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %7, %splat.splat.i.1
  %add.i.1 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i.1, %mul.i
  %8 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @columns, i64 32), align 16, !tbaa !15
  %splat.splat.i.2 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %mul.i.2 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %8, %splat.splat.i.2
  %add.i.2 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i.2, %add.i.1
  %9 = load <4 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @columns, i64 48), align 16, !tbaa !15
  %splat.splat.i.3 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %mul.i.3 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %9, %splat.splat.i.3
  %add.i.3 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i.3, %add.i.2
  %mul2.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %1, splat (float 0x3F847AE140000000)
  %10 = shufflevector <3 x float> %mul2.i, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %vecinit1220.i = insertelement <4 x float> %10, float 0.000000e+00, i64 3
  %add13.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %add.i.3, %vecinit1220.i
  store <4 x float> %add13.i, ptr addrspace(8) @SV_Position, align 16
  ret void
}

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.shader"="vertex" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!6}
!llvm.module.flags = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 11, i32 0}
!6 = !{ptr @Constants.cb, ptr addrspace(12) @columns, ptr addrspace(12) @time}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !11, i64 0}
!15 = !{!11, !11, i64 0}
