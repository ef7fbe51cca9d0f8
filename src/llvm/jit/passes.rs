//! LLVM's passes by name, which the translator does not link.

use std::ffi::CStr;

use llvm_sys::core::*;
use llvm_sys::linker::LLVMLinkModules2;
use llvm_sys::prelude::*;
use llvm_sys::target_machine::{LLVMCodeGenOptLevel, LLVMTargetMachineRef};
use llvm_sys::transforms::pass_builder::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMLinkage};
use spirv_llvm_translate::internal::error::{Error, Result};

use super::{Kept, Processor, Source, c_string, check, coroutine, value_name, walk};

/// Propagation of undefined bits through a module, as LLVM's MemorySanitizer has it for kernels of operating systems: every access to memory asks
/// functions `__msan_...` for its shadow, which `execute/check` defines.
const SANITIZE: &str = "msan<kernel;recover;track-origins=2>";

/// Runs a pipeline.
///
/// # Safety
/// `module` must be alive, and have the machine's triple and data layout.
unsafe fn run(module: LLVMModuleRef, pipeline: &str, machine: LLVMTargetMachineRef) -> Result<()> {
    let pipeline = c_string(pipeline)?;
    // SAFETY: as the caller vouches; the options are freed after their last use.
    unsafe {
        let options = LLVMCreatePassBuilderOptions();
        let error = LLVMRunPasses(module, pipeline.as_ptr(), machine, options);
        LLVMDisposePassBuilderOptions(options);
        check(error)
    }
}

/// The pipelines in front of code generation: without what is unused, and all of them.
const CLEAN: &str = "globaldce";
const INLINE: &str = "always-inline";
const OPTIMIZE: &str = "default<O2>";

/// The attribute of functions that call us, which are rarely called themselves and stay as they are.
const CALL: &CStr = c"spirv_run.call";

/// Attributes of functions that hinder optimization.
const HINDRANCES: &[&CStr] = &[c"noinline", c"optnone", c"minsize", c"optsize"];

impl Source {
    /// Parses a module for a processor, to be optimized.
    ///
    /// # Errors
    /// As [`Source::parse`].
    pub fn parse_optimized(bytes: &[u8], processor: &Processor) -> Result<Self> {
        Self::parse_with(bytes, processor.machine(LLVMCodeGenOptLevel::LLVMCodeGenLevelDefault)?)
    }

    /// Removes what a function does not need.
    ///
    /// # Errors
    /// LLVM's message.
    pub fn keep_only(&self, name: &str) -> Result<()> {
        // SAFETY: changes the linkage of functions of a module that is alive.
        unsafe {
            self.hide(|function| value_name(function) != name);
            run(self.module, CLEAN, self.machine)
        }
    }

    /// Makes defined functions invisible to other modules.
    ///
    /// # Safety
    /// The module must be alive.
    unsafe fn hide(&self, is_hidden: impl Fn(LLVMValueRef) -> bool) {
        // SAFETY: as the caller vouches.
        unsafe {
            for function in walk::functions(self.module) {
                if LLVMIsDeclaration(function) == 0 && is_hidden(function) {
                    LLVMSetLinkage(function, LLVMLinkage::LLVMInternalLinkage);
                }
            }
        }
    }

    /// Links another module, consumes it, and optimizes both, of which only some functions can be found by name afterwards. Whether there is a
    /// coroutine: everything that waits could be inlined into it.
    ///
    /// # Safety
    /// Both modules must be alive, of one context, and have the machine's data layout.
    pub(super) unsafe fn unite(&self, other: LLVMModuleRef, kept: &Kept) -> Result<bool> {
        // SAFETY: as the caller vouches; attributes are those of functions that are alive.
        unsafe {
            if LLVMLinkModules2(self.module, other) != 0 {
                return Err(Error::internal("the module and its companion do not fit each other"));
            }
            let (coroutine, waits) = match &kept.coroutine {
                Some((coroutine, waits)) => (Some(coroutine), waits.as_slice()),
                None => (None, &[][..]),
            };
            self.hide(|function| !kept.functions.contains(&value_name(function)));
            let kind = |name: &CStr| LLVMGetEnumAttributeKindForName(name.as_ptr(), name.count_bytes());
            let context = LLVMGetModuleContext(self.module);
            let attribute = |name| LLVMCreateEnumAttribute(context, kind(name), 0);
            for function in walk::functions(self.module) {
                let name = value_name(function);
                let place = LLVMAttributeFunctionIndex;
                let length = CALL.count_bytes() as u32;
                let is_call =
                    !LLVMGetStringAttributeAtIndex(function, place, CALL.as_ptr(), length).is_null();
                if LLVMIsDeclaration(function) != 0
                    || is_call
                    || kept.functions.contains(&name)
                    || coroutine == Some(&name)
                {
                    continue;
                }
                for name in HINDRANCES {
                    LLVMRemoveEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind(name));
                }
                // Calls of what waits stay until the coroutine suspends in their place.
                let inline = if waits.contains(&name) { c"noinline" } else { c"alwaysinline" };
                LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, attribute(inline));
            }
            let mut has_coroutine = false;
            if let Some(coroutine) = coroutine {
                run(self.module, INLINE, self.machine)?;
                has_coroutine = coroutine::suspend(self.module, coroutine, waits)?;
            }
            run(self.module, OPTIMIZE, self.machine)?;
            Ok(has_coroutine)
        }
    }
}

/// A module, as bitcode, whose functions with the attribute `sanitize_memory` propagate which bits are undefined.
///
/// # Errors
/// LLVM's message.
pub fn sanitize(bytes: &[u8]) -> Result<Vec<u8>> {
    let source = Source::parse(bytes, &Processor::default())?;
    // SAFETY: module and machine are alive; the buffer is copied and freed.
    unsafe {
        run(source.module, SANITIZE, source.machine)?;
        let buffer = llvm_sys::bit_writer::LLVMWriteBitcodeToMemoryBuffer(source.module);
        let start = LLVMGetBufferStart(buffer).cast::<u8>();
        let bytes = std::slice::from_raw_parts(start, LLVMGetBufferSize(buffer)).to_vec();
        LLVMDisposeMemoryBuffer(buffer);
        Ok(bytes)
    }
}
