//! Spec: "Atomic Instructions": LLVM's own atomic instructions.

use super::context::Writer;
use super::emit::TypeShape;
use super::operands::operands;
use crate::error::{Error, Result};
use crate::llvm::{AtomicOperation, Ordering, Value};
use crate::spirv::{Id, op};
use crate::table::atomic::{ORDERINGS, RMW, SCOPES};
use rspirv::spirv::Scope;

impl<'c> Writer<'c, '_> {
    /// The scope of an atomic instruction, as a constant. Unknown sync scopes map to the widest scope.
    fn scope(&mut self, instruction: Value<'c>) -> Result<Id> {
        let name = instruction.sync_scope().and_then(|scope| self.context.sync_scope_name(scope));
        let name = name.and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default().to_owned();
        let row = SCOPES.iter().find(|(of, _)| *of == name);
        self.u32_constant(row.map_or(Scope::CrossDevice, |(_, scope)| *scope) as u32)
    }

    fn semantics(&mut self, ordering: Ordering) -> Result<Id> {
        let row = ORDERINGS.iter().find(|(of, _)| *of == ordering);
        let row = row.ok_or_else(|| self.error("an atomic instruction without an ordering"))?;
        self.u32_constant(row.1.bits())
    }

    fn ordering(&self, instruction: Value<'c>) -> Result<Ordering> {
        instruction.ordering().ok_or_else(|| Error::internal("an atomic instruction without an ordering"))
    }

    /// `load atomic`.
    pub(super) fn atomic_load(&mut self, instruction: Value<'c>, pointer: Value<'c>) -> Result<()> {
        let ty = self.type_of_value(instruction)?;
        let pointer = self.pointer_operand(pointer, ty)?;
        let scope = self.scope(instruction)?;
        let semantics = self.semantics(self.ordering(instruction)?)?;
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
        let (pointer, value) = (self.pointer_operand(pointer, ty)?, self.operand(value)?);
        let scope = self.scope(instruction)?;
        let semantics = self.semantics(self.ordering(instruction)?)?;
        self.emit_plain(op::AtomicStore, &[pointer.0, scope.0, semantics.0, value.0])
    }

    /// `atomicrmw`.
    pub(super) fn atomic_rmw(&mut self, instruction: Value<'c>) -> Result<()> {
        let [pointer, value] = operands(instruction)?;
        let operation =
            instruction.atomic_operation().ok_or_else(|| Error::internal("atomicrmw without operation"))?;
        let ty = self.type_of_value(value)?;
        let pointer = self.pointer_operand(pointer, ty)?;
        let scope = self.scope(instruction)?;
        let semantics = self.semantics(self.ordering(instruction)?)?;
        let mut value = self.operand(value)?;
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
        let pointer = self.pointer_operand(pointer, ty)?;
        let scope = self.scope(instruction)?;
        let (success, failure) = (self.semantics(success)?, self.semantics(failure)?);
        let (new, expected) = (self.operand(new)?, self.operand(expected)?);
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
        let semantics = self.semantics(self.ordering(instruction)?)?;
        self.emit_plain(op::MemoryBarrier, &[scope.0, semantics.0])
    }
}
