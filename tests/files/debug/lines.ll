target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@global = internal addrspace(1) global i32 1, !spirv.Line !0
@0 = internal addrspace(1) global i32 1

declare !spirv.Line !15 spir_func i32 @helper(i32) #0

define spir_func i32 @plain(i32 %0) #0 !dbg !17 {
  %2 = add i32 %0, 1, !dbg !20
  %3 = mul i32 %2, %0, !dbg !20
  %4 = sub i32 %3, %0, !dbg !21
  %5 = add i32 %4, %0
  %6 = xor i32 %5, %0, !dbg !22
  ret i32 %6, !dbg !25
}

define spir_kernel void @kernel(ptr addrspace(1) %0) #0 !dbg !26 !spirv.Line !27 !kernel_arg_addr_space !5 !kernel_arg_access_qual !5 !kernel_arg_type !5 !kernel_arg_type_qual !5 !kernel_arg_base_type !5 {
  %2 = alloca i32, align 4, !dbg !30, !spirv.MemoryAccess !5
  %3 = alloca i32, align 4, !dbg !30, !spirv.MemoryAccess !5
  store i32 1, ptr %3, align 4, !dbg !30, !spirv.Op !31
  %4 = load i32, ptr addrspace(1) %0, align 4, !dbg !32, !spirv.Line !33
  %5 = call spir_func i32 @plain(i32 %4) #0, !dbg !32, !spirv.Line !35
  %6 = call spir_func i32 @plain(i32 %5) #0, !dbg !36, !spirv.Line !37
  %7 = call spir_func i32 @helper(i32 %6) #0, !dbg !38, !spirv.Line !39
  store i32 %7, ptr %2, align 4, !dbg !41, !spirv.Line !42
  store i32 %7, ptr %3, align 4, !dbg !41
  %8 = icmp ugt i32 %7, 1, !dbg !44, !spirv.Line !45
  br i1 %8, label %9, label %10, !dbg !48, !spirv.Merge !49

9:                                                ; preds = %1
  store i32 %7, ptr addrspace(1) %0, align 4, !dbg !52, !spirv.Line !53
  br label %10, !dbg !55

10:                                               ; preds = %9, %1
  ret void, !dbg !56, !spirv.Merge !57
}

define spir_func i32 @odd(i32 %0) #0 !dbg !59 !spirv.Line !60 {
  %2 = add i32 %0, 1, !dbg !62, !spirv.Line !63
  %3 = srem i32 %0, %2, !dbg !62
  %4 = xor i32 %0, %2, !dbg !62
  %5 = icmp slt i32 %4, 0, !dbg !62
  %6 = icmp ne i32 %3, 0, !dbg !62
  %7 = add nsw i32 %3, %2, !dbg !62
  %8 = and i1 %5, %6, !dbg !62
  %9 = select i1 %8, i32 %7, i32 %3, !dbg !62, !spirv.Op !65
  %10 = call spir_func i32 @plain(i32 %9) #0, !dbg !62
  ret i32 %10, !dbg !62
}

define spir_func i32 @phis(i32 %0) #0 !dbg !66 {
  %2 = icmp ugt i32 %0, 1
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  br label %4, !dbg !67

