target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @f(ptr addrspace(1) %base, <4 x i64> %offsets, <4 x i1> %mask, <4 x i32> %fill) #0 {
entry:
  %places = getelementptr inbounds i32, ptr addrspace(1) %base, <4 x i64> %offsets
  %found = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %places, <4 x i1> %mask, <4 x i32> %fill)
  %generic = addrspacecast <4 x ptr addrspace(1)> %places to <4 x ptr addrspace(4)>
  call void @llvm.masked.scatter.v4i32.v4p4(<4 x i32> %found, <4 x ptr addrspace(4)> align 4 %generic, <4 x i1> %mask)
  ret <4 x i32> %found
}

declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i32>) #1

declare void @llvm.masked.scatter.v4i32.v4p4(<4 x i32>, <4 x ptr addrspace(4)>, <4 x i1>) #2

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(write) }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i32 38}
!7 = !{i32 6427}
!8 = !{!"SPV_INTEL_masked_gather_scatter"}
!9 = !{i16 0, i16 0}
