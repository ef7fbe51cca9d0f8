//! OpenCL kernels for Vulkan: LLVM IR of kernels becomes LLVM IR of compute shaders, in the form that the reader gives shaders, for the writer.
//!
//! A chain of passes over LLVM IR, in front of the writer, which knows nothing of it:
//!
//! 1. The kernel is written as SPIR-V for OpenCL and read back, so that builtins of all spellings have one, SPIR-V's.
//! 2. [`survey`] names what Vulkan cannot do, all of it, each with its place.
//! 3. [`transfer`]: asynchronous copies become loops, and so do operations of workgroups ([`group`]). [`builtins`]: instructions of OpenCL.std become those of GLSL.std.450 where a row
//!    of `table/vulkan_kernel.rs` maps them, else calls of definitions (`expand/`); conversions, scopes and semantics of memory get the meaning
//!    that they have in shaders, operations of subgroups their names ([`subgroup`]).
//! 4. [`inline`]: functions that take pointers are inlined.
//! 5. [`interface`]: a kernel becomes a function without parameters, which loads its arguments from push constants.
//! 6. [`copy`]: copies and fills of memory become loads and stores.
//! 7. [`address`]: pointers become integers. Global memory is reached by 64-bit addresses, which only an access makes a pointer; variables
//!    that one pointer may lead to are one array, and a pointer is a number of bytes in it.
//! 8. [`work_item`]: builtin variables, and the constants that take the place of what Vulkan has no variable for.
//!
//! [`reflection`] describes the arguments in the words that the writer gives: `NonSemantic.ClspvReflection.5`.
//!
//! Known gaps: images, samplers, pipes, device-side enqueue, `printf`; variables of the program in global
//! memory; pointers to tables of constants in memory; debug information.

mod access;
mod address;
mod atomic;
mod builtins;
mod classes;
mod conversion;
mod copy;
mod group;
mod inline;
mod interface;
mod kernel;
mod reflection;
mod rounding;
mod storage;
mod subgroup;
mod survey;
mod tidy;
mod transfer;
mod work_item;

use crate::contract::{Listed, Version};
use crate::environment::Environment;
use crate::error::{Error, Result};
use crate::llvm::{
    Attribute, AttributePlace, Block, Context, Module, Opcode, Value, calling_convention, fast_math,
};
use crate::log::Log;
use crate::options::{MetadataLevel, ReadOptions, WriteOptions};
use crate::{expand, reader, spirv, table, validate, writer};
use interface::Lengths;
pub(crate) use kernel::Kernel;
pub(crate) use reflection::describe;
use rspirv::spirv::{AddressingModel, Decoration, MemoryModel};

/// The metadata of the size that workgroups of a kernel must have.
const REQUIRED_SIZE: &str = "reqd_work_group_size";

/// The version of SPIR-V that has pointers to memory by addresses.
const VERSION: (u8, u8) = (1, 5);

/// The space of addresses in global memory.
const PHYSICAL: u32 = 32;

/// Whether a module is one of kernels that an environment takes only as shaders.
pub(crate) fn is_asked_for(module: Module<'_>, environment: Option<&validate::Environment>) -> bool {
    let takes_addresses = |of: &validate::Environment| {
        of.newest >= VERSION && of.addressing.contains(&(AddressingModel::PhysicalStorageBuffer64 as u32))
    };
    environment.is_some_and(takes_addresses)
        && Environment::of_triple(&module.triple()) == Environment::OpenCl
}

/// Whether an attribute says that a function is the entry point of a compute shader.
fn is_entry(function: Value<'_>) -> bool {
    let stage = function.string_attribute(AttributePlace::Function, "hlsl.shader");
    !function.is_declaration() && stage.and_then(Attribute::string) == Some(b"compute")
}

/// Makes kernels of the functions that are entry points by their attributes, `hlsl.shader` and `hlsl.numthreads`.
fn adopt<'c>(context: &'c Context, module: Module<'c>) {
    for function in module.functions().filter(|function| is_entry(*function) && !is_kernel(*function)) {
        function.set_calling_convention(calling_convention::SPIR_KERNEL);
        let size = function.string_attribute(AttributePlace::Function, "hlsl.numthreads");
        let text = String::from_utf8_lossy(size.and_then(Attribute::string).unwrap_or_default());
        let numbers: Option<Vec<u32>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
        if let Some([x, y, z]) = numbers.as_deref() {
            let node = context.md_node(&[*x, *y, *z].map(|number| Some(context.md_i32(number))));
            function.set_metadata(context.md_kind(REQUIRED_SIZE), Some(node));
        }
    }
}

