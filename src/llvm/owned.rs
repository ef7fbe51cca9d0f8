//! An LLVM module together with its owning context, the type for users of the library.
//!
//! Rule of this file: handles leave it only through [`LlvmModule::into_raw`], so that none can outlive the context.

use super::{Context, Module};
use crate::error::{Error, Result};
use llvm_sys::LLVMModule;
use llvm_sys::prelude::{LLVMContextRef, LLVMModuleRef};
use std::ptr::NonNull;

/// An LLVM module that LLVM's verifier has accepted, and its owning context.
///
/// It is opaque: it can be parsed, printed and translated. It may be sent to another thread, but not shared between threads.
/// Dropping it frees the context with all its contents.
///
/// # With inkwell or LLVM's C interface
/// The safe way is [`LlvmModule::print`] as bitcode, which any LLVM of version 22 or later reads into a context of its own.
/// [`LlvmModule::into_raw`] and [`LlvmModule::from_raw`] transfer context and module without a copy. The [chapter on the
/// library](crate::guide::library) shows both.
#[derive(Debug)]
pub struct LlvmModule {
    /// Owned by the context, which frees it.
    module: NonNull<LLVMModule>,
    context: Context,
}

// SAFETY: a context and what it owns may be used by any thread, one at a time. Nothing else refers to this context, and what it shares
// with the process (the tables of targets and options) LLVM guards.
unsafe impl Send for LlvmModule {}

impl LlvmModule {
    /// Builds a module in a new context.
    pub(crate) fn make(
        context: Context,
        make: impl for<'c> FnOnce(&'c Context) -> Result<Module<'c>>,
    ) -> Result<Self> {
        let module = NonNull::new(make(&context)?.raw());
        match module {
            Some(module) => Ok(Self { module, context }),
            None => Err(Error::internal("a module is null")),
        }
    }

    /// The context and the module in it.
    pub(crate) fn parts(&self) -> (&Context, Module<'_>) {
        // SAFETY: the context owns the module and is alive as long as `self`.
        (&self.context, unsafe { Module::from_non_null(self.module.as_ptr()) })
    }

    /// Takes ownership of a module and its context, such as inkwell's, and runs LLVM's verifier.
    ///
    /// # Safety
    /// Both pointers are valid and belong to the LLVM that this library is linked to. The module belongs to the context, which owns
    /// no other module. The caller gives up ownership of both in any case.
    ///
    /// # Errors
    /// `InvalidLlvm` with the verifier's message; context and module are freed in that case.
    pub unsafe fn from_raw(context: LLVMContextRef, module: LLVMModuleRef) -> Result<Self> {
        // SAFETY: the caller gives up a valid context.
        let context = unsafe { Context::from_raw(context) };
        let module = NonNull::new(module).ok_or_else(|| Error::invalid_llvm("the module is null"))?;
        let owned = Self { module, context };
        owned.parts().1.verify().map_err(|message| Error::invalid_llvm(message.trim()))?;
        Ok(owned)
    }

    /// Transfers ownership of context and module to the caller, who disposes of the module first (`LLVMDisposeModule`, or by
    /// dropping inkwell's `Module`) and of the context second.
    pub fn into_raw(self) -> (LLVMContextRef, LLVMModuleRef) {
        (self.context.into_raw(), self.module.as_ptr())
    }
}
