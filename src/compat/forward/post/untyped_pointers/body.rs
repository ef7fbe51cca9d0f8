//! Function bodies and constant operations.

use super::{Chain, UntypePass};
use crate::error::{Error, Result};
use crate::spirv::{Id, Instruction, op};

impl<'m> UntypePass<'m> {
    pub(super) fn function(&mut self, instruction: Instruction<'m>) -> Result<()> {
        self.waiting.clear();
        let signature = self.signature(instruction);
        let ty = self.types.get(&(op::TypeFunction, signature)).copied();
        let ty = ty.ok_or_else(|| Error::internal("a function without a type"))?;
        self.result = instruction.result_type().map(|ty| self.rename(ty));
        let control = instruction.operand(0)?;
        self.push(op::Function, self.result, instruction.result_id(), &[control, ty.0])
    }

    pub(super) fn parameter(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.parameter_type(instruction);
        if let Some(id) = instruction.result_id().filter(|id| self.casts.contains_key(id)) {
            self.waiting.push(id);
        }
        self.push(op::FunctionParameter, ty, instruction.result_id(), &[])
    }

    pub(super) fn waiting_casts(&mut self) -> Result<()> {
        for parameter in std::mem::take(&mut self.waiting) {
            self.cast_behind(parameter)?;
        }
        Ok(())
    }

    /// Emits the cast after the definition of a value, if it has one.
    fn cast_behind(&mut self, value: Id) -> Result<()> {
        match self.casts.get(&value).copied() {
            Some((id, ty)) => self.push(op::Bitcast, Some(self.rename(ty)), Some(id), &[value.0]),
            None => Ok(()),
        }
    }

    pub(super) fn variable(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let old = instruction.result_type().and_then(|ty| Some((ty, self.pointer(ty)?)));
        let Some((ty, (class, pointee))) = old.filter(|(_, (_, pointee))| !self.is_kept(*pointee)) else {
            return self.other(instruction);
        };
        let mut operands = vec![class, self.rename(pointee).0];
        operands.extend(instruction.operands().iter().skip(1).map(|word| self.rename(Id(*word)).0));
        self.push(op::UntypedVariableKHR, Some(self.rename(ty)), instruction.result_id(), &operands)
    }

    /// The untyped form of an array declaration names the element type.
    pub(super) fn variable_length_array(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let old = instruction.result_type().and_then(|ty| Some((ty, self.pointer(ty)?)));
        let Some((ty, (_, element))) = old.filter(|(_, (_, element))| !self.is_kept(*element)) else {
            return self.other(instruction);
        };
        let operands = [self.rename(element).0, self.rename(instruction.id(0)?).0];
        let opcode = op::UntypedVariableLengthArrayINTEL;
        self.push(opcode, Some(self.rename(ty)), instruction.result_id(), &operands)
    }

    /// An access chain becomes untyped if its base or result is.
    pub(super) fn chain(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(chain) = Chain::of(instruction) else { return self.other(instruction) };
        if let Some(ty) = self.old_type(chain.result).filter(|ty| self.pointer(*ty).is_none()) {
            return self.chain_of_lanes(instruction, &chain, ty);
        }
        let of = |value: Id| self.old_type(value).and_then(|ty| self.pointer(ty));
        let (Some((class, led)), Some((_, source))) = (of(chain.result), of(chain.base)) else {
            return self.other(instruction);
        };
        if !self.is_untyped(chain.base) && self.is_kept(led) {
            return self.other(instruction);
        }
        let ty = self.untyped_id(class);
        let base = self.plain_operand(chain.base);
        let mut operands = vec![self.base_type(source).0, base.0];
        operands.extend(chain.indices.iter().map(|word| self.rename(Id(*word)).0));
        if instruction.opcode() == op::SpecConstantOp {
            operands.insert(0, u32::from(chain.untyped.0));
            return self.push(op::SpecConstantOp, Some(ty), Some(chain.result), &operands);
        }
        self.push(chain.untyped, Some(ty), Some(chain.result), &operands)?;
        self.cast_behind(chain.result)
    }

