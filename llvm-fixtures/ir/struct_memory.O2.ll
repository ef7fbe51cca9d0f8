; ModuleID = 'opencl/struct_memory.cl'
source_filename = "opencl/struct_memory.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.particle = type { <3 x float>, float, i32, [2 x i16] }
%struct.grid = type { [2 x [3 x i32]], <2 x i16> }
%struct.tagged = type { i32, %union.anon, i64 }
%union.anon = type { i32 }
%struct.record = type <{ i8, i32, i16, i8 }>

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @particles(ptr addrspace(1) noundef align 16 captures(none) %p, float noundef %factor) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %p, i64 %call.i
  %flags.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 20
  %0 = load i32, ptr addrspace(1) %flags.i, align 4, !tbaa !11
  %and.i = and i32 %0, 255
  %or.i = or disjoint i32 %and.i, 256
  store i32 %or.i, ptr addrspace(1) %flags.i, align 4, !tbaa !11
  %tags.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 24
  %1 = load i16, ptr addrspace(1) %tags.i, align 8, !tbaa !14
  %add.i = add i16 %1, 1
  %arrayidx5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 26
  store i16 %add.i, ptr addrspace(1) %arrayidx5.i, align 2, !tbaa !14
  %and7.i = and i32 %0, 15
  %conv8.i = uitofp nneg i32 %and7.i to float
  %mul.i = fmul float %factor, %conv8.i
  %mass.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 16
  store float %mul.i, ptr addrspace(1) %mass.i, align 16, !tbaa !16
  %vecinit.i = insertelement <3 x float> poison, float %mul.i, i64 0
  %vecinit10.i = insertelement <3 x float> %vecinit.i, float %factor, i64 1
  %conv13.i = uitofp i16 %add.i to float
  %vecinit14.i = insertelement <3 x float> %vecinit10.i, float %conv13.i, i64 2
  %extractVec.i = shufflevector <3 x float> %vecinit14.i, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %extractVec.i, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_particles(ptr addrspace(1) noundef align 16 captures(none) %p, float noundef %factor) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %p, i64 %call
  %flags = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 20
  %0 = load i32, ptr addrspace(1) %flags, align 4, !tbaa !11
  %and = and i32 %0, 255
  %or = or disjoint i32 %and, 256
  store i32 %or, ptr addrspace(1) %flags, align 4, !tbaa !11
  %tags = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 24
  %1 = load i16, ptr addrspace(1) %tags, align 8, !tbaa !14
  %add = add i16 %1, 1
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 26
  store i16 %add, ptr addrspace(1) %arrayidx5, align 2, !tbaa !14
  %and7 = and i32 %0, 15
  %conv8 = uitofp nneg i32 %and7 to float
  %mul = fmul float %factor, %conv8
  %mass = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 16
  store float %mul, ptr addrspace(1) %mass, align 16, !tbaa !16
  %vecinit = insertelement <3 x float> poison, float %mul, i64 0
  %vecinit10 = insertelement <3 x float> %vecinit, float %factor, i64 1
  %conv13 = uitofp i16 %add to float
  %vecinit14 = insertelement <3 x float> %vecinit10, float %conv13, i64 2
  %extractVec = shufflevector <3 x float> %vecinit14, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %extractVec, ptr addrspace(1) %arrayidx, align 16, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @arrays_in_structs(ptr addrspace(1) noundef align 4 captures(none) %grids, ptr addrspace(1) noundef writeonly align 4 captures(none) %sums) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw %struct.grid, ptr addrspace(1) %grids, i64 %call.i
  %g.i.sroa.3.0.arrayidx.i.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 4
  %g.i.sroa.3.0.copyload = load i32, ptr addrspace(1) %g.i.sroa.3.0.arrayidx.i.sroa_idx, align 4
  %g.i.sroa.4.0.arrayidx.i.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 8
  %g.i.sroa.4.0.copyload = load i32, ptr addrspace(1) %g.i.sroa.4.0.arrayidx.i.sroa_idx, align 4
  %g.i.sroa.5.0.arrayidx.i.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 12
  %g.i.sroa.5.0.copyload = load i32, ptr addrspace(1) %g.i.sroa.5.0.arrayidx.i.sroa_idx, align 4
  %g.i.sroa.6.0.arrayidx.i.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 16
  %g.i.sroa.6.0.copyload = load i32, ptr addrspace(1) %g.i.sroa.6.0.arrayidx.i.sroa_idx, align 4
  %g.i.sroa.7.0.arrayidx.i.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 20
  %g.i.sroa.7.0.copyload = load i32, ptr addrspace(1) %g.i.sroa.7.0.arrayidx.i.sroa_idx, align 4, !tbaa !17
  %mul.i.2 = shl nsw i32 %g.i.sroa.4.0.copyload, 1
  %add8.i.2 = add nsw i32 %mul.i.2, %g.i.sroa.3.0.copyload
  %add8.i.16 = add nsw i32 %g.i.sroa.5.0.copyload, %add8.i.2
  %mul.i.1.1 = shl nsw i32 %g.i.sroa.6.0.copyload, 1
  %add8.i.1.1 = add nsw i32 %mul.i.1.1, %add8.i.16
  %mul.i.2.1 = mul nsw i32 %g.i.sroa.7.0.copyload, 3
  %add8.i.2.1 = add nsw i32 %mul.i.2.1, %add8.i.1.1
  %rem.i = urem i64 %call.i, 3
  %arrayidx15.i = getelementptr inbounds nuw i32, ptr addrspace(1) %g.i.sroa.5.0.arrayidx.i.sroa_idx, i64 %rem.i
  store i32 %add8.i.2.1, ptr addrspace(1) %arrayidx15.i, align 4, !tbaa !3
  %conv.i = trunc i64 %call.i to i16
  %splat.splatinsert.i = insertelement <2 x i16> poison, i16 %conv.i, i64 0
  %splat.splat.i = shufflevector <2 x i16> %splat.splatinsert.i, <2 x i16> poison, <2 x i32> zeroinitializer
  %add16.i = add <2 x i16> %splat.splat.i, <i16 2, i16 3>
  %size.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 24
  store <2 x i16> %add16.i, ptr addrspace(1) %size.i, align 4, !tbaa !17
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr addrspace(1) %sums, i64 %call.i
  store i32 %add8.i.2.1, ptr addrspace(1) %arrayidx18.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_arrays_in_structs(ptr addrspace(1) noundef align 4 captures(none) %grids, ptr addrspace(1) noundef writeonly align 4 captures(none) %sums) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw %struct.grid, ptr addrspace(1) %grids, i64 %call
  %g.sroa.3.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 4
  %g.sroa.3.0.copyload = load i32, ptr addrspace(1) %g.sroa.3.0.arrayidx.sroa_idx, align 4
  %g.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 8
  %g.sroa.4.0.copyload = load i32, ptr addrspace(1) %g.sroa.4.0.arrayidx.sroa_idx, align 4
  %g.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 12
  %g.sroa.5.0.copyload = load i32, ptr addrspace(1) %g.sroa.5.0.arrayidx.sroa_idx, align 4
  %g.sroa.6.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 16
  %g.sroa.6.0.copyload = load i32, ptr addrspace(1) %g.sroa.6.0.arrayidx.sroa_idx, align 4
  %g.sroa.7.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 20
  %g.sroa.7.0.copyload = load i32, ptr addrspace(1) %g.sroa.7.0.arrayidx.sroa_idx, align 4, !tbaa !17
  %mul.2 = shl nsw i32 %g.sroa.4.0.copyload, 1
  %add8.2 = add nsw i32 %mul.2, %g.sroa.3.0.copyload
  %add8.139 = add nsw i32 %g.sroa.5.0.copyload, %add8.2
  %mul.1.1 = shl nsw i32 %g.sroa.6.0.copyload, 1
  %add8.1.1 = add nsw i32 %mul.1.1, %add8.139
  %mul.2.1 = mul nsw i32 %g.sroa.7.0.copyload, 3
  %add8.2.1 = add nsw i32 %mul.2.1, %add8.1.1
  %rem = urem i64 %call, 3
  %arrayidx15 = getelementptr inbounds nuw i32, ptr addrspace(1) %g.sroa.5.0.arrayidx.sroa_idx, i64 %rem
  store i32 %add8.2.1, ptr addrspace(1) %arrayidx15, align 4, !tbaa !3
  %conv = trunc i64 %call to i16
  %splat.splatinsert = insertelement <2 x i16> poison, i16 %conv, i64 0
  %splat.splat = shufflevector <2 x i16> %splat.splatinsert, <2 x i16> poison, <2 x i32> zeroinitializer
  %add16 = add <2 x i16> %splat.splat, <i16 2, i16 3>
  %size = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 24
  store <2 x i16> %add16, ptr addrspace(1) %size, align 4, !tbaa !17
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %sums, i64 %call
  store i32 %add8.2.1, ptr addrspace(1) %arrayidx18, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @tagged_union(ptr addrspace(1) noundef align 8 captures(none) %items) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.i = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %items, i64 %call.i
  %0 = load i32, ptr addrspace(1) %add.ptr.i, align 8, !tbaa !24
  %rem.i = urem i32 %0, 3
  %as4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  switch i32 %rem.i, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb2.i
  ]

