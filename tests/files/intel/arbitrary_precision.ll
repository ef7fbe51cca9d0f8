target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i40 %a, i43 %b) #0 {
  %number5840 = call spir_func i50 @intel_arbitrary_float_sincospi.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5841 = call spir_func i50 @intel_arbitrary_float_cast.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5842 = call spir_func i50 @intel_arbitrary_float_cast_from_int.i50.i40(i40 %a, i32 2, i1 true, i32 4, i32 5, i32 6) #2
  %number5843 = call spir_func i50 @intel_arbitrary_float_cast_to_int.i50.i40(i40 %a, i32 2, i1 true, i32 4, i32 5, i32 6) #2
  %number5846 = call spir_func i50 @intel_arbitrary_float_add.i50.i40.i43(i40 %a, i32 2, i43 %b, i32 4, i32 5, i32 6, i32 7, i32 8) #2
  %number5847 = call spir_func i50 @intel_arbitrary_float_sub.i50.i40.i43(i40 %a, i32 2, i43 %b, i32 4, i32 5, i32 6, i32 7, i32 8) #2
  %number5848 = call spir_func i50 @intel_arbitrary_float_mul.i50.i40.i43(i40 %a, i32 2, i43 %b, i32 4, i32 5, i32 6, i32 7, i32 8) #2
  %number5849 = call spir_func i50 @intel_arbitrary_float_div.i50.i40.i43(i40 %a, i32 2, i43 %b, i32 4, i32 5, i32 6, i32 7, i32 8) #2
  %number5850 = call spir_func i1 @intel_arbitrary_float_gt.i1.i40.i43(i40 %a, i32 2, i43 %b, i32 4) #2
  %number5851 = call spir_func i1 @intel_arbitrary_float_ge.i1.i40.i43(i40 %a, i32 2, i43 %b, i32 4) #2
  %number5852 = call spir_func i1 @intel_arbitrary_float_lt.i1.i40.i43(i40 %a, i32 2, i43 %b, i32 4) #2
  %number5853 = call spir_func i1 @intel_arbitrary_float_le.i1.i40.i43(i40 %a, i32 2, i43 %b, i32 4) #2
  %number5854 = call spir_func i1 @intel_arbitrary_float_eq.i1.i40.i43(i40 %a, i32 2, i43 %b, i32 4) #2
  %number5855 = call spir_func i50 @intel_arbitrary_float_recip.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5856 = call spir_func i50 @intel_arbitrary_float_rsqrt.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5857 = call spir_func i50 @intel_arbitrary_float_cbrt.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5858 = call spir_func i50 @intel_arbitrary_float_hypot.i50.i40.i43(i40 %a, i32 2, i43 %b, i32 4, i32 5, i32 6, i32 7, i32 8) #2
  %number5859 = call spir_func i50 @intel_arbitrary_float_sqrt.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5860 = call spir_func i50 @intel_arbitrary_float_log.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5861 = call spir_func i50 @intel_arbitrary_float_log2.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5862 = call spir_func i50 @intel_arbitrary_float_log10.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5863 = call spir_func i50 @intel_arbitrary_float_log1p.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5864 = call spir_func i50 @intel_arbitrary_float_exp.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5865 = call spir_func i50 @intel_arbitrary_float_exp2.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5866 = call spir_func i50 @intel_arbitrary_float_exp10.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5867 = call spir_func i50 @intel_arbitrary_float_expm1.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5868 = call spir_func i50 @intel_arbitrary_float_sin.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5869 = call spir_func i50 @intel_arbitrary_float_cos.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5870 = call spir_func i50 @intel_arbitrary_float_sincos.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5871 = call spir_func i50 @intel_arbitrary_float_sinpi.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5872 = call spir_func i50 @intel_arbitrary_float_cospi.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5873 = call spir_func i50 @intel_arbitrary_float_asin.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5874 = call spir_func i50 @intel_arbitrary_float_asinpi.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5875 = call spir_func i50 @intel_arbitrary_float_acos.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5876 = call spir_func i50 @intel_arbitrary_float_acospi.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5877 = call spir_func i50 @intel_arbitrary_float_atan.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5878 = call spir_func i50 @intel_arbitrary_float_atanpi.i50.i40(i40 %a, i32 2, i32 3, i32 4, i32 5, i32 6) #2
  %number5879 = call spir_func i50 @intel_arbitrary_float_atan2.i50.i40.i43(i40 %a, i32 2, i43 %b, i32 4, i32 5, i32 6, i32 7, i32 8) #2
  %number5880 = call spir_func i50 @intel_arbitrary_float_pow.i50.i40.i43(i40 %a, i32 2, i43 %b, i32 4, i32 5, i32 6, i32 7, i32 8) #2
  %number5881 = call spir_func i50 @intel_arbitrary_float_powr.i50.i40.i43(i40 %a, i32 2, i43 %b, i32 4, i32 5, i32 6, i32 7, i32 8) #2
  %number5882 = call spir_func i50 @intel_arbitrary_float_pown.i50.i40.i43(i40 %a, i32 2, i43 %b, i1 true, i32 5, i32 6, i32 7, i32 8) #2
  %number5923 = call spir_func i50 @intel_arbitrary_fixed_sqrt.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5924 = call spir_func i50 @intel_arbitrary_fixed_recip.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5925 = call spir_func i50 @intel_arbitrary_fixed_rsqrt.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5926 = call spir_func i50 @intel_arbitrary_fixed_sin.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5927 = call spir_func i50 @intel_arbitrary_fixed_cos.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5928 = call spir_func i50 @intel_arbitrary_fixed_sincos.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5929 = call spir_func i50 @intel_arbitrary_fixed_sinpi.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5930 = call spir_func i50 @intel_arbitrary_fixed_cospi.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5931 = call spir_func i50 @intel_arbitrary_fixed_sincospi.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5932 = call spir_func i50 @intel_arbitrary_fixed_log.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  %number5933 = call spir_func i50 @intel_arbitrary_fixed_exp.i50.i40(i40 %a, i1 true, i32 3, i32 4, i32 5, i32 6) #2
  ret void
}

