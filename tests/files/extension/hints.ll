target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @assume(i1 %0) #0 {
  call void @llvm.assume(i1 %0)
  ret void
}

define spir_func i32 @expect(i32 %0) #0 {
  %2 = call i32 @llvm.expect.i32(i32 %0, i32 1)
  ret i32 %2
}

define spir_func float @fence(float %0) #0 {
  %2 = call float @llvm.arithmetic.fence.f32(float %0)
  ret float %2
}

declare void @llvm.assume(i1 noundef) #1

declare i32 @llvm.expect.i32(i32, i32) #2

declare float @llvm.arithmetic.fence.f32(float) #3

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Extension = !{!7, !8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 5629}
!6 = !{i32 6144}
!7 = !{!"SPV_KHR_expect_assume"}
!8 = !{!"SPV_EXT_arithmetic_fence"}
!9 = !{i16 0, i16 0}
