; Conversions to integers that saturate.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @fptosi_sat_i8_f32(float %a) {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %a)
  ret i8 %r
}

define spir_func i16 @fptosi_sat_i16_f32(float %a) {
  %r = call i16 @llvm.fptosi.sat.i16.f32(float %a)
  ret i16 %r
}

define spir_func i32 @fptosi_sat_i32_f32(float %a) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %a)
  ret i32 %r
}

define spir_func i64 @fptosi_sat_i64_f32(float %a) {
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %a)
  ret i64 %r
}

define spir_func i8 @fptosi_sat_i8_f64(double %a) {
  %r = call i8 @llvm.fptosi.sat.i8.f64(double %a)
  ret i8 %r
}

define spir_func i32 @fptosi_sat_i32_f64(double %a) {
  %r = call i32 @llvm.fptosi.sat.i32.f64(double %a)
  ret i32 %r
}

define spir_func i64 @fptosi_sat_i64_f64(double %a) {
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %a)
  ret i64 %r
}

define spir_func i32 @fptosi_sat_i32_f16(half %a) {
  %r = call i32 @llvm.fptosi.sat.i32.f16(half %a)
  ret i32 %r
}

define spir_func i8 @fptosi_sat_i8_f16(half %a) {
  %r = call i8 @llvm.fptosi.sat.i8.f16(half %a)
  ret i8 %r
}

define spir_func <4 x i32> @fptosi_sat_v4i32_v4f32(<4 x float> %a) {
  %r = call <4 x i32> @llvm.fptosi.sat.v4i32.v4f32(<4 x float> %a)
  ret <4 x i32> %r
}

define spir_func <2 x i8> @fptosi_sat_v2i8_v2f64(<2 x double> %a) {
  %r = call <2 x i8> @llvm.fptosi.sat.v2i8.v2f64(<2 x double> %a)
  ret <2 x i8> %r
}

define spir_func i1 @fptosi_sat_i1_f32(float %a) {
  %r = call i1 @llvm.fptosi.sat.i1.f32(float %a)
  ret i1 %r
}

define spir_func i1 @fptosi_sat_i1_f64(double %a) {
  %r = call i1 @llvm.fptosi.sat.i1.f64(double %a)
  ret i1 %r
}

define spir_func <4 x i1> @fptosi_sat_v4i1_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.fptosi.sat.v4i1.v4f32(<4 x float> %a)
  ret <4 x i1> %r
}

define spir_func i8 @fptoui_sat_i8_f32(float %a) {
  %r = call i8 @llvm.fptoui.sat.i8.f32(float %a)
  ret i8 %r
}

define spir_func i16 @fptoui_sat_i16_f32(float %a) {
  %r = call i16 @llvm.fptoui.sat.i16.f32(float %a)
  ret i16 %r
}

define spir_func i32 @fptoui_sat_i32_f32(float %a) {
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %a)
  ret i32 %r
}

define spir_func i64 @fptoui_sat_i64_f32(float %a) {
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %a)
  ret i64 %r
}

define spir_func i8 @fptoui_sat_i8_f64(double %a) {
  %r = call i8 @llvm.fptoui.sat.i8.f64(double %a)
  ret i8 %r
}

define spir_func i32 @fptoui_sat_i32_f64(double %a) {
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %a)
  ret i32 %r
}

define spir_func i64 @fptoui_sat_i64_f64(double %a) {
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %a)
  ret i64 %r
}

define spir_func i32 @fptoui_sat_i32_f16(half %a) {
  %r = call i32 @llvm.fptoui.sat.i32.f16(half %a)
  ret i32 %r
}

define spir_func i8 @fptoui_sat_i8_f16(half %a) {
  %r = call i8 @llvm.fptoui.sat.i8.f16(half %a)
  ret i8 %r
}

define spir_func <4 x i32> @fptoui_sat_v4i32_v4f32(<4 x float> %a) {
  %r = call <4 x i32> @llvm.fptoui.sat.v4i32.v4f32(<4 x float> %a)
  ret <4 x i32> %r
}

define spir_func <2 x i8> @fptoui_sat_v2i8_v2f64(<2 x double> %a) {
  %r = call <2 x i8> @llvm.fptoui.sat.v2i8.v2f64(<2 x double> %a)
  ret <2 x i8> %r
}

define spir_func i1 @fptoui_sat_i1_f32(float %a) {
  %r = call i1 @llvm.fptoui.sat.i1.f32(float %a)
  ret i1 %r
}

define spir_func i1 @fptoui_sat_i1_f64(double %a) {
  %r = call i1 @llvm.fptoui.sat.i1.f64(double %a)
  ret i1 %r
}

define spir_func <4 x i1> @fptoui_sat_v4i1_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.fptoui.sat.v4i1.v4f32(<4 x float> %a)
  ret <4 x i1> %r
}

declare i8 @llvm.fptosi.sat.i8.f32(float)
declare i16 @llvm.fptosi.sat.i16.f32(float)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i8 @llvm.fptosi.sat.i8.f64(double)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i32 @llvm.fptosi.sat.i32.f16(half)
declare i8 @llvm.fptosi.sat.i8.f16(half)
declare <4 x i32> @llvm.fptosi.sat.v4i32.v4f32(<4 x float>)
declare <2 x i8> @llvm.fptosi.sat.v2i8.v2f64(<2 x double>)
declare i1 @llvm.fptosi.sat.i1.f32(float)
declare i1 @llvm.fptosi.sat.i1.f64(double)
declare <4 x i1> @llvm.fptosi.sat.v4i1.v4f32(<4 x float>)
declare i8 @llvm.fptoui.sat.i8.f32(float)
declare i16 @llvm.fptoui.sat.i16.f32(float)
declare i32 @llvm.fptoui.sat.i32.f32(float)
declare i64 @llvm.fptoui.sat.i64.f32(float)
declare i8 @llvm.fptoui.sat.i8.f64(double)
declare i32 @llvm.fptoui.sat.i32.f64(double)
declare i64 @llvm.fptoui.sat.i64.f64(double)
declare i32 @llvm.fptoui.sat.i32.f16(half)
declare i8 @llvm.fptoui.sat.i8.f16(half)
declare <4 x i32> @llvm.fptoui.sat.v4i32.v4f32(<4 x float>)
declare <2 x i8> @llvm.fptoui.sat.v2i8.v2f64(<2 x double>)
declare i1 @llvm.fptoui.sat.i1.f32(float)
declare i1 @llvm.fptoui.sat.i1.f64(double)
declare <4 x i1> @llvm.fptoui.sat.v4i1.v4f32(<4 x float>)
