//! Every instruction of GLSL.std.450, executed for all widths of numbers and vectors.

use std::collections::BTreeSet;

use spirv_llvm_translate::internal::spirv::grammar::ExtInstSet;

use super::glsl_rows::{BLENDS, Bound, FLOATS, NARROW, Row, integers};
use super::module::{Text, assert_needs_no_library, ty};
use super::precision::Range;
use crate::executor::Program;
use crate::executor::value::{pack, unpack};

pub const HEAD: &str = "OpCapability Shader\nOpCapability Linkage\nOpCapability Float16\nOpCapability Float64\nOpCapability Int8\n\
    OpCapability Int16\nOpCapability Int64\n%set = OpExtInstImport \"GLSL.std.450\"\nOpMemoryModel Logical GLSL450";

/// What is special of numbers of 16, 32 and 64 bits: zeros, ones, ties, the least and greatest numbers, infinities and none.
pub fn edges(bits: u32) -> Vec<f64> {
    let (least, normal, most) = match bits {
        16 => (2_f64.powi(-24), 2_f64.powi(-14), 65_504.0),
        32 => (2_f64.powi(-149), f64::from(f32::MIN_POSITIVE), f64::from(f32::MAX)),
        _ => (f64::from_bits(1), f64::MIN_POSITIVE, f64::MAX),
    };
    let positive = [
        0.0,
        0.25,
        0.5,
        1.0,
        1.5,
        2.0,
        2.5,
        3.0,
        10.0,
        1e-3,
        0.1,
        0.7,
        0.999,
        1.001,
        3.5,
        7.3,
        88.5,
        700.0,
        1023.5,
        std::f64::consts::PI,
        std::f64::consts::FRAC_PI_2,
        least,
        normal,
        most,
        most / 3.0,
        f64::INFINITY,
    ];
    let all = positive.iter().flat_map(|x| [*x, -x]).chain([f64::NAN]);
    // As the width has them.
    all.map(|x| unpack(pack(x, bits), bits)).collect()
}

/// Numbers of a moderate size.
fn moderate(bits: u32) -> Vec<f64> {
    (-20..=20).map(|i| unpack(pack(f64::from(i) * 0.37, bits), bits)).collect()
}

/// The distance of a number to the next one of a width.
pub fn ulp(x: f64, bits: u32) -> f64 {
    let (fraction, least) = match bits {
        16 => (10, -14),
        32 => (23, -126),
        _ => (52, -1022),
    };
    let exponent = if x == 0.0 { least } else { libm::ilogb(x).max(least) };
    2_f64.powi(exponent - fraction)
}

/// The greatest number of a width.
fn most(bits: u32) -> f64 {
    match bits {
        16 => 65_504.0,
        32 => f64::from(f32::MAX),
        _ => f64::MAX,
    }
}

/// Whether a number is as wanted.
fn is_within(found: f64, wanted: f64, bound: Bound, operands: &[f64], bits: u32) -> bool {
    let most = most(bits);
    if found == wanted {
        return true;
    }
    if wanted.abs() > most || wanted.is_infinite() {
        return found.abs() >= most && found.signum() == wanted.signum();
    }
    let range = match bound {
        Bound::Exact => return found == unpack(pack(wanted, bits), bits),
        Bound::Inherited(formula) => {
            formula(&operands.iter().map(|x| Range::point(*x, bits)).collect::<Vec<_>>())
        }
    };
    let error = f64::max((wanted - range.low).abs(), (wanted - range.high).abs());
    // Where the formula is not defined, or may be infinite, nothing is asked.
    let may_overflow = wanted.abs() + error > most;
    error.is_nan()
        || (found - wanted).abs() <= error
        || may_overflow && found.abs() >= most && found.signum() == wanted.signum()
}

/// Whether a number is one of the two beside what is wanted, or that itself.
fn is_near(found: f64, wanted: f64, bits: u32) -> bool {
    let most = most(bits);
    found == wanted
        || (found - wanted).abs() <= OURS * ulp(wanted, bits)
        || wanted.abs() > most && found.abs() >= most && found.signum() == wanted.signum()
}

