//! Random graphs: a plan visits the nodes that the graph does, and its constructs are nested.

use super::{Block, Exit, Merge, NEXT, Plan, flat, structure};
use crate::graph::{Dominators, Graph};
use graphs::{KINDS, Random, graph};

#[path = "../../tests/support/graphs.rs"]
mod graphs;

/// Which of so many ways a node takes at its visit of a number.
fn choice(seed: u64, node: u32, visit: u32, ways: usize) -> usize {
    let mut random =
        Random(seed ^ (u64::from(node) << 32 | u64::from(visit)).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    random.below(97);
    random.below(ways as u32) as usize
}

/// The nodes that are visited in turn, at most so many.
fn walk(graph: &[Vec<u32>], seed: u64, most: usize) -> Vec<u32> {
    let mut visits = vec![0; graph.len()];
    let (mut node, mut path) = (0u32, Vec::new());
    while path.len() < most {
        path.push(node);
        let targets = &graph[node as usize];
        if targets.is_empty() {
            break;
        }
        let taken = choice(seed, node, visits[node as usize], targets.len());
        visits[node as usize] += 1;
        node = targets[taken];
    }
    path
}

/// The same of a plan.
fn walk_plan(plan: &Plan, nodes: usize, seed: u64, most: usize) -> Vec<u32> {
    let mut visits = vec![0; nodes];
    let mut variables = vec![u32::MAX; plan.variables as usize];
    let (mut at, mut path) = (0u32, Vec::new());
    while path.len() < most {
        let block = &plan.blocks[at as usize];
        path.extend(block.node);
        for (variable, value) in &block.sets {
            variables[*variable as usize] = *value;
        }
        at = match &block.exit {
            Exit::Goto(to) => *to,
            Exit::Own(targets) => {
                let Some(node) = block.node else { break };
                let taken = choice(seed, node, visits[node as usize], targets.len());
                visits[node as usize] += 1;
                targets[taken]
            }
            Exit::Test(variable, value, [yes, no]) => {
                if variables[*variable as usize] == *value {
                    *yes
                } else {
                    *no
                }
            }
            Exit::Select(variable, targets) => targets[variables[*variable as usize] as usize],
            Exit::Leave => break,
            // No graph has a node of this number.
            Exit::Unreachable => return vec![u32::MAX],
        };
        // A node with one way out is visited all the same.
        if let (Some(node), Exit::Goto(_)) = (block.node, &block.exit) {
            visits[node as usize] += 1;
        }
    }
    path
}

fn targets(block: &Block) -> Vec<u32> {
    match &block.exit {
        Exit::Goto(to) => vec![*to],
        Exit::Own(to) | Exit::Select(_, to) => to.clone(),
        Exit::Test(_, _, to) => to.to_vec(),
        Exit::Leave | Exit::Unreachable => vec![],
    }
}

/// Fails unless constructs are entered at their heads and left at their ends only, each with an end of its own.
fn check(plan: &Plan) {
    let edges: Vec<(u32, u32)> = plan
        .blocks
        .iter()
        .zip(0u32..)
        .flat_map(|(block, from)| targets(block).into_iter().map(move |to| (from, to)))
        .collect();
    let also = plan.blocks.iter().zip(0u32..).flat_map(|(block, from)| match block.merge {
        Some(Merge::Selection(to)) => vec![(from, to)],
        Some(Merge::Loop(to, back)) => vec![(from, to), (from, back)],
        None => vec![],
    });
    let all: Vec<(u32, u32)> = edges.iter().copied().chain(also).collect();
    let dominators = Dominators::of(&Graph::new(plan.blocks.len(), all.iter().copied()));
    let mut ends = std::collections::BTreeSet::new();
    for (block, head) in plan.blocks.iter().zip(0u32..) {
        let ways = targets(block);
        assert!(
            ways.iter().collect::<std::collections::BTreeSet<_>>().len() < 2
                || block.merge.is_some()
                || is_back(plan, head)
        );
        let Some(merge) = block.merge else { continue };
        let (end, back) = match merge {
            Merge::Selection(end) => (end, None),
            Merge::Loop(end, back) => (end, Some(back)),
        };
        assert!(ends.insert(end), "two constructs end in one block");
        assert!(dominators.dominates(head, end));
        let is_inside = |node: u32| dominators.dominates(head, node) && !dominators.dominates(end, node);
        for (from, to) in &edges {
            let is_exit = is_inside(*from) && !is_inside(*to);
            let is_allowed = *to == end || back == Some(*from) && *to == head;
            assert!(!is_exit || is_allowed, "a construct is left by {from} to {to}, not to {end}: {plan:#?}");
            assert!(
                !is_inside(*to) || *to == head || is_inside(*from),
                "a construct is entered by {from} to {to}"
            );
        }
    }
    for (from, to) in &edges {
        let is_loop = matches!(plan.blocks[*to as usize].merge, Some(Merge::Loop(_, back)) if back == *from);
        assert!(!dominators.dominates(*to, *from) || is_loop, "{from} leads back to {to}");
    }
}

/// Whether a block leads back to the head of its loop.
fn is_back(plan: &Plan, block: u32) -> bool {
    plan.blocks.iter().any(|head| matches!(head.merge, Some(Merge::Loop(_, back)) if back == block))
}

fn same_paths(graph: &[Vec<u32>], plan: &Plan, seed: u64) {
    for round in 0..8 {
        let seed = seed.wrapping_add(round).wrapping_mul(0x2545_F491_4F6C_DD1D) | 1;
        assert_eq!(walk(graph, seed, 60), walk_plan(plan, graph.len(), seed, 60), "{graph:?}\n{plan:#?}");
    }
}

#[test]
fn random_graphs_keep_their_paths_and_are_structured() {
    let mut random = Random(0x1234_5678_9ABC_DEF1);
    for number in 0..2000u32 {
        let graph = graph(&mut random, number % KINDS);
        let plan = structure(&graph, &[]);
        check(&plan);
        same_paths(&graph, &plan, u64::from(number));
        let count = graph.len() as u32;
        let inside: Vec<(u32, u32)> = (0..3).map(|_| (random.below(count), random.below(count))).collect();
        let plan = structure(&graph, &inside);
        check(&plan);
        same_paths(&graph, &plan, u64::from(number));
        let flat = flat::plan(&graph);
        check(&flat);
        same_paths(&graph, &flat, u64::from(number));
    }
}

#[test]
fn a_plain_diamond_needs_no_variable() {
    let plan = structure(&[vec![1, 2], vec![3], vec![3], vec![]], &[]);
    assert!(plan.blocks.iter().all(|block| block.sets.is_empty()));
    assert_eq!(plan.blocks.iter().filter(|block| block.merge.is_some()).count(), 1);
}

#[test]
fn a_loop_with_two_exits_leaves_at_its_end() {
    let plan = structure(&[vec![1], vec![2, 4], vec![1, 3], vec![], vec![]], &[]);
    assert!(plan.blocks.iter().any(|block| matches!(block.exit, Exit::Test(NEXT, ..))));
    check(&plan);
}

#[test]
fn what_nests_deep_is_flat() {
    let deep: Vec<Vec<u32>> = (0..1000u32).map(|node| vec![node + 1, 1001]).chain([vec![], vec![]]).collect();
    let graph = [deep, vec![vec![]]].concat();
    let plan = structure(&graph, &[]);
    check(&plan);
    same_paths(&graph, &plan, 5);
}

#[test]
fn many_selections_in_a_row_do_not_nest() {
    let mut graph: Vec<Vec<u32>> = Vec::new();
    for part in 0..3000u32 {
        graph.extend([vec![3 * part + 1, 3 * part + 2], vec![3 * part + 3], vec![3 * part + 3]]);
    }
    graph.push(vec![]);
    let plan = structure(&graph, &[]);
    assert!(plan.blocks.iter().all(|block| !matches!(block.exit, Exit::Select(..))));
    same_paths(&graph, &plan, 9);
}

/// Blocks of a plan from the one that holds a node, without going on from another.
fn reached_without(plan: &Plan, from: u32, without: u32) -> Vec<u32> {
    let (mut open, mut found) = (vec![from], Vec::new());
    while let Some(block) = open.pop() {
        if block == without || found.contains(&block) {
            continue;
        }
        found.push(block);
        open.extend(targets(&plan.blocks[block as usize]));
    }
    found
}

/// Node 3 leaves the loop of nodes 1 and 2, by way of node 5.
#[test]
fn what_is_to_run_inside_a_loop_does() {
    let graph = [vec![1], vec![2, 5], vec![1], vec![4], vec![], vec![3]];
    let is_inside = |inside: &[(u32, u32)]| {
        let plan = structure(&graph, inside);
        check(&plan);
        let head = (0u32..).zip(&plan.blocks).find_map(|(number, block)| match block.merge {
            Some(Merge::Loop(behind, _)) => Some((number, behind)),
            _ => None,
        });
        assert!(head.is_some(), "{plan:?}");
        let (head, behind) = head.unwrap_or_default();
        let blocks = reached_without(&plan, head, behind);
        blocks.iter().any(|block| plan.blocks[*block as usize].node == Some(3))
    };
    assert!(is_inside(&[(3, 1)]));
    assert!(!is_inside(&[]));
    assert!(!is_inside(&[(3, 0)]), "node 0 is in no loop");
}
