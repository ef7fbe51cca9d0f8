target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func float @shuffle(float %0, i32 %1) #0 {
  %3 = call spir_func float @_Z28__spirv_SubgroupShuffleINTELfj(float %0, i32 %1) #1
  ret float %3
}

define spir_func i32 @shuffle_down(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z32__spirv_SubgroupShuffleDownINTELiij(i32 %0, i32 %1, i32 %2) #1
  ret i32 %4
}

define spir_func <4 x i32> @shuffle_up(<4 x i32> %0, <4 x i32> %1, i32 %2) #0 {
  %4 = call spir_func <4 x i32> @_Z30__spirv_SubgroupShuffleUpINTELDv4_iS_j(<4 x i32> %0, <4 x i32> %1, i32 %2) #1
  ret <4 x i32> %4
}

define spir_func i16 @shuffle_xor(i16 %0, i32 %1) #0 {
  %3 = call spir_func i16 @_Z31__spirv_SubgroupShuffleXorINTELsj(i16 %0, i32 %1) #1
  ret i16 %3
}

define spir_func i8 @read_uc(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i8 @_Z36__spirv_SubgroupBlockReadINTEL_RcharPU3AS1Kh(ptr addrspace(1) %0) #1
  ret i8 %2
}

define spir_func <4 x i8> @read_uc4(ptr addrspace(1) %0) #0 {
  %2 = call spir_func <4 x i8> @_Z37__spirv_SubgroupBlockReadINTEL_Rchar4PU3AS1Kh(ptr addrspace(1) %0) #1
  ret <4 x i8> %2
}

define spir_func void @write_uc(ptr addrspace(1) %0, i8 %1) #0 {
  call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1hh(ptr addrspace(1) %0, i8 %1) #1
  ret void
}

define spir_func void @write_uc2(ptr addrspace(1) %0, <2 x i8> %1) #0 {
  call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1hDv2_h(ptr addrspace(1) %0, <2 x i8> %1) #1
  ret void
}

define spir_func i8 @read_image_uc(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func i8 @_Z41__spirv_SubgroupImageBlockReadINTEL_RcharPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #1
  ret i8 %3
}

define spir_func <2 x i8> @read_image_uc2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func <2 x i8> @_Z42__spirv_SubgroupImageBlockReadINTEL_Rchar2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #1
  ret <2 x i8> %3
}

define spir_func void @write_image_uc(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i8 %2) #0 {
  call spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_ih(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i8 %2) #1
  ret void
}

define spir_func void @write_image_uc2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <2 x i8> %2) #0 {
  call spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv2_h(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <2 x i8> %2) #1
  ret void
}

define spir_func i8 @read_media_uc(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #0 {
  %5 = call spir_func i8 @_Z46__spirv_SubgroupImageMediaBlockReadINTEL_RcharPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #1
  ret i8 %5
}

define spir_func void @write_media_uc(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, i8 %4) #0 {
  call spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiic(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, i8 %4) #1
  ret void
}

define spir_func <2 x i8> @read_media_uc2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #0 {
  %5 = call spir_func <2 x i8> @_Z47__spirv_SubgroupImageMediaBlockReadINTEL_Rchar2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #1
  ret <2 x i8> %5
}

define spir_func void @write_media_uc4(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, <4 x i8> %4) #0 {
  call spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiiDv4_c(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, <4 x i8> %4) #1
  ret void
}

define spir_func i16 @read_us(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i16 @_Z37__spirv_SubgroupBlockReadINTEL_RshortPU3AS1Kt(ptr addrspace(1) %0) #1
  ret i16 %2
}

define spir_func <4 x i16> @read_us4(ptr addrspace(1) %0) #0 {
  %2 = call spir_func <4 x i16> @_Z38__spirv_SubgroupBlockReadINTEL_Rshort4PU3AS1Kt(ptr addrspace(1) %0) #1
  ret <4 x i16> %2
}

define spir_func void @write_us(ptr addrspace(1) %0, i16 %1) #0 {
  call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1tt(ptr addrspace(1) %0, i16 %1) #1
  ret void
}

