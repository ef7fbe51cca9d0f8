; What clang 22 makes of library.cl: run compile.sh again when that changes.

@TWO_OVER_PI = addrspace(2) constant [21 x i64] [i64 0, i64 -6703182060581546711, i64 -277156292786332224, i64 -2638381946312093631, i64 -121206125134887583, i64 -5249950069107600672, i64 452944820249399836, i64 -135693905287338178, i64 -1692731182770600828, i64 -1613291254968254911, i64 4148332274289687028, i64 -7168499653074671557, i64 2303758334597371919, i64 -1211730484530615009, i64 7869616827067468215, i64 5712322887342352941, i64 8441921394348257659, i64 4397547296490951402, i64 7780917995555872008, i64 6197850593633725355, i64 -1094449336203069923], align 8
@ARC_TANGENTS = addrspace(2) constant [9 x <2 x double>] [<2 x double> zeroinitializer, <2 x double> <double 0x3FBFD5BA9AAC2F6E, double 0xBC4CD37686760C17>, <2 x double> <double 0x3FCF5B75F92C80DD, double 0x3C68AB6E3CF7AFBD>, <2 x double> <double 0x3FD6F61941E4DEF1, double 0xBC7C63AAE6F6E918>, <2 x double> <double 0x3FDDAC670561BB4F, double 0x3C7A2B7F222F65E2>, <2 x double> <double 0x3FE1E00BABDEFEB4, double 0xBC5928DF287A668F>, <2 x double> <double 0x3FE4978FA3269EE1, double 0x3C72419A87F2A458>, <2 x double> <double 0x3FE700A7C5784634, double 0xBC78C34D25AADEF6>, <2 x double> <double 0x3FE921FB54442D18, double 0x3C81A62633145C07>], align 16

define spir_func double @spirv_llvm_exp_f64(double %0) {
  %2 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %0, i64 0
  %3 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %2, i32 0)
  ret double %3
}

define internal spir_func double @_ZL11exponentialDv2_di(<2 x double> %0, i32 %1) unnamed_addr {
  %3 = extractelement <2 x double> %0, i64 0
  %4 = fcmp uno double %3, 0.000000e+00
  br i1 %4, label %38, label %5

5:
  %6 = fcmp ogt double %3, 1.500000e+03
  br i1 %6, label %38, label %7

7:
  %8 = fcmp olt double %3, -1.500000e+03
  br i1 %8, label %38, label %9

9:
  %10 = fmul double %3, 0x3FF71547652B82FE
  %11 = tail call double @llvm.fabs.f64(double %10)
  %12 = fcmp olt double %11, 0x4330000000000000
  %13 = fadd double %11, 0x4330000000000000
  %14 = fadd double %13, 0xC330000000000000
  %15 = tail call double @llvm.copysign.f64(double %14, double %10)
  %16 = fadd double %10, 0.000000e+00
  %17 = select i1 %12, double %15, double %16
  %18 = fmul double %17, 0x3FE62E42FEFA2000
  %19 = fsub double %3, %18
  %20 = extractelement <2 x double> %0, i64 1
  %21 = fmul double %17, 0x3D69EF35793C7673
  %22 = fsub double %20, %21
  %23 = fadd double %19, %22
  %24 = fsub double %23, %19
  %25 = fsub double %22, %24
  %26 = fmul double %23, %25
  %27 = fadd double %25, %26
  %28 = fmul double %23, %23
  %29 = tail call spir_func double @_ZL16exponential_taild(double %23)
  %30 = fmul double %28, %29
  %31 = fadd double %27, %30
  %32 = fadd double %23, %31
  %33 = fadd double %32, 1.000000e+00
  %34 = fptosi double %17 to i64
  %35 = sext i32 %1 to i64
  %36 = add nsw i64 %34, %35
  %37 = tail call spir_func double @_ZL6scaleddl(double %33, i64 %36)
  br label %38

38:
  %39 = phi double [ %37, %9 ], [ %3, %2 ], [ 0x7FF0000000000000, %5 ], [ 0.000000e+00, %7 ]
  ret double %39
}

define spir_func double @spirv_llvm_exp2_f64(double %0) {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %19, label %3

3:
  %4 = fcmp ogt double %0, 1.100000e+03
  br i1 %4, label %19, label %5

5:
  %6 = fcmp olt double %0, -1.100000e+03
  br i1 %6, label %19, label %7

7:
  %8 = tail call double @llvm.fabs.f64(double %0)
  %9 = fcmp olt double %8, 0x4330000000000000
  %10 = fadd double %8, 0x4330000000000000
  %11 = fadd double %10, 0xC330000000000000
  %12 = tail call double @llvm.copysign.f64(double %11, double %0)
  %13 = fadd double %0, 0.000000e+00
  %14 = select i1 %9, double %12, double %13
  %15 = fsub double %0, %14
  %16 = tail call spir_func <2 x double> @_ZL5timesDv2_dd(<2 x double> <double 0x3FE62E42FEFA39EF, double 0x3C7ABC9E3B39803F>, double %15)
  %17 = fptosi double %14 to i32
  %18 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %16, i32 %17)
  br label %19

19:
  %20 = phi double [ %18, %7 ], [ %0, %1 ], [ 0x7FF0000000000000, %3 ], [ 0.000000e+00, %5 ]
  ret double %20
}

define spir_func double @spirv_llvm_exp10_f64(double %0) {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %10, label %3

3:
  %4 = fcmp ogt double %0, 3.200000e+02
  br i1 %4, label %10, label %5

5:
  %6 = fcmp olt double %0, -3.400000e+02
  br i1 %6, label %10, label %7

7:
  %8 = tail call spir_func <2 x double> @_ZL5timesDv2_dd(<2 x double> <double 0x40026BB1BBB55516, double 0xBCAF48AD494EA3E9>, double %0)
  %9 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %8, i32 0)
  br label %10

10:
  %11 = phi double [ %9, %7 ], [ %0, %1 ], [ 0x7FF0000000000000, %3 ], [ 0.000000e+00, %5 ]
  ret double %11
}

define spir_func double @spirv_llvm_expm1_f64(double %0) {
  %2 = tail call spir_func double @_ZL19exponential_minus_1d(double %0)
  ret double %2
}

define internal spir_func double @_ZL19exponential_minus_1d(double %0) unnamed_addr {
  %2 = fcmp ueq double %0, 0.000000e+00
  br i1 %2, label %40, label %3

3:
  %4 = fcmp ogt double %0, 7.100000e+02
  br i1 %4, label %40, label %5

5:
  %6 = fcmp olt double %0, -4.000000e+01
  br i1 %6, label %40, label %7

7:
  %8 = fmul double %0, 0x3FF71547652B82FE
  %9 = tail call double @llvm.fabs.f64(double %8)
  %10 = fcmp olt double %9, 0x4330000000000000
  %11 = fadd double %9, 0x4330000000000000
  %12 = fadd double %11, 0xC330000000000000
  %13 = tail call double @llvm.copysign.f64(double %12, double %8)
  %14 = fadd double %8, 0.000000e+00
  %15 = select i1 %10, double %13, double %14
  %16 = fmul double %15, 0x3FE62E42FEFA2000
  %17 = fsub double %0, %16
  %18 = fmul double %15, 0xBD69EF35793C7673
  %19 = fadd double %18, %17
  %20 = fsub double %19, %17
  %21 = fsub double %18, %20
  %22 = fmul double %19, %19
  %23 = tail call spir_func double @_ZL16exponential_taild(double %19)
  %24 = fmul double %22, %23
  %25 = fadd double %21, %24
  %26 = fadd double %19, %25
  %27 = fcmp oeq double %15, 0.000000e+00
  br i1 %27, label %40, label %28

28:
  %29 = fcmp ogt double %15, 5.600000e+01
  br i1 %29, label %30, label %34

30:
  %31 = fadd double %26, 1.000000e+00
  %32 = fptosi double %15 to i64
  %33 = tail call spir_func double @_ZL6scaleddl(double %31, i64 %32)
  br label %40

34:
  %35 = fptosi double %15 to i64
  %36 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %35)
  %37 = fadd double %36, -1.000000e+00
  %38 = fmul double %26, %36
  %39 = fadd double %37, %38
  br label %40

40:
  %41 = phi double [ -1.000000e+00, %5 ], [ %0, %1 ], [ 0x7FF0000000000000, %3 ], [ %39, %34 ], [ %33, %30 ], [ %26, %7 ]
  ret double %41
}

define spir_func double @spirv_llvm_log_f64(double %0) {
  %2 = tail call spir_func double @_ZL12logarithm_ofd(double %0)
  ret double %2
}

define internal spir_func double @_ZL12logarithm_ofd(double %0) unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 639)
  br i1 %2, label %3, label %8

3:
  %4 = fcmp oeq double %0, 0.000000e+00
  %5 = fcmp oeq double %0, 0x7FF0000000000000
  %6 = select i1 %5, double 0x7FF0000000000000, double 0x7FF8000000000000
  %7 = select i1 %4, double 0xFFF0000000000000, double %6
  br label %11

8:
  %9 = tail call spir_func <2 x double> @_ZL9logarithmd(double %0)
  %10 = extractelement <2 x double> %9, i64 0
  br label %11

11:
  %12 = phi double [ %7, %3 ], [ %10, %8 ]
  ret double %12
}

define spir_func double @spirv_llvm_log2_f64(double %0) {
  %2 = alloca double, align 8
  %3 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 639)
  br i1 %3, label %4, label %9

4:
  %5 = fcmp oeq double %0, 0.000000e+00
  %6 = fcmp oeq double %0, 0x7FF0000000000000
  %7 = select i1 %6, double 0x7FF0000000000000, double 0x7FF8000000000000
  %8 = select i1 %5, double 0xFFF0000000000000, double %7
  br label %18

9:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %10 = call spir_func i32 @_ZL5splitdPd(double %0, ptr %2)
  %11 = load double, ptr %2, align 8
  %12 = tail call spir_func <2 x double> @_ZL16logarithm_near_1dd(double %11, double 0.000000e+00)
  %13 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %12, <2 x double> <double 0x3FF71547652B82FE, double 0x3C7777D0FFDA0D24>)
  %14 = sitofp i32 %10 to double
  %15 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %14, i64 0
  %16 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %15, <2 x double> %13)
  %17 = extractelement <2 x double> %16, i64 0
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %18

18:
  %19 = phi double [ %8, %4 ], [ %17, %9 ]
  ret double %19
}

define spir_func double @spirv_llvm_log10_f64(double %0) {
  %2 = alloca double, align 8
  %3 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 639)
  br i1 %3, label %4, label %9

4:
  %5 = fcmp oeq double %0, 0.000000e+00
  %6 = fcmp oeq double %0, 0x7FF0000000000000
  %7 = select i1 %6, double 0x7FF0000000000000, double 0x7FF8000000000000
  %8 = select i1 %5, double 0xFFF0000000000000, double %7
  br label %19

9:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %10 = call spir_func i32 @_ZL5splitdPd(double %0, ptr %2)
  %11 = load double, ptr %2, align 8
  %12 = tail call spir_func <2 x double> @_ZL16logarithm_near_1dd(double %11, double 0.000000e+00)
  %13 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %12, <2 x double> <double 0x3FDBCB7B1526E50E, double 0x3C695355BAAAFAD3>)
  %14 = sitofp i32 %10 to double
  %15 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %14, i64 0
  %16 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %15, <2 x double> <double 0x3FD34413509F79FF, double 0xBC49DC1DA994FD21>)
  %17 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %16, <2 x double> %13)
  %18 = extractelement <2 x double> %17, i64 0
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %19

19:
  %20 = phi double [ %8, %4 ], [ %18, %9 ]
  ret double %20
}

define spir_func double @spirv_llvm_log1p_f64(double %0) {
  %2 = tail call spir_func double @_ZL11logarithm_1d(double %0)
  ret double %2
}

define internal spir_func double @_ZL11logarithm_1d(double %0) unnamed_addr {
  %2 = alloca double, align 8
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp olt double %3, 0x3C90000000000000
  br i1 %4, label %37, label %5

5:
  %6 = fcmp ogt double %0, -1.000000e+00
  %7 = fcmp one double %0, 0x7FF0000000000000
  %8 = and i1 %6, %7
  br i1 %8, label %14, label %9

9:
  %10 = fcmp oeq double %0, -1.000000e+00
  %11 = fcmp oeq double %0, 0x7FF0000000000000
  %12 = select i1 %11, double 0x7FF0000000000000, double 0x7FF8000000000000
  %13 = select i1 %10, double 0xFFF0000000000000, double %12
  br label %37

14:
  %15 = fadd double %0, 1.000000e+00
  %16 = fadd double %15, -1.000000e+00
  %17 = fsub double %16, %15
  %18 = fadd double %17, 1.000000e+00
  %19 = fsub double %0, %16
  %20 = fadd double %19, %18
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %21 = call spir_func i32 @_ZL5splitdPd(double %15, ptr %2)
  %22 = load double, ptr %2, align 8
  %23 = sub nsw i32 0, %21
  %24 = sext i32 %23 to i64
  %25 = tail call spir_func double @_ZL6scaleddl(double %20, i64 %24)
  %26 = tail call spir_func <2 x double> @_ZL16logarithm_near_1dd(double %22, double %25)
  %27 = sitofp i32 %21 to double
  %28 = fmul double %27, 0x3FE62E42FEFA2000
  %29 = fmul double %27, 0x3D69EF35793C7673
  %30 = fadd double %28, %29
  %31 = insertelement <2 x double> poison, double %30, i64 0
  %32 = fsub double %30, %28
  %33 = fsub double %29, %32
  %34 = insertelement <2 x double> %31, double %33, i64 1
  %35 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %34, <2 x double> %26)
  %36 = extractelement <2 x double> %35, i64 0
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %37

37:
  %38 = phi double [ %13, %9 ], [ %36, %14 ], [ %0, %1 ]
  ret double %38
}

define spir_func double @spirv_llvm_sinh_f64(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 2.200000e+01
  br i1 %3, label %7, label %4

4:
  %5 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %2, i64 0
  %6 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %5, i32 -1)
  br label %13

7:
  %8 = tail call spir_func double @_ZL19exponential_minus_1d(double %2)
  %9 = fadd double %8, 1.000000e+00
  %10 = fdiv double %8, %9
  %11 = fadd double %8, %10
  %12 = fmul double %11, 5.000000e-01
  br label %13

13:
  %14 = phi double [ %12, %7 ], [ %6, %4 ]
  %15 = tail call double @llvm.copysign.f64(double %14, double %0)
  ret double %15
}

define spir_func double @spirv_llvm_cosh_f64(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 2.200000e+01
  %4 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %2, i64 0
  br i1 %3, label %7, label %5

5:
  %6 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %4, i32 -1)
  br label %12

7:
  %8 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %4, i32 0)
  %9 = fmul double %8, 5.000000e-01
  %10 = fdiv double 5.000000e-01, %8
  %11 = fadd double %9, %10
  br label %12

12:
  %13 = phi double [ %11, %7 ], [ %6, %5 ]
  ret double %13
}

define spir_func double @spirv_llvm_tanh_f64(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %14, label %4

4:
  %5 = fcmp ogt double %2, 2.200000e+01
  br i1 %5, label %6, label %8

6:
  %7 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %0)
  br label %14

8:
  %9 = fmul double %2, 2.000000e+00
  %10 = tail call spir_func double @_ZL19exponential_minus_1d(double %9)
  %11 = fadd double %10, 2.000000e+00
  %12 = fdiv double %10, %11
  %13 = tail call double @llvm.copysign.f64(double %12, double %0)
  br label %14

14:
  %15 = phi double [ %13, %8 ], [ %7, %6 ], [ %0, %1 ]
  ret double %15
}

define spir_func double @spirv_llvm_asinh_f64(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ueq double %2, 0x7FF0000000000000
  br i1 %3, label %19, label %4

4:
  %5 = fcmp ogt double %2, 0x41B0000000000000
  br i1 %5, label %6, label %10

6:
  %7 = tail call spir_func double @_ZL12logarithm_ofd(double %2)
  %8 = fadd double %7, 0x3FE62E42FEFA39EF
  %9 = tail call double @llvm.copysign.f64(double %8, double %0)
  br label %19

10:
  %11 = fmul double %0, %0
  %12 = fadd double %11, 1.000000e+00
  %13 = tail call double @llvm.sqrt.f64(double %12)
  %14 = fadd double %13, 1.000000e+00
  %15 = fdiv double %11, %14
  %16 = fadd double %2, %15
  %17 = tail call spir_func double @_ZL11logarithm_1d(double %16)
  %18 = tail call double @llvm.copysign.f64(double %17, double %0)
  br label %19

19:
  %20 = phi double [ %18, %10 ], [ %9, %6 ], [ %0, %1 ]
  ret double %20
}

define spir_func double @spirv_llvm_acosh_f64(double %0) {
  %2 = fcmp ult double %0, 1.000000e+00
  br i1 %2, label %16, label %3

3:
  %4 = fcmp ogt double %0, 0x41B0000000000000
  br i1 %4, label %5, label %8

5:
  %6 = tail call spir_func double @_ZL12logarithm_ofd(double %0)
  %7 = fadd double %6, 0x3FE62E42FEFA39EF
  br label %16

8:
  %9 = fadd double %0, -1.000000e+00
  %10 = fmul double %9, 2.000000e+00
  %11 = fmul double %9, %9
  %12 = fadd double %10, %11
  %13 = tail call double @llvm.sqrt.f64(double %12)
  %14 = fadd double %9, %13
  %15 = tail call spir_func double @_ZL11logarithm_1d(double %14)
  br label %16

16:
  %17 = phi double [ %7, %5 ], [ %15, %8 ], [ 0x7FF8000000000000, %1 ]
  ret double %17
}

define spir_func double @spirv_llvm_atanh_f64(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 1.000000e+00
  br i1 %3, label %11, label %4

4:
  %5 = fmul double %2, 2.000000e+00
  %6 = fsub double 1.000000e+00, %2
  %7 = fdiv double %5, %6
  %8 = tail call spir_func double @_ZL11logarithm_1d(double %7)
  %9 = fmul double %8, 5.000000e-01
  %10 = tail call double @llvm.copysign.f64(double %9, double %0)
  br label %11

11:
  %12 = phi double [ %10, %4 ], [ 0x7FF8000000000000, %1 ]
  ret double %12
}

define spir_func double @spirv_llvm_cbrt_f64(double %0) {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 615)
  br i1 %2, label %6, label %3

3:
  %4 = tail call spir_func double @_ZL14positive_powerdDv2_d(double %0, <2 x double> <double 0x3FD5555555555555, double 0x3C75555555555555>)
  %5 = tail call double @llvm.copysign.f64(double %4, double %0)
  br label %6

6:
  %7 = phi double [ %5, %3 ], [ %0, %1 ]
  ret double %7
}

define spir_func double @spirv_llvm_sqrt_f64(double %0) {
  %2 = tail call double @llvm.sqrt.f64(double %0)
  ret double %2
}

define spir_func double @spirv_llvm_rsqrt_f64(double %0) {
  %2 = tail call double @llvm.sqrt.f64(double %0)
  %3 = fdiv double 1.000000e+00, %2
  ret double %3
}

define spir_func double @spirv_llvm_pow_f64(double %0, double %1) {
  %3 = tail call spir_func double @_ZL5powerdd(double %0, double %1)
  ret double %3
}

define internal spir_func double @_ZL5powerdd(double %0, double %1) unnamed_addr {
  %3 = fcmp oeq double %1, 0.000000e+00
  %4 = fcmp oeq double %0, 1.000000e+00
  %5 = or i1 %4, %3
  br i1 %5, label %47, label %6

6:
  %7 = fcmp uno double %0, %1
  br i1 %7, label %47, label %8

8:
  %9 = tail call double @llvm.fabs.f64(double %1)
  %10 = fcmp oeq double %9, 0x7FF0000000000000
  br i1 %10, label %11, label %19

11:
  %12 = tail call double @llvm.fabs.f64(double %0)
  %13 = fcmp oeq double %12, 1.000000e+00
  br i1 %13, label %47, label %14

14:
  %15 = fcmp ogt double %12, 1.000000e+00
  %16 = fcmp ule double %1, 0.000000e+00
  %17 = xor i1 %15, %16
  %18 = select i1 %17, double 0x7FF0000000000000, double 0.000000e+00
  br label %47

19:
  %20 = bitcast double %0 to i64
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %22, label %25

22:
  %23 = tail call spir_func zeroext i1 @_ZL6is_oddd(double %1)
  %24 = select i1 %23, double -1.000000e+00, double 1.000000e+00
  br label %25

25:
  %26 = phi double [ 1.000000e+00, %19 ], [ %24, %22 ]
  %27 = fcmp oeq double %0, 0.000000e+00
  %28 = tail call double @llvm.fabs.f64(double %0)
  %29 = fcmp oeq double %28, 0x7FF0000000000000
  %30 = or i1 %27, %29
  br i1 %30, label %31, label %36

31:
  %32 = fcmp ule double %1, 0.000000e+00
  %33 = xor i1 %27, %32
  %34 = select i1 %33, double 0.000000e+00, double 0x7FF0000000000000
  %35 = tail call double @llvm.copysign.f64(double %34, double %26)
  br label %47

36:
  %37 = fcmp olt double %0, 0.000000e+00
  br i1 %37, label %38, label %40

38:
  %39 = tail call spir_func zeroext i1 @_ZL10is_integerd(double %1)
  br i1 %39, label %40, label %47

40:
  %41 = fcmp ogt double %9, 0x44F0000000000000
  %42 = tail call double @llvm.copysign.f64(double 0x44F0000000000000, double %1)
  %43 = select i1 %41, double %42, double %1
  %44 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %43, i64 0
  %45 = tail call spir_func double @_ZL14positive_powerdDv2_d(double %0, <2 x double> %44)
  %46 = fmul double %26, %45
  br label %47

47:
  %48 = phi double [ 1.000000e+00, %11 ], [ 1.000000e+00, %2 ], [ 0x7FF8000000000000, %6 ], [ %18, %14 ], [ 0x7FF8000000000000, %38 ], [ %35, %31 ], [ %46, %40 ]
  ret double %48
}

define spir_func double @spirv_llvm_powr_f64(double %0, double %1) {
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %23, label %4

4:
  %5 = fcmp uno double %1, 0.000000e+00
  %6 = fcmp olt double %0, 0.000000e+00
  %7 = or i1 %6, %5
  br i1 %7, label %23, label %8

8:
  %9 = tail call double @llvm.fabs.f64(double %0)
  %10 = fcmp oeq double %1, 0.000000e+00
  br i1 %10, label %11, label %16

11:
  %12 = fcmp oeq double %0, 0.000000e+00
  br i1 %12, label %23, label %13

13:
  %14 = fcmp oeq double %9, 0x7FF0000000000000
  %15 = select i1 %14, double 0x7FF8000000000000, double 1.000000e+00
  br label %23

16:
  %17 = tail call double @llvm.fabs.f64(double %1)
  %18 = fcmp oeq double %17, 0x7FF0000000000000
  %19 = fcmp oeq double %9, 1.000000e+00
  %20 = and i1 %19, %18
  br i1 %20, label %23, label %21

21:
  %22 = tail call spir_func double @_ZL5powerdd(double %9, double %1)
  br label %23

23:
  %24 = phi double [ %22, %21 ], [ 0x7FF8000000000000, %2 ], [ %15, %13 ], [ 0x7FF8000000000000, %4 ], [ 0x7FF8000000000000, %11 ], [ 0x7FF8000000000000, %16 ]
  ret double %24
}

define spir_func double @spirv_llvm_hypot_f64(double %0, double %1) {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp oeq double %3, 0x7FF0000000000000
  br i1 %4, label %26, label %5

5:
  %6 = tail call double @llvm.fabs.f64(double %1)
  %7 = fcmp oeq double %6, 0x7FF0000000000000
  br i1 %7, label %26, label %8

8:
  %9 = fcmp uno double %0, %1
  br i1 %9, label %26, label %10

10:
  %11 = fcmp ogt double %3, %6
  %12 = select i1 %11, double %3, double %6
  %13 = fcmp oeq double %12, 0.000000e+00
  br i1 %13, label %26, label %14

14:
  %15 = tail call spir_func i32 @_ZL11exponent_ofd(double %12)
  %16 = sub nsw i32 0, %15
  %17 = sext i32 %16 to i64
  %18 = tail call spir_func double @_ZL6scaleddl(double %3, i64 %17)
  %19 = tail call spir_func double @_ZL6scaleddl(double %6, i64 %17)
  %20 = fmul double %18, %18
  %21 = fmul double %19, %19
  %22 = fadd double %20, %21
  %23 = tail call double @llvm.sqrt.f64(double %22)
  %24 = sext i32 %15 to i64
  %25 = tail call spir_func double @_ZL6scaleddl(double %23, i64 %24)
  br label %26

26:
  %27 = phi double [ 0x7FF8000000000000, %8 ], [ 0x7FF0000000000000, %2 ], [ 0x7FF0000000000000, %5 ], [ 0.000000e+00, %10 ], [ %25, %14 ]
  ret double %27
}

define spir_func double @spirv_llvm_pown_f64(double %0, i32 %1) {
  %3 = sitofp i32 %1 to double
  %4 = tail call spir_func double @_ZL5powerdd(double %0, double %3)
  ret double %4
}

define spir_func double @spirv_llvm_rootn_f64(double %0, i32 %1) {
  %3 = and i32 %1, 1
  %4 = icmp ne i32 %3, 0
  %5 = fcmp ord double %0, 0.000000e+00
  %6 = icmp ne i32 %1, 0
  %7 = and i1 %5, %6
  %8 = fcmp uge double %0, 0.000000e+00
  %9 = or i1 %8, %4
  %10 = and i1 %7, %9
  br i1 %10, label %11, label %28

11:
  %12 = fcmp oeq double %0, 0.000000e+00
  %13 = tail call double @llvm.fabs.f64(double %0)
  %14 = fcmp oeq double %13, 0x7FF0000000000000
  %15 = or i1 %12, %14
  br i1 %15, label %16, label %22

16:
  %17 = icmp slt i32 %1, 1
  %18 = xor i1 %12, %17
  %19 = select i1 %18, double 0.000000e+00, double 0x7FF0000000000000
  %20 = tail call double @llvm.copysign.f64(double %19, double %0)
  %21 = select i1 %4, double %20, double %19
  br label %28

22:
  %23 = sitofp i32 %1 to double
  %24 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %23, i64 0
  %25 = tail call spir_func <2 x double> @_ZL5ratioDv2_dS_(<2 x double> <double 1.000000e+00, double 0.000000e+00>, <2 x double> %24)
  %26 = tail call spir_func double @_ZL14positive_powerdDv2_d(double %0, <2 x double> %25)
  %27 = tail call double @llvm.copysign.f64(double %26, double %0)
  br label %28

28:
  %29 = phi double [ %27, %22 ], [ 0x7FF8000000000000, %2 ], [ %21, %16 ]
  ret double %29
}

define spir_func double @spirv_llvm_sin_f64(double %0) {
  %2 = tail call spir_func double @_ZL4sinedi(double %0, i32 0)
  ret double %2
}

