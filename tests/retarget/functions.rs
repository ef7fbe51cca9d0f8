//! Instructions of numbers against formulas in Rust: the lowered module computes what the formula does.

use super::{assembled, fitted, has, numbered, program};
use crate::executor::Program;
use spirv_llvm_translate::internal::spirv::grammar::instruction_by_name;
use std::collections::BTreeSet;

/// An instruction in an exported function `f` of `parameters`.
struct Case {
    /// Its name.
    opcode: &'static str,
    /// Capability and extension that it needs.
    needs: &'static str,
    parameters: &'static [&'static str],
    result: &'static str,
    /// The body, which makes `%r` of `%a`, `%b`, ...
    body: &'static str,
    /// What it computes, bytes of each lane in and out.
    formula: fn(&[u64]) -> Option<u64>,
}

const BITS: &str = "OpCapability BitInstructions\nOpExtension \"SPV_KHR_bit_instructions\"";
const DOTS: &str = "OpCapability DotProductKHR\nOpCapability DotProductInputAllKHR\nOpCapability DotProductInput4x8BitPackedKHR\n\
                    OpCapability DotProductInput4x8BitKHR\nOpExtension \"SPV_KHR_integer_dot_product\"";
const INTEGERS: &str =
    "OpCapability IntegerFunctions2INTEL\nOpExtension \"SPV_INTEL_shader_integer_functions2\"";
const BFLOAT: &str = "OpCapability BFloat16ConversionINTEL\nOpExtension \"SPV_INTEL_bfloat16_conversion\"";
const FMA: &str = "OpCapability FMAKHR\nOpExtension \"SPV_KHR_fma\"";
const EXPECT: &str = "OpCapability ExpectAssumeKHR\nOpExtension \"SPV_KHR_expect_assume\"";

/// A case of one instruction whose operands are the parameters.
const fn case(
    opcode: &'static str,
    needs: &'static str,
    parameters: &'static [&'static str],
    result: &'static str,
    formula: fn(&[u64]) -> Option<u64>,
) -> Case {
    Case { opcode, needs, parameters, result, body: "", formula }
}

/// The width of a type's components, by its name: `i8`, `f32`, `v4i16`.
fn bits(ty: &str) -> u32 {
    let scalar = ty.strip_prefix("v4").unwrap_or(ty);
    scalar.get(1..).and_then(|bits| bits.parse().ok()).expect("a type's name")
}

fn lanes(ty: &str) -> usize {
    if ty.starts_with("v4") { 4 } else { 1 }
}

fn low(value: u64, bits: u32) -> u64 {
    if bits >= 64 { value } else { value & ((1 << bits) - 1) }
}

fn signed(value: u64, bits: u32) -> i64 {
    (value << (64 - bits)) as i64 >> (64 - bits)
}

/// A field within a width, if it is one.
fn field(bits: u64, offset: u64, count: u64) -> Option<(u64, u64)> {
    (offset + count <= bits).then_some((offset, count))
}

fn insert(bits: u32, x: &[u64]) -> Option<u64> {
    let (offset, count) = field(bits.into(), x[2], x[3])?;
    let mask = if count == 0 { 0 } else { low(low(u64::MAX, count as u32) << offset, bits) };
    Some(x[0] & !mask | if count == 0 { 0 } else { x[1] << offset & mask })
}

fn extract(bits: u32, x: &[u64], is_signed: bool) -> Option<u64> {
    let (offset, count) = field(bits.into(), x[1], x[2])?;
    if count == 0 {
        return Some(0);
    }
    let value = low(x[0] >> offset, count as u32);
    Some(if is_signed { low(signed(value, count as u32) as u64, bits) } else { value })
}

/// The exact dot product of components of a width, extended as signs say.
fn dot(x: &[u64], bits: u32, signs: [bool; 2]) -> i128 {
    let at = |value: u64, is_signed: bool| {
        if is_signed { i128::from(signed(value, bits)) } else { i128::from(low(value, bits)) }
    };
    (0..4).map(|lane| at(x[lane], signs[0]) * at(x[4 + lane], signs[1])).sum()
}

fn packed(x: &[u64], signs: [bool; 2]) -> i128 {
    let part = |value: u64, lane: usize| value >> (8 * lane) & 0xFF;
    let all: Vec<u64> = (0..2).flat_map(|at| (0..4).map(move |lane| part(x[at], lane))).collect();
    dot(&all, 8, signs)
}

