; ModuleID = 'opencl-later/debug_info.cl'
source_filename = "opencl-later/debug_info.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.sample = type { i32, [2 x float], ptr }

@accumulate.shared = internal addrspace(3) global [4 x float] undef, align 4, !dbg !0
@__const.accumulate.s = private unnamed_addr addrspace(2) constant { i32, [2 x float], [4 x i8], ptr } { i32 0, [2 x float] [float 1.000000e+00, float 2.000000e+00], [4 x i8] zeroinitializer, ptr addrspacecast (ptr addrspace(4) null to ptr) }, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @accumulate(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, i32 noundef %n) #0 !dbg !30 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !36, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !37)
  store ptr addrspace(1) %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !38, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !39)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !40, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !41)
  %0 = load ptr addrspace(1), ptr %in.addr, align 8, !dbg !42
  %1 = load ptr addrspace(1), ptr %out.addr, align 8, !dbg !42
  %2 = load i32, ptr %n.addr, align 4, !dbg !42
  call spir_func void @__clang_ocl_kern_imp_accumulate(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #6, !dbg !42
  ret void, !dbg !43
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_accumulate(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, i32 noundef %n) #0 !dbg !2 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %s = alloca %struct.sample, align 8
  %i = alloca i64, align 8
  %k = alloca i32, align 4
  %x = alloca float, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !44, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !45)
  store ptr addrspace(1) %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !46, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !47)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !48, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !49)
    #dbg_declare(ptr %s, !50, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !60)
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %s, ptr addrspace(2) align 8 @__const.accumulate.s, i64 24, i1 false), !dbg !60
    #dbg_declare(ptr %i, !61, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7, !dbg !66
  store i64 %call, ptr %i, align 8, !dbg !65
    #dbg_declare(ptr %k, !67, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !69)
  store i32 0, ptr %k, align 4, !dbg !69
  br label %for.cond, !dbg !70

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4, !dbg !71
  %1 = load i32, ptr %n.addr, align 4, !dbg !73
  %cmp = icmp slt i32 %0, %1, !dbg !74
  br i1 %cmp, label %for.body, label %for.end, !dbg !75

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %x, !76, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !78)
  %2 = load ptr addrspace(1), ptr %in.addr, align 8, !dbg !79
  %3 = load i64, ptr %i, align 8, !dbg !80
  %4 = load i32, ptr %k, align 4, !dbg !81
  %conv = sext i32 %4 to i64, !dbg !81
  %add = add i64 %3, %conv, !dbg !82
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %add, !dbg !79
  %5 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !79
  store float %5, ptr %x, align 4, !dbg !78
  %6 = load i32, ptr %k, align 4, !dbg !83
  %and = and i32 %6, 1, !dbg !84
  %tobool = icmp ne i32 %and, 0, !dbg !83
  %7 = zext i1 %tobool to i64, !dbg !83
  %cond = select i1 %tobool, i32 0, i32 4, !dbg !83
  %values = getelementptr inbounds nuw %struct.sample, ptr %s, i32 0, i32 1, !dbg !85
  %8 = load i32, ptr %k, align 4, !dbg !86
  %and1 = and i32 %8, 1, !dbg !87
  %idxprom = sext i32 %and1 to i64, !dbg !88
  %arrayidx2 = getelementptr inbounds [2 x float], ptr %values, i64 0, i64 %idxprom, !dbg !88
  %9 = load float, ptr %arrayidx2, align 4, !dbg !88
  %10 = load float, ptr %x, align 4, !dbg !89
  %call3 = call spir_func float @apply(i32 noundef %cond, float noundef %9, float noundef %10) #8, !dbg !90
  %values4 = getelementptr inbounds nuw %struct.sample, ptr %s, i32 0, i32 1, !dbg !91
  %11 = load i32, ptr %k, align 4, !dbg !92
  %and5 = and i32 %11, 1, !dbg !93
  %idxprom6 = sext i32 %and5 to i64, !dbg !94
  %arrayidx7 = getelementptr inbounds [2 x float], ptr %values4, i64 0, i64 %idxprom6, !dbg !94
  store float %call3, ptr %arrayidx7, align 4, !dbg !95
  %count = getelementptr inbounds nuw %struct.sample, ptr %s, i32 0, i32 0, !dbg !96
  %12 = load i32, ptr %count, align 8, !dbg !97
  %inc = add nsw i32 %12, 1, !dbg !97
  store i32 %inc, ptr %count, align 8, !dbg !97
  br label %for.inc, !dbg !98

