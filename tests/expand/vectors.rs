//! Instructions of GLSL.std.450 on whole vectors and matrices, and those that pack numbers.

use super::glsl::{HEAD, numbers, ulp};
use super::module::{Text, assert_needs_no_library, ty};
use crate::executor::Program;
use crate::executor::value::{pack, unpack};

/// What is executed here.
pub const ROWS: &[&str] = &[
    "Length",
    "Distance",
    "Cross",
    "Normalize",
    "FaceForward",
    "Reflect",
    "Refract",
    "Determinant",
    "MatrixInverse",
    "PackSnorm4x8",
    "PackUnorm4x8",
    "PackSnorm2x16",
    "PackUnorm2x16",
    "PackHalf2x16",
    "PackDouble2x32",
    "UnpackSnorm2x16",
    "UnpackUnorm2x16",
    "UnpackHalf2x16",
    "UnpackSnorm4x8",
    "UnpackUnorm4x8",
    "UnpackDouble2x32",
];

/// The formula of an instruction, from its operands' lanes.
type Formula = fn(&[Vec<f64>]) -> Vec<f64>;

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn each(a: &[f64], b: &[f64], f: impl Fn(f64, f64) -> f64) -> Vec<f64> {
    a.iter().zip(b).map(|(a, b)| f(*a, *b)).collect()
}

fn length(v: &[f64]) -> f64 {
    dot(v, v).sqrt()
}

