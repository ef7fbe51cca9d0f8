//! Spec: "Constant-Creation Instructions".

use super::checker::{Checker, Kind, broken};
use super::fact::{Class, Fact};
use crate::error::{Error, Result};
use crate::rule::Rule;
use crate::spirv::operands::Role;
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::memory::chain_of;

/// Whether the first operand after the opcode of an `OpSpecConstantOp` is a type.
fn names_type(instruction: Instruction<'_>) -> bool {
    let opcode = instruction.operand(0).ok().and_then(|opcode| u16::try_from(opcode).ok());
    let measures_type = [op::CooperativeMatrixLengthKHR, op::CooperativeMatrixLengthNV];
    opcode.is_some_and(|opcode| {
        measures_type.contains(&Opcode(opcode)) || chain_of(Opcode(opcode)).is_some_and(|chain| chain.untyped)
    })
}

impl<'m> Checker<'m> {
    /// Checks a constant, or an extension's instruction among the constants.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn constant_declared(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let opcode = instruction.opcode();
        let is_special = matches!(
            opcode,
            op::SpecConstant
                | op::SpecConstantTrue
                | op::SpecConstantFalse
                | op::SpecConstantComposite
                | op::SpecConstantCompositeReplicateEXT
                | op::SpecConstantOp
        );
        let checked = match instruction.result_type() {
            Some(_) => self.constant_operands(instruction, opcode),
            None => Ok(()),
        };
        let kind = if is_special { Kind::SpecConstant } else { Kind::Constant };
        let kind = if instruction.result_type().is_some() { kind } else { Kind::Other };
        self.define_constant(instruction, kind)?;
        checked?;
        self.constant_type(instruction, opcode)
    }

    /// Checks the constants among a constant's operands.
    fn constant_operands(&self, instruction: Instruction<'m>, opcode: Opcode) -> Result<()> {
        match opcode {
            op::ConstantComposite
            | op::SpecConstantComposite
            | op::ConstantCompositeReplicateEXT
            | op::SpecConstantCompositeReplicateEXT => {
                let kinds = |kind| matches!(kind, Kind::Constant | Kind::SpecConstant | Kind::Variable);
                for word in instruction.operands() {
                    let id = Id(*word);
                    let kind = self.entry(id).kind;
                    if kind == Kind::Undefined && !self.has_unknown {
                        self.undefined(id)?;
                    }
                    self.require(kinds(kind) || self.has_unknown, Rule::ConstantConstituents, || {
                        format!("{id} is not a constant")
                    })?;
                }
                Ok(())
            }
            op::SpecConstantOp => self.operation_operands(instruction),
            op::ConstantFunctionPointerINTEL => {
                let id = instruction.id(0)?;
                let is_function = self.module.definition_as(id, op::Function).is_some();
                self.require(is_function, Rule::IdKind, || format!("{id} is not a function"))
            }
            _ => Ok(()),
        }
    }

    fn operation_operands(&self, instruction: Instruction<'m>) -> Result<()> {
        for operand in self.module.operands(instruction) {
            let operand = operand?;
            if !matches!(operand.role, Role::Id) {
                continue;
            }
            let id = Id(operand.word());
            match self.entry(id).kind {
                Kind::Constant | Kind::SpecConstant | Kind::Variable => {}
                Kind::Undefined if self.has_unknown => {}
                Kind::Undefined => self.undefined(id)?,
                // Untyped access chains have a base type operand.
                Kind::Type if operand.index == 4 && names_type(instruction) => {}
                _ => {
                    return Err(broken(
                        Rule::ConstantOperation,
                        format!("{id} is neither a constant nor a variable"),
                    ));
                }
            }
        }
        Ok(())
    }

    /// Checks that a constant's type may have constants.
    fn constant_type(&self, instruction: Instruction<'m>, opcode: Opcode) -> Result<()> {
        let is_bare = opcode != op::ConstantNull || instruction.operands().is_empty();
        self.require(is_bare, Rule::ConstantNullOperands, || format!("{opcode} with operands"))?;
        let fact = self.result(instruction);
        if fact.is_open() {
            return Ok(());
        }
        let fits = match opcode {
            op::ConstantTrue | op::ConstantFalse | op::SpecConstantTrue | op::SpecConstantFalse => {
                fact.class == Class::Bool
            }
            op::Constant | op::SpecConstant => {
                self.literal_bits(instruction, fact)?;
                matches!(fact.class, Class::Int | Class::Float)
            }
            op::ConstantNull => !matches!(fact.class, Class::RuntimeArray | Class::Function | Class::Void),
            op::ConstantComposite | op::SpecConstantComposite => return self.constituents(instruction, fact),
            op::ConstantSampler | op::ConstantPipeStorage => fact.class == Class::Opaque,
            op::ConstantFunctionPointerINTEL => fact.is_pointer(),
            op::SpecConstantOp => return self.operation(instruction),
            _ => true,
        };
        self.require(fits, Rule::ConstantType, || format!("{opcode} of type {}", fact.id))
    }

    fn literal_bits(&self, instruction: Instruction<'m>, fact: &Fact) -> Result<()> {
        let Some(last) = instruction.operands().last() else { return Ok(()) };
        let used = fact.bits % 32;
        if used == 0 {
            return Ok(());
        }
        let surplus = last >> used;
        let ones = u32::MAX >> used;
        let is_negative = fact.is_signed && last >> (used - 1) & 1 == 1;
        let fits = surplus == if is_negative { ones } else { 0 };
        self.require(fits, Rule::ConstantBits, || {
            format!("the literal has bits beyond the {} of its type", fact.bits)
        })
    }

    /// Checks the constituents of a composite constant against the types of its members.
    fn constituents(&self, instruction: Instruction<'m>, fact: &Fact) -> Result<()> {
        let ids = instruction.operands();
        let ty = self.result_ty(instruction);
        let rule = if matches!(fact.class, Class::Array | Class::Struct) {
            Rule::ConstantElements
        } else {
            Rule::ConstantConstituents
        };
        let count = match fact.class {
            Class::Vector | Class::Matrix | Class::Struct | Class::Array => fact.count,
            _ => {
                return Err(broken(Rule::ConstantType, format!("{} is not a composite type", fact.id)));
            }
        };
        // The length of an array may be a specialization constant.
        let fits = count.is_none_or(|count| count == ids.len() as u64);
        self.require(fits, rule, || {
            format!("{} constituents for {} members", ids.len(), count.unwrap_or(0))
        })?;
        let members = self.members_of(ty);
        for (at, word) in ids.iter().enumerate() {
            let wanted = members.get(at).copied().unwrap_or(fact.component);
            self.require(self.is_same(self.ty(Id(*word)), wanted), Rule::ConstantElements, || {
                format!("%{word} is of another type than its member")
            })?;
        }
        Ok(())
    }

    /// Checks an `OpSpecConstantOp` by the rules of its instruction.
    fn operation(&self, instruction: Instruction<'m>) -> Result<()> {
        let opcode = Opcode(u16::try_from(instruction.operand(0)?).unwrap_or(u16::MAX));
        let operands = instruction.operands().get(1..).unwrap_or_default();
        let is_operation =
            crate::spirv::grammar::instruction(opcode).is_some_and(|row| row.is_spec_constant_op());
        self.require(is_operation, Rule::KnownInstruction, || {
            format!("{opcode} is no operation on constants")
        })?;
        // Other validators check only the opcode, not the types.
        self.computation(instruction, opcode, operands).map_err(Error::not_enforced)
    }
}
