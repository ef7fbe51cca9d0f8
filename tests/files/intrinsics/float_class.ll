; Tests for classes of floating-point numbers.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i1 @is_0_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 0)
  ret i1 %r
}

define spir_func i1 @is_1_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 1)
  ret i1 %r
}

define spir_func i1 @is_2_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 2)
  ret i1 %r
}

define spir_func i1 @is_3_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 3)
  ret i1 %r
}

define spir_func i1 @is_4_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 4)
  ret i1 %r
}

define spir_func i1 @is_8_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 8)
  ret i1 %r
}

define spir_func i1 @is_16_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 16)
  ret i1 %r
}

define spir_func i1 @is_32_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 32)
  ret i1 %r
}

define spir_func i1 @is_64_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 64)
  ret i1 %r
}

define spir_func i1 @is_128_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 128)
  ret i1 %r
}

define spir_func i1 @is_256_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 256)
  ret i1 %r
}

define spir_func i1 @is_512_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 512)
  ret i1 %r
}

define spir_func i1 @is_516_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 516)
  ret i1 %r
}

define spir_func i1 @is_264_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 264)
  ret i1 %r
}

define spir_func i1 @is_504_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 504)
  ret i1 %r
}

define spir_func i1 @is_144_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 144)
  ret i1 %r
}

define spir_func i1 @is_96_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 96)
  ret i1 %r
}

define spir_func i1 @is_1023_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 1023)
  ret i1 %r
}

define spir_func i1 @is_1020_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 1020)
  ret i1 %r
}

define spir_func i1 @is_1019_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 1019)
  ret i1 %r
}

define spir_func i1 @is_519_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 519)
  ret i1 %r
}

define spir_func i1 @is_759_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 759)
  ret i1 %r
}

define spir_func i1 @is_341_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 341)
  ret i1 %r
}

define spir_func i1 @is_682_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 682)
  ret i1 %r
}

define spir_func i1 @is_960_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 960)
  ret i1 %r
}

define spir_func i1 @is_60_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 60)
  ret i1 %r
}

define spir_func i1 @is_507_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 507)
  ret i1 %r
}

define spir_func i1 @is_612_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 612)
  ret i1 %r
}

define spir_func i1 @is_9_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 9)
  ret i1 %r
}

define spir_func i1 @is_0_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 0)
  ret i1 %r
}

define spir_func i1 @is_1_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 1)
  ret i1 %r
}

define spir_func i1 @is_2_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 2)
  ret i1 %r
}

define spir_func i1 @is_3_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 3)
  ret i1 %r
}

define spir_func i1 @is_4_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 4)
  ret i1 %r
}

define spir_func i1 @is_8_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 8)
  ret i1 %r
}

define spir_func i1 @is_16_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 16)
  ret i1 %r
}

define spir_func i1 @is_32_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 32)
  ret i1 %r
}

define spir_func i1 @is_64_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 64)
  ret i1 %r
}

define spir_func i1 @is_128_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 128)
  ret i1 %r
}

define spir_func i1 @is_256_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 256)
  ret i1 %r
}

define spir_func i1 @is_512_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 512)
  ret i1 %r
}

define spir_func i1 @is_516_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 516)
  ret i1 %r
}

define spir_func i1 @is_264_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 264)
  ret i1 %r
}

define spir_func i1 @is_504_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 504)
  ret i1 %r
}

define spir_func i1 @is_144_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 144)
  ret i1 %r
}

define spir_func i1 @is_96_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 96)
  ret i1 %r
}

define spir_func i1 @is_1023_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 1023)
  ret i1 %r
}

define spir_func i1 @is_1020_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 1020)
  ret i1 %r
}

define spir_func i1 @is_1019_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 1019)
  ret i1 %r
}

define spir_func i1 @is_519_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 519)
  ret i1 %r
}

define spir_func i1 @is_759_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 759)
  ret i1 %r
}

define spir_func i1 @is_341_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 341)
  ret i1 %r
}

define spir_func i1 @is_682_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 682)
  ret i1 %r
}

define spir_func i1 @is_960_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 960)
  ret i1 %r
}

define spir_func i1 @is_60_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 60)
  ret i1 %r
}

define spir_func i1 @is_507_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 507)
  ret i1 %r
}

define spir_func i1 @is_612_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 612)
  ret i1 %r
}

define spir_func i1 @is_9_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 9)
  ret i1 %r
}

define spir_func i1 @is_0_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 0)
  ret i1 %r
}

define spir_func i1 @is_1_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 1)
  ret i1 %r
}

define spir_func i1 @is_2_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 2)
  ret i1 %r
}

define spir_func i1 @is_3_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 3)
  ret i1 %r
}

define spir_func i1 @is_4_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 4)
  ret i1 %r
}

define spir_func i1 @is_8_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 8)
  ret i1 %r
}

define spir_func i1 @is_16_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 16)
  ret i1 %r
}

define spir_func i1 @is_32_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 32)
  ret i1 %r
}

define spir_func i1 @is_64_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 64)
  ret i1 %r
}

define spir_func i1 @is_128_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 128)
  ret i1 %r
}

define spir_func i1 @is_256_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 256)
  ret i1 %r
}

define spir_func i1 @is_512_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 512)
  ret i1 %r
}

define spir_func i1 @is_516_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 516)
  ret i1 %r
}

define spir_func i1 @is_264_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 264)
  ret i1 %r
}

define spir_func i1 @is_504_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 504)
  ret i1 %r
}

define spir_func i1 @is_144_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 144)
  ret i1 %r
}

define spir_func i1 @is_96_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 96)
  ret i1 %r
}

define spir_func i1 @is_1023_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 1023)
  ret i1 %r
}

define spir_func i1 @is_1020_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 1020)
  ret i1 %r
}

define spir_func i1 @is_1019_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 1019)
  ret i1 %r
}

define spir_func i1 @is_519_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 519)
  ret i1 %r
}

define spir_func i1 @is_759_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 759)
  ret i1 %r
}

define spir_func i1 @is_341_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 341)
  ret i1 %r
}

define spir_func i1 @is_682_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 682)
  ret i1 %r
}

define spir_func i1 @is_960_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 960)
  ret i1 %r
}

define spir_func i1 @is_60_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 60)
  ret i1 %r
}

define spir_func i1 @is_507_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 507)
  ret i1 %r
}

define spir_func i1 @is_612_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 612)
  ret i1 %r
}

define spir_func i1 @is_9_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 9)
  ret i1 %r
}

define spir_func <4 x i1> @is_0_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 0)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_1_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 1)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_2_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 2)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_3_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 3)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_4_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 4)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_8_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 8)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_16_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 16)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_32_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 32)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_64_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 64)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_128_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 128)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_256_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 256)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_512_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 512)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_516_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 516)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_264_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 264)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_504_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 504)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_144_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 144)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_96_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 96)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_1023_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 1023)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_1020_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 1020)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_1019_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 1019)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_519_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 519)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_759_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 759)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_341_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 341)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_682_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 682)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_960_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 960)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_60_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 60)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_507_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 507)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_612_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 612)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @is_9_v4f32(<4 x float> %a) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a, i32 9)
  ret <4 x i1> %r
}

declare i1 @llvm.is.fpclass.f16(half, i32 immarg)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare <4 x i1> @llvm.is.fpclass.v4f32(<4 x float>, i32 immarg)
