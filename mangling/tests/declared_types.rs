//! Functions of random parameter types, compiled by clang: its symbols are ours, in OpenCL C and in C++.
//!
//! Where clang 22 is absent there is nothing to compare with, and the test says so.

use mangling::{
    Flavour, NameComponent, Qualifiers, Scalar, Symbol, TemplateArgument, Type, demangle_as, mangle,
};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

const CLANG: &str = "clang-22";
const FUNCTIONS: usize = 3000;

/// A language, its flavour and what clang is told.
struct Language {
    flavour: Flavour,
    arguments: &'static [&'static str],
    preamble: &'static str,
}

const OPENCL: Language = Language {
    flavour: Flavour::Clang,
    arguments: &[
        "-x",
        "cl",
        "-cl-std=CL2.0",
        "-Xclang",
        "-finclude-default-header",
        "-Xclang",
        "-cl-ext=+all",
    ],
    preamble: "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n\
        #pragma OPENCL EXTENSION __cl_clang_function_pointers : enable\n\
        #define FUNCTION void __attribute__((overloadable))\n\
        typedef struct S { int x; } S;\n\
        typedef enum E { A } E;\n",
};

const CXX: Language = Language {
    flavour: Flavour::Cxx,
    arguments: &["-x", "c++", "-std=c++17", "-fblocks"],
    preamble: "#define FUNCTION void\n\
        #define restrict __restrict\n\
        #define global __attribute__((opencl_global))\n\
        #define constant __attribute__((opencl_constant))\n\
        #define local __attribute__((opencl_local))\n\
        #define generic __attribute__((opencl_generic))\n\
        #define half __fp16\n\
        typedef unsigned char uchar; typedef unsigned short ushort; typedef unsigned int uint; typedef unsigned long ulong;\n\
        struct S { int x; };\n\
        enum E { A };\n\
        namespace __spv { struct Scope { enum Flag : unsigned { B }; };\n\
        template <class T> struct box { struct in {}; template <class U> struct deep {}; }; }\n\
        namespace std { struct st {}; template <class T> struct tt { struct in {}; }; }\n\
        template <class T, class U> struct pair {};\n\
        template <class T, int N> struct list {};\n",
};

/// A small generator of numbers; the same ones in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }

    fn pick<T: Copy>(&mut self, choices: &[T], fallback: T) -> T {
        choices.get(self.below(choices.len())).copied().unwrap_or(fallback)
    }
}

/// Writes types as clang reads them, one typedef for each compound type.
struct Writer {
    random: Random,
    is_cxx: bool,
    source: String,
    names: HashMap<Type, String>,
}

impl Writer {
    fn scalar(&mut self) -> Scalar {
        use Scalar::*;
        let common = [Int, Float, Char, UInt, Long, Double, Half, Bool, UChar, Short];
        let cxx = [Int, Float, Char, BFloat, Float16, LongLong, SChar, WChar, UShort, ULong];
        if self.is_cxx { self.random.pick(&cxx, Int) } else { self.random.pick(&common, Int) }
    }

    /// A type that can be a parameter.
    fn parameter(&mut self, depth: usize) -> Type {
        match self.random.below(if depth == 0 { 4 } else { 12 }) {
            0 | 1 => self.scalar().into(),
            2 => Type::named(self.random.pick(&["S", "E"], "S")),
            3 if !self.is_cxx => self.opaque(),
            3 => self.cxx_name(depth),
            4 => {
                let lanes = self.random.pick(&[2, 3, 4, 8], 2);
                let element = self.random.pick(&[Scalar::Int, Scalar::Float, Scalar::UChar], Scalar::Int);
                Type::vector(lanes, element.into())
            }
            5 if self.is_cxx => {
                let pointee = self.pointee(depth - 1);
                let qualifiers = self.qualifiers(&pointee);
                Type::Reference {
                    is_rvalue: self.random.below(2) == 0,
                    qualifiers,
                    referent: Box::new(pointee),
                }
            }
            6 if self.is_cxx => Type::BlockPointer(Box::new(self.function(depth - 1))),
            7 if self.is_cxx => self.cxx_name(depth),
            _ => {
                let pointee =
                    if self.random.below(9) == 0 { Scalar::Void.into() } else { self.pointee(depth - 1) };
                let qualifiers = self.qualifiers(&pointee);
                Type::Pointer { qualifiers, pointee: Box::new(pointee) }
            }
        }
    }

