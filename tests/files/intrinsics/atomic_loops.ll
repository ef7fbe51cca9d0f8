; Atomic operations that SPIR-V has not, and those of pointers.
; extensions: -SPV_EXT_shader_atomic_float_add,-SPV_EXT_shader_atomic_float_min_max
; signaling: no
; zeros: equal

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i32 @nand_i32(i32 %a, i32 %b) {
  %m = alloca i32, align 8
  store i32 %a, ptr %m, align 8
  %old = atomicrmw nand ptr %m, i32 %b syncscope("device") acq_rel, align 8
  %new = load i32, ptr %m, align 8
  %o = mul i32 %old, 3
  %r = add i32 %new, %o
  ret i32 %r
}

define spir_func i64 @nand_i64(i64 %a, i64 %b) {
  %m = alloca i64, align 8
  store i64 %a, ptr %m, align 8
  %old = atomicrmw nand ptr %m, i64 %b syncscope("device") acq_rel, align 8
  %new = load i64, ptr %m, align 8
  %o = mul i64 %old, 3
  %r = add i64 %new, %o
  ret i64 %r
}

define spir_func i32 @uinc_wrap_i32(i32 %a, i32 %b) {
  %m = alloca i32, align 8
  store i32 %a, ptr %m, align 8
  %old = atomicrmw uinc_wrap ptr %m, i32 %b syncscope("device") acq_rel, align 8
  %new = load i32, ptr %m, align 8
  %o = mul i32 %old, 3
  %r = add i32 %new, %o
  ret i32 %r
}

define spir_func i64 @uinc_wrap_i64(i64 %a, i64 %b) {
  %m = alloca i64, align 8
  store i64 %a, ptr %m, align 8
  %old = atomicrmw uinc_wrap ptr %m, i64 %b syncscope("device") acq_rel, align 8
  %new = load i64, ptr %m, align 8
  %o = mul i64 %old, 3
  %r = add i64 %new, %o
  ret i64 %r
}

define spir_func i32 @udec_wrap_i32(i32 %a, i32 %b) {
  %m = alloca i32, align 8
  store i32 %a, ptr %m, align 8
  %old = atomicrmw udec_wrap ptr %m, i32 %b syncscope("device") acq_rel, align 8
  %new = load i32, ptr %m, align 8
  %o = mul i32 %old, 3
  %r = add i32 %new, %o
  ret i32 %r
}

define spir_func i64 @udec_wrap_i64(i64 %a, i64 %b) {
  %m = alloca i64, align 8
  store i64 %a, ptr %m, align 8
  %old = atomicrmw udec_wrap ptr %m, i64 %b syncscope("device") acq_rel, align 8
  %new = load i64, ptr %m, align 8
  %o = mul i64 %old, 3
  %r = add i64 %new, %o
  ret i64 %r
}

define spir_func i32 @usub_cond_i32(i32 %a, i32 %b) {
  %m = alloca i32, align 8
  store i32 %a, ptr %m, align 8
  %old = atomicrmw usub_cond ptr %m, i32 %b syncscope("device") acq_rel, align 8
  %new = load i32, ptr %m, align 8
  %o = mul i32 %old, 3
  %r = add i32 %new, %o
  ret i32 %r
}

define spir_func i64 @usub_cond_i64(i64 %a, i64 %b) {
  %m = alloca i64, align 8
  store i64 %a, ptr %m, align 8
  %old = atomicrmw usub_cond ptr %m, i64 %b syncscope("device") acq_rel, align 8
  %new = load i64, ptr %m, align 8
  %o = mul i64 %old, 3
  %r = add i64 %new, %o
  ret i64 %r
}

define spir_func i32 @usub_sat_i32(i32 %a, i32 %b) {
  %m = alloca i32, align 8
  store i32 %a, ptr %m, align 8
  %old = atomicrmw usub_sat ptr %m, i32 %b syncscope("device") acq_rel, align 8
  %new = load i32, ptr %m, align 8
  %o = mul i32 %old, 3
  %r = add i32 %new, %o
  ret i32 %r
}

define spir_func i64 @usub_sat_i64(i64 %a, i64 %b) {
  %m = alloca i64, align 8
  store i64 %a, ptr %m, align 8
  %old = atomicrmw usub_sat ptr %m, i64 %b syncscope("device") acq_rel, align 8
  %new = load i64, ptr %m, align 8
  %o = mul i64 %old, 3
  %r = add i64 %new, %o
  ret i64 %r
}

