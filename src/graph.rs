//! Directed graphs of numbered nodes, and their dominator trees.
//!
//! Rule of this module: it is independent of SPIR-V and LLVM. Time and memory are linear in nodes and edges, times at
//! most a logarithm, for every graph.

/// The absence of a node.
const NONE: u32 = u32::MAX;

/// Nodes numbered from 0, and the successors of each.
#[derive(Debug, Default)]
pub struct Graph {
    /// The start of each node's targets; one entry more than there are nodes.
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Graph {
    /// The graph with this number of nodes and these edges. A node's edges keep their order; edges of nodes outside the
    /// range are dropped.
    pub fn new(nodes: usize, edges: impl Iterator<Item = (u32, u32)> + Clone) -> Self {
        let edges = edges.filter(|(from, to)| (*from as usize) < nodes && (*to as usize) < nodes);
        let mut starts = vec![0u32; nodes + 1];
        for (from, _) in edges.clone() {
            if let Some(count) = starts.get_mut(from as usize + 1) {
                *count += 1;
            }
        }
        let mut total = 0;
        for start in &mut starts {
            total += *start;
            *start = total;
        }
        let mut next = starts.clone();
        let mut targets = vec![0; total as usize];
        for (from, to) in edges {
            if let Some(at) = next.get_mut(from as usize) {
                if let Some(target) = targets.get_mut(*at as usize) {
                    *target = to;
                }
                *at += 1;
            }
        }
        Self { starts, targets }
    }

    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    /// Whether the graph is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The successors of a node.
    pub fn successors(&self, node: u32) -> &[u32] {
        let at = |node: usize| self.starts.get(node).map_or(0, |start| *start as usize);
        self.targets.get(at(node as usize)..at(node as usize + 1)).unwrap_or(&[])
    }

    /// The same nodes with all edges reversed.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self::new(self.len(), self.edges().map(|(from, to)| (to, from)))
    }

    fn edges(&self) -> impl Iterator<Item = (u32, u32)> + Clone {
        (0..self.len() as u32).flat_map(|from| self.successors(from).iter().map(move |to| (from, *to)))
    }

    /// The back edge of some cycle reachable from `start`, or `None`. Nodes marked in `visited` are skipped.
    pub fn cycle_from(&self, start: u32, visited: &mut Vec<bool>) -> Option<(u32, u32)> {
        visited.resize(self.len(), false);
        let mut is_open = rustc_hash::FxHashSet::default();
        let mut open = vec![(start, 0)];
        if mark(visited, start) {
            return None;
        }
        is_open.insert(start);
        while let Some((node, next)) = open.last_mut() {
            match self.successors(*node).get(*next).copied() {
                Some(target) => {
                    *next += 1;
                    if is_open.contains(&target) {
                        return Some((*node, target));
                    }
                    if !mark(visited, target) {
                        is_open.insert(target);
                        open.push((target, 0));
                    }
                }
                None => {
                    is_open.remove(node);
                    open.pop();
                }
            }
        }
        None
    }
}

/// Marks a node; returns whether it was marked already.
fn mark(marks: &mut [bool], node: u32) -> bool {
    marks.get_mut(node as usize).is_none_or(|mark| std::mem::replace(mark, true))
}

fn get(list: &[u32], at: u32) -> u32 {
    list.get(at as usize).copied().unwrap_or(NONE)
}

fn set(list: &mut [u32], at: u32, value: u32) {
    if let Some(slot) = list.get_mut(at as usize) {
        *slot = value;
    }
}

/// The dominator tree from the entry, node 0. A node dominates another if every path from the entry to the other passes
/// through it.
#[derive(Debug, Default)]
pub struct Dominators {
    /// By node: its immediate dominator; `NONE` for the entry and for unreachable nodes.
    immediate: Vec<u32>,
    /// By node: its position in a preorder walk of the dominator tree; `NONE` if it is unreachable.
    places: Vec<u32>,
    /// By node: the size of its subtree, itself included.
    sizes: Vec<u32>,
}

