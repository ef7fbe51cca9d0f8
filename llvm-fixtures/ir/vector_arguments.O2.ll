; ModuleID = 'opencl/vector_arguments.cl'
source_filename = "opencl/vector_arguments.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vectors(ptr addrspace(1) noundef align 32 captures(none) %out, <4 x float> noundef %a, <8 x float> noundef %b) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %out, i64 %call.i
  %0 = load <8 x float>, ptr addrspace(1) %arrayidx.i, align 32, !tbaa !13
  %vecinit2.i = shufflevector <4 x float> %a, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 2, i32 1, i32 0>
  %1 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %b, <8 x float> %0, <8 x float> %vecinit2.i)
  store <8 x float> %1, ptr addrspace(1) %arrayidx.i, align 32, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 32 captures(none) %out, <4 x float> noundef %a, <8 x float> noundef %b) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %out, i64 %call
  %0 = load <8 x float>, ptr addrspace(1) %arrayidx, align 32, !tbaa !13
  %vecinit2 = shufflevector <4 x float> %a, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 2, i32 1, i32 0>
  %1 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %b, <8 x float> %0, <8 x float> %vecinit2)
  store <8 x float> %1, ptr addrspace(1) %arrayidx, align 32, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @small_scalars(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i8 noundef signext %a, i8 noundef zeroext %b, i16 noundef signext %c, i16 noundef zeroext %d, i64 noundef %e, i64 noundef %f) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !kernel_arg_name !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv.i = sext i8 %a to i32
  %mul.i = shl nsw i32 %conv.i, 1
  %conv1.i = zext i8 %b to i32
  %mul2.i = mul nuw nsw i32 %conv1.i, 3
  %add.i = add nsw i32 %mul2.i, %mul.i
  %conv3.i = sext i16 %c to i32
  %mul4.i = mul nsw i32 %conv3.i, 5
  %add5.i = add nsw i32 %add.i, %mul4.i
  %conv6.i = zext i16 %d to i32
  %mul7.i = mul nuw nsw i32 %conv6.i, 7
  %add8.i = add nsw i32 %add5.i, %mul7.i
  %shr.i = lshr i64 %e, 3
  %conv9.i = trunc i64 %shr.i to i32
  %add10.i = add nsw i32 %add8.i, %conv9.i
  %shl.mask.i = and i64 %call.i, 63
  %shl.i = shl i64 %f, %shl.mask.i
  %conv11.i = trunc i64 %shl.i to i32
  %add12.i = add nsw i32 %add10.i, %conv11.i
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add12.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_small_scalars(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i8 noundef signext %a, i8 noundef zeroext %b, i16 noundef signext %c, i16 noundef zeroext %d, i64 noundef %e, i64 noundef %f) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !kernel_arg_name !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv = sext i8 %a to i32
  %mul = shl nsw i32 %conv, 1
  %conv1 = zext i8 %b to i32
  %mul2 = mul nuw nsw i32 %conv1, 3
  %add = add nsw i32 %mul2, %mul
  %conv3 = sext i16 %c to i32
  %mul4 = mul nsw i32 %conv3, 5
  %add5 = add nsw i32 %add, %mul4
  %conv6 = zext i16 %d to i32
  %mul7 = mul nuw nsw i32 %conv6, 7
  %add8 = add nsw i32 %add5, %mul7
  %shr = lshr i64 %e, 3
  %conv9 = trunc i64 %shr to i32
  %add10 = add nsw i32 %add8, %conv9
  %shl.mask = and i64 %call, 63
  %shl = shl i64 %f, %shl.mask
  %conv11 = trunc i64 %shl to i32
  %add12 = add nsw i32 %add10, %conv11
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add12, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @narrow_vectors(ptr addrspace(1) noundef align 4 captures(none) %out, <4 x i8> noundef %a, <2 x i16> noundef %b, <3 x i32> noundef %c) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 !kernel_arg_name !24 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %out, i64 %call.i
  %0 = load <4 x i8>, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !13
  %add.i = add <4 x i8> %0, %a
  %vecinit.i = shufflevector <3 x i32> %c, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %1 = extractelement <2 x i16> %b, i64 0
  %conv.i = sext i16 %1 to i32
  %2 = extractelement <2 x i16> %b, i64 1
  %conv2.i = sext i16 %2 to i32
  %add3.i = add nsw i32 %conv.i, %conv2.i
  %vecinit4.i = insertelement <4 x i32> %vecinit.i, i32 %add3.i, i64 3
  %call5.i = tail call spir_func <4 x i8> @_Z14convert_uchar4Dv4_i(<4 x i32> noundef %vecinit4.i) #6
  %add6.i = add <4 x i8> %add.i, %call5.i
  store <4 x i8> %add6.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_narrow_vectors(ptr addrspace(1) noundef align 4 captures(none) %out, <4 x i8> noundef %a, <2 x i16> noundef %b, <3 x i32> noundef %c) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 !kernel_arg_name !24 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %out, i64 %call
  %0 = load <4 x i8>, ptr addrspace(1) %arrayidx, align 4, !tbaa !13
  %add = add <4 x i8> %0, %a
  %vecinit = shufflevector <3 x i32> %c, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %1 = extractelement <2 x i16> %b, i64 0
  %conv = sext i16 %1 to i32
  %2 = extractelement <2 x i16> %b, i64 1
  %conv2 = sext i16 %2 to i32
  %add3 = add nsw i32 %conv, %conv2
  %vecinit4 = insertelement <4 x i32> %vecinit, i32 %add3, i64 3
  %call5 = tail call spir_func <4 x i8> @_Z14convert_uchar4Dv4_i(<4 x i32> noundef %vecinit4) #6
  %add6 = add <4 x i8> %add, %call5
  store <4 x i8> %add6, ptr addrspace(1) %arrayidx, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @doubles(ptr addrspace(1) noundef align 16 captures(none) %out, <2 x double> noundef %a, double noundef %b) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %splat.splatinsert.i = insertelement <2 x double> poison, double %b, i64 0
  %splat.splat.i = shufflevector <2 x double> %splat.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  %arrayidx.i = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %out, i64 %call.i
  %0 = load <2 x double>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !13
  %1 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %a, <2 x double> %splat.splat.i, <2 x double> %0)
  store <2 x double> %1, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef align 16 captures(none) %out, <2 x double> noundef %a, double noundef %b) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %splat.splatinsert = insertelement <2 x double> poison, double %b, i64 0
  %splat.splat = shufflevector <2 x double> %splat.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %arrayidx = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %out, i64 %call
  %0 = load <2 x double>, ptr addrspace(1) %arrayidx, align 16, !tbaa !13
  %1 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %a, <2 x double> %splat.splat, <2 x double> %0)
  store <2 x double> %1, ptr addrspace(1) %arrayidx, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z14convert_uchar4Dv4_i(<4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float8*", !"float4", !"float8"}
!10 = !{!"float __attribute__((ext_vector_type(8)))*", !"float __attribute__((ext_vector_type(4)))", !"float __attribute__((ext_vector_type(8)))"}
!11 = !{!"", !"", !""}
!12 = !{!"out", !"a", !"b"}
!13 = !{!5, !5, i64 0}
!14 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"int*", !"char", !"uchar", !"short", !"ushort", !"long", !"ulong"}
!17 = !{!"", !"", !"", !"", !"", !"", !""}
!18 = !{!"out", !"a", !"b", !"c", !"d", !"e", !"f"}
!19 = !{i32 1, i32 0, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"uchar4*", !"uchar4", !"short2", !"int3"}
!22 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))", !"short __attribute__((ext_vector_type(2)))", !"int __attribute__((ext_vector_type(3)))"}
!23 = !{!"", !"", !"", !""}
!24 = !{!"out", !"a", !"b", !"c"}
!25 = !{!"double2*", !"double2", !"double"}
!26 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))", !"double"}
