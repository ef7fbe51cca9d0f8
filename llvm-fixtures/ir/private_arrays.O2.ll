; ModuleID = 'opencl/private_arrays.cl'
source_filename = "opencl/private_arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.blob = type { [24 x i8], i32 }

@__const.copies.a = private unnamed_addr addrspace(2) constant %struct.blob { [24 x i8] zeroinitializer, i32 8 }, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @dynamic_index(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %table.i = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %table.i) #9
  store i32 -3, ptr %table.i, align 4, !tbaa !3
  %arrayidx.i.1 = getelementptr inbounds nuw i8, ptr %table.i, i64 4
  store i32 -2, ptr %arrayidx.i.1, align 4, !tbaa !3
  %arrayidx.i.2 = getelementptr inbounds nuw i8, ptr %table.i, i64 8
  store i32 1, ptr %arrayidx.i.2, align 4, !tbaa !3
  %arrayidx.i.3 = getelementptr inbounds nuw i8, ptr %table.i, i64 12
  store i32 6, ptr %arrayidx.i.3, align 4, !tbaa !3
  %arrayidx.i.4 = getelementptr inbounds nuw i8, ptr %table.i, i64 16
  store i32 13, ptr %arrayidx.i.4, align 4, !tbaa !3
  %arrayidx.i.5 = getelementptr inbounds nuw i8, ptr %table.i, i64 20
  store i32 22, ptr %arrayidx.i.5, align 4, !tbaa !3
  %arrayidx.i.6 = getelementptr inbounds nuw i8, ptr %table.i, i64 24
  store i32 33, ptr %arrayidx.i.6, align 4, !tbaa !3
  %arrayidx.i.7 = getelementptr inbounds nuw i8, ptr %table.i, i64 28
  store i32 46, ptr %arrayidx.i.7, align 4, !tbaa !3
  %arrayidx.i.8 = getelementptr inbounds nuw i8, ptr %table.i, i64 32
  store i32 61, ptr %arrayidx.i.8, align 4, !tbaa !3
  %arrayidx.i.9 = getelementptr inbounds nuw i8, ptr %table.i, i64 36
  store i32 78, ptr %arrayidx.i.9, align 4, !tbaa !3
  %arrayidx.i.10 = getelementptr inbounds nuw i8, ptr %table.i, i64 40
  store i32 97, ptr %arrayidx.i.10, align 4, !tbaa !3
  %arrayidx.i.11 = getelementptr inbounds nuw i8, ptr %table.i, i64 44
  store i32 118, ptr %arrayidx.i.11, align 4, !tbaa !3
  %arrayidx.i.12 = getelementptr inbounds nuw i8, ptr %table.i, i64 48
  store i32 141, ptr %arrayidx.i.12, align 4, !tbaa !3
  %arrayidx.i.13 = getelementptr inbounds nuw i8, ptr %table.i, i64 52
  store i32 166, ptr %arrayidx.i.13, align 4, !tbaa !3
  %arrayidx.i.14 = getelementptr inbounds nuw i8, ptr %table.i, i64 56
  store i32 193, ptr %arrayidx.i.14, align 4, !tbaa !3
  %arrayidx.i.15 = getelementptr inbounds nuw i8, ptr %table.i, i64 60
  store i32 222, ptr %arrayidx.i.15, align 4, !tbaa !3
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  %and.i = and i32 %0, 15
  %idxprom3.i = zext nneg i32 %and.i to i64
  %arrayidx4.i = getelementptr inbounds nuw i32, ptr %table.i, i64 %idxprom3.i
  store i32 %0, ptr %arrayidx4.i, align 4, !tbaa !3
  %mul5.i = mul i64 %call.i, 7
  %and6.i = and i64 %mul5.i, 15
  %arrayidx7.i = getelementptr inbounds nuw i32, ptr %table.i, i64 %and6.i
  %1 = load i32, ptr %arrayidx7.i, align 4, !tbaa !3
  %add.i = add nsw i32 %1, %0
  %arrayidx11.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add.i, ptr addrspace(1) %arrayidx11.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %table.i) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_dynamic_index(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %table = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %table) #9
  store i32 -3, ptr %table, align 4, !tbaa !3
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %table, i64 4
  store i32 -2, ptr %arrayidx.1, align 4, !tbaa !3
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %table, i64 8
  store i32 1, ptr %arrayidx.2, align 4, !tbaa !3
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %table, i64 12
  store i32 6, ptr %arrayidx.3, align 4, !tbaa !3
  %arrayidx.4 = getelementptr inbounds nuw i8, ptr %table, i64 16
  store i32 13, ptr %arrayidx.4, align 4, !tbaa !3
  %arrayidx.5 = getelementptr inbounds nuw i8, ptr %table, i64 20
  store i32 22, ptr %arrayidx.5, align 4, !tbaa !3
  %arrayidx.6 = getelementptr inbounds nuw i8, ptr %table, i64 24
  store i32 33, ptr %arrayidx.6, align 4, !tbaa !3
  %arrayidx.7 = getelementptr inbounds nuw i8, ptr %table, i64 28
  store i32 46, ptr %arrayidx.7, align 4, !tbaa !3
  %arrayidx.8 = getelementptr inbounds nuw i8, ptr %table, i64 32
  store i32 61, ptr %arrayidx.8, align 4, !tbaa !3
  %arrayidx.9 = getelementptr inbounds nuw i8, ptr %table, i64 36
  store i32 78, ptr %arrayidx.9, align 4, !tbaa !3
  %arrayidx.10 = getelementptr inbounds nuw i8, ptr %table, i64 40
  store i32 97, ptr %arrayidx.10, align 4, !tbaa !3
  %arrayidx.11 = getelementptr inbounds nuw i8, ptr %table, i64 44
  store i32 118, ptr %arrayidx.11, align 4, !tbaa !3
  %arrayidx.12 = getelementptr inbounds nuw i8, ptr %table, i64 48
  store i32 141, ptr %arrayidx.12, align 4, !tbaa !3
  %arrayidx.13 = getelementptr inbounds nuw i8, ptr %table, i64 52
  store i32 166, ptr %arrayidx.13, align 4, !tbaa !3
  %arrayidx.14 = getelementptr inbounds nuw i8, ptr %table, i64 56
  store i32 193, ptr %arrayidx.14, align 4, !tbaa !3
  %arrayidx.15 = getelementptr inbounds nuw i8, ptr %table, i64 60
  store i32 222, ptr %arrayidx.15, align 4, !tbaa !3
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  %and = and i32 %0, 15
  %idxprom3 = zext nneg i32 %and to i64
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %table, i64 %idxprom3
  store i32 %0, ptr %arrayidx4, align 4, !tbaa !3
  %mul5 = mul i64 %call, 7
  %and6 = and i64 %mul5, 15
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %table, i64 %and6
  %1 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %add = add nsw i32 %1, %0
  %arrayidx11 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add, ptr addrspace(1) %arrayidx11, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %table) #9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @small_sort(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %keys.i = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %keys.i) #9
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %mul.i = shl i64 %call.i, 3
  %0 = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %mul.i
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %keys.i, ptr addrspace(1) noundef align 4 dereferenceable(32) %0, i64 32, i1 false), !tbaa !12
  %arrayidx9.i = getelementptr inbounds nuw i8, ptr %keys.i, i64 4
  %1 = load float, ptr %arrayidx9.i, align 4, !tbaa !12
  %2 = load float, ptr %keys.i, align 4, !tbaa !12
  %cmp14.i = fcmp ogt float %2, %1
  br i1 %cmp14.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %entry
  store float %2, ptr %arrayidx9.i, align 4, !tbaa !12
  br label %while.end.i

