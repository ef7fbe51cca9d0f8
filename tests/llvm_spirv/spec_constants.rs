//! Specialization constants, as the Khronos translator's writer makes them and its command gives them other values.

use super::values::HEAD;
use super::{disassembled, folder};

/// A value of each width of floating-point numbers, and an integer.
const VALUES: &str = "declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)\n\
    declare spir_func half @_Z20__spirv_SpecConstantiDh(i32, half)\n\
    declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)\n\
    declare spir_func double @_Z20__spirv_SpecConstantid(i32, double)\n\
    define spir_func i32 @i() {\n  %r = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 42)\n  ret i32 %r\n}\n\
    define spir_func half @h() {\n  %r = call spir_func half @_Z20__spirv_SpecConstantiDh(i32 2, half 0xH3C00)\n  ret half %r\n}\n\
    define spir_func float @f() {\n  %r = call spir_func float @_Z20__spirv_SpecConstantif(i32 3, float 1.0)\n  ret float %r\n}\n\
    define spir_func double @d() {\n  %r = call spir_func double @_Z20__spirv_SpecConstantid(i32 4, double 1.0)\n  ret double %r\n}";

#[apply(case)]
fn floating_point_values_are_those_of_llvm() {
    let folder = folder("spec_constants_values");
    folder.file("m.ll", format!("{HEAD}{VALUES}\n"));
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    for (value, returned) in [
        ("3:f32:0x1p3", "float 8.000000e+00"),
        ("3:f32:0x40000000", "float 2.000000e+00"),
        ("2:f16:0x3c01", "half 0xH3C01"),
        ("4:f64:0xbff0000000000000", "double -1.000000e+00"),
        ("3:f32:-0x.8P+1", "float -1.000000e+00"),
        ("3:f32:0x1.000003p0", "float 0x3FF0000040000000"),
        ("3:f32:0x1.00000100000000000000001p0", "float 0x3FF0000020000000"),
        ("3:f32:0x1p-149", "float 0x36A0000000000000"),
        ("3:f32:1.17549435e-38", "float 0x3810000000000000"),
        ("3:f32:1e", "float 1.000000e+00"),
        ("3:f32:-.5", "float -5.000000e-01"),
        ("3:f32:inf", "float 0x7FF0000000000000"),
        ("3:f32:-INFINITY", "float 0xFFF0000000000000"),
        ("3:f32:nan", "float 0x7FF8000000000000"),
        ("3:f32:-NaN(0x7)", "float 0xFFF80000E0000000"),
        ("3:f32:snan", "float 0x7FF4000000000000"),
        ("4:f64:0x1.8p1", "double 3.000000e+00"),
        ("4:f64:0x1.fffffffffffff8p0", "double 2.000000e+00"),
        ("4:f64:+1e-3", "double 1.000000e-03"),
        ("2:f16:65519", "half 0xH7BFF"),
        ("2:f16:0x1p-24", "half 0xH0001"),
        ("2:f16:-2050.5", "half 0xHE801"),
        ("2:f16:0", "half 0xH0000"),
    ] {
        let text =
            disassembled(&folder.succeed(&["-r", "m.spv", &format!("--spec-const={value}"), "-o", "-"]));
        assert!(text.contains(&format!("ret {returned}\n")), "{value}\n{text}");
    }
}

#[apply(case)]
fn values_that_are_none_are_refused() {
    let folder = folder("spec_constants_refused");
    folder.file("m.ll", format!("{HEAD}{VALUES}\n"));
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    for value in [
        "3:f32:0x",
        "3:f32:0x40000000g",
        "3:f32:0x.p1",
        "3:f32:0x1p128",
        "3:f32:0x1.8p-149",
        "3:f32:1e-46",
        "3:f32:1e-40",
        "3:f32:1.401298464324817e-45",
        "3:f32:1e39",
        "3:f32:Inf",
        "3:f32:infinity",
        "3:f32:1f",
        "3:f32:--1",
        "3:f32:",
        "4:f64:5e-324",
        "2:f16:1e-8",
        "2:f16:65520",
        "1:i32:-3",
        "1:i32:0x10",
    ] {
        let message = folder.fail(&["-r", "m.spv", &format!("--spec-const={value}"), "-o", "-"], 255);
        assert!(
            message.contains(&format!("can't convert \"{}\" to ", &value[value.rfind(':').unwrap() + 1..])),
            "{message}"
        );
    }
}
