; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.pair = type { <8 x i32>, <8 x i32> }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @wide_calls(ptr addrspace(1) noundef align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = alloca %struct.pair, align 32
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = and i64 %4, 4294967295
  %6 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %0, i64 %5
  %7 = load <16 x i16>, ptr addrspace(1) %6, align 32, !tbaa !13
  %8 = shufflevector <16 x i16> %7, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %9 = tail call spir_func <16 x i16> @turned(<16 x i16> noundef %7, <8 x i16> noundef %8) #7
  store <16 x i16> %9, ptr addrspace(1) %6, align 32, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %10 = shufflevector <16 x i16> %9, <16 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %11 = tail call spir_func <8 x i32> @_Z12convert_int8Dv8_t(<8 x i16> noundef %10) #6
  call spir_func void @apart(ptr dead_on_unwind writable sret(%struct.pair) align 32 %3, <8 x i32> noundef %11) #7
  %12 = load <8 x i32>, ptr %3, align 32, !tbaa !13
  %13 = mul <8 x i32> %12, splat (i32 3)
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %15 = load <8 x i32>, ptr %14, align 32, !tbaa !13
  %16 = add <8 x i32> %13, %15
  %17 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %1, i64 %5
  store <8 x i32> %16, ptr addrspace(1) %17, align 32, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_wide_calls(ptr addrspace(1) noundef align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = alloca %struct.pair, align 32
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = and i64 %4, 4294967295
  %6 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %0, i64 %5
  %7 = load <16 x i16>, ptr addrspace(1) %6, align 32, !tbaa !13
  %8 = shufflevector <16 x i16> %7, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %9 = tail call spir_func <16 x i16> @turned(<16 x i16> noundef %7, <8 x i16> noundef %8) #7
  store <16 x i16> %9, ptr addrspace(1) %6, align 32, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %10 = shufflevector <16 x i16> %9, <16 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %11 = tail call spir_func <8 x i32> @_Z12convert_int8Dv8_t(<8 x i16> noundef %10) #6
  call spir_func void @apart(ptr dead_on_unwind writable sret(%struct.pair) align 32 %3, <8 x i32> noundef %11) #7
  %12 = load <8 x i32>, ptr %3, align 32, !tbaa !13
  %13 = mul <8 x i32> %12, splat (i32 3)
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %15 = load <8 x i32>, ptr %14, align 32, !tbaa !13
  %16 = add <8 x i32> %13, %15
  %17 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %1, i64 %5
  store <8 x i32> %16, ptr addrspace(1) %17, align 32, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func <16 x i16> @turned(<16 x i16> noundef %0, <8 x i16> noundef %1) unnamed_addr #4 {
  %3 = shufflevector <16 x i16> %0, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4 = shufflevector <16 x i16> %0, <16 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = add <8 x i16> %4, %1
  %6 = shufflevector <8 x i16> %3, <8 x i16> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i16> %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @apart(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.pair) align 32 captures(none) initializes((0, 64)) %0, <8 x i32> noundef %1) unnamed_addr #5 {
  %3 = and <8 x i32> %1, splat (i32 15)
  store <8 x i32> %3, ptr %0, align 32, !tbaa !13
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = ashr <8 x i32> %1, splat (i32 4)
  store <8 x i32> %5, ptr %4, align 32, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i32> @_Z12convert_int8Dv8_t(<8 x i16> noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }

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
!10 = !{!"ushort16*", !"int8*"}
!11 = !{!"ushort __attribute__((ext_vector_type(16)))*", !"int __attribute__((ext_vector_type(8)))*"}
!12 = !{!"", !""}
!13 = !{!6, !6, i64 0}