while.end.i:                                      ; preds = %while.body.i, %entry
  %j.0.in.i.lcssa = phi i32 [ 1, %entry ], [ 0, %while.body.i ]
  %idxprom22.i = zext nneg i32 %j.0.in.i.lcssa to i64
  %arrayidx23.i = getelementptr inbounds nuw float, ptr %keys.i, i64 %idxprom22.i
  store float %1, ptr %arrayidx23.i, align 4, !tbaa !12
  %arrayidx9.i.1 = getelementptr inbounds nuw i8, ptr %keys.i, i64 8
  %3 = load float, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %4 = load float, ptr %arrayidx9.i, align 4, !tbaa !12
  %cmp14.i.1 = fcmp ogt float %4, %3
  br i1 %cmp14.i.1, label %while.body.i.1, label %while.end.i.1

while.body.i.1:                                   ; preds = %while.end.i
  store float %4, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %5 = load float, ptr %keys.i, align 4, !tbaa !12
  %cmp14.i.1.1 = fcmp ogt float %5, %3
  br i1 %cmp14.i.1.1, label %while.body.i.1.1, label %while.end.i.1

while.body.i.1.1:                                 ; preds = %while.body.i.1
  store float %5, ptr %arrayidx9.i, align 4, !tbaa !12
  br label %while.end.i.1

while.end.i.1:                                    ; preds = %while.body.i.1.1, %while.body.i.1, %while.end.i
  %j.0.in.i.lcssa.1 = phi i32 [ 2, %while.end.i ], [ 0, %while.body.i.1.1 ], [ 1, %while.body.i.1 ]
  %idxprom22.i.1 = zext nneg i32 %j.0.in.i.lcssa.1 to i64
  %arrayidx23.i.1 = getelementptr inbounds nuw float, ptr %keys.i, i64 %idxprom22.i.1
  store float %3, ptr %arrayidx23.i.1, align 4, !tbaa !12
  %arrayidx9.i.2 = getelementptr inbounds nuw i8, ptr %keys.i, i64 12
  %6 = load float, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %7 = load float, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %cmp14.i.2 = fcmp ogt float %7, %6
  br i1 %cmp14.i.2, label %while.body.i.2, label %while.end.i.2

while.body.i.2:                                   ; preds = %while.end.i.1
  store float %7, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %8 = load float, ptr %arrayidx9.i, align 4, !tbaa !12
  %cmp14.i.2.1 = fcmp ogt float %8, %6
  br i1 %cmp14.i.2.1, label %while.body.i.2.1, label %while.end.i.2

while.body.i.2.1:                                 ; preds = %while.body.i.2
  store float %8, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %9 = load float, ptr %keys.i, align 4, !tbaa !12
  %cmp14.i.2.2 = fcmp ogt float %9, %6
  br i1 %cmp14.i.2.2, label %while.body.i.2.2, label %while.end.i.2

while.body.i.2.2:                                 ; preds = %while.body.i.2.1
  store float %9, ptr %arrayidx9.i, align 4, !tbaa !12
  br label %while.end.i.2

while.end.i.2:                                    ; preds = %while.body.i.2.2, %while.body.i.2.1, %while.body.i.2, %while.end.i.1
  %j.0.in.i.lcssa.2 = phi i32 [ 3, %while.end.i.1 ], [ 0, %while.body.i.2.2 ], [ 2, %while.body.i.2 ], [ 1, %while.body.i.2.1 ]
  %idxprom22.i.2 = zext nneg i32 %j.0.in.i.lcssa.2 to i64
  %arrayidx23.i.2 = getelementptr inbounds nuw float, ptr %keys.i, i64 %idxprom22.i.2
  store float %6, ptr %arrayidx23.i.2, align 4, !tbaa !12
  %arrayidx9.i.3 = getelementptr inbounds nuw i8, ptr %keys.i, i64 16
  %10 = load float, ptr %arrayidx9.i.3, align 4, !tbaa !12
  %11 = load float, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %cmp14.i.3 = fcmp ogt float %11, %10
  br i1 %cmp14.i.3, label %while.body.i.3, label %while.end.i.3

while.body.i.3:                                   ; preds = %while.end.i.2
  store float %11, ptr %arrayidx9.i.3, align 4, !tbaa !12
  %12 = load float, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %cmp14.i.3.1 = fcmp ogt float %12, %10
  br i1 %cmp14.i.3.1, label %while.body.i.3.1, label %while.end.i.3

while.body.i.3.1:                                 ; preds = %while.body.i.3
  store float %12, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %13 = load float, ptr %arrayidx9.i, align 4, !tbaa !12
  %cmp14.i.3.2 = fcmp ogt float %13, %10
  br i1 %cmp14.i.3.2, label %while.body.i.3.2, label %while.end.i.3

while.body.i.3.2:                                 ; preds = %while.body.i.3.1
  store float %13, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %14 = load float, ptr %keys.i, align 4, !tbaa !12
  %cmp14.i.3.3 = fcmp ogt float %14, %10
  br i1 %cmp14.i.3.3, label %while.body.i.3.3, label %while.end.i.3

while.body.i.3.3:                                 ; preds = %while.body.i.3.2
  store float %14, ptr %arrayidx9.i, align 4, !tbaa !12
  br label %while.end.i.3

while.end.i.3:                                    ; preds = %while.body.i.3.3, %while.body.i.3.2, %while.body.i.3.1, %while.body.i.3, %while.end.i.2
  %j.0.in.i.lcssa.3 = phi i32 [ 4, %while.end.i.2 ], [ 0, %while.body.i.3.3 ], [ 3, %while.body.i.3 ], [ 1, %while.body.i.3.2 ], [ 2, %while.body.i.3.1 ]
  %idxprom22.i.3 = zext nneg i32 %j.0.in.i.lcssa.3 to i64
  %arrayidx23.i.3 = getelementptr inbounds nuw float, ptr %keys.i, i64 %idxprom22.i.3
  store float %10, ptr %arrayidx23.i.3, align 4, !tbaa !12
  %arrayidx9.i.4 = getelementptr inbounds nuw i8, ptr %keys.i, i64 20
  %15 = load float, ptr %arrayidx9.i.4, align 4, !tbaa !12
  %16 = load float, ptr %arrayidx9.i.3, align 4, !tbaa !12
  %cmp14.i.4 = fcmp ogt float %16, %15
  br i1 %cmp14.i.4, label %while.body.i.4, label %while.end.i.4

