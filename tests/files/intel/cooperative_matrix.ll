target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @load(ptr addrspace(1) %0, i64 %1) #0 {
  %3 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z86__spirv_CooperativeMatrixLoadKHR_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS1cil(ptr addrspace(1) %0, i32 0, i64 %1) #1
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %3
}

define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1) @load_aligned(ptr addrspace(1) %0, i64 %1) #0 {
  %3 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1) @_Z86__spirv_CooperativeMatrixLoadKHR_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_48_12_1PU3AS1cilii(ptr addrspace(1) %0, i32 1, i64 %1, i32 2, i32 4) #1
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1) %3
}

define spir_func void @store(ptr addrspace(1) %0, target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %1, i64 %2) #0 {
  call spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1iPU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2il(ptr addrspace(1) %0, target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %1, i32 0, i64 %2) #1
  ret void
}

define spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) @multiply(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %0, target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1) %1, target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %2) #0 {
  %4 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS144__spirv_CooperativeMatrixKHR__char_3_48_12_1PU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %0, target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1) %1, target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %2) #3
  ret target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %4
}

define spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) @multiply_signed(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %0, target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1) %1, target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %2) #0 {
  %4 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS144__spirv_CooperativeMatrixKHR__char_3_48_12_1PU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2i(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %0, target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1) %1, target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %2, i32 3) #3
  ret target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %4
}

define spir_func i32 @length() #0 {
  %1 = call spir_func i32 @_Z34__spirv_CooperativeMatrixLengthKHRPU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2(target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) zeroinitializer) #3
  ret i32 %1
}

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @add(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %0, target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %1) #0 {
  %3 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z12__spirv_FAddPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2S1_(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %0, target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %1) #3
  ret target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %3
}

define spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) @negate(target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) @_Z15__spirv_SNegatePU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2(target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %0) #3
  ret target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %2
}

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @convert(target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z74__spirv_ConvertSToF_RPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2PU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2(target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %0) #3
  ret target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %2
}

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @fill(float %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructf(float %0) #3
  ret target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %2
}

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @scale(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %0, float %1) #0 {
  %3 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_MatrixTimesScalarPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2f(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %0, float %1) #3
  ret target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %3
}

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z86__spirv_CooperativeMatrixLoadKHR_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS1cil(ptr addrspace(1), i32, i64) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1) @_Z86__spirv_CooperativeMatrixLoadKHR_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_48_12_1PU3AS1cilii(ptr addrspace(1), i32, i64, i32, i32) #1

declare spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1iPU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2il(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2), i32, i64) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS144__spirv_CooperativeMatrixKHR__char_3_48_12_1PU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0), target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1), target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2)) #2

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS144__spirv_CooperativeMatrixKHR__char_3_48_12_1PU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2i(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0), target("spirv.CooperativeMatrixKHR", i8, 3, 48, 12, 1), target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2), i32) #2

declare spir_func i32 @_Z34__spirv_CooperativeMatrixLengthKHRPU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2(target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2)) #2

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z12__spirv_FAddPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2S1_(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2), target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2)) #2

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) @_Z15__spirv_SNegatePU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2(target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2)) #2

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z74__spirv_ConvertSToF_RPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2PU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2(target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2)) #2

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructf(float) #2

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_MatrixTimesScalarPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2f(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2), float) #2

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8}
!spirv.Extension = !{!9}
!spirv.Generator = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i32 11}
!7 = !{i32 6022}
!8 = !{i32 0}
!9 = !{!"SPV_KHR_cooperative_matrix"}
!10 = !{i16 0, i16 0}
