; ModuleID = 'casts.cl'
source_filename = "casts.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @casts(ptr addrspace(1) noundef align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4
  %6 = bitcast float %5 to i32
  %7 = trunc i32 %6 to i16
  %8 = uitofp i16 %7 to float
  %9 = fadd float %5, %8
  %10 = lshr i32 %6, 24
  %11 = trunc nuw i32 %10 to i8
  %12 = uitofp i8 %11 to float
  %13 = fadd float %9, %12
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !12
  %15 = bitcast float %13 to i32
  %16 = lshr i32 %15, 24
  %17 = trunc nuw i32 %16 to i8
  %18 = xor i8 %17, -128
  %19 = zext i8 %18 to i32
  %20 = shl nuw i32 %19, 24
  %21 = and i32 %15, 16777215
  %22 = trunc i64 %3 to i32
  %23 = add i32 %21, %22
  %24 = add i32 %23, %20
  store i32 %24, ptr addrspace(1) %4, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_casts(ptr addrspace(1) noundef align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4
  %6 = bitcast float %5 to i32
  %7 = trunc i32 %6 to i16
  %8 = uitofp i16 %7 to float
  %9 = fadd float %5, %8
  %10 = lshr i32 %6, 24
  %11 = trunc nuw i32 %10 to i8
  %12 = uitofp i8 %11 to float
  %13 = fadd float %9, %12
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !12
  %15 = bitcast float %13 to i32
  %16 = lshr i32 %15, 24
  %17 = trunc nuw i32 %16 to i8
  %18 = xor i8 %17, -128
  %19 = zext i8 %18 to i32
  %20 = shl nuw i32 %19, 24
  %21 = and i32 %15, 16777215
  %22 = trunc i64 %3 to i32
  %23 = add i32 %21, %22
  %24 = add i32 %23, %20
  store i32 %24, ptr addrspace(1) %4, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!10 = !{!"uchar*", !"float*"}
!11 = !{!"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
