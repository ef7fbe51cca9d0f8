; ModuleID = 'opencl-later/debug_info.cl'
source_filename = "opencl-later/debug_info.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.sample = type { i32, [2 x float], ptr }

@accumulate.shared = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4, !dbg !0
@__const.accumulate.s = private unnamed_addr addrspace(2) constant { i32, [2 x float], [4 x i8], ptr } { i32 0, [2 x float] [float 1.000000e+00, float 2.000000e+00], [4 x i8] zeroinitializer, ptr addrspacecast (ptr addrspace(4) null to ptr) }, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @accumulate(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %n) local_unnamed_addr #0 !dbg !56 !kernel_arg_addr_space !61 !kernel_arg_access_qual !62 !kernel_arg_type !63 !kernel_arg_base_type !64 !kernel_arg_type_qual !65 {
entry:
  %s.i = alloca %struct.sample, align 8
    #dbg_value(ptr addrspace(1) %in, !58, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !66)
    #dbg_value(ptr addrspace(1) %out, !59, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !66)
    #dbg_value(i32 %n, !60, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !66)
    #dbg_value(ptr addrspace(1) %in, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !67)
    #dbg_value(ptr addrspace(1) %out, !23, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !67)
    #dbg_value(i32 %n, !24, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !67)
  call void @llvm.lifetime.start.p0(ptr nonnull %s.i) #7, !dbg !69
    #dbg_declare(ptr %s.i, !25, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !70)
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %s.i, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.accumulate.s, i64 24, i1 false), !dbg !70
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8, !dbg !71
    #dbg_value(i64 %call.i, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !67)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !72)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !72)
  %cmp.i4 = icmp sgt i32 %n, 0, !dbg !73
  br i1 %cmp.i4, label %for.body.i.lr.ph, label %__clang_ocl_kern_imp_accumulate.exit, !dbg !74

for.body.i.lr.ph:                                 ; preds = %entry
  %0 = getelementptr float, ptr addrspace(1) %in, i64 %call.i
  %values.i = getelementptr inbounds nuw i8, ptr %s.i, i64 4
  br label %for.body.i, !dbg !74

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %k.0.i6 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc8.i, %for.body.i ]
    #dbg_value(i32 %k.0.i6, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !72)
  %conv.i = zext nneg i32 %k.0.i6 to i64, !dbg !75
  %arrayidx.i = getelementptr float, ptr addrspace(1) %0, i64 %conv.i, !dbg !76
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !76, !tbaa !77
    #dbg_value(float %1, !41, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !79)
  %and.i = and i32 %k.0.i6, 1, !dbg !80
  %idxprom.i = zext nneg i32 %and.i to i64, !dbg !81
  %arrayidx2.i = getelementptr inbounds nuw float, ptr %values.i, i64 %idxprom.i, !dbg !81
  %2 = load float, ptr %arrayidx2.i, align 4, !dbg !81, !tbaa !77
    #dbg_value(i32 %and.i, !82, !DIExpression(DW_OP_constu, 2, DW_OP_shl, DW_OP_constu, 4, DW_OP_xor, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !89)
    #dbg_value(float %2, !87, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
    #dbg_value(float %1, !88, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
  %cmp.i1.not = icmp eq i32 %and.i, 0, !dbg !91
  %add.i = fadd float %1, %2, !dbg !92
  %mul.i = fmul float %1, %2, !dbg !92
  %cond.i2 = select i1 %cmp.i1.not, float %mul.i, float %add.i, !dbg !92
  store float %cond.i2, ptr %arrayidx2.i, align 4, !dbg !93, !tbaa !77
  %inc8.i = add nuw nsw i32 %k.0.i6, 1, !dbg !94
    #dbg_value(i32 %inc8.i, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !72)
  %cmp.i = icmp slt i32 %inc8.i, %n, !dbg !73
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_accumulate.exit.loopexit, !dbg !74, !llvm.loop !95

