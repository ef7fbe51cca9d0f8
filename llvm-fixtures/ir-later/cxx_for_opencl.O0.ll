; ModuleID = 'opencl-later/cxx_for_opencl.cl'
source_filename = "opencl-later/cxx_for_opencl.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%"struct.shapes::box" = type { <4 x float>, <4 x float> }
%class.counter = type { i32 }
%class.anon = type { ptr }

$_ZNU3AS47counterC1Ev = comdat any

$_Z6largerIiET_S0_S0_ = comdat any

$_ZNU3AS4K7counter3getEv = comdat any

$_Z6largerIfET_S0_S0_ = comdat any

$_ZNU3AS47counterC2Ev = comdat any

$_ZNU3AS47counter3addEi = comdat any

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local spir_func noundef float @_ZN6shapes6volumeERU3AS4KNS_3boxE(ptr addrspace(4) noundef align 16 dereferenceable(32) %b) #0 {
entry:
  %b.addr = alloca ptr addrspace(4), align 8
  %d = alloca <4 x float>, align 16
  store ptr addrspace(4) %b, ptr %b.addr, align 8
  %0 = load ptr addrspace(4), ptr %b.addr, align 8, !align !4
  %high = getelementptr inbounds nuw %"struct.shapes::box", ptr addrspace(4) %0, i32 0, i32 1
  %1 = load <4 x float>, ptr addrspace(4) %high, align 16
  %2 = load ptr addrspace(4), ptr %b.addr, align 8, !align !4
  %low = getelementptr inbounds nuw %"struct.shapes::box", ptr addrspace(4) %2, i32 0, i32 0
  %3 = load <4 x float>, ptr addrspace(4) %low, align 16
  %sub = fsub <4 x float> %1, %3
  store <4 x float> %sub, ptr %d, align 16
  %4 = load <4 x float>, ptr %d, align 16
  %5 = extractelement <4 x float> %4, i64 0
  %6 = load <4 x float>, ptr %d, align 16
  %7 = extractelement <4 x float> %6, i64 1
  %mul = fmul float %5, %7
  %8 = load <4 x float>, ptr %d, align 16
  %9 = extractelement <4 x float> %8, i64 2
  %mul1 = fmul float %mul, %9
  ret float %mul1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local spir_kernel void @mixed(ptr addrspace(1) noundef align 4 %ints, ptr addrspace(1) noundef align 4 %floats) #1 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
