//! Spec: "Atomic Instructions": LLVM's own atomic instructions.

use super::context::Writer;
use super::emit::TypeShape;
use super::operands::operands;
use crate::error::{Error, Result};
use crate::llvm::{AtomicOperation, Ordering, Type, Value};
use crate::spirv::{Id, op};
use crate::table::atomic::{ORDERINGS, RMW, SCOPES};
use rspirv::spirv::{MemorySemantics, Scope, StorageClass};

impl<'c> Writer<'c, '_> {
    /// The scope of an atomic instruction, as a constant. Unknown sync scopes map to the widest scope.
    fn scope(&mut self, instruction: Value<'c>) -> Result<Id> {
        let name = instruction.sync_scope().and_then(|scope| self.context.sync_scope_name(scope));
        let name = name.and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default().to_owned();
        let row = SCOPES.iter().find(|(of, _)| *of == name);
        let scope = row.map_or(Scope::CrossDevice, |(_, scope)| *scope);
        // Shaders have no wider scope than that of the device.
        let is_too_wide = self.is_shader() && scope == Scope::CrossDevice;
        self.u32_constant(if is_too_wide { Scope::Device } else { scope } as u32)
    }

    /// The semantics of an ordering; in shaders with the memory that it orders, which is that of the pointer or all.
    fn semantics(&mut self, ordering: Ordering, pointer: Option<Value<'c>>) -> Result<Id> {
        let row = ORDERINGS.iter().find(|(of, _)| *of == ordering);
        let mut semantics = row.ok_or_else(|| self.error("an atomic instruction without an ordering"))?.1;
        if self.is_shader() && !semantics.is_empty() {
            if semantics.contains(MemorySemantics::SEQUENTIALLY_CONSISTENT) {
                semantics = MemorySemantics::ACQUIRE_RELEASE;
            }
            let class = pointer.and_then(|pointer| pointer.ty().address_space());
            let class =
                class.and_then(|space| self.class_of_space(space).ok()).and_then(StorageClass::from_u32);
            semantics |= match class {
                Some(StorageClass::Workgroup) => MemorySemantics::WORKGROUP_MEMORY,
                Some(StorageClass::Image) => MemorySemantics::IMAGE_MEMORY,
                Some(_) => MemorySemantics::UNIFORM_MEMORY,
                None => {
                    MemorySemantics::UNIFORM_MEMORY
                        | MemorySemantics::WORKGROUP_MEMORY
                        | MemorySemantics::IMAGE_MEMORY
                }
            };
        }
        self.u32_constant(semantics.bits())
    }

    /// The pointer of an atomic access of a value, and the type of what it points to.
    fn atomic_pointer(&mut self, pointer: Value<'c>, value: Type<'c>, ty: Id) -> Result<(Id, Id)> {
        if !self.is_shader() {
            return Ok((self.pointer_operand(pointer, ty)?, ty));
        }
        let id = self.pointer_to_part(pointer, value)?;
        let held = self.pointee_type(self.type_of_id(id)?);
        Ok((id, held.unwrap_or(ty)))
    }

    fn ordering(&self, instruction: Value<'c>) -> Result<Ordering> {
        instruction.ordering().ok_or_else(|| Error::internal("an atomic instruction without an ordering"))
    }

    fn atomic_operand(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if self.is_shader() { self.operand_as(value, ty) } else { self.operand(value) }
    }

    /// `load atomic`.
    pub(super) fn atomic_load(&mut self, instruction: Value<'c>, pointer: Value<'c>) -> Result<()> {
        let ty = self.type_of_value(instruction)?;
        let (id, ty) = self.atomic_pointer(pointer, instruction.ty(), ty)?;
        let scope = self.scope(instruction)?;
        let semantics = self.semantics(self.ordering(instruction)?, Some(pointer))?;
        let pointer = id;
        self.define(instruction, op::AtomicLoad, ty, &[pointer.0, scope.0, semantics.0])?;
        self.finish(instruction)
    }

    /// `store atomic`.
    pub(super) fn atomic_store(
        &mut self,
        instruction: Value<'c>,
        value: Value<'c>,
        pointer: Value<'c>,
    ) -> Result<()> {
        let ty = self.type_of_value(value)?;
        let (id, ty) = self.atomic_pointer(pointer, value.ty(), ty)?;
        let value = self.atomic_operand(value, ty)?;
        let scope = self.scope(instruction)?;
        let semantics = self.semantics(self.ordering(instruction)?, Some(pointer))?;
        let pointer = id;
        self.emit_plain(op::AtomicStore, &[pointer.0, scope.0, semantics.0, value.0])
    }

    /// `atomicrmw`.
    pub(super) fn atomic_rmw(&mut self, instruction: Value<'c>) -> Result<()> {
        let [pointer, value] = operands(instruction)?;
        let operation =
            instruction.atomic_operation().ok_or_else(|| Error::internal("atomicrmw without operation"))?;
        let ty = self.type_of_value(value)?;
        let (id, ty) = self.atomic_pointer(pointer, value.ty(), ty)?;
        let scope = self.scope(instruction)?;
        let semantics = self.semantics(self.ordering(instruction)?, Some(pointer))?;
        let pointer = id;
        let mut value = self.atomic_operand(value, ty)?;
        let mut wanted = operation;
        if operation == AtomicOperation::FSub {
            value = self.emit_value(op::FNegate, ty, &[value.0])?;
            wanted = AtomicOperation::FAdd;
        }
        let row = RMW.iter().find(|(of, _)| *of == wanted);
        let row = row.ok_or_else(|| self.error("an atomic operation that SPIR-V does not have"))?;
        self.define(instruction, row.1, ty, &[pointer.0, scope.0, semantics.0, value.0])?;
        self.finish(instruction)
    }

    /// `cmpxchg`: a structure of the loaded value and the success flag. Floating-point values and pointers
    /// are exchanged as integers.
    pub(super) fn compare_exchange(&mut self, instruction: Value<'c>) -> Result<()> {
        let [pointer, expected, new] = operands(instruction)?;
        let (success, failure) =
            instruction.cmpxchg_orderings().ok_or_else(|| Error::internal("cmpxchg without orderings"))?;
        let ty = self.type_of_value(expected)?;
        if !matches!(self.shape(ty), TypeShape::Int { .. }) {
            return Err(self.error("cmpxchg of something that is no integer"));
        }
        let (id, ty) = self.atomic_pointer(pointer, expected.ty(), ty)?;
        let scope = self.scope(instruction)?;
        let (success, failure) =
            (self.semantics(success, Some(pointer))?, self.semantics(failure, Some(pointer))?);
        let pointer = id;
        let (new, expected) = (self.atomic_operand(new, ty)?, self.atomic_operand(expected, ty)?);
        let words = [pointer.0, scope.0, success.0, failure.0, new.0, expected.0];
        let found = self.emit_value(op::AtomicCompareExchange, ty, &words)?;
        let bool_type = self.declare(op::TypeBool, &[])?;
        let equal = self.emit_value(op::IEqual, bool_type, &[found.0, expected.0])?;
        let pair = self.type_of_value(instruction)?;
        self.define(instruction, op::CompositeConstruct, pair, &[found.0, equal.0])?;
        self.finish(instruction)
    }

    /// `fence`.
    pub(super) fn fence(&mut self, instruction: Value<'c>) -> Result<()> {
        let scope = self.scope(instruction)?;
        let semantics = self.semantics(self.ordering(instruction)?, None)?;
        self.emit_plain(op::MemoryBarrier, &[scope.0, semantics.0])
    }
}