/// Name, number of operands, whether the result is a scalar, lanes, formula.
const GEOMETRY: &[(&str, usize, bool, &[usize], Formula)] = &[
    ("Length", 1, true, &[1, 2, 3, 4], |v| vec![length(&v[0])]),
    ("Distance", 2, true, &[1, 2, 3, 4], |v| vec![length(&each(&v[0], &v[1], |a, b| a - b))]),
    ("Normalize", 1, false, &[1, 2, 3, 4], |v| v[0].iter().map(|x| x / length(&v[0])).collect()),
    ("FaceForward", 3, false, &[1, 2, 3, 4], |v| {
        let sign = if dot(&v[2], &v[1]) < 0.0 { 1.0 } else { -1.0 };
        v[0].iter().map(|x| x * sign).collect()
    }),
    ("Reflect", 2, false, &[1, 2, 3, 4], |v| each(&v[0], &v[1], |i, n| i - 2.0 * dot(&v[1], &v[0]) * n)),
    ("Refract", 3, false, &[1, 2, 3, 4], |v| {
        let (d, eta) = (dot(&v[1], &v[0]), v[2][0]);
        let k = 1.0 - eta * eta * (1.0 - d * d);
        each(&v[0], &v[1], |i, n| if k < 0.0 { 0.0 } else { eta * i - (eta * d + k.sqrt()) * n })
    }),
    ("Cross", 2, false, &[3], |v| {
        let (a, b) = (&v[0], &v[1]);
        vec![a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }),
];

/// Numbers of a width, between -2 and 2.
struct Random(u64, u32);

impl Random {
    fn number(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let number = (self.0 >> 33) as f64 / f64::from(1_u32 << 29) - 2.0;
        unpack(pack(number, self.1), self.1)
    }

    fn list(&mut self, count: usize) -> Vec<f64> {
        (0..count).map(|_| self.number()).collect()
    }
}

fn bytes(lanes: &[f64], bits: u32) -> Vec<u8> {
    lanes.iter().flat_map(|x| pack(*x, bits).to_le_bytes().into_iter().take(bits as usize / 8)).collect()
}

/// Fails unless numbers are as wanted, within two units of the last place of the greatest operand or result.
fn assert_near(what: &str, found: &[f64], wanted: &[f64], operands: &[Vec<f64>], bits: u32) {
    let most = operands.iter().flatten().chain(wanted).fold(0.0_f64, |most, x| most.max(x.abs()));
    for (found, wanted) in found.iter().zip(wanted) {
        assert!(
            (found - wanted).abs() <= 2.0 * ulp(most, bits),
            "{what}{operands:?} is {found:e}, not {wanted:e}"
        );
    }
    assert_eq!(found.len(), wanted.len());
}

#[apply(case)]
fn geometric_functions_are_within_their_bounds() {
    let mut text = Text::new(HEAD);
    let widths = [16, 32, 64];
    let cases: Vec<_> = GEOMETRY
        .iter()
        .flat_map(|row| row.3.iter().flat_map(move |lanes| widths.map(|bits| (row, *lanes, bits))))
        .collect();
    for ((name, operands, is_scalar, ..), lanes, bits) in &cases {
        let (element, vector) = (format!("f{bits}"), ty(&format!("f{bits}"), *lanes));
        let function = format!("{name}_{vector}");
        let mut parameters = vec![vector.clone(); *operands];
        if *name == "Refract" {
            parameters[2].clone_from(&element);
        }
        let result = if *is_scalar { &element } else { &vector };
        let list: Vec<_> = ('a'..).take(*operands).map(|letter| format!("%{function}.{letter}")).collect();
        let body = format!("%{function}.r = OpExtInst %{result} %set {name} {}", list.join(" "));
        text.function(&function, result, &parameters, &body);
    }
    let ir = text.llvm_ir(true).unwrap();
    assert_needs_no_library(&ir);
    let program = Program::load(ir.as_bytes()).unwrap();
    for ((name, operands, _, _, formula), lanes, bits) in cases {
        let mut random = Random(lanes as u64, bits);
        for _ in 0..50 {
            let mut given: Vec<_> = (0..*operands).map(|_| random.list(lanes)).collect();
            if *name == "Refract" {
                given[2].truncate(1);
            }
            let arguments: Vec<_> = given.iter().map(|lanes| bytes(lanes, bits)).collect();
            let function = format!("{name}_{}", ty(&format!("f{bits}"), lanes));
            let found = numbers(&program.run_function(&function, &arguments).unwrap(), bits);
            assert_near(&function, &found, &formula(&given), &given, bits);
        }
    }
}

/// Lengths of vectors whose squares no number holds.
#[apply(case)]
fn lengths_neither_overflow_nor_vanish() {
    let mut text = Text::new(HEAD);
    for bits in ["f32", "f64"] {
        let vector = ty(bits, 3);
        text.function(
            &format!("L{bits}"),
            bits,
            std::slice::from_ref(&vector),
            &format!("%L{bits}.r = OpExtInst %{bits} %set Length %L{bits}.a"),
        );
        text.function(
            &format!("N{bits}"),
            &vector,
            std::slice::from_ref(&vector),
            &format!("%N{bits}.r = OpExtInst %{vector} %set Normalize %N{bits}.a"),
        );
    }
    let program = Program::load(text.llvm_ir(true).unwrap().as_bytes()).unwrap();
    for (bits, scale) in [(32, 1e30), (32, 1e-40), (64, 1e300), (64, 1e-310)] {
        let given = [3.0, 4.0, 0.0].map(|x| unpack(pack(x * scale, bits), bits));
        let run = |name: char| {
            numbers(&program.run_function(&format!("{name}f{bits}"), &[bytes(&given, bits)]).unwrap(), bits)
        };
        let length = given[0] / 0.6;
        // Numbers that are not normal have few digits.
        assert!((run('L')[0] - length).abs() <= 1e-4 * length, "{:e} is not {length:e}", run('L')[0]);
        let normal = run('N');
        assert!(
            (normal[0] - 0.6).abs() < 1e-4 && (normal[1] - 0.8).abs() < 1e-4 && normal[2] == 0.0,
            "{normal:?}"
        );
    }
}

#[apply(case)]
fn determinants_and_inverses_are_within_their_bounds() {
    let mut text = Text::new(HEAD);
    let cases: Vec<_> =
        [16, 32, 64].into_iter().flat_map(|bits| (2..=4).map(move |size| (bits, size))).collect();
    for (bits, size) in &cases {
        let (element, vector) = (format!("f{bits}"), ty(&format!("f{bits}"), *size));
        let parameters = vec![vector.clone(); *size];
        let head = |function: &str| {
            let columns: Vec<_> = ('a'..).take(*size).map(|letter| format!("%{function}.{letter}")).collect();
            format!(
                "%m{vector} = OpTypeMatrix %{vector} {size}\n%{function}.m = OpCompositeConstruct %m{vector} {}\n",
                columns.join(" ")
            )
        };
        let name = format!("D{vector}");
        let body = format!("{}%{name}.r = OpExtInst %{element} %set Determinant %{name}.m", head(&name));
        text.function(&name, &element, &parameters, &body);
        for column in 0..*size {
            let name = format!("I{column}{vector}");
            let body = format!(
                "{}%{name}.i = OpExtInst %m{vector} %set MatrixInverse %{name}.m\n%{name}.r = OpCompositeExtract %{vector} %{name}.i {column}",
                head(&name)
            );
            text.function(&name, &vector, &parameters, &body);
        }
    }
    let ir = text.llvm_ir(true).unwrap();
    assert_needs_no_library(&ir);
    let program = Program::load(ir.as_bytes()).unwrap();
    for (bits, size) in cases {
        let vector = ty(&format!("f{bits}"), size);
        let mut random = Random(size as u64, bits);
        for _ in 0..20 {
            // A great diagonal keeps them regular.
            let mut given: Vec<_> = (0..size).map(|_| random.list(size)).collect();
            (0..size).for_each(|i| given[i][i] += if given[i][i] < 0.0 { -8.0 } else { 8.0 });
            let arguments: Vec<_> = given.iter().map(|column| bytes(column, bits)).collect();
            let given: Vec<_> = arguments.iter().map(|column| numbers(column, bits)).collect();
            let run = |name: &str| {
                numbers(&program.run_function(&format!("{name}{vector}"), &arguments).unwrap(), bits)
            };
            let determinant = eliminated(&given);
            assert!((run("D")[0] - determinant).abs() <= 4.0 * ulp(determinant, bits), "{given:?}");
            for column in 0..size {
                let inverse = run(&format!("I{column}"));
                for row in 0..size {
                    let product: f64 = (0..size).map(|k| given[k][row] * inverse[k]).sum();
                    let wanted = f64::from(u8::from(row == column));
                    assert!(
                        (product - wanted).abs() <= 16.0 * ulp(1.0, bits),
                        "{given:?}: {product} is not {wanted}"
                    );
                }
            }
        }
    }
}

/// The determinant by elimination.
fn eliminated(columns: &[Vec<f64>]) -> f64 {
    let mut rest = columns.to_vec();
    let mut product = 1.0;
    for i in 0..rest.len() {
        product *= rest[i][i];
        for j in i + 1..rest.len() {
            let factor = rest[j][i] / rest[i][i];
            let pivot = rest[i].clone();
            rest[j].iter_mut().zip(pivot).for_each(|(value, of_pivot)| *value -= factor * of_pivot);
        }
    }
    product
}

/// Name, lanes of the unpacked vector, bits of a field, the scale, whether there are negative ones.
const FIELDS: &[(&str, usize, u32, f64, bool)] = &[
    ("Snorm4x8", 4, 8, 127.0, true),
    ("Unorm4x8", 4, 8, 255.0, false),
    ("Snorm2x16", 2, 16, 32_767.0, true),
    ("Unorm2x16", 2, 16, 65_535.0, false),
];

/// A module with all instructions that pack and unpack.
fn packing() -> Program {
    let mut text = Text::new(HEAD);
    let mut add = |name: &str, result: &str, parameter: &str| {
        text.function(
            name,
            result,
            &[parameter.to_owned()],
            &format!("%{name}.r = OpExtInst %{result} %set {name} %{name}.a"),
        );
    };
    for (name, lanes, ..) in FIELDS {
        let vector = ty("f32", *lanes);
        add(&format!("Pack{name}"), "i32", &vector);
        add(&format!("Unpack{name}"), &vector, "i32");
    }
    add("PackHalf2x16", "i32", "v2f32");
    add("UnpackHalf2x16", "v2f32", "i32");
    add("PackDouble2x32", "f64", "v2i32");
    add("UnpackDouble2x32", "v2i32", "f64");
    let ir = text.llvm_ir(true).unwrap();
    assert_needs_no_library(&ir);
    Program::load(ir.as_bytes()).unwrap()
}

fn run(program: &Program, name: &str, argument: Vec<u8>) -> Vec<u8> {
    program.run_function(name, &[argument]).unwrap()
}

#[apply(case)]
fn packing_rounds_and_clamps() {
    let program = packing();
    let values = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        2.0,
        -7.0,
        0.1,
        -0.1,
        0.004,
        0.9999,
        f64::INFINITY,
        f64::NEG_INFINITY,
        1.0 / 3.0,
    ];
    for (name, lanes, bits, scale, is_signed) in FIELDS {
        for start in 0..values.len() {
            let given: Vec<f64> =
                (0..*lanes).map(|lane| f64::from(values[(start + lane) % values.len()] as f32)).collect();
            let packed = run(&program, &format!("Pack{name}"), bytes(&given, 32));
            let packed = u32::from_le_bytes(packed.try_into().unwrap());
            for (lane, x) in given.iter().enumerate() {
                let wanted = (x.clamp(if *is_signed { -1.0 } else { 0.0 }, 1.0) * scale).round() as i32;
                let field = packed >> (bits * lane as u32) & (u32::MAX >> (32 - bits));
                // Ties may go either way.
                let field = if *is_signed {
                    (field << (32 - bits)).cast_signed() >> (32 - bits)
                } else {
                    field.cast_signed()
                };
                let tie = (x * scale - (x * scale).trunc()).abs() == 0.5;
                assert!(
                    (field - wanted).abs() <= i32::from(tie),
                    "Pack{name}({given:?}), lane {lane}: {field}, not {wanted}"
                );
            }
            let back = numbers(&run(&program, &format!("Unpack{name}"), packed.to_le_bytes().to_vec()), 32);
            for (lane, x) in back.iter().enumerate() {
                let field = packed >> (bits * lane as u32) & (u32::MAX >> (32 - bits));
                let field = if *is_signed {
                    f64::from((field << (32 - bits)).cast_signed() >> (32 - bits))
                } else {
                    f64::from(field)
                };
                let wanted = (field / scale).max(-1.0);
                assert!(
                    (x - wanted).abs() <= ulp(wanted, 32),
                    "Unpack{name}({packed:#x}), lane {lane}: {x}, not {wanted}"
                );
            }
        }
    }
}

