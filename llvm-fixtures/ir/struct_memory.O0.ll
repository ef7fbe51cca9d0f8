; ModuleID = 'opencl/struct_memory.cl'
source_filename = "opencl/struct_memory.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.particle = type { <3 x float>, float, i32, [2 x i16] }
%struct.grid = type { [2 x [3 x i32]], <2 x i16> }
%struct.tagged = type { i32, %union.anon, i64 }
%union.anon = type { i32 }
%struct.record = type <{ i8, i32, i16, i8 }>

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @particles(ptr addrspace(1) noundef align 16 %p, float noundef %factor) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %p.addr = alloca ptr addrspace(1), align 8
  %factor.addr = alloca float, align 4
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  store float %factor, ptr %factor.addr, align 4
  %0 = load ptr addrspace(1), ptr %p.addr, align 8
  %1 = load float, ptr %factor.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_particles(ptr addrspace(1) noundef align 16 %0, float noundef %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_particles(ptr addrspace(1) noundef align 16 %p, float noundef %factor) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %p.addr = alloca ptr addrspace(1), align 8
  %factor.addr = alloca float, align 4
  %i = alloca i64, align 8
  %me = alloca ptr addrspace(1), align 8
  %.compoundliteral = alloca <3 x float>, align 16
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  store float %factor, ptr %factor.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %p.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %0, i64 %1
  store ptr addrspace(1) %arrayidx, ptr %me, align 8
  %2 = load ptr addrspace(1), ptr %me, align 8
  %flags = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %2, i32 0, i32 2
  %3 = load i32, ptr addrspace(1) %flags, align 4
  %and = and i32 %3, 255
  %or = or i32 %and, 256
  %4 = load ptr addrspace(1), ptr %me, align 8
  %flags1 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %4, i32 0, i32 2
  store i32 %or, ptr addrspace(1) %flags1, align 4
  %5 = load ptr addrspace(1), ptr %me, align 8
  %tags = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %5, i32 0, i32 3
  %arrayidx2 = getelementptr inbounds [2 x i16], ptr addrspace(1) %tags, i64 0, i64 0
  %6 = load i16, ptr addrspace(1) %arrayidx2, align 8
  %conv = zext i16 %6 to i32
  %add = add nsw i32 %conv, 1
  %conv3 = trunc i32 %add to i16
  %7 = load ptr addrspace(1), ptr %me, align 8
  %tags4 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %7, i32 0, i32 3
  %arrayidx5 = getelementptr inbounds [2 x i16], ptr addrspace(1) %tags4, i64 0, i64 1
  store i16 %conv3, ptr addrspace(1) %arrayidx5, align 2
  %8 = load ptr addrspace(1), ptr %me, align 8
  %flags6 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %8, i32 0, i32 2
  %9 = load i32, ptr addrspace(1) %flags6, align 4
  %and7 = and i32 %9, 15
  %conv8 = uitofp i32 %and7 to float
  %10 = load float, ptr %factor.addr, align 4
  %mul = fmul float %conv8, %10
  %11 = load ptr addrspace(1), ptr %me, align 8
  %mass = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %11, i32 0, i32 1
  store float %mul, ptr addrspace(1) %mass, align 16
  %12 = load ptr addrspace(1), ptr %me, align 8
  %mass9 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %12, i32 0, i32 1
  %13 = load float, ptr addrspace(1) %mass9, align 16
  %vecinit = insertelement <3 x float> poison, float %13, i32 0
  %14 = load float, ptr %factor.addr, align 4
  %vecinit10 = insertelement <3 x float> %vecinit, float %14, i32 1
  %15 = load ptr addrspace(1), ptr %me, align 8
  %tags11 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %15, i32 0, i32 3
  %arrayidx12 = getelementptr inbounds [2 x i16], ptr addrspace(1) %tags11, i64 0, i64 1
  %16 = load i16, ptr addrspace(1) %arrayidx12, align 2
  %conv13 = uitofp i16 %16 to float
  %vecinit14 = insertelement <3 x float> %vecinit10, float %conv13, i32 2
  %extractVec = shufflevector <3 x float> %vecinit14, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %extractVec, ptr %.compoundliteral, align 16
  %loadVecN = load <4 x float>, ptr %.compoundliteral, align 16
  %extractVec15 = shufflevector <4 x float> %loadVecN, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = load ptr addrspace(1), ptr %me, align 8
  %position = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %17, i32 0, i32 0
  %extractVec16 = shufflevector <3 x float> %extractVec15, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %extractVec16, ptr addrspace(1) %position, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @arrays_in_structs(ptr addrspace(1) noundef align 4 %grids, ptr addrspace(1) noundef align 4 %sums) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %grids.addr = alloca ptr addrspace(1), align 8
  %sums.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %grids, ptr %grids.addr, align 8
  store ptr addrspace(1) %sums, ptr %sums.addr, align 8
  %0 = load ptr addrspace(1), ptr %grids.addr, align 8
  %1 = load ptr addrspace(1), ptr %sums.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_arrays_in_structs(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_arrays_in_structs(ptr addrspace(1) noundef align 4 %grids, ptr addrspace(1) noundef align 4 %sums) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %grids.addr = alloca ptr addrspace(1), align 8
  %sums.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %g = alloca %struct.grid, align 4
  %sum = alloca i32, align 4
  %r = alloca i32, align 4
  %c = alloca i32, align 4
  %.compoundliteral = alloca <2 x i16>, align 4
  store ptr addrspace(1) %grids, ptr %grids.addr, align 8
  store ptr addrspace(1) %sums, ptr %sums.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %grids.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw %struct.grid, ptr addrspace(1) %0, i64 %1
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %g, ptr addrspace(1) align 4 %arrayidx, i64 28, i1 false)
  store i32 0, ptr %sum, align 4
  store i32 0, ptr %r, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc8, %entry
  %2 = load i32, ptr %r, align 4
  %cmp = icmp slt i32 %2, 2
  br i1 %cmp, label %for.body, label %for.end10

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %c, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %3 = load i32, ptr %c, align 4
  %cmp2 = icmp slt i32 %3, 3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %cells = getelementptr inbounds nuw %struct.grid, ptr %g, i32 0, i32 0
  %4 = load i32, ptr %r, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [2 x [3 x i32]], ptr %cells, i64 0, i64 %idxprom
  %5 = load i32, ptr %c, align 4
  %idxprom5 = sext i32 %5 to i64
  %arrayidx6 = getelementptr inbounds [3 x i32], ptr %arrayidx4, i64 0, i64 %idxprom5
  %6 = load i32, ptr %arrayidx6, align 4
  %7 = load i32, ptr %r, align 4
  %8 = load i32, ptr %c, align 4
  %add = add nsw i32 %7, %8
  %mul = mul nsw i32 %6, %add
  %9 = load i32, ptr %sum, align 4
  %add7 = add nsw i32 %9, %mul
  store i32 %add7, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %10 = load i32, ptr %c, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %c, align 4
  br label %for.cond1

for.end:                                          ; preds = %for.cond1
  br label %for.inc8

for.inc8:                                         ; preds = %for.end
  %11 = load i32, ptr %r, align 4
  %inc9 = add nsw i32 %11, 1
  store i32 %inc9, ptr %r, align 4
  br label %for.cond

for.end10:                                        ; preds = %for.cond
  %12 = load i32, ptr %sum, align 4
  %13 = load ptr addrspace(1), ptr %grids.addr, align 8
  %14 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw %struct.grid, ptr addrspace(1) %13, i64 %14
  %cells12 = getelementptr inbounds nuw %struct.grid, ptr addrspace(1) %arrayidx11, i32 0, i32 0
  %arrayidx13 = getelementptr inbounds [2 x [3 x i32]], ptr addrspace(1) %cells12, i64 0, i64 1
  %15 = load i64, ptr %i, align 8
  %rem = urem i64 %15, 3
  %arrayidx14 = getelementptr inbounds nuw [3 x i32], ptr addrspace(1) %arrayidx13, i64 0, i64 %rem
  store i32 %12, ptr addrspace(1) %arrayidx14, align 4
  store <2 x i16> <i16 2, i16 3>, ptr %.compoundliteral, align 4
  %16 = load <2 x i16>, ptr %.compoundliteral, align 4
  %17 = load i64, ptr %i, align 8
  %conv = trunc i64 %17 to i16
  %splat.splatinsert = insertelement <2 x i16> poison, i16 %conv, i64 0
  %splat.splat = shufflevector <2 x i16> %splat.splatinsert, <2 x i16> poison, <2 x i32> zeroinitializer
  %add15 = add <2 x i16> %16, %splat.splat
  %18 = load ptr addrspace(1), ptr %grids.addr, align 8
  %19 = load i64, ptr %i, align 8
  %arrayidx16 = getelementptr inbounds nuw %struct.grid, ptr addrspace(1) %18, i64 %19
  %size = getelementptr inbounds nuw %struct.grid, ptr addrspace(1) %arrayidx16, i32 0, i32 1
  store <2 x i16> %add15, ptr addrspace(1) %size, align 4
  %20 = load i32, ptr %sum, align 4
  %21 = load ptr addrspace(1), ptr %sums.addr, align 8
  %22 = load i64, ptr %i, align 8
  %arrayidx17 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  store i32 %20, ptr addrspace(1) %arrayidx17, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @tagged_union(ptr addrspace(1) noundef align 8 %items) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %items.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %items, ptr %items.addr, align 8
  %0 = load ptr addrspace(1), ptr %items.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_tagged_union(ptr addrspace(1) noundef align 8 %0) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_tagged_union(ptr addrspace(1) noundef align 8 %items) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %items.addr = alloca ptr addrspace(1), align 8
  %item = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %items, ptr %items.addr, align 8
  %0 = load ptr addrspace(1), ptr %items.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %add.ptr = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %0, i64 %call
  store ptr addrspace(1) %add.ptr, ptr %item, align 8
  %1 = load ptr addrspace(1), ptr %item, align 8
  %tag = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %1, i32 0, i32 0
  %2 = load i32, ptr addrspace(1) %tag, align 8
  %rem = urem i32 %2, 3
  switch i32 %rem, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb2
  ]

