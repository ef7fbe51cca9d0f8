//! The drop-in command as a call.

use crate::{CBytes, slice};
use spirv_llvm_translate::{DropInHost, drop_in};
use std::ffi::{CStr, OsStr, OsString, c_char};
use std::os::unix::ffi::OsStrExt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The exit status of the command for errors that are not the input's.
const TOOL: u32 = 255;

/// The arguments that a caller passed.
///
/// # Safety
/// `arguments` points to `count` texts that end with a null byte, or `count` is 0.
unsafe fn texts(count: usize, arguments: *const *const c_char) -> Vec<OsString> {
    if arguments.is_null() || count == 0 {
        return Vec::new();
    }
    // SAFETY: by the contract of this function.
    let pointers = unsafe { std::slice::from_raw_parts(arguments, count) };
    let given = pointers.iter().filter(|pointer| !pointer.is_null());
    // SAFETY: by the contract of this function.
    given
        .map(|pointer| OsStr::from_bytes(unsafe { CStr::from_ptr(*pointer) }.to_bytes()).to_owned())
        .collect()
}

/// Does what the drop-in command does with these arguments, of which the first is its name, and returns its exit status. Files are read
/// and written as the arguments say; `-` among them reads `input` and writes `*output`. `*messages` are its errors and notes, lines of text
/// without a null byte at the end. A program is started for the argument --spirv-use-llvm-backend-target only.
///
/// # Safety
/// `arguments` points to `count` texts that end with a null byte, `input` to `length` bytes. `output` and `messages` are NULL or may be
/// written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_command(
    count: usize,
    arguments: *const *const c_char,
    input: *const u8,
    length: usize,
    output: *mut CBytes,
    messages: *mut CBytes,
) -> u32 {
    // SAFETY: by the contract of this function.
    let (arguments, mut input) = unsafe {
        CBytes::clear(output);
        CBytes::clear(messages);
        (texts(count, arguments), slice(input, length))
    };
    let work = || {
        let (mut written, mut said) = (Vec::new(), Vec::new());
        let status = drop_in(arguments, &mut DropInHost::new(&mut input, &mut written, &mut said));
        (u32::from(status), written, said)
    };
    let (status, written, said) = catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| (TOOL, Vec::new(), b"the library panicked\n".to_vec()));
    // SAFETY: by the contract of this function.
    unsafe {
        CBytes::store(output, written);
        CBytes::store(messages, said);
    }
    status
}
