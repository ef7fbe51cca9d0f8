//! Spec: "Control Flow", and the parts of "Universal Validation Rules" on blocks and dominance.
//!
//! Rule of this module: a body is walked once. Checks that depend on later blocks are recorded and performed at the function's end;
//! uses in the defining block, and uses of values from the first block, need no record.

use super::checker::{Checker, Entry, Kind, broken};
use super::fact::Ty;
use crate::error::Result;
use crate::graph::{Dominators, Graph};
use crate::rule::Rule;
use crate::spirv::operands::{Import, TypeLookup};
use crate::spirv::{Id, Instruction, Module, Opcode, op};
use rspirv::spirv::LoopControl;

/// A use of a value in another block than its definition, or before its definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Use {
    id: Id,
    /// The block of the use; for a phi operand, the parent block.
    block: u32,
    /// The number of the using instruction.
    number: u32,
}

/// The state of the function that is being walked.
pub(super) struct Body<'m> {
    pub head: Instruction<'m>,
    /// Its result type and its function type.
    pub result: Ty,
    pub ty: Ty,
    /// The number of parameters so far.
    pub parameters: u32,
    /// The first block, by its number in the module.
    first_block: u32,
    /// Whether the walk is inside a block.
    in_block: bool,
    /// Whether the block has had non-phi instructions, and whether it has had instructions other than variables.
    past_phis: bool,
    past_variables: bool,
    /// The merge instruction directly before the current instruction.
    merge: Option<Opcode>,
    /// Branches: block, label, instruction.
    branches: Vec<(u32, Id, u32)>,
    /// Phis: block and instruction.
    phis: Vec<(u32, u32)>,
    uses: Vec<Use>,
    /// Labels in merge instructions.
    merges: Vec<(Id, u32)>,
    /// Merge instructions: block and instruction.
    headers: Vec<(u32, u32)>,
}

impl<'m> Body<'m> {
    /// The state after a function's head; `blocks` is the number of preceding blocks in the module.
    pub fn new(head: Instruction<'m>, result: Ty, ty: Ty, blocks: u32) -> Self {
        Self {
            head,
            result,
            ty,
            parameters: 0,
            first_block: blocks + 1,
            in_block: false,
            past_phis: false,
            past_variables: false,
            merge: None,
            branches: Vec::new(),
            phis: Vec::new(),
            uses: Vec::new(),
            merges: Vec::new(),
            headers: Vec::new(),
        }
    }

    /// The blocks with a merge instruction, by their number in the module, each with that instruction's number.
    pub fn headers(&self) -> &[(u32, u32)] {
        &self.headers
    }

    /// The branches of a block, by its number in the function: block, label, instruction.
    pub fn branches_of(&self, block: u32) -> &[(u32, Id, u32)] {
        let block = block + self.first_block;
        let start = self.branches.partition_point(|(from, ..)| *from < block);
        let length =
            self.branches.get(start..).unwrap_or_default().partition_point(|(from, ..)| *from == block);
        self.branches.get(start..start + length).unwrap_or_default()
    }

    /// The block to which the parameters belong.
    pub fn first_block(&self) -> u32 {
        self.first_block
    }

    /// Whether the walk is in the first block.
    pub fn is_in_first_block(&self, blocks: u32) -> bool {
        blocks == self.first_block
    }

    /// Whether the block has had only variables so far.
    pub fn is_among_variables(&self) -> bool {
        !self.past_variables
    }
}

/// Whether an instruction is a branch to labels.
pub(super) fn is_branch(opcode: Opcode) -> bool {
    matches!(opcode, op::Branch | op::BranchConditional | op::Switch)
}

impl<'m> Checker<'m> {
    /// Whether the function has had blocks so far.
    pub(super) fn has_blocks(&self) -> bool {
        self.body.as_ref().is_some_and(|body| self.blocks >= body.first_block)
    }