/// A sum that stays in the range of signed or unsigned numbers; nothing if the product alone leaves it, which is undefined.
fn saturated(product: i128, sum: u64, bits: u32, is_signed: bool) -> Option<u64> {
    let (least, greatest) = if is_signed {
        (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
    } else {
        (0, (1i128 << bits) - 1)
    };
    let sum = if is_signed { i128::from(signed(sum, bits)) } else { i128::from(low(sum, bits)) };
    (product >= least && product <= greatest)
        .then(|| low((product + sum).clamp(least, greatest) as u64, bits))
}

fn to_bfloat(x: u64) -> u64 {
    let value = f32::from_bits(x as u32);
    if value.is_nan() {
        return x >> 16 | 0x40;
    }
    let (down, up) = (x >> 16, (x >> 16) + 1);
    let wide = |bits: u64| f64::from(f32::from_bits((bits << 16) as u32));
    let next = if wide(up).is_infinite() && !wide(down).is_infinite() {
        2f64.powi(128).copysign(wide(down))
    } else {
        wide(up)
    };
    let (below, above) = ((f64::from(value) - wide(down)).abs(), (next - f64::from(value)).abs());
    if value.is_infinite() || below < above || below == above && down & 1 == 0 { down } else { up }
}

const CASES: &[Case] = &[
    case("OpBitReverse", BITS, &["i8"], "i8", |x| Some(u64::from((x[0] as u8).reverse_bits()))),
    case("OpBitReverse", BITS, &["i16"], "i16", |x| Some(u64::from((x[0] as u16).reverse_bits()))),
    case("OpBitReverse", BITS, &["i32"], "i32", |x| Some(u64::from((x[0] as u32).reverse_bits()))),
    case("OpBitReverse", BITS, &["i64"], "i64", |x| Some(x[0].reverse_bits())),
    case("OpBitReverse", BITS, &["v4i16"], "v4i16", |x| Some(u64::from((x[0] as u16).reverse_bits()))),
    case("OpBitFieldInsert", BITS, &["i32", "i32", "i32", "i32"], "i32", |x| insert(32, x)),
    case("OpBitFieldInsert", BITS, &["i8", "i8", "i32", "i16"], "i8", |x| insert(8, x)),
    case("OpBitFieldInsert", BITS, &["i64", "i64", "i8", "i32"], "i64", |x| insert(64, x)),
    case("OpBitFieldSExtract", BITS, &["i32", "i32", "i32"], "i32", |x| extract(32, x, true)),
    case("OpBitFieldSExtract", BITS, &["i16", "i32", "i8"], "i16", |x| extract(16, x, true)),
    case("OpBitFieldSExtract", BITS, &["i64", "i64", "i32"], "i64", |x| extract(64, x, true)),
    case("OpBitFieldUExtract", BITS, &["i32", "i32", "i32"], "i32", |x| extract(32, x, false)),
    case("OpBitFieldUExtract", BITS, &["i64", "i8", "i8"], "i64", |x| extract(64, x, false)),
    case("OpSDotKHR", DOTS, &["v4i8", "v4i8"], "i32", |x| Some(dot(x, 8, [true, true]) as u64)),
    case("OpSDotKHR", DOTS, &["v4i16", "v4i16"], "i64", |x| Some(dot(x, 16, [true, true]) as u64)),
    case("OpUDotKHR", DOTS, &["v4i8", "v4i8"], "i32", |x| Some(dot(x, 8, [false, false]) as u64)),
    case("OpUDotKHR", DOTS, &["v4i32", "v4i32"], "i32", |x| Some(dot(x, 32, [false, false]) as u64)),
    case("OpSUDotKHR", DOTS, &["v4i8", "v4i8"], "i16", |x| Some(dot(x, 8, [true, false]) as u64)),
    case("OpSDotAccSatKHR", DOTS, &["v4i8", "v4i8", "i32"], "i32", |x| {
        saturated(dot(x, 8, [true, true]), x[8], 32, true)
    }),
    case("OpSDotAccSatKHR", DOTS, &["v4i8", "v4i8", "i16"], "i16", |x| {
        saturated(dot(x, 8, [true, true]), x[8], 16, true)
    }),
    case("OpUDotAccSatKHR", DOTS, &["v4i8", "v4i8", "i32"], "i32", |x| {
        saturated(dot(x, 8, [false, false]), x[8], 32, false)
    }),
    case("OpSUDotAccSatKHR", DOTS, &["v4i16", "v4i16", "i64"], "i64", |x| {
        saturated(dot(x, 16, [true, false]), x[8], 64, true)
    }),
    Case {
        body: "%r = OpSDotKHR %i32 %a %b PackedVectorFormat4x8Bit",
        ..case("OpSDotKHR", DOTS, &["i32", "i32"], "i32", |x| Some(packed(x, [true, true]) as u64))
    },
    Case {
        body: "%r = OpSUDotAccSatKHR %i32 %a %b %c PackedVectorFormat4x8Bit",
        ..case("OpSUDotAccSatKHR", DOTS, &["i32", "i32", "i32"], "i32", |x| {
            saturated(packed(x, [true, false]), x[2], 32, true)
        })
    },
    Case {
        body: "%r = OpUDotKHR %i8 %a %b PackedVectorFormat4x8Bit",
        ..case("OpUDotKHR", DOTS, &["i32", "i32"], "i8", |x| Some(packed(x, [false, false]) as u64))
    },
    case("OpUCountLeadingZerosINTEL", INTEGERS, &["i32"], "i32", |x| {
        Some((x[0] as u32).leading_zeros().into())
    }),
    case("OpUCountTrailingZerosINTEL", INTEGERS, &["i32"], "i32", |x| {
        Some((x[0] as u32).trailing_zeros().into())
    }),
    case("OpAbsISubINTEL", INTEGERS, &["i32", "i32"], "i32", |x| {
        Some(signed(x[0], 32).abs_diff(signed(x[1], 32)))
    }),
    case("OpAbsUSubINTEL", INTEGERS, &["i32", "i32"], "i32", |x| Some(x[0].abs_diff(x[1]))),
    case("OpIAddSatINTEL", INTEGERS, &["i32", "i32"], "i32", |x| {
        Some((x[0] as i32).saturating_add(x[1] as i32) as u32 as u64)
    }),
    case("OpUAddSatINTEL", INTEGERS, &["i32", "i32"], "i32", |x| {
        Some((x[0] as u32).saturating_add(x[1] as u32).into())
    }),
    case("OpISubSatINTEL", INTEGERS, &["i32", "i32"], "i32", |x| {
        Some((x[0] as i32).saturating_sub(x[1] as i32) as u32 as u64)
    }),
    case("OpUSubSatINTEL", INTEGERS, &["i32", "i32"], "i32", |x| {
        Some((x[0] as u32).saturating_sub(x[1] as u32).into())
    }),
    case("OpIAverageINTEL", INTEGERS, &["i32", "i32"], "i32", |x| {
        Some((signed(x[0], 32) + signed(x[1], 32)).div_euclid(2) as u64)
    }),
    case("OpUAverageINTEL", INTEGERS, &["i32", "i32"], "i32", |x| Some((x[0] + x[1]) / 2)),
    case("OpIAverageRoundedINTEL", INTEGERS, &["i32", "i32"], "i32", |x| {
        Some((signed(x[0], 32) + signed(x[1], 32) + 1).div_euclid(2) as u64)
    }),
    case("OpUAverageRoundedINTEL", INTEGERS, &["i32", "i32"], "i32", |x| Some((x[0] + x[1]).div_ceil(2))),
    case("OpIMul32x16INTEL", INTEGERS, &["i32", "i32"], "i32", |x| {
        Some(signed(x[0], 32).wrapping_mul(signed(low(x[1], 16), 16)) as u64)
    }),
    case("OpUMul32x16INTEL", INTEGERS, &["i32", "i32"], "i32", |x| Some(x[0] * low(x[1], 16))),
    case("OpConvertFToBF16INTEL", BFLOAT, &["f32"], "i16", |x| Some(to_bfloat(x[0]))),
    case("OpConvertBF16ToFINTEL", BFLOAT, &["i16"], "f32", |x| Some(x[0] << 16)),
    case("OpFmaKHR", FMA, &["f32", "f32", "f32"], "f32", |x| {
        let of = |at: usize| f32::from_bits(x[at] as u32);
        let sum = of(0).mul_add(of(1), of(2));
        (!sum.is_nan()).then(|| sum.to_bits().into())
    }),
    case("OpExpectKHR", EXPECT, &["i32", "i32"], "i32", |x| Some(x[0])),
    Case {
        body: "%yes = OpIEqual %bool %a %a\nOpAssumeTrueKHR %yes\n%r = OpIAdd %i32 %a %b",
        ..case("OpAssumeTrueKHR", EXPECT, &["i32", "i32"], "i32", |x| Some(x[0] + x[1]))
    },
    // Version 1.4.
    Case {
        body: "%yes = OpULessThan %bool %a %b\n%v1 = OpCompositeConstruct %v4i32 %a %a %b %b\n\
               %v2 = OpCompositeConstruct %v4i32 %b %b %a %a\n%v = OpSelect %v4i32 %yes %v1 %v2\n%r = OpCompositeExtract %i32 %v 2",
        ..case("", "", &["i32", "i32"], "i32", |x| Some(x[0].max(x[1])))
    },
    Case {
        body: "%yes = OpULessThan %bool %a %b\n%s1 = OpCompositeConstruct %pair %a %b\n%s2 = OpCompositeConstruct %pair %b %a\n\
               %s = OpSelect %pair %yes %s1 %s2\n%r = OpCompositeExtract %i32 %s 1",
        ..case("", "", &["i32", "i32"], "i32", |x| Some(x[0].max(x[1])))
    },
    Case {
        body: "%l = OpCompositeConstruct %two %a %b\n%s1 = OpCompositeConstruct %outer %b %l\n%s2 = OpCopyLogical %outer2 %s1\n\
               %r = OpCompositeExtract %i32 %s2 1 0",
        ..case("OpCopyLogical", "", &["i32", "i32"], "i32", |x| Some(x[0]))
    },
    Case {
        body: "%yes = OpPtrEqual %bool %p %q\n%no = OpPtrNotEqual %bool %p %q\n%x = OpSelect %i32 %yes %a %b\n\
               %r = OpSelect %i32 %no %b %x",
        ..case("OpPtrEqual", "", &["i32", "i32"], "i32", |x| Some(x[1]))
    },
    Case {
        body: "%d = OpPtrDiff %i64 %q1 %q\n%w = OpUConvert %i32 %d\n%r = OpIAdd %i32 %w %a",
        ..case("OpPtrDiff", "", &["i32"], "i32", |x| Some(x[0] + 1))
    },
    Case {
        body: "%n = OpSizeOf %i32 %o\n%r = OpIAdd %i32 %n %a",
        ..case("OpSizeOf", "", &["i32"], "i32", |x| Some(x[0] + 12))
    },
];

/// The instructions that the cases lower.
pub(super) fn opcodes() -> impl Iterator<Item = &'static str> {
    CASES.iter().map(|case| case.opcode).chain(["OpSelect", "OpPtrNotEqual", "OpSizeOf"])
}

