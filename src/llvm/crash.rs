//! A process in which LLVM crashed.

use super::ffi;
use std::ffi::CStr;

/// Makes a process end with a status and a message on standard error, instead of by a signal, if it fails after LLVM crashed in it.
///
/// For commands: broken bitcode may make LLVM destroy the heap before it crashes. The crash is an error like others
/// ([`super::Context::parse`]), but the heap is as it is, and may fail when the error is shown. Nothing changes before such a crash.
pub fn exit_after_llvm_crash(status: u8, message: &'static CStr) {
    // SAFETY: the message lives as long as the process.
    unsafe { ffi::slt_exit_after_llvm_crash(status.into(), message.as_ptr()) }
}