sw.bb.i:                                          ; preds = %entry
  %1 = load i32, ptr addrspace(1) %as4.i, align 4, !tbaa !17
  %sub.i = sub nsw i32 0, %1
  store i32 %sub.i, ptr addrspace(1) %as4.i, align 4, !tbaa !17
  br label %__clang_ocl_kern_imp_tagged_union.exit

sw.bb2.i:                                         ; preds = %entry
  store float 1.250000e+00, ptr addrspace(1) %as4.i, align 4, !tbaa !17
  br label %__clang_ocl_kern_imp_tagged_union.exit

sw.default.i:                                     ; preds = %entry
  %2 = load <4 x i8>, ptr addrspace(1) %as4.i, align 4
  %3 = shufflevector <4 x i8> %2, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i8> %3, ptr addrspace(1) %as4.i, align 4, !tbaa !17
  br label %__clang_ocl_kern_imp_tagged_union.exit

__clang_ocl_kern_imp_tagged_union.exit:           ; preds = %sw.bb.i, %sw.bb2.i, %sw.default.i
  %conv.i = zext i32 %0 to i64
  %stamp.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  %4 = load i64, ptr addrspace(1) %stamp.i, align 8, !tbaa !27
  %add.i = add i64 %4, %conv.i
  store i64 %add.i, ptr addrspace(1) %stamp.i, align 8, !tbaa !27
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_tagged_union(ptr addrspace(1) noundef align 8 captures(none) %items) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %items, i64 %call
  %0 = load i32, ptr addrspace(1) %add.ptr, align 8, !tbaa !24
  %rem = urem i32 %0, 3
  %as4 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  switch i32 %rem, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb2
  ]

