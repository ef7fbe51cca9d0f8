; ModuleID = 'bitonic.cl'
source_filename = "bitonic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@bitonic.list = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bitonic(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %3 = trunc i64 %2 to i32
  %4 = and i64 %2, 4294967295
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %4
  store i32 %6, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %8 = xor i32 %3, 1
  %9 = icmp ugt i32 %8, %3
  br i1 %9, label %100, label %110

10:                                               ; preds = %110
  %11 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %12 = zext i32 %113 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %12
  %14 = load i32, ptr addrspace(3) %13, align 4, !tbaa !4
  %15 = icmp ugt i32 %11, %14
  %16 = xor i1 %112, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %10
  store i32 %14, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %11, ptr addrspace(3) %13, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %17, %10, %110
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %9, label %19, label %27

19:                                               ; preds = %18
  %20 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %21 = zext i32 %8 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %21
  %23 = load i32, ptr addrspace(3) %22, align 4, !tbaa !4
  %24 = icmp ugt i32 %20, %23
  %25 = xor i1 %112, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %19
  store i32 %23, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %20, ptr addrspace(3) %22, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %26, %19, %18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = and i32 %3, 8
  %29 = icmp ne i32 %28, 0
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %30 = xor i32 %3, 4
  %31 = icmp ugt i32 %30, %3
  br i1 %31, label %32, label %40

32:                                               ; preds = %27
  %33 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %34 = zext i32 %30 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %37 = icmp ugt i32 %33, %36
  %38 = xor i1 %29, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %32
  store i32 %36, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %33, ptr addrspace(3) %35, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %39, %32, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %114, label %41, label %49

41:                                               ; preds = %40
  %42 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %43 = zext i32 %113 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4, !tbaa !4
  %46 = icmp ugt i32 %42, %45
  %47 = xor i1 %29, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %41
  store i32 %45, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %42, ptr addrspace(3) %44, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %48, %41, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %9, label %50, label %58

50:                                               ; preds = %49
  %51 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %52 = zext i32 %8 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %52
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !4
  %55 = icmp ugt i32 %51, %54
  %56 = xor i1 %29, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %50
  store i32 %54, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %51, ptr addrspace(3) %53, align 4, !tbaa !4
  br label %58

58:                                               ; preds = %57, %50, %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %59 = and i32 %3, 16
  %60 = icmp ne i32 %59, 0
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %61 = xor i32 %3, 8
  %62 = icmp ugt i32 %61, %3
  br i1 %62, label %63, label %71

63:                                               ; preds = %58
  %64 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %65 = zext i32 %61 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %65
  %67 = load i32, ptr addrspace(3) %66, align 4, !tbaa !4
  %68 = icmp ugt i32 %64, %67
  %69 = xor i1 %60, %68
  br i1 %69, label %70, label %71

70:                                               ; preds = %63
  store i32 %67, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %64, ptr addrspace(3) %66, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %70, %63, %58
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %31, label %72, label %80

72:                                               ; preds = %71
  %73 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %74 = zext i32 %30 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %74
  %76 = load i32, ptr addrspace(3) %75, align 4, !tbaa !4
  %77 = icmp ugt i32 %73, %76
  %78 = xor i1 %60, %77
  br i1 %78, label %79, label %80

79:                                               ; preds = %72
  store i32 %76, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %73, ptr addrspace(3) %75, align 4, !tbaa !4
  br label %80

80:                                               ; preds = %79, %72, %71
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %114, label %81, label %89

81:                                               ; preds = %80
  %82 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %83 = zext i32 %113 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %83
  %85 = load i32, ptr addrspace(3) %84, align 4, !tbaa !4
  %86 = icmp ugt i32 %82, %85
  %87 = xor i1 %60, %86
  br i1 %87, label %88, label %89

88:                                               ; preds = %81
  store i32 %85, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %82, ptr addrspace(3) %84, align 4, !tbaa !4
  br label %89

89:                                               ; preds = %88, %81, %80
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %9, label %90, label %98

90:                                               ; preds = %89
  %91 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %92 = zext i32 %8 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %92
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !4
  %95 = icmp ugt i32 %91, %94
  %96 = xor i1 %60, %95
  br i1 %96, label %97, label %98

97:                                               ; preds = %90
  store i32 %94, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %91, ptr addrspace(3) %93, align 4, !tbaa !4
  br label %98

98:                                               ; preds = %97, %90, %89
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %99 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %99, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void

100:                                              ; preds = %1
  %101 = and i32 %3, 2
  %102 = icmp ne i32 %101, 0
  %103 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %104 = zext i32 %8 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %104
  %106 = load i32, ptr addrspace(3) %105, align 4, !tbaa !4
  %107 = icmp ugt i32 %103, %106
  %108 = xor i1 %102, %107
  br i1 %108, label %109, label %110

109:                                              ; preds = %100
  store i32 %106, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %103, ptr addrspace(3) %105, align 4, !tbaa !4
  br label %110

