; ModuleID = 'opencl/pure_bits.cl'
source_filename = "opencl/pure_bits.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @shift_left(i32 noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 31
  %shl = shl i32 %a, %and
  ret i32 %shl
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @shift_right_arithmetic(i32 noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 31
  %shr = ashr i32 %a, %and
  ret i32 %shr
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @shift_right_logical(i32 noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 31
  %shr = lshr i32 %a, %and
  ret i32 %shr
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i64 @shift_left_long(i64 noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 63
  %sh_prom = zext nneg i32 %and to i64
  %shl = shl i64 %a, %sh_prom
  ret i64 %shl
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i64 @shift_right_long(i64 noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 63
  %sh_prom = zext nneg i32 %and to i64
  %shr = ashr i64 %a, %sh_prom
  ret i64 %shr
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func zeroext i8 @shift_uchar(i8 noundef zeroext %a, i8 noundef zeroext %n) local_unnamed_addr #0 {
entry:
  %0 = and i8 %n, 7
  %shl = shl i8 %a, %0
  %1 = lshr i8 %a, 7
  %or9 = or i8 %shl, %1
  ret i8 %or9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func signext i16 @shift_short(i16 noundef signext %a, i16 noundef signext %n) local_unnamed_addr #0 {
entry:
  %0 = and i16 %n, 15
  %shr = ashr i16 %a, %0
  ret i16 %shr
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @and_or_xor(i32 noundef %a, i32 noundef %b, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %and = and i32 %b, %a
  %xor = xor i32 %c, %b
  %or = or i32 %xor, %and
  %or1 = or i32 %c, %a
  %not = xor i32 %or1, -1
  %or2 = or i32 %or, %not
  ret i32 %or2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i64 @complement(i64 noundef %a) local_unnamed_addr #0 {
entry:
  %not = xor i64 %a, -1
  ret i64 %not
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @rotate_by_hand(i32 noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %or = tail call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %n)
  ret i32 %or
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @rotate_builtin(i32 noundef %a, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z6rotatejj(i32 noundef %a, i32 noundef %n) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i64 @rotate_ulong(i64 noundef %a, i64 noundef %n) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i64 @_Z6rotatemm(i64 noundef %a, i64 noundef %n) #4
  ret i64 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func zeroext i8 @rotate_uchar(i8 noundef zeroext %a, i8 noundef zeroext %n) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %a, i8 noundef zeroext %n) #4
  ret i8 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @leading_zeros(i32 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z3clzi(i32 noundef %a) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3clzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i64 @leading_zeros_long(i64 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i64 @_Z3clzm(i64 noundef %a) #4
  ret i64 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3clzm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func zeroext i8 @leading_zeros_uchar(i8 noundef zeroext %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func zeroext i8 @_Z3clzh(i8 noundef zeroext %a) #4
  ret i8 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3clzh(i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @ones(i32 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z8popcountj(i32 noundef %a) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcountj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func signext i16 @ones_short(i16 noundef signext %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func signext i16 @_Z8popcounts(i16 noundef signext %a) #4
  ret i16 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8popcounts(i16 noundef signext) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @reverse_bits(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %or20 = tail call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %or20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @byte_swap(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %astype = bitcast i32 %x to <4 x i8>
  %0 = shufflevector <4 x i8> %astype, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %astype1 = bitcast <4 x i8> %0 to i32
  ret i32 %astype1
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @select_bits(i32 noundef %a, i32 noundef %b, i32 noundef %c) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z9bitselectiii(i32 noundef %a, i32 noundef %b, i32 noundef %c) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @lowest_set_bit(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %sub = sub i32 0, %x
  %and = and i32 %x, %sub
  ret i32 %and
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 2) i32 @is_power_of_two(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %x)
  %1 = icmp eq i32 %0, 1
  %land.ext = zext i1 %1 to i32
  ret i32 %land.ext
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @gray_code(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %shr = lshr i32 %x, 1
  %xor = xor i32 %shr, %x
  ret i32 %xor
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 2) i32 @parity(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %shr = lshr i32 %x, 16
  %xor = xor i32 %shr, %x
  %shr1 = lshr i32 %xor, 8
  %xor2 = xor i32 %shr1, %xor
  %shr3 = lshr i32 %xor2, 4
  %xor4 = xor i32 %shr3, %xor2
  %and = and i32 %xor4, 15
  %shr5 = lshr i32 27030, %and
  %and6 = and i32 %shr5, 1
  ret i32 %and6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 65536) i32 @extract_field(i32 noundef %x, i32 noundef %at, i32 noundef %width) local_unnamed_addr #0 {
entry:
  %and = and i32 %at, 15
  %and1 = and i32 %width, 15
  %shr = lshr i32 %x, %and
  %shl = shl nuw nsw i32 2, %and1
  %sub = add nsw i32 %shl, -1
  %and2 = and i32 %sub, %shr
  ret i32 %and2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
