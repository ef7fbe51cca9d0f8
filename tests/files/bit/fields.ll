target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @insert(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = call spir_func i32 @_Z22__spirv_BitFieldInsertiijj(i32 %0, i32 %1, i32 %2, i32 %3) #3
  ret i32 %5
}

define spir_func i32 @s_extract(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z24__spirv_BitFieldSExtractijj(i32 %0, i32 %1, i32 %2) #3
  ret i32 %4
}

define spir_func <4 x i32> @u_extract(<4 x i32> %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func <4 x i32> @_Z24__spirv_BitFieldUExtractDv4_jjj(<4 x i32> %0, i32 %1, i32 %2) #3
  ret <4 x i32> %4
}

define spir_func i32 @reverse(i32 %0) #0 {
  %2 = call i32 @llvm.bitreverse.i32(i32 %0)
  ret i32 %2
}

define spir_func <4 x i32> @reverse_vector(<4 x i32> %0) #0 {
  %2 = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %0)
  ret <4 x i32> %2
}

declare spir_func i32 @_Z22__spirv_BitFieldInsertiijj(i32, i32, i32, i32) #1

declare spir_func i32 @_Z24__spirv_BitFieldSExtractijj(i32, i32, i32) #1

declare spir_func <4 x i32> @_Z24__spirv_BitFieldUExtractDv4_jjj(<4 x i32>, i32, i32) #1

declare i32 @llvm.bitreverse.i32(i32) #2

declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind willreturn }

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
!5 = !{i32 6025}
!6 = !{!"SPV_KHR_bit_instructions"}
!7 = !{i16 0, i16 0}