    /// Checks `OpLabel`.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn begin_block(&mut self, instruction: Instruction<'m>) -> Result<()> {
        self.blocks += 1;
        let block = self.blocks;
        let Some(body) = &mut self.body else { return Ok(()) };
        let was_open = std::mem::replace(&mut body.in_block, true);
        (body.past_phis, body.past_variables, body.merge) = (false, false, None);
        if let Some(id) = instruction.result_id() {
            self.set_entry(id, Entry { kind: Kind::Label, ty: Ty::NONE, block });
        }
        self.require(!was_open, Rule::BlockStructure, || {
            "a label in a block that has no terminator yet".to_owned()
        })
    }

    /// Checks the block structure at an instruction after a function's head that is not a label.
    ///
    /// # Errors
    /// The violated rule.
    #[inline]
    pub(super) fn place_in_block(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(body) = &self.body else { return Ok(()) };
        let opcode = instruction.opcode();
        if matches!(opcode, op::Line | op::NoLine | op::Nop) {
            return Ok(());
        }
        if !body.in_block {
            return outside(self.module, instruction);
        }
        let merge = body.merge;
        if merge.is_some() && !is_branch(opcode) {
            self.behind_merge(instruction)?;
        }
        if merge == Some(op::SelectionMerge) && opcode == op::Branch && self.wants(Rule::BlockMergePlace) {
            return self.single_way();
        }
        let Some(body) = &mut self.body else { return Ok(()) };
        match opcode {
            op::Phi => {
                if body.past_phis {
                    return Err(broken(Rule::BlockPhis, "OpPhi not at the start of a block"));
                }
                body.phis.push((self.blocks, instruction.number()));
            }
            op::Variable | op::UntypedVariableKHR => body.past_phis = true,
            op::ExtInst | op::ExtInstWithForwardRefsKHR => {
                body.past_phis |= is_semantic(self.module, instruction)
            }
            _ => (body.past_phis, body.past_variables) = (true, true),
        }
        if matches!(opcode, op::LoopMerge | op::SelectionMerge) {
            body.merge = Some(opcode);
            body.headers.push((self.blocks, instruction.number()));
            for word in instruction.operands().iter().take(if opcode == op::LoopMerge { 2 } else { 1 }) {
                body.merges.push((Id(*word), instruction.number()));
            }
            return self.loop_controls(instruction);
        }
        if opcode.is_terminator() {
            body.in_block = false;
            body.merge = None;
        }
        Ok(())
    }

    /// Checks an instruction other than a branch after a merge instruction. Some producers of loops emit the condition there, or
    /// repeat the merge instruction for each back edge: these have a rule of their own.
    #[cold]
    fn behind_merge(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let opcode = instruction.opcode();
        let before = instruction.number().checked_sub(1).and_then(|number| self.module.at(number));
        let is_repeated = before.is_some_and(|before| before.words() == instruction.words());
        let is_merge = matches!(opcode, op::LoopMerge | op::SelectionMerge);
        let is_end = opcode.is_terminator() || is_merge && !is_repeated;
        let rule = if is_end { Rule::BlockMerge } else { Rule::BlockMergePlace };
        if !self.wants(rule) {
            return Ok(());
        }
        if let Some(body) = &mut self.body {
            body.merge = None;
        }
        Err(broken(rule, "no branch follows the merge instruction in front of this"))
    }

    /// The error of a branch one way behind the merge instruction of a selection.
    #[cold]
    fn single_way(&mut self) -> Result<()> {
        if let Some(body) = &mut self.body {
            (body.in_block, body.merge) = (false, None);
        }
        Err(broken(Rule::BlockMergePlace, "a selection with one way"))
    }

    /// Checks that a loop is not told to be unrolled and not to be.
    fn loop_controls(&self, instruction: Instruction<'m>) -> Result<()> {
        let both = (LoopControl::UNROLL | LoopControl::DONT_UNROLL).bits();
        let is_both = instruction.opcode() == op::LoopMerge
            && instruction.operand(2).is_ok_and(|mask| mask & both == both);
        self.require(!is_both, Rule::LoopControls, || "Unroll and DontUnroll".to_owned())
    }

    /// Records the target of a branch.
    pub(super) fn branch_to(&mut self, label: Id, instruction: Instruction<'m>) {
        let block = self.blocks;
        if let Some(body) = &mut self.body {
            body.branches.push((block, label, instruction.number()));
        }
    }

    /// Records a use of a value of this function that is defined in another block or later.
    #[cold]
    pub(super) fn note_use(&mut self, id: Id, instruction: Instruction<'m>) {
        let block = self.blocks;
        if let Some(body) = &mut self.body {
            let new = Use { id, block, number: instruction.number() };
            if body.uses.last() != Some(&new) {
                body.uses.push(new);
            }
        }
    }

    /// Performs the recorded checks at `OpFunctionEnd`.
    pub(super) fn end_blocks(&mut self, body: &Body<'m>) {
        if body.in_block {
            let error = broken(Rule::BlockStructure, "the last block has no terminator");
            self.report(body.head, &error);
        }
        let blocks = (self.blocks + 1).saturating_sub(body.first_block) as usize;
        if blocks == 0 {
            return;
        }
        let edges = self.edges(body);
        for (label, number) in &body.merges {
            if self.block_of(*label, body).is_none() {
                let error = broken(Rule::BlockMerge, format!("{label} is not a label of this function"));
                self.tell_at(*number, &error);
            }
        }
        if blocks == 1 && body.phis.is_empty() && edges.is_empty() {
            // With a single block, a use before the definition has no other definition that could reach it.
            for one in &body.uses {
                self.too_early(one);
            }
            return;
        }
        if self.is_shader && self.wants(Rule::StructuredBranch) {
            self.check_structure(body, blocks, &edges);
        }
        if self.is_of_structure() {
            return;
        }
        let graph = Graph::new(blocks, edges.iter().copied());
        let needs_dominators = !body.uses.is_empty() || !body.phis.is_empty() || self.wants(Rule::BlockOrder);
        let dominators = if needs_dominators { Dominators::of(&graph) } else { Dominators::default() };
        if self.wants(Rule::BlockOrder) {
            self.check_order(body, blocks as u32, &dominators);
        }
        self.check_uses(body, &dominators);
        if !body.phis.is_empty() {
            self.check_phis(body, &graph.reversed(), &dominators);
        }
    }

    /// The number of a label's block in its function, from 0.
    pub(super) fn block_of(&self, label: Id, body: &Body<'m>) -> Option<u32> {
        let entry = self.entry(label);
        let is_own = entry.kind == Kind::Label && entry.block >= body.first_block;
        is_own.then(|| entry.block - body.first_block)
    }

    fn edges(&mut self, body: &Body<'m>) -> Vec<(u32, u32)> {
        let mut edges = Vec::with_capacity(body.branches.len());
        for (from, label, number) in &body.branches {
            let error = match self.block_of(*label, body) {
                Some(0) => broken(Rule::BranchTarget, "a branch to the entry block"),
                Some(to) => {
                    edges.push((*from - body.first_block, to));
                    continue;
                }
                None => broken(Rule::BranchTarget, format!("{label} is not a label of this function")),
            };
            self.tell_at(*number, &error);
        }
        edges
    }

    /// Reports an error at the instruction with a number.
    pub(super) fn tell_at(&mut self, number: u32, error: &crate::error::Error) {
        if let Some(instruction) = self.module.at(number) {
            self.report(instruction, error);
        }
    }

    fn check_order(&mut self, body: &Body<'m>, blocks: u32, dominators: &Dominators) {
        let is_late = |block: &u32| dominators.immediate(*block).is_some_and(|above| above > *block);
        let Some(block) = (0..blocks).find(is_late) else { return };
        let labels = (body.head.number()..).map_while(|number| self.module.at(number));
        let label = labels.filter(|one| one.opcode() == op::Label).nth(block as usize);
        if let Some(label) = label {
            let error = broken(Rule::BlockOrder, "the block stands in front of one that dominates it");
            self.report(label, &error);
        }
    }

    #[cold]
    fn too_early(&mut self, one: &Use) {
        let error =
            broken(Rule::Dominance, format!("{} is used where its definition does not reach", one.id));
        self.tell_at(one.number, &error);
    }

    /// Whether the definition of a value reaches the end of a block, or an instruction in it.
    fn reaches(&self, one: &Use, body: &Body<'m>, dominators: &Dominators) -> bool {
        let defining = self.entry(one.id).block;
        if defining < body.first_block || one.block < body.first_block {
            return false;
        }
        let (defining, using) = (defining - body.first_block, one.block - body.first_block);
        if !dominators.is_reached(using) {
            return true;
        }
        if defining == using {
            return self.module.definition(one.id).is_some_and(|definition| definition.number() < one.number);
        }
        dominators.dominates(defining, using)
    }

    fn check_uses(&mut self, body: &Body<'m>, dominators: &Dominators) {
        for one in &body.uses {
            if self.is_full() {
                return;
            }
            let kind = self.entry(one.id).kind;
            if !matches!(kind, Kind::Value | Kind::Undefined) {
                let error = broken(Rule::IdKind, format!("{} is not a value", one.id));
                self.tell_at(one.number, &error);
            } else if !self.reaches(one, body, dominators) {
                self.too_early(one);
            }
        }
    }

    fn check_phis(&mut self, body: &Body<'m>, predecessors: &Graph, dominators: &Dominators) {
        let nodes = predecessors.len();
        let mut parents = Parents {
            of: u32::MAX,
            count: 0,
            is_of: vec![u32::MAX; nodes],
            named: vec![(u32::MAX, Id(0)); nodes],
        };
        for (block, number) in &body.phis {
            parents.enter(*block - body.first_block, predecessors);
            let Some(phi) = self.module.at(*number) else { continue };
            if let Err(error) = self.check_phi(phi, body, &mut parents, dominators) {
                self.report(phi, &error);
            }
            if self.is_full() {
                return;
            }
        }
    }

    fn check_phi(
        &self,
        phi: Instruction<'m>,
        body: &Body<'m>,
        parents: &mut Parents,
        dominators: &Dominators,
    ) -> Result<()> {
        let result = self.result_ty(phi);
        let mut found = 0;
        for pair in phi.operands().chunks_exact(2) {
            let [value, parent] = pair else { continue };
            let (value, parent) = (Id(*value), Id(*parent));
            let taken =
                self.block_of(parent, body).and_then(|from| Some((from, parents.take(from, phi, value)?)));
            let Some((from, before)) =
                taken.filter(|(_, before)| before.is_none_or(|before| before == value))
            else {
                let message = format!("{parent} is not a predecessor of the block, or it is named twice");
                return Err(broken(Rule::PhiParents, message));
            };
            if before.is_some() {
                self.require(false, Rule::PhiRepeats, || format!("{parent} is named twice"))?;
                continue;
            }
            found += 1;
            self.check_incoming(value, from + body.first_block, result, body, dominators)?;
        }
        let is_whole = found == parents.count && phi.operands().len().is_multiple_of(2);
        self.require(is_whole, Rule::PhiParents, || {
            "the parents are not the block's predecessors, each once".to_owned()
        })
    }

    fn check_incoming(
        &self,
        value: Id,
        parent: u32,
        result: Ty,
        body: &Body<'m>,
        dominators: &Dominators,
    ) -> Result<()> {
        let entry = self.entry(value);
        match entry.kind {
            Kind::Constant | Kind::SpecConstant | Kind::Variable => {}
            Kind::Value => {
                self.require(entry.block >= body.first_block, Rule::OwnFunction, || {
                    format!("{value} is a value of another function")
                })?;
                let one = Use { id: value, block: parent, number: u32::MAX };
                self.require(self.reaches(&one, body, dominators), Rule::Dominance, || {
                    format!("{value} is used where its definition does not reach")
                })?;
            }
            Kind::Undefined if self.has_unknown => return Ok(()),
            Kind::Undefined => return self.undefined(value),
            _ => return Err(broken(Rule::IdKind, format!("{value} is not a value"))),
        }
        self.require(self.is_same(entry.ty, result), Rule::PhiTypes, || {
            format!("{value} is of another type than the phi")
        })
    }
}

