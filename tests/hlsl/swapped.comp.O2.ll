target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

%struct.Outer = type <{ %struct.Middle, <4 x float> }>
%struct.Middle = type { [2 x %struct.Inner], i32 }
%struct.Inner = type <{ <2 x float>, i32 }>

@.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %o.i = alloca %struct.Outer, align 8
  %0 = tail call target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Outers_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Outers_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %o.i) #6
  %3 = tail call noundef align 1 dereferenceable(44) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Outers_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 0) %0, i32 %2)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %3 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(44) %o.i, ptr noundef nonnull align 1 dereferenceable(44) %call1.ascast.i, i64 44, i1 false), !tbaa.struct !6
  %arrayidx4.i = getelementptr inbounds nuw i8, ptr %o.i, i64 12
  call void @llvm.memcpy.p0.p11.i64(ptr noundef nonnull align 4 dereferenceable(12) %arrayidx4.i, ptr addrspace(11) noundef align 1 dereferenceable(12) %3, i64 12, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr addrspace(11) %3, i64 12
  call void @llvm.memcpy.p0.p11.i64(ptr noundef nonnull align 8 dereferenceable(12) %o.i, ptr addrspace(11) noundef nonnull align 1 dereferenceable(12) %4, i64 12, i1 false)
  %kind.i = getelementptr inbounds nuw i8, ptr %o.i, i64 24
  %5 = load i32, ptr %kind.i, align 8, !tbaa !8
  %and.i = and i32 %5, 1
  %idxprom.i = zext nneg i32 %and.i to i64
  %arrayidx14.i = getelementptr inbounds nuw %struct.Inner, ptr %o.i, i64 %idxprom.i
  %b.i = getelementptr inbounds nuw i8, ptr %arrayidx14.i, i64 8
  %6 = load i32, ptr %b.i, align 4, !tbaa !11
  %add.i = add nsw i32 %6, 7
  store i32 %add.i, ptr %b.i, align 4, !tbaa !11
  %7 = load <2 x float>, ptr %o.i, align 8, !tbaa !7
  %8 = extractelement <2 x float> %7, i64 0
  %9 = getelementptr inbounds nuw i8, ptr %o.i, i64 32
  store float %8, ptr %9, align 8
  %10 = extractelement <2 x float> %7, i64 1
  %11 = getelementptr inbounds nuw i8, ptr %o.i, i64 36
  store float %10, ptr %11, align 4
  %12 = tail call noundef align 1 dereferenceable(44) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Outers_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 1) %1, i32 %2)
  %call18.ascast.i = addrspacecast ptr addrspace(11) %12 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(44) %call18.ascast.i, ptr noundef nonnull align 8 dereferenceable(44) %o.i, i64 44, i1 false), !tbaa.struct !6
  %mul.i = mul i32 %5, 3
  %kind23.i = getelementptr inbounds nuw i8, ptr addrspace(11) %12, i64 24
  store i32 %mul.i, ptr addrspace(11) %kind23.i, align 1, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %o.i) #6
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Outers_12_0t(i32, i32, i32, i32, ptr) #4

declare target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Outers_12_1t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Outers_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Outers_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 1), i32) #4

declare void @llvm.memcpy.p0.p11.i64(ptr noalias writeonly captures(none), ptr addrspace(11) noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!6 = !{i64 0, i64 24, !7, i64 24, i64 4, !2, i64 28, i64 16, !7}
!7 = !{!4, !4, i64 0}
!8 = !{!9, !3, i64 24}
!9 = !{!"_ZTS5Outer", !10, i64 0, !4, i64 28}
!10 = !{!"_ZTS6Middle", !4, i64 0, !3, i64 24}
!11 = !{!12, !3, i64 8}
!12 = !{!"_ZTS5Inner", !4, i64 0, !3, i64 8}
