; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @prefetching(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [8 x i32], align 4
  tail call spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef align 4 %0, i64 noundef 4) #5
  %5 = tail call spir_func i64 @_Z20get_global_linear_idv() #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %6 = and i64 %5, 7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  store i32 %8, ptr %4, align 4, !tbaa !4
  %9 = add i64 %5, 1
  %10 = and i64 %9, 7
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %12, ptr %13, align 4, !tbaa !4
  %14 = add i64 %5, 2
  %15 = and i64 %14, 7
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %17, ptr %18, align 4, !tbaa !4
  %19 = add i64 %5, 3
  %20 = and i64 %19, 7
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = and i64 %5, 7
  %25 = xor i64 %24, 4
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = add i64 %5, 5
  %30 = and i64 %29, 7
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 %32, ptr %33, align 4, !tbaa !4
  %34 = add i64 %5, 6
  %35 = and i64 %34, 7
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %37, ptr %38, align 4, !tbaa !4
  %39 = add i64 %5, 7
  %40 = and i64 %39, 7
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 %42, ptr %43, align 4, !tbaa !4
  %44 = addrspacecast ptr %4 to ptr addrspace(4)
  %45 = addrspacecast ptr %43 to ptr addrspace(4)
  br label %46

46:                                               ; preds = %3, %46
  %47 = phi ptr addrspace(4) [ %44, %3 ], [ %51, %46 ]
  %48 = phi ptr addrspace(4) [ %45, %3 ], [ %52, %46 ]
  %49 = load i32, ptr addrspace(4) %47, align 4, !tbaa !4
  %50 = load i32, ptr addrspace(4) %48, align 4, !tbaa !4
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %47, i64 4
  store i32 %50, ptr addrspace(4) %47, align 4, !tbaa !4
  %52 = getelementptr inbounds i8, ptr addrspace(4) %48, i64 -4
  store i32 %49, ptr addrspace(4) %48, align 4, !tbaa !4
  %53 = icmp ult ptr addrspace(4) %51, %52
  br i1 %53, label %46, label %54

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i32, ptr %4, i64 %6
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = ptrtoint ptr addrspace(4) %52 to i64
  %58 = ptrtoint ptr addrspace(4) %51 to i64
  %59 = sub i64 %57, %58
  %60 = lshr exact i64 %59, 2
  %61 = trunc i64 %60 to i32
  %62 = mul nsw i32 %61, 100
  %63 = add nsw i32 %56, %62
  %64 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #5
  %65 = trunc i64 %64 to i32
  %66 = add i32 %63, %65
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %66, ptr addrspace(1) %67, align 4, !tbaa !4
  call spir_func void @_Z9mem_fencej(i32 noundef 2) #5
  %68 = load i32, ptr %13, align 4, !tbaa !4
  %69 = call spir_func i32 @_Z5mad24iii(i32 noundef %68, i32 noundef 3, i32 noundef 4) #7
  %70 = insertelement <2 x i32> poison, i32 %69, i64 0
  %71 = load i32, ptr %18, align 4, !tbaa !4
  %72 = call spir_func i32 @_Z5mul24ii(i32 noundef %71, i32 noundef -5) #7
  %73 = insertelement <2 x i32> %70, i32 %72, i64 1
  %74 = call spir_func <2 x i32> @_Z9bitselectDv2_iS_S_(<2 x i32> noundef <i32 1, i32 2>, <2 x i32> noundef splat (i32 7), <2 x i32> noundef splat (i32 3)) #7
  %75 = add <2 x i32> %73, %74
  %76 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %75, ptr addrspace(1) %76, align 8, !tbaa !13
  %77 = icmp eq i64 %5, 3
  br i1 %77, label %97, label %78

78:                                               ; preds = %54
  %79 = load i32, ptr %23, align 4, !tbaa !4
  %80 = trunc i32 %79 to i16
  %81 = load i32, ptr %28, align 4, !tbaa !4
  %82 = trunc i32 %81 to i16
  %83 = call spir_func i32 @_Z8upsamplest(i16 noundef signext %80, i16 noundef zeroext %82) #7
  %84 = load i32, ptr %33, align 4, !tbaa !4
  %85 = load i32, ptr %38, align 4, !tbaa !4
  %86 = call spir_func i32 @_Z4haddii(i32 noundef %84, i32 noundef %85) #7
  %87 = load i32, ptr %4, align 4, !tbaa !4
  %88 = shl i32 %68, 28
  %89 = call spir_func i32 @_Z6mad_hiiii(i32 noundef %87, i32 noundef %88, i32 noundef %71) #7
  %90 = call spir_func i32 @_Z7sub_satii(i32 noundef %79, i32 noundef %81) #7
  %91 = extractelement <2 x i32> %75, i64 0
  %92 = add i32 %83, %91
  %93 = add i32 %92, %86
  %94 = add i32 %93, %89
  %95 = add i32 %94, %90
  %96 = insertelement <2 x i32> %75, i32 %95, i64 0
  store <2 x i32> %96, ptr addrspace(1) %76, align 8
  br label %97

