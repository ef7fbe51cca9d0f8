//! Programs in OpenCL C, GLSL and WGSL against what is computed here. Each is run with checks, which find nothing, and without.
//!
//! A source file has a Rust file beside it, with a row for each of its kernels: sizes, arguments, and a reference for each result.

mod integers;
mod linear;
mod memory;
mod pictures;
mod shaders;
mod signal;
mod simulation;
mod sorting;
mod work_groups;

use crate::support::folder::Folder;
use crate::support::tool;

/// A kernel, and what it is to compute.
pub struct Program {
    /// Its name; of a shader, that of the entry point.
    pub kernel: &'static str,
    /// The numbers of work-items in all, and in a group.
    pub sizes: (&'static str, &'static str),
    /// Arguments in order; those of shaders are bindings of set 0, and push constants.
    pub arguments: &'static [Given],
    /// What arguments hold afterwards, by number.
    pub results: &'static [(usize, Reference)],
}

/// Computes a result from what all arguments held before.
pub type Reference = fn(&[Vec<f64>]) -> Vec<f64>;

/// An argument: its type as `run` has it, and its values.
pub enum Given {
    /// Numbers between -1 and 1: type, seed, count.
    Floats(&'static str, u32, usize),
    /// Integers below a bound: type, seed, count, bound.
    Integers(&'static str, u32, usize, u32),
    /// Zeros: type, count.
    Zeros(&'static str, usize),
    /// These numbers.
    Are(&'static str, &'static [f64]),
    /// Local memory.
    Local(&'static str),
    /// The push constants of a shader.
    Pushed(&'static str, &'static [f64]),
}

/// Numbers that look random and are the same in every run.
pub fn random(seed: u32, count: usize) -> Vec<u32> {
    let next = |state: &u32| Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(Some(seed), next).skip(3).take(count).map(|state| state >> 8).collect()
}

impl Given {
    fn ty(&self) -> &'static str {
        match self {
            Self::Floats(ty, ..) | Self::Integers(ty, ..) | Self::Zeros(ty, _) | Self::Are(ty, _) => ty,
            Self::Local(ty) | Self::Pushed(ty, _) => ty,
        }
    }

    /// Its values as they are stored.
    fn values(&self) -> Vec<f64> {
        match self {
            Self::Floats(_, seed, count) => {
                let numbers = random(*seed, *count).into_iter();
                numbers.map(|number| f64::from((number as f32) / 8_388_608.0 - 1.0)).collect()
            }
            Self::Integers(_, seed, count, bound) => {
                let numbers = random(*seed, *count).into_iter();
                numbers.map(|number| (number.wrapping_mul(0x9e37_79b1) % bound).into()).collect()
            }
            Self::Zeros(_, count) => vec![0.0; *count],
            Self::Are(_, values) | Self::Pushed(_, values) => values.to_vec(),
            Self::Local(_) => Vec::new(),
        }
    }

    /// The options that give it to a kernel or a shader.
    fn options(&self, place: usize, is_shader: bool, folder: &Folder) -> String {
        let (ty, file) = (self.ty(), format!("in{place}.bin"));
        folder.file(&file, encode(scalar(ty), &self.values()));
        match self {
            Self::Local(ty) => format!("--arg={place}={ty}"),
            Self::Pushed(..) => format!("--push={ty}@{file}"),
            _ if is_shader => format!("--bind=0.{place}={ty}@{file}"),
            _ => format!("--arg={place}={ty}@{file}"),
        }
    }
}

/// The type of an element, without lanes.
fn scalar(ty: &str) -> &str {
    ty.split('x').next().unwrap_or(ty)
}

fn encode(scalar: &str, values: &[f64]) -> Vec<u8> {
    let bytes = |value: &f64| match scalar {
        "f32" => (*value as f32).to_le_bytes().to_vec(),
        "f64" => value.to_le_bytes().to_vec(),
        "u8" => vec![*value as u8],
        "u16" => (*value as u16).to_le_bytes().to_vec(),
        _ => (*value as i64 as u32).to_le_bytes().to_vec(),
    };
    values.iter().flat_map(bytes).collect()
}

fn decode(scalar: &str, bytes: &[u8]) -> Vec<f64> {
    let word = |word: &[u8]| u32::from_le_bytes(word.try_into().unwrap());
    match scalar {
        "u8" => bytes.iter().map(|byte| f64::from(*byte)).collect(),
        "f32" => bytes.chunks(4).map(|bytes| f32::from_bits(word(bytes)).into()).collect(),
        "f64" => bytes.chunks(8).map(|bytes| f64::from_le_bytes(bytes.try_into().unwrap())).collect(),
        "i32" => bytes.chunks(4).map(|bytes| word(bytes).cast_signed().into()).collect(),
        "u32" => bytes.chunks(4).map(|bytes| word(bytes).into()).collect(),
        other => panic!("no results of type {other}"),
    }
}

/// Integers are to be equal, floating-point numbers near.
fn assert_near(kernel: &str, scalar: &str, found: &[f64], wanted: &[f64]) {
    assert_eq!(found.len(), wanted.len(), "{kernel}");
    let tolerance = if scalar.starts_with('f') { 1e-4 } else { 0.0 };
    for (place, (found, wanted)) in found.iter().zip(wanted).enumerate() {
        assert!(
            (found - wanted).abs() <= tolerance * wanted.abs().max(1.0),
            "{kernel}, {place}: {found}, {wanted}"
        );
    }
}

/// A folder in which programs are run.
pub struct Bench(pub Folder);

impl Bench {
    /// An empty one.
    pub fn new(name: &str) -> Self {
        Self(Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), &format!("run/programs-{name}")))
    }

    /// Compiles OpenCL C to LLVM IR, optimized and with debug information.
    pub fn opencl(name: &str, source: &str, standard: &str) -> Self {
        tool::need(&["clang-22"]);
        let bench = Self::new(name);
        let standard = format!("-cl-std={standard}");
        let arguments =
            ["-x", "cl", &standard, "--target=spir64", "-O2", "-g", "-emit-llvm", "-c", "-", "-o", "-"];
        bench.0.file("p.bc", tool::run("clang-22", &arguments, source.as_bytes()).unwrap());
        bench
    }

    /// Runs a program of a file, checked and unchecked, and compares its results.
    pub fn judge(&self, file: &str, is_shader: bool, program: &Program) {
        self.judge_with(file, is_shader, program, &[]);
    }

    /// The same with more options.
    pub fn judge_with(&self, file: &str, is_shader: bool, program: &Program, more: &[&str]) {
        let mut options: Vec<String> = vec!["run".into(), file.into(), program.kernel.into()];
        options.push(format!("--global={}", program.sizes.0));
        options.push(format!("--local={}", program.sizes.1));
        options.extend(more.iter().map(|option| (*option).to_owned()));
        let arguments = program.arguments.iter().enumerate();
        options.extend(arguments.map(|(place, argument)| argument.options(place, is_shader, &self.0)));
        let name = |place: &usize| if is_shader { format!("0.{place}") } else { place.to_string() };
        options
            .extend(program.results.iter().map(|(place, _)| format!("--out={}=out{place}.bin", name(place))));
        let values: Vec<Vec<f64>> = program.arguments.iter().map(Given::values).collect();
        for is_checked in [false, true] {
            options.extend(is_checked.then(|| "--check".to_owned()));
            self.0.succeed(&options.iter().map(String::as_str).collect::<Vec<_>>());
            for (place, reference) in program.results {
                let scalar = scalar(program.arguments[*place].ty());
                let found = decode(scalar, &self.0.read(&format!("out{place}.bin")));
                assert_near(program.kernel, scalar, &found, &reference(&values));
            }
        }
    }

    /// Runs all kernels of `p.bc`.
    pub fn all(&self, programs: &[Program]) {
        programs.iter().for_each(|program| self.judge("p.bc", false, program));
    }
}

/// Numbers as words.
pub fn words(values: &[f64]) -> Vec<u32> {
    values.iter().map(|value| *value as i64 as u32).collect()
}

/// Words as numbers.
pub fn numbers(words: impl IntoIterator<Item = u32>) -> Vec<f64> {
    words.into_iter().map(f64::from).collect()
}
