//! Instructions of OpenCL.std: expanded ones against the builtins of the executor, which are other code, within the errors of "Relative Error
//! as ULPs" of the OpenCL specification; and programs of clang's before and after.

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Options, ReadOptions};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, spirv_to_llvm};

use super::glsl::{edges, numbers, tuples, ulp, vectors};
use super::module::{Text, assert_needs_no_library, ty};
use crate::execute::fixture::{Fixture, calls, pure_functions, show};
use crate::executor::Program;
use crate::executor::value::pack;

const HEAD: &str = "OpCapability Kernel\nOpCapability Linkage\nOpCapability Addresses\nOpCapability Vector16\nOpCapability Float16\n\
    OpCapability Float64\nOpCapability Int8\nOpCapability Int16\nOpCapability Int64\n%set = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL";

/// Functions of numbers by their operands, and the units in the last place that they may be wrong by. Whose reference is not exact for
/// doubles is compared for the other widths.
const NUMBERS: &[(usize, f64, &[u32], &[&str])] = &[
    (1, 0.0, &[16, 32, 64], &["ceil", "fabs", "floor", "logb", "rint", "round", "trunc", "sign"]),
    (
        2,
        0.0,
        &[16, 32, 64],
        &[
            "copysign",
            "fdim",
            "fmax",
            "fmin",
            "fmod",
            "maxmag",
            "minmag",
            "nextafter",
            "remainder",
            "fmax_common",
            "fmin_common",
            "step",
        ],
    ),
    (3, 0.0, &[16, 32, 64], &["fclamp", "mad"]),
    (3, 0.0, &[32, 64], &["fma"]),
    (
        1,
        3.0,
        &[16, 32, 64],
        &[
            "sqrt", "cbrt", "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "rsqrt",
            "degrees", "radians",
        ],
    ),
    (
        1,
        5.0,
        &[16, 32, 64],
        &["acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "sin", "sinh", "tan", "tanh"],
    ),
    (1, 6.0, &[16, 32], &["acospi", "asinpi", "atanpi", "cospi", "sinpi", "tanpi"]),
    (1, 16.0, &[16, 32, 64], &["erf", "erfc", "tgamma"]),
    (1, 1000.0, &[16, 32], &["lgamma"]),
    (2, 6.0, &[16, 32, 64], &["atan2", "hypot"]),
    (2, 6.0, &[16, 32], &["atan2pi"]),
    (2, 16.0, &[16, 32, 64], &["pow", "powr"]),
    (
        1,
        8192.0,
        &[32],
        &[
            "half_cos",
            "half_exp",
            "half_exp2",
            "half_exp10",
            "half_log",
            "half_log2",
            "half_log10",
            "half_recip",
            "half_rsqrt",
            "half_sin",
            "half_sqrt",
            "half_tan",
            "native_cos",
            "native_exp",
            "native_exp2",
            "native_exp10",
            "native_log",
            "native_log2",
            "native_log10",
            "native_recip",
            "native_rsqrt",
            "native_sin",
            "native_sqrt",
            "native_tan",
        ],
    ),
    (2, 8192.0, &[32], &["half_divide", "half_powr", "native_divide", "native_powr"]),
];

const LANES: [usize; 2] = [1, 3];

fn bytes(number: f64, bits: u32) -> Vec<u8> {
    pack(number, bits).to_le_bytes()[..bits as usize / 8].to_vec()
}

/// Whether two results are the same as far as that is said.
fn agree(found: f64, wanted: f64, ulps: f64, bits: u32) -> bool {
    if wanted.is_nan() {
        // Of NaN and a number both may be right where the reference is infinity minus infinity.
        return found.is_nan();
    }
    let most = match bits {
        16 => 65_504.0,
        32 => f64::from(f32::MAX),
        _ => f64::MAX,
    };
    let is_huge = wanted.is_infinite() && found.abs() >= most * 0.99
        || found.is_infinite() && wanted.abs() >= most * 0.99;
    // The reference multiplies by a rounded pi.
    found == wanted
        || is_huge && ulps > 0.0
        || (found - wanted).abs() <= ulps * ulp(wanted, bits) + if ulps > 5.5 { 1e-15 } else { 0.0 }
        || ulps > 5.5 && wanted.abs() > 1e15
}

/// The same module with the executor's builtins, and expanded.
fn both(text: &Text) -> [Program; 2] {
    let expanded = text.llvm_ir(true).unwrap();
    assert_needs_no_library(&expanded);
    [text.llvm_ir(false).unwrap(), expanded].map(|ir| Program::load(ir.as_bytes()).unwrap())
}

#[apply(case)]
fn functions_of_numbers_agree_within_their_bounds() {
    let mut text = Text::new(HEAD);
    let mut cases = Vec::new();
    for (operands, ulps, widths, names) in NUMBERS {
        for (name, bits, lanes) in names
            .iter()
            .flat_map(|name| widths.iter().flat_map(move |bits| LANES.map(|lanes| (name, *bits, lanes))))
        {
            let ty = ty(&format!("f{bits}"), lanes);
            let function = format!("{name}_{ty}");
            let list: Vec<_> =
                ('a'..).take(*operands).map(|letter| format!("%{function}.{letter}")).collect();
            let body = format!("%{function}.r = OpExtInst %{ty} %set {name} {}", list.join(" "));
            text.function(&function, &ty, &vec![ty.clone(); *operands], &body);
            cases.push((function, *operands, *ulps, bits, lanes));
        }
    }
    let [plain, expanded] = both(&text);
    let mut count = 0;
    for (function, operands, ulps, bits, lanes) in cases {
        let mut list = edges(bits);
        if operands == 3 {
            list = list.into_iter().step_by(4).collect();
        }
        for (chunk, arguments) in vectors(&tuples(&list, operands), lanes, operands, |x| bytes(*x, bits)) {
            let [wanted, found] = [&plain, &expanded]
                .map(|program| numbers(&program.run_function(&function, &arguments).unwrap(), bits));
            for ((found, wanted), operands) in found.into_iter().zip(wanted).zip(chunk) {
                count += 1;
                // What clamps between bounds in the wrong order gives is not said.
                let is_open = function.starts_with("fclamp")
                    && operands[1].partial_cmp(&operands[2]).is_none_or(std::cmp::Ordering::is_gt);
                assert!(
                    is_open || agree(found, wanted, ulps, bits),
                    "{function}{operands:?} is {found:e}, not {wanted:e}"
                );
            }
        }
    }
    assert!(count > 50_000, "only {count} results");
}

/// Functions of integers by their operands; those of 24 bits and the others.
const INTEGERS: &[(usize, &[u32], &[&str])] = &[
    (1, &[8, 16, 32, 64], &["s_abs", "u_abs", "clz", "ctz", "popcount"]),
    (
        2,
        &[8, 16, 32, 64],
        &[
            "s_abs_diff",
            "u_abs_diff",
            "s_add_sat",
            "u_add_sat",
            "s_sub_sat",
            "u_sub_sat",
            "s_hadd",
            "u_hadd",
            "s_rhadd",
            "u_rhadd",
            "s_max",
            "u_max",
            "s_min",
            "u_min",
            "s_mul_hi",
            "u_mul_hi",
            "rotate",
        ],
    ),
    (
        3,
        &[8, 16, 32, 64],
        &["s_clamp", "u_clamp", "s_mad_hi", "u_mad_hi", "s_mad_sat", "u_mad_sat", "bitselect", "select"],
    ),
    (2, &[32], &["s_mul24", "u_mul24"]),
    (3, &[32], &["s_mad24", "u_mad24"]),
];

#[apply(case)]
fn functions_of_integers_agree() {
    let mut text = Text::new(HEAD);
    let mut cases = Vec::new();
    for (operands, widths, names) in INTEGERS {
        for (name, bits, lanes) in names
            .iter()
            .flat_map(|name| widths.iter().flat_map(move |bits| LANES.map(|lanes| (name, *bits, lanes))))
        {
            let ty = ty(&format!("i{bits}"), lanes);
            let function = format!("{name}_{ty}");
            let list: Vec<_> =
                ('a'..).take(*operands).map(|letter| format!("%{function}.{letter}")).collect();
            let body = format!("%{function}.r = OpExtInst %{ty} %set {name} {}", list.join(" "));
            text.function(&function, &ty, &vec![ty.clone(); *operands], &body);
            cases.push((function, *operands, bits, lanes));
        }
    }
    let [plain, expanded] = both(&text);
    let mut count = 0;
    for (function, operands, bits, lanes) in cases {
        let top = 1_i128 << (bits - 1);
        let all = [
            0,
            1,
            3,
            7,
            24,
            100,
            -1,
            -2,
            -77,
            0x7fffff,
            0x800000,
            -0x800000,
            top - 1,
            -top,
            top / 2,
            1 - top,
        ];
        let ordered = |v: &Vec<i128>| !function.contains("clamp") || v[1] <= v[2] && (v[1] < 0) == (v[2] < 0);
        // Of 24 bits are all numbers that have a meaning.
        let fits = |v: &Vec<i128>| {
            let range = if function.starts_with('u') { 0..1 << 24 } else { -(1 << 23)..1 << 23 };
            !function.contains("24") || v[..2].iter().all(|x| range.contains(x))
        };
        // Triples of all would be too many.
        let all: Vec<_> = all.into_iter().step_by(if operands == 3 { 2 } else { 1 }).collect();
        let list: Vec<_> = tuples(&all, operands).into_iter().filter(|v| ordered(v) && fits(v)).collect();
        let width = (bits / 8) as usize;
        for (chunk, arguments) in vectors(&list, lanes, operands, |x| x.to_le_bytes()[..width].to_vec()) {
            let [wanted, found] =
                [&plain, &expanded].map(|program| program.run_function(&function, &arguments).unwrap());
            assert_eq!(found, wanted, "{function}{chunk:?}");
            count += lanes;
        }
    }
    assert!(count > 50_000, "only {count} results");
}

/// A function with its parameters and result, and the units in the last place that it may be wrong by.
type Case = (String, Vec<String>, String, f64);

/// Functions with an integer, with two results, and of whole vectors.
fn add_functions_of_numbers(text: &mut Text, cases: &mut Vec<Case>) {
    for (bits, lanes) in [32, 64].into_iter().flat_map(|bits| [(bits, 1), (bits, 4)]) {
        let (f, i) = (ty(&format!("f{bits}"), lanes), ty("i32", lanes));
        for name in ["pown", "rootn", "ldexp"] {
            let function = format!("{name}_{f}");
            let body = format!("%{function}.r = OpExtInst %{f} %set {name} %{function}.a %{function}.b");
            text.function(&function, &f, &[f.clone(), i.clone()], &body);
            cases.push((function, vec![f.clone(), i.clone()], f.clone(), 16.0));
        }
        let function = format!("ilogb_{f}");
        text.function(
            &function,
            &i,
            std::slice::from_ref(&f),
            &format!("%{function}.r = OpExtInst %{i} %set ilogb %{function}.a"),
        );
        cases.push((function, vec![f.clone()], i.clone(), 0.0));
        for (name, second, operands, ulps) in [
            ("fract", &f, 1, 0.0),
            ("frexp", &i, 1, 0.0),
            ("lgamma_r", &i, 1, 1000.0),
            ("modf", &f, 1, 0.0),
            ("sincos", &f, 1, 4.0),
            ("remquo", &i, 2, 0.0),
        ] {
            for (part, result) in [("v", &f), ("w", second)] {
                let function = format!("{name}_{part}_{f}");
                let list: Vec<_> =
                    ('a'..).take(operands).map(|letter| format!("%{function}.{letter}")).collect();
                let body = format!(
                    "%to_{second} = OpTypePointer Function %{second}\n%{function}.p = OpVariable %to_{second} Function\n\
                     %{function}.v = OpExtInst %{f} %set {name} {} %{function}.p\n%{function}.w = OpLoad %{second} %{function}.p\n\
                     %{function}.r = OpCopyObject %{result} %{function}.{part}",
                    list.join(" ")
                );
                text.need(second);
                text.function(&function, result, &vec![f.clone(); operands], &body);
                cases.push((function, vec![f.clone(); operands], result.clone(), ulps));
            }
        }
        for name in ["length", "fast_length", "normalize", "fast_normalize"] {
            let function = format!("{name}_{f}");
            let result = if name.ends_with("length") { format!("f{bits}") } else { f.clone() };
            text.function(
                &function,
                &result,
                std::slice::from_ref(&f),
                &format!("%{function}.r = OpExtInst %{result} %set {name} %{function}.a"),
            );
            cases.push((function, vec![f.clone()], result, 8.0));
        }
    }
}

/// Functions to other widths, and of single lanes.
fn add_functions_of_lanes(text: &mut Text, cases: &mut Vec<Case>) {
    for (from, to) in [("i8", "i16"), ("i16", "i32"), ("i32", "i64")] {
        for name in ["s_upsample", "u_upsample"] {
            let function = format!("{name}_{from}");
            text.function(
                &function,
                to,
                &[from.to_owned(), from.to_owned()],
                &format!("%{function}.r = OpExtInst %{to} %set {name} %{function}.a %{function}.b"),
            );
            cases.push((function, vec![from.to_owned(); 2], to.to_owned(), 0.0));
        }
    }
    for (from, to) in [("i16", "f16"), ("i32", "f32"), ("i64", "f64")] {
        let function = format!("nan_{from}");
        text.function(
            &function,
            to,
            &[from.to_owned()],
            &format!("%{function}.r = OpExtInst %{to} %set nan %{function}.a"),
        );
        cases.push((function, vec![from.to_owned()], to.to_owned(), 0.0));
    }
    for (name, sources) in [("shuffle", 1), ("shuffle2", 2)] {
        let parameters = [vec![String::from("v4f32"); sources], vec![String::from("v8i32")]].concat();
        let list: Vec<_> = ('a'..).take(sources + 1).map(|letter| format!("%{name}.{letter}")).collect();
        text.function(
            name,
            "v8f32",
            &parameters,
            &format!("%{name}.r = OpExtInst %v8f32 %set {name} {}", list.join(" ")),
        );
        cases.push((name.to_owned(), parameters, String::from("v8f32"), 0.0));
    }
}

#[apply(case)]
fn other_functions_agree() {
    let mut text = Text::new(HEAD);
    let mut cases = Vec::new();
    add_functions_of_numbers(&mut text, &mut cases);
    add_functions_of_lanes(&mut text, &mut cases);
    let [plain, expanded] = both(&text);
    let mut random = 1_u64;
    for (function, parameters, result, ulps) in cases {
        let bits: u32 = result.rsplit(['f', 'i']).next().unwrap().parse().unwrap();
        for round in 0..200 {
            let arguments: Vec<_> = parameters.iter().map(|ty| argument(ty, round, &mut random)).collect();
            let [wanted, found] =
                [&plain, &expanded].map(|program| program.run_function(&function, &arguments).unwrap());
            if result.contains('i') || function.starts_with("nan") {
                // Of what is no number, parts are not said.
                let is_open = function.starts_with("frexp") || function.starts_with("lgamma_r");
                assert!(found == wanted || is_open, "{function}({arguments:?}) is {found:?}, not {wanted:?}");
                continue;
            }
            for (found, wanted) in numbers(&found, bits).into_iter().zip(numbers(&wanted, bits)) {
                assert!(
                    agree(found, wanted, ulps, bits),
                    "{function}({arguments:?}) is {found:e}, not {wanted:e}"
                );
            }
        }
    }
}

/// An argument of a type: some numbers of every size, then moderate ones.
fn argument(ty: &str, round: usize, random: &mut u64) -> Vec<u8> {
    let element = if ty.contains('f') { 'f' } else { 'i' };
    let (lanes, bits) = ty.split_once(element).unwrap();
    let lanes: usize = lanes.strip_prefix('v').map_or(1, |lanes| lanes.parse().unwrap());
    let bits: u32 = bits.parse().unwrap();
    let mut bytes_of_lane = || {
        *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let number = *random >> 20;
        if element == 'i' {
            let small = (number % 41) as i64 - 20;
            return small.to_le_bytes()[..bits as usize / 8].to_vec();
        }
        let moderate = (number % 100_000) as f64 / 5000.0 - 10.0;
        bytes(
            if round < 100 { moderate } else { moderate * 2_f64.powi((number >> 17) as i32 % 40 - 20) },
            bits,
        )
    };
    (0..lanes).flat_map(|_| bytes_of_lane()).collect()
}

/// Fixtures that add products, which the executor's builtins do in double precision, or that store what is no number as an integer.
const INEXACT: &[&str] = &["common_geometric", "half_arithmetic", "half_memory", "n_body"];

#[apply(case)]
fn programs_compute_the_same_when_expanded() {
    let mut executed = 0;
    let mut differences = Vec::new();
    for fixture in Fixture::all()
        .iter()
        .filter(|fixture| !fixture.is_not_run && !INEXACT.contains(&fixture.name.as_str()))
    {
        let original = fixture.ir("O2");
        let context = llvm::Context::new();
        let Ok(words) = llvm_to_spirv(&context, &original, &Options::default(), &Log::default()) else {
            continue;
        };
        let options = Options::default().read(ReadOptions::default().expand_builtins(true));
        let module = Module::from_words(words).unwrap();
        let expanded = match spirv_to_llvm(&context, &module, &options, &Log::default()) {
            Ok(module) => module.print_to_string(),
            // What prints has no definition.
            Err(error) if error.to_string().contains("printf") => continue,
            Err(error) => panic!("{}: {error}", fixture.name),
        };
        if fixture.is_pure() {
            let [plain, other] =
                [original.as_slice(), expanded.as_bytes()].map(|ir| Program::load(ir).unwrap());
            for function in pure_functions(&plain) {
                let element = function.result.shape.unwrap().element;
                for arguments in calls(function) {
                    let [wanted, found] = [&plain, &other]
                        .map(|program| program.run_function(&function.name, &arguments).unwrap());
                    let difference = crate::executor::compare::elements_difference(element, &found, &wanted);
                    if let Some(difference) = difference {
                        let (name, call) = (&function.name, show(function, &arguments));
                        differences.push(format!("{}: {name}({call}): {difference}", fixture.name));
                        break;
                    }
                    executed += 1;
                }
            }
            continue;
        }
        match fixture.compare_execution(&original, expanded.as_bytes()) {
            Ok(ran) => executed += ran,
            Err(difference) => differences.push(difference),
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(executed > 100, "only {executed} executions");
}