entry:
  %ints.addr = alloca ptr addrspace(1), align 8
  %floats.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %ints, ptr %ints.addr, align 8
  store ptr addrspace(1) %floats, ptr %floats.addr, align 8
  %0 = load ptr addrspace(1), ptr %ints.addr, align 8
  %1 = load ptr addrspace(1), ptr %floats.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_mixed(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_mixed(ptr addrspace(1) noundef align 4 %ints, ptr addrspace(1) noundef align 4 %floats) #1 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
entry:
  %ints.addr = alloca ptr addrspace(1), align 8
  %floats.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %c = alloca %class.counter, align 4
  %twice = alloca %class.anon, align 8
  %b = alloca %"struct.shapes::box", align 16
  store ptr addrspace(1) %ints, ptr %ints.addr, align 8
  store ptr addrspace(1) %floats, ptr %floats.addr, align 8
  %call = call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %c.ascast = addrspacecast ptr %c to ptr addrspace(4)
  call spir_func void @_ZNU3AS47counterC1Ev(ptr addrspace(4) noundef nonnull align 4 dereferenceable(4) %c.ascast) #5
  %0 = getelementptr inbounds nuw %class.anon, ptr %twice, i32 0, i32 0
  store ptr %c, ptr %0, align 8
  %twice.ascast = addrspacecast ptr %twice to ptr addrspace(4)
  %1 = load ptr addrspace(1), ptr %ints.addr, align 8
  %2 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %2
  %3 = load i32, ptr addrspace(1) %arrayidx, align 4
  %call1 = call spir_func noundef i32 @"_ZZ5mixedENU3AS4K3$_0clEi"(ptr addrspace(4) noundef nonnull align 8 dereferenceable(8) %twice.ascast, i32 noundef %3) #5
  %call2 = call spir_func noundef i32 @_Z6largerIiET_S0_S0_(i32 noundef %call1, i32 noundef 3) #5
  %c.ascast3 = addrspacecast ptr %c to ptr addrspace(4)
  %call4 = call spir_func noundef i32 @_ZNU3AS4K7counter3getEv(ptr addrspace(4) noundef nonnull align 4 dereferenceable(4) %c.ascast3) #5
  %add = add nsw i32 %call2, %call4
  %4 = load ptr addrspace(1), ptr %ints.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %5
  store i32 %add, ptr addrspace(1) %arrayidx5, align 4
  %low = getelementptr inbounds nuw %"struct.shapes::box", ptr %b, i32 0, i32 0
  store <4 x float> zeroinitializer, ptr %low, align 16
  %high = getelementptr inbounds nuw %"struct.shapes::box", ptr %b, i32 0, i32 1
  %6 = load ptr addrspace(1), ptr %floats.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %7
  %8 = load float, ptr addrspace(1) %arrayidx6, align 4
  %splat.splatinsert = insertelement <4 x float> poison, float %8, i64 0
  %splat.splat = shufflevector <4 x float> %splat.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %splat.splat, ptr %high, align 16
  %b.ascast = addrspacecast ptr %b to ptr addrspace(4)
  %call7 = call spir_func noundef float @_ZN6shapes6volumeERU3AS4KNS_3boxE(ptr addrspace(4) noundef align 16 dereferenceable(32) %b.ascast) #5
  %9 = load ptr addrspace(1), ptr %floats.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %10
  %11 = load float, ptr addrspace(1) %arrayidx8, align 4
  %call9 = call spir_func noundef float @_Z3sinf(float noundef %11) #4
  %call10 = call spir_func noundef float @_Z6largerIfET_S0_S0_(float noundef %call7, float noundef %call9) #5
  %12 = load ptr addrspace(1), ptr %floats.addr, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i64 %13
  store float %call10, ptr addrspace(1) %arrayidx11, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func noundef i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func void @_ZNU3AS47counterC1Ev(ptr addrspace(4) noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %this, ptr %this.addr, align 8
  %this1 = load ptr addrspace(4), ptr %this.addr, align 8
  call spir_func void @_ZNU3AS47counterC2Ev(ptr addrspace(4) noundef nonnull align 4 dereferenceable(4) %this1) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func noundef i32 @_Z6largerIiET_S0_S0_(i32 noundef %a, i32 noundef %b) #0 comdat {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %cmp = icmp sgt i32 %0, %1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i32, ptr %a.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i32, ptr %b.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ]
  ret i32 %cond
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define internal spir_func noundef i32 @"_ZZ5mixedENU3AS4K3$_0clEi"(ptr addrspace(4) noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %x) #0 align 2 {
entry:
  %this.addr = alloca ptr addrspace(4), align 8
  %x.addr = alloca i32, align 4
  store ptr addrspace(4) %this, ptr %this.addr, align 8
  store i32 %x, ptr %x.addr, align 4
  %this1 = load ptr addrspace(4), ptr %this.addr, align 8
  %0 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %this1, i32 0, i32 0
  %1 = load ptr, ptr addrspace(4) %0, align 8, !nonnull !9, !align !10
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = load i32, ptr %x.addr, align 4
  call spir_func void @_ZNU3AS47counter3addEi(ptr addrspace(4) noundef nonnull align 4 dereferenceable(4) %2, i32 noundef %3) #5
  %4 = load i32, ptr %x.addr, align 4
  %mul = mul nsw i32 2, %4
  ret i32 %mul
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func noundef i32 @_ZNU3AS4K7counter3getEv(ptr addrspace(4) noundef nonnull align 4 dereferenceable(4) %this) #0 comdat align 2 {
entry:
  %this.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %this, ptr %this.addr, align 8
  %this1 = load ptr addrspace(4), ptr %this.addr, align 8
  %value = getelementptr inbounds nuw %class.counter, ptr addrspace(4) %this1, i32 0, i32 0
  %0 = load i32, ptr addrspace(4) %value, align 4
  ret i32 %0
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func noundef float @_Z6largerIfET_S0_S0_(float noundef %a, float noundef %b) #0 comdat {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %cmp = fcmp ogt float %0, %1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load float, ptr %a.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load float, ptr %b.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %2, %cond.true ], [ %3, %cond.false ]
  ret float %cond
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func noundef float @_Z3sinf(float noundef) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func void @_ZNU3AS47counterC2Ev(ptr addrspace(4) noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %this, ptr %this.addr, align 8
  %this1 = load ptr addrspace(4), ptr %this.addr, align 8
  %value = getelementptr inbounds nuw %class.counter, ptr addrspace(4) %this1, i32 0, i32 0
  store i32 0, ptr addrspace(4) %value, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func void @_ZNU3AS47counter3addEi(ptr addrspace(4) noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %by) #0 comdat align 2 {
entry:
  %this.addr = alloca ptr addrspace(4), align 8
  %by.addr = alloca i32, align 4
  store ptr addrspace(4) %this, ptr %this.addr, align 8
  store i32 %by, ptr %by.addr, align 4
  %this1 = load ptr addrspace(4), ptr %this.addr, align 8
  %0 = load i32, ptr %by.addr, align 4
  %value = getelementptr inbounds nuw %class.counter, ptr addrspace(4) %this1, i32 0, i32 0
  %1 = load i32, ptr addrspace(4) %value, align 4
  %add = add nsw i32 %1, %0
  store i32 %add, ptr addrspace(4) %value, align 4
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.cxx.version = !{!2}
!opencl.spir.version = !{!1}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 3, i32 0}
!2 = !{i32 2021, i32 0}
!3 = !{!"clang version 22.1"}
!4 = !{i64 16}
!5 = !{i32 1, i32 1}
!6 = !{!"none", !"none"}
!7 = !{!"int*", !"float*"}
!8 = !{!"", !""}
!9 = !{}
!10 = !{i64 4}