/// Types and constants.
const GLOBALS: &str = "%i8 = OpTypeInt 8 0\n%i16 = OpTypeInt 16 0\n%i32 = OpTypeInt 32 0\n%i64 = OpTypeInt 64 0
    %f32 = OpTypeFloat 32\n%bool = OpTypeBool\n%v4i8 = OpTypeVector %i8 4\n%v4i16 = OpTypeVector %i16 4
    %v4i32 = OpTypeVector %i32 4\n%n2 = OpConstant %i32 2\n%n1 = OpConstant %i64 1\n%two = OpTypeArray %i32 %n2
    %pair = OpTypeStruct %i32 %i32\n%outer = OpTypeStruct %i32 %two\n%outer2 = OpTypeStruct %i32 %two
    %to_i32 = OpTypePointer Function %i32\n%to_outer = OpTypePointer Function %outer\n";

/// A function of a case, with its type in front.
fn function(case: &Case) -> [String; 2] {
    let letters = || ('a'..).zip(case.parameters);
    let parameters: String =
        letters().map(|(letter, ty)| format!("%{letter} = OpFunctionParameter %{ty}\n")).collect();
    let types: String = case.parameters.iter().map(|ty| format!(" %{ty}")).collect();
    let operands: String = letters().map(|(letter, _)| format!(" %{letter}")).collect();
    let body = match case.body {
        "" => format!("%r = {} %{}{operands}", case.opcode, case.result),
        body => body.to_owned(),
    };
    let result = case.result;
    let name = format!("to_{result}_of_{}", case.parameters.join("_"));
    let ty = format!("%{name} = OpTypeFunction %{result}{types}\n");
    let function = format!(
        "%f = OpFunction %{result} None %{name}\n{parameters}%entry = OpLabel\n\
         %p = OpVariable %to_i32 Function\n%q = OpVariable %to_i32 Function\n%o = OpVariable %to_outer Function\n\
         %q1 = OpInBoundsPtrAccessChain %to_i32 %q %n1\n{body}\nOpReturnValue %r\nOpFunctionEnd\n"
    );
    [ty, function]
}