/// The error that our definitions have at most, in units of the last place: they are better than they have to be.
const OURS: f64 = 1.0;

/// Tuples of the elements of a list.
pub fn tuples<T: Copy>(list: &[T], length: usize) -> Vec<Vec<T>> {
    if length == 0 {
        return vec![Vec::new()];
    }
    let shorter = tuples(list, length - 1);
    list.iter().flat_map(|x| shorter.iter().map(|rest| [&[*x], rest.as_slice()].concat())).collect()
}

fn bytes(number: f64, bits: u32) -> Vec<u8> {
    pack(number, bits).to_le_bytes()[..bits as usize / 8].to_vec()
}

pub fn numbers(bytes: &[u8], bits: u32) -> Vec<f64> {
    let one =
        |chunk: &[u8]| unpack(chunk.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte)), bits);
    bytes.chunks(bits as usize / 8).map(one).collect()
}

/// Arguments of a call: lane after lane takes the next tuple.
pub fn vectors<'a, T>(
    tuples: &'a [Vec<T>],
    lanes: usize,
    operands: usize,
    to_bytes: impl Fn(&T) -> Vec<u8> + 'a,
) -> impl Iterator<Item = (&'a [Vec<T>], Vec<Vec<u8>>)> + 'a {
    tuples.chunks_exact(lanes).map(move |chunk| {
        let argument = |operand: usize| chunk.iter().flat_map(|tuple| to_bytes(&tuple[operand])).collect();
        (chunk, (0..operands).map(argument).collect())
    })
}

fn call(name: &str, function: &str, ty: &str, operands: usize) -> String {
    let list: Vec<_> = ('a'..).take(operands).map(|letter| format!("%{function}.{letter}")).collect();
    format!("%{function}.r = OpExtInst %{ty} %set {name} {}", list.join(" "))
}

/// Executes rows for widths; gives how many results were compared.
fn check_rows(rows: &[Row], widths: &[u32], values: fn(u32) -> Vec<f64>) -> usize {
    let mut text = Text::new(HEAD);
    let cases: Vec<_> = rows
        .iter()
        .flat_map(|row| widths.iter().flat_map(move |bits| (1..=4).map(move |lanes| (row, *bits, lanes))))
        .collect();
    let function = |row: &Row, ty: &str| format!("{}_{ty}", row.name);
    for (row, bits, lanes) in &cases {
        let ty = ty(&format!("f{bits}"), *lanes);
        let name = function(row, &ty);
        text.function(&name, &ty, &vec![ty.clone(); row.operands], &call(row.name, &name, &ty, row.operands));
    }
    let ir = text.llvm_ir(true).unwrap();
    assert_needs_no_library(&ir);
    let program = Program::load(ir.as_bytes()).unwrap();
    let mut count = 0;
    for (row, bits, lanes) in cases {
        let mut list = values(bits);
        if row.operands == 3 {
            // Triples of all would be too many.
            list = list.into_iter().step_by(3).collect();
        }
        let name = function(row, &ty(&format!("f{bits}"), lanes));
        for (chunk, arguments) in
            vectors(&tuples(&list, row.operands), lanes, row.operands, |x| bytes(*x, bits))
        {
            let found = numbers(&program.run_function(&name, &arguments).unwrap(), bits);
            for (operands, found) in chunk.iter().zip(found) {
                let wanted = (row.formula)(operands);
                if wanted.is_nan() {
                    continue;
                }
                count += 1;
                assert!(
                    is_within(found, wanted, row.bound, operands, bits),
                    "{name}{operands:?} is {found:e}, not {wanted:e}"
                );
                assert!(
                    row.cancels() || is_near(found, wanted, bits),
                    "{name}{operands:?} is {found:e}, not {wanted:e}: more than {OURS} ulp"
                );
            }
        }
    }
    count
}

#[apply(case)]
fn functions_of_numbers_are_within_their_bounds() {
    let count = check_rows(FLOATS, &[16, 32, 64], edges);
    assert!(count > 50_000, "only {count} results");
}

#[apply(case)]
fn blends_are_within_their_bounds() {
    let count = check_rows(BLENDS, &[16, 32, 64], moderate);
    assert!(count > 5000, "only {count} results");
}

#[apply(case)]
fn transcendental_functions_are_within_their_bounds() {
    let count = check_rows(NARROW, &[16, 32], edges) + check_rows(NARROW, &[16, 32], moderate);
    assert!(count > 10_000, "only {count} results");
}

#[apply(case)]
fn functions_of_integers_are_exact() {
    let rows = integers();
    let mut text = Text::new(HEAD);
    let widths = |only_32: bool| if only_32 { &[32_u32][..] } else { &[8, 16, 32, 64] };
    let cases: Vec<_> = rows
        .iter()
        .flat_map(|row| {
            widths(row.only_32).iter().flat_map(move |bits| (1..=4).map(move |lanes| (row, *bits, lanes)))
        })
        .collect();
    for (row, bits, lanes) in &cases {
        let ty = ty(&format!("i{bits}"), *lanes);
        let name = format!("{}_{ty}", row.name);
        text.function(&name, &ty, &vec![ty.clone(); row.operands], &call(row.name, &name, &ty, row.operands));
    }
    let ir = text.llvm_ir(true).unwrap();
    assert_needs_no_library(&ir);
    let program = Program::load(ir.as_bytes()).unwrap();
    let mut count = 0;
    for (row, bits, lanes) in cases {
        let top = 1_i128 << (bits - 1);
        let all =
            [0, 1, 2, 3, 5, 8, 77, 100, -1, -2, -3, -100, top - 1, -top, top / 2, -top / 2 + 1, 1 - top];
        let width = (bits / 8) as usize;
        let mask = (1_i128 << bits) - 1;
        let list: Vec<i128> = all.iter().map(|x| if row.is_unsigned { x & mask } else { *x }).collect();
        let name = format!("{}_{}", row.name, ty(&format!("i{bits}"), lanes));
        for (chunk, arguments) in
            vectors(&tuples(&list, row.operands), lanes, row.operands, |x| x.to_le_bytes()[..width].to_vec())
        {
            let ordered = row.operands < 3 || chunk.iter().all(|v| v[1] <= v[2]);
            if !ordered {
                continue;
            }
            let found = program.run_function(&name, &arguments).unwrap();
            for (operands, found) in chunk.iter().zip(found.chunks(width)) {
                let wanted = (row.formula)(operands, bits);
                assert_eq!(found, &wanted.to_le_bytes()[..width], "{name}{operands:?} is not {wanted}");
                count += 1;
            }
        }
    }
    assert!(count > 5000, "only {count} results");
}

/// The parts of numbers: as structures and through pointers, and put together again.
#[apply(case)]
fn parts_of_numbers_are_exact() {
    let mut text = Text::new(HEAD);
    let cases: Vec<_> =
        [16, 32, 64].into_iter().flat_map(|bits| (1..=4).map(move |lanes| (bits, lanes))).collect();
    for (bits, lanes) in &cases {
        let (f, i) = (ty(&format!("f{bits}"), *lanes), ty("i32", *lanes));
        text.need(&i);
        for (name, second, is_struct) in
            [("Modf", &f, false), ("Frexp", &i, false), ("ModfStruct", &f, true), ("FrexpStruct", &i, true)]
        {
            for (part, result) in [(0, &f), (1, second)] {
                let function = format!("{name}{part}_{f}");
                let body = if is_struct {
                    format!(
                        "%pair_{f}_{second} = OpTypeStruct %{f} %{second}\n%{function}.s = OpExtInst %pair_{f}_{second} %set {name} %{function}.a\n\
                         %{function}.r = OpCompositeExtract %{result} %{function}.s {part}"
                    )
                } else {
                    let value = if part == 0 { "v" } else { "w" };
                    format!(
                        "%to_{second} = OpTypePointer Function %{second}\n%{function}.p = OpVariable %to_{second} Function\n\
                         %{function}.v = OpExtInst %{f} %set {name} %{function}.a %{function}.p\n\
                         %{function}.w = OpLoad %{second} %{function}.p\n%{function}.r = OpCopyObject %{result} %{function}.{value}"
                    )
                };
                text.function(&function, result, std::slice::from_ref(&f), &body);
            }
        }
        let function = format!("Ldexp_{f}");
        let body = format!("%{function}.r = OpExtInst %{f} %set Ldexp %{function}.a %{function}.b");
        text.function(&function, &f, &[f.clone(), i], &body);
    }
    let ir = text.llvm_ir(true).unwrap();
    assert_needs_no_library(&ir);
    let program = Program::load(ir.as_bytes()).unwrap();
    for (bits, lanes) in cases {
        let f = ty(&format!("f{bits}"), lanes);
        let finite: Vec<_> = edges(bits).into_iter().filter(|x| x.is_finite()).map(|x| vec![x]).collect();
        for (chunk, arguments) in vectors(&finite, lanes, 1, |x| bytes(*x, bits)) {
            for suffix in ["", "Struct"] {
                let run = |name: &str, part: u32| {
                    program.run_function(&format!("{name}{suffix}{part}_{f}"), &arguments).unwrap()
                };
                let integers: Vec<i32> =
                    run("Frexp", 1).chunks(4).map(|c| i32::from_le_bytes(c.try_into().unwrap())).collect();
                let parts =
                    [run("Modf", 0), run("Modf", 1), run("Frexp", 0)].map(|bytes| numbers(&bytes, bits));
                for (lane, x) in chunk.iter().map(|v| v[0]).enumerate() {
                    assert_eq!(
                        (parts[0][lane], parts[1][lane]),
                        (x - x.trunc(), x.trunc()),
                        "Modf{suffix}_{f}({x:e})"
                    );
                    let (fraction, exponent) = (parts[2][lane], integers[lane]);
                    assert!(
                        x == 0.0 && fraction == 0.0 && exponent == 0 || (0.5..1.0).contains(&fraction.abs()),
                        "{x:e}: {fraction}"
                    );
                    assert_eq!(libm::scalbn(fraction, exponent), x, "Frexp{suffix}_{f}({x:e})");
                }
            }
            for exponent in [0_i32, 1, -1, 10, -12, 120, -130, 1100, -1100] {
                let shifts = exponent.to_le_bytes().repeat(lanes);
                let found =
                    program.run_function(&format!("Ldexp_{f}"), &[arguments[0].clone(), shifts]).unwrap();
                for (found, x) in numbers(&found, bits).into_iter().zip(chunk) {
                    let wanted = libm::scalbn(x[0], exponent);
                    assert!(
                        is_within(found, wanted, Bound::Exact, x, bits),
                        "Ldexp_{f}({x:?}, {exponent}): {found:e}, not {wanted:e}"
                    );
                }
            }
        }
    }
}

#[apply(case)]
fn every_instruction_of_the_set_is_executed() {
    let mut executed: BTreeSet<_> =
        [FLOATS, BLENDS, NARROW].into_iter().flatten().map(|row| row.name).collect();
    executed.extend(integers().iter().map(|row| row.name));
    executed.extend(["Modf", "Frexp", "ModfStruct", "FrexpStruct", "Ldexp"]);
    executed.extend(super::vectors::ROWS.iter().copied());
    // They ask for other places of a pixel.
    executed.extend(["InterpolateAtCentroid", "InterpolateAtSample", "InterpolateAtOffset"]);
    // Withdrawn from the set.
    executed.insert("IMix");
    let all: BTreeSet<_> = (0..=100)
        .filter_map(|number| ExtInstSet::GlslStd450.instruction(number))
        .map(|row| row.name)
        .collect();
    assert_eq!(executed, all);
    assert_eq!(all.len(), 81);
}
