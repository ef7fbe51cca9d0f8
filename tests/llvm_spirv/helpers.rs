//! The functions that stand for intrinsics: their values' names, their widths, and what they compute.

use super::folder;
use super::lines::{lacks, shows};
use super::values::written;
use crate::executor::Program;

#[apply(case)]
fn values_of_functions_for_intrinsics_have_names() {
    let text = written(
        &folder("helpers_names"),
        &[],
        "declare i32 @llvm.fshl.i32(i32, i32, i32)\ndeclare i16 @llvm.bswap.i16(i16)\ndeclare i64 @llvm.bswap.i64(i64)\n\
        declare i32 @llvm.bitreverse.i32(i32)\n\
        define spir_func void @f(i32 %a, i16 %b, i64 %c) {\n  %1 = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 7)\n\
          %2 = call i16 @llvm.bswap.i16(i16 %b)\n  %3 = call i64 @llvm.bswap.i64(i64 %c)\n\
          %4 = call i32 @llvm.bitreverse.i32(i32 %a)\n  ret void\n}",
    );
    shows(&text, &["Name $rotate \"rotate\"", "Label $rotate", "UMod ..."]);
    let names = |which: &str| -> Vec<&str> {
        text.lines()
            .filter_map(|line| line.split_once(which)?.1.split_once('"'))
            .map(|parts| parts.0)
            .collect()
    };
    let short = ["2", "1", "i16"];
    let shifted = ["8", "7", "6", "5", "4", "3", "2", "1"];
    let cut = ["and7", "and6", "and5", "and4", "and3", "and2"];
    let put_together = ["or1", "or2", "or3", "or4", "or5", "or6", "i64"];
    assert_eq!(names("\"bswap."), [&short[..], &shifted, &cut, &put_together].concat());
    shows(&text, &["Name $a \"A\"", "FunctionParameter _ $a", "Label _", "ShiftLeftLogical _ _ $a _"]);
}

#[apply(case)]
fn bits_of_few_are_reversed_by_functions() {
    let module = "declare i4 @llvm.bitreverse.i4(i4)\ndefine spir_func i4 @f(i4 %a) {\n\
          %r = call i4 @llvm.bitreverse.i4(i4 %a)\n  ret i4 %r\n}";
    let folder = folder("helpers_few");
    let text = written(&folder, &["--spirv-ext=+SPV_INTEL_arbitrary_precision_integers"], module);
    shows(
        &text,
        &[
            "Name $function \"llvm_bitreverse_i4\"",
            "Name $a \"A\"",
            "Decorate $a FuncParamAttr 0",
            "Decorate $function FuncParamAttr 0",
            "TypeInt $four 4 0",
            "Function $four $function 0 _",
            "FunctionParameter $four $a",
        ],
    );
    assert!(lacks(&text, "TypeInt _ 8 0"), "{text}");
}

#[apply(case)]
fn signed_sums_overflow_where_they_do() {
    let mut module = String::new();
    for bits in [16, 32, 64] {
        module.push_str(
            &"declare { T, i1 } @llvm.sadd.with.overflow.T(T, T)\ndefine spir_func T @f_T(T %a, T %b) {\n\
              %p = call { T, i1 } @llvm.sadd.with.overflow.T(T %a, T %b)\n  %s = extractvalue { T, i1 } %p, 0\n\
              %o = extractvalue { T, i1 } %p, 1\n  %m = sext i1 %o to T\n  %r = xor T %s, %m\n  ret T %r\n}\n"
                .replace('T', &format!("i{bits}")),
        );
    }
    let folder = folder("helpers_sums");
    let text = written(&folder, &[], &module);
    shows(
        &text,
        &[
            "Name _ \"brmerge\"",
            "Name _ \"land.lhs.true\"",
            "Name _ \"if.then12\"",
            "Name $overflow \"overflow\"",
        ],
    );
    shows(
        &text,
        &["BranchConditional ...", "Phi _ $overflow ...", "...", "CompositeInsert _ _ $overflow _ 1"],
    );
    folder.succeed(&["m.ll", "-o", "m.spv"]);
    let program = Program::load(&folder.succeed(&["-r", "m.spv", "-o", "-"])).unwrap();
    for bits in [16u32, 32, 64] {
        let (least, greatest) = (i64::MIN >> (64 - bits), i64::MAX >> (64 - bits));
        let half = 1 << (bits - 2);
        let numbers =
            [0, 1, -1, 2, -2, half, -half, half - 1, -half - 1, least, least + 1, greatest, greatest - 1];
        let size = bits as usize / 8;
        let bytes = |number: i64| number.to_le_bytes()[..size].to_vec();
        for (a, b) in numbers.iter().flat_map(|a| numbers.iter().map(move |b| (*a, *b))) {
            let sum = i128::from(a) + i128::from(b);
            let overflows = sum < least.into() || sum > greatest.into();
            let wrapped = a.wrapping_add(b) ^ if overflows { -1 } else { 0 };
            let result = program.run_function(&format!("f_i{bits}"), &[bytes(a), bytes(b)]).unwrap();
            assert_eq!(result, bytes(wrapped), "{a} + {b} in {bits} bits");
        }
    }
}

#[apply(case)]
fn functions_are_made_in_the_order_of_calls() {
    let text = written(
        &folder("helpers_order"),
        &[],
        "declare i32 @llvm.bswap.i32(i32)\ndeclare i32 @llvm.bitreverse.i32(i32)\ndeclare i16 @llvm.bswap.i16(i16)\n\
        declare i32 @llvm.fshl.i32(i32, i32, i32)\n\
        define spir_func void @f(i32 %a, i16 %b) {\n  %1 = call i32 @llvm.bitreverse.i32(i32 %a)\n\
          %2 = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 7)\n  %3 = call i16 @llvm.bswap.i16(i16 %b)\n\
          %4 = call i32 @llvm.bswap.i32(i32 %a)\n  ret void\n}",
    );
    // The function for bits comes from a module of its own, which is linked when the others have been made.
    shows(&text, &["Name _ \"rotate\"", "Name _ \"bswap.i16\"", "Name _ \"bswap.i32\""]);
    shows(&text, &["Constant _ _ 32", "Constant _ _ 65280", "Constant _ _ 1431655765"]);
}
