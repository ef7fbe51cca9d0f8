target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@t = addrspace(1) constant [2 x ptr] [ptr @g, ptr @h]

define spir_func i32 @g(i32 %x) #0 {
  ret i32 %x
}

define spir_func i32 @h(i32 %x) #1 {
  %y = add i32 %x, 1
  ret i32 %y
}

define spir_func i32 @f(i1 %c, i64 %i) #1 {
  %p = select i1 %c, ptr @g, ptr @h
  %r = call spir_func i32 %p(i32 zeroext 3), !spirv.Decorations !11
  %q = getelementptr [2 x ptr], ptr addrspace(1) @t, i64 0, i64 %i
  %w = load ptr, ptr addrspace(1) %q, align 8
  %s = call spir_func i32 %w(i32 %r)
  ret i32 %s
}

attributes #0 = { nounwind "referenced-indirectly" }
attributes #1 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7, !8}
!spirv.Extension = !{!9}
!spirv.Generator = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 6}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 11}
!7 = !{i32 5603}
!8 = !{i32 5604}
!9 = !{!"SPV_INTEL_function_pointers"}
!10 = !{i16 0, i16 0}
!11 = !{!12}
!12 = !{i32 6409, i32 0, i32 0}
