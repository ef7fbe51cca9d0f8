//! The module as the Khronos translator's passes rewrite it before translation (`llvm-spirv -s`).
//!
//! The writer does not need this: it accepts OpenCL C's builtins, exchanges, carries and booleans directly.
//! Users of the regularized module expect them rewritten.
//!
//! - OpenCL metadata becomes SPIR-V's ([`metadata`]).
//! - Calls of OpenCL C builtins become calls by friendly names ([`opencl`], [`operand`], [`shape`],
//!   [`block`], [`call`]).
//! - Instructions that SPIR-V represents differently are rewritten ([`instruction`], [`boolean`]).
//! - Constants, constant expressions, intrinsics and loops are rewritten as before the writer.
//!
//! Rules of this module: rewritten code is translated to the same instructions as before; unknown constructs
//! are kept.

mod block;
mod boolean;
pub(in crate::compat::forward) mod call;
mod constant_expression;
mod instruction;
mod inverse;
mod metadata;
mod opencl;
mod operand;
mod shape;
mod vector_length;

use super::lower;
use crate::error::{Error, Result};
use crate::llvm::{Block, Context, Linkage, Module, Value};
use crate::options::WriteOptions;
use crate::table::metadata::CACHE_CONTROLS;
use crate::table::vector_compute;
use crate::writer::normalize::form::Legality;
use crate::writer::normalize::kept_types;
use crate::writer::normalize::{cache_control, private_constant};
use call::Calls;

/// Rewrites a module in place.
///
/// # Errors
/// Intrinsics that cannot be rewritten, with the place.
pub(crate) fn rewrite<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) -> Result<()> {
    let functions = || -> Vec<Value<'c>> { module.functions().collect() };
    if options.compat.promote_memory {
        for function in functions() {
            function.promote_memory();
        }
    }
    let calls = Calls::new(context, module);
    let (mut legality, allows) =
        (Legality::new(kept_types(module, options)), &|name: &str| options.extensions.allows(name));
    block::forget_addresses(module)?;
    if metadata::rewrite(context, module, options)? {
        lower::enumerate(context, module, &mut legality, allows)?;
        opencl::rewrite(&calls)?;
    }
    remove_useless(&functions());
    private_constant::move_into_functions(context, module, &[Linkage::Internal])?;
    let survey = module.survey(context.md_kind(CACHE_CONTROLS));
    cache_control::decorate_pointers(context, module, &survey.attached)?;
    instruction::rewrite(&calls, &functions())?;
    if options.compat.expand_constant_expressions {
        for function in functions() {
            constant_expression::expand(function)?;
        }
    }
    inverse::take_away(module)?;
    boolean::rewrite(&calls, &functions())?;
    lower::emulate(context, module, &mut legality, allows)?;
    remove_useless(&functions());
    if names_loops(context, module) {
        for function in functions() {
            function.simplify_loops();
        }
    }
    Ok(())
}

/// Rewrites what the writer takes as it is, but users of the regularized module do not.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(crate) fn finish<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) -> Result<()> {
    let allows_any =
        kept_types(module, options).vectors || options.extensions.allows(vector_compute::EXTENSION);
    if allows_any { Ok(()) } else { vector_length::rewrite(context, module) }
}

/// Verifies a module that was rewritten.
///
/// # Errors
/// `Internal` if LLVM's verifier rejects it.
pub(crate) fn verify(module: Module<'_>) -> Result<()> {
    let rejected = |error| Error::internal(format!("the rewritten module is not valid: {error}"));
    module.verify_code().map_err(rejected)
}

fn remove_useless(functions: &[Value<'_>]) {
    for function in functions.iter().filter(|function| instruction::is_useless(**function)) {
        function.erase();
    }
}

/// Whether the metadata of a branch is about a loop.
fn names_loops<'c>(context: &'c Context, module: Module<'c>) -> bool {
    let kind = context.md_kind("llvm.loop");
    let mut branches = module.functions().flat_map(Value::blocks).filter_map(Block::terminator);
    branches.any(|branch| branch.metadata(kind).is_some())
}
