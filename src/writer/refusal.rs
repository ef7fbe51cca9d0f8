//! What a module holds that is not written, all of it in one error.
//!
//! Rule of this file: an instruction that is refused has no id, so that what uses its value is passed over, and so is what uses that. The
//! module that is written meanwhile is given up.

use super::context::Writer;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::Value;
use rustc_hash::FxHashSet;

/// The greatest number of findings of one error.
const MOST_FINDINGS: usize = 100;

/// What was refused so far.
#[derive(Default)]
pub(crate) struct Refusals<'c> {
    error: Option<Error>,
    /// Values that are not written.
    values: FxHashSet<Value<'c>>,
}

impl<'c> Writer<'c, '_> {
    /// Whether an instruction uses what was refused; then it counts as refused, too.
    #[inline]
    pub(super) fn uses_refused(&mut self, instruction: Value<'c>) -> bool {
        !self.refusals.values.is_empty()
            && instruction.operands().any(|operand| self.refusals.values.contains(&operand))
            && {
                self.refusals.values.insert(instruction);
                true
            }
    }

    /// Notes that an instruction, or a global, is refused.
    ///
    /// # Errors
    /// The error itself where it is a defect, or under the compatible dialect, which reports one error.
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
                // A defect behind a refusal follows from it: an id is missing.
                if first.kind() == error.kind() && first.findings().len() < MOST_FINDINGS {
                    first.add_findings(&error);
                }
            }
        }
        Ok(())
    }

    /// All that was refused, if anything was.
    ///
    /// # Errors
    /// One, with a finding for each.
    pub(super) fn refused(&mut self) -> Result<()> {
        self.refusals.error.take().map_or(Ok(()), Err)
    }
}