__clang_ocl_kern_imp_accumulate.exit.loopexit:    ; preds = %for.body.i
  %.pre = load float, ptr %values.i, align 4, !dbg !97, !tbaa !77
  %arrayidx16.i.phi.trans.insert = getelementptr inbounds nuw i8, ptr %s.i, i64 8
  %.pre7 = load float, ptr %arrayidx16.i.phi.trans.insert, align 8, !dbg !98, !tbaa !77
  %3 = uitofp nneg i32 %n to float, !dbg !99
  br label %__clang_ocl_kern_imp_accumulate.exit, !dbg !100

__clang_ocl_kern_imp_accumulate.exit:             ; preds = %__clang_ocl_kern_imp_accumulate.exit.loopexit, %entry
  %4 = phi float [ 2.000000e+00, %entry ], [ %.pre7, %__clang_ocl_kern_imp_accumulate.exit.loopexit ], !dbg !98
  %5 = phi float [ 1.000000e+00, %entry ], [ %.pre, %__clang_ocl_kern_imp_accumulate.exit.loopexit ], !dbg !97
  %inc.i3.lcssa = phi float [ 0.000000e+00, %entry ], [ %3, %__clang_ocl_kern_imp_accumulate.exit.loopexit ]
  %and11.i = and i64 %call.i, 3, !dbg !101
  %arrayidx12.i = getelementptr inbounds nuw float, ptr addrspace(3) @accumulate.shared, i64 %and11.i, !dbg !102
  store float %5, ptr addrspace(3) %arrayidx12.i, align 4, !dbg !103, !tbaa !77
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !dbg !104
  %6 = load float, ptr addrspace(3) %arrayidx12.i, align 4, !dbg !105, !tbaa !77
  %7 = tail call float @llvm.fmuladd.f32(float %4, float %inc.i3.lcssa, float %6), !dbg !106
  %arrayidx19.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call.i, !dbg !107
  store float %7, ptr addrspace(1) %arrayidx19.i, align 4, !dbg !108, !tbaa !77
  call void @llvm.lifetime.end.p0(ptr nonnull %s.i) #7, !dbg !109
  ret void, !dbg !110
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_accumulate(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %n) local_unnamed_addr #1 !dbg !2 !kernel_arg_addr_space !61 !kernel_arg_access_qual !62 !kernel_arg_type !63 !kernel_arg_base_type !64 !kernel_arg_type_qual !65 {
entry:
  %s = alloca %struct.sample, align 8
    #dbg_value(ptr addrspace(1) %in, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !111)
    #dbg_value(ptr addrspace(1) %out, !23, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !111)
    #dbg_value(i32 %n, !24, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !111)
  call void @llvm.lifetime.start.p0(ptr nonnull %s) #7, !dbg !112
    #dbg_declare(ptr %s, !25, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !113)
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %s, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.accumulate.s, i64 24, i1 false), !dbg !113
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8, !dbg !114
    #dbg_value(i64 %call, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !111)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
  %cmp28 = icmp sgt i32 %n, 0, !dbg !116
  br i1 %cmp28, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !117

