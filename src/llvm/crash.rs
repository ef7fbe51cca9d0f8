//! Exit after a crash of LLVM.

use super::ffi;
use std::ffi::CStr;

/// Makes the process exit with a status and a message on standard error, instead of by a signal, if it fails after a crash of LLVM.
///
/// For commands: broken bitcode may make LLVM corrupt the heap before it crashes. The crash itself is an ordinary error
/// ([`super::Context::parse`]), but the heap stays corrupted and may fail while the error is reported. Without such a crash this
/// has no effect.
pub fn exit_after_llvm_crash(status: u8, message: &'static CStr) {
    // SAFETY: the message lives as long as the process.
    unsafe { ffi::slt_exit_after_llvm_crash(status.into(), message.as_ptr()) }
}
