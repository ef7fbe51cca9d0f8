//! Functions of Debian's libclc, from SPIR-V through the reader, executed and compared with what their names mean.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use regex::Regex;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::{llvm, spirv, spirv_to_llvm};

use super::fixture::{calls, pure_functions, show};
use crate::executor::jit::{Element, Function, Shape};
use crate::executor::value::Value;
use crate::executor::{Program, reference};
use crate::support::tool;

/// Errors in units in the last place that OpenCL C allows for `float` or `double`, whichever is larger; what is not named is exact.
const ALLOWED: &[(&str, f64)] = &[
    ("acos", 4.0),
    ("acosh", 4.0),
    ("acospi", 5.0),
    ("asin", 4.0),
    ("asinh", 4.0),
    ("asinpi", 5.0),
    ("atan", 5.0),
    ("atan2", 6.0),
    ("atan2pi", 6.0),
    ("atanh", 5.0),
    ("atanpi", 5.0),
    ("cbrt", 2.0),
    ("cos", 4.0),
    ("cosh", 4.0),
    ("cospi", 4.0),
    ("degrees", 2.0),
    ("erf", 16.0),
    ("erfc", 16.0),
    ("exp", 3.0),
    ("exp10", 3.0),
    ("exp2", 3.0),
    ("expm1", 3.0),
    ("distance", 6.0),
    ("fast_distance", 8192.0),
    ("fast_length", 8192.0),
    ("fast_normalize", 8192.0),
    ("half_rsqrt", 8192.0),
    ("half_sqrt", 8192.0),
    ("hypot", 4.0),
    ("length", 5.0),
    ("log", 3.0),
    ("log10", 3.0),
    ("log1p", 2.0),
    ("log2", 3.0),
    ("pow", 16.0),
    ("pown", 16.0),
    ("powr", 16.0),
    ("radians", 2.0),
    ("rootn", 16.0),
    ("sin", 4.0),
    ("sinh", 4.0),
    ("sinpi", 4.0),
    ("tan", 5.0),
    ("tanh", 5.0),
    ("tanpi", 6.0),
    ("tgamma", 16.0),
];

/// What libclc 15 itself gets wrong, or what OpenCL C leaves open, by name.
const LEFT_OUT: &[(&str, &str)] = &[
    ("cospi", "the reference multiplies by pi, which is inexact where the result is near zero"),
    ("sinpi", "the reference multiplies by pi, which is inexact where the result is near zero"),
    ("tanpi", "the reference multiplies by pi, which is inexact where the result is near zero"),
    ("cross", "where products cancel out, no error is too large"),
    ("dot", "where products cancel out, no error is too large"),
    ("mix", "where products cancel out, no error is too large"),
    ("smoothstep", "where products cancel out, no error is too large"),
    ("ldexp", "libclc takes subnormal arguments for zero"),
    ("normalize", "libclc gives a direction to infinite vectors"),
    ("powr", "libclc takes a negative base for an error whatever the exponent"),
    ("rootn", "libclc takes the root of degree zero for an error"),
    ("tgamma", "libclc loses the sign of zero"),
];

/// What libclc 15 gets wrong for some types.
const WRONG: &[&str] =
    &["_Z7mad_satlll", "_Z7mad_satDv2_lS_S_", "_Z7mad_satDv3_lS_S_", "_Z7mad_satDv4_lS_S_"];

fn name_of(function: &Function) -> String {
    mangling::demangle(&function.name).map_or_else(|_| function.name.clone(), |symbol| symbol.name)
}

/// The smallest normal number: below it, results may be zero.
fn tiny(bits: u32) -> f64 {
    if bits == 32 { f64::from(f32::MIN_POSITIVE) } else { f64::MIN_POSITIVE }
}

/// The distance of a number from a reference, in units of the reference's last place.
fn distance(bits: u32, number: f64, reference: f64) -> f64 {
    if number == reference || (number.is_nan() && reference.is_nan()) {
        return 0.0;
    }
    if number.abs() < tiny(bits) && reference.abs() <= tiny(bits) {
        return 0.0;
    }
    let digits = if bits == 32 { 24 } else { 53 };
    let exponent = libm::frexp(reference).1.max(if bits == 32 { -125 } else { -1021 });
    (number - reference).abs() / libm::ldexp(1.0, exponent - digits)
}

/// Whether an argument has a number so large that libclc converts it to an integer that cannot hold it, and indexes a table by that.
fn is_beyond(name: &str, shape: Option<Shape>, bytes: &[u8]) -> bool {
    let Some(shape) = shape.filter(|shape| matches!(shape.element, Element::Float(_))) else { return false };
    let value = Value::from_bytes(shape, true, bytes);
    let lanes = (0..shape.lanes as usize).map(|lane| value.number(lane));
    let converts_all = matches!(name, "cosh" | "sinh");
    lanes.into_iter().any(|x| if x.is_finite() { x.abs() > 1e9 } else { converts_all })
}

