//! Conversion of strings between Rust and LLVM: lengths instead of terminators; LLVM's own buffers are freed.

use llvm_sys::core::LLVMDisposeMessage;
use std::ffi::{CStr, c_char};

/// The bytes at `start`; empty for a null pointer.
///
/// # Safety
/// `start` is null, or `length` bytes at `start` stay readable and unchanged for `'c`.
pub(super) unsafe fn bytes<'c>(start: *const c_char, length: usize) -> &'c [u8] {
    if start.is_null() || length == 0 {
        return &[];
    }
    // SAFETY: the caller vouches for a pointer that is not null.
    unsafe { std::slice::from_raw_parts(start.cast(), length) }
}

/// Calls a getter that returns a pointer and stores a length; `None` for a null pointer.
///
/// # Safety
/// The pointer that `get` returns is null, or as many bytes as it stores stay readable and unchanged for `'c`.
pub(super) unsafe fn bytes_from<'c>(get: impl FnOnce(*mut usize) -> *const c_char) -> Option<&'c [u8]> {
    let mut length = 0;
    let start = get(&mut length);
    // SAFETY: the caller vouches for what `get` returns.
    (!start.is_null()).then(|| unsafe { bytes(start, length) })
}

/// Takes ownership of a message of LLVM as a `String`; empty for a null pointer.
///
/// # Safety
/// `message` is null, or a zero-terminated string that `LLVMDisposeMessage` may free.
pub(super) unsafe fn take_message(message: *mut c_char) -> String {
    if message.is_null() {
        return String::new();
    }
    // SAFETY: the caller vouches for a pointer that is not null; it is read before it is freed.
    unsafe {
        let text = CStr::from_ptr(message).to_string_lossy().into_owned();
        LLVMDisposeMessage(message);
        text
    }
}

/// Defines an LLVM pointer as a `Copy` type with the lifetime of its context.
macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $pointee:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct $name<'c>(std::ptr::NonNull<$pointee>, std::marker::PhantomData<&'c $crate::llvm::Context>);

        impl<'c> $name<'c> {
            /// Wraps an LLVM pointer; `None` for null.
            ///
            /// # Safety
            /// A pointer that is not null belongs to a context that outlives `'c`.
            #[allow(dead_code, reason = "not every handle can be null")]
            pub(super) unsafe fn from_raw(raw: *mut $pointee) -> Option<Self> {
                std::ptr::NonNull::new(raw).map(|pointer| Self(pointer, std::marker::PhantomData))
            }

            /// Wraps an LLVM pointer.
            ///
            /// # Safety
            /// The pointer is not null and belongs to a context that outlives `'c`.
            #[allow(dead_code, reason = "some handles can always be null")]
            pub(super) unsafe fn from_non_null(raw: *mut $pointee) -> Self {
                // SAFETY: the caller vouches for it.
                Self(unsafe { std::ptr::NonNull::new_unchecked(raw) }, std::marker::PhantomData)
            }

            /// The pointer, for LLVM's C API.
            pub fn raw(self) -> *mut $pointee {
                self.0.as_ptr()
            }
        }

        impl $crate::llvm::Handle for $name<'_> {
            fn address(self) -> usize {
                self.0.addr().get()
            }
        }
    };
}
pub(super) use handle;