97:                                               ; preds = %54, %78
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_prefetching(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [8 x i32], align 4
  tail call spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef %0, i64 noundef 4) #5
  %5 = tail call spir_func i64 @_Z20get_global_linear_idv() #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %6 = and i64 %5, 7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  store i32 %8, ptr %4, align 4, !tbaa !4
  %9 = add i64 %5, 1
  %10 = and i64 %9, 7
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %12, ptr %13, align 4, !tbaa !4
  %14 = add i64 %5, 2
  %15 = and i64 %14, 7
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %17, ptr %18, align 4, !tbaa !4
  %19 = add i64 %5, 3
  %20 = and i64 %19, 7
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = and i64 %5, 7
  %25 = xor i64 %24, 4
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = add i64 %5, 5
  %30 = and i64 %29, 7
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 %32, ptr %33, align 4, !tbaa !4
  %34 = add i64 %5, 6
  %35 = and i64 %34, 7
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %37, ptr %38, align 4, !tbaa !4
  %39 = add i64 %5, 7
  %40 = and i64 %39, 7
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 %42, ptr %43, align 4, !tbaa !4
  %44 = addrspacecast ptr %4 to ptr addrspace(4)
  %45 = addrspacecast ptr %43 to ptr addrspace(4)
  br label %46

46:                                               ; preds = %3, %46
  %47 = phi ptr addrspace(4) [ %44, %3 ], [ %51, %46 ]
  %48 = phi ptr addrspace(4) [ %45, %3 ], [ %52, %46 ]
  %49 = load i32, ptr addrspace(4) %47, align 4, !tbaa !4
  %50 = load i32, ptr addrspace(4) %48, align 4, !tbaa !4
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %47, i64 4
  store i32 %50, ptr addrspace(4) %47, align 4, !tbaa !4
  %52 = getelementptr inbounds i8, ptr addrspace(4) %48, i64 -4
  store i32 %49, ptr addrspace(4) %48, align 4, !tbaa !4
  %53 = icmp ult ptr addrspace(4) %51, %52
  br i1 %53, label %46, label %54

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i32, ptr %4, i64 %6
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = ptrtoint ptr addrspace(4) %52 to i64
  %58 = ptrtoint ptr addrspace(4) %51 to i64
  %59 = sub i64 %57, %58
  %60 = lshr exact i64 %59, 2
  %61 = trunc i64 %60 to i32
  %62 = mul nsw i32 %61, 100
  %63 = add nsw i32 %56, %62
  %64 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #5
  %65 = trunc i64 %64 to i32
  %66 = add i32 %63, %65
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %66, ptr addrspace(1) %67, align 4, !tbaa !4
  call spir_func void @_Z9mem_fencej(i32 noundef 2) #5
  %68 = load i32, ptr %13, align 4, !tbaa !4
  %69 = call spir_func i32 @_Z5mad24iii(i32 noundef %68, i32 noundef 3, i32 noundef 4) #7
  %70 = insertelement <2 x i32> poison, i32 %69, i64 0
  %71 = load i32, ptr %18, align 4, !tbaa !4
  %72 = call spir_func i32 @_Z5mul24ii(i32 noundef %71, i32 noundef -5) #7
  %73 = insertelement <2 x i32> %70, i32 %72, i64 1
  %74 = call spir_func <2 x i32> @_Z9bitselectDv2_iS_S_(<2 x i32> noundef <i32 1, i32 2>, <2 x i32> noundef splat (i32 7), <2 x i32> noundef splat (i32 3)) #7
  %75 = add <2 x i32> %73, %74
  %76 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %75, ptr addrspace(1) %76, align 8, !tbaa !13
  %77 = icmp eq i64 %5, 3
  br i1 %77, label %97, label %78

78:                                               ; preds = %54
  %79 = load i32, ptr %23, align 4, !tbaa !4
  %80 = trunc i32 %79 to i16
  %81 = load i32, ptr %28, align 4, !tbaa !4
  %82 = trunc i32 %81 to i16
  %83 = call spir_func i32 @_Z8upsamplest(i16 noundef signext %80, i16 noundef zeroext %82) #7
  %84 = load i32, ptr %33, align 4, !tbaa !4
  %85 = load i32, ptr %38, align 4, !tbaa !4
  %86 = call spir_func i32 @_Z4haddii(i32 noundef %84, i32 noundef %85) #7
  %87 = load i32, ptr %4, align 4, !tbaa !4
  %88 = shl i32 %68, 28
  %89 = call spir_func i32 @_Z6mad_hiiii(i32 noundef %87, i32 noundef %88, i32 noundef %71) #7
  %90 = call spir_func i32 @_Z7sub_satii(i32 noundef %79, i32 noundef %81) #7
  %91 = extractelement <2 x i32> %75, i64 0
  %92 = add i32 %83, %91
  %93 = add i32 %92, %86
  %94 = add i32 %93, %89
  %95 = add i32 %94, %90
  %96 = insertelement <2 x i32> %75, i32 %95, i64 0
  store <2 x i32> %96, ptr addrspace(1) %76, align 8
  br label %97

97:                                               ; preds = %54, %78
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z9mem_fencej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z9bitselectDv2_iS_S_(<2 x i32> noundef, <2 x i32> noundef, <2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8upsamplest(i16 noundef signext, i16 noundef zeroext) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mad_hiiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7sub_satii(i32 noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!10 = !{!"int*", !"int*", !"int2*"}
!11 = !{!"int*", !"int*", !"int __attribute__((ext_vector_type(2)))*"}
!12 = !{!"const", !"", !""}
!13 = !{!6, !6, i64 0}
