//! Kernels: their arguments by name or number.

use spirv_llvm_translate::internal::error::{Error, Result};

use super::check::VARIABLES;
use super::data::Data;
use super::kernel::{Entry, Parameter, Place};
use super::{Finished, by_name, progress, seed_of, usage};
use crate::arguments::RunArgs;
use crate::executor::team::Help;
use crate::executor::{Argument, IndexSpace, Program};

/// The place of a parameter that is told by name, or by number.
pub fn resolve(parameters: &[Parameter], name: &str) -> Option<usize> {
    let named = parameters.iter().position(|parameter| parameter.name == name);
    named.or_else(|| name.parse().ok().filter(|place| *place < parameters.len()))
}

/// The names of parameters in a row.
pub fn names(parameters: &[Parameter]) -> String {
    parameters.iter().map(|parameter| parameter.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// Runs a kernel.
///
/// # Errors
/// Arguments that are missing, superfluous or of another kind; what the executor cannot do.
pub fn run(entry: &Entry, module: &[u8], arguments: &RunArgs, space: IndexSpace) -> Result<Finished> {
    let parameters = &entry.parameters;
    if !(arguments.bind.is_empty() && arguments.push.is_empty()) {
        return Err(usage("--bind and --push are for shaders; a kernel takes --arg"));
    }
    let known = names(parameters);
    let told = by_name("arg", &arguments.arg, |name| resolve(parameters, name), &known)?;
    let mut given = Vec::new();
    let mut contents = Vec::new();
    for (place, parameter) in parameters.iter().enumerate() {
        let text = told.get(&place).ok_or_else(|| {
            usage(format!(
                "argument '{}' ({}) is missing: --arg {}=...",
                parameter.name, parameter.text, parameter.name
            ))
        })?;
        let (argument, data) = argument(parameter, text, seed_of(arguments.seed, place))?;
        given.push(argument);
        contents.push(data);
    }
    let load = || {
        let mut program = Program::load_optimized(module, &entry.name)?;
        program.order = arguments.order();
        program.subgroup = arguments.sub_group;
        Ok(program)
    };
    let mut program = load()?;
    let checks = if arguments.check { Some(program.check(VARIABLES)?) } else { None };
    let help = Help { threads: arguments.threads(), load: &load, progress: progress::reporter() };
    let printed = program.run_kernel_with(&entry.name, &mut given, space, Some(help))?;
    let mut buffers = Vec::new();
    for ((parameter, argument), data) in parameters.iter().zip(given).zip(contents) {
        if let (Argument::Buffer(bytes), Some(before)) = (argument, data) {
            let after = before.with(bytes);
            buffers.push((parameter.name.clone(), before, after));
        }
    }
    let faults = checks.map(|checks| checks.take()).unwrap_or_default();
    let names = buffers.iter().map(|(name, ..): &(String, Data, Data)| name.clone()).collect();
    Ok(Finished { printed, buffers, faults, names })
}

/// What a text gives a parameter; the data of a buffer.
fn argument(parameter: &Parameter, text: &str, seed: u64) -> Result<(Argument, Option<Data>)> {
    let wrong = |message: String| usage(format!("argument '{}': {message}", parameter.name));
    let parse = || {
        Data::seeded(text, parameter.kind, seed).map_err(|error| match error.findings() {
            [only] => wrong(only.message.clone()),
            _ => error,
        })
    };
    match parameter.place {
        Place::Buffer => {
            let data = parse()?;
            Ok((Argument::Buffer(data.bytes.clone()), Some(data)))
        }
        Place::Local => Ok((Argument::Local(parse()?.bytes.len()), None)),
        Place::Value(size) => {
            let data = parse()?;
            // A number of another type than the parameter's is a mistake more often than not.
            if data.bytes.len() != size || parameter.kind.is_some_and(|kind| kind.size() != data.kind.size())
            {
                let message =
                    format!("{} bytes are given, {size} are needed for {}", data.bytes.len(), parameter.text);
                return Err(wrong(message));
            }
            Ok((Argument::Value(data.bytes), None))
        }
        Place::Bound(..) | Place::Push | Place::Other => {
            Err(Error::unsupported(format!("argument '{}' of type {}", parameter.name, parameter.text)))
        }
    }
}
