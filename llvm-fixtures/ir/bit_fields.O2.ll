; ModuleID = 'opencl/bit_fields.cl'
source_filename = "opencl/bit_fields.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.mixed = type { i32, i32 }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @fields(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %bf.clear.i = and i32 %0, 31
  %bf.shl.i = shl i32 %0, 16
  %bf.ashr.i = ashr i32 %bf.shl.i, 21
  %mul.i = mul nsw i32 %bf.ashr.i, 3
  %bf.lshr.i = lshr i32 %0, 20
  %add.i = add nuw nsw i32 %bf.lshr.i, %bf.clear.i
  %add3.i = add nsw i32 %add.i, %mul.i
  %arrayidx4.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add3.i, ptr addrspace(1) %arrayidx4.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %bf.clear = and i32 %0, 31
  %bf.shl = shl i32 %0, 16
  %bf.ashr = ashr i32 %bf.shl, 21
  %mul = mul nsw i32 %bf.ashr, 3
  %bf.lshr = lshr i32 %0, 20
  %add = add nuw nsw i32 %bf.lshr, %bf.clear
  %add3 = add nsw i32 %add, %mul
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add3, ptr addrspace(1) %arrayidx4, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @field_update(ptr addrspace(1) noundef align 4 captures(none) %items) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw %struct.mixed, ptr addrspace(1) %items, i64 %call.i
  %bf.load.i = load i32, ptr addrspace(1) %arrayidx.i, align 4
  %0 = trunc i32 %bf.load.i to i8
  %conv1.i = add i8 %0, 3
  %bf.clear3.i = and i32 %bf.load.i, -33489152
  %1 = shl i8 %conv1.i, 3
  %xor4344.i = and i8 %1, 56
  %.masked.i = and i8 %0, -8
  %2 = xor i8 %xor4344.i, %.masked.i
  %bf.shl.i = zext i8 %2 to i32
  %3 = and i8 %conv1.i, 7
  %bf.value.masked.i = zext nneg i8 %3 to i32
  %bf.clear15.i = or disjoint i32 %bf.clear3.i, %bf.value.masked.i
  %bf.set16.i = or disjoint i32 %bf.clear15.i, %bf.shl.i
  %d.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 4
  %4 = load i32, ptr addrspace(1) %d.i, align 4, !tbaa !15
  %5 = shl i32 %4, 16
  %bf.shl21.i = and i32 %5, 33488896
  %bf.set23.i = or disjoint i32 %bf.set16.i, %bf.shl21.i
  store i32 %bf.set23.i, ptr addrspace(1) %arrayidx.i, align 4
  %bf.lshr26.i = lshr exact i8 %2, 3
  %conv29.i = zext nneg i8 %bf.lshr26.i to i32
  %shl.i = shl nuw nsw i32 %conv29.i, 8
  %conv34.i = and i32 %4, 511
  %or.i = or i32 %shl.i, %conv34.i
  store i32 %or.i, ptr addrspace(1) %d.i, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_field_update(ptr addrspace(1) noundef align 4 captures(none) %items) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw %struct.mixed, ptr addrspace(1) %items, i64 %call
  %bf.load = load i32, ptr addrspace(1) %arrayidx, align 4
  %0 = trunc i32 %bf.load to i8
  %conv1 = add i8 %0, 3
  %bf.clear3 = and i32 %bf.load, -33489152
  %1 = shl i8 %conv1, 3
  %xor4344 = and i8 %1, 56
  %.masked = and i8 %0, -8
  %2 = xor i8 %xor4344, %.masked
  %bf.shl = zext i8 %2 to i32
  %3 = and i8 %conv1, 7
  %bf.value.masked = zext nneg i8 %3 to i32
  %bf.clear15 = or disjoint i32 %bf.clear3, %bf.value.masked
  %bf.set16 = or disjoint i32 %bf.clear15, %bf.shl
  %d = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 4
  %4 = load i32, ptr addrspace(1) %d, align 4, !tbaa !15
  %5 = shl i32 %4, 16
  %bf.shl21 = and i32 %5, 33488896
  %bf.set23 = or disjoint i32 %bf.set16, %bf.shl21
  store i32 %bf.set23, ptr addrspace(1) %arrayidx, align 4
  %bf.lshr26 = lshr exact i8 %2, 3
  %conv29 = zext nneg i8 %bf.lshr26 to i32
  %shl = shl nuw nsw i32 %conv29, 8
  %conv34 = and i32 %4, 511
  %or = or i32 %shl, %conv34
  store i32 %or, ptr addrspace(1) %d, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"uint*", !"int*"}
!10 = !{!"const", !""}
!11 = !{i32 1}
!12 = !{!"none"}
!13 = !{!"struct mixed*"}
!14 = !{!""}
!15 = !{!16, !4, i64 4}
!16 = !{!"mixed", !5, i64 0, !5, i64 0, !17, i64 2, !4, i64 4}
!17 = !{!"short", !5, i64 0}
