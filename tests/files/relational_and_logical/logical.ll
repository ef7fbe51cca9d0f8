target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i1 @logical_equal(i1 %0, i1 %1) #0 {
  %3 = icmp eq i1 %0, %1
  ret i1 %3
}

define spir_func i1 @logical_not_equal(i1 %0, i1 %1) #0 {
  %3 = xor i1 %0, %1
  ret i1 %3
}

define spir_func i1 @logical_or(i1 %0, i1 %1) #0 {
  %3 = or i1 %0, %1
  ret i1 %3
}

define spir_func i1 @logical_and(i1 %0, i1 %1) #0 {
  %3 = and i1 %0, %1
  ret i1 %3
}

define spir_func i1 @logical_not(i1 %0) #0 {
  %2 = xor i1 %0, true, !spirv.Op !6
  ret i1 %2
}

define spir_func i32 @select(i1 %0, i32 %1, i32 %2) #0 {
  %4 = select i1 %0, i32 %1, i32 %2
  ret i32 %4
}

define spir_func i1 @any(<4 x i32> %0, <4 x i32> %1) #0 {
  %3 = icmp eq <4 x i32> %0, %1
  %4 = sext <4 x i1> %3 to <4 x i8>
  %5 = call spir_func i1 @_Z11__spirv_AnyDv4_c(<4 x i8> %4) #2
  ret i1 %5
}

define spir_func i1 @all(<4 x i32> %0, <4 x i32> %1) #0 {
  %3 = icmp eq <4 x i32> %0, %1
  %4 = sext <4 x i1> %3 to <4 x i8>
  %5 = call spir_func i1 @_Z11__spirv_AllDv4_c(<4 x i8> %4) #2
  ret i1 %5
}

declare spir_func i1 @_Z11__spirv_AnyDv4_c(<4 x i8>) #1

declare spir_func i1 @_Z11__spirv_AllDv4_c(<4 x i8>) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
!6 = !{i32 168}
