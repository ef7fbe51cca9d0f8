//! Compute shaders: their buffers by descriptor set and binding, and push constants.

use spirv_llvm_translate::internal::error::{Error, Result};

use super::check::VARIABLES;
use super::data::Data;
use super::kernel::{Entry, Place};
use super::launch::{names, resolve};
use super::{Finished, by_name, seed_of, usage};
use crate::arguments::RunArgs;
use crate::executor::IndexSpace;
use crate::executor::shader::{Binding, Bound, Images, Shader};

/// Runs a compute shader.
///
/// # Errors
/// Bindings that are missing, superfluous or of another kind; what the executor cannot do.
pub fn run(entry: &Entry, ir: &str, arguments: &RunArgs, space: IndexSpace) -> Result<Finished> {
    let parameters = &entry.parameters;
    if !arguments.arg.is_empty() {
        return Err(usage("--arg is for kernels; a shader takes --bind and --push"));
    }
    let bound = |name: &str| resolve(parameters, name).filter(|_| name.contains('.'));
    let told = by_name("bind", &arguments.bind, bound, &names(parameters))?;
    let mut memory = Bound::new();
    let mut contents = Vec::new();
    for (place, parameter) in parameters.iter().enumerate() {
        let binding = match parameter.place {
            Place::Bound(set, binding) => Binding::Buffer(set, binding),
            Place::Push => {
                if arguments.push.is_empty() {
                    return Err(usage(format!(
                        "the push constants ({}) are missing: --push DATA",
                        parameter.text
                    )));
                }
                memory.insert(Binding::PushConstants, pushed(arguments)?);
                continue;
            }
            _ => {
                return Err(Error::unsupported(format!(
                    "binding {} of type {}",
                    parameter.name, parameter.text
                )));
            }
        };
        let text = told.get(&place).ok_or_else(|| {
            usage(format!(
                "binding {} ({}) is missing: --bind {}=...",
                parameter.name, parameter.text, parameter.name
            ))
        })?;
        let data = Data::seeded(text, parameter.kind, seed_of(arguments.seed, place))?;
        memory.insert(binding, data.bytes.clone());
        contents.push((parameter.name.clone(), binding, data));
    }
    let mut shader = Shader::load(ir, &memory, &Images::new())?;
    shader.set_order(arguments.order());
    let checks = if arguments.check { Some(shader.check(VARIABLES)?) } else { None };
    shader.run(&entry.name, &mut memory, space, arguments.sub_group)?;
    let mut buffers = Vec::new();
    for (name, binding, before) in contents {
        let after = before.with(memory.remove(&binding).unwrap_or_default());
        buffers.push((name, before, after));
    }
    let faults = checks.map(|checks| checks.take()).unwrap_or_default();
    let name = |binding: Binding| match binding {
        Binding::Buffer(set, binding) => format!("{set}.{binding}"),
        _ => "push".to_owned(),
    };
    let names = shader.bindings().map(name).collect();
    Ok(Finished { printed: shader.printed(), buffers, faults, names })
}

/// The push constants, each at a multiple of its size.
fn pushed(arguments: &RunArgs) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    for text in &arguments.push {
        let data = Data::parse(text, None)?;
        bytes.resize(bytes.len().next_multiple_of(data.kind.size()), 0);
        bytes.extend(data.bytes);
    }
    Ok(bytes)
}
