//! Spec: "SPV_KHR_untyped_pointers": pointers that do not tell what they point to, where module or options ask for them.

use super::context::Writer;
use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::options::ONLY_WHEN_NAMED;
use crate::spirv::{Id, Opcode, op};
use crate::table::form::{Form, Shape};
use crate::table::memory::UNTYPED_POINTERS;

impl<'c> Writer<'c, '_> {
    /// Whether pointers are untyped unless something says what they point to: the module declares it, or the options name it.
    pub(super) fn writes_untyped_pointers(&self) -> bool {
        self.allows(UNTYPED_POINTERS)
    }

    /// Whether an extension may be used: by the options, or because the module declares one that must be named.
    pub(super) fn allows(&self, extension: &str) -> bool {
        self.options.extensions.allows(extension)
            || (ONLY_WHEN_NAMED.contains(&extension) && self.declares_extension(extension))
    }

    /// Whether a type is an untyped pointer.
    pub(super) fn is_untyped(&self, ty: Id) -> bool {
        matches!(self.declarations.get(&ty), Some((op::TypeUntypedPointerKHR, _)))
    }

    /// A pointer type of a storage class: to a type, or untyped.
    pub(super) fn pointer_of_class(&mut self, class: u32, pointee: Option<Id>) -> Result<Id> {
        match pointee {
            Some(pointee) => self.declare(op::TypePointer, &[class, pointee.0]),
            None => self.declare(op::TypeUntypedPointerKHR, &[class]),
        }
    }

    /// An untyped pointer as one to a type.
    pub(super) fn typed(&mut self, id: Id, pointee: Id) -> Result<Id> {
        let ty = self.type_of_id(id)?;
        match self.pointer_class(ty).filter(|_| self.is_untyped(ty)) {
            Some(class) => {
                let ty = self.pointer_of_class(class, Some(pointee))?;
                self.cast_to(id, ty)
            }
            None => Ok(id),
        }
    }

    /// A variable of the entry block behind an untyped pointer.
    pub(super) fn untyped_variable(&mut self, id: Id, class: u32, data: Id) -> Result<()> {
        let ty = self.type_of_id(id)?;
        let mut words = vec![class, data.0];
        words.extend(self.function.initializers.get(&id).map(|id| id.0));
        let variables = &mut self.function.variables;
        crate::spirv::push_instruction(variables, op::UntypedVariableKHR, Some(ty), Some(id), &words)
    }

    /// Opcode, type and operands of an access chain from an untyped pointer; `None` if the chain's base is typed.
    pub(super) fn untyped_chain(
        &mut self,
        chain: Value<'c>,
        base: Value<'c>,
    ) -> Result<Option<(Opcode, Id, Vec<u32>)>> {
        if !self.slots.untyped {
            return Ok(None);
        }
        let source = chain.gep_source_type().ok_or_else(|| Error::internal("a chain without a type"))?;
        let id = self.operand(base)?;
        let ty = self.type_of_id(id)?;
        let class = self.pointer_class(ty).ok_or_else(|| self.error("a chain from no pointer"))?;
        let known = self.slots.of(base).and_then(|slot| self.slots.pointee(slot));
        if !self.is_untyped(ty) && known.is_some_and(|known| known.ty == source) {
            return Ok(None);
        }
        let natural = self.pointer_of_class(class, None)?;
        let id = self.cast_to(id, natural)?;
        let source = self.type_id(source, None)?;
        let in_bounds = chain.flags() & crate::llvm::flags::INBOUNDS != 0;
        let first_is_zero = chain.operand(1).and_then(Value::int_value) == Some(0);
        let marked = self.marked_op(chain).filter(|marked| {
            crate::table::rows_of(*marked).iter().any(|row| match row.form {
                Form::Custom(Shape::AccessChain(form)) => {
                    form.untyped && !form.element && form.in_bounds == in_bounds && first_is_zero
                }
                _ => false,
            })
        });
        let plain =
            if in_bounds { op::UntypedInBoundsPtrAccessChainKHR } else { op::UntypedPtrAccessChainKHR };
        let mut words = vec![source.0, id.0];
        let indices: Vec<Value<'c>> = chain.operands().skip(1 + usize::from(marked.is_some())).collect();
        for index in indices {
            words.push(self.operand(index)?.0);
        }
        Ok(Some((marked.unwrap_or(plain), natural, words)))
    }
}
