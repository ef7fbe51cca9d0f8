//! Cache controls that metadata attaches to the pointer operands of an instruction: each such pointer is
//! replaced by a separate access chain that carries the decorations. Cache controls of a variable decorate
//! the variable itself.

use crate::error::{Error, Result};
use crate::llvm::{Context, Metadata, Module, Opcode, Type, Value};
use crate::table::metadata::{CACHE_CONTROLS, DECORATIONS};
use std::collections::BTreeMap;

/// Rewrites the pointers of a module, whose instructions with cache controls are given; returns whether there were any.
///
/// # Errors
/// Malformed metadata, or metadata for an operand that is not a pointer.
pub(crate) fn decorate_pointers<'c>(
    context: &'c Context,
    module: Module<'c>,
    controlled: &[Value<'c>],
) -> Result<bool> {
    let kind = context.md_kind(CACHE_CONTROLS);
    let mut changed = false;
    for variable in module.variables() {
        let Some(controls) = variable.metadata(kind) else { continue };
        let decorations = context.md_kind(DECORATIONS);
        let before = variable.metadata(decorations).into_iter().flat_map(|list| list.operands());
        let controls = controls.operands().flatten().map(|node| {
            // Variables have no operands that a fourth number could select.
            let numbers: Vec<_> = node.operands().take(3).collect();
            Some(context.md_node(&numbers))
        });
        let all: Vec<_> = before.chain(controls).collect();
        variable.set_metadata(decorations, Some(context.md_node(&all)));
        variable.set_metadata(kind, None);
        changed = true;
    }
    for instruction in controlled.iter().copied() {
        let Some(list) = instruction.metadata(kind) else { continue };
        for (operand, nodes) in by_operand(list)? {
            decorate(context, instruction, operand, &nodes)?;
        }
        instruction.set_metadata(kind, None);
        changed = true;
    }
    Ok(changed)
}

/// Decoration, level and control of each node, keyed by operand index.
fn by_operand(list: Metadata<'_>) -> Result<BTreeMap<u32, Vec<[u32; 3]>>> {
    let mut found: BTreeMap<u32, Vec<[u32; 3]>> = BTreeMap::new();
    for node in list.operands().flatten() {
        let number = |at| node.operand(at).and_then(Metadata::u32_value);
        let (Some(decoration), Some(level), Some(control), Some(operand)) =
            (number(0), number(1), number(2), number(3))
        else {
            let message = format!("!{CACHE_CONTROLS} of other than four numbers each");
            return Err(Error::invalid_llvm(message));
        };
        found.entry(operand).or_default().push([decoration, level, control]);
    }
    Ok(found)
}

fn decorate<'c>(
    context: &'c Context,
    instruction: Value<'c>,
    operand: u32,
    nodes: &[[u32; 3]],
) -> Result<()> {
    let pointer = instruction.operand(operand).filter(|pointer| pointer.ty().is_pointer());
    let pointer = pointer.ok_or_else(|| Error::invalid_llvm("a cache control of no pointer"))?;
    let builder = context.builder();
    builder.position_before(instruction);
    let accessed = accessed_type(instruction).unwrap_or_else(|| context.i8_type());
    let chain = builder.gep(accessed, pointer, &[context.i32_type().int(0)?], 0)?;
    let nodes: Vec<_> = nodes
        .iter()
        .map(|words| Some(context.md_node(&words.map(|word| Some(context.md_i32(word))))))
        .collect();
    chain.set_metadata(context.md_kind(DECORATIONS), Some(context.md_node(&nodes)));
    instruction.set_operand(operand, chain);
    Ok(())
}

fn accessed_type(instruction: Value<'_>) -> Option<Type<'_>> {
    match instruction.opcode()? {
        Opcode::Load => Some(instruction.ty()),
        Opcode::Store => instruction.operand(0).map(Value::ty),
        _ => None,
    }
}
