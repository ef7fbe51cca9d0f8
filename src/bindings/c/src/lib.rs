//! The C interface: bytes in, bytes out. `include/spirv_llvm_translate.h` is its header and its documentation.
//!
//! Rule of this module: this is the one place outside `src/llvm/` with unsafe code. All of it reads what the caller passed or frees
//! what an earlier call returned. No panic crosses the boundary, nothing is printed, nothing is kept between calls: any number of threads
//! may call at once.

mod error;
mod options;

use error::{CError, Failure, clear, store};
use options::COptions;
use spirv_llvm_translate as translator;
use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};
use translator::{Form, Options, Warning, WriteOptions};

/// Bytes that a call returned.
#[repr(C)]
pub struct CBytes {
    /// The first; null if there are none.
    pub data: *mut u8,
    /// How many there are.
    pub length: usize,
}

impl CBytes {
    fn of(bytes: Vec<u8>) -> Self {
        let bytes = Box::leak(bytes.into_boxed_slice());
        match bytes.len() {
            0 => Self { data: std::ptr::null_mut(), length: 0 },
            length => Self { data: bytes.as_mut_ptr(), length },
        }
    }
}

/// The bytes that a caller passed.
///
/// # Safety
/// `data` points to `length` bytes that live as long as the result is used, or `length` is 0.
unsafe fn slice<'a>(data: *const u8, length: usize) -> &'a [u8] {
    if data.is_null() || length == 0 {
        return &[];
    }
    // SAFETY: by the contract of this function.
    unsafe { std::slice::from_raw_parts(data, length) }
}

/// The form of a number of the header; 0 is to be detected.
fn form(number: u32, input: Option<&[u8]>) -> Result<Form, Failure> {
    match (number, input) {
        (0, Some(input)) => Ok(Form::of_bytes(input, None)),
        (1, _) => Ok(Form::Spv),
        (2, _) => Ok(Form::Spvasm),
        (3, _) => Ok(Form::Ll),
        (4, _) => Ok(Form::Bc),
        _ => Err(Failure::usage("a form that is none of the numbers")),
    }
}

/// Runs a call: its failures and panics become statuses.
///
/// # Safety
/// `error` is null or may be written.
unsafe fn call(error: *mut *mut CError, work: impl FnOnce() -> Result<(), Failure>) -> u32 {
    // SAFETY: by the contract of this function.
    unsafe {
        clear(error);
        match catch_unwind(AssertUnwindSafe(work)) {
            Ok(Ok(())) => 0,
            Ok(Err(failure)) => store(error, failure),
            Err(_) => store(error, Failure::panic()),
        }
    }
}

/// Hands warnings to the callback of the options.
fn report(options: Option<&COptions>, warnings: &[Warning]) {
    for warning in warnings {
        if let Some(options) = options {
            options.warn(&warning.message);
        }
    }
}

/// The version of the library, as major * 10000 + minor * 100 + patch.
#[unsafe(no_mangle)]
pub extern "C" fn spirv_llvm_version() -> u32 {
    let part = |text: &str| text.parse::<u32>().unwrap_or(0);
    part(env!("CARGO_PKG_VERSION_MAJOR")) * 10_000
        + part(env!("CARGO_PKG_VERSION_MINOR")) * 100
        + part(env!("CARGO_PKG_VERSION_PATCH"))
}

/// Translates a module from one form to another.
///
/// # Safety
/// See the header: `input` points to `length` bytes, `options` is null or points to a structure of the size that it begins with, `output`
/// and `error` are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_translate(
    input: *const u8,
    length: usize,
    from: u32,
    to: u32,
    options: *const COptions,
    output: *mut CBytes,
    error: *mut *mut CError,
) -> u32 {
    if !output.is_null() {
        // SAFETY: the caller lets `output` be written.
        unsafe { output.write(CBytes { data: std::ptr::null_mut(), length: 0 }) };
    }
    let work = || {
        // SAFETY: by the contract of this function.
        let (input, given) = unsafe { (slice(input, length), COptions::read(options)?) };
        let settings = match &given {
            // SAFETY: by the contract of this function.
            Some(given) => unsafe { given.options() }?,
            None => Options::default().write(WriteOptions::default().validate(true)),
        };
        let translated = translator::translate(input, form(from, Some(input))?, form(to, None)?, &settings)?;
        report(given.as_ref(), &translated.warnings);
        if !output.is_null() {
            // SAFETY: the caller lets `output` be written.
            unsafe { output.write(CBytes::of(translated.bytes)) };
        }
        Ok(())
    };
    // SAFETY: by the contract of this function.
    unsafe { call(error, work) }
}

/// Checks a SPIR-V module against the rules of SPIR-V.
///
/// # Safety
/// As [`spirv_llvm_translate`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_validate(
    input: *const u8,
    length: usize,
    from: u32,
    error: *mut *mut CError,
) -> u32 {
    let work = || {
        // SAFETY: by the contract of this function.
        let input = unsafe { slice(input, length) };
        let findings = translator::validate(input, form(from, Some(input))?, &Options::default())?;
        if findings.is_empty() { Ok(()) } else { Err(Failure::of_findings(&findings)) }
    };
    // SAFETY: by the contract of this function.
    unsafe { call(error, work) }
}

/// Frees the bytes that a call returned.
///
/// # Safety
/// `bytes` is null, or what a call of this library wrote there and nobody freed yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_bytes_free(bytes: *mut CBytes) {
    if bytes.is_null() {
        return;
    }
    // SAFETY: the caller lets the structure be read and written.
    let taken = unsafe { bytes.replace(CBytes { data: std::ptr::null_mut(), length: 0 }) };
    if !taken.data.is_null() {
        // SAFETY: `CBytes::of` leaked a boxed slice of this length at this address.
        drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(taken.data, taken.length)) });
    }
}

/// What a status means.
#[unsafe(no_mangle)]
pub extern "C" fn spirv_llvm_status_name(status: u32) -> *const c_char {
    error::status_name(status).as_ptr()
}
