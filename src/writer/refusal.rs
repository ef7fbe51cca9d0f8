//! Collects everything in a module that cannot be translated into one error.
//!
//! Rule of this file: an unsupported instruction has no id, so that its transitive users are skipped as well.
//! The output is discarded.

use super::context::Writer;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::Value;
use rustc_hash::FxHashSet;

/// Limit of findings in one error.
const MOST_FINDINGS: usize = 100;

/// The values rejected so far.
#[derive(Default)]
pub(crate) struct Refusals<'c> {
    error: Option<Error>,
    /// Values without a translation.
    values: FxHashSet<Value<'c>>,
}

impl<'c> Writer<'c, '_> {
    /// Whether an instruction uses a rejected value; if so, it is rejected, too.
    #[inline]
    pub(super) fn uses_refused(&mut self, instruction: Value<'c>) -> bool {
        !self.refusals.values.is_empty()
            && instruction.operands().any(|operand| self.refusals.values.contains(&operand))
            && {
                self.refusals.values.insert(instruction);
                true
            }
    }

    /// Records that an instruction or a global is rejected.
    ///
    /// # Errors
    /// The error itself if it is an internal error, or in the compatible dialect, which reports a single
    /// error.
    #[cold]
    pub(super) fn refuse(&mut self, value: Value<'c>, error: Error) -> Result<()> {
        if !self.options.dialect.reports_all() {
            return Err(error);
        }
        self.refusals.values.insert(value);
        match &mut self.refusals.error {
            None if error.kind() == ErrorKind::Internal => return Err(error),
            None => self.refusals.error = Some(error),
            Some(first) => {
                // An internal error after a rejection is a consequence of the missing id.
                if first.kind() == error.kind() && first.findings().len() < MOST_FINDINGS {
                    first.add_findings(&error);
                }
            }
        }
        Ok(())
    }

    /// Returns everything that was rejected as one error.
    ///
    /// # Errors
    /// One error with a finding for each rejection.
    pub(super) fn refused(&mut self) -> Result<()> {
        self.refusals.error.take().map_or(Ok(()), Err)
    }
}
