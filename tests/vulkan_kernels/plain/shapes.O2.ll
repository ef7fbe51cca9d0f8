target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Pair = type { i32, i32 }
%struct.Nested = type { [3 x %struct.Pair], %struct.Mixed }
%struct.Mixed = type { i8, i16, i32, i64, float, [5 x i8] }
%struct.Node = type { ptr, i32 }

@table = internal unnamed_addr constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 4
@pairs = internal unnamed_addr constant [4 x %struct.Pair] [%struct.Pair { i32 1, i32 2 }, %struct.Pair { i32 3, i32 5 }, %struct.Pair { i32 7, i32 11 }, %struct.Pair { i32 13, i32 17 }], align 4
@text = internal unnamed_addr constant [11 x i8] c"plain text\00", align 1
@switch.table.assumptions = private unnamed_addr addrspace(1) constant [4 x i32] [i32 5, i32 6, i32 8, i32 1], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @struct_copies(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.Nested, align 8
  %3 = alloca %struct.Nested, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  %4 = load i32, ptr addrspace(1) %0, align 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %6 = load i32, ptr addrspace(1) %5, align 4
  store i32 %4, ptr %2, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 %6, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %12 = load i32, ptr addrspace(1) %11, align 4
  store i32 %10, ptr %8, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 %12, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %16, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 20
  store i32 %18, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %22 = load i32, ptr addrspace(1) %21, align 4
  %23 = trunc i32 %22 to i8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = trunc i32 %25 to i16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = zext i32 %30 to i64
  %32 = shl i64 %31, 33
  %33 = or disjoint i64 %32, 5
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = sitofp i32 %35 to float
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 49
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %37, i8 0, i64 7, i1 false)
  store i8 %23, ptr %20, align 8
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 25
  store i8 0, ptr %38, align 1
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 26
  store i16 %26, ptr %39, align 2
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 28
  store i32 %28, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i64 %33, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store float %36, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 44
  store i8 1, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 45
  store i8 2, ptr %44, align 1
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 46
  store i8 3, ptr %45, align 2
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 47
  store i8 4, ptr %46, align 1
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i8 5, ptr %47, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, ptr noundef nonnull align 8 dereferenceable(56) %2, i64 56, i1 false)
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44
  %50 = load i32, ptr addrspace(1) %49, align 4
  %51 = urem i32 %50, 5
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr %48, i64 %52
  store i8 77, ptr %53, align 1
  %54 = urem i32 %4, 3
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw %struct.Pair, ptr %2, i64 %55
  store i32 1000, ptr %56, align 8
  %57 = load i8, ptr %48, align 4
  %58 = zext i8 %57 to i32
  %59 = mul nuw nsw i32 %58, 3
  %60 = add nuw nsw i32 %59, 3
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 45
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = add nuw nsw i32 %60, %63
  %65 = mul nuw nsw i32 %64, 3
  %66 = add nuw nsw i32 %65, 6
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 46
  %68 = load i8, ptr %67, align 2
  %69 = zext i8 %68 to i32
  %70 = add nuw nsw i32 %66, %69
  %71 = mul nuw nsw i32 %70, 3
  %72 = add nuw nsw i32 %71, 9
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 47
  %74 = load i8, ptr %73, align 1
  %75 = zext i8 %74 to i32
  %76 = add nuw nsw i32 %72, %75
  %77 = mul nuw nsw i32 %76, 3
  %78 = add nuw nsw i32 %77, 12
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %80 = load i8, ptr %79, align 8
  %81 = zext i8 %80 to i32
  %82 = add nuw nsw i32 %78, %81
  %83 = add nuw nsw i32 %82, 5
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %83, ptr addrspace(1) %0, align 4
  %85 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %86 = load i32, ptr %85, align 4
  %87 = load i32, ptr %14, align 8
  %88 = add nsw i32 %87, %86
  %89 = load i8, ptr %84, align 8
  %90 = sext i8 %89 to i32
  %91 = add nsw i32 %88, %90
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 26
  %93 = load i16, ptr %92, align 2
  %94 = sext i16 %93 to i32
  %95 = add nsw i32 %91, %94
  store i32 %95, ptr addrspace(1) %9, align 4
  %96 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %97 = load i64, ptr %96, align 8
  %98 = lshr i64 %97, 31
  %99 = trunc i64 %98 to i32
  %100 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %101 = load float, ptr %100, align 8
  %102 = fptosi float %101 to i32
  %103 = add nsw i32 %99, %102
  store i32 %103, ptr addrspace(1) %15, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define spir_kernel void @byte_offsets(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = alloca %struct.Mixed, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  br label %23

3:                                                ; preds = %23
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %5 = load i32, ptr addrspace(1) %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 2
  %7 = load i16, ptr %6, align 2
  %8 = sext i16 %7 to i32
  %9 = add nsw i32 %5, %8
  store i32 %9, ptr addrspace(1) %0, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = lshr i64 %11, 16
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %13, ptr addrspace(1) %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 22
  %16 = load i8, ptr %15, align 2
  %17 = zext i8 %16 to i32
  %18 = shl nuw nsw i32 %17, 8
  %19 = load i8, ptr %2, align 8
  %20 = sext i8 %19 to i32
  %21 = add nsw i32 %18, %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %21, ptr addrspace(1) %22, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void

23:                                               ; preds = %1, %23
  %24 = phi i64 [ 0, %1 ], [ %31, %23 ]
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = trunc nuw nsw i64 %24 to i32
  %28 = add i32 %26, %27
  %29 = trunc i32 %28 to i8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 %24
  store i8 %29, ptr %30, align 1
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, 32
  br i1 %32, label %3, label %23, !llvm.loop !3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @pointer_choices(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %5 = load i32, ptr addrspace(1) %0, align 4
  store i32 %5, ptr %2, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %7 = load i32, ptr addrspace(1) %6, align 4
  store i32 %7, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %8 = getelementptr i8, ptr addrspace(1) %0, i64 8
  %9 = load i32, ptr addrspace(1) %8, align 4
  store i32 %9, ptr %4, align 4
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %12 = load i32, ptr addrspace(1) %11, align 4
  store i32 %12, ptr %10, align 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %13, align 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %16, align 4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, ptr %3, ptr %2
  %24 = load i32, ptr %23, align 4
  %25 = add nsw i32 %24, 10
  store i32 %25, ptr %23, align 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %27 = load i32, ptr addrspace(1) %26, align 4
  %28 = and i32 %27, 1
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %36, label %30

30:                                               ; preds = %1
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = and i32 %32, 3
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %4, i64 %34
  br label %36

36:                                               ; preds = %30, %1
  %37 = phi ptr [ %35, %30 ], [ %2, %1 ]
  %38 = load i32, ptr %37, align 4
  %39 = mul nsw i32 %38, 3
  store i32 %39, ptr %37, align 4
  %40 = load i32, ptr %23, align 4
  %41 = load i32, ptr %10, align 4
  %42 = mul nsw i32 %41, 3
  %43 = add nsw i32 %42, 2
  store i32 %43, ptr %10, align 4
  %44 = mul i32 %40, 9
  %45 = add i32 %44, 6
  store i32 %45, ptr %23, align 4
  %46 = load i32, ptr %16, align 4
  %47 = mul nsw i32 %46, 3
  %48 = add nsw i32 %47, 4
  store i32 %48, ptr %16, align 4
  %49 = load i32, ptr %2, align 4
  store i32 %49, ptr addrspace(1) %0, align 4
  %50 = load i32, ptr %3, align 4
  store i32 %50, ptr addrspace(1) %6, align 4
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %8, ptr noundef nonnull align 4 dereferenceable(16) %4, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define spir_kernel void @booleans_in_memory(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %3 = load i32, ptr addrspace(1) %0, align 4
  %4 = trunc i32 %3 to i8
  %5 = lshr i8 %4, 1
  %6 = and i8 %5, 1
  store i8 %6, ptr %2, align 1
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 1
  %10 = trunc i32 %8 to i8
  %11 = lshr i8 %10, 1
  %12 = and i8 %11, 1
  store i8 %12, ptr %9, align 1
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 2
  %16 = trunc i32 %14 to i8
  %17 = lshr i8 %16, 1
  %18 = and i8 %17, 1
  store i8 %18, ptr %15, align 1
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 3
  %22 = trunc i32 %20 to i8
  %23 = lshr i8 %22, 1
  %24 = and i8 %23, 1
  store i8 %24, ptr %21, align 1
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %28 = trunc i32 %26 to i8
  %29 = lshr i8 %28, 1
  %30 = and i8 %29, 1
  store i8 %30, ptr %27, align 1
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 5
  %34 = trunc i32 %32 to i8
  %35 = lshr i8 %34, 1
  %36 = and i8 %35, 1
  store i8 %36, ptr %33, align 1
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 6
  %40 = trunc i32 %38 to i8
  %41 = lshr i8 %40, 1
  %42 = and i8 %41, 1
  store i8 %42, ptr %39, align 1
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 7
  %46 = trunc i32 %44 to i8
  %47 = lshr i8 %46, 1
  %48 = and i8 %47, 1
  store i8 %48, ptr %45, align 1
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %50 = load i32, ptr addrspace(1) %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %52 = trunc i32 %50 to i8
  %53 = lshr i8 %52, 1
  %54 = and i8 %53, 1
  store i8 %54, ptr %51, align 1
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %56 = load i32, ptr addrspace(1) %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 9
  %58 = trunc i32 %56 to i8
  %59 = lshr i8 %58, 1
  %60 = and i8 %59, 1
  store i8 %60, ptr %57, align 1
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %62 = load i32, ptr addrspace(1) %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 10
  %64 = trunc i32 %62 to i8
  %65 = lshr i8 %64, 1
  %66 = and i8 %65, 1
  store i8 %66, ptr %63, align 1
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44
  %68 = load i32, ptr addrspace(1) %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 11
  %70 = trunc i32 %68 to i8
  %71 = lshr i8 %70, 1
  %72 = and i8 %71, 1
  store i8 %72, ptr %69, align 1
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %74 = load i32, ptr addrspace(1) %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %76 = trunc i32 %74 to i8
  %77 = lshr i8 %76, 1
  %78 = and i8 %77, 1
  store i8 %78, ptr %75, align 1
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52
  %80 = load i32, ptr addrspace(1) %79, align 4
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 13
  %82 = trunc i32 %80 to i8
  %83 = lshr i8 %82, 1
  %84 = and i8 %83, 1
  store i8 %84, ptr %81, align 1
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %86 = load i32, ptr addrspace(1) %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 14
  %88 = trunc i32 %86 to i8
  %89 = lshr i8 %88, 1
  %90 = and i8 %89, 1
  store i8 %90, ptr %87, align 1
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  %92 = load i32, ptr addrspace(1) %91, align 4
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 15
  %94 = trunc i32 %92 to i8
  %95 = lshr i8 %94, 1
  %96 = and i8 %95, 1
  store i8 %96, ptr %93, align 1
  %97 = and i32 %20, 15
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 %98
  %100 = load i8, ptr %99, align 1, !range !5, !noundef !6
  %101 = xor i8 %100, 1
  store i8 %101, ptr %99, align 1
  br label %103

102:                                              ; preds = %103
  store i32 %112, ptr addrspace(1) %0, align 4
  store i32 %117, ptr addrspace(1) %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void

103:                                              ; preds = %1, %103
  %104 = phi i64 [ 0, %1 ], [ %119, %103 ]
  %105 = phi i32 [ 0, %1 ], [ %112, %103 ]
  %106 = phi i1 [ false, %1 ], [ %118, %103 ]
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 %104
  %108 = load i8, ptr %107, align 1, !range !5, !noundef !6
  %109 = trunc nuw i8 %108 to i1
  %110 = trunc nuw nsw i64 %104 to i32
  %111 = select i1 %109, i32 %110, i32 0
  %112 = add nuw nsw i32 %111, %105
  %113 = icmp samesign ugt i64 %104, 9
  %114 = zext nneg i8 %108 to i32
  %115 = select i1 %113, i32 %114, i32 0
  %116 = zext i1 %106 to i32
  %117 = or i32 %115, %116
  %118 = icmp ne i32 %117, 0
  %119 = add nuw nsw i64 %104, 1
  %120 = icmp eq i64 %119, 16
  br i1 %120, label %102, label %103, !llvm.loop !7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define spir_kernel void @switch_tables(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 {
  br label %3

2:                                                ; preds = %17
  ret void

3:                                                ; preds = %1, %17
  %4 = phi i64 [ 0, %1 ], [ %19, %17 ]
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4
  %7 = and i32 %6, 7
  switch i32 %7, label %10 [
    i32 0, label %15
    i32 1, label %11
    i32 2, label %16
    i32 3, label %8
    i32 4, label %9
    i32 5, label %17
  ]

8:                                                ; preds = %3
  br label %11

9:                                                ; preds = %3
  br label %17

10:                                               ; preds = %3
  br label %11

11:                                               ; preds = %3, %10, %8
  %12 = phi i32 [ 100, %8 ], [ 0, %10 ], [ 4, %3 ]
  %13 = add nsw i32 %12, %6
  %14 = mul nsw i32 %13, 3
  br label %17

15:                                               ; preds = %3
  br label %17

16:                                               ; preds = %3
  br label %17

17:                                               ; preds = %11, %9, %3, %16, %15
  %18 = phi i32 [ 2, %3 ], [ 9, %16 ], [ %14, %11 ], [ 99, %9 ], [ 51, %15 ]
  store i32 %18, ptr addrspace(1) %5, align 4
  %19 = add nuw nsw i64 %4, 1
  %20 = icmp eq i64 %19, 16
  br i1 %20, label %2, label %3, !llvm.loop !8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @bit_builtins(ptr addrspace(1) noundef captures(none) initializes((8, 32)) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = mul i32 %2, -1640531535
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %5 = load i32, ptr addrspace(1) %4, align 4
  %6 = mul i32 %5, 40503
  %7 = add i32 %6, 1
  %8 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %9 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %7, i1 true)
  %10 = mul nuw nsw i32 %9, 100
  %11 = add nuw nsw i32 %10, %8
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %13 = mul nuw nsw i32 %12, 10000
  %14 = add nuw nsw i32 %11, %13
  store i32 %14, ptr addrspace(1) %0, align 4
  %15 = tail call i32 @llvm.bswap.i32(i32 %3)
  store i32 %15, ptr addrspace(1) %4, align 4
  %16 = and i32 %7, 31
  %17 = shl i32 %3, %16
  %18 = and i32 %6, 31
  %19 = xor i32 %18, 31
  %20 = lshr i32 %3, %19
  %21 = or i32 %17, %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %21, ptr addrspace(1) %22, align 4
  %23 = tail call i32 @llvm.bitreverse.i32(i32 %3)
  %24 = trunc i32 %7 to i8
  %25 = tail call i8 @llvm.bitreverse.i8(i8 %24)
  %26 = zext i8 %25 to i32
  %27 = xor i32 %23, %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %27, ptr addrspace(1) %28, align 4
  %29 = zext i32 %3 to i64
  %30 = shl nuw i64 %29, 32
  %31 = zext i32 %7 to i64
  %32 = or disjoint i64 %30, %31
  %33 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %32)
  %34 = trunc nuw nsw i64 %33 to i32
  %35 = or i64 %32, 1
  %36 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %35, i1 true)
  %37 = trunc nuw nsw i64 %36 to i32
  %38 = mul nuw nsw i32 %37, 100
  %39 = add nuw nsw i32 %38, %34
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %39, ptr addrspace(1) %40, align 4
  %41 = tail call i64 @llvm.bswap.i64(i64 %32)
  %42 = lshr i64 %41, 20
  %43 = trunc i64 %42 to i32
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  store i32 %43, ptr addrspace(1) %44, align 4
  %45 = trunc i32 %3 to i16
  %46 = tail call i16 @llvm.bswap.i16(i16 %45)
  %47 = zext i16 %46 to i32
  %48 = trunc i32 %8 to i1
  %49 = select i1 %48, i32 7, i32 0
  %50 = add nuw nsw i32 %49, %47
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %52 = load i32, ptr addrspace(1) %51, align 4
  %53 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %52, i1 true)
  %54 = add nuw nsw i32 %53, 1
  %55 = icmp eq i32 %52, 0
  %56 = select i1 %55, i32 0, i32 %54
  %57 = add nuw nsw i32 %50, %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store i32 %57, ptr addrspace(1) %58, align 4
  %59 = tail call i64 @llvm.bitreverse.i64(i64 %32)
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  store i32 %60, ptr addrspace(1) %61, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.bitreverse.i8(i8) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define spir_kernel void @overflowing(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  br label %4

3:                                                ; preds = %4
  store i32 %44, ptr addrspace(1) %0, align 4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i32 [ %2, %1 ], [ %12, %4 ]
  %6 = phi i64 [ 0, %1 ], [ %10, %4 ]
  %7 = phi i32 [ 0, %1 ], [ %44, %4 ]
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %9 = shl i32 %5, 24
  %10 = add nuw nsw i64 %6, 1
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = shl i32 %12, 24
  %14 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %9, i32 %13)
  %15 = extractvalue { i32, i1 } %14, 1
  %16 = shl i32 %7, 2
  %17 = select i1 %15, i32 2, i32 0
  %18 = or disjoint i32 %17, %16
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = shl i32 %20, 25
  %22 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %9, i32 %21)
  %23 = extractvalue { i32, i1 } %22, 1
  %24 = extractvalue { i32, i1 } %22, 0
  %25 = zext i1 %23 to i32
  %26 = or disjoint i32 %18, %25
  %27 = shl nsw i32 %26, 1
  %28 = shl i32 %5, 10
  %29 = shl i32 %12, 14
  %30 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %28, i32 %29)
  %31 = extractvalue { i32, i1 } %30, 1
  %32 = extractvalue { i32, i1 } %30, 0
  %33 = zext i1 %31 to i32
  %34 = or disjoint i32 %27, %33
  %35 = zext i32 %5 to i64
  %36 = shl i64 %35, 40
  %37 = sext i32 %12 to i64
  %38 = shl nsw i64 %37, 12
  %39 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %36, i64 %38)
  %40 = extractvalue { i64, i1 } %39, 1
  %41 = zext i1 %40 to i32
  %42 = trunc nuw nsw i64 %6 to i32
  %43 = shl nuw nsw i32 %41, %42
  %44 = xor i32 %34, %43
  %45 = add nsw i32 %24, %32
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 128
  store i32 %45, ptr addrspace(1) %46, align 4
  %47 = icmp eq i64 %10, 8
  br i1 %47, label %3, label %4, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define spir_kernel void @saturating(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i32 [ %2, %1 ], [ %11, %4 ]
  %6 = phi i64 [ 0, %1 ], [ %9, %4 ]
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = shl i32 %5, 24
  %9 = add nuw nsw i64 %6, 1
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = shl i32 %11, 25
  %13 = tail call i32 @llvm.sadd.sat.i32(i32 %8, i32 %12)
  %14 = tail call i32 @llvm.ssub.sat.i32(i32 %12, i32 %8)
  %15 = xor i32 %13, %14
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  store i32 %15, ptr addrspace(1) %16, align 4
  %17 = tail call i32 @llvm.usub.sat.i32(i32 %5, i32 %11)
  %18 = trunc i32 %5 to i8
  %19 = mul i8 %18, 3
  %20 = tail call i8 @llvm.uadd.sat.i8(i8 %19, i8 -56)
  %21 = zext i8 %20 to i32
  %22 = add nsw i32 %17, %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  store i32 %22, ptr addrspace(1) %23, align 4
  %24 = tail call i32 @llvm.smin.i32(i32 %8, i32 %12)
  %25 = sdiv i32 %24, 3
  %26 = tail call i32 @llvm.smax.i32(i32 %8, i32 %12)
  %27 = sdiv i32 %26, 5
  %28 = add nsw i32 %25, %27
  %29 = tail call i32 @llvm.abs.i32(i32 %12, i1 false)
  %30 = sdiv i32 %29, 7
  %31 = add nsw i32 %28, %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  store i32 %31, ptr addrspace(1) %32, align 4
  %33 = icmp eq i64 %9, 8
  br i1 %33, label %3, label %4, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @wide_integers(ptr addrspace(1) noundef captures(none) initializes((16, 20)) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = sext i32 %2 to i64
  %4 = zext i64 %3 to i128
  %5 = shl i128 %4, 70
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %7 = load i32, ptr addrspace(1) %6, align 4
  %8 = zext i32 %7 to i128
  %9 = or disjoint i128 %5, %8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = sext i32 %11 to i64
  %13 = zext i64 %12 to i128
  %14 = shl nuw nsw i128 %13, 60
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = zext i32 %16 to i128
  %18 = or disjoint i128 %14, %17
  %19 = mul i128 %18, %9
  %20 = lshr i128 %9, 7
  %21 = sub nsw i128 %20, %18
  %22 = add i128 %21, %19
  %23 = lshr i128 %22, 96
  %24 = trunc nuw i128 %23 to i32
  store i32 %24, ptr addrspace(1) %0, align 4
  %25 = lshr i128 %22, 64
  %26 = trunc i128 %25 to i32
  store i32 %26, ptr addrspace(1) %6, align 4
  %27 = lshr i128 %22, 32
  %28 = trunc i128 %27 to i32
  store i32 %28, ptr addrspace(1) %10, align 4
  %29 = trunc i128 %22 to i32
  store i32 %29, ptr addrspace(1) %15, align 4
  %30 = icmp ult i128 %9, %18
  %31 = zext i1 %30 to i32
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %31, ptr addrspace(1) %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = shl i32 %34, 5
  store i32 %35, ptr addrspace(1) %33, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @odd_widths(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = mul nsw i32 %2, 77777
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %5 = load i32, ptr addrspace(1) %4, align 4
  %6 = and i32 %3, 16777215
  %7 = zext nneg i32 %6 to i48
  %8 = mul nuw nsw i48 %7, 65535
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = and i32 %14, 65535
  %16 = add i32 %10, 9
  %17 = and i32 %16, 31
  %18 = shl i32 %12, 21
  %19 = mul i32 %3, %3
  %20 = and i32 %19, 16777215
  store i32 %20, ptr addrspace(1) %0, align 4
  %21 = mul i32 %5, 491618304
  %22 = ashr exact i32 %21, 15
  store i32 %22, ptr addrspace(1) %4, align 4
  %23 = lshr i48 %8, 13
  %24 = trunc nuw nsw i48 %23 to i32
  store i32 %24, ptr addrspace(1) %9, align 4
  %25 = mul nuw nsw i32 %17, 1000
  %26 = add i32 %18, -1468006400
  %27 = ashr exact i32 %26, 21
  %28 = add nsw i32 %27, %25
  store i32 %28, ptr addrspace(1) %11, align 4
  store i32 %15, ptr addrspace(1) %13, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define spir_kernel void @wide_vectors(ptr addrspace(1) noundef captures(none) initializes((64, 96)) %0) local_unnamed_addr #4 {
  %2 = load <16 x i32>, ptr addrspace(1) %0, align 64
  %3 = extractelement <16 x i32> %2, i64 0
  %4 = sdiv i32 %3, 2
  %5 = sitofp i32 %4 to float
  %6 = fadd float %5, 1.000000e+00
  %7 = insertelement <8 x float> poison, float %6, i64 0
  %8 = extractelement <16 x i32> %2, i64 1
  %9 = sdiv i32 %8, 2
  %10 = sitofp i32 %9 to float
  %11 = fadd float %10, 2.000000e+00
  %12 = insertelement <8 x float> %7, float %11, i64 1
  %13 = extractelement <16 x i32> %2, i64 2
  %14 = sdiv i32 %13, 2
  %15 = sitofp i32 %14 to float
  %16 = fadd float %15, 3.000000e+00
  %17 = insertelement <8 x float> %12, float %16, i64 2
  %18 = extractelement <16 x i32> %2, i64 3
  %19 = sdiv i32 %18, 2
  %20 = sitofp i32 %19 to float
  %21 = fadd float %20, 4.000000e+00
  %22 = insertelement <8 x float> %17, float %21, i64 3
  %23 = extractelement <16 x i32> %2, i64 4
  %24 = sdiv i32 %23, 2
  %25 = sitofp i32 %24 to float
  %26 = fadd float %25, 5.000000e+00
  %27 = insertelement <8 x float> %22, float %26, i64 4
  %28 = extractelement <16 x i32> %2, i64 5
  %29 = sdiv i32 %28, 2
  %30 = sitofp i32 %29 to float
  %31 = fadd float %30, 6.000000e+00
  %32 = insertelement <8 x float> %27, float %31, i64 5
  %33 = extractelement <16 x i32> %2, i64 6
  %34 = sdiv i32 %33, 2
  %35 = sitofp i32 %34 to float
  %36 = fadd float %35, 7.000000e+00
  %37 = insertelement <8 x float> %32, float %36, i64 6
  %38 = extractelement <16 x i32> %2, i64 7
  %39 = sdiv i32 %38, 2
  %40 = sitofp i32 %39 to float
  %41 = fadd float %40, 8.000000e+00
  %42 = insertelement <8 x float> %37, float %41, i64 7
  %43 = mul <16 x i32> %2, splat (i32 3)
  %44 = shufflevector <16 x i32> %2, <16 x i32> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %45 = sub <16 x i32> %43, %44
  %46 = shufflevector <8 x float> %42, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %47 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %42, <8 x float> %46, <8 x float> splat (float 1.500000e+00))
  %48 = icmp sgt <16 x i32> %45, %2
  %49 = sext <16 x i1> %48 to <16 x i32>
  %50 = shufflevector <16 x i32> %2, <16 x i32> %45, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %51 = add <16 x i32> %50, %49
  store <16 x i32> %51, ptr addrspace(1) %0, align 64
  %52 = extractelement <8 x float> %47, i64 0
  %53 = fptosi float %52 to i32
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  store i32 %53, ptr addrspace(1) %54, align 64
  %55 = extractelement <8 x float> %47, i64 1
  %56 = fptosi float %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68
  store i32 %56, ptr addrspace(1) %57, align 4
  %58 = extractelement <8 x float> %47, i64 2
  %59 = fptosi float %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  store i32 %59, ptr addrspace(1) %60, align 8
  %61 = extractelement <8 x float> %47, i64 3
  %62 = fptosi float %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 76
  store i32 %62, ptr addrspace(1) %63, align 4
  %64 = extractelement <8 x float> %47, i64 4
  %65 = fptosi float %64 to i32
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  store i32 %65, ptr addrspace(1) %66, align 16
  %67 = extractelement <8 x float> %47, i64 5
  %68 = fptosi float %67 to i32
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 84
  store i32 %68, ptr addrspace(1) %69, align 4
  %70 = extractelement <8 x float> %47, i64 6
  %71 = fptosi float %70 to i32
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  store i32 %71, ptr addrspace(1) %72, align 8
  %73 = extractelement <8 x float> %47, i64 7
  %74 = fptosi float %73 to i32
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 92
  store i32 %74, ptr addrspace(1) %75, align 4
  %76 = trunc <16 x i32> %45 to <16 x i8>
  %77 = shufflevector <16 x i8> %76, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  br label %79

78:                                               ; preds = %79
  ret void

79:                                               ; preds = %1, %79
  %80 = phi i64 [ 0, %1 ], [ %89, %79 ]
  %81 = trunc nuw nsw i64 %80 to i32
  %82 = extractelement <16 x i8> %76, i32 %81
  %83 = shl i8 %82, 1
  %84 = extractelement <16 x i8> %77, i32 %81
  %85 = xor i8 %83, %84
  %86 = zext i8 %85 to i32
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %80
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %87, i64 96
  store i32 %86, ptr addrspace(1) %88, align 4
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, 16
  br i1 %90, label %78, label %79, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @aggregates_by_value(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.Pair, align 8
  %3 = alloca %struct.Pair, align 8
  %4 = alloca %struct.Mixed, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %5 = load i32, ptr addrspace(1) %0, align 4
  store i32 %5, ptr %2, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %8 = load i32, ptr addrspace(1) %7, align 4
  store i32 %8, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call spir_func void @swapped(ptr dead_on_unwind writable sret(%struct.Pair) align 4 %3, ptr noundef nonnull byval(%struct.Pair) align 4 %2)
  %9 = load i64, ptr %3, align 8
  store i64 %9, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call spir_func void @swapped(ptr dead_on_unwind writable sret(%struct.Pair) align 4 %3, ptr noundef nonnull byval(%struct.Pair) align 4 %2)
  %10 = load i64, ptr %3, align 8
  store i64 %10, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call spir_func void @swapped(ptr dead_on_unwind writable sret(%struct.Pair) align 4 %3, ptr noundef nonnull byval(%struct.Pair) align 4 %2)
  %11 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = sext i32 %15 to i64
  %17 = shl nsw i64 %16, 20
  call spir_func void @made(ptr dead_on_unwind writable sret(%struct.Mixed) align 8 %4, i32 noundef %13, i64 noundef %17)
  %18 = trunc i64 %11 to i32
  store i32 %18, ptr addrspace(1) %0, align 4
  %19 = lshr i64 %11, 32
  %20 = trunc nuw i64 %19 to i32
  store i32 %20, ptr addrspace(1) %7, align 4
  %21 = load i8, ptr %4, align 8
  %22 = sext i8 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %24 = load i16, ptr %23, align 2
  %25 = sext i16 %24 to i32
  %26 = add nsw i32 %25, %22
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %26, %28
  store i32 %29, ptr addrspace(1) %12, align 4
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = lshr i64 %31, 10
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %35 = load float, ptr %34, align 8
  %36 = fptosi float %35 to i32
  %37 = add nsw i32 %33, %36
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 21
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = add nsw i32 %37, %40
  store i32 %41, ptr addrspace(1) %14, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @swapped(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Pair) align 4 captures(none) initializes((0, 8)) %0, ptr noundef readonly byval(%struct.Pair) align 4 captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %0, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %1, align 4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @made(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Mixed) align 8 captures(none) initializes((0, 32)) %0, i32 noundef %1, i64 noundef range(i64 0, -1048575) %2) unnamed_addr #8 {
  %4 = trunc i32 %1 to i8
  store i8 %4, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1
  store i8 0, ptr %5, align 1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %7 = trunc i32 %1 to i16
  %8 = mul i16 %7, 3
  store i16 %8, ptr %6, align 2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = mul nsw i32 %1, 5
  store i32 %10, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %2, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = sitofp i32 %1 to float
  store float %13, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %4, ptr %15, align 1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 3, ptr %16, align 2
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 4, ptr %17, align 1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i8 5, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 25
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %19, i8 0, i64 7, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @constant_tables(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = and i32 %2, 7
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr @table, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = mul nsw i32 %6, 10
  %8 = and i32 %2, 3
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw %struct.Pair, ptr @pairs, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = add nsw i32 %7, %12
  %14 = getelementptr inbounds nuw i8, ptr @text, i64 %4
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = add nsw i32 %13, %16
  store i32 %17, ptr addrspace(1) %0, align 4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %19 = load i32, ptr addrspace(1) %18, align 4
  %20 = and i32 %19, 7
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr @table, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = mul nsw i32 %23, 10
  %25 = and i32 %19, 3
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.Pair, ptr @pairs, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %24, %29
  %31 = getelementptr inbounds nuw i8, ptr @text, i64 %21
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = add nsw i32 %30, %33
  store i32 %34, ptr addrspace(1) %18, align 4
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %36 = load i32, ptr addrspace(1) %35, align 4
  %37 = and i32 %36, 7
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr @table, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = mul nsw i32 %40, 10
  %42 = and i32 %36, 3
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw %struct.Pair, ptr @pairs, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %46 = load i32, ptr %45, align 4
  %47 = add nsw i32 %41, %46
  %48 = getelementptr inbounds nuw i8, ptr @text, i64 %38
  %49 = load i8, ptr %48, align 1
  %50 = sext i8 %49 to i32
  %51 = add nsw i32 %47, %50
  store i32 %51, ptr addrspace(1) %35, align 4
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %53 = load i32, ptr addrspace(1) %52, align 4
  %54 = and i32 %53, 7
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr @table, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = mul nsw i32 %57, 10
  %59 = and i32 %53, 3
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw %struct.Pair, ptr @pairs, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %63 = load i32, ptr %62, align 4
  %64 = add nsw i32 %58, %63
  %65 = getelementptr inbounds nuw i8, ptr @text, i64 %55
  %66 = load i8, ptr %65, align 1
  %67 = sext i8 %66 to i32
  %68 = add nsw i32 %64, %67
  store i32 %68, ptr addrspace(1) %52, align 4
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %70 = load i32, ptr addrspace(1) %69, align 4
  %71 = and i32 %70, 7
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr @table, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = mul nsw i32 %74, 10
  %76 = and i32 %70, 3
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw %struct.Pair, ptr @pairs, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %80 = load i32, ptr %79, align 4
  %81 = add nsw i32 %75, %80
  %82 = getelementptr inbounds nuw i8, ptr @text, i64 %72
  %83 = load i8, ptr %82, align 1
  %84 = sext i8 %83 to i32
  %85 = add nsw i32 %81, %84
  store i32 %85, ptr addrspace(1) %69, align 4
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %87 = load i32, ptr addrspace(1) %86, align 4
  %88 = and i32 %87, 7
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr @table, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = mul nsw i32 %91, 10
  %93 = and i32 %87, 3
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw %struct.Pair, ptr @pairs, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %97 = load i32, ptr %96, align 4
  %98 = add nsw i32 %92, %97
  %99 = getelementptr inbounds nuw i8, ptr @text, i64 %89
  %100 = load i8, ptr %99, align 1
  %101 = sext i8 %100 to i32
  %102 = add nsw i32 %98, %101
  store i32 %102, ptr addrspace(1) %86, align 4
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %104 = load i32, ptr addrspace(1) %103, align 4
  %105 = and i32 %104, 7
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr @table, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = mul nsw i32 %108, 10
  %110 = and i32 %104, 3
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw %struct.Pair, ptr @pairs, i64 %111
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %114 = load i32, ptr %113, align 4
  %115 = add nsw i32 %109, %114
  %116 = getelementptr inbounds nuw i8, ptr @text, i64 %106
  %117 = load i8, ptr %116, align 1
  %118 = sext i8 %117 to i32
  %119 = add nsw i32 %115, %118
  store i32 %119, ptr addrspace(1) %103, align 4
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %121 = load i32, ptr addrspace(1) %120, align 4
  %122 = and i32 %121, 7
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr @table, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = mul nsw i32 %125, 10
  %127 = and i32 %121, 3
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw %struct.Pair, ptr @pairs, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 4
  %131 = load i32, ptr %130, align 4
  %132 = add nsw i32 %126, %131
  %133 = getelementptr inbounds nuw i8, ptr @text, i64 %123
  %134 = load i8, ptr %133, align 1
  %135 = sext i8 %134 to i32
  %136 = add nsw i32 %132, %135
  store i32 %136, ptr addrspace(1) %120, align 4
  %137 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %138 = load i32, ptr addrspace(1) %137, align 4
  %139 = and i32 %138, 1
  %140 = icmp eq i32 %139, 0
  %141 = select i1 %140, ptr getelementptr inbounds nuw (i8, ptr @pairs, i64 8), ptr @table
  %142 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %143 = load i32, ptr addrspace(1) %142, align 4
  %144 = and i32 %143, 3
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw i32, ptr %141, i64 %145
  %147 = load i32, ptr %146, align 4
  store i32 %147, ptr addrspace(1) %137, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @variables_in_loops(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca [4 x i32], align 4
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %6 = load i32, ptr addrspace(1) %0, align 4
  store i32 %6, ptr %2, align 4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = shl nsw i32 %8, 1
  store i32 %9, ptr %3, align 4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = mul nsw i32 %11, 3
  store i32 %12, ptr %4, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = shl nsw i32 %14, 2
  store i32 %15, ptr %5, align 4
  %16 = and i32 %6, 3
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %17
  store i32 5, ptr %18, align 4
  %19 = load i32, ptr %2, align 4
  %20 = load i32, ptr %3, align 4
  %21 = add nsw i32 %19, %20
  %22 = load i32, ptr %4, align 4
  %23 = add nsw i32 %21, %22
  %24 = load i32, ptr %5, align 4
  %25 = add nsw i32 %23, %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store i32 %8, ptr %2, align 4
  %26 = shl nsw i32 %11, 1
  store i32 %26, ptr %3, align 4
  %27 = mul nsw i32 %14, 3
  store i32 %27, ptr %4, align 4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %29 = load i32, ptr addrspace(1) %28, align 4
  %30 = shl nsw i32 %29, 2
  store i32 %30, ptr %5, align 4
  %31 = and i32 %8, 3
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %2, i64 %32
  store i32 5, ptr %33, align 4
  %34 = mul nsw i32 %25, 7
  %35 = load i32, ptr %2, align 4
  %36 = add nsw i32 %35, %34
  %37 = load i32, ptr %3, align 4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr %4, align 4
  %40 = add nsw i32 %38, %39
  %41 = load i32, ptr %5, align 4
  %42 = add nsw i32 %40, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store i32 %11, ptr %2, align 4
  %43 = shl nsw i32 %14, 1
  store i32 %43, ptr %3, align 4
  %44 = mul nsw i32 %29, 3
  store i32 %44, ptr %4, align 4
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %46 = load i32, ptr addrspace(1) %45, align 4
  %47 = shl nsw i32 %46, 2
  store i32 %47, ptr %5, align 4
  %48 = and i32 %11, 3
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %2, i64 %49
  store i32 5, ptr %50, align 4
  %51 = mul nsw i32 %42, 7
  %52 = load i32, ptr %2, align 4
  %53 = add nsw i32 %52, %51
  %54 = load i32, ptr %3, align 4
  %55 = add nsw i32 %53, %54
  %56 = load i32, ptr %4, align 4
  %57 = add nsw i32 %55, %56
  %58 = load i32, ptr %5, align 4
  %59 = add nsw i32 %57, %58
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store i32 %14, ptr %2, align 4
  %60 = shl nsw i32 %29, 1
  store i32 %60, ptr %3, align 4
  %61 = mul nsw i32 %46, 3
  store i32 %61, ptr %4, align 4
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %63 = load i32, ptr addrspace(1) %62, align 4
  %64 = shl nsw i32 %63, 2
  store i32 %64, ptr %5, align 4
  %65 = and i32 %14, 3
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %2, i64 %66
  store i32 5, ptr %67, align 4
  %68 = mul nsw i32 %59, 7
  %69 = load i32, ptr %2, align 4
  %70 = add nsw i32 %69, %68
  %71 = load i32, ptr %3, align 4
  %72 = add nsw i32 %70, %71
  %73 = load i32, ptr %4, align 4
  %74 = add nsw i32 %72, %73
  %75 = load i32, ptr %5, align 4
  %76 = add nsw i32 %74, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store i32 %29, ptr %2, align 4
  %77 = shl nsw i32 %46, 1
  store i32 %77, ptr %3, align 4
  %78 = mul nsw i32 %63, 3
  store i32 %78, ptr %4, align 4
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %80 = load i32, ptr addrspace(1) %79, align 4
  %81 = shl nsw i32 %80, 2
  store i32 %81, ptr %5, align 4
  %82 = and i32 %29, 3
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr %2, i64 %83
  store i32 5, ptr %84, align 4
  %85 = mul nsw i32 %76, 7
  %86 = load i32, ptr %2, align 4
  %87 = add nsw i32 %86, %85
  %88 = load i32, ptr %3, align 4
  %89 = add nsw i32 %87, %88
  %90 = load i32, ptr %4, align 4
  %91 = add nsw i32 %89, %90
  %92 = load i32, ptr %5, align 4
  %93 = add nsw i32 %91, %92
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store i32 %46, ptr %2, align 4
  %94 = shl nsw i32 %63, 1
  store i32 %94, ptr %3, align 4
  %95 = mul nsw i32 %80, 3
  store i32 %95, ptr %4, align 4
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %97 = load i32, ptr addrspace(1) %96, align 4
  %98 = shl nsw i32 %97, 2
  store i32 %98, ptr %5, align 4
  %99 = and i32 %46, 3
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %2, i64 %100
  store i32 5, ptr %101, align 4
  %102 = mul nsw i32 %93, 7
  %103 = load i32, ptr %2, align 4
  %104 = add nsw i32 %103, %102
  %105 = load i32, ptr %3, align 4
  %106 = add nsw i32 %104, %105
  %107 = load i32, ptr %4, align 4
  %108 = add nsw i32 %106, %107
  %109 = load i32, ptr %5, align 4
  %110 = add nsw i32 %108, %109
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  store i32 %110, ptr addrspace(1) %0, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define spir_kernel void @dynamic_arrays(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = alloca [4 x [5 x i32]], align 4
  %3 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(80) %2, i8 0, i64 80, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  br label %4

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %19, %4 ]
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4
  %8 = trunc nuw nsw i64 %5 to i32
  %9 = mul nsw i32 %7, %8
  %10 = and i32 %7, 3
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw [5 x i32], ptr %2, i64 %11
  %13 = trunc i64 %5 to i8
  %14 = urem i8 %13, 5
  %15 = zext nneg i8 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %12, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, %9
  store i32 %18, ptr %16, align 4
  %19 = add nuw nsw i64 %5, 1
  %20 = icmp eq i64 %19, 20
  br i1 %20, label %21, label %4, !llvm.loop !12

21:                                               ; preds = %4, %39
  %22 = phi i64 [ %41, %39 ], [ 0, %4 ]
  %23 = phi i32 [ %40, %39 ], [ 0, %4 ]
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = and i32 %25, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %21
  %29 = add nsw i32 %23, 1
  %30 = sext i32 %23 to i64
  %31 = getelementptr inbounds i32, ptr %3, i64 %30
  store i32 %25, ptr %31, align 4
  br label %39

32:                                               ; preds = %21
  %33 = icmp eq i32 %23, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = add nsw i32 %23, -1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %3, i64 %36
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr addrspace(1) %24, align 4
  br label %39

39:                                               ; preds = %28, %34, %32
  %40 = phi i32 [ %29, %28 ], [ %35, %34 ], [ 0, %32 ]
  %41 = add nuw nsw i64 %22, 1
  %42 = icmp eq i64 %41, 16
  br i1 %42, label %44, label %21, !llvm.loop !13

43:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void

44:                                               ; preds = %39, %44
  %45 = phi i64 [ %54, %44 ], [ 0, %39 ]
  %46 = trunc i64 %45 to i8
  %47 = mul nuw i8 %46, 7
  %48 = urem i8 %47, 20
  %49 = zext nneg i8 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %2, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %45
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 64
  store i32 %51, ptr addrspace(1) %53, align 4
  %54 = add nuw nsw i64 %45, 1
  %55 = icmp eq i64 %54, 20
  br i1 %55, label %43, label %44, !llvm.loop !14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @unions(ptr addrspace(1) noundef captures(none) initializes((4, 8), (16, 20)) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = sitofp i32 %2 to float
  %4 = fadd float %3, 5.000000e-01
  store float %4, ptr addrspace(1) %0, align 4
  %5 = fneg float %4
  %6 = bitcast float %5 to i32
  %7 = fmul float %4, -2.000000e+00
  %8 = fptosi float %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %8, ptr addrspace(1) %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = and i32 %11, 65535
  %13 = and i32 %6, -65536
  %14 = or disjoint i32 %13, %12
  %15 = lshr i32 %11, 8
  %16 = and i32 %15, 255
  %17 = add nsw i32 %14, %16
  store i32 %17, ptr addrspace(1) %10, align 4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %19 = load i32, ptr addrspace(1) %18, align 4
  %20 = sitofp i32 %19 to double
  %21 = fmul double %20, 1.250000e+00
  %22 = bitcast double %21 to i64
  %23 = lshr i64 %22, 40
  %24 = trunc nuw nsw i64 %23 to i32
  store i32 %24, ptr addrspace(1) %18, align 4
  %25 = trunc i64 %22 to i32
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %25, ptr addrspace(1) %26, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @pointers_in_memory(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #9 {
  %2 = alloca [6 x %struct.Node], align 8
  %3 = alloca [3 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %5 = load i32, ptr addrspace(1) %0, align 4
  store ptr %4, ptr %2, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %11 = load i32, ptr addrspace(1) %10, align 4
  store ptr %9, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i32 %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 28
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %17 = load i32, ptr addrspace(1) %16, align 4
  store ptr %15, ptr %14, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store i32 %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 44
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %23 = load i32, ptr addrspace(1) %22, align 4
  store ptr %21, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store i32 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 60
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %28 = load i32, ptr addrspace(1) %27, align 4
  store ptr %2, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 72
  store i32 %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 76
  store i32 0, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %33 = load i32, ptr addrspace(1) %32, align 4
  store ptr null, ptr %31, align 8
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 88
  store i32 %33, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 92
  store i32 0, ptr %35, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  store ptr %6, ptr %3, align 8
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %37 = urem i32 %11, 6
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw %struct.Node, ptr %2, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store ptr %40, ptr %36, align 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 72
  store ptr %42, ptr %41, align 8
  %43 = urem i32 %17, 3
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw ptr, ptr %3, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = load i32, ptr %46, align 4
  %48 = add nsw i32 %47, 50
  store i32 %48, ptr %46, align 4
  br label %51

49:                                               ; preds = %51
  store i32 %58, ptr addrspace(1) %0, align 4
  %50 = load i32, ptr %40, align 8
  store i32 %50, ptr addrspace(1) %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void

51:                                               ; preds = %1, %51
  %52 = phi ptr [ %8, %1 ], [ %59, %51 ]
  %53 = phi i32 [ 0, %1 ], [ %60, %51 ]
  %54 = phi i32 [ 0, %1 ], [ %58, %51 ]
  %55 = mul nsw i32 %54, 5
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %57 = load i32, ptr %56, align 8
  %58 = add nsw i32 %57, %55
  %59 = load ptr, ptr %52, align 8
  %60 = add nuw nsw i32 %53, 1
  %61 = icmp ne ptr %59, null
  %62 = icmp samesign ult i32 %53, 8
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %51, label %49, !llvm.loop !15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @helpers_with_pointers(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %2, ptr addrspace(1) noundef align 4 dereferenceable(32) %0, i64 32, i1 false)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = call spir_func i32 @scaled(ptr noundef %3)
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %6 = load i32, ptr addrspace(1) %5, align 4
  %7 = and i32 %6, 7
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %2, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = and i32 %11, 7
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %13
  call spir_func void @exchange(ptr noundef %9, ptr noundef %14)
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(32) %2, i64 32, i1 false)
  store i32 %4, ptr addrspace(1) %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func i32 @scaled(ptr noundef nonnull captures(none) %0) unnamed_addr #7 {
  %2 = load i32, ptr %0, align 4
  %3 = shl nsw i32 %2, 1
  store i32 %3, ptr %0, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = shl nsw i32 %5, 1
  store i32 %6, ptr %4, align 4
  %7 = add nsw i32 %6, %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 4
  %10 = shl nsw i32 %9, 1
  store i32 %10, ptr %8, align 4
  %11 = add nsw i32 %10, %7
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %13 = load i32, ptr %12, align 4
  %14 = shl nsw i32 %13, 1
  store i32 %14, ptr %12, align 4
  %15 = add nsw i32 %14, %11
  ret i32 %15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @exchange(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1) unnamed_addr #7 {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  store i32 %4, ptr %0, align 4
  store i32 %3, ptr %1, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @global_pointers(ptr addrspace(1) noundef %0) local_unnamed_addr #10 {
  %2 = alloca [2 x ptr addrspace(1)], align 8
  %3 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %4 = load i32, ptr addrspace(1) %3, align 4
  %5 = load i32, ptr addrspace(1) %0, align 4
  %6 = icmp sgt i32 %4, %5
  %7 = tail call i32 @llvm.smax.i32(i32 %4, i32 %5)
  %8 = select i1 %6, ptr addrspace(1) %3, ptr addrspace(1) %0
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = icmp sgt i32 %10, %7
  %12 = select i1 %11, ptr addrspace(1) %9, ptr addrspace(1) %8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = load i32, ptr addrspace(1) %12, align 4
  %16 = icmp sgt i32 %14, %15
  %17 = tail call i32 @llvm.smax.i32(i32 %14, i32 %15)
  %18 = select i1 %16, ptr addrspace(1) %13, ptr addrspace(1) %12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = icmp sgt i32 %20, %17
  %22 = select i1 %21, ptr addrspace(1) %19, ptr addrspace(1) %18
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = load i32, ptr addrspace(1) %22, align 4
  %26 = icmp sgt i32 %24, %25
  %27 = tail call i32 @llvm.smax.i32(i32 %24, i32 %25)
  %28 = select i1 %26, ptr addrspace(1) %23, ptr addrspace(1) %22
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = icmp sgt i32 %30, %27
  %32 = select i1 %31, ptr addrspace(1) %29, ptr addrspace(1) %28
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = load i32, ptr addrspace(1) %32, align 4
  %36 = icmp sgt i32 %34, %35
  %37 = tail call i32 @llvm.smax.i32(i32 %34, i32 %35)
  %38 = select i1 %36, ptr addrspace(1) %33, ptr addrspace(1) %32
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %40 = load i32, ptr addrspace(1) %39, align 4
  %41 = icmp sgt i32 %40, %37
  %42 = select i1 %41, ptr addrspace(1) %39, ptr addrspace(1) %38
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = load i32, ptr addrspace(1) %42, align 4
  %46 = icmp sgt i32 %44, %45
  %47 = tail call i32 @llvm.smax.i32(i32 %44, i32 %45)
  %48 = select i1 %46, ptr addrspace(1) %43, ptr addrspace(1) %42
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %50 = load i32, ptr addrspace(1) %49, align 4
  %51 = icmp sgt i32 %50, %47
  %52 = select i1 %51, ptr addrspace(1) %49, ptr addrspace(1) %48
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44
  %54 = load i32, ptr addrspace(1) %53, align 4
  %55 = load i32, ptr addrspace(1) %52, align 4
  %56 = icmp sgt i32 %54, %55
  %57 = tail call i32 @llvm.smax.i32(i32 %54, i32 %55)
  %58 = select i1 %56, ptr addrspace(1) %53, ptr addrspace(1) %52
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %60 = load i32, ptr addrspace(1) %59, align 4
  %61 = icmp sgt i32 %60, %57
  %62 = select i1 %61, ptr addrspace(1) %59, ptr addrspace(1) %58
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52
  %64 = load i32, ptr addrspace(1) %63, align 4
  %65 = load i32, ptr addrspace(1) %62, align 4
  %66 = icmp sgt i32 %64, %65
  %67 = tail call i32 @llvm.smax.i32(i32 %64, i32 %65)
  %68 = select i1 %66, ptr addrspace(1) %63, ptr addrspace(1) %62
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %70 = load i32, ptr addrspace(1) %69, align 4
  %71 = icmp sgt i32 %70, %67
  %72 = select i1 %71, ptr addrspace(1) %69, ptr addrspace(1) %68
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  %74 = load i32, ptr addrspace(1) %73, align 4
  %75 = load i32, ptr addrspace(1) %72, align 4
  %76 = icmp sgt i32 %74, %75
  %77 = select i1 %76, ptr addrspace(1) %73, ptr addrspace(1) %72
  %78 = ptrtoint ptr addrspace(1) %77 to i64
  %79 = ptrtoint ptr addrspace(1) %0 to i64
  %80 = sub i64 %78, %79
  %81 = lshr exact i64 %80, 2
  %82 = trunc i64 %81 to i32
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  store i32 %82, ptr addrspace(1) %83, align 4
  %84 = tail call spir_func i32 @summed(ptr addrspace(1) noundef nonnull %9, ptr addrspace(1) noundef nonnull %43)
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 84
  store i32 %84, ptr addrspace(1) %85, align 4
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 96
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 104
  %88 = and i32 %5, 3
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(1) %86, i64 %89
  %91 = load i64, ptr addrspace(1) %90, align 4
  store i64 %91, ptr addrspace(1) %87, align 4
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 3
  store i8 7, ptr addrspace(1) %92, align 1
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 6
  store i16 300, ptr addrspace(1) %93, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store ptr addrspace(1) %0, ptr %2, align 8
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr addrspace(1) %39, ptr %94, align 8
  %95 = load i32, ptr addrspace(1) %3, align 4
  %96 = and i32 %95, 1
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw ptr addrspace(1), ptr %2, i64 %97
  %99 = load ptr addrspace(1), ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %99, i64 12
  %101 = load i32, ptr addrspace(1) %100, align 4
  %102 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  store i32 %101, ptr addrspace(1) %102, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal spir_func i32 @summed(ptr addrspace(1) noundef readonly captures(address) %0, ptr addrspace(1) noundef readnone captures(address) %1) unnamed_addr #11 {
  %3 = icmp ult ptr addrspace(1) %0, %1
  br i1 %3, label %4, label %11

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %9, %4 ], [ 0, %2 ]
  %6 = phi ptr addrspace(1) [ %7, %4 ], [ %0, %2 ]
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %8 = load i32, ptr addrspace(1) %6, align 4
  %9 = add nsw i32 %8, %5
  %10 = icmp ult ptr addrspace(1) %7, %1
  br i1 %10, label %4, label %11, !llvm.loop !16

11:                                               ; preds = %4, %2
  %12 = phi i32 [ 0, %2 ], [ %9, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @assumptions(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = and i32 %2, 3
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) @switch.table.assumptions, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4
  store i32 %6, ptr addrspace(1) %0, align 4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = icmp sgt i32 %8, 1000
  br i1 %9, label %10, label %11, !prof !17

10:                                               ; preds = %1
  store i32 0, ptr addrspace(1) %7, align 4
  br label %11

11:                                               ; preds = %10, %1
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = and i32 %13, 1
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 9, i32 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %16, ptr addrspace(1) %17, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @floats(ptr addrspace(1) noundef captures(none) initializes((8, 24)) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = sitofp i32 %2 to float
  %4 = fmul float %3, 0x3FD7AE1480000000
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %6 = load i32, ptr addrspace(1) %5, align 4
  %7 = sitofp i32 %6 to float
  %8 = fadd float %7, -3.500000e+00
  %9 = tail call float @llvm.floor.f32(float %4)
  %10 = tail call float @llvm.ceil.f32(float %8)
  %11 = tail call float @llvm.fmuladd.f32(float %10, float 1.000000e+02, float %9)
  %12 = fmul float %4, %8
  %13 = tail call float @llvm.trunc.f32(float %12)
  %14 = fadd float %11, %13
  %15 = fptosi float %14 to i32
  store i32 %15, ptr addrspace(1) %0, align 4
  %16 = tail call float @llvm.fma.f32(float %4, float %8, float 3.000000e+00)
  %17 = fptosi float %16 to i32
  %18 = tail call float @llvm.fabs.f32(float %8)
  %19 = fptosi float %18 to i32
  %20 = mul nsw i32 %19, 10
  %21 = add nsw i32 %20, %17
  store i32 %21, ptr addrspace(1) %5, align 4
  %22 = tail call float @llvm.minnum.f32(float %4, float %8)
  %23 = fptosi float %22 to i32
  %24 = tail call float @llvm.maxnum.f32(float %4, float %8)
  %25 = fptosi float %24 to i32
  %26 = mul nsw i32 %25, 100
  %27 = add nsw i32 %26, %23
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %27, ptr addrspace(1) %28, align 4
  %29 = tail call float @llvm.copysign.f32(float %4, float %8)
  %30 = fptosi float %29 to i32
  %31 = fadd float %4, 1.600000e+01
  %32 = tail call float @llvm.sqrt.f32(float %31)
  %33 = fptosi float %32 to i32
  %34 = add nsw i32 %30, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %34, ptr addrspace(1) %35, align 4
  %36 = fdiv float %8, 0.000000e+00
  %37 = tail call float @llvm.fabs.f32(float %36)
  %38 = fcmp oeq float %37, 0x7FF0000000000000
  %39 = select i1 %38, i32 2, i32 0
  %40 = bitcast float %8 to i32
  %41 = lshr i32 %40, 29
  %42 = and i32 %41, 4
  %43 = or disjoint i32 %39, %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %43, ptr addrspace(1) %44, align 4
  %45 = tail call float @llvm.rint.f32(float %4)
  %46 = fptosi float %45 to i32
  %47 = tail call float @llvm.round.f32(float %8)
  %48 = fptosi float %47 to i32
  %49 = mul nsw i32 %48, 10
  %50 = add nsw i32 %49, %46
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  store i32 %50, ptr addrspace(1) %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %53 = load i32, ptr addrspace(1) %52, align 4
  %54 = sitofp i32 %53 to double
  %55 = tail call double @llvm.fmuladd.f64(double %54, double 1.000000e+03, double 5.000000e-01)
  %56 = fptosi double %55 to i32
  %57 = fdiv double %55, 7.000000e+00
  %58 = fptrunc double %57 to float
  %59 = fptosi float %58 to i32
  %60 = add nsw i32 %59, %56
  store i32 %60, ptr addrspace(1) %52, align 4
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %62 = load i32, ptr addrspace(1) %61, align 4
  %63 = uitofp i32 %62 to float
  %64 = fptoui float %63 to i32
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %66 = load i32, ptr addrspace(1) %65, align 4
  %67 = add i32 %66, %64
  store i32 %67, ptr addrspace(1) %61, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define spir_kernel void @loops(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = add nsw i32 %2, 7
  br label %4

4:                                                ; preds = %8, %1
  %5 = phi i32 [ %3, %1 ], [ %15, %8 ]
  %6 = phi i32 [ 0, %1 ], [ %9, %8 ]
  %7 = icmp eq i32 %6, 100
  br i1 %7, label %84, label %8

8:                                                ; preds = %4
  %9 = add nuw nsw i32 %6, 1
  %10 = and i32 %5, 1
  %11 = icmp eq i32 %10, 0
  %12 = ashr exact i32 %5, 1
  %13 = mul nsw i32 %5, 3
  %14 = add nsw i32 %13, 1
  %15 = select i1 %11, i32 %12, i32 %14
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %4, !llvm.loop !18

17:                                               ; preds = %8
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %19 = load i32, ptr addrspace(1) %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %72

21:                                               ; preds = %76, %17
  %22 = phi i32 [ %9, %17 ], [ %81, %76 ]
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %38, label %26

26:                                               ; preds = %21, %30
  %27 = phi i32 [ %36, %30 ], [ 0, %21 ]
  %28 = phi i32 [ %35, %30 ], [ %22, %21 ]
  %29 = icmp eq i32 %27, 21
  br i1 %29, label %84, label %30

30:                                               ; preds = %26
  %31 = trunc nuw i32 %27 to i8
  %32 = urem i8 %31, 3
  %33 = icmp eq i8 %32, 1
  %34 = select i1 %33, i32 0, i32 %27
  %35 = add nsw i32 %34, %28
  %36 = add nuw nsw i32 %27, 1
  %37 = icmp eq i32 %36, %24
  br i1 %37, label %38, label %26

38:                                               ; preds = %30, %21
  %39 = phi i32 [ %22, %21 ], [ %35, %30 ]
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %41 = load i32, ptr addrspace(1) %40, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %55, label %43

43:                                               ; preds = %38, %47
  %44 = phi i32 [ %53, %47 ], [ 0, %38 ]
  %45 = phi i32 [ %52, %47 ], [ %39, %38 ]
  %46 = icmp eq i32 %44, 21
  br i1 %46, label %84, label %47

47:                                               ; preds = %43
  %48 = trunc nuw i32 %44 to i8
  %49 = urem i8 %48, 3
  %50 = icmp eq i8 %49, 1
  %51 = select i1 %50, i32 0, i32 %44
  %52 = add nsw i32 %51, %45
  %53 = add nuw nsw i32 %44, 1
  %54 = icmp eq i32 %53, %41
  br i1 %54, label %55, label %43

55:                                               ; preds = %47, %38
  %56 = phi i32 [ %39, %38 ], [ %52, %47 ]
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %58 = load i32, ptr addrspace(1) %57, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %84, label %60

60:                                               ; preds = %55, %64
  %61 = phi i32 [ %70, %64 ], [ 0, %55 ]
  %62 = phi i32 [ %69, %64 ], [ %56, %55 ]
  %63 = icmp eq i32 %61, 21
  br i1 %63, label %84, label %64

64:                                               ; preds = %60
  %65 = trunc nuw i32 %61 to i8
  %66 = urem i8 %65, 3
  %67 = icmp eq i8 %66, 1
  %68 = select i1 %67, i32 0, i32 %61
  %69 = add nsw i32 %68, %62
  %70 = add nuw nsw i32 %61, 1
  %71 = icmp eq i32 %70, %58
  br i1 %71, label %84, label %60

72:                                               ; preds = %17, %76
  %73 = phi i32 [ %82, %76 ], [ 0, %17 ]
  %74 = phi i32 [ %81, %76 ], [ %9, %17 ]
  %75 = icmp eq i32 %73, 21
  br i1 %75, label %84, label %76

76:                                               ; preds = %72
  %77 = trunc nuw i32 %73 to i8
  %78 = urem i8 %77, 3
  %79 = icmp eq i8 %78, 1
  %80 = select i1 %79, i32 0, i32 %73
  %81 = add nuw nsw i32 %80, %74
  %82 = add nuw nsw i32 %73, 1
  %83 = icmp eq i32 %82, %19
  br i1 %83, label %21, label %72

84:                                               ; preds = %4, %72, %26, %43, %60, %64, %55
  %85 = phi i32 [ %45, %43 ], [ %28, %26 ], [ %56, %55 ], [ %62, %60 ], [ %74, %72 ], [ %69, %64 ], [ 101, %4 ]
  store i32 %85, ptr addrspace(1) %0, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @chars_and_shorts(ptr addrspace(1) noundef captures(none) initializes((8, 24)) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = trunc i32 %2 to i8
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %5 = load i32, ptr addrspace(1) %4, align 4
  %6 = trunc i32 %5 to i16
  %7 = mul i32 %5, 1000
  %8 = mul i8 %3, 7
  %9 = zext i8 %8 to i32
  %10 = add i32 %7, %9
  %11 = mul i16 %6, 2000
  %12 = sext i8 %3 to i16
  %13 = or i16 %11, %12
  %14 = lshr i8 %8, 5
  %15 = add i8 %3, 31
  %16 = sext i8 %15 to i16
  %17 = add i8 %3, 93
  %18 = shl i16 %13, 2
  %19 = shl nsw i16 %16, 1
  %20 = or i16 %18, %19
  %21 = sext i8 %17 to i16
  %22 = or i16 %20, %21
  %23 = add i8 %3, -70
  %24 = sext i8 %23 to i16
  %25 = add i8 %3, 54
  %26 = shl i16 %22, 2
  %27 = shl nsw i16 %24, 1
  %28 = or i16 %26, %27
  %29 = sext i8 %25 to i16
  %30 = or i16 %28, %29
  %31 = mul i32 %10, 243
  %32 = add i8 %3, 54
  %33 = sext i8 %32 to i32
  store i32 %33, ptr addrspace(1) %0, align 4
  %34 = sext i16 %30 to i32
  store i32 %34, ptr addrspace(1) %4, align 4
  %35 = zext nneg i8 %14 to i32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %35, ptr addrspace(1) %36, align 4
  %37 = and i32 %31, 65535
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %37, ptr addrspace(1) %38, align 4
  %39 = icmp slt i32 %33, %34
  %40 = zext i1 %39 to i32
  %41 = icmp samesign ult i32 %37, %35
  %42 = select i1 %41, i32 2, i32 0
  %43 = or disjoint i32 %42, %40
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %43, ptr addrspace(1) %44, align 4
  %45 = sdiv i8 %32, 3
  %46 = sext i8 %45 to i32
  %47 = srem i16 %30, 7
  %48 = sext i16 %47 to i32
  %49 = add nsw i32 %48, %46
  %50 = lshr i32 %35, 1
  %51 = add nsw i32 %49, %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  store i32 %51, ptr addrspace(1) %52, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @long_arithmetic(ptr addrspace(1) noundef captures(none) initializes((8, 24)) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(1) %0, align 4
  %3 = sext i32 %2 to i64
  %4 = mul nsw i64 %3, 123456789012345
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %6 = load i32, ptr addrspace(1) %5, align 4
  %7 = add nsw i32 %6, 3
  %8 = sext i32 %7 to i64
  %9 = freeze i64 %4
  %10 = freeze i64 %8
  %11 = sdiv i64 %9, %10
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr addrspace(1) %0, align 4
  %13 = mul i64 %11, %10
  %14 = sub i64 %9, %13
  %15 = trunc nsw i64 %14 to i32
  store i32 %15, ptr addrspace(1) %5, align 4
  %16 = udiv i64 %4, %8
  %17 = lshr i64 %16, 32
  %18 = trunc nuw i64 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %18, ptr addrspace(1) %19, align 4
  %20 = and i64 %17, 63
  %21 = ashr i64 %4, %20
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %22, ptr addrspace(1) %23, align 4
  %24 = xor i64 %4, %8
  %25 = mul i64 %24, %4
  %26 = lshr i64 %25, 40
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %27, ptr addrspace(1) %28, align 4
  %29 = icmp slt i64 %4, %8
  %30 = zext i1 %29 to i32
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  store i32 %30, ptr addrspace(1) %31, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @moved_ranges(ptr addrspace(1) noundef captures(none) initializes((80, 160)) %0) local_unnamed_addr #0 {
  %2 = alloca [14 x i32], align 4
  %3 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(56) %2, ptr addrspace(1) noundef align 4 dereferenceable(56) %0, i64 56, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %5 = load i32, ptr addrspace(1) %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %7 = load i64, ptr addrspace(1) %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(48) %8, ptr noundef nonnull align 4 dereferenceable(48) %2, i64 48, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 12
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %2, ptr noundef nonnull align 4 dereferenceable(36) %9, i64 36, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = trunc i32 %11 to i8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %3, i8 %12, i64 12, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(56) %13, ptr noundef nonnull align 4 dereferenceable(56) %2, i64 56, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 136
  store i32 %5, ptr addrspace(1) %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 140
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %15, ptr noundef nonnull align 4 dereferenceable(12) %3, i64 12, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 152
  store i64 %7, ptr addrspace(1) %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{i8 0, i8 2}
!6 = !{}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!18 = distinct !{!18, !4}
