//! What only tells optimizers something: lifetimes, scopes of aliases, tokens of convergence; and what nothing uses any more.

use crate::error::Result;
use crate::llvm::{Block, Context, Linkage, Module, Opcode, Value};
use crate::table::spv_intrinsic::LANE_INDEX;

/// Intrinsics that go, by the beginning of their names without `llvm.`.
const MARKERS: &[&str] =
    &["experimental.convergence.", "experimental.noalias.scope.decl", "lifetime.", "assume", "invariant."];

/// Removes markers, and the tokens of calls.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn drop_all<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let builder = context.builder();
    let bodies = module.functions().filter(|function| !function.is_declaration());
    let all: Vec<Value<'c>> = bodies.flat_map(Value::blocks).flat_map(Block::instructions).collect();
    let mut markers = Vec::new();
    for call in all.into_iter().filter(|one| one.opcode() == Some(Opcode::Call)) {
        if is_marker(call) {
            markers.push(call);
            continue;
        }
        let Some(callee) = call.called_function().filter(|_| call.operand_count() > call.arg_count() + 1)
        else {
            continue;
        };
        let arguments: Vec<Value<'c>> = call.args().collect();
        builder.position_before(call);
        let plain = builder.call_function(callee, &arguments)?;
        plain.set_call_attributes(call.call_attributes());
        plain.set_fast_math(call.fast_math());
        for (kind, node) in call.all_metadata() {
            plain.set_metadata(kind, Some(node));
        }
        plain.take_name_of(call);
        call.replace_all_uses_with(plain);
        call.erase();
    }
    // Tokens are used by those that stand behind them.
    while !markers.is_empty() {
        let before = markers.len();
        markers = markers.into_iter().rev().filter(|marker| !marker.erase()).collect();
        if markers.len() == before {
            break;
        }
    }
    for variable in module.variables().filter(|variable| variable.ty().address_space() == Some(3)) {
        // What invocations share is not initialized, whatever LLVM must write.
        if let Some(held) =
            variable.value_type().filter(|_| variable.initializer().is_some_and(Value::is_null))
        {
            variable.set_initializer(held.poison()?)?;
        }
    }
    Ok(())
}

fn is_marker(call: Value<'_>) -> bool {
    let stem = call.called_function().and_then(Value::intrinsic_stem);
    stem.is_some_and(|stem| MARKERS.iter().any(|marker| stem.starts_with(marker)))
}

/// Removes declarations and texts that nothing uses any more.
pub(super) fn drop_unused(module: Module<'_>) {
    let is_local =
        |global: &Value<'_>| matches!(global.linkage(), Some(Linkage::Private | Linkage::Internal));
    let gone: Vec<Value<'_>> = module
        .functions()
        .filter(|function| {
            function.is_declaration() && (function.has_reserved_name() || function.name() == LANE_INDEX.0)
        })
        .chain(
            module
                .variables()
                .filter(|variable| variable.ty().address_space() == Some(0) && is_local(variable)),
        )
        .filter(|global| !global.is_used())
        .collect();
    for global in gone {
        global.erase();
    }
}
