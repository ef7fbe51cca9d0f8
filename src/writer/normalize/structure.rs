//! Structured control flow where a shader has none, or none that is right: the plan of [`crate::structure`] on blocks of LLVM.

use super::demote::Demotion;
use crate::contract::{Attached, Construct, Kinds, Merges};
use crate::error::{Error, Result};
use crate::graph::Graph;
use crate::llvm::{Block, Context, IntPredicate, Opcode, Value};
use crate::spirv::op;
use crate::structure::{Block as Planned, Exit, Merge, structure};
use crate::table::loop_control::Role;
use crate::writer::hlsl::convergence::{HEART, INSIDE};
use rustc_hash::{FxHashMap, FxHashSet};

/// Puts the blocks of a function into nested constructs, recorded in `!spirv.Merge`.
///
/// # Errors
/// A choice between addresses that would have to be in a variable; a terminator that SPIR-V does not have.
pub(crate) fn rebuild<'c>(context: &'c Context, function: Value<'c>) -> Result<()> {
    let kinds = Kinds::new(context);
    let blocks: Vec<Block<'c>> = function.blocks().collect();
    let numbers: FxHashMap<Block<'c>, u32> = blocks.iter().copied().zip(0..).collect();
    let mut successors: Vec<Vec<u32>> = Vec::new();
    for block in &blocks {
        let targets = ways(*block)?;
        successors.push(targets.iter().filter_map(|target| numbers.get(target).copied()).collect());
        if let Some(end) = block.terminator() {
            end.set_metadata(kinds.merge, None);
            end.set_metadata(kinds.llvm_loop, None);
        }
    }
    let plan = structure(&successors, &converging(context, &blocks));
    let held: FxHashSet<u32> = plan.blocks.iter().filter_map(|block| block.node).collect();
    let is_reached = |number: &u32| held.contains(number);
    let reached: Vec<Block<'c>> = blocks
        .iter()
        .copied()
        .zip(0..)
        .filter(|(_, number)| is_reached(number))
        .map(|(block, _)| block)
        .collect();
    let entry = context.append_block(function, "").ok_or_else(|| Error::internal("no function"))?;
    let mut demotion = Demotion::new(context, &kinds, entry);
    demotion.run(&reached)?;
    drop_unreached(&blocks, &reached)?;
    let mut variables = Vec::new();
    for _ in 0..plan.variables {
        variables.push(demotion.variable(context.i32_type())?);
    }
    let mut made = Vec::new();
    for (planned, number) in plan.blocks.iter().zip(0u32..) {
        let own = planned.node.and_then(|node| blocks.get(node as usize)).copied();
        let fresh = || context.append_block(function, "").ok_or_else(|| Error::internal("no function"));
        made.push(if number == 0 { entry } else { own.map_or_else(fresh, Ok)? });
    }
    entry.move_before(function.entry_block().unwrap_or(entry));
    let target = Target { context, blocks: &made, variables: &variables };
    for (planned, block) in plan.blocks.iter().zip(&made) {
        target.end(planned, *block)?;
    }
    tell_merges(context, &kinds, &plan.blocks, &made);
    Ok(())
}

/// The blocks that run within an iteration of the loop around another block, by the marks of [`crate::writer::hlsl::convergence`].
fn converging<'c>(context: &'c Context, blocks: &[Block<'c>]) -> Vec<(u32, u32)> {
    let (heart, inside) = (context.md_kind(HEART), context.md_kind(INSIDE));
    let mark = |block: &Block<'c>, kind| block.terminator()?.metadata(kind);
    let hearts: FxHashMap<_, u32> =
        blocks.iter().zip(0..).filter_map(|(block, number)| Some((mark(block, heart)?, number))).collect();
    let of = |(block, number): (&Block<'c>, u32)| Some((number, *hearts.get(&mark(block, inside)?)?));
    let found = blocks.iter().zip(0..).filter_map(of).collect();
    for end in blocks.iter().filter_map(|block| block.terminator()).filter(|_| !hearts.is_empty()) {
        end.set_metadata(heart, None);
        end.set_metadata(inside, None);
    }
    found
}

/// Whether unreachable blocks form a cycle, which no construct may contain, or lead into what is reached, which older validators take for a
/// way into constructs. `may_lead_back`: the blocks come from a module in which they did so.
pub(crate) fn has_idle_ways(function: Value<'_>, may_lead_back: bool) -> bool {
    let blocks: Vec<Block<'_>> = function.blocks().collect();
    let numbers: FxHashMap<Block<'_>, u32> = blocks.iter().copied().zip(0..).collect();
    let targets = |number: u32| {
        let end = blocks.get(number as usize).and_then(|block| block.terminator());
        let successors = end.into_iter().flat_map(|end| end.successors());
        successors.filter_map(|block| numbers.get(&block).copied()).collect::<Vec<u32>>()
    };
    let (mut is_reached, mut open) = (vec![false; blocks.len()], vec![0u32]);
    while let Some(number) = open.pop() {
        if let Some(slot) = is_reached.get_mut(number as usize).filter(|slot| !**slot) {
            *slot = true;
            open.extend(targets(number));
        }
    }
    let idle: Vec<u32> =
        (0u32..).zip(&is_reached).filter(|(_, reached)| !**reached).map(|(n, _)| n).collect();
    if idle.is_empty() {
        return false;
    }
    let edges: Vec<(u32, u32)> =
        idle.iter().flat_map(|from| targets(*from).into_iter().map(move |to| (*from, to))).collect();
    let leads_back = |(_, to): &(u32, u32)| is_reached.get(*to as usize).copied().unwrap_or(false);
    if !may_lead_back && edges.iter().any(leads_back) {
        return true;
    }
    let graph = Graph::new(blocks.len(), edges.into_iter());
    let mut visited = Vec::new();
    idle.iter().any(|start| graph.cycle_from(*start, &mut visited).is_some())
}

/// Where a block leads: of a switch to its default first.
fn ways(block: Block<'_>) -> Result<Vec<Block<'_>>> {
    let end = block.terminator().ok_or_else(|| Error::invalid_llvm("a block without a terminator"))?;
    match end.opcode() {
        Some(Opcode::Switch) => {
            Ok(end.switch_default().into_iter().chain(end.switch_cases().map(|(_, target)| target)).collect())
        }
        Some(Opcode::Br | Opcode::Ret | Opcode::Unreachable) => Ok(end.successors().collect()),
        _ => Err(Error::unsupported("a terminator that SPIR-V does not have")),
    }
}

/// Removes unreachable blocks.
fn drop_unreached<'c>(blocks: &[Block<'c>], reached: &[Block<'c>]) -> Result<()> {
    let reached: FxHashSet<Block<'c>> = reached.iter().copied().collect();
    let gone: Vec<Block<'c>> = blocks.iter().copied().filter(|block| !reached.contains(block)).collect();
    for block in &gone {
        let made: Vec<Value<'c>> = block.instructions().collect();
        for value in made.into_iter().rev() {
            if value.is_used() {
                value.replace_all_uses_with(value.ty().poison()?);
            }
            value.erase();
        }
    }
    for block in gone {
        block.delete();
    }
    Ok(())
}

/// The LLVM blocks and variables of a plan.
struct Target<'a, 'c> {
    context: &'c Context,
    blocks: &'a [Block<'c>],
    variables: &'a [Value<'c>],
}

