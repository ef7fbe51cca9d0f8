; ModuleID = 'opencl/vector_arguments.cl'
source_filename = "opencl/vector_arguments.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @vectors(ptr addrspace(1) noundef align 32 %out, <4 x float> noundef %a, <8 x float> noundef %b) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca <4 x float>, align 16
  %b.addr = alloca <8 x float>, align 32
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <4 x float> %a, ptr %a.addr, align 16
  store <8 x float> %b, ptr %b.addr, align 32
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load <4 x float>, ptr %a.addr, align 16
  %2 = load <8 x float>, ptr %b.addr, align 32
  call spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 32 %0, <4 x float> noundef %1, <8 x float> noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 32 %out, <4 x float> noundef %a, <8 x float> noundef %b) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca <4 x float>, align 16
  %b.addr = alloca <8 x float>, align 32
  %i = alloca i64, align 8
  %.compoundliteral = alloca <8 x float>, align 32
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <4 x float> %a, ptr %a.addr, align 16
  store <8 x float> %b, ptr %b.addr, align 32
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load <8 x float>, ptr %b.addr, align 32
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %2
  %3 = load <8 x float>, ptr addrspace(1) %arrayidx, align 32
  %4 = load <4 x float>, ptr %a.addr, align 16
  %vext = shufflevector <4 x float> %4, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %vecinit = shufflevector <8 x float> %vext, <8 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %5 = load <4 x float>, ptr %a.addr, align 16
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %vext1 = shufflevector <4 x float> %6, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %vecinit2 = shufflevector <8 x float> %vecinit, <8 x float> %vext1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %vecinit2, ptr %.compoundliteral, align 32
  %7 = load <8 x float>, ptr %.compoundliteral, align 32
  %8 = call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %0, <8 x float> %3, <8 x float> %7)
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %9, i64 %10
  store <8 x float> %8, ptr addrspace(1) %arrayidx3, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @small_scalars(ptr addrspace(1) noundef align 4 %out, i8 noundef signext %a, i8 noundef zeroext %b, i16 noundef signext %c, i16 noundef zeroext %d, i64 noundef %e, i64 noundef %f) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  %c.addr = alloca i16, align 2
  %d.addr = alloca i16, align 2
  %e.addr = alloca i64, align 8
  %f.addr = alloca i64, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i8 %a, ptr %a.addr, align 1
  store i8 %b, ptr %b.addr, align 1
  store i16 %c, ptr %c.addr, align 2
  store i16 %d, ptr %d.addr, align 2
  store i64 %e, ptr %e.addr, align 8
  store i64 %f, ptr %f.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i8, ptr %a.addr, align 1
  %2 = load i8, ptr %b.addr, align 1
  %3 = load i16, ptr %c.addr, align 2
  %4 = load i16, ptr %d.addr, align 2
  %5 = load i64, ptr %e.addr, align 8
  %6 = load i64, ptr %f.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_small_scalars(ptr addrspace(1) noundef align 4 %0, i8 noundef signext %1, i8 noundef zeroext %2, i16 noundef signext %3, i16 noundef zeroext %4, i64 noundef %5, i64 noundef %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_small_scalars(ptr addrspace(1) noundef align 4 %out, i8 noundef signext %a, i8 noundef zeroext %b, i16 noundef signext %c, i16 noundef zeroext %d, i64 noundef %e, i64 noundef %f) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  %c.addr = alloca i16, align 2
  %d.addr = alloca i16, align 2
  %e.addr = alloca i64, align 8
  %f.addr = alloca i64, align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i8 %a, ptr %a.addr, align 1
  store i8 %b, ptr %b.addr, align 1
  store i16 %c, ptr %c.addr, align 2
  store i16 %d, ptr %d.addr, align 2
  store i64 %e, ptr %e.addr, align 8
  store i64 %f, ptr %f.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load i8, ptr %a.addr, align 1
  %conv = sext i8 %0 to i32
  %mul = mul nsw i32 %conv, 2
  %1 = load i8, ptr %b.addr, align 1
  %conv1 = zext i8 %1 to i32
  %mul2 = mul nsw i32 %conv1, 3
  %add = add nsw i32 %mul, %mul2
  %2 = load i16, ptr %c.addr, align 2
  %conv3 = sext i16 %2 to i32
  %mul4 = mul nsw i32 %conv3, 5
  %add5 = add nsw i32 %add, %mul4
  %3 = load i16, ptr %d.addr, align 2
  %conv6 = zext i16 %3 to i32
  %mul7 = mul nsw i32 %conv6, 7
  %add8 = add nsw i32 %add5, %mul7
  %4 = load i64, ptr %e.addr, align 8
  %shr = ashr i64 %4, 3
  %conv9 = trunc i64 %shr to i32
  %add10 = add nsw i32 %add8, %conv9
  %5 = load i64, ptr %f.addr, align 8
  %6 = load i64, ptr %i, align 8
  %shl.mask = and i64 %6, 63
  %shl = shl i64 %5, %shl.mask
  %conv11 = trunc i64 %shl to i32
  %add12 = add nsw i32 %add10, %conv11
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %8
  store i32 %add12, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @narrow_vectors(ptr addrspace(1) noundef align 4 %out, <4 x i8> noundef %a, <2 x i16> noundef %b, <3 x i32> noundef %c) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca <4 x i8>, align 4
  %b.addr = alloca <2 x i16>, align 4
  %c.addr = alloca <3 x i32>, align 16
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <4 x i8> %a, ptr %a.addr, align 4
  store <2 x i16> %b, ptr %b.addr, align 4
  %extractVec = shufflevector <3 x i32> %c, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %extractVec, ptr %c.addr, align 16
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load <4 x i8>, ptr %a.addr, align 4
  %2 = load <2 x i16>, ptr %b.addr, align 4
  %loadVecN = load <4 x i32>, ptr %c.addr, align 16
  %extractVec1 = shufflevector <4 x i32> %loadVecN, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  call spir_func void @__clang_ocl_kern_imp_narrow_vectors(ptr addrspace(1) noundef align 4 %0, <4 x i8> noundef %1, <2 x i16> noundef %2, <3 x i32> noundef %extractVec1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_narrow_vectors(ptr addrspace(1) noundef align 4 %out, <4 x i8> noundef %a, <2 x i16> noundef %b, <3 x i32> noundef %c) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca <4 x i8>, align 4
  %b.addr = alloca <2 x i16>, align 4
  %c.addr = alloca <3 x i32>, align 16
  %i = alloca i64, align 8
  %.compoundliteral = alloca <4 x i32>, align 16
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <4 x i8> %a, ptr %a.addr, align 4
  store <2 x i16> %b, ptr %b.addr, align 4
  %extractVec = shufflevector <3 x i32> %c, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %extractVec, ptr %c.addr, align 16
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x i8>, ptr addrspace(1) %arrayidx, align 4
  %3 = load <4 x i8>, ptr %a.addr, align 4
  %add = add <4 x i8> %2, %3
  %loadVecN = load <4 x i32>, ptr %c.addr, align 16
  %extractVec1 = shufflevector <4 x i32> %loadVecN, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %vext = shufflevector <3 x i32> %extractVec1, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %vecinit = shufflevector <4 x i32> %vext, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %4 = load <2 x i16>, ptr %b.addr, align 4
  %5 = extractelement <2 x i16> %4, i64 0
  %conv = sext i16 %5 to i32
  %6 = load <2 x i16>, ptr %b.addr, align 4
  %7 = extractelement <2 x i16> %6, i64 1
  %conv2 = sext i16 %7 to i32
  %add3 = add nsw i32 %conv, %conv2
  %vecinit4 = insertelement <4 x i32> %vecinit, i32 %add3, i32 3
  store <4 x i32> %vecinit4, ptr %.compoundliteral, align 16
  %8 = load <4 x i32>, ptr %.compoundliteral, align 16
  %call5 = call spir_func <4 x i8> @_Z14convert_uchar4Dv4_i(<4 x i32> noundef %8) #4
  %add6 = add <4 x i8> %add, %call5
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %9, i64 %10
  store <4 x i8> %add6, ptr addrspace(1) %arrayidx7, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @doubles(ptr addrspace(1) noundef align 16 %out, <2 x double> noundef %a, double noundef %b) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca <2 x double>, align 16
  %b.addr = alloca double, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <2 x double> %a, ptr %a.addr, align 16
  store double %b, ptr %b.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load <2 x double>, ptr %a.addr, align 16
  %2 = load double, ptr %b.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef align 16 %0, <2 x double> noundef %1, double noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef align 16 %out, <2 x double> noundef %a, double noundef %b) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca <2 x double>, align 16
  %b.addr = alloca double, align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <2 x double> %a, ptr %a.addr, align 16
  store double %b, ptr %b.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load <2 x double>, ptr %a.addr, align 16
  %1 = load double, ptr %b.addr, align 8
  %splat.splatinsert = insertelement <2 x double> poison, double %1, i64 0
  %splat.splat = shufflevector <2 x double> %splat.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %3
  %4 = load <2 x double>, ptr addrspace(1) %arrayidx, align 16
  %5 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %0, <2 x double> %splat.splat, <2 x double> %4)
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %6, i64 %7
  store <2 x double> %5, ptr addrspace(1) %arrayidx1, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z14convert_uchar4Dv4_i(<4 x i32> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 0, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float8*", !"float4", !"float8"}
!6 = !{!"float __attribute__((ext_vector_type(8)))*", !"float __attribute__((ext_vector_type(4)))", !"float __attribute__((ext_vector_type(8)))"}
!7 = !{!"", !"", !""}
!8 = !{!"out", !"a", !"b"}
!9 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"int*", !"char", !"uchar", !"short", !"ushort", !"long", !"ulong"}
!12 = !{!"", !"", !"", !"", !"", !"", !""}
!13 = !{!"out", !"a", !"b", !"c", !"d", !"e", !"f"}
!14 = !{i32 1, i32 0, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"uchar4*", !"uchar4", !"short2", !"int3"}
!17 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))", !"short __attribute__((ext_vector_type(2)))", !"int __attribute__((ext_vector_type(3)))"}
!18 = !{!"", !"", !"", !""}
!19 = !{!"out", !"a", !"b", !"c"}
!20 = !{!"double2*", !"double2", !"double"}
!21 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))", !"double"}
