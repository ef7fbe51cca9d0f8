//! Legalizes LLVM IR: rewrites constructs that SPIR-V cannot represent.
//!
//! - Aliases are replaced by their aliasees ([`alias`]).
//! - Texts of annotations become decorations ([`annotation`]).
//! - Functions in LLVM's lists of constructors and destructors become kernels ([`constructor`]).
//! - Code that is never reached uses no value before its definition ([`unreachable`]).
//! - In shaders, comparisons with NaN alone are comparisons of a number with itself ([`ordered`]).
//! - In shaders, images are loaded and combined with samplers where they are used ([`object`]).
//! - Builtin variables move to the address space of inputs ([`builtin_global`]).
//! - Constants in the private address space become variables of the functions that use them ([`private_constant`]).
//! - Intrinsics without a SPIR-V instruction become instructions, and helpers where they need control flow
//!   ([`lower`]).
//! - Products of 128 bits that came from one instruction become a call of it ([`extended_product`]).
//! - Integers of other widths than 1, 8, 16, 32 and 64 bits are held in wider ones or in two words, and vectors of
//!   other lengths than 2, 3, 4, 8 and 16 are filled up or cut, vectors of pointers into their pointers ([`form`],
//!   [`function`]).
//!
//! Rules of this module: a module that needs nothing is looked through once and not changed: a survey of its types and instructions
//! tells which of these passes have work. What is rewritten computes the same for every input for which the original is defined.
//!
//! - Such types in signatures become those that hold them ([`signature`]); builtins that are called through another type than they are
//!   declared with are declared with each ([`call_type`]).
//!
//! Known gaps: such types in aggregates and variables of module scope; division above 64 bits.

pub(crate) mod alias;
pub(crate) mod annotation;
pub(crate) mod builtin_global;
pub(crate) mod cache_control;
pub(crate) mod call_type;
pub(crate) mod constant;
pub(crate) mod constructor;
pub(crate) mod demote;
pub(crate) mod emit;
pub(crate) mod extended_product;
pub(crate) mod form;
pub(crate) mod function;
pub(crate) mod halves;
pub(crate) mod integer;
pub(crate) mod intrinsic;
pub(crate) mod lower;
pub(crate) mod memory;
pub(crate) mod object;
pub(crate) mod ordered;
pub(crate) mod private_constant;
pub(crate) mod signature;
pub(crate) mod structure;
pub(crate) mod unreachable;
pub(crate) mod vector;

use crate::environment::Environment;
use crate::error::{Error, Result};
use crate::llvm::{Context, Linkage, Module, Survey, Value};
use crate::log::Log;
use crate::options::WriteOptions;
use crate::table::function::FUNCTION_POINTERS;
use crate::table::metadata::{CACHE_CONTROLS, OP};
use crate::table::vector_compute;
use crate::writer::device_side_enqueue::forget_addresses;
use crate::writer::location;
use crate::writer::metadata_words::declares_extension;
use crate::writer::refusal::Refusals;
use form::{Kept, LONG_VECTOR, Legality, VECTORS_OF_POINTERS};

pub(super) use form::{ANY_WIDTH, LONG_VECTORS, NIBBLES, width_error};

