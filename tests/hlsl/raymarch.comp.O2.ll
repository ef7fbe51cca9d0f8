target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_C = type <{ <3 x float>, float, <2 x i32> }>

@.str = private unnamed_addr constant [6 x i8] c"Image\00", align 1
@C.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) poison
@eye = external hidden local_unnamed_addr addrspace(12) global <3 x float>, align 16
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Cs_2_0t(i32, i32, i32, i32, ptr) #0

define hidden spir_func noundef nofpclass(nan inf) float @_Z6sphereDv3_ff(<3 x float> noundef nofpclass(nan inf) %p, float noundef nofpclass(nan inf) %r) local_unnamed_addr #1 {
entry:
  %hlsl.dot = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %p, <3 x float> %p)
  %0 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot)
  %sub = fsub reassoc nnan ninf nsz arcp afn float %0, %r
  ret float %sub
}

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

declare float @llvm.sqrt.f32(float) #2

define hidden spir_func noundef nofpclass(nan inf) float @_Z5sceneDv3_f(<3 x float> noundef nofpclass(nan inf) %p) local_unnamed_addr #1 {
entry:
  %hlsl.dot.i6 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %p, <3 x float> nofpclass(nan inf) %p)
  %0 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6)
  %sub.i7 = fadd reassoc nnan ninf nsz arcp afn float %0, -1.000000e+00
  %sub = fadd reassoc nnan ninf nsz arcp afn <3 x float> %p, <float -1.500000e+00, float -0.000000e+00, float -0.000000e+00>
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %sub, <3 x float> nofpclass(nan inf) %sub)
  %1 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i)
  %sub.i = fadd reassoc nnan ninf nsz arcp afn float %1, -5.000000e-01
  %2 = extractelement <3 x float> %p, i64 1
  %add = fadd reassoc nnan ninf nsz arcp afn float %2, 1.000000e+00
  %elt.min = tail call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i, float %add)
  %elt.min3 = tail call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i7, float %elt.min)
  ret float %elt.min3
}

declare float @llvm.minnum.f32(float, float) #2

define void @main() local_unnamed_addr #3 {
entry:
  %C.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Cs_2_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @C.str)
  store target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) %C.cb_h.i.i, ptr @C.cb, align 8
  %0 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %1 = insertelement <2 x i32> poison, i32 %0, i64 0
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %3 = insertelement <2 x i32> %1, i32 %2, i64 1
  %conv.i = uitofp <2 x i32> %3 to <2 x float>
  %4 = fmul reassoc nnan ninf nsz arcp afn <2 x float> %conv.i, splat (float 1.250000e-01)
  %div.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %4, splat (float -5.000000e-01)
  %5 = shufflevector <2 x float> %div.i, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %vecinit768.i = insertelement <3 x float> %5, float 1.000000e+00, i64 2
  %hlsl.normalize.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %vecinit768.i)
  %6 = load <3 x float>, ptr addrspace(12) @eye, align 16, !tbaa !7
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %for.inc.i
  %t.0.i2 = phi float [ 0.000000e+00, %entry ], [ %t.1.i, %for.inc.i ]
  %steps.0.i1 = phi i32 [ 0, %entry ], [ %inc.i, %for.inc.i ]
  %splat.splatinsert.i = insertelement <3 x float> poison, float %t.0.i2, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i, %hlsl.normalize.i
  %add.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul.i, %6
  %hlsl.dot.i6.i93.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %add.i, <3 x float> nofpclass(nan inf) %add.i)
  %7 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i93.i)
  %sub.i7.i94.i = fadd reassoc nnan ninf nsz arcp afn float %7, -1.000000e+00
  %sub.i95.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add.i, <float -1.500000e+00, float -0.000000e+00, float -0.000000e+00>
  %hlsl.dot.i.i96.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %sub.i95.i, <3 x float> nofpclass(nan inf) %sub.i95.i)
  %8 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i96.i)
  %sub.i.i97.i = fadd reassoc nnan ninf nsz arcp afn float %8, -5.000000e-01
  %9 = extractelement <3 x float> %add.i, i64 1
  %add.i98.i = fadd reassoc nnan ninf nsz arcp afn float %9, 1.000000e+00
  %elt.min.i99.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i97.i, float %add.i98.i)
  %elt.min3.i100.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i94.i, float %elt.min.i99.i)
  %cmp9.i = fcmp reassoc nnan ninf nsz arcp afn uge float %elt.min3.i100.i, 0x3F50624DE0000000
  %add10.i = fadd reassoc nnan ninf nsz arcp afn float %elt.min3.i100.i, %t.0.i2
  %cmp11.i = fcmp reassoc nnan ninf nsz arcp afn ule float %add10.i, 3.000000e+01
  %.add10.i = select nsz i1 %cmp11.i, float %add10.i, float -1.000000e+00
  %.not = select i1 %cmp9.i, i1 %cmp11.i, i1 false
  %t.1.i = select nsz i1 %cmp9.i, float %.add10.i, float %t.0.i2
  br i1 %.not, label %for.inc.i, label %for.end.i

