//! Tokens of convergence, which tell in which iteration of which loop invocations run an operation together: `llvm.experimental.convergence.loop`
//! stands in the header of a loop, and operations that take its token run within an iteration, even where they do not lead back to the header.
//! Marks on the terminators of both blocks tell it to the structurizer.

use crate::error::{Error, Result};
use crate::llvm::{Block, Context, Module, Opcode, Value};
use rustc_hash::FxHashMap;

/// The mark of a header.
pub(in crate::writer) const HEART: &str = "convergence.heart";

/// The mark of a block within an iteration: that of the header.
pub(in crate::writer) const INSIDE: &str = "convergence.inside";

/// The intrinsic whose token is that of an iteration.
const LOOP: &str = "experimental.convergence.loop";

/// Marks the blocks of operations with tokens of loops. A block has operations of one token afterwards.
///
/// # Errors
/// Only internal errors.
pub(super) fn mark<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let bodies = module.functions().filter(|function| !function.is_declaration());
    let blocks: Vec<Block<'c>> = bodies.flat_map(Value::blocks).collect();
    let is_loop = |token: Value<'c>| token.called_function().and_then(Value::intrinsic_stem) == Some(LOOP);
    let mut operations: Vec<(Value<'c>, Value<'c>)> = Vec::new();
    for block in blocks {
        let mut last = None;
        for call in block.instructions().collect::<Vec<_>>() {
            let Some(token) = token_of(call) else { continue };
            operations.push((call, token));
            if last.replace(token).is_some_and(|other| other != token) {
                let before = call.block().ok_or_else(|| Error::internal("a call of no block"))?;
                let next = call.cut_block().ok_or_else(|| Error::internal("a block that cannot be cut"))?;
                let builder = context.builder();
                builder.position_at_end(before);
                builder.br(next)?;
            }
        }
    }
    let of_loops = operations.into_iter().filter(|(_, token)| is_loop(*token));
    let found = of_loops.filter_map(|(call, token)| call.block().zip(token.block()));
    let mut marks = FxHashMap::default();
    let (heart, inside) = (context.md_kind(HEART), context.md_kind(INSIDE));
    for (block, header) in found.filter(|(block, header)| block != header) {
        let (Some(end), Some(head)) = (block.terminator(), header.terminator()) else { continue };
        let mark = *marks.entry(header).or_insert_with(|| context.md_distinct_node(&[]));
        head.set_metadata(heart, Some(mark));
        end.set_metadata(inside, Some(mark));
    }
    Ok(())
}

/// The token that an operation takes in a bundle of operands.
fn token_of(call: Value<'_>) -> Option<Value<'_>> {
    let is_call = call.opcode() == Some(Opcode::Call) && call.operand_count() > call.arg_count() + 1;
    let token = call.operand(call.arg_count()).filter(|_| is_call)?;
    let is_control = |value: Value<'_>| {
        let stem = value.called_function().and_then(Value::intrinsic_stem);
        stem.is_some_and(|stem| stem.starts_with("experimental.convergence."))
    };
    (is_control(token) && !is_control(call)).then_some(token)
}