    /// An access chain over a vector of pointers, which are all untyped.
    fn chain_of_lanes(&mut self, instruction: Instruction<'m>, chain: &Chain<'m>, ty: Id) -> Result<()> {
        let lane = |ty: Id| {
            let vector = self.module.definition(ty).filter(|of| of.opcode() == op::TypeVector)?;
            self.pointer(Id(*vector.operands().first()?))
        };
        let base = self.old_type(chain.base).and_then(|ty| lane(ty).or_else(|| self.pointer(ty)));
        let (Some(_), Some((_, source))) = (lane(ty), base) else { return self.other(instruction) };
        let mut operands = vec![self.base_type(source).0, self.plain_operand(chain.base).0];
        operands.extend(chain.indices.iter().map(|word| self.rename(Id(*word)).0));
        let mut opcode = chain.untyped;
        if instruction.opcode() == op::SpecConstantOp {
            operands.insert(0, u32::from(std::mem::replace(&mut opcode, op::SpecConstantOp).0));
        }
        self.push(opcode, Some(self.rename(ty)), Some(chain.result), &operands)
    }

    /// A constant operation; a cast between pointees is now a no-op.
    pub(super) fn constant_operation(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let cast = u32::from(op::Bitcast.0);
        if let ([opcode, operand], Some(ty), Some(id)) =
            (instruction.operands(), instruction.result_type(), instruction.result_id())
            && *opcode == cast
            && self.pointer(ty).is_some()
            && self.new_type(Id(*operand)) == Some(self.rename(ty))
        {
            self.renamed.insert(id, self.rename(Id(*operand)));
            return Ok(());
        }
        self.other(instruction)
    }

    /// The type of a value after the pass.
    fn new_type(&self, value: Id) -> Option<Id> {
        let ty = self.old_type(value)?;
        Some(match self.pointer(ty) {
            Some((class, _)) if self.degraded.contains(&value) => *self.untyped.get(&class)?,
            Some(_) if self.copied.contains(&value) => ty,
            _ => self.rename(ty),
        })
    }

    /// An operand that may be any pointer.
    fn plain_operand(&self, value: Id) -> Id {
        match self.casts.get(&value).filter(|_| self.opened.contains(&value)) {
            Some((id, _)) => *id,
            None => self.rename(value),
        }
    }

    /// An operand that must have a certain type, cast if needed.
    fn fitted(&mut self, value: Id, wanted: Id) -> Result<Id> {
        let wanted_class = self.old_type(value).and_then(|ty| self.pointer(ty));
        if wanted_class.is_none() || self.new_type(value) == Some(wanted) {
            return Ok(self.rename(value));
        }
        if let Some((id, ty)) = self.casts.get(&value)
            && self.rename(*ty) == wanted
        {
            return Ok(*id);
        }
        let id = self.fresh();
        let value = self.rename(value);
        self.push(op::Bitcast, Some(wanted), Some(id), &[value.0])?;
        Ok(id)
    }

    /// The type that an instruction requires of an operand; `None` if any pointer will do.
    fn wanted(&mut self, instruction: Instruction<'m>, position: usize, value: Id) -> Option<Id> {
        let ty = self.old_type(value)?;
        let (class, _) = self.pointer(ty)?;
        if self.counted(instruction).contains(&position) {
            return Some(ty);
        }
        let own = Some(self.rename(ty));
        match (instruction.opcode(), position) {
            (op::Phi, _) if position.is_multiple_of(2) => own,
            (op::Select, 1 | 2)
            | (op::Store, 1)
            | (op::CompositeInsert, 0)
            | (op::VectorInsertDynamic, 1) => own,
            (op::CompositeConstruct | op::CopyObject | op::PtrEqual | op::PtrNotEqual | op::PtrDiff, _) => {
                own
            }
            (op::PtrCastToGeneric | op::GenericCastToPtr | op::GenericCastToPtrExplicit, _) => own,
            (op::ReturnValue, _) => self.result,
            (op::FunctionCall, 1..) => {
                let callee = self.module.definition(instruction.id(0).ok()?)?;
                let parameter = self.parameters(callee).nth(position - 1)?;
                self.parameter_type(parameter)
            }
            (op::UntypedPrefetchKHR, 0) => Some(self.untyped_id(class)),
            _ => None,
        }
    }

    pub(super) fn other(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let mut words = self.renamed_words(instruction);
        let prefix = words.len() - instruction.operands().len();
        for operand in self.module.operands(instruction).flatten().filter(|operand| operand.index >= prefix) {
            let Some(value) = operand.id() else { continue };
            let new = match self.wanted(instruction, operand.index - prefix, value) {
                Some(wanted) => self.fitted(value, wanted)?,
                None if self.result.is_some() => self.plain_operand(value),
                None => continue,
            };
            if let Some(word) = words.get_mut(operand.index) {
                *word = new.0;
            }
        }
        self.rewrite.copy_with(instruction, |old| old.copy_from_slice(&words));
        Ok(())
    }
}
