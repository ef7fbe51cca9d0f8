//! The order of blocks: LLVM's order, adjusted so that each block follows its immediate dominator, as SPIR-V
//! requires. A dominator is moved up; the dominated block keeps its position.
//!
//! Spec: "Universal Validation Rules", the order of blocks in a function.

use crate::graph::{Dominators, Graph};
use crate::llvm::{Block, Value};
use rustc_hash::FxHashMap;

/// The blocks of a function in an order that SPIR-V allows; unreachable blocks keep their positions.
pub(crate) fn order(function: Value<'_>) -> Vec<Block<'_>> {
    if function.blocks().nth(1).is_none() {
        return function.blocks().collect();
    }
    let (blocks, _, graph) = graph(function);
    let dominators = Dominators::of(&graph);
    arrange(&dominators, blocks.len()).into_iter().filter_map(|n| blocks.get(n).copied()).collect()
}

/// The blocks of a function, their indices, and the successor graph.
fn graph<'c>(function: Value<'c>) -> (Vec<Block<'c>>, FxHashMap<Block<'c>, u32>, Graph) {
    let blocks: Vec<Block<'_>> = function.blocks().collect();
    let numbers: FxHashMap<Block<'_>, u32> =
        blocks.iter().zip(0u32..).map(|(block, n)| (*block, n)).collect();
    let mut edges = Vec::new();
    for (from, terminator) in (0u32..).zip(blocks.iter().map(|block| block.terminator())) {
        let targets = terminator.into_iter().flat_map(|terminator| terminator.successors());
        edges.extend(targets.filter_map(|block| Some((from, *numbers.get(&block)?))));
    }
    let graph = Graph::new(blocks.len(), edges.iter().copied());
    (blocks, numbers, graph)
}

/// The dominance relation between the blocks of a function.
pub(super) struct Dominance<'c> {
    numbers: FxHashMap<Block<'c>, u32>,
    dominators: Dominators,
}

impl<'c> Dominance<'c> {
    /// Computes the dominators of a function.
    pub fn of(function: Value<'c>) -> Self {
        let (_, numbers, graph) = graph(function);
        Self { numbers, dominators: Dominators::of(&graph) }
    }

    /// Whether `one` dominates `other`; false for unreachable blocks.
    pub fn dominates(&self, one: Block<'c>, other: Block<'c>) -> bool {
        let numbers = (self.numbers.get(&one), self.numbers.get(&other));
        matches!(numbers, (Some(one), Some(other)) if self.dominators.dominates(*one, *other))
    }
}

/// LLVM's order, with the dominators of each block that have not been placed yet inserted in front of it.
fn arrange(dominators: &Dominators, blocks: usize) -> Vec<usize> {
    let mut placed = vec![false; blocks];
    let mut order = Vec::with_capacity(blocks);
    let mut missing = Vec::new();
    for block in 0..blocks {
        let mut next = Some(block);
        while let Some(block) = next.filter(|block| placed.get(*block) == Some(&false)) {
            missing.push(block);
            next = dominators.immediate(block as u32).map(|dominator| dominator as usize);
        }
        while let Some(block) = missing.pop() {
            order.push(block);
            if let Some(slot) = placed.get_mut(block) {
                *slot = true;
            }
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::{Dominators, Graph, arrange};

    fn order(successors: &[&[u32]]) -> Vec<usize> {
        let edges = (0u32..).zip(successors).flat_map(|(from, list)| list.iter().map(move |to| (from, *to)));
        arrange(&Dominators::of(&Graph::new(successors.len(), edges)), successors.len())
    }

    #[test]
    fn llvm_order_is_kept_where_it_is_allowed() {
        assert_eq!(order(&[&[1, 2], &[3], &[3], &[]]), [0, 1, 2, 3]);
    }

    #[test]
    fn dominators_are_moved_in_front() {
        // Block 1 is reachable through block 2 only.
        assert_eq!(order(&[&[2], &[], &[1]]), [0, 2, 1]);
        // Block 1 keeps its position: its dominator 3 moves up, in front of block 2, which needs neither.
        assert_eq!(order(&[&[2, 3], &[3, 3], &[3], &[1]]), [0, 3, 1, 2]);
        // Two dominators move at once.
        assert_eq!(order(&[&[3, 4], &[], &[1], &[2], &[]]), [0, 3, 2, 1, 4]);
    }

    #[test]
    fn unreachable_blocks_stay() {
        assert_eq!(order(&[&[2], &[2], &[]]), [0, 1, 2]);
    }

    #[test]
    fn loops_end() {
        assert_eq!(order(&[&[1], &[2, 3], &[1], &[]]), [0, 1, 2, 3]);
    }
}
