target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Pair = type { i32, i32 }
%struct.Nested = type { [3 x %struct.Pair], %struct.Mixed }
%struct.Mixed = type { i8, i16, i32, i64, float, [5 x i8] }
%struct.anon = type { i8, i32 }
%struct.anon.0 = type { i32 }
%union.Bits = type { float }
%struct.Node = type { ptr, i32 }

@table = internal constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 4
@pairs = internal constant [4 x %struct.Pair] [%struct.Pair { i32 1, i32 2 }, %struct.Pair { i32 3, i32 5 }, %struct.Pair { i32 7, i32 11 }, %struct.Pair { i32 13, i32 17 }], align 4
@text = internal constant [11 x i8] c"plain text\00", align 1

; Function Attrs: noinline nounwind optnone
define spir_kernel void @struct_copies(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %struct.Nested, align 8
  %4 = alloca %struct.Nested, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Pair, align 4
  %7 = alloca %struct.Mixed, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 56, i1 false)
  store i32 0, ptr %5, align 4
  br label %10

10:                                               ; preds = %31, %1
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %11, 3
  br i1 %12, label %13, label %34

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw %struct.Nested, ptr %3, i32 0, i32 0
  %15 = load i32, ptr %5, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [3 x %struct.Pair], ptr %14, i64 0, i64 %16
  %18 = getelementptr inbounds nuw %struct.Pair, ptr %6, i32 0, i32 0
  %19 = load ptr addrspace(1), ptr %2, align 8
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  store i32 %23, ptr %18, align 4
  %24 = getelementptr inbounds nuw %struct.Pair, ptr %6, i32 0, i32 1
  %25 = load ptr addrspace(1), ptr %2, align 8
  %26 = load i32, ptr %5, align 4
  %27 = add nsw i32 %26, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  store i32 %30, ptr %24, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 4 %6, i64 8, i1 false)
  br label %31

31:                                               ; preds = %13
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4
  br label %10, !llvm.loop !3

34:                                               ; preds = %10
  %35 = getelementptr inbounds nuw %struct.Nested, ptr %3, i32 0, i32 1
  %36 = getelementptr inbounds nuw %struct.Mixed, ptr %7, i32 0, i32 0
  %37 = load ptr addrspace(1), ptr %2, align 8
  %38 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 6
  %39 = load i32, ptr addrspace(1) %38, align 4
  %40 = trunc i32 %39 to i8
  store i8 %40, ptr %36, align 8
  %41 = getelementptr i8, ptr %7, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %41, i8 0, i64 1, i1 false)
  %42 = getelementptr inbounds nuw %struct.Mixed, ptr %7, i32 0, i32 1
  %43 = load ptr addrspace(1), ptr %2, align 8
  %44 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 7
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = trunc i32 %45 to i16
  store i16 %46, ptr %42, align 2
  %47 = getelementptr inbounds nuw %struct.Mixed, ptr %7, i32 0, i32 2
  %48 = load ptr addrspace(1), ptr %2, align 8
  %49 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 8
  %50 = load i32, ptr addrspace(1) %49, align 4
  store i32 %50, ptr %47, align 4
  %51 = getelementptr inbounds nuw %struct.Mixed, ptr %7, i32 0, i32 3
  %52 = load ptr addrspace(1), ptr %2, align 8
  %53 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 9
  %54 = load i32, ptr addrspace(1) %53, align 4
  %55 = sext i32 %54 to i64
  %56 = shl i64 %55, 33
  %57 = or i64 %56, 5
  store i64 %57, ptr %51, align 8
  %58 = getelementptr inbounds nuw %struct.Mixed, ptr %7, i32 0, i32 4
  %59 = load ptr addrspace(1), ptr %2, align 8
  %60 = getelementptr inbounds i32, ptr addrspace(1) %59, i64 10
  %61 = load i32, ptr addrspace(1) %60, align 4
  %62 = sitofp i32 %61 to float
  store float %62, ptr %58, align 8
  %63 = getelementptr inbounds nuw %struct.Mixed, ptr %7, i32 0, i32 5
  store i8 1, ptr %63, align 1
  %64 = getelementptr inbounds i8, ptr %63, i64 1
  store i8 2, ptr %64, align 1
  %65 = getelementptr inbounds i8, ptr %63, i64 2
  store i8 3, ptr %65, align 1
  %66 = getelementptr inbounds i8, ptr %63, i64 3
  store i8 4, ptr %66, align 1
  %67 = getelementptr inbounds i8, ptr %63, i64 4
  store i8 5, ptr %67, align 1
  %68 = getelementptr i8, ptr %7, i64 25
  call void @llvm.memset.p0.i64(ptr align 1 %68, i8 0, i64 7, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %7, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %3, i64 56, i1 false)
  %69 = getelementptr inbounds nuw %struct.Nested, ptr %4, i32 0, i32 1
  %70 = getelementptr inbounds nuw %struct.Mixed, ptr %69, i32 0, i32 5
  %71 = load ptr addrspace(1), ptr %2, align 8
  %72 = getelementptr inbounds i32, ptr addrspace(1) %71, i64 11
  %73 = load i32, ptr addrspace(1) %72, align 4
  %74 = urem i32 %73, 5
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [5 x i8], ptr %70, i64 0, i64 %75
  store i8 77, ptr %76, align 1
  %77 = getelementptr inbounds nuw %struct.Nested, ptr %3, i32 0, i32 0
  %78 = load ptr addrspace(1), ptr %2, align 8
  %79 = getelementptr inbounds i32, ptr addrspace(1) %78, i64 0
  %80 = load i32, ptr addrspace(1) %79, align 4
  %81 = urem i32 %80, 3
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [3 x %struct.Pair], ptr %77, i64 0, i64 %82
  %84 = getelementptr inbounds nuw %struct.Pair, ptr %83, i32 0, i32 0
  store i32 1000, ptr %84, align 8
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %85

85:                                               ; preds = %107, %34
  %86 = load i32, ptr %9, align 4
  %87 = icmp slt i32 %86, 5
  br i1 %87, label %88, label %110

88:                                               ; preds = %85
  %89 = load i32, ptr %8, align 4
  %90 = mul nsw i32 %89, 3
  %91 = getelementptr inbounds nuw %struct.Nested, ptr %4, i32 0, i32 1
  %92 = getelementptr inbounds nuw %struct.Mixed, ptr %91, i32 0, i32 5
  %93 = load i32, ptr %9, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [5 x i8], ptr %92, i64 0, i64 %94
  %96 = load i8, ptr %95, align 1
  %97 = zext i8 %96 to i32
  %98 = add nsw i32 %90, %97
  %99 = getelementptr inbounds nuw %struct.Nested, ptr %3, i32 0, i32 1
  %100 = getelementptr inbounds nuw %struct.Mixed, ptr %99, i32 0, i32 5
  %101 = load i32, ptr %9, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [5 x i8], ptr %100, i64 0, i64 %102
  %104 = load i8, ptr %103, align 1
  %105 = zext i8 %104 to i32
  %106 = add nsw i32 %98, %105
  store i32 %106, ptr %8, align 4
  br label %107

107:                                              ; preds = %88
  %108 = load i32, ptr %9, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %9, align 4
  br label %85, !llvm.loop !5

110:                                              ; preds = %85
  %111 = load i32, ptr %8, align 4
  %112 = load ptr addrspace(1), ptr %2, align 8
  %113 = getelementptr inbounds i32, ptr addrspace(1) %112, i64 0
  store i32 %111, ptr addrspace(1) %113, align 4
  %114 = getelementptr inbounds nuw %struct.Nested, ptr %4, i32 0, i32 0
  %115 = getelementptr inbounds [3 x %struct.Pair], ptr %114, i64 0, i64 1
  %116 = getelementptr inbounds nuw %struct.Pair, ptr %115, i32 0, i32 1
  %117 = load i32, ptr %116, align 4
  %118 = getelementptr inbounds nuw %struct.Nested, ptr %3, i32 0, i32 0
  %119 = getelementptr inbounds [3 x %struct.Pair], ptr %118, i64 0, i64 2
  %120 = getelementptr inbounds nuw %struct.Pair, ptr %119, i32 0, i32 0
  %121 = load i32, ptr %120, align 8
  %122 = add nsw i32 %117, %121
  %123 = getelementptr inbounds nuw %struct.Nested, ptr %4, i32 0, i32 1
  %124 = getelementptr inbounds nuw %struct.Mixed, ptr %123, i32 0, i32 0
  %125 = load i8, ptr %124, align 8
  %126 = sext i8 %125 to i32
  %127 = add nsw i32 %122, %126
  %128 = getelementptr inbounds nuw %struct.Nested, ptr %4, i32 0, i32 1
  %129 = getelementptr inbounds nuw %struct.Mixed, ptr %128, i32 0, i32 1
  %130 = load i16, ptr %129, align 2
  %131 = sext i16 %130 to i32
  %132 = add nsw i32 %127, %131
  %133 = load ptr addrspace(1), ptr %2, align 8
  %134 = getelementptr inbounds i32, ptr addrspace(1) %133, i64 1
  store i32 %132, ptr addrspace(1) %134, align 4
  %135 = getelementptr inbounds nuw %struct.Nested, ptr %4, i32 0, i32 1
  %136 = getelementptr inbounds nuw %struct.Mixed, ptr %135, i32 0, i32 3
  %137 = load i64, ptr %136, align 8
  %138 = ashr i64 %137, 31
  %139 = trunc i64 %138 to i32
  %140 = getelementptr inbounds nuw %struct.Nested, ptr %4, i32 0, i32 1
  %141 = getelementptr inbounds nuw %struct.Mixed, ptr %140, i32 0, i32 4
  %142 = load float, ptr %141, align 8
  %143 = fptosi float %142 to i32
  %144 = add nsw i32 %139, %143
  %145 = load ptr addrspace(1), ptr %2, align 8
  %146 = getelementptr inbounds i32, ptr addrspace(1) %145, i64 2
  store i32 %144, ptr addrspace(1) %146, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone
