; BACK: OpPtrAccessChain has an element operand: an index of 0 is added
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@g = addrspace(1) global i8 0
@h = addrspace(1) global ptr addrspace(1) @g, !spirv.Pointee !0

define spir_func i8 @f(ptr addrspace(1) %p) #0 {
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i32 0
  %v = load i8, ptr addrspace(1) %q, align 1
  ret i8 %v
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!1}
!spirv.Source = !{!2}
!spirv.Version = !{!3}
!spirv.Capability = !{!4, !5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{ptr addrspace(1) poison}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{i32 1, i32 0}
!4 = !{i32 4}
!5 = !{i32 5}
!6 = !{i32 6}
!7 = !{i32 39}
!8 = !{i16 0, i16 0}
