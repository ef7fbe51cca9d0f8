//! Spec: "Loop Control", DependencyArrayINTEL: groups of the accesses to arrays on which iterations of a loop depend.

use super::context::{Entry, Reader};
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, Instruction};
use crate::table::loop_control::INDEX_GROUP;
use rustc_hash::{FxHashMap, FxHashSet};

/// The accesses to each array, as element pointers.
type Accesses<'c> = FxHashMap<Value<'c>, Vec<Value<'c>>>;

/// The array that an element pointer leads into: behind a cast to the same type and a load of its address.
fn accessed(chain: Value<'_>) -> Option<Value<'_>> {
    let mut pointer = chain.operand(0)?;
    if pointer.opcode() == Some(LlvmOpcode::BitCast) {
        pointer = pointer.operand(0)?;
    }
    if pointer.opcode() == Some(LlvmOpcode::Load) {
        pointer = pointer.operand(0)?;
    }
    Some(pointer)
}

/// What a place in a structure is the same as: the structure and the number of the member.
fn place_of(array: Value<'_>) -> Option<(Value<'_>, u64)> {
    let is_chain = array.opcode() == Some(LlvmOpcode::GetElementPtr);
    array.operand(0).filter(|_| is_chain).zip(array.operand(2).and_then(Value::int_value))
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The groups of the accesses to arrays in a loop, by the distance of dependent iterations.
    ///
    /// # Errors
    /// An array that is none.
    pub(super) fn array_groups(
        &mut self,
        name: &str,
        words: &[u32],
        header: Id,
    ) -> Result<Vec<Option<Metadata<'c>>>> {
        let accesses = self.accesses_in_loop(header)?;
        let mut of_places: FxHashMap<(Value<'c>, u64), Metadata<'c>> = FxHashMap::default();
        let mut by_distance: Vec<(u32, Vec<Option<Metadata<'c>>>)> = Vec::new();
        for pair in words.get(1..).unwrap_or_default().chunks_exact(2) {
            let &[array, distance] = pair else { continue };
            // The grammar calls the array a literal: nothing has checked it.
            let Entry::Value(array) = self.entry(Id(array)) else {
                return Err(Error::malformed(format!("%{array} is no array that the loop depends on")));
            };
            let is_chain = |user: &Value<'c>| user.opcode() == Some(LlvmOpcode::GetElementPtr);
            let chains = match accesses.get(&array) {
                Some(chains) => chains.clone(),
                None if self.full_metadata() => array.users().filter(is_chain).collect(),
                None => continue,
            };
            let place = place_of(array).filter(|_| !self.full_metadata());
            let known = place.and_then(|place| of_places.get(&place).copied());
            let group = known.unwrap_or_else(|| self.llvm.md_distinct_node(&[]));
            if let Some(place) = place {
                of_places.insert(place, group);
            }
            self.join_group(&chains, group);
            match by_distance.iter_mut().find(|(of, _)| *of == distance) {
                Some((_, groups)) if groups.contains(&Some(group)) => {}
                Some((_, groups)) => groups.push(Some(group)),
                None => by_distance.push((distance, vec![Some(group)])),
            }
        }
        if !self.full_metadata() {
            by_distance.sort_by_key(|(distance, _)| *distance);
        }
        let name = self.llvm.md_string(name);
        let node = |(distance, groups): (u32, Vec<Option<Metadata<'c>>>)| {
            let distance = (distance != 0).then(|| Some(self.u32_metadata(distance)));
            let operands: Vec<_> = std::iter::once(Some(name)).chain(groups).chain(distance).collect();
            Some(self.llvm.md_node(&operands))
        };
        Ok(by_distance.into_iter().map(node).collect())
    }

    /// Puts accesses into a group, behind those of the loops around.
    fn join_group(&self, chains: &[Value<'c>], group: Metadata<'c>) {
        let kind = self.llvm.md_kind(INDEX_GROUP);
        for chain in chains {
            let node = match chain.metadata(kind) {
                Some(other) if other.operand_count() == 0 => self.llvm.md_node(&[Some(other), Some(group)]),
                Some(list) => {
                    let parts: Vec<_> = list.operands().chain([Some(group)]).collect();
                    self.llvm.md_node(&parts)
                }
                None => group,
            };
            chain.set_metadata(kind, Some(node));
        }
    }

    /// The element pointers in the blocks of a loop, by what they lead into.
    fn accesses_in_loop(&self, header: Id) -> Result<Accesses<'c>> {
        let position = |id: Id| self.spirv.definition(id).map_or(0, Instruction::number);
        let mut before: FxHashMap<Id, Vec<Id>> = FxHashMap::default();
        for (from, to) in &self.function.edges {
            before.entry(*to).or_default().push(*from);
        }
        let entering = before.get(&header).cloned().unwrap_or_default();
        let mut left: Vec<Id> =
            entering.into_iter().filter(|from| position(*from) >= position(header)).collect();
        let mut blocks = FxHashSet::from_iter([header]);
        while let Some(block) = left.pop() {
            if blocks.insert(block) {
                left.extend(before.get(&block).into_iter().flatten());
            }
        }
        let mut blocks: Vec<Id> = blocks.into_iter().collect();
        blocks.sort_by_key(|block| position(*block));
        let mut accesses = Accesses::default();
        for block in blocks {
            for value in self.block(block)?.instructions() {
                if value.opcode() == Some(LlvmOpcode::GetElementPtr)
                    && let Some(array) = accessed(value)
                {
                    accesses.entry(array).or_default().push(value);
                }
            }
        }
        Ok(accesses)
    }
}
