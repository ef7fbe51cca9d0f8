//! Tests of the layer: each function of the shim against LLVM's own parser and printer.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod attribute;
mod building;
mod constant;
mod debug;
mod debug_cycle;
mod debug_entities;
mod debug_fields;
mod debug_node;
mod debug_record;
mod metadata;
mod parsing;
mod reading;
mod speed;
mod survey;
mod types;

use super::*;

/// A module parsed from valid text.
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

/// Names and numbers of parameters of the functions declared in a source text with `before name(`.
fn signatures(text: &str, is_declared: impl Fn(&str) -> bool) -> Vec<(String, usize)> {
    let mut found: Vec<_> = text
        .match_indices("slt_")
        .filter(|(start, _)| is_declared(&text[..*start]))
        .filter_map(|(start, _)| {
            let (name, rest) = text[start..].split_once('(')?;
            let parameters = rest.split_once(')')?.0.trim().trim_end_matches(',');
            Some((name.to_owned(), parameters.split(',').filter(|part| !part.trim().is_empty()).count()))
        })
        .collect();
    found.sort();
    found
}

#[test]
fn both_declarations_of_the_shim_agree() {
    let sources = [
        include_str!("../shim/builder.cpp"),
        include_str!("../shim/debug_cycle.cpp"),
        include_str!("../shim/debug_make.cpp"),
        include_str!("../shim/debug_node.cpp"),
        include_str!("../shim/debug_record.cpp"),
        include_str!("../shim/debug_table.cpp"),
        include_str!("../shim/deep.cpp"),
        include_str!("../shim/instruction.cpp"),
        include_str!("../shim/link.cpp"),
        include_str!("../shim/metadata.cpp"),
        include_str!("../shim/module.cpp"),
        include_str!("../shim/crash.cpp"),
        include_str!("../shim/survey.cpp"),
        include_str!("../shim/transform.cpp"),
        include_str!("../shim/value.cpp"),
    ]
    .concat();
    // A definition starts its line with its result type; a call is indented.
    let in_shim = signatures(&sources, |before| {
        let line = before.rsplit('\n').next().unwrap_or_default();
        line.starts_with(|c: char| c.is_ascii_alphabetic())
    });
    let in_rust = signatures(include_str!("../ffi.rs"), |before| before.ends_with("pub fn "));
    assert!(in_rust.len() > 50);
    assert_eq!(in_shim, in_rust);
}
