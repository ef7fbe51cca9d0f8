//! From text or bitcode to a verified module.
//!
//! Rule of this file: parsing in a context of [`Context::new`] changes nothing of the process: no signal handler, no limit, no timer, no
//! handler of failed allocations. The price: LLVM's bitcode reader is not hardened, so broken bitcode may crash it, make it loop or
//! exhaust memory, and deeply nested text may overflow the stack, which ends the process. Only LLVM's abort on a broken module with debug
//! information is switched off for good, by LLVM's own option, in favour of our verification.
//!
//! A context of [`Context::guarded`] is for processes that belong to the translation, as the commands do: a fatal error or a crash inside
//! the parser is caught with LLVM's `CrashRecoveryContext`, becomes an error, and the context is given up. While it parses, the process has
//! other signal handlers, its address space may grow by 1 GiB and 256 times the input, and the thread may take 2 seconds and 2 µs a byte.
//!
//! Broken bitcode that LLVM reads in part costs the memory of its context: LLVM leaves behind what it could not free.
//!
//! What LLVM did before it crashed is not undone: the heap may be broken. A library's user who cannot bear that parses such input in a
//! process of its own; the commands end with a status and a message if they fail after it ([`super::exit_after_llvm_crash`]).
//!
//! Known gap: where broken bitcode makes LLVM destroy the heap, and then crash within the allocator, the allocator stays
//! locked in a process of several threads, and the next allocation may wait for ever. A process of one thread takes no lock: the
//! command translates several files by processes of one thread each, and begins a new one after a crash.

use super::text::take_message;
use super::{Context, Module, ffi};
use crate::error::{Error, Location, Result};
use inkwell::memory_buffer::MemoryBuffer;
use std::ffi::c_int;
use std::ptr;

/// Outcomes of `slt_parse`.
mod outcome {
    pub const PARSED: i32 = 0;
    pub const MALFORMED: i32 = 1;
    pub const INVALID: i32 = 2;
}

impl Context {
    /// Parses bitcode, told by its magic number, or else text, and verifies the module.
    ///
    /// Debug info of another version, or broken on its own, is dropped as LLVM does, with a message in
    /// [`Context::take_diagnostics`].
    ///
    /// # Errors
    /// `Malformed` with line and column for a text that does not parse; `Malformed` for bitcode that LLVM cannot read
    /// or, in a guarded context, crashes on; `InvalidLlvm` for a module that LLVM's verifier rejects.
    pub fn parse(&self, input: &[u8], name: &str) -> Result<Module<'_>> {
        let buffer = MemoryBuffer::create_from_memory_range_copy(input, &name.replace('\0', "?"));
        let (mut module, mut message) = (ptr::null_mut(), ptr::null_mut());
        let (mut line, mut column) = (0, 0);
        // SAFETY: the context is alive, the buffer ends with a zero byte and outlives the call; the message is ours.
        let (result, message): (c_int, String) = unsafe {
            let buffer = buffer.as_mut_ptr();
            let result = ffi::slt_parse(
                self.raw(),
                buffer,
                self.is_guarded(),
                &mut module,
                &mut message,
                &mut line,
                &mut column,
            );
            (result, take_message(message))
        };
        match result {
            // SAFETY: a module that parsed is alive and owned by the context.
            outcome::PARSED => unsafe { Module::from_raw(module) }
                .ok_or_else(|| Error::internal("LLVM's parser returned no module")),
            outcome::MALFORMED if line > 0 => {
                Err(Error::malformed(message).at(Location::Text { line, column }))
            }
            outcome::MALFORMED => {
                self.mark_abandoned();
                Err(Error::malformed(message))
            }
            outcome::INVALID => Err(Error::invalid_llvm(message)),
            _ => {
                self.mark_crashed();
                // The buffer may still be referred to by what LLVM left behind.
                std::mem::forget(buffer);
                Err(Error::malformed(format!("LLVM gave up on this input: {message}")))
            }
        }
    }
}
