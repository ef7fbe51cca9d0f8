//! The writer: LLVM IR to SPIR-V. It uses the metadata of the contract where the IR still agrees with it; where they disagree the IR wins.
//!
//! 1. `normalize` legalizes what SPIR-V cannot express: aliases, constructors, private constants, odd types, unreachable cycles, and
//!    (`normalize/lower`) atomic operations and intrinsics that no instruction computes. What needs control flow becomes a
//!    call of an internal helper `spirv_llvm_*`; other readers would take a name `spirv.*` for an intrinsic and drop its body. A dialect may
//!    run passes in front.
//! 2. `pointee::infer`: every pointer value has a slot, union-find joins slots, a slot takes the first type that constrains it. One walk
//!    takes the results of instructions and metadata, and collects the accesses and the instructions through which pointers flow, whose
//!    evidence follows. A dialect may take evidence in the program's order. Pointers in memory have slots by structure member or array
//!    type, for the whole module. Without evidence a pointer points to bytes. Mangled names identify the pointers of older compilers
//!    that are objects of opaque types (`pointee/objects.rs`). The writer only reads the result.
//! 3. Functions in order, blocks in LLVM's order but each behind its immediate dominator (`block_order.rs`). An `<id>` is allocated at
//!    first use. An `OpBitcast` follows a pointer result whose natural type is not the inferred one, and precedes an operand of another
//!    pointee type; for a phi it stands at the end of the incoming block.
//! 4. Before a function is written, `idiom.rs` (for OpenCL C calls `opencl_call.rs`) matches the sequences that the reader expands an instruction
//!    to: the mark, the exact shape, and no other use of the parts. Otherwise each part is written by itself.
//! 5. Debug information (`debug_info/`) follows when all functions are written. An entity (a node, or the template around one) has an `<id>`
//!    as soon as something refers to it, and is written by its row in `table/debug_info/` behind its operands, so that only cycles refer
//!    forward (`walk.rs`). What validators do not accept is replaced (`strict.rs`). Composites of `OpenCL.DebugInfo.100` precede their
//!    members. Scopes and lines precede the words of their instruction.
//! 6. Entry points, modes, then capabilities, extensions and version from the finished words (`spirv/requirements`). A dialect may add to
//!    them, and rewrite the words.
//!
//! A declaration is a builtin if its name is one: `__spirv_*` always, OpenCL C names only where the module's source language is OpenCL C or
//! C++ for OpenCL. A function with a body is never a builtin.
//!
//! Known gaps: see `src/guide/support.md`.

pub(crate) mod aliasing;
pub(crate) mod annotation;
pub(crate) mod atomic;
pub(crate) mod auxiliary;
pub(crate) mod bind_result;
pub(crate) mod block_order;
pub(crate) mod builtin;
pub(crate) mod builtin_call;
pub(crate) mod builtin_variable;
pub(crate) mod call;
pub(crate) mod composite;
pub(crate) mod constant_creation;
pub(crate) mod constant_expression;
pub(crate) mod context;
pub(crate) mod contraction;
pub(crate) mod control_flow;
pub(crate) mod conversion;
pub(crate) mod debug;
pub(crate) mod debug_info;
pub(crate) mod dependent_arrays;
mod description;
pub(crate) mod device_side_enqueue;
pub(crate) mod dispatch;
pub mod emit;
pub(crate) mod emitter;
pub(crate) mod entry_point;
pub(crate) mod finish;
pub(crate) mod function;
pub(crate) mod function_decoration;
pub(crate) mod function_pointer;
pub(crate) mod global;
pub(crate) mod hlsl;
pub(crate) mod idiom;
pub(crate) mod ids;
pub(crate) mod image_format;
pub(crate) mod inline_assembly;
pub(crate) mod inlining;
pub(crate) mod input;
pub mod intrinsic;
pub(crate) mod kernel_metadata;
pub(crate) mod kernel_mode;
pub(crate) mod legacy_opaque_pointers;
pub(crate) mod location;
pub(crate) mod loop_control;
pub(crate) mod masked;
pub(crate) mod memory;
pub(crate) mod memory_intrinsic;
pub(crate) mod metadata_words;
pub(crate) mod mode_setting;
pub(crate) mod module_metadata;
pub(crate) mod narrow_format;
pub(crate) mod normalize;
pub mod opencl;
pub(crate) mod opencl_call;
pub(crate) mod operands;
pub(crate) mod parts;
pub(crate) mod pipe;
pub(crate) mod pointee;
pub(crate) mod pointer_origin;
pub(crate) mod refusal;
pub(crate) mod scalar_struct;
pub(crate) mod shader;
pub(crate) mod signature;
pub(crate) mod spec_constant;
pub(crate) mod type_declaration;
pub(crate) mod type_metadata;
pub(crate) mod unknown_name;
pub(crate) mod untyped;
pub(crate) mod unused;
pub(crate) mod uses;
pub(crate) mod variable;
pub(crate) mod variable_length_array;
pub(crate) mod vector_compute;

use crate::environment::Environment;
use crate::error::{Error, Result};
use crate::llvm::{Context, Module as LlvmModule, Value};
use crate::log::Log;
use crate::options::WriteOptions;
use crate::spirv::Module;
use context::Writer;
pub(crate) use location::in_llvm as location_in_llvm;
use refusal::Refusals;
use rustc_hash::FxHashSet;
use signature::BuiltinCalls;