#[apply(case)]
fn halves_and_doubles_are_packed() {
    let program = packing();
    // Every number of 16 bits comes back, and of those between two the nearest one.
    for bits in (0..=u16::MAX).step_by(7) {
        let number = unpack(bits.into(), 16);
        let word = u32::from(bits) | u32::from(bits ^ 0x1234) << 16;
        let back = numbers(&run(&program, "UnpackHalf2x16", word.to_le_bytes().to_vec()), 32);
        assert!(back[0] == number || back[0].is_nan() && number.is_nan(), "{bits:#x}");
        let packed = run(&program, "PackHalf2x16", bytes(&[number, number * 1.000_3], 32));
        let wanted = [number, f64::from((number * 1.000_3) as f32)].map(|x| pack(x, 16) as u16);
        let found = [0, 2].map(|at| u16::from_le_bytes([packed[at], packed[at + 1]]));
        assert!(number.is_nan() || found == wanted, "{number:e}: {found:x?}, not {wanted:x?}");
    }
    let double = 0x4009_21fb_5444_2d18_u64;
    assert_eq!(run(&program, "PackDouble2x32", double.to_le_bytes().to_vec()), double.to_le_bytes());
    assert_eq!(run(&program, "UnpackDouble2x32", double.to_le_bytes().to_vec()), double.to_le_bytes());
}