while.body.i.4:                                   ; preds = %while.end.i.3
  store float %16, ptr %arrayidx9.i.4, align 4, !tbaa !12
  %17 = load float, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %cmp14.i.4.1 = fcmp ogt float %17, %15
  br i1 %cmp14.i.4.1, label %while.body.i.4.1, label %while.end.i.4

while.body.i.4.1:                                 ; preds = %while.body.i.4
  store float %17, ptr %arrayidx9.i.3, align 4, !tbaa !12
  %18 = load float, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %cmp14.i.4.2 = fcmp ogt float %18, %15
  br i1 %cmp14.i.4.2, label %while.body.i.4.2, label %while.end.i.4

while.body.i.4.2:                                 ; preds = %while.body.i.4.1
  store float %18, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %19 = load float, ptr %arrayidx9.i, align 4, !tbaa !12
  %cmp14.i.4.3 = fcmp ogt float %19, %15
  br i1 %cmp14.i.4.3, label %while.body.i.4.3, label %while.end.i.4

while.body.i.4.3:                                 ; preds = %while.body.i.4.2
  store float %19, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %20 = load float, ptr %keys.i, align 4, !tbaa !12
  %cmp14.i.4.4 = fcmp ogt float %20, %15
  br i1 %cmp14.i.4.4, label %while.body.i.4.4, label %while.end.i.4

while.body.i.4.4:                                 ; preds = %while.body.i.4.3
  store float %20, ptr %arrayidx9.i, align 4, !tbaa !12
  br label %while.end.i.4

while.end.i.4:                                    ; preds = %while.body.i.4.4, %while.body.i.4.3, %while.body.i.4.2, %while.body.i.4.1, %while.body.i.4, %while.end.i.3
  %j.0.in.i.lcssa.4 = phi i32 [ 5, %while.end.i.3 ], [ 0, %while.body.i.4.4 ], [ 4, %while.body.i.4 ], [ 1, %while.body.i.4.3 ], [ 3, %while.body.i.4.1 ], [ 2, %while.body.i.4.2 ]
  %idxprom22.i.4 = zext nneg i32 %j.0.in.i.lcssa.4 to i64
  %arrayidx23.i.4 = getelementptr inbounds nuw float, ptr %keys.i, i64 %idxprom22.i.4
  store float %15, ptr %arrayidx23.i.4, align 4, !tbaa !12
  %arrayidx9.i.5 = getelementptr inbounds nuw i8, ptr %keys.i, i64 24
  %21 = load float, ptr %arrayidx9.i.5, align 4, !tbaa !12
  %22 = load float, ptr %arrayidx9.i.4, align 4, !tbaa !12
  %cmp14.i.5 = fcmp ogt float %22, %21
  br i1 %cmp14.i.5, label %while.body.i.5, label %while.end.i.5

while.body.i.5:                                   ; preds = %while.end.i.4
  store float %22, ptr %arrayidx9.i.5, align 4, !tbaa !12
  %23 = load float, ptr %arrayidx9.i.3, align 4, !tbaa !12
  %cmp14.i.5.1 = fcmp ogt float %23, %21
  br i1 %cmp14.i.5.1, label %while.body.i.5.1, label %while.end.i.5

while.body.i.5.1:                                 ; preds = %while.body.i.5
  store float %23, ptr %arrayidx9.i.4, align 4, !tbaa !12
  %24 = load float, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %cmp14.i.5.2 = fcmp ogt float %24, %21
  br i1 %cmp14.i.5.2, label %while.body.i.5.2, label %while.end.i.5

while.body.i.5.2:                                 ; preds = %while.body.i.5.1
  store float %24, ptr %arrayidx9.i.3, align 4, !tbaa !12
  %25 = load float, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %cmp14.i.5.3 = fcmp ogt float %25, %21
  br i1 %cmp14.i.5.3, label %while.body.i.5.3, label %while.end.i.5

while.body.i.5.3:                                 ; preds = %while.body.i.5.2
  store float %25, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %26 = load float, ptr %arrayidx9.i, align 4, !tbaa !12
  %cmp14.i.5.4 = fcmp ogt float %26, %21
  br i1 %cmp14.i.5.4, label %while.body.i.5.4, label %while.end.i.5

while.body.i.5.4:                                 ; preds = %while.body.i.5.3
  store float %26, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %27 = load float, ptr %keys.i, align 4, !tbaa !12
  %cmp14.i.5.5 = fcmp ogt float %27, %21
  br i1 %cmp14.i.5.5, label %while.body.i.5.5, label %while.end.i.5

while.body.i.5.5:                                 ; preds = %while.body.i.5.4
  store float %27, ptr %arrayidx9.i, align 4, !tbaa !12
  br label %while.end.i.5

while.end.i.5:                                    ; preds = %while.body.i.5.5, %while.body.i.5.4, %while.body.i.5.3, %while.body.i.5.2, %while.body.i.5.1, %while.body.i.5, %while.end.i.4
  %j.0.in.i.lcssa.5 = phi i32 [ 6, %while.end.i.4 ], [ 0, %while.body.i.5.5 ], [ 5, %while.body.i.5 ], [ 1, %while.body.i.5.4 ], [ 4, %while.body.i.5.1 ], [ 2, %while.body.i.5.3 ], [ 3, %while.body.i.5.2 ]
  %idxprom22.i.5 = zext nneg i32 %j.0.in.i.lcssa.5 to i64
  %arrayidx23.i.5 = getelementptr inbounds nuw float, ptr %keys.i, i64 %idxprom22.i.5
  store float %21, ptr %arrayidx23.i.5, align 4, !tbaa !12
  %arrayidx9.i.6 = getelementptr inbounds nuw i8, ptr %keys.i, i64 28
  %28 = load float, ptr %arrayidx9.i.6, align 4, !tbaa !12
  %29 = load float, ptr %arrayidx9.i.5, align 4, !tbaa !12
  %cmp14.i.6 = fcmp ogt float %29, %28
  br i1 %cmp14.i.6, label %while.body.i.6, label %while.end.i.6

while.body.i.6:                                   ; preds = %while.end.i.5
  store float %29, ptr %arrayidx9.i.6, align 4, !tbaa !12
  %30 = load float, ptr %arrayidx9.i.4, align 4, !tbaa !12
  %cmp14.i.6.1 = fcmp ogt float %30, %28
  br i1 %cmp14.i.6.1, label %while.body.i.6.1, label %while.end.i.6

