//! Inlining of functions that take addresses or handles, and of what variables hold that hold handles.
//!
//! clang puts the handle of a resource into a variable when the shader begins, and passes addresses of such variables to methods. Neither can
//! be in SPIR-V, where a resource is a variable itself.

use super::super::inlining::inline_calls;
use super::super::normalize::builtin_global::expand_expressions;
use super::holds_handle;
use crate::error::Result;
use crate::llvm::{AttributePlace, Block, Context, Module, Type, Value};
use crate::table::stage::Stage;
use rustc_hash::FxHashSet;

/// How often values are promoted: what held an address may have kept what it points to in memory.
const MOST_ROUNDS: u32 = 4;

/// Inlines and promotes.
///
/// # Errors
/// Functions that call themselves, or are called so often that the module would be too large.
pub(super) fn run<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let is_holder = |variable: &Value<'c>| {
        variable.value_type().is_some_and(|held| holds_handle(held))
            && variable.ty().address_space() == Some(0)
    };
    let holders: Vec<Value<'c>> = module.variables().filter(is_holder).collect();
    for holder in &holders {
        expand_expressions(*holder)?;
    }
    erase_unused(module);
    let users: FxHashSet<Value<'c>> =
        holders.iter().flat_map(|holder| holder.users()).filter_map(Value::function).collect();
    let is_wanted = |function: &Value<'c>| {
        !function.is_declaration()
            && !is_entry(*function)
            && (takes_address(*function) || users.contains(function))
    };
    let wanted: Vec<Value<'c>> = module.functions().filter(is_wanted).collect();
    inline_calls(&wanted)?;
    for function in wanted {
        function.erase();
    }
    for function in module.functions().filter(|function| !function.is_declaration()) {
        for name in ["optnone", "noinline"] {
            if let Some(attribute) =
                function.attribute(AttributePlace::Function, name).filter(|_| is_entry(function))
            {
                function.remove_attribute(AttributePlace::Function, attribute);
            }
        }
        for holder in &holders {
            localize(context, *holder, function)?;
        }
        for _ in 0..MOST_ROUNDS {
            let promoted = function.promote_memory();
            if !function.split_memory() && !promoted {
                break;
            }
        }
    }
    for holder in holders.into_iter().filter(|holder| !holder.is_used()) {
        holder.erase();
    }
    Ok(())
}

/// Erases functions that no entry point calls: a compiler leaves those that it has inlined.
fn erase_unused(module: Module<'_>) {
    if !module.functions().any(is_entry) {
        return;
    }
    loop {
        let is_unused =
            |function: &Value<'_>| !function.is_declaration() && !is_entry(*function) && !function.is_used();
        let unused: Vec<Value<'_>> = module.functions().filter(is_unused).collect();
        if unused.is_empty() {
            return;
        }
        for function in unused {
            function.erase();
        }
    }
}

/// Whether a function is an entry point.
pub(super) fn is_entry(function: Value<'_>) -> bool {
    function.string_attribute(AttributePlace::Function, Stage::ATTRIBUTE).is_some()
}

/// Whether a function takes or returns what only inlining can pass on.
fn takes_address(function: Value<'_>) -> bool {
    let ty = function.value_type();
    let passed = ty.into_iter().flat_map(|ty| ty.params().into_iter().chain(ty.return_type()));
    passed.into_iter().any(|ty: Type<'_>| ty.is_pointer() || holds_handle(ty))
}

/// Makes a variable one of each function that uses it: a shader sets it before it does anything else.
fn localize<'c>(context: &'c Context, holder: Value<'c>, function: Value<'c>) -> Result<()> {
    let uses: Vec<Value<'c>> = holder.users().filter(|user| user.function() == Some(function)).collect();
    let (Some(held), Some(first)) =
        (holder.value_type(), function.entry_block().and_then(Block::first_instruction))
    else {
        return Ok(());
    };
    if uses.is_empty() {
        return Ok(());
    }
    let builder = context.builder();
    builder.position_before(first);
    let own = builder.alloca(held, None, 0, 0)?;
    for user in uses {
        for (position, operand) in (0u32..).zip(user.operands().collect::<Vec<_>>()) {
            if operand == holder {
                user.set_operand(position, own);
            }
        }
    }
    Ok(())
}
