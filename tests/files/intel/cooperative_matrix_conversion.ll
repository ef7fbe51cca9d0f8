target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @wider_float(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z69__spirv_FConvert_RPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__half_3_8_8_2(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %0) #2
  ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %2
}

define spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) @narrower_float(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) @_Z68__spirv_FConvert_RPU3AS142__spirv_CooperativeMatrixKHR__half_3_8_8_2PU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %0) #2
  ret target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %2
}

define spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @wider_signed(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z68__spirv_SConvert_RPU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__char_3_8_8_2(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) %0) #2
  ret target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %2
}

define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) @narrower_signed(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) @_Z68__spirv_SConvert_RPU3AS142__spirv_CooperativeMatrixKHR__char_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %0) #2
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) %2
}

define spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @wider_unsigned(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z68__spirv_UConvert_RPU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__char_3_8_8_2(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) %0) #2
  ret target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %2
}

define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) @narrower_unsigned(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) @_Z68__spirv_UConvert_RPU3AS142__spirv_CooperativeMatrixKHR__char_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %0) #2
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) %2
}

define spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @bits(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z15__spirv_BitcastPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %0) #2
  ret target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %2
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z69__spirv_FConvert_RPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__half_3_8_8_2(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2)) #1

declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) @_Z68__spirv_FConvert_RPU3AS142__spirv_CooperativeMatrixKHR__half_3_8_8_2PU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2)) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z68__spirv_SConvert_RPU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__char_3_8_8_2(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2)) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) @_Z68__spirv_SConvert_RPU3AS142__spirv_CooperativeMatrixKHR__char_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2)) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z68__spirv_UConvert_RPU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__char_3_8_8_2(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2)) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) @_Z68__spirv_UConvert_RPU3AS142__spirv_CooperativeMatrixKHR__char_3_8_8_2PU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2)) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z15__spirv_BitcastPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_2(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2)) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i32 9}
!7 = !{i32 6022}
!8 = !{!"SPV_KHR_cooperative_matrix"}
!9 = !{i16 0, i16 0}