sw.bb:                                            ; preds = %entry
  %3 = load ptr addrspace(1), ptr %item, align 8
  %as = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %3, i32 0, i32 1
  %4 = load i32, ptr addrspace(1) %as, align 4
  %sub = sub nsw i32 0, %4
  %5 = load ptr addrspace(1), ptr %item, align 8
  %as1 = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %5, i32 0, i32 1
  store i32 %sub, ptr addrspace(1) %as1, align 4
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  %6 = load ptr addrspace(1), ptr %item, align 8
  %as3 = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %6, i32 0, i32 1
  store float 1.250000e+00, ptr addrspace(1) %as3, align 4
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %7 = load ptr addrspace(1), ptr %item, align 8
  %as4 = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %7, i32 0, i32 1
  %8 = load <4 x i8>, ptr addrspace(1) %as4, align 4
  %9 = shufflevector <4 x i8> %8, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %10 = load ptr addrspace(1), ptr %item, align 8
  %as5 = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %10, i32 0, i32 1
  store <4 x i8> %9, ptr addrspace(1) %as5, align 4
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb2, %sw.bb
  %11 = load ptr addrspace(1), ptr %item, align 8
  %tag6 = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %11, i32 0, i32 0
  %12 = load i32, ptr addrspace(1) %tag6, align 8
  %conv = zext i32 %12 to i64
  %13 = load ptr addrspace(1), ptr %item, align 8
  %stamp = getelementptr inbounds nuw %struct.tagged, ptr addrspace(1) %13, i32 0, i32 2
  %14 = load i64, ptr addrspace(1) %stamp, align 8
  %add = add i64 %14, %conv
  store i64 %add, ptr addrspace(1) %stamp, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @packed_records(ptr addrspace(1) noundef align 1 %records, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
entry:
  %records.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %records, ptr %records.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %records.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_packed_records(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_packed_records(ptr addrspace(1) noundef align 1 %records, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
entry:
  %records.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %records, ptr %records.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %records.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %0, i64 %1
  %value = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %arrayidx, i32 0, i32 1
  %2 = load i32, ptr addrspace(1) %value, align 1
  %3 = load ptr addrspace(1), ptr %records.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %3, i64 %4
  %kind = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %arrayidx1, i32 0, i32 0
  %5 = load i8, ptr addrspace(1) %kind, align 1
  %conv = zext i8 %5 to i32
  %add = add i32 %2, %conv
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  store i32 %add, ptr addrspace(1) %arrayidx2, align 4
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  %10 = load i32, ptr addrspace(1) %arrayidx3, align 4
  %conv4 = trunc i32 %10 to i16
  %11 = load ptr addrspace(1), ptr %records.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %11, i64 %12
  %check = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %arrayidx5, i32 0, i32 2
  store i16 %conv4, ptr addrspace(1) %check, align 1
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 0}
!4 = !{!"none", !"none"}
!5 = !{!"struct particle*", !"float"}
!6 = !{!"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"struct grid*", !"int*"}
!9 = !{i32 1}
!10 = !{!"none"}
!11 = !{!"struct tagged*"}
!12 = !{!""}
!13 = !{!"struct record*", !"uint*"}
