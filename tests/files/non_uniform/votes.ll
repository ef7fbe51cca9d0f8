target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i1 @elect() #0 {
  %1 = call spir_func i1 @_Z28__spirv_GroupNonUniformElecti(i32 3) #1
  ret i1 %1
}

define spir_func i1 @all(i1 %0) #0 {
  %2 = call spir_func i1 @_Z26__spirv_GroupNonUniformAllib(i32 3, i1 %0) #1
  ret i1 %2
}

define spir_func i1 @any(i1 %0) #0 {
  %2 = call spir_func i1 @_Z26__spirv_GroupNonUniformAnyib(i32 3, i1 %0) #1
  ret i1 %2
}

define spir_func i1 @all_equal(float %0) #0 {
  %2 = call spir_func i1 @_Z31__spirv_GroupNonUniformAllEqualif(i32 3, float %0) #1
  ret i1 %2
}

define spir_func i32 @broadcast(i32 %0) #0 {
  %2 = call spir_func i32 @_Z32__spirv_GroupNonUniformBroadcastiij(i32 3, i32 %0, i32 1) #1
  ret i32 %2
}

define spir_func float @broadcast_first(float %0) #0 {
  %2 = call spir_func float @_Z37__spirv_GroupNonUniformBroadcastFirstif(i32 3, float %0) #1
  ret float %2
}

define spir_func <4 x i32> @ballot(i1 %0) #0 {
  %2 = call spir_func <4 x i32> @_Z29__spirv_GroupNonUniformBallotib(i32 3, i1 %0) #1
  ret <4 x i32> %2
}

define spir_func i1 @inverse_ballot(<4 x i32> %0) #0 {
  %2 = call spir_func i1 @_Z36__spirv_GroupNonUniformInverseBallotiDv4_j(i32 3, <4 x i32> %0) #1
  ret i1 %2
}

define spir_func i1 @bit_extract(<4 x i32> %0, i32 %1) #0 {
  %3 = call spir_func i1 @_Z39__spirv_GroupNonUniformBallotBitExtractiDv4_jj(i32 3, <4 x i32> %0, i32 %1) #1
  ret i1 %3
}

define spir_func i32 @bit_count(<4 x i32> %0) #0 {
  %2 = call spir_func i32 @_Z37__spirv_GroupNonUniformBallotBitCountiiDv4_j(i32 3, i32 0, <4 x i32> %0) #1
  ret i32 %2
}

define spir_func i32 @bit_inclusive(<4 x i32> %0) #0 {
  %2 = call spir_func i32 @_Z37__spirv_GroupNonUniformBallotBitCountiiDv4_j(i32 3, i32 1, <4 x i32> %0) #1
  ret i32 %2
}

define spir_func i32 @bit_exclusive(<4 x i32> %0) #0 {
  %2 = call spir_func i32 @_Z37__spirv_GroupNonUniformBallotBitCountiiDv4_j(i32 3, i32 2, <4 x i32> %0) #1
  ret i32 %2
}

define spir_func i32 @find_lsb(<4 x i32> %0) #0 {
  %2 = call spir_func i32 @_Z36__spirv_GroupNonUniformBallotFindLSBiDv4_j(i32 3, <4 x i32> %0) #1
  ret i32 %2
}

define spir_func i32 @find_msb(<4 x i32> %0) #0 {
  %2 = call spir_func i32 @_Z36__spirv_GroupNonUniformBallotFindMSBiDv4_j(i32 3, <4 x i32> %0) #1
  ret i32 %2
}

declare spir_func i1 @_Z28__spirv_GroupNonUniformElecti(i32) #1

declare spir_func i1 @_Z26__spirv_GroupNonUniformAllib(i32, i1) #1

declare spir_func i1 @_Z26__spirv_GroupNonUniformAnyib(i32, i1) #1

declare spir_func i1 @_Z31__spirv_GroupNonUniformAllEqualif(i32, float) #1

declare spir_func i32 @_Z32__spirv_GroupNonUniformBroadcastiij(i32, i32, i32) #1

declare spir_func float @_Z37__spirv_GroupNonUniformBroadcastFirstif(i32, float) #1

declare spir_func <4 x i32> @_Z29__spirv_GroupNonUniformBallotib(i32, i1) #1

declare spir_func i1 @_Z36__spirv_GroupNonUniformInverseBallotiDv4_j(i32, <4 x i32>) #1

declare spir_func i1 @_Z39__spirv_GroupNonUniformBallotBitExtractiDv4_jj(i32, <4 x i32>, i32) #1

declare spir_func i32 @_Z37__spirv_GroupNonUniformBallotBitCountiiDv4_j(i32, i32, <4 x i32>) #1

declare spir_func i32 @_Z36__spirv_GroupNonUniformBallotFindLSBiDv4_j(i32, <4 x i32>) #1

declare spir_func i32 @_Z36__spirv_GroupNonUniformBallotFindMSBiDv4_j(i32, <4 x i32>) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 61}
!6 = !{i32 62}
!7 = !{i32 64}
!8 = !{i16 0, i16 0}
