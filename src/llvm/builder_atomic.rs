//! Building atomic instructions and fences.

use super::builder::check;
use super::{AtomicOperation, Builder, Opcode, Ordering, Value};
use crate::error::Result;
use llvm_sys::core::*;

/// Whether an ordering is valid for a read-modify-write operation.
fn is_strong(ordering: Ordering) -> bool {
    !matches!(ordering, Ordering::NotAtomic | Ordering::Unordered)
}

/// Whether an ordering is valid for a failed exchange, which only loads.
fn is_load_ordering(ordering: Ordering) -> bool {
    is_strong(ordering) && !matches!(ordering, Ordering::Release | Ordering::AcquireRelease)
}

impl<'c> Builder<'c> {
    /// `fence`; the scope is a number from `Context::sync_scope`.
    ///
    /// # Errors
    /// If the ordering is weaker than acquire or release.
    pub fn fence(&self, ordering: Ordering, scope: u32) -> Result<Value<'c>> {
        check(is_strong(ordering) && ordering != Ordering::Monotonic, Opcode::Fence, &[])?;
        let builder = self.ready()?;
        // SAFETY: the builder is alive; the ordering is one that fences take.
        unsafe {
            let raw = LLVMBuildFenceSyncScope(builder, ordering.to_c(), scope, c"".as_ptr());
            Self::built(raw, Opcode::Fence, &[])
        }
    }

    /// `atomicrmw`.
    ///
    /// # Errors
    /// If the ordering is invalid for it, the first operand is not a pointer, or the value does not have the operation's kind of
    /// type.
    pub fn atomic_rmw(
        &self,
        operation: AtomicOperation,
        pointer: Value<'c>,
        value: Value<'c>,
        ordering: Ordering,
        scope: u32,
    ) -> Result<Value<'c>> {
        let ty = value.ty();
        let fits = match operation {
            AtomicOperation::Xchg => ty.is_int() || ty.is_float() || ty.is_pointer(),
            operation if operation.is_float() => ty.scalar().is_float(),
            _ => ty.is_int(),
        };
        let fits = fits && pointer.ty().is_pointer() && is_strong(ordering);
        check(fits, Opcode::AtomicRmw, &[pointer, value])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; operands and ordering fit the operation.
        unsafe {
            let (operation, ordering) = (operation.to_c(), ordering.to_c());
            let raw =
                LLVMBuildAtomicRMWSyncScope(builder, operation, pointer.raw(), value.raw(), ordering, scope);
            Self::built(raw, Opcode::AtomicRmw, &[pointer, value])
        }
    }

    /// `cmpxchg`; its result is a struct of the old value and the success flag.
    ///
    /// # Errors
    /// If the orderings are invalid for it, the first operand is not a pointer, or the values do not have one integer or pointer
    /// type.
    pub fn cmpxchg(
        &self,
        pointer: Value<'c>,
        expected: Value<'c>,
        value: Value<'c>,
        orderings: (Ordering, Ordering),
        scope: u32,
    ) -> Result<Value<'c>> {
        let ty = value.ty();
        let fits = (ty.is_int() || ty.is_pointer()) && expected.ty() == ty && pointer.ty().is_pointer();
        let fits = fits && is_strong(orderings.0) && is_load_ordering(orderings.1);
        check(fits, Opcode::AtomicCmpXchg, &[pointer, expected, value])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; operands and orderings fit.
        unsafe {
            let raw = LLVMBuildAtomicCmpXchgSyncScope(
                builder,
                pointer.raw(),
                expected.raw(),
                value.raw(),
                orderings.0.to_c(),
                orderings.1.to_c(),
                scope,
            );
            Self::built(raw, Opcode::AtomicCmpXchg, &[pointer, expected, value])
        }
    }
}
