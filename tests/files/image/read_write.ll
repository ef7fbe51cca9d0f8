target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <4 x float> @read_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0
  ret <4 x float> %3
}

define spir_func <4 x i32> @read_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 4096) #0
  ret <4 x i32> %3
}

define spir_func <4 x i32> @read_uint(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> %1) #0 {
  %3 = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_2Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> %1, i32 8192) #0
  ret <4 x i32> %3
}

define spir_func <4 x i32> @read_signless(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0
  ret <4 x i32> %3
}

define spir_func <4 x half> @read_half(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 %1) #0 {
  %3 = call spir_func <4 x half> @_Z24__spirv_ImageRead_Rhalf4PU3AS133__spirv_Image__void_5_0_0_0_0_0_0i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 %1) #0
  ret <4 x half> %3
}

define spir_func float @read_depth(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func float @_Z24__spirv_ImageRead_RfloatPU3AS133__spirv_Image__void_1_1_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0
  ret float %3
}

define spir_func <4 x float> @read_sample(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0, <2 x i32> %1, i32 %2) #0 {
  %4 = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_1_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0, <2 x i32> %1, i32 64, i32 %2) #0
  ret <4 x float> %4
}

define spir_func <4 x half> @read_sample_half(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0, <2 x i32> %1, i32 %2) #0 {
  %4 = call spir_func <4 x half> @_Z24__spirv_ImageRead_Rhalf4PU3AS133__spirv_Image__void_1_0_0_1_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0, <2 x i32> %1, i32 64, i32 %2) #0
  ret <4 x half> %4
}

define spir_func <4 x i32> @read_sample_int(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0, <2 x i32> %1, i32 %2) #0 {
  %4 = call spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_1_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0, <2 x i32> %1, i32 4160, i32 %2) #0
  ret <4 x i32> %4
}

define spir_func <4 x i32> @read_sample_uint(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0, <2 x i32> %1, i32 %2) #0 {
  %4 = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PU3AS133__spirv_Image__void_1_0_0_1_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %0, <2 x i32> %1, i32 8256, i32 %2) #0
  ret <4 x i32> %4
}

define spir_func void @write_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x float> %2) #0 {
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x float> %2) #0
  ret void
}

define spir_func void @write_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x i32> %2) #0 {
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x i32> %2, i32 4096) #0
  ret void
}

define spir_func void @write_uint(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, <4 x i32> %1, <4 x i32> %2) #0 {
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_2_0_0_0_0_0_1Dv4_iDv4_ji(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, <4 x i32> %1, <4 x i32> %2, i32 8192) #0
  ret void
}

define spir_func void @write_signless(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x i32> %2) #0 {
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x i32> %2) #0
  ret void
}

define spir_func void @write_half(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> %1, <4 x half> %2) #0 {
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_2Dv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> %1, <4 x half> %2) #0
  ret void
}

declare spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #0

declare spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32) #0

declare spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_2Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>, i32) #0

declare spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #0

declare spir_func <4 x half> @_Z24__spirv_ImageRead_Rhalf4PU3AS133__spirv_Image__void_5_0_0_0_0_0_0i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32) #0

declare spir_func float @_Z24__spirv_ImageRead_RfloatPU3AS133__spirv_Image__void_1_1_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32>) #0

declare spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_1_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32, i32) #0

declare spir_func <4 x half> @_Z24__spirv_ImageRead_Rhalf4PU3AS133__spirv_Image__void_1_0_0_1_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32, i32) #0

declare spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_1_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32, i32) #0

declare spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PU3AS133__spirv_Image__void_1_0_0_1_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32, i32) #0

declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>) #0

declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>, i32) #0

declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_2_0_0_0_0_0_1Dv4_iDv4_ji(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32>, <4 x i32>, i32) #0

declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>) #0

declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_2Dv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>, <4 x half>) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9}
!spirv.Generator = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 13}
!6 = !{i32 47}
!7 = !{i32 14}
!8 = !{i32 9}
!9 = !{i32 15}
!10 = !{i16 0, i16 0}