declare spir_func i50 @intel_arbitrary_float_sincospi.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_cast.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_cast_from_int.i50.i40(i40, i32, i1, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_cast_to_int.i50.i40(i40, i32, i1, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_add.i50.i40.i43(i40, i32, i43, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_sub.i50.i40.i43(i40, i32, i43, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_mul.i50.i40.i43(i40, i32, i43, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_div.i50.i40.i43(i40, i32, i43, i32, i32, i32, i32, i32) #1

declare spir_func i1 @intel_arbitrary_float_gt.i1.i40.i43(i40, i32, i43, i32) #1

declare spir_func i1 @intel_arbitrary_float_ge.i1.i40.i43(i40, i32, i43, i32) #1

declare spir_func i1 @intel_arbitrary_float_lt.i1.i40.i43(i40, i32, i43, i32) #1

declare spir_func i1 @intel_arbitrary_float_le.i1.i40.i43(i40, i32, i43, i32) #1

declare spir_func i1 @intel_arbitrary_float_eq.i1.i40.i43(i40, i32, i43, i32) #1

declare spir_func i50 @intel_arbitrary_float_recip.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_rsqrt.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_cbrt.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_hypot.i50.i40.i43(i40, i32, i43, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_sqrt.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_log.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_log2.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_log10.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_log1p.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_exp.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_exp2.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_exp10.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_expm1.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_sin.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_cos.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_sincos.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_sinpi.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_cospi.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_asin.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_asinpi.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_acos.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_acospi.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_atan.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_atanpi.i50.i40(i40, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_atan2.i50.i40.i43(i40, i32, i43, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_pow.i50.i40.i43(i40, i32, i43, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_powr.i50.i40.i43(i40, i32, i43, i32, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_float_pown.i50.i40.i43(i40, i32, i43, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_sqrt.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_recip.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_rsqrt.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_sin.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_cos.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_sincos.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_sinpi.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_cospi.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_sincospi.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_log.i50.i40(i40, i1, i32, i32, i32, i32) #1

declare spir_func i50 @intel_arbitrary_fixed_exp.i50.i40(i40, i1, i32, i32, i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7, !8}
!spirv.Extension = !{!9, !10, !11}
!spirv.Generator = !{!12}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 5844}
!7 = !{i32 5845}
!8 = !{i32 5922}
!9 = !{!"SPV_INTEL_arbitrary_precision_fixed_point"}
!10 = !{!"SPV_INTEL_arbitrary_precision_floating_point"}
!11 = !{!"SPV_INTEL_arbitrary_precision_integers"}
!12 = !{i16 0, i16 0}
