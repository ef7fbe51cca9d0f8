//! Memory instructions: allocas, loads, stores, atomics and fences.

use super::{AtomicOperation, Opcode, Ordering, Type, Value, ValueKind, ffi};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use std::ffi::c_uint;

impl<'c> Value<'c> {
    /// Allocated type of an alloca.
    pub fn alloca_type(self) -> Option<Type<'c>> {
        // SAFETY: the value is alive and an `alloca`.
        self.if_opcode(Opcode::Alloca).and_then(|raw| unsafe { Type::from_raw(LLVMGetAllocatedType(raw)) })
    }

    /// Number of elements of an alloca; the constant 1 for a single one.
    pub fn alloca_count(self) -> Option<Value<'c>> {
        self.if_opcode(Opcode::Alloca).and_then(|_| self.operand(0))
    }

    /// The pointer operand of a load, store, `atomicrmw` or `cmpxchg`.
    pub fn accessed_pointer(self) -> Option<Value<'c>> {
        match self.opcode()? {
            Opcode::Load | Opcode::AtomicRmw | Opcode::AtomicCmpXchg => self.operand(0),
            Opcode::Store => self.operand(1),
            _ => None,
        }
    }

    /// The value if it is an instruction that may be volatile.
    fn as_access(self) -> Option<LLVMValueRef> {
        use Opcode::*;
        matches!(self.opcode(), Some(Load | Store | AtomicRmw | AtomicCmpXchg)).then(|| self.raw())
    }

    /// Whether a memory access is volatile.
    pub fn is_volatile(self) -> bool {
        // SAFETY: the value is alive and a memory access.
        self.as_access().is_some_and(|raw| unsafe { LLVMGetVolatile(raw) != 0 })
    }

    /// Sets whether a memory access is volatile; ignored for other values.
    pub fn set_volatile(self, volatile: bool) {
        if let Some(raw) = self.as_access() {
            // SAFETY: the value is alive and a memory access.
            unsafe { LLVMSetVolatile(raw, volatile.into()) }
        }
    }

    /// Sets the alignment of a variable, function, alloca or memory access, in bytes.
    ///
    /// Returns false and changes nothing for other values, and unless the alignment is a power of two up to 2^32.
    pub fn set_alignment(self, bytes: u64) -> bool {
        let object = matches!(self.kind(), ValueKind::Variable | ValueKind::Function);
        let fits = object || self.as_access().is_some() || self.opcode() == Some(Opcode::Alloca);
        let bytes = u32::try_from(bytes).ok().filter(|bytes| fits && bytes.is_power_of_two());
        if let Some(bytes) = bytes {
            // SAFETY: the value is alive and has an alignment, which is a power of two.
            unsafe { LLVMSetAlignment(self.raw(), bytes) }
        }
        bytes.is_some()
    }

    /// Whether it is an atomic instruction or a fence.
    pub fn is_atomic(self) -> bool {
        // SAFETY: the value is alive and an instruction.
        self.is_instruction() && unsafe { LLVMIsAtomic(self.raw()) != 0 }
    }

    /// Ordering of a load, store, `atomicrmw` or fence.
    pub fn ordering(self) -> Option<Ordering> {
        use Opcode::*;
        if !matches!(self.opcode(), Some(Load | Store | AtomicRmw | Fence)) {
            return None;
        }
        // SAFETY: the value is alive and has one ordering.
        Some(Ordering::from_c(unsafe { LLVMGetOrdering(self.raw()) }))
    }

    /// Makes a load or store atomic, or changes the ordering of an `atomicrmw` or fence. The scope must be set afterwards.
    ///
    /// Returns false and changes nothing for other values.
    pub fn set_ordering(self, ordering: Ordering) -> bool {
        let fits = self.ordering().is_some();
        if fits {
            // SAFETY: the value is alive and has one ordering.
            unsafe { LLVMSetOrdering(self.raw(), ordering.to_c()) }
        }
        fits
    }

    /// Success and failure orderings of a `cmpxchg`.
    pub fn cmpxchg_orderings(self) -> Option<(Ordering, Ordering)> {
        let raw = self.if_opcode(Opcode::AtomicCmpXchg)?;
        // SAFETY: the value is alive and a `cmpxchg`.
        unsafe {
            let success = Ordering::from_c(LLVMGetCmpXchgSuccessOrdering(raw));
            Some((success, Ordering::from_c(LLVMGetCmpXchgFailureOrdering(raw))))
        }
    }

    /// Operation of an `atomicrmw`.
    pub fn atomic_operation(self) -> Option<AtomicOperation> {
        // SAFETY: the value is alive and an `atomicrmw`.
        self.if_opcode(Opcode::AtomicRmw)
            .map(|raw| AtomicOperation::from_c(unsafe { LLVMGetAtomicRMWBinOp(raw) }))
    }

    /// Number of an atomic instruction's synchronization scope; `Context::sync_scope_name` has its name.
    pub fn sync_scope(self) -> Option<u32> {
        let mut scope: c_uint = 0;
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_sync_scope(self.raw(), &mut scope) }.then_some(scope)
    }

    /// Sets the synchronization scope of an atomic instruction.
    ///
    /// Returns false and changes nothing if it is not atomic.
    pub fn set_sync_scope(self, scope: u32) -> bool {
        let fits = self.sync_scope().is_some();
        if fits {
            // SAFETY: the value is alive and atomic.
            unsafe { LLVMSetAtomicSyncScopeID(self.raw(), scope) }
        }
        fits
    }
}
