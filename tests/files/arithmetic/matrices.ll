target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func [3 x <2 x float>] @times_scalar([3 x <2 x float>] %0, float %1) #0 {
  %3 = insertelement <2 x float> poison, float %1, i32 0
  %4 = shufflevector <2 x float> %3, <2 x float> poison, <2 x i32> zeroinitializer
  %5 = extractvalue [3 x <2 x float>] %0, 0
  %6 = fmul <2 x float> %5, %4
  %7 = insertvalue [3 x <2 x float>] undef, <2 x float> %6, 0
  %8 = extractvalue [3 x <2 x float>] %0, 1
  %9 = fmul <2 x float> %8, %4
  %10 = insertvalue [3 x <2 x float>] %7, <2 x float> %9, 1
  %11 = extractvalue [3 x <2 x float>] %0, 2
  %12 = fmul <2 x float> %11, %4
  %13 = insertvalue [3 x <2 x float>] %10, <2 x float> %12, 2, !spirv.Decorations !7
  ret [3 x <2 x float>] %13
}

define spir_func <2 x float> @times_vector([3 x <2 x float>] %0, <3 x float> %1) #0 {
  %3 = extractelement <3 x float> %1, i32 0
  %4 = insertelement <2 x float> poison, float %3, i32 0
  %5 = shufflevector <2 x float> %4, <2 x float> poison, <2 x i32> zeroinitializer
  %6 = extractvalue [3 x <2 x float>] %0, 0
  %7 = fmul <2 x float> %5, %6
  %8 = fadd <2 x float> zeroinitializer, %7
  %9 = extractelement <3 x float> %1, i32 1
  %10 = insertelement <2 x float> poison, float %9, i32 0
  %11 = shufflevector <2 x float> %10, <2 x float> poison, <2 x i32> zeroinitializer
  %12 = extractvalue [3 x <2 x float>] %0, 1
  %13 = fmul <2 x float> %11, %12
  %14 = fadd <2 x float> %8, %13
  %15 = extractelement <3 x float> %1, i32 2
  %16 = insertelement <2 x float> poison, float %15, i32 0
  %17 = shufflevector <2 x float> %16, <2 x float> poison, <2 x i32> zeroinitializer
  %18 = extractvalue [3 x <2 x float>] %0, 2
  %19 = fmul <2 x float> %17, %18
  %20 = fadd <2 x float> %14, %19
  ret <2 x float> %20
}

define spir_func <3 x float> @vector_times(<2 x float> %0, [3 x <2 x float>] %1) #0 {
  %3 = extractelement <2 x float> %0, i32 0
  %4 = insertelement <3 x float> poison, float %3, i32 0
  %5 = shufflevector <3 x float> %4, <3 x float> poison, <3 x i32> zeroinitializer
  %6 = extractvalue [3 x <2 x float>] %1, 0
  %7 = extractelement <2 x float> %6, i32 0
  %8 = insertelement <3 x float> poison, float %7, i32 0
  %9 = extractvalue [3 x <2 x float>] %1, 1
  %10 = extractelement <2 x float> %9, i32 0
  %11 = insertelement <3 x float> %8, float %10, i32 1
  %12 = extractvalue [3 x <2 x float>] %1, 2
  %13 = extractelement <2 x float> %12, i32 0
  %14 = insertelement <3 x float> %11, float %13, i32 2
  %15 = fmul <3 x float> %5, %14
  %16 = fadd <3 x float> zeroinitializer, %15
  %17 = extractelement <2 x float> %0, i32 1
  %18 = insertelement <3 x float> poison, float %17, i32 0
  %19 = shufflevector <3 x float> %18, <3 x float> poison, <3 x i32> zeroinitializer
  %20 = extractvalue [3 x <2 x float>] %1, 0
  %21 = extractelement <2 x float> %20, i32 1
  %22 = insertelement <3 x float> poison, float %21, i32 0
  %23 = extractvalue [3 x <2 x float>] %1, 1
  %24 = extractelement <2 x float> %23, i32 1
  %25 = insertelement <3 x float> %22, float %24, i32 1
  %26 = extractvalue [3 x <2 x float>] %1, 2
  %27 = extractelement <2 x float> %26, i32 1
  %28 = insertelement <3 x float> %25, float %27, i32 2
  %29 = fmul <3 x float> %19, %28
  %30 = fadd <3 x float> %16, %29
  ret <3 x float> %30
}

