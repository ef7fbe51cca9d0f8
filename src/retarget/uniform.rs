//! Where all invocations of a subgroup arrive or none: blocks that no branch on a value leads to or around that may differ among them.
//!
//! A value may differ if it is made of one that does, or where only some arrive. Kernels start together; another function is as uniform as
//! all its calls, unless it is exported. Branches meet again at the immediate post-dominator.

use crate::graph::{Dominators, Graph};
use crate::spirv::grammar::Class;
use crate::spirv::{Id, Instruction, Module, op};
use rspirv::spirv::{BuiltIn, Decoration};
use rustc_hash::{FxHashMap, FxHashSet};

/// Builtin variables that are the same for all invocations of a subgroup.
const SAME: &[BuiltIn] = &[
    BuiltIn::NumWorkgroups,
    BuiltIn::WorkgroupSize,
    BuiltIn::WorkgroupId,
    BuiltIn::WorkDim,
    BuiltIn::GlobalSize,
    BuiltIn::EnqueuedWorkgroupSize,
    BuiltIn::GlobalOffset,
    BuiltIn::SubgroupSize,
    BuiltIn::SubgroupMaxSize,
    BuiltIn::NumSubgroups,
    BuiltIn::NumEnqueuedSubgroups,
    BuiltIn::SubgroupId,
];

/// The numbers of the instructions at which all invocations of a subgroup arrive or none.
pub(super) struct Uniform {
    /// The labels of blocks at which only some may arrive, within functions that are called uniformly.
    divergent: FxHashSet<u32>,
    /// Functions that are called by all invocations or none.
    functions: FxHashSet<u32>,
}

/// A function's blocks.
struct Body<'m> {
    blocks: Vec<Vec<Instruction<'m>>>,
    by_label: FxHashMap<u32, u32>,
}

