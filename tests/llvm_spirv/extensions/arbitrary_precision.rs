//! Spec: "SPV_INTEL_arbitrary_precision_fixed_point", "SPV_INTEL_arbitrary_precision_floating_point".

use super::Case;

const EXTENSIONS: &str = "+SPV_INTEL_arbitrary_precision_integers,+SPV_INTEL_arbitrary_precision_fixed_point,\
                          +SPV_INTEL_arbitrary_precision_floating_point";

#[apply(case)]
fn functions_have_a_name_for_each_width() {
    let body = r#"
define spir_func i5 @f(i13 %a, i40 %b, i43 %c) {
  %r = call spir_func signext i5 @_Z22__spirv_FixedSqrtINTELILi13ELi5EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(i13 signext %a, i1 zeroext true, i32 2, i32 3, i32 0, i32 1)
  %s = call spir_func i43 @_Z31__spirv_ArbitraryFloatPowNINTELILi1EE(i40 %b, i32 28, i43 %c, i1 zeroext false, i32 30, i32 0, i32 2, i32 1)
  %t = call spir_func i1 @_Z29__spirv_ArbitraryFloatGTINTELILi1EE(i40 %b, i32 28, i43 %s, i32 29)
  ret i5 %r
}
declare spir_func signext i5 @_Z22__spirv_FixedSqrtINTELILi13ELi5EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(i13 signext, i1 zeroext, i32, i32, i32, i32)
declare spir_func i43 @_Z31__spirv_ArbitraryFloatPowNINTELILi1EE(i40, i32, i43, i1 zeroext, i32, i32, i32, i32)
declare spir_func i1 @_Z29__spirv_ArbitraryFloatGTINTELILi1EE(i40, i32, i43, i32)
"#;
    let case = Case::new("numbers_of_any_width", EXTENSIONS, body);
    let text = case.writes(&[
        "Capability ArbitraryPrecisionFloatingPointINTEL",
        "Capability ArbitraryPrecisionFixedPointINTEL",
        "9 FixedSqrtINTEL ",
        " 1 2 3 0 1 ",
        "11 ArbitraryFloatPowNINTEL ",
        " 0 30 0 2 1 ",
        "7 ArbitraryFloatGTINTEL ",
    ]);
    case.reads(
        "CL1.2",
        &[
            "call i5 @intel_arbitrary_fixed_sqrt.i5.i13(i13 %a, i1 true, i32 2, i32 3, i32 0, i32 1)",
            "call i43 @intel_arbitrary_float_pown.i43.i40.i43(i40 %b, i32 28, i43 %c, i1 false, i32 30,",
            "call i1 @intel_arbitrary_float_gt.i1.i40.i43(i40 %b, i32 28, i43 %s, i32 29)",
        ],
    );
    assert_eq!(case.run(&["m.bc", "-spirv-text", "-o", "-"]), text);
    let error = case.folder.fail(&["m.ll", "--spirv-ext=+SPV_INTEL_arbitrary_precision_integers"], 14);
    let words = "InvalidInstruction: Can't translate llvm instruction:\n \
        _Z22__spirv_FixedSqrtINTELILi13ELi5EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii\n\
        Fixed point instructions can't be translated correctly without enabled \
        SPV_INTEL_arbitrary_precision_fixed_point extension!\n";
    assert!(error.starts_with(words), "{error}");
}

#[apply(case)]
fn wide_numbers_are_in_memory() {
    let body = r#"
define spir_func void @f(i64 %x) {
  %r = alloca i66
  %q = alloca i66
  %g = addrspacecast ptr %r to ptr addrspace(4)
  call spir_func void @_Z30__spirv_ArbitraryFloatAddINTELILi66EE(ptr addrspace(4) sret(i66) align 8 %g, ptr byval(i66) align 8 %q, i32 16, i64 %x, i32 17, i32 18, i32 0, i32 2, i32 1)
  ret void
}
declare spir_func void @_Z30__spirv_ArbitraryFloatAddINTELILi66EE(ptr addrspace(4) sret(i66) align 8, ptr byval(i66) align 8, i32, i64, i32, i32, i32, i32, i32)
"#;
    let case = Case::new("wide_numbers", EXTENSIONS, body);
    case.writes(&["PtrCastToGeneric ", "4 Load ", "11 ArbitraryFloatAddINTEL ", "3 Store "]);
    case.reads(
        "CL1.2",
        &[
            "= alloca i66, align 8",
            "call void @intel_arbitrary_float_add.i66.i66.i64(ptr addrspace(4) sret(i66) ",
            "= load i66, ptr addrspace(4) ",
        ],
    );
    case.run(&["m.bc", "-o", "again.spv"]);
}

#[apply(case)]
fn attributes_say_what_pointers_to_wide_numbers_point_to() {
    let body = r#"
define spir_func void @f(ptr %r, ptr %q) {
  call spir_func void @_Z30__spirv_ArbitraryFloatCbrtINTELx(ptr sret(i66) align 8 %r, ptr byval(i66) align 8 %q, i32 16, i32 18, i32 0, i32 2, i32 1)
  ret void
}
declare spir_func void @_Z30__spirv_ArbitraryFloatCbrtINTELx(ptr sret(i66) align 8, ptr byval(i66) align 8, i32, i32, i32, i32, i32)
"#;
    let case = Case::new("told_numbers", EXTENSIONS, &body.replace("_Z30", "_Z31"));
    let text = case.writes(&["TypeInt ", " 66 0", "4 Load ", " ArbitraryFloatCbrtINTEL ", "3 Store "]);
    assert!(!text.contains("Bitcast"), "{text}");
}
