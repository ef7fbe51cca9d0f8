; ModuleID = 'opencl/pure_vectors.cl'
source_filename = "opencl/pure_vectors.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @add_int4(<4 x i32> noundef %a, <4 x i32> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %b.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  store <4 x i32> %b, ptr %b.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = load <4 x i32>, ptr %b.addr, align 16
  %add = add <4 x i32> %0, %1
  ret <4 x i32> %add
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x float> @multiply_float4(<4 x float> noundef %a, <4 x float> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x float>, align 16
  %b.addr = alloca <4 x float>, align 16
  store <4 x float> %a, ptr %a.addr, align 16
  store <4 x float> %b, ptr %b.addr, align 16
  %0 = load <4 x float>, ptr %a.addr, align 16
  %1 = load <4 x float>, ptr %b.addr, align 16
  %mul = fmul <4 x float> %0, %1
  ret <4 x float> %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <2 x i32> @scale_uint2(<2 x i32> noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca <2 x i32>, align 8
  %b.addr = alloca i32, align 4
  store <2 x i32> %a, ptr %a.addr, align 8
  store i32 %b, ptr %b.addr, align 4
  %0 = load <2 x i32>, ptr %a.addr, align 8
  %1 = load i32, ptr %b.addr, align 4
  %splat.splatinsert = insertelement <2 x i32> poison, i32 %1, i64 0
  %splat.splat = shufflevector <2 x i32> %splat.splatinsert, <2 x i32> poison, <2 x i32> zeroinitializer
  %mul = mul <2 x i32> %0, %splat.splat
  ret <2 x i32> %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <16 x i8> @add_uchar16(<16 x i8> noundef %a, <16 x i8> noundef %b) #0 {
entry:
  %a.addr = alloca <16 x i8>, align 16
  %b.addr = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %a.addr, align 16
  store <16 x i8> %b, ptr %b.addr, align 16
  %0 = load <16 x i8>, ptr %a.addr, align 16
  %1 = load <16 x i8>, ptr %b.addr, align 16
  %add = add <16 x i8> %0, %1
  ret <16 x i8> %add
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <8 x i16> @negate_short8(<8 x i16> noundef %a) #0 {
entry:
  %a.addr = alloca <8 x i16>, align 16
  store <8 x i16> %a, ptr %a.addr, align 16
  %0 = load <8 x i16>, ptr %a.addr, align 16
  %sub = sub <8 x i16> zeroinitializer, %0
  ret <8 x i16> %sub
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <2 x double> @divide_double2(<2 x double> noundef %a, <2 x double> noundef %b) #0 {
entry:
  %a.addr = alloca <2 x double>, align 16
  %b.addr = alloca <2 x double>, align 16
  store <2 x double> %a, ptr %a.addr, align 16
  store <2 x double> %b, ptr %b.addr, align 16
  %0 = load <2 x double>, ptr %a.addr, align 16
  %1 = load <2 x double>, ptr %b.addr, align 16
  %div = fdiv <2 x double> %0, %1
  ret <2 x double> %div
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @reverse(<4 x i32> noundef %a) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i32> %1
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <3 x i32> @rotate_int3(<3 x i32> noundef %a) #0 {
entry:
  %a.addr = alloca <3 x i32>, align 16
  %extractVec = shufflevector <3 x i32> %a, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %extractVec, ptr %a.addr, align 16
  %0 = load <3 x i32>, ptr %a.addr, align 16
  %1 = shufflevector <3 x i32> %0, <3 x i32> poison, <3 x i32> <i32 1, i32 2, i32 0>
  ret <3 x i32> %1
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @interleave(<2 x i32> noundef %a, <2 x i32> noundef %b) #0 {
entry:
  %a.addr = alloca <2 x i32>, align 8
  %b.addr = alloca <2 x i32>, align 8
  %.compoundliteral = alloca <4 x i32>, align 16
  store <2 x i32> %a, ptr %a.addr, align 8
  store <2 x i32> %b, ptr %b.addr, align 8
  %0 = load <2 x i32>, ptr %a.addr, align 8
  %1 = extractelement <2 x i32> %0, i64 0
  %vecinit = insertelement <4 x i32> poison, i32 %1, i32 0
  %2 = load <2 x i32>, ptr %b.addr, align 8
  %3 = extractelement <2 x i32> %2, i64 0
  %vecinit1 = insertelement <4 x i32> %vecinit, i32 %3, i32 1
  %4 = load <2 x i32>, ptr %a.addr, align 8
  %5 = extractelement <2 x i32> %4, i64 1
  %vecinit2 = insertelement <4 x i32> %vecinit1, i32 %5, i32 2
  %6 = load <2 x i32>, ptr %b.addr, align 8
  %7 = extractelement <2 x i32> %6, i64 1
  %vecinit3 = insertelement <4 x i32> %vecinit2, i32 %7, i32 3
  store <4 x i32> %vecinit3, ptr %.compoundliteral, align 16
  %8 = load <4 x i32>, ptr %.compoundliteral, align 16
  ret <4 x i32> %8
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <8 x i32> @join(<4 x i32> noundef %a, <4 x i32> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %b.addr = alloca <4 x i32>, align 16
  %.compoundliteral = alloca <8 x i32>, align 32
  store <4 x i32> %a, ptr %a.addr, align 16
  store <4 x i32> %b, ptr %b.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %vext = shufflevector <4 x i32> %0, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %vecinit = shufflevector <8 x i32> %vext, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %1 = load <4 x i32>, ptr %b.addr, align 16
  %vext1 = shufflevector <4 x i32> %1, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %vecinit2 = shufflevector <8 x i32> %vecinit, <8 x i32> %vext1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x i32> %vecinit2, ptr %.compoundliteral, align 32
  %2 = load <8 x i32>, ptr %.compoundliteral, align 32
  %3 = shufflevector <8 x i32> %2, <8 x i32> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 1, i32 3, i32 5, i32 7>
  ret <8 x i32> %3
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @sum_of(<4 x i32> noundef %a) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = extractelement <4 x i32> %0, i64 0
  %2 = load <4 x i32>, ptr %a.addr, align 16
  %3 = extractelement <4 x i32> %2, i64 1
  %add = add i32 %1, %3
  %4 = load <4 x i32>, ptr %a.addr, align 16
  %5 = extractelement <4 x i32> %4, i64 2
  %add1 = add i32 %add, %5
  %6 = load <4 x i32>, ptr %a.addr, align 16
  %7 = extractelement <4 x i32> %6, i64 3
  %add2 = add i32 %add1, %7
  ret i32 %add2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @less_than(<4 x i32> noundef %a, <4 x i32> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %b.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  store <4 x i32> %b, ptr %b.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = load <4 x i32>, ptr %b.addr, align 16
  %cmp = icmp slt <4 x i32> %0, %1
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @equal_float4(<4 x float> noundef %a, <4 x float> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x float>, align 16
  %b.addr = alloca <4 x float>, align 16
  store <4 x float> %a, ptr %a.addr, align 16
  store <4 x float> %b, ptr %b.addr, align 16
  %0 = load <4 x float>, ptr %a.addr, align 16
  %1 = load <4 x float>, ptr %b.addr, align 16
  %cmp = fcmp oeq <4 x float> %0, %1
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i16> @compare_short4(<4 x i16> noundef %a, <4 x i16> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x i16>, align 8
  %b.addr = alloca <4 x i16>, align 8
  store <4 x i16> %a, ptr %a.addr, align 8
  store <4 x i16> %b, ptr %b.addr, align 8
  %0 = load <4 x i16>, ptr %a.addr, align 8
  %1 = load <4 x i16>, ptr %b.addr, align 8
  %cmp = icmp sge <4 x i16> %0, %1
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @select_int4(<4 x i32> noundef %a, <4 x i32> noundef %b, <4 x i32> noundef %c) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %b.addr = alloca <4 x i32>, align 16
  %c.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  store <4 x i32> %b, ptr %b.addr, align 16
  store <4 x i32> %c, ptr %c.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = load <4 x i32>, ptr %b.addr, align 16
  %2 = load <4 x i32>, ptr %c.addr, align 16
  %call = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #2
  ret <4 x i32> %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <2 x float> @ternary_float2(<2 x float> noundef %a, <2 x float> noundef %b) #0 {
entry:
  %a.addr = alloca <2 x float>, align 8
  %b.addr = alloca <2 x float>, align 8
  store <2 x float> %a, ptr %a.addr, align 8
  store <2 x float> %b, ptr %b.addr, align 8
  %0 = load <2 x float>, ptr %a.addr, align 8
  %1 = load <2 x float>, ptr %b.addr, align 8
  %cmp = fcmp ogt <2 x float> %0, %1
  %sext = sext <2 x i1> %cmp to <2 x i32>
  %2 = load <2 x float>, ptr %a.addr, align 8
  %3 = load <2 x float>, ptr %b.addr, align 8
  %fneg = fneg <2 x float> %3
  %4 = icmp slt <2 x i32> %sext, zeroinitializer
  %sext1 = sext <2 x i1> %4 to <2 x i32>
  %5 = xor <2 x i32> %sext1, splat (i32 -1)
  %6 = bitcast <2 x float> %fneg to <2 x i32>
  %7 = bitcast <2 x float> %2 to <2 x i32>
  %8 = and <2 x i32> %6, %5
  %9 = and <2 x i32> %7, %sext1
  %cond = or <2 x i32> %8, %9
  %10 = bitcast <2 x i32> %cond to <2 x float>
  ret <2 x float> %10
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @any_all(<4 x i32> noundef %a) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %cmp = icmp slt <4 x i32> %0, zeroinitializer
  %sext = sext <4 x i1> %cmp to <4 x i32>
  %call = call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %sext) #2
  %1 = load <4 x i32>, ptr %a.addr, align 16
  %cmp1 = icmp slt <4 x i32> %1, zeroinitializer
  %sext2 = sext <4 x i1> %cmp1 to <4 x i32>
  %call3 = call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %sext2) #2
  %shl = shl i32 %call3, 1
  %or = or i32 %call, %shl
  ret i32 %or
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @element(<4 x i32> noundef %a, i32 noundef %i) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %i.addr = alloca i32, align 4
  store <4 x i32> %a, ptr %a.addr, align 16
  store i32 %i, ptr %i.addr, align 4
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = load i32, ptr %i.addr, align 4
  %and = and i32 %1, 3
  %vecext = extractelement <4 x i32> %0, i32 %and
  ret i32 %vecext
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @replace_element(<4 x i32> noundef %a, i32 noundef %i, i32 noundef %x) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %i.addr = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store <4 x i32> %a, ptr %a.addr, align 16
  store i32 %i, ptr %i.addr, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i32, ptr %i.addr, align 4
  %and = and i32 %1, 3
  %2 = load <4 x i32>, ptr %a.addr, align 16
  %vecins = insertelement <4 x i32> %2, i32 %0, i32 %and
  store <4 x i32> %vecins, ptr %a.addr, align 16
  %3 = load <4 x i32>, ptr %a.addr, align 16
  ret <4 x i32> %3
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @shift_uint4(<4 x i32> noundef %a, <4 x i32> noundef %n) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %n.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  store <4 x i32> %n, ptr %n.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = load <4 x i32>, ptr %n.addr, align 16
  %and = and <4 x i32> %1, splat (i32 31)
  %shl.mask = and <4 x i32> %and, splat (i32 31)
  %shl = shl <4 x i32> %0, %shl.mask
  %2 = load <4 x i32>, ptr %a.addr, align 16
  %shr = lshr <4 x i32> %2, splat (i32 3)
  %xor = xor <4 x i32> %shl, %shr
  ret <4 x i32> %xor
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @logical_int4(<4 x i32> noundef %a, <4 x i32> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %b.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  store <4 x i32> %b, ptr %b.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = load <4 x i32>, ptr %b.addr, align 16
  %cmp = icmp ne <4 x i32> %0, zeroinitializer
  %cmp1 = icmp ne <4 x i32> %1, zeroinitializer
  %2 = and <4 x i1> %cmp, %cmp1
  %sext = sext <4 x i1> %2 to <4 x i32>
  %3 = load <4 x i32>, ptr %a.addr, align 16
  %cmp2 = icmp eq <4 x i32> %3, zeroinitializer
  %sext3 = sext <4 x i1> %cmp2 to <4 x i32>
  %and = and <4 x i32> %sext3, splat (i32 2)
  %or = or <4 x i32> %sext, %and
  ret <4 x i32> %or
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x float> @convert_to_float4(<4 x i32> noundef %a) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %call = call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %0) #2
  ret <4 x float> %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i8> @saturate_uchar4(<4 x i32> noundef %a) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %call = call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %0) #2
  ret <4 x i8> %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @truncate_long4(<4 x i64> noundef %a) #0 {
entry:
  %a.addr = alloca <4 x i64>, align 32
  store <4 x i64> %a, ptr %a.addr, align 32
  %0 = load <4 x i64>, ptr %a.addr, align 32
  %call = call spir_func <4 x i32> @_Z12convert_int4Dv4_l(<4 x i64> noundef %0) #2
  ret <4 x i32> %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z12convert_int4Dv4_l(<4 x i64> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <2 x i16> @reinterpret_uint(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %astype = bitcast i32 %0 to <2 x i16>
  ret <2 x i16> %astype
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <2 x i64> @extend_uint2(<2 x i32> noundef %a) #0 {
entry:
  %a.addr = alloca <2 x i32>, align 8
  store <2 x i32> %a, ptr %a.addr, align 8
  %0 = load <2 x i32>, ptr %a.addr, align 8
  %call = call spir_func <2 x i64> @_Z14convert_ulong2Dv2_j(<2 x i32> noundef %0) #2
  ret <2 x i64> %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z14convert_ulong2Dv2_j(<2 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x float> @float4_swizzle_store(<4 x float> noundef %a, <2 x float> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x float>, align 16
  %b.addr = alloca <2 x float>, align 8
  store <4 x float> %a, ptr %a.addr, align 16
  store <2 x float> %b, ptr %b.addr, align 8
  %0 = load <2 x float>, ptr %b.addr, align 8
  %1 = load <4 x float>, ptr %a.addr, align 16
  %2 = shufflevector <2 x float> %0, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %3 = shufflevector <4 x float> %1, <4 x float> %2, <4 x i32> <i32 0, i32 4, i32 2, i32 5>
  store <4 x float> %3, ptr %a.addr, align 16
  %4 = load <4 x float>, ptr %a.addr, align 16
  %5 = extractelement <4 x float> %4, i64 2
  %6 = load <4 x float>, ptr %a.addr, align 16
  %7 = insertelement <4 x float> %6, float %5, i64 0
  store <4 x float> %7, ptr %a.addr, align 16
  %8 = load <4 x float>, ptr %a.addr, align 16
  ret <4 x float> %8
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <8 x i32> @shuffle_two(<4 x i32> noundef %a, <4 x i32> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %b.addr = alloca <4 x i32>, align 16
  %.compoundliteral = alloca <8 x i32>, align 32
  store <4 x i32> %a, ptr %a.addr, align 16
  store <4 x i32> %b, ptr %b.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = load <4 x i32>, ptr %b.addr, align 16
  store <8 x i32> <i32 7, i32 0, i32 6, i32 1, i32 5, i32 2, i32 4, i32 3>, ptr %.compoundliteral, align 32
  %2 = load <8 x i32>, ptr %.compoundliteral, align 32
  %call = call spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef %0, <4 x i32> noundef %1, <8 x i32> noundef %2) #2
  ret <8 x i32> %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef, <4 x i32> noundef, <8 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @shuffle_dynamic(<4 x i32> noundef %a, <4 x i32> noundef %m) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %m.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  store <4 x i32> %m, ptr %m.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = load <4 x i32>, ptr %m.addr, align 16
  %call = call spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #2
  ret <4 x i32> %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <2 x i8> @multiply_char2(<2 x i8> noundef %a, <2 x i8> noundef %b) #0 {
entry:
  %a.addr = alloca <2 x i8>, align 2
  %b.addr = alloca <2 x i8>, align 2
  store <2 x i8> %a, ptr %a.addr, align 2
  store <2 x i8> %b, ptr %b.addr, align 2
  %0 = load <2 x i8>, ptr %a.addr, align 2
  %1 = load <2 x i8>, ptr %b.addr, align 2
  %mul = mul <2 x i8> %0, %1
  ret <2 x i8> %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x i32> @add_saturated4(<4 x i32> noundef %a, <4 x i32> noundef %b) #0 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %b.addr = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %a.addr, align 16
  store <4 x i32> %b, ptr %b.addr, align 16
  %0 = load <4 x i32>, ptr %a.addr, align 16
  %1 = load <4 x i32>, ptr %b.addr, align 16
  %call = call spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #2
  ret <4 x i32> %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <3 x i32> @minimum_uint3(<3 x i32> noundef %a, <3 x i32> noundef %b) #0 {
entry:
  %a.addr = alloca <3 x i32>, align 16
  %b.addr = alloca <3 x i32>, align 16
  %extractVec = shufflevector <3 x i32> %a, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %extractVec, ptr %a.addr, align 16
  %extractVec1 = shufflevector <3 x i32> %b, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %extractVec1, ptr %b.addr, align 16
  %loadVecN = load <4 x i32>, ptr %a.addr, align 16
  %extractVec2 = shufflevector <4 x i32> %loadVecN, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %loadVecN3 = load <4 x i32>, ptr %b.addr, align 16
  %extractVec4 = shufflevector <4 x i32> %loadVecN3, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call = call spir_func <3 x i32> @_Z3minDv3_jS_(<3 x i32> noundef %extractVec2, <3 x i32> noundef %extractVec4) #2
  ret <3 x i32> %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x i32> @_Z3minDv3_jS_(<3 x i32> noundef, <3 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @dot_of_integers(<2 x i32> noundef %a, <2 x i32> noundef %b) #0 {
entry:
  %a.addr = alloca <2 x i32>, align 8
  %b.addr = alloca <2 x i32>, align 8
  store <2 x i32> %a, ptr %a.addr, align 8
  store <2 x i32> %b, ptr %b.addr, align 8
  %0 = load <2 x i32>, ptr %a.addr, align 8
  %and = and <2 x i32> %0, splat (i32 1023)
  %call = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %and) #2
  %1 = load <2 x i32>, ptr %b.addr, align 8
  %and1 = and <2 x i32> %1, splat (i32 1023)
  %call2 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %and1) #2
  %call3 = call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %call, <2 x float> noundef %call2) #2
  ret float %call3
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