define internal spir_func double @_ZL4sinedi(double %0, i32 range(i32 0, 2) %1) unnamed_addr {
  %3 = alloca i32, align 4
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ueq double %4, 0x7FF0000000000000
  br i1 %5, label %18, label %6

6:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %7 = call spir_func <2 x double> @_ZL7reduceddPi(double %0, ptr %3)
  %8 = fcmp oeq double %0, 0.000000e+00
  %9 = icmp eq i32 %1, 0
  %10 = and i1 %8, %9
  br i1 %10, label %16, label %11

11:
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, %1
  %14 = and i32 %13, 3
  %15 = tail call spir_func double @_ZL7sine_inDv2_di(<2 x double> %7, i32 %14)
  br label %16

16:
  %17 = phi double [ %15, %11 ], [ %0, %6 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %18

18:
  %19 = phi double [ %17, %16 ], [ 0x7FF8000000000000, %2 ]
  ret double %19
}

define spir_func double @spirv_llvm_cos_f64(double %0) {
  %2 = tail call spir_func double @_ZL4sinedi(double %0, i32 1)
  ret double %2
}

define spir_func double @spirv_llvm_tan_f64(double %0) {
  %2 = alloca i32, align 4
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp ueq double %3, 0x7FF0000000000000
  br i1 %4, label %11, label %5

5:
  %6 = fcmp oeq double %0, 0.000000e+00
  br i1 %6, label %11, label %7

7:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %8 = call spir_func <2 x double> @_ZL7reduceddPi(double %0, ptr %2)
  %9 = load i32, ptr %2, align 4
  %10 = tail call spir_func double @_ZL10tangent_inDv2_di(<2 x double> %8, i32 %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %11

11:
  %12 = phi double [ 0x7FF8000000000000, %1 ], [ %10, %7 ], [ %0, %5 ]
  ret double %12
}

define spir_func double @spirv_llvm_sinpi_f64(double %0) {
  %2 = tail call spir_func double @_ZL18sine_of_half_turnsdi(double %0, i32 0)
  ret double %2
}

define internal spir_func double @_ZL18sine_of_half_turnsdi(double %0, i32 range(i32 0, 2) %1) unnamed_addr {
  %3 = alloca i32, align 4
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ueq double %4, 0x7FF0000000000000
  br i1 %5, label %19, label %6

6:
  %7 = tail call spir_func zeroext i1 @_ZL10is_integerd(double %0)
  %8 = icmp eq i32 %1, 0
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %12

10:
  %11 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %19

12:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %13 = call spir_func <2 x double> @_ZL18reduced_half_turnsdPi(double %0, ptr %3)
  %14 = load i32, ptr %3, align 4
  %15 = add nsw i32 %14, %1
  %16 = and i32 %15, 3
  %17 = tail call spir_func double @_ZL7sine_inDv2_di(<2 x double> %13, i32 %16)
  %18 = fadd double %17, 0.000000e+00
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %19

19:
  %20 = phi double [ %11, %10 ], [ %18, %12 ], [ 0x7FF8000000000000, %2 ]
  ret double %20
}

define spir_func double @spirv_llvm_cospi_f64(double %0) {
  %2 = tail call spir_func double @_ZL18sine_of_half_turnsdi(double %0, i32 1)
  ret double %2
}

define spir_func double @spirv_llvm_tanpi_f64(double %0) {
  %2 = alloca i32, align 4
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp ueq double %3, 0x7FF0000000000000
  br i1 %4, label %25, label %5

5:
  %6 = tail call spir_func zeroext i1 @_ZL10is_integerd(double %0)
  br i1 %6, label %7, label %12

7:
  %8 = tail call spir_func zeroext i1 @_ZL6is_oddd(double %0)
  %9 = fneg double %0
  %10 = select i1 %8, double %9, double %0
  %11 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %10)
  br label %25

12:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %13 = call spir_func <2 x double> @_ZL18reduced_half_turnsdPi(double %0, ptr %2)
  %14 = extractelement <2 x double> %13, i64 0
  %15 = fcmp oeq double %14, 0.000000e+00
  br i1 %15, label %16, label %20

16:
  %17 = tail call spir_func double @_ZL5belowd(double %0)
  %18 = tail call spir_func zeroext i1 @_ZL6is_oddd(double %17)
  %19 = select i1 %18, double 0xFFF0000000000000, double 0x7FF0000000000000
  br label %23

20:
  %21 = load i32, ptr %2, align 4
  %22 = tail call spir_func double @_ZL10tangent_inDv2_di(<2 x double> %13, i32 %21)
  br label %23

23:
  %24 = phi double [ %19, %16 ], [ %22, %20 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %25

25:
  %26 = phi double [ %11, %7 ], [ %24, %23 ], [ 0x7FF8000000000000, %1 ]
  ret double %26
}

define spir_func double @spirv_llvm_asin_f64(double %0) {
  %2 = tail call spir_func <2 x double> @_ZL8arc_sined(double %0)
  %3 = extractelement <2 x double> %2, i64 0
  ret double %3
}

define internal spir_func <2 x double> @_ZL8arc_sined(double %0) unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 1.000000e+00
  br i1 %3, label %10, label %4

4:
  %5 = fsub double 1.000000e+00, %0
  %6 = fadd double %0, 1.000000e+00
  %7 = fmul double %5, %6
  %8 = tail call double @llvm.sqrt.f64(double %7)
  %9 = tail call spir_func <2 x double> @_ZL5angledd(double %0, double %8)
  br label %10

10:
  %11 = phi <2 x double> [ %9, %4 ], [ <double 0x7FF8000000000000, double 0.000000e+00>, %1 ]
  ret <2 x double> %11
}

define spir_func double @spirv_llvm_acos_f64(double %0) {
  %2 = tail call spir_func <2 x double> @_ZL10arc_cosined(double %0)
  %3 = extractelement <2 x double> %2, i64 0
  ret double %3
}

define internal spir_func <2 x double> @_ZL10arc_cosined(double %0) unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 1.000000e+00
  br i1 %3, label %10, label %4

4:
  %5 = fsub double 1.000000e+00, %0
  %6 = fadd double %0, 1.000000e+00
  %7 = fmul double %5, %6
  %8 = tail call double @llvm.sqrt.f64(double %7)
  %9 = tail call spir_func <2 x double> @_ZL5angledd(double %8, double %0)
  br label %10

10:
  %11 = phi <2 x double> [ %9, %4 ], [ <double 0x7FF8000000000000, double 0.000000e+00>, %1 ]
  ret <2 x double> %11
}

define spir_func double @spirv_llvm_atan_f64(double %0) {
  %2 = tail call spir_func <2 x double> @_ZL5angledd(double %0, double 1.000000e+00)
  %3 = extractelement <2 x double> %2, i64 0
  ret double %3
}

define internal spir_func <2 x double> @_ZL5angledd(double %0, double %1) unnamed_addr {
  %3 = fcmp uno double %1, %0
  br i1 %3, label %60, label %4

4:
  %5 = tail call double @llvm.fabs.f64(double %1)
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = fcmp oeq double %0, 0.000000e+00
  br i1 %7, label %48, label %8

8:
  %9 = fcmp oeq double %1, 0.000000e+00
  br i1 %9, label %48, label %10

10:
  %11 = fcmp oeq double %5, 0x7FF0000000000000
  %12 = fcmp oeq double %6, 0x7FF0000000000000
  br i1 %11, label %14, label %13

13:
  br i1 %12, label %48, label %16

14:
  br i1 %12, label %48, label %15

15:
  br label %48

16:
  %17 = tail call spir_func i32 @_ZL11exponent_ofd(double %6)
  %18 = tail call spir_func i32 @_ZL11exponent_ofd(double %5)
  %19 = sub nsw i32 %17, %18
  %20 = icmp sgt i32 %19, -1001
  %21 = bitcast double %1 to i64
  %22 = icmp slt i64 %21, 0
  %23 = or i1 %22, %20
  br i1 %23, label %24, label %45

24:
  %25 = fcmp ogt double %5, %6
  %26 = select i1 %25, double %5, double %6
  %27 = tail call spir_func i32 @_ZL11exponent_ofd(double %26)
  %28 = sub nsw i32 0, %27
  %29 = sext i32 %28 to i64
  %30 = tail call spir_func double @_ZL6scaleddl(double %5, i64 %29)
  %31 = tail call spir_func double @_ZL6scaleddl(double %6, i64 %29)
  %32 = icmp sgt i32 %19, 800
  br i1 %32, label %48, label %33

33:
  %34 = icmp slt i32 %19, -800
  br i1 %34, label %35, label %38

35:
  %36 = fdiv double %31, %30
  %37 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %36, i64 0
  br label %48

38:
  %39 = fcmp ogt double %31, %30
  br i1 %39, label %40, label %43

40:
  %41 = tail call spir_func <2 x double> @_ZL15angle_in_octantdd(double %30, double %31)
  %42 = tail call spir_func <2 x double> @_ZL5minusDv2_dS_(<2 x double> <double 0x3FF921FB54442D18, double 0x3C91A62633145C07>, <2 x double> %41)
  br label %48

43:
  %44 = tail call spir_func <2 x double> @_ZL15angle_in_octantdd(double %31, double %30)
  br label %48

45:
  %46 = fdiv double %0, %1
  %47 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %46, i64 0
  br label %60

48:
  %49 = phi <2 x double> [ zeroinitializer, %4 ], [ <double 0x3FF921FB54442D18, double 0x3C91A62633145C07>, %13 ], [ <double 0x3FF921FB54442D18, double 0x3C91A62633145C07>, %8 ], [ <double 0x3FE921FB54442D18, double 0x3C81A62633145C07>, %14 ], [ zeroinitializer, %15 ], [ %44, %43 ], [ %42, %40 ], [ %37, %35 ], [ <double 0x3FF921FB54442D18, double 0x3C91A62633145C07>, %24 ]
  %50 = bitcast double %1 to i64
  %51 = icmp slt i64 %50, 0
  br i1 %51, label %52, label %54

52:
  %53 = tail call spir_func <2 x double> @_ZL5minusDv2_dS_(<2 x double> <double 0x400921FB54442D18, double 0x3CA1A62633145C07>, <2 x double> %49)
  br label %54

54:
  %55 = phi <2 x double> [ %53, %52 ], [ %49, %48 ]
  %56 = bitcast double %0 to i64
  %57 = icmp slt i64 %56, 0
  %58 = fneg <2 x double> %55
  %59 = select i1 %57, <2 x double> %58, <2 x double> %55
  br label %60

60:
  %61 = phi <2 x double> [ %59, %54 ], [ %47, %45 ], [ <double 0x7FF8000000000000, double 0.000000e+00>, %2 ]
  ret <2 x double> %61
}

define spir_func double @spirv_llvm_asinpi_f64(double %0) {
  %2 = tail call spir_func <2 x double> @_ZL8arc_sined(double %0)
  %3 = tail call spir_func double @_ZL10half_turnsDv2_d(<2 x double> %2)
  ret double %3
}

define internal spir_func double @_ZL10half_turnsDv2_d(<2 x double> %0) unnamed_addr {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %9, label %4

4:
  %5 = fcmp oeq double %2, 0.000000e+00
  br i1 %5, label %9, label %6

6:
  %7 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %0, <2 x double> <double 0x3FD45F306DC9C883, double 0xBC76B01EC5417056>)
  %8 = extractelement <2 x double> %7, i64 0
  br label %9

9:
  %10 = phi double [ 0x7FF8000000000000, %1 ], [ %8, %6 ], [ %2, %4 ]
  ret double %10
}

define spir_func double @spirv_llvm_acospi_f64(double %0) {
  %2 = tail call spir_func <2 x double> @_ZL10arc_cosined(double %0)
  %3 = tail call spir_func double @_ZL10half_turnsDv2_d(<2 x double> %2)
  ret double %3
}

define spir_func double @spirv_llvm_atanpi_f64(double %0) {
  %2 = tail call spir_func <2 x double> @_ZL5angledd(double %0, double 1.000000e+00)
  %3 = tail call spir_func double @_ZL10half_turnsDv2_d(<2 x double> %2)
  ret double %3
}

define spir_func double @spirv_llvm_atan2_f64(double %0, double %1) {
  %3 = tail call spir_func <2 x double> @_ZL5angledd(double %0, double %1)
  %4 = extractelement <2 x double> %3, i64 0
  ret double %4
}

define spir_func double @spirv_llvm_atan2pi_f64(double %0, double %1) {
  %3 = tail call spir_func <2 x double> @_ZL5angledd(double %0, double %1)
  %4 = tail call spir_func double @_ZL10half_turnsDv2_d(<2 x double> %3)
  ret double %4
}

define spir_func double @spirv_llvm_tgamma_f64(double %0) {
  %2 = tail call spir_func double @_ZL5gammad(double %0)
  ret double %2
}

define internal spir_func double @_ZL5gammad(double %0) unnamed_addr {
  %2 = fcmp ueq double %0, 0xFFF0000000000000
  br i1 %2, label %52, label %3

3:
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %5, label %7

5:
  %6 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %52

7:
  %8 = fcmp ogt double %0, 0.000000e+00
  br i1 %8, label %9, label %15

9:
  %10 = fcmp olt double %0, 0x170000000000000
  br i1 %10, label %11, label %13

11:
  %12 = fdiv double 1.000000e+00, %0
  br label %52

13:
  %14 = tail call spir_func double @_ZL17gamma_of_positivedi(double %0, i32 0)
  br label %52

15:
  %16 = tail call spir_func zeroext i1 @_ZL10is_integerd(double %0)
  br i1 %16, label %52, label %17

17:
  %18 = fcmp ogt double %0, 0x8170000000000000
  br i1 %18, label %19, label %21

19:
  %20 = fdiv double 1.000000e+00, %0
  br label %52

21:
  %22 = fcmp olt double %0, -1.900000e+02
  br i1 %22, label %23, label %27

23:
  %24 = tail call spir_func double @_ZL5belowd(double %0)
  %25 = tail call spir_func zeroext i1 @_ZL6is_oddd(double %24)
  %26 = select i1 %25, double -0.000000e+00, double 0.000000e+00
  br label %52

27:
  %28 = fcmp olt double %0, -1.500000e+02
  %29 = select i1 %28, i32 -200, i32 0
  %30 = tail call spir_func double @_ZL18sine_of_half_turnsdi(double %0, i32 0)
  %31 = fneg double %0
  %32 = fsub double 1.000000e+00, %0
  %33 = fadd double %32, -1.000000e+00
  %34 = fsub double %33, %32
  %35 = fadd double %34, 1.000000e+00
  %36 = fsub double %31, %33
  %37 = fadd double %36, %35
  %38 = tail call spir_func double @_ZL17gamma_of_positivedi(double %32, i32 %29)
  %39 = fmul double %37, %38
  %40 = fcmp ogt double %32, 2.000000e+00
  br i1 %40, label %41, label %44

41:
  %42 = tail call spir_func <2 x double> @_ZL9logarithmd(double %32)
  %43 = extractelement <2 x double> %42, i64 0
  br label %44

44:
  %45 = phi double [ %43, %41 ], [ 0.000000e+00, %27 ]
  %46 = fmul double %39, %45
  %47 = fadd double %38, %46
  %48 = fmul double %30, %47
  %49 = fdiv double 0x400921FB54442D18, %48
  %50 = sext i32 %29 to i64
  %51 = tail call spir_func double @_ZL6scaleddl(double %49, i64 %50)
  br label %52

52:
  %53 = phi double [ %51, %44 ], [ %6, %5 ], [ 0x7FF8000000000000, %1 ], [ %14, %13 ], [ %20, %19 ], [ %26, %23 ], [ %12, %11 ], [ 0x7FF8000000000000, %15 ]
  ret double %53
}

define spir_func double @spirv_llvm_lgamma_f64(double %0) {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %39, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %5, label %39, label %6

6:
  %7 = fcmp ugt double %0, 0.000000e+00
  br i1 %7, label %10, label %8

8:
  %9 = tail call spir_func zeroext i1 @_ZL10is_integerd(double %0)
  br i1 %9, label %39, label %12

10:
  %11 = fcmp ogt double %0, 0x7F50000000000000
  br i1 %11, label %39, label %12

12:
  %13 = fcmp ult double %0, 2.000000e+01
  br i1 %13, label %17, label %14

14:
  %15 = tail call spir_func <2 x double> @_ZL8stirlingd(double %0)
  %16 = extractelement <2 x double> %15, i64 0
  br label %39

17:
  %18 = fcmp ogt double %0, -2.000000e+01
  %19 = fcmp ogt double %4, 0x20B0000000000000
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %25

21:
  %22 = tail call spir_func double @_ZL5gammad(double %0)
  %23 = tail call double @llvm.fabs.f64(double %22)
  %24 = tail call spir_func double @_ZL12logarithm_ofd(double %23)
  br label %39

25:
  %26 = fcmp ugt double %4, 0x20B0000000000000
  br i1 %26, label %30, label %27

27:
  %28 = tail call spir_func double @_ZL12logarithm_ofd(double %4)
  %29 = fneg double %28
  br label %39

30:
  %31 = tail call spir_func double @_ZL18sine_of_half_turnsdi(double %0, i32 0)
  %32 = tail call double @llvm.fabs.f64(double %31)
  %33 = tail call spir_func double @_ZL12logarithm_ofd(double %32)
  %34 = fsub double 0x3FF250D048E7A1BD, %33
  %35 = fsub double 1.000000e+00, %0
  %36 = tail call spir_func <2 x double> @_ZL8stirlingd(double %35)
  %37 = extractelement <2 x double> %36, i64 0
  %38 = fsub double %34, %37
  br label %39

39:
  %40 = phi double [ %38, %30 ], [ %0, %1 ], [ 0x7FF0000000000000, %3 ], [ %16, %14 ], [ %24, %21 ], [ %29, %27 ], [ 0x7FF0000000000000, %8 ], [ 0x7FF0000000000000, %10 ]
  ret double %40
}

define spir_func range(i32 -1, 2) i32 @spirv_llvm_lgamma_r_second_f64(double %0) {
  %2 = fcmp olt double %0, 0.000000e+00
  br i1 %2, label %3, label %6

3:
  %4 = tail call spir_func double @_ZL5belowd(double %0)
  %5 = tail call spir_func zeroext i1 @_ZL6is_oddd(double %4)
  br label %9

6:
  %7 = bitcast double %0 to i64
  %8 = icmp slt i64 %7, 0
  br label %9

9:
  %10 = phi i1 [ %8, %6 ], [ %5, %3 ]
  %11 = select i1 %10, i32 -1, i32 1
  ret i32 %11
}

define spir_func double @spirv_llvm_erf_f64(double %0) {
  %2 = tail call spir_func double @_ZL5errord(double %0)
  ret double %2
}

define internal spir_func double @_ZL5errord(double %0) unnamed_addr {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %12, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp olt double %4, 2.000000e+00
  br i1 %5, label %6, label %8

6:
  %7 = tail call spir_func double @_ZL12error_seriesd(double %0)
  br label %12

8:
  %9 = tail call spir_func double @_ZL19complement_fractiond(double %4)
  %10 = fsub double 1.000000e+00, %9
  %11 = tail call double @llvm.copysign.f64(double %10, double %0)
  br label %12

12:
  %13 = phi double [ %0, %1 ], [ %7, %6 ], [ %11, %8 ]
  ret double %13
}

define spir_func double @spirv_llvm_erfc_f64(double %0) {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %16, label %3

3:
  %4 = fcmp olt double %0, 5.000000e-01
  br i1 %4, label %5, label %8

5:
  %6 = tail call spir_func double @_ZL5errord(double %0)
  %7 = fsub double 1.000000e+00, %6
  br label %16

8:
  %9 = fcmp olt double %0, 1.000000e+00
  br i1 %9, label %10, label %14

10:
  %11 = tail call spir_func double @_ZL12error_seriesd(double %0)
  %12 = fsub double 5.000000e-01, %11
  %13 = fadd double %12, 5.000000e-01
  br label %16

14:
  %15 = tail call spir_func double @_ZL19complement_fractiond(double %0)
  br label %16

16:
  %17 = phi double [ %0, %1 ], [ %7, %5 ], [ %13, %10 ], [ %15, %14 ]
  ret double %17
}

define spir_func double @spirv_llvm_fabs_f64(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  ret double %2
}

define spir_func double @spirv_llvm_ceil_f64(double %0) {
  %2 = tail call spir_func double @_ZL5aboved(double %0)
  ret double %2
}

define internal spir_func double @_ZL5aboved(double %0) unnamed_addr {
  %2 = tail call spir_func double @_ZL5wholed(double %0)
  %3 = fcmp ogt double %0, %2
  %4 = fadd double %2, 1.000000e+00
  %5 = tail call double @llvm.copysign.f64(double %4, double %0)
  %6 = select i1 %3, double %5, double %2
  ret double %6
}

define spir_func double @spirv_llvm_floor_f64(double %0) {
  %2 = tail call spir_func double @_ZL5belowd(double %0)
  ret double %2
}

define internal spir_func double @_ZL5belowd(double %0) unnamed_addr {
  %2 = tail call spir_func double @_ZL5wholed(double %0)
  %3 = fcmp olt double %0, %2
  %4 = fadd double %2, -1.000000e+00
  %5 = select i1 %3, double %4, double %2
  ret double %5
}

define spir_func double @spirv_llvm_trunc_f64(double %0) {
  %2 = tail call spir_func double @_ZL5wholed(double %0)
  ret double %2
}

define internal spir_func double @_ZL5wholed(double %0) unnamed_addr {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %8, label %10

8:
  %9 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %19

10:
  %11 = icmp samesign ugt i32 %5, 1074
  br i1 %11, label %12, label %14

12:
  %13 = fadd double %0, 0.000000e+00
  br label %19

14:
  %15 = zext nneg i32 %6 to i64
  %16 = ashr i64 -4503599627370496, %15
  %17 = and i64 %16, %2
  %18 = bitcast i64 %17 to double
  br label %19

19:
  %20 = phi double [ %9, %8 ], [ %13, %12 ], [ %18, %14 ]
  ret double %20
}

define spir_func double @spirv_llvm_round_f64(double %0) {
  %2 = tail call spir_func double @_ZL5wholed(double %0)
  %3 = fsub double %0, %2
  %4 = tail call double @llvm.fabs.f64(double %3)
  %5 = fcmp ult double %4, 5.000000e-01
  %6 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %0)
  %7 = fadd double %6, %2
  %8 = select i1 %5, double %2, double %7
  ret double %8
}

define spir_func double @spirv_llvm_rint_f64(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 0x4330000000000000
  %4 = fadd double %2, 0x4330000000000000
  %5 = fadd double %4, 0xC330000000000000
  %6 = tail call double @llvm.copysign.f64(double %5, double %0)
  %7 = fadd double %0, 0.000000e+00
  %8 = select i1 %3, double %6, double %7
  ret double %8
}

define spir_func double @spirv_llvm_sign_f64(double %0) {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %7, label %3

3:
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %7, label %5

5:
  %6 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %0)
  br label %7

7:
  %8 = phi double [ 0.000000e+00, %1 ], [ %6, %5 ], [ %0, %3 ]
  ret double %8
}

define spir_func double @spirv_llvm_degrees_f64(double %0) {
  %2 = fmul double %0, 0x404CA5DC1A63C1F8
  ret double %2
}

define spir_func double @spirv_llvm_radians_f64(double %0) {
  %2 = fmul double %0, 0x3F91DF46A2529D39
  ret double %2
}

define spir_func double @spirv_llvm_recip_f64(double %0) {
  %2 = fdiv double 1.000000e+00, %0
  ret double %2
}

define spir_func double @spirv_llvm_logb_f64(double %0) {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %12, label %3

3:
  %4 = fcmp uno double %0, 0.000000e+00
  br i1 %4, label %12, label %5

5:
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = fcmp oeq double %6, 0x7FF0000000000000
  br i1 %7, label %12, label %8

8:
  %9 = tail call spir_func i32 @_ZL11exponent_ofd(double %0)
  %10 = add nsw i32 %9, -1
  %11 = sitofp i32 %10 to double
  br label %12

12:
  %13 = phi double [ 0xFFF0000000000000, %1 ], [ 0x7FF0000000000000, %5 ], [ %11, %8 ], [ %0, %3 ]
  ret double %13
}

define spir_func double @spirv_llvm_fract_of_glsl_f64(double %0) {
  %2 = tail call spir_func double @_ZL5belowd(double %0)
  %3 = fsub double %0, %2
  ret double %3
}

define spir_func double @spirv_llvm_fract_second_f64(double %0) {
  %2 = tail call spir_func double @_ZL5belowd(double %0)
  ret double %2
}

define spir_func double @spirv_llvm_modf_f64(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  br i1 %3, label %7, label %4

4:
  %5 = tail call spir_func double @_ZL5wholed(double %0)
  %6 = fsub double %0, %5
  br label %7

7:
  %8 = phi double [ %6, %4 ], [ 0.000000e+00, %1 ]
  %9 = tail call double @llvm.copysign.f64(double %8, double %0)
  ret double %9
}

define spir_func double @spirv_llvm_modf_second_f64(double %0) {
  %2 = tail call spir_func double @_ZL5wholed(double %0)
  ret double %2
}

define spir_func double @spirv_llvm_frexp_f64(double %0) {
  %2 = tail call spir_func double @_ZL11fraction_ofd(double %0)
  ret double %2
}

define internal spir_func double @_ZL11fraction_ofd(double %0) unnamed_addr {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %6, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ueq double %4, 0x7FF0000000000000
  br i1 %5, label %6, label %8

6:
  %7 = fadd double %0, 0.000000e+00
  br label %16

8:
  %9 = fcmp olt double %4, 0x10000000000000
  %10 = fmul double %0, 0x4350000000000000
  %11 = select i1 %9, double %10, double %0
  %12 = bitcast double %11 to i64
  %13 = and i64 %12, -9218868437227405313
  %14 = or disjoint i64 %13, 4602678819172646912
  %15 = bitcast i64 %14 to double
  br label %16

16:
  %17 = phi double [ %7, %6 ], [ %15, %8 ]
  ret double %17
}

define spir_func range(i32 -1076, 1026) i32 @spirv_llvm_frexp_second_f64(double %0) {
  %2 = tail call spir_func i32 @_ZL11exponent_ofd(double %0)
  ret i32 %2
}

define internal spir_func range(i32 -1076, 1026) i32 @_ZL11exponent_ofd(double %0) unnamed_addr {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %16, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ueq double %4, 0x7FF0000000000000
  br i1 %5, label %16, label %6

6:
  %7 = fcmp olt double %4, 0x10000000000000
  %8 = fmul double %0, 0x4350000000000000
  %9 = select i1 %7, double %8, double %0
  %10 = bitcast double %9 to i64
  %11 = lshr i64 %10, 52
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = and i32 %12, 2047
  %14 = select i1 %7, i32 -1076, i32 -1022
  %15 = add nsw i32 %14, %13
  br label %16

16:
  %17 = phi i32 [ %15, %6 ], [ 0, %3 ], [ 0, %1 ]
  ret i32 %17
}

define spir_func range(i32 2147483647, 1025) i32 @spirv_llvm_ilogb_f64(double %0) {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %9, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ueq double %4, 0x7FF0000000000000
  br i1 %5, label %9, label %6

6:
  %7 = tail call spir_func i32 @_ZL11exponent_ofd(double %0)
  %8 = add nsw i32 %7, -1
  br label %9

9:
  %10 = phi i32 [ -2147483648, %1 ], [ %8, %6 ], [ 2147483647, %3 ]
  ret i32 %10
}

define spir_func double @spirv_llvm_ldexp_f64(double %0, i32 %1) {
  %3 = sext i32 %1 to i64
  %4 = tail call spir_func double @_ZL6scaleddl(double %0, i64 %3)
  ret double %4
}

