; ModuleID = 'opencl/pure_vectors.cl'
source_filename = "opencl/pure_vectors.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <4 x i32> @add_int4(<4 x i32> noundef %a, <4 x i32> noundef %b) local_unnamed_addr #0 {
entry:
  %add = add <4 x i32> %b, %a
  ret <4 x i32> %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <4 x float> @multiply_float4(<4 x float> noundef %a, <4 x float> noundef %b) local_unnamed_addr #0 {
entry:
  %mul = fmul <4 x float> %a, %b
  ret <4 x float> %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <2 x i32> @scale_uint2(<2 x i32> noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %splat.splatinsert = insertelement <2 x i32> poison, i32 %b, i64 0
  %splat.splat = shufflevector <2 x i32> %splat.splatinsert, <2 x i32> poison, <2 x i32> zeroinitializer
  %mul = mul <2 x i32> %splat.splat, %a
  ret <2 x i32> %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <16 x i8> @add_uchar16(<16 x i8> noundef %a, <16 x i8> noundef %b) local_unnamed_addr #0 {
entry:
  %add = add <16 x i8> %b, %a
  ret <16 x i8> %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <8 x i16> @negate_short8(<8 x i16> noundef %a) local_unnamed_addr #0 {
entry:
  %sub = sub <8 x i16> zeroinitializer, %a
  ret <8 x i16> %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <2 x double> @divide_double2(<2 x double> noundef %a, <2 x double> noundef %b) local_unnamed_addr #0 {
entry:
  %div = fdiv <2 x double> %a, %b
  ret <2 x double> %div
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func <4 x i32> @reverse(<4 x i32> noundef %a) local_unnamed_addr #0 {
entry:
  %0 = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i32> %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func <3 x i32> @rotate_int3(<3 x i32> noundef %a) local_unnamed_addr #0 {
entry:
  %0 = shufflevector <3 x i32> %a, <3 x i32> poison, <3 x i32> <i32 1, i32 2, i32 0>
  ret <3 x i32> %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <4 x i32> @interleave(<2 x i32> noundef %a, <2 x i32> noundef %b) local_unnamed_addr #0 {
entry:
  %vecinit3 = shufflevector <2 x i32> %a, <2 x i32> %b, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  ret <4 x i32> %vecinit3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <8 x i32> @join(<4 x i32> noundef %a, <4 x i32> noundef %b) local_unnamed_addr #0 {
entry:
  %0 = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 1, i32 3, i32 5, i32 7>
  ret <8 x i32> %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @sum_of(<4 x i32> noundef %a) local_unnamed_addr #0 {
entry:
  %shift = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop = add <4 x i32> %a, %shift
  %shift7 = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop8 = add <4 x i32> %foldExtExtBinop, %shift7
  %shift10 = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop11 = add <4 x i32> %foldExtExtBinop8, %shift10
  %add2 = extractelement <4 x i32> %foldExtExtBinop11, i64 0
  ret i32 %add2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 -1, 1) <4 x i32> @less_than(<4 x i32> noundef %a, <4 x i32> noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp slt <4 x i32> %a, %b
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 -1, 1) <4 x i32> @equal_float4(<4 x float> noundef %a, <4 x float> noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq <4 x float> %a, %b
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i16 -1, 1) <4 x i16> @compare_short4(<4 x i16> noundef %a, <4 x i16> noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp sge <4 x i16> %a, %b
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <4 x i32> @select_int4(<4 x i32> noundef %a, <4 x i32> noundef %b, <4 x i32> noundef %c) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %a, <4 x i32> noundef %b, <4 x i32> noundef %c) #3
  ret <4 x i32> %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <2 x float> @ternary_float2(<2 x float> noundef %a, <2 x float> noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = fcmp ogt <2 x float> %a, %b
  %fneg = fneg <2 x float> %b
  %cond.v = select <2 x i1> %cmp, <2 x float> %a, <2 x float> %fneg
  ret <2 x float> %cond.v
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @any_all(<4 x i32> noundef %a) local_unnamed_addr #1 {
entry:
  %a.lobit = ashr <4 x i32> %a, splat (i32 31)
  %call = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %a.lobit) #3
  %call3 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %a.lobit) #3
  %shl = shl i32 %call3, 1
  %or = or i32 %shl, %call
  ret i32 %or
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @element(<4 x i32> noundef %a, i32 noundef %i) local_unnamed_addr #0 {
entry:
  %and = and i32 %i, 3
  %vecext = extractelement <4 x i32> %a, i32 %and
  ret i32 %vecext
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func <4 x i32> @replace_element(<4 x i32> noundef %a, i32 noundef %i, i32 noundef %x) local_unnamed_addr #0 {
entry:
  %and = and i32 %i, 3
  %vecins = insertelement <4 x i32> %a, i32 %x, i32 %and
  ret <4 x i32> %vecins
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func <4 x i32> @shift_uint4(<4 x i32> noundef %a, <4 x i32> noundef %n) local_unnamed_addr #0 {
entry:
  %and = and <4 x i32> %n, splat (i32 31)
  %shl = shl <4 x i32> %a, %and
  %shr = lshr <4 x i32> %a, splat (i32 3)
  %xor = xor <4 x i32> %shl, %shr
  ret <4 x i32> %xor
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef range(i32 -1, 3) <4 x i32> @logical_int4(<4 x i32> noundef %a, <4 x i32> noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp ne <4 x i32> %a, zeroinitializer
  %cmp1 = icmp ne <4 x i32> %b, zeroinitializer
  %0 = and <4 x i1> %cmp, %cmp1
  %cmp2 = icmp eq <4 x i32> %a, zeroinitializer
  %and = select <4 x i1> %cmp2, <4 x i32> splat (i32 2), <4 x i32> zeroinitializer
  %or = select <4 x i1> %0, <4 x i32> splat (i32 -1), <4 x i32> %and
  ret <4 x i32> %or
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <4 x float> @convert_to_float4(<4 x i32> noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %a) #3
  ret <4 x float> %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <4 x i8> @saturate_uchar4(<4 x i32> noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %a) #3
  ret <4 x i8> %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <4 x i32> @truncate_long4(<4 x i64> noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_l(<4 x i64> noundef %a) #3
  ret <4 x i32> %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z12convert_int4Dv4_l(<4 x i64> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <2 x i16> @reinterpret_uint(i32 noundef %a) local_unnamed_addr #0 {
entry:
  %astype = bitcast i32 %a to <2 x i16>
  ret <2 x i16> %astype
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <2 x i64> @extend_uint2(<2 x i32> noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func <2 x i64> @_Z14convert_ulong2Dv2_j(<2 x i32> noundef %a) #3
  ret <2 x i64> %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z14convert_ulong2Dv2_j(<2 x i32> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func <4 x float> @float4_swizzle_store(<4 x float> noundef %a, <2 x float> noundef %b) local_unnamed_addr #0 {
entry:
  %0 = shufflevector <2 x float> %b, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %1 = shufflevector <4 x float> %a, <4 x float> %0, <4 x i32> <i32 2, i32 4, i32 2, i32 5>
  ret <4 x float> %1
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <8 x i32> @shuffle_two(<4 x i32> noundef %a, <4 x i32> noundef %b) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef %a, <4 x i32> noundef %b, <8 x i32> noundef <i32 7, i32 0, i32 6, i32 1, i32 5, i32 2, i32 4, i32 3>) #3
  ret <8 x i32> %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef, <4 x i32> noundef, <8 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <4 x i32> @shuffle_dynamic(<4 x i32> noundef %a, <4 x i32> noundef %m) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef %a, <4 x i32> noundef %m) #3
  ret <4 x i32> %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef <2 x i8> @multiply_char2(<2 x i8> noundef %a, <2 x i8> noundef %b) local_unnamed_addr #0 {
entry:
  %mul = mul <2 x i8> %b, %a
  ret <2 x i8> %mul
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <4 x i32> @add_saturated4(<4 x i32> noundef %a, <4 x i32> noundef %b) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef %a, <4 x i32> noundef %b) #3
  ret <4 x i32> %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <3 x i32> @minimum_uint3(<3 x i32> noundef %a, <3 x i32> noundef %b) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func <3 x i32> @_Z3minDv3_jS_(<3 x i32> noundef %a, <3 x i32> noundef %b) #3
  ret <3 x i32> %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x i32> @_Z3minDv3_jS_(<3 x i32> noundef, <3 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @dot_of_integers(<2 x i32> noundef %a, <2 x i32> noundef %b) local_unnamed_addr #1 {
entry:
  %and = and <2 x i32> %a, splat (i32 1023)
  %call = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %and) #3
  %and1 = and <2 x i32> %b, splat (i32 1023)
  %call2 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %and1) #3
  %call3 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %call, <2 x float> noundef %call2) #3
  ret float %call3
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
