//! LLVM IR to SPIR-V as the Khronos translator writes it.
//!
//! The passes in front of the writer are `regularize`, which `llvm-spirv -s` shows, and what `prepare` adds; those behind it are in
//! `post`.
//!
//! # Given up
//! What only a simulation of that program's accidents gives:
//! - the order of `<id>`s, and with it that of types, constants, names, decorations, interfaces, modes and functions;
//! - duplicates: a constant for each use of a null pointer, of undef, of an address, of a sampler, and for each call that makes a
//!   specialization constant; repeated decorations `UserSemantic`;
//! - names of instructions that stand for no LLVM value (`.splat`, `TempSampledImage`, `cmpxchg.res`), which a counter of that program
//!   numbers, and which of several LLVM values that share an instruction names it;
//! - an instruction in the place of another that computes the same: `OpCompositeInsert` for `OpCompositeConstruct`, a select for a known
//!   dimension of a work-item's id, chains of operations on constants that pass by bytes, casts of pointers beside those of their use;
//! - an empty mask of memory operands, the second mask of a volatile copy, the size of a lifetime that a module does not tell;
//! - declarations of intrinsics whose calls became instructions, the alignment of builtin
//!   variables, modes of functions that are no entry points;
//! - casts to bytes: of what is printed, of packets of pipes, of annotated pointers, of the target of a copy, of pointers that are compared
//!   with null, of shuffled structures;
//! - intrinsics by other instructions than ours that compute the same (classes, reductions, sums with overflow); a hint that always holds;
//! - paths of Windows in debug information, which that program takes for relative ones; textures' signs that two underscores hide.

mod annotation;
mod annotation_block;
mod check;
mod dialect;
pub(crate) mod lower;
mod module;
mod pointees;
mod post;
pub(crate) mod regularize;

use crate::error::Result;
use crate::llvm::{self, Context, Module};
use crate::options::{Options, WriteOptions};
use crate::spirv::extensions;
use crate::table::memory::UNTYPED_POINTERS;
use crate::writer::normalize::form::{self, Legality};
use crate::writer::normalize::kept_types;
pub use dialect::Khronos;

/// Runs the passes in front of the writer; returns its options.
///
/// # Errors
/// What a pass refuses, with the place.
fn prepare<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) -> Result<WriteOptions> {
    let mut options = compatible(options);
    options.max_version = check::highest_version(module, &options)?;
    check::opencl_versions(module)?;
    module::prepare(module)?;
    regularize::rewrite(context, module, &options)?;
    let keep = kept_types(module, &options);
    form::refuse_stored(module, &keep)?;
    let mut legality = Legality::new(keep);
    let allows = |name: &str| options.extensions.allows(name);
    lower::enumerate(context, module, &mut legality, &allows)?;
    lower::finish(context, module, &mut legality, &allows)?;
    lower::extremum::rewrite(context, module, allows(extensions::INTEL_BFLOAT16_ARITHMETIC))?;
    annotation::decorate_all(context, module, &options)?;
    module::finish(context, module, &options)?;
    check::decorations(context, module)?;
    annotation::forget_fast_math(context, module);
    Ok(options)
}

/// Options with the writer's choices that this dialect makes.
fn compatible(options: &WriteOptions) -> WriteOptions {
    let mut options = options.clone();
    options.compat.prefer_extensions = true;
    options.compat.drops_rounding = true;
    options.compat.keeps_pointees = options.extensions.allows(UNTYPED_POINTERS);
    options
}

/// Rewrites LLVM assembly language or bitcode as the passes in front of the writer do.
///
/// # Errors
/// What cannot be read or rewritten, with the place.
pub fn regularize<'c>(context: &'c Context, input: &[u8], options: &Options) -> Result<llvm::Module<'c>> {
    let module = context.parse(input, "input")?;
    regularize::rewrite(context, module, &compatible(&options.write))?;
    Ok(module)
}
