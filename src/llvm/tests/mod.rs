//! Tests of the layer: each function of the shim against what LLVM itself parses and prints.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod attribute;
mod building;
mod constant;
mod debug;
mod metadata;
mod parsing;
mod reading;
mod speed;
mod types;

use super::*;

/// A module from text that must parse.
fn parse<'c>(context: &'c Context, text: &str) -> Module<'c> {
    context.parse(text.as_bytes(), "test.ll").unwrap()
}

/// The instructions of a function in order.
fn body<'c>(module: Module<'c>, function: &str) -> Vec<Value<'c>> {
    module.function(function).unwrap().blocks().flat_map(Block::instructions).collect()
}

/// A function `void @f(types)` with an empty block, and a builder at its end.
fn function_with<'c>(
    context: &'c Context,
    module: Module<'c>,
    params: &[Type<'c>],
) -> (Value<'c>, Builder<'c>) {
    let ty = context.function_type(context.void_type(), params, false).unwrap();
    let function = module.add_function("f", ty).unwrap();
    let builder = context.builder();
    builder.position_at_end(context.append_block(function, "").unwrap());
    (function, builder)
}