impl<'m> Body<'m> {
    fn of(instructions: &[Instruction<'m>]) -> Self {
        let (mut blocks, mut by_label) = (Vec::<Vec<Instruction<'m>>>::new(), FxHashMap::default());
        for one in instructions {
            if one.opcode() == op::Label {
                by_label.insert(one.result_id().map_or(0, |id| id.0), blocks.len() as u32);
                blocks.push(Vec::new());
            }
            if let Some(block) = blocks.last_mut() {
                block.push(*one);
            }
        }
        Self { blocks, by_label }
    }

    fn targets(&self, block: &[Instruction<'m>]) -> Vec<u32> {
        let Some(last) = block.last() else { return Vec::new() };
        let ids = last.operands().iter();
        match last.opcode() {
            op::Branch | op::BranchConditional | op::Switch => {
                // A literal of a switch that equals a label's number makes one edge too many, which is no harm.
                ids.filter_map(|id| self.by_label.get(id).copied()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The blocks that only some invocations may reach, and those where paths meet that only some took.
    fn regions(&self, is_divergent: &dyn Fn(&Instruction<'m>) -> bool) -> (FxHashSet<u32>, FxHashSet<u32>) {
        let count = self.blocks.len();
        let edges: Vec<Vec<u32>> = self.blocks.iter().map(|block| self.targets(block)).collect();
        // Node 0 is behind all returns.
        let reversed = edges.iter().enumerate().flat_map(|(from, targets)| {
            let from = from as u32 + 1;
            let ends = targets.is_empty().then_some((0, from));
            targets.iter().map(move |to| (*to + 1, from)).chain(ends)
        });
        let reversed: Vec<(u32, u32)> = reversed.collect();
        let behind = Dominators::of(&Graph::new(count + 1, reversed.iter().copied()));
        let (mut some, mut meets) = (FxHashSet::default(), FxHashSet::default());
        for (from, block) in self.blocks.iter().enumerate() {
            let Some(last) = block.last() else { continue };
            let targets = edges.get(from).map_or(&[][..], Vec::as_slice);
            if targets.len() < 2 || !is_divergent(last) {
                continue;
            }
            let end = behind.immediate(from as u32 + 1).unwrap_or(0);
            if let Some(end) = end.checked_sub(1) {
                meets.insert(end);
            }
            let mut open: Vec<u32> = targets.to_vec();
            let mut seen: FxHashSet<u32> = FxHashSet::default();
            while let Some(at) = open.pop() {
                if at + 1 != end && seen.insert(at) {
                    some.insert(at);
                    open.extend(edges.get(at as usize).map_or(&[][..], Vec::as_slice));
                }
            }
        }
        (some, meets)
    }
}

/// Whether an instruction's result may differ although its operands do not.
fn is_source(one: &Instruction<'_>, same: &FxHashSet<u32>) -> bool {
    let Some(grammar) = one.grammar() else { return true };
    match one.opcode() {
        op::Load => one.operand(0).map_or(true, |pointer| !same.contains(&pointer)),
        op::Phi | op::Label | op::CopyObject | op::Undef | op::Select => false,
        op::GroupAll | op::GroupAny | op::GroupBroadcast => false,
        _ => !matches!(
            grammar.class,
            Class::Arithmetic
                | Class::Bit
                | Class::Conversion
                | Class::Composite
                | Class::RelationalAndLogical
                | Class::ConstantCreation
                | Class::ControlFlow
        ),
    }
}

/// The labels of a function's blocks at which only some invocations may arrive, if all enter the function.
fn divergent_blocks<'m>(
    instructions: &[Instruction<'m>],
    is_kernel: bool,
    same: &FxHashSet<u32>,
) -> FxHashSet<u32> {
    let body = Body::of(instructions);
    let mut differs: FxHashSet<u32> = FxHashSet::default();
    if !is_kernel {
        let parameters = instructions.iter().filter(|one| one.opcode() == op::FunctionParameter);
        differs.extend(parameters.filter_map(|one| one.result_id()).map(|id| id.0));
    }
    let uses_differing = |one: &Instruction<'m>, differs: &FxHashSet<u32>| {
        one.operands().iter().any(|id| differs.contains(id))
    };
    loop {
        let before = differs.len();
        let (some, meets) = body.regions(&|last| uses_differing(last, &differs));
        for (at, block) in (0..).zip(&body.blocks) {
            for one in block {
                let Some(id) = one.result_id().filter(|_| one.opcode() != op::Label) else { continue };
                let is_join = one.opcode() == op::Phi && meets.contains(&at);
                if some.contains(&at) || is_join || is_source(one, same) || uses_differing(one, &differs) {
                    differs.insert(id.0);
                }
            }
        }
        if differs.len() == before {
            let label = |at: &u32| body.blocks.get(*at as usize)?.first()?.result_id();
            return some.iter().filter_map(label).map(|id| id.0).collect();
        }
    }
}

impl Uniform {
    /// The uniform control flow of a module.
    pub fn of(module: &Module) -> Self {
        let mut same: FxHashSet<u32> = FxHashSet::default();
        let (mut kernels, mut exported) = (FxHashSet::default(), FxHashSet::default());
        for one in module.declarations() {
            match (one.opcode(), one.operands()) {
                (op::Decorate, [variable, decoration, built_in])
                    if *decoration == Decoration::BuiltIn as u32
                        && SAME.iter().any(|known| *known as u32 == *built_in) =>
                {
                    same.insert(*variable);
                }
                (op::Decorate, [function, decoration, ..])
                    if *decoration == Decoration::LinkageAttributes as u32 =>
                {
                    exported.insert(*function);
                }
                (op::EntryPoint, [_, function, ..]) => {
                    kernels.insert(*function);
                }
                _ => {}
            }
        }
        let mut divergent = FxHashSet::default();
        // The places of calls, by callee: the caller and the block.
        let mut calls: FxHashMap<u32, Vec<(u32, u32)>> = FxHashMap::default();
        let mut functions: FxHashSet<u32> = FxHashSet::default();
        let mut instructions: Vec<Instruction<'_>> = Vec::new();
        for one in module.instructions() {
            if one.opcode() == op::Function {
                instructions.clear();
            }
            instructions.push(one);
            if one.opcode() != op::FunctionEnd {
                continue;
            }
            let function = instructions.first().and_then(|first| first.result_id()).map_or(0, |id| id.0);
            functions.insert(function);
            divergent.extend(divergent_blocks(&instructions, kernels.contains(&function), &same));
            let mut block = 0;
            for inner in &instructions {
                match inner.opcode() {
                    op::Label => block = inner.result_id().map_or(0, |id| id.0),
                    op::FunctionCall => {
                        let callee = inner.operand(0).unwrap_or(0);
                        calls.entry(callee).or_default().push((function, block));
                    }
                    _ => {}
                }
            }
        }
        functions.retain(|function| !exported.contains(function) || kernels.contains(function));
        // What is called where only some arrive is not uniform, nor what it calls.
        loop {
            let is_uniform = |function: &u32| {
                let places = calls.get(function).map_or(&[][..], Vec::as_slice);
                let is_reached = kernels.contains(function) || !places.is_empty();
                is_reached
                    && places
                        .iter()
                        .all(|(caller, block)| functions.contains(caller) && !divergent.contains(block))
            };
            let kept: FxHashSet<u32> = functions.iter().copied().filter(|one| is_uniform(one)).collect();
            if kept.len() == functions.len() {
                return Self { divergent, functions };
            }
            functions = kept;
        }
    }

    /// Whether all invocations of a subgroup arrive at a block of a function, or none.
    pub fn holds(&self, function: Id, block: Id) -> bool {
        self.functions.contains(&function.0) && !self.divergent.contains(&block.0)
    }
}