/// Why a result is not what the reference says, if it is not.
fn complaint(name: &str, shape: Shape, result: &[u8], wanted: &[u8]) -> Option<String> {
    let [result, wanted] = [result, wanted].map(|bytes| Value::from_bytes(shape, true, bytes));
    let allowed = ALLOWED.iter().find(|(other, _)| *other == name).map_or(0.0, |(_, ulps)| *ulps);
    (0..shape.lanes as usize).find_map(|lane| match shape.element {
        Element::Float(bits) => {
            let (a, b) = (result.number(lane), wanted.number(lane));
            let off = distance(bits, a, b);
            (off.is_nan() || off > allowed).then(|| format!("{a:e} instead of {b:e}, {off} ulps"))
        }
        _ => (result.bits(lane) != wanted.bits(lane))
            .then(|| format!("{:#x} instead of {:#x}", result.bits(lane), wanted.bits(lane))),
    })
}

/// Whether x86 passes and computes values of a type as OpenCL C does: no half, no long vectors.
fn is_plain(ty: &mangling::Type) -> bool {
    let is_half = |ty: &mangling::Type| ty.scalar() == Some(mangling::Scalar::Half);
    match ty {
        mangling::Type::Vector { lanes, element } => *lanes <= 4 && !is_half(element),
        other => other.scalar().is_some() && !is_half(other),
    }
}

/// The module as LLVM assembly, cut down to the functions that are executed and what these call.
fn module(path: &Path) -> Vec<u8> {
    let bytes = std::fs::read(path).expect("the module can be read");
    let context = llvm::Context::new();
    let module = spirv::Module::parse(&bytes).expect("libclc is SPIR-V");
    let text = spirv_to_llvm(&context, &module, &Options::default(), &Log::default())
        .expect("libclc is translated")
        .print_to_string();
    let defined = text.lines().filter(|line| line.starts_with("define ")).filter_map(|line| {
        let symbol = line.split('@').nth(1)?.split('(').next()?;
        let is_wanted = mangling::demangle(symbol)
            .is_ok_and(|s| !s.name.starts_with("__clc") && s.parameters.iter().all(is_plain));
        is_wanted.then_some(symbol)
    });
    let list: Vec<_> = defined.collect();
    // libclc promises more alignment of its tables than it gives them, which x86 punishes.
    let over_aligned =
        Regex::new(r"(?m)( = load .*, ptr addrspace\(2\) %\w+), align \d+").expect("an expression");
    let relaxed = over_aligned.replace_all(&text, "$1, align 1");
    let list = format!("--internalize-public-api-list={}", list.join(","));
    let arguments = [list.as_str(), "-passes=internalize,globaldce", "-S", "-", "-o", "-"];
    tool::run("opt-22", &arguments, relaxed.as_bytes()).expect("opt keeps what is wanted")
}

#[apply(case)]
fn functions_of_libclc_compute_what_their_names_mean() {
    tool::need(&["opt-22"]);
    let path = tool::need_data("libclc-15").join("usr/lib/clc/spirv64-mesa3d-.spv");
    let program = Program::load(&module(&path)).unwrap_or_else(|error| panic!("{error}"));
    let (mut ran, mut complaints) = (BTreeSet::new(), BTreeMap::new());
    for function in pure_functions(&program) {
        let name = name_of(function);
        let shape = function.result.shape.expect("pure functions have a result");
        let is_left_out = LEFT_OUT.iter().any(|(other, _)| *other == name);
        if is_left_out || WRONG.contains(&function.name.as_str()) || shape.element == Element::Float(16) {
            continue;
        }
        for arguments in calls(function) {
            if arguments.iter().zip(&function.parameters).any(|(bytes, p)| is_beyond(&name, p.shape, bytes)) {
                continue;
            }
            let Some(wanted) = reference(function, &arguments) else { break };
            ran.insert(&function.name);
            let result = program.run_function(&function.name, &arguments).expect("it can be called");
            if let Some(complaint) = complaint(&name, shape, &result, &wanted) {
                let text = format!("{}({}): {complaint}", function.name, show(function, &arguments));
                complaints.entry(name.clone()).or_insert((0, text)).0 += 1;
            }
        }
    }
    let complaints: Vec<_> =
        complaints.into_iter().map(|(name, (n, text))| format!("{name}: {n} times, {text}")).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    println!("{} functions of libclc agree", ran.len());
    assert!(ran.len() >= 200, "only {} functions ran", ran.len());
}
