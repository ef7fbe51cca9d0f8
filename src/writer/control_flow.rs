//! Spec: "Control-Flow Instructions".

use super::constant_creation::integer_words;
use super::context::Writer;
use super::operands::operands;
use crate::contract::number_list;
use crate::error::{Error, Result};
use crate::llvm::{Block, Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, Opcode, op, push_instruction};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

impl<'c> Writer<'c, '_> {
    /// `phi`: a type, and for each edge a value and the block it comes from. Equal edges count once.
    pub(super) fn phi(&mut self, instruction: Value<'c>) -> Result<()> {
        let ty = self.type_of_value(instruction)?;
        let mut words = Vec::new();
        let mut seen = FxHashSet::default();
        for (value, block) in instruction.incoming() {
            if !seen.insert(block) {
                continue;
            }
            let id = self.incoming(value, block, ty)?;
            words.extend([id.0, self.label(block)?.0]);
        }
        self.define(instruction, op::Phi, ty, &words)?;
        self.finish(instruction)
    }

    /// The id of an incoming value; the instructions that compute it are placed at the end of the incoming block.
    fn incoming(&mut self, value: Value<'c>, block: Block<'c>, ty: Id) -> Result<Id> {
        let expression =
            value.is_constant() && (value.constant_opcode().is_some() || self.is_physical_null(value, ty));
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

    /// Writes the casts for phis; returns the words to insert at the end of each block.
    ///
    /// # Errors
    /// As [`Writer::operand_as`].
    pub(super) fn phi_casts(&mut self) -> Result<FxHashMap<Value<'c>, Vec<Range<usize>>>> {
        let mut casts: Vec<_> = std::mem::take(&mut self.function.phi_casts).into_iter().collect();
        casts.sort_by_key(|(_, id)| *id);
        let mut written: FxHashMap<Value<'c>, Vec<Range<usize>>> = FxHashMap::default();
        for ((at, value, ty), id) in casts {
            let start = self.function.words.len();
            let source = if value.is_constant() && !value.is_global() {
                self.constant(value, ty)?
            } else {
                self.operand(value)?
            };
            let opcode = if self.type_of_id(source)? == ty { op::CopyObject } else { op::Bitcast };
            self.emit_result(opcode, ty, id, &[source.0])?;
            written.entry(at).or_default().push(start..self.function.words.len());
        }
        Ok(written)
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
        if opcode == op::Nop {
            return Ok(());
        }
        if let Some((merge, operands)) = self.function.merges.get(&block.as_value()).cloned() {
            push_instruction(&mut self.function.words, merge, None, None, &operands)?;
        }
        self.emit_plain(opcode, &words)
    }

    /// Whether the block ends with the instruction of a call: the end of an invocation is a terminator in SPIR-V.
    fn has_ended(&self) -> bool {
        let words = self.function.words.get(self.function.block_start..).unwrap_or_default();
        let last = crate::spirv::each_instruction(words).last();
        last.is_some_and(|words| crate::spirv::Instruction::new(words, 0, 0).opcode().is_terminator())
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
            (Some(LlvmOpcode::Unreachable), _) if self.has_ended() => Ok((op::Nop, Vec::new())),
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
        let [selector] = operands(switch)?;
        let bits = selector.ty().int_bits().unwrap_or(0);
        if bits == 1 {
            return self.switch_on_bool(switch, selector);
        }
        let told = self.told_constant_type(selector, 0)?.filter(|_| selector.is_constant());
        let selector = match told {
            Some(ty) => self.constant(selector, ty)?,
            None => self.operand(selector)?,
        };
        let default = switch.switch_default().ok_or_else(|| Error::internal("a switch without default"))?;
        let mut words = vec![selector.0, self.label(default)?.0];
        let ty = self.type_of_id(selector)?;
        for (value, target) in switch.switch_cases() {
            let literal = integer_words(value.int_words().unwrap_or_default(), bits);
            words.extend(literal.map(|word| if bits < 32 { self.with_sign(ty, word) } else { word }));
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