for.body.lr.ph:                                   ; preds = %entry
  %0 = getelementptr float, ptr addrspace(1) %in, i64 %call
  %values = getelementptr inbounds nuw i8, ptr %s, i64 4
  br label %for.body, !dbg !117

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %.pre = load float, ptr %values, align 4, !dbg !118, !tbaa !77
  %arrayidx16.phi.trans.insert = getelementptr inbounds nuw i8, ptr %s, i64 8
  %.pre30 = load float, ptr %arrayidx16.phi.trans.insert, align 8, !dbg !119, !tbaa !77
  %1 = uitofp nneg i32 %n to float, !dbg !120
  br label %for.cond.cleanup, !dbg !121

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %2 = phi float [ 2.000000e+00, %entry ], [ %.pre30, %for.cond.cleanup.loopexit ], !dbg !119
  %3 = phi float [ 1.000000e+00, %entry ], [ %.pre, %for.cond.cleanup.loopexit ], !dbg !118
  %.lcssa = phi float [ 0.000000e+00, %entry ], [ %1, %for.cond.cleanup.loopexit ]
  %and11 = and i64 %call, 3, !dbg !122
  %arrayidx12 = getelementptr inbounds nuw float, ptr addrspace(3) @accumulate.shared, i64 %and11, !dbg !123
  store float %3, ptr addrspace(3) %arrayidx12, align 4, !dbg !124, !tbaa !77
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !dbg !125
  %4 = load float, ptr addrspace(3) %arrayidx12, align 4, !dbg !126, !tbaa !77
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %.lcssa, float %4), !dbg !127
  %arrayidx19 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call, !dbg !128
  store float %5, ptr addrspace(1) %arrayidx19, align 4, !dbg !129, !tbaa !77
  call void @llvm.lifetime.end.p0(ptr nonnull %s) #7, !dbg !130
  ret void, !dbg !130

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.029 = phi i32 [ 0, %for.body.lr.ph ], [ %inc8, %for.body ]
    #dbg_value(i32 %k.029, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
  %conv = zext nneg i32 %k.029 to i64, !dbg !131
  %arrayidx = getelementptr float, ptr addrspace(1) %0, i64 %conv, !dbg !132
  %6 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !132, !tbaa !77
    #dbg_value(float %6, !41, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !133)
  %and = and i32 %k.029, 1, !dbg !134
  %idxprom = zext nneg i32 %and to i64, !dbg !135
  %arrayidx2 = getelementptr inbounds nuw float, ptr %values, i64 %idxprom, !dbg !135
  %7 = load float, ptr %arrayidx2, align 4, !dbg !135, !tbaa !77
    #dbg_value(i32 %and, !82, !DIExpression(DW_OP_constu, 2, DW_OP_shl, DW_OP_constu, 4, DW_OP_xor, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !136)
    #dbg_value(float %7, !87, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !136)
    #dbg_value(float %6, !88, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !136)
  %cmp.i.not = icmp eq i32 %and, 0, !dbg !138
  %add.i = fadd float %6, %7, !dbg !139
  %mul.i = fmul float %6, %7, !dbg !139
  %cond.i = select i1 %cmp.i.not, float %mul.i, float %add.i, !dbg !139
  store float %cond.i, ptr %arrayidx2, align 4, !dbg !140, !tbaa !77
  %inc8 = add nuw nsw i32 %k.029, 1, !dbg !141
    #dbg_value(i32 %inc8, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
  %cmp = icmp slt i32 %inc8, %n, !dbg !116
  br i1 %cmp, label %for.body, label %for.cond.cleanup.loopexit, !dbg !117, !llvm.loop !142
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!47, !48, !49}
!opencl.ocl.version = !{!50}
!opencl.spir.version = !{!50}
!llvm.ident = !{!51}
!llvm.errno.tbaa = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 14, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "accumulate", linkageName: "__clang_ocl_kern_imp_accumulate", scope: !3, file: !3, line: 12, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !21)
!3 = !DIFile(filename: "opencl-later/debug_info.cl", directory: ".")
!4 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !5)
!5 = !{null, !6, !10, !11}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 1)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "real", file: !3, line: 4, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !13, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !14, globals: !20, splitDebugInlining: false, nameTableKind: None)
!13 = !DIFile(filename: "opencl-later/<stdin>", directory: ".")
!14 = !{!15}
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "mode", file: !3, line: 5, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !{!18, !19}
!18 = !DIEnumerator(name: "ADD", value: 0)
!19 = !DIEnumerator(name: "SCALE", value: 4)
!20 = !{!0}
!21 = !{!22, !23, !24, !25, !35, !39, !41}
!22 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!23 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 12, type: !10)
!24 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 12, type: !11)
!25 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 15, type: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sample", file: !3, line: 3, size: 192, elements: !27)
!27 = !{!28, !29, !33}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !26, file: !3, line: 3, baseType: !11, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !26, file: !3, line: 3, baseType: !30, size: 64, offset: 32)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !26, file: !3, line: 3, baseType: !34, size: 64, offset: 128)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, dwarfAddressSpace: 0)
!35 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 16, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !37, line: 51, baseType: !38)
!37 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocalVariable(name: "k", scope: !40, file: !3, line: 17, type: !11)
!40 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 5)
!41 = !DILocalVariable(name: "x", scope: !42, file: !3, line: 18, type: !8)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 17, column: 33)
!43 = distinct !DILexicalBlock(scope: !40, file: !3, line: 17, column: 5)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 4)
!47 = !{i32 7, !"Dwarf Version", i32 4}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 1, i32 2}
!51 = !{!"clang version 22.1"}
!52 = !{!53, !53, i64 0}
!53 = !{!"int", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C/C++ TBAA"}
!56 = distinct !DISubprogram(name: "accumulate", scope: !3, file: !3, line: 12, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !57)
!57 = !{!58, !59, !60}
!58 = !DILocalVariable(name: "in", arg: 1, scope: !56, file: !3, line: 12, type: !6)
!59 = !DILocalVariable(name: "out", arg: 2, scope: !56, file: !3, line: 12, type: !10)
!60 = !DILocalVariable(name: "n", arg: 3, scope: !56, file: !3, line: 12, type: !11)
!61 = !{i32 1, i32 1, i32 0}
!62 = !{!"none", !"none", !"none"}
!63 = !{!"real*", !"real*", !"int"}
!64 = !{!"float*", !"float*", !"int"}
!65 = !{!"const", !"", !""}
!66 = !DILocation(line: 0, scope: !56)
!67 = !DILocation(line: 0, scope: !2, inlinedAt: !68)
!68 = distinct !DILocation(line: 13, column: 1, scope: !56)
!69 = !DILocation(line: 15, column: 5, scope: !2, inlinedAt: !68)
!70 = !DILocation(line: 15, column: 19, scope: !2, inlinedAt: !68)
!71 = !DILocation(line: 16, column: 16, scope: !2, inlinedAt: !68)
!72 = !DILocation(line: 0, scope: !40, inlinedAt: !68)
!73 = !DILocation(line: 17, column: 23, scope: !43, inlinedAt: !68)
!74 = !DILocation(line: 17, column: 5, scope: !40, inlinedAt: !68)
!75 = !DILocation(line: 18, column: 25, scope: !42, inlinedAt: !68)
!76 = !DILocation(line: 18, column: 18, scope: !42, inlinedAt: !68)
!77 = !{!78, !78, i64 0}
!78 = !{!"float", !54, i64 0}
!79 = !DILocation(line: 0, scope: !42, inlinedAt: !68)
!80 = !DILocation(line: 19, column: 35, scope: !42, inlinedAt: !68)
!81 = !DILocation(line: 19, column: 54, scope: !42, inlinedAt: !68)
!82 = !DILocalVariable(name: "m", arg: 1, scope: !83, file: !3, line: 7, type: !15)
!83 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 7, type: !84, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !86)
!84 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !85)
!85 = !{!8, !15, !8, !8}
!86 = !{!82, !87, !88}
!87 = !DILocalVariable(name: "a", arg: 2, scope: !83, file: !3, line: 7, type: !8)
!88 = !DILocalVariable(name: "b", arg: 3, scope: !83, file: !3, line: 7, type: !8)
!89 = !DILocation(line: 0, scope: !83, inlinedAt: !90)
!90 = distinct !DILocation(line: 19, column: 27, scope: !42, inlinedAt: !68)
!91 = !DILocation(line: 9, column: 14, scope: !83, inlinedAt: !90)
!92 = !DILocation(line: 9, column: 12, scope: !83, inlinedAt: !90)
!93 = !DILocation(line: 19, column: 25, scope: !42, inlinedAt: !68)
!94 = !DILocation(line: 17, column: 28, scope: !43, inlinedAt: !68)
!95 = distinct !{!95, !74, !96}
!96 = !DILocation(line: 21, column: 5, scope: !40, inlinedAt: !68)
!97 = !DILocation(line: 22, column: 21, scope: !2, inlinedAt: !68)
!98 = !DILocation(line: 24, column: 30, scope: !2, inlinedAt: !68)
!99 = !DILocation(line: 24, column: 44, scope: !2, inlinedAt: !68)
!100 = !DILocation(line: 20, column: 9, scope: !42, inlinedAt: !68)
!101 = !DILocation(line: 22, column: 14, scope: !2, inlinedAt: !68)
!102 = !DILocation(line: 22, column: 5, scope: !2, inlinedAt: !68)
!103 = !DILocation(line: 22, column: 19, scope: !2, inlinedAt: !68)
!104 = !DILocation(line: 23, column: 5, scope: !2, inlinedAt: !68)
!105 = !DILocation(line: 24, column: 14, scope: !2, inlinedAt: !68)
!106 = !DILocation(line: 24, column: 28, scope: !2, inlinedAt: !68)
!107 = !DILocation(line: 24, column: 5, scope: !2, inlinedAt: !68)
!108 = !DILocation(line: 24, column: 12, scope: !2, inlinedAt: !68)
!109 = !DILocation(line: 25, column: 1, scope: !2, inlinedAt: !68)
!110 = !DILocation(line: 25, column: 1, scope: !56)
!111 = !DILocation(line: 0, scope: !2)
!112 = !DILocation(line: 15, column: 5, scope: !2)
!113 = !DILocation(line: 15, column: 19, scope: !2)
!114 = !DILocation(line: 16, column: 16, scope: !2)
!115 = !DILocation(line: 0, scope: !40)
!116 = !DILocation(line: 17, column: 23, scope: !43)
!117 = !DILocation(line: 17, column: 5, scope: !40)
!118 = !DILocation(line: 22, column: 21, scope: !2)
!119 = !DILocation(line: 24, column: 30, scope: !2)
!120 = !DILocation(line: 24, column: 44, scope: !2)
!121 = !DILocation(line: 20, column: 9, scope: !42)
!122 = !DILocation(line: 22, column: 14, scope: !2)
!123 = !DILocation(line: 22, column: 5, scope: !2)
!124 = !DILocation(line: 22, column: 19, scope: !2)
!125 = !DILocation(line: 23, column: 5, scope: !2)
!126 = !DILocation(line: 24, column: 14, scope: !2)
!127 = !DILocation(line: 24, column: 28, scope: !2)
!128 = !DILocation(line: 24, column: 5, scope: !2)
!129 = !DILocation(line: 24, column: 12, scope: !2)
!130 = !DILocation(line: 25, column: 1, scope: !2)
!131 = !DILocation(line: 18, column: 25, scope: !42)
!132 = !DILocation(line: 18, column: 18, scope: !42)
!133 = !DILocation(line: 0, scope: !42)
!134 = !DILocation(line: 19, column: 35, scope: !42)
!135 = !DILocation(line: 19, column: 54, scope: !42)
!136 = !DILocation(line: 0, scope: !83, inlinedAt: !137)
!137 = distinct !DILocation(line: 19, column: 27, scope: !42)
!138 = !DILocation(line: 9, column: 14, scope: !83, inlinedAt: !137)
!139 = !DILocation(line: 9, column: 12, scope: !83, inlinedAt: !137)
!140 = !DILocation(line: 19, column: 25, scope: !42)
!141 = !DILocation(line: 17, column: 28, scope: !43)
!142 = distinct !{!142, !117, !143}
!143 = !DILocation(line: 21, column: 5, scope: !40)