/// A module with a function `f0`, `f1`, ... for each case.
pub(super) fn text() -> String {
    let needs: BTreeSet<&str> = CASES.iter().flat_map(|case| case.needs.lines()).map(str::trim).collect();
    let needs = needs.into_iter().collect::<Vec<_>>().join("\n");
    let types: BTreeSet<String> = CASES.iter().map(|case| function(case)[0].clone()).collect();
    let globals = GLOBALS.to_owned() + &types.into_iter().collect::<String>();
    let (mut names, mut functions) = (String::new(), String::new());
    for (number, case) in CASES.iter().enumerate() {
        names += &format!("OpDecorate %f__{number} LinkageAttributes \"f{number}\" Export\n");
        functions += &numbered(&function(case)[1], &globals, number);
    }
    format!(
        "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpCapability Int8\nOpCapability Int16\n\
         OpCapability Int64\n{needs}\nOpMemoryModel Physical64 OpenCL\n{names}{globals}{functions}"
    )
}

/// Numbers of a type: edges first, then as if by chance.
fn number(seed: &mut u64, round: usize, ty: &str) -> u64 {
    const EDGES: [u64; 8] = [0, 1, u64::MAX, 1 << 7, 1 << 15, 1 << 31, 1 << 63, 0x7F7F_7F7F_7F7F_7F7F];
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    let chance = *seed >> (*seed % 40);
    match round {
        _ if ty == "f32" && round.is_multiple_of(3) => u64::from((chance as i32 as f32 / 256.0).to_bits()),
        0..=63 if seed.is_multiple_of(3) => low(EDGES[(*seed / 3 % 8) as usize], bits(ty)),
        _ => low(chance, bits(ty)),
    }
}

