//! Loops and their heads. A strongly connected part that is entered in several places gets a node of its own as its head.

use super::Variable;
use rustc_hash::{FxHashMap, FxHashSet};

/// No loop.
pub(super) const NONE: u32 = u32::MAX;

/// An edge, with the variable by which its target dispatches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Edge {
    pub to: u32,
    pub sets: Vec<(Variable, u32)>,
}

/// A node; one that the graph did not have sends on by a variable.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub selector: Option<Variable>,
    pub edges: Vec<Edge>,
}

/// A loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loop {
    pub head: u32,
    pub parent: u32,
}

/// A graph in which every loop is entered at its head.
#[derive(Debug, Default)]
pub(super) struct Reduced {
    pub nodes: Vec<Node>,
    pub loops: Vec<Loop>,
    /// The innermost loop that a node is in.
    pub loop_of: Vec<u32>,
    pub variables: u32,
    /// The way in.
    pub entry: u32,
}

impl Reduced {
    /// Whether a loop contains a node.
    pub fn contains(&self, outer: u32, node: u32) -> bool {
        let mut at = self.loop_of.get(node as usize).copied().unwrap_or(NONE);
        while at != NONE {
            if at == outer {
                return true;
            }
            at = self.parent(at);
        }
        false
    }

    /// The loop around a loop.
    pub fn parent(&self, of: u32) -> u32 {
        self.loops.get(of as usize).map_or(NONE, |of| of.parent)
    }

    /// The loop that a node heads.
    pub fn headed(&self, node: u32) -> Option<u32> {
        let own = self.loop_of.get(node as usize).copied().filter(|own| *own != NONE)?;
        (self.loops.get(own as usize)?.head == node).then_some(own)
    }

    fn targets(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        self.nodes.get(node as usize).into_iter().flat_map(|node| node.edges.iter().map(|edge| edge.to))
    }

    /// The strongly connected parts of some nodes, by Tarjan's algorithm without recursion; only those that have a cycle.
    fn components(&self, within: &[u32]) -> Vec<Vec<u32>> {
        let count = self.nodes.len();
        let mut is_within = vec![false; count];
        within.iter().for_each(|node| is_within[*node as usize] = true);
        let (mut index, mut low) = (vec![NONE; count], vec![NONE; count]);
        let mut on_stack = vec![false; count];
        let (mut stack, mut found, mut next) = (Vec::new(), Vec::new(), 0);
        for root in within {
            if index[*root as usize] != NONE {
                continue;
            }
            let mut work: Vec<(u32, usize)> = vec![(*root, 0)];
            while let Some((node, at)) = work.last_mut() {
                let (node, place) = (*node, *node as usize);
                if *at == 0 && index[place] == NONE {
                    (index[place], low[place]) = (next, next);
                    next += 1;
                    stack.push(node);
                    on_stack[place] = true;
                }
                let target = self.nodes[place].edges.get(*at).map(|edge| edge.to);
                *at += 1;
                match target {
                    Some(to) if !is_within[to as usize] => {}
                    Some(to) if index[to as usize] == NONE => work.push((to, 0)),
                    Some(to) if on_stack[to as usize] => low[place] = low[place].min(index[to as usize]),
                    Some(_) => {}
                    None => {
                        work.pop();
                        if let Some((above, _)) = work.last() {
                            low[*above as usize] = low[*above as usize].min(low[place]);
                        }
                        if low[place] == index[place] {
                            let start = stack.iter().rposition(|other| *other == node).unwrap_or(0);
                            let part = stack.split_off(start);
                            part.iter().for_each(|node| on_stack[*node as usize] = false);
                            let is_cycle = part.len() > 1 || self.targets(node).any(|to| to == node);
                            if is_cycle {
                                found.push(part);
                            }
                        }
                    }
                }
            }
        }
        found
    }

