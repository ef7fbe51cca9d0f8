; TEST: to-spirv
; A constant sampler is a call at each use, of which a debug record is one.
target triple = "spir64-unknown-unknown"

define spir_func <4 x float> @read(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %place) !dbg !4 {
entry:
  %sampler = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16), !dbg !10
    #dbg_value(target("spirv.Sampler") %sampler, !8, !DIExpression(), !10)
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %place), !dbg !10
  ret <4 x float> %texel, !dbg !10
}

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!opencl.ocl.version = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null}
!4 = distinct !DISubprogram(name: "read", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 2, type: !7)
!9 = !{i32 2, i32 0}
!10 = !DILocation(line: 2, column: 3, scope: !4)
