//! Fixtures: files of kernels and functions, how they are executed, and the inputs that they get.
//!
//! Everything is found by listing `llvm-fixtures/opencl`; its PROVENANCE describes the `// run:` lines.

use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};

use crate::executor::compare::{Difference, Output, Subject, first_difference};
use crate::executor::jit::{Element, Function, Processor, Shape};
use crate::executor::value::{Value, element_size, pack};
use crate::executor::{Argument, IndexSpace, Program, size_of_shape};
use crate::run_program::check;

/// How often a function without a kernel is called.
const CALLS: u64 = 200;

/// A file of kernels or functions.
pub struct Fixture {
    /// Its name, without ending.
    pub name: String,
    /// How its kernels are executed; nothing for files of functions.
    pub runs: Vec<Run>,
    /// Whether it says that nothing here can execute it.
    pub is_not_run: bool,
}

/// One execution of a kernel.
pub struct Run {
    /// The kernel's name.
    pub kernel: String,
    /// The sizes it is started with.
    pub space: IndexSpace,
    arguments: Vec<Given>,
}

/// What a `// run:` line gives for an argument.
enum Given {
    /// A buffer of generated elements.
    Buffer { kind: Kind, lanes: usize, limit: Option<u64> },
    /// Any other argument.
    Fixed(Argument),
}

/// What the elements of a buffer are.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Integer(u32),
    Float(u32),
    SpecialFloat(u32),
    WholeFloat(u32),
    Zero,
}

impl Kind {
    fn element(self) -> Element {
        match self {
            Self::Integer(bits) => Element::Integer(bits),
            Self::Float(bits) | Self::SpecialFloat(bits) | Self::WholeFloat(bits) => Element::Float(bits),
            Self::Zero => Element::Integer(8),
        }
    }

    /// The element type and number of lanes that a type's name says.
    fn parse(name: &str) -> Option<(Self, usize)> {
        let base = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let lanes = if base == name { 1 } else { name[base.len()..].parse().ok()? };
        let kind = match base {
            "char" | "uchar" => Self::Integer(8),
            "short" | "ushort" => Self::Integer(16),
            "int" | "uint" => Self::Integer(32),
            "long" | "ulong" => Self::Integer(64),
            "half" => Self::Float(16),
            "float" => Self::Float(32),
            "double" => Self::Float(64),
            "special_float" => Self::SpecialFloat(32),
            "special_double" => Self::SpecialFloat(64),
            "whole_float" => Self::WholeFloat(32),
            "zero" => Self::Zero,
            _ => return None,
        };
        Some((kind, lanes))
    }
}

/// Numbers that look random and are the same in every run.
struct Generator(u64);