define spir_func i32 @max_i32(i32 %a, i32 %b) {
  %m = alloca i32, align 8
  store i32 %a, ptr %m, align 8
  %old = atomicrmw max ptr %m, i32 %b syncscope("device") acq_rel, align 8
  %new = load i32, ptr %m, align 8
  %o = mul i32 %old, 3
  %r = add i32 %new, %o
  ret i32 %r
}

define spir_func i64 @max_i64(i64 %a, i64 %b) {
  %m = alloca i64, align 8
  store i64 %a, ptr %m, align 8
  %old = atomicrmw max ptr %m, i64 %b syncscope("device") acq_rel, align 8
  %new = load i64, ptr %m, align 8
  %o = mul i64 %old, 3
  %r = add i64 %new, %o
  ret i64 %r
}

define spir_func i32 @umin_i32(i32 %a, i32 %b) {
  %m = alloca i32, align 8
  store i32 %a, ptr %m, align 8
  %old = atomicrmw umin ptr %m, i32 %b syncscope("device") acq_rel, align 8
  %new = load i32, ptr %m, align 8
  %o = mul i32 %old, 3
  %r = add i32 %new, %o
  ret i32 %r
}

define spir_func i64 @umin_i64(i64 %a, i64 %b) {
  %m = alloca i64, align 8
  store i64 %a, ptr %m, align 8
  %old = atomicrmw umin ptr %m, i64 %b syncscope("device") acq_rel, align 8
  %new = load i64, ptr %m, align 8
  %o = mul i64 %old, 3
  %r = add i64 %new, %o
  ret i64 %r
}

define spir_func <2 x float> @fadd_float(float %a, float %b) {
  %m = alloca float, align 8
  store float %a, ptr %m, align 8
  %old = atomicrmw volatile fadd ptr %m, float %b seq_cst, align 8
  %new = load float, ptr %m, align 8
  %v = insertelement <2 x float> poison, float %old, i32 0
  %r = insertelement <2 x float> %v, float %new, i32 1
  ret <2 x float> %r
}

define spir_func <2 x double> @fadd_double(double %a, double %b) {
  %m = alloca double, align 8
  store double %a, ptr %m, align 8
  %old = atomicrmw volatile fadd ptr %m, double %b seq_cst, align 8
  %new = load double, ptr %m, align 8
  %v = insertelement <2 x double> poison, double %old, i32 0
  %r = insertelement <2 x double> %v, double %new, i32 1
  ret <2 x double> %r
}

define spir_func <2 x float> @fsub_float(float %a, float %b) {
  %m = alloca float, align 8
  store float %a, ptr %m, align 8
  %old = atomicrmw volatile fsub ptr %m, float %b seq_cst, align 8
  %new = load float, ptr %m, align 8
  %v = insertelement <2 x float> poison, float %old, i32 0
  %r = insertelement <2 x float> %v, float %new, i32 1
  ret <2 x float> %r
}

define spir_func <2 x double> @fsub_double(double %a, double %b) {
  %m = alloca double, align 8
  store double %a, ptr %m, align 8
  %old = atomicrmw volatile fsub ptr %m, double %b seq_cst, align 8
  %new = load double, ptr %m, align 8
  %v = insertelement <2 x double> poison, double %old, i32 0
  %r = insertelement <2 x double> %v, double %new, i32 1
  ret <2 x double> %r
}

define spir_func <2 x float> @fmax_float(float %a, float %b) {
  %m = alloca float, align 8
  store float %a, ptr %m, align 8
  %old = atomicrmw volatile fmax ptr %m, float %b seq_cst, align 8
  %new = load float, ptr %m, align 8
  %v = insertelement <2 x float> poison, float %old, i32 0
  %r = insertelement <2 x float> %v, float %new, i32 1
  ret <2 x float> %r
}

define spir_func <2 x double> @fmax_double(double %a, double %b) {
  %m = alloca double, align 8
  store double %a, ptr %m, align 8
  %old = atomicrmw volatile fmax ptr %m, double %b seq_cst, align 8
  %new = load double, ptr %m, align 8
  %v = insertelement <2 x double> poison, double %old, i32 0
  %r = insertelement <2 x double> %v, double %new, i32 1
  ret <2 x double> %r
}

define spir_func <2 x float> @fmin_float(float %a, float %b) {
  %m = alloca float, align 8
  store float %a, ptr %m, align 8
  %old = atomicrmw volatile fmin ptr %m, float %b seq_cst, align 8
  %new = load float, ptr %m, align 8
  %v = insertelement <2 x float> poison, float %old, i32 0
  %r = insertelement <2 x float> %v, float %new, i32 1
  ret <2 x float> %r
}

