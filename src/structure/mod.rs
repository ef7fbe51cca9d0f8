//! Structured control flow for any graph of blocks: the same blocks, in the same order on every way, in nested selections and loops that leave
//! by their ends only.
//!
//! Rule of this room: graphs of numbers; it knows neither SPIR-V nor LLVM. What it makes is a [`Plan`]: blocks that hold a node of the graph
//! or nothing, the variables that they set, and how they end.
//!
//! 1. A loop that is entered in several places gets one head: a new node that a variable sends on to the place that was meant ([`loops`]).
//! 2. The tree of dominators is followed. A node that only one other leads to stands where that one branches to it. Any other stands behind
//!    the construct of its dominator, and what leads there says so in a variable, where more than one node may come next: then a test stands
//!    in front ([`emit`]). What a loop leads out to stands behind the loop, and the loop has one place to continue and one to leave.
//! 3. What nests too deep becomes one loop around one switch ([`flat`]).

mod emit;
mod flat;
mod loops;

#[cfg(test)]
mod tests;

/// A variable of a plan, by its number. The first says which node comes next.
pub type Variable = u32;

/// The variable that says which node comes next.
pub const NEXT: Variable = 0;

/// How a block ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exit {
    /// It goes to a block.
    Goto(u32),
    /// As its node ends, to these blocks, one for each successor of the node.
    Own(Vec<u32>),
    /// It goes to the first block if the variable has the value, else to the second.
    Test(Variable, u32, [u32; 2]),
    /// It goes to the block of the variable's value, which is less than their number.
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
    /// Variables that it sets, behind what the node does.
    pub sets: Vec<(Variable, u32)>,
    /// The construct that it heads.
    pub merge: Option<Merge>,
    /// How it ends.
    pub exit: Exit,
}

/// Blocks, of which the first is the entry. Each node that can be reached stands in one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The blocks.
    pub blocks: Vec<Block>,
    /// How many variables there are.
    pub variables: u32,
}

/// Structures a graph: the successors of each node, of which node 0 is the entry.
pub fn structure(successors: &[Vec<u32>]) -> Plan {
    let graph = loops::reduce(successors);
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

    /// Whether nothing stands in a block yet.
    fn is_empty(&self, block: u32) -> bool {
        self.blocks.get(block as usize).is_some_and(|block| {
            block.node.is_none()
                && block.sets.is_empty()
                && block.merge.is_none()
                && block.exit == Exit::Unreachable
        })
    }

    /// A block in which nothing stands, behind another or itself.
    fn empty_behind(&mut self, block: u32) -> u32 {
        if self.is_empty(block) {
            return block;
        }
        let next = self.add();
        self.end(block, Exit::Goto(next));
        next
    }

    /// Nothing says which node comes next where nothing asks.
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
