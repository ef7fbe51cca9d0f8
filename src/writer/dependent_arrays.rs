//! Spec: "Loop Control", DependencyArrayINTEL: groups of array accesses on which the iterations of a loop
//! depend.

use super::context::Writer;
use crate::error::Result;
use crate::llvm::{Block, Metadata, Opcode as LlvmOpcode, Value};
use crate::table::loop_control::INDEX_GROUP;
use rustc_hash::{FxHashMap, FxHashSet};

/// For each access group, the base arrays of its access chains without duplicates, each with its position in
/// the order of the chains.
pub(super) type Groups<'c> = FxHashMap<Metadata<'c>, Vec<(u32, Value<'c>)>>;

/// The base of an access chain, or the variable that the base is loaded from.
fn array_of(chain: Value<'_>) -> Option<Value<'_>> {
    let base = chain.operand(0)?;
    match base.opcode() {
        Some(LlvmOpcode::Load) => base.operand(0),
        _ => Some(base),
    }
}

impl<'c> Writer<'c, '_> {
    /// The arrays that a node of access groups denotes, each with the distance of dependent iterations.
    ///
    /// # Errors
    /// An array that has no `<id>`.
    pub(super) fn dependent_arrays(
        &mut self,
        entry: Metadata<'c>,
        latch: Block<'c>,
    ) -> Result<Vec<[u32; 2]>> {
        let nodes: Vec<Metadata<'c>> = entry.operands().skip(1).flatten().collect();
        let distance = nodes.last().and_then(|last| last.int_value()).unwrap_or(0);
        let distance = u32::try_from(distance).unwrap_or(0);
        let groups = match self.function.array_groups.take() {
            Some(groups) => groups,
            None => self.groups_of(latch),
        };
        let mut arrays: Vec<(u32, Value<'c>)> =
            nodes.iter().filter_map(|node| groups.get(node)).flatten().copied().collect();
        self.function.array_groups = Some(groups);
        arrays.sort_by_key(|(place, _)| *place);
        let mut seen = FxHashSet::default();
        arrays.retain(|(_, array)| seen.insert(*array));
        arrays.into_iter().map(|(_, array)| Ok([self.id_of(array)?.0, distance])).collect()
    }

    /// The access groups of the function that contains a block.
    fn groups_of(&self, block: Block<'c>) -> Groups<'c> {
        let kind = self.context.md_kind(INDEX_GROUP);
        let mut groups = Groups::default();
        let mut seen = FxHashSet::default();
        let chains = block.function().into_iter().flat_map(Value::blocks).flat_map(Block::instructions);
        for (place, chain) in (0u32..).zip(chains) {
            let (Some(node), Some(array)) = (chain.metadata(kind), array_of(chain)) else { continue };
            for group in std::iter::once(node).chain(node.operands().flatten()) {
                if seen.insert((group, array)) {
                    groups.entry(group).or_default().push((place, array));
                }
            }
        }
        groups
    }
}
