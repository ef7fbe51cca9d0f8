//! The context: owner of types, constants, metadata and modules.

use super::ffi;
use super::text::{bytes_from, take_message};
use super::{MdKind, Module, text};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use std::cell::{Cell, RefCell};
use std::ffi::{c_uint, c_void};
use std::mem::ManuallyDrop;

/// Owner of all LLVM objects of one translation: types, constants, metadata and modules.
///
/// Only one thread may use it at a time. Dropping it frees all that it owns; a program about to exit may [`std::mem::forget`] it to
/// save the time.
#[derive(Debug)]
pub struct Context {
    inner: ManuallyDrop<inkwell::context::Context>,
    /// Diagnostics that LLVM reported without failing a call; boxed, because LLVM keeps the address.
    diagnostics: Box<RefCell<Vec<String>>>,
    /// Whether parsing survives crashes of LLVM, which changes process-wide state.
    guarded: bool,
    /// Set after a crash inside LLVM: its state is unknown, so it must not be freed.
    crashed: Cell<bool>,
    /// Set after LLVM gave up on bitcode: partially read data may refer to freed memory, so that freeing the rest would crash.
    abandoned: Cell<bool>,
}

/// Collects a diagnostic from LLVM.
extern "C" fn on_diagnostic(info: LLVMDiagnosticInfoRef, sink: *mut c_void) {
    // SAFETY: `sink` is the `diagnostics` of the context that reports, which lives as long as that context, and
    // no borrow of it is held while LLVM runs; the description is a message that we must free.
    unsafe {
        let message = take_message(LLVMGetDiagInfoDescription(info));
        if let Ok(mut messages) = (*sink.cast::<RefCell<Vec<String>>>()).try_borrow_mut() {
            messages.push(message);
        }
    }
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Context {
    /// An empty context.
    pub fn new() -> Self {
        Self::around(inkwell::context::Context::create())
    }

    /// Takes ownership of a context.
    ///
    /// # Safety
    /// It is valid, and nothing uses or frees it elsewhere afterwards.
    pub(super) unsafe fn from_raw(context: LLVMContextRef) -> Self {
        // SAFETY: the caller vouches for it.
        Self::around(unsafe { inkwell::context::Context::new(context) })
    }

    /// Transfers ownership of the context to the caller, who disposes of it.
    pub(super) fn into_raw(self) -> LLVMContextRef {
        self.set_discard_value_names(false);
        let this = ManuallyDrop::new(self);
        let context = this.raw();
        // SAFETY: the context is alive; it no longer reports to the box, which is dropped once, here.
        unsafe {
            LLVMContextSetDiagnosticHandler(context, None, std::ptr::null_mut());
            drop(std::ptr::read(&this.diagnostics));
        }
        context
    }

    fn around(inner: inkwell::context::Context) -> Self {
        let diagnostics = Box::new(RefCell::new(Vec::new()));
        let sink: *const RefCell<Vec<String>> = &*diagnostics;
        // SAFETY: the sink is boxed and dropped after the LLVM context that holds its address.
        unsafe { LLVMContextSetDiagnosticHandler(inner.raw(), Some(on_diagnostic), sink.cast_mut().cast()) };
        Self {
            inner: ManuallyDrop::new(inner),
            diagnostics,
            guarded: false,
            crashed: Cell::new(false),
            abandoned: Cell::new(false),
        }
    }

    /// An empty context whose parser survives crashes of LLVM, for which it changes signal handlers and limits of the process while
    /// it runs. For processes dedicated to translation.
    pub fn guarded() -> Self {
        let mut context = Self::new();
        context.guarded = true;
        context
    }

    /// An empty context, guarded if requested.
    pub fn with_guard(guarded: bool) -> Self {
        if guarded { Self::guarded() } else { Self::new() }
    }

    /// Whether parsing survives crashes of LLVM.
    pub(super) fn is_guarded(&self) -> bool {
        self.guarded
    }

    /// The pointer, for LLVM's C API.
    pub fn raw(&self) -> LLVMContextRef {
        self.inner.raw()
    }

    /// Marks the context as crashed: it will not be freed.
    pub(super) fn mark_crashed(&self) {
        self.crashed.set(true);
    }

    /// Marks the context as never to be freed.
    pub(super) fn mark_abandoned(&self) {
        self.abandoned.set(true);
    }

    /// Whether LLVM crashed in it; then the heap of the process may be corrupted.
    pub fn has_crashed(&self) -> bool {
        self.crashed.get()
    }

    /// Sets whether names of instructions, blocks and parameters are discarded immediately; names take three times the memory of
    /// their instructions.
    pub fn set_discard_value_names(&self, discard: bool) {
        // SAFETY: the context is alive.
        unsafe { LLVMContextSetDiscardValueNames(self.raw(), discard.into()) }
    }

    /// The diagnostics that LLVM reported since the last call, for example about dropped debug info.
    pub fn take_diagnostics(&self) -> Vec<String> {
        self.diagnostics.take()
    }

    /// An empty module, owned by this context.
    pub fn create_module(&self, name: &str) -> Module<'_> {
        // SAFETY: the context is alive and owns the new module; the name is given with its length.
        unsafe {
            let module = LLVMModuleCreateWithNameInContext(c"".as_ptr(), self.raw());
            LLVMSetModuleIdentifier(module, name.as_ptr().cast(), name.len());
            LLVMSetSourceFileName(module, name.as_ptr().cast(), name.len());
            Module::from_non_null(module)
        }
    }

    /// The number of a metadata kind, which is registered if it is new.
    pub fn md_kind(&self, name: &str) -> MdKind {
        // SAFETY: the context is alive; the name is given with its length.
        MdKind(unsafe { LLVMGetMDKindIDInContext(self.raw(), name.as_ptr().cast(), name.len() as c_uint) })
    }

    /// The number of a metadata kind that exists, otherwise [`MdKind::NONE`].
    pub fn existing_md_kind(&self, name: &str) -> MdKind {
        // SAFETY: the context is alive; the name is given with its length.
        let exists = unsafe { ffi::slt_has_md_kind(self.raw(), name.as_ptr().cast(), name.len()) };
        if exists { self.md_kind(name) } else { MdKind::NONE }
    }

    /// The name of a metadata kind.
    pub fn md_kind_name(&self, kind: MdKind) -> Option<&str> {
        // SAFETY: the context is alive and keeps the names of kinds.
        let name = unsafe { bytes_from(|length| ffi::slt_md_kind_name(self.raw(), kind.0, length)) }?;
        std::str::from_utf8(name).ok()
    }

    /// The number of a synchronization scope, which is registered if it is new; the empty name is the system scope.
    pub fn sync_scope(&self, name: &str) -> u32 {
        // SAFETY: the context is alive; the name is given with its length.
        unsafe { LLVMGetSyncScopeID(self.raw(), name.as_ptr().cast(), name.len()) }
    }

    /// The name of a synchronization scope.
    pub fn sync_scope_name(&self, scope: u32) -> Option<&[u8]> {
        // SAFETY: the context is alive and keeps the names of scopes.
        unsafe { text::bytes_from(|length| ffi::slt_sync_scope_name(self.raw(), scope, length)) }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        if self.crashed.get() || self.abandoned.get() {
            return;
        }
        // SAFETY: it is alive; it is dropped once, here, and nothing that borrows it is left.
        unsafe {
            // LLVM crashes when it frees such a context.
            if !ffi::slt_has_none_token_in_metadata(self.raw()) {
                ManuallyDrop::drop(&mut self.inner);
            }
        }
    }
}