define internal spir_func double @_ZL6scaleddl(double %0, i64 %1) unnamed_addr {
  %3 = tail call i64 @llvm.smax.i64(i64 %1, i64 -2200)
  %4 = tail call i64 @llvm.smin.i64(i64 %3, i64 2200)
  %5 = icmp sgt i64 %1, 1023
  br i1 %5, label %6, label %13

6:
  %7 = fmul double %0, 0x7FE0000000000000
  %8 = add nsw i64 %4, -1023
  %9 = icmp samesign ugt i64 %1, 2046
  br i1 %9, label %10, label %22

10:
  %11 = fmul double %7, 0x7FE0000000000000
  %12 = add nsw i64 %4, -2046
  br label %22

13:
  %14 = icmp slt i64 %1, -1022
  br i1 %14, label %15, label %22

15:
  %16 = fmul double %0, 0x360000000000000
  %17 = add nuw nsw i64 %4, 969
  %18 = icmp samesign ult i64 %1, -1991
  br i1 %18, label %19, label %22

19:
  %20 = fmul double %16, 0x360000000000000
  %21 = add nsw i64 %4, 1938
  br label %22

22:
  %23 = phi double [ %11, %10 ], [ %7, %6 ], [ %20, %19 ], [ %16, %15 ], [ %0, %13 ]
  %24 = phi i64 [ %12, %10 ], [ %8, %6 ], [ %21, %19 ], [ %17, %15 ], [ %4, %13 ]
  %25 = shl i64 %24, 52
  %26 = add i64 %25, 4607182418800017408
  %27 = bitcast i64 %26 to double
  %28 = fmul double %23, %27
  ret double %28
}

define spir_func double @spirv_llvm_copysign_f64(double %0, double %1) {
  %3 = tail call double @llvm.copysign.f64(double %0, double %1)
  ret double %3
}

define spir_func double @spirv_llvm_divide_f64(double %0, double %1) {
  %3 = fdiv double %0, %1
  ret double %3
}

define spir_func double @spirv_llvm_fdim_f64(double %0, double %1) {
  %3 = fcmp uno double %0, %1
  %4 = fcmp ogt double %0, %1
  %5 = fsub double %0, %1
  %6 = select i1 %4, double %5, double 0.000000e+00
  %7 = select i1 %3, double 0x7FF8000000000000, double %6
  ret double %7
}

define spir_func double @spirv_llvm_fmax_f64(double %0, double %1) {
  %3 = fcmp uno double %0, 0.000000e+00
  %4 = fcmp olt double %0, %1
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %1, double %0
  ret double %6
}

define spir_func double @spirv_llvm_fmin_f64(double %0, double %1) {
  %3 = fcmp uno double %0, 0.000000e+00
  %4 = fcmp olt double %1, %0
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %1, double %0
  ret double %6
}

define spir_func double @spirv_llvm_maxmag_f64(double %0, double %1) {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = tail call double @llvm.fabs.f64(double %1)
  %5 = fcmp ogt double %3, %4
  br i1 %5, label %13, label %6

6:
  %7 = fcmp ogt double %4, %3
  br i1 %7, label %13, label %8

8:
  %9 = fcmp uno double %0, 0.000000e+00
  %10 = fcmp olt double %0, %1
  %11 = or i1 %9, %10
  %12 = select i1 %11, double %1, double %0
  br label %13

13:
  %14 = phi double [ %12, %8 ], [ %0, %2 ], [ %1, %6 ]
  ret double %14
}

define spir_func double @spirv_llvm_minmag_f64(double %0, double %1) {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = tail call double @llvm.fabs.f64(double %1)
  %5 = fcmp olt double %3, %4
  br i1 %5, label %13, label %6

6:
  %7 = fcmp olt double %4, %3
  br i1 %7, label %13, label %8

8:
  %9 = fcmp uno double %0, 0.000000e+00
  %10 = fcmp olt double %1, %0
  %11 = or i1 %9, %10
  %12 = select i1 %11, double %1, double %0
  br label %13

13:
  %14 = phi double [ %12, %8 ], [ %0, %2 ], [ %1, %6 ]
  ret double %14
}

define spir_func double @spirv_llvm_fmod_f64(double %0, double %1) {
  %3 = alloca i64, align 8
  %4 = fcmp uno double %0, %1
  br i1 %4, label %20, label %5

5:
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = fcmp oeq double %6, 0x7FF0000000000000
  %8 = fcmp oeq double %1, 0.000000e+00
  %9 = or i1 %7, %8
  br i1 %9, label %20, label %10

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %11 = fcmp oeq double %0, 0.000000e+00
  br i1 %11, label %18, label %12

12:
  %13 = tail call double @llvm.fabs.f64(double %1)
  %14 = fcmp oeq double %13, 0x7FF0000000000000
  br i1 %14, label %18, label %15

15:
  %16 = call spir_func double @_ZL12remainder_ofddPm(double %6, double %13, ptr %3)
  %17 = tail call double @llvm.copysign.f64(double %16, double %0)
  br label %18

18:
  %19 = phi double [ %17, %15 ], [ %0, %12 ], [ %0, %10 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %20

20:
  %21 = phi double [ %19, %18 ], [ 0x7FF8000000000000, %5 ], [ 0x7FF8000000000000, %2 ]
  ret double %21
}

define spir_func double @spirv_llvm_remainder_f64(double %0, double %1) {
  %3 = tail call spir_func double @_ZL17nearest_remainderdd(double %0, double %1)
  ret double %3
}

define internal spir_func double @_ZL17nearest_remainderdd(double %0, double %1) unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_ZL17nearest_remainderddPi(double %0, double %1, ptr %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define spir_func double @spirv_llvm_remquo_f64(double %0, double %1) {
  %3 = tail call spir_func double @_ZL17nearest_remainderdd(double %0, double %1)
  ret double %3
}

define spir_func double @spirv_llvm_step_f64(double %0, double %1) {
  %3 = fcmp olt double %1, %0
  %4 = select i1 %3, double 0.000000e+00, double 1.000000e+00
  ret double %4
}

define spir_func double @spirv_llvm_fclamp_f64(double %0, double %1, double %2) {
  %4 = fcmp uno double %0, 0.000000e+00
  %5 = fcmp olt double %0, %1
  %6 = or i1 %4, %5
  %7 = select i1 %6, double %1, double %0
  %8 = fcmp uno double %7, 0.000000e+00
  %9 = fcmp olt double %2, %7
  %10 = or i1 %8, %9
  %11 = select i1 %10, double %2, double %7
  ret double %11
}

define spir_func double @spirv_llvm_mix_f64(double %0, double %1, double %2) {
  %4 = fsub double %1, %0
  %5 = fmul double %4, %2
  %6 = fadd double %0, %5
  ret double %6
}

define spir_func double @spirv_llvm_smoothstep_f64(double %0, double %1, double %2) {
  %4 = fsub double %2, %0
  %5 = fsub double %1, %0
  %6 = fdiv double %4, %5
  %7 = fcmp oge double %6, 0.000000e+00
  %8 = select i1 %7, double %6, double 0.000000e+00
  %9 = fcmp ogt double %8, 1.000000e+00
  %10 = select i1 %9, double 1.000000e+00, double %8
  %11 = fmul double %10, %10
  %12 = fmul double %10, 2.000000e+00
  %13 = fsub double 3.000000e+00, %12
  %14 = fmul double %11, %13
  ret double %14
}

define spir_func i32 @spirv_llvm_remquo_second_f64(double %0, double %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_ZL17nearest_remainderddPi(double %0, double %1, ptr %3)
  %5 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret i32 %5
}

define spir_func double @spirv_llvm_fract_f64(double %0) {
  %2 = tail call spir_func double @_ZL5belowd(double %0)
  %3 = fsub double %0, %2
  %4 = fcmp uno double %3, 0.000000e+00
  %5 = fcmp ogt double %3, 0x3FEFFFFFFFFFFFFF
  %6 = or i1 %4, %5
  %7 = select i1 %6, double 0x3FEFFFFFFFFFFFFF, double %3
  ret double %7
}

define spir_func float @spirv_llvm_fract_f32(float %0) {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_ZL5belowd(double %2)
  %4 = fsub double %2, %3
  %5 = fcmp uno double %4, 0.000000e+00
  %6 = fcmp ogt double %4, 0x3FEFFFFFE0000000
  %7 = or i1 %5, %6
  %8 = fptrunc double %4 to float
  %9 = select i1 %7, float 0x3FEFFFFFE0000000, float %8
  ret float %9
}

define spir_func half @spirv_llvm_fract_f16(half %0) {
  %2 = fpext half %0 to double
  %3 = tail call spir_func double @_ZL5belowd(double %2)
  %4 = fsub double %2, %3
  %5 = fcmp uno double %4, 0.000000e+00
  %6 = fcmp ogt double %4, 0x3FEFFC0000000000
  %7 = or i1 %5, %6
  %8 = fptrunc double %4 to half
  %9 = select i1 %7, half 0xH3BFF, half %8
  ret half %9
}

define spir_func double @spirv_llvm_mad_f64(double %0, double %1, double %2) {
  %4 = fmul double %0, %1
  %5 = fadd double %4, %2
  ret double %5
}

define spir_func float @spirv_llvm_mad_f32(float %0, float %1, float %2) {
  %4 = fmul float %0, %1
  %5 = fadd float %4, %2
  ret float %5
}

define spir_func half @spirv_llvm_mad_f16(half %0, half %1, half %2) {
  %4 = fmul half %0, %1
  %5 = fadd half %4, %2
  ret half %5
}

define spir_func double @spirv_llvm_fma_f64(double %0, double %1, double %2) {
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ueq double %4, 0x7FF0000000000000
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq double %0, 0.000000e+00
  %8 = tail call i1 @llvm.is.fpclass.f64(double %1, i32 615)
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %13

10:
  %11 = fmul double %0, %1
  %12 = fadd double %11, %2
  br label %213

13:
  %14 = tail call double @llvm.fabs.f64(double %2)
  %15 = fcmp ueq double %14, 0x7FF0000000000000
  br i1 %15, label %213, label %16

16:
  %17 = fcmp oeq double %2, 0.000000e+00
  br i1 %17, label %18, label %20

18:
  %19 = fmul double %0, %1
  br label %213

20:
  %21 = tail call spir_func i64 @_ZL11significandd(double %0)
  %22 = tail call spir_func i64 @_ZL11significandd(double %1)
  %23 = tail call spir_func i64 @_ZL11significandd(double %2)
  %24 = zext nneg i64 %21 to i128
  %25 = zext nneg i64 %22 to i128
  %26 = mul nuw nsw i128 %25, %24
  %27 = lshr i128 %26, 64
  %28 = trunc nuw nsw i128 %27 to i64
  %29 = mul i64 %22, %21
  %30 = tail call spir_func i32 @_ZL11exponent_ofd(double %0)
  %31 = tail call spir_func i32 @_ZL11exponent_ofd(double %1)
  %32 = add nsw i32 %31, %30
  %33 = bitcast double %0 to i64
  %34 = bitcast double %1 to i64
  %35 = xor i64 %34, %33
  %36 = icmp slt i64 %35, 0
  %37 = tail call i64 @llvm.fshl.i64(i64 %28, i64 %29, i64 20)
  %38 = shl i64 %29, 20
  %39 = shl nuw nsw i64 %23, 9
  %40 = tail call spir_func i32 @_ZL11exponent_ofd(double %2)
  %41 = bitcast double %2 to i64
  %42 = icmp slt i64 %41, 0
  %43 = sub nsw i32 %32, %40
  %44 = icmp sgt i32 %43, -1
  %45 = tail call i32 @llvm.abs.i32(i32 %43, i1 true)
  %46 = icmp slt i32 %43, 0
  %47 = select i1 %46, i32 %40, i32 %32
  %48 = icmp samesign ugt i32 %45, 127
  br i1 %48, label %49, label %51

49:
  br i1 %44, label %92, label %50

50:
  br label %92

51:
  %52 = icmp samesign ugt i32 %45, 63
  br i1 %52, label %53, label %73

53:
  %54 = icmp eq i64 %38, 0
  %55 = select i1 %44, i1 true, i1 %54
  br i1 %55, label %56, label %64

56:
  %57 = icmp eq i32 %45, 64
  br i1 %57, label %64, label %58

58:
  %59 = select i1 %44, i64 %39, i64 %37
  %60 = sub nuw nsw i32 128, %45
  %61 = zext nneg i32 %60 to i64
  %62 = shl i64 %59, %61
  %63 = icmp ne i64 %62, 0
  br label %64

64:
  %65 = phi i1 [ true, %53 ], [ false, %56 ], [ %63, %58 ]
  %66 = select i1 %44, i64 %39, i64 %37
  %67 = add nsw i32 %45, -64
  %68 = zext nneg i32 %67 to i64
  %69 = lshr i64 %66, %68
  %70 = zext i1 %65 to i64
  %71 = or i64 %69, %70
  br i1 %44, label %92, label %72

72:
  br label %92

73:
  %74 = icmp eq i32 %32, %40
  br i1 %74, label %92, label %75

75:
  %76 = select i1 %44, i64 0, i64 %38
  %77 = sub nuw nsw i32 64, %45
  %78 = zext nneg i32 %77 to i64
  %79 = shl i64 %76, %78
  %80 = icmp ne i64 %79, 0
  %81 = zext nneg i32 %45 to i64
  %82 = lshr i64 %76, %81
  %83 = select i1 %44, i64 %39, i64 %37
  %84 = shl i64 %83, %78
  %85 = or i64 %84, %82
  %86 = zext i1 %80 to i64
  %87 = or i64 %85, %86
  br i1 %44, label %88, label %90

88:
  %89 = lshr i64 %39, %81
  br label %92

90:
  %91 = lshr i64 %37, %81
  br label %92

92:
  %93 = phi i64 [ %37, %64 ], [ %37, %49 ], [ %37, %73 ], [ 0, %50 ], [ 0, %72 ], [ %37, %88 ], [ %91, %90 ]
  %94 = phi i64 [ %38, %64 ], [ %38, %49 ], [ %38, %73 ], [ 1, %50 ], [ %71, %72 ], [ %38, %88 ], [ %87, %90 ]
  %95 = phi i64 [ 0, %64 ], [ 0, %49 ], [ %39, %73 ], [ %39, %50 ], [ %39, %72 ], [ %89, %88 ], [ %39, %90 ]
  %96 = phi i64 [ %71, %64 ], [ 1, %49 ], [ 0, %73 ], [ 0, %50 ], [ 0, %72 ], [ %87, %88 ], [ 0, %90 ]
  %97 = xor i1 %36, %42
  br i1 %97, label %104, label %98

98:
  %99 = add i64 %96, %94
  %100 = icmp ult i64 %99, %96
  %101 = zext i1 %100 to i64
  %102 = add i64 %95, %93
  %103 = add i64 %102, %101
  br label %125

104:
  %105 = icmp ugt i64 %95, %93
  br i1 %105, label %111, label %106

106:
  %107 = icmp eq i64 %95, %93
  %108 = icmp ugt i64 %96, %94
  %109 = select i1 %107, i1 %108, i1 false
  %110 = freeze i1 %109
  br i1 %110, label %111, label %112

111:
  br label %112

112:
  %113 = phi i64 [ %93, %111 ], [ %95, %106 ]
  %114 = phi i64 [ %95, %111 ], [ %93, %106 ]
  %115 = phi i1 [ %42, %111 ], [ %36, %106 ]
  %116 = phi i64 [ %96, %111 ], [ %94, %106 ]
  %117 = phi i64 [ %94, %111 ], [ %96, %106 ]
  %118 = sub i64 %114, %113
  %119 = icmp ult i64 %116, %117
  %120 = sext i1 %119 to i64
  %121 = add i64 %118, %120
  %122 = sub i64 %116, %117
  %123 = or i64 %121, %122
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %213, label %125

125:
  %126 = phi i64 [ %121, %112 ], [ %103, %98 ]
  %127 = phi i64 [ %122, %112 ], [ %99, %98 ]
  %128 = phi i1 [ %115, %112 ], [ %36, %98 ]
  %129 = icmp eq i64 %126, 0
  br i1 %129, label %130, label %140

130:
  %131 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %127, i1 true)
  %132 = trunc nuw nsw i64 %131 to i32
  %133 = or disjoint i32 %132, 64
  %134 = add nuw nsw i32 %132, 62
  %135 = icmp samesign ugt i32 %133, 65
  br i1 %135, label %136, label %145

136:
  %137 = add nsw i32 %132, -2
  %138 = zext nneg i32 %137 to i64
  %139 = shl i64 %127, %138
  br label %169

140:
  %141 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %126, i1 true)
  %142 = trunc nuw nsw i64 %141 to i32
  %143 = add nsw i32 %142, -2
  %144 = icmp samesign ugt i32 %142, 2
  br i1 %144, label %145, label %155

145:
  %146 = phi i32 [ %142, %140 ], [ %133, %130 ]
  %147 = phi i32 [ %143, %140 ], [ %134, %130 ]
  %148 = zext nneg i32 %147 to i64
  %149 = shl i64 %126, %148
  %150 = sub nuw nsw i32 66, %146
  %151 = zext nneg i32 %150 to i64
  %152 = lshr i64 %127, %151
  %153 = or i64 %149, %152
  %154 = shl i64 %127, %148
  br label %169

155:
  %156 = icmp eq i64 %141, 2
  br i1 %156, label %169, label %157

157:
  %158 = sub nuw nsw i32 2, %142
  %159 = zext nneg i32 %158 to i64
  %160 = lshr i64 %127, %159
  %161 = add nuw nsw i32 %142, 62
  %162 = zext nneg i32 %161 to i64
  %163 = shl i64 %126, %162
  %164 = or i64 %160, %163
  %165 = shl i64 %127, %162
  %166 = lshr i64 %165, 63
  %167 = or i64 %164, %166
  %168 = lshr i64 %126, %159
  br label %169

169:
  %170 = phi i32 [ %133, %136 ], [ %146, %145 ], [ 2, %155 ], [ %142, %157 ]
  %171 = phi i64 [ %139, %136 ], [ %153, %145 ], [ %126, %155 ], [ %168, %157 ]
  %172 = phi i64 [ 0, %136 ], [ %154, %145 ], [ %127, %155 ], [ %167, %157 ]
  %173 = sub nsw i32 %47, %170
  %174 = add nsw i32 %173, -60
  %175 = icmp ne i64 %172, 0
  %176 = zext i1 %175 to i64
  %177 = or i64 %171, %176
  %178 = sub nsw i32 -1014, %173
  %179 = tail call i32 @llvm.smin.i32(i32 %178, i32 62)
  %180 = icmp slt i32 %173, -1023
  br i1 %180, label %181, label %207

181:
  %182 = zext nneg i32 %179 to i64
  %183 = shl nsw i64 -1, %182
  %184 = xor i64 %183, -1
  %185 = and i64 %177, %184
  %186 = add nuw nsw i32 %179, 63
  %187 = and i32 %186, 63
  %188 = zext nneg i32 %187 to i64
  %189 = shl nuw i64 1, %188
  %190 = lshr i64 %177, %182
  %191 = icmp ugt i64 %185, %189
  br i1 %191, label %197, label %192

192:
  %193 = icmp eq i64 %185, %189
  %194 = and i64 %190, 1
  %195 = icmp ne i64 %194, 0
  %196 = select i1 %193, i1 %195, i1 false
  br label %197

197:
  %198 = phi i1 [ true, %181 ], [ %196, %192 ]
  %199 = zext i1 %198 to i64
  %200 = add nuw i64 %190, %199
  %201 = uitofp i64 %200 to double
  %202 = add nsw i32 %179, %174
  %203 = sext i32 %202 to i64
  %204 = tail call spir_func double @_ZL6scaleddl(double %201, i64 %203)
  %205 = fneg double %204
  %206 = select i1 %128, double %205, double %204
  br label %213

207:
  %208 = sitofp i64 %177 to double
  %209 = sext i32 %174 to i64
  %210 = tail call spir_func double @_ZL6scaleddl(double %208, i64 %209)
  %211 = fneg double %210
  %212 = select i1 %128, double %211, double %210
  br label %213

213:
  %214 = phi double [ %12, %10 ], [ %19, %18 ], [ %2, %13 ], [ 0.000000e+00, %112 ], [ %206, %197 ], [ %212, %207 ]
  ret double %214
}

define spir_func float @spirv_llvm_fma_f32(float %0, float %1, float %2) {
  %4 = fpext float %0 to double
  %5 = fpext float %1 to double
  %6 = fmul double %4, %5
  %7 = fpext float %2 to double
  %8 = fadd double %6, %7
  %9 = fsub double %8, %6
  %10 = fsub double %8, %9
  %11 = fsub double %6, %10
  %12 = fsub double %7, %9
  %13 = fadd double %12, %11
  %14 = bitcast double %8 to i64
  %15 = fcmp une double %13, 0.000000e+00
  br i1 %15, label %16, label %29

16:
  %17 = tail call double @llvm.fabs.f64(double %8)
  %18 = fcmp one double %17, 0x7FF0000000000000
  %19 = and i64 %14, 1
  %20 = icmp eq i64 %19, 0
  %21 = and i1 %18, %20
  br i1 %21, label %22, label %29

22:
  %23 = fcmp ogt double %13, 0.000000e+00
  %24 = fcmp ule double %8, 0.000000e+00
  %25 = xor i1 %24, %23
  %26 = select i1 %25, i64 1, i64 -1
  %27 = add i64 %26, %14
  %28 = bitcast i64 %27 to double
  br label %29

29:
  %30 = phi double [ %8, %3 ], [ %28, %22 ], [ %8, %16 ]
  %31 = fptrunc double %30 to float
  ret float %31
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define spir_func half @spirv_llvm_fma_f16(half %0, half %1, half %2) {
  %4 = fpext half %0 to double
  %5 = fpext half %1 to double
  %6 = fmul double %4, %5
  %7 = fpext half %2 to double
  %8 = fadd double %6, %7
  %9 = fptrunc double %8 to half
  ret half %9
}

define spir_func double @spirv_llvm_nextafter_f64(double %0, double %1) {
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %21, label %4

4:
  %5 = fcmp uno double %1, 0.000000e+00
  %6 = fcmp oeq double %0, %1
  %7 = or i1 %5, %6
  br i1 %7, label %21, label %8

8:
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %10, label %13

10:
  %11 = fcmp ogt double %1, 0.000000e+00
  %12 = select i1 %11, double 4.940660e-324, double -4.940660e-324
  br label %21

13:
  %14 = bitcast double %0 to i64
  %15 = fcmp olt double %0, %1
  %16 = fcmp ule double %0, 0.000000e+00
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i64 1, i64 -1
  %19 = add i64 %18, %14
  %20 = bitcast i64 %19 to double
  br label %21

21:
  %22 = phi double [ %1, %4 ], [ %0, %2 ], [ %12, %10 ], [ %20, %13 ]
  ret double %22
}

define spir_func float @spirv_llvm_nextafter_f32(float %0, float %1) {
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %21, label %4

4:
  %5 = fcmp uno float %1, 0.000000e+00
  %6 = fcmp oeq float %0, %1
  %7 = or i1 %5, %6
  br i1 %7, label %21, label %8

8:
  %9 = fcmp oeq float %0, 0.000000e+00
  br i1 %9, label %10, label %13

10:
  %11 = fcmp ogt float %1, 0.000000e+00
  %12 = select i1 %11, float 0x36A0000000000000, float 0xB6A0000000000000
  br label %21

13:
  %14 = bitcast float %0 to i32
  %15 = fcmp olt float %0, %1
  %16 = fcmp ule float %0, 0.000000e+00
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 1, i32 -1
  %19 = add i32 %18, %14
  %20 = bitcast i32 %19 to float
  br label %21

21:
  %22 = phi float [ %1, %4 ], [ %0, %2 ], [ %12, %10 ], [ %20, %13 ]
  ret float %22
}

define spir_func half @spirv_llvm_nextafter_f16(half %0, half %1) {
  %3 = fcmp uno half %0, 0xH0000
  br i1 %3, label %21, label %4

4:
  %5 = fcmp uno half %1, 0xH0000
  %6 = fcmp oeq half %0, %1
  %7 = or i1 %5, %6
  br i1 %7, label %21, label %8

8:
  %9 = fcmp oeq half %0, 0xH0000
  br i1 %9, label %10, label %13

10:
  %11 = fcmp ogt half %1, 0xH0000
  %12 = select i1 %11, half 0xH0001, half 0xH8001
  br label %21

13:
  %14 = bitcast half %0 to i16
  %15 = fcmp olt half %0, %1
  %16 = fcmp ule half %0, 0xH0000
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i16 1, i16 -1
  %19 = add i16 %18, %14
  %20 = bitcast i16 %19 to half
  br label %21

21:
  %22 = phi half [ %1, %4 ], [ %0, %2 ], [ %12, %10 ], [ %20, %13 ]
  ret half %22
}

define spir_func double @spirv_llvm_nan_i64(i64 %0) {
  %2 = and i64 %0, 2251799813685247
  %3 = or disjoint i64 %2, 9221120237041090560
  %4 = bitcast i64 %3 to double
  ret double %4
}

define spir_func float @spirv_llvm_nan_i32(i32 %0) {
  %2 = and i32 %0, 4194303
  %3 = or disjoint i32 %2, 2143289344
  %4 = bitcast i32 %3 to float
  ret float %4
}

define spir_func half @spirv_llvm_nan_i16(i16 zeroext %0) {
  %2 = and i16 %0, 511
  %3 = or disjoint i16 %2, 32256
  %4 = bitcast i16 %3 to half
  ret half %4
}

define spir_func zeroext range(i8 0, -127) i8 @spirv_llvm_s_abs_i8(i8 signext %0) {
  %2 = tail call i8 @llvm.abs.i8(i8 %0, i1 false)
  ret i8 %2
}

define spir_func zeroext i8 @spirv_llvm_u_abs_i8(i8 returned zeroext %0) {
  ret i8 %0
}

define spir_func signext range(i8 -1, 2) i8 @spirv_llvm_s_sign_i8(i8 signext %0) {
  %2 = ashr i8 %0, 7
  %3 = icmp ne i8 %0, 0
  %4 = zext i1 %3 to i8
  %5 = or i8 %2, %4
  ret i8 %5
}

define spir_func zeroext i8 @spirv_llvm_s_abs_diff_i8(i8 signext %0, i8 signext %1) {
  %3 = icmp sgt i8 %0, %1
  %4 = sub i8 %0, %1
  %5 = sub i8 %1, %0
  %6 = select i1 %3, i8 %4, i8 %5
  ret i8 %6
}

define spir_func zeroext i8 @spirv_llvm_u_abs_diff_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = icmp ugt i8 %0, %1
  %4 = sub nuw i8 %0, %1
  %5 = sub nuw i8 %1, %0
  %6 = select i1 %3, i8 %4, i8 %5
  ret i8 %6
}

define spir_func signext i8 @spirv_llvm_s_add_sat_i8(i8 signext %0, i8 signext %1) {
  %3 = add i8 %1, %0
  %4 = xor i8 %3, %0
  %5 = xor i8 %3, %1
  %6 = and i8 %4, %5
  %7 = icmp slt i8 %6, 0
  %8 = lshr i8 %0, 7
  %9 = add nuw i8 %8, 127
  %10 = select i1 %7, i8 %9, i8 %3
  ret i8 %10
}

define spir_func zeroext i8 @spirv_llvm_u_add_sat_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = tail call i8 @llvm.uadd.sat.i8(i8 %0, i8 %1)
  ret i8 %3
}

