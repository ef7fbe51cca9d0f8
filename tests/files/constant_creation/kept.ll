target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%struct.S = type { i32, float }

@table = internal addrspace(1) global %struct.S { i32 16, float 1.500000e+00 }
@0 = internal addrspace(1) global [48 x i32] zeroinitializer, !spirv.Op !0

define spir_kernel void @kernel(ptr addrspace(1) %out, ptr addrspace(1) %0) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_type_qual !22 !kernel_arg_base_type !21 {
entry:
  %size = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 3, i32 16) #2
  %flag = call spir_func zeroext i1 @_Z20__spirv_SpecConstantia(i32 4, i8 1) #2
  %1 = call spir_func float @_Z20__spirv_SpecConstantif(i32 7, float 1.500000e+00) #2
  %2 = bitcast i32 77 to i32, !spirv.Op !23
  %3 = bitcast i1 false to i1, !spirv.Op !24
  %pair = call spir_func %struct.S @_Z29__spirv_SpecConstantCompositeif(i32 %size, float %1) #2
  %twice = mul i32 %size, 3, !spirv.Op !25
  %4 = add i32 1, 3, !spirv.Op !26
  %5 = srem i32 %size, 3
  %6 = xor i32 %size, 3
  %7 = icmp slt i32 %6, 0
  %8 = icmp ne i32 %5, 0
  %9 = add nsw i32 %5, 3
  %10 = and i1 %7, %8
  %11 = select i1 %10, i32 %9, i32 %5, !spirv.Op !27
  %12 = extractvalue %struct.S %pair, 0, !spirv.Op !28
  %13 = icmp ult i32 %size, 3, !spirv.Op !29
  %14 = select i1 %flag, i32 %twice, i32 %4, !spirv.Op !30
  %15 = alloca i32, align 4, !spirv.MemoryAccess !31
  store i32 %size, ptr %15, align 4, !spirv.Op !32
  store i32 %size, ptr addrspace(1) %out, align 4
  store i32 %14, ptr addrspace(1) %out, align 4
  store i32 %11, ptr addrspace(1) %out, align 4
  store i32 %12, ptr addrspace(1) %out, align 4
  store i32 %2, ptr addrspace(1) %out, align 4
  store float %1, ptr addrspace(1) %0, align 4
  %16 = select i1 %flag, i32 %size, i32 %4
  %17 = select i1 %3, i32 %16, i32 %4
  store i32 %17, ptr addrspace(1) %out, align 4
  br i1 %13, label %18, label %19, !spirv.Merge !33

18:                                               ; preds = %entry
  store i32 %twice, ptr addrspace(1) %out, align 4
  br label %19

19:                                               ; preds = %18, %entry
  %20 = phi i32 [ %size, %entry ], [ %12, %18 ]
  store i32 %20, ptr addrspace(1) %out, align 4
  %21 = extractvalue %struct.S %pair, 0
  store i32 %21, ptr addrspace(1) %out, align 4
  ret void, !spirv.Merge !36
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32) #1

declare spir_func i1 @_Z20__spirv_SpecConstantia(i32, i8) #1

declare spir_func float @_Z20__spirv_SpecConstantif(i32, float) #1

declare spir_func %struct.S @_Z29__spirv_SpecConstantCompositeif(i32, float) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7, !8}
!spirv.Generator = !{!9}
!spirv.SpecConstant = !{!10, !13}
!spirv.EntryPoint = !{!16}
!spirv.ExecutionMode = !{!17}
!opencl.enable.FP_CONTRACT = !{}
!spirv.ArrayLength = !{!18}

!0 = !{i32 1}
!1 = !{i32 2, i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 11}
!7 = !{i32 39}
!8 = !{i32 10}
!9 = !{i16 0, i16 0}
!10 = !{[48 x i32] poison, !11}
!11 = !{i32 52, i32 48, !"twice", i32 132, !12, i32 3}
!12 = !{i32 50, i32 16, !"size", i32 3}
!13 = !{ptr addrspace(1) @table, !14}
!14 = !{i32 51, %struct.S { i32 16, float 1.500000e+00 }, !"pair", !12, !15}
!15 = !{i32 50, float 1.500000e+00, null, i32 7}
!16 = !{ptr @kernel, i32 6, !"kernel"}
!17 = !{ptr @kernel, i32 38, !12, i32 1, i32 1}
!18 = !{i32 32}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"int*", !"float*"}
!22 = !{!"", !""}
!23 = !{i32 50}
!24 = !{i32 49}
!25 = !{i32 132, i32 52}
!26 = !{i32 128, i32 52}
!27 = !{i32 139, i32 52}
!28 = !{i32 81, i32 52}
!29 = !{i32 176, i32 52}
!30 = !{i32 169, i32 52}
!31 = !{}
!32 = !{i32 59}
!33 = !{!34}
!34 = !{i32 0, !35}
!35 = distinct !{i32 247, i32 0}
!36 = !{!37}
!37 = !{i32 1, !35}
