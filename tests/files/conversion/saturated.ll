target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func half @f(half %0) #0 !spirv.Name !10 {
  %2 = call spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half %0) #0, !spirv.Decorations !11
  %3 = call spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDh(half %0) #0
  %4 = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %2) #0
  %5 = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %3) #0
  %6 = fadd half %4, %5
  ret half %6
}

declare spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half) #0

declare spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDh(half) #0

declare spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 6}
!4 = !{i32 5}
!5 = !{i32 39}
!6 = !{i32 9}
!7 = !{i32 4212}
!8 = !{!"SPV_EXT_float8"}
!9 = !{i16 0, i16 0}
!10 = !{}
!11 = !{!12}
!12 = !{i32 4216}
