; BACK: the sampler is a call at each use
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <4 x float> @read(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %place) #0 !dbg !15 {
entry:
  %0 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #3, !dbg !21
    #dbg_value(target("spirv.Sampler") %0, !19, !DIExpression(), !21)
  %1 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #3, !dbg !21
  %2 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %1) #3, !dbg !21
  %texel = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_iif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %2, <2 x i32> %place, i32 2, float 0.000000e+00) #0, !dbg !21
  ret <4 x float> %texel, !dbg !21
}

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) #1

declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler")) #1

declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_iif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, float) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind memory(argmem: read) }
attributes #3 = { nounwind willreturn }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!spirv.MemoryModel = !{!4}
!spirv.Source = !{!5}
!opencl.spir.version = !{!6}
!opencl.ocl.version = !{!6}
!opencl.used.extensions = !{!7}
!opencl.used.optional.core.features = !{!7}
!spirv.Version = !{!8}
!spirv.Capability = !{!9, !10, !11, !12, !13}
!spirv.Generator = !{!14}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 7, !"Dwarf Version", i32 0}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.cl", directory: "/d")
!4 = !{i32 2, i32 2}
!5 = !{i32 3, i32 200000}
!6 = !{i32 2, i32 0}
!7 = !{}
!8 = !{i32 1, i32 1}
!9 = !{i32 4}
!10 = !{i32 5}
!11 = !{i32 6}
!12 = !{i32 13}
!13 = !{i32 20}
!14 = !{i16 0, i16 0}
!15 = distinct !DISubprogram(name: "read", scope: null, file: !3, line: 1, type: !16, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{null}
!18 = !{!19}
!19 = !DILocalVariable(name: "s", scope: !15, file: !3, line: 2, type: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DILocation(line: 2, column: 3, scope: !15)