/// Whether an extended instruction belongs to a set with semantics.
fn is_semantic(module: &Module, instruction: Instruction<'_>) -> bool {
    match instruction.id(0).map(|set| module.ext_inst_set(set)) {
        Ok(Import::Set(set)) => set.computes(),
        Ok(Import::NonSemantic) => false,
        _ => true,
    }
}

#[cold]
fn outside(module: &Module, instruction: Instruction<'_>) -> Result<()> {
    let computes = !instruction.opcode().is_extended() || is_semantic(module, instruction);
    // Unknown opcodes and instructions that describe the source may appear outside blocks.
    match computes && instruction.grammar().is_some() {
        true => Err(broken(Rule::BlockStructure, "an instruction outside of a block")),
        false => Ok(()),
    }
}

/// The predecessors of the block whose phis are checked. They are marked once, because the phis of a block are consecutive.
struct Parents {
    /// The block.
    of: u32,
    /// The number of its predecessors.
    count: usize,
    /// By block: the block that it was last marked as a predecessor of.
    is_of: Vec<u32>,
    /// By block: the phi that last listed it as a parent, and the value.
    named: Vec<(u32, Id)>,
}

impl Parents {
    fn enter(&mut self, block: u32, predecessors: &Graph) {
        if self.of == block {
            return;
        }
        (self.of, self.count) = (block, 0);
        for from in predecessors.successors(block) {
            if let Some(is_of) = self.is_of.get_mut(*from as usize) {
                self.count += usize::from(std::mem::replace(is_of, block) != block);
            }
        }
    }

    /// Records a phi's value for a parent block. Returns the value that the phi already had for it; the outer `None` if the block
    /// is not a predecessor.
    fn take(&mut self, from: u32, phi: Instruction<'_>, value: Id) -> Option<Option<Id>> {
        let from = from as usize;
        if self.is_of.get(from) != Some(&self.of) {
            return None;
        }
        let (last, before) = std::mem::replace(self.named.get_mut(from)?, (phi.number(), value));
        Some((last == phi.number()).then_some(before))
    }
}