define spir_func signext i8 @spirv_llvm_s_sub_sat_i8(i8 signext %0, i8 signext %1) {
  %3 = sub i8 %0, %1
  %4 = xor i8 %1, %0
  %5 = xor i8 %3, %0
  %6 = and i8 %5, %4
  %7 = icmp slt i8 %6, 0
  %8 = lshr i8 %0, 7
  %9 = add nuw i8 %8, 127
  %10 = select i1 %7, i8 %9, i8 %3
  ret i8 %10
}

define spir_func zeroext i8 @spirv_llvm_u_sub_sat_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = tail call i8 @llvm.usub.sat.i8(i8 %0, i8 %1)
  ret i8 %3
}

define spir_func signext i8 @spirv_llvm_s_hadd_i8(i8 signext %0, i8 signext %1) {
  %3 = ashr i8 %0, 1
  %4 = ashr i8 %1, 1
  %5 = add nsw i8 %4, %3
  %6 = and i8 %0, 1
  %7 = and i8 %6, %1
  %8 = add nsw i8 %5, %7
  ret i8 %8
}

define spir_func zeroext i8 @spirv_llvm_u_hadd_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = lshr i8 %0, 1
  %4 = lshr i8 %1, 1
  %5 = add nuw i8 %4, %3
  %6 = and i8 %0, 1
  %7 = and i8 %6, %1
  %8 = add nuw i8 %5, %7
  ret i8 %8
}

define spir_func signext i8 @spirv_llvm_s_rhadd_i8(i8 signext %0, i8 signext %1) {
  %3 = ashr i8 %0, 1
  %4 = ashr i8 %1, 1
  %5 = add nsw i8 %4, %3
  %6 = or i8 %1, %0
  %7 = and i8 %6, 1
  %8 = add nsw i8 %5, %7
  ret i8 %8
}

define spir_func zeroext i8 @spirv_llvm_u_rhadd_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = lshr i8 %0, 1
  %4 = lshr i8 %1, 1
  %5 = add nuw i8 %4, %3
  %6 = or i8 %1, %0
  %7 = and i8 %6, 1
  %8 = add nuw i8 %5, %7
  ret i8 %8
}

define spir_func signext i8 @spirv_llvm_s_clamp_i8(i8 signext %0, i8 signext %1, i8 signext %2) {
  %4 = tail call i8 @llvm.smax.i8(i8 %0, i8 %1)
  %5 = tail call i8 @llvm.smin.i8(i8 %4, i8 %2)
  ret i8 %5
}

define spir_func zeroext i8 @spirv_llvm_u_clamp_i8(i8 zeroext %0, i8 zeroext %1, i8 zeroext %2) {
  %4 = tail call i8 @llvm.umax.i8(i8 %0, i8 %1)
  %5 = tail call i8 @llvm.umin.i8(i8 %4, i8 %2)
  ret i8 %5
}

define spir_func signext i8 @spirv_llvm_s_max_i8(i8 signext %0, i8 signext %1) {
  %3 = tail call i8 @llvm.smax.i8(i8 %0, i8 %1)
  ret i8 %3
}

define spir_func zeroext i8 @spirv_llvm_u_max_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = tail call i8 @llvm.umax.i8(i8 %0, i8 %1)
  ret i8 %3
}

define spir_func signext i8 @spirv_llvm_s_min_i8(i8 signext %0, i8 signext %1) {
  %3 = tail call i8 @llvm.smin.i8(i8 %0, i8 %1)
  ret i8 %3
}

define spir_func zeroext i8 @spirv_llvm_u_min_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = tail call i8 @llvm.umin.i8(i8 %0, i8 %1)
  ret i8 %3
}

define spir_func zeroext range(i8 0, 9) i8 @spirv_llvm_clz_i8(i8 zeroext %0) {
  %2 = tail call range(i8 0, 9) i8 @llvm.ctlz.i8(i8 %0, i1 false)
  ret i8 %2
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

define spir_func zeroext range(i8 0, 9) i8 @spirv_llvm_ctz_i8(i8 zeroext %0) {
  %2 = tail call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %0, i1 false)
  ret i8 %2
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

define spir_func zeroext range(i8 0, 9) i8 @spirv_llvm_popcount_i8(i8 zeroext %0) {
  %2 = tail call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %0)
  ret i8 %2
}

declare i64 @llvm.ctpop.i64(i64)

define spir_func zeroext i8 @spirv_llvm_rotate_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = and i8 %1, 7
  %4 = icmp eq i8 %3, 0
  %5 = tail call i8 @llvm.fshl.i8(i8 %0, i8 %0, i8 %1)
  %6 = select i1 %4, i8 %0, i8 %5
  ret i8 %6
}

define spir_func signext range(i8 -64, 65) i8 @spirv_llvm_s_mul_hi_i8(i8 signext %0, i8 signext %1) {
  %3 = sext i8 %0 to i16
  %4 = sext i8 %1 to i16
  %5 = mul nsw i16 %4, %3
  %6 = lshr i16 %5, 8
  %7 = trunc nuw i16 %6 to i8
  ret i8 %7
}

define spir_func zeroext range(i8 0, -1) i8 @spirv_llvm_u_mul_hi_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = zext i8 %0 to i16
  %4 = zext i8 %1 to i16
  %5 = mul nuw i16 %4, %3
  %6 = lshr i16 %5, 8
  %7 = trunc nuw i16 %6 to i8
  ret i8 %7
}

define spir_func signext i8 @spirv_llvm_s_mad_hi_i8(i8 signext %0, i8 signext %1, i8 signext %2) {
  %4 = sext i8 %0 to i16
  %5 = sext i8 %1 to i16
  %6 = mul nsw i16 %5, %4
  %7 = lshr i16 %6, 8
  %8 = trunc nuw i16 %7 to i8
  %9 = add i8 %2, %8
  ret i8 %9
}

define spir_func zeroext i8 @spirv_llvm_u_mad_hi_i8(i8 zeroext %0, i8 zeroext %1, i8 zeroext %2) {
  %4 = zext i8 %0 to i16
  %5 = zext i8 %1 to i16
  %6 = mul nuw i16 %5, %4
  %7 = lshr i16 %6, 8
  %8 = trunc nuw i16 %7 to i8
  %9 = add i8 %2, %8
  ret i8 %9
}

define spir_func signext i8 @spirv_llvm_s_mad_sat_i8(i8 signext %0, i8 signext %1, i8 signext %2) {
  %4 = sext i8 %0 to i16
  %5 = sext i8 %1 to i16
  %6 = mul nsw i16 %5, %4
  %7 = lshr i16 %6, 8
  %8 = trunc nuw i16 %7 to i8
  %9 = mul i8 %1, %0
  %10 = add i8 %9, %2
  %11 = icmp ult i8 %10, %9
  %12 = zext i1 %11 to i8
  %13 = ashr i8 %2, 7
  %14 = add nsw i8 %13, %12
  %15 = add i8 %14, %8
  %16 = ashr i8 %10, 7
  %17 = icmp eq i8 %16, %15
  %18 = icmp slt i8 %15, 0
  %19 = select i1 %18, i8 -128, i8 127
  %20 = select i1 %17, i8 %10, i8 %19
  ret i8 %20
}

define spir_func zeroext i8 @spirv_llvm_u_mad_sat_i8(i8 zeroext %0, i8 zeroext %1, i8 zeroext %2) {
  %4 = tail call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %1, i8 %0)
  %5 = extractvalue { i8, i1 } %4, 1
  %6 = mul i8 %1, %0
  %7 = tail call i8 @llvm.uadd.sat.i8(i8 %6, i8 %2)
  %8 = select i1 %5, i8 -1, i8 %7
  ret i8 %8
}

define spir_func zeroext i8 @spirv_llvm_bitselect_i8(i8 zeroext %0, i8 zeroext %1, i8 zeroext %2) {
  %4 = xor i8 %2, -1
  %5 = and i8 %0, %4
  %6 = and i8 %2, %1
  %7 = or disjoint i8 %5, %6
  ret i8 %7
}

define spir_func zeroext range(i16 0, -32767) i16 @spirv_llvm_s_abs_i16(i16 signext %0) {
  %2 = tail call i16 @llvm.abs.i16(i16 %0, i1 false)
  ret i16 %2
}

define spir_func zeroext i16 @spirv_llvm_u_abs_i16(i16 returned zeroext %0) {
  ret i16 %0
}

define spir_func signext range(i16 -1, 2) i16 @spirv_llvm_s_sign_i16(i16 signext %0) {
  %2 = ashr i16 %0, 15
  %3 = icmp ne i16 %0, 0
  %4 = zext i1 %3 to i16
  %5 = or i16 %2, %4
  ret i16 %5
}

define spir_func zeroext i16 @spirv_llvm_s_abs_diff_i16(i16 signext %0, i16 signext %1) {
  %3 = icmp sgt i16 %0, %1
  %4 = sub i16 %0, %1
  %5 = sub i16 %1, %0
  %6 = select i1 %3, i16 %4, i16 %5
  ret i16 %6
}

define spir_func zeroext i16 @spirv_llvm_u_abs_diff_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = icmp ugt i16 %0, %1
  %4 = sub nuw i16 %0, %1
  %5 = sub nuw i16 %1, %0
  %6 = select i1 %3, i16 %4, i16 %5
  ret i16 %6
}

define spir_func signext i16 @spirv_llvm_s_add_sat_i16(i16 signext %0, i16 signext %1) {
  %3 = add i16 %1, %0
  %4 = xor i16 %3, %0
  %5 = xor i16 %3, %1
  %6 = and i16 %4, %5
  %7 = icmp slt i16 %6, 0
  %8 = lshr i16 %0, 15
  %9 = add nuw i16 %8, 32767
  %10 = select i1 %7, i16 %9, i16 %3
  ret i16 %10
}

define spir_func zeroext i16 @spirv_llvm_u_add_sat_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = tail call i16 @llvm.uadd.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

define spir_func signext i16 @spirv_llvm_s_sub_sat_i16(i16 signext %0, i16 signext %1) {
  %3 = sub i16 %0, %1
  %4 = xor i16 %1, %0
  %5 = xor i16 %3, %0
  %6 = and i16 %5, %4
  %7 = icmp slt i16 %6, 0
  %8 = lshr i16 %0, 15
  %9 = add nuw i16 %8, 32767
  %10 = select i1 %7, i16 %9, i16 %3
  ret i16 %10
}

define spir_func zeroext i16 @spirv_llvm_u_sub_sat_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = tail call i16 @llvm.usub.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

define spir_func signext i16 @spirv_llvm_s_hadd_i16(i16 signext %0, i16 signext %1) {
  %3 = ashr i16 %0, 1
  %4 = ashr i16 %1, 1
  %5 = add nsw i16 %4, %3
  %6 = and i16 %0, 1
  %7 = and i16 %6, %1
  %8 = add nsw i16 %5, %7
  ret i16 %8
}

define spir_func zeroext i16 @spirv_llvm_u_hadd_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = lshr i16 %0, 1
  %4 = lshr i16 %1, 1
  %5 = add nuw i16 %4, %3
  %6 = and i16 %0, 1
  %7 = and i16 %6, %1
  %8 = add nuw i16 %5, %7
  ret i16 %8
}

define spir_func signext i16 @spirv_llvm_s_rhadd_i16(i16 signext %0, i16 signext %1) {
  %3 = ashr i16 %0, 1
  %4 = ashr i16 %1, 1
  %5 = add nsw i16 %4, %3
  %6 = or i16 %1, %0
  %7 = and i16 %6, 1
  %8 = add nsw i16 %5, %7
  ret i16 %8
}

define spir_func zeroext i16 @spirv_llvm_u_rhadd_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = lshr i16 %0, 1
  %4 = lshr i16 %1, 1
  %5 = add nuw i16 %4, %3
  %6 = or i16 %1, %0
  %7 = and i16 %6, 1
  %8 = add nuw i16 %5, %7
  ret i16 %8
}

define spir_func signext i16 @spirv_llvm_s_clamp_i16(i16 signext %0, i16 signext %1, i16 signext %2) {
  %4 = tail call i16 @llvm.smax.i16(i16 %0, i16 %1)
  %5 = tail call i16 @llvm.smin.i16(i16 %4, i16 %2)
  ret i16 %5
}

define spir_func zeroext i16 @spirv_llvm_u_clamp_i16(i16 zeroext %0, i16 zeroext %1, i16 zeroext %2) {
  %4 = tail call i16 @llvm.umax.i16(i16 %0, i16 %1)
  %5 = tail call i16 @llvm.umin.i16(i16 %4, i16 %2)
  ret i16 %5
}

define spir_func signext i16 @spirv_llvm_s_max_i16(i16 signext %0, i16 signext %1) {
  %3 = tail call i16 @llvm.smax.i16(i16 %0, i16 %1)
  ret i16 %3
}

define spir_func zeroext i16 @spirv_llvm_u_max_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = tail call i16 @llvm.umax.i16(i16 %0, i16 %1)
  ret i16 %3
}

define spir_func signext i16 @spirv_llvm_s_min_i16(i16 signext %0, i16 signext %1) {
  %3 = tail call i16 @llvm.smin.i16(i16 %0, i16 %1)
  ret i16 %3
}

define spir_func zeroext i16 @spirv_llvm_u_min_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = tail call i16 @llvm.umin.i16(i16 %0, i16 %1)
  ret i16 %3
}

define spir_func zeroext range(i16 0, 17) i16 @spirv_llvm_clz_i16(i16 zeroext %0) {
  %2 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %0, i1 false)
  ret i16 %2
}

define spir_func zeroext range(i16 0, 17) i16 @spirv_llvm_ctz_i16(i16 zeroext %0) {
  %2 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %0, i1 false)
  ret i16 %2
}

define spir_func zeroext range(i16 0, 17) i16 @spirv_llvm_popcount_i16(i16 zeroext %0) {
  %2 = tail call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %0)
  ret i16 %2
}

define spir_func zeroext i16 @spirv_llvm_rotate_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = and i16 %1, 15
  %4 = icmp eq i16 %3, 0
  %5 = tail call i16 @llvm.fshl.i16(i16 %0, i16 %0, i16 %1)
  %6 = select i1 %4, i16 %0, i16 %5
  ret i16 %6
}

define spir_func signext range(i16 -16384, 16385) i16 @spirv_llvm_s_mul_hi_i16(i16 signext %0, i16 signext %1) {
  %3 = sext i16 %0 to i32
  %4 = sext i16 %1 to i32
  %5 = mul nsw i32 %4, %3
  %6 = lshr i32 %5, 16
  %7 = trunc nuw i32 %6 to i16
  ret i16 %7
}

define spir_func zeroext range(i16 0, -1) i16 @spirv_llvm_u_mul_hi_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = zext i16 %0 to i32
  %4 = zext i16 %1 to i32
  %5 = mul nuw i32 %4, %3
  %6 = lshr i32 %5, 16
  %7 = trunc nuw i32 %6 to i16
  ret i16 %7
}

define spir_func signext i16 @spirv_llvm_s_mad_hi_i16(i16 signext %0, i16 signext %1, i16 signext %2) {
  %4 = sext i16 %0 to i32
  %5 = sext i16 %1 to i32
  %6 = mul nsw i32 %5, %4
  %7 = lshr i32 %6, 16
  %8 = trunc nuw i32 %7 to i16
  %9 = add i16 %2, %8
  ret i16 %9
}

define spir_func zeroext i16 @spirv_llvm_u_mad_hi_i16(i16 zeroext %0, i16 zeroext %1, i16 zeroext %2) {
  %4 = zext i16 %0 to i32
  %5 = zext i16 %1 to i32
  %6 = mul nuw i32 %5, %4
  %7 = lshr i32 %6, 16
  %8 = trunc nuw i32 %7 to i16
  %9 = add i16 %2, %8
  ret i16 %9
}

define spir_func signext i16 @spirv_llvm_s_mad_sat_i16(i16 signext %0, i16 signext %1, i16 signext %2) {
  %4 = sext i16 %0 to i32
  %5 = sext i16 %1 to i32
  %6 = mul nsw i32 %5, %4
  %7 = lshr i32 %6, 16
  %8 = trunc nuw i32 %7 to i16
  %9 = mul i16 %1, %0
  %10 = add i16 %9, %2
  %11 = icmp ult i16 %10, %9
  %12 = zext i1 %11 to i16
  %13 = ashr i16 %2, 15
  %14 = add nsw i16 %13, %12
  %15 = add i16 %14, %8
  %16 = ashr i16 %10, 15
  %17 = icmp eq i16 %16, %15
  %18 = icmp slt i16 %15, 0
  %19 = select i1 %18, i16 -32768, i16 32767
  %20 = select i1 %17, i16 %10, i16 %19
  ret i16 %20
}

define spir_func zeroext i16 @spirv_llvm_u_mad_sat_i16(i16 zeroext %0, i16 zeroext %1, i16 zeroext %2) {
  %4 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %1, i16 %0)
  %5 = extractvalue { i16, i1 } %4, 1
  %6 = mul i16 %1, %0
  %7 = tail call i16 @llvm.uadd.sat.i16(i16 %6, i16 %2)
  %8 = select i1 %5, i16 -1, i16 %7
  ret i16 %8
}

define spir_func zeroext i16 @spirv_llvm_bitselect_i16(i16 zeroext %0, i16 zeroext %1, i16 zeroext %2) {
  %4 = xor i16 %2, -1
  %5 = and i16 %0, %4
  %6 = and i16 %2, %1
  %7 = or disjoint i16 %5, %6
  ret i16 %7
}

define spir_func range(i32 0, -2147483647) i32 @spirv_llvm_s_abs_i32(i32 %0) {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 false)
  ret i32 %2
}

define spir_func i32 @spirv_llvm_u_abs_i32(i32 returned %0) {
  ret i32 %0
}

define spir_func range(i32 -1, 2) i32 @spirv_llvm_s_sign_i32(i32 %0) {
  %2 = ashr i32 %0, 31
  %3 = icmp ne i32 %0, 0
  %4 = zext i1 %3 to i32
  %5 = or i32 %2, %4
  ret i32 %5
}

define spir_func i32 @spirv_llvm_s_abs_diff_i32(i32 %0, i32 %1) {
  %3 = icmp sgt i32 %0, %1
  %4 = sub i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = select i1 %3, i32 %4, i32 %5
  ret i32 %6
}

define spir_func i32 @spirv_llvm_u_abs_diff_i32(i32 %0, i32 %1) {
  %3 = icmp ugt i32 %0, %1
  %4 = sub nuw i32 %0, %1
  %5 = sub nuw i32 %1, %0
  %6 = select i1 %3, i32 %4, i32 %5
  ret i32 %6
}

define spir_func i32 @spirv_llvm_s_add_sat_i32(i32 %0, i32 %1) {
  %3 = add i32 %1, %0
  %4 = xor i32 %3, %0
  %5 = xor i32 %3, %1
  %6 = and i32 %4, %5
  %7 = icmp slt i32 %6, 0
  %8 = lshr i32 %0, 31
  %9 = add nuw i32 %8, 2147483647
  %10 = select i1 %7, i32 %9, i32 %3
  ret i32 %10
}

define spir_func i32 @spirv_llvm_u_add_sat_i32(i32 %0, i32 %1) {
  %3 = tail call i32 @llvm.uadd.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

define spir_func i32 @spirv_llvm_s_sub_sat_i32(i32 %0, i32 %1) {
  %3 = sub i32 %0, %1
  %4 = xor i32 %1, %0
  %5 = xor i32 %3, %0
  %6 = and i32 %5, %4
  %7 = icmp slt i32 %6, 0
  %8 = lshr i32 %0, 31
  %9 = add nuw i32 %8, 2147483647
  %10 = select i1 %7, i32 %9, i32 %3
  ret i32 %10
}

define spir_func i32 @spirv_llvm_u_sub_sat_i32(i32 %0, i32 %1) {
  %3 = tail call i32 @llvm.usub.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

define spir_func i32 @spirv_llvm_s_hadd_i32(i32 %0, i32 %1) {
  %3 = ashr i32 %0, 1
  %4 = ashr i32 %1, 1
  %5 = add nsw i32 %4, %3
  %6 = and i32 %0, 1
  %7 = and i32 %6, %1
  %8 = add nsw i32 %5, %7
  ret i32 %8
}

define spir_func i32 @spirv_llvm_u_hadd_i32(i32 %0, i32 %1) {
  %3 = lshr i32 %0, 1
  %4 = lshr i32 %1, 1
  %5 = add nuw i32 %4, %3
  %6 = and i32 %0, 1
  %7 = and i32 %6, %1
  %8 = add nuw i32 %5, %7
  ret i32 %8
}

define spir_func i32 @spirv_llvm_s_rhadd_i32(i32 %0, i32 %1) {
  %3 = ashr i32 %0, 1
  %4 = ashr i32 %1, 1
  %5 = add nsw i32 %4, %3
  %6 = or i32 %1, %0
  %7 = and i32 %6, 1
  %8 = add nsw i32 %5, %7
  ret i32 %8
}

define spir_func i32 @spirv_llvm_u_rhadd_i32(i32 %0, i32 %1) {
  %3 = lshr i32 %0, 1
  %4 = lshr i32 %1, 1
  %5 = add nuw i32 %4, %3
  %6 = or i32 %1, %0
  %7 = and i32 %6, 1
  %8 = add nuw i32 %5, %7
  ret i32 %8
}

define spir_func i32 @spirv_llvm_s_clamp_i32(i32 %0, i32 %1, i32 %2) {
  %4 = tail call i32 @llvm.smax.i32(i32 %0, i32 %1)
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 %2)
  ret i32 %5
}

define spir_func i32 @spirv_llvm_u_clamp_i32(i32 %0, i32 %1, i32 %2) {
  %4 = tail call i32 @llvm.umax.i32(i32 %0, i32 %1)
  %5 = tail call i32 @llvm.umin.i32(i32 %4, i32 %2)
  ret i32 %5
}

define spir_func i32 @spirv_llvm_s_max_i32(i32 %0, i32 %1) {
  %3 = tail call i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %3
}

define spir_func i32 @spirv_llvm_u_max_i32(i32 %0, i32 %1) {
  %3 = tail call i32 @llvm.umax.i32(i32 %0, i32 %1)
  ret i32 %3
}

define spir_func i32 @spirv_llvm_s_min_i32(i32 %0, i32 %1) {
  %3 = tail call i32 @llvm.smin.i32(i32 %0, i32 %1)
  ret i32 %3
}

define spir_func i32 @spirv_llvm_u_min_i32(i32 %0, i32 %1) {
  %3 = tail call i32 @llvm.umin.i32(i32 %0, i32 %1)
  ret i32 %3
}

define spir_func range(i32 0, 33) i32 @spirv_llvm_clz_i32(i32 %0) {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 false)
  ret i32 %2
}

define spir_func range(i32 0, 33) i32 @spirv_llvm_ctz_i32(i32 %0) {
  %2 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 false)
  ret i32 %2
}

define spir_func range(i32 0, 33) i32 @spirv_llvm_popcount_i32(i32 %0) {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}

define spir_func i32 @spirv_llvm_rotate_i32(i32 %0, i32 %1) {
  %3 = and i32 %1, 31
  %4 = icmp eq i32 %3, 0
  %5 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  %6 = select i1 %4, i32 %0, i32 %5
  ret i32 %6
}

define spir_func range(i32 -1073741824, 1073741825) i32 @spirv_llvm_s_mul_hi_i32(i32 %0, i32 %1) {
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul nsw i64 %4, %3
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  ret i32 %7
}

define spir_func range(i32 0, -1) i32 @spirv_llvm_u_mul_hi_i32(i32 %0, i32 %1) {
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul nuw i64 %4, %3
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  ret i32 %7
}

define spir_func i32 @spirv_llvm_s_mad_hi_i32(i32 %0, i32 %1, i32 %2) {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = mul nsw i64 %5, %4
  %7 = lshr i64 %6, 32
  %8 = trunc nuw i64 %7 to i32
  %9 = add i32 %2, %8
  ret i32 %9
}

define spir_func i32 @spirv_llvm_u_mad_hi_i32(i32 %0, i32 %1, i32 %2) {
  %4 = zext i32 %0 to i64
  %5 = zext i32 %1 to i64
  %6 = mul nuw i64 %5, %4
  %7 = lshr i64 %6, 32
  %8 = trunc nuw i64 %7 to i32
  %9 = add i32 %2, %8
  ret i32 %9
}

define spir_func i32 @spirv_llvm_s_mad_sat_i32(i32 %0, i32 %1, i32 %2) {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = mul nsw i64 %5, %4
  %7 = lshr i64 %6, 32
  %8 = trunc nuw i64 %7 to i32
  %9 = mul i32 %1, %0
  %10 = add i32 %9, %2
  %11 = icmp ult i32 %10, %9
  %12 = zext i1 %11 to i32
  %13 = ashr i32 %2, 31
  %14 = add nsw i32 %13, %12
  %15 = add i32 %14, %8
  %16 = ashr i32 %10, 31
  %17 = icmp eq i32 %15, %16
  %18 = icmp slt i32 %15, 0
  %19 = select i1 %18, i32 -2147483648, i32 2147483647
  %20 = select i1 %17, i32 %10, i32 %19
  ret i32 %20
}

define spir_func i32 @spirv_llvm_u_mad_sat_i32(i32 %0, i32 %1, i32 %2) {
  %4 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %1, i32 %0)
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = mul i32 %1, %0
  %7 = tail call i32 @llvm.uadd.sat.i32(i32 %6, i32 %2)
  %8 = select i1 %5, i32 -1, i32 %7
  ret i32 %8
}

define spir_func i32 @spirv_llvm_bitselect_i32(i32 %0, i32 %1, i32 %2) {
  %4 = xor i32 %2, -1
  %5 = and i32 %0, %4
  %6 = and i32 %2, %1
  %7 = or disjoint i32 %5, %6
  ret i32 %7
}

define spir_func range(i64 0, -9223372036854775807) i64 @spirv_llvm_s_abs_i64(i64 %0) {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  ret i64 %2
}

define spir_func i64 @spirv_llvm_u_abs_i64(i64 returned %0) {
  ret i64 %0
}

define spir_func range(i64 -1, 2) i64 @spirv_llvm_s_sign_i64(i64 %0) {
  %2 = icmp sgt i64 %0, 0
  %3 = zext i1 %2 to i32
  %4 = ashr i64 %0, 63
  %5 = trunc nsw i64 %4 to i32
  %6 = add nsw i32 %5, %3
  %7 = sext i32 %6 to i64
  ret i64 %7
}

define spir_func i64 @spirv_llvm_s_abs_diff_i64(i64 %0, i64 %1) {
  %3 = icmp sgt i64 %0, %1
  %4 = sub i64 %0, %1
  %5 = sub i64 %1, %0
  %6 = select i1 %3, i64 %4, i64 %5
  ret i64 %6
}

define spir_func i64 @spirv_llvm_u_abs_diff_i64(i64 %0, i64 %1) {
  %3 = icmp ugt i64 %0, %1
  %4 = sub nuw i64 %0, %1
  %5 = sub nuw i64 %1, %0
  %6 = select i1 %3, i64 %4, i64 %5
  ret i64 %6
}

define spir_func i64 @spirv_llvm_s_add_sat_i64(i64 %0, i64 %1) {
  %3 = add i64 %1, %0
  %4 = xor i64 %3, %0
  %5 = xor i64 %3, %1
  %6 = and i64 %4, %5
  %7 = icmp slt i64 %6, 0
  %8 = lshr i64 %0, 63
  %9 = add nuw i64 %8, 9223372036854775807
  %10 = select i1 %7, i64 %9, i64 %3
  ret i64 %10
}

