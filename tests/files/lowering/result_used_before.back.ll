; BACK: intrinsics become instructions of OpenCL.std, which have friendly names
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func float @f(float %x, i1 %more) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %before = phi float [ %x, %entry ], [ %after, %loop ]
  %low = phi float [ %x, %entry ], [ %least, %loop ]
  %after = call spir_func float @_Z15__spirv_ocl_madfff(float %before, float %x, float %low) #2
  %least = call spir_func float @_Z16__spirv_ocl_fminff(float %before, float %after) #2
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret float %least
}

declare spir_func float @_Z15__spirv_ocl_madfff(float, float, float) #1

declare spir_func float @_Z16__spirv_ocl_fminff(float, float) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i16 0, i16 0}