    fn pointee(&mut self, depth: usize) -> Type {
        match self.random.below(9) {
            0 => self.array(depth, 1),
            1 if depth > 0 => self.function(depth),
            2 if !self.is_cxx => Type::atomic(
                self.random.pick(&[Scalar::Int, Scalar::Float, Scalar::ULong], Scalar::Int).into(),
            ),
            _ => match self.parameter(depth) {
                // OpenCL C has no pointers to these.
                Type::Named(name)
                    if matches!(name.as_str(), "ocl_sampler" | "ocl_image2d_ro" | "ocl_image3d_wo") =>
                {
                    Type::named("ocl_event")
                }
                // C++ has no pointers to references.
                Type::Reference { referent, .. } => *referent,
                other => other,
            },
        }
    }

    fn array(&mut self, depth: usize, dimensions: usize) -> Type {
        let is_nested = dimensions < 3 && self.random.below(3) == 0;
        let element = if is_nested { self.array(depth, dimensions + 1) } else { self.object(depth) };
        Type::Array { length: Some(2 + self.random.below(2) as u64), element: Box::new(element) }
    }

    /// A parameter's type that an array can have as element.
    fn object(&mut self, depth: usize) -> Type {
        match self.parameter(depth) {
            Type::Reference { .. } | Type::Named(_) => Type::named("S"),
            other => other,
        }
    }

    fn function(&mut self, depth: usize) -> Type {
        let result = if self.random.below(3) == 0 { Scalar::Void } else { self.scalar() };
        let count = self.random.below(3);
        let parameters = (0..count).map(|_| self.parameter(depth.saturating_sub(1))).collect();
        Type::Function { result: Box::new(result.into()), parameters }
    }

    fn opaque(&mut self) -> Type {
        let names = [
            "ocl_event",
            "ocl_clkevent",
            "ocl_sampler",
            "ocl_queue",
            "ocl_image2d_ro",
            "ocl_image3d_wo",
            "memory_order",
            "ndrange_t",
        ];
        Type::named(self.random.pick(&names, "ocl_event"))
    }

    fn cxx_name(&mut self, depth: usize) -> Type {
        let depth = depth.saturating_sub(1);
        let mut components = Vec::new();
        let plain = |name: &str| NameComponent::plain(name);
        match self.random.below(7) {
            0 => components.extend([plain("__spv"), plain("Scope")]),
            1 => components.extend([plain("__spv"), plain("Scope"), plain("Flag")]),
            2 => components.extend([plain("std"), plain("st")]),
            3 => {
                let arguments = vec![self.argument(depth), self.argument(depth)];
                components.push(NameComponent { arguments: Some(arguments), ..plain("pair") });
            }
            4 => {
                let value = self.random.pick(&["4", "n3"], "4").to_owned();
                let arguments =
                    vec![self.argument(depth), TemplateArgument::Literal { ty: Scalar::Int.into(), value }];
                components.push(NameComponent { arguments: Some(arguments), ..plain("list") });
            }
            5 => {
                let template = NameComponent { arguments: Some(vec![self.argument(depth)]), ..plain("tt") };
                components.extend([plain("std"), template]);
                components.extend((self.random.below(2) == 0).then(|| plain("in")));
            }
            _ => {
                let template = NameComponent { arguments: Some(vec![self.argument(depth)]), ..plain("box") };
                components.extend([plain("__spv"), template]);
                match self.random.below(3) {
                    0 => components.push(plain("in")),
                    1 => components
                        .push(NameComponent { arguments: Some(vec![self.argument(depth)]), ..plain("deep") }),
                    _ => {}
                }
            }
        }
        Type::Nested(components)
    }

    fn argument(&mut self, depth: usize) -> TemplateArgument {
        let ty = self.parameter(depth);
        let qualifiers = if self.random.below(3) == 0 { self.qualifiers(&ty) } else { Qualifiers::default() };
        TemplateArgument::Type { qualifiers, ty }
    }