define spir_func <2 x double> @fmin_double(double %a, double %b) {
  %m = alloca double, align 8
  store double %a, ptr %m, align 8
  %old = atomicrmw volatile fmin ptr %m, double %b seq_cst, align 8
  %new = load double, ptr %m, align 8
  %v = insertelement <2 x double> poison, double %old, i32 0
  %r = insertelement <2 x double> %v, double %new, i32 1
  ret <2 x double> %r
}

define spir_func <2 x float> @fmaximum_float(float %a, float %b) {
  %m = alloca float, align 8
  store float %a, ptr %m, align 8
  %old = atomicrmw volatile fmaximum ptr %m, float %b seq_cst, align 8
  %new = load float, ptr %m, align 8
  %v = insertelement <2 x float> poison, float %old, i32 0
  %r = insertelement <2 x float> %v, float %new, i32 1
  ret <2 x float> %r
}

define spir_func <2 x double> @fmaximum_double(double %a, double %b) {
  %m = alloca double, align 8
  store double %a, ptr %m, align 8
  %old = atomicrmw volatile fmaximum ptr %m, double %b seq_cst, align 8
  %new = load double, ptr %m, align 8
  %v = insertelement <2 x double> poison, double %old, i32 0
  %r = insertelement <2 x double> %v, double %new, i32 1
  ret <2 x double> %r
}

define spir_func <2 x float> @fminimum_float(float %a, float %b) {
  %m = alloca float, align 8
  store float %a, ptr %m, align 8
  %old = atomicrmw volatile fminimum ptr %m, float %b seq_cst, align 8
  %new = load float, ptr %m, align 8
  %v = insertelement <2 x float> poison, float %old, i32 0
  %r = insertelement <2 x float> %v, float %new, i32 1
  ret <2 x float> %r
}

define spir_func <2 x double> @fminimum_double(double %a, double %b) {
  %m = alloca double, align 8
  store double %a, ptr %m, align 8
  %old = atomicrmw volatile fminimum ptr %m, double %b seq_cst, align 8
  %new = load double, ptr %m, align 8
  %v = insertelement <2 x double> poison, double %old, i32 0
  %r = insertelement <2 x double> %v, double %new, i32 1
  ret <2 x double> %r
}

define spir_func <2 x float> @xchg_float(float %a, float %b) {
  %m = alloca float, align 8
  store float %a, ptr %m, align 8
  %old = atomicrmw volatile xchg ptr %m, float %b seq_cst, align 8
  %new = load float, ptr %m, align 8
  %v = insertelement <2 x float> poison, float %old, i32 0
  %r = insertelement <2 x float> %v, float %new, i32 1
  ret <2 x float> %r
}

define spir_func <2 x double> @xchg_double(double %a, double %b) {
  %m = alloca double, align 8
  store double %a, ptr %m, align 8
  %old = atomicrmw volatile xchg ptr %m, double %b seq_cst, align 8
  %new = load double, ptr %m, align 8
  %v = insertelement <2 x double> poison, double %old, i32 0
  %r = insertelement <2 x double> %v, double %new, i32 1
  ret <2 x double> %r
}

define spir_func i32 @exchanged_pointers(i32 %a, i32 %b) {
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %p = alloca ptr, align 8
  store i32 %a, ptr %x, align 4
  store i32 %b, ptr %y, align 4
  store atomic ptr %x, ptr %p release, align 8
  %old = atomicrmw xchg ptr %p, ptr %y seq_cst, align 8
  %now = load atomic ptr, ptr %p acquire, align 8
  %u = load i32, ptr %old, align 4
  %v = load i32, ptr %now, align 4
  %w = mul i32 %v, 5
  %r = add i32 %u, %w
  ret i32 %r
}

define spir_func i32 @compared_pointers(i32 %a, i1 %c) {
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %p = alloca ptr, align 8
  store ptr %x, ptr %p, align 8
  %expected = select i1 %c, ptr %x, ptr %y
  %pair = cmpxchg ptr %p, ptr %expected, ptr %y acq_rel monotonic, align 8
  %found = extractvalue { ptr, i1 } %pair, 0
  %done = extractvalue { ptr, i1 } %pair, 1
  store i32 %a, ptr %found, align 4
  %v = load i32, ptr %x, align 4
  %add = zext i1 %done to i32
  %r = add i32 %v, %add
  ret i32 %r
}
