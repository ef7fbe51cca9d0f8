target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%structure = type { i32, i32 }

define spir_func %structure @f(%structure %0) #0 {
  ret %structure %0
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!2}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!4}
!spirv.Version = !{!5}
!spirv.Capability = !{!6, !7, !8}
!spirv.ModuleProcessed = !{!9, !10}
!spirv.SourceExtension = !{!11, !12}
!spirv.Generator = !{!13}
!opencl.enable.FP_CONTRACT = !{}
!spirv.MemberName = !{!14, !15}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 102000, !"kernel.cl", !"kernel void f() {}"}
!2 = !{i32 1, i32 2}
!3 = !{!"cl_khr_fp16", !"cl_khr_fp64"}
!4 = !{}
!5 = !{i32 1, i32 1}
!6 = !{i32 4}
!7 = !{i32 5}
!8 = !{i32 6}
!9 = !{!"by one tool"}
!10 = !{!"and another"}
!11 = !{!"cl_khr_fp16"}
!12 = !{!"cl_khr_fp64"}
!13 = !{i16 0, i16 0}
!14 = !{%structure poison, i32 0, !"first"}
!15 = !{%structure poison, i32 1, !"second"}