    /// Qualifiers that a pointee of this type can have.
    fn qualifiers(&mut self, ty: &Type) -> Qualifiers {
        match ty {
            // Functions are in OpenCL C's default address space; C++ gives them none. References and images take no qualifiers.
            Type::Function { .. } => Qualifiers::address_space(if self.is_cxx { 0 } else { 4 }),
            Type::Reference { .. } => Qualifiers::default(),
            _ => Qualifiers {
                address_space: self.random.pick(&[0, 0, 1, 1, 2, 3, 4], 0),
                is_const: self.random.below(4) == 0,
                is_volatile: self.random.below(5) == 0,
                is_restrict: matches!(ty, Type::Pointer { pointee, .. } if !matches!(**pointee, Type::Function { .. }))
                    && self.random.below(4) == 0,
            },
        }
    }

    /// A name for the type in the source; compound types get a typedef.
    fn name(&mut self, ty: &Type) -> String {
        if let Some(name) = self.names.get(ty) {
            return name.clone();
        }
        // Naming the parts may make names, so the type gets its own last: `@` stands for it.
        let definition = match ty {
            Type::Scalar(Scalar::BFloat) => return "__bf16".to_owned(),
            Type::Scalar(scalar) => return scalar.spelling().to_owned(),
            Type::Named(name) => return opencl_word(name),
            Type::Atomic(value) => return format!("atomic_{}", self.name(value)),
            Type::Vector { lanes, element } => {
                format!("{} @ __attribute__((ext_vector_type({lanes})))", self.name(element))
            }
            Type::Array { length, element } => {
                format!("{} @[{}]", self.name(element), length.unwrap_or_default())
            }
            Type::Pointer { qualifiers, pointee } => {
                format!("{} *@", self.qualified(*qualifiers, pointee))
            }
            Type::Reference { is_rvalue, qualifiers, referent } => {
                format!("{} {}@", self.qualified(*qualifiers, referent), if *is_rvalue { "&&" } else { "&" })
            }
            Type::Function { result, parameters } => {
                format!("{} @({})", self.name(result), self.list(parameters))
            }
            Type::BlockPointer(function) => match function.as_ref() {
                Type::Function { result, parameters } => {
                    format!("{} (^@)({})", self.name(result), self.list(parameters))
                }
                other => format!("{other}^ @"),
            },
            Type::Nested(components) => format!("{} @", self.nested(components)),
            other => other.to_string(),
        };
        let name = format!("t{}", self.names.len());
        let _ = writeln!(self.source, "typedef {};", definition.replace('@', &name));
        self.names.insert(ty.clone(), name.clone());
        name
    }

    fn list(&mut self, parameters: &[Type]) -> String {
        let names: Vec<String> = parameters.iter().map(|parameter| self.name(parameter)).collect();
        if names.is_empty() { "void".to_owned() } else { names.join(", ") }
    }

    fn qualified(&mut self, qualifiers: Qualifiers, ty: &Type) -> String {
        let is_function = matches!(ty, Type::Function { .. });
        let words = match qualifiers.address_space {
            _ if is_function => String::new(),
            0 if !self.is_cxx => format!("private {qualifiers}"),
            _ => qualifiers.to_string(),
        };
        format!("{words} {}", self.name(ty))
    }

    fn nested(&mut self, components: &[NameComponent]) -> String {
        let mut parts = Vec::new();
        for component in components {
            let mut part = component.name.clone();
            if let Some(arguments) = &component.arguments {
                let arguments: Vec<String> =
                    arguments.iter().map(|argument| self.template_argument(argument)).collect();
                part = format!("{part}<{}>", arguments.join(", "));
            }
            parts.push(part);
        }
        parts.join("::")
    }

    fn template_argument(&mut self, argument: &TemplateArgument) -> String {
        match argument {
            TemplateArgument::Type { qualifiers, ty } => self.qualified(*qualifiers, ty),
            TemplateArgument::Literal { value, .. } => value.replace('n', "-"),
            other => other.to_string(),
        }
    }
}

