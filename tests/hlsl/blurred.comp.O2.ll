target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%__cblayout_Params = type <{ <2 x i32>, target("spirv.Padding", 8), <{ [3 x <{ float, target("spirv.Padding", 12) }>], float }>, float }>

@Params.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Params, 2, 0) poison
@size = external hidden local_unnamed_addr addrspace(12) global <2 x i32>, align 8
@weights = external hidden local_unnamed_addr addrspace(12) global <{ [3 x <{ float, target("spirv.Padding", 12) }>], float }>, align 4
@scale = external hidden local_unnamed_addr addrspace(12) global float, align 4
@Params.str = private unnamed_addr constant [7 x i8] c"Params\00", align 1
@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@row = hidden local_unnamed_addr addrspace(3) global [24 x <4 x float>] zeroinitializer, align 16

declare target("spirv.VulkanBuffer", %__cblayout_Params, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Paramss_2_0t(i32, i32, i32, i32, ptr) #0

declare token @llvm.experimental.convergence.entry() #1

define void @main() local_unnamed_addr #2 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %Params.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Params, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Paramss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Params.str)
  store target("spirv.VulkanBuffer", %__cblayout_Params, 2, 0) %Params.cb_h.i.i, ptr @Params.cb, align 8
  %1 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.2)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = insertelement <2 x i32> poison, i32 %3, i64 0
  %5 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %6 = insertelement <2 x i32> %4, i32 %5, i64 1
  %7 = tail call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %8 = load <2 x i32>, ptr addrspace(12) @size, align 8
  %9 = extractelement <2 x i32> %8, i64 0
  %sub.i = add i32 %9, -1
  %mul.i = mul i32 %9, %5
  %elt.min.i = tail call i32 @llvm.umin.i32(i32 %3, i32 %sub.i)
  %add.i = add i32 %elt.min.i, %mul.i
  %10 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %1, i32 %add.i)
  %11 = load <4 x float>, ptr addrspace(11) %10, align 16, !tbaa !7
  %add2.i = add i32 %7, 4
  %idxprom.i = zext i32 %add2.i to i64
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @row, i64 %idxprom.i
  store <4 x float> %11, ptr addrspace(3) %arrayidx.i, align 16, !tbaa !7
  %cmp.i = icmp ult i32 %7, 4
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %cond.i = tail call i32 @llvm.usub.sat.i32(i32 %3, i32 4)
  %add6.i = add i32 %mul.i, %cond.i
  %12 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %1, i32 %add6.i)
  %13 = load <4 x float>, ptr addrspace(11) %12, align 16, !tbaa !7
  %idxprom8.i = zext nneg i32 %7 to i64
  %arrayidx9.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @row, i64 %idxprom8.i
  store <4 x float> %13, ptr addrspace(3) %arrayidx9.i, align 16, !tbaa !7
  %add11.i = add i32 %3, 16
  %elt.min12.i = tail call i32 @llvm.umin.i32(i32 %add11.i, i32 %sub.i)
  %add13.i = add i32 %elt.min12.i, %mul.i
  %14 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %1, i32 %add13.i)
  %15 = load <4 x float>, ptr addrspace(11) %14, align 16, !tbaa !7
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx9.i, i64 320
  store <4 x float> %15, ptr addrspace(3) %arrayidx17.i, align 16, !tbaa !7
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  %16 = load <2 x i32>, ptr addrspace(12) @size, align 8, !tbaa !7
  %cmp37.i = icmp ult <2 x i32> %6, %16
  %sext.i = sext <2 x i1> %cmp37.i to <2 x i32>
  %hlsl.all.i = tail call i1 @llvm.spv.all.v2i32(<2 x i32> %sext.i)
  br i1 %hlsl.all.i, label %if.then38.i, label %_Z4mainDv3_jS_.exit