impl<'c> Target<'_, 'c> {
    fn block(&self, number: u32) -> Result<Block<'c>> {
        self.blocks.get(number as usize).copied().ok_or_else(|| Error::internal("a plan without a block"))
    }

    fn variable(&self, number: u32) -> Result<Value<'c>> {
        self.variables
            .get(number as usize)
            .copied()
            .ok_or_else(|| Error::internal("a plan without a variable"))
    }

    /// Sets variables at the end of a block and ends it.
    fn end(&self, planned: &Planned, block: Block<'c>) -> Result<()> {
        let builder = self.context.builder();
        let int = self.context.i32_type();
        let old = block.terminator();
        match old {
            Some(old) => drop(builder.position_before(old)),
            None => builder.position_at_end(block),
        }
        for (variable, value) in &planned.sets {
            builder.store(int.int(u64::from(*value))?, self.variable(*variable)?)?;
        }
        match &planned.exit {
            Exit::Leave => return Ok(()),
            Exit::Goto(to) => drop(builder.br(self.block(*to)?)?),
            Exit::Unreachable => drop(builder.unreachable()?),
            Exit::Test(variable, value, [yes, no]) => {
                let held = builder.load(int, self.variable(*variable)?)?;
                let is_same = builder.icmp(IntPredicate::Eq, held, int.int(u64::from(*value))?)?;
                builder.cond_br(is_same, self.block(*yes)?, self.block(*no)?)?;
            }
            Exit::Select(variable, targets) => {
                let held = builder.load(int, self.variable(*variable)?)?;
                let count = targets.len() as u32;
                let mut targets = targets.iter().zip(0u64..);
                let first = targets.next().ok_or_else(|| Error::internal("a choice of nothing"))?;
                let switch = builder.switch(held, self.block(*first.0)?, count)?;
                for (target, value) in targets {
                    switch.add_case(int.int(value)?, self.block(*target)?);
                }
            }
            Exit::Own(targets) => {
                let old = old.ok_or_else(|| Error::internal("a node without an end"))?;
                let mut to = Vec::new();
                for target in targets {
                    to.push(self.block(*target)?);
                }
                match (old.condition(), to.as_slice()) {
                    (Some(condition), [yes, no]) if old.opcode() == Some(Opcode::Br) => {
                        builder.cond_br(condition, *yes, *no)?;
                    }
                    (_, [default, cases @ ..]) if old.opcode() == Some(Opcode::Switch) => {
                        let selector =
                            old.operand(0).ok_or_else(|| Error::internal("a switch on nothing"))?;
                        let switch = builder.switch(selector, *default, cases.len() as u32)?;
                        for ((value, _), target) in old.switch_cases().zip(cases) {
                            switch.add_case(value, *target);
                        }
                    }
                    _ => return Err(Error::internal("a plan of another end than the block has")),
                }
            }
        }
        if let Some(old) = old {
            old.erase();
        }
        Ok(())
    }
}

/// Records the roles of blocks in constructs on their terminators.
fn tell_merges<'c>(context: &'c Context, kinds: &Kinds, planned: &[Planned], made: &[Block<'c>]) {
    let mut roles: Vec<Vec<(Role, _)>> = made.iter().map(|_| Vec::new()).collect();
    for (block, number) in planned.iter().zip(0u32..) {
        let (opcode, parts) = match block.merge {
            Some(Merge::Selection(behind)) => (op::SelectionMerge, vec![(Role::Merge, behind)]),
            Some(Merge::Loop(behind, back)) => {
                (op::LoopMerge, vec![(Role::Merge, behind), (Role::Continue, back)])
            }
            None => continue,
        };
        let construct = Construct { opcode, control: vec![0] }.node(context);
        for (role, part) in [(Role::Header, number)].into_iter().chain(parts) {
            if let Some(list) = roles.get_mut(part as usize) {
                list.push((role, construct));
            }
        }
    }
    for (list, block) in roles.into_iter().zip(made) {
        if let Some(end) = block.terminator().filter(|_| !list.is_empty()) {
            Merges(list).write(end, context, kinds);
        }
    }
}