4:                                                ; preds = %3, %1
  %5 = phi i32 [ %0, %1 ], [ 1, %3 ], !dbg !68
  %6 = phi i32 [ 1, %1 ], [ %0, %3 ], !dbg !69
  %7 = add i32 %5, %6, !dbg !70
  ret i32 %7, !dbg !70
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!2}
!spirv.Source = !{!3}
!opencl.spir.version = !{!4}
!opencl.ocl.version = !{!4}
!opencl.used.extensions = !{!5}
!opencl.used.optional.core.features = !{!5}
!spirv.Version = !{!6}
!spirv.Capability = !{!7, !8, !9}
!spirv.Generator = !{!10}
!llvm.module.flags = !{!11}
!llvm.dbg.cu = !{!12}
!spirv.EntryPoint = !{!14}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{!1}
!1 = !{!"/src/kernel.cl", i32 2, i32 8}
!2 = !{i32 2, i32 2}
!3 = !{i32 3, i32 200000, !"/src/kernel.cl"}
!4 = !{i32 2, i32 0}
!5 = !{}
!6 = !{i32 1, i32 4}
!7 = !{i32 4}
!8 = !{i32 5}
!9 = !{i32 6}
!10 = !{i16 0, i16 0}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !13, producer: "spirv-llvm-translate", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, nameTableKind: None)
!13 = !DIFile(filename: "/src/kernel.cl", directory: "")
!14 = !{ptr @kernel, i32 6, !"kernel", ptr addrspace(1) @global}
!15 = !{!16}
!16 = !{!"inc/header.h", i32 1, i32 1}
!17 = distinct !DISubprogram(name: "plain", scope: !13, file: !13, line: 10, type: !18, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!18 = !DISubroutineType(types: !19)
!19 = !{null}
!20 = !DILocation(line: 10, column: 5, scope: !17)
!21 = !DILocation(line: 10, column: 9, scope: !17)
!22 = !DILocation(line: 3, column: 70, scope: !23)
!23 = !DILexicalBlockFile(scope: !17, file: !24, discriminator: 0)
!24 = !DIFile(filename: "inc/header.h", directory: "")
!25 = !DILocation(line: 11, scope: !17)
!26 = distinct !DISubprogram(name: "kernel", scope: !13, file: !13, line: 20, type: !18, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!27 = !{!28, i32 54, !5, !29, i32 56, !5}
!28 = !{!"/src/kernel.cl", i32 20, i32 1}
!29 = !{!"/src/kernel.cl", i32 20, i32 12}
!30 = !DILocation(line: 21, column: 7, scope: !26)
!31 = !{i32 59}
!32 = !DILocation(line: 22, column: 7, scope: !26)
!33 = !{!34, !34}
!34 = !{!"/src/kernel.cl", i32 22, i32 7}
!35 = !{!34}
!36 = !DILocation(line: 0, scope: !26)
!37 = !{!5, !5}
!38 = !DILocation(line: 0, column: 3, scope: !26)
!39 = !{!40}
!40 = !{!"/src/kernel.cl", i32 0, i32 3}
!41 = !DILocation(line: 23, scope: !26)
!42 = !{!43}
!43 = !{!"/src/kernel.cl", i32 23, i32 70000}
!44 = !DILocation(line: 24, column: 1, scope: !26)
!45 = !{!46, !47}
!46 = !{!"inc/header.h", i32 23, i32 1}
!47 = !{!"/src/kernel.cl", i32 24, i32 1}
!48 = !DILocation(line: 25, column: 1, scope: !26)
!49 = !{!50}
!50 = !{i32 0, !51}
!51 = distinct !{i32 247, i32 0}
!52 = !DILocation(line: 26, column: 1, scope: !26)
!53 = !{!54, i32 248}
!54 = !{!"/src/kernel.cl", i32 26, i32 1}
!55 = !DILocation(line: 27, column: 1, scope: !26)
!56 = !DILocation(line: 28, column: 1, scope: !26)
!57 = !{!58}
!58 = !{i32 1, !51}
!59 = distinct !DISubprogram(name: "odd", scope: !24, file: !24, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!60 = !{i32 54, !61}
!61 = !{!"inc/header.h", i32 4, i32 1}
!62 = !DILocation(line: 5, column: 1, scope: !59)
!63 = !{!64, i32 248}
!64 = !{!"inc/header.h", i32 5, i32 1}
!65 = !{i32 139}
!66 = distinct !DISubprogram(name: "phis", scope: !13, file: !13, line: 31, type: !18, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!67 = !DILocation(line: 31, column: 1, scope: !66)
!68 = !DILocation(line: 32, column: 1, scope: !66)
!69 = !DILocation(line: 32, column: 2, scope: !66)
!70 = !DILocation(line: 33, column: 1, scope: !66)
