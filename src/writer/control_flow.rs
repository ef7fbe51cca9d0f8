//! Spec: "Control-Flow Instructions".

use super::block_order::Dominance;
use super::context::Writer;
use super::memory::number_list;
use crate::error::{Error, Result};
use crate::llvm::{Block, Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, Opcode, op, push_instruction};
use crate::table::loop_control::{LoopForm, ROWS, UNROLL_FULL};
use rspirv::spirv::LoopControl;
use rustc_hash::FxHashMap;

/// Blocks that play a part in one structured construct: header, merge, continue.
type Construct<'c> = [Option<Block<'c>>; 3];

impl<'c> Writer<'c, '_> {
    /// Finds the merge instructions of a function: those that metadata names, and loops with controls.
    ///
    /// # Errors
    /// Never in practice.
    pub(super) fn find_merges(&mut self, function: Value<'c>) -> Result<()> {
        let mut constructs: Vec<(Metadata<'c>, Construct<'c>, bool)> = Vec::new();
        let mut places: FxHashMap<Metadata<'c>, usize> = FxHashMap::default();
        for block in function.blocks() {
            let Some(list) = block.terminator().and_then(|t| t.metadata(self.kinds.merge)) else { continue };
            for entry in list.operands().flatten() {
                let role = entry.operand(0).and_then(Metadata::int_value);
                let (Some(role @ 0..=2), Some(node)) = (role, entry.operand(1)) else { continue };
                let place = *places.entry(node).or_insert_with(|| {
                    constructs.push((node, [None; 3], true));
                    constructs.len() - 1
                });
                let Some((_, blocks, intact)) = constructs.get_mut(place) else { continue };
                match blocks.get_mut(usize::try_from(role).unwrap_or(0)) {
                    Some(slot @ None) => *slot = Some(block),
                    // A copy of the terminator: an optimiser ran, the construct is no longer what it was.
                    _ => *intact = false,
                }
            }
        }
        for (node, blocks, _) in constructs.into_iter().filter(|(_, _, intact)| *intact) {
            self.merge_of(node, blocks)?;
        }
        let is_latch = |block: &Block<'c>| {
            block.terminator().is_some_and(|terminator| terminator.metadata(self.kinds.llvm_loop).is_some())
        };
        let latches: Vec<Block<'c>> = function.blocks().filter(is_latch).collect();
        if !latches.is_empty() {
            let dominance = Dominance::of(function);
            for latch in latches {
                self.loop_of(latch, &dominance)?;
            }
        }
        Ok(())
    }

    fn merge_of(&mut self, node: Metadata<'c>, [header, merge, latch]: Construct<'c>) -> Result<()> {
        let (Some(header), Some(merge)) = (header, merge) else { return Ok(()) };
        let words = number_list(node);
        let (kind, control) = words.split_first().map_or((0, &[][..]), |(kind, rest)| (*kind, rest));
        let branches = header.terminator().is_some_and(|t| t.successors().count() > 1);
        let merge_id = self.label(merge)?;
        if kind == u32::from(op::SelectionMerge.0) && branches {
            let mut operands = vec![merge_id.0];
            operands.extend_from_slice(control);
            self.function.merges.insert(header.as_value(), (op::SelectionMerge, operands));
        } else if kind == u32::from(op::LoopMerge.0)
            && let Some(latch) = latch
        {
            let mut operands = vec![merge_id.0, self.label(latch)?.0];
            operands.extend_from_slice(control);
            self.function.merges.insert(header.as_value(), (op::LoopMerge, operands));
        }
        Ok(())
    }

    /// A loop that only `!llvm.loop` describes gets a merge instruction if it has controls.
    fn loop_of(&mut self, latch: Block<'c>, dominance: &Dominance<'c>) -> Result<()> {
        let Some(terminator) = latch.terminator() else { return Ok(()) };
        let Some(node) = terminator.metadata(self.kinds.llvm_loop) else { return Ok(()) };
        let control = self.loop_control(node);
        let successors: Vec<_> = terminator.successors().collect();
        if control.first() == Some(&0) {
            return Ok(());
        }
        let header = successors.iter().copied().find(|block| dominance.dominates(*block, latch));
        let Some(header) = header else { return Ok(()) };
        if self.function.merges.contains_key(&header.as_value()) {
            return Ok(());
        }
        let exits: Vec<_> = header.terminator().map(|t| t.successors().collect()).unwrap_or_default();
        let merge = match (successors.as_slice(), exits.as_slice()) {
            ([_], [_, no]) => Some(*no),
            ([a, b], _) => Some(if *a == header { *b } else { *a }),
            _ => None,
        };
        let Some(merge) = merge.filter(|merge| *merge != header) else { return Ok(()) };
        let mut operands = vec![self.label(merge)?.0, self.label(latch)?.0];
        operands.extend(control);
        self.function.merges.insert(header.as_value(), (op::LoopMerge, operands));
        Ok(())
    }

    /// Mask and literals of a `!llvm.loop` node.
    fn loop_control(&self, node: Metadata<'c>) -> Vec<u32> {
        let mut mask = LoopControl::NONE.bits();
        let mut literals: Vec<(u32, u32)> = Vec::new();
        for entry in node.operands().skip(1).flatten() {
            let Some(name) = entry.operand(0).and_then(Metadata::string) else { continue };
            if name == UNROLL_FULL {
                mask |= LoopControl::UNROLL.bits();
                if self.options.max_version >= (1, 4) {
                    mask |= LoopControl::PARTIAL_COUNT.bits();
                    literals.push((LoopControl::PARTIAL_COUNT.bits(), 1));
                }
                continue;
            }
            let Some(row) = ROWS.iter().find(|row| row.name == name) else { continue };
            let literal = entry.operand(1).and_then(Metadata::int_value).and_then(|n| u32::try_from(n).ok());
            match (row.form, literal) {
                (LoopForm::Flag, _) => mask |= row.control.bits(),
                (LoopForm::Literal, Some(literal)) if mask & row.control.bits() == 0 => {
                    let newer =
                        row.control == LoopControl::PARTIAL_COUNT && self.options.max_version < (1, 4);
                    if !newer {
                        mask |= row.control.bits();
                        literals.push((row.control.bits(), literal));
                    }
                }
                _ => {}
            }
        }
        // SPIR-V forbids both; LLVM lets the prohibition win.
        if mask & LoopControl::DONT_UNROLL.bits() != 0 {
            mask &= !(LoopControl::UNROLL | LoopControl::PARTIAL_COUNT).bits();
            literals.retain(|(bit, _)| *bit != LoopControl::PARTIAL_COUNT.bits());
        }
        literals.sort_unstable();
        std::iter::once(mask).chain(literals.into_iter().map(|(_, literal)| literal)).collect()
    }

    /// `phi`: a type, and for each edge a value and the block it comes from. Equal edges count once.
    pub(super) fn phi(&mut self, instruction: Value<'c>) -> Result<()> {
        let ty = self.type_of_value(instruction)?;
        let mut words = Vec::new();
        let mut seen: Vec<Block<'c>> = Vec::new();
        for (value, block) in instruction.incoming() {
            if seen.contains(&block) {
                continue;
            }
            seen.push(block);
            let id = self.incoming(value, block, ty)?;
            words.extend([id.0, self.label(block)?.0]);
        }
        self.define(instruction, op::Phi, ty, &words)?;
        self.finish(instruction)
    }

    /// The id of an incoming value; what it takes to make it stands at the end of the block it comes from.
    fn incoming(&mut self, value: Value<'c>, block: Block<'c>, ty: Id) -> Result<Id> {
        let expression = value.is_constant() && value.constant_opcode().is_some();
        if !expression {
            let id = if value.is_constant() && !value.is_global() {
                return self.constant(value, ty);
            } else {
                self.operand(value)?
            };
            if self.type_of_id(id)? == ty {
                return Ok(id);
            }
        }
        let key = (block.as_value(), value, ty);
        if let Some(id) = self.function.phi_casts.get(&key) {
            return Ok(*id);
        }
        let id = self.fresh(ty);
        self.function.phi_casts.insert(key, id);
        Ok(id)
    }

    /// Writes the casts that phis asked for, at the end of the blocks that their values come from.
    ///
    /// # Errors
    /// As [`Writer::operand_as`].
    pub(super) fn phi_casts_at_ends(
        &mut self,
        blocks: &mut [(Block<'c>, Id, Vec<u32>, Vec<u32>)],
    ) -> Result<()> {
        let mut casts: Vec<_> = std::mem::take(&mut self.function.phi_casts).into_iter().collect();
        casts.sort_by_key(|(_, id)| *id);
        for ((at, value, ty), id) in casts {
            let Some((_, _, body, _)) = blocks.iter_mut().find(|(block, ..)| block.as_value() == at) else {
                continue;
            };
            self.function.words = std::mem::take(body);
            let source = if value.constant_opcode().is_some() {
                self.constant(value, ty)?
            } else {
                self.operand(value)?
            };
            let opcode = if self.type_of_id(source)? == ty { op::CopyObject } else { op::Bitcast };
            self.emit_result(opcode, ty, id, &[source.0])?;
            *body = std::mem::take(&mut self.function.words);
        }
        Ok(())
    }

    /// The terminator of a block, and the merge instruction in front of it.
    ///
    /// # Errors
    /// A terminator that SPIR-V does not have.
    pub(super) fn terminator(&mut self, block: Block<'c>) -> Result<()> {
        let Some(terminator) = block.terminator() else {
            return Err(Error::invalid_llvm("a block without a terminator").at(self.location()));
        };
        self.function.instruction = Some(terminator);
        let (opcode, words) = self.terminator_words(terminator).map_err(|error| error.at(self.location()))?;
        if let Some((merge, operands)) = self.function.merges.get(&block.as_value()).cloned() {
            push_instruction(&mut self.function.words, merge, None, None, &operands)?;
        }
        self.emit_plain(opcode, &words)
    }

    fn terminator_words(&mut self, terminator: Value<'c>) -> Result<(Opcode, Vec<u32>)> {
        let targets: Vec<Block<'c>> = terminator.successors().collect();
        match (terminator.opcode(), targets.as_slice()) {
            (Some(LlvmOpcode::Br), [target]) => Ok((op::Branch, vec![self.label(*target)?.0])),
            (Some(LlvmOpcode::Br), [yes, no]) => {
                let condition =
                    terminator.condition().ok_or_else(|| Error::internal("br without condition"))?;
                let condition = self.operand(condition)?;
                let mut words = vec![condition.0, self.label(*yes)?.0, self.label(*no)?.0];
                words.extend(self.branch_weights(terminator));
                Ok((op::BranchConditional, words))
            }
            (Some(LlvmOpcode::Switch), _) => self.switch_words(terminator),
            (Some(LlvmOpcode::Ret), _) => match terminator.operand(0) {
                None => Ok((op::Return, Vec::new())),
                Some(value) => {
                    let function =
                        terminator.function().ok_or_else(|| Error::internal("ret without function"))?;
                    let ty = self.result_type_of(function)?;
                    Ok((op::ReturnValue, vec![self.operand_as(value, ty)?.0]))
                }
            },
            (Some(LlvmOpcode::Unreachable), _) => Ok((op::Unreachable, Vec::new())),
            _ => Err(self.error("a terminator that SPIR-V does not have")),
        }
    }

    /// Two branch weights, where the source of the module is SPIR-V that had them.
    fn branch_weights(&self, terminator: Value<'c>) -> Vec<u32> {
        let node = terminator.metadata(self.context.md_kind("prof"));
        let Some(node) = node.filter(|_| self.came_from_spirv()) else { return Vec::new() };
        match node.operand(0).and_then(Metadata::string).as_deref() {
            Some("branch_weights") if node.operand_count() == 3 => number_list(node).split_off(1),
            _ => Vec::new(),
        }
    }

    fn switch_words(&mut self, switch: Value<'c>) -> Result<(Opcode, Vec<u32>)> {
        let selector = self.first_operand(switch)?;
        let bits = selector.ty().int_bits().unwrap_or(0);
        if bits == 1 {
            return self.switch_on_bool(switch, selector);
        }
        let selector = self.operand(selector)?;
        let default = switch.switch_default().ok_or_else(|| Error::internal("a switch without default"))?;
        let mut words = vec![selector.0, self.label(default)?.0];
        for (value, target) in switch.switch_cases() {
            let parts = value.int_words().unwrap_or_default();
            let halves = parts.iter().flat_map(|word| [*word & u64::from(u32::MAX), *word >> 32]);
            let halves = halves.map(|half| u32::try_from(half).unwrap_or(0));
            words.extend(halves.take((bits as usize).div_ceil(32)));
            words.push(self.label(target)?.0);
        }
        Ok((op::Switch, words))
    }

    /// SPIR-V's switch takes no booleans: a branch does.
    fn switch_on_bool(&mut self, switch: Value<'c>, selector: Value<'c>) -> Result<(Opcode, Vec<u32>)> {
        let condition = self.operand(selector)?;
        let default = switch.switch_default().ok_or_else(|| Error::internal("a switch without default"))?;
        let mut targets = [default, default];
        for (value, target) in switch.switch_cases() {
            let index = usize::from(value.int_value() == Some(1));
            if let Some(slot) = targets.get_mut(index) {
                *slot = target;
            }
        }
        let [no, yes] = targets;
        Ok((op::BranchConditional, vec![condition.0, self.label(yes)?.0, self.label(no)?.0]))
    }
}