impl Dominators {
    /// The dominators of a graph, by the simple version of the Lengauer-Tarjan algorithm.
    pub fn of(graph: &Graph) -> Self {
        let walk = Walk::of(graph);
        let parents = walk.dominators(&graph.reversed());
        let count = walk.order.len() as u32;
        // In depth-first numbering a dominator precedes the nodes that it dominates.
        let mut sizes = vec![1; count as usize];
        for number in (1..count).rev() {
            let above = get(&parents, number);
            let size = get(&sizes, number) + get(&sizes, above);
            set(&mut sizes, above, size);
        }
        let mut free = vec![1; count as usize];
        let mut result = Self {
            immediate: vec![NONE; graph.len()],
            places: vec![NONE; graph.len()],
            sizes: vec![0; graph.len()],
        };
        for number in 0..count {
            let node = get(&walk.order, number);
            let above = if number == 0 { NONE } else { get(&parents, number) };
            let place = if number == 0 { 0 } else { get(&free, above) };
            if number != 0 {
                set(&mut free, above, place + get(&sizes, number));
                set(&mut result.immediate, node, get(&walk.order, above));
            }
            set(&mut free, number, place + 1);
            set(&mut result.places, node, place);
            set(&mut result.sizes, node, get(&sizes, number));
        }
        result
    }

    /// The immediate dominator of a node; `None` for the entry and for unreachable nodes.
    pub fn immediate(&self, node: u32) -> Option<u32> {
        Some(get(&self.immediate, node)).filter(|dominator| *dominator != NONE)
    }

    /// Whether a node is reachable from the entry.
    pub fn is_reached(&self, node: u32) -> bool {
        get(&self.places, node) != NONE
    }

    /// Whether a node dominates another or is the same node; false if either is unreachable.
    pub fn dominates(&self, one: u32, other: u32) -> bool {
        let (outer, inner) = (get(&self.places, one), get(&self.places, other));
        outer != NONE && inner != NONE && inner >= outer && inner - outer < get(&self.sizes, one)
    }
}

/// A depth-first walk from node 0. Its lists hold depth-first numbers, not nodes.
struct Walk {
    /// By number: the node.
    order: Vec<u32>,
    /// By node: its number.
    numbers: Vec<u32>,
    /// By number: its parent in the walk.
    parents: Vec<u32>,
}

impl Walk {
    fn of(graph: &Graph) -> Self {
        let mut walk = Self { order: Vec::new(), numbers: vec![NONE; graph.len()], parents: Vec::new() };
        if graph.is_empty() {
            return walk;
        }
        walk.visit(0, NONE);
        let mut open = vec![(0, 0)];
        while let Some((node, next)) = open.last_mut() {
            let from = *node;
            match graph.successors(from).get(*next).copied() {
                Some(target) => {
                    *next += 1;
                    if get(&walk.numbers, target) == NONE {
                        let parent = get(&walk.numbers, from);
                        walk.visit(target, parent);
                        open.push((target, 0));
                    }
                }
                None => {
                    open.pop();
                }
            }
        }
        walk
    }

    fn visit(&mut self, node: u32, parent: u32) {
        set(&mut self.numbers, node, self.order.len() as u32);
        self.order.push(node);
        self.parents.push(parent);
    }

    /// Immediate dominators, by number.
    fn dominators(&self, predecessors: &Graph) -> Vec<u32> {
        let count = self.order.len();
        let mut forest = Forest::new(count);
        let mut dominators = vec![0; count];
        // Linked lists of the numbers that share a semidominator: the head of each list, and each element's next.
        let (mut first, mut following) = (vec![NONE; count], vec![NONE; count]);
        for number in (1..count as u32).rev() {
            for node in predecessors.successors(get(&self.order, number)) {
                let from = get(&self.numbers, *node);
                if from != NONE {
                    let best = forest.best(from);
                    let best = get(&forest.semidominators, best);
                    if best < get(&forest.semidominators, number) {
                        set(&mut forest.semidominators, number, best);
                    }
                }
            }
            let semidominator = get(&forest.semidominators, number);
            set(&mut following, number, get(&first, semidominator));
            set(&mut first, semidominator, number);
            let parent = get(&self.parents, number);
            set(&mut forest.ancestors, number, parent);
            let mut waiting = get(&first, parent);
            set(&mut first, parent, NONE);
            while waiting != NONE {
                let best = forest.best(waiting);
                let is_lower = get(&forest.semidominators, best) < get(&forest.semidominators, waiting);
                set(&mut dominators, waiting, if is_lower { best } else { parent });
                waiting = get(&following, waiting);
            }
        }
        for number in 1..count as u32 {
            let dominator = get(&dominators, number);
            if dominator != get(&forest.semidominators, number) {
                let above = get(&dominators, dominator);
                set(&mut dominators, number, above);
            }
        }
        dominators
    }
}

