//! What went wrong while demangling, and where.

use std::fmt;

/// Why a name could not be demangled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DemangleError {
    /// Byte offset into the name at which reading stopped.
    pub offset: usize,
    /// What was expected or is not supported there.
    pub message: &'static str,
}

impl fmt::Display for DemangleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.message, self.offset)
    }
}

impl std::error::Error for DemangleError {}
