//! What the operands of debug instructions name, in the two sets that a specification describes.
//!
//! Rule of this module: what an operand must be stands in `table/debug_info/referent.rs`. Operands are looked at when all is defined, since
//! they may name what stands behind them; those that a producer lays out in another way than the grammar are left alone.
//!
//! Spec: OpenCL.DebugInfo.100, NonSemantic.Shader.DebugInfo.100

use super::checker::Checker;
use super::fact::Class;
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{ExtInstGrammar, ExtInstSet, OperandGrammar, OperandKind, Quantifier};
use crate::spirv::operands::{Import, Role, TypeLookup};
use crate::spirv::{Id, Instruction, op};
use crate::table::debug_info::number;
use crate::table::debug_info::referent::{self, Referent};

/// The operand of the grammar that a word behind the number belongs to; words of a variadic one share it.
fn named(grammar: &ExtInstGrammar, at: usize) -> Option<&OperandGrammar> {
    grammar
        .operands
        .get(at)
        .or_else(|| grammar.operands.last().filter(|o| o.quantifier == Quantifier::Variadic))
}

impl<'m> Checker<'m> {
    /// The set of debug information that an instruction belongs to.
    fn debug_set(&self, instruction: Instruction<'m>) -> Option<ExtInstSet> {
        match self.module.ext_inst_set(instruction.id(0).ok()?) {
            Import::Set(
                set @ (ExtInstSet::OpenClDebugInfo100 | ExtInstSet::NonSemanticShaderDebugInfo100),
            ) => Some(set),
            _ => None,
        }
    }

    /// Whether an instruction describes the source in one of the two sets.
    pub(super) fn is_debug_instruction(&self, instruction: Instruction<'m>) -> bool {
        self.debug_set(instruction).is_some()
    }

    /// The result type and the operands of a debug instruction, when all is defined.
    ///
    /// # Errors
    /// The broken rule.
    pub(super) fn debug_instruction(&self, instruction: Instruction<'m>) -> Result<()> {
        let Some(set) = self.debug_set(instruction) else { return Ok(()) };
        let number = instruction.operand(1)?;
        let is_void = matches!(self.result(instruction).class, Class::Void | Class::Unknown);
        self.require(is_void, Rule::DebugResult, || "the result type is not void".to_owned())?;
        let grammar = set.instruction(number);
        self.require(grammar.is_some(), Rule::KnownInstruction, || {
            format!("{set:?} has no instruction {number}")
        })?;
        let Some(grammar) = grammar else { return Ok(()) };
        self.debug_order(instruction, number)?;
        let rule = match referent::UNCHECKED.contains(&number) {
            true => Rule::DebugUncheckedOperands,
            false => Rule::DebugOperands,
        };
        let words = instruction.operands().get(2..).unwrap_or_default();
        for (at, word) in words.iter().enumerate() {
            let Some(operand) = named(grammar, at) else { return Ok(()) };
            let wanted = match operand.kind {
                OperandKind::IdRef => referent::of(number, operand.name),
                OperandKind::PairIdRefIdRef => {
                    let first = grammar.operands.len() - 1;
                    referent::ENUMERATOR.get((at - first) % 2)
                }
                _ => None,
            };
            let Some(wanted) = wanted else { continue };
            let id = Id(*word);
            self.require(self.has_unknown || self.refers(id, wanted), rule, || {
                format!("{} of {} is {id}, which is not {}", operand.name, grammar.name, wanted.describe())
            })?;
        }
        Ok(())
    }

    /// Whether the `<id>`s of a debug instruction are defined in front of it, where it may not name what follows.
    fn debug_order(&self, instruction: Instruction<'m>, number: u32) -> Result<()> {
        if instruction.opcode() == op::ExtInstWithForwardRefsKHR || !self.wants(Rule::DebugBeforeUse) {
            return Ok(());
        }
        for operand in self.module.operands(instruction) {
            let operand = operand?;
            let (Some(id), true) = (operand.id(), matches!(operand.role, Role::Id)) else { continue };
            // Words behind the number begin at 5.
            if referent::may_follow(number, operand.index.saturating_sub(5)) {
                continue;
            }
            let is_before = self.module.definition(id).is_some_and(|one| one.number() < instruction.number());
            self.require(is_before || self.has_unknown, Rule::DebugBeforeUse, || {
                format!("{id} is not defined in front of the instruction")
            })?;
        }
        Ok(())
    }

    fn refers(&self, id: Id, wanted: &Referent) -> bool {
        let Some(definition) = self.module.definition(id) else { return false };
        let opcode = definition.opcode();
        if matches!(opcode, op::ExtInst | op::ExtInstWithForwardRefsKHR) {
            let number = definition.operand(1).unwrap_or(number::INFO_NONE);
            return self.is_debug_instruction(definition) && wanted.debug.contains(&number);
        }
        if !wanted.core.contains(&opcode) {
            return false;
        }
        let fact = self.result(definition);
        match opcode {
            op::Constant if wanted.is_number => fact.is_int() && fact.bits == 32 && !fact.is_signed,
            _ => true,
        }
    }
}
