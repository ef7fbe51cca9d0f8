; BACK: SPIR-V has atomics of scalars only: vectors are bitcast to integers
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @vector_at_once(i32 %a, i32 %b) #0 {
  %m = alloca <2 x i32>, align 8
  %x = insertelement <2 x i32> undef, i32 %a, i32 0
  %y = insertelement <2 x i32> %x, i32 %b, i32 1
  %1 = bitcast <2 x i32> %y to i64
  %2 = bitcast ptr %m to ptr
  call spir_func void @_Z19__spirv_AtomicStorePliil(ptr %2, i32 0, i32 4, i64 %1) #0
  %3 = bitcast ptr %m to ptr
  %4 = call spir_func i64 @_Z18__spirv_AtomicLoadPlii(ptr %3, i32 0, i32 2) #0
  %v = bitcast i64 %4 to <2 x i32>
  %first = extractelement <2 x i32> %v, i32 0
  %second = extractelement <2 x i32> %v, i32 1
  %s = mul i32 %second, 3
  %r = add i32 %first, %s
  ret i32 %r
}

define spir_func i8 @bytes_at_once(<4 x i8> %a) #0 {
  %m = alloca <4 x i8>, align 4
  %1 = bitcast <4 x i8> %a to i32
  %2 = bitcast ptr %m to ptr
  call spir_func void @_Z19__spirv_AtomicStorePiiii(ptr %2, i32 0, i32 4, i32 %1) #0
  %3 = bitcast ptr %m to ptr
  %4 = call spir_func i32 @_Z18__spirv_AtomicLoadPiii(ptr %3, i32 0, i32 2) #0
  %v = bitcast i32 %4 to <4 x i8>
  %r = extractelement <4 x i8> %v, i32 2
  ret i8 %r
}

declare spir_func void @_Z19__spirv_AtomicStorePliil(ptr, i32, i32, i64) #0

declare spir_func i64 @_Z18__spirv_AtomicLoadPlii(ptr, i32, i32) #0

declare spir_func void @_Z19__spirv_AtomicStorePiiii(ptr, i32, i32, i32) #0

declare spir_func i32 @_Z18__spirv_AtomicLoadPiii(ptr, i32, i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7, !8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 11}
!7 = !{i32 12}
!8 = !{i32 39}
!9 = !{i16 0, i16 0}
