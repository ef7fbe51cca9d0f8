//! The writer: LLVM IR to SPIR-V.
//!
//! Rule of this module: pointee types are inferred for the whole module first (`infer`, `evidence`); then every
//! function is written in one pass, block by block, ids given at first use. What metadata of the contract says is
//! used where the IR still agrees with it; where they disagree the IR wins.
//!
//! Known gaps: see `src/guide/support.md`.

mod adoption;
mod aliasing;
mod annotation;
mod atomic;
mod auxiliary;
mod block_order;
mod builtin;
mod builtin_call;
mod builtin_variable;
mod call;
mod composite;
mod constant_creation;
mod constant_expression;
mod constant_order;
mod context;
mod contraction;
mod control_flow;
mod conversion;
mod debug;
mod debug_info;
mod dependent_arrays;
mod device_side_enqueue;
mod dispatch;
pub mod emit;
mod emitter;
mod entry_point;
mod evidence;
mod expansion;
mod finish;
mod forgotten;
mod function;
mod function_decoration;
mod function_pointer;
mod global;
mod ids;
mod image_format;
mod infer;
mod inline_assembly;
pub mod intrinsic;
mod kernel_metadata;
mod kernel_mode;
mod khronos;
mod khronos_pointees;
mod location;
mod loop_control;
mod masked;
mod memory;
mod memory_intrinsic;
mod metadata_words;
mod mode_setting;
mod module_metadata;
mod normalize;
mod numbered_sampler;
mod opaque_object;
pub mod opencl;
mod opencl_call;
mod operands;
mod part_names;
mod pipe;
mod pointer_origin;
mod signature;
mod small_number;
mod spec_constant;
mod type_declaration;
mod type_metadata;
mod untyped;
mod unused;
mod uses;
mod variable;
mod variable_length_array;
mod vector_compute;
mod wrapped_number;

use crate::error::{Error, Result};
use crate::llvm::{Context, Module as LlvmModule, Value};
use crate::options::{Habits, Options};
use crate::spirv::Module;
use context::Writer;

/// Translates an LLVM module to the words of a SPIR-V module.
///
/// # Errors
/// `Unsupported` for what SPIR-V cannot say or this writer does not write, `MissingCapability` for what the options
/// forbid, each with the place; `Internal` if the module that was built breaks SPIR-V's layout.
pub fn translate<'c>(context: &'c Context, module: LlvmModule<'c>, options: &Options) -> Result<Vec<u32>> {
    let pinned = khronos::pinned_version(module, options)?;
    let options = pinned.as_ref().unwrap_or(options);
    normalize::normalize(context, module, options)?;
    let mut writer = Writer::new(context, module, options);
    writer.module_head()?;
    writer.begin_debug_information();
    writer.infer_pointees();
    for variable in module.variables() {
        writer.declare_variable(variable).map_err(|error| error.at(location::of_global(variable)))?;
        writer.declare_annotated(variable).map_err(|error| error.at(location::of_global(variable)))?;
    }
    let functions: Vec<Value<'c>> = writer.needed_functions();
    writer.hand_names_on(&functions);
    writer.habitual_builtins(&functions)?;
    for function in &functions {
        writer.function(*function).map_err(|error| error.at(location::of_function(*function)))?;
    }
    writer.module_tail(&functions)?;
    writer.debug_information()?;
    writer.auxiliary_data(&functions)?;
    writer.finish_module()
}

/// Rewrites a module in place to one that SPIR-V can say; with the Khronos translator's habits as its passes do.
///
/// # Errors
/// `Unsupported` for what cannot be rewritten, with the place.
pub fn regularize<'c>(context: &'c Context, module: LlvmModule<'c>, options: &Options) -> Result<()> {
    match options.habits {
        Habits::Own => normalize::normalize(context, module, options),
        Habits::Khronos => normalize::peer_form::rewrite(context, module, options),
    }
}

/// The module that some words make, checked.
fn checked(words: Vec<u32>) -> Result<Module> {
    Module::from_words(words)
        .map_err(|error| Error::internal(format!("the module that was built is malformed: {error}")))
}
