//! Spec: "Logical Layout of a Module": the order of instructions.

use super::checker::{Checker, broken};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{self, Class, InstructionGrammar, OperandKind};
use crate::spirv::layout;
use crate::spirv::{Id, Instruction, Opcode, op};
use rspirv::spirv::{Capability, Decoration};

/// Whether an instruction is a declaration, allowed only outside functions.
fn declares(opcode: Opcode, grammar: &InstructionGrammar) -> bool {
    match grammar.class {
        Class::ModeSetting | Class::Annotation | Class::TypeDeclaration => true,
        Class::ConstantCreation => true,
        Class::Pipe => opcode == op::ConstantPipeStorage,
        Class::Debug => !opcode.is_line(),
        Class::Extension => !opcode.is_extended(),
        Class::Reserved => grammar.declares_type(),
        _ => false,
    }
}

/// Whether an instruction computes, allowed only in a block.
fn computes(opcode: Opcode, grammar: &InstructionGrammar) -> bool {
    match grammar.class {
        Class::Memory => !opcode.is_variable(),
        Class::Pipe => opcode != op::ConstantPipeStorage,
        Class::Function => !matches!(opcode, op::Function | op::FunctionParameter | op::FunctionEnd),
        // Of extensions: what has no result, or one of a type, stands in a block, but for declarations.
        Class::Reserved => {
            !grammar.has_result && !layout::declares(opcode)
                || grammar.has_result_type && !layout::declares_value(opcode)
        }
        Class::Image
        | Class::Conversion
        | Class::Composite
        | Class::Arithmetic
        | Class::Bit
        | Class::RelationalAndLogical
        | Class::Derivative
        | Class::ControlFlow
        | Class::Atomic
        | Class::Primitive
        | Class::Barrier
        | Class::Group
        | Class::DeviceSideEnqueue
        | Class::NonUniform => true,
        _ => false,
    }
}

/// Whether a capability is `other` or implies it.
pub(super) fn implies(capability: u32, other: Capability) -> bool {
    let mut open = vec![capability];
    let mut seen = rustc_hash::FxHashSet::default();
    while let Some(one) = open.pop() {
        if one == other as u32 {
            return true;
        }
        if seen.insert(one) {
            open.extend(
                grammar::enumerant(OperandKind::Capability, one).into_iter().flat_map(|e| e.capabilities),
            );
        }
    }
    false
}

impl<'m> Checker<'m> {
    /// Checks an instruction outside functions.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn place_in_module(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (opcode, Some(grammar)) = (instruction.opcode(), instruction.grammar()) else { return Ok(()) };
        if matches!(opcode, op::FunctionEnd | op::FunctionParameter) {
            return Err(broken(Rule::LayoutFunction, format!("{opcode} of a function that does not begin")));
        }
        if computes(opcode, grammar) {
            return Err(broken(Rule::LayoutPlace, format!("{opcode} outside of a function")));
        }
        let section = match layout::section(opcode, grammar) {
            // Lines begin with the types.
            None if opcode.is_line() && self.is_thorough() => layout::DECLARATIONS.max(self.section),
            None => return Ok(()),
            Some(section) => section,
        };
        if section > 3 && !std::mem::replace(&mut self.has_memory_model, true) {
            return Err(broken(Rule::LayoutMemoryModel, "there is no OpMemoryModel in front of this"));
        }
        if opcode == op::MemoryModel && std::mem::replace(&mut self.has_memory_model, true) {
            return Err(broken(Rule::LayoutMemoryModel, "a second OpMemoryModel"));
        }
        let before = self.section;
        self.require(section >= before, Rule::LayoutOrder, || {
            format!("{opcode} stands behind instructions that follow it in the logical layout")
        })?;
        self.section = section;
        match opcode {
            op::Capability => {
                let capability = instruction.operand(0)?;
                self.capabilities.push(capability);
                self.is_shader |= implies(capability, Capability::Shader);
            }
            op::Decorate | op::GroupDecorate if self.may_import(instruction) => self.import(instruction)?,
            _ => {}
        }
        Ok(())
    }

    fn may_import(&self, instruction: Instruction<'m>) -> bool {
        match instruction.opcode() {
            op::Decorate => {
                instruction.operands().get(1) == Some(&(Decoration::LinkageAttributes as u32))
                    && instruction.words().last() == Some(&crate::table::annotation::linkage::IMPORT)
            }
            _ => !self.imported.is_empty(),
        }
    }

    /// Records that a decoration's target is imported, directly or through its group.
    fn import(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let target = instruction.id(0)?;
        if instruction.opcode() == op::Decorate {
            self.imported.insert(target);
        } else if self.imported.contains(&target) {
            self.imported.extend(instruction.operands().iter().skip(1).map(|word| Id(*word)));
        }
        Ok(())
    }

    /// Checks an instruction in a function, other than those that delimit it and its blocks.
    ///
    /// # Errors
    /// The violated rule.
    #[inline]
    pub(super) fn place_in_function(&self, instruction: Instruction<'m>) -> Result<()> {
        let (opcode, Some(grammar)) = (instruction.opcode(), instruction.grammar()) else { return Ok(()) };
        match declares(opcode, grammar) {
            false => Ok(()),
            true => Err(broken(Rule::LayoutPlace, format!("{opcode} in a function"))),
        }
    }
}