while.body.i.6.1:                                 ; preds = %while.body.i.6
  store float %30, ptr %arrayidx9.i.5, align 4, !tbaa !12
  %31 = load float, ptr %arrayidx9.i.3, align 4, !tbaa !12
  %cmp14.i.6.2 = fcmp ogt float %31, %28
  br i1 %cmp14.i.6.2, label %while.body.i.6.2, label %while.end.i.6

while.body.i.6.2:                                 ; preds = %while.body.i.6.1
  store float %31, ptr %arrayidx9.i.4, align 4, !tbaa !12
  %32 = load float, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %cmp14.i.6.3 = fcmp ogt float %32, %28
  br i1 %cmp14.i.6.3, label %while.body.i.6.3, label %while.end.i.6

while.body.i.6.3:                                 ; preds = %while.body.i.6.2
  store float %32, ptr %arrayidx9.i.3, align 4, !tbaa !12
  %33 = load float, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %cmp14.i.6.4 = fcmp ogt float %33, %28
  br i1 %cmp14.i.6.4, label %while.body.i.6.4, label %while.end.i.6

while.body.i.6.4:                                 ; preds = %while.body.i.6.3
  store float %33, ptr %arrayidx9.i.2, align 4, !tbaa !12
  %34 = load float, ptr %arrayidx9.i, align 4, !tbaa !12
  %cmp14.i.6.5 = fcmp ogt float %34, %28
  br i1 %cmp14.i.6.5, label %while.body.i.6.5, label %while.end.i.6

while.body.i.6.5:                                 ; preds = %while.body.i.6.4
  store float %34, ptr %arrayidx9.i.1, align 4, !tbaa !12
  %35 = load float, ptr %keys.i, align 4, !tbaa !12
  %cmp14.i.6.6 = fcmp ogt float %35, %28
  br i1 %cmp14.i.6.6, label %while.body.i.6.6, label %while.end.i.6

while.body.i.6.6:                                 ; preds = %while.body.i.6.5
  store float %35, ptr %arrayidx9.i, align 4, !tbaa !12
  br label %while.end.i.6

while.end.i.6:                                    ; preds = %while.body.i.6.6, %while.body.i.6.5, %while.body.i.6.4, %while.body.i.6.3, %while.body.i.6.2, %while.body.i.6.1, %while.body.i.6, %while.end.i.5
  %j.0.in.i.lcssa.6 = phi i32 [ 7, %while.end.i.5 ], [ 0, %while.body.i.6.6 ], [ 6, %while.body.i.6 ], [ 1, %while.body.i.6.5 ], [ 5, %while.body.i.6.1 ], [ 3, %while.body.i.6.3 ], [ 4, %while.body.i.6.2 ], [ 2, %while.body.i.6.4 ]
  %idxprom22.i.6 = zext nneg i32 %j.0.in.i.lcssa.6 to i64
  %arrayidx23.i.6 = getelementptr inbounds nuw float, ptr %keys.i, i64 %idxprom22.i.6
  store float %28, ptr %arrayidx23.i.6, align 4, !tbaa !12
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %mul.i
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %36, ptr noundef nonnull align 4 dereferenceable(32) %keys.i, i64 32, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %keys.i) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_small_sort(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %keys = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %keys) #9
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %mul = shl i64 %call, 3
  %0 = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %mul
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %keys, ptr addrspace(1) noundef align 4 dereferenceable(32) %0, i64 32, i1 false), !tbaa !12
  %arrayidx9 = getelementptr inbounds nuw i8, ptr %keys, i64 4
  %1 = load float, ptr %arrayidx9, align 4, !tbaa !12
  %2 = load float, ptr %keys, align 4, !tbaa !12
  %cmp14 = fcmp ogt float %2, %1
  br i1 %cmp14, label %while.body, label %while.end

while.body:                                       ; preds = %entry
  store float %2, ptr %arrayidx9, align 4, !tbaa !12
  br label %while.end

while.end:                                        ; preds = %while.body, %entry
  %j.0.in.lcssa = phi i32 [ 0, %while.body ], [ 1, %entry ]
  %idxprom22 = zext nneg i32 %j.0.in.lcssa to i64
  %arrayidx23 = getelementptr inbounds nuw float, ptr %keys, i64 %idxprom22
  store float %1, ptr %arrayidx23, align 4, !tbaa !12
  %arrayidx9.1 = getelementptr inbounds nuw i8, ptr %keys, i64 8
  %3 = load float, ptr %arrayidx9.1, align 4, !tbaa !12
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !12
  %cmp14.1 = fcmp ogt float %4, %3
  br i1 %cmp14.1, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.end
  store float %4, ptr %arrayidx9.1, align 4, !tbaa !12
  %5 = load float, ptr %keys, align 4, !tbaa !12
  %cmp14.1.1 = fcmp ogt float %5, %3
  br i1 %cmp14.1.1, label %while.body.1.1, label %while.end.1

while.body.1.1:                                   ; preds = %while.body.1
  store float %5, ptr %arrayidx9, align 4, !tbaa !12
  br label %while.end.1

while.end.1:                                      ; preds = %while.body.1.1, %while.body.1, %while.end
  %j.0.in.lcssa.1 = phi i32 [ 0, %while.body.1.1 ], [ 2, %while.end ], [ 1, %while.body.1 ]
  %idxprom22.1 = zext nneg i32 %j.0.in.lcssa.1 to i64
  %arrayidx23.1 = getelementptr inbounds nuw float, ptr %keys, i64 %idxprom22.1
  store float %3, ptr %arrayidx23.1, align 4, !tbaa !12
  %arrayidx9.2 = getelementptr inbounds nuw i8, ptr %keys, i64 12
  %6 = load float, ptr %arrayidx9.2, align 4, !tbaa !12
  %7 = load float, ptr %arrayidx9.1, align 4, !tbaa !12
  %cmp14.2 = fcmp ogt float %7, %6
  br i1 %cmp14.2, label %while.body.2, label %while.end.2

while.body.2:                                     ; preds = %while.end.1
  store float %7, ptr %arrayidx9.2, align 4, !tbaa !12
  %8 = load float, ptr %arrayidx9, align 4, !tbaa !12
  %cmp14.2.1 = fcmp ogt float %8, %6
  br i1 %cmp14.2.1, label %while.body.2.1, label %while.end.2

while.body.2.1:                                   ; preds = %while.body.2
  store float %8, ptr %arrayidx9.1, align 4, !tbaa !12
  %9 = load float, ptr %keys, align 4, !tbaa !12
  %cmp14.2.2 = fcmp ogt float %9, %6
  br i1 %cmp14.2.2, label %while.body.2.2, label %while.end.2

while.body.2.2:                                   ; preds = %while.body.2.1
  store float %9, ptr %arrayidx9, align 4, !tbaa !12
  br label %while.end.2

