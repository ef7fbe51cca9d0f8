; Operations whose environment of floating point is told.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func float @fadd_f32(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func double @fadd_f64(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret double %r
}

define spir_func <2 x float> @fadd_v2f32(<2 x float> %a, <2 x float> %b) strictfp {
  %r = call <2 x float> @llvm.experimental.constrained.fadd.v2f32(<2 x float> %a, <2 x float> %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret <2 x float> %r
}

define spir_func float @fsub_f32(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fsub.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func double @fsub_f64(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.fsub.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret double %r
}

define spir_func <2 x float> @fsub_v2f32(<2 x float> %a, <2 x float> %b) strictfp {
  %r = call <2 x float> @llvm.experimental.constrained.fsub.v2f32(<2 x float> %a, <2 x float> %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret <2 x float> %r
}

define spir_func float @fmul_f32(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func double @fmul_f64(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.fmul.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret double %r
}

define spir_func <2 x float> @fmul_v2f32(<2 x float> %a, <2 x float> %b) strictfp {
  %r = call <2 x float> @llvm.experimental.constrained.fmul.v2f32(<2 x float> %a, <2 x float> %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret <2 x float> %r
}

define spir_func float @fdiv_f32(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func double @fdiv_f64(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret double %r
}

define spir_func <2 x float> @fdiv_v2f32(<2 x float> %a, <2 x float> %b) strictfp {
  %r = call <2 x float> @llvm.experimental.constrained.fdiv.v2f32(<2 x float> %a, <2 x float> %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret <2 x float> %r
}

define spir_func float @fadd_f32_dynamic(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @fma_f32(float %a, float %b, float %c) strictfp {
  %r = call float @llvm.experimental.constrained.fma.f32(float %a, float %b, float %c, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func double @sqrt_f64(double %a) strictfp {
  %r = call double @llvm.experimental.constrained.sqrt.f64(double %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret double %r
}

define spir_func float @ceil_f32(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.ceil.f32(float %a, metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @floor_f32(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.floor.f32(float %a, metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @trunc_f32(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.trunc.f32(float %a, metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @round_f32(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.round.f32(float %a, metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @roundeven_f32(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.roundeven.f32(float %a, metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @rint_f32(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @nearbyint_f32(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.nearbyint.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @sitofp_f32_i32(i32 %a) strictfp {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @uitofp_f32_i32(i32 %a) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func double @sitofp_f64_i64(i64 %a) strictfp {
  %r = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret double %r
}

define spir_func double @uitofp_f64_i64(i64 %a) strictfp {
  %r = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret double %r
}

define spir_func float @sitofp_f32_i64(i64 %a) strictfp {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @uitofp_f32_i64(i64 %a) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @fptrunc_f32_f64(double %a) strictfp {
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func double @fpext_f64_f32(float %a) strictfp {
  %r = call double @llvm.experimental.constrained.fpext.f64.f32(float %a, metadata !"fpexcept.strict") strictfp
  ret double %r
}

define spir_func i1 @fcmp_f64_oeq(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_ogt(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"ogt", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_oge(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"oge", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_olt(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"olt", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_ole(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"ole", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_one(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"one", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_ord(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"ord", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_ueq(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"ueq", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_ugt(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"ugt", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_uge(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"uge", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_ult(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"ult", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_ule(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"ule", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_une(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"une", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmp_f64_uno(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"uno", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func i1 @fcmps_f32(float %a, float %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmps.f32(float %a, float %b, metadata !"olt", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare <2 x float> @llvm.experimental.constrained.fadd.v2f32(<2 x float>, <2 x float>, metadata, metadata)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata)
declare <2 x float> @llvm.experimental.constrained.fsub.v2f32(<2 x float>, <2 x float>, metadata, metadata)
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare <2 x float> @llvm.experimental.constrained.fmul.v2f32(<2 x float>, <2 x float>, metadata, metadata)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare <2 x float> @llvm.experimental.constrained.fdiv.v2f32(<2 x float>, <2 x float>, metadata, metadata)
declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata)
declare float @llvm.experimental.constrained.ceil.f32(float, metadata)
declare float @llvm.experimental.constrained.floor.f32(float, metadata)
declare float @llvm.experimental.constrained.trunc.f32(float, metadata)
declare float @llvm.experimental.constrained.round.f32(float, metadata)
declare float @llvm.experimental.constrained.roundeven.f32(float, metadata)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.nearbyint.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata)
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata)
declare double @llvm.experimental.constrained.uitofp.f64.i64(i64, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i64(i64, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i64(i64, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f32(float, float, metadata, metadata)