define spir_func i64 @spirv_llvm_u_add_sat_i64(i64 %0, i64 %1) {
  %3 = tail call i64 @llvm.uadd.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

define spir_func i64 @spirv_llvm_s_sub_sat_i64(i64 %0, i64 %1) {
  %3 = sub i64 %0, %1
  %4 = xor i64 %1, %0
  %5 = xor i64 %3, %0
  %6 = and i64 %5, %4
  %7 = icmp slt i64 %6, 0
  %8 = lshr i64 %0, 63
  %9 = add nuw i64 %8, 9223372036854775807
  %10 = select i1 %7, i64 %9, i64 %3
  ret i64 %10
}

define spir_func i64 @spirv_llvm_u_sub_sat_i64(i64 %0, i64 %1) {
  %3 = tail call i64 @llvm.usub.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

define spir_func i64 @spirv_llvm_s_hadd_i64(i64 %0, i64 %1) {
  %3 = ashr i64 %0, 1
  %4 = ashr i64 %1, 1
  %5 = add nsw i64 %4, %3
  %6 = and i64 %0, 1
  %7 = and i64 %6, %1
  %8 = add nsw i64 %5, %7
  ret i64 %8
}

define spir_func i64 @spirv_llvm_u_hadd_i64(i64 %0, i64 %1) {
  %3 = lshr i64 %0, 1
  %4 = lshr i64 %1, 1
  %5 = add nuw i64 %4, %3
  %6 = and i64 %0, 1
  %7 = and i64 %6, %1
  %8 = add nuw i64 %5, %7
  ret i64 %8
}

define spir_func i64 @spirv_llvm_s_rhadd_i64(i64 %0, i64 %1) {
  %3 = ashr i64 %0, 1
  %4 = ashr i64 %1, 1
  %5 = add nsw i64 %4, %3
  %6 = or i64 %1, %0
  %7 = and i64 %6, 1
  %8 = add nsw i64 %5, %7
  ret i64 %8
}

define spir_func i64 @spirv_llvm_u_rhadd_i64(i64 %0, i64 %1) {
  %3 = lshr i64 %0, 1
  %4 = lshr i64 %1, 1
  %5 = add nuw i64 %4, %3
  %6 = or i64 %1, %0
  %7 = and i64 %6, 1
  %8 = add nuw i64 %5, %7
  ret i64 %8
}

define spir_func i64 @spirv_llvm_s_clamp_i64(i64 %0, i64 %1, i64 %2) {
  %4 = tail call i64 @llvm.smax.i64(i64 %0, i64 %1)
  %5 = tail call i64 @llvm.smin.i64(i64 %4, i64 %2)
  ret i64 %5
}

define spir_func i64 @spirv_llvm_u_clamp_i64(i64 %0, i64 %1, i64 %2) {
  %4 = tail call i64 @llvm.umax.i64(i64 %0, i64 %1)
  %5 = tail call i64 @llvm.umin.i64(i64 %4, i64 %2)
  ret i64 %5
}

define spir_func i64 @spirv_llvm_s_max_i64(i64 %0, i64 %1) {
  %3 = tail call i64 @llvm.smax.i64(i64 %0, i64 %1)
  ret i64 %3
}

define spir_func i64 @spirv_llvm_u_max_i64(i64 %0, i64 %1) {
  %3 = tail call i64 @llvm.umax.i64(i64 %0, i64 %1)
  ret i64 %3
}

define spir_func i64 @spirv_llvm_s_min_i64(i64 %0, i64 %1) {
  %3 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  ret i64 %3
}

define spir_func i64 @spirv_llvm_u_min_i64(i64 %0, i64 %1) {
  %3 = tail call i64 @llvm.umin.i64(i64 %0, i64 %1)
  ret i64 %3
}

define spir_func range(i64 0, 65) i64 @spirv_llvm_clz_i64(i64 %0) {
  %2 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 false)
  ret i64 %2
}

define spir_func range(i64 0, 65) i64 @spirv_llvm_ctz_i64(i64 %0) {
  %2 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 false)
  ret i64 %2
}

define spir_func range(i64 0, 65) i64 @spirv_llvm_popcount_i64(i64 %0) {
  %2 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %0)
  ret i64 %2
}

define spir_func i64 @spirv_llvm_rotate_i64(i64 %0, i64 %1) {
  %3 = and i64 %1, 63
  %4 = icmp eq i64 %3, 0
  %5 = tail call i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  %6 = select i1 %4, i64 %0, i64 %5
  ret i64 %6
}

define spir_func i64 @spirv_llvm_s_mul_hi_i64(i64 %0, i64 %1) {
  %3 = tail call spir_func i64 @_ZL6s_highlll(i64 %0, i64 %1)
  ret i64 %3
}

define internal spir_func i64 @_ZL6s_highlll(i64 %0, i64 %1) unnamed_addr {
  %3 = zext i64 %0 to i128
  %4 = zext i64 %1 to i128
  %5 = mul nuw i128 %4, %3
  %6 = lshr i128 %5, 64
  %7 = trunc nuw i128 %6 to i64
  %8 = icmp slt i64 %0, 0
  %9 = select i1 %8, i64 %1, i64 0
  %10 = icmp slt i64 %1, 0
  %11 = select i1 %10, i64 %0, i64 0
  %12 = add i64 %11, %9
  %13 = sub i64 %7, %12
  ret i64 %13
}

define spir_func range(i64 0, -1) i64 @spirv_llvm_u_mul_hi_i64(i64 %0, i64 %1) {
  %3 = zext i64 %0 to i128
  %4 = zext i64 %1 to i128
  %5 = mul nuw i128 %4, %3
  %6 = lshr i128 %5, 64
  %7 = trunc nuw i128 %6 to i64
  ret i64 %7
}

define spir_func i64 @spirv_llvm_s_mad_hi_i64(i64 %0, i64 %1, i64 %2) {
  %4 = tail call spir_func i64 @_ZL6s_highlll(i64 %0, i64 %1)
  %5 = add i64 %4, %2
  ret i64 %5
}

define spir_func i64 @spirv_llvm_u_mad_hi_i64(i64 %0, i64 %1, i64 %2) {
  %4 = zext i64 %0 to i128
  %5 = zext i64 %1 to i128
  %6 = mul nuw i128 %5, %4
  %7 = lshr i128 %6, 64
  %8 = trunc nuw i128 %7 to i64
  %9 = add i64 %2, %8
  ret i64 %9
}

define spir_func i64 @spirv_llvm_s_mad_sat_i64(i64 %0, i64 %1, i64 %2) {
  %4 = tail call spir_func i64 @_ZL6s_highlll(i64 %0, i64 %1)
  %5 = mul i64 %1, %0
  %6 = add i64 %5, %2
  %7 = icmp ult i64 %6, %5
  %8 = zext i1 %7 to i64
  %9 = ashr i64 %2, 63
  %10 = add nsw i64 %9, %8
  %11 = add i64 %10, %4
  %12 = ashr i64 %6, 63
  %13 = icmp eq i64 %11, %12
  %14 = icmp slt i64 %11, 0
  %15 = select i1 %14, i64 -9223372036854775808, i64 9223372036854775807
  %16 = select i1 %13, i64 %6, i64 %15
  ret i64 %16
}

define spir_func i64 @spirv_llvm_u_mad_sat_i64(i64 %0, i64 %1, i64 %2) {
  %4 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %0)
  %5 = extractvalue { i64, i1 } %4, 1
  %6 = mul i64 %1, %0
  %7 = tail call i64 @llvm.uadd.sat.i64(i64 %6, i64 %2)
  %8 = select i1 %5, i64 -1, i64 %7
  ret i64 %8
}

define spir_func i64 @spirv_llvm_bitselect_i64(i64 %0, i64 %1, i64 %2) {
  %4 = xor i64 %2, -1
  %5 = and i64 %0, %4
  %6 = and i64 %2, %1
  %7 = or disjoint i64 %5, %6
  ret i64 %7
}

define spir_func float @spirv_llvm_bitselect_f32(float %0, float %1, float %2) {
  %4 = bitcast float %0 to i32
  %5 = bitcast float %1 to i32
  %6 = bitcast float %2 to i32
  %7 = xor i32 %6, -1
  %8 = and i32 %7, %4
  %9 = and i32 %6, %5
  %10 = or disjoint i32 %8, %9
  %11 = bitcast i32 %10 to float
  ret float %11
}

define spir_func double @spirv_llvm_bitselect_f64(double %0, double %1, double %2) {
  %4 = bitcast double %0 to i64
  %5 = bitcast double %1 to i64
  %6 = bitcast double %2 to i64
  %7 = xor i64 %6, -1
  %8 = and i64 %7, %4
  %9 = and i64 %6, %5
  %10 = or disjoint i64 %8, %9
  %11 = bitcast i64 %10 to double
  ret double %11
}

define spir_func half @spirv_llvm_bitselect_f16(half %0, half %1, half %2) {
  %4 = bitcast half %0 to i16
  %5 = bitcast half %1 to i16
  %6 = bitcast half %2 to i16
  %7 = xor i16 %6, -1
  %8 = and i16 %7, %4
  %9 = and i16 %6, %5
  %10 = or disjoint i16 %8, %9
  %11 = bitcast i16 %10 to half
  ret half %11
}

define spir_func i32 @spirv_llvm_s_mul24_i32(i32 %0, i32 %1) {
  %3 = shl i32 %0, 8
  %4 = ashr exact i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = ashr exact i32 %5, 8
  %7 = mul i32 %6, %4
  ret i32 %7
}

define spir_func i32 @spirv_llvm_u_mul24_i32(i32 %0, i32 %1) {
  %3 = and i32 %0, 16777215
  %4 = and i32 %1, 16777215
  %5 = mul i32 %4, %3
  ret i32 %5
}

define spir_func i32 @spirv_llvm_s_mad24_i32(i32 %0, i32 %1, i32 %2) {
  %4 = shl i32 %0, 8
  %5 = ashr exact i32 %4, 8
  %6 = shl i32 %1, 8
  %7 = ashr exact i32 %6, 8
  %8 = mul i32 %7, %5
  %9 = add i32 %8, %2
  ret i32 %9
}

define spir_func i32 @spirv_llvm_u_mad24_i32(i32 %0, i32 %1, i32 %2) {
  %4 = and i32 %0, 16777215
  %5 = and i32 %1, 16777215
  %6 = mul i32 %5, %4
  %7 = add i32 %6, %2
  ret i32 %7
}

define spir_func zeroext i16 @spirv_llvm_upsample_i8(i8 zeroext %0, i8 zeroext %1) {
  %3 = zext i8 %0 to i16
  %4 = shl nuw i16 %3, 8
  %5 = zext i8 %1 to i16
  %6 = or disjoint i16 %4, %5
  ret i16 %6
}

define spir_func i32 @spirv_llvm_upsample_i16(i16 zeroext %0, i16 zeroext %1) {
  %3 = zext i16 %0 to i32
  %4 = shl nuw i32 %3, 16
  %5 = zext i16 %1 to i32
  %6 = or disjoint i32 %4, %5
  ret i32 %6
}

define spir_func i64 @spirv_llvm_upsample_i32(i32 %0, i32 %1) {
  %3 = zext i32 %0 to i64
  %4 = shl nuw i64 %3, 32
  %5 = zext i32 %1 to i64
  %6 = or disjoint i64 %4, %5
  ret i64 %6
}

define spir_func signext range(i8 -1, 8) i8 @spirv_llvm_find_lsb_i8(i8 zeroext %0) {
  %2 = icmp eq i8 %0, 0
  %3 = tail call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %0, i1 true)
  %4 = select i1 %2, i8 -1, i8 %3
  ret i8 %4
}

define spir_func signext range(i8 -1, 8) i8 @spirv_llvm_find_umsb_i8(i8 zeroext %0) {
  %2 = icmp eq i8 %0, 0
  %3 = tail call range(i8 0, 9) i8 @llvm.ctlz.i8(i8 %0, i1 true)
  %4 = xor i8 %3, 7
  %5 = select i1 %2, i8 -1, i8 %4
  ret i8 %5
}

define spir_func signext range(i8 -1, 8) i8 @spirv_llvm_find_smsb_i8(i8 signext %0) {
  %2 = ashr i8 %0, 7
  %3 = xor i8 %2, %0
  %4 = icmp eq i8 %0, %2
  %5 = tail call range(i8 0, 9) i8 @llvm.ctlz.i8(i8 %3, i1 true)
  %6 = xor i8 %5, 7
  %7 = select i1 %4, i8 -1, i8 %6
  ret i8 %7
}

define spir_func signext range(i16 -1, 16) i16 @spirv_llvm_find_lsb_i16(i16 zeroext %0) {
  %2 = icmp eq i16 %0, 0
  %3 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %0, i1 true)
  %4 = select i1 %2, i16 -1, i16 %3
  ret i16 %4
}

define spir_func signext range(i16 -1, 16) i16 @spirv_llvm_find_umsb_i16(i16 zeroext %0) {
  %2 = icmp eq i16 %0, 0
  %3 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %0, i1 true)
  %4 = xor i16 %3, 15
  %5 = select i1 %2, i16 -1, i16 %4
  ret i16 %5
}

define spir_func signext range(i16 -1, 16) i16 @spirv_llvm_find_smsb_i16(i16 signext %0) {
  %2 = ashr i16 %0, 15
  %3 = xor i16 %2, %0
  %4 = icmp eq i16 %0, %2
  %5 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %3, i1 true)
  %6 = xor i16 %5, 15
  %7 = select i1 %4, i16 -1, i16 %6
  ret i16 %7
}

define spir_func range(i32 -1, 32) i32 @spirv_llvm_find_lsb_i32(i32 %0) {
  %2 = icmp eq i32 %0, 0
  %3 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 true)
  %4 = select i1 %2, i32 -1, i32 %3
  ret i32 %4
}

define spir_func range(i32 -1, 32) i32 @spirv_llvm_find_umsb_i32(i32 %0) {
  %2 = icmp eq i32 %0, 0
  %3 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 true)
  %4 = xor i32 %3, 31
  %5 = select i1 %2, i32 -1, i32 %4
  ret i32 %5
}

define spir_func range(i32 -1, 32) i32 @spirv_llvm_find_smsb_i32(i32 %0) {
  %2 = ashr i32 %0, 31
  %3 = xor i32 %2, %0
  %4 = icmp eq i32 %0, %2
  %5 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %6 = xor i32 %5, 31
  %7 = select i1 %4, i32 -1, i32 %6
  ret i32 %7
}

define spir_func range(i64 -1, 64) i64 @spirv_llvm_find_lsb_i64(i64 %0) {
  %2 = icmp eq i64 %0, 0
  %3 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %4 = select i1 %2, i64 -1, i64 %3
  ret i64 %4
}

define spir_func range(i64 -1, 64) i64 @spirv_llvm_find_umsb_i64(i64 %0) {
  %2 = icmp eq i64 %0, 0
  %3 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = xor i32 %4, 63
  %6 = zext nneg i32 %5 to i64
  %7 = select i1 %2, i64 -1, i64 %6
  ret i64 %7
}

define spir_func range(i64 -1, 64) i64 @spirv_llvm_find_smsb_i64(i64 %0) {
  %2 = ashr i64 %0, 63
  %3 = xor i64 %2, %0
  %4 = icmp eq i64 %0, %2
  %5 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = xor i32 %6, 63
  %8 = zext nneg i32 %7 to i64
  %9 = select i1 %4, i64 -1, i64 %8
  ret i64 %9
}

define spir_func double @spirv_llvm_length_f64(double %0) {
  %2 = tail call spir_func double @_ZL6lengthd(double %0)
  ret double %2
}

define internal spir_func double @_ZL6lengthd(double %0) unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 408)
  br i1 %3, label %11, label %4

4:
  %5 = fmul double %0, %0
  %6 = fcmp oeq double %5, 0.000000e+00
  %7 = fcmp oeq double %2, 0x7FF0000000000000
  %8 = or i1 %6, %7
  %9 = tail call double @llvm.sqrt.f64(double %5)
  %10 = select i1 %8, double %2, double %9
  br label %35

11:
  %12 = fcmp ogt double %2, 0x26F0000000000000
  %13 = fcmp olt double %2, 0x58F0000000000000
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %18

15:
  %16 = fmul double %0, %0
  %17 = tail call double @llvm.sqrt.f64(double %16)
  br label %35

18:
  %19 = tail call spir_func i32 @_ZL11exponent_ofd(double %2)
  %20 = trunc nsw i32 %19 to i16
  %21 = sdiv i16 %20, -2
  %22 = sext i16 %21 to i32
  %23 = sext i16 %21 to i64
  %24 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %23)
  %25 = fmul double %0, %24
  %26 = add nsw i32 %19, %22
  %27 = sub nsw i32 0, %26
  %28 = sext i32 %27 to i64
  %29 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %28)
  %30 = fmul double %25, %29
  %31 = fmul double %30, %30
  %32 = tail call double @llvm.sqrt.f64(double %31)
  %33 = sext i32 %19 to i64
  %34 = tail call spir_func double @_ZL6scaleddl(double %32, i64 %33)
  br label %35

35:
  %36 = phi double [ %17, %15 ], [ %34, %18 ], [ %10, %4 ]
  ret double %36
}

define spir_func double @spirv_llvm_distance_f64(double %0, double %1) {
  %3 = fsub double %0, %1
  %4 = tail call spir_func double @_ZL6lengthd(double %3)
  ret double %4
}

define spir_func double @spirv_llvm_normalize_f64(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ueq double %0, 0.000000e+00
  br i1 %3, label %27, label %4

4:
  %5 = fcmp ule double %2, 0x26F0000000000000
  %6 = fcmp uge double %2, 0x58F0000000000000
  %7 = or i1 %5, %6
  %8 = fcmp one double %2, 0x7FF0000000000000
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %23

10:
  %11 = tail call spir_func i32 @_ZL11exponent_ofd(double %2)
  %12 = trunc nsw i32 %11 to i16
  %13 = sdiv i16 %12, -2
  %14 = sext i16 %13 to i32
  %15 = sext i16 %13 to i64
  %16 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %15)
  %17 = fmul double %0, %16
  %18 = add nsw i32 %11, %14
  %19 = sub nsw i32 0, %18
  %20 = sext i32 %19 to i64
  %21 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %20)
  %22 = fmul double %17, %21
  br label %23

23:
  %24 = phi double [ %22, %10 ], [ %0, %4 ]
  %25 = tail call spir_func double @_ZL6lengthd(double %24)
  %26 = fdiv double %24, %25
  br label %27

27:
  %28 = phi double [ %26, %23 ], [ %0, %1 ]
  ret double %28
}

define spir_func double @spirv_llvm_faceforward_f64(double %0, double %1, double %2) {
  %4 = fmul double %1, %2
  %5 = fcmp olt double %4, 0.000000e+00
  %6 = fneg double %0
  %7 = select i1 %5, double %0, double %6
  ret double %7
}

define spir_func double @spirv_llvm_reflect_f64(double %0, double %1) {
  %3 = fmul double %0, %1
  %4 = fmul double %3, 2.000000e+00
  %5 = fmul double %1, %4
  %6 = fsub double %0, %5
  ret double %6
}

define spir_func double @spirv_llvm_refract_f64(double %0, double %1, double %2) {
  %4 = fmul double %0, %1
  %5 = fmul double %2, %2
  %6 = fmul double %4, %4
  %7 = fsub double 1.000000e+00, %6
  %8 = fmul double %5, %7
  %9 = fsub double 1.000000e+00, %8
  %10 = fcmp olt double %9, 0.000000e+00
  br i1 %10, label %18, label %11

11:
  %12 = fmul double %0, %2
  %13 = fmul double %2, %4
  %14 = tail call double @llvm.sqrt.f64(double %9)
  %15 = fadd double %13, %14
  %16 = fmul double %1, %15
  %17 = fsub double %12, %16
  br label %18

18:
  %19 = phi double [ %17, %11 ], [ 0.000000e+00, %3 ]
  ret double %19
}

define spir_func double @spirv_llvm_length_v2f64(<2 x double> %0) {
  %2 = tail call spir_func double @_ZL6lengthDv2_d(<2 x double> %0)
  ret double %2
}

define internal spir_func double @_ZL6lengthDv2_d(<2 x double> %0) unnamed_addr {
  %2 = tail call spir_func double @_ZL8greatestDv2_d(<2 x double> %0)
  %3 = tail call i1 @llvm.is.fpclass.f64(double %2, i32 384)
  br i1 %3, label %16, label %4

4:
  %5 = fmul <2 x double> %0, %0
  %6 = fmul <2 x double> %0, %0
  %7 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %8 = fadd <2 x double> %5, %7
  %9 = extractelement <2 x double> %8, i64 0
  %10 = fcmp oeq double %9, 0.000000e+00
  %11 = tail call double @llvm.fabs.f64(double %2)
  %12 = fcmp oeq double %11, 0x7FF0000000000000
  %13 = or i1 %10, %12
  %14 = tail call double @llvm.sqrt.f64(double %9)
  %15 = select i1 %13, double %2, double %14
  br label %52

16:
  %17 = fcmp ogt double %2, 0x26F0000000000000
  %18 = fcmp olt double %2, 0x58F0000000000000
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %27

20:
  %21 = fmul <2 x double> %0, %0
  %22 = fmul <2 x double> %0, %0
  %23 = shufflevector <2 x double> %22, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %24 = fadd <2 x double> %21, %23
  %25 = extractelement <2 x double> %24, i64 0
  %26 = tail call double @llvm.sqrt.f64(double %25)
  br label %52

27:
  %28 = tail call spir_func i32 @_ZL11exponent_ofd(double %2)
  %29 = trunc nsw i32 %28 to i16
  %30 = sdiv i16 %29, -2
  %31 = sext i16 %30 to i32
  %32 = sext i16 %30 to i64
  %33 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %32)
  %34 = insertelement <2 x double> poison, double %33, i64 0
  %35 = shufflevector <2 x double> %34, <2 x double> poison, <2 x i32> zeroinitializer
  %36 = fmul <2 x double> %0, %35
  %37 = add nsw i32 %28, %31
  %38 = sub nsw i32 0, %37
  %39 = sext i32 %38 to i64
  %40 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %39)
  %41 = insertelement <2 x double> poison, double %40, i64 0
  %42 = shufflevector <2 x double> %41, <2 x double> poison, <2 x i32> zeroinitializer
  %43 = fmul <2 x double> %36, %42
  %44 = fmul <2 x double> %43, %43
  %45 = fmul <2 x double> %43, %43
  %46 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %47 = fadd <2 x double> %44, %46
  %48 = extractelement <2 x double> %47, i64 0
  %49 = tail call double @llvm.sqrt.f64(double %48)
  %50 = sext i32 %28 to i64
  %51 = tail call spir_func double @_ZL6scaleddl(double %49, i64 %50)
  br label %52

52:
  %53 = phi double [ %26, %20 ], [ %51, %27 ], [ %15, %4 ]
  ret double %53
}

define spir_func double @spirv_llvm_distance_v2f64(<2 x double> %0, <2 x double> %1) {
  %3 = fsub <2 x double> %0, %1
  %4 = tail call spir_func double @_ZL6lengthDv2_d(<2 x double> %3)
  ret double %4
}

define spir_func <2 x double> @spirv_llvm_normalize_v2f64(<2 x double> %0) {
  %2 = tail call spir_func double @_ZL8greatestDv2_d(<2 x double> %0)
  %3 = fcmp ogt double %2, 0.000000e+00
  br i1 %3, label %4, label %33

4:
  %5 = fcmp ule double %2, 0x26F0000000000000
  %6 = fcmp uge double %2, 0x58F0000000000000
  %7 = or i1 %5, %6
  %8 = fcmp one double %2, 0x7FF0000000000000
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %27

10:
  %11 = tail call spir_func i32 @_ZL11exponent_ofd(double %2)
  %12 = trunc nsw i32 %11 to i16
  %13 = sdiv i16 %12, -2
  %14 = sext i16 %13 to i32
  %15 = sext i16 %13 to i64
  %16 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %15)
  %17 = insertelement <2 x double> poison, double %16, i64 0
  %18 = shufflevector <2 x double> %17, <2 x double> poison, <2 x i32> zeroinitializer
  %19 = fmul <2 x double> %0, %18
  %20 = add nsw i32 %11, %14
  %21 = sub nsw i32 0, %20
  %22 = sext i32 %21 to i64
  %23 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %22)
  %24 = insertelement <2 x double> poison, double %23, i64 0
  %25 = shufflevector <2 x double> %24, <2 x double> poison, <2 x i32> zeroinitializer
  %26 = fmul <2 x double> %19, %25
  br label %27

27:
  %28 = phi <2 x double> [ %26, %10 ], [ %0, %4 ]
  %29 = tail call spir_func double @_ZL6lengthDv2_d(<2 x double> %28)
  %30 = insertelement <2 x double> poison, double %29, i64 0
  %31 = shufflevector <2 x double> %30, <2 x double> poison, <2 x i32> zeroinitializer
  %32 = fdiv <2 x double> %28, %31
  br label %33

33:
  %34 = phi <2 x double> [ %32, %27 ], [ %0, %1 ]
  ret <2 x double> %34
}

define spir_func <2 x double> @spirv_llvm_faceforward_v2f64(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %4 = fmul <2 x double> %1, %2
  %5 = fmul <2 x double> %1, %2
  %6 = shufflevector <2 x double> %5, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %7 = fadd <2 x double> %4, %6
  %8 = extractelement <2 x double> %7, i64 0
  %9 = fcmp olt double %8, 0.000000e+00
  %10 = fneg <2 x double> %0
  %11 = select i1 %9, <2 x double> %0, <2 x double> %10
  ret <2 x double> %11
}

define spir_func <2 x double> @spirv_llvm_reflect_v2f64(<2 x double> %0, <2 x double> %1) {
  %3 = fmul <2 x double> %0, %1
  %4 = fmul <2 x double> %0, %1
  %5 = shufflevector <2 x double> %4, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %6 = fadd <2 x double> %3, %5
  %7 = extractelement <2 x double> %6, i64 0
  %8 = fmul double %7, 2.000000e+00
  %9 = insertelement <2 x double> poison, double %8, i64 0
  %10 = shufflevector <2 x double> %9, <2 x double> poison, <2 x i32> zeroinitializer
  %11 = fmul <2 x double> %1, %10
  %12 = fsub <2 x double> %0, %11
  ret <2 x double> %12
}

define spir_func <2 x double> @spirv_llvm_refract_v2f64(<2 x double> %0, <2 x double> %1, double %2) {
  %4 = fmul <2 x double> %0, %1
  %5 = fmul <2 x double> %0, %1
  %6 = shufflevector <2 x double> %5, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %7 = fadd <2 x double> %4, %6
  %8 = extractelement <2 x double> %7, i64 0
  %9 = fmul double %2, %2
  %10 = fmul double %8, %8
  %11 = fsub double 1.000000e+00, %10
  %12 = fmul double %9, %11
  %13 = fsub double 1.000000e+00, %12
  %14 = fcmp olt double %13, 0.000000e+00
  br i1 %14, label %26, label %15

15:
  %16 = insertelement <2 x double> poison, double %2, i64 0
  %17 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> zeroinitializer
  %18 = fmul <2 x double> %0, %17
  %19 = fmul double %2, %8
  %20 = tail call double @llvm.sqrt.f64(double %13)
  %21 = fadd double %19, %20
  %22 = insertelement <2 x double> poison, double %21, i64 0
  %23 = shufflevector <2 x double> %22, <2 x double> poison, <2 x i32> zeroinitializer
  %24 = fmul <2 x double> %1, %23
  %25 = fsub <2 x double> %18, %24
  br label %26

26:
  %27 = phi <2 x double> [ %25, %15 ], [ zeroinitializer, %3 ]
  ret <2 x double> %27
}

