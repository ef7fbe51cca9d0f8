//! Replaces aliases, which SPIR-V lacks, by their aliasees. Other modules find a symbol by its linkage name,
//! so the name of an exported alias is kept: the aliasee takes it if the aliasee is local, otherwise a
//! forwarding function gets it.

use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Context, Linkage, Module, Value, calling_convention};
use crate::log::Log;
use crate::options::WriteOptions;
use crate::writer::global::{has_kernel_convention, has_local_linkage};
use crate::writer::location;
use rustc_hash::FxHashSet;

/// Replaces every alias of a module.
///
/// # Errors
/// An alias of another type than its aliasee, of a kernel, or named like an intrinsic; an ifunc.
pub(super) fn replace<'c>(
    context: &'c Context,
    module: Module<'c>,
    _options: &WriteOptions,
    log: &Log,
) -> Result<bool> {
    let refused = |ifunc: Value<'c>| {
        Error::unsupported("a function that is chosen when a program starts").at(location::of_global(ifunc))
    };
    let refused = module.ifuncs().map(refused).reduce(|mut all, one| {
        all.add_findings(&one);
        all
    });
    if let Some(error) = refused {
        return Err(error);
    }
    let aliases: Vec<Value<'c>> = module.aliases().collect();
    let mut named = FxHashSet::default();
    for alias in &aliases {
        let target = alias.aliasee().ok_or_else(|| Error::internal("an alias of nothing"))?;
        let description = location::of_global(*alias);
        if alias.is_used() && !alias.replace_all_uses_with(target) {
            return Err(Error::unsupported("an alias of another type").at(description));
        }
        let (symbol, keeps) = (alias.name().into_owned(), !has_local_linkage(*alias));
        alias.erase();
        if !keeps {
            continue;
        }
        if symbol.starts_with("llvm.") {
            return Err(Error::invalid_llvm("an alias of a name that LLVM keeps for itself").at(description));
        }
        if has_local_linkage(target) && named.insert(target) {
            target.set_linkage(Linkage::External);
            target.set_name(&symbol);
        } else if target.is_function() && !target.is_declaration() {
            forward(context, module, &symbol, target).map_err(|error| error.at(description))?;
        } else {
            log.warn(&format!("the symbol {symbol}, another name of {}, is left out", target.name()));
        }
    }
    Ok(!aliases.is_empty())
}

/// Adds a function named `symbol` that forwards to another.
fn forward<'c>(context: &'c Context, module: Module<'c>, symbol: &str, target: Value<'c>) -> Result<()> {
    if has_kernel_convention(target) {
        return Err(Error::unsupported("an alias of a kernel"));
    }
    let ty = target.value_type().ok_or_else(|| Error::internal("a function without a type"))?;
    let function = module.add_function(symbol, ty)?;
    function.set_calling_convention(target.calling_convention().unwrap_or(calling_convention::SPIR_FUNC));
    let block = context.append_block(function, "entry");
    let builder = context.builder();
    builder.position_at_end(block.ok_or_else(|| Error::internal("a function that takes no block"))?);
    let arguments: Vec<Value<'c>> = function.params().collect();
    let call = builder.call_function(target, &arguments)?;
    let places = (0..target.param_count()).map(AttributePlace::Param).chain([AttributePlace::Return]);
    for place in places {
        for attribute in target.attributes(place) {
            function.add_attribute(place, attribute);
            call.add_attribute(place, attribute);
        }
    }
    builder.ret((!call.ty().is_void()).then_some(call))?;
    Ok(())
}
