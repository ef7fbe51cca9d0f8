target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @format(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func i32 @_Z24__spirv_ImageQueryFormatPU3AS133__spirv_Image__void_1_0_0_0_0_0_0(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #0
  ret i32 %2
}

define spir_func i32 @order(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func i32 @_Z23__spirv_ImageQueryOrderPU3AS133__spirv_Image__void_1_0_0_0_0_0_0(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #0
  ret i32 %2
}

define spir_func i32 @levels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func i32 @_Z24__spirv_ImageQueryLevelsPU3AS133__spirv_Image__void_1_0_0_0_0_0_0(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #0
  ret i32 %2
}

define spir_func i32 @samples(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0) #0 {
  %2 = call spir_func i32 @_Z25__spirv_ImageQuerySamplesPU3AS133__spirv_Image__void_1_0_0_1_0_0_0(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0) #0
  ret i32 %2
}

define spir_func i32 @size_1d(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func i32 @_Z30__spirv_ImageQuerySizeLod_RintPU3AS133__spirv_Image__void_0_0_0_0_0_0_0i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 0) #0
  ret i32 %2
}

define spir_func i64 @size_1d_long(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func i64 @_Z31__spirv_ImageQuerySizeLod_RlongPU3AS133__spirv_Image__void_0_0_0_0_0_0_0i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 0) #0
  ret i64 %2
}

define spir_func i32 @size_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func i32 @_Z27__spirv_ImageQuerySize_RintPU3AS133__spirv_Image__void_5_0_0_0_0_0_0(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #0
  ret i32 %2
}

define spir_func <2 x i64> @size_1d_array(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func <2 x i64> @_Z32__spirv_ImageQuerySizeLod_Rlong2PU3AS133__spirv_Image__void_0_0_1_0_0_0_0i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, i32 0) #0
  ret <2 x i64> %2
}

define spir_func <2 x i32> @size_2d(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 0) #0
  ret <2 x i32> %2
}

define spir_func <3 x i32> @size_2d_array(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func <3 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint3PU3AS133__spirv_Image__void_1_0_1_0_0_0_0i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, i32 0) #0
  ret <3 x i32> %2
}

define spir_func <3 x i32> @size_3d(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func <3 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint3PU3AS133__spirv_Image__void_2_0_0_0_0_0_0i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, i32 0) #0
  ret <3 x i32> %2
}

define spir_func <3 x i64> @size_3d_long(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func <3 x i64> @_Z32__spirv_ImageQuerySizeLod_Rlong3PU3AS133__spirv_Image__void_2_0_0_0_0_0_0i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, i32 0) #0
  ret <3 x i64> %2
}

define spir_func <2 x i32> @size_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1) #0 {
  %3 = call spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 %1) #0
  ret <2 x i32> %3
}

define spir_func <2 x i32> @size_msaa(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0) #0 {
  %2 = call spir_func <2 x i32> @_Z28__spirv_ImageQuerySize_Rint2PU3AS133__spirv_Image__void_1_0_0_1_0_0_0(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0) #0
  ret <2 x i32> %2
}

define spir_func i32 @height(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 0) #0
  %3 = extractelement <2 x i32> %2, i32 1
  ret i32 %3
}

define spir_func i64 @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func <3 x i64> @_Z32__spirv_ImageQuerySizeLod_Rlong3PU3AS133__spirv_Image__void_1_0_1_0_0_0_0i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, i32 0) #0
  %3 = extractelement <3 x i64> %2, i32 2
  ret i64 %3
}

define spir_func <4 x i32> @all_3d(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func <3 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint3PU3AS133__spirv_Image__void_2_0_0_0_0_0_0i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, i32 0) #0
  %3 = shufflevector <3 x i32> %2, <3 x i32> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x i32> %3
}

define spir_func i32 @both(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #0 {
  %2 = call spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 0) #0
  %3 = extractelement <2 x i32> %2, i32 0
  %4 = extractelement <2 x i32> %2, i32 1
  %5 = mul i32 %3, %4
  ret i32 %5
}

declare spir_func i32 @_Z24__spirv_ImageQueryFormatPU3AS133__spirv_Image__void_1_0_0_0_0_0_0(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #0

declare spir_func i32 @_Z23__spirv_ImageQueryOrderPU3AS133__spirv_Image__void_1_0_0_0_0_0_0(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #0

declare spir_func i32 @_Z24__spirv_ImageQueryLevelsPU3AS133__spirv_Image__void_1_0_0_0_0_0_0(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #0

declare spir_func i32 @_Z25__spirv_ImageQuerySamplesPU3AS133__spirv_Image__void_1_0_0_1_0_0_0(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0)) #0

declare spir_func i32 @_Z30__spirv_ImageQuerySizeLod_RintPU3AS133__spirv_Image__void_0_0_0_0_0_0_0i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32) #0

declare spir_func i64 @_Z31__spirv_ImageQuerySizeLod_RlongPU3AS133__spirv_Image__void_0_0_0_0_0_0_0i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32) #0

declare spir_func i32 @_Z27__spirv_ImageQuerySize_RintPU3AS133__spirv_Image__void_5_0_0_0_0_0_0(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) #0

declare spir_func <2 x i64> @_Z32__spirv_ImageQuerySizeLod_Rlong2PU3AS133__spirv_Image__void_0_0_1_0_0_0_0i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), i32) #0

declare spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32) #0

declare spir_func <3 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint3PU3AS133__spirv_Image__void_1_0_1_0_0_0_0i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), i32) #0

declare spir_func <3 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint3PU3AS133__spirv_Image__void_2_0_0_0_0_0_0i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), i32) #0

declare spir_func <3 x i64> @_Z32__spirv_ImageQuerySizeLod_Rlong3PU3AS133__spirv_Image__void_2_0_0_0_0_0_0i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), i32) #0

declare spir_func <2 x i32> @_Z28__spirv_ImageQuerySize_Rint2PU3AS133__spirv_Image__void_1_0_0_1_0_0_0(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0)) #0

declare spir_func <3 x i64> @_Z32__spirv_ImageQuerySizeLod_Rlong3PU3AS133__spirv_Image__void_1_0_1_0_0_0_0i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9}
!spirv.Generator = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 13}
!6 = !{i32 44}
!7 = !{i32 47}
!8 = !{i32 15}
!9 = !{i32 11}
!10 = !{i16 0, i16 0}