for.inc:                                          ; preds = %for.body
  %13 = load i32, ptr %k, align 4, !dbg !99
  %inc8 = add nsw i32 %13, 1, !dbg !99
  store i32 %inc8, ptr %k, align 4, !dbg !99
  br label %for.cond, !dbg !100, !llvm.loop !101

for.end:                                          ; preds = %for.cond
  %values9 = getelementptr inbounds nuw %struct.sample, ptr %s, i32 0, i32 1, !dbg !103
  %arrayidx10 = getelementptr inbounds [2 x float], ptr %values9, i64 0, i64 0, !dbg !104
  %14 = load float, ptr %arrayidx10, align 4, !dbg !104
  %15 = load i64, ptr %i, align 8, !dbg !105
  %and11 = and i64 %15, 3, !dbg !106
  %arrayidx12 = getelementptr inbounds nuw [4 x float], ptr addrspace(3) @accumulate.shared, i64 0, i64 %and11, !dbg !107
  store float %14, ptr addrspace(3) %arrayidx12, align 4, !dbg !108
  call spir_func void @_Z7barrierj(i32 noundef 1) #8, !dbg !109
  %16 = load i64, ptr %i, align 8, !dbg !110
  %and13 = and i64 %16, 3, !dbg !111
  %arrayidx14 = getelementptr inbounds nuw [4 x float], ptr addrspace(3) @accumulate.shared, i64 0, i64 %and13, !dbg !112
  %17 = load float, ptr addrspace(3) %arrayidx14, align 4, !dbg !112
  %values15 = getelementptr inbounds nuw %struct.sample, ptr %s, i32 0, i32 1, !dbg !113
  %arrayidx16 = getelementptr inbounds [2 x float], ptr %values15, i64 0, i64 1, !dbg !114
  %18 = load float, ptr %arrayidx16, align 4, !dbg !114
  %count17 = getelementptr inbounds nuw %struct.sample, ptr %s, i32 0, i32 0, !dbg !115
  %19 = load i32, ptr %count17, align 8, !dbg !115
  %conv18 = sitofp i32 %19 to float, !dbg !116
  %20 = call float @llvm.fmuladd.f32(float %18, float %conv18, float %17), !dbg !117
  %21 = load ptr addrspace(1), ptr %out.addr, align 8, !dbg !118
  %22 = load i64, ptr %i, align 8, !dbg !119
  %arrayidx19 = getelementptr inbounds nuw float, ptr addrspace(1) %21, i64 %22, !dbg !118
  store float %20, ptr addrspace(1) %arrayidx19, align 4, !dbg !120
  ret void, !dbg !121
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func float @apply(i32 noundef %m, float noundef %a, float noundef %b) #3 !dbg !122 {
entry:
  %m.addr = alloca i32, align 4
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !125, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !126)
  store float %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !127, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !128)
  store float %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !129, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !130)
  %0 = load i32, ptr %m.addr, align 4, !dbg !131
  %cmp = icmp eq i32 %0, 0, !dbg !132
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !131

cond.true:                                        ; preds = %entry
  %1 = load float, ptr %a.addr, align 4, !dbg !133
  %2 = load float, ptr %b.addr, align 4, !dbg !134
  %add = fadd float %1, %2, !dbg !135
  br label %cond.end, !dbg !131