/// Whether a function is a kernel.
fn is_kernel(function: Value<'_>) -> bool {
    function.calling_convention() == Some(calling_convention::SPIR_KERNEL) && !function.is_declaration()
}

/// Makes shaders of the kernels of a module, in a module of their own, and tells what their arguments have become.
///
/// # Errors
/// `Unsupported` with all that Vulkan cannot do, each with its place; the errors of writer and reader.
pub(crate) fn lower<'c>(
    context: &'c Context,
    module: Module<'c>,
    options: &WriteOptions,
    log: &Log,
) -> Result<(Module<'c>, Vec<Kernel>)> {
    adopt(context, module);
    if !module.functions().any(is_kernel) {
        let message = "a module for Vulkan has no kernel, and nothing links shaders with functions";
        return Err(Error::unsupported(message));
    }
    let module = canonical(context, module, options, log)?;
    survey::refuse(module)?;
    transfer::expand(context, module)?;
    let arrays = group::expand(context, module)?;
    builtins::replace(context, module)?;
    let stays = |callee: Value<'_>| builtins::is_of_shaders(callee);
    expand::expand_but(context, module, &stays)?;
    inline::inline_all(module)?;
    let (mut kernels, mut lengths) = (Vec::new(), Lengths::default());
    lengths.of_group.extend(arrays);
    for function in module.functions().filter(|function| is_kernel(*function)).collect::<Vec<_>>() {
        kernels.push(interface::take_arguments(context, module, function, &mut lengths)?);
    }
    copy::expand(context, module)?;
    module.functions().for_each(inline::promote);
    address::lower(context, module, &lengths, &mut kernels)?;
    work_item::lower(context, module, &kernels)?;
    tidy::tidy(module);
    finish(context, module)?;
    let verified = module.verify_code();
    verified
        .map_err(|error| Error::internal(format!("the shader that a kernel became is not valid: {error}")))?;
    Ok((module, kernels))
}

/// The module with builtins by their SPIR-V names, without debug information.
fn canonical<'c>(
    context: &'c Context,
    module: Module<'c>,
    options: &WriteOptions,
    log: &Log,
) -> Result<Module<'c>> {
    if module.get_named_metadata(table::metadata::UNITS).is_some() {
        log.warn("debug information of kernels is not written for Vulkan");
        module.strip_debug_info();
    }
    let plain = WriteOptions { target_env: None, validate: false, max_version: (1, 6), ..options.clone() };
    let written = writer::translate(context, module, &plain, log)?;
    let words = spirv::Module::from_words(written.words)?;
    written.builtins.require_types(&words)?;
    let reading = ReadOptions { metadata: MetadataLevel::None, ..ReadOptions::default() };
    reader::translate(context, &words, &reading, log)
}

/// Makes the module one of shaders.
fn finish<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let target = Environment::Vulkan.target(AddressingModel::PhysicalStorageBuffer64, VERSION, "compute");
    let target = target.ok_or_else(|| Error::internal("shaders without physical addresses"))?;
    module.set_triple(&target.triple)?;
    module.set_data_layout(&target.data_layout)?;
    let numbers = [AddressingModel::PhysicalStorageBuffer64 as u32, MemoryModel::GLSL450 as u32];
    let numbers = numbers.map(|number| Some(context.md_i32(number)));
    module.get_or_add_named_metadata(table::metadata::MEMORY_MODEL).append(context.md_node(&numbers));
    // The version that has the physical addresses of Vulkan; with it, the module is one that the reader could have made.
    Version { major: VERSION.0, minor: VERSION.1 }.write(module, context);
    keep_apart(context, module);
    let width = context.md_node(&[Some(context.md_i32(32))]);
    module.get_or_add_named_metadata(table::metadata::ARRAY_LENGTH).append(width);
    Ok(())
}

/// Decorates sums of products that must not be computed in one step.
fn keep_apart<'c>(context: &'c Context, module: Module<'c>) {
    let node = context.md_node(&[Some(context.md_i32(Decoration::NoContraction as u32))]);
    let list = context.md_node(&[Some(node)]);
    let kind = context.md_kind(table::metadata::DECORATIONS);
    let is_product = |value: Value<'c>| value.opcode() == Some(Opcode::FMul);
    for one in module.functions().flat_map(Value::blocks).flat_map(Block::instructions) {
        let is_sum = matches!(one.opcode(), Some(Opcode::FAdd | Opcode::FSub));
        if is_sum && one.fast_math() & fast_math::CONTRACT == 0 && one.operands().any(is_product) {
            one.set_metadata(kind, Some(list));
        }
    }
}
