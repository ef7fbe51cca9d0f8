//! A plan that follows the tree of dominators.

use super::loops::{NONE, Reduced};
use super::{Exit, Merge, NEXT, Plan};
use crate::graph::{Dominators, Graph};

/// How deep constructs may nest.
const DEEPEST: u32 = 200;

/// The end of emitted code: a block without an exit, and the possible next nodes, in the order of their numbers.
struct End {
    block: u32,
    pending: Vec<u32>,
}

/// The continuation of a node's code.
enum After {
    /// None: control has left.
    Nothing,
    /// The end of its construct.
    End(End),
    /// The only node that follows, in this block.
    Tail(u32, u32),
}

struct Emitter<'g> {
    graph: &'g Reduced,
    plan: Plan,
    /// By node: its only predecessor, if it is emitted where that one branches to it.
    inline_in: Vec<u32>,
    /// By node: the nodes behind its construct, in order.
    labels: Vec<Vec<u32>>,
    /// By loop: the nodes behind it, in order.
    behind: Vec<Vec<u32>>,
    is_too_deep: bool,
}

/// The plan of a graph; `None` if it nests too deep.
pub(super) fn plan(graph: &Reduced) -> Option<Plan> {
    let start = graph.nodes.get(graph.entry as usize)?.edges.first()?;
    let mut emitter = Emitter::new(graph);
    let (first, stub) = (emitter.plan.add(), emitter.plan.add());
    emitter.plan.end(first, Exit::Goto(stub));
    if let Some(block) = emitter.plan.block(first) {
        block.sets = start.sets.clone();
    }
    let end = emitter.emit(start.to, stub, false, 0);
    if emitter.is_too_deep || end.is_some() {
        return None;
    }
    emitter.plan.variables = graph.variables;
    Some(emitter.plan)
}

