//! Modules with one exported function for each instruction and type, as assembly language.

use std::collections::BTreeSet;
use std::fmt::Write;

use spirv_llvm_translate::internal::assembly::{AssembleOptions, assemble_bytes};
use spirv_llvm_translate::internal::error::Result;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{BuiltinNames, Options, ReadOptions};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, spirv_to_llvm};

/// The type of a value: `f32`, `i8`, and `v3f32` for a vector of three. Integers are written without a sign.
pub fn ty(element: &str, lanes: usize) -> String {
    if lanes == 1 { element.to_owned() } else { format!("v{lanes}{element}") }
}

/// A module under construction.
pub struct Text {
    head: &'static str,
    types: BTreeSet<String>,
    decorations: String,
    functions: String,
}

impl Text {
    /// One for an environment: capabilities, the import `%set`, the memory model.
    pub fn new(head: &'static str) -> Self {
        Self { head, types: BTreeSet::new(), decorations: String::new(), functions: String::new() }
    }

    /// Needs a type.
    pub fn need(&mut self, ty: &str) {
        let element = ty
            .strip_prefix('v')
            .and_then(|rest| rest.get(1..))
            .unwrap_or(ty)
            .trim_start_matches(|letter: char| letter.is_ascii_digit());
        self.types.insert(element.to_owned());
        self.types.insert(ty.to_owned());
    }

    /// Adds a function of parameters `%a`, `%b`, ... (with the function's name in front) that returns `%r`; `body` computes it.
    pub fn function(&mut self, name: &str, result: &str, parameters: &[String], body: &str) {
        self.need(result);
        parameters.iter().for_each(|parameter| self.need(parameter));
        let _ = writeln!(self.decorations, "OpDecorate %{name} LinkageAttributes \"{name}\" Export");
        let list: Vec<_> = parameters.iter().map(|parameter| format!("%{parameter}")).collect();
        let _ = writeln!(self.functions, "%{name}.type = OpTypeFunction %{result} {}", list.join(" "));
        let mut text = format!("%{name} = OpFunction %{result} None %{name}.type\n");
        for (letter, parameter) in ('a'..).zip(parameters) {
            let _ = writeln!(text, "%{name}.{letter} = OpFunctionParameter %{parameter}");
        }
        let _ = write!(text, "%{name}.label = OpLabel\n{body}\nOpReturnValue %{name}.r\nOpFunctionEnd\n");
        self.functions.push_str(&text);
    }

    /// The text of the module; what function types need stands in front of all functions.
    pub fn finish(&self) -> String {
        let mut text = format!("{}\n{}", self.head, self.decorations);
        let (vectors, scalars): (Vec<_>, Vec<_>) = self.types.iter().partition(|ty| ty.starts_with('v'));
        for scalar in scalars {
            let (kind, bits) = scalar.split_at(1);
            let _ = match kind {
                "f" => writeln!(text, "%{scalar} = OpTypeFloat {bits}"),
                _ => writeln!(text, "%{scalar} = OpTypeInt {bits} 0"),
            };
        }
        for vector in vectors {
            let element =
                vector.trim_start_matches('v').trim_start_matches(|letter: char| letter.is_ascii_digit());
            let lanes = &vector[1..vector.len() - element.len()];
            let _ = writeln!(text, "%{vector} = OpTypeVector %{element} {lanes}");
        }
        let is_global =
            |line: &&str| ["= OpType", "= OpConstant", " Input"].iter().any(|mark| line.contains(mark));
        let mut seen = BTreeSet::new();
        for line in self.functions.lines().filter(is_global) {
            if seen.insert(line) {
                let _ = writeln!(text, "{line}");
            }
        }
        for line in self.functions.lines().filter(|line| !is_global(line)) {
            let _ = writeln!(text, "{line}");
        }
        // Points are for readers: a name of an <id> has none.
        let mut is_name = false;
        let letter = |letter: char| {
            is_name = letter == '%' || is_name && (letter.is_ascii_alphanumeric() || "_.".contains(letter));
            if is_name && letter == '.' { '_' } else { letter }
        };
        text.chars().map(letter).collect()
    }

    /// The module in LLVM IR, its builtins expanded or not.
    pub fn llvm_ir(&self, expand: bool) -> Result<String> {
        self.read(ReadOptions::default().expand_builtins(expand))
    }

    /// The module in LLVM IR with expanded builtins and names of OpenCL C, which is an error.
    pub fn llvm_ir_with_names(&self) -> Result<String> {
        self.read(ReadOptions::default().expand_builtins(true).builtin_names(BuiltinNames::Cl20))
    }

    fn read(&self, options: ReadOptions) -> Result<String> {
        let text = self.finish();
        let module = Module::from_words(assemble_bytes(text.as_bytes(), &AssembleOptions::default())?)?;
        let options = Options::default().read(options);
        let context = llvm::Context::new();
        Ok(spirv_to_llvm(&context, &module, &options, &Log::default())?.print_to_string())
    }
}

/// Fails if a module declares more than intrinsics that every processor has.
pub fn assert_needs_no_library(ir: &str) {
    const INLINE: &[&str] = &[
        "abs",
        "bitreverse",
        "copysign",
        "ctlz",
        "ctpop",
        "cttz",
        "fabs",
        "fshl",
        "fshr",
        "lifetime",
        "sadd.sat",
        "smax",
        "smin",
        "smul.with.overflow",
        "sqrt",
        "ssub.sat",
        "uadd.sat",
        "uadd.with.overflow",
        "umax",
        "umul.with.overflow",
        "umin",
        "usub.sat",
        "is.fpclass",
        "memcpy",
        "memset",
    ];
    for line in ir.lines().filter(|line| line.starts_with("declare ")) {
        let name = line.split_once("@llvm.").map(|(_, name)| name);
        let is_inline = name.is_some_and(|name| {
            INLINE.iter().any(|row| name.strip_prefix(row).is_some_and(|rest| rest.starts_with('.')))
        });
        assert!(is_inline, "needs a library: {line}");
    }
}
