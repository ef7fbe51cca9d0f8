//! Spec: "Control-Flow Instructions".

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::Block;
use crate::spirv::{Id, Instruction, literal, op};

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpLabel`: positions the builder at the end of the block, which exists already.
    pub(super) fn label(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let id = instruction.required_id()?;
        let block = self.block(id)?;
        self.builder.position_at_end(block);
        self.function.block = Some(id);
        Ok(())
    }

    /// `OpSelectionMerge`, `OpLoopMerge` and `OpLoopControlINTEL`: become metadata once the function is
    /// complete.
    pub(super) fn merge(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let header = self.function.block.ok_or_else(|| Error::malformed("a merge outside of a block"))?;
        if instruction.opcode() != op::LoopControlINTEL {
            self.block(instruction.id(0)?)?;
        }
        let is_repeated = self
            .function
            .merges
            .last()
            .is_some_and(|(block, last)| *block == header && last.words() == instruction.words());
        if !is_repeated {
            self.function.merges.push((header, instruction));
        }
        Ok(())
    }

    /// `OpBranch`.
    pub(super) fn branch(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let target = self.successor(instruction.id(0)?)?;
        self.builder.br(target).map(|_| ())
    }

    fn successor(&mut self, label: Id) -> Result<Block<'c>> {
        let block = self.block(label)?;
        if let Some(from) = self.function.block {
            self.function.edges.push((from, label));
        }
        Ok(block)
    }

    /// `OpBranchConditional`; weights become branch weights.
    pub(super) fn branch_conditional(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let condition = self.operand(instruction, 0)?;
        let (yes, no) = (self.successor(instruction.id(1)?)?, self.successor(instruction.id(2)?)?);
        let branch = self.builder.cond_br(condition, yes, no)?;
        if let Some(weights) = instruction.operands().get(3..5) {
            let name = Some(self.llvm.md_string("branch_weights"));
            let weights = weights.iter().map(|weight| Some(self.u32_metadata(*weight)));
            let operands: Vec<_> = std::iter::once(name).chain(weights).collect();
            branch.set_metadata(self.llvm.md_kind("prof"), Some(self.llvm.md_node(&operands)));
        }
        Ok(())
    }

    /// `OpSwitch`; the selector's type determines the width of the literals.
    pub(super) fn switch(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let selector = self.operand(instruction, 0)?;
        let ty = selector.ty();
        let bits = ty.int_bits().ok_or_else(|| Error::malformed("a selector that is no integer"))?;
        let words = (bits as usize).div_ceil(32);
        let default = self.successor(instruction.id(1)?)?;
        let cases = instruction.operands().get(2..).unwrap_or_default();
        let count = u32::try_from(cases.len() / (words + 1)).unwrap_or(u32::MAX);
        let result = self.builder.switch(selector, default, count)?;
        let mut seen = rustc_hash::FxHashSet::default();
        for case in cases.chunks_exact(words + 1) {
            let Some((label, literal)) = case.split_last() else { continue };
            let target = self.successor(Id(*label))?;
            let value = ty.int_from_words(&literal::integer_bits(literal))?;
            // Constants of equal value are the same.
            if !seen.insert(value) || !result.add_case(value, target) {
                return Err(Error::unsupported("two cases with the same literal"));
            }
        }
        Ok(())
    }

    /// `OpReturnValue`.
    pub(super) fn return_value(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let value = self.operand(instruction, 0)?;
        self.builder.ret(Some(value)).map(|_| ())
    }

    /// `OpPhi`: its incoming values are added when the function is complete.
    pub(super) fn phi(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let phi = self.builder.phi(self.result_type(instruction)?)?;
        if let Some(id) = instruction.result_id() {
            self.other_decorations(id, phi, &[])?;
        }
        self.remember_pointer(instruction, phi);
        let block = self.function.block.ok_or_else(|| Error::malformed("OpPhi outside of a block"))?;
        self.function.phis.push((phi, block, instruction));
        self.define(instruction, phi)
    }

    /// Adds the incoming values of all phis, one for each edge.
    pub(super) fn complete_phis(&mut self) -> Result<()> {
        let phis = std::mem::take(&mut self.function.phis);
        if phis.is_empty() {
            return Ok(());
        }
        let mut edges = rustc_hash::FxHashMap::<(Id, Id), u32>::default();
        for (from, to) in &self.function.edges {
            *edges.entry((*from, *to)).or_default() += 1;
        }
        // The last phi seen with each parent, to skip duplicates: some phis list a parent once per edge, with
        // the same value.
        let mut named = rustc_hash::FxHashMap::<u32, u32>::default();
        for (phi, block, instruction) in phis {
            for pair in instruction.operands().chunks_exact(2) {
                let [value, parent] = pair else { continue };
                if named.insert(*parent, instruction.number()) == Some(instruction.number()) {
                    continue;
                }
                let copies = edges.get(&(Id(*parent), block)).copied().unwrap_or(0);
                let parent = self.block(Id(*parent)).map_err(|error| self.place(instruction, error))?;
                if self.is_made_at_use(Id(*value))
                    && let Some(end) = parent.terminator()
                {
                    self.builder.position_before(end);
                }
                let value = self.value(Id(*value)).map_err(|error| self.place(instruction, error))?;
                for _ in 0..copies {
                    if !phi.add_incoming(value, parent) {
                        let error = Error::unsupported("an incoming value of another type");
                        return Err(self.place(instruction, error));
                    }
                }
            }
        }
        Ok(())
    }
}
