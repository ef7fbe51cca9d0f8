; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @half_loads(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %5, ptr addrspace(4) noundef %6) #6
  %8 = shl i64 %5, 2
  %9 = or disjoint i64 %8, 1
  %10 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef %9, ptr addrspace(4) noundef %6) #6
  %11 = insertelement <4 x float> poison, float %3, i64 0
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> zeroinitializer
  %13 = fmul <4 x float> %12, %7
  %14 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %13, i64 noundef %5, ptr addrspace(4) noundef %14) #7
  %15 = fadd float %10, 0x3FD5554760000000
  %16 = or disjoint i64 %8, 2
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %15, i64 noundef %16, ptr addrspace(4) noundef %14) #7
  %17 = tail call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %6) #6
  %18 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %19 = fadd <4 x float> %7, %18
  %20 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %21 = fadd <4 x float> %20, %19
  %22 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %23 = fadd <4 x float> %22, %21
  %24 = extractelement <4 x float> %23, i64 0
  %25 = extractelement <3 x float> %17, i64 2
  %26 = fadd float %24, %25
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !12
  %28 = or disjoint i64 %8, 3
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %26, i64 noundef %28, ptr addrspace(4) noundef %14) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_half_loads(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %5, ptr addrspace(4) noundef %6) #6
  %8 = shl i64 %5, 2
  %9 = or disjoint i64 %8, 1
  %10 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef %9, ptr addrspace(4) noundef %6) #6
  %11 = insertelement <4 x float> poison, float %3, i64 0
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> zeroinitializer
  %13 = fmul <4 x float> %12, %7
  %14 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %13, i64 noundef %5, ptr addrspace(4) noundef %14) #7
  %15 = fadd float %10, 0x3FD5554760000000
  %16 = or disjoint i64 %8, 2
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %15, i64 noundef %16, ptr addrspace(4) noundef %14) #7
  %17 = tail call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %6) #6
  %18 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %19 = fadd <4 x float> %7, %18
  %20 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %21 = fadd <4 x float> %20, %19
  %22 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %23 = fadd <4 x float> %22, %21
  %24 = extractelement <4 x float> %23, i64 0
  %25 = extractelement <3 x float> %17, i64 2
  %26 = fadd float %24, %25
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !12
  %28 = or disjoint i64 %8, 3
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %26, i64 noundef %28, ptr addrspace(4) noundef %14) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"half*", !"half*", !"float*", !"float"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
