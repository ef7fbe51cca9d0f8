//! The order of blocks: LLVM's, but each block behind its immediate dominator, as SPIR-V asks.
//!
//! Spec: "Universal Validation Rules", the order of blocks in a function.

use crate::llvm::{Block, Value};
use rustc_hash::FxHashMap;

/// The blocks of a function in an order that SPIR-V allows; unreachable ones stand last.
pub(super) fn order(function: Value<'_>) -> Vec<Block<'_>> {
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
    let dominators = dominators(&successors);
    arrange(&dominators).into_iter().filter_map(|n| blocks.get(n).copied()).collect()
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
    use super::{arrange, dominators};

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
    fn loops_end() {
        assert_eq!(order(&[&[1], &[2, 3], &[1], &[]]), [0, 1, 2, 3]);
    }
}
