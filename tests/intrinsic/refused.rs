//! What SPIR-V cannot say is an error that tells the intrinsic and the function.

use spirv_llvm_translate::internal::llvm::Context;
use spirv_llvm_translate::internal::llvm_to_spirv;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;

/// A function of one call, and what the error must say.
const REFUSED: &[(&str, &str, &str)] = &[
    ("i64 %a, i64 %b", "i64 @llvm.sdiv.fix.i64(i64 %a, i64 %b, i32 3)", "llvm.sdiv.fix of 64 bits"),
    ("i32 %a, i32 %b", "i32 @llvm.clmul.i32(i32 %a, i32 %b)", "llvm.clmul"),
    ("i32 %a, i32 %b", "i32 @llvm.no.such.thing(i32 %a, i32 %b)", "llvm.no.such.thing"),
    ("float %a, i64 %b", "float @llvm.powi.f32.i64(float %a, i64 %b)", "exponent of more than 32 bits"),
    ("bfloat %a", "bfloat @llvm.fma.bf16(bfloat %a, bfloat %a, bfloat %a)", "llvm.fma of bfloat"),
    (
        "float %a",
        "float @llvm.experimental.constrained.fadd.f32(float %a, float %a, metadata !\"round.upward\", metadata !\"fpexcept.strict\")",
        "rounds otherwise than to nearest",
    ),
    (
        "float %a",
        "float @llvm.experimental.constrained.sin.f32(float %a, metadata !\"round.towardzero\", metadata !\"fpexcept.strict\")",
        "rounds otherwise than to nearest",
    ),
    (
        "double %a",
        "float @llvm.experimental.constrained.fptrunc.f32.f64(double %a, metadata !\"round.tonearestaway\", metadata !\"fpexcept.strict\")",
        "round.tonearestaway",
    ),
    ("i32 %a", "i32 @llvm.get.rounding()", "llvm.get.rounding"),
];

#[apply(case)]
fn what_cannot_be_said_is_an_error() {
    for (parameters, call, wanted) in REFUSED {
        let (result, callee) = call.split_once(' ').unwrap();
        let text = format!(
            "target triple = \"spir64-unknown-unknown\"\n\
             define spir_func {result} @refused({parameters}) {{\n  %r = call {call}\n  ret {result} %r\n}}\n{}",
            declaration(result, callee)
        );
        let context = Context::new();
        let error = match llvm_to_spirv(&context, text.as_bytes(), &Options::default(), &Log::default()) {
            Ok(_) => panic!("{call} is no error"),
            Err(error) => error.to_string(),
        };
        assert!(error.contains(wanted), "{call}: {error}");
        assert!(error.contains("refused"), "{call}: the error tells no function: {error}");
    }
}

/// The declaration of a called function, its parameters' types taken from the arguments.
fn declaration(result: &str, callee: &str) -> String {
    let (name, arguments) = callee.split_once('(').unwrap();
    let types: Vec<&str> = arguments
        .trim_end_matches(')')
        .split(", ")
        .filter(|argument| !argument.is_empty())
        .map(|argument| argument.split(' ').next().unwrap())
        .collect();
    format!("declare {result} {name}({})\n", types.join(", "))
}
