//! Errors of demangling, with their position.

use std::fmt;

/// The reason why a name could not be demangled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DemangleError {
    /// Byte offset in the name at which reading stopped.
    pub offset: usize,
    /// The expected or unsupported construct.
    pub message: &'static str,
}

impl fmt::Display for DemangleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.message, self.offset)
    }
}

impl std::error::Error for DemangleError {}