define spir_func void @write_us2(ptr addrspace(1) %0, <2 x i16> %1) #0 {
  call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1tDv2_t(ptr addrspace(1) %0, <2 x i16> %1) #1
  ret void
}

define spir_func i16 @read_image_us(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func i16 @_Z42__spirv_SubgroupImageBlockReadINTEL_RshortPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #1
  ret i16 %3
}

define spir_func <2 x i16> @read_image_us2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func <2 x i16> @_Z43__spirv_SubgroupImageBlockReadINTEL_Rshort2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #1
  ret <2 x i16> %3
}

define spir_func void @write_image_us(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i16 %2) #0 {
  call spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_it(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i16 %2) #1
  ret void
}

define spir_func void @write_image_us2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <2 x i16> %2) #0 {
  call spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv2_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <2 x i16> %2) #1
  ret void
}

define spir_func i16 @read_media_us(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #0 {
  %5 = call spir_func i16 @_Z47__spirv_SubgroupImageMediaBlockReadINTEL_RshortPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #1
  ret i16 %5
}

define spir_func void @write_media_us(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, i16 %4) #0 {
  call spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiis(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, i16 %4) #1
  ret void
}

define spir_func <2 x i16> @read_media_us2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #0 {
  %5 = call spir_func <2 x i16> @_Z48__spirv_SubgroupImageMediaBlockReadINTEL_Rshort2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #1
  ret <2 x i16> %5
}

define spir_func void @write_media_us4(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, <4 x i16> %4) #0 {
  call spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiiDv4_s(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, <4 x i16> %4) #1
  ret void
}

define spir_func i32 @read_ui(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i32 @_Z35__spirv_SubgroupBlockReadINTEL_RintPU3AS1Kj(ptr addrspace(1) %0) #1
  ret i32 %2
}

define spir_func <4 x i32> @read_ui4(ptr addrspace(1) %0) #0 {
  %2 = call spir_func <4 x i32> @_Z36__spirv_SubgroupBlockReadINTEL_Rint4PU3AS1Kj(ptr addrspace(1) %0) #1
  ret <4 x i32> %2
}

define spir_func void @write_ui(ptr addrspace(1) %0, i32 %1) #0 {
  call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1jj(ptr addrspace(1) %0, i32 %1) #1
  ret void
}

define spir_func void @write_ui2(ptr addrspace(1) %0, <2 x i32> %1) #0 {
  call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1jDv2_j(ptr addrspace(1) %0, <2 x i32> %1) #1
  ret void
}

define spir_func i32 @read_image_ui(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func i32 @_Z40__spirv_SubgroupImageBlockReadINTEL_RintPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #1
  ret i32 %3
}

define spir_func <2 x i32> @read_image_ui2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func <2 x i32> @_Z41__spirv_SubgroupImageBlockReadINTEL_Rint2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #1
  ret <2 x i32> %3
}

define spir_func void @write_image_ui(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2) #0 {
  call spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_ij(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2) #1
  ret void
}

define spir_func void @write_image_ui2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <2 x i32> %2) #0 {
  call spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv2_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <2 x i32> %2) #1
  ret void
}

define spir_func i32 @read_media_ui(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #0 {
  %5 = call spir_func i32 @_Z45__spirv_SubgroupImageMediaBlockReadINTEL_RintPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #1
  ret i32 %5
}

define spir_func void @write_media_ui(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, i32 %4) #0 {
  call spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, i32 %4) #1
  ret void
}

define spir_func <2 x i32> @read_media_ui2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #0 {
  %5 = call spir_func <2 x i32> @_Z46__spirv_SubgroupImageMediaBlockReadINTEL_Rint2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #1
  ret <2 x i32> %5
}

define spir_func void @write_media_ui4(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, <4 x i32> %4) #0 {
  call spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiiDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, <4 x i32> %4) #1
  ret void
}

define spir_func i64 @read_ul(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i64 @_Z36__spirv_SubgroupBlockReadINTEL_RlongPU3AS1Km(ptr addrspace(1) %0) #1
  ret i64 %2
}