impl<'g> Emitter<'g> {
    fn new(graph: &'g Reduced) -> Self {
        let entry = graph.entry;
        let count = graph.nodes.len();
        let edges: Vec<(u32, u32)> = graph
            .nodes
            .iter()
            .zip(0u32..)
            .flat_map(|(node, from)| node.edges.iter().map(move |edge| (from, edge.to)))
            .collect();
        // Dominators are found from node 0 on: the entry and it change places.
        let swapped = |node: u32| match node {
            0 => entry,
            node if node == entry => 0,
            node => node,
        };
        let turned: Vec<(u32, u32)> = edges.iter().map(|(from, to)| (swapped(*from), swapped(*to))).collect();
        let turned = Graph::new(count, turned.iter().copied());
        let dominators = Dominators::of(&turned);
        let order = reverse_postorder(&turned);
        let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); count];
        for (from, to) in edges {
            // A back edge does not count: the loop itself leads to its header.
            let is_back = graph.headed(to).is_some_and(|own| graph.contains(own, from));
            let list = &mut predecessors[to as usize];
            if !is_back && !list.contains(&from) {
                list.push(from);
            }
        }
        let mut emitter = Self {
            graph,
            plan: Plan::default(),
            inline_in: vec![NONE; count],
            labels: vec![Vec::new(); count],
            behind: vec![Vec::new(); graph.loops.len()],
            is_too_deep: false,
        };
        for node in order.into_iter().map(swapped).filter(|node| *node != entry) {
            let Some(above) = dominators.immediate(swapped(node)).map(swapped) else { continue };
            match left_loop(graph, above, node) {
                Some(left) => emitter.behind[left as usize].push(node),
                None if predecessors[node as usize].as_slice() == [above] && is_plain(graph, above, node) => {
                    emitter.inline_in[node as usize] = above;
                }
                None => emitter.labels[above as usize].push(node),
            }
        }
        emitter
    }

    /// Emits a node and the nodes behind its construct into an empty block; `is_body`: the loop of a head has been opened.
    fn emit(&mut self, node: u32, block: u32, is_body: bool, depth: u32) -> Option<End> {
        if depth > DEEPEST {
            self.is_too_deep = true;
            return None;
        }
        let (mut node, mut block, mut is_body) = (node, block, is_body);
        loop {
            let own = self.graph.headed(node).filter(|_| !is_body);
            is_body = false;
            let (after, items) = match own {
                Some(own) => {
                    let end = self.emit_loop(node, block, depth);
                    (end.map_or(After::Nothing, After::End), self.behind[own as usize].clone())
                }
                None => (self.code(node, block, depth), self.labels[node as usize].clone()),
            };
            let end = match after {
                After::Nothing => return None,
                After::Tail(next, at) => {
                    (node, block) = (next, at);
                    continue;
                }
                After::End(end) => end,
            };
            match self.sequence(end, &items, depth) {
                After::Nothing => return None,
                After::End(end) => return Some(end),
                After::Tail(next, at) => (node, block) = (next, at),
            }
        }
    }

    /// Emits the nodes behind a construct, each behind a test unless it is the only possible one.
    fn sequence(&mut self, end: End, items: &[u32], depth: u32) -> After {
        let mut end = end;
        for (position, item) in items.iter().enumerate() {
            if end.pending.as_slice() == [*item] {
                if position + 1 == items.len() {
                    let block = self.plan.empty_behind(end.block);
                    return After::Tail(*item, block);
                }
                let block = self.plan.empty_behind(end.block);
                match self.emit(*item, block, false, depth + 1) {
                    Some(next) => end = next,
                    None => return After::Nothing,
                }
            } else if end.pending.contains(item) {
                let at = self.plan.empty_behind(end.block);
                let (inner, next) = (self.plan.add(), self.plan.add());
                self.plan.head(at, Merge::Selection(next));
                self.plan.end(at, Exit::Test(NEXT, *item, [inner, next]));
                end.pending.retain(|other| other != item);
                if let Some(inner) = self.emit(*item, inner, false, depth + 1) {
                    self.plan.end(inner.block, Exit::Goto(next));
                    join(&mut end.pending, &inner.pending);
                }
                end.block = next;
            }
        }
        After::End(end)
    }

    /// Emits a node's own block and the nodes nested in its branches.
    fn code(&mut self, node: u32, block: u32, depth: u32) -> After {
        let graph = self.graph;
        let Some(of) = graph.nodes.get(node as usize) else { return After::Nothing };
        if let Some(block) = self.plan.block(block).filter(|_| of.selector.is_none()) {
            block.node = Some(node);
        }
        let mut targets: Vec<&super::loops::Edge> = Vec::new();
        for edge in &of.edges {
            if !targets.contains(&edge) {
                targets.push(edge);
            }
        }
        match targets.as_slice() {
            [] => {
                self.plan.end(block, Exit::Leave);
                After::Nothing
            }
            [edge] => {
                if self.inline_in[edge.to as usize] == node {
                    let next = self.plan.add();
                    self.plan.end(block, Exit::Goto(next));
                    return After::Tail(edge.to, next);
                }
                self.jump(block, edge);
                After::End(End { block, pending: vec![edge.to] })
            }
            _ => {
                let behind = self.plan.add();
                self.plan.head(block, Merge::Selection(behind));
                let mut pending = Vec::new();
                let mut blocks = Vec::new();
                for edge in &targets {
                    let arm = self.plan.add();
                    blocks.push(arm);
                    if self.inline_in[edge.to as usize] == node {
                        if let Some(end) = self.emit(edge.to, arm, false, depth + 1) {
                            self.plan.end(end.block, Exit::Goto(behind));
                            join(&mut pending, &end.pending);
                        }
                    } else {
                        self.jump(arm, edge);
                        self.plan.end(arm, Exit::Goto(behind));
                        join(&mut pending, &[edge.to]);
                    }
                }
                let place = |edge| targets.iter().position(|other| *other == edge);
                let slots =
                    of.edges.iter().filter_map(place).filter_map(|at| blocks.get(at).copied()).collect();
                self.plan.end(
                    block,
                    of.selector.map_or_else(|| Exit::Own(Vec::new()), |by| Exit::Select(by, Vec::new())),
                );
                if let Some(Exit::Own(list) | Exit::Select(_, list)) =
                    self.plan.block(block).map(|block| &mut block.exit)
                {
                    *list = slots;
                }
                match pending.is_empty() {
                    true => After::Nothing,
                    false => After::End(End { block: behind, pending }),
                }
            }
        }
    }

    /// Stores at the end of a block which node is next.
    fn jump(&mut self, block: u32, edge: &super::loops::Edge) {
        if let Some(block) = self.plan.block(block) {
            block.sets.extend(edge.sets.iter().copied().chain([(NEXT, edge.to)]));
        }
    }

    /// A loop.
    fn emit_loop(&mut self, head: u32, block: u32, depth: u32) -> Option<End> {
        let block = self.plan.empty_behind(block);
        let (behind, back, first) = (self.plan.add(), self.plan.add(), self.plan.add());
        self.plan.head(block, Merge::Loop(behind, back));
        self.plan.end(block, Exit::Goto(first));
        self.plan.end(back, Exit::Goto(block));
        let mut end = self.emit(head, first, true, depth + 1)?;
        self.plan.end(end.block, Exit::Goto(back));
        end.pending.retain(|other| *other != head);
        if end.pending.is_empty() {
            return None;
        }
        self.plan.end(back, Exit::Test(NEXT, head, [block, behind]));
        Some(End { block: behind, pending: end.pending })
    }
}

/// Whether a node leads to another in one way only, and sets no variable for it.
fn is_plain(graph: &Reduced, from: u32, to: u32) -> bool {
    let edges = graph.nodes.get(from as usize).into_iter().flat_map(|node| &node.edges);
    edges.filter(|edge| edge.to == to).all(|edge| edge.sets.is_empty())
}

fn join(pending: &mut Vec<u32>, more: &[u32]) {
    for node in more {
        if !pending.contains(node) {
            pending.push(*node);
        }
    }
}

/// The outermost loop around a node that does not contain what the node dominates.
fn left_loop(graph: &Reduced, above: u32, node: u32) -> Option<u32> {
    let mut left = None;
    let mut at = graph.loop_of.get(above as usize).copied().unwrap_or(NONE);
    while at != NONE && !graph.contains(at, node) {
        left = Some(at);
        at = graph.parent(at);
    }
    left
}

/// The nodes reachable from node 0, in reverse postorder.
fn reverse_postorder(graph: &Graph) -> Vec<u32> {
    let mut seen = vec![false; graph.len()];
    let mut order = Vec::new();
    let mut open: Vec<(u32, usize)> = vec![(0, 0)];
    if let Some(first) = seen.first_mut() {
        *first = true;
    }
    while let Some((node, next)) = open.last_mut() {
        match graph.successors(*node).get(*next).copied() {
            Some(to) => {
                *next += 1;
                if let Some(slot) = seen.get_mut(to as usize).filter(|slot| !**slot) {
                    *slot = true;
                    open.push((to, 0));
                }
            }
            None => {
                order.push(*node);
                open.pop();
            }
        }
    }
    order.reverse();
    order
}
