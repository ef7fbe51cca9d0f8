//! Errors as C sees them: a status, and findings with message, rule and place.

use spirv_llvm_translate::{Error, ErrorKind, Finding, Location};
use std::ffi::{CStr, CString, c_char, c_void};

/// Why a call failed.
pub struct Failure {
    status: u32,
    findings: Vec<OwnedFinding>,
}

/// What a successful call returns.
pub const SPIRV_LLVM_OK: u32 = 0;
/// The input breaks a rule of its own form.
pub const SPIRV_LLVM_MALFORMED: u32 = 1;
/// The other side has nothing that means the same.
pub const SPIRV_LLVM_UNSUPPORTED: u32 = 2;
/// The output needs what the options forbid.
pub const SPIRV_LLVM_MISSING_CAPABILITY: u32 = 3;
/// LLVM's verifier refuses the input, or a call does not fit its builtin.
pub const SPIRV_LLVM_INVALID_LLVM: u32 = 4;
/// The arguments of the call.
pub const SPIRV_LLVM_USAGE: u32 = 5;
/// Not returned by these functions.
pub const SPIRV_LLVM_IO: u32 = 6;
/// A defect of this library.
pub const SPIRV_LLVM_INTERNAL: u32 = 7;

/// The statuses of errors and their names.
const STATUSES: [(ErrorKind, u32, &CStr); 7] = [
    (ErrorKind::Malformed, SPIRV_LLVM_MALFORMED, c"malformed"),
    (ErrorKind::Unsupported, SPIRV_LLVM_UNSUPPORTED, c"unsupported"),
    (ErrorKind::MissingCapability, SPIRV_LLVM_MISSING_CAPABILITY, c"missing-capability"),
    (ErrorKind::InvalidLlvm, SPIRV_LLVM_INVALID_LLVM, c"invalid-llvm"),
    (ErrorKind::Usage, SPIRV_LLVM_USAGE, c"usage"),
    (ErrorKind::Io, SPIRV_LLVM_IO, c"io"),
    (ErrorKind::Internal, SPIRV_LLVM_INTERNAL, c"internal"),
];

fn status(kind: ErrorKind) -> u32 {
    let found = STATUSES.iter().find(|(known, ..)| *known == kind);
    found.map_or(SPIRV_LLVM_INTERNAL, |(_, status, _)| *status)
}

/// The name of a status.
pub fn status_name(status: u32) -> &'static CStr {
    let known = STATUSES.iter().find(|(_, known, _)| *known == status);
    match (status, known) {
        (SPIRV_LLVM_OK, _) => c"ok",
        (_, Some((.., name))) => name,
        _ => c"unknown",
    }
}

/// One finding, with the texts that its C view points to.
struct OwnedFinding {
    message: CString,
    rule: Option<CString>,
    place: Option<CString>,
    line: u32,
    column: u32,
    word: u32,
}

/// A text for C: it ends at the first null byte.
fn text(text: &str) -> CString {
    let end = text.find('\0').unwrap_or(text.len());
    CString::new(text.get(..end).unwrap_or_default()).unwrap_or_default()
}

impl From<&Finding> for OwnedFinding {
    fn from(finding: &Finding) -> Self {
        let (mut line, mut column, mut word) = (0, 0, u32::MAX);
        match &finding.location {
            Some(Location::Text { line: of_line, column: of_column, .. }) => {
                (line, column) = (*of_line, *of_column)
            }
            Some(Location::Spirv { word_offset, .. }) => word = *word_offset,
            _ => {}
        }
        Self {
            message: text(&finding.message),
            rule: finding.rule.map(|rule| text(rule.id())),
            place: finding.location.as_ref().map(|place| text(&place.to_string())),
            line,
            column,
            word,
        }
    }
}

impl Failure {
    /// The caller's mistake.
    pub fn usage(message: &str) -> Self {
        Self::plain(status(ErrorKind::Usage), message)
    }

    /// A defect of the library.
    pub fn panic() -> Self {
        Self::plain(SPIRV_LLVM_INTERNAL, "the library panicked")
    }

    fn plain(status: u32, message: &str) -> Self {
        let message = text(message);
        Self {
            status,
            findings: vec![OwnedFinding {
                message,
                rule: None,
                place: None,
                line: 0,
                column: 0,
                word: u32::MAX,
            }],
        }
    }

    /// A module that breaks rules.
    pub fn of_findings(findings: &[Finding]) -> Self {
        Self {
            status: status(ErrorKind::Malformed),
            findings: findings.iter().map(OwnedFinding::from).collect(),
        }
    }

    /// The status that the call returns.
    pub fn status(&self) -> u32 {
        self.status
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self {
            status: status(error.kind()),
            findings: error.findings().iter().map(OwnedFinding::from).collect(),
        }
    }
}

/// What is wrong, and where. Texts are UTF-8 and end with a null byte.
#[repr(C)]
pub struct CFinding {
    message: *const c_char,
    /// The id of the rule of SPIR-V that is broken, or NULL.
    rule: *const c_char,
    /// For people, or NULL.
    place: *const c_char,
    /// Of a text, counted from 1; 0 if it is not known.
    line: u32,
    /// Of a text, counted from 1.
    column: u32,
    /// Of a SPIR-V module, counted from 0; UINT32_MAX if it is not known.
    word: u32,
}

/// Why a call failed; spirv_llvm_error_free frees it.
#[repr(C)]
pub struct CError {
    /// What the call returned.
    status: u32,
    /// At least 1.
    count: usize,
    findings: *const CFinding,
    /// The library's.
    owned: *mut c_void,
}

/// The memory of an error.
struct Owned {
    _findings: Vec<OwnedFinding>,
    views: Vec<CFinding>,
}

fn pointer(text: Option<&CString>) -> *const c_char {
    text.map_or(std::ptr::null(), |text| text.as_ptr())
}

impl From<Failure> for CError {
    fn from(failure: Failure) -> Self {
        let view = |finding: &OwnedFinding| CFinding {
            message: finding.message.as_ptr(),
            rule: pointer(finding.rule.as_ref()),
            place: pointer(finding.place.as_ref()),
            line: finding.line,
            column: finding.column,
            word: finding.word,
        };
        // The texts are on the heap: their addresses stay when the list moves.
        let views: Vec<CFinding> = failure.findings.iter().map(view).collect();
        let owned = Box::new(Owned { _findings: failure.findings, views });
        let (count, findings) = (owned.views.len(), owned.views.as_ptr());
        Self { status: failure.status, count, findings, owned: Box::into_raw(owned).cast() }
    }
}

/// Sets the caller's error to null.
///
/// # Safety
/// `error` is null or may be written.
pub unsafe fn clear(error: *mut *mut CError) {
    if !error.is_null() {
        // SAFETY: by the contract of this function.
        unsafe { error.write(std::ptr::null_mut()) };
    }
}

/// Stores an error for the caller; returns its status.
///
/// # Safety
/// `error` is null or may be written.
pub unsafe fn store(error: *mut *mut CError, failure: Failure) -> u32 {
    let status = failure.status();
    if !error.is_null() {
        let stored = Box::into_raw(Box::new(CError::from(failure)));
        // SAFETY: by the contract of this function.
        unsafe { error.write(stored) };
    }
    status
}

/// Frees an error.
///
/// # Safety
/// `error` is NULL, or what a call of this library stored and nobody freed yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_error_free(error: *mut CError) {
    if error.is_null() {
        return;
    }
    // SAFETY: `store` leaked this box, and `From<Failure>` the one in it.
    unsafe {
        let error = Box::from_raw(error);
        drop(Box::from_raw(error.owned.cast::<Owned>()));
    }
}
