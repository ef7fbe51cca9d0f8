//! Accesses to memory that the reader spread over several LLVM instructions, since the declared layout is not LLVM's: `!spirv.Spread` marks
//! them all. They are one access again if all are there and their results have no other use.

use super::super::context::Writer;
use super::super::idiom::closed;
use crate::llvm::{Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::{Opcode, op};
use rustc_hash::FxHashMap;

/// One access.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access<'c> {
    pub opcode: Opcode,
    /// Where it loads from, or stores to.
    pub pointer: Value<'c>,
    /// The value that is stored, or where a copy comes from.
    pub other: Value<'c>,
    /// The node that lists memory operands.
    pub operands: Option<Metadata<'c>>,
}

impl<'c> Writer<'c, '_> {
    /// Finds the accesses of a function that are spread.
    pub(in crate::writer) fn find_spread_accesses(&mut self, function: Value<'c>) {
        if !self.is_shader() {
            return;
        }
        let mut groups: FxHashMap<Metadata<'c>, Vec<Value<'c>>> = FxHashMap::default();
        let mut order = Vec::new();
        for instruction in function.blocks().flat_map(crate::llvm::Block::instructions) {
            if let Some(node) = instruction.metadata(self.kinds.spread) {
                let group = groups.entry(node).or_default();
                if group.is_empty() {
                    order.push(node);
                }
                group.push(instruction);
            }
        }
        for node in order {
            let Some(parts) = groups.get(&node) else { continue };
            let Some((last, access)) = access_of(node, parts) else { continue };
            self.function.subsumed.extend(parts.iter().copied().filter(|part| *part != last));
            self.function.accesses.insert(last, access);
        }
    }
}

fn access_of<'c>(node: Metadata<'c>, parts: &[Value<'c>]) -> Option<(Value<'c>, Access<'c>)> {
    let opcode =
        node.operand(0).and_then(Metadata::u32_value).and_then(|number| u16::try_from(number).ok())?;
    let last = *parts.last()?;
    let block = last.block();
    let is_whole = node.operand(1).and_then(Metadata::u32_value) == u32::try_from(parts.len()).ok();
    let inner = parts.split_last().map_or(&[][..], |(_, inner)| inner);
    if !is_whole || !closed(last, inner) || parts.iter().any(|part| part.block() != block) {
        return None;
    }
    let is_outside = |value: &Value<'c>| !parts.contains(value);
    let of = |opcode: LlvmOpcode| parts.iter().filter(move |part| part.opcode() == Some(opcode));
    let mut bases = of(LlvmOpcode::GetElementPtr).filter_map(|part| part.operand(0)).filter(is_outside);
    let first = bases.next()?;
    let (pointer, other) = match Opcode(opcode) {
        op::Load => (first, first),
        op::Store => {
            let takes = |part: &&Value<'c>| {
                matches!(part.opcode(), Some(LlvmOpcode::ExtractValue | LlvmOpcode::ExtractElement))
            };
            (first, parts.iter().filter(takes).filter_map(|part| part.operand(0)).find(is_outside)?)
        }
        op::CopyMemory => (bases.next_back()?, first),
        _ => return None,
    };
    let operands = node.operand(2);
    Some((last, Access { opcode: Opcode(opcode), pointer, other, operands }))
}
