target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @sdot(<4 x i8> %0, <4 x i8> %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_SDotKHR_RintDv4_cS_(<4 x i8> %0, <4 x i8> %1) #2
  ret i32 %3
}

define spir_func i32 @sdot_packed(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z20__spirv_SDotKHR_Rintiii(i32 %0, i32 %1, i32 0) #2
  ret i32 %3
}

define spir_func i32 @sdot_acc_sat(<4 x i8> %0, <4 x i8> %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z26__spirv_SDotAccSatKHR_RintDv4_cS_i(<4 x i8> %0, <4 x i8> %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @sdot_acc_sat_packed(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z26__spirv_SDotAccSatKHR_Rintiiii(i32 %0, i32 %1, i32 %2, i32 0) #2
  ret i32 %4
}

define spir_func i32 @udot(<4 x i8> %0, <4 x i8> %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_UDotKHR_RuintDv4_hS_(<4 x i8> %0, <4 x i8> %1) #2
  ret i32 %3
}

define spir_func i32 @udot_packed(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_UDotKHR_Ruintjjj(i32 %0, i32 %1, i32 0) #2
  ret i32 %3
}

define spir_func i32 @udot_acc_sat(<4 x i8> %0, <4 x i8> %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z27__spirv_UDotAccSatKHR_RuintDv4_hS_j(<4 x i8> %0, <4 x i8> %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @udot_acc_sat_packed(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z27__spirv_UDotAccSatKHR_Ruintjjjj(i32 %0, i32 %1, i32 %2, i32 0) #2
  ret i32 %4
}

define spir_func i32 @sudot(<4 x i8> %0, <4 x i8> %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_SUDotKHR_RintDv4_cDv4_h(<4 x i8> %0, <4 x i8> %1) #2
  ret i32 %3
}

define spir_func i32 @sudot_packed(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z21__spirv_SUDotKHR_Rintiji(i32 %0, i32 %1, i32 0) #2
  ret i32 %3
}

define spir_func i32 @sudot_acc_sat(<4 x i8> %0, <4 x i8> %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z27__spirv_SUDotAccSatKHR_RintDv4_cDv4_hi(<4 x i8> %0, <4 x i8> %1, i32 %2) #2
  ret i32 %4
}

define spir_func i32 @sudot_acc_sat_packed(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z27__spirv_SUDotAccSatKHR_Rintijii(i32 %0, i32 %1, i32 %2, i32 0) #2
  ret i32 %4
}

declare spir_func i32 @_Z20__spirv_SDotKHR_RintDv4_cS_(<4 x i8>, <4 x i8>) #1

declare spir_func i32 @_Z20__spirv_SDotKHR_Rintiii(i32, i32, i32) #1

declare spir_func i32 @_Z26__spirv_SDotAccSatKHR_RintDv4_cS_i(<4 x i8>, <4 x i8>, i32) #1

declare spir_func i32 @_Z26__spirv_SDotAccSatKHR_Rintiiii(i32, i32, i32, i32) #1

declare spir_func i32 @_Z21__spirv_UDotKHR_RuintDv4_hS_(<4 x i8>, <4 x i8>) #1

declare spir_func i32 @_Z21__spirv_UDotKHR_Ruintjjj(i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_UDotAccSatKHR_RuintDv4_hS_j(<4 x i8>, <4 x i8>, i32) #1

declare spir_func i32 @_Z27__spirv_UDotAccSatKHR_Ruintjjjj(i32, i32, i32, i32) #1

declare spir_func i32 @_Z21__spirv_SUDotKHR_RintDv4_cDv4_h(<4 x i8>, <4 x i8>) #1

declare spir_func i32 @_Z21__spirv_SUDotKHR_Rintiji(i32, i32, i32) #1

declare spir_func i32 @_Z27__spirv_SUDotAccSatKHR_RintDv4_cDv4_hi(<4 x i8>, <4 x i8>, i32) #1

declare spir_func i32 @_Z27__spirv_SUDotAccSatKHR_Rintijii(i32, i32, i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9, !10}
!spirv.Generator = !{!11}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i32 22}
!7 = !{i32 6019}
!8 = !{i32 6016}
!9 = !{i32 6017}
!10 = !{i32 6018}
!11 = !{i16 0, i16 0}
