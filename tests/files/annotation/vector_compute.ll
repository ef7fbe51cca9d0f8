target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@register = internal global i32 poison, !spirv.StorageClass !0 #0

define spir_func i32 @f(i32 "VCArgumentIOKind"="1" "VCMediaBlockIO" "VCSingleElementVector"="0" %0) #1 {
  ret i32 %0
}

attributes #0 = { "VCByteOffset"="64" "VCGlobalVariable" }
attributes #1 = { nounwind "VCCallable" "VCFloatControl"="176" "VCFunction" "VCSIMTCall"="1" "VCStackCall" }

!spirv.MemoryModel = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !0, !5, !6}
!spirv.Extension = !{!7, !8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 6}
!1 = !{i32 2, i32 2}
!2 = !{i32 1, i32 4}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 5821}
!6 = !{i32 5617}
!7 = !{!"SPV_INTEL_float_controls2"}
!8 = !{!"SPV_INTEL_vector_compute"}
!9 = !{i16 0, i16 0}
