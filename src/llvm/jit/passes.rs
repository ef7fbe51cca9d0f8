//! LLVM's passes by name, which the translator does not link.

use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::transforms::pass_builder::*;
use spirv_llvm_translate::internal::error::Result;

use super::{Processor, Source, c_string, check};

/// Propagation of undefined bits through a module, as LLVM's MemorySanitizer has it for kernels of operating systems: every access to memory asks
/// functions `__msan_...` for its shadow, which `execute/check` defines.
const SANITIZE: &str = "msan<kernel;recover;track-origins=2>";

/// Runs a pipeline.
///
/// # Safety
/// `module` must be alive, and have the machine's triple and data layout.
unsafe fn run(module: LLVMModuleRef, pipeline: &str, machine: super::LLVMTargetMachineRef) -> Result<()> {
    let pipeline = c_string(pipeline)?;
    // SAFETY: as the caller vouches; the options are freed after their last use.
    unsafe {
        let options = LLVMCreatePassBuilderOptions();
        let error = LLVMRunPasses(module, pipeline.as_ptr(), machine, options);
        LLVMDisposePassBuilderOptions(options);
        check(error)
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