while.end.2:                                      ; preds = %while.body.2.2, %while.body.2.1, %while.body.2, %while.end.1
  %j.0.in.lcssa.2 = phi i32 [ 0, %while.body.2.2 ], [ 3, %while.end.1 ], [ 2, %while.body.2 ], [ 1, %while.body.2.1 ]
  %idxprom22.2 = zext nneg i32 %j.0.in.lcssa.2 to i64
  %arrayidx23.2 = getelementptr inbounds nuw float, ptr %keys, i64 %idxprom22.2
  store float %6, ptr %arrayidx23.2, align 4, !tbaa !12
  %arrayidx9.3 = getelementptr inbounds nuw i8, ptr %keys, i64 16
  %10 = load float, ptr %arrayidx9.3, align 4, !tbaa !12
  %11 = load float, ptr %arrayidx9.2, align 4, !tbaa !12
  %cmp14.3 = fcmp ogt float %11, %10
  br i1 %cmp14.3, label %while.body.3, label %while.end.3

while.body.3:                                     ; preds = %while.end.2
  store float %11, ptr %arrayidx9.3, align 4, !tbaa !12
  %12 = load float, ptr %arrayidx9.1, align 4, !tbaa !12
  %cmp14.3.1 = fcmp ogt float %12, %10
  br i1 %cmp14.3.1, label %while.body.3.1, label %while.end.3

while.body.3.1:                                   ; preds = %while.body.3
  store float %12, ptr %arrayidx9.2, align 4, !tbaa !12
  %13 = load float, ptr %arrayidx9, align 4, !tbaa !12
  %cmp14.3.2 = fcmp ogt float %13, %10
  br i1 %cmp14.3.2, label %while.body.3.2, label %while.end.3

while.body.3.2:                                   ; preds = %while.body.3.1
  store float %13, ptr %arrayidx9.1, align 4, !tbaa !12
  %14 = load float, ptr %keys, align 4, !tbaa !12
  %cmp14.3.3 = fcmp ogt float %14, %10
  br i1 %cmp14.3.3, label %while.body.3.3, label %while.end.3

while.body.3.3:                                   ; preds = %while.body.3.2
  store float %14, ptr %arrayidx9, align 4, !tbaa !12
  br label %while.end.3

while.end.3:                                      ; preds = %while.body.3.3, %while.body.3.2, %while.body.3.1, %while.body.3, %while.end.2
  %j.0.in.lcssa.3 = phi i32 [ 0, %while.body.3.3 ], [ 4, %while.end.2 ], [ 3, %while.body.3 ], [ 1, %while.body.3.2 ], [ 2, %while.body.3.1 ]
  %idxprom22.3 = zext nneg i32 %j.0.in.lcssa.3 to i64
  %arrayidx23.3 = getelementptr inbounds nuw float, ptr %keys, i64 %idxprom22.3
  store float %10, ptr %arrayidx23.3, align 4, !tbaa !12
  %arrayidx9.4 = getelementptr inbounds nuw i8, ptr %keys, i64 20
  %15 = load float, ptr %arrayidx9.4, align 4, !tbaa !12
  %16 = load float, ptr %arrayidx9.3, align 4, !tbaa !12
  %cmp14.4 = fcmp ogt float %16, %15
  br i1 %cmp14.4, label %while.body.4, label %while.end.4

while.body.4:                                     ; preds = %while.end.3
  store float %16, ptr %arrayidx9.4, align 4, !tbaa !12
  %17 = load float, ptr %arrayidx9.2, align 4, !tbaa !12
  %cmp14.4.1 = fcmp ogt float %17, %15
  br i1 %cmp14.4.1, label %while.body.4.1, label %while.end.4

while.body.4.1:                                   ; preds = %while.body.4
  store float %17, ptr %arrayidx9.3, align 4, !tbaa !12
  %18 = load float, ptr %arrayidx9.1, align 4, !tbaa !12
  %cmp14.4.2 = fcmp ogt float %18, %15
  br i1 %cmp14.4.2, label %while.body.4.2, label %while.end.4

while.body.4.2:                                   ; preds = %while.body.4.1
  store float %18, ptr %arrayidx9.2, align 4, !tbaa !12
  %19 = load float, ptr %arrayidx9, align 4, !tbaa !12
  %cmp14.4.3 = fcmp ogt float %19, %15
  br i1 %cmp14.4.3, label %while.body.4.3, label %while.end.4

while.body.4.3:                                   ; preds = %while.body.4.2
  store float %19, ptr %arrayidx9.1, align 4, !tbaa !12
  %20 = load float, ptr %keys, align 4, !tbaa !12
  %cmp14.4.4 = fcmp ogt float %20, %15
  br i1 %cmp14.4.4, label %while.body.4.4, label %while.end.4

while.body.4.4:                                   ; preds = %while.body.4.3
  store float %20, ptr %arrayidx9, align 4, !tbaa !12
  br label %while.end.4

while.end.4:                                      ; preds = %while.body.4.4, %while.body.4.3, %while.body.4.2, %while.body.4.1, %while.body.4, %while.end.3
  %j.0.in.lcssa.4 = phi i32 [ 0, %while.body.4.4 ], [ 5, %while.end.3 ], [ 4, %while.body.4 ], [ 1, %while.body.4.3 ], [ 3, %while.body.4.1 ], [ 2, %while.body.4.2 ]
  %idxprom22.4 = zext nneg i32 %j.0.in.lcssa.4 to i64
  %arrayidx23.4 = getelementptr inbounds nuw float, ptr %keys, i64 %idxprom22.4
  store float %15, ptr %arrayidx23.4, align 4, !tbaa !12
  %arrayidx9.5 = getelementptr inbounds nuw i8, ptr %keys, i64 24
  %21 = load float, ptr %arrayidx9.5, align 4, !tbaa !12
  %22 = load float, ptr %arrayidx9.4, align 4, !tbaa !12
  %cmp14.5 = fcmp ogt float %22, %21
  br i1 %cmp14.5, label %while.body.5, label %while.end.5

while.body.5:                                     ; preds = %while.end.4
  store float %22, ptr %arrayidx9.5, align 4, !tbaa !12
  %23 = load float, ptr %arrayidx9.3, align 4, !tbaa !12
  %cmp14.5.1 = fcmp ogt float %23, %21
  br i1 %cmp14.5.1, label %while.body.5.1, label %while.end.5

while.body.5.1:                                   ; preds = %while.body.5
  store float %23, ptr %arrayidx9.4, align 4, !tbaa !12
  %24 = load float, ptr %arrayidx9.2, align 4, !tbaa !12
  %cmp14.5.2 = fcmp ogt float %24, %21
  br i1 %cmp14.5.2, label %while.body.5.2, label %while.end.5

while.body.5.2:                                   ; preds = %while.body.5.1
  store float %24, ptr %arrayidx9.3, align 4, !tbaa !12
  %25 = load float, ptr %arrayidx9.1, align 4, !tbaa !12
  %cmp14.5.3 = fcmp ogt float %25, %21
  br i1 %cmp14.5.3, label %while.body.5.3, label %while.end.5