if.then38.i:                                      ; preds = %if.end.i
  %17 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @weights, i64 48), align 16, !tbaa !8
  %splat.splatinsert33.i.2 = insertelement <4 x float> poison, float %17, i64 0
  %splat.splat34.i.2 = shufflevector <4 x float> %splat.splatinsert33.i.2, <4 x float> poison, <4 x i32> zeroinitializer
  %add28.i.2 = add i32 %7, 7
  %idxprom29.i.2 = zext i32 %add28.i.2 to i64
  %arrayidx30.i.2 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @row, i64 %idxprom29.i.2
  %18 = load <4 x float>, ptr addrspace(3) %arrayidx30.i.2, align 16, !tbaa !7
  %sub24.i.2 = add i32 %7, 1
  %idxprom25.i.2 = zext i32 %sub24.i.2 to i64
  %arrayidx26.i.2 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @row, i64 %idxprom25.i.2
  %19 = load <4 x float>, ptr addrspace(3) %arrayidx26.i.2, align 16, !tbaa !7
  %add31.i.2 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %18, %19
  %mul35.i.2 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %splat.splat34.i.2, %add31.i.2
  %20 = load <1 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @weights, i64 32), align 16
  %splat.splat34.i.1 = shufflevector <1 x float> %20, <1 x float> poison, <4 x i32> zeroinitializer
  %add28.i.1 = add i32 %7, 6
  %idxprom29.i.1 = zext i32 %add28.i.1 to i64
  %arrayidx30.i.1 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @row, i64 %idxprom29.i.1
  %21 = load <4 x float>, ptr addrspace(3) %arrayidx30.i.1, align 16, !tbaa !7
  %sub24.i.1 = add i32 %7, 2
  %idxprom25.i.1 = zext i32 %sub24.i.1 to i64
  %arrayidx26.i.1 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @row, i64 %idxprom25.i.1
  %22 = load <4 x float>, ptr addrspace(3) %arrayidx26.i.1, align 16, !tbaa !7
  %add31.i.1 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %21, %22
  %mul35.i.1 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %splat.splat34.i.1, %add31.i.1
  %23 = load <1 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @weights, i64 16), align 16
  %splat.splat34.i = shufflevector <1 x float> %23, <1 x float> poison, <4 x i32> zeroinitializer
  %add28.i = add i32 %7, 5
  %idxprom29.i = zext i32 %add28.i to i64
  %arrayidx30.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @row, i64 %idxprom29.i
  %24 = load <4 x float>, ptr addrspace(3) %arrayidx30.i, align 16, !tbaa !7
  %sub24.i = add i32 %7, 3
  %idxprom25.i = zext i32 %sub24.i to i64
  %arrayidx26.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @row, i64 %idxprom25.i
  %25 = load <4 x float>, ptr addrspace(3) %arrayidx26.i, align 16, !tbaa !7
  %add31.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %24, %25
  %mul35.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %splat.splat34.i, %add31.i
  %26 = load <1 x float>, ptr addrspace(12) @weights, align 16
  %splat.splat.i = shufflevector <1 x float> %26, <1 x float> poison, <4 x i32> zeroinitializer
  %27 = load <4 x float>, ptr addrspace(3) %arrayidx.i, align 16, !tbaa !7
  %mul21.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %splat.splat.i, %27
  %add36.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul35.i, %mul21.i
  %add36.i.1 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul35.i.1, %add36.i
  %add36.i.2 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul35.i.2, %add36.i.1
  %28 = load float, ptr addrspace(12) @scale, align 4, !tbaa !8
  %splat.splatinsert39.i = insertelement <4 x float> poison, float %28, i64 0
  %splat.splat40.i = shufflevector <4 x float> %splat.splatinsert39.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul41.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %splat.splat40.i, %add36.i.2
  %29 = extractelement <2 x i32> %16, i64 0
  %mul42.i = mul i32 %29, %5
  %add43.i = add i32 %mul42.i, %3
  %30 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %2, i32 %add43.i)
  store <4 x float> %mul41.i, ptr addrspace(11) %30, align 16, !tbaa !7
  br label %_Z4mainDv3_jS_.exit

_Z4mainDv3_jS_.exit:                              ; preds = %if.end.i, %if.then38.i
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare i32 @llvm.spv.thread.id.in.group.i32(i32) #3

declare i32 @llvm.umin.i32(i32, i32) #4

declare void @llvm.spv.group.memory.barrier.with.group.sync() #5

declare i1 @llvm.spv.all.v2i32(<2 x i32>) #0

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

declare i32 @llvm.usub.sat.i32(i32, i32) #6

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Params.cb, ptr addrspace(12) @size, ptr addrspace(12) @weights, ptr addrspace(12) @scale}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