/// OpenCL C's word for a named type.
fn opencl_word(name: &str) -> String {
    match name {
        "ocl_event" => "event_t".to_owned(),
        "ocl_clkevent" => "clk_event_t".to_owned(),
        "ocl_sampler" => "sampler_t".to_owned(),
        "ocl_queue" => "queue_t".to_owned(),
        "ocl_image2d_ro" => "read_only image2d_t".to_owned(),
        "ocl_image3d_wo" => "write_only image3d_t".to_owned(),
        other => other.to_owned(),
    }
}

fn compile(language: &Language, source: &str) -> Result<String, String> {
    let mut child = Command::new(CLANG)
        .args(language.arguments)
        .args([
            "-w",
            "-ferror-limit=0",
            "-target",
            "spir64-unknown-unknown",
            "-O1",
            "-Xclang",
            "-disable-llvm-passes",
        ])
        .args(["-S", "-emit-llvm", "-o", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| error.to_string())?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(source.as_bytes()).map_err(|error| error.to_string())?;
    }
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    if output.status.success() {
        return String::from_utf8(output.stdout).map_err(|error| error.to_string());
    }
    let messages = String::from_utf8_lossy(&output.stderr);
    let mut lines: Vec<&str> = Vec::new();
    for message in messages.lines().filter(|line| line.contains("error")).take(12) {
        lines.push(message);
        let number = message.split(':').nth(1).and_then(|number| number.parse::<usize>().ok());
        lines.extend(number.and_then(|number| source.lines().nth(number - 1)));
    }
    Err(lines.join("\n"))
}

fn check(language: &Language, seed: u64) -> Result<usize, String> {
    let is_cxx = language.flavour == Flavour::Cxx;
    let mut writer =
        Writer { random: Random(seed), is_cxx, source: language.preamble.to_owned(), names: HashMap::new() };
    let mut symbols = Vec::new();
    for number in 0..FUNCTIONS {
        let count = 1 + writer.random.below(5);
        let mut parameters: Vec<Type> = (0..count).map(|_| writer.parameter(3)).collect();
        // Repetition is what substitutions are about.
        let repeated = parameters.get(writer.random.below(count)).cloned();
        parameters.extend(repeated);
        let list = writer.list(&parameters);
        let name = format!("function{number}");
        let _ = writeln!(writer.source, "FUNCTION {name}({list}) {{}}");
        symbols.push(Symbol::new(name, parameters));
    }
    let assembly = compile(language, &writer.source)?;
    let defined: HashMap<&str, &str> = assembly
        .lines()
        .filter(|line| line.starts_with("define "))
        .filter_map(|line| line.split_once("@_Z")?.1.split_once('('))
        .filter_map(|(symbol, _)| {
            let digits = symbol.find(|letter: char| !letter.is_ascii_digit())?;
            let length: usize = symbol.get(..digits)?.parse().ok()?;
            Some((symbol.get(digits..digits + length)?, symbol))
        })
        .collect();
    let mut failures = Vec::new();
    for symbol in &symbols {
        let found = defined.get(symbol.name.as_str()).map_or("_Z", |found| found);
        let mangled = mangle(symbol, language.flavour);
        if mangled != format!("_Z{found}") {
            failures.push(format!("{symbol}\n  clang _Z{found}\n  ours  {mangled}"));
        } else if demangle_as(&mangled, language.flavour).as_ref() != Ok(symbol) {
            failures.push(format!("{mangled} does not read as {symbol}"));
        }
    }
    let count = failures.len();
    let first: Vec<String> = failures.into_iter().take(8).collect();
    if count == 0 { Ok(symbols.len()) } else { Err(format!("{count} failures:\n{}", first.join("\n"))) }
}

#[test]
fn symbols_are_clangs() -> Result<(), String> {
    let tell = |message: &str| {
        let _ = writeln!(std::io::stderr(), "declared_types: {message}");
    };
    if Command::new(CLANG).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_err() {
        tell("skipped: clang-22 not installed");
        return Ok(());
    }
    let opencl = check(&OPENCL, 0x9e37_79b9_7f4a_7c15).map_err(|error| format!("OpenCL C: {error}"))?;
    let cxx = check(&CXX, 0x2545_f491_4f6c_dd1d).map_err(|error| format!("C++: {error}"))?;
    tell(&format!("{opencl} random functions in OpenCL C and {cxx} in C++ compared with clang's symbols"));
    Ok(())
}