/// The part of the walk that has been processed, with compressed paths.
struct Forest {
    semidominators: Vec<u32>,
    ancestors: Vec<u32>,
    /// By number: the number with the least semidominator on the compressed path above it.
    labels: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    fn new(count: usize) -> Self {
        let own: Vec<u32> = (0..count as u32).collect();
        Self { semidominators: own.clone(), ancestors: vec![NONE; count], labels: own, path: Vec::new() }
    }

    /// The number with the least semidominator between `number` and the root of its tree, root excluded.
    fn best(&mut self, number: u32) -> u32 {
        let mut at = number;
        while get(&self.ancestors, at) != NONE && get(&self.ancestors, get(&self.ancestors, at)) != NONE {
            self.path.push(at);
            at = get(&self.ancestors, at);
        }
        while let Some(at) = self.path.pop() {
            let above = get(&self.ancestors, at);
            let (own, other) = (get(&self.labels, at), get(&self.labels, above));
            if get(&self.semidominators, other) < get(&self.semidominators, own) {
                set(&mut self.labels, at, other);
            }
            let root = get(&self.ancestors, above);
            set(&mut self.ancestors, at, root);
        }
        get(&self.labels, number)
    }
}

#[cfg(test)]
mod tests {
    use super::{Dominators, Graph};

    fn graph(successors: &[&[u32]]) -> Graph {
        let edges = (0u32..).zip(successors).flat_map(|(from, list)| list.iter().map(move |to| (from, *to)));
        Graph::new(successors.len(), edges)
    }

    /// The definition: whether `other` is unreachable without `one`.
    fn dominates(graph: &Graph, one: u32, other: u32) -> bool {
        let reach = |without: Option<u32>| {
            let mut seen = vec![false; graph.len()];
            let mut open: Vec<u32> = Some(0).filter(|node| Some(*node) != without).into_iter().collect();
            while let Some(node) = open.pop() {
                if !std::mem::replace(&mut seen[node as usize], true) {
                    open.extend(graph.successors(node).iter().filter(|to| Some(**to) != without));
                }
            }
            seen
        };
        let reached = reach(None);
        reached[one as usize] && reached[other as usize] && !reach(Some(one))[other as usize]
    }

    #[test]
    fn dominators_are_those_of_the_definition() {
        let mut state = 1u32;
        let mut random = |limit: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % limit
        };
        for _ in 0..400 {
            let nodes = 1 + random(12);
            let edges: Vec<(u32, u32)> =
                (0..random(3 * nodes)).map(|_| (random(nodes), random(nodes))).collect();
            let graph = Graph::new(nodes as usize, edges.iter().copied());
            let dominators = Dominators::of(&graph);
            for one in 0..nodes {
                for other in 0..nodes {
                    let expected = dominates(&graph, one, other);
                    assert_eq!(dominators.dominates(one, other), expected, "{one} {other} {edges:?}");
                }
                if let Some(above) = dominators.immediate(one) {
                    assert!(above != one && dominators.dominates(above, one));
                    let between =
                        |node: &u32| *node != one && *node != above && dominators.dominates(*node, one);
                    assert!((0..nodes).filter(between).all(|node| dominators.dominates(node, above)));
                }
            }
        }
    }

    #[test]
    fn long_graphs_take_no_long_time() {
        // A ladder whose rungs lead back to the start of the other side, on which iterative algorithms need many
        // rounds.
        let nodes = 200_000u32;
        let forward = (0..nodes - 1).map(|node| (node, node + 1));
        let back = (2..nodes).map(|node| (node, nodes - node));
        let dominators = Dominators::of(&Graph::new(nodes as usize, forward.chain(back)));
        assert!(dominators.dominates(0, nodes - 1) && dominators.is_reached(nodes - 1));
    }

    #[test]
    fn cycles_are_found() {
        let mut visited = Vec::new();
        assert_eq!(graph(&[&[1, 2], &[3], &[3], &[]]).cycle_from(0, &mut visited), None);
        visited.clear();
        assert_eq!(graph(&[&[1], &[2], &[1]]).cycle_from(0, &mut visited), Some((2, 1)));
        visited.clear();
        assert_eq!(graph(&[&[], &[1]]).cycle_from(0, &mut visited), None);
    }

    #[test]
    fn edges_keep_their_order() {
        let graph = graph(&[&[2, 1, 2], &[], &[0]]);
        assert_eq!(graph.successors(0), [2, 1, 2]);
        assert_eq!(graph.reversed().successors(2), [0, 0]);
    }
}
