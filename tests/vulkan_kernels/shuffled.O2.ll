; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @shuffled(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 2 %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef %4, ptr addrspace(4) noundef %5) #6
  %7 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x i32>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef %6) #5
  %10 = tail call spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef %9, <4 x i32> noundef %8) #5
  %11 = tail call spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef %10, <4 x i32> noundef %8, <8 x i32> noundef <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>) #5
  %12 = shufflevector <8 x i32> %11, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %13 = shufflevector <8 x i32> %11, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %14 = add <4 x i32> %12, %13
  %15 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_j(<4 x i32> noundef %14) #5
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %15, i64 noundef %4, ptr addrspace(4) noundef %5) #7
  %16 = shl i64 %4, 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = tail call spir_func <8 x i16> @_Z6vload8mPU3AS4Ks(i64 noundef 0, ptr addrspace(4) noundef %18) #6
  %20 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %19, <8 x i16> noundef splat (i16 300)) #5
  %21 = shufflevector <8 x i16> %19, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %22 = tail call spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %19, <8 x i16> noundef %21) #5
  %23 = add <8 x i16> %22, %20
  %24 = tail call spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef %19, <8 x i16> noundef splat (i16 5)) #5
  %25 = sub <8 x i16> <i16 0, i16 poison, i16 poison, i16 poison, i16 poison, i16 poison, i16 poison, i16 poison>, %24
  %26 = shufflevector <8 x i16> %25, <8 x i16> poison, <8 x i32> zeroinitializer
  %27 = add <8 x i16> %23, %26
  %28 = tail call spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %27, <8 x i16> noundef splat (i16 32000)) #5
  %29 = tail call spir_func <8 x i16> @_Z6rotateDv8_sS_(<8 x i16> noundef %27, <8 x i16> noundef splat (i16 3)) #5
  %30 = xor <8 x i16> %29, %28
  tail call spir_func void @_Z7vstore8Dv8_smPU3AS4s(<8 x i16> noundef %30, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 2
  %32 = load i16, ptr addrspace(1) %31, align 2, !tbaa !14
  %33 = tail call spir_func zeroext i16 @_Z8popcountt(i16 noundef zeroext %32) #5
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %35 = load i16, ptr addrspace(1) %34, align 2, !tbaa !14
  %36 = tail call spir_func signext i16 @_Z3clzs(i16 noundef signext %35) #5
  %37 = add i16 %36, %33
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 6
  %39 = load i16, ptr addrspace(1) %38, align 2, !tbaa !14
  %40 = or i16 %39, 8
  %41 = tail call spir_func signext i16 @_Z3ctzs(i16 noundef signext %40) #5
  %42 = add i16 %37, %41
  %43 = load i16, ptr addrspace(1) %17, align 2, !tbaa !14
  %44 = add i16 %42, %43
  store i16 %44, ptr addrspace(1) %17, align 2, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_shuffled(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 2 %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef %4, ptr addrspace(4) noundef %5) #6
  %7 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x i32>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef %6) #5
  %10 = tail call spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef %9, <4 x i32> noundef %8) #5
  %11 = tail call spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef %10, <4 x i32> noundef %8, <8 x i32> noundef <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>) #5
  %12 = shufflevector <8 x i32> %11, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %13 = shufflevector <8 x i32> %11, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %14 = add <4 x i32> %12, %13
  %15 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_j(<4 x i32> noundef %14) #5
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %15, i64 noundef %4, ptr addrspace(4) noundef %5) #7
  %16 = shl i64 %4, 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = tail call spir_func <8 x i16> @_Z6vload8mPU3AS4Ks(i64 noundef 0, ptr addrspace(4) noundef %18) #6
  %20 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %19, <8 x i16> noundef splat (i16 300)) #5
  %21 = shufflevector <8 x i16> %19, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %22 = tail call spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %19, <8 x i16> noundef %21) #5
  %23 = add <8 x i16> %22, %20
  %24 = tail call spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef %19, <8 x i16> noundef splat (i16 5)) #5
  %25 = sub <8 x i16> <i16 0, i16 poison, i16 poison, i16 poison, i16 poison, i16 poison, i16 poison, i16 poison>, %24
  %26 = shufflevector <8 x i16> %25, <8 x i16> poison, <8 x i32> zeroinitializer
  %27 = add <8 x i16> %23, %26
  %28 = tail call spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %27, <8 x i16> noundef splat (i16 32000)) #5
  %29 = tail call spir_func <8 x i16> @_Z6rotateDv8_sS_(<8 x i16> noundef %27, <8 x i16> noundef splat (i16 3)) #5
  %30 = xor <8 x i16> %29, %28
  tail call spir_func void @_Z7vstore8Dv8_smPU3AS4s(<8 x i16> noundef %30, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 2
  %32 = load i16, ptr addrspace(1) %31, align 2, !tbaa !14
  %33 = tail call spir_func zeroext i16 @_Z8popcountt(i16 noundef zeroext %32) #5
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %35 = load i16, ptr addrspace(1) %34, align 2, !tbaa !14
  %36 = tail call spir_func signext i16 @_Z3clzs(i16 noundef signext %35) #5
  %37 = add i16 %36, %33
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 6
  %39 = load i16, ptr addrspace(1) %38, align 2, !tbaa !14
  %40 = or i16 %39, 8
  %41 = tail call spir_func signext i16 @_Z3ctzs(i16 noundef signext %40) #5
  %42 = add i16 %37, %41
  %43 = load i16, ptr addrspace(1) %17, align 2, !tbaa !14
  %44 = add i16 %42, %43
  store i16 %44, ptr addrspace(1) %17, align 2, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef, <4 x i32> noundef, <8 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z18convert_uchar4_satDv4_j(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <8 x i16> @_Z6vload8mPU3AS4Ks(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z6rotateDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore8Dv8_smPU3AS4s(<8 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i16 @_Z8popcountt(i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z3clzs(i16 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z3ctzs(i16 noundef signext) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uchar*", !"uint4*", !"short*"}
!11 = !{!"uchar*", !"uint __attribute__((ext_vector_type(4)))*", !"short*"}
!12 = !{!"", !"const", !""}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !6, i64 0}