sw.bb:                                            ; preds = %entry
  %1 = load i32, ptr addrspace(1) %as4, align 4, !tbaa !17
  %sub = sub nsw i32 0, %1
  store i32 %sub, ptr addrspace(1) %as4, align 4, !tbaa !17
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  store float 1.250000e+00, ptr addrspace(1) %as4, align 4, !tbaa !17
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %2 = load <4 x i8>, ptr addrspace(1) %as4, align 4
  %3 = shufflevector <4 x i8> %2, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i8> %3, ptr addrspace(1) %as4, align 4, !tbaa !17
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb2, %sw.bb
  %conv = zext i32 %0 to i64
  %stamp = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  %4 = load i64, ptr addrspace(1) %stamp, align 8, !tbaa !27
  %add = add i64 %4, %conv
  store i64 %add, ptr addrspace(1) %stamp, align 8, !tbaa !27
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @packed_records(ptr addrspace(1) noundef align 1 captures(none) %records, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %records, i64 %call.i
  %value.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 1
  %0 = load i32, ptr addrspace(1) %value.i, align 1, !tbaa !29
  %1 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !tbaa !31
  %conv.i = zext i8 %1 to i32
  %add.i = add i32 %0, %conv.i
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add.i, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %conv4.i = trunc i32 %add.i to i16
  %check.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 5
  store i16 %conv4.i, ptr addrspace(1) %check.i, align 1, !tbaa !32
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_packed_records(ptr addrspace(1) noundef align 1 captures(none) %records, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %records, i64 %call
  %value = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 1
  %0 = load i32, ptr addrspace(1) %value, align 1, !tbaa !29
  %1 = load i8, ptr addrspace(1) %arrayidx, align 1, !tbaa !31
  %conv = zext i8 %1 to i32
  %add = add i32 %0, %conv
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %conv4 = trunc i32 %add to i16
  %check = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 5
  store i16 %conv4, ptr addrspace(1) %check, align 1, !tbaa !32
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
!7 = !{i32 1, i32 0}
!8 = !{!"none", !"none"}
!9 = !{!"struct particle*", !"float"}
!10 = !{!"", !""}
!11 = !{!12, !4, i64 20}
!12 = !{!"particle", !5, i64 0, !13, i64 16, !4, i64 20, !5, i64 24}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !5, i64 0}
!16 = !{!12, !13, i64 16}
!17 = !{!5, !5, i64 0}
!18 = !{i32 1, i32 1}
!19 = !{!"struct grid*", !"int*"}
!20 = !{i32 1}
!21 = !{!"none"}
!22 = !{!"struct tagged*"}
!23 = !{!""}
!24 = !{!25, !4, i64 0}
!25 = !{!"tagged", !4, i64 0, !5, i64 4, !26, i64 8}
!26 = !{!"long", !5, i64 0}
!27 = !{!25, !26, i64 8}
!28 = !{!"struct record*", !"uint*"}
!29 = !{!30, !4, i64 1}
!30 = !{!"record", !5, i64 0, !4, i64 1, !15, i64 5, !5, i64 7}
!31 = !{!30, !5, i64 0}
!32 = !{!30, !15, i64 5}