while.body.5.3:                                   ; preds = %while.body.5.2
  store float %25, ptr %arrayidx9.2, align 4, !tbaa !12
  %26 = load float, ptr %arrayidx9, align 4, !tbaa !12
  %cmp14.5.4 = fcmp ogt float %26, %21
  br i1 %cmp14.5.4, label %while.body.5.4, label %while.end.5

while.body.5.4:                                   ; preds = %while.body.5.3
  store float %26, ptr %arrayidx9.1, align 4, !tbaa !12
  %27 = load float, ptr %keys, align 4, !tbaa !12
  %cmp14.5.5 = fcmp ogt float %27, %21
  br i1 %cmp14.5.5, label %while.body.5.5, label %while.end.5

while.body.5.5:                                   ; preds = %while.body.5.4
  store float %27, ptr %arrayidx9, align 4, !tbaa !12
  br label %while.end.5

while.end.5:                                      ; preds = %while.body.5.5, %while.body.5.4, %while.body.5.3, %while.body.5.2, %while.body.5.1, %while.body.5, %while.end.4
  %j.0.in.lcssa.5 = phi i32 [ 0, %while.body.5.5 ], [ 6, %while.end.4 ], [ 5, %while.body.5 ], [ 1, %while.body.5.4 ], [ 4, %while.body.5.1 ], [ 2, %while.body.5.3 ], [ 3, %while.body.5.2 ]
  %idxprom22.5 = zext nneg i32 %j.0.in.lcssa.5 to i64
  %arrayidx23.5 = getelementptr inbounds nuw float, ptr %keys, i64 %idxprom22.5
  store float %21, ptr %arrayidx23.5, align 4, !tbaa !12
  %arrayidx9.6 = getelementptr inbounds nuw i8, ptr %keys, i64 28
  %28 = load float, ptr %arrayidx9.6, align 4, !tbaa !12
  %29 = load float, ptr %arrayidx9.5, align 4, !tbaa !12
  %cmp14.6 = fcmp ogt float %29, %28
  br i1 %cmp14.6, label %while.body.6, label %while.end.6

while.body.6:                                     ; preds = %while.end.5
  store float %29, ptr %arrayidx9.6, align 4, !tbaa !12
  %30 = load float, ptr %arrayidx9.4, align 4, !tbaa !12
  %cmp14.6.1 = fcmp ogt float %30, %28
  br i1 %cmp14.6.1, label %while.body.6.1, label %while.end.6

while.body.6.1:                                   ; preds = %while.body.6
  store float %30, ptr %arrayidx9.5, align 4, !tbaa !12
  %31 = load float, ptr %arrayidx9.3, align 4, !tbaa !12
  %cmp14.6.2 = fcmp ogt float %31, %28
  br i1 %cmp14.6.2, label %while.body.6.2, label %while.end.6

while.body.6.2:                                   ; preds = %while.body.6.1
  store float %31, ptr %arrayidx9.4, align 4, !tbaa !12
  %32 = load float, ptr %arrayidx9.2, align 4, !tbaa !12
  %cmp14.6.3 = fcmp ogt float %32, %28
  br i1 %cmp14.6.3, label %while.body.6.3, label %while.end.6

while.body.6.3:                                   ; preds = %while.body.6.2
  store float %32, ptr %arrayidx9.3, align 4, !tbaa !12
  %33 = load float, ptr %arrayidx9.1, align 4, !tbaa !12
  %cmp14.6.4 = fcmp ogt float %33, %28
  br i1 %cmp14.6.4, label %while.body.6.4, label %while.end.6

while.body.6.4:                                   ; preds = %while.body.6.3
  store float %33, ptr %arrayidx9.2, align 4, !tbaa !12
  %34 = load float, ptr %arrayidx9, align 4, !tbaa !12
  %cmp14.6.5 = fcmp ogt float %34, %28
  br i1 %cmp14.6.5, label %while.body.6.5, label %while.end.6

while.body.6.5:                                   ; preds = %while.body.6.4
  store float %34, ptr %arrayidx9.1, align 4, !tbaa !12
  %35 = load float, ptr %keys, align 4, !tbaa !12
  %cmp14.6.6 = fcmp ogt float %35, %28
  br i1 %cmp14.6.6, label %while.body.6.6, label %while.end.6

while.body.6.6:                                   ; preds = %while.body.6.5
  store float %35, ptr %arrayidx9, align 4, !tbaa !12
  br label %while.end.6

