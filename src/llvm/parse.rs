//! Parsing of text or bitcode into a verified module.
//!
//! Rule of this file: parsing in a context of [`Context::new`] leaves the process unchanged: no signal handler, limit, timer or
//! allocation-failure handler is set. LLVM's bitcode reader is not hardened, however, so broken bitcode may crash it, make it loop
//! or exhaust memory, and deeply nested text may overflow the stack, which ends the process. The only permanent change is an option
//! of LLVM that disables its abort on modules with broken debug information; our verification replaces it.
//!
//! A context of [`Context::guarded`] is for processes dedicated to translation, such as the commands: LLVM's `CrashRecoveryContext`
//! catches a fatal error or crash inside the parser, which becomes an error, and the context is abandoned. During parsing the
//! process has other signal handlers, its address space may grow by 1 GiB plus 256 times the input, and the thread may run for 2
//! seconds plus 2 µs per byte.
//!
//! Broken bitcode that LLVM reads partially leaks the memory of its context, because LLVM cannot free it.
//!
//! Effects of LLVM before a crash remain: the heap may be corrupted. Users of the library who cannot accept that must parse such
//! input in a process of its own; the commands exit with a status and a message if they fail afterwards
//! ([`super::exit_after_llvm_crash`]).
//!
//! Known gap: if broken bitcode makes LLVM corrupt the heap and then crash inside the allocator, the allocator stays locked in a
//! multithreaded process, and the next allocation may block forever. A single-threaded process takes no lock: the command
//! translates several files in single-threaded processes, and starts a new one after a crash.

use super::text::take_message;
use super::{Context, Module, ffi};
use crate::error::{Error, Location, Result};
use inkwell::memory_buffer::MemoryBuffer;
use std::ffi::c_int;
use std::ptr;

/// Result codes of `slt_parse`.
mod outcome {
    pub const PARSED: i32 = 0;
    pub const MALFORMED: i32 = 1;
    pub const INVALID: i32 = 2;
}

/// What to do with text that only an older LLVM reads.
const OLDER: &str = "the line has typed pointers: if an older LLVM reads it, let its llvm-as make bitcode, which is read here";

/// Whether a line of text, counted from 1, has a typed pointer such as `i32*`.
fn has_typed_pointers(text: &[u8], line: u32) -> bool {
    let line = text.split(|byte| *byte == b'\n').nth(line as usize - 1).unwrap_or_default();
    let code = line.split(|byte| *byte == b';').next().unwrap_or_default();
    code.windows(2).any(
        |pair| matches!(pair, [before, b'*'] if before.is_ascii_alphanumeric() || b")}]>*".contains(before)),
    )
}

impl Context {
    /// Parses bitcode, detected by its magic number, or otherwise text, and verifies the module.
    ///
    /// Debug info of another version, or debug info that is broken by itself, is dropped, as LLVM does, with a message in
    /// [`Context::take_diagnostics`].
    ///
    /// # Errors
    /// `Malformed` with line and column for invalid text; `Malformed` for bitcode that LLVM cannot read or, in a guarded context,
    /// crashes on; `InvalidLlvm` for a module that LLVM's verifier rejects.
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
                let message = match has_typed_pointers(input, line) {
                    true => format!("{message}; {OLDER}"),
                    false => message,
                };
                Err(Error::malformed(message).at(Location::Text { line, column }))
            }
            outcome::MALFORMED => {
                self.mark_abandoned();
                Err(Error::malformed(format!("LLVM cannot read this bitcode: {message}")))
            }
            outcome::INVALID => Err(Error::invalid_llvm(message)),
            _ => {
                self.mark_crashed();
                // LLVM's leaked data may still refer to the buffer.
                std::mem::forget(buffer);
                Err(Error::malformed(format!("LLVM gave up on this input: {message}")))
            }
        }
    }
}
