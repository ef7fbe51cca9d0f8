target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @write_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, <4 x float> %3) #0 {
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_fii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x float> %3, i32 2, i32 %2) #0
  ret void
}

define spir_func void @write_half_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, <4 x half> %3) #0 {
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_Dhii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x half> %3, i32 2, i32 %2) #0
  ret void
}

define spir_func void @write_uint_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, <4 x i32> %3) #0 {
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_jii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x i32> %3, i32 8194, i32 %2) #0
  ret void
}

define spir_func void @write_int_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, <4 x i32> %3) #0 {
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <4 x i32> %3, i32 4098, i32 %2) #0
  ret void
}

declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_fii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>, i32, i32) #0

declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_Dhii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x half>, i32, i32) #0

declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_jii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>, i32, i32) #0

declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>, i32, i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 13}
!6 = !{i32 15}
!7 = !{i32 9}
!8 = !{i16 0, i16 0}