define spir_func double @spirv_llvm_length_v3f64(<3 x double> %0) {
  %2 = tail call spir_func double @_ZL6lengthDv3_d(<3 x double> %0)
  ret double %2
}

define internal spir_func double @_ZL6lengthDv3_d(<3 x double> %0) unnamed_addr {
  %2 = tail call spir_func double @_ZL8greatestDv3_d(<3 x double> %0)
  %3 = tail call i1 @llvm.is.fpclass.f64(double %2, i32 384)
  br i1 %3, label %12, label %4

4:
  %5 = tail call spir_func double @_ZL3dotDv3_dS_(<3 x double> %0, <3 x double> %0)
  %6 = fcmp oeq double %5, 0.000000e+00
  %7 = tail call double @llvm.fabs.f64(double %2)
  %8 = fcmp oeq double %7, 0x7FF0000000000000
  %9 = or i1 %8, %6
  %10 = tail call double @llvm.sqrt.f64(double %5)
  %11 = select i1 %9, double %2, double %10
  br label %40

12:
  %13 = fcmp ogt double %2, 0x26F0000000000000
  %14 = fcmp olt double %2, 0x58F0000000000000
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %19

16:
  %17 = tail call spir_func double @_ZL3dotDv3_dS_(<3 x double> %0, <3 x double> %0)
  %18 = tail call double @llvm.sqrt.f64(double %17)
  br label %40

19:
  %20 = tail call spir_func i32 @_ZL11exponent_ofd(double %2)
  %21 = trunc nsw i32 %20 to i16
  %22 = sdiv i16 %21, -2
  %23 = sext i16 %22 to i32
  %24 = sext i16 %22 to i64
  %25 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %24)
  %26 = insertelement <3 x double> poison, double %25, i64 0
  %27 = shufflevector <3 x double> %26, <3 x double> poison, <3 x i32> zeroinitializer
  %28 = fmul <3 x double> %0, %27
  %29 = add nsw i32 %20, %23
  %30 = sub nsw i32 0, %29
  %31 = sext i32 %30 to i64
  %32 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %31)
  %33 = insertelement <3 x double> poison, double %32, i64 0
  %34 = shufflevector <3 x double> %33, <3 x double> poison, <3 x i32> zeroinitializer
  %35 = fmul <3 x double> %28, %34
  %36 = tail call spir_func double @_ZL3dotDv3_dS_(<3 x double> %35, <3 x double> %35)
  %37 = tail call double @llvm.sqrt.f64(double %36)
  %38 = sext i32 %20 to i64
  %39 = tail call spir_func double @_ZL6scaleddl(double %37, i64 %38)
  br label %40

40:
  %41 = phi double [ %18, %16 ], [ %39, %19 ], [ %11, %4 ]
  ret double %41
}

define spir_func double @spirv_llvm_distance_v3f64(<3 x double> %0, <3 x double> %1) {
  %3 = fsub <3 x double> %0, %1
  %4 = tail call spir_func double @_ZL6lengthDv3_d(<3 x double> %3)
  ret double %4
}

define spir_func <3 x double> @spirv_llvm_normalize_v3f64(<3 x double> %0) {
  %2 = tail call spir_func double @_ZL8greatestDv3_d(<3 x double> %0)
  %3 = fcmp ogt double %2, 0.000000e+00
  br i1 %3, label %4, label %33

4:
  %5 = fcmp ule double %2, 0x26F0000000000000
  %6 = fcmp uge double %2, 0x58F0000000000000
  %7 = or i1 %5, %6
  %8 = fcmp one double %2, 0x7FF0000000000000
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %27

10:
  %11 = tail call spir_func i32 @_ZL11exponent_ofd(double %2)
  %12 = trunc nsw i32 %11 to i16
  %13 = sdiv i16 %12, -2
  %14 = sext i16 %13 to i32
  %15 = sext i16 %13 to i64
  %16 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %15)
  %17 = insertelement <3 x double> poison, double %16, i64 0
  %18 = shufflevector <3 x double> %17, <3 x double> poison, <3 x i32> zeroinitializer
  %19 = fmul <3 x double> %0, %18
  %20 = add nsw i32 %11, %14
  %21 = sub nsw i32 0, %20
  %22 = sext i32 %21 to i64
  %23 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %22)
  %24 = insertelement <3 x double> poison, double %23, i64 0
  %25 = shufflevector <3 x double> %24, <3 x double> poison, <3 x i32> zeroinitializer
  %26 = fmul <3 x double> %19, %25
  br label %27

27:
  %28 = phi <3 x double> [ %26, %10 ], [ %0, %4 ]
  %29 = tail call spir_func double @_ZL6lengthDv3_d(<3 x double> %28)
  %30 = insertelement <3 x double> poison, double %29, i64 0
  %31 = shufflevector <3 x double> %30, <3 x double> poison, <3 x i32> zeroinitializer
  %32 = fdiv <3 x double> %28, %31
  br label %33

33:
  %34 = phi <3 x double> [ %32, %27 ], [ %0, %1 ]
  ret <3 x double> %34
}

define spir_func <3 x double> @spirv_llvm_faceforward_v3f64(<3 x double> %0, <3 x double> %1, <3 x double> %2) {
  %4 = tail call spir_func double @_ZL3dotDv3_dS_(<3 x double> %2, <3 x double> %1)
  %5 = fcmp olt double %4, 0.000000e+00
  %6 = fneg <3 x double> %0
  %7 = select i1 %5, <3 x double> %0, <3 x double> %6
  ret <3 x double> %7
}

define internal spir_func double @_ZL3dotDv3_dS_(<3 x double> %0, <3 x double> %1) unnamed_addr {
  %3 = fmul <3 x double> %0, %1
  %4 = fmul <3 x double> %0, %1
  %5 = shufflevector <3 x double> %4, <3 x double> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %6 = fadd <3 x double> %3, %5
  %7 = fmul <3 x double> %0, %1
  %8 = shufflevector <3 x double> %7, <3 x double> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %9 = fadd <3 x double> %8, %6
  %10 = extractelement <3 x double> %9, i64 0
  ret double %10
}

define spir_func <3 x double> @spirv_llvm_reflect_v3f64(<3 x double> %0, <3 x double> %1) {
  %3 = tail call spir_func double @_ZL3dotDv3_dS_(<3 x double> %1, <3 x double> %0)
  %4 = fmul double %3, 2.000000e+00
  %5 = insertelement <3 x double> poison, double %4, i64 0
  %6 = shufflevector <3 x double> %5, <3 x double> poison, <3 x i32> zeroinitializer
  %7 = fmul <3 x double> %1, %6
  %8 = fsub <3 x double> %0, %7
  ret <3 x double> %8
}

define spir_func <3 x double> @spirv_llvm_refract_v3f64(<3 x double> %0, <3 x double> %1, double %2) {
  %4 = tail call spir_func double @_ZL3dotDv3_dS_(<3 x double> %1, <3 x double> %0)
  %5 = fmul double %2, %2
  %6 = fmul double %4, %4
  %7 = fsub double 1.000000e+00, %6
  %8 = fmul double %5, %7
  %9 = fsub double 1.000000e+00, %8
  %10 = fcmp olt double %9, 0.000000e+00
  br i1 %10, label %22, label %11

11:
  %12 = insertelement <3 x double> poison, double %2, i64 0
  %13 = shufflevector <3 x double> %12, <3 x double> poison, <3 x i32> zeroinitializer
  %14 = fmul <3 x double> %0, %13
  %15 = fmul double %2, %4
  %16 = tail call double @llvm.sqrt.f64(double %9)
  %17 = fadd double %15, %16
  %18 = insertelement <3 x double> poison, double %17, i64 0
  %19 = shufflevector <3 x double> %18, <3 x double> poison, <3 x i32> zeroinitializer
  %20 = fmul <3 x double> %1, %19
  %21 = fsub <3 x double> %14, %20
  br label %22

22:
  %23 = phi <3 x double> [ %21, %11 ], [ zeroinitializer, %3 ]
  ret <3 x double> %23
}

define spir_func double @spirv_llvm_length_v4f64(<4 x double> %0) {
  %2 = tail call spir_func double @_ZL6lengthDv4_d(<4 x double> %0)
  ret double %2
}

define internal spir_func double @_ZL6lengthDv4_d(<4 x double> %0) unnamed_addr {
  %2 = tail call spir_func double @_ZL8greatestDv4_d(<4 x double> %0)
  %3 = tail call i1 @llvm.is.fpclass.f64(double %2, i32 384)
  br i1 %3, label %12, label %4

4:
  %5 = tail call spir_func double @_ZL3dotDv4_dS_(<4 x double> %0, <4 x double> %0)
  %6 = fcmp oeq double %5, 0.000000e+00
  %7 = tail call double @llvm.fabs.f64(double %2)
  %8 = fcmp oeq double %7, 0x7FF0000000000000
  %9 = or i1 %8, %6
  %10 = tail call double @llvm.sqrt.f64(double %5)
  %11 = select i1 %9, double %2, double %10
  br label %40

12:
  %13 = fcmp ogt double %2, 0x26F0000000000000
  %14 = fcmp olt double %2, 0x58F0000000000000
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %19

16:
  %17 = tail call spir_func double @_ZL3dotDv4_dS_(<4 x double> %0, <4 x double> %0)
  %18 = tail call double @llvm.sqrt.f64(double %17)
  br label %40

19:
  %20 = tail call spir_func i32 @_ZL11exponent_ofd(double %2)
  %21 = trunc nsw i32 %20 to i16
  %22 = sdiv i16 %21, -2
  %23 = sext i16 %22 to i32
  %24 = sext i16 %22 to i64
  %25 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %24)
  %26 = insertelement <4 x double> poison, double %25, i64 0
  %27 = shufflevector <4 x double> %26, <4 x double> poison, <4 x i32> zeroinitializer
  %28 = fmul <4 x double> %0, %27
  %29 = add nsw i32 %20, %23
  %30 = sub nsw i32 0, %29
  %31 = sext i32 %30 to i64
  %32 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %31)
  %33 = insertelement <4 x double> poison, double %32, i64 0
  %34 = shufflevector <4 x double> %33, <4 x double> poison, <4 x i32> zeroinitializer
  %35 = fmul <4 x double> %28, %34
  %36 = tail call spir_func double @_ZL3dotDv4_dS_(<4 x double> %35, <4 x double> %35)
  %37 = tail call double @llvm.sqrt.f64(double %36)
  %38 = sext i32 %20 to i64
  %39 = tail call spir_func double @_ZL6scaleddl(double %37, i64 %38)
  br label %40

40:
  %41 = phi double [ %18, %16 ], [ %39, %19 ], [ %11, %4 ]
  ret double %41
}

define spir_func double @spirv_llvm_distance_v4f64(<4 x double> %0, <4 x double> %1) {
  %3 = fsub <4 x double> %0, %1
  %4 = tail call spir_func double @_ZL6lengthDv4_d(<4 x double> %3)
  ret double %4
}

define spir_func <4 x double> @spirv_llvm_normalize_v4f64(<4 x double> %0) {
  %2 = tail call spir_func double @_ZL8greatestDv4_d(<4 x double> %0)
  %3 = fcmp ogt double %2, 0.000000e+00
  br i1 %3, label %4, label %33

4:
  %5 = fcmp ule double %2, 0x26F0000000000000
  %6 = fcmp uge double %2, 0x58F0000000000000
  %7 = or i1 %5, %6
  %8 = fcmp one double %2, 0x7FF0000000000000
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %27

10:
  %11 = tail call spir_func i32 @_ZL11exponent_ofd(double %2)
  %12 = trunc nsw i32 %11 to i16
  %13 = sdiv i16 %12, -2
  %14 = sext i16 %13 to i32
  %15 = sext i16 %13 to i64
  %16 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %15)
  %17 = insertelement <4 x double> poison, double %16, i64 0
  %18 = shufflevector <4 x double> %17, <4 x double> poison, <4 x i32> zeroinitializer
  %19 = fmul <4 x double> %0, %18
  %20 = add nsw i32 %11, %14
  %21 = sub nsw i32 0, %20
  %22 = sext i32 %21 to i64
  %23 = tail call spir_func double @_ZL6scaleddl(double 1.000000e+00, i64 %22)
  %24 = insertelement <4 x double> poison, double %23, i64 0
  %25 = shufflevector <4 x double> %24, <4 x double> poison, <4 x i32> zeroinitializer
  %26 = fmul <4 x double> %19, %25
  br label %27

27:
  %28 = phi <4 x double> [ %26, %10 ], [ %0, %4 ]
  %29 = tail call spir_func double @_ZL6lengthDv4_d(<4 x double> %28)
  %30 = insertelement <4 x double> poison, double %29, i64 0
  %31 = shufflevector <4 x double> %30, <4 x double> poison, <4 x i32> zeroinitializer
  %32 = fdiv <4 x double> %28, %31
  br label %33

33:
  %34 = phi <4 x double> [ %32, %27 ], [ %0, %1 ]
  ret <4 x double> %34
}

define spir_func <4 x double> @spirv_llvm_faceforward_v4f64(<4 x double> %0, <4 x double> %1, <4 x double> %2) {
  %4 = tail call spir_func double @_ZL3dotDv4_dS_(<4 x double> %2, <4 x double> %1)
  %5 = fcmp olt double %4, 0.000000e+00
  %6 = fneg <4 x double> %0
  %7 = select i1 %5, <4 x double> %0, <4 x double> %6
  ret <4 x double> %7
}

define internal spir_func double @_ZL3dotDv4_dS_(<4 x double> %0, <4 x double> %1) unnamed_addr {
  %3 = fmul <4 x double> %0, %1
  %4 = fmul <4 x double> %0, %1
  %5 = shufflevector <4 x double> %4, <4 x double> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %6 = fadd <4 x double> %3, %5
  %7 = fmul <4 x double> %0, %1
  %8 = fmul <4 x double> %0, %1
  %9 = shufflevector <4 x double> %8, <4 x double> poison, <4 x i32> <i32 poison, i32 poison, i32 3, i32 poison>
  %10 = fadd <4 x double> %7, %9
  %11 = shufflevector <4 x double> %10, <4 x double> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %12 = fadd <4 x double> %6, %11
  %13 = extractelement <4 x double> %12, i64 0
  ret double %13
}

define spir_func <4 x double> @spirv_llvm_reflect_v4f64(<4 x double> %0, <4 x double> %1) {
  %3 = tail call spir_func double @_ZL3dotDv4_dS_(<4 x double> %1, <4 x double> %0)
  %4 = fmul double %3, 2.000000e+00
  %5 = insertelement <4 x double> poison, double %4, i64 0
  %6 = shufflevector <4 x double> %5, <4 x double> poison, <4 x i32> zeroinitializer
  %7 = fmul <4 x double> %1, %6
  %8 = fsub <4 x double> %0, %7
  ret <4 x double> %8
}

define spir_func <4 x double> @spirv_llvm_refract_v4f64(<4 x double> %0, <4 x double> %1, double %2) {
  %4 = tail call spir_func double @_ZL3dotDv4_dS_(<4 x double> %1, <4 x double> %0)
  %5 = fmul double %2, %2
  %6 = fmul double %4, %4
  %7 = fsub double 1.000000e+00, %6
  %8 = fmul double %5, %7
  %9 = fsub double 1.000000e+00, %8
  %10 = fcmp olt double %9, 0.000000e+00
  br i1 %10, label %22, label %11

11:
  %12 = insertelement <4 x double> poison, double %2, i64 0
  %13 = shufflevector <4 x double> %12, <4 x double> poison, <4 x i32> zeroinitializer
  %14 = fmul <4 x double> %0, %13
  %15 = fmul double %2, %4
  %16 = tail call double @llvm.sqrt.f64(double %9)
  %17 = fadd double %15, %16
  %18 = insertelement <4 x double> poison, double %17, i64 0
  %19 = shufflevector <4 x double> %18, <4 x double> poison, <4 x i32> zeroinitializer
  %20 = fmul <4 x double> %1, %19
  %21 = fsub <4 x double> %14, %20
  br label %22

22:
  %23 = phi <4 x double> [ %21, %11 ], [ zeroinitializer, %3 ]
  ret <4 x double> %23
}

define spir_func <3 x double> @spirv_llvm_cross_v3f64(<3 x double> %0, <3 x double> %1) {
  %3 = shufflevector <3 x double> %0, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <3 x double> %1, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = fmul <3 x double> %3, %4
  %6 = shufflevector <3 x double> %0, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %7 = shufflevector <3 x double> %1, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x double> %6, %7
  %9 = fsub <3 x double> %5, %8
  ret <3 x double> %9
}

define spir_func <4 x double> @spirv_llvm_cross_v4f64(<4 x double> %0, <4 x double> %1) {
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <4 x double> %1, <4 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = fmul <3 x double> %3, %4
  %6 = shufflevector <4 x double> %0, <4 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %7 = shufflevector <4 x double> %1, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x double> %6, %7
  %9 = fsub <3 x double> %5, %8
  %10 = shufflevector <3 x double> %9, <3 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %11 = insertelement <4 x double> %10, double 0.000000e+00, i64 3
  ret <4 x double> %11
}

define spir_func double @spirv_llvm_determinant_v2f64(<2 x double> %0, <2 x double> %1) {
  %3 = shufflevector <2 x double> %1, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %4 = fmul <2 x double> %0, %3
  %5 = shufflevector <2 x double> %0, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %6 = fmul <2 x double> %5, %1
  %7 = fsub <2 x double> %4, %6
  %8 = extractelement <2 x double> %7, i64 0
  ret double %8
}

define spir_func double @spirv_llvm_determinant_v3f64(<3 x double> %0, <3 x double> %1, <3 x double> %2) {
  %4 = tail call spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %0, <3 x double> %1, <3 x double> %2)
  ret double %4
}

define internal spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %0, <3 x double> %1, <3 x double> %2) unnamed_addr {
  %4 = shufflevector <3 x double> %1, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %5 = shufflevector <3 x double> %2, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %6 = fmul <3 x double> %4, %5
  %7 = shufflevector <3 x double> %1, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %8 = shufflevector <3 x double> %2, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %9 = fmul <3 x double> %7, %8
  %10 = fsub <3 x double> %6, %9
  %11 = tail call spir_func double @_ZL3dotDv3_dS_(<3 x double> %0, <3 x double> %10)
  ret double %11
}

define spir_func double @spirv_llvm_determinant_v4f64(<4 x double> %0, <4 x double> %1, <4 x double> %2, <4 x double> %3) {
  %5 = tail call spir_func double @_ZL11hypervolumeDv4_dS_S_S_(<4 x double> %0, <4 x double> %1, <4 x double> %2, <4 x double> %3)
  ret double %5
}

define internal spir_func double @_ZL11hypervolumeDv4_dS_S_S_(<4 x double> %0, <4 x double> %1, <4 x double> %2, <4 x double> %3) unnamed_addr {
  %5 = extractelement <4 x double> %0, i64 0
  %6 = shufflevector <4 x double> %1, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %7 = shufflevector <4 x double> %2, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %8 = shufflevector <4 x double> %3, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %9 = tail call spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %6, <3 x double> %7, <3 x double> %8)
  %10 = fmul double %5, %9
  %11 = extractelement <4 x double> %1, i64 0
  %12 = shufflevector <4 x double> %0, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %13 = tail call spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %12, <3 x double> %7, <3 x double> %8)
  %14 = fmul double %11, %13
  %15 = fsub double %10, %14
  %16 = extractelement <4 x double> %2, i64 0
  %17 = tail call spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %12, <3 x double> %6, <3 x double> %8)
  %18 = fmul double %16, %17
  %19 = extractelement <4 x double> %3, i64 0
  %20 = tail call spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %12, <3 x double> %6, <3 x double> %7)
  %21 = fmul double %19, %20
  %22 = fsub double %18, %21
  %23 = fadd double %15, %22
  ret double %23
}

define spir_func <2 x double> @spirv_llvm_inverse_v2f64(i32 %0, <2 x double> %1, <2 x double> %2) {
  %4 = icmp eq i32 %0, 0
  br i1 %4, label %5, label %11

5:
  %6 = extractelement <2 x double> %2, i64 1
  %7 = extractelement <2 x double> %1, i64 1
  %8 = fneg <2 x double> %1
  %9 = shufflevector <2 x double> %2, <2 x double> %8, <2 x i32> <i32 1, i32 3>
  %10 = extractelement <2 x double> %2, i64 0
  br label %17

11:
  %12 = extractelement <2 x double> %2, i64 0
  %13 = fneg <2 x double> %2
  %14 = shufflevector <2 x double> %13, <2 x double> %1, <2 x i32> <i32 0, i32 2>
  %15 = extractelement <2 x double> %2, i64 1
  %16 = extractelement <2 x double> %1, i64 1
  br label %17

17:
  %18 = phi double [ %16, %11 ], [ %7, %5 ]
  %19 = phi double [ %12, %11 ], [ %10, %5 ]
  %20 = phi double [ %15, %11 ], [ %6, %5 ]
  %21 = phi <2 x double> [ %14, %11 ], [ %9, %5 ]
  %22 = extractelement <2 x double> %1, i64 0
  %23 = fmul double %22, %20
  %24 = fmul double %18, %19
  %25 = fsub double %23, %24
  %26 = insertelement <2 x double> poison, double %25, i64 0
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> zeroinitializer
  %28 = fdiv <2 x double> %21, %27
  ret <2 x double> %28
}

define spir_func <3 x double> @spirv_llvm_inverse_v3f64(i32 %0, <3 x double> %1, <3 x double> %2, <3 x double> %3) {
  %5 = tail call spir_func <3 x double> @_ZL6unit_3i(i32 %0)
  %6 = tail call spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %5, <3 x double> %2, <3 x double> %3)
  %7 = insertelement <3 x double> poison, double %6, i64 0
  %8 = tail call spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %1, <3 x double> %5, <3 x double> %3)
  %9 = insertelement <3 x double> %7, double %8, i64 1
  %10 = tail call spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %1, <3 x double> %2, <3 x double> %5)
  %11 = insertelement <3 x double> %9, double %10, i64 2
  %12 = tail call spir_func double @_ZL6volumeDv3_dS_S_(<3 x double> %1, <3 x double> %2, <3 x double> %3)
  %13 = insertelement <3 x double> poison, double %12, i64 0
  %14 = shufflevector <3 x double> %13, <3 x double> poison, <3 x i32> zeroinitializer
  %15 = fdiv <3 x double> %11, %14
  ret <3 x double> %15
}

define internal spir_func <3 x double> @_ZL6unit_3i(i32 %0) unnamed_addr {
  %2 = icmp eq i32 %0, 0
  %3 = select i1 %2, double 1.000000e+00, double 0.000000e+00
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = icmp eq i32 %0, 1
  %6 = select i1 %5, double 1.000000e+00, double 0.000000e+00
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = icmp eq i32 %0, 2
  %9 = select i1 %8, double 1.000000e+00, double 0.000000e+00
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}

define spir_func <4 x double> @spirv_llvm_inverse_v4f64(i32 %0, <4 x double> %1, <4 x double> %2, <4 x double> %3, <4 x double> %4) {
  %6 = tail call spir_func <3 x double> @_ZL6unit_3i(i32 %0)
  %7 = shufflevector <3 x double> %6, <3 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %8 = icmp eq i32 %0, 3
  %9 = select i1 %8, double 1.000000e+00, double 0.000000e+00
  %10 = insertelement <4 x double> %7, double %9, i64 3
  %11 = tail call spir_func double @_ZL11hypervolumeDv4_dS_S_S_(<4 x double> %10, <4 x double> %2, <4 x double> %3, <4 x double> %4)
  %12 = insertelement <4 x double> poison, double %11, i64 0
  %13 = tail call spir_func double @_ZL11hypervolumeDv4_dS_S_S_(<4 x double> %1, <4 x double> %10, <4 x double> %3, <4 x double> %4)
  %14 = insertelement <4 x double> %12, double %13, i64 1
  %15 = tail call spir_func double @_ZL11hypervolumeDv4_dS_S_S_(<4 x double> %1, <4 x double> %2, <4 x double> %10, <4 x double> %4)
  %16 = insertelement <4 x double> %14, double %15, i64 2
  %17 = tail call spir_func double @_ZL11hypervolumeDv4_dS_S_S_(<4 x double> %1, <4 x double> %2, <4 x double> %3, <4 x double> %10)
  %18 = insertelement <4 x double> %16, double %17, i64 3
  %19 = tail call spir_func double @_ZL11hypervolumeDv4_dS_S_S_(<4 x double> %1, <4 x double> %2, <4 x double> %3, <4 x double> %4)
  %20 = insertelement <4 x double> poison, double %19, i64 0
  %21 = shufflevector <4 x double> %20, <4 x double> poison, <4 x i32> zeroinitializer
  %22 = fdiv <4 x double> %18, %21
  ret <4 x double> %22
}

define spir_func i32 @spirv_llvm_pack_snorm4x8_v4f32(<4 x float> %0) {
  %2 = extractelement <4 x float> %0, i64 0
  %3 = tail call spir_func i32 @_ZL6packedfddj(float %2, double -1.000000e+00, double 1.270000e+02, i32 255)
  %4 = extractelement <4 x float> %0, i64 1
  %5 = tail call spir_func i32 @_ZL6packedfddj(float %4, double -1.000000e+00, double 1.270000e+02, i32 255)
  %6 = shl nuw nsw i32 %5, 8
  %7 = or i32 %6, %3
  %8 = extractelement <4 x float> %0, i64 2
  %9 = tail call spir_func i32 @_ZL6packedfddj(float %8, double -1.000000e+00, double 1.270000e+02, i32 255)
  %10 = shl nuw i32 %9, 16
  %11 = or i32 %7, %10
  %12 = extractelement <4 x float> %0, i64 3
  %13 = tail call spir_func i32 @_ZL6packedfddj(float %12, double -1.000000e+00, double 1.270000e+02, i32 255)
  %14 = shl i32 %13, 24
  %15 = or i32 %11, %14
  ret i32 %15
}

define internal spir_func range(i32 0, 65536) i32 @_ZL6packedfddj(float %0, double %1, double %2, i32 range(i32 255, 65536) %3) unnamed_addr {
  %5 = fpext float %0 to double
  %6 = fcmp uno float %0, 0.000000e+00
  %7 = fcmp ogt double %1, %5
  %8 = or i1 %6, %7
  %9 = select i1 %8, double %1, double %5
  %10 = fcmp uno double %9, 0.000000e+00
  %11 = fcmp ogt double %9, 1.000000e+00
  %12 = or i1 %10, %11
  %13 = select i1 %12, double 1.000000e+00, double %9
  %14 = fmul double %2, %13
  %15 = tail call double @llvm.fabs.f64(double %14)
  %16 = fcmp olt double %15, 0x4330000000000000
  %17 = fadd double %15, 0x4330000000000000
  %18 = fadd double %17, 0xC330000000000000
  %19 = tail call double @llvm.copysign.f64(double %18, double %14)
  %20 = fadd double %14, 0.000000e+00
  %21 = select i1 %16, double %19, double %20
  %22 = fptosi double %21 to i32
  %23 = and i32 %3, %22
  ret i32 %23
}

