target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%0 = type { i64, i64, double, half, i8, i8, i32, i32, i32, float, float, float }
%1 = type { <2 x i32>, i32, <4 x i32>, <4 x i32> }

@integers = addrspace(1) global [18 x i32] [i32 -4, i32 -10, i32 -21, i32 1431655763, i32 -2, i32 0, i32 -1, i32 2, i32 -56, i32 536870911, i32 -1, i32 -5, i32 -6, i32 1, i32 6, i32 7, i32 -7, i32 21]
@comparisons = addrspace(1) global [16 x i1] [i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true]
@floats = addrspace(1) global [8 x float] [float 5.500000e+00, float 9.500000e+00, float -1.500000e+01, float -3.750000e+00, float 1.500000e+00, float -5.000000e-01, float -7.500000e+00, float -7.000000e+00]
@longs = addrspace(1) global %0 { i64 3, i64 -7, double 7.500000e+00, half 0xH4780, i8 -7, i8 -7, i32 -2, i32 7, i32 1089470464, float 3.000000e+00, float 7.500000e+00, float 0x36B8000000000000 }
@composites = addrspace(1) global %1 { <2 x i32> <i32 3, i32 21>, i32 21, <4 x i32> <i32 -7, i32 3, i32 21, i32 21>, <4 x i32> <i32 -14, i32 6, i32 42, i32 22> }
@words = common addrspace(1) global [16 x i32] zeroinitializer
@chains = addrspace(1) global ptr addrspace(1) getelementptr (i32, ptr addrspace(1) getelementptr inbounds ([16 x i32], ptr addrspace(1) @words, i32 0, i32 3), i32 1), !spirv.Pointee !0
@generic = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr (i32, ptr addrspace(1) getelementptr inbounds ([16 x i32], ptr addrspace(1) @words, i32 0, i32 3), i32 1) to ptr addrspace(4)), !spirv.Pointee !2
@address = addrspace(1) global i64 ptrtoint (ptr addrspace(1) getelementptr inbounds ([16 x i32], ptr addrspace(1) @words, i32 0, i32 3) to i64)

declare float @llvm.copysign.f32(float, float) #0

define spir_func i64 @conversions() #1 {
  ret i64 8589934600
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nounwind }

!spirv.MemoryModel = !{!3}
!spirv.Version = !{!4}
!spirv.Capability = !{!5, !6, !7, !8, !9, !10, !11, !12, !13, !14}
!spirv.Generator = !{!15}
!opencl.enable.FP_CONTRACT = !{}
!spirv.ArrayLength = !{!16}

!0 = !{ptr addrspace(1) poison, !1}
!1 = !{i32 poison}
!2 = !{ptr addrspace(4) poison, !1}
!3 = !{i32 2, i32 2}
!4 = !{i32 1, i32 4}
!5 = !{i32 4}
!6 = !{i32 5}
!7 = !{i32 6}
!8 = !{i32 11}
!9 = !{i32 39}
!10 = !{i32 22}
!11 = !{i32 9}
!12 = !{i32 10}
!13 = !{i32 38}
!14 = !{i32 7}
!15 = !{i16 0, i16 0}
!16 = !{i32 32}
