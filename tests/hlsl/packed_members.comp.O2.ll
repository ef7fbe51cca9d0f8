target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%struct.Sample = type <{ i32, double, [2 x i64] }>

@.str = private unnamed_addr constant [8 x i8] c"samples\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"sizes\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %sample.i = alloca %struct.Sample, align 4
  %0 = tail call target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %sample.i) #6
  %3 = tail call noundef align 1 dereferenceable(28) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %0, i32 %2)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %3 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %sample.i, ptr noundef nonnull align 1 dereferenceable(28) %call1.ascast.i, i64 28, i1 false), !tbaa.struct !6
  %weight.i = getelementptr inbounds nuw i8, ptr %sample.i, i64 4
  %4 = load double, ptr %weight.i, align 4, !tbaa !10
  %mul.i = fmul reassoc nnan ninf nsz arcp afn double %4, 2.000000e+00
  %5 = load i32, ptr %sample.i, align 4, !tbaa !12
  %conv.i = uitofp i32 %5 to double
  %add.i = fadd reassoc nnan ninf nsz arcp afn double %mul.i, %conv.i
  store double %add.i, ptr %weight.i, align 4, !tbaa !10
  %conv4.i = zext i32 %5 to i64
  %values.i = getelementptr inbounds nuw i8, ptr %sample.i, i64 12
  %and.i = and i32 %2, 1
  %idxprom.i = zext nneg i32 %and.i to i64
  %arrayidx.i = getelementptr inbounds nuw i64, ptr %values.i, i64 %idxprom.i
  %6 = load i64, ptr %arrayidx.i, align 4, !tbaa !13
  %add5.i = add nsw i64 %6, %conv4.i
  store i64 %add5.i, ptr %arrayidx.i, align 4, !tbaa !13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(28) %call1.ascast.i, ptr noundef nonnull align 4 dereferenceable(28) %sample.i, i64 28, i1 false), !tbaa.struct !6
  %arrayidx8.i = getelementptr inbounds nuw i8, ptr %sample.i, i64 20
  %7 = load i64, ptr %arrayidx8.i, align 4, !tbaa !13
  %conv9.i = trunc i64 %7 to i32
  store i32 %conv9.i, ptr addrspace(11) %3, align 1, !tbaa !12
  %8 = tail call i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) %0), !noalias !15
  %9 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %2)
  store i32 %8, ptr addrspace(11) %9, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0(ptr nonnull %sample.i) #6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1), i32) #4

declare i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0s_struct.Samples_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Sample], 12, 1)) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: read, target_mem0: read, target_mem1: read) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(read) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = !{i64 0, i64 4, !2, i64 4, i64 8, !7, i64 12, i64 16, !9}
!7 = !{!8, !8, i64 0}
!8 = !{!"double", !4, i64 0}
!9 = !{!4, !4, i64 0}
!10 = !{!11, !8, i64 4}
!11 = !{!"_ZTS6Sample", !3, i64 0, !8, i64 4, !4, i64 12}
!12 = !{!11, !3, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !4, i64 0}
!15 = !{!16, !18}
!16 = distinct !{!16, !17, !"_ZN4hlsl18RWStructuredBufferI6SampleE13GetDimensionsERjS3_: %numStructs"}
!17 = distinct !{!17, !"_ZN4hlsl18RWStructuredBufferI6SampleE13GetDimensionsERjS3_"}
!18 = distinct !{!18, !17, !"_ZN4hlsl18RWStructuredBufferI6SampleE13GetDimensionsERjS3_: %stride"}
