//! Structured control flow for any graph of blocks: every path runs the same blocks in the same order, in nested selections and
//! single-exit loops.
//!
//! Rule of this room: graphs of numbers; it knows neither SPIR-V nor LLVM. Its result is a [`Plan`]: blocks, each with at most one node of
//! the graph, the variables that it sets, and its terminator.
//!
//! 1. A loop with several entries gets one header: a new node that dispatches on a variable ([`loops`]).
//! 2. The dominator tree gives the nesting. A node with one predecessor is placed at that branch. Any other node follows the construct of
//!    its immediate dominator; where several nodes may come next, the predecessors set a variable and a test precedes the node ([`emit`]).
//!    The targets of a loop's exits follow the loop, which has one continue target and one merge block.
//! 3. A graph that would nest too deep becomes one loop around one switch ([`flat`]).

mod emit;
mod flat;
mod loops;

#[cfg(test)]
mod tests;

/// A variable of a plan, by its number. The first selects the next node.
pub type Variable = u32;

/// The variable that selects the next node.
pub const NEXT: Variable = 0;

/// How a block ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exit {
    /// It branches to a block.
    Goto(u32),
    /// As its node ends, to these blocks, one for each successor of the node.
    Own(Vec<u32>),
    /// It branches to the first block if the variable has the value, else to the second.
    Test(Variable, u32, [u32; 2]),
    /// It branches to the block numbered by the variable, which is less than their number.
    Select(Variable, Vec<u32>),
    /// As its node ends, which leads nowhere.
    Leave,
    /// It is never reached.
    Unreachable,
}

/// The construct that a block heads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merge {
    /// A selection, with the block behind it.
    Selection(u32),
    /// A loop, with the block behind it and the one that leads back.
    Loop(u32, u32),
}

/// One block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The node of the graph that it holds.
    pub node: Option<u32>,
    /// Variables that it sets, behind the node's instructions.
    pub sets: Vec<(Variable, u32)>,
    /// The construct that it heads.
    pub merge: Option<Merge>,
    /// How it ends.
    pub exit: Exit,
}

/// Blocks, the entry first. Each reachable node is in one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The blocks.
    pub blocks: Vec<Block>,
    /// The number of variables.
    pub variables: u32,
}

/// Structures a graph: the successors of each node, of which node 0 is the entry. `inside`: nodes that run within an iteration of the innermost
/// loop around another node, though they do not lead back to it.
pub fn structure(successors: &[Vec<u32>], inside: &[(u32, u32)]) -> Plan {
    let graph = loops::reduce(successors, inside);
    let plan = emit::plan(&graph).unwrap_or_else(|| flat::plan(successors));
    plan.without_idle_variable()
}

impl Plan {
    fn add(&mut self) -> u32 {
        self.blocks.push(Block { node: None, sets: Vec::new(), merge: None, exit: Exit::Unreachable });
        self.blocks.len() as u32 - 1
    }

    fn block(&mut self, block: u32) -> Option<&mut Block> {
        self.blocks.get_mut(block as usize)
    }

    fn end(&mut self, block: u32, exit: Exit) {
        if let Some(block) = self.block(block) {
            block.exit = exit;
        }
    }

    fn head(&mut self, block: u32, merge: Merge) {
        if let Some(block) = self.block(block) {
            block.merge = Some(merge);
        }
    }

    /// Whether a block is empty.
    fn is_empty(&self, block: u32) -> bool {
        self.blocks.get(block as usize).is_some_and(|block| {
            block.node.is_none()
                && block.sets.is_empty()
                && block.merge.is_none()
                && block.exit == Exit::Unreachable
        })
    }

    /// An empty block: the given one, or a new one behind it.
    fn empty_behind(&mut self, block: u32) -> u32 {
        if self.is_empty(block) {
            return block;
        }
        let next = self.add();
        self.end(block, Exit::Goto(next));
        next
    }

    /// Drops the assignments to [`NEXT`] if no terminator reads it.
    fn without_idle_variable(mut self) -> Self {
        let asks = |block: &Block| {
            matches!(block.exit, Exit::Test(NEXT, ..)) || matches!(block.exit, Exit::Select(NEXT, _))
        };
        if !self.blocks.iter().any(asks) {
            for block in &mut self.blocks {
                block.sets.retain(|(variable, _)| *variable != NEXT);
            }
        }
        self
    }
}
