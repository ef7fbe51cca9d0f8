//! Spec: "SPV_KHR_untyped_pointers": untyped pointers, if the module or the options request them.

use super::builtin::Builtin;
use super::context::Writer;
use super::emit::Emit;
use super::operands::Count;
use crate::error::{Error, Result};
use crate::llvm::{Type, Value};
use crate::spirv::{Id, Opcode, Section, op};
use crate::table::form::Chain;
use crate::table::memory::{CHAINS, chain_of, chain_opcode};

impl<'c> Writer<'c, '_> {
    /// The pointer type with a pointee.
    pub(super) fn pointer_to_type(&mut self, class: u32, pointee: Id) -> Result<Id> {
        self.pointer_of_class(class, Some(pointee))
    }

    /// Declares a module-scope variable of a storage class without an initializer, typed or untyped as its
    /// data requires.
    pub(super) fn plain_variable(&mut self, class: u32, data: Id) -> Result<Id> {
        let pointer = self.pointer_to_type(class, data)?;
        let id = self.fresh(pointer);
        if self.is_untyped(pointer) {
            self.types.data_types.insert(id, data);
            let words = [class, data.0];
            self.out.emit(Section::Global, op::UntypedVariableKHR, Some(pointer), Some(id), &words)?;
        } else {
            self.out.emit(Section::Global, op::Variable, Some(pointer), Some(id), &[class])?;
        }
        Ok(id)
    }

    /// What lies at a pointer: the pointee of its type; behind an untyped variable its data type, behind an untyped chain where it leads.
    ///
    /// # Errors
    /// An untyped pointer that is neither.
    pub(super) fn data_type(&self, variable: Id) -> Result<Id> {
        let pointee = self.pointee_type(self.type_of_id(variable)?);
        let known = pointee.or_else(|| self.types.data_types.get(&variable).copied());
        known.ok_or_else(|| Error::internal("a variable that holds nothing"))
    }

    /// Whether an extension may be used; see [`Input::allows`](super::input::Input::allows).
    pub(crate) fn allows(&self, extension: &str) -> bool {
        self.options.extensions.allows(extension) || self.input().allows(extension)
    }

    /// Whether a type is an untyped pointer.
    pub(super) fn is_untyped(&self, ty: Id) -> bool {
        matches!(self.types.declarations.get(&ty), Some((op::TypeUntypedPointerKHR, _)))
    }

    /// A pointer type of a storage class, with a pointee or untyped.
    pub(crate) fn pointer_of_class(&mut self, class: u32, pointee: Option<Id>) -> Result<Id> {
        match pointee {
            Some(pointee) => {
                if let Some(id) = self.types.pointers.get(&(class, pointee)) {
                    return Ok(*id);
                }
                let id = self.declare(op::TypePointer, &[class, pointee.0])?;
                self.types.pointers.insert((class, pointee), id);
                Ok(id)
            }
            None => self.declare(op::TypeUntypedPointerKHR, &[class]),
        }
    }

    /// Casts an untyped pointer to one with a pointee.
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

    /// Declares an untyped variable in the entry block.
    pub(super) fn untyped_variable(&mut self, id: Id, class: u32, data: Id) -> Result<()> {
        let ty = self.type_of_id(id)?;
        self.types.data_types.insert(id, data);
        let mut words = vec![class, data.0];
        words.extend(self.function.initializers.get(&id).copied().flatten().map(|value| value.0));
        let variables = &mut self.function.variables;
        crate::spirv::push_instruction(variables, op::UntypedVariableKHR, Some(ty), Some(id), &words)
    }

    /// A prefetch through an untyped pointer, with the element count converted to bytes.
    pub(super) fn untyped_prefetch(&mut self, call: Value<'c>, builtin: &Builtin<'c>) -> Result<()> {
        let (Some(pointer), Some(count)) = (call.arg(0), call.arg(1)) else {
            return Err(self.miscounted(call, Count::TooFew));
        };
        let pointee = builtin.pointees.first().copied().flatten();
        let pointer = self.builtin_operand(pointer, pointee)?;
        let size = pointee.and_then(|ty| self.module.alloc_size_bytes(ty)).unwrap_or(1);
        let ty = self.type_of_value(count)?;
        let bytes = match (size, count.int_value()) {
            (1, _) => self.operand(count)?,
            (_, Some(count)) => self.number(ty, count.wrapping_mul(size))?,
            (_, None) => {
                let (count, size) = (self.operand(count)?, self.number(ty, size)?);
                self.emit_value(op::IMul, ty, &[count.0, size.0])?
            }
        };
        self.emit_plain(op::UntypedPrefetchKHR, &[pointer.0, bytes.0])
    }

    /// Opcode, type and operands of an access chain from an untyped pointer; `None` if the base is typed.
    pub(super) fn untyped_chain(
        &mut self,
        chain: Value<'c>,
        base: Value<'c>,
    ) -> Result<Option<(Opcode, Id, Vec<u32>)>> {
        if !self.pointees.untyped {
            return Ok(None);
        }
        let source = chain.gep_source_type().ok_or_else(|| Error::internal("a chain without a type"))?;
        let id = self.operand(base)?;
        let ty = self.type_of_id(id)?;
        let class = self.pointer_class(ty).ok_or_else(|| self.error("a chain from no pointer"))?;
        let known = self.pointees.of(base).and_then(|slot| self.pointees.pointee(slot));
        if !self.is_untyped(ty) && known.is_some_and(|known| known.ty == source) {
            return Ok(None);
        }
        let natural = self.pointer_of_class(class, None)?;
        let id = self.chain_base(chain, id, natural)?;
        let source = self.base_type(source)?;
        let in_bounds = chain.flags() & crate::llvm::flags::INBOUNDS != 0;
        let first_is_zero = chain.operand(1).and_then(Value::int_value) == Some(0);
        let marked = self.marked_op(chain).and_then(chain_of);
        let is_short = first_is_zero && marked == Some(Chain { in_bounds, element: false, untyped: true });
        let mut words = vec![source.0, id.0];
        self.push_indices(chain, usize::from(is_short), &mut words)?;
        let opcode = chain_opcode(Chain { in_bounds, element: !is_short, untyped: true })?;
        Ok(Some((opcode, natural, words)))
    }

    /// The Base Type operand of an untyped chain over elements of a type. It must not be a pointer: pointer
    /// elements are represented as arrays of length one, except in modules that came from SPIR-V.
    fn base_type(&mut self, element: Type<'c>) -> Result<Id> {
        let id = self.type_id(element, None)?;
        if !element.is_pointer() || self.came_from_spirv() {
            return Ok(id);
        }
        self.array_type(id, 1)
    }

    /// Casts the base of a chain to a pointer type; for a constant expression, by a constant operation.
    fn chain_base(&mut self, chain: Value<'c>, id: Id, ty: Id) -> Result<Id> {
        if self.type_of_id(id)? != ty && chain.is_constant() && !self.expands() {
            return self.constant_operation(op::Bitcast, ty, &[id.0]);
        }
        self.cast_to(id, ty)
    }
}

/// The typed counterpart of an untyped access chain opcode; any other opcode unchanged.
pub(super) fn typed_form(opcode: Opcode) -> Opcode {
    CHAINS.iter().find(|(_, untyped)| *untyped == opcode).map_or(opcode, |(typed, _)| *typed)
}
