//! Modules for a target environment: what it lacks is lowered, computes the same, and is valid there; what has no equivalent is refused.

mod functions;
mod hints;
mod hostile;
mod refusals;
mod rows;
mod subgroups;

use crate::executor::Program;
use crate::support::tool::{bytes, judges, spirv_val, spirv_val_for, validator};
use spirv_llvm_translate::internal::assembly::{AssembleOptions, assemble_bytes};
use spirv_llvm_translate::internal::spirv::{Module, Opcode};
use spirv_llvm_translate::internal::validate::environment::by_name;
use spirv_llvm_translate::{Error, Form, Options, translate};

/// Environments that the validator knows; of others it judges by the version.
const KNOWN: &[&str] = &["opencl1.2", "opencl2.0", "opencl2.2"];

/// Options for a target environment, and a list of extensions.
pub(super) fn options(environment: &str, extensions: &str) -> Options {
    let mut options = Options::default();
    options.write = options.write.target_env(by_name(environment).expect("the environment exists"));
    options.write.extensions = options.write.extensions.changed(extensions).expect("a list");
    options
}

/// The words of a text.
pub(super) fn assembled(text: &str) -> Module {
    let words = assemble_bytes(text.as_bytes(), &AssembleOptions::default())
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    Module::from_words(words).expect("a module")
}

/// The module that a text becomes for an environment.
pub(super) fn fitted(text: &str, environment: &str, extensions: &str) -> Result<Module, Error> {
    let output = translate(text.as_bytes(), Form::Spvasm, Form::Spv, &options(environment, extensions))?;
    let module = Module::parse(&output.bytes)?;
    if judges(&validator()) {
        let is_known = KNOWN.contains(&environment);
        let verdict =
            if is_known { spirv_val_for(module.words(), environment) } else { spirv_val(module.words()) };
        verdict.unwrap_or_else(|error| panic!("{environment}: {error}\n{text}"));
    }
    Ok(module)
}

/// The module as a program.
pub(super) fn program(module: &Module) -> Program {
    let ir = translate(&bytes(module.words()), Form::Spv, Form::Ll, &Options::default());
    let ir = ir.unwrap_or_else(|error| panic!("{error}"));
    Program::load(&ir.bytes).unwrap_or_else(|error| panic!("{error}"))
}

/// Whether a module has an instruction.
pub(super) fn has(module: &Module, opcode: Opcode) -> bool {
    module.instructions().any(|one| one.opcode() == opcode)
}

/// A text in which every `<id>` that `globals` does not define has a number behind its name.
pub(super) fn numbered(text: &str, globals: &str, number: usize) -> String {
    let mut parts = text.split('%');
    let mut numbered = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        let is_global = globals.contains(&format!("%{name} ="));
        numbered += &if is_global { format!("%{name}{rest}") } else { format!("%{name}__{number}{rest}") };
    }
    numbered
}
