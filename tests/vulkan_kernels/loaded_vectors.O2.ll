; ModuleID = 'loaded_vectors.cl'
source_filename = "loaded_vectors.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @loaded_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #7
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %7 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  %8 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %7) #7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %10) #7
  %12 = shufflevector <3 x float> %5, <3 x float> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %13 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = shufflevector <8 x float> %11, <8 x float> poison, <3 x i32> <i32 5, i32 5, i32 5>
  %15 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %13, <3 x float> %14, <3 x float> %12)
  %16 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %15, i64 noundef %3, ptr addrspace(4) noundef %16) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_loaded_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #7
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %7 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  %8 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %7) #7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %10) #7
  %12 = shufflevector <3 x float> %5, <3 x float> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %13 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = shufflevector <8 x float> %11, <8 x float> poison, <3 x i32> <i32 5, i32 5, i32 5>
  %15 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %13, <3 x float> %14, <3 x float> %12)
  %16 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %15, i64 noundef %3, ptr addrspace(4) noundef %16) #8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"float*"}
!11 = !{!"const", !""}