/// A module that was written.
pub(crate) struct Written<'c> {
    /// Its words, which are not checked: see [`checked`].
    pub words: Vec<u32>,
    /// The calls whose types are not checked: see [`BuiltinCalls::require_types`].
    pub builtins: BuiltinCalls<'c>,
}

/// Translates an LLVM module to the words of a SPIR-V module.
///
/// # Errors
/// `Unsupported` for what SPIR-V cannot say or this writer does not write, `MissingCapability` for what the options
/// forbid, each with the place.
pub(crate) fn translate<'c>(
    context: &'c Context,
    module: LlvmModule<'c>,
    options: &WriteOptions,
    log: &Log,
) -> Result<Written<'c>> {
    let replaced = options.dialect.before_writing(context, module, options)?;
    let options = replaced.as_ref().unwrap_or(options);
    let is_shader = Environment::of_triple(&module.triple()) == Environment::Vulkan;
    if is_shader {
        hlsl::lower(context, module)?;
    }
    let mut refusals = Refusals::new(options);
    normalize::normalize(context, module, options, log, &mut refusals)?;
    if is_shader {
        let came_from_spirv = module.get_named_metadata(crate::table::metadata::VERSION).is_some();
        let has_idle_ways =
            |function: &Value<'c>| normalize::structure::has_idle_ways(*function, came_from_spirv);
        let idle = module.functions().filter(has_idle_ways);
        structure(context, module, idle)?;
    }
    let (mut written, mut functions) = write(context, module, options, log, refusals)?;
    let mut structured: FxHashSet<Value<'c>> = FxHashSet::default();
    if !is_shader {
        return Ok(written);
    }
    loop {
        // Not all that is wrong need be found at once.
        let numbers = shader::unstructured(&written.words)?;
        let found: Vec<Value<'c>> = numbers
            .into_iter()
            .filter_map(|number| functions.get(number).copied())
            .filter(|function| structured.insert(*function))
            .collect();
        if found.is_empty() {
            return Ok(written);
        }
        structure(context, module, found.into_iter())?;
        (written, functions) = write(context, module, options, log, Refusals::new(options))?;
    }
}

/// Puts the blocks of functions into nested constructs.
///
/// # Errors
/// Control flow that needs an address in a variable, with the function.
fn structure<'c>(
    context: &'c Context,
    module: LlvmModule<'c>,
    functions: impl Iterator<Item = Value<'c>>,
) -> Result<()> {
    let mut is_rebuilt = false;
    for function in functions {
        normalize::structure::rebuild(context, function)
            .map_err(|error| error.at(location::of_function(function)))?;
        is_rebuilt = true;
    }
    if !is_rebuilt {
        return Ok(());
    }
    let verified = module.verify_code();
    verified.map_err(|error| Error::internal(format!("the structured module is not valid: {error}")))
}

/// Writes a module; returns the functions that it wrote, in order. What was rejected before is reported together with what the
/// writer rejects.
fn write<'c>(
    context: &'c Context,
    module: LlvmModule<'c>,
    options: &WriteOptions,
    log: &Log,
    refusals: Refusals<'c>,
) -> Result<(Written<'c>, Vec<Value<'c>>)> {
    let mut writer = Writer::new(context, module, options, log);
    writer.refusals = refusals;
    writer.module_head()?;
    writer.begin_debug_information();
    writer.begin_recorded()?;
    writer.repeated_constituents()?;
    if !writer.is_shader() {
        let input = writer.input();
        writer.pointees = pointee::infer(input, &mut writer.calls.callees, &writer.refusals);
    }
    for variable in module.variables() {
        if let Err(error) = writer.declare_variable(variable) {
            writer.refuse(variable, error.at(location::of_global(variable)))?;
        }
    }
    let functions: Vec<Value<'c>> = writer.needed_functions();
    for function in &functions {
        if writer.refusals.has(*function) {
            continue;
        }
        if let Err(error) = writer.function(*function) {
            writer.refuse(*function, error.at(location::of_function(*function)))?;
            writer.values.end_function();
        }
    }
    writer.refused()?;
    if writer.refusals.reports_all() {
        writer.warn_of_unknown_names(&functions);
    }
    writer.described_constants()?;
    writer.module_tail(&functions)?;
    writer.debug_information()?;
    writer.module_descriptions()?;
    writer.auxiliary_data(&functions)?;
    let written = writer.finish_module()?;
    Ok((written, functions))
}

/// The module that the words of the writer make, checked against the grammar.
///
/// # Errors
/// `Internal` for words that do not match it.
pub(crate) fn checked(words: Vec<u32>) -> Result<Module> {
    Module::from_words(words).map_err(malformed)
}

/// The module that some words make, of which only the word counts are looked at.
fn framed(words: Vec<u32>) -> Result<Module> {
    Module::framed(words).map_err(malformed)
}

/// The module that was built breaks the grammar, which is a defect of the writer.
fn malformed(error: Error) -> Error {
    Error::internal(format!("the module that was built is malformed: {error}"))
}
