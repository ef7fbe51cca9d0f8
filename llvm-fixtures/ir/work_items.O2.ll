; ModuleID = 'opencl/work_items.cl'
source_filename = "opencl/work_items.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @one_dimension(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx.i = mul i64 %call.i, 40
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %call1.i = tail call spir_func i32 @_Z12get_work_dimv() #3
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store i32 %call1.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !3
  %call2.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %conv.i = trunc i64 %call2.i to i32
  %incdec.ptr3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store i32 %conv.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !3
  %conv5.i = trunc i64 %call.i to i32
  %incdec.ptr6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store i32 %conv5.i, ptr addrspace(1) %incdec.ptr3.i, align 4, !tbaa !3
  %call7.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %conv8.i = trunc i64 %call7.i to i32
  %incdec.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store i32 %conv8.i, ptr addrspace(1) %incdec.ptr6.i, align 4, !tbaa !3
  %call10.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %conv11.i = trunc i64 %call10.i to i32
  %incdec.ptr12.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store i32 %conv11.i, ptr addrspace(1) %incdec.ptr9.i, align 4, !tbaa !3
  %call13.i = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %conv14.i = trunc i64 %call13.i to i32
  %incdec.ptr15.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store i32 %conv14.i, ptr addrspace(1) %incdec.ptr12.i, align 4, !tbaa !3
  %call16.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %conv17.i = trunc i64 %call16.i to i32
  %incdec.ptr18.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store i32 %conv17.i, ptr addrspace(1) %incdec.ptr15.i, align 4, !tbaa !3
  %call19.i = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #3
  %conv20.i = trunc i64 %call19.i to i32
  %incdec.ptr21.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store i32 %conv20.i, ptr addrspace(1) %incdec.ptr18.i, align 4, !tbaa !3
  %call22.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3
  %conv23.i = trunc i64 %call22.i to i32
  %incdec.ptr24.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 36
  store i32 %conv23.i, ptr addrspace(1) %incdec.ptr21.i, align 4, !tbaa !3
  %call25.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #3
  %conv26.i = trunc i64 %call25.i to i32
  store i32 %conv26.i, ptr addrspace(1) %incdec.ptr24.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_one_dimension(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx = mul i64 %call, 40
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %call1 = tail call spir_func i32 @_Z12get_work_dimv() #3
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store i32 %call1, ptr addrspace(1) %add.ptr, align 4, !tbaa !3
  %call2 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %conv = trunc i64 %call2 to i32
  %incdec.ptr3 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store i32 %conv, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !3
  %conv5 = trunc i64 %call to i32
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store i32 %conv5, ptr addrspace(1) %incdec.ptr3, align 4, !tbaa !3
  %call7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %conv8 = trunc i64 %call7 to i32
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store i32 %conv8, ptr addrspace(1) %incdec.ptr6, align 4, !tbaa !3
  %call10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %conv11 = trunc i64 %call10 to i32
  %incdec.ptr12 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store i32 %conv11, ptr addrspace(1) %incdec.ptr9, align 4, !tbaa !3
  %call13 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %conv14 = trunc i64 %call13 to i32
  %incdec.ptr15 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store i32 %conv14, ptr addrspace(1) %incdec.ptr12, align 4, !tbaa !3
  %call16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %conv17 = trunc i64 %call16 to i32
  %incdec.ptr18 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store i32 %conv17, ptr addrspace(1) %incdec.ptr15, align 4, !tbaa !3
  %call19 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #3
  %conv20 = trunc i64 %call19 to i32
  %incdec.ptr21 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store i32 %conv20, ptr addrspace(1) %incdec.ptr18, align 4, !tbaa !3
  %call22 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3
  %conv23 = trunc i64 %call22 to i32
  %incdec.ptr24 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 36
  store i32 %conv23, ptr addrspace(1) %incdec.ptr21, align 4, !tbaa !3
  %call25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #3
  %conv26 = trunc i64 %call25 to i32
  store i32 %conv26, ptr addrspace(1) %incdec.ptr24, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @three_dimensions(ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %call2.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #3
  %call3.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3
  %mul.i = mul i64 %call3.i, %call2.i
  %add.i = add i64 %mul.i, %call1.i
  %call4.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %mul5.i = mul i64 %add.i, %call4.i
  %add6.i = add i64 %mul5.i, %call.i
  %add.ptr.idx.i = shl i64 %add6.i, 7
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %call8.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %call9.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %mul10.i = mul i64 %call9.i, %call8.i
  %call11.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %add12.i = add i64 %mul10.i, %call11.i
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store i64 %add12.i, ptr addrspace(1) %add.ptr.i, align 8, !tbaa !12
  %call13.i = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %incdec.ptr14.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store i64 %call13.i, ptr addrspace(1) %incdec.ptr.i, align 8, !tbaa !12
  %call8.i.1 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3
  %call9.i.1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #3
  %mul10.i.1 = mul i64 %call9.i.1, %call8.i.1
  %call11.i.1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %add12.i.1 = add i64 %mul10.i.1, %call11.i.1
  %incdec.ptr.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store i64 %add12.i.1, ptr addrspace(1) %incdec.ptr14.i, align 8, !tbaa !12
  %call13.i.1 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #3
  %incdec.ptr14.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store i64 %call13.i.1, ptr addrspace(1) %incdec.ptr.i.1, align 8, !tbaa !12
  %call8.i.2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #3
  %call9.i.2 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 2) #3
  %mul10.i.2 = mul i64 %call9.i.2, %call8.i.2
  %call11.i.2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #3
  %add12.i.2 = add i64 %mul10.i.2, %call11.i.2
  %incdec.ptr.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store i64 %add12.i.2, ptr addrspace(1) %incdec.ptr14.i.1, align 8, !tbaa !12
  %call13.i.2 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #3
  %incdec.ptr14.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 48
  store i64 %call13.i.2, ptr addrspace(1) %incdec.ptr.i.2, align 8, !tbaa !12
  %call15.i = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #3
  %call16.i = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #3
  %add17.i = add i64 %call16.i, %call15.i
  %call18.i = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #3
  %add19.i = add i64 %add17.i, %call18.i
  store i64 %add19.i, ptr addrspace(1) %incdec.ptr14.i.2, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_three_dimensions(ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %call2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #3
  %call3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3
  %mul = mul i64 %call3, %call2
  %add = add i64 %mul, %call1
  %call4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %mul5 = mul i64 %add, %call4
  %add6 = add i64 %mul5, %call
  %add.ptr.idx = shl i64 %add6, 7
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %call8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %call9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %mul10 = mul i64 %call9, %call8
  %call11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %add12 = add i64 %mul10, %call11
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store i64 %add12, ptr addrspace(1) %add.ptr, align 8, !tbaa !12
  %call13 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %incdec.ptr14 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store i64 %call13, ptr addrspace(1) %incdec.ptr, align 8, !tbaa !12
  %call8.1 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3
  %call9.1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #3
  %mul10.1 = mul i64 %call9.1, %call8.1
  %call11.1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %add12.1 = add i64 %mul10.1, %call11.1
  %incdec.ptr.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store i64 %add12.1, ptr addrspace(1) %incdec.ptr14, align 8, !tbaa !12
  %call13.1 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #3
  %incdec.ptr14.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store i64 %call13.1, ptr addrspace(1) %incdec.ptr.1, align 8, !tbaa !12
  %call8.2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #3
  %call9.2 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 2) #3
  %mul10.2 = mul i64 %call9.2, %call8.2
  %call11.2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #3
  %add12.2 = add i64 %mul10.2, %call11.2
  %incdec.ptr.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store i64 %add12.2, ptr addrspace(1) %incdec.ptr14.1, align 8, !tbaa !12
  %call13.2 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #3
  %incdec.ptr14.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 48
  store i64 %call13.2, ptr addrspace(1) %incdec.ptr.2, align 8, !tbaa !12
  %call15 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #3
  %call16 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #3
  %add17 = add i64 %call16, %call15
  %call18 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #3
  %add19 = add i64 %add17, %call18
  store i64 %add19, ptr addrspace(1) %incdec.ptr14.2, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @dynamic_dimension(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %call1.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %mul.i = mul i64 %call1.i, %call.i
  %call2.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.i = add i64 %mul.i, %call2.i
  %conv.i = trunc i64 %add.i to i32
  %mul15.i = mul i32 %conv.i, 5
  %call4.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %call5.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %mul6.i = mul i64 %call5.i, 10
  %add7.i = add i64 %mul6.i, %call4.i
  %call8.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %mul9.i = mul i64 %call8.i, 100
  %add10.i = add i64 %add7.i, %mul9.i
  %call11.i = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %mul12.i = mul i64 %call11.i, 10000
  %add13.i = add i64 %add10.i, %mul12.i
  %conv14.i = trunc i64 %add13.i to i32
  %idxprom.i = zext i32 %mul15.i to i64
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.i
  store i32 %conv14.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call4.i.1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %call5.i.1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #3
  %mul6.i.1 = mul i64 %call5.i.1, 10
  %add7.i.1 = add i64 %mul6.i.1, %call4.i.1
  %call8.i.1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %mul9.i.1 = mul i64 %call8.i.1, 100
  %add10.i.1 = add i64 %add7.i.1, %mul9.i.1
  %call11.i.1 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #3
  %mul12.i.1 = mul i64 %call11.i.1, 10000
  %add13.i.1 = add i64 %add10.i.1, %mul12.i.1
  %conv14.i.1 = trunc i64 %add13.i.1 to i32
  %add16.i.1 = add i32 %mul15.i, 1
  %idxprom.i.1 = zext i32 %add16.i.1 to i64
  %arrayidx.i.1 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.i.1
  store i32 %conv14.i.1, ptr addrspace(1) %arrayidx.i.1, align 4, !tbaa !3
  %call4.i.2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #3
  %call5.i.2 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 2) #3
  %mul6.i.2 = mul i64 %call5.i.2, 10
  %add7.i.2 = add i64 %mul6.i.2, %call4.i.2
  %call8.i.2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #3
  %mul9.i.2 = mul i64 %call8.i.2, 100
  %add10.i.2 = add i64 %add7.i.2, %mul9.i.2
  %call11.i.2 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #3
  %mul12.i.2 = mul i64 %call11.i.2, 10000
  %add13.i.2 = add i64 %add10.i.2, %mul12.i.2
  %conv14.i.2 = trunc i64 %add13.i.2 to i32
  %add16.i.2 = add i32 %mul15.i, 2
  %idxprom.i.2 = zext i32 %add16.i.2 to i64
  %arrayidx.i.2 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.i.2
  store i32 %conv14.i.2, ptr addrspace(1) %arrayidx.i.2, align 4, !tbaa !3
  %call4.i.3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 3) #3
  %call5.i.3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 3) #3
  %mul6.i.3 = mul i64 %call5.i.3, 10
  %add7.i.3 = add i64 %mul6.i.3, %call4.i.3
  %call8.i.3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 3) #3
  %mul9.i.3 = mul i64 %call8.i.3, 100
  %add10.i.3 = add i64 %add7.i.3, %mul9.i.3
  %call11.i.3 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 3) #3
  %mul12.i.3 = mul i64 %call11.i.3, 10000
  %add13.i.3 = add i64 %add10.i.3, %mul12.i.3
  %conv14.i.3 = trunc i64 %add13.i.3 to i32
  %add16.i.3 = add i32 %mul15.i, 3
  %idxprom.i.3 = zext i32 %add16.i.3 to i64
  %arrayidx.i.3 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.i.3
  store i32 %conv14.i.3, ptr addrspace(1) %arrayidx.i.3, align 4, !tbaa !3
  %call4.i.4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 4) #3
  %call5.i.4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 4) #3
  %mul6.i.4 = mul i64 %call5.i.4, 10
  %add7.i.4 = add i64 %mul6.i.4, %call4.i.4
  %call8.i.4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 4) #3
  %mul9.i.4 = mul i64 %call8.i.4, 100
  %add10.i.4 = add i64 %add7.i.4, %mul9.i.4
  %call11.i.4 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 4) #3
  %mul12.i.4 = mul i64 %call11.i.4, 10000
  %add13.i.4 = add i64 %add10.i.4, %mul12.i.4
  %conv14.i.4 = trunc i64 %add13.i.4 to i32
  %add16.i.4 = add i32 %mul15.i, 4
  %idxprom.i.4 = zext i32 %add16.i.4 to i64
  %arrayidx.i.4 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.i.4
  store i32 %conv14.i.4, ptr addrspace(1) %arrayidx.i.4, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_dynamic_dimension(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %call1 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %mul = mul i64 %call1, %call
  %call2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add = add i64 %mul, %call2
  %conv = trunc i64 %add to i32
  %mul15 = mul i32 %conv, 5
  %call4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %call5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %mul6 = mul i64 %call5, 10
  %add7 = add i64 %mul6, %call4
  %call8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %mul9 = mul i64 %call8, 100
  %add10 = add i64 %add7, %mul9
  %call11 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %mul12 = mul i64 %call11, 10000
  %add13 = add i64 %add10, %mul12
  %conv14 = trunc i64 %add13 to i32
  %idxprom = zext i32 %mul15 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom
  store i32 %conv14, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call4.1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %call5.1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #3
  %mul6.1 = mul i64 %call5.1, 10
  %add7.1 = add i64 %mul6.1, %call4.1
  %call8.1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %mul9.1 = mul i64 %call8.1, 100
  %add10.1 = add i64 %add7.1, %mul9.1
  %call11.1 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #3
  %mul12.1 = mul i64 %call11.1, 10000
  %add13.1 = add i64 %add10.1, %mul12.1
  %conv14.1 = trunc i64 %add13.1 to i32
  %add16.1 = add i32 %mul15, 1
  %idxprom.1 = zext i32 %add16.1 to i64
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.1
  store i32 %conv14.1, ptr addrspace(1) %arrayidx.1, align 4, !tbaa !3
  %call4.2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #3
  %call5.2 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 2) #3
  %mul6.2 = mul i64 %call5.2, 10
  %add7.2 = add i64 %mul6.2, %call4.2
  %call8.2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #3
  %mul9.2 = mul i64 %call8.2, 100
  %add10.2 = add i64 %add7.2, %mul9.2
  %call11.2 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #3
  %mul12.2 = mul i64 %call11.2, 10000
  %add13.2 = add i64 %add10.2, %mul12.2
  %conv14.2 = trunc i64 %add13.2 to i32
  %add16.2 = add i32 %mul15, 2
  %idxprom.2 = zext i32 %add16.2 to i64
  %arrayidx.2 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.2
  store i32 %conv14.2, ptr addrspace(1) %arrayidx.2, align 4, !tbaa !3
  %call4.3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 3) #3
  %call5.3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 3) #3
  %mul6.3 = mul i64 %call5.3, 10
  %add7.3 = add i64 %mul6.3, %call4.3
  %call8.3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 3) #3
  %mul9.3 = mul i64 %call8.3, 100
  %add10.3 = add i64 %add7.3, %mul9.3
  %call11.3 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 3) #3
  %mul12.3 = mul i64 %call11.3, 10000
  %add13.3 = add i64 %add10.3, %mul12.3
  %conv14.3 = trunc i64 %add13.3 to i32
  %add16.3 = add i32 %mul15, 3
  %idxprom.3 = zext i32 %add16.3 to i64
  %arrayidx.3 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.3
  store i32 %conv14.3, ptr addrspace(1) %arrayidx.3, align 4, !tbaa !3
  %call4.4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 4) #3
  %call5.4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 4) #3
  %mul6.4 = mul i64 %call5.4, 10
  %add7.4 = add i64 %mul6.4, %call4.4
  %call8.4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 4) #3
  %mul9.4 = mul i64 %call8.4, 100
  %add10.4 = add i64 %add7.4, %mul9.4
  %call11.4 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 4) #3
  %mul12.4 = mul i64 %call11.4, 10000
  %add13.4 = add i64 %add10.4, %mul12.4
  %conv14.4 = trunc i64 %add13.4 to i32
  %add16.4 = add i32 %mul15, 4
  %idxprom.4 = zext i32 %add16.4 to i64
  %arrayidx.4 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.4
  store i32 %conv14.4, ptr addrspace(1) %arrayidx.4, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z12get_work_dimv() local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z17get_global_offsetj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
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
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"uint*"}
!10 = !{!""}
!11 = !{!"ulong*"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !5, i64 0}