110:                                              ; preds = %109, %100, %1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %111 = and i32 %3, 4
  %112 = icmp ne i32 %111, 0
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %113 = xor i32 %3, 2
  %114 = icmp ugt i32 %113, %3
  br i1 %114, label %10, label %18
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %3 = trunc i64 %2 to i32
  %4 = and i64 %2, 4294967295
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %4
  store i32 %6, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %8 = xor i32 %3, 1
  %9 = icmp ugt i32 %8, %3
  br i1 %9, label %100, label %110

10:                                               ; preds = %110
  %11 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %12 = zext i32 %113 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %12
  %14 = load i32, ptr addrspace(3) %13, align 4, !tbaa !4
  %15 = icmp ugt i32 %11, %14
  %16 = xor i1 %112, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %10
  store i32 %14, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %11, ptr addrspace(3) %13, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %17, %10, %110
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %9, label %19, label %27

19:                                               ; preds = %18
  %20 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %21 = zext i32 %8 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %21
  %23 = load i32, ptr addrspace(3) %22, align 4, !tbaa !4
  %24 = icmp ugt i32 %20, %23
  %25 = xor i1 %112, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %19
  store i32 %23, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %20, ptr addrspace(3) %22, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %26, %19, %18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = and i32 %3, 8
  %29 = icmp ne i32 %28, 0
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %30 = xor i32 %3, 4
  %31 = icmp ugt i32 %30, %3
  br i1 %31, label %32, label %40

32:                                               ; preds = %27
  %33 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %34 = zext i32 %30 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %37 = icmp ugt i32 %33, %36
  %38 = xor i1 %29, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %32
  store i32 %36, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %33, ptr addrspace(3) %35, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %39, %32, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %114, label %41, label %49

41:                                               ; preds = %40
  %42 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %43 = zext i32 %113 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4, !tbaa !4
  %46 = icmp ugt i32 %42, %45
  %47 = xor i1 %29, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %41
  store i32 %45, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %42, ptr addrspace(3) %44, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %48, %41, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %9, label %50, label %58

50:                                               ; preds = %49
  %51 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %52 = zext i32 %8 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %52
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !4
  %55 = icmp ugt i32 %51, %54
  %56 = xor i1 %29, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %50
  store i32 %54, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %51, ptr addrspace(3) %53, align 4, !tbaa !4
  br label %58

58:                                               ; preds = %57, %50, %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %59 = and i32 %3, 16
  %60 = icmp ne i32 %59, 0
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %61 = xor i32 %3, 8
  %62 = icmp ugt i32 %61, %3
  br i1 %62, label %63, label %71

63:                                               ; preds = %58
  %64 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %65 = zext i32 %61 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %65
  %67 = load i32, ptr addrspace(3) %66, align 4, !tbaa !4
  %68 = icmp ugt i32 %64, %67
  %69 = xor i1 %60, %68
  br i1 %69, label %70, label %71

70:                                               ; preds = %63
  store i32 %67, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %64, ptr addrspace(3) %66, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %70, %63, %58
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %31, label %72, label %80

72:                                               ; preds = %71
  %73 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %74 = zext i32 %30 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %74
  %76 = load i32, ptr addrspace(3) %75, align 4, !tbaa !4
  %77 = icmp ugt i32 %73, %76
  %78 = xor i1 %60, %77
  br i1 %78, label %79, label %80

79:                                               ; preds = %72
  store i32 %76, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %73, ptr addrspace(3) %75, align 4, !tbaa !4
  br label %80

80:                                               ; preds = %79, %72, %71
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %114, label %81, label %89

81:                                               ; preds = %80
  %82 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %83 = zext i32 %113 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %83
  %85 = load i32, ptr addrspace(3) %84, align 4, !tbaa !4
  %86 = icmp ugt i32 %82, %85
  %87 = xor i1 %60, %86
  br i1 %87, label %88, label %89

88:                                               ; preds = %81
  store i32 %85, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %82, ptr addrspace(3) %84, align 4, !tbaa !4
  br label %89

89:                                               ; preds = %88, %81, %80
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %9, label %90, label %98

90:                                               ; preds = %89
  %91 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %92 = zext i32 %8 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %92
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !4
  %95 = icmp ugt i32 %91, %94
  %96 = xor i1 %60, %95
  br i1 %96, label %97, label %98

97:                                               ; preds = %90
  store i32 %94, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %91, ptr addrspace(3) %93, align 4, !tbaa !4
  br label %98

98:                                               ; preds = %97, %90, %89
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %99 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %99, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void

100:                                              ; preds = %1
  %101 = and i32 %3, 2
  %102 = icmp ne i32 %101, 0
  %103 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %104 = zext i32 %8 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.list, i64 %104
  %106 = load i32, ptr addrspace(3) %105, align 4, !tbaa !4
  %107 = icmp ugt i32 %103, %106
  %108 = xor i1 %102, %107
  br i1 %108, label %109, label %110

109:                                              ; preds = %100
  store i32 %106, ptr addrspace(3) %7, align 4, !tbaa !4
  store i32 %103, ptr addrspace(3) %105, align 4, !tbaa !4
  br label %110

110:                                              ; preds = %109, %100, %1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %111 = and i32 %3, 4
  %112 = icmp ne i32 %111, 0
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %113 = xor i32 %3, 2
  %114 = icmp ugt i32 %113, %3
  br i1 %114, label %10, label %18
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"uint*"}
!11 = !{!""}
