//! The C interface: bytes in, bytes out. Its header `include/spirv_llvm_translate.h` is made of these files by cbindgen
//! (`cbindgen.toml`); a test compares, and with `BLESS=1` writes it.
//!
//! Rule of this module: this is the one place outside `src/llvm/` with unsafe code. All of it reads what the caller passed or frees
//! what an earlier call returned. No panic crosses the boundary, nothing is printed, nothing is kept between calls: any number of threads
//! may call at once.

mod command;
mod error;
mod options;

use error::{CError, Failure, clear, store};
use options::COptions;
use spirv_llvm_translate as translator;
use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};
use translator::{Form, Options, Warning, WriteOptions};

/// The form of an input that its first bytes show.
pub const SPIRV_LLVM_FORM_GUESS: u32 = 0;
/// SPIR-V binary, little-endian when written.
pub const SPIRV_LLVM_FORM_SPV: u32 = 1;
/// SPIR-V assembly language.
pub const SPIRV_LLVM_FORM_SPVASM: u32 = 2;
/// LLVM assembly language.
pub const SPIRV_LLVM_FORM_LL: u32 = 3;
/// LLVM bitcode.
pub const SPIRV_LLVM_FORM_BC: u32 = 4;

/// Bytes that a call returned; spirv_llvm_bytes_free frees them.
#[repr(C)]
pub struct CBytes {
    /// NULL if there are none.
    pub data: *mut u8,
    /// How many there are.
    pub length: usize,
}

impl CBytes {
    const NONE: Self = Self { data: std::ptr::null_mut(), length: 0 };

    /// Clears the caller's bytes.
    ///
    /// # Safety
    /// `bytes` is null or may be written.
    unsafe fn clear(bytes: *mut Self) {
        if !bytes.is_null() {
            // SAFETY: by the contract of this function.
            unsafe { bytes.write(Self::NONE) };
        }
    }

    /// Hands bytes to the caller.
    ///
    /// # Safety
    /// `place` is null or may be written.
    unsafe fn store(place: *mut Self, bytes: Vec<u8>) {
        if !place.is_null() {
            // SAFETY: by the contract of this function.
            unsafe { place.write(Self::of(bytes)) };
        }
    }

    fn of(bytes: Vec<u8>) -> Self {
        let bytes = Box::leak(bytes.into_boxed_slice());
        match bytes.len() {
            0 => Self::NONE,
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

/// The form of a number of the header.
fn form(number: u32, input: Option<&[u8]>) -> Result<Form, Failure> {
    match (number, input) {
        (SPIRV_LLVM_FORM_GUESS, Some([])) => {
            Err(Failure::usage("the input is empty, so that it shows no form"))
        }
        (SPIRV_LLVM_FORM_GUESS, Some(input)) => Ok(Form::of_bytes(input, None)),
        (SPIRV_LLVM_FORM_SPV, _) => Ok(Form::Spv),
        (SPIRV_LLVM_FORM_SPVASM, _) => Ok(Form::Spvasm),
        (SPIRV_LLVM_FORM_LL, _) => Ok(Form::Ll),
        (SPIRV_LLVM_FORM_BC, _) => Ok(Form::Bc),
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

/// The version of the library: major * 10000 + minor * 100 + patch.
#[unsafe(no_mangle)]
pub extern "C" fn spirv_llvm_version() -> u32 {
    let part = |text: &str| text.parse::<u32>().unwrap_or(0);
    part(env!("CARGO_PKG_VERSION_MAJOR")) * 10_000
        + part(env!("CARGO_PKG_VERSION_MINOR")) * 100
        + part(env!("CARGO_PKG_VERSION_PATCH"))
}

/// Translates a module from one form to another. On success `*output` has the bytes and 0 is returned; otherwise it is empty, the status
/// is returned, and `*error` is the reason.
///
/// # Safety
/// `input` points to `length` bytes. `options` is NULL, or points to a structure of the size that it begins with. `output` and `error` are
/// NULL or may be written.
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
    // SAFETY: the caller lets `output` be written.
    unsafe { CBytes::clear(output) };
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
        // SAFETY: the caller lets `output` be written.
        unsafe { CBytes::store(output, translated.bytes) };
        Ok(())
    };
    // SAFETY: by the contract of this function.
    unsafe { call(error, work) }
}

/// Checks SPIR-V, binary or text, against the rules of SPIR-V and, unless `environment` is NULL, of an environment such as "vulkan1.3":
/// SPIRV_LLVM_MALFORMED and a finding for each rule that is broken, 100 at most.
///
/// # Safety
/// As for spirv_llvm_translate; `environment` is NULL or ends with a null byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_validate(
    input: *const u8,
    length: usize,
    from: u32,
    environment: *const c_char,
    error: *mut *mut CError,
) -> u32 {
    let work = || {
        // SAFETY: by the contract of this function.
        let (input, environment) = unsafe { (slice(input, length), options::environment(environment)?) };
        let (form, plain) = (form(from, Some(input))?, Options::default());
        let findings = match environment {
            Some(environment) => translator::validate_for(input, form, environment, &plain)?,
            None => translator::validate(input, form, &plain)?,
        };
        if findings.is_empty() { Ok(()) } else { Err(Failure::of_findings(&findings)) }
    };
    // SAFETY: by the contract of this function.
    unsafe { call(error, work) }
}

/// Frees the bytes that a call returned, and sets them to none.
///
/// # Safety
/// `bytes` is NULL, or what a call of this library wrote there and nobody freed yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_bytes_free(bytes: *mut CBytes) {
    if bytes.is_null() {
        return;
    }
    // SAFETY: the caller lets the structure be read and written.
    let taken = unsafe { bytes.replace(CBytes::NONE) };
    if !taken.data.is_null() {
        // SAFETY: `CBytes::of` leaked a boxed slice of this length at this address.
        drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(taken.data, taken.length)) });
    }
}

/// The name of a status, such as "malformed". It is not to be freed.
#[unsafe(no_mangle)]
pub extern "C" fn spirv_llvm_status_name(status: u32) -> *const c_char {
    error::status_name(status).as_ptr()
}