define spir_func i32 @spirv_llvm_pack_unorm4x8_v4f32(<4 x float> %0) {
  %2 = extractelement <4 x float> %0, i64 0
  %3 = tail call spir_func i32 @_ZL6packedfddj(float %2, double 0.000000e+00, double 2.550000e+02, i32 255)
  %4 = extractelement <4 x float> %0, i64 1
  %5 = tail call spir_func i32 @_ZL6packedfddj(float %4, double 0.000000e+00, double 2.550000e+02, i32 255)
  %6 = shl nuw nsw i32 %5, 8
  %7 = or i32 %6, %3
  %8 = extractelement <4 x float> %0, i64 2
  %9 = tail call spir_func i32 @_ZL6packedfddj(float %8, double 0.000000e+00, double 2.550000e+02, i32 255)
  %10 = shl nuw i32 %9, 16
  %11 = or i32 %7, %10
  %12 = extractelement <4 x float> %0, i64 3
  %13 = tail call spir_func i32 @_ZL6packedfddj(float %12, double 0.000000e+00, double 2.550000e+02, i32 255)
  %14 = shl i32 %13, 24
  %15 = or i32 %11, %14
  ret i32 %15
}

define spir_func i32 @spirv_llvm_pack_snorm2x16_v2f32(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func i32 @_ZL6packedfddj(float %2, double -1.000000e+00, double 3.276700e+04, i32 65535)
  %4 = extractelement <2 x float> %0, i64 1
  %5 = tail call spir_func i32 @_ZL6packedfddj(float %4, double -1.000000e+00, double 3.276700e+04, i32 65535)
  %6 = shl nuw i32 %5, 16
  %7 = or disjoint i32 %6, %3
  ret i32 %7
}

define spir_func i32 @spirv_llvm_pack_unorm2x16_v2f32(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func i32 @_ZL6packedfddj(float %2, double 0.000000e+00, double 6.553500e+04, i32 65535)
  %4 = extractelement <2 x float> %0, i64 1
  %5 = tail call spir_func i32 @_ZL6packedfddj(float %4, double 0.000000e+00, double 6.553500e+04, i32 65535)
  %6 = shl nuw i32 %5, 16
  %7 = or disjoint i32 %6, %3
  ret i32 %7
}

define spir_func i32 @spirv_llvm_pack_half2x16_v2f32(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = fpext float %2 to double
  %4 = tail call spir_func i32 @_ZL7to_halfdi(double %3, i32 0)
  %5 = extractelement <2 x float> %0, i64 1
  %6 = fpext float %5 to double
  %7 = tail call spir_func i32 @_ZL7to_halfdi(double %6, i32 0)
  %8 = shl nuw i32 %7, 16
  %9 = or disjoint i32 %8, %4
  ret i32 %9
}

define internal spir_func range(i32 0, 65536) i32 @_ZL7to_halfdi(double %0, i32 %1) unnamed_addr {
  %3 = bitcast double %0 to i64
  %4 = icmp slt i64 %3, 0
  %5 = select i1 %4, i32 32768, i32 0
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = fcmp uno double %0, 0.000000e+00
  br i1 %7, label %8, label %10

8:
  %9 = or disjoint i32 %5, 32256
  br label %55

10:
  %11 = fcmp oeq double %6, 0x7FF0000000000000
  br i1 %11, label %12, label %14

12:
  %13 = or disjoint i32 %5, 31744
  br label %55

14:
  %15 = tail call spir_func i32 @_ZL11exponent_ofd(double %6)
  %16 = add nsw i32 %15, -1
  %17 = fcmp oeq double %0, 0.000000e+00
  %18 = icmp slt i32 %15, -13
  %19 = select i1 %17, i1 true, i1 %18
  %20 = select i1 %19, i32 -14, i32 %16
  %21 = icmp sgt i32 %20, 20
  br i1 %21, label %26, label %22

22:
  %23 = sub nsw i32 10, %20
  %24 = sext i32 %23 to i64
  %25 = tail call spir_func double @_ZL6scaleddl(double %6, i64 %24)
  br label %26

26:
  %27 = phi double [ %25, %22 ], [ 0x41E0000000000000, %14 ]
  switch i32 %1, label %37 [
    i32 2, label %28
    i32 0, label %29
  ]

28:
  br i1 %4, label %42, label %40

29:
  %30 = tail call double @llvm.fabs.f64(double %27)
  %31 = fcmp olt double %30, 0x4330000000000000
  %32 = fadd double %30, 0x4330000000000000
  %33 = fadd double %32, 0xC330000000000000
  %34 = tail call double @llvm.copysign.f64(double %33, double %27)
  %35 = fadd double %27, 0.000000e+00
  %36 = select i1 %31, double %34, double %35
  br label %44

37:
  %38 = icmp eq i32 %1, 3
  %39 = and i1 %38, %4
  br i1 %39, label %40, label %42

40:
  %41 = tail call spir_func double @_ZL5aboved(double %27)
  br label %44

42:
  %43 = tail call spir_func double @_ZL5wholed(double %27)
  br label %44

44:
  %45 = phi i32 [ 31744, %29 ], [ 31744, %40 ], [ 31743, %42 ]
  %46 = phi double [ %36, %29 ], [ %41, %40 ], [ %43, %42 ]
  %47 = fptoui double %46 to i32
  %48 = shl nsw i32 %20, 10
  %49 = add nsw i32 %48, 14336
  %50 = add i32 %49, %47
  %51 = select i1 %21, i32 31744, i32 %50
  %52 = icmp ult i32 %51, 31744
  %53 = select i1 %52, i32 %51, i32 %45
  %54 = or disjoint i32 %53, %5
  br label %55

55:
  %56 = phi i32 [ %9, %8 ], [ %13, %12 ], [ %54, %44 ]
  ret i32 %56
}

define spir_func double @spirv_llvm_pack_double2x32_v2i32(<2 x i32> %0) {
  %2 = bitcast <2 x i32> %0 to double
  ret double %2
}

define spir_func <4 x float> @spirv_llvm_unpack_snorm4x8_i32(i32 %0) {
  %2 = shl i32 %0, 24
  %3 = ashr exact i32 %2, 24
  %4 = sitofp i32 %3 to double
  %5 = fdiv double %4, 1.270000e+02
  %6 = fcmp ole double %5, -1.000000e+00
  %7 = select i1 %6, double -1.000000e+00, double %5
  %8 = fptrunc double %7 to float
  %9 = insertelement <4 x float> poison, float %8, i64 0
  %10 = shl i32 %0, 16
  %11 = ashr i32 %10, 24
  %12 = sitofp i32 %11 to double
  %13 = fdiv double %12, 1.270000e+02
  %14 = fcmp ole double %13, -1.000000e+00
  %15 = select i1 %14, double -1.000000e+00, double %13
  %16 = fptrunc double %15 to float
  %17 = insertelement <4 x float> %9, float %16, i64 1
  %18 = shl i32 %0, 8
  %19 = ashr i32 %18, 24
  %20 = sitofp i32 %19 to double
  %21 = fdiv double %20, 1.270000e+02
  %22 = fcmp ole double %21, -1.000000e+00
  %23 = select i1 %22, double -1.000000e+00, double %21
  %24 = fptrunc double %23 to float
  %25 = insertelement <4 x float> %17, float %24, i64 2
  %26 = ashr i32 %0, 24
  %27 = sitofp i32 %26 to double
  %28 = fdiv double %27, 1.270000e+02
  %29 = fcmp ole double %28, -1.000000e+00
  %30 = select i1 %29, double -1.000000e+00, double %28
  %31 = fptrunc double %30 to float
  %32 = insertelement <4 x float> %25, float %31, i64 3
  ret <4 x float> %32
}

define spir_func <4 x float> @spirv_llvm_unpack_unorm4x8_i32(i32 %0) {
  %2 = and i32 %0, 255
  %3 = uitofp nneg i32 %2 to double
  %4 = fdiv double %3, 2.550000e+02
  %5 = fptrunc double %4 to float
  %6 = insertelement <4 x float> poison, float %5, i64 0
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = uitofp nneg i32 %8 to double
  %10 = fdiv double %9, 2.550000e+02
  %11 = fptrunc double %10 to float
  %12 = insertelement <4 x float> %6, float %11, i64 1
  %13 = lshr i32 %0, 16
  %14 = and i32 %13, 255
  %15 = uitofp nneg i32 %14 to double
  %16 = fdiv double %15, 2.550000e+02
  %17 = fptrunc double %16 to float
  %18 = insertelement <4 x float> %12, float %17, i64 2
  %19 = lshr i32 %0, 24
  %20 = uitofp nneg i32 %19 to double
  %21 = fdiv double %20, 2.550000e+02
  %22 = fptrunc double %21 to float
  %23 = insertelement <4 x float> %18, float %22, i64 3
  ret <4 x float> %23
}

define spir_func <2 x float> @spirv_llvm_unpack_snorm2x16_i32(i32 %0) {
  %2 = shl i32 %0, 16
  %3 = ashr exact i32 %2, 16
  %4 = sitofp i32 %3 to double
  %5 = fdiv double %4, 3.276700e+04
  %6 = fcmp ole double %5, -1.000000e+00
  %7 = select i1 %6, double -1.000000e+00, double %5
  %8 = fptrunc double %7 to float
  %9 = insertelement <2 x float> poison, float %8, i64 0
  %10 = ashr i32 %0, 16
  %11 = sitofp i32 %10 to double
  %12 = fdiv double %11, 3.276700e+04
  %13 = fcmp ole double %12, -1.000000e+00
  %14 = select i1 %13, double -1.000000e+00, double %12
  %15 = fptrunc double %14 to float
  %16 = insertelement <2 x float> %9, float %15, i64 1
  ret <2 x float> %16
}

define spir_func <2 x float> @spirv_llvm_unpack_unorm2x16_i32(i32 %0) {
  %2 = and i32 %0, 65535
  %3 = uitofp nneg i32 %2 to double
  %4 = fdiv double %3, 6.553500e+04
  %5 = fptrunc double %4 to float
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = lshr i32 %0, 16
  %8 = uitofp nneg i32 %7 to double
  %9 = fdiv double %8, 6.553500e+04
  %10 = fptrunc double %9 to float
  %11 = insertelement <2 x float> %6, float %10, i64 1
  ret <2 x float> %11
}

define spir_func <2 x float> @spirv_llvm_unpack_half2x16_i32(i32 %0) {
  %2 = and i32 %0, 65535
  %3 = tail call spir_func float @_ZL9from_halfj(i32 %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = lshr i32 %0, 16
  %6 = tail call spir_func float @_ZL9from_halfj(i32 %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}

define internal spir_func float @_ZL9from_halfj(i32 range(i32 0, 65536) %0) unnamed_addr {
  %2 = shl nuw i32 %0, 16
  %3 = and i32 %2, -2147483648
  %4 = lshr i32 %0, 10
  %5 = and i32 %4, 31
  %6 = and i32 %0, 1023
  switch i32 %5, label %15 [
    i32 31, label %7
    i32 0, label %11
  ]

7:
  %8 = shl nuw nsw i32 %0, 13
  %9 = or disjoint i32 %3, %8
  %10 = or i32 %9, 2139095040
  br label %23

11:
  %12 = uitofp nneg i32 %6 to float
  %13 = fmul float %12, 0x3E70000000000000
  %14 = bitcast float %13 to i32
  br label %20

15:
  %16 = shl nuw nsw i32 %5, 23
  %17 = add nuw nsw i32 %16, 939524096
  %18 = shl nuw nsw i32 %6, 13
  %19 = or disjoint i32 %17, %18
  br label %20

20:
  %21 = phi i32 [ %14, %11 ], [ %19, %15 ]
  %22 = or i32 %21, %3
  br label %23

23:
  %24 = phi i32 [ %10, %7 ], [ %22, %20 ]
  %25 = bitcast i32 %24 to float
  ret float %25
}

define spir_func <2 x i32> @spirv_llvm_unpack_double2x32_f64(double %0) {
  %2 = bitcast double %0 to <2 x i32>
  ret <2 x i32> %2
}

define spir_func zeroext i16 @spirv_llvm_half_bits_f64(double %0, i32 %1) {
  %3 = tail call spir_func i32 @_ZL7to_halfdi(double %0, i32 %1)
  %4 = trunc nuw i32 %3 to i16
  ret i16 %4
}

define spir_func float @spirv_llvm_number_of_half_i16(i16 zeroext %0) {
  %2 = zext i16 %0 to i32
  %3 = tail call spir_func float @_ZL9from_halfj(i32 %2)
  ret float %3
}

define internal spir_func double @_ZL16exponential_taild(double %0) unnamed_addr {
  %2 = fmul double %0, 0x3D6AE7F3E733B81F
  %3 = fadd double %2, 0x3DA93974A8C07C9D
  %4 = fmul double %0, %3
  %5 = fadd double %4, 0x3DE6124613A86D09
  %6 = fmul double %0, %5
  %7 = fadd double %6, 0x3E21EED8EFF8D898
  %8 = fmul double %0, %7
  %9 = fadd double %8, 0x3E5AE64567F544E4
  %10 = fmul double %0, %9
  %11 = fadd double %10, 0x3E927E4FB7789F5C
  %12 = fmul double %0, %11
  %13 = fadd double %12, 0x3EC71DE3A556C734
  %14 = fmul double %0, %13
  %15 = fadd double %14, 0x3EFA01A01A01A01A
  %16 = fmul double %0, %15
  %17 = fadd double %16, 0x3F2A01A01A01A01A
  %18 = fmul double %0, %17
  %19 = fadd double %18, 0x3F56C16C16C16C17
  %20 = fmul double %0, %19
  %21 = fadd double %20, 0x3F81111111111111
  %22 = fmul double %0, %21
  %23 = fadd double %22, 0x3FA5555555555555
  %24 = fmul double %0, %23
  %25 = fadd double %24, 0x3FC5555555555555
  %26 = fmul double %0, %25
  %27 = fadd double %26, 5.000000e-01
  ret double %27
}

define internal spir_func <2 x double> @_ZL5timesDv2_dd(<2 x double> %0, double %1) unnamed_addr {
  %3 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %1, i64 0
  %4 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %0, <2 x double> %3)
  ret <2 x double> %4
}

define internal spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %0, <2 x double> %1) unnamed_addr {
  %3 = extractelement <2 x double> %0, i64 0
  %4 = extractelement <2 x double> %1, i64 0
  %5 = tail call spir_func <2 x double> @_ZL7productdd(double %3, double %4)
  %6 = extractelement <2 x double> %5, i64 0
  %7 = extractelement <2 x double> %5, i64 1
  %8 = extractelement <2 x double> %1, i64 1
  %9 = fmul double %3, %8
  %10 = extractelement <2 x double> %0, i64 1
  %11 = fmul double %10, %4
  %12 = fadd double %9, %11
  %13 = fadd double %12, %7
  %14 = fadd double %6, %13
  %15 = insertelement <2 x double> poison, double %14, i64 0
  %16 = fsub double %14, %6
  %17 = fsub double %13, %16
  %18 = insertelement <2 x double> %15, double %17, i64 1
  ret <2 x double> %18
}

define internal spir_func <2 x double> @_ZL7productdd(double %0, double %1) unnamed_addr {
  %3 = fmul double %0, %1
  %4 = fmul double %0, 0x41A0000002000000
  %5 = fmul double %1, 0x41A0000002000000
  %6 = fsub double %4, %0
  %7 = fsub double %4, %6
  %8 = fsub double %5, %1
  %9 = fsub double %5, %8
  %10 = fsub double %0, %7
  %11 = fsub double %1, %9
  %12 = insertelement <2 x double> poison, double %3, i64 0
  %13 = fmul double %7, %9
  %14 = fsub double %13, %3
  %15 = fmul double %7, %11
  %16 = fadd double %14, %15
  %17 = fmul double %10, %9
  %18 = fadd double %17, %16
  %19 = fmul double %10, %11
  %20 = fadd double %19, %18
  %21 = insertelement <2 x double> %12, double %20, i64 1
  ret <2 x double> %21
}

define internal spir_func <2 x double> @_ZL9logarithmd(double %0) unnamed_addr {
  %2 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call spir_func i32 @_ZL5splitdPd(double %0, ptr %2)
  %4 = load double, ptr %2, align 8
  %5 = tail call spir_func <2 x double> @_ZL16logarithm_near_1dd(double %4, double 0.000000e+00)
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %17, label %7

7:
  %8 = sitofp i32 %3 to double
  %9 = fmul double %8, 0x3FE62E42FEFA2000
  %10 = fmul double %8, 0x3D69EF35793C7673
  %11 = fadd double %9, %10
  %12 = insertelement <2 x double> poison, double %11, i64 0
  %13 = fsub double %11, %9
  %14 = fsub double %10, %13
  %15 = insertelement <2 x double> %12, double %14, i64 1
  %16 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %15, <2 x double> %5)
  br label %17

17:
  %18 = phi <2 x double> [ %16, %7 ], [ %5, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret <2 x double> %18
}

define internal spir_func range(i32 -1077, 1026) i32 @_ZL5splitdPd(double %0, ptr nonnull writeonly captures(none) initializes((0, 8)) %1) unnamed_addr {
  %3 = tail call spir_func i32 @_ZL11exponent_ofd(double %0)
  %4 = tail call spir_func double @_ZL11fraction_ofd(double %0)
  store double %4, ptr %1, align 8
  %5 = fcmp olt double %4, 0x3FE6A09E667F3BCD
  br i1 %5, label %6, label %9

6:
  %7 = fmul double %4, 2.000000e+00
  store double %7, ptr %1, align 8
  %8 = add nsw i32 %3, -1
  br label %9

9:
  %10 = phi i32 [ %8, %6 ], [ %3, %2 ]
  ret i32 %10
}

define internal spir_func <2 x double> @_ZL16logarithm_near_1dd(double %0, double %1) unnamed_addr {
  %3 = fadd double %0, -1.000000e+00
  %4 = fadd double %3, %1
  %5 = insertelement <2 x double> poison, double %4, i64 0
  %6 = fsub double %4, %3
  %7 = fsub double %1, %6
  %8 = insertelement <2 x double> %5, double %7, i64 1
  %9 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> <double 2.000000e+00, double 0.000000e+00>, <2 x double> %8)
  %10 = tail call spir_func <2 x double> @_ZL5ratioDv2_dS_(<2 x double> %8, <2 x double> %9)
  %11 = extractelement <2 x double> %10, i64 0
  %12 = fmul double %11, %11
  %13 = fmul double %12, 0x3FA642C8590B2164
  %14 = fadd double %13, 0x3FA8618618618618
  %15 = fmul double %12, %14
  %16 = fadd double %15, 0x3FAAF286BCA1AF28
  %17 = fmul double %12, %16
  %18 = fadd double %17, 0x3FAE1E1E1E1E1E1E
  %19 = fmul double %12, %18
  %20 = fadd double %19, 0x3FB1111111111111
  %21 = fmul double %12, %20
  %22 = fadd double %21, 0x3FB3B13B13B13B14
  %23 = fmul double %12, %22
  %24 = fadd double %23, 0x3FB745D1745D1746
  %25 = fmul double %12, %24
  %26 = fadd double %25, 0x3FBC71C71C71C71C
  %27 = fmul double %12, %26
  %28 = fadd double %27, 0x3FC2492492492492
  %29 = fmul double %12, %28
  %30 = fadd double %29, 2.000000e-01
  %31 = fmul double %12, %30
  %32 = fadd double %31, 0x3FD5555555555555
  %33 = fmul double %11, 2.000000e+00
  %34 = extractelement <2 x double> %10, i64 1
  %35 = fmul double %34, 2.000000e+00
  %36 = fmul double %33, %12
  %37 = fmul double %36, %32
  %38 = fadd double %35, %37
  %39 = fadd double %33, %38
  %40 = insertelement <2 x double> poison, double %39, i64 0
  %41 = fsub double %39, %33
  %42 = fsub double %38, %41
  %43 = insertelement <2 x double> %40, double %42, i64 1
  ret <2 x double> %43
}

define internal spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %0, <2 x double> %1) unnamed_addr {
  %3 = extractelement <2 x double> %0, i64 0
  %4 = extractelement <2 x double> %1, i64 0
  %5 = fadd double %3, %4
  %6 = fsub double %5, %3
  %7 = fsub double %5, %6
  %8 = fsub double %3, %7
  %9 = fsub double %4, %6
  %10 = fadd double %9, %8
  %11 = fadd <2 x double> %0, %1
  %12 = extractelement <2 x double> %11, i64 1
  %13 = fadd double %12, %10
  %14 = fadd double %5, %13
  %15 = insertelement <2 x double> poison, double %14, i64 0
  %16 = fsub double %14, %5
  %17 = fsub double %13, %16
  %18 = insertelement <2 x double> %15, double %17, i64 1
  ret <2 x double> %18
}

define internal spir_func <2 x double> @_ZL5ratioDv2_dS_(<2 x double> %0, <2 x double> %1) unnamed_addr {
  %3 = extractelement <2 x double> %1, i64 0
  %4 = fdiv <2 x double> %0, %1
  %5 = extractelement <2 x double> %4, i64 0
  %6 = tail call spir_func <2 x double> @_ZL7productdd(double %5, double %3)
  %7 = fsub <2 x double> %0, %6
  %8 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %9 = fsub <2 x double> %7, %8
  %10 = shufflevector <2 x double> %0, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %11 = fadd <2 x double> %10, %9
  %12 = extractelement <2 x double> %11, i64 0
  %13 = extractelement <2 x double> %1, i64 1
  %14 = fmul double %13, %5
  %15 = fsub double %12, %14
  %16 = fdiv double %15, %3
  %17 = fadd double %5, %16
  %18 = insertelement <2 x double> poison, double %17, i64 0
  %19 = fsub double %17, %5
  %20 = fsub double %16, %19
  %21 = insertelement <2 x double> %18, double %20, i64 1
  ret <2 x double> %21
}

define internal spir_func double @_ZL14positive_powerdDv2_d(double %0, <2 x double> %1) unnamed_addr {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = tail call spir_func <2 x double> @_ZL9logarithmd(double %3)
  %5 = fmul <2 x double> %1, %4
  %6 = extractelement <2 x double> %5, i64 0
  %7 = fcmp ogt double %6, 1.500000e+03
  br i1 %7, label %13, label %8

8:
  %9 = fcmp olt double %6, -1.500000e+03
  br i1 %9, label %13, label %10

10:
  %11 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %4, <2 x double> %1)
  %12 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %11, i32 0)
  br label %13

13:
  %14 = phi double [ %12, %10 ], [ 0x7FF0000000000000, %2 ], [ 0.000000e+00, %8 ]
  ret double %14
}

declare double @llvm.sqrt.f64(double)

define internal spir_func zeroext i1 @_ZL6is_oddd(double %0) unnamed_addr {
  %2 = tail call spir_func zeroext i1 @_ZL10is_integerd(double %0)
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp olt double %3, 0x4340000000000000
  %5 = and i1 %4, %2
  br i1 %5, label %6, label %10

6:
  %7 = fptosi double %0 to i64
  %8 = and i64 %7, 1
  %9 = icmp ne i64 %8, 0
  br label %10

10:
  %11 = phi i1 [ %9, %6 ], [ false, %1 ]
  ret i1 %11
}

define internal spir_func zeroext i1 @_ZL10is_integerd(double %0) unnamed_addr {
  %2 = tail call spir_func double @_ZL5wholed(double %0)
  %3 = fcmp oeq double %2, %0
  ret i1 %3
}

define internal spir_func <2 x double> @_ZL7reduceddPi(double %0, ptr nonnull writeonly captures(none) initializes((0, 4)) %1) unnamed_addr {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp olt double %3, 0x3FE921FB54442D18
  br i1 %4, label %5, label %7

5:
  store i32 0, ptr %1, align 4
  %6 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %0, i64 0
  br label %124

7:
  %8 = bitcast double %3 to i64
  %9 = lshr i64 %8, 52
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = and i64 %8, 4503599627370495
  %12 = or disjoint i64 %11, 4503599627370496
  %13 = add nsw i32 %10, -1013
  %14 = tail call spir_func i64 @_ZL9bits_fromi(i32 %13)
  %15 = add nsw i32 %10, -949
  %16 = tail call spir_func i64 @_ZL9bits_fromi(i32 %15)
  %17 = add nsw i32 %10, -885
  %18 = tail call spir_func i64 @_ZL9bits_fromi(i32 %17)
  %19 = mul i64 %18, %12
  %20 = zext i64 %18 to i128
  %21 = zext nneg i64 %12 to i128
  %22 = mul nuw nsw i128 %20, %21
  %23 = lshr i128 %22, 64
  %24 = trunc nuw nsw i128 %23 to i64
  %25 = mul i64 %16, %12
  %26 = add i64 %25, %24
  %27 = zext i64 %16 to i128
  %28 = mul nuw nsw i128 %27, %21
  %29 = lshr i128 %28, 64
  %30 = trunc nuw nsw i128 %29 to i64
  %31 = icmp ult i64 %26, %24
  %32 = zext i1 %31 to i64
  %33 = mul i64 %14, %12
  %34 = add i64 %33, %30
  %35 = add i64 %34, %32
  %36 = lshr i64 %35, 62
  %37 = trunc nuw nsw i64 %36 to i32
  %38 = tail call i64 @llvm.fshl.i64(i64 %35, i64 %26, i64 2)
  %39 = tail call i64 @llvm.fshl.i64(i64 %26, i64 %19, i64 2)
  %40 = shl i64 %19, 2
  %41 = icmp slt i64 %38, 0
  br i1 %41, label %42, label %54

42:
  %43 = add nuw nsw i32 %37, 1
  %44 = sub i64 0, %40
  %45 = xor i64 %39, -1
  %46 = icmp eq i64 %40, 0
  %47 = zext i1 %46 to i64
  %48 = add i64 %45, %47
  %49 = xor i64 %38, -1
  %50 = or i64 %48, %40
  %51 = icmp eq i64 %50, 0
  %52 = zext i1 %51 to i64
  %53 = add nuw i64 %49, %52
  br label %54

54:
  %55 = phi i64 [ %44, %42 ], [ %40, %7 ]
  %56 = phi i64 [ %48, %42 ], [ %39, %7 ]
  %57 = phi i64 [ %53, %42 ], [ %38, %7 ]
  %58 = phi i32 [ %43, %42 ], [ %37, %7 ]
  %59 = icmp eq i64 %57, 0
  br i1 %59, label %60, label %61

60:
  br label %61

61:
  %62 = phi i32 [ -116, %60 ], [ -52, %54 ]
  %63 = phi i64 [ 0, %60 ], [ %55, %54 ]
  %64 = phi i64 [ %55, %60 ], [ %56, %54 ]
  %65 = phi i64 [ %56, %60 ], [ %57, %54 ]
  %66 = icmp eq i64 %65, 0
  %67 = select i1 %66, i64 0, i64 %64
  %68 = select i1 %66, i64 %64, i64 %65
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %70, label %76

70:
  %71 = bitcast double %0 to i64
  %72 = icmp slt i64 %71, 0
  %73 = sub nsw i32 0, %58
  %74 = select i1 %72, i32 %73, i32 %58
  %75 = and i32 %74, 3
  store i32 %75, ptr %1, align 4
  br label %124

76:
  %77 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %68, i1 true)
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = icmp eq i64 %77, 0
  br i1 %79, label %89, label %80

80:
  %81 = shl i64 %68, %77
  %82 = sub nuw nsw i32 64, %78
  %83 = zext nneg i32 %82 to i64
  %84 = lshr i64 %67, %83
  %85 = or i64 %84, %81
  %86 = shl i64 %67, %77
  %87 = lshr i64 %63, %83
  %88 = or i64 %87, %86
  br label %89

