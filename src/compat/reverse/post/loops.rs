//! Loops: all latches of a header have its metadata, and groups of arrays that are the same structure member
//! are merged.

use super::Pass;
use crate::llvm::{Block, MdKind, Metadata, Opcode, Value};
use crate::reader::accessed;
use crate::spirv::op;
use crate::table::loop_control::{INDEX_GROUP, LoopForm, ROWS};
use rustc_hash::{FxHashMap, FxHashSet};

impl<'c> Pass<'_, 'c, '_> {
    /// Rewrites the metadata of loops.
    pub(super) fn loops(&self) {
        let kind = self.reading.llvm.md_kind("llvm.loop");
        for (head, function) in self.own_functions() {
            let blocks: Vec<_> = function.blocks().collect();
            let body = self.reading.spirv.instructions_from(head.number() + 1);
            let mut place = 0usize;
            for instruction in body.take_while(|i| i.opcode() != op::FunctionEnd) {
                match instruction.opcode() {
                    op::Label => place += 1,
                    op::LoopMerge | op::LoopControlINTEL => {
                        let header = place.checked_sub(1);
                        if let Some(rest) = header.and_then(|header| blocks.get(header..)) {
                            share(kind, rest);
                        }
                    }
                    _ => {}
                }
            }
            self.join_groups(kind, &blocks);
        }
    }

    /// Merges the access groups of equal arrays, in each loop.
    fn join_groups(&self, kind: MdKind, blocks: &[Block<'c>]) {
        let group = self.reading.llvm.md_kind(INDEX_GROUP);
        let mut places: FxHashMap<Metadata<'c>, Place<'c>> = FxHashMap::default();
        let instructions = || blocks.iter().flat_map(|block| block.instructions());
        for chain in instructions() {
            let place = chain.metadata(group).and_then(|node| Some((node, place_of(accessed(chain)?)?)));
            if let Some((node, place)) = place {
                groups_of(node).for_each(|group| {
                    places.entry(group).or_insert(place);
                });
            }
        }
        if places.is_empty() {
            return;
        }
        let loops: FxHashSet<_> =
            blocks.iter().filter_map(|block| block.terminator()?.metadata(kind)).collect();
        let mut replaced = FxHashMap::default();
        for node in loops {
            self.join_groups_of_loop(node, &places, &mut replaced);
        }
        for chain in instructions() {
            let Some(node) = chain.metadata(group) else { continue };
            let new: Vec<_> = groups_of(node).map(|group| *replaced.get(&group).unwrap_or(&group)).collect();
            if new != groups_of(node).collect::<Vec<_>>() {
                let new = match new.as_slice() {
                    [one] => *one,
                    several => {
                        self.reading.llvm.md_node(&several.iter().map(|g| Some(*g)).collect::<Vec<_>>())
                    }
                };
                chain.set_metadata(group, Some(new));
            }
        }
    }

    fn join_groups_of_loop(
        &self,
        node: Metadata<'c>,
        places: &FxHashMap<Metadata<'c>, Place<'c>>,
        replaced: &mut FxHashMap<Metadata<'c>, Metadata<'c>>,
    ) {
        let mut of_places: FxHashMap<Place<'c>, Metadata<'c>> = FxHashMap::default();
        let is_name = |text: &str| ROWS.iter().any(|row| row.form == LoopForm::Arrays && row.name == text);
        for (index, part) in (0u32..).zip(node.operands().collect::<Vec<_>>()).skip(1) {
            let Some(part) = part else { continue };
            let parts: Vec<_> = part.operands().flatten().collect();
            if !parts.first().and_then(|name| name.string()).is_some_and(|name| is_name(&name)) {
                continue;
            }
            let mut new: Vec<Metadata<'c>> = Vec::new();
            for operand in &parts {
                let first = match places.get(operand) {
                    Some(place) => *of_places.entry(*place).or_insert(*operand),
                    None => *operand,
                };
                if first != *operand {
                    replaced.insert(*operand, first);
                }
                if !new.contains(&first) {
                    new.push(first);
                }
            }
            if new != parts {
                let new: Vec<_> = new.into_iter().map(Some).collect();
                node.replace_operand(index, Some(self.reading.llvm.md_node(&new)));
            }
        }
    }
}

/// A structure pointer and a member index.
type Place<'c> = (Value<'c>, u64);

/// The identity of an array: the structure that its pointer points into, and the member index.
fn place_of(array: Value<'_>) -> Option<Place<'_>> {
    let is_chain = array.opcode() == Some(Opcode::GetElementPtr);
    array.operand(0).filter(|_| is_chain).zip(array.operand(2).and_then(Value::int_value))
}

/// The groups in the metadata of an access: the node itself, or those it lists.
fn groups_of<'c>(node: Metadata<'c>) -> impl Iterator<Item = Metadata<'c>> {
    let is_group = node.operand_count() == 0;
    is_group.then_some(node).into_iter().chain(node.operands().flatten())
}

/// Copies the metadata of the last latch to all latches of the loop that starts with the first block.
fn share(kind: MdKind, blocks: &[Block<'_>]) {
    let Some(header) = blocks.first().copied() else { return };
    let branches_back = |terminator: &Value<'_>| terminator.successors().any(|to| to == header);
    let latches: Vec<_> =
        blocks.iter().filter_map(|block| block.terminator()).filter(branches_back).collect();
    let Some(node) = latches.last().and_then(|last| last.metadata(kind)) else { return };
    for latch in latches {
        latch.set_metadata(kind, Some(node));
    }
}