/// How often a function is called.
const CALLS: usize = 300;

/// Calls the function of a case.
fn check(case: &Case, name: &str, program: &Program) {
    let mut seed = 0x9E37_79B9_7F4A_7C15;
    let mut count = 0;
    let is_field = case.opcode.starts_with("OpBitField");
    let first_distance = if case.opcode == "OpBitFieldInsert" { 2 } else { 1 };
    for round in 0..CALLS {
        let mut values: Vec<Vec<u64>> = (0..)
            .zip(case.parameters)
            .map(|(at, ty)| {
                let round = if is_field && at >= first_distance { CALLS } else { round };
                (0..lanes(ty)).map(|_| number(&mut seed, round, ty)).collect()
            })
            .collect();
        if is_field {
            // A field that ends within the number, or is empty at its end.
            let width = u64::from(bits(case.parameters[0])) + 1;
            let offset = values[first_distance][0] % width;
            let count = values[first_distance + 1][0] % (width - offset);
            (values[first_distance], values[first_distance + 1]) = (vec![offset], vec![count]);
        }
        let arguments: Vec<Vec<u8>> = values
            .iter()
            .zip(case.parameters)
            .map(|(lanes, ty)| {
                lanes.iter().flat_map(|x| x.to_le_bytes()[..bits(ty) as usize / 8].to_vec()).collect()
            })
            .collect();
        let found = program.run_function(name, &arguments).unwrap();
        let width = bits(case.result);
        for lane in 0..lanes(case.result) {
            let inputs: Vec<u64> = match lanes(case.result) {
                1 => values.concat(),
                _ => values.iter().map(|lanes| lanes[lane]).collect(),
            };
            let Some(wanted) = (case.formula)(&inputs) else { continue };
            let bytes = width as usize / 8;
            let wanted = &low(wanted, width).to_le_bytes()[..bytes];
            assert_eq!(&found[lane * bytes..][..bytes], wanted, "{} of {inputs:x?}", case.opcode);
            count += 1;
        }
    }
    assert!(count > CALLS / 2, "{}: only {count} results", case.opcode);
}

#[apply(case)]
fn what_is_lowered_computes_the_same() {
    let text = text();
    let module = fitted(&text, "opencl1.2", "").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((module.version().major, module.version().minor), (1, 0));
    let original = assembled(&text);
    for row in CASES.iter().filter_map(|case| instruction_by_name(case.opcode.as_bytes())) {
        assert!(has(&original, row.opcode) && !has(&module, row.opcode), "{} is left", row.opname);
    }
    let program = program(&module);
    for (number, case) in CASES.iter().enumerate() {
        check(case, &format!("f{number}"), &program);
    }
}
