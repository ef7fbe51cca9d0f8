//! The order of blocks: LLVM's, but each block behind its immediate dominator, as SPIR-V asks.
//!
//! Spec: "Universal Validation Rules", the order of blocks in a function.

use crate::llvm::{Block, Value};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The blocks of a function in an order that SPIR-V allows; unreachable ones stand last.
pub(super) fn order(function: Value<'_>) -> Vec<Block<'_>> {
    let (blocks, _, successors) = graph(function);
    let dominators = dominators(&successors);
    arrange(&dominators).into_iter().filter_map(|n| blocks.get(n).copied()).collect()
}

/// The blocks of a function, their numbers, and the numbers of their successors.
fn graph<'c>(function: Value<'c>) -> (Vec<Block<'c>>, FxHashMap<Block<'c>, usize>, Vec<Vec<usize>>) {
    let blocks: Vec<Block<'_>> = function.blocks().collect();
    let numbers: FxHashMap<Block<'_>, usize> =
        blocks.iter().enumerate().map(|(n, block)| (*block, n)).collect();
    let successors: Vec<Vec<usize>> = blocks
        .iter()
        .map(|block| {
            let next = block.terminator().map(|t| t.successors().collect::<Vec<_>>()).unwrap_or_default();
            next.into_iter().filter_map(|block| numbers.get(&block).copied()).collect()
        })
        .collect();
    (blocks, numbers, successors)
}

/// Which blocks of a function dominate which.
pub(super) struct Dominance<'c> {
    numbers: FxHashMap<Block<'c>, usize>,
    /// Where each block's part of a walk over the tree of dominators begins and ends; empty for unreachable ones.
    spans: Vec<Range<usize>>,
}

impl<'c> Dominance<'c> {
    /// The dominators of a function.
    pub fn of(function: Value<'c>) -> Self {
        let (_, numbers, successors) = graph(function);
        Self { numbers, spans: spans(&dominators(&successors)) }
    }

    /// Whether every way to a block leads through another; false for unreachable ones.
    pub fn dominates(&self, one: Block<'c>, other: Block<'c>) -> bool {
        let span = |block| self.numbers.get(&block).and_then(|number| self.spans.get(*number));
        match (span(one), span(other)) {
            (Some(outer), Some(inner)) => !inner.is_empty() && outer.contains(&inner.start),
            _ => false,
        }
    }
}

fn spans(dominators: &[Option<usize>]) -> Vec<Range<usize>> {
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); dominators.len()];
    for (block, dominator) in dominators.iter().enumerate() {
        if let Some(list) = dominator.and_then(|dominator| children.get_mut(dominator)) {
            list.push(block);
        }
    }
    let mut spans = vec![0..0; dominators.len()];
    let mut time = 0;
    // A block is taken twice: when its part begins, and behind all that it dominates.
    let mut work = if dominators.is_empty() { Vec::new() } else { vec![(0, false)] };
    while let Some((block, is_end)) = work.pop() {
        let Some(span) = spans.get_mut(block) else { continue };
        if is_end {
            span.end = time;
            continue;
        }
        span.start = time;
        time += 1;
        work.push((block, true));
        work.extend(children.get(block).into_iter().flatten().map(|child| (*child, false)));
    }
    spans
}

/// Immediate dominator of each block, by number; `None` for the entry and unreachable blocks.
///
/// The iterative algorithm over a reverse postorder: near-linear on the graphs that compilers make.
fn dominators(successors: &[Vec<usize>]) -> Vec<Option<usize>> {
    let postorder = postorder(successors);
    let mut position = vec![usize::MAX; successors.len()];
    for (place, block) in postorder.iter().rev().enumerate() {
        if let Some(slot) = position.get_mut(*block) {
            *slot = place;
        }
    }
    let mut predecessors = vec![Vec::new(); successors.len()];
    for (from, targets) in successors.iter().enumerate() {
        for to in targets {
            if let Some(list) = predecessors.get_mut(*to).filter(|_| position.get(from) != Some(&usize::MAX))
            {
                list.push(from);
            }
        }
    }
    let mut found: Vec<Option<usize>> = vec![None; successors.len()];
    if let Some(entry) = found.first_mut() {
        *entry = Some(0);
    }
    let mut changed = true;
    while changed {
        changed = false;
        for block in postorder.iter().rev().filter(|block| **block != 0) {
            let mut new: Option<usize> = None;
            for from in predecessors.get(*block).into_iter().flatten() {
                if found.get(*from).copied().flatten().is_some() {
                    new = Some(new.map_or(*from, |other| meet(&found, &position, *from, other)));
                }
            }
            if let Some(slot) = found.get_mut(*block).filter(|slot| **slot != new) {
                *slot = new;
                changed = true;
            }
        }
    }
    if let Some(entry) = found.first_mut() {
        *entry = None;
    }
    found
}