for.inc.i:                                        ; preds = %for.body.i
  %inc.i = add nuw nsw i32 %steps.0.i1, 1
  %exitcond.not = icmp eq i32 %inc.i, 40
  br i1 %exitcond.not, label %for.end.i, label %for.body.i, !llvm.loop !8

for.end.i:                                        ; preds = %for.body.i, %for.inc.i
  %steps.0.i.lcssa = phi i32 [ %steps.0.i1, %for.body.i ], [ 40, %for.inc.i ]
  %cmp14.i = fcmp reassoc nnan ninf nsz arcp afn ogt float %t.1.i, 0.000000e+00
  br i1 %cmp14.i, label %if.then15.i, label %_Z4mainDv3_j.exit

if.then15.i:                                      ; preds = %for.end.i
  %splat.splatinsert16.i = insertelement <3 x float> poison, float %t.1.i, i64 0
  %splat.splat17.i = shufflevector <3 x float> %splat.splatinsert16.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul18.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat17.i, %hlsl.normalize.i
  %add19.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul18.i, %6
  %add23.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add19.i, <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00>
  %hlsl.dot.i6.i85.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %add23.i, <3 x float> nofpclass(nan inf) %add23.i)
  %10 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i85.i)
  %sub.i7.i86.i = fadd reassoc nnan ninf nsz arcp afn float %10, -1.000000e+00
  %sub.i87.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add19.i, <float 0xBFF7D70A40000000, float 0.000000e+00, float 0.000000e+00>
  %hlsl.dot.i.i88.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %sub.i87.i, <3 x float> nofpclass(nan inf) %sub.i87.i)
  %11 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i88.i)
  %sub.i.i89.i = fadd reassoc nnan ninf nsz arcp afn float %11, -5.000000e-01
  %12 = extractelement <3 x float> %add23.i, i64 1
  %add.i90.i = fadd reassoc nnan ninf nsz arcp afn float %12, 1.000000e+00
  %elt.min.i91.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i89.i, float %add.i90.i)
  %elt.min3.i92.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i86.i, float %elt.min.i91.i)
  %add27.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add19.i, <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00>
  %hlsl.dot.i6.i77.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %add27.i, <3 x float> nofpclass(nan inf) %add27.i)
  %13 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i77.i)
  %sub.i7.i78.i = fadd reassoc nnan ninf nsz arcp afn float %13, -1.000000e+00
  %sub.i79.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add19.i, <float -1.500000e+00, float 0x3F847AE140000000, float 0.000000e+00>
  %hlsl.dot.i.i80.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %sub.i79.i, <3 x float> nofpclass(nan inf) %sub.i79.i)
  %14 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i80.i)
  %sub.i.i81.i = fadd reassoc nnan ninf nsz arcp afn float %14, -5.000000e-01
  %15 = extractelement <3 x float> %add27.i, i64 1
  %add.i82.i = fadd reassoc nnan ninf nsz arcp afn float %15, 1.000000e+00
  %elt.min.i83.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i81.i, float %add.i82.i)
  %elt.min3.i84.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i78.i, float %elt.min.i83.i)
  %add30.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add19.i, <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000>
  %hlsl.dot.i6.i69.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %add30.i, <3 x float> nofpclass(nan inf) %add30.i)
  %16 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i69.i)
  %sub.i7.i70.i = fadd reassoc nnan ninf nsz arcp afn float %16, -1.000000e+00
  %sub.i71.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add19.i, <float -1.500000e+00, float 0.000000e+00, float 0x3F847AE140000000>
  %hlsl.dot.i.i72.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %sub.i71.i, <3 x float> nofpclass(nan inf) %sub.i71.i)
  %17 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i72.i)
  %sub.i.i73.i = fadd reassoc nnan ninf nsz arcp afn float %17, -5.000000e-01
  %18 = extractelement <3 x float> %add30.i, i64 1
  %add.i74.i = fadd reassoc nnan ninf nsz arcp afn float %18, 1.000000e+00
  %elt.min.i75.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i73.i, float %add.i74.i)
  %elt.min3.i76.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i70.i, float %elt.min.i75.i)
  %vecinit32.i = insertelement <3 x float> poison, float %elt.min3.i92.i, i64 0
  %vecinit33.i = insertelement <3 x float> %vecinit32.i, float %elt.min3.i84.i, i64 1
  %vecinit34.i = insertelement <3 x float> %vecinit33.i, float %elt.min3.i76.i, i64 2
  %hlsl.dot.i6.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %add19.i, <3 x float> nofpclass(nan inf) %add19.i)
  %19 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i6.i.i)
  %sub.i7.i.i = fadd reassoc nnan ninf nsz arcp afn float %19, -1.000000e+00
  %sub.i.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add19.i, <float -1.500000e+00, float -0.000000e+00, float -0.000000e+00>
  %hlsl.dot.i.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> nofpclass(nan inf) %sub.i.i, <3 x float> nofpclass(nan inf) %sub.i.i)
  %20 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot.i.i.i)
  %sub.i.i.i = fadd reassoc nnan ninf nsz arcp afn float %20, -5.000000e-01
  %21 = extractelement <3 x float> %add19.i, i64 1
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn float %21, 1.000000e+00
  %elt.min.i.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.minnum.f32(float %sub.i.i.i, float %add.i.i)
  %elt.min3.i.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.minnum.f32(float %sub.i7.i.i, float %elt.min.i.i)
  %splat.splatinsert36.i = insertelement <3 x float> poison, float %elt.min3.i.i, i64 0
  %splat.splat37.i = shufflevector <3 x float> %splat.splatinsert36.i, <3 x float> poison, <3 x i32> zeroinitializer
  %sub38.i = fsub reassoc nnan ninf nsz arcp afn <3 x float> %vecinit34.i, %splat.splat37.i
  %hlsl.normalize39.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %sub38.i)
  %22 = extractelement <3 x float> %hlsl.normalize39.i, i64 0
  %hlsl.saturate.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.saturate.f32(float %22)
  %mul40.i = fmul reassoc nnan ninf nsz arcp afn float %hlsl.saturate.i, 5.000000e-01
  %conv41.i = uitofp nneg i32 %steps.0.i.lcssa to float
  %mul42.i = fmul reassoc nnan ninf nsz arcp afn float %conv41.i, 0x3F847AE140000000
  %add43.i = fadd reassoc nnan ninf nsz arcp afn float %mul40.i, %mul42.i
  %c.0.vec.insert.i = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %add43.i, i64 0
  %c.4.vec.insert.i = insertelement <4 x float> %c.0.vec.insert.i, float %add43.i, i64 1
  %c.8.vec.insert.i = insertelement <4 x float> %c.4.vec.insert.i, float %add43.i, i64 2
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:                                ; preds = %for.end.i, %if.then15.i
  %c.0.i = phi nsz <4 x float> [ %c.8.vec.insert.i, %if.then15.i ], [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00>, %for.end.i ]
  %23 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %mul47.i = shl i32 %2, 3
  %add48.i = add i32 %mul47.i, %0
  %24 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %23, i32 %add48.i)
  store <4 x float> %c.0.i, ptr addrspace(11) %24, align 16, !tbaa !7
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #4

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #0

declare float @llvm.spv.saturate.f32(float) #0

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = distinct !{ptr @C.cb, ptr addrspace(12) @eye, null, null}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
