//! Printing of a module as text or bitcode, and its verification.

use super::text::take_message;
use super::{Module, ffi};
use crate::error::{Error, ErrorKind, Result};
use llvm_sys::bit_writer::LLVMWriteBitcodeToMemoryBuffer;
use llvm_sys::core::*;
use std::ffi::c_int;
use std::fs::File;
use std::ptr;

#[cfg(unix)]
use std::os::fd::AsRawFd;

/// The result of a system error number; 0 is success.
fn system_result(code: c_int) -> Result<()> {
    match code {
        0 => Ok(()),
        code => Err(Error::new(ErrorKind::Io, std::io::Error::from_raw_os_error(code).to_string())),
    }
}

impl Module<'_> {
    /// Runs LLVM's verifier.
    ///
    /// # Errors
    /// The verifier's messages, one per line, if the module or its debug info is broken.
    pub fn verify(self) -> std::result::Result<(), String> {
        match self.verdict() {
            (true, true, _) => Ok(()),
            (.., message) => Err(message),
        }
    }

    /// Runs LLVM's verifier without debug info. Other metadata may still refer to broken debug info that parsing drops.
    ///
    /// # Errors
    /// The verifier's messages, one per line, if the module is broken.
    pub fn verify_code(self) -> std::result::Result<(), String> {
        match self.verdict() {
            (true, ..) => Ok(()),
            (false, _, message) => Err(message),
        }
    }

    /// Drops all debug info.
    pub fn strip_debug_info(self) {
        // SAFETY: the module is alive.
        unsafe { ffi::slt_strip_debug_info(self.raw()) }
    }

    /// Whether the module is valid, whether its debug info is valid, and the verifier's messages.
    fn verdict(self) -> (bool, bool, String) {
        let (mut message, mut broken_debug_info) = (ptr::null_mut(), false);
        // SAFETY: the module is alive; the message is ours to free.
        let (sound, message) = unsafe {
            let sound = ffi::slt_verify(self.raw(), &mut message, &mut broken_debug_info);
            (sound, take_message(message))
        };
        (sound, !broken_debug_info, message)
    }

    /// Prints the module to a file opened for writing, with a buffer of 1 MiB.
    ///
    /// # Errors
    /// `Io` if the system refuses a write.
    #[cfg(unix)]
    pub fn print_to_file(self, file: &File) -> Result<()> {
        // SAFETY: the module is alive; the descriptor stays open during the call.
        system_result(unsafe { ffi::slt_print_to_descriptor(self.raw(), file.as_raw_fd()) })
    }

    /// Writes the module as bitcode to a file opened for writing.
    ///
    /// # Errors
    /// `Io` if the system refuses a write.
    #[cfg(unix)]
    pub fn write_bitcode_to_file(self, file: &File) -> Result<()> {
        // SAFETY: the module is alive; the descriptor stays open during the call.
        system_result(unsafe { ffi::slt_write_bitcode_to_descriptor(self.raw(), file.as_raw_fd()) })
    }

    /// The module as text; takes half again as long as printing to a file.
    pub fn print_to_string(self) -> String {
        // SAFETY: the module is alive; the text is a message that we must free.
        unsafe { take_message(ffi::slt_module_text(self.raw())) }
    }

    /// The module as bitcode.
    pub fn write_bitcode(self) -> Vec<u8> {
        // SAFETY: the module is alive; the buffer is read within its size and disposed of once.
        unsafe {
            let buffer = LLVMWriteBitcodeToMemoryBuffer(self.raw());
            let bytes = super::text::bytes(LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer)).to_vec();
            LLVMDisposeMemoryBuffer(buffer);
            bytes
        }
    }

    /// The module as bitcode or as text.
    pub fn to_bytes(self, as_bitcode: bool) -> Vec<u8> {
        if as_bitcode { self.write_bitcode() } else { self.print_to_string().into_bytes() }
    }
}