    /// The nodes from which nothing leads back into a strongly connected part, but which lead from it to those that are to run within it.
    fn ways_inside(&self, part: &[u32], within: &[u32], inside: &[(u32, u32)]) -> Vec<u32> {
        if inside.is_empty() {
            return Vec::new();
        }
        let (own, around): (FxHashSet<u32>, FxHashSet<u32>) =
            (part.iter().copied().collect(), within.iter().copied().collect());
        let wanted = inside.iter().filter(|(node, of)| own.contains(of) && !own.contains(node));
        let mut open: Vec<u32> = wanted.map(|(node, _)| *node).filter(|node| around.contains(node)).collect();
        let mut before: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for (from, node) in (0u32..).zip(&self.nodes) {
            for edge in &node.edges {
                before.entry(edge.to).or_default().push(from);
            }
        }
        let mut found = FxHashSet::default();
        while let Some(node) = open.pop() {
            if own.contains(&node) || !found.insert(node) {
                continue;
            }
            // What can be reached in another way is behind the loop.
            if !around.contains(&node) {
                return Vec::new();
            }
            open.extend(before.get(&node).into_iter().flatten());
        }
        let mut found: Vec<u32> = found.into_iter().collect();
        found.sort_unstable();
        found
    }

    /// The head of a strongly connected part: its only entry, or a new node that leads to all of them.
    fn head_of(&mut self, part: &mut Vec<u32>) -> u32 {
        let mut is_part = vec![false; self.nodes.len()];
        part.iter().for_each(|node| is_part[*node as usize] = true);
        let mut is_entry = vec![false; self.nodes.len()];
        for (node, of) in self.nodes.iter().enumerate() {
            if !is_part[node] {
                of.edges.iter().for_each(|edge| is_entry[edge.to as usize] = true);
            }
        }
        let entries: Vec<u32> = part.iter().copied().filter(|node| is_entry[*node as usize]).collect();
        if let [head] = entries.as_slice() {
            return *head;
        }
        let variable = self.variables;
        self.variables += 1;
        let head = self.nodes.len() as u32;
        for node in &mut self.nodes {
            for edge in &mut node.edges {
                if let Some(value) = entries.iter().position(|entry| *entry == edge.to) {
                    edge.to = head;
                    edge.sets.push((variable, value as u32));
                }
            }
        }
        let edges = entries.iter().map(|entry| Edge { to: *entry, sets: Vec::new() }).collect();
        self.nodes.push(Node { selector: Some(variable), edges });
        self.loop_of.push(NONE);
        part.push(head);
        head
    }
}

/// Which nodes can be reached from the entry.
fn reached(successors: &[Vec<u32>]) -> Vec<bool> {
    let mut seen = vec![false; successors.len()];
    let mut open = vec![0u32];
    while let Some(node) = open.pop() {
        if let Some(slot) = seen.get_mut(node as usize).filter(|slot| !**slot) {
            *slot = true;
            open.extend(successors.get(node as usize).into_iter().flatten());
        }
    }
    seen
}

/// Finds the loops of a graph. An entry that is led back to is led to by a new one, which is the last of the given nodes. `inside`: as for
/// [`super::structure`].
pub(super) fn reduce(successors: &[Vec<u32>], inside: &[(u32, u32)]) -> Reduced {
    let seen = reached(successors);
    let edge = |to: &u32| Edge { to: *to, sets: Vec::new() };
    let mut graph = Reduced { variables: 1, ..Reduced::default() };
    for (node, targets) in successors.iter().enumerate() {
        let edges = if seen[node] { targets.iter().map(edge).collect() } else { Vec::new() };
        graph.nodes.push(Node { selector: None, edges });
    }
    // The way in, from which every loop has an entry.
    graph.entry = graph.nodes.len() as u32;
    graph.nodes.push(Node { selector: None, edges: vec![edge(&0)] });
    graph.loop_of = vec![NONE; graph.nodes.len()];
    let all = (0..successors.len() as u32).filter(|node| seen[*node as usize]).collect();
    let mut work: Vec<(Vec<u32>, u32)> = vec![(all, NONE)];
    while let Some((within, parent)) = work.pop() {
        let parts = graph.components(&within);
        let more: Vec<Vec<u32>> = parts.iter().map(|part| graph.ways_inside(part, &within, inside)).collect();
        let taken: FxHashSet<u32> = more.iter().flatten().copied().collect();
        for (mut part, more) in parts.iter().cloned().zip(&more) {
            if part.iter().any(|node| taken.contains(node)) {
                // It lies within another one, where it is found again.
                continue;
            }
            let head = graph.head_of(&mut part);
            part.extend(more);
            let own = graph.loops.len() as u32;
            graph.loops.push(Loop { head, parent });
            for node in &part {
                graph.loop_of[*node as usize] = own;
            }
            part.retain(|node| *node != head);
            work.push((part, own));
        }
    }
    graph
}