89:
  %90 = phi i64 [ %88, %80 ], [ %67, %76 ]
  %91 = phi i64 [ %85, %80 ], [ %68, %76 ]
  %92 = lshr i64 %91, 12
  %93 = uitofp nneg i64 %92 to double
  %94 = shl i64 %91, 40
  %95 = and i64 %94, 4502500115742720
  %96 = lshr i64 %90, 24
  %97 = or disjoint i64 %95, %96
  %98 = uitofp nneg i64 %97 to double
  %99 = select i1 %66, i32 -180, i32 %62
  %100 = sub nuw nsw i32 %99, %78
  %101 = sext i32 %100 to i64
  %102 = tail call spir_func double @_ZL6scaleddl(double %93, i64 %101)
  %103 = add nsw i32 %100, -52
  %104 = sext i32 %103 to i64
  %105 = tail call spir_func double @_ZL6scaleddl(double %98, i64 %104)
  %106 = fadd double %102, %105
  %107 = insertelement <2 x double> poison, double %106, i64 0
  %108 = fsub double %106, %102
  %109 = fsub double %105, %108
  %110 = insertelement <2 x double> %107, double %109, i64 1
  %111 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %110, <2 x double> <double 0x3FF921FB54442D18, double 0x3C91A62633145C07>)
  %112 = lshr i64 %38, 63
  %113 = trunc nuw nsw i64 %112 to i32
  %114 = bitcast double %0 to i64
  %115 = icmp slt i64 %114, 0
  %116 = lshr i64 %114, 63
  %117 = trunc nuw nsw i64 %116 to i32
  %118 = icmp eq i32 %113, %117
  %119 = sub nsw i32 0, %58
  %120 = select i1 %115, i32 %119, i32 %58
  %121 = and i32 %120, 3
  store i32 %121, ptr %1, align 4
  %122 = fneg <2 x double> %111
  %123 = select i1 %118, <2 x double> %111, <2 x double> %122
  br label %124

124:
  %125 = phi <2 x double> [ %6, %5 ], [ zeroinitializer, %70 ], [ %123, %89 ]
  ret <2 x double> %125
}

define internal spir_func double @_ZL7sine_inDv2_di(<2 x double> %0, i32 range(i32 0, 4) %1) unnamed_addr {
  %3 = and i32 %1, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:
  %6 = tail call spir_func double @_ZL9cosine_ofDv2_d(<2 x double> %0)
  br label %9

7:
  %8 = tail call spir_func double @_ZL7sine_ofDv2_d(<2 x double> %0)
  br label %9

9:
  %10 = phi double [ %6, %5 ], [ %8, %7 ]
  %11 = icmp samesign ult i32 %1, 2
  %12 = fneg double %10
  %13 = select i1 %11, double %10, double %12
  ret double %13
}

define internal spir_func i64 @_ZL9bits_fromi(i32 range(i32 -1013, 3211) %0) unnamed_addr {
  %2 = ashr i32 %0, 6
  %3 = and i32 %0, 63
  %4 = sext i32 %2 to i64
  %5 = getelementptr inbounds i64, ptr addrspace(2) @TWO_OVER_PI, i64 %4
  %6 = load i64, ptr addrspace(2) %5, align 8
  %7 = zext nneg i32 %3 to i64
  %8 = shl i64 %6, %7
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %17, label %10

10:
  %11 = getelementptr i8, ptr addrspace(2) %5, i64 8
  %12 = load i64, ptr addrspace(2) %11, align 8
  %13 = sub nuw nsw i32 64, %3
  %14 = zext nneg i32 %13 to i64
  %15 = lshr i64 %12, %14
  %16 = or i64 %15, %8
  br label %17

17:
  %18 = phi i64 [ %16, %10 ], [ %8, %1 ]
  ret i64 %18
}

define internal spir_func double @_ZL9cosine_ofDv2_d(<2 x double> %0) unnamed_addr {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = fmul double %2, %2
  %4 = fmul double %3, 0x3C1E542BA4020225
  %5 = fadd double %4, 0xBCA6827863B97D97
  %6 = fmul double %3, %5
  %7 = fadd double %6, 0x3D2AE7F3E733B81F
  %8 = fmul double %3, %7
  %9 = fadd double %8, 0xBDA93974A8C07C9D
  %10 = fmul double %3, %9
  %11 = fadd double %10, 0x3E21EED8EFF8D898
  %12 = fmul double %3, %11
  %13 = fadd double %12, 0xBE927E4FB7789F5C
  %14 = fmul double %3, %13
  %15 = fadd double %14, 0x3EFA01A01A01A01A
  %16 = fmul double %3, %15
  %17 = fadd double %16, 0xBF56C16C16C16C17
  %18 = fmul double %3, %17
  %19 = fadd double %18, 0x3FA5555555555555
  %20 = fmul double %3, 5.000000e-01
  %21 = fsub double 1.000000e+00, %20
  %22 = fsub double 1.000000e+00, %21
  %23 = fsub double %22, %20
  %24 = fmul double %3, %3
  %25 = fmul double %24, %19
  %26 = extractelement <2 x double> %0, i64 1
  %27 = fmul double %2, %26
  %28 = fsub double %25, %27
  %29 = fadd double %23, %28
  %30 = fadd double %21, %29
  ret double %30
}

define internal spir_func double @_ZL7sine_ofDv2_d(<2 x double> %0) unnamed_addr {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = fmul double %2, %2
  %4 = fmul double %3, 0x3BD71B8EF6DCF572
  %5 = fadd double %4, 0xBC62F49B46814157
  %6 = fmul double %3, %5
  %7 = fadd double %6, 0x3CE952C77030AD4A
  %8 = fmul double %3, %7
  %9 = fadd double %8, 0xBD6AE7F3E733B81F
  %10 = fmul double %3, %9
  %11 = fadd double %10, 0x3DE6124613A86D09
  %12 = fmul double %3, %11
  %13 = fadd double %12, 0xBE5AE64567F544E4
  %14 = fmul double %3, %13
  %15 = fadd double %14, 0x3EC71DE3A556C734
  %16 = fmul double %3, %15
  %17 = fadd double %16, 0xBF2A01A01A01A01A
  %18 = fmul double %3, %17
  %19 = fadd double %18, 0x3F81111111111111
  %20 = fmul double %3, %19
  %21 = fadd double %20, 0xBFC5555555555555
  %22 = extractelement <2 x double> %0, i64 1
  %23 = fmul double %3, 5.000000e-01
  %24 = fsub double 1.000000e+00, %23
  %25 = fmul double %22, %24
  %26 = fmul double %2, %3
  %27 = fmul double %26, %21
  %28 = fadd double %25, %27
  %29 = fadd double %2, %28
  ret double %29
}

define internal spir_func double @_ZL10tangent_inDv2_di(<2 x double> %0, i32 %1) unnamed_addr {
  %3 = tail call spir_func double @_ZL7sine_ofDv2_d(<2 x double> %0)
  %4 = tail call spir_func double @_ZL9cosine_ofDv2_d(<2 x double> %0)
  %5 = and i32 %1, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %10, label %7

7:
  %8 = fneg double %4
  %9 = fdiv double %8, %3
  br label %12

10:
  %11 = fdiv double %3, %4
  br label %12

12:
  %13 = phi double [ %9, %7 ], [ %11, %10 ]
  ret double %13
}

define internal spir_func <2 x double> @_ZL18reduced_half_turnsdPi(double %0, ptr nonnull writeonly captures(none) initializes((0, 4)) %1) unnamed_addr {
  %3 = fmul double %0, 5.000000e-01
  %4 = tail call double @llvm.fabs.f64(double %3)
  %5 = fcmp olt double %4, 0x4330000000000000
  %6 = fadd double %4, 0x4330000000000000
  %7 = fadd double %6, 0xC330000000000000
  %8 = tail call double @llvm.copysign.f64(double %7, double %3)
  %9 = fadd double %3, 0.000000e+00
  %10 = select i1 %5, double %8, double %9
  %11 = fmul double %10, 2.000000e+00
  %12 = fsub double %0, %11
  %13 = fmul double %12, 2.000000e+00
  %14 = tail call double @llvm.fabs.f64(double %13)
  %15 = fcmp olt double %14, 0x4330000000000000
  %16 = fadd double %14, 0x4330000000000000
  %17 = fadd double %16, 0xC330000000000000
  %18 = tail call double @llvm.copysign.f64(double %17, double %13)
  %19 = fadd double %13, 0.000000e+00
  %20 = select i1 %15, double %18, double %19
  %21 = fptosi double %20 to i32
  %22 = and i32 %21, 3
  store i32 %22, ptr %1, align 4
  %23 = fmul double %20, 5.000000e-01
  %24 = fsub double %12, %23
  %25 = tail call spir_func <2 x double> @_ZL5timesDv2_dd(<2 x double> <double 0x400921FB54442D18, double 0x3CA1A62633145C07>, double %24)
  ret <2 x double> %25
}

define internal spir_func <2 x double> @_ZL5minusDv2_dS_(<2 x double> %0, <2 x double> %1) unnamed_addr {
  %3 = fneg <2 x double> %1
  %4 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %0, <2 x double> %3)
  ret <2 x double> %4
}

define internal spir_func <2 x double> @_ZL15angle_in_octantdd(double %0, double %1) unnamed_addr {
  %3 = fdiv double %0, %1
  %4 = fmul double %3, 8.000000e+00
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = fcmp olt double %5, 0x4330000000000000
  %7 = fadd double %5, 0x4330000000000000
  %8 = fadd double %7, 0xC330000000000000
  %9 = tail call double @llvm.copysign.f64(double %8, double %4)
  %10 = fadd double %4, 0.000000e+00
  %11 = select i1 %6, double %9, double %10
  %12 = fptosi double %11 to i32
  %13 = sitofp i32 %12 to double
  %14 = fmul double %13, 1.250000e-01
  %15 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %0, i64 0
  %16 = fneg double %1
  %17 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %16, i64 0
  %18 = tail call spir_func <2 x double> @_ZL5timesDv2_dd(<2 x double> %17, double %14)
  %19 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %15, <2 x double> %18)
  %20 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %1, i64 0
  %21 = tail call spir_func <2 x double> @_ZL5timesDv2_dd(<2 x double> %15, double %14)
  %22 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %20, <2 x double> %21)
  %23 = tail call spir_func <2 x double> @_ZL5ratioDv2_dS_(<2 x double> %19, <2 x double> %22)
  %24 = extractelement <2 x double> %23, i64 0
  %25 = fmul double %24, %24
  %26 = fmul double %25, 0x3FB1111111111111
  %27 = fsub double 0x3FB3B13B13B13B14, %26
  %28 = fmul double %25, %27
  %29 = fsub double 0x3FB745D1745D1746, %28
  %30 = fmul double %25, %29
  %31 = fsub double 0x3FBC71C71C71C71C, %30
  %32 = fmul double %25, %31
  %33 = fsub double 0x3FC2492492492492, %32
  %34 = fmul double %25, %33
  %35 = fsub double 2.000000e-01, %34
  %36 = fmul double %25, %35
  %37 = fsub double 0x3FD5555555555555, %36
  %38 = extractelement <2 x double> %23, i64 1
  %39 = fmul double %24, %25
  %40 = fmul double %39, %37
  %41 = fsub double %38, %40
  %42 = fadd double %24, %41
  %43 = insertelement <2 x double> poison, double %42, i64 0
  %44 = fsub double %42, %24
  %45 = fsub double %41, %44
  %46 = insertelement <2 x double> %43, double %45, i64 1
  %47 = icmp eq i32 %12, 0
  br i1 %47, label %53, label %48

48:
  %49 = sext i32 %12 to i64
  %50 = getelementptr inbounds <2 x double>, ptr addrspace(2) @ARC_TANGENTS, i64 %49
  %51 = load <2 x double>, ptr addrspace(2) %50, align 16
  %52 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %51, <2 x double> %46)
  br label %53

53:
  %54 = phi <2 x double> [ %52, %48 ], [ %46, %2 ]
  ret <2 x double> %54
}

define internal spir_func double @_ZL17gamma_of_positivedi(double %0, i32 range(i32 -200, 1) %1) unnamed_addr {
  %3 = fcmp ogt double %0, 4.000000e+02
  br i1 %3, label %50, label %4

4:
  %5 = fcmp uge double %0, 2.000000e+01
  %6 = fptosi double %0 to i32
  %7 = icmp eq i32 %6, 20
  %8 = select i1 %5, i1 true, i1 %7
  br i1 %8, label %9, label %12

9:
  %10 = tail call spir_func <2 x double> @_ZL8stirlingd(double %0)
  %11 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %10, i32 %1)
  br label %50

12:
  %13 = sub nsw i32 20, %6
  br label %14

14:
  %15 = phi <2 x double> [ <double 1.000000e+00, double 0.000000e+00>, %12 ], [ %28, %18 ]
  %16 = phi i32 [ 0, %12 ], [ %29, %18 ]
  %17 = icmp slt i32 %16, %13
  br i1 %17, label %18, label %30

18:
  %19 = uitofp nneg i32 %16 to double
  %20 = fadd double %0, %19
  %21 = fsub double %20, %0
  %22 = insertelement <2 x double> poison, double %20, i64 0
  %23 = fsub double %20, %21
  %24 = fsub double %0, %23
  %25 = fsub double %19, %21
  %26 = fadd double %25, %24
  %27 = insertelement <2 x double> %22, double %26, i64 1
  %28 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %15, <2 x double> %27)
  %29 = add nuw nsw i32 %16, 1
  br label %14

30:
  %31 = sitofp i32 %13 to double
  %32 = fadd double %0, %31
  %33 = tail call spir_func <2 x double> @_ZL8stirlingd(double %32)
  %34 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %33, i32 0)
  %35 = insertelement <2 x double> poison, double %34, i64 0
  %36 = fsub double %32, %0
  %37 = fsub double %32, %36
  %38 = fsub double %0, %37
  %39 = fsub double %31, %36
  %40 = fadd double %39, %38
  %41 = fmul double %40, %34
  %42 = tail call spir_func <2 x double> @_ZL9logarithmd(double %32)
  %43 = extractelement <2 x double> %42, i64 0
  %44 = fmul double %41, %43
  %45 = insertelement <2 x double> %35, double %44, i64 1
  %46 = tail call spir_func <2 x double> @_ZL5ratioDv2_dS_(<2 x double> %45, <2 x double> %15)
  %47 = extractelement <2 x double> %46, i64 0
  %48 = sext i32 %1 to i64
  %49 = tail call spir_func double @_ZL6scaleddl(double %47, i64 %48)
  br label %50

50:
  %51 = phi double [ %11, %9 ], [ %49, %30 ], [ 0x7FF0000000000000, %2 ]
  ret double %51
}

define internal spir_func <2 x double> @_ZL8stirlingd(double %0) unnamed_addr {
  %2 = fdiv double 1.000000e+00, %0
  %3 = fmul double %2, %2
  %4 = fmul double %3, 0x3F7A41A41A41A41A
  %5 = fadd double %4, 0xBF5F6AB0D9993C7D
  %6 = fmul double %3, %5
  %7 = fadd double %6, 0x3F4B951E2B18FF23
  %8 = fmul double %3, %7
  %9 = fadd double %8, 0xBF43813813813814
  %10 = fmul double %3, %9
  %11 = fadd double %10, 0x3F4A01A01A01A01A
  %12 = fmul double %3, %11
  %13 = fadd double %12, 0xBF66C16C16C16C17
  %14 = fmul double %3, %13
  %15 = fadd double %14, 0x3FB5555555555555
  %16 = tail call spir_func <2 x double> @_ZL9logarithmd(double %0)
  %17 = fadd double %0, -5.000000e-01
  %18 = fsub double %17, %0
  %19 = insertelement <2 x double> poison, double %17, i64 0
  %20 = fsub double %17, %18
  %21 = fsub double %0, %20
  %22 = fsub double -5.000000e-01, %18
  %23 = fadd double %22, %21
  %24 = insertelement <2 x double> %19, double %23, i64 1
  %25 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %16, <2 x double> %24)
  %26 = fneg double %0
  %27 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %26, i64 0
  %28 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %25, <2 x double> %27)
  %29 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %28, <2 x double> <double 0x3FED67F1C864BEB5, double 0xBC865B5A1B7FF5DF>)
  %30 = fmul double %2, %15
  %31 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %30, i64 0
  %32 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %29, <2 x double> %31)
  ret <2 x double> %32
}

define internal spir_func double @_ZL12error_seriesd(double %0) unnamed_addr {
  %2 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %0, i64 0
  %3 = fmul double %0, 2.000000e+00
  %4 = tail call spir_func <2 x double> @_ZL7productdd(double %0, double %3)
  br label %5

5:
  %6 = phi i32 [ 1, %1 ], [ %30, %22 ]
  %7 = phi <2 x double> [ zeroinitializer, %1 ], [ %23, %22 ]
  %8 = phi <2 x double> [ %2, %1 ], [ %29, %22 ]
  %9 = icmp samesign ult i32 %6, 100
  br i1 %9, label %10, label %17

10:
  %11 = extractelement <2 x double> %8, i64 0
  %12 = tail call double @llvm.fabs.f64(double %11)
  %13 = extractelement <2 x double> %7, i64 0
  %14 = tail call double @llvm.fabs.f64(double %13)
  %15 = fmul double %14, 0x3C30000000000000
  %16 = fcmp ogt double %12, %15
  br i1 %16, label %22, label %17

17:
  %18 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %7, <2 x double> <double 0x3FF20DD750429B6D, double 0x3C71AE3A914FED80>)
  %19 = extractelement <2 x double> %18, i64 0
  %20 = tail call spir_func double @_ZL4belld(double %0)
  %21 = fmul double %19, %20
  ret double %21

22:
  %23 = tail call spir_func <2 x double> @_ZL4plusDv2_dS_(<2 x double> %7, <2 x double> %8)
  %24 = tail call spir_func <2 x double> @_ZL5timesDv2_dS_(<2 x double> %8, <2 x double> %4)
  %25 = shl nuw nsw i32 %6, 1
  %26 = or disjoint i32 %25, 1
  %27 = uitofp nneg i32 %26 to double
  %28 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %27, i64 0
  %29 = tail call spir_func <2 x double> @_ZL5ratioDv2_dS_(<2 x double> %24, <2 x double> %28)
  %30 = add nuw nsw i32 %6, 1
  br label %5
}

define internal spir_func double @_ZL19complement_fractiond(double %0) unnamed_addr {
  %2 = fcmp ogt double %0, 3.000000e+01
  br i1 %2, label %22, label %3

3:
  %4 = fmul double %0, %0
  %5 = fdiv double 1.600000e+02, %4
  %6 = fptosi double %5 to i32
  %7 = add nsw i32 %6, 24
  br label %8

8:
  %9 = phi i32 [ %7, %3 ], [ %17, %12 ]
  %10 = phi double [ %0, %3 ], [ %16, %12 ]
  %11 = icmp sgt i32 %9, 0
  br i1 %11, label %12, label %18

12:
  %13 = uitofp nneg i32 %9 to double
  %14 = fmul double %13, 5.000000e-01
  %15 = fdiv double %14, %10
  %16 = fadd double %0, %15
  %17 = add nsw i32 %9, -1
  br label %8

18:
  %19 = tail call spir_func double @_ZL4belld(double %0)
  %20 = fmul double %19, 0x3FE20DD750429B6D
  %21 = fdiv double %20, %10
  br label %22

22:
  %23 = phi double [ %21, %18 ], [ 0.000000e+00, %1 ]
  ret double %23
}

define internal spir_func double @_ZL4belld(double %0) unnamed_addr {
  %2 = tail call spir_func <2 x double> @_ZL7productdd(double %0, double %0)
  %3 = fneg <2 x double> %2
  %4 = tail call spir_func double @_ZL11exponentialDv2_di(<2 x double> %3, i32 0)
  ret double %4
}

define internal spir_func double @_ZL12remainder_ofddPm(double %0, double %1, ptr nonnull writeonly captures(none) initializes((0, 8)) %2) unnamed_addr {
  store i64 0, ptr %2, align 8
  %4 = tail call spir_func i32 @_ZL11exponent_ofd(double %0)
  %5 = tail call spir_func i32 @_ZL11exponent_ofd(double %1)
  %6 = sub nsw i32 %4, %5
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %30, label %8

8:
  %9 = tail call spir_func i64 @_ZL11significandd(double %0)
  %10 = tail call spir_func i64 @_ZL11significandd(double %1)
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %18, %27 ]
  %13 = phi i64 [ %9, %8 ], [ %28, %27 ]
  %14 = phi i32 [ %6, %8 ], [ %29, %27 ]
  %15 = shl i64 %12, 1
  %16 = icmp uge i64 %13, %10
  %17 = zext i1 %16 to i64
  %18 = or disjoint i64 %15, %17
  %19 = select i1 %16, i64 %10, i64 0
  %20 = sub nuw i64 %13, %19
  %21 = icmp eq i32 %14, 0
  br i1 %21, label %22, label %27

22:
  store i64 %18, ptr %2, align 8
  %23 = uitofp i64 %20 to double
  %24 = add nsw i32 %5, -53
  %25 = sext i32 %24 to i64
  %26 = tail call spir_func double @_ZL6scaleddl(double %23, i64 %25)
  br label %30

27:
  %28 = shl i64 %20, 1
  %29 = add nsw i32 %14, -1
  br label %11

30:
  %31 = phi double [ %26, %22 ], [ %0, %3 ]
  ret double %31
}

define internal spir_func range(i64 4503599627370496, 9007199254740992) i64 @_ZL11significandd(double %0) unnamed_addr {
  %2 = tail call spir_func double @_ZL11fraction_ofd(double %0)
  %3 = bitcast double %2 to i64
  %4 = and i64 %3, 4503599627370495
  %5 = or disjoint i64 %4, 4503599627370496
  ret i64 %5
}

define internal spir_func double @_ZL17nearest_remainderddPi(double %0, double %1, ptr nonnull writeonly captures(none) initializes((0, 4)) %2) unnamed_addr {
  %4 = alloca i64, align 8
  store i32 0, ptr %2, align 4
  %5 = fcmp uno double %0, %1
  br i1 %5, label %44, label %6

6:
  %7 = tail call double @llvm.fabs.f64(double %0)
  %8 = fcmp oeq double %7, 0x7FF0000000000000
  %9 = fcmp oeq double %1, 0.000000e+00
  %10 = or i1 %8, %9
  br i1 %10, label %44, label %11

11:
  %12 = fcmp oeq double %0, 0.000000e+00
  br i1 %12, label %44, label %13

13:
  %14 = tail call double @llvm.fabs.f64(double %1)
  %15 = fcmp oeq double %14, 0x7FF0000000000000
  br i1 %15, label %44, label %16

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %17 = call spir_func double @_ZL12remainder_ofddPm(double %7, double %14, ptr %4)
  %18 = fsub double %14, %17
  %19 = fcmp ogt double %17, %18
  %20 = load i64, ptr %4, align 8
  br i1 %19, label %27, label %21

21:
  %22 = fcmp oeq double %17, %18
  %23 = and i64 %20, 1
  %24 = icmp ne i64 %23, 0
  %25 = select i1 %22, i1 %24, i1 false
  %26 = trunc i64 %20 to i32
  br i1 %25, label %27, label %31

27:
  %28 = fsub double %17, %14
  %29 = trunc i64 %20 to i32
  %30 = add i32 %29, 1
  br label %31

31:
  %32 = phi i32 [ %30, %27 ], [ %26, %21 ]
  %33 = phi double [ %28, %27 ], [ %17, %21 ]
  %34 = and i32 %32, 127
  %35 = bitcast double %0 to i64
  %36 = icmp slt i64 %35, 0
  %37 = bitcast double %1 to i64
  %38 = xor i64 %37, %35
  %39 = icmp slt i64 %38, 0
  %40 = sub nsw i32 0, %34
  %41 = select i1 %39, i32 %40, i32 %34
  store i32 %41, ptr %2, align 4
  %42 = fneg double %33
  %43 = select i1 %36, double %42, double %33
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %44

44:
  %45 = phi double [ %43, %31 ], [ 0x7FF8000000000000, %6 ], [ %0, %13 ], [ %0, %11 ], [ 0x7FF8000000000000, %3 ]
  ret double %45
}

define internal spir_func double @_ZL8greatestDv2_d(<2 x double> %0) unnamed_addr {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = extractelement <2 x double> %0, i64 1
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = fcmp uno double %2, 0.000000e+00
  %7 = fcmp olt double %3, %5
  %8 = or i1 %6, %7
  %9 = select i1 %8, double %5, double %3
  ret double %9
}

define internal spir_func double @_ZL8greatestDv3_d(<3 x double> %0) unnamed_addr {
  %2 = shufflevector <3 x double> %0, <3 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func double @_ZL8greatestDv2_d(<2 x double> %2)
  %4 = extractelement <3 x double> %0, i64 2
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = fcmp uno double %3, 0.000000e+00
  %7 = fcmp olt double %3, %5
  %8 = or i1 %6, %7
  %9 = select i1 %8, double %5, double %3
  ret double %9
}

define internal spir_func double @_ZL8greatestDv4_d(<4 x double> %0) unnamed_addr {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func double @_ZL8greatestDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func double @_ZL8greatestDv2_d(<2 x double> %4)
  %6 = fcmp uno double %3, 0.000000e+00
  %7 = fcmp olt double %3, %5
  %8 = or i1 %6, %7
  %9 = select i1 %8, double %5, double %3
  ret double %9
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.fshl.i64(i64, i64, i64)

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare i32 @llvm.smin.i32(i32, i32)

declare i8 @llvm.uadd.sat.i8(i8, i8)

declare i32 @llvm.smax.i32(i32, i32)

declare i8 @llvm.smax.i8(i8, i8)

declare i8 @llvm.smin.i8(i8, i8)

declare i32 @llvm.umax.i32(i32, i32)

declare i8 @llvm.umax.i8(i8, i8)

declare i32 @llvm.umin.i32(i32, i32)

declare i8 @llvm.umin.i8(i8, i8)

declare i8 @llvm.ctlz.i8(i8, i1 immarg)

declare i8 @llvm.cttz.i8(i8, i1 immarg)

declare i8 @llvm.ctpop.i8(i8)

declare i8 @llvm.fshl.i8(i8, i8, i8)

declare i16 @llvm.uadd.sat.i16(i16, i16)

declare i16 @llvm.smax.i16(i16, i16)

declare i16 @llvm.smin.i16(i16, i16)

declare i16 @llvm.umax.i16(i16, i16)

declare i16 @llvm.umin.i16(i16, i16)

declare i16 @llvm.ctlz.i16(i16, i1 immarg)

declare i16 @llvm.cttz.i16(i16, i1 immarg)

declare i16 @llvm.ctpop.i16(i16)

declare i16 @llvm.fshl.i16(i16, i16, i16)

declare i32 @llvm.uadd.sat.i32(i32, i32)

declare i32 @llvm.usub.sat.i32(i32, i32)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.fshl.i32(i32, i32, i32)

declare i64 @llvm.abs.i64(i64, i1 immarg)

declare i64 @llvm.uadd.sat.i64(i64, i64)

declare i64 @llvm.usub.sat.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i8 @llvm.abs.i8(i8, i1 immarg)

declare i8 @llvm.usub.sat.i8(i8, i8)

declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)

declare i16 @llvm.abs.i16(i16, i1 immarg)

declare i16 @llvm.usub.sat.i16(i16, i16)

declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16)

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