define spir_func <4 x i64> @read_ul4(ptr addrspace(1) %0) #0 {
  %2 = call spir_func <4 x i64> @_Z37__spirv_SubgroupBlockReadINTEL_Rlong4PU3AS1Km(ptr addrspace(1) %0) #1
  ret <4 x i64> %2
}

define spir_func void @write_ul(ptr addrspace(1) %0, i64 %1) #0 {
  call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1mm(ptr addrspace(1) %0, i64 %1) #1
  ret void
}

define spir_func void @write_ul2(ptr addrspace(1) %0, <2 x i64> %1) #0 {
  call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1mDv2_m(ptr addrspace(1) %0, <2 x i64> %1) #1
  ret void
}

define spir_func i64 @read_image_ul(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func i64 @_Z41__spirv_SubgroupImageBlockReadINTEL_RlongPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #1
  ret i64 %3
}

define spir_func <2 x i64> @read_image_ul2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func <2 x i64> @_Z42__spirv_SubgroupImageBlockReadINTEL_Rlong2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1) #1
  ret <2 x i64> %3
}

define spir_func void @write_image_ul(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i64 %2) #0 {
  call spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_im(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i64 %2) #1
  ret void
}

define spir_func void @write_image_ul2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <2 x i64> %2) #0 {
  call spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv2_m(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, <2 x i64> %2) #1
  ret void
}

define spir_func i64 @read_media_ul(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #0 {
  %5 = call spir_func i64 @_Z46__spirv_SubgroupImageMediaBlockReadINTEL_RlongPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #1
  ret i64 %5
}

define spir_func void @write_media_ul(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, i64 %4) #0 {
  call spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiil(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, i64 %4) #1
  ret void
}

define spir_func <2 x i64> @read_media_ul2(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #0 {
  %5 = call spir_func <2 x i64> @_Z47__spirv_SubgroupImageMediaBlockReadINTEL_Rlong2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> %1, i32 %2, i32 %3) #1
  ret <2 x i64> %5
}

define spir_func void @write_media_ul4(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, <4 x i64> %4) #0 {
  call spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiiDv4_l(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> %1, i32 %2, i32 %3, <4 x i64> %4) #1
  ret void
}

declare spir_func float @_Z28__spirv_SubgroupShuffleINTELfj(float, i32) #1

declare spir_func i32 @_Z32__spirv_SubgroupShuffleDownINTELiij(i32, i32, i32) #1

declare spir_func <4 x i32> @_Z30__spirv_SubgroupShuffleUpINTELDv4_iS_j(<4 x i32>, <4 x i32>, i32) #1

declare spir_func i16 @_Z31__spirv_SubgroupShuffleXorINTELsj(i16, i32) #1

declare spir_func i8 @_Z36__spirv_SubgroupBlockReadINTEL_RcharPU3AS1Kh(ptr addrspace(1)) #1

declare spir_func <4 x i8> @_Z37__spirv_SubgroupBlockReadINTEL_Rchar4PU3AS1Kh(ptr addrspace(1)) #1

declare spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1hh(ptr addrspace(1), i8) #1

declare spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1hDv2_h(ptr addrspace(1), <2 x i8>) #1

declare spir_func i8 @_Z41__spirv_SubgroupImageBlockReadINTEL_RcharPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #1

declare spir_func <2 x i8> @_Z42__spirv_SubgroupImageBlockReadINTEL_Rchar2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #1

declare spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_ih(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i8) #1

declare spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv2_h(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <2 x i8>) #1

declare spir_func i8 @_Z46__spirv_SubgroupImageMediaBlockReadINTEL_RcharPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32) #1

declare spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiic(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, i32, i8) #1

declare spir_func <2 x i8> @_Z47__spirv_SubgroupImageMediaBlockReadINTEL_Rchar2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32) #1

declare spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiiDv4_c(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, i32, <4 x i8>) #1