define spir_func [2 x <2 x float>] @times_matrix([3 x <2 x float>] %0, [2 x <3 x float>] %1) #0 {
  %3 = extractvalue [2 x <3 x float>] %1, 0
  %4 = extractelement <3 x float> %3, i32 0
  %5 = insertelement <2 x float> poison, float %4, i32 0
  %6 = shufflevector <2 x float> %5, <2 x float> poison, <2 x i32> zeroinitializer
  %7 = extractvalue [3 x <2 x float>] %0, 0
  %8 = fmul <2 x float> %6, %7
  %9 = fadd <2 x float> zeroinitializer, %8
  %10 = extractelement <3 x float> %3, i32 1
  %11 = insertelement <2 x float> poison, float %10, i32 0
  %12 = shufflevector <2 x float> %11, <2 x float> poison, <2 x i32> zeroinitializer
  %13 = extractvalue [3 x <2 x float>] %0, 1
  %14 = fmul <2 x float> %12, %13
  %15 = fadd <2 x float> %9, %14
  %16 = extractelement <3 x float> %3, i32 2
  %17 = insertelement <2 x float> poison, float %16, i32 0
  %18 = shufflevector <2 x float> %17, <2 x float> poison, <2 x i32> zeroinitializer
  %19 = extractvalue [3 x <2 x float>] %0, 2
  %20 = fmul <2 x float> %18, %19
  %21 = fadd <2 x float> %15, %20
  %22 = insertvalue [2 x <2 x float>] undef, <2 x float> %21, 0
  %23 = extractvalue [2 x <3 x float>] %1, 1
  %24 = extractelement <3 x float> %23, i32 0
  %25 = insertelement <2 x float> poison, float %24, i32 0
  %26 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> zeroinitializer
  %27 = extractvalue [3 x <2 x float>] %0, 0
  %28 = fmul <2 x float> %26, %27
  %29 = fadd <2 x float> zeroinitializer, %28
  %30 = extractelement <3 x float> %23, i32 1
  %31 = insertelement <2 x float> poison, float %30, i32 0
  %32 = shufflevector <2 x float> %31, <2 x float> poison, <2 x i32> zeroinitializer
  %33 = extractvalue [3 x <2 x float>] %0, 1
  %34 = fmul <2 x float> %32, %33
  %35 = fadd <2 x float> %29, %34
  %36 = extractelement <3 x float> %23, i32 2
  %37 = insertelement <2 x float> poison, float %36, i32 0
  %38 = shufflevector <2 x float> %37, <2 x float> poison, <2 x i32> zeroinitializer
  %39 = extractvalue [3 x <2 x float>] %0, 2
  %40 = fmul <2 x float> %38, %39
  %41 = fadd <2 x float> %35, %40
  %42 = insertvalue [2 x <2 x float>] %22, <2 x float> %41, 1
  ret [2 x <2 x float>] %42
}

define spir_func [2 x <3 x float>] @transposed([3 x <2 x float>] %0) #0 {
  %2 = extractvalue [3 x <2 x float>] %0, 0
  %3 = extractelement <2 x float> %2, i32 0
  %4 = insertelement <3 x float> poison, float %3, i32 0
  %5 = extractvalue [3 x <2 x float>] %0, 1
  %6 = extractelement <2 x float> %5, i32 0
  %7 = insertelement <3 x float> %4, float %6, i32 1
  %8 = extractvalue [3 x <2 x float>] %0, 2
  %9 = extractelement <2 x float> %8, i32 0
  %10 = insertelement <3 x float> %7, float %9, i32 2
  %11 = insertvalue [2 x <3 x float>] undef, <3 x float> %10, 0
  %12 = extractvalue [3 x <2 x float>] %0, 0
  %13 = extractelement <2 x float> %12, i32 1
  %14 = insertelement <3 x float> poison, float %13, i32 0
  %15 = extractvalue [3 x <2 x float>] %0, 1
  %16 = extractelement <2 x float> %15, i32 1
  %17 = insertelement <3 x float> %14, float %16, i32 1
  %18 = extractvalue [3 x <2 x float>] %0, 2
  %19 = extractelement <2 x float> %18, i32 1
  %20 = insertelement <3 x float> %17, float %19, i32 2
  %21 = insertvalue [2 x <3 x float>] %11, <3 x float> %20, 1
  ret [2 x <3 x float>] %21
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 0}
!6 = !{i16 0, i16 0}
!7 = !{!8}
!8 = !{i32 40, i32 16}