impl Generator {
    fn new(seed: &str) -> Self {
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(seed.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// An integer: often a small or an extreme one.
    fn integer(&mut self, bits: u32) -> u64 {
        let extreme = 1u64 << (bits - 1);
        match self.next() % 8 {
            0 | 1 => (self.next() % 41).wrapping_sub(20),
            2 => [0, 1, u64::MAX, extreme, extreme - 1, extreme + 1][(self.next() % 6) as usize],
            _ => self.next(),
        }
    }

    /// A number between -4 and 4.
    fn number(&mut self) -> f64 {
        (self.next() >> 40) as f64 / 2f64.powi(21) - 4.0
    }

    /// A number of any size, or none.
    fn special(&mut self) -> f64 {
        const SPECIAL: [f64; 14] = [
            0.0,
            -0.0,
            1.0,
            -1.5,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            1e-40,
            -3e-310,
            f32::MAX as f64,
            2147483648.0,
            -0.5,
            2.5,
            65519.99,
        ];
        match self.next() % 4 {
            0 => SPECIAL[(self.next() % 14) as usize],
            1 => self.number() * 2f64.powi((self.next() % 80) as i32 - 40),
            2 => (self.next() % 400) as f64 / 4.0 - 50.0,
            _ => self.number(),
        }
    }

    fn lane(&mut self, kind: Kind, limit: Option<u64>) -> u64 {
        let bits = match kind {
            Kind::Integer(bits) => self.integer(bits),
            Kind::Float(bits) => pack(self.number(), bits),
            Kind::SpecialFloat(bits) => pack(self.special(), bits),
            Kind::WholeFloat(bits) => pack((self.next() % 201) as f64 - 100.0, bits),
            Kind::Zero => 0,
        };
        limit.map_or(bits, |limit| bits % limit)
    }

    fn bytes(&mut self, kind: Kind, lanes: usize, limit: Option<u64>) -> Vec<u8> {
        let size = element_size(kind.element());
        (0..lanes).flat_map(|_| self.lane(kind, limit).to_le_bytes().into_iter().take(size)).collect()
    }

    /// Any value of a parameter's type.
    fn value(&mut self, shape: Shape) -> Vec<u8> {
        let kind = match shape.element {
            Element::Integer(1) => return vec![(self.next() & 1) as u8; shape.lanes as usize],
            Element::Integer(bits) => Kind::Integer(bits),
            Element::Float(bits) => Kind::SpecialFloat(bits),
            Element::Pointer => panic!("functions without kernels take no pointers"),
        };
        self.bytes(kind, shape.lanes as usize, None)
    }
}

fn sizes(text: &str) -> [usize; 3] {
    let mut sizes = [1; 3];
    for (size, part) in sizes.iter_mut().zip(text.split('x')) {
        *size = part.parse().unwrap_or_else(|_| panic!("'{text}' is no size"));
    }
    sizes
}

fn parse_argument(text: &str) -> Option<Given> {
    if let Some((name, values)) = text.split_once('=') {
        if name == "bytes" {
            let byte = |at: usize| u8::from_str_radix(values.get(at..at + 2)?, 16).ok();
            return Some(Given::Fixed(Argument::Value(
                (0..values.len()).step_by(2).map(byte).collect::<Option<_>>()?,
            )));
        }
        let (kind, lanes) = Kind::parse(name)?;
        let lane = |text: &str| match kind {
            Kind::Float(bits) => Some(pack(text.parse().ok()?, bits)),
            _ => text.parse::<i128>().ok().map(|value| value as u64),
        };
        let values: Vec<u64> = values.split(',').map(lane).collect::<Option<_>>()?;
        let shape = Shape { element: kind.element(), lanes: lanes as u32 };
        assert_eq!(values.len(), lanes, "{text}");
        return Some(Given::Fixed(Argument::Value(Value::from_fn(shape, |lane| values[lane]).to_bytes())));
    }
    let (name, rest) = text.split_once('[')?;
    let (count, limit) = rest.split_once(']')?;
    let count: usize = count.parse().ok()?;
    if name == "local" {
        return Some(Given::Fixed(Argument::Local(count)));
    }
    let limit = if limit.is_empty() { None } else { Some(limit.strip_prefix('<')?.parse().ok()?) };
    let (kind, lanes) = Kind::parse(name)?;
    Some(Given::Buffer { kind, lanes: count * lanes, limit })
}

impl Run {
    fn parse(line: &str) -> Self {
        let mut words = line.split_whitespace();
        let mut word = || words.next().unwrap_or_else(|| panic!("'{line}' has no kernel and two sizes"));
        let (kernel, global, local) = (word().to_owned(), sizes(word()), sizes(word()));
        let argument = |word: &str| parse_argument(word).unwrap_or_else(|| panic!("'{word}' is no argument"));
        Self { kernel, space: IndexSpace::new(global, local), arguments: words.map(argument).collect() }
    }

    /// The arguments, the same ones each time.
    pub fn arguments(&self) -> Vec<Argument> {
        let mut generator = Generator::new(&self.kernel);
        let argument = |given: &Given| match given {
            Given::Buffer { kind, lanes, limit } => Argument::Buffer(generator.bytes(*kind, *lanes, *limit)),
            Given::Fixed(argument) => argument.clone(),
        };
        self.arguments.iter().map(argument).collect()
    }

    /// Executes the kernel with its arguments; gives what was printed, and the buffers.
    fn outputs(&self, program: &Program) -> spirv_llvm_translate::internal::error::Result<Vec<Output>> {
        let mut arguments = self.arguments();
        let mut outputs = vec![Output::Text(program.run_kernel(&self.kernel, &mut arguments, self.space)?)];
        for (given, argument) in self.arguments.iter().zip(arguments) {
            if let (Given::Buffer { kind, .. }, Argument::Buffer(bytes)) = (given, argument) {
                outputs.push(Output::Elements(kind.element(), bytes));
            }
        }
        Ok(outputs)
    }

    /// Executes the kernel of a module that reports to `checks`; gives what was found, and the buffers.
    pub fn checked(&self, module: &[u8]) -> (String, Vec<Argument>) {
        let (module, places) = check::instrument(module, None).unwrap();
        let mut program = Program::load(&module).unwrap_or_else(|error| panic!("{}: {error}", self.kernel));
        let checks = program.check(check::VARIABLES).unwrap();
        let mut arguments = self.arguments();
        program.run_kernel(&self.kernel, &mut arguments, self.space).unwrap();
        (check::report(&self.kernel, &checks.take(), &places, &[], false), arguments)
    }

    /// What the outputs of an execution are, for messages.
    fn places(&self) -> Vec<String> {
        let is_buffer = |given: &Given| matches!(given, Given::Buffer { .. });
        let indices =
            (0..).zip(&self.arguments).filter(|(_, given)| is_buffer(given)).map(|(index, _)| index);
        let place = |index: usize| format!("kernel {}, buffer {index}", self.kernel);
        std::iter::once(format!("kernel {}", self.kernel)).chain(indices.map(place)).collect()
    }
}

/// The functions of a program that read and write no memory: those that are compared with references.
pub fn pure_functions(program: &Program) -> Vec<&Function> {
    let is_pure = |function: &&Function| {
        let has_pointer = function.parameters.iter().any(|parameter| {
            parameter.by_value.is_some()
                || parameter.shape.is_some_and(|shape| shape.element == Element::Pointer)
        });
        !function.is_kernel && !has_pointer && function.result.shape.is_some()
    };
    program.functions().iter().filter(is_pure).collect()
}

/// The arguments of each call of a function.
pub fn calls(function: &Function) -> impl Iterator<Item = Vec<Vec<u8>>> + use<'_> {
    let mut generator = Generator::new(&function.name);
    (0..CALLS).map(move |_| {
        let shapes = function.parameters.iter().filter_map(|parameter| parameter.shape);
        shapes.map(|shape| generator.value(shape)).collect()
    })
}

impl Fixture {
    /// All fixtures, by name.
    pub fn all() -> Vec<Self> {
        let folder = root().join("opencl");
        let mut fixtures: Vec<_> = fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            .map(|entry| entry.expect("the folder can be listed").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "cl"))
            .map(|path| Self::read(&path))
            .collect();
        fixtures.sort_by(|a, b| a.name.cmp(&b.name));
        fixtures
    }

    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let runs = text.lines().filter_map(|line| line.strip_prefix("// run: ")).map(Run::parse).collect();
        let is_not_run = text.lines().any(|line| line.starts_with("// not run: "));
        Self { name, runs, is_not_run }
    }

    /// Where its source is.
    pub fn source(&self) -> String {
        root().join(format!("opencl/{}.cl", self.name)).to_string_lossy().into_owned()
    }

    /// The version of OpenCL C that it is written in.
    pub fn standard(&self) -> String {
        let text = fs::read_to_string(self.source()).unwrap_or_default();
        let stated = text.lines().find_map(|line| line.strip_prefix("// cl: "));
        stated.unwrap_or("CL1.2").to_owned()
    }

    /// Further options of `clang -cc1` that it wants.
    pub fn options(&self) -> String {
        let text = fs::read_to_string(self.source()).unwrap_or_default();
        text.lines().find_map(|line| line.strip_prefix("// options: ")).unwrap_or_default().to_owned()
    }

    /// Whether it holds functions without kernels.
    pub fn is_pure(&self) -> bool {
        self.name.starts_with("pure_")
    }

    /// The LLVM IR that clang made of it at a level, `O0` or `O2`.
    pub fn ir(&self, level: &str) -> Vec<u8> {
        let path = root().join(format!("ir/{}.{level}.ll", self.name));
        fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// Runs every function and kernel of this fixture in two modules with the same inputs, for the processor that the environment names.
    /// Gives the number of functions and kernels that ran.
    ///
    /// # Errors
    /// The first difference, or why one of the modules does not run.
    pub fn compare_execution(&self, original: &[u8], other: &[u8]) -> Result<usize, String> {
        let processor = Processor::from_environment().map_err(|error| error.to_string())?;
        let subject = |module| Subject { module, processor: &processor };
        self.compare(subject(original), subject(other))
    }

    /// The same for two modules with their processors.
    ///
    /// # Errors
    /// The first difference, or why one of the modules does not run.
    pub fn compare(&self, original: Subject<'_>, other: Subject<'_>) -> Result<usize, String> {
        if self.is_not_run {
            return Ok(0);
        }
        // The original module, which is executed first, determines what is called in both.
        let called = OnceCell::new();
        let functions = |program: &Program| -> Vec<Function> {
            if self.is_pure() { pure_functions(program).into_iter().cloned().collect() } else { Vec::new() }
        };
        let execution = |program: &Program| {
            let mut outputs = Vec::new();
            for function in called.get_or_init(|| functions(program)) {
                let element = function.result.shape.map_or(Element::Integer(8), |shape| shape.element);
                for arguments in calls(function) {
                    outputs
                        .push(Output::Elements(element, program.run_function(&function.name, &arguments)?));
                }
            }
            for run in &self.runs {
                outputs.extend(run.outputs(program)?);
            }
            Ok(outputs)
        };
        let difference = first_difference(original, other, &execution)
            .map_err(|failure| format!("{}: {failure}", self.name))?;
        let functions = called.into_inner().unwrap_or_default();
        match difference {
            None => Ok(functions.len() + self.runs.len()),
            Some(Difference { output, text }) => {
                let call = |function: &Function, arguments: Vec<_>| {
                    format!("{}({})", function.name, show(function, &arguments))
                };
                let mut places = functions
                    .iter()
                    .flat_map(|function| calls(function).map(move |arguments| call(function, arguments)))
                    .chain(self.runs.iter().flat_map(Run::places));
                let place = places.nth(output).unwrap_or_default();
                Err(format!("{}: {place}: {text}", self.name))
            }
        }
    }
}

/// Arguments for a message.
pub fn show(function: &Function, arguments: &[Vec<u8>]) -> String {
    let shapes = function.parameters.iter().filter_map(|parameter| parameter.shape);
    let lane = |value: &Value, lane: usize| match value.shape.element {
        Element::Float(_) => value.number(lane).to_string(),
        _ => format!("{:#x}", value.bits(lane)),
    };
    let argument = |(shape, bytes): (Shape, &Vec<u8>)| {
        assert!(bytes.len() >= size_of_shape(shape));
        let value = Value::from_bytes(shape, true, bytes);
        (0..value.lanes.len()).map(|index| lane(&value, index)).collect::<Vec<_>>().join(" ")
    };
    shapes.zip(arguments).map(argument).collect::<Vec<_>>().join(", ")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("llvm-fixtures")
}