define spir_kernel void @byte_offsets(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %struct.Mixed, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  store ptr %3, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %23, %1
  %7 = load i32, ptr %5, align 4
  %8 = zext i32 %7 to i64
  %9 = icmp ult i64 %8, 32
  br i1 %9, label %10, label %26

10:                                               ; preds = %6
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = load i32, ptr %5, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = load i32, ptr %5, align 4
  %17 = add i32 %15, %16
  %18 = trunc i32 %17 to i8
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %5, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 %21
  store i8 %18, ptr %22, align 1
  br label %23

23:                                               ; preds = %10
  %24 = load i32, ptr %5, align 4
  %25 = add i32 %24, 1
  store i32 %25, ptr %5, align 4
  br label %6, !llvm.loop !6

26:                                               ; preds = %6
  %27 = load ptr addrspace(1), ptr %2, align 8
  %28 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 3
  %29 = load i32, ptr addrspace(1) %28, align 4
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 4
  store i32 %29, ptr %31, align 4
  %32 = getelementptr inbounds nuw %struct.Mixed, ptr %3, i32 0, i32 2
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Mixed, ptr %3, i32 0, i32 1
  %35 = load i16, ptr %34, align 2
  %36 = sext i16 %35 to i32
  %37 = add nsw i32 %33, %36
  %38 = load ptr addrspace(1), ptr %2, align 8
  %39 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 0
  store i32 %37, ptr addrspace(1) %39, align 4
  %40 = getelementptr inbounds nuw %struct.Mixed, ptr %3, i32 0, i32 3
  %41 = load i64, ptr %40, align 8
  %42 = ashr i64 %41, 16
  %43 = trunc i64 %42 to i32
  %44 = load ptr addrspace(1), ptr %2, align 8
  %45 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 1
  store i32 %43, ptr addrspace(1) %45, align 4
  %46 = getelementptr inbounds nuw %struct.Mixed, ptr %3, i32 0, i32 5
  %47 = getelementptr inbounds [5 x i8], ptr %46, i64 0, i64 2
  %48 = load i8, ptr %47, align 2
  %49 = zext i8 %48 to i32
  %50 = mul nsw i32 %49, 256
  %51 = getelementptr inbounds nuw %struct.Mixed, ptr %3, i32 0, i32 0
  %52 = load i8, ptr %51, align 8
  %53 = sext i8 %52 to i32
  %54 = add nsw i32 %50, %53
  %55 = load ptr addrspace(1), ptr %2, align 8
  %56 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 2
  store i32 %54, ptr addrspace(1) %56, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @pointer_choices(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [4 x i32], align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %10 = load ptr addrspace(1), ptr %2, align 8
  %11 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 0
  %12 = load i32, ptr addrspace(1) %11, align 4
  store i32 %12, ptr %3, align 4
  %13 = load ptr addrspace(1), ptr %2, align 8
  %14 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 1
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %4, align 4
  %16 = load ptr addrspace(1), ptr %2, align 8
  %17 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 2
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %5, align 4
  %19 = getelementptr inbounds i32, ptr %5, i64 1
  %20 = load ptr addrspace(1), ptr %2, align 8
  %21 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 3
  %22 = load i32, ptr addrspace(1) %21, align 4
  store i32 %22, ptr %19, align 4
  %23 = getelementptr inbounds i32, ptr %5, i64 2
  %24 = load ptr addrspace(1), ptr %2, align 8
  %25 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 4
  %26 = load i32, ptr addrspace(1) %25, align 4
  store i32 %26, ptr %23, align 4
  %27 = getelementptr inbounds i32, ptr %5, i64 3
  %28 = load ptr addrspace(1), ptr %2, align 8
  %29 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 5
  %30 = load i32, ptr addrspace(1) %29, align 4
  store i32 %30, ptr %27, align 4
  %31 = load ptr addrspace(1), ptr %2, align 8
  %32 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 6
  %33 = load i32, ptr addrspace(1) %32, align 4
  %34 = and i32 %33, 1
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %1
  br label %38

37:                                               ; preds = %1
  br label %38

38:                                               ; preds = %37, %36
  %39 = phi ptr [ %3, %36 ], [ %4, %37 ]
  store ptr %39, ptr %6, align 8
  %40 = load ptr, ptr %6, align 8
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, 10
  store i32 %42, ptr %40, align 4
  %43 = load ptr addrspace(1), ptr %2, align 8
  %44 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 7
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = and i32 %45, 1
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %48, label %55

48:                                               ; preds = %38
  %49 = load ptr addrspace(1), ptr %2, align 8
  %50 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 8
  %51 = load i32, ptr addrspace(1) %50, align 4
  %52 = and i32 %51, 3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %53
  br label %56

55:                                               ; preds = %38
  br label %56

56:                                               ; preds = %55, %48
  %57 = phi ptr [ %54, %48 ], [ %3, %55 ]
  store ptr %57, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %58

58:                                               ; preds = %80, %56
  %59 = load i32, ptr %8, align 4
  %60 = icmp slt i32 %59, 5
  br i1 %60, label %61, label %83

61:                                               ; preds = %58
  %62 = load ptr, ptr %7, align 8
  %63 = load i32, ptr %62, align 4
  %64 = mul nsw i32 %63, 3
  %65 = load i32, ptr %8, align 4
  %66 = add nsw i32 %64, %65
  %67 = load ptr, ptr %7, align 8
  store i32 %66, ptr %67, align 4
  %68 = load i32, ptr %8, align 4
  %69 = and i32 %68, 1
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %71, label %76

71:                                               ; preds = %61
  %72 = load i32, ptr %8, align 4
  %73 = and i32 %72, 3
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %74
  br label %78

76:                                               ; preds = %61
  %77 = load ptr, ptr %6, align 8
  br label %78

78:                                               ; preds = %76, %71
  %79 = phi ptr [ %75, %71 ], [ %77, %76 ]
  store ptr %79, ptr %7, align 8
  br label %80

80:                                               ; preds = %78
  %81 = load i32, ptr %8, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %8, align 4
  br label %58, !llvm.loop !7

83:                                               ; preds = %58
  %84 = load i32, ptr %3, align 4
  %85 = load ptr addrspace(1), ptr %2, align 8
  %86 = getelementptr inbounds i32, ptr addrspace(1) %85, i64 0
  store i32 %84, ptr addrspace(1) %86, align 4
  %87 = load i32, ptr %4, align 4
  %88 = load ptr addrspace(1), ptr %2, align 8
  %89 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 1
  store i32 %87, ptr addrspace(1) %89, align 4
  store i32 0, ptr %9, align 4
  br label %90

90:                                               ; preds = %103, %83
  %91 = load i32, ptr %9, align 4
  %92 = icmp slt i32 %91, 4
  br i1 %92, label %93, label %106

93:                                               ; preds = %90
  %94 = load i32, ptr %9, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = load ptr addrspace(1), ptr %2, align 8
  %99 = load i32, ptr %9, align 4
  %100 = add nsw i32 2, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr addrspace(1) %98, i64 %101
  store i32 %97, ptr addrspace(1) %102, align 4
  br label %103

103:                                              ; preds = %93
  %104 = load i32, ptr %9, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %9, align 4
  br label %90, !llvm.loop !8

106:                                              ; preds = %90
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @booleans_in_memory(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca [16 x i8], align 1
  %4 = alloca i32, align 4
  %5 = alloca %struct.anon, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  store i32 0, ptr %4, align 4
  br label %7

7:                                                ; preds = %22, %1
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %8, 16
  br i1 %9, label %10, label %25

10:                                               ; preds = %7
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = and i32 %15, 2
  %17 = icmp ne i32 %16, 0
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %19
  %21 = zext i1 %17 to i8
  store i8 %21, ptr %20, align 1
  br label %22

22:                                               ; preds = %10
  %23 = load i32, ptr %4, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %4, align 4
  br label %7, !llvm.loop !9

25:                                               ; preds = %7
  %26 = load ptr addrspace(1), ptr %2, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 3
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = and i32 %28, 15
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = trunc i8 %32 to i1
  %34 = zext i1 %33 to i32
  %35 = xor i32 %34, 1
  %36 = icmp ne i32 %35, 0
  %37 = zext i1 %36 to i8
  store i8 %37, ptr %31, align 1
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 8, i1 false)
  store i32 0, ptr %6, align 4
  br label %38

38:                                               ; preds = %70, %25
  %39 = load i32, ptr %6, align 4
  %40 = icmp slt i32 %39, 16
  br i1 %40, label %41, label %73

41:                                               ; preds = %38
  %42 = load i32, ptr %6, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = trunc i8 %45 to i1
  br i1 %46, label %47, label %52

47:                                               ; preds = %41
  %48 = load i32, ptr %6, align 4
  %49 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 1
  %50 = load i32, ptr %49, align 4
  %51 = add nsw i32 %50, %48
  store i32 %51, ptr %49, align 4
  br label %52

52:                                               ; preds = %47, %41
  %53 = load i32, ptr %6, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %54
  %56 = load i8, ptr %55, align 1
  %57 = trunc i8 %56 to i1
  %58 = zext i1 %57 to i32
  %59 = load i32, ptr %6, align 4
  %60 = icmp sgt i32 %59, 9
  %61 = zext i1 %60 to i32
  %62 = and i32 %58, %61
  %63 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 0
  %64 = load i8, ptr %63, align 4
  %65 = trunc i8 %64 to i1
  %66 = zext i1 %65 to i32
  %67 = or i32 %66, %62
  %68 = icmp ne i32 %67, 0
  %69 = zext i1 %68 to i8
  store i8 %69, ptr %63, align 4
  br label %70

70:                                               ; preds = %52
  %71 = load i32, ptr %6, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %6, align 4
  br label %38, !llvm.loop !10

73:                                               ; preds = %38
  %74 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 1
  %75 = load i32, ptr %74, align 4
  %76 = load ptr addrspace(1), ptr %2, align 8
  %77 = getelementptr inbounds i32, ptr addrspace(1) %76, i64 0
  store i32 %75, ptr addrspace(1) %77, align 4
  %78 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 0
  %79 = load i8, ptr %78, align 4
  %80 = trunc i8 %79 to i1
  %81 = zext i1 %80 to i32
  %82 = load ptr addrspace(1), ptr %2, align 8
  %83 = getelementptr inbounds i32, ptr addrspace(1) %82, i64 1
  store i32 %81, ptr addrspace(1) %83, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @switch_tables(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %45, %1
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %8, label %48

8:                                                ; preds = %5
  %9 = load ptr addrspace(1), ptr %2, align 8
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = and i32 %13, 7
  switch i32 %14, label %21 [
    i32 0, label %15
    i32 1, label %16
    i32 2, label %17
    i32 3, label %18
    i32 4, label %19
    i32 5, label %20
  ]

15:                                               ; preds = %8
  store i32 17, ptr %4, align 4
  br label %22

16:                                               ; preds = %8
  store i32 4, ptr %4, align 4
  br label %22

17:                                               ; preds = %8
  store i32 -9, ptr %4, align 4
  br label %22

18:                                               ; preds = %8
  store i32 100, ptr %4, align 4
  br label %22

19:                                               ; preds = %8
  store i32 33, ptr %4, align 4
  br label %22

20:                                               ; preds = %8
  store i32 2, ptr %4, align 4
  br label %22

21:                                               ; preds = %8
  store i32 0, ptr %4, align 4
  br label %22

22:                                               ; preds = %21, %20, %19, %18, %17, %16, %15
  %23 = load i32, ptr %4, align 4
  %24 = and i32 %23, 3
  switch i32 %24, label %39 [
    i32 0, label %25
    i32 1, label %33
    i32 3, label %36
  ]

25:                                               ; preds = %22
  %26 = load ptr addrspace(1), ptr %2, align 8
  %27 = load i32, ptr %3, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = load i32, ptr %4, align 4
  %32 = add nsw i32 %31, %30
  store i32 %32, ptr %4, align 4
  br label %33

33:                                               ; preds = %22, %25
  %34 = load i32, ptr %4, align 4
  %35 = mul nsw i32 %34, 3
  store i32 %35, ptr %4, align 4
  br label %39

36:                                               ; preds = %22
  %37 = load i32, ptr %4, align 4
  %38 = sub nsw i32 0, %37
  store i32 %38, ptr %4, align 4
  br label %39

39:                                               ; preds = %36, %22, %33
  %40 = load i32, ptr %4, align 4
  %41 = load ptr addrspace(1), ptr %2, align 8
  %42 = load i32, ptr %3, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 %43
  store i32 %40, ptr addrspace(1) %44, align 4
  br label %45

45:                                               ; preds = %39
  %46 = load i32, ptr %3, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %3, align 4
  br label %5, !llvm.loop !11

48:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @bit_builtins(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %6 = load ptr addrspace(1), ptr %2, align 8
  %7 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 0
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = mul i32 %8, -1640531535
  store i32 %9, ptr %3, align 4
  %10 = load ptr addrspace(1), ptr %2, align 8
  %11 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 1
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = mul i32 %12, 40503
  %14 = add i32 %13, 1
  store i32 %14, ptr %4, align 4
  %15 = load i32, ptr %3, align 4
  %16 = call i32 @llvm.ctpop.i32(i32 %15)
  %17 = load i32, ptr %4, align 4
  %18 = call i32 @llvm.ctlz.i32(i32 %17, i1 true)
  %19 = mul nsw i32 %18, 100
  %20 = add nsw i32 %16, %19
  %21 = load i32, ptr %4, align 4
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = mul nsw i32 %22, 10000
  %24 = add nsw i32 %20, %23
  %25 = load ptr addrspace(1), ptr %2, align 8
  %26 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 0
  store i32 %24, ptr addrspace(1) %26, align 4
  %27 = load i32, ptr %3, align 4
  %28 = call i32 @llvm.bswap.i32(i32 %27)
  %29 = load ptr addrspace(1), ptr %2, align 8
  %30 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 1
  store i32 %28, ptr addrspace(1) %30, align 4
  %31 = load i32, ptr %3, align 4
  %32 = load i32, ptr %4, align 4
  %33 = and i32 %32, 31
  %34 = shl i32 %31, %33
  %35 = load i32, ptr %3, align 4
  %36 = load i32, ptr %4, align 4
  %37 = sub i32 0, %36
  %38 = and i32 %37, 31
  %39 = lshr i32 %35, %38
  %40 = or i32 %34, %39
  %41 = load ptr addrspace(1), ptr %2, align 8
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 2
  store i32 %40, ptr addrspace(1) %42, align 4
  %43 = load i32, ptr %3, align 4
  %44 = call i32 @llvm.bitreverse.i32(i32 %43)
  %45 = load i32, ptr %4, align 4
  %46 = trunc i32 %45 to i8
  %47 = call i8 @llvm.bitreverse.i8(i8 %46)
  %48 = zext i8 %47 to i32
  %49 = xor i32 %44, %48
  %50 = load ptr addrspace(1), ptr %2, align 8
  %51 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 3
  store i32 %49, ptr addrspace(1) %51, align 4
  %52 = load i32, ptr %3, align 4
  %53 = zext i32 %52 to i64
  %54 = shl i64 %53, 32
  %55 = load i32, ptr %4, align 4
  %56 = zext i32 %55 to i64
  %57 = or i64 %54, %56
  store i64 %57, ptr %5, align 8
  %58 = load i64, ptr %5, align 8
  %59 = call i64 @llvm.ctpop.i64(i64 %58)
  %60 = trunc i64 %59 to i32
  %61 = load i64, ptr %5, align 8
  %62 = or i64 %61, 1
  %63 = call i64 @llvm.ctlz.i64(i64 %62, i1 true)
  %64 = trunc i64 %63 to i32
  %65 = mul nsw i32 %64, 100
  %66 = add nsw i32 %60, %65
  %67 = load ptr addrspace(1), ptr %2, align 8
  %68 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 4
  store i32 %66, ptr addrspace(1) %68, align 4
  %69 = load i64, ptr %5, align 8
  %70 = call i64 @llvm.bswap.i64(i64 %69)
  %71 = lshr i64 %70, 20
  %72 = trunc i64 %71 to i32
  %73 = load ptr addrspace(1), ptr %2, align 8
  %74 = getelementptr inbounds i32, ptr addrspace(1) %73, i64 5
  store i32 %72, ptr addrspace(1) %74, align 4
  %75 = load i32, ptr %3, align 4
  %76 = trunc i32 %75 to i16
  %77 = call i16 @llvm.bswap.i16(i16 %76)
  %78 = zext i16 %77 to i32
  %79 = load i32, ptr %3, align 4
  %80 = call i32 @llvm.ctpop.i32(i32 %79)
  %81 = and i32 %80, 1
  %82 = mul nsw i32 %81, 7
  %83 = add nsw i32 %78, %82
  %84 = load ptr addrspace(1), ptr %2, align 8
  %85 = getelementptr inbounds i32, ptr addrspace(1) %84, i64 9
  %86 = load i32, ptr addrspace(1) %85, align 4
  %87 = call i32 @llvm.cttz.i32(i32 %86, i1 true)
  %88 = add i32 %87, 1
  %89 = icmp eq i32 %86, 0
  %90 = select i1 %89, i32 0, i32 %88
  %91 = add nsw i32 %83, %90
  %92 = load ptr addrspace(1), ptr %2, align 8
  %93 = getelementptr inbounds i32, ptr addrspace(1) %92, i64 6
  store i32 %91, ptr addrspace(1) %93, align 4
  %94 = load i64, ptr %5, align 8
  %95 = call i64 @llvm.bitreverse.i64(i64 %94)
  %96 = trunc i64 %95 to i32
  %97 = load ptr addrspace(1), ptr %2, align 8
  %98 = getelementptr inbounds i32, ptr addrspace(1) %97, i64 7
  store i32 %96, ptr addrspace(1) %98, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.bitreverse.i8(i8) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #3

; Function Attrs: noinline nounwind optnone
define spir_kernel void @overflowing(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %106, %1
  %9 = load i32, ptr %7, align 4
  %10 = icmp slt i32 %9, 8
  br i1 %10, label %11, label %109

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4
  %13 = mul nsw i32 %12, 2
  %14 = load ptr addrspace(1), ptr %2, align 8
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  %19 = shl i32 %18, 24
  %20 = load ptr addrspace(1), ptr %2, align 8
  %21 = load i32, ptr %7, align 4
  %22 = add nsw i32 %21, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = shl i32 %25, 24
  %27 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %19, i32 %26)
  %28 = extractvalue { i32, i1 } %27, 1
  %29 = extractvalue { i32, i1 } %27, 0
  store i32 %29, ptr %6, align 4
  %30 = zext i1 %28 to i32
  %31 = add nsw i32 %13, %30
  store i32 %31, ptr %3, align 4
  %32 = load i32, ptr %3, align 4
  %33 = mul nsw i32 %32, 2
  %34 = load ptr addrspace(1), ptr %2, align 8
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = shl i32 %38, 24
  %40 = load ptr addrspace(1), ptr %2, align 8
  %41 = load i32, ptr %7, align 4
  %42 = add nsw i32 %41, 2
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = shl i32 %45, 25
  %47 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %39, i32 %46)
  %48 = extractvalue { i32, i1 } %47, 1
  %49 = extractvalue { i32, i1 } %47, 0
  store i32 %49, ptr %6, align 4
  %50 = zext i1 %48 to i32
  %51 = add nsw i32 %33, %50
  store i32 %51, ptr %3, align 4
  %52 = load i32, ptr %3, align 4
  %53 = mul nsw i32 %52, 2
  %54 = load ptr addrspace(1), ptr %2, align 8
  %55 = load i32, ptr %7, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr addrspace(1) %54, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4
  %59 = shl i32 %58, 10
  %60 = load ptr addrspace(1), ptr %2, align 8
  %61 = load i32, ptr %7, align 4
  %62 = add nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %60, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4
  %66 = shl i32 %65, 14
  %67 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %59, i32 %66)
  %68 = extractvalue { i32, i1 } %67, 1
  %69 = extractvalue { i32, i1 } %67, 0
  store i32 %69, ptr %4, align 4
  %70 = zext i1 %68 to i32
  %71 = add nsw i32 %53, %70
  store i32 %71, ptr %3, align 4
  %72 = load ptr addrspace(1), ptr %2, align 8
  %73 = load i32, ptr %7, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(1) %72, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4
  %77 = sext i32 %76 to i64
  %78 = shl i64 %77, 40
  %79 = load ptr addrspace(1), ptr %2, align 8
  %80 = load i32, ptr %7, align 4
  %81 = add nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr addrspace(1) %79, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4
  %85 = sext i32 %84 to i64
  %86 = shl i64 %85, 12
  %87 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %78, i64 %86)
  %88 = extractvalue { i64, i1 } %87, 1
  %89 = extractvalue { i64, i1 } %87, 0
  store i64 %89, ptr %5, align 8
  %90 = zext i1 %88 to i32
  %91 = load i32, ptr %7, align 4
  %92 = shl i32 %90, %91
  %93 = load i32, ptr %3, align 4
  %94 = xor i32 %93, %92
  store i32 %94, ptr %3, align 4
  %95 = load i32, ptr %6, align 4
  %96 = load i32, ptr %4, align 4
  %97 = add nsw i32 %95, %96
  %98 = load i64, ptr %5, align 8
  %99 = trunc i64 %98 to i32
  %100 = add nsw i32 %97, %99
  %101 = load ptr addrspace(1), ptr %2, align 8
  %102 = load i32, ptr %7, align 4
  %103 = add nsw i32 32, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr addrspace(1) %101, i64 %104
  store i32 %100, ptr addrspace(1) %105, align 4
  br label %106

106:                                              ; preds = %11
  %107 = load i32, ptr %7, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %7, align 4
  br label %8, !llvm.loop !12

109:                                              ; preds = %8
  %110 = load i32, ptr %3, align 4
  %111 = load ptr addrspace(1), ptr %2, align 8
  %112 = getelementptr inbounds i32, ptr addrspace(1) %111, i64 0
  store i32 %110, ptr addrspace(1) %112, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #3

; Function Attrs: noinline nounwind optnone
define spir_kernel void @saturating(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %6

6:                                                ; preds = %80, %1
  %7 = load i32, ptr %3, align 4
  %8 = icmp slt i32 %7, 8
  br i1 %8, label %9, label %83

9:                                                ; preds = %6
  %10 = load ptr addrspace(1), ptr %2, align 8
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = shl i32 %14, 24
  store i32 %15, ptr %4, align 4
  %16 = load ptr addrspace(1), ptr %2, align 8
  %17 = load i32, ptr %3, align 4
  %18 = add nsw i32 %17, 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = shl i32 %21, 25
  store i32 %22, ptr %5, align 4
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call i32 @llvm.sadd.sat.i32(i32 %23, i32 %24)
  %26 = load i32, ptr %5, align 4
  %27 = load i32, ptr %4, align 4
  %28 = call i32 @llvm.ssub.sat.i32(i32 %26, i32 %27)
  %29 = xor i32 %25, %28
  %30 = load ptr addrspace(1), ptr %2, align 8
  %31 = load i32, ptr %3, align 4
  %32 = add nsw i32 16, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %33
  store i32 %29, ptr addrspace(1) %34, align 4
  %35 = load ptr addrspace(1), ptr %2, align 8
  %36 = load i32, ptr %3, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4
  %40 = load ptr addrspace(1), ptr %2, align 8
  %41 = load i32, ptr %3, align 4
  %42 = add nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = call i32 @llvm.usub.sat.i32(i32 %39, i32 %45)
  %47 = load ptr addrspace(1), ptr %2, align 8
  %48 = load i32, ptr %3, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(1) %47, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4
  %52 = mul nsw i32 %51, 3
  %53 = trunc i32 %52 to i8
  %54 = call i8 @llvm.uadd.sat.i8(i8 %53, i8 -56)
  %55 = zext i8 %54 to i32
  %56 = add nsw i32 %46, %55
  %57 = load ptr addrspace(1), ptr %2, align 8
  %58 = load i32, ptr %3, align 4
  %59 = add nsw i32 24, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 %60
  store i32 %56, ptr addrspace(1) %61, align 4
  %62 = load i32, ptr %4, align 4
  %63 = load i32, ptr %5, align 4
  %64 = call i32 @llvm.smin.i32(i32 %62, i32 %63)
  %65 = sdiv i32 %64, 3
  %66 = load i32, ptr %4, align 4
  %67 = load i32, ptr %5, align 4
  %68 = call i32 @llvm.smax.i32(i32 %66, i32 %67)
  %69 = sdiv i32 %68, 5
  %70 = add nsw i32 %65, %69
  %71 = load i32, ptr %5, align 4
  %72 = call i32 @llvm.abs.i32(i32 %71, i1 false)
  %73 = sdiv i32 %72, 7
  %74 = add nsw i32 %70, %73
  %75 = load ptr addrspace(1), ptr %2, align 8
  %76 = load i32, ptr %3, align 4
  %77 = add nsw i32 32, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr addrspace(1) %75, i64 %78
  store i32 %74, ptr addrspace(1) %79, align 4
  br label %80

80:                                               ; preds = %9
  %81 = load i32, ptr %3, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %3, align 4
  br label %6, !llvm.loop !13

83:                                               ; preds = %6
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

; Function Attrs: noinline nounwind optnone
define spir_kernel void @wide_integers(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i128, align 8
  %4 = alloca i128, align 8
  %5 = alloca i128, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %6 = load ptr addrspace(1), ptr %2, align 8
  %7 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 0
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = sext i32 %8 to i64
  %10 = zext i64 %9 to i128
  %11 = shl i128 %10, 70
  %12 = load ptr addrspace(1), ptr %2, align 8
  %13 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 1
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = zext i32 %14 to i128
  %16 = or i128 %11, %15
  store i128 %16, ptr %3, align 8
  %17 = load ptr addrspace(1), ptr %2, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 2
  %19 = load i32, ptr addrspace(1) %18, align 4
  %20 = sext i32 %19 to i64
  %21 = zext i64 %20 to i128
  %22 = shl i128 %21, 60
  %23 = load ptr addrspace(1), ptr %2, align 8
  %24 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 3
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = zext i32 %25 to i128
  %27 = or i128 %22, %26
  store i128 %27, ptr %4, align 8
  %28 = load i128, ptr %3, align 8
  %29 = load i128, ptr %4, align 8
  %30 = mul i128 %28, %29
  %31 = load i128, ptr %3, align 8
  %32 = lshr i128 %31, 7
  %33 = add i128 %30, %32
  %34 = load i128, ptr %4, align 8
  %35 = sub i128 %33, %34
  store i128 %35, ptr %5, align 8
  %36 = load i128, ptr %5, align 8
  %37 = lshr i128 %36, 96
  %38 = trunc i128 %37 to i32
  %39 = load ptr addrspace(1), ptr %2, align 8
  %40 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 0
  store i32 %38, ptr addrspace(1) %40, align 4
  %41 = load i128, ptr %5, align 8
  %42 = lshr i128 %41, 64
  %43 = trunc i128 %42 to i32
  %44 = load ptr addrspace(1), ptr %2, align 8
  %45 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 1
  store i32 %43, ptr addrspace(1) %45, align 4
  %46 = load i128, ptr %5, align 8
  %47 = lshr i128 %46, 32
  %48 = trunc i128 %47 to i32
  %49 = load ptr addrspace(1), ptr %2, align 8
  %50 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 2
  store i32 %48, ptr addrspace(1) %50, align 4
  %51 = load i128, ptr %5, align 8
  %52 = trunc i128 %51 to i32
  %53 = load ptr addrspace(1), ptr %2, align 8
  %54 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 3
  store i32 %52, ptr addrspace(1) %54, align 4
  %55 = load i128, ptr %3, align 8
  %56 = load i128, ptr %4, align 8
  %57 = icmp ult i128 %55, %56
  %58 = zext i1 %57 to i32
  %59 = load ptr addrspace(1), ptr %2, align 8
  %60 = getelementptr inbounds i32, ptr addrspace(1) %59, i64 4
  store i32 %58, ptr addrspace(1) %60, align 4
  %61 = load ptr addrspace(1), ptr %2, align 8
  %62 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 5
  %63 = load i32, ptr addrspace(1) %62, align 4
  %64 = sext i32 %63 to i128
  %65 = shl i128 %64, 90
  %66 = ashr i128 %65, 85
  %67 = trunc i128 %66 to i32
  %68 = load ptr addrspace(1), ptr %2, align 8
  %69 = getelementptr inbounds i32, ptr addrspace(1) %68, i64 5
  store i32 %67, ptr addrspace(1) %69, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @odd_widths(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca %struct.anon.0, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %7 = load ptr addrspace(1), ptr %2, align 8
  %8 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 0
  %9 = load i32, ptr addrspace(1) %8, align 4
  %10 = mul nsw i32 %9, 77777
  %11 = trunc i32 %10 to i24
  %12 = zext i24 %11 to i32
  store i32 %12, ptr %3, align 4
  %13 = load ptr addrspace(1), ptr %2, align 8
  %14 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 1
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = mul nsw i32 %15, 5001
  %17 = trunc i32 %16 to i17
  %18 = sext i17 %17 to i32
  store i32 %18, ptr %4, align 4
  %19 = load i32, ptr %3, align 4
  %20 = trunc i32 %19 to i24
  %21 = zext i24 %20 to i64
  %22 = trunc i64 %21 to i48
  %23 = mul i48 %22, 65535
  %24 = zext i48 %23 to i64
  store i64 %24, ptr %5, align 8
  store i32 0, ptr %6, align 4
  %25 = load ptr addrspace(1), ptr %2, align 8
  %26 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 2
  %27 = load i32, ptr addrspace(1) %26, align 4
  %28 = load i32, ptr %6, align 4
  %29 = and i32 %27, 31
  %30 = and i32 %28, -32
  %31 = or i32 %30, %29
  store i32 %31, ptr %6, align 4
  %32 = load ptr addrspace(1), ptr %2, align 8
  %33 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 3
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = load i32, ptr %6, align 4
  %36 = and i32 %34, 2047
  %37 = shl i32 %36, 5
  %38 = and i32 %35, -65505
  %39 = or i32 %38, %37
  store i32 %39, ptr %6, align 4
  %40 = load ptr addrspace(1), ptr %2, align 8
  %41 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 4
  %42 = load i32, ptr addrspace(1) %41, align 4
  %43 = load i32, ptr %6, align 4
  %44 = and i32 %42, 65535
  %45 = shl i32 %44, 16
  %46 = and i32 %43, 65535
  %47 = or i32 %46, %45
  store i32 %47, ptr %6, align 4
  %48 = load i32, ptr %6, align 4
  %49 = and i32 %48, 31
  %50 = add nsw i32 %49, 9
  %51 = load i32, ptr %6, align 4
  %52 = and i32 %50, 31
  %53 = and i32 %51, -32
  %54 = or i32 %53, %52
  store i32 %54, ptr %6, align 4
  %55 = load i32, ptr %6, align 4
  %56 = shl i32 %55, 16
  %57 = ashr i32 %56, 21
  %58 = sub nsw i32 %57, 700
  %59 = load i32, ptr %6, align 4
  %60 = and i32 %58, 2047
  %61 = shl i32 %60, 5
  %62 = and i32 %59, -65505
  %63 = or i32 %62, %61
  store i32 %63, ptr %6, align 4
  %64 = shl i32 %60, 21
  %65 = ashr i32 %64, 21
  %66 = load i32, ptr %3, align 4
  %67 = trunc i32 %66 to i24
  %68 = load i32, ptr %3, align 4
  %69 = trunc i32 %68 to i24
  %70 = mul i24 %67, %69
  %71 = zext i24 %70 to i32
  %72 = load ptr addrspace(1), ptr %2, align 8
  %73 = getelementptr inbounds i32, ptr addrspace(1) %72, i64 0
  store i32 %71, ptr addrspace(1) %73, align 4
  %74 = load i32, ptr %4, align 4
  %75 = trunc i32 %74 to i17
  %76 = mul nsw i17 %75, 3
  %77 = sext i17 %76 to i32
  %78 = load ptr addrspace(1), ptr %2, align 8
  %79 = getelementptr inbounds i32, ptr addrspace(1) %78, i64 1
  store i32 %77, ptr addrspace(1) %79, align 4
  %80 = load i64, ptr %5, align 8
  %81 = trunc i64 %80 to i48
  %82 = lshr i48 %81, 13
  %83 = trunc i48 %82 to i32
  %84 = load ptr addrspace(1), ptr %2, align 8
  %85 = getelementptr inbounds i32, ptr addrspace(1) %84, i64 2
  store i32 %83, ptr addrspace(1) %85, align 4
  %86 = load i32, ptr %6, align 4
  %87 = and i32 %86, 31
  %88 = mul nsw i32 %87, 1000
  %89 = load i32, ptr %6, align 4
  %90 = shl i32 %89, 16
  %91 = ashr i32 %90, 21
  %92 = add nsw i32 %88, %91
  %93 = load ptr addrspace(1), ptr %2, align 8
  %94 = getelementptr inbounds i32, ptr addrspace(1) %93, i64 3
  store i32 %92, ptr addrspace(1) %94, align 4
  %95 = load i32, ptr %6, align 4
  %96 = lshr i32 %95, 16
  %97 = load ptr addrspace(1), ptr %2, align 8
  %98 = getelementptr inbounds i32, ptr addrspace(1) %97, i64 4
  store i32 %96, ptr addrspace(1) %98, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @wide_vectors(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x i32>, align 64
  %5 = alloca <8 x float>, align 32
  %6 = alloca i32, align 4
  %7 = alloca <16 x i8>, align 16
  %8 = alloca <16 x i32>, align 64
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = load <16 x i32>, ptr addrspace(1) %11, align 64
  store <16 x i32> %12, ptr %3, align 64
  %13 = load <16 x i32>, ptr %3, align 64
  %14 = mul <16 x i32> %13, splat (i32 3)
  %15 = load <16 x i32>, ptr %3, align 64
  %16 = extractelement <16 x i32> %15, i64 7
  %17 = insertelement <16 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <16 x i32> %17, <16 x i32> poison, <16 x i32> zeroinitializer
  %19 = sub <16 x i32> %14, %18
  store <16 x i32> %19, ptr %4, align 64
  store <8 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float 5.000000e+00, float 6.000000e+00, float 7.000000e+00, float 8.000000e+00>, ptr %5, align 32
  store i32 0, ptr %6, align 4
  br label %20

20:                                               ; preds = %37, %1
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %21, 8
  br i1 %22, label %23, label %40

23:                                               ; preds = %20
  %24 = load ptr addrspace(1), ptr %2, align 8
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = sdiv i32 %28, 2
  %30 = sitofp i32 %29 to float
  %31 = load i32, ptr %6, align 4
  %32 = load <8 x float>, ptr %5, align 32
  %33 = extractelement <8 x float> %32, i32 %31
  %34 = fadd float %33, %30
  %35 = load <8 x float>, ptr %5, align 32
  %36 = insertelement <8 x float> %35, float %34, i32 %31
  store <8 x float> %36, ptr %5, align 32
  br label %37

37:                                               ; preds = %23
  %38 = load i32, ptr %6, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %6, align 4
  br label %20, !llvm.loop !14

40:                                               ; preds = %20
  %41 = load <8 x float>, ptr %5, align 32
  %42 = load <8 x float>, ptr %5, align 32
  %43 = shufflevector <8 x float> %42, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %44 = call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %41, <8 x float> %43, <8 x float> splat (float 1.500000e+00))
  store <8 x float> %44, ptr %5, align 32
  %45 = load <16 x i32>, ptr %4, align 64
  %46 = trunc <16 x i32> %45 to <16 x i8>
  store <16 x i8> %46, ptr %7, align 16
  %47 = load <16 x i8>, ptr %7, align 16
  %48 = shl <16 x i8> %47, splat (i8 1)
  %49 = load <16 x i8>, ptr %7, align 16
  %50 = shufflevector <16 x i8> %49, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %51 = xor <16 x i8> %48, %50
  store <16 x i8> %51, ptr %7, align 16
  %52 = load <16 x i32>, ptr %4, align 64
  %53 = load <16 x i32>, ptr %3, align 64
  %54 = icmp sgt <16 x i32> %52, %53
  %55 = sext <16 x i1> %54 to <16 x i32>
  store <16 x i32> %55, ptr %8, align 64
  %56 = load <16 x i32>, ptr %3, align 64
  %57 = load <16 x i32>, ptr %4, align 64
  %58 = shufflevector <16 x i32> %56, <16 x i32> %57, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %59 = load <16 x i32>, ptr %8, align 64
  %60 = add <16 x i32> %58, %59
  %61 = load ptr addrspace(1), ptr %2, align 8
  store <16 x i32> %60, ptr addrspace(1) %61, align 64
  store i32 0, ptr %9, align 4
  br label %62

62:                                               ; preds = %75, %40
  %63 = load i32, ptr %9, align 4
  %64 = icmp slt i32 %63, 8
  br i1 %64, label %65, label %78

65:                                               ; preds = %62
  %66 = load <8 x float>, ptr %5, align 32
  %67 = load i32, ptr %9, align 4
  %68 = extractelement <8 x float> %66, i32 %67
  %69 = fptosi float %68 to i32
  %70 = load ptr addrspace(1), ptr %2, align 8
  %71 = load i32, ptr %9, align 4
  %72 = add nsw i32 16, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr addrspace(1) %70, i64 %73
  store i32 %69, ptr addrspace(1) %74, align 4
  br label %75

75:                                               ; preds = %65
  %76 = load i32, ptr %9, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %9, align 4
  br label %62, !llvm.loop !15

78:                                               ; preds = %62
  store i32 0, ptr %10, align 4
  br label %79

79:                                               ; preds = %92, %78
  %80 = load i32, ptr %10, align 4
  %81 = icmp slt i32 %80, 16
  br i1 %81, label %82, label %95

82:                                               ; preds = %79
  %83 = load <16 x i8>, ptr %7, align 16
  %84 = load i32, ptr %10, align 4
  %85 = extractelement <16 x i8> %83, i32 %84
  %86 = zext i8 %85 to i32
  %87 = load ptr addrspace(1), ptr %2, align 8
  %88 = load i32, ptr %10, align 4
  %89 = add nsw i32 24, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr addrspace(1) %87, i64 %90
  store i32 %86, ptr addrspace(1) %91, align 4
  br label %92

92:                                               ; preds = %82
  %93 = load i32, ptr %10, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %10, align 4
  br label %79, !llvm.loop !16

95:                                               ; preds = %79
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #3

; Function Attrs: noinline nounwind optnone
define spir_kernel void @aggregates_by_value(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %struct.Pair, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Pair, align 4
  %6 = alloca %struct.Mixed, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %7 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 0
  %8 = load ptr addrspace(1), ptr %2, align 8
  %9 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 0
  %10 = load i32, ptr addrspace(1) %9, align 4
  store i32 %10, ptr %7, align 4
  %11 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 1
  %12 = load ptr addrspace(1), ptr %2, align 8
  %13 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 1
  %14 = load i32, ptr addrspace(1) %13, align 4
  store i32 %14, ptr %11, align 4
  store i32 0, ptr %4, align 4
  br label %15

15:                                               ; preds = %19, %1
  %16 = load i32, ptr %4, align 4
  %17 = icmp slt i32 %16, 3
  br i1 %17, label %18, label %22

18:                                               ; preds = %15
  call spir_func void @swapped(ptr dead_on_unwind writable sret(%struct.Pair) align 4 %5, ptr noundef byval(%struct.Pair) align 4 %3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %5, i64 8, i1 false)
  br label %19

19:                                               ; preds = %18
  %20 = load i32, ptr %4, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %4, align 4
  br label %15, !llvm.loop !17

22:                                               ; preds = %15
  %23 = load ptr addrspace(1), ptr %2, align 8
  %24 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 2
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = load ptr addrspace(1), ptr %2, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 3
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = sext i32 %28 to i64
  %30 = shl i64 %29, 20
  call spir_func void @made(ptr dead_on_unwind writable sret(%struct.Mixed) align 8 %6, i32 noundef %25, i64 noundef %30)
  %31 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 0
  %32 = load i32, ptr %31, align 4
  %33 = load ptr addrspace(1), ptr %2, align 8
  %34 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 0
  store i32 %32, ptr addrspace(1) %34, align 4
  %35 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 1
  %36 = load i32, ptr %35, align 4
  %37 = load ptr addrspace(1), ptr %2, align 8
  %38 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 1
  store i32 %36, ptr addrspace(1) %38, align 4
  %39 = getelementptr inbounds nuw %struct.Mixed, ptr %6, i32 0, i32 0
  %40 = load i8, ptr %39, align 8
  %41 = sext i8 %40 to i32
  %42 = getelementptr inbounds nuw %struct.Mixed, ptr %6, i32 0, i32 1
  %43 = load i16, ptr %42, align 2
  %44 = sext i16 %43 to i32
  %45 = add nsw i32 %41, %44
  %46 = getelementptr inbounds nuw %struct.Mixed, ptr %6, i32 0, i32 2
  %47 = load i32, ptr %46, align 4
  %48 = add nsw i32 %45, %47
  %49 = load ptr addrspace(1), ptr %2, align 8
  %50 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 2
  store i32 %48, ptr addrspace(1) %50, align 4
  %51 = getelementptr inbounds nuw %struct.Mixed, ptr %6, i32 0, i32 3
  %52 = load i64, ptr %51, align 8
  %53 = ashr i64 %52, 10
  %54 = trunc i64 %53 to i32
  %55 = getelementptr inbounds nuw %struct.Mixed, ptr %6, i32 0, i32 4
  %56 = load float, ptr %55, align 8
  %57 = fptosi float %56 to i32
  %58 = add nsw i32 %54, %57
  %59 = getelementptr inbounds nuw %struct.Mixed, ptr %6, i32 0, i32 5
  %60 = getelementptr inbounds [5 x i8], ptr %59, i64 0, i64 1
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = add nsw i32 %58, %62
  %64 = load ptr addrspace(1), ptr %2, align 8
  %65 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 3
  store i32 %63, ptr addrspace(1) %65, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define internal spir_func void @swapped(ptr dead_on_unwind noalias writable sret(%struct.Pair) align 4 %0, ptr noundef byval(%struct.Pair) align 4 %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Pair, ptr %0, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.Pair, ptr %1, i32 0, i32 1
  %5 = load i32, ptr %4, align 4
  store i32 %5, ptr %3, align 4
  %6 = getelementptr inbounds nuw %struct.Pair, ptr %0, i32 0, i32 1
  %7 = getelementptr inbounds nuw %struct.Pair, ptr %1, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %6, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define internal spir_func void @made(ptr dead_on_unwind noalias writable sret(%struct.Mixed) align 8 %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store i32 %1, ptr %4, align 4
  store i64 %2, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 0
  %7 = load i32, ptr %4, align 4
  %8 = trunc i32 %7 to i8
  store i8 %8, ptr %6, align 8
  %9 = getelementptr i8, ptr %0, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %9, i8 0, i64 1, i1 false)
  %10 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 1
  %11 = load i32, ptr %4, align 4
  %12 = mul nsw i32 %11, 3
  %13 = trunc i32 %12 to i16
  store i16 %13, ptr %10, align 2
  %14 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 2
  %15 = load i32, ptr %4, align 4
  %16 = mul nsw i32 %15, 5
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 3
  %18 = load i64, ptr %5, align 8
  store i64 %18, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 4
  %20 = load i32, ptr %4, align 4
  %21 = sitofp i32 %20 to float
  store float %21, ptr %19, align 8
  %22 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 5
  store i8 1, ptr %22, align 1
  %23 = getelementptr inbounds i8, ptr %22, i64 1
  %24 = load i32, ptr %4, align 4
  %25 = trunc i32 %24 to i8
  store i8 %25, ptr %23, align 1
  %26 = getelementptr inbounds i8, ptr %22, i64 2
  store i8 3, ptr %26, align 1
  %27 = getelementptr inbounds i8, ptr %22, i64 3
  store i8 4, ptr %27, align 1
  %28 = getelementptr inbounds i8, ptr %22, i64 4
  store i8 5, ptr %28, align 1
  %29 = getelementptr i8, ptr %0, i64 25
  call void @llvm.memset.p0.i64(ptr align 1 %29, i8 0, i64 7, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @constant_tables(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %45, %1
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %8, label %48

8:                                                ; preds = %5
  %9 = load ptr addrspace(1), ptr %2, align 8
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = and i32 %13, 7
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [8 x i32], ptr @table, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = mul nsw i32 %17, 10
  %19 = load ptr addrspace(1), ptr %2, align 8
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = and i32 %23, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x %struct.Pair], ptr @pairs, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.Pair, ptr %26, i32 0, i32 1
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %18, %28
  %30 = load ptr addrspace(1), ptr %2, align 8
  %31 = load i32, ptr %3, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = and i32 %34, 7
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [11 x i8], ptr @text, i64 0, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  %40 = add nsw i32 %29, %39
  %41 = load ptr addrspace(1), ptr %2, align 8
  %42 = load i32, ptr %3, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 %43
  store i32 %40, ptr addrspace(1) %44, align 4
  br label %45

45:                                               ; preds = %8
  %46 = load i32, ptr %3, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %3, align 4
  br label %5, !llvm.loop !18

48:                                               ; preds = %5
  %49 = load ptr addrspace(1), ptr %2, align 8
  %50 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 8
  %51 = load i32, ptr addrspace(1) %50, align 4
  %52 = and i32 %51, 1
  %53 = icmp ne i32 %52, 0
  %54 = zext i1 %53 to i64
  %55 = select i1 %53, ptr @table, ptr getelementptr inbounds ([4 x %struct.Pair], ptr @pairs, i64 0, i64 1)
  store ptr %55, ptr %4, align 8
  %56 = load ptr, ptr %4, align 8
  %57 = load ptr addrspace(1), ptr %2, align 8
  %58 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 9
  %59 = load i32, ptr addrspace(1) %58, align 4
  %60 = and i32 %59, 3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %56, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = load ptr addrspace(1), ptr %2, align 8
  %65 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 8
  store i32 %63, ptr addrspace(1) %65, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @variables_in_loops(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [4 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %57, %1
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 6
  br i1 %10, label %11, label %60

11:                                               ; preds = %8
  store i32 0, ptr %6, align 4
  br label %12

12:                                               ; preds = %29, %11
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %32

15:                                               ; preds = %12
  %16 = load ptr addrspace(1), ptr %2, align 8
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %6, align 4
  %19 = add nsw i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4
  %23 = load i32, ptr %6, align 4
  %24 = add nsw i32 %23, 1
  %25 = mul nsw i32 %22, %24
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %27
  store i32 %25, ptr %28, align 4
  br label %29

29:                                               ; preds = %15
  %30 = load i32, ptr %6, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %6, align 4
  br label %12, !llvm.loop !19

32:                                               ; preds = %12
  %33 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 0
  %34 = load ptr addrspace(1), ptr %2, align 8
  %35 = load i32, ptr %4, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = and i32 %38, 3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %33, i64 %40
  store ptr %41, ptr %7, align 8
  %42 = load ptr, ptr %7, align 8
  store i32 5, ptr %42, align 4
  %43 = load i32, ptr %3, align 4
  %44 = mul nsw i32 %43, 7
  %45 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 0
  %46 = load i32, ptr %45, align 4
  %47 = add nsw i32 %44, %46
  %48 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 1
  %49 = load i32, ptr %48, align 4
  %50 = add nsw i32 %47, %49
  %51 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 2
  %52 = load i32, ptr %51, align 4
  %53 = add nsw i32 %50, %52
  %54 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 3
  %55 = load i32, ptr %54, align 4
  %56 = add nsw i32 %53, %55
  store i32 %56, ptr %3, align 4
  br label %57

57:                                               ; preds = %32
  %58 = load i32, ptr %4, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %4, align 4
  br label %8, !llvm.loop !20

60:                                               ; preds = %8
  %61 = load i32, ptr %3, align 4
  %62 = load ptr addrspace(1), ptr %2, align 8
  %63 = getelementptr inbounds i32, ptr addrspace(1) %62, i64 0
  store i32 %61, ptr addrspace(1) %63, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @dynamic_arrays(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca [4 x [5 x i32]], align 4
  %4 = alloca [16 x i32], align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %3, i8 0, i64 80, i1 false)
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %35, %1
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %11, 20
  br i1 %12, label %13, label %38

13:                                               ; preds = %10
  %14 = load i32, ptr %6, align 4
  %15 = load ptr addrspace(1), ptr %2, align 8
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4
  %20 = mul nsw i32 %14, %19
  %21 = load ptr addrspace(1), ptr %2, align 8
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = and i32 %25, 3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [4 x [5 x i32]], ptr %3, i64 0, i64 %27
  %29 = load i32, ptr %6, align 4
  %30 = srem i32 %29, 5
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [5 x i32], ptr %28, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = add nsw i32 %33, %20
  store i32 %34, ptr %32, align 4
  br label %35

35:                                               ; preds = %13
  %36 = load i32, ptr %6, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %6, align 4
  br label %10, !llvm.loop !21

38:                                               ; preds = %10
  store i32 0, ptr %7, align 4
  br label %39

39:                                               ; preds = %75, %38
  %40 = load i32, ptr %7, align 4
  %41 = icmp slt i32 %40, 16
  br i1 %41, label %42, label %78

42:                                               ; preds = %39
  %43 = load ptr addrspace(1), ptr %2, align 8
  %44 = load i32, ptr %7, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4
  %48 = and i32 %47, 1
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %60

50:                                               ; preds = %42
  %51 = load ptr addrspace(1), ptr %2, align 8
  %52 = load i32, ptr %7, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %51, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4
  %56 = load i32, ptr %5, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %5, align 4
  %58 = sext i32 %56 to i64
  %59 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %58
  store i32 %55, ptr %59, align 4
  br label %74

60:                                               ; preds = %42
  %61 = load i32, ptr %5, align 4
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %73

63:                                               ; preds = %60
  %64 = load i32, ptr %5, align 4
  %65 = add nsw i32 %64, -1
  store i32 %65, ptr %5, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = load ptr addrspace(1), ptr %2, align 8
  %70 = load i32, ptr %7, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 %71
  store i32 %68, ptr addrspace(1) %72, align 4
  br label %73

73:                                               ; preds = %63, %60
  br label %74

74:                                               ; preds = %73, %50
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %7, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %7, align 4
  br label %39, !llvm.loop !22

78:                                               ; preds = %39
  %79 = getelementptr inbounds [4 x [5 x i32]], ptr %3, i64 0, i64 0
  %80 = getelementptr inbounds [5 x i32], ptr %79, i64 0, i64 0
  store ptr %80, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %81

81:                                               ; preds = %97, %78
  %82 = load i32, ptr %9, align 4
  %83 = icmp slt i32 %82, 20
  br i1 %83, label %84, label %100

84:                                               ; preds = %81
  %85 = load ptr, ptr %8, align 8
  %86 = load i32, ptr %9, align 4
  %87 = mul nsw i32 %86, 7
  %88 = srem i32 %87, 20
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %85, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = load ptr addrspace(1), ptr %2, align 8
  %93 = load i32, ptr %9, align 4
  %94 = add nsw i32 16, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(1) %92, i64 %95
  store i32 %91, ptr addrspace(1) %96, align 4
  br label %97

97:                                               ; preds = %84
  %98 = load i32, ptr %9, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %9, align 4
  br label %81, !llvm.loop !23

100:                                              ; preds = %81
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @unions(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %union.Bits, align 4
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %6 = load ptr addrspace(1), ptr %2, align 8
  %7 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 0
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = sitofp i32 %8 to float
  %10 = fadd float %9, 5.000000e-01
  store float %10, ptr %3, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load ptr addrspace(1), ptr %2, align 8
  %13 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 0
  store i32 %11, ptr addrspace(1) %13, align 4
  %14 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 3
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = xor i32 %16, 128
  %18 = trunc i32 %17 to i8
  store i8 %18, ptr %14, align 1
  %19 = load float, ptr %3, align 4
  %20 = fmul float %19, 2.000000e+00
  %21 = fptosi float %20 to i32
  %22 = load ptr addrspace(1), ptr %2, align 8
  %23 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 1
  store i32 %21, ptr addrspace(1) %23, align 4
  %24 = load ptr addrspace(1), ptr %2, align 8
  %25 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 2
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = trunc i32 %26 to i16
  %28 = getelementptr inbounds [2 x i16], ptr %3, i64 0, i64 0
  store i16 %27, ptr %28, align 4
  %29 = load i32, ptr %3, align 4
  %30 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 1
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = add nsw i32 %29, %32
  %34 = load ptr addrspace(1), ptr %2, align 8
  %35 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 2
  store i32 %33, ptr addrspace(1) %35, align 4
  %36 = load ptr addrspace(1), ptr %2, align 8
  %37 = getelementptr inbounds i32, ptr addrspace(1) %36, i64 3
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = sitofp i32 %38 to double
  %40 = fmul double %39, 1.250000e+00
  store double %40, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %4, i64 8, i1 false)
  %41 = load i64, ptr %5, align 8
  %42 = lshr i64 %41, 40
  %43 = trunc i64 %42 to i32
  %44 = load ptr addrspace(1), ptr %2, align 8
  %45 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 3
  store i32 %43, ptr addrspace(1) %45, align 4
  %46 = load i64, ptr %5, align 8
  %47 = trunc i64 %46 to i32
  %48 = load ptr addrspace(1), ptr %2, align 8
  %49 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 4
  store i32 %47, ptr addrspace(1) %49, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @pointers_in_memory(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca [6 x %struct.Node], align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Node, align 8
  %6 = alloca [3 x ptr], align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  store i32 0, ptr %4, align 4
  br label %10

10:                                               ; preds = %36, %1
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 %11, 6
  br i1 %12, label %13, label %39

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [6 x %struct.Node], ptr %3, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Node, ptr %5, i32 0, i32 0
  %18 = load i32, ptr %4, align 4
  %19 = icmp slt i32 %18, 5
  br i1 %19, label %20, label %26

20:                                               ; preds = %13
  %21 = load i32, ptr %4, align 4
  %22 = add nsw i32 %21, 2
  %23 = srem i32 %22, 6
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [6 x %struct.Node], ptr %3, i64 0, i64 %24
  br label %27

26:                                               ; preds = %13
  br label %27

27:                                               ; preds = %26, %20
  %28 = phi ptr [ %25, %20 ], [ null, %26 ]
  store ptr %28, ptr %17, align 8
  %29 = getelementptr inbounds nuw %struct.Node, ptr %5, i32 0, i32 1
  %30 = load ptr addrspace(1), ptr %2, align 8
  %31 = load i32, ptr %4, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4
  store i32 %34, ptr %29, align 8
  %35 = getelementptr i8, ptr %5, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %35, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %5, i64 16, i1 false)
  br label %36

36:                                               ; preds = %27
  %37 = load i32, ptr %4, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %4, align 4
  br label %10, !llvm.loop !24

39:                                               ; preds = %10
  %40 = getelementptr inbounds [6 x %struct.Node], ptr %3, i64 0, i64 0
  %41 = getelementptr inbounds nuw %struct.Node, ptr %40, i32 0, i32 1
  store ptr %41, ptr %6, align 8
  %42 = getelementptr inbounds ptr, ptr %6, i64 1
  %43 = load ptr addrspace(1), ptr %2, align 8
  %44 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 1
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = urem i32 %45, 6
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [6 x %struct.Node], ptr %3, i64 0, i64 %47
  %49 = getelementptr inbounds nuw %struct.Node, ptr %48, i32 0, i32 1
  store ptr %49, ptr %42, align 8
  %50 = getelementptr inbounds ptr, ptr %6, i64 2
  %51 = getelementptr inbounds [6 x %struct.Node], ptr %3, i64 0, i64 4
  %52 = getelementptr inbounds nuw %struct.Node, ptr %51, i32 0, i32 1
  store ptr %52, ptr %50, align 8
  %53 = load ptr addrspace(1), ptr %2, align 8
  %54 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 2
  %55 = load i32, ptr addrspace(1) %54, align 4
  %56 = urem i32 %55, 3
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [3 x ptr], ptr %6, i64 0, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %59, align 4
  %61 = add nsw i32 %60, 50
  store i32 %61, ptr %59, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %62 = getelementptr inbounds [6 x %struct.Node], ptr %3, i64 0, i64 1
  store ptr %62, ptr %9, align 8
  br label %63

63:                                               ; preds = %78, %39
  %64 = load ptr, ptr %9, align 8
  %65 = icmp ne ptr %64, null
  br i1 %65, label %66, label %69

66:                                               ; preds = %63
  %67 = load i32, ptr %8, align 4
  %68 = icmp slt i32 %67, 9
  br label %69

69:                                               ; preds = %66, %63
  %70 = phi i1 [ false, %63 ], [ %68, %66 ]
  br i1 %70, label %71, label %84

71:                                               ; preds = %69
  %72 = load i32, ptr %7, align 4
  %73 = mul nsw i32 %72, 5
  %74 = load ptr, ptr %9, align 8
  %75 = getelementptr inbounds nuw %struct.Node, ptr %74, i32 0, i32 1
  %76 = load i32, ptr %75, align 8
  %77 = add nsw i32 %73, %76
  store i32 %77, ptr %7, align 4
  br label %78

78:                                               ; preds = %71
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds nuw %struct.Node, ptr %79, i32 0, i32 0
  %81 = load ptr, ptr %80, align 8
  store ptr %81, ptr %9, align 8
  %82 = load i32, ptr %8, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %8, align 4
  br label %63, !llvm.loop !25

84:                                               ; preds = %69
  %85 = load i32, ptr %7, align 4
  %86 = load ptr addrspace(1), ptr %2, align 8
  %87 = getelementptr inbounds i32, ptr addrspace(1) %86, i64 0
  store i32 %85, ptr addrspace(1) %87, align 4
  %88 = getelementptr inbounds [3 x ptr], ptr %6, i64 0, i64 1
  %89 = load ptr, ptr %88, align 8
  %90 = load i32, ptr %89, align 4
  %91 = load ptr addrspace(1), ptr %2, align 8
  %92 = getelementptr inbounds i32, ptr addrspace(1) %91, i64 1
  store i32 %90, ptr addrspace(1) %92, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @helpers_with_pointers(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca [8 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  store i32 0, ptr %4, align 4
  br label %7

7:                                                ; preds = %19, %1
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %8, 8
  br i1 %9, label %10, label %22

10:                                               ; preds = %7
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %17
  store i32 %15, ptr %18, align 4
  br label %19

19:                                               ; preds = %10
  %20 = load i32, ptr %4, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %4, align 4
  br label %7, !llvm.loop !26

22:                                               ; preds = %7
  %23 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 0
  %24 = getelementptr inbounds i32, ptr %23, i64 2
  %25 = call spir_func i32 @scaled(ptr noundef %24, i32 noundef 4)
  store i32 %25, ptr %5, align 4
  %26 = load ptr addrspace(1), ptr %2, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 8
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = and i32 %28, 7
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %30
  %32 = load ptr addrspace(1), ptr %2, align 8
  %33 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 9
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = and i32 %34, 7
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %36
  call spir_func void @exchange(ptr noundef %31, ptr noundef %37)
  store i32 0, ptr %6, align 4
  br label %38

38:                                               ; preds = %50, %22
  %39 = load i32, ptr %6, align 4
  %40 = icmp slt i32 %39, 8
  br i1 %40, label %41, label %53

41:                                               ; preds = %38
  %42 = load i32, ptr %6, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = load ptr addrspace(1), ptr %2, align 8
  %47 = load i32, ptr %6, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 %48
  store i32 %45, ptr addrspace(1) %49, align 4
  br label %50

50:                                               ; preds = %41
  %51 = load i32, ptr %6, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %6, align 4
  br label %38, !llvm.loop !27

53:                                               ; preds = %38
  %54 = load i32, ptr %5, align 4
  %55 = load ptr addrspace(1), ptr %2, align 8
  %56 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 8
  store i32 %54, ptr addrspace(1) %56, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define internal spir_func i32 @scaled(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %23

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = mul nsw i32 %16, 2
  store i32 %17, ptr %15, align 4
  %18 = load i32, ptr %5, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %5, align 4
  br label %20

20:                                               ; preds = %11
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %6, align 4
  br label %7, !llvm.loop !28

23:                                               ; preds = %7
  %24 = load i32, ptr %5, align 4
  ret i32 %24
}

; Function Attrs: noinline nounwind optnone
define internal spir_func void @exchange(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load i32, ptr %6, align 4
  store i32 %7, ptr %5, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = load i32, ptr %8, align 4
  %10 = load ptr, ptr %3, align 8
  store i32 %9, ptr %10, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load ptr, ptr %4, align 8
  store i32 %11, ptr %12, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @global_pointers(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca [2 x ptr addrspace(1)], align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %8 = load ptr addrspace(1), ptr %2, align 8
  store ptr addrspace(1) %8, ptr %3, align 8
  %9 = load ptr addrspace(1), ptr %2, align 8
  %10 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 1
  store ptr addrspace(1) %10, ptr %4, align 8
  br label %11

11:                                               ; preds = %25, %1
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load ptr addrspace(1), ptr %2, align 8
  %14 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 16
  %15 = icmp ne ptr addrspace(1) %12, %14
  br i1 %15, label %16, label %28

16:                                               ; preds = %11
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i32, ptr addrspace(1) %17, align 4
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = icmp sgt i32 %18, %20
  br i1 %21, label %22, label %24

22:                                               ; preds = %16
  %23 = load ptr addrspace(1), ptr %4, align 8
  store ptr addrspace(1) %23, ptr %3, align 8
  br label %24

24:                                               ; preds = %22, %16
  br label %25

25:                                               ; preds = %24
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i32 1
  store ptr addrspace(1) %27, ptr %4, align 8
  br label %11, !llvm.loop !29

28:                                               ; preds = %11
  %29 = load ptr addrspace(1), ptr %3, align 8
  %30 = load ptr addrspace(1), ptr %2, align 8
  %31 = ptrtoint ptr addrspace(1) %29 to i64
  %32 = ptrtoint ptr addrspace(1) %30 to i64
  %33 = sub i64 %31, %32
  %34 = sdiv exact i64 %33, 4
  %35 = trunc i64 %34 to i32
  %36 = load ptr addrspace(1), ptr %2, align 8
  %37 = getelementptr inbounds i32, ptr addrspace(1) %36, i64 20
  store i32 %35, ptr addrspace(1) %37, align 4
  %38 = load ptr addrspace(1), ptr %2, align 8
  %39 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 2
  %40 = load ptr addrspace(1), ptr %2, align 8
  %41 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 9
  %42 = call spir_func i32 @summed(ptr addrspace(1) noundef %39, ptr addrspace(1) noundef %41)
  %43 = load ptr addrspace(1), ptr %2, align 8
  %44 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 21
  store i32 %42, ptr addrspace(1) %44, align 4
  %45 = load ptr addrspace(1), ptr %2, align 8
  %46 = getelementptr inbounds i32, ptr addrspace(1) %45, i64 24
  store ptr addrspace(1) %46, ptr %5, align 8
  %47 = load ptr addrspace(1), ptr %5, align 8
  %48 = getelementptr inbounds %struct.Pair, ptr addrspace(1) %47, i64 1
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = load ptr addrspace(1), ptr %2, align 8
  %51 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 0
  %52 = load i32, ptr addrspace(1) %51, align 4
  %53 = and i32 %52, 3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.Pair, ptr addrspace(1) %49, i64 %54
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %48, ptr addrspace(1) align 4 %55, i64 8, i1 false)
  %56 = load ptr addrspace(1), ptr %2, align 8
  store ptr addrspace(1) %56, ptr %6, align 8
  %57 = load ptr addrspace(1), ptr %6, align 8
  %58 = getelementptr inbounds i8, ptr addrspace(1) %57, i64 3
  store i8 7, ptr addrspace(1) %58, align 1
  %59 = load ptr addrspace(1), ptr %6, align 8
  %60 = getelementptr inbounds i8, ptr addrspace(1) %59, i64 6
  store i16 300, ptr addrspace(1) %60, align 2
  %61 = load ptr addrspace(1), ptr %2, align 8
  store ptr addrspace(1) %61, ptr %7, align 8
  %62 = getelementptr inbounds ptr addrspace(1), ptr %7, i64 1
  %63 = load ptr addrspace(1), ptr %2, align 8
  %64 = getelementptr inbounds i32, ptr addrspace(1) %63, i64 8
  store ptr addrspace(1) %64, ptr %62, align 8
  %65 = load ptr addrspace(1), ptr %2, align 8
  %66 = getelementptr inbounds i32, ptr addrspace(1) %65, i64 1
  %67 = load i32, ptr addrspace(1) %66, align 4
  %68 = and i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [2 x ptr addrspace(1)], ptr %7, i64 0, i64 %69
  %71 = load ptr addrspace(1), ptr %70, align 8
  %72 = getelementptr inbounds i32, ptr addrspace(1) %71, i64 3
  %73 = load i32, ptr addrspace(1) %72, align 4
  %74 = load ptr addrspace(1), ptr %2, align 8
  %75 = getelementptr inbounds i32, ptr addrspace(1) %74, i64 22
  store i32 %73, ptr addrspace(1) %75, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define internal spir_func i32 @summed(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %10, %2
  %7 = load ptr addrspace(1), ptr %3, align 8
  %8 = load ptr addrspace(1), ptr %4, align 8
  %9 = icmp ult ptr addrspace(1) %7, %8
  br i1 %9, label %10, label %16

10:                                               ; preds = %6
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i32 1
  store ptr addrspace(1) %12, ptr %3, align 8
  %13 = load i32, ptr addrspace(1) %11, align 4
  %14 = load i32, ptr %5, align 4
  %15 = add nsw i32 %14, %13
  store i32 %15, ptr %5, align 4
  br label %6, !llvm.loop !30

16:                                               ; preds = %6
  %17 = load i32, ptr %5, align 4
  ret i32 %17
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone
define spir_kernel void @assumptions(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %4 = load ptr addrspace(1), ptr %2, align 8
  %5 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 0
  %6 = load i32, ptr addrspace(1) %5, align 4
  %7 = and i32 %6, 7
  store i32 %7, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %8, 8
  call void @llvm.assume(i1 %9)
  %10 = load i32, ptr %3, align 4
  %11 = icmp sgt i32 %10, 7
  br i1 %11, label %12, label %13

12:                                               ; preds = %1
  unreachable

13:                                               ; preds = %1
  %14 = load i32, ptr %3, align 4
  %15 = and i32 %14, 3
  switch i32 %15, label %28 [
    i32 0, label %16
    i32 1, label %19
    i32 2, label %22
    i32 3, label %25
  ]

16:                                               ; preds = %13
  %17 = load ptr addrspace(1), ptr %2, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 0
  store i32 5, ptr addrspace(1) %18, align 4
  br label %29

19:                                               ; preds = %13
  %20 = load ptr addrspace(1), ptr %2, align 8
  %21 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 0
  store i32 6, ptr addrspace(1) %21, align 4
  br label %29

22:                                               ; preds = %13
  %23 = load ptr addrspace(1), ptr %2, align 8
  %24 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 0
  store i32 8, ptr addrspace(1) %24, align 4
  br label %29

25:                                               ; preds = %13
  %26 = load ptr addrspace(1), ptr %2, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 0
  store i32 1, ptr addrspace(1) %27, align 4
  br label %29

28:                                               ; preds = %13
  unreachable

29:                                               ; preds = %25, %22, %19, %16
  %30 = load ptr addrspace(1), ptr %2, align 8
  %31 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 1
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = icmp sgt i32 %32, 1000
  %34 = zext i1 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %29
  %38 = load ptr addrspace(1), ptr %2, align 8
  %39 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 1
  store i32 0, ptr addrspace(1) %39, align 4
  br label %40

40:                                               ; preds = %37, %29
  %41 = load ptr addrspace(1), ptr %2, align 8
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 3
  %43 = load i32, ptr addrspace(1) %42, align 4
  %44 = and i32 %43, 1
  %45 = sext i32 %44 to i64
  %46 = icmp ne i64 %45, 0
  %47 = zext i1 %46 to i64
  %48 = select i1 %46, i32 4, i32 9
  %49 = load ptr addrspace(1), ptr %2, align 8
  %50 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 2
  store i32 %48, ptr addrspace(1) %50, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: noinline nounwind optnone
define spir_kernel void @floats(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %6 = load ptr addrspace(1), ptr %2, align 8
  %7 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 0
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = sitofp i32 %8 to float
  %10 = fmul float %9, 0x3FD7AE1480000000
  store float %10, ptr %3, align 4
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 1
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = sitofp i32 %13 to float
  %15 = fsub float %14, 3.500000e+00
  store float %15, ptr %4, align 4
  %16 = load float, ptr %3, align 4
  %17 = call float @llvm.floor.f32(float %16)
  %18 = load float, ptr %4, align 4
  %19 = call float @llvm.ceil.f32(float %18)
  %20 = call float @llvm.fmuladd.f32(float %19, float 1.000000e+02, float %17)
  %21 = load float, ptr %3, align 4
  %22 = load float, ptr %4, align 4
  %23 = fmul float %21, %22
  %24 = call float @llvm.trunc.f32(float %23)
  %25 = fadd float %20, %24
  %26 = fptosi float %25 to i32
  %27 = load ptr addrspace(1), ptr %2, align 8
  %28 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 0
  store i32 %26, ptr addrspace(1) %28, align 4
  %29 = load float, ptr %3, align 4
  %30 = load float, ptr %4, align 4
  %31 = call float @llvm.fma.f32(float %29, float %30, float 3.000000e+00)
  %32 = fptosi float %31 to i32
  %33 = load float, ptr %4, align 4
  %34 = call float @llvm.fabs.f32(float %33)
  %35 = fptosi float %34 to i32
  %36 = mul nsw i32 %35, 10
  %37 = add nsw i32 %32, %36
  %38 = load ptr addrspace(1), ptr %2, align 8
  %39 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 1
  store i32 %37, ptr addrspace(1) %39, align 4
  %40 = load float, ptr %3, align 4
  %41 = load float, ptr %4, align 4
  %42 = call float @llvm.minnum.f32(float %40, float %41)
  %43 = fptosi float %42 to i32
  %44 = load float, ptr %3, align 4
  %45 = load float, ptr %4, align 4
  %46 = call float @llvm.maxnum.f32(float %44, float %45)
  %47 = fptosi float %46 to i32
  %48 = mul nsw i32 %47, 100
  %49 = add nsw i32 %43, %48
  %50 = load ptr addrspace(1), ptr %2, align 8
  %51 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 2
  store i32 %49, ptr addrspace(1) %51, align 4
  %52 = load float, ptr %3, align 4
  %53 = load float, ptr %4, align 4
  %54 = call float @llvm.copysign.f32(float %52, float %53)
  %55 = fptosi float %54 to i32
  %56 = load float, ptr %3, align 4
  %57 = fadd float %56, 1.600000e+01
  %58 = call float @llvm.sqrt.f32(float %57)
  %59 = fptosi float %58 to i32
  %60 = add nsw i32 %55, %59
  %61 = load ptr addrspace(1), ptr %2, align 8
  %62 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 3
  store i32 %60, ptr addrspace(1) %62, align 4
  %63 = load float, ptr %3, align 4
  %64 = call i1 @llvm.is.fpclass.f32(float %63, i32 3)
  %65 = zext i1 %64 to i32
  %66 = load float, ptr %4, align 4
  %67 = fdiv float %66, 0.000000e+00
  %68 = call i1 @llvm.is.fpclass.f32(float %67, i32 516)
  %69 = zext i1 %68 to i32
  %70 = mul nsw i32 2, %69
  %71 = add nsw i32 %65, %70
  %72 = load float, ptr %4, align 4
  %73 = bitcast float %72 to i32
  %74 = icmp slt i32 %73, 0
  %75 = zext i1 %74 to i32
  %76 = mul nsw i32 4, %75
  %77 = add nsw i32 %71, %76
  %78 = load ptr addrspace(1), ptr %2, align 8
  %79 = getelementptr inbounds i32, ptr addrspace(1) %78, i64 4
  store i32 %77, ptr addrspace(1) %79, align 4
  %80 = load float, ptr %3, align 4
  %81 = call float @llvm.rint.f32(float %80)
  %82 = fptosi float %81 to i32
  %83 = load float, ptr %4, align 4
  %84 = call float @llvm.round.f32(float %83)
  %85 = fptosi float %84 to i32
  %86 = mul nsw i32 %85, 10
  %87 = add nsw i32 %82, %86
  %88 = load ptr addrspace(1), ptr %2, align 8
  %89 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 5
  store i32 %87, ptr addrspace(1) %89, align 4
  %90 = load ptr addrspace(1), ptr %2, align 8
  %91 = getelementptr inbounds i32, ptr addrspace(1) %90, i64 6
  %92 = load i32, ptr addrspace(1) %91, align 4
  %93 = sitofp i32 %92 to double
  %94 = call double @llvm.fmuladd.f64(double %93, double 1.000000e+03, double 5.000000e-01)
  store double %94, ptr %5, align 8
  %95 = load double, ptr %5, align 8
  %96 = fptosi double %95 to i32
  %97 = load double, ptr %5, align 8
  %98 = fdiv double %97, 7.000000e+00
  %99 = fptrunc double %98 to float
  %100 = fptosi float %99 to i32
  %101 = add nsw i32 %96, %100
  %102 = load ptr addrspace(1), ptr %2, align 8
  %103 = getelementptr inbounds i32, ptr addrspace(1) %102, i64 6
  store i32 %101, ptr addrspace(1) %103, align 4
  %104 = load ptr addrspace(1), ptr %2, align 8
  %105 = getelementptr inbounds i32, ptr addrspace(1) %104, i64 7
  %106 = load i32, ptr addrspace(1) %105, align 4
  %107 = uitofp i32 %106 to float
  %108 = fptoui float %107 to i32
  %109 = zext i32 %108 to i64
  %110 = load ptr addrspace(1), ptr %2, align 8
  %111 = getelementptr inbounds i32, ptr addrspace(1) %110, i64 8
  %112 = load i32, ptr addrspace(1) %111, align 4
  %113 = sext i32 %112 to i64
  %114 = sitofp i64 %113 to double
  %115 = fptosi double %114 to i64
  %116 = add nsw i64 %109, %115
  %117 = trunc i64 %116 to i32
  %118 = load ptr addrspace(1), ptr %2, align 8
  %119 = getelementptr inbounds i32, ptr addrspace(1) %118, i64 7
  store i32 %117, ptr addrspace(1) %119, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: noinline nounwind optnone
define spir_kernel void @loops(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %7 = load ptr addrspace(1), ptr %2, align 8
  %8 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 0
  %9 = load i32, ptr addrspace(1) %8, align 4
  %10 = add nsw i32 %9, 7
  store i32 %10, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %11

11:                                               ; preds = %29, %1
  %12 = load i32, ptr %3, align 4
  %13 = and i32 %12, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = load i32, ptr %3, align 4
  %17 = mul nsw i32 3, %16
  %18 = add nsw i32 %17, 1
  br label %22

19:                                               ; preds = %11
  %20 = load i32, ptr %3, align 4
  %21 = sdiv i32 %20, 2
  br label %22

22:                                               ; preds = %19, %15
  %23 = phi i32 [ %18, %15 ], [ %21, %19 ]
  store i32 %23, ptr %3, align 4
  %24 = load i32, ptr %4, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %4, align 4
  %26 = icmp sgt i32 %25, 100
  br i1 %26, label %27, label %28

27:                                               ; preds = %22
  br label %68

28:                                               ; preds = %22
  br label %29

29:                                               ; preds = %28
  %30 = load i32, ptr %3, align 4
  %31 = icmp ne i32 %30, 1
  br i1 %31, label %11, label %32, !llvm.loop !31

32:                                               ; preds = %29
  store i32 0, ptr %5, align 4
  br label %33

33:                                               ; preds = %64, %32
  %34 = load i32, ptr %5, align 4
  %35 = icmp slt i32 %34, 4
  br i1 %35, label %36, label %67

36:                                               ; preds = %33
  store i32 0, ptr %6, align 4
  br label %37

37:                                               ; preds = %60, %36
  %38 = load i32, ptr %6, align 4
  %39 = load ptr addrspace(1), ptr %2, align 8
  %40 = load i32, ptr %5, align 4
  %41 = add nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = icmp eq i32 %38, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %37
  br label %63

47:                                               ; preds = %37
  %48 = load i32, ptr %6, align 4
  %49 = icmp sgt i32 %48, 20
  br i1 %49, label %50, label %51

50:                                               ; preds = %47
  br label %68

51:                                               ; preds = %47
  %52 = load i32, ptr %6, align 4
  %53 = srem i32 %52, 3
  %54 = icmp eq i32 %53, 1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  br label %60

56:                                               ; preds = %51
  %57 = load i32, ptr %6, align 4
  %58 = load i32, ptr %4, align 4
  %59 = add nsw i32 %58, %57
  store i32 %59, ptr %4, align 4
  br label %60

60:                                               ; preds = %56, %55
  %61 = load i32, ptr %6, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %6, align 4
  br label %37

63:                                               ; preds = %46
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %5, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %5, align 4
  br label %33, !llvm.loop !32

67:                                               ; preds = %33
  br label %68

68:                                               ; preds = %67, %50, %27
  %69 = load i32, ptr %4, align 4
  %70 = load ptr addrspace(1), ptr %2, align 8
  %71 = getelementptr inbounds i32, ptr addrspace(1) %70, i64 0
  store i32 %69, ptr addrspace(1) %71, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @chars_and_shorts(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i8, align 1
  %4 = alloca i16, align 2
  %5 = alloca i8, align 1
  %6 = alloca i16, align 2
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %8 = load ptr addrspace(1), ptr %2, align 8
  %9 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 0
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = trunc i32 %10 to i8
  store i8 %11, ptr %3, align 1
  %12 = load ptr addrspace(1), ptr %2, align 8
  %13 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 1
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = mul nsw i32 %14, 1000
  %16 = trunc i32 %15 to i16
  store i16 %16, ptr %4, align 2
  %17 = load i8, ptr %3, align 1
  %18 = sext i8 %17 to i32
  %19 = mul nsw i32 %18, 7
  %20 = trunc i32 %19 to i8
  store i8 %20, ptr %5, align 1
  %21 = load i16, ptr %4, align 2
  %22 = sext i16 %21 to i32
  %23 = load i8, ptr %5, align 1
  %24 = zext i8 %23 to i32
  %25 = add nsw i32 %22, %24
  %26 = trunc i32 %25 to i16
  store i16 %26, ptr %6, align 2
  store i32 0, ptr %7, align 4
  br label %27

27:                                               ; preds = %54, %1
  %28 = load i32, ptr %7, align 4
  %29 = icmp slt i32 %28, 5
  br i1 %29, label %30, label %57

30:                                               ; preds = %27
  %31 = load i32, ptr %7, align 4
  %32 = trunc i32 %31 to i8
  %33 = sext i8 %32 to i32
  %34 = mul nsw i32 %33, 31
  %35 = load i8, ptr %3, align 1
  %36 = sext i8 %35 to i32
  %37 = add nsw i32 %36, %34
  %38 = trunc i32 %37 to i8
  store i8 %38, ptr %3, align 1
  %39 = load i16, ptr %4, align 2
  %40 = sext i16 %39 to i32
  %41 = shl i32 %40, 1
  %42 = load i8, ptr %3, align 1
  %43 = sext i8 %42 to i32
  %44 = or i32 %41, %43
  %45 = trunc i32 %44 to i16
  store i16 %45, ptr %4, align 2
  %46 = load i8, ptr %5, align 1
  %47 = zext i8 %46 to i32
  %48 = ashr i32 %47, 1
  %49 = trunc i32 %48 to i8
  store i8 %49, ptr %5, align 1
  %50 = load i16, ptr %6, align 2
  %51 = zext i16 %50 to i32
  %52 = mul nsw i32 %51, 3
  %53 = trunc i32 %52 to i16
  store i16 %53, ptr %6, align 2
  br label %54

54:                                               ; preds = %30
  %55 = load i32, ptr %7, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %7, align 4
  br label %27, !llvm.loop !33

57:                                               ; preds = %27
  %58 = load i8, ptr %3, align 1
  %59 = sext i8 %58 to i32
  %60 = load ptr addrspace(1), ptr %2, align 8
  %61 = getelementptr inbounds i32, ptr addrspace(1) %60, i64 0
  store i32 %59, ptr addrspace(1) %61, align 4
  %62 = load i16, ptr %4, align 2
  %63 = sext i16 %62 to i32
  %64 = load ptr addrspace(1), ptr %2, align 8
  %65 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 1
  store i32 %63, ptr addrspace(1) %65, align 4
  %66 = load i8, ptr %5, align 1
  %67 = zext i8 %66 to i32
  %68 = load ptr addrspace(1), ptr %2, align 8
  %69 = getelementptr inbounds i32, ptr addrspace(1) %68, i64 2
  store i32 %67, ptr addrspace(1) %69, align 4
  %70 = load i16, ptr %6, align 2
  %71 = zext i16 %70 to i32
  %72 = load ptr addrspace(1), ptr %2, align 8
  %73 = getelementptr inbounds i32, ptr addrspace(1) %72, i64 3
  store i32 %71, ptr addrspace(1) %73, align 4
  %74 = load i8, ptr %3, align 1
  %75 = sext i8 %74 to i32
  %76 = load i16, ptr %4, align 2
  %77 = sext i16 %76 to i32
  %78 = icmp slt i32 %75, %77
  %79 = zext i1 %78 to i32
  %80 = load i8, ptr %5, align 1
  %81 = zext i8 %80 to i32
  %82 = load i16, ptr %6, align 2
  %83 = zext i16 %82 to i32
  %84 = icmp sgt i32 %81, %83
  %85 = zext i1 %84 to i32
  %86 = mul nsw i32 %85, 2
  %87 = add nsw i32 %79, %86
  %88 = load ptr addrspace(1), ptr %2, align 8
  %89 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 4
  store i32 %87, ptr addrspace(1) %89, align 4
  %90 = load i8, ptr %3, align 1
  %91 = sext i8 %90 to i32
  %92 = sdiv i32 %91, 3
  %93 = load i16, ptr %4, align 2
  %94 = sext i16 %93 to i32
  %95 = srem i32 %94, 7
  %96 = add nsw i32 %92, %95
  %97 = load i8, ptr %5, align 1
  %98 = zext i8 %97 to i32
  %99 = ashr i32 %98, 1
  %100 = add nsw i32 %96, %99
  %101 = load ptr addrspace(1), ptr %2, align 8
  %102 = getelementptr inbounds i32, ptr addrspace(1) %101, i64 5
  store i32 %100, ptr addrspace(1) %102, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @long_arithmetic(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %5 = load ptr addrspace(1), ptr %2, align 8
  %6 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 0
  %7 = load i32, ptr addrspace(1) %6, align 4
  %8 = sext i32 %7 to i64
  %9 = mul nsw i64 %8, 123456789012345
  store i64 %9, ptr %3, align 8
  %10 = load ptr addrspace(1), ptr %2, align 8
  %11 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 1
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = add nsw i32 %12, 3
  %14 = sext i32 %13 to i64
  store i64 %14, ptr %4, align 8
  %15 = load i64, ptr %3, align 8
  %16 = load i64, ptr %4, align 8
  %17 = sdiv i64 %15, %16
  %18 = trunc i64 %17 to i32
  %19 = load ptr addrspace(1), ptr %2, align 8
  %20 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 0
  store i32 %18, ptr addrspace(1) %20, align 4
  %21 = load i64, ptr %3, align 8
  %22 = load i64, ptr %4, align 8
  %23 = srem i64 %21, %22
  %24 = trunc i64 %23 to i32
  %25 = load ptr addrspace(1), ptr %2, align 8
  %26 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 1
  store i32 %24, ptr addrspace(1) %26, align 4
  %27 = load i64, ptr %3, align 8
  %28 = load i64, ptr %4, align 8
  %29 = udiv i64 %27, %28
  %30 = lshr i64 %29, 32
  %31 = trunc i64 %30 to i32
  %32 = load ptr addrspace(1), ptr %2, align 8
  %33 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 2
  store i32 %31, ptr addrspace(1) %33, align 4
  %34 = load i64, ptr %3, align 8
  %35 = load ptr addrspace(1), ptr %2, align 8
  %36 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 2
  %37 = load i32, ptr addrspace(1) %36, align 4
  %38 = and i32 %37, 63
  %39 = zext i32 %38 to i64
  %40 = ashr i64 %34, %39
  %41 = trunc i64 %40 to i32
  %42 = load ptr addrspace(1), ptr %2, align 8
  %43 = getelementptr inbounds i32, ptr addrspace(1) %42, i64 3
  store i32 %41, ptr addrspace(1) %43, align 4
  %44 = load i64, ptr %3, align 8
  %45 = load i64, ptr %3, align 8
  %46 = load i64, ptr %4, align 8
  %47 = xor i64 %45, %46
  %48 = mul i64 %44, %47
  %49 = lshr i64 %48, 40
  %50 = trunc i64 %49 to i32
  %51 = load ptr addrspace(1), ptr %2, align 8
  %52 = getelementptr inbounds i32, ptr addrspace(1) %51, i64 4
  store i32 %50, ptr addrspace(1) %52, align 4
  %53 = load i64, ptr %3, align 8
  %54 = load i64, ptr %4, align 8
  %55 = icmp slt i64 %53, %54
  %56 = zext i1 %55 to i32
  %57 = load ptr addrspace(1), ptr %2, align 8
  %58 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 5
  store i32 %56, ptr addrspace(1) %58, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define spir_kernel void @moved_ranges(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca [20 x i32], align 4
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %17, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 20
  br i1 %7, label %8, label %20

8:                                                ; preds = %5
  %9 = load ptr addrspace(1), ptr %2, align 8
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [20 x i32], ptr %3, i64 0, i64 %15
  store i32 %13, ptr %16, align 4
  br label %17

17:                                               ; preds = %8
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %4, align 4
  br label %5, !llvm.loop !34

20:                                               ; preds = %5
  %21 = getelementptr inbounds [20 x i32], ptr %3, i64 0, i64 0
  %22 = getelementptr inbounds i32, ptr %21, i64 2
  %23 = getelementptr inbounds [20 x i32], ptr %3, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %22, ptr align 4 %23, i64 48, i1 false)
  %24 = getelementptr inbounds [20 x i32], ptr %3, i64 0, i64 0
  %25 = getelementptr inbounds [20 x i32], ptr %3, i64 0, i64 0
  %26 = getelementptr inbounds i32, ptr %25, i64 3
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %24, ptr align 4 %26, i64 36, i1 false)
  %27 = getelementptr inbounds [20 x i32], ptr %3, i64 0, i64 0
  %28 = getelementptr inbounds i32, ptr %27, i64 15
  %29 = load ptr addrspace(1), ptr %2, align 8
  %30 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 1
  %31 = load i32, ptr addrspace(1) %30, align 4
  %32 = and i32 %31, 255
  %33 = trunc i32 %32 to i8
  call void @llvm.memset.p0.i64(ptr align 4 %28, i8 %33, i64 12, i1 false)
  %34 = load ptr addrspace(1), ptr %2, align 8
  %35 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 20
  %36 = getelementptr inbounds [20 x i32], ptr %3, i64 0, i64 0
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %35, ptr align 4 %36, i64 80, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
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
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
!19 = distinct !{!19, !4}
!20 = distinct !{!20, !4}
!21 = distinct !{!21, !4}
!22 = distinct !{!22, !4}
!23 = distinct !{!23, !4}
!24 = distinct !{!24, !4}
!25 = distinct !{!25, !4}
!26 = distinct !{!26, !4}
!27 = distinct !{!27, !4}
!28 = distinct !{!28, !4}
!29 = distinct !{!29, !4}
!30 = distinct !{!30, !4}
!31 = distinct !{!31, !4}
!32 = distinct !{!32, !4}
!33 = distinct !{!33, !4}
!34 = distinct !{!34, !4}