declare spir_func i16 @_Z37__spirv_SubgroupBlockReadINTEL_RshortPU3AS1Kt(ptr addrspace(1)) #1

declare spir_func <4 x i16> @_Z38__spirv_SubgroupBlockReadINTEL_Rshort4PU3AS1Kt(ptr addrspace(1)) #1

declare spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1tt(ptr addrspace(1), i16) #1

declare spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1tDv2_t(ptr addrspace(1), <2 x i16>) #1

declare spir_func i16 @_Z42__spirv_SubgroupImageBlockReadINTEL_RshortPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #1

declare spir_func <2 x i16> @_Z43__spirv_SubgroupImageBlockReadINTEL_Rshort2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #1

declare spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_it(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i16) #1

declare spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv2_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <2 x i16>) #1

declare spir_func i16 @_Z47__spirv_SubgroupImageMediaBlockReadINTEL_RshortPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32) #1

declare spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiis(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, i32, i16) #1

declare spir_func <2 x i16> @_Z48__spirv_SubgroupImageMediaBlockReadINTEL_Rshort2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32) #1

declare spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiiDv4_s(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, i32, <4 x i16>) #1

declare spir_func i32 @_Z35__spirv_SubgroupBlockReadINTEL_RintPU3AS1Kj(ptr addrspace(1)) #1

declare spir_func <4 x i32> @_Z36__spirv_SubgroupBlockReadINTEL_Rint4PU3AS1Kj(ptr addrspace(1)) #1

declare spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1jj(ptr addrspace(1), i32) #1

declare spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1jDv2_j(ptr addrspace(1), <2 x i32>) #1

declare spir_func i32 @_Z40__spirv_SubgroupImageBlockReadINTEL_RintPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #1

declare spir_func <2 x i32> @_Z41__spirv_SubgroupImageBlockReadINTEL_Rint2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #1

declare spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_ij(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32) #1

declare spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv2_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <2 x i32>) #1

declare spir_func i32 @_Z45__spirv_SubgroupImageMediaBlockReadINTEL_RintPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32) #1

declare spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, i32, i32) #1

declare spir_func <2 x i32> @_Z46__spirv_SubgroupImageMediaBlockReadINTEL_Rint2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32) #1

declare spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiiDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, i32, <4 x i32>) #1

declare spir_func i64 @_Z36__spirv_SubgroupBlockReadINTEL_RlongPU3AS1Km(ptr addrspace(1)) #1

declare spir_func <4 x i64> @_Z37__spirv_SubgroupBlockReadINTEL_Rlong4PU3AS1Km(ptr addrspace(1)) #1

declare spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1mm(ptr addrspace(1), i64) #1

declare spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1mDv2_m(ptr addrspace(1), <2 x i64>) #1

declare spir_func i64 @_Z41__spirv_SubgroupImageBlockReadINTEL_RlongPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #1

declare spir_func <2 x i64> @_Z42__spirv_SubgroupImageBlockReadINTEL_Rlong2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #1

declare spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_im(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i64) #1

declare spir_func void @_Z36__spirv_SubgroupImageBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv2_m(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <2 x i64>) #1

declare spir_func i64 @_Z46__spirv_SubgroupImageMediaBlockReadINTEL_RlongPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32) #1

declare spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiil(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, i32, i64) #1

declare spir_func <2 x i64> @_Z47__spirv_SubgroupImageMediaBlockReadINTEL_Rlong2PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32) #1

declare spir_func void @_Z41__spirv_SubgroupImageMediaBlockWriteINTELPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iiiDv4_l(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, i32, <4 x i64>) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12}
!spirv.Extension = !{!13, !14}
!spirv.Generator = !{!15}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i32 22}
!7 = !{i32 11}
!8 = !{i32 13}
!9 = !{i32 5568}
!10 = !{i32 5569}
!11 = !{i32 5570}
!12 = !{i32 5579}
!13 = !{!"SPV_INTEL_subgroups"}
!14 = !{!"SPV_INTEL_media_block_io"}
!15 = !{i16 0, i16 0}
