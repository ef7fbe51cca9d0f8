target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @i_add(i32 %0, i32 %1) #0 {
  %3 = add i32 %0, %1
  ret i32 %3
}

define spir_func i32 @i_sub(i32 %0, i32 %1) #0 {
  %3 = sub i32 %0, %1
  ret i32 %3
}

define spir_func i32 @i_mul(i32 %0, i32 %1) #0 {
  %3 = mul i32 %0, %1
  ret i32 %3
}

define spir_func i32 @u_div(i32 %0, i32 %1) #0 {
  %3 = udiv i32 %0, %1
  ret i32 %3
}

define spir_func i32 @s_div(i32 %0, i32 %1) #0 {
  %3 = sdiv i32 %0, %1
  ret i32 %3
}

define spir_func i32 @u_mod(i32 %0, i32 %1) #0 {
  %3 = urem i32 %0, %1
  ret i32 %3
}

define spir_func i32 @s_rem(i32 %0, i32 %1) #0 {
  %3 = srem i32 %0, %1
  ret i32 %3
}

define spir_func i32 @s_mod(i32 %0, i32 %1) #0 {
  %3 = srem i32 %0, %1
  %4 = xor i32 %0, %1
  %5 = icmp slt i32 %4, 0
  %6 = icmp ne i32 %3, 0
  %7 = add nsw i32 %3, %1
  %8 = and i1 %5, %6
  %9 = select i1 %8, i32 %7, i32 %3, !spirv.Op !6
  ret i32 %9
}

define spir_func i32 @s_negate(i32 %0) #0 {
  %2 = sub i32 0, %0, !spirv.Op !7
  ret i32 %2
}

attributes #0 = { nounwind }

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
!6 = !{i32 139}
!7 = !{i32 126}