while.end.6:                                      ; preds = %while.body.6.6, %while.body.6.5, %while.body.6.4, %while.body.6.3, %while.body.6.2, %while.body.6.1, %while.body.6, %while.end.5
  %j.0.in.lcssa.6 = phi i32 [ 0, %while.body.6.6 ], [ 7, %while.end.5 ], [ 6, %while.body.6 ], [ 1, %while.body.6.5 ], [ 5, %while.body.6.1 ], [ 3, %while.body.6.3 ], [ 4, %while.body.6.2 ], [ 2, %while.body.6.4 ]
  %idxprom22.6 = zext nneg i32 %j.0.in.lcssa.6 to i64
  %arrayidx23.6 = getelementptr inbounds nuw float, ptr %keys, i64 %idxprom22.6
  store float %28, ptr %arrayidx23.6, align 4, !tbaa !12
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %mul
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %36, ptr noundef nonnull align 4 dereferenceable(32) %keys, i64 32, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %keys) #9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @two_dimensional(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %m.i = alloca [4 x [4 x i32]], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %m.i) #9
  %0 = getelementptr inbounds nuw i8, ptr %m.i, i64 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(56) %0, i8 0, i64 56, i1 false)
  store i32 1, ptr %m.i, align 4
  %1 = getelementptr inbounds nuw i8, ptr %m.i, i64 20
  store i32 1, ptr %1, align 4
  %2 = getelementptr inbounds nuw i8, ptr %m.i, i64 40
  store i32 1, ptr %2, align 4
  %3 = getelementptr inbounds nuw i8, ptr %m.i, i64 60
  store i32 1, ptr %3, align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = getelementptr i32, ptr addrspace(1) %in, i64 %call.i
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %and.i = and i64 %call.i, 3
  %arrayidx4.i = getelementptr inbounds nuw i32, ptr %m.i, i64 %and.i
  %6 = load i32, ptr %arrayidx4.i, align 4, !tbaa !3
  %add5.i = add nsw i32 %6, %5
  store i32 %add5.i, ptr %arrayidx4.i, align 4, !tbaa !3
  %arrayidx.i.1 = getelementptr i8, ptr addrspace(1) %4, i64 16
  %7 = load i32, ptr addrspace(1) %arrayidx.i.1, align 4, !tbaa !3
  %arrayidx1.i.1 = getelementptr inbounds nuw i8, ptr %m.i, i64 16
  %add3.i.1 = add i64 %call.i, 1
  %and.i.1 = and i64 %add3.i.1, 3
  %arrayidx4.i.1 = getelementptr inbounds nuw i32, ptr %arrayidx1.i.1, i64 %and.i.1
  %8 = load i32, ptr %arrayidx4.i.1, align 4, !tbaa !3
  %add5.i.1 = add nsw i32 %8, %7
  store i32 %add5.i.1, ptr %arrayidx4.i.1, align 4, !tbaa !3
  %arrayidx.i.2 = getelementptr i8, ptr addrspace(1) %4, i64 32
  %9 = load i32, ptr addrspace(1) %arrayidx.i.2, align 4, !tbaa !3
  %arrayidx1.i.2 = getelementptr inbounds nuw i8, ptr %m.i, i64 32
  %10 = and i64 %call.i, 3
  %and.i.2 = xor i64 %10, 2
  %arrayidx4.i.2 = getelementptr inbounds nuw i32, ptr %arrayidx1.i.2, i64 %and.i.2
  %11 = load i32, ptr %arrayidx4.i.2, align 4, !tbaa !3
  %add5.i.2 = add nsw i32 %11, %9
  store i32 %add5.i.2, ptr %arrayidx4.i.2, align 4, !tbaa !3
  %arrayidx.i.3 = getelementptr i8, ptr addrspace(1) %4, i64 48
  %12 = load i32, ptr addrspace(1) %arrayidx.i.3, align 4, !tbaa !3
  %arrayidx1.i.3 = getelementptr inbounds nuw i8, ptr %m.i, i64 48
  %add3.i.3 = add i64 %call.i, 3
  %and.i.3 = and i64 %add3.i.3, 3
  %arrayidx4.i.3 = getelementptr inbounds nuw i32, ptr %arrayidx1.i.3, i64 %and.i.3
  %13 = load i32, ptr %arrayidx4.i.3, align 4, !tbaa !3
  %add5.i.3 = add nsw i32 %13, %12
  store i32 %add5.i.3, ptr %arrayidx4.i.3, align 4, !tbaa !3
  %14 = load i32, ptr %m.i, align 4, !tbaa !3
  %arrayidx15.i.1 = getelementptr inbounds nuw i8, ptr %m.i, i64 20
  %15 = load i32, ptr %arrayidx15.i.1, align 4, !tbaa !3
  %mul17.i.1 = shl nsw i32 %15, 1
  %add18.i.1 = add nsw i32 %mul17.i.1, %14
  %arrayidx15.i.2 = getelementptr inbounds nuw i8, ptr %m.i, i64 40
  %16 = load i32, ptr %arrayidx15.i.2, align 4, !tbaa !3
  %mul17.i.2 = mul nsw i32 %16, 3
  %add18.i.2 = add nsw i32 %mul17.i.2, %add18.i.1
  %arrayidx15.i.3 = getelementptr inbounds nuw i8, ptr %m.i, i64 60
  %17 = load i32, ptr %arrayidx15.i.3, align 4, !tbaa !3
  %mul17.i.3 = shl nsw i32 %17, 2
  %add18.i.3 = add nsw i32 %mul17.i.3, %add18.i.2
  %arrayidx22.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add18.i.3, ptr addrspace(1) %arrayidx22.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %m.i) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_two_dimensional(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %m = alloca [4 x [4 x i32]], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %m) #9
  %0 = getelementptr inbounds nuw i8, ptr %m, i64 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(56) %0, i8 0, i64 56, i1 false)
  store i32 1, ptr %m, align 4
  %1 = getelementptr inbounds nuw i8, ptr %m, i64 20
  store i32 1, ptr %1, align 4
  %2 = getelementptr inbounds nuw i8, ptr %m, i64 40
  store i32 1, ptr %2, align 4
  %3 = getelementptr inbounds nuw i8, ptr %m, i64 60
  store i32 1, ptr %3, align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = getelementptr i32, ptr addrspace(1) %in, i64 %call
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %and = and i64 %call, 3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %m, i64 %and
  %6 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %add5 = add nsw i32 %6, %5
  store i32 %add5, ptr %arrayidx4, align 4, !tbaa !3
  %arrayidx.1 = getelementptr i8, ptr addrspace(1) %4, i64 16
  %7 = load i32, ptr addrspace(1) %arrayidx.1, align 4, !tbaa !3
  %arrayidx1.1 = getelementptr inbounds nuw i8, ptr %m, i64 16
  %add3.1 = add i64 %call, 1
  %and.1 = and i64 %add3.1, 3
  %arrayidx4.1 = getelementptr inbounds nuw i32, ptr %arrayidx1.1, i64 %and.1
  %8 = load i32, ptr %arrayidx4.1, align 4, !tbaa !3
  %add5.1 = add nsw i32 %8, %7
  store i32 %add5.1, ptr %arrayidx4.1, align 4, !tbaa !3
  %arrayidx.2 = getelementptr i8, ptr addrspace(1) %4, i64 32
  %9 = load i32, ptr addrspace(1) %arrayidx.2, align 4, !tbaa !3
  %arrayidx1.2 = getelementptr inbounds nuw i8, ptr %m, i64 32
  %10 = and i64 %call, 3
  %and.2 = xor i64 %10, 2
  %arrayidx4.2 = getelementptr inbounds nuw i32, ptr %arrayidx1.2, i64 %and.2
  %11 = load i32, ptr %arrayidx4.2, align 4, !tbaa !3
  %add5.2 = add nsw i32 %11, %9
  store i32 %add5.2, ptr %arrayidx4.2, align 4, !tbaa !3
  %arrayidx.3 = getelementptr i8, ptr addrspace(1) %4, i64 48
  %12 = load i32, ptr addrspace(1) %arrayidx.3, align 4, !tbaa !3
  %arrayidx1.3 = getelementptr inbounds nuw i8, ptr %m, i64 48
  %add3.3 = add i64 %call, 3
  %and.3 = and i64 %add3.3, 3
  %arrayidx4.3 = getelementptr inbounds nuw i32, ptr %arrayidx1.3, i64 %and.3
  %13 = load i32, ptr %arrayidx4.3, align 4, !tbaa !3
  %add5.3 = add nsw i32 %13, %12
  store i32 %add5.3, ptr %arrayidx4.3, align 4, !tbaa !3
  %14 = load i32, ptr %m, align 4, !tbaa !3
  %arrayidx15.1 = getelementptr inbounds nuw i8, ptr %m, i64 20
  %15 = load i32, ptr %arrayidx15.1, align 4, !tbaa !3
  %mul17.1 = shl nsw i32 %15, 1
  %add18.1 = add nsw i32 %mul17.1, %14
  %arrayidx15.2 = getelementptr inbounds nuw i8, ptr %m, i64 40
  %16 = load i32, ptr %arrayidx15.2, align 4, !tbaa !3
  %mul17.2 = mul nsw i32 %16, 3
  %add18.2 = add nsw i32 %mul17.2, %add18.1
  %arrayidx15.3 = getelementptr inbounds nuw i8, ptr %m, i64 60
  %17 = load i32, ptr %arrayidx15.3, align 4, !tbaa !3
  %mul17.3 = shl nsw i32 %17, 2
  %add18.3 = add nsw i32 %mul17.3, %add18.2
  %arrayidx22 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add18.3, ptr addrspace(1) %arrayidx22, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %m) #9
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @copies(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 1 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
for.body.i.lr.ph:
  %a.i = alloca %struct.blob, align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(28) %a.i, ptr addrspace(2) noundef align 4 dereferenceable(28) @__const.copies.a, i64 28, i1 false)
  %n.i = getelementptr inbounds nuw i8, ptr %a.i, i64 24
  %mul.i = shl i64 %call.i, 3
  %0 = getelementptr i8, ptr addrspace(1) %in, i64 %mul.i
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i
  %and.i = and i64 %call.i, 7
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr %a.i, i64 %and.i
  %1 = load i8, ptr %arrayidx3.i, align 1
  %add5.i = add i8 %1, 1
  store i8 %add5.i, ptr %arrayidx3.i, align 1
  %n9.i = getelementptr inbounds nuw i8, ptr %a.i, i64 24
  %2 = load i32, ptr %n9.i, align 4
  %cmp10.i3 = icmp sgt i32 %2, 0
  br i1 %cmp10.i3, label %for.body13.i.lr.ph, label %__clang_ocl_kern_imp_copies.exit