cond.false:                                       ; preds = %entry
  %3 = load float, ptr %a.addr, align 4, !dbg !136
  %4 = load float, ptr %b.addr, align 4, !dbg !137
  %mul = fmul float %3, %4, !dbg !138
  br label %cond.end, !dbg !131

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %add, %cond.true ], [ %mul, %cond.false ], !dbg !131
  ret float %cond, !dbg !139
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!25, !26, !27}
!opencl.ocl.version = !{!28}
!opencl.spir.version = !{!28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 14, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "accumulate", linkageName: "__clang_ocl_kern_imp_accumulate", scope: !3, file: !3, line: 12, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !21)
!3 = !DIFile(filename: "opencl-later/debug_info.cl", directory: ".")
!4 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !5)
!5 = !{null, !6, !10, !11}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 1)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "real", file: !3, line: 4, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !13, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !14, globals: !20, splitDebugInlining: false, nameTableKind: None)
!13 = !DIFile(filename: "opencl-later/<stdin>", directory: ".")
!14 = !{!15}
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "mode", file: !3, line: 5, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !{!18, !19}
!18 = !DIEnumerator(name: "ADD", value: 0)
!19 = !DIEnumerator(name: "SCALE", value: 4)
!20 = !{!0}
!21 = !{}
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 1, i32 2}
!29 = !{!"clang version 22.1"}
!30 = distinct !DISubprogram(name: "accumulate", scope: !3, file: !3, line: 12, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !21)
!31 = !{i32 1, i32 1, i32 0}
!32 = !{!"none", !"none", !"none"}
!33 = !{!"real*", !"real*", !"int"}
!34 = !{!"float*", !"float*", !"int"}
!35 = !{!"const", !"", !""}
!36 = !DILocalVariable(name: "in", arg: 1, scope: !30, file: !3, line: 12, type: !6)
!37 = !DILocation(line: 12, column: 43, scope: !30)
!38 = !DILocalVariable(name: "out", arg: 2, scope: !30, file: !3, line: 12, type: !10)
!39 = !DILocation(line: 12, column: 60, scope: !30)
!40 = !DILocalVariable(name: "n", arg: 3, scope: !30, file: !3, line: 12, type: !11)
!41 = !DILocation(line: 12, column: 69, scope: !30)
!42 = !DILocation(line: 13, column: 1, scope: !30)
!43 = !DILocation(line: 25, column: 1, scope: !30)
!44 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!45 = !DILocation(line: 12, column: 43, scope: !2)
!46 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 12, type: !10)
!47 = !DILocation(line: 12, column: 60, scope: !2)
!48 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 12, type: !11)
!49 = !DILocation(line: 12, column: 69, scope: !2)
!50 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 15, type: !51)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sample", file: !3, line: 3, size: 192, elements: !52)
!52 = !{!53, !54, !58}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !51, file: !3, line: 3, baseType: !11, size: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !51, file: !3, line: 3, baseType: !55, size: 64, offset: 32)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 2)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !51, file: !3, line: 3, baseType: !59, size: 64, offset: 128)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, dwarfAddressSpace: 0)
!60 = !DILocation(line: 15, column: 19, scope: !2)
!61 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 16, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !63, line: 51, baseType: !64)
!63 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "")
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 16, column: 12, scope: !2)
!66 = !DILocation(line: 16, column: 16, scope: !2)
!67 = !DILocalVariable(name: "k", scope: !68, file: !3, line: 17, type: !11)
!68 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 5)
!69 = !DILocation(line: 17, column: 14, scope: !68)
!70 = !DILocation(line: 17, column: 10, scope: !68)
!71 = !DILocation(line: 17, column: 21, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 17, column: 5)
!73 = !DILocation(line: 17, column: 25, scope: !72)
!74 = !DILocation(line: 17, column: 23, scope: !72)
!75 = !DILocation(line: 17, column: 5, scope: !68)
!76 = !DILocalVariable(name: "x", scope: !77, file: !3, line: 18, type: !8)
!77 = distinct !DILexicalBlock(scope: !72, file: !3, line: 17, column: 33)
!78 = !DILocation(line: 18, column: 14, scope: !77)
!79 = !DILocation(line: 18, column: 18, scope: !77)
!80 = !DILocation(line: 18, column: 21, scope: !77)
!81 = !DILocation(line: 18, column: 25, scope: !77)
!82 = !DILocation(line: 18, column: 23, scope: !77)
!83 = !DILocation(line: 19, column: 33, scope: !77)
!84 = !DILocation(line: 19, column: 35, scope: !77)
!85 = !DILocation(line: 19, column: 56, scope: !77)
!86 = !DILocation(line: 19, column: 63, scope: !77)
!87 = !DILocation(line: 19, column: 65, scope: !77)
!88 = !DILocation(line: 19, column: 54, scope: !77)
!89 = !DILocation(line: 19, column: 71, scope: !77)
!90 = !DILocation(line: 19, column: 27, scope: !77)
!91 = !DILocation(line: 19, column: 11, scope: !77)
!92 = !DILocation(line: 19, column: 18, scope: !77)
!93 = !DILocation(line: 19, column: 20, scope: !77)
!94 = !DILocation(line: 19, column: 9, scope: !77)
!95 = !DILocation(line: 19, column: 25, scope: !77)
!96 = !DILocation(line: 20, column: 13, scope: !77)
!97 = !DILocation(line: 20, column: 9, scope: !77)
!98 = !DILocation(line: 21, column: 5, scope: !77)
!99 = !DILocation(line: 17, column: 28, scope: !72)
!100 = !DILocation(line: 17, column: 5, scope: !72)
!101 = distinct !{!101, !75, !102}
!102 = !DILocation(line: 21, column: 5, scope: !68)
!103 = !DILocation(line: 22, column: 23, scope: !2)
!104 = !DILocation(line: 22, column: 21, scope: !2)
!105 = !DILocation(line: 22, column: 12, scope: !2)
!106 = !DILocation(line: 22, column: 14, scope: !2)
!107 = !DILocation(line: 22, column: 5, scope: !2)
!108 = !DILocation(line: 22, column: 19, scope: !2)
!109 = !DILocation(line: 23, column: 5, scope: !2)
!110 = !DILocation(line: 24, column: 21, scope: !2)
!111 = !DILocation(line: 24, column: 23, scope: !2)
!112 = !DILocation(line: 24, column: 14, scope: !2)
!113 = !DILocation(line: 24, column: 32, scope: !2)
!114 = !DILocation(line: 24, column: 30, scope: !2)
!115 = !DILocation(line: 24, column: 46, scope: !2)
!116 = !DILocation(line: 24, column: 44, scope: !2)
!117 = !DILocation(line: 24, column: 28, scope: !2)
!118 = !DILocation(line: 24, column: 5, scope: !2)
!119 = !DILocation(line: 24, column: 9, scope: !2)
!120 = !DILocation(line: 24, column: 12, scope: !2)
!121 = !DILocation(line: 25, column: 1, scope: !2)
!122 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 7, type: !123, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !21)
!123 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !124)
!124 = !{!8, !15, !8, !8}
!125 = !DILocalVariable(name: "m", arg: 1, scope: !122, file: !3, line: 7, type: !15)
!126 = !DILocation(line: 7, column: 36, scope: !122)
!127 = !DILocalVariable(name: "a", arg: 2, scope: !122, file: !3, line: 7, type: !8)
!128 = !DILocation(line: 7, column: 44, scope: !122)
!129 = !DILocalVariable(name: "b", arg: 3, scope: !122, file: !3, line: 7, type: !8)
!130 = !DILocation(line: 7, column: 52, scope: !122)
!131 = !DILocation(line: 9, column: 12, scope: !122)
!132 = !DILocation(line: 9, column: 14, scope: !122)
!133 = !DILocation(line: 9, column: 23, scope: !122)
!134 = !DILocation(line: 9, column: 27, scope: !122)
!135 = !DILocation(line: 9, column: 25, scope: !122)
!136 = !DILocation(line: 9, column: 31, scope: !122)
!137 = !DILocation(line: 9, column: 35, scope: !122)
!138 = !DILocation(line: 9, column: 33, scope: !122)
!139 = !DILocation(line: 9, column: 5, scope: !122)