fn meet(found: &[Option<usize>], position: &[usize], a: usize, b: usize) -> usize {
    let place = |block: usize| position.get(block).copied().unwrap_or(0);
    let up = |block: usize| found.get(block).copied().flatten().unwrap_or(0);
    let (mut a, mut b) = (a, b);
    while a != b {
        while place(a) > place(b) {
            a = up(a);
        }
        while place(b) > place(a) {
            b = up(b);
        }
    }
    a
}

fn postorder(successors: &[Vec<usize>]) -> Vec<usize> {
    let mut seen = vec![false; successors.len()];
    let mut order = Vec::with_capacity(successors.len());
    let mut stack: Vec<(usize, usize)> = Vec::new();
    if let Some(entry) = seen.first_mut() {
        *entry = true;
        stack.push((0, 0));
    }
    while let Some((block, next)) = stack.pop() {
        match successors.get(block).and_then(|targets| targets.get(next)) {
            Some(target) => {
                stack.push((block, next + 1));
                if let Some(slot) = seen.get_mut(*target).filter(|slot| !**slot) {
                    *slot = true;
                    stack.push((*target, 0));
                }
            }
            None => order.push(block),
        }
    }
    order
}

/// LLVM's order, each block held back until its dominator stands.
fn arrange(dominators: &[Option<usize>]) -> Vec<usize> {
    let mut waiting: Vec<Vec<usize>> = vec![Vec::new(); dominators.len()];
    let mut placed = vec![false; dominators.len()];
    let mut order = Vec::with_capacity(dominators.len());
    let mut unreachable = Vec::new();
    for block in 0..dominators.len() {
        match dominators.get(block).copied().flatten() {
            None if block == 0 => place(block, &mut order, &mut placed, &mut waiting),
            None => unreachable.push(block),
            Some(dominator) if placed.get(dominator) == Some(&true) => {
                place(block, &mut order, &mut placed, &mut waiting);
            }
            Some(dominator) => {
                if let Some(list) = waiting.get_mut(dominator) {
                    list.push(block);
                }
            }
        }
    }
    order.extend(unreachable);
    order
}

fn place(block: usize, order: &mut Vec<usize>, placed: &mut [bool], waiting: &mut [Vec<usize>]) {
    let mut work = vec![block];
    while let Some(block) = work.pop() {
        order.push(block);
        if let Some(slot) = placed.get_mut(block) {
            *slot = true;
        }
        if let Some(list) = waiting.get_mut(block) {
            work.extend(std::mem::take(list).into_iter().rev());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{arrange, dominators, spans};

    fn order(successors: &[&[usize]]) -> Vec<usize> {
        let successors: Vec<Vec<usize>> = successors.iter().map(|list| list.to_vec()).collect();
        arrange(&dominators(&successors))
    }

    #[test]
    fn llvm_order_is_kept_where_it_is_allowed() {
        assert_eq!(order(&[&[1, 2], &[3], &[3], &[]]), [0, 1, 2, 3]);
    }

    #[test]
    fn a_block_waits_for_its_dominator() {
        // 1 is reached through 2 only.
        assert_eq!(order(&[&[2], &[], &[1]]), [0, 2, 1]);
    }

    #[test]
    fn unreachable_blocks_stand_last() {
        assert_eq!(order(&[&[2], &[2], &[]]), [0, 2, 1]);
    }

    #[test]
    fn spans_nest_as_dominators_do() {
        // 0 leads to a loop of 1 and 2, which is left to 3; 4 is unreachable.
        let spans = spans(&dominators(&[vec![1], vec![2, 3], vec![1], vec![], vec![3]]));
        assert_eq!(spans.first(), Some(&(0..4)));
        assert_eq!(spans.get(1), Some(&(1..4)));
        let (two, three) = (spans[2].clone(), spans[3].clone());
        assert!(two.len() == 1 && three.len() == 1 && two != three);
        assert!(spans[4].is_empty());
    }

    #[test]
    fn loops_end() {
        assert_eq!(order(&[&[1], &[2, 3], &[1], &[]]), [0, 1, 2, 3]);
    }
}
