//! Atomic operations on floating-point numbers, by loops that compare and exchange their bits.

use super::emit::Emitter;
use crate::error::Result;
use crate::spirv::{Id, Instruction, Opcode, Rewrite, op};
use crate::table::retarget::Combination;
use rspirv::spirv::{FunctionControl, StorageClass};

/// A function that performs an operation on memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Helper {
    function: Id,
    how: Combination,
    /// The type of the number, and of the pointer to it.
    ty: Id,
    pointer: Id,
    scope: Id,
    semantics: Id,
}

impl Emitter<'_> {
    /// OpAtomicFAddEXT and its kin: a call of a function, which is written once for all calls alike. False where an operand is no
    /// constant, or the address is logical.
    pub(super) fn atomic_float(&mut self, one: Instruction<'_>, how: Combination) -> Result<bool> {
        let (pointer, scope, semantics, value) = (one.id(0)?, one.id(1)?, one.id(2)?, one.id(3)?);
        let is_constant = |id: Id| self.module.definition_as(id, op::Constant).is_some();
        if !is_constant(scope) || !is_constant(semantics) {
            return Ok(false);
        }
        let (ty, pointer_ty) = (one.required_type()?, self.type_of(pointer)?);
        let is_same = |known: &&Helper| {
            (known.how, known.ty, known.pointer, known.scope, known.semantics)
                == (how, ty, pointer_ty, scope, semantics)
        };
        let function = match self.helpers.iter().find(is_same) {
            Some(known) => known.function,
            None => {
                let function = self.rewrite.fresh_id();
                self.helpers.push(Helper { function, how, ty, pointer: pointer_ty, scope, semantics });
                function
            }
        };
        self.rewrite.push_as(one, op::FunctionCall, &[function.0, pointer.0, value.0])?;
        Ok(true)
    }

    /// Writes the functions that were called, behind all others.
    pub(super) fn helpers(&mut self) -> Result<()> {
        for helper in std::mem::take(&mut self.helpers) {
            self.helper(helper)?;
        }
        Ok(())
    }

    fn helper(&mut self, helper: Helper) -> Result<()> {
        let Helper { function, how, ty, pointer, scope, semantics } = helper;
        let bits = self.shape(ty).map_or(0, |shape| shape.bits);
        let (int, truth) = (self.int(bits)?.ty, self.boolean()?.ty);
        let class = self.module.definition(pointer).and_then(|ty| ty.operand(0).ok());
        let class = class.unwrap_or(StorageClass::CrossWorkgroup as u32);
        let to_int = self.pointer(class, int)?;
        let kind = self.function_type(ty, &[pointer, ty])?;
        let word = self.int(super::emit::WORD)?;
        let relaxed = self.number(word, 0)?;
        let [p, v, entry, start, again, done, old, seen] = std::array::from_fn(|_| self.rewrite.fresh_id());
        let plain = |rewrite: &mut Rewrite<'_>, opcode: Opcode, id: Option<Id>, operands: &[u32]| {
            rewrite.push(opcode, None, id, operands)
        };
        self.rewrite.push(op::Function, Some(ty), Some(function), &[FunctionControl::NONE.bits(), kind.0])?;
        self.rewrite.push(op::FunctionParameter, Some(pointer), Some(p), &[])?;
        self.rewrite.push(op::FunctionParameter, Some(ty), Some(v), &[])?;
        plain(&mut self.rewrite, op::Label, Some(entry), &[])?;
        let place = self.op(op::Bitcast, to_int, &[p])?;
        self.rewrite.push(op::AtomicLoad, Some(int), Some(start), &[place.0, scope.0, relaxed.0])?;
        plain(&mut self.rewrite, op::Branch, None, &[again.0])?;
        plain(&mut self.rewrite, op::Label, Some(again), &[])?;
        self.rewrite.push(op::Phi, Some(int), Some(old), &[start.0, entry.0, seen.0, again.0])?;
        let number = self.op(op::Bitcast, ty, &[old])?;
        let combined = match how {
            Combination::Add => self.op(op::FAdd, ty, &[number, v])?,
            Combination::Min => self.opencl_value("fmin", ty, &[number, v])?,
            Combination::Max => self.opencl_value("fmax", ty, &[number, v])?,
        };
        let new = self.op(op::Bitcast, int, &[combined])?;
        let exchange = [place.0, scope.0, semantics.0, relaxed.0, new.0, old.0];
        self.rewrite.push(op::AtomicCompareExchange, Some(int), Some(seen), &exchange)?;
        let is_same = self.op(op::IEqual, truth, &[seen, old])?;
        plain(&mut self.rewrite, op::BranchConditional, None, &[is_same.0, done.0, again.0])?;
        plain(&mut self.rewrite, op::Label, Some(done), &[])?;
        let result = self.op(op::Bitcast, ty, &[seen])?;
        plain(&mut self.rewrite, op::ReturnValue, None, &[result.0])?;
        plain(&mut self.rewrite, op::FunctionEnd, None, &[])
    }
}
