target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @ucountleadingzeros(i32 %0) #0 {
  %2 = call spir_func i32 @_Z31__spirv_UCountLeadingZerosINTELj(i32 %0) #2
  ret i32 %2
}

define spir_func i32 @ucounttrailingzeros(i32 %0) #0 {
  %2 = call spir_func i32 @_Z32__spirv_UCountTrailingZerosINTELj(i32 %0) #2
  ret i32 %2
}

define spir_func i32 @absisub(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_AbsISubINTELii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @absusub(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_AbsUSubINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @iaddsat(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_IAddSatINTELii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @uaddsat(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_UAddSatINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @iaverage(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_IAverageINTELii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @uaverage(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_UAverageINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @iaveragerounded(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z28__spirv_IAverageRoundedINTELii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @uaveragerounded(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z28__spirv_UAverageRoundedINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @isubsat(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_ISubSatINTELii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @usubsat(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_USubSatINTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @imul32x16(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z22__spirv_IMul32x16INTELii(i32 %0, i32 %1) #2
  ret i32 %3
}

define spir_func i32 @umul32x16(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z22__spirv_UMul32x16INTELjj(i32 %0, i32 %1) #2
  ret i32 %3
}

declare spir_func i32 @_Z31__spirv_UCountLeadingZerosINTELj(i32) #1

declare spir_func i32 @_Z32__spirv_UCountTrailingZerosINTELj(i32) #1

declare spir_func i32 @_Z20__spirv_AbsISubINTELii(i32, i32) #1

declare spir_func i32 @_Z20__spirv_AbsUSubINTELjj(i32, i32) #1

declare spir_func i32 @_Z20__spirv_IAddSatINTELii(i32, i32) #1

declare spir_func i32 @_Z20__spirv_UAddSatINTELjj(i32, i32) #1

declare spir_func i32 @_Z21__spirv_IAverageINTELii(i32, i32) #1

declare spir_func i32 @_Z21__spirv_UAverageINTELjj(i32, i32) #1

declare spir_func i32 @_Z28__spirv_IAverageRoundedINTELii(i32, i32) #1

declare spir_func i32 @_Z28__spirv_UAverageRoundedINTELjj(i32, i32) #1

declare spir_func i32 @_Z20__spirv_ISubSatINTELii(i32, i32) #1

declare spir_func i32 @_Z20__spirv_USubSatINTELjj(i32, i32) #1

declare spir_func i32 @_Z22__spirv_IMul32x16INTELii(i32, i32) #1

declare spir_func i32 @_Z22__spirv_UMul32x16INTELjj(i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 5584}
!6 = !{!"SPV_INTEL_shader_integer_functions2"}
!7 = !{i16 0, i16 0}
