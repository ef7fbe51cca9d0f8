//! Pointer types that become untyped, and types that refer to them.

use super::UntypePass;
use crate::error::Result;
use crate::spirv::{Id, Instruction, Opcode, op};

impl<'m> UntypePass<'m> {
    pub(super) fn declare_untyped(&mut self, class: u32) -> Result<Id> {
        let id = self.untyped_id(class);
        if self.types.insert((op::TypeUntypedPointerKHR, vec![class]), id).is_none() {
            self.push(op::TypeUntypedPointerKHR, None, Some(id), &[class])?;
        }
        Ok(id)
    }

    pub(super) fn forward_pointer(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let pointer = instruction.id(0)?;
        match self.pointer(pointer) {
            Some((class, pointee)) if !self.is_kept(pointee) => {
                let untyped = self.declare_untyped(class)?;
                self.renamed.insert(pointer, untyped);
                Ok(())
            }
            _ => self.other(instruction),
        }
    }

    pub(super) fn pointer_type(&mut self, instruction: Instruction<'m>) -> Result<()> {
        self.plain_pointer_type(instruction)?;
        let id = instruction.result_id().and_then(|id| Some((id, *self.boxes.get(&id)?)));
        match id {
            Some((pointer, structure)) => {
                self.declare(op::TypeStruct, structure, vec![self.rename(pointer).0])
            }
            None => Ok(()),
        }
    }

    fn plain_pointer_type(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some((id, (class, pointee))) =
            instruction.result_id().and_then(|id| Some((id, self.pointer(id)?)))
        else {
            return self.other(instruction);
        };
        // Values of this type may be cast to the untyped type.
        if self.is_kept(pointee) {
            if self.cast_from.contains(&id) {
                self.declare_untyped(class)?;
            }
            return self.structural_type(instruction);
        }
        let untyped = self.declare_untyped(class)?;
        if self.typed.contains(&id) {
            let pointee = self.rename(pointee);
            self.push(op::TypePointer, None, Some(id), &[class, pointee.0])?;
        }
        self.renamed.insert(id, untyped);
        Ok(())
    }

    /// A type that is replaced by an equal one declared before.
    pub(super) fn structural_type(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let operands = self.renamed_operands(instruction);
        match instruction.result_id() {
            Some(id) => self.declare(instruction.opcode(), id, operands),
            None => self.other(instruction),
        }
    }

    fn declare(&mut self, opcode: Opcode, id: Id, operands: Vec<u32>) -> Result<()> {
        let key = (opcode, operands);
        if let Some(same) = self.types.get(&key).copied() {
            self.renamed.insert(id, same);
            return Ok(());
        }
        self.push(opcode, None, Some(id), &key.1)?;
        self.types.insert(key, id);
        Ok(())
    }

    /// The parameters of a function.
    pub(super) fn parameters(
        &self,
        function: Instruction<'m>,
    ) -> impl Iterator<Item = Instruction<'m>> + use<'m> {
        let rest = self.module.instructions_from(function.number() + 1);
        rest.take_while(|next| matches!(next.opcode(), op::FunctionParameter | op::Line | op::NoLine))
            .filter(|next| next.opcode() == op::FunctionParameter)
    }

    /// The operands of a function's type.
    pub(super) fn signature(&self, function: Instruction<'m>) -> Vec<u32> {
        let result = function.result_type().map(|ty| self.rename(ty).0);
        let parameters = self.parameters(function).filter_map(|parameter| self.parameter_type(parameter));
        result.into_iter().chain(parameters.map(|ty| ty.0)).collect()
    }

    pub(super) fn parameter_type(&self, parameter: Instruction<'m>) -> Option<Id> {
        let (id, ty) = (parameter.result_id()?, parameter.result_type()?);
        Some(if self.is_typed_parameter(id) { ty } else { self.rename(ty) })
    }

    /// Whether a parameter keeps a pointee that is removed elsewhere.
    fn is_typed_parameter(&self, parameter: Id) -> bool {
        let pointer = self.old_type(parameter).and_then(|ty| self.pointer(ty));
        self.copied.contains(&parameter) && pointer.is_some_and(|(_, pointee)| !self.is_kept(pointee))
    }

    /// Splits a function type whose functions differ in their `byval` or `sret` parameters.
    pub(super) fn function_type(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(id) = instruction.result_id() else { return self.other(instruction) };
        let mut signatures: Vec<Vec<u32>> = Vec::new();
        for function in self.functions.get(&id).into_iter().flatten() {
            let signature = self.signature(*function);
            if !signatures.contains(&signature) {
                signatures.push(signature);
            }
        }
        let plain = self.renamed_operands(instruction);
        if signatures.is_empty() || self.named.contains(&id) && !signatures.contains(&plain) {
            signatures.insert(0, plain.clone());
        }
        let mut next = Some(id);
        for signature in signatures {
            if let Some(same) = self.types.get(&(op::TypeFunction, signature.clone())).copied() {
                if signature == plain {
                    self.renamed.insert(id, same);
                }
                continue;
            }
            let id = match next.take() {
                Some(id) => id,
                None => self.fresh(),
            };
            self.declare(op::TypeFunction, id, signature)?;
        }
        Ok(())
    }
}