/// Rewrites a module in place. What cannot be rewritten stays as it is, and is rejected.
///
/// # Errors
/// `Internal` if the result is not valid; in a dialect that reports a single error `Unsupported` for what cannot be rewritten.
pub(super) fn normalize<'c>(
    context: &'c Context,
    module: Module<'c>,
    options: &WriteOptions,
    log: &Log,
    refusals: &mut Refusals<'c>,
) -> Result<()> {
    let cache_controls = context.md_kind(CACHE_CONTROLS);
    let mut changed = refusals.keep(alias::replace(context, module, options, log))?;
    let environment = Environment::of_triple(&module.triple());
    let mut surveyed = None;
    if environment == Environment::OpenCl {
        changed |= refusals.keep(annotation::decorate_all(context, module, options))?;
        let survey = module.survey(cache_controls);
        let mut moved = refusals.keep(cache_control::decorate_pointers(context, module, &survey.attached))?;
        moved |= refusals.keep(constructor::mark(context, module, options).map(|()| false))?;
        moved |= refusals.keep(call_type::declare_each(module))?;
        moved |= refusals.keep(builtin_global::move_to_input(context, module))?;
        let linkages = [Linkage::Internal, Linkage::Private];
        moved |= refusals.keep(private_constant::move_into_functions(context, module, &linkages))?;
        changed |= moved;
        surveyed = (!moved).then_some(survey);
    } else {
        changed |= refusals.keep(ordered::compare_with_themselves(context, module))?;
        changed |= refusals.keep(object::bring_to_uses(context, module))?;
    }
    let allows = |name: &str| options.extensions.allows(name) || declares_extension(module, name);
    if !allows(FUNCTION_POINTERS) && refusals.keep(forget_addresses(module))? {
        changed = true;
        surveyed = None;
    }
    let keep = kept_types(module, options);
    let mut legality = Legality::new(keep);
    let mut survey = surveyed.unwrap_or_else(|| module.survey(cache_controls));
    let mut is_legal = has_only_legal_types(&survey, &mut legality);
    // With a preferred extension, the types that need it stay.
    if !is_legal && !options.compat.prefer_extensions {
        changed |= refusals.keep(signature::widen(context, module, &mut legality))?;
        survey = module.survey(cache_controls);
    }
    let may_stay = |name: &str| options.compat.prefer_extensions || allows(name);
    let instructions = lower::Instructions::of(environment, options);
    // A marked intrinsic was an imported function in SPIR-V.
    let mark = context.md_kind(OP);
    let calls = |function: Value<'c>| {
        function.metadata(mark).is_some() || super::builtin::calls_unknown(function, options)
    };
    if lower::rewrite(
        context,
        module,
        (&mut legality, refusals),
        &may_stay,
        instructions,
        &calls,
        &survey.atomic,
    )? {
        changed = true;
        survey = module.survey(cache_controls);
        is_legal = has_only_legal_types(&survey, &mut legality);
    }
    for function in module.functions() {
        changed |= unreachable::cut_cycles(function)?;
        if !is_legal && !function.is_declaration() {
            changed |= legalize(context, module, &mut legality, refusals, function)?;
        }
    }
    if !changed {
        return Ok(());
    }
    match (module.verify_code(), refusals.take()) {
        (Ok(()), None) => Ok(()),
        (Ok(()), Some(refused)) => refusals.add(None, refused),
        // What cannot be rewritten does not fit what was.
        (Err(_), Some(refused)) => Err(refused),
        (Err(error), None) => Err(Error::internal(format!("the rewritten module is not valid: {error}"))),
    }
}

/// Legalizes the types of a function; returns whether it was rewritten.
fn legalize<'c>(
    context: &'c Context,
    module: Module<'c>,
    legality: &mut Legality<'c>,
    refusals: &mut Refusals<'c>,
    function: Value<'c>,
) -> Result<bool> {
    if !function::is_affected(legality, function) {
        return Ok(false);
    }
    if extended_product::join(context, module, function)? && !function::is_affected(legality, function) {
        return Ok(true);
    }
    if let Err(error) = function::legalize(context, module, (legality, refusals), function) {
        refusals.add(Some(function), error.at(location::of_function(function)))?;
    }
    Ok(true)
}

/// Whether no function has a type to rewrite, or a cast between booleans and other numbers.
fn has_only_legal_types<'c>(survey: &Survey<'c>, legality: &mut Legality<'c>) -> bool {
    !survey.casts_booleans && survey.types.iter().all(|ty| legality.is_legal(*ty))
}

/// The types that need no rewriting: those of an extension that is allowed; of some, only where the module declares it or the options
/// prefer it.
pub(crate) fn kept_types(module: Module<'_>, options: &WriteOptions) -> Kept {
    let allows = |name: &str| options.extensions.allows(name) || declares_extension(module, name);
    let declares = |name: &str| declares_extension(module, name) || options.prefers(name);
    Kept {
        integers: allows(ANY_WIDTH),
        nibbles: declares(NIBBLES),
        vectors: allows(LONG_VECTOR)
            || declares_extension(module, crate::spirv::extensions::NV_COOPERATIVE_VECTOR)
            || options.prefers(vector_compute::EXTENSION),
        pointers: declares(VECTORS_OF_POINTERS),
        is_shader: Environment::of_triple(&module.triple()) == Environment::Vulkan,
    }
}

/// Replaces an instruction by a value and erases it; an unnamed value takes its name.
///
/// # Errors
/// Internal for values of different types.
pub(crate) fn replace<'c>(old: Value<'c>, new: Value<'c>) -> Result<()> {
    let name = old.name().into_owned();
    replace_unnamed(old, new)?;
    if new.is_instruction() && new.name_bytes().is_empty() {
        new.set_name(&name);
    }
    Ok(())
}

/// Replaces an instruction by a value and erases it with its name.
///
/// # Errors
/// Internal for values of different types.
fn replace_unnamed<'c>(old: Value<'c>, new: Value<'c>) -> Result<()> {
    if old.is_used() && !old.replace_all_uses_with(new) {
        return Err(Error::internal(format!("{new} cannot replace {old}")));
    }
    old.erase();
    Ok(())
}
