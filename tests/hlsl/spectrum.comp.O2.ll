target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@data = hidden local_unnamed_addr addrspace(3) global [16 x <2 x float>] zeroinitializer, align 8

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef nofpclass(nan inf) <2 x float> @_Z7productDv2_fS_(<2 x float> noundef nofpclass(nan inf) %a, <2 x float> noundef nofpclass(nan inf) %b) local_unnamed_addr #1 {
entry:
  %0 = extractelement <2 x float> %a, i64 0
  %1 = extractelement <2 x float> %b, i64 0
  %mul = fmul reassoc nnan ninf nsz arcp afn float %1, %0
  %2 = extractelement <2 x float> %a, i64 1
  %3 = extractelement <2 x float> %b, i64 1
  %mul1 = fmul reassoc nnan ninf nsz arcp afn float %3, %2
  %sub = fsub reassoc nnan ninf nsz arcp afn float %mul, %mul1
  %vecinit = insertelement <2 x float> poison, float %sub, i64 0
  %mul2 = fmul reassoc nnan ninf nsz arcp afn float %3, %0
  %mul3 = fmul reassoc nnan ninf nsz arcp afn float %1, %2
  %add = fadd reassoc nnan ninf nsz arcp afn float %mul2, %mul3
  %vecinit4 = insertelement <2 x float> %vecinit, float %add, i64 1
  ret <2 x float> %vecinit4
}

define void @main() local_unnamed_addr #2 {
entry:
  %0 = tail call target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call i32 @llvm.spv.flattened.thread.id.in.group()
  %2 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) %0, i32 %1)
  %3 = load <2 x float>, ptr addrspace(11) %2, align 8, !tbaa !6
  %elt.bitreverse.i = tail call i32 @llvm.bitreverse.i32(i32 %1)
  %shr.i = lshr i32 %elt.bitreverse.i, 28
  %idxprom.i = zext nneg i32 %shr.i to i64
  %arrayidx.i = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @data, i64 %idxprom.i
  store <2 x float> %3, ptr addrspace(3) %arrayidx.i, align 8, !tbaa !6
  %add.i.1 = add i32 %1, 8
  %4 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) %0, i32 %add.i.1)
  %5 = load <2 x float>, ptr addrspace(11) %4, align 8, !tbaa !6
  %elt.bitreverse.i.1 = tail call i32 @llvm.bitreverse.i32(i32 %add.i.1)
  %shr.i.1 = lshr i32 %elt.bitreverse.i.1, 28
  %idxprom.i.1 = zext nneg i32 %shr.i.1 to i64
  %arrayidx.i.1 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @data, i64 %idxprom.i.1
  store <2 x float> %5, ptr addrspace(3) %arrayidx.i.1, align 8, !tbaa !6
  %6 = tail call token @llvm.experimental.convergence.entry()
  br label %for.cond2.i

for.cond2.i:                                      ; preds = %entry, %for.body5.i
  %half_size.0.i = phi i32 [ %mul7.i, %for.body5.i ], [ 1, %entry ]
  %7 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %6) ]
  %cmp3.i = icmp samesign ult i32 %half_size.0.i, 16
  br i1 %cmp3.i, label %for.body5.i, label %_Z4mainj.exit

for.body5.i:                                      ; preds = %for.cond2.i
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %7) ]
  %8 = add nsw i32 %half_size.0.i, -1
  %rem.i = and i32 %8, %1
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %half_size.0.i, i1 true)
  %div60.i = lshr i32 %1, %9
  %mul7.i = shl nuw nsw i32 %half_size.0.i, 1
  %mul8.i = mul i32 %mul7.i, %div60.i
  %add9.i = add i32 %mul8.i, %rem.i
  %conv.i = uitofp nneg i32 %rem.i to float
  %mul10.i = fmul reassoc nnan ninf nsz arcp afn float %conv.i, 0xC00921FB60000000
  %conv11.i = uitofp nneg i32 %half_size.0.i to float
  %div12.i = fdiv reassoc nnan ninf nsz arcp afn float %mul10.i, %conv11.i
  %idxprom13.i = zext i32 %add9.i to i64
  %arrayidx14.i = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @data, i64 %idxprom13.i
  %10 = load <2 x float>, ptr addrspace(3) %arrayidx14.i, align 8, !tbaa !6
  %add15.i = add i32 %add9.i, %half_size.0.i
  %idxprom16.i = zext i32 %add15.i to i64
  %arrayidx17.i = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @data, i64 %idxprom16.i
  %11 = load <2 x float>, ptr addrspace(3) %arrayidx17.i, align 8, !tbaa !6
  %12 = tail call reassoc nnan ninf nsz arcp afn float @llvm.cos.f32(float %div12.i)
  %13 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sin.f32(float %div12.i)
  %14 = extractelement <2 x float> %11, i64 0
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn float %14, %12
  %15 = extractelement <2 x float> %11, i64 1
  %mul1.i.i = fmul reassoc nnan ninf nsz arcp afn float %15, %13
  %sub.i.i = fsub reassoc nnan ninf nsz arcp afn float %mul.i.i, %mul1.i.i
  %vecinit.i.i = insertelement <2 x float> poison, float %sub.i.i, i64 0
  %mul2.i.i = fmul reassoc nnan ninf nsz arcp afn float %14, %13
  %mul3.i.i = fmul reassoc nnan ninf nsz arcp afn float %15, %12
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn float %mul2.i.i, %mul3.i.i
  %vecinit4.i.i = insertelement <2 x float> %vecinit.i.i, float %add.i.i, i64 1
  %add20.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %vecinit4.i.i, %10
  store <2 x float> %add20.i, ptr addrspace(3) %arrayidx14.i, align 8, !tbaa !6
  %sub.i = fsub reassoc nnan ninf nsz arcp afn <2 x float> %10, %vecinit4.i.i
  store <2 x float> %sub.i, ptr addrspace(3) %arrayidx17.i, align 8, !tbaa !6
  br label %for.cond2.i, !llvm.loop !7

_Z4mainj.exit:                                    ; preds = %for.cond2.i
  %16 = tail call target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %6) ]
  %idxprom29.i = zext i32 %1 to i64
  %arrayidx30.i = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @data, i64 %idxprom29.i
  %17 = load <2 x float>, ptr addrspace(3) %arrayidx30.i, align 8, !tbaa !6
  %18 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_1t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) %16, i32 %1)
  store <2 x float> %17, ptr addrspace(11) %18, align 8, !tbaa !6
  %idxprom33.i = zext i32 %add.i.1 to i64
  %arrayidx34.i = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @data, i64 %idxprom33.i
  %19 = load <2 x float>, ptr addrspace(3) %arrayidx34.i, align 8, !tbaa !6
  %20 = tail call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_1t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) %16, i32 %add.i.1)
  store <2 x float> %19, ptr addrspace(11) %20, align 8, !tbaa !6
  ret void
}

declare i32 @llvm.spv.flattened.thread.id.in.group() #3

declare token @llvm.experimental.convergence.loop() #0

declare i32 @llvm.bitreverse.i32(i32) #4

declare void @llvm.spv.group.memory.barrier.with.group.sync() #5

declare float @llvm.cos.f32(float) #4

declare float @llvm.sin.f32(float) #4

declare target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_0t(i32, i32, i32, i32, ptr) #6

declare target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_1t(i32, i32, i32, i32, ptr) #6

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0), i32) #6

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_1t(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1), i32) #6

declare i32 @llvm.cttz.i32(i32, i1 immarg) #7

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nofree noinline norecurse nosync nounwind "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
