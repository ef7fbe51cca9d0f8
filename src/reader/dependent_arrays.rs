//! Spec: "Loop Control", DependencyArrayINTEL: groups of array accesses on which the iterations of a loop
//! depend.

use super::context::{Entry, Reader};
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, Instruction};
use crate::table::loop_control::INDEX_GROUP;
use rustc_hash::{FxHashMap, FxHashSet};

/// Limit of loops with access groups around a block, and of groups of an access, each of which is listed at
/// the access.
const DEEPEST: u32 = 64;

/// The loops of a function.
#[derive(Debug)]
pub(super) struct Loops {
    /// The predecessors of each block.
    before: FxHashMap<Id, Vec<Id>>,
    /// For each block, the number of enclosing loops with dependent arrays.
    depths: FxHashMap<Id, u32>,
}

impl Loops {
    fn new(edges: &[(Id, Id)]) -> Self {
        let mut before: FxHashMap<Id, Vec<Id>> = FxHashMap::default();
        for (from, to) in edges {
            before.entry(*to).or_default().push(*from);
        }
        Self { before, depths: FxHashMap::default() }
    }

    /// The blocks of the loop with a header, in program order.
    ///
    /// # Errors
    /// `Unsupported` if a block is in too many loops.
    fn blocks(&mut self, header: Id, position: impl Fn(Id) -> u32) -> Result<Vec<Id>> {
        let entering = self.before.get(&header).map_or(&[][..], Vec::as_slice);
        let mut left: Vec<Id> =
            entering.iter().copied().filter(|from| position(*from) >= position(header)).collect();
        let mut blocks = FxHashSet::from_iter([header]);
        while let Some(block) = left.pop() {
            if blocks.insert(block) {
                left.extend(self.before.get(&block).into_iter().flatten());
            }
        }
        for block in &blocks {
            let depth = self.depths.entry(*block).or_default();
            *depth += 1;
            if *depth > DEEPEST {
                return Err(Error::unsupported(format!(
                    "block {block} in more than {DEEPEST} loops with dependent arrays"
                )));
            }
        }
        let mut blocks: Vec<Id> = blocks.into_iter().collect();
        blocks.sort_by_key(|block| position(*block));
        Ok(blocks)
    }
}

/// The `getelementptr`s that access each array.
type Accesses<'c> = FxHashMap<Value<'c>, Vec<Value<'c>>>;

/// The array that a `getelementptr` accesses: its base, looking through a bitcast and a load.
pub(crate) fn accessed(chain: Value<'_>) -> Option<Value<'_>> {
    let mut pointer = chain.operand(0)?;
    if pointer.opcode() == Some(LlvmOpcode::BitCast) {
        pointer = pointer.operand(0)?;
    }
    if pointer.opcode() == Some(LlvmOpcode::Load) {
        pointer = pointer.operand(0)?;
    }
    Some(pointer)
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The access groups of a loop, one node for each distance of dependent iterations.
    ///
    /// # Errors
    /// An id that is not an array; loops that are nested too deeply.
    pub(super) fn array_groups(
        &mut self,
        name: &str,
        words: &[u32],
        header: Id,
    ) -> Result<Vec<Option<Metadata<'c>>>> {
        let accesses = self.accesses_in_loop(header)?;
        let mut by_distance: Vec<(u32, Vec<Option<Metadata<'c>>>)> = Vec::new();
        let mut places: FxHashMap<u32, usize> = FxHashMap::default();
        for pair in words.get(1..).unwrap_or_default().chunks_exact(2) {
            let &[array, distance] = pair else { continue };
            // The grammar declares the array as a literal, so that its definition has not been checked.
            let Entry::Value(array) = self.entry(Id(array)) else {
                return Err(Error::malformed(format!("%{array} is no array that the loop depends on")));
            };
            let is_chain = |user: &Value<'c>| user.opcode() == Some(LlvmOpcode::GetElementPtr);
            let chains = match accesses.get(&array) {
                Some(chains) => chains.clone(),
                None => array.users().filter(is_chain).collect(),
            };
            let group = self.llvm.md_distinct_node(&[]);
            self.join_group(&chains, group)?;
            let place = *places.entry(distance).or_insert(by_distance.len());
            match by_distance.get_mut(place) {
                Some((_, groups)) => groups.push(Some(group)),
                None => by_distance.push((distance, vec![Some(group)])),
            }
        }
        let name = self.llvm.md_string(name);
        let node = |(distance, groups): (u32, Vec<Option<Metadata<'c>>>)| {
            let distance = (distance != 0).then(|| Some(self.u32_metadata(distance)));
            let operands: Vec<_> = std::iter::once(Some(name)).chain(groups).chain(distance).collect();
            Some(self.llvm.md_node(&operands))
        };
        Ok(by_distance.into_iter().map(node).collect())
    }

    /// Adds accesses to a group, after the groups of the enclosing loops.
    ///
    /// # Errors
    /// `Unsupported` if an access is in too many groups.
    fn join_group(&self, chains: &[Value<'c>], group: Metadata<'c>) -> Result<()> {
        let kind = self.llvm.md_kind(INDEX_GROUP);
        for chain in chains {
            let node = match chain.metadata(kind) {
                Some(other) if other.operand_count() == 0 => self.llvm.md_node(&[Some(other), Some(group)]),
                Some(list) if list.operand_count() >= DEEPEST => {
                    let message = format!("an access in more than {DEEPEST} groups of dependent arrays");
                    return Err(Error::unsupported(message));
                }
                Some(list) => {
                    let parts: Vec<_> = list.operands().chain([Some(group)]).collect();
                    self.llvm.md_node(&parts)
                }
                None => group,
            };
            chain.set_metadata(kind, Some(node));
        }
        Ok(())
    }

    /// The `getelementptr`s in the blocks of a loop, by the array that they access.
    ///
    /// # Errors
    /// `Unsupported` if loops are nested too deeply.
    fn accesses_in_loop(&mut self, header: Id) -> Result<Accesses<'c>> {
        let position = |id: Id| self.spirv.definition(id).map_or(0, Instruction::number);
        let loops = self.function.loops.get_or_insert_with(|| Loops::new(&self.function.edges));
        let blocks = loops.blocks(header, position)?;
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