for.body13.i.lr.ph:                               ; preds = %for.cond.cleanup.i
  %mul25.i = shl i64 %call.i, 3
  %3 = getelementptr i8, ptr addrspace(1) %out, i64 %mul25.i
  br label %for.body13.i

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %k.0.i2 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc.i, %for.body.i ]
  %conv.i = zext nneg i32 %k.0.i2 to i64
  %arrayidx.i = getelementptr i8, ptr addrspace(1) %0, i64 %conv.i
  %4 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !tbaa !15
  %arrayidx1.i = getelementptr inbounds nuw i8, ptr %a.i, i64 %conv.i
  store i8 %4, ptr %arrayidx1.i, align 1
  %inc.i = add nuw nsw i32 %k.0.i2, 1
  %5 = load i32, ptr %n.i, align 4
  %cmp.i = icmp slt i32 %inc.i, %5
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i

for.body13.i:                                     ; preds = %for.body13.i.lr.ph, %for.body13.i
  %k7.0.i4 = phi i32 [ 0, %for.body13.i.lr.ph ], [ %inc30.i, %for.body13.i ]
  %sub.i = sub nsw i32 7, %k7.0.i4
  %idxprom15.i = sext i32 %sub.i to i64
  %arrayidx16.i = getelementptr inbounds i8, ptr %a.i, i64 %idxprom15.i
  %6 = load i8, ptr %arrayidx16.i, align 1
  %7 = zext nneg i32 %k7.0.i4 to i64
  %8 = getelementptr inbounds nuw i8, ptr %a.i, i64 %7
  %arrayidx21.i = getelementptr inbounds nuw i8, ptr %8, i64 8
  %9 = load i8, ptr %arrayidx21.i, align 1
  %add23.i = add i8 %9, %6
  %arrayidx28.i = getelementptr i8, ptr addrspace(1) %3, i64 %7
  store i8 %add23.i, ptr addrspace(1) %arrayidx28.i, align 1, !tbaa !15
  %inc30.i = add nuw nsw i32 %k7.0.i4, 1
  %cmp10.i = icmp slt i32 %inc30.i, %2
  br i1 %cmp10.i, label %for.body13.i, label %__clang_ocl_kern_imp_copies.exit

__clang_ocl_kern_imp_copies.exit:                 ; preds = %for.body13.i, %for.cond.cleanup.i
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 1 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
for.body.lr.ph:
  %a = alloca %struct.blob, align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(28) %a, ptr addrspace(2) noundef align 4 dereferenceable(28) @__const.copies.a, i64 28, i1 false)
  %n = getelementptr inbounds nuw i8, ptr %a, i64 24
  %mul = shl i64 %call, 3
  %0 = getelementptr i8, ptr addrspace(1) %in, i64 %mul
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %and = and i64 %call, 7
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %a, i64 %and
  %1 = load i8, ptr %arrayidx3, align 1
  %add5 = add i8 %1, 1
  store i8 %add5, ptr %arrayidx3, align 1
  %n9 = getelementptr inbounds nuw i8, ptr %a, i64 24
  %2 = load i32, ptr %n9, align 4
  %cmp1043 = icmp sgt i32 %2, 0
  br i1 %cmp1043, label %for.body13.lr.ph, label %for.cond.cleanup12

for.body13.lr.ph:                                 ; preds = %for.cond.cleanup
  %mul25 = shl i64 %call, 3
  %3 = getelementptr i8, ptr addrspace(1) %out, i64 %mul25
  br label %for.body13

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.042 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %conv = zext nneg i32 %k.042 to i64
  %arrayidx = getelementptr i8, ptr addrspace(1) %0, i64 %conv
  %4 = load i8, ptr addrspace(1) %arrayidx, align 1, !tbaa !15
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %a, i64 %conv
  store i8 %4, ptr %arrayidx1, align 1
  %inc = add nuw nsw i32 %k.042, 1
  %5 = load i32, ptr %n, align 4
  %cmp = icmp slt i32 %inc, %5
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup12:                               ; preds = %for.body13, %for.cond.cleanup
  ret void

for.body13:                                       ; preds = %for.body13.lr.ph, %for.body13
  %k7.044 = phi i32 [ 0, %for.body13.lr.ph ], [ %inc30, %for.body13 ]
  %sub = sub nsw i32 7, %k7.044
  %idxprom15 = sext i32 %sub to i64
  %arrayidx16 = getelementptr inbounds i8, ptr %a, i64 %idxprom15
  %6 = load i8, ptr %arrayidx16, align 1
  %7 = zext nneg i32 %k7.044 to i64
  %8 = getelementptr inbounds nuw i8, ptr %a, i64 %7
  %arrayidx21 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %9 = load i8, ptr %arrayidx21, align 1
  %add23 = add i8 %9, %6
  %arrayidx28 = getelementptr i8, ptr addrspace(1) %3, i64 %7
  store i8 %add23, ptr addrspace(1) %arrayidx28, align 1, !tbaa !15
  %inc30 = add nuw nsw i32 %k7.044, 1
  %cmp10 = icmp slt i32 %inc30, %2
  br i1 %cmp10, label %for.body13, label %for.cond.cleanup12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!"float*", !"float*"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!"uchar*", !"uchar*"}
!15 = !{!5, !5, i64 0}
