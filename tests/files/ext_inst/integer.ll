target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @s_abs(i32 %0) #0 {
  %2 = call spir_func i32 @_Z17__spirv_ocl_s_absi(i32 %0) #2
  ret i32 %2
}

define spir_func i32 @u_abs(i32 %0) #0 {
  %2 = call spir_func i32 @_Z17__spirv_ocl_u_absj(i32 %0) #2
  ret i32 %2
}

define spir_func i32 @clz(i32 %0) #0 {
  %2 = call spir_func i32 @_Z15__spirv_ocl_clzi(i32 %0) #2
  ret i32 %2
}

define spir_func i32 @ctz(i32 %0) #0 {
  %2 = call spir_func i32 @_Z15__spirv_ocl_ctzi(i32 %0) #2
  ret i32 %2
}

define spir_func i32 @popcount(i32 %0) #0 {
  %2 = call spir_func i32 @_Z20__spirv_ocl_popcounti(i32 %0) #2
  ret i32 %2
}

define spir_func i32 @s_abs_diff(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z22__spirv_ocl_s_abs_diffii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @u_abs_diff(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z22__spirv_ocl_u_abs_diffjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @s_add_sat(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_ocl_s_add_satii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @u_add_sat(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_ocl_u_add_satjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @s_sub_sat(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_ocl_s_sub_satii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @u_sub_sat(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_ocl_u_sub_satjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @s_hadd(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_ocl_s_haddii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @u_hadd(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_ocl_u_haddjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @s_rhadd(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z19__spirv_ocl_s_rhaddii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @u_rhadd(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z19__spirv_ocl_u_rhaddjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @s_max(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z17__spirv_ocl_s_maxii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @u_max(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z17__spirv_ocl_u_maxjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @s_min(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z17__spirv_ocl_s_minii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @u_min(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z17__spirv_ocl_u_minjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @s_mul_hi(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_ocl_s_mul_hiii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @u_mul_hi(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_ocl_u_mul_hijj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @s_mul24(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z19__spirv_ocl_s_mul24ii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @u_mul24(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z19__spirv_ocl_u_mul24jj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @rotate(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_ocl_rotateii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @s_clamp(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z19__spirv_ocl_s_clampiii(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @u_clamp(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z19__spirv_ocl_u_clampjjj(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @s_mad_hi(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z20__spirv_ocl_s_mad_hiiii(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @u_mad_hi(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z20__spirv_ocl_u_mad_hijjj(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @s_mad_sat(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z21__spirv_ocl_s_mad_satiii(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @u_mad_sat(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z21__spirv_ocl_u_mad_satjjj(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @s_mad24(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z19__spirv_ocl_s_mad24iii(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @u_mad24(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z19__spirv_ocl_u_mad24jjj(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i16 @s_upsample(i8 %0, i8 %1) #0 {
  %3 = call spir_func i16 @_Z22__spirv_ocl_s_upsamplech(i8 %0, i8 %1) #2
  ret i16 %3
}

define spir_func i16 @u_upsample(i8 %0, i8 %1) #0 {
  %3 = call spir_func i16 @_Z22__spirv_ocl_u_upsamplehh(i8 %0, i8 %1) #2
  ret i16 %3
}

define spir_func i32 @bitselect(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z21__spirv_ocl_bitselectiii(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @select(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z18__spirv_ocl_selectiii(i32 %0, i32 %1, i32 %2) #2
  ret i32 %4
}

declare spir_func i32 @_Z17__spirv_ocl_s_absi(i32) #1

declare spir_func i32 @_Z17__spirv_ocl_u_absj(i32) #1

declare spir_func i32 @_Z15__spirv_ocl_clzi(i32) #1

declare spir_func i32 @_Z15__spirv_ocl_ctzi(i32) #1

declare spir_func i32 @_Z20__spirv_ocl_popcounti(i32) #1

declare spir_func i32 @_Z22__spirv_ocl_s_abs_diffii(i32, i32) #1

declare spir_func i32 @_Z22__spirv_ocl_u_abs_diffjj(i32, i32) #1

declare spir_func i32 @_Z21__spirv_ocl_s_add_satii(i32, i32) #1

declare spir_func i32 @_Z21__spirv_ocl_u_add_satjj(i32, i32) #1

declare spir_func i32 @_Z21__spirv_ocl_s_sub_satii(i32, i32) #1

declare spir_func i32 @_Z21__spirv_ocl_u_sub_satjj(i32, i32) #1

declare spir_func i32 @_Z18__spirv_ocl_s_haddii(i32, i32) #1

declare spir_func i32 @_Z18__spirv_ocl_u_haddjj(i32, i32) #1

declare spir_func i32 @_Z19__spirv_ocl_s_rhaddii(i32, i32) #1

declare spir_func i32 @_Z19__spirv_ocl_u_rhaddjj(i32, i32) #1

declare spir_func i32 @_Z17__spirv_ocl_s_maxii(i32, i32) #1

declare spir_func i32 @_Z17__spirv_ocl_u_maxjj(i32, i32) #1

declare spir_func i32 @_Z17__spirv_ocl_s_minii(i32, i32) #1

declare spir_func i32 @_Z17__spirv_ocl_u_minjj(i32, i32) #1

declare spir_func i32 @_Z20__spirv_ocl_s_mul_hiii(i32, i32) #1

declare spir_func i32 @_Z20__spirv_ocl_u_mul_hijj(i32, i32) #1

declare spir_func i32 @_Z19__spirv_ocl_s_mul24ii(i32, i32) #1

declare spir_func i32 @_Z19__spirv_ocl_u_mul24jj(i32, i32) #1

declare spir_func i32 @_Z18__spirv_ocl_rotateii(i32, i32) #1

declare spir_func i32 @_Z19__spirv_ocl_s_clampiii(i32, i32, i32) #1

declare spir_func i32 @_Z19__spirv_ocl_u_clampjjj(i32, i32, i32) #1

declare spir_func i32 @_Z20__spirv_ocl_s_mad_hiiii(i32, i32, i32) #1

declare spir_func i32 @_Z20__spirv_ocl_u_mad_hijjj(i32, i32, i32) #1

declare spir_func i32 @_Z21__spirv_ocl_s_mad_satiii(i32, i32, i32) #1

declare spir_func i32 @_Z21__spirv_ocl_u_mad_satjjj(i32, i32, i32) #1

declare spir_func i32 @_Z19__spirv_ocl_s_mad24iii(i32, i32, i32) #1

declare spir_func i32 @_Z19__spirv_ocl_u_mad24jjj(i32, i32, i32) #1

declare spir_func i16 @_Z22__spirv_ocl_s_upsamplech(i8, i8) #1

declare spir_func i16 @_Z22__spirv_ocl_u_upsamplehh(i8, i8) #1

declare spir_func i32 @_Z21__spirv_ocl_bitselectiii(i32, i32, i32) #1

declare spir_func i32 @_Z18__spirv_ocl_selectiii(i32, i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 22}
!6 = !{i32 39}
!7 = !{i16 0, i16 0}
