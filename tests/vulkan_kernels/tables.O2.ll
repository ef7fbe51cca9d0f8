; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.anon = type { i8, float }

@steps = dso_local local_unnamed_addr addrspace(2) constant [8 x i16] [i16 3, i16 -1, i16 4, i16 -1, i16 5, i16 -9, i16 2, i16 6], align 2
@weights = dso_local local_unnamed_addr addrspace(2) constant [4 x { i8, [3 x i8], float }] [{ i8, [3 x i8], float } { i8 1, [3 x i8] zeroinitializer, float 5.000000e-01 }, { i8, [3 x i8], float } { i8 2, [3 x i8] zeroinitializer, float 1.500000e+00 }, { i8, [3 x i8], float } { i8 3, [3 x i8] zeroinitializer, float -2.000000e+00 }, { i8, [3 x i8], float } { i8 4, [3 x i8] zeroinitializer, float 8.000000e+00 }], align 4
@balance = dso_local local_unnamed_addr addrspace(2) constant [3 x i32] [i32 5, i32 7, i32 12], align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @tables(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = and i64 %3, 7
  %5 = getelementptr inbounds nuw i16, ptr addrspace(2) @steps, i64 %4
  %6 = load i16, ptr addrspace(2) %5, align 2, !tbaa !12
  %7 = sitofp i16 %6 to float
  %8 = and i64 %3, 3
  %9 = getelementptr inbounds nuw %struct.anon, ptr addrspace(2) @weights, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(2) %9, i64 4
  %11 = load float, ptr addrspace(2) %10, align 4, !tbaa !14
  %12 = load i8, ptr addrspace(2) %9, align 4, !tbaa !17
  %13 = sitofp i8 %12 to float
  %14 = tail call float @llvm.fmuladd.f32(float %7, float %11, float %13)
  %15 = and i64 %3, 1
  %16 = getelementptr inbounds nuw i32, ptr addrspace(2) %1, i64 %15
  %17 = load i32, ptr addrspace(2) %16, align 4, !tbaa !4
  %18 = sitofp i32 %17 to float
  %19 = fadd float %14, %18
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_tables(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = and i64 %3, 7
  %5 = getelementptr inbounds nuw i16, ptr addrspace(2) @steps, i64 %4
  %6 = load i16, ptr addrspace(2) %5, align 2, !tbaa !12
  %7 = sitofp i16 %6 to float
  %8 = and i64 %3, 3
  %9 = getelementptr inbounds nuw %struct.anon, ptr addrspace(2) @weights, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(2) %9, i64 4
  %11 = load float, ptr addrspace(2) %10, align 4, !tbaa !14
  %12 = load i8, ptr addrspace(2) %9, align 4, !tbaa !17
  %13 = sitofp i8 %12 to float
  %14 = tail call float @llvm.fmuladd.f32(float %7, float %11, float %13)
  %15 = and i64 %3, 1
  %16 = getelementptr inbounds nuw i32, ptr addrspace(2) %1, i64 %15
  %17 = load i32, ptr addrspace(2) %16, align 4, !tbaa !4
  %18 = sitofp i32 %17 to float
  %19 = fadd float %14, %18
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 2}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"int*"}
!11 = !{!"", !"const"}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = !{!15, !16, i64 4}
!15 = !{!"", !6, i64 0, !16, i64 4}
!16 = !{!"float", !6, i64 0}
!17 = !{!15, !6, i64 0}
!18 = !{!16, !16, i64 0}
