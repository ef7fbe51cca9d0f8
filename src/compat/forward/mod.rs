//! LLVM IR to SPIR-V as the Khronos translator writes it.
//!
//! `regularize`, whose result `llvm-spirv -s` shows, and `prepare` run before the writer; the passes in
//! `post` run after it.
//!
//! # Known differences
//! Only a simulation of that program's implementation accidents could remove these:
//! - the order of `<id>`s, and with it that of types, constants, names, decorations, interfaces, modes and
//!   functions;
//! - duplicates: a constant for each use of a null pointer, of undef, of an address, of a sampler, and for
//!   each call that makes a specialization constant; repeated decorations `UserSemantic`;
//! - names of instructions without an LLVM value (`.splat`, `TempSampledImage`, `cmpxchg.res`), which that
//!   program numbers with a counter, and which of several LLVM values that share an instruction names it;
//! - the choice between equivalent instructions: `OpCompositeInsert` for `OpCompositeConstruct`, a select for
//!   a constant dimension of a work-item's id, chains of OpSpecConstantOp through byte pointers, pointer
//!   casts in addition to those of their use;
//! - an empty mask of memory operands, the second mask of a volatile copy, the unknown size of a lifetime;
//! - declarations of intrinsics whose calls became instructions, the alignment of builtin variables, modes of
//!   functions that are not entry points;
//! - casts to byte pointers: of printf arguments, of pipe packets, of annotated pointers, of the target of a
//!   copy, of pointers compared with null, of shuffled structures;
//! - intrinsics expanded to other equivalent instructions (classes, reductions, sums with overflow); an
//!   assumption of `true`;
//! - Windows paths in debug information, which that program treats as relative; the signedness of texels that
//!   two underscores hide.

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

/// Runs the passes before the writer; returns the writer's options.
///
/// # Errors
/// Input that a pass rejects, with its location.
fn prepare<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) -> Result<WriteOptions> {
    let mut options = compatible(options);
    options.max_version = check::highest_version(module, &options)?;
    check::opencl_versions(module)?;
    module::prepare(module)?;
    regularize::rewrite(context, module, &options)?;
    // The writer rejects what it cannot write in any case.
    if cfg!(debug_assertions) {
        regularize::verify(module)?;
    }
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

/// The options, with the writer's choices that this dialect requires.
fn compatible(options: &WriteOptions) -> WriteOptions {
    let mut options = options.clone();
    options.compat.prefer_extensions = true;
    options.compat.drops_rounding = true;
    options.compat.keeps_pointees = options.extensions.allows(UNTYPED_POINTERS);
    options
}

/// Parses LLVM assembly language or bitcode and runs the passes before the writer.
///
/// # Errors
/// Input that cannot be parsed or regularized, with its location.
pub fn regularize<'c>(context: &'c Context, input: &[u8], options: &Options) -> Result<llvm::Module<'c>> {
    let module = context.parse(input, "input")?;
    let options = compatible(&options.write);
    regularize::rewrite(context, module, &options)?;
    regularize::finish(context, module, &options)?;
    regularize::verify(module)?;
    Ok(module)
}
