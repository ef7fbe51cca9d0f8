//! Collects everything in a module that cannot be translated into one error.
//!
//! Rule of this file: an unsupported instruction has no id, so that its transitive users are skipped as well.
//! The output is discarded. What the passes in front of the writer refuse stays in the module as it is, and the writer skips it.

use super::context::Writer;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::Value;
use crate::options::WriteOptions;
use rustc_hash::FxHashSet;

/// Limit of findings in one error.
const MOST_FINDINGS: usize = 100;

/// The values rejected so far.
pub(crate) struct Refusals<'c> {
    /// Whether all rejections are reported, not only the first one.
    reports_all: bool,
    error: Option<Error>,
    /// Values without a translation.
    values: FxHashSet<Value<'c>>,
}

impl<'c> Refusals<'c> {
    /// No rejections so far.
    pub(crate) fn new(options: &WriteOptions) -> Self {
        Self { error: None, values: FxHashSet::default(), reports_all: options.dialect.reports_all() }
    }

    /// Whether all rejections are reported.
    pub(crate) fn reports_all(&self) -> bool {
        self.reports_all
    }

    /// Records a rejection, of a value or of a property of the module.
    ///
    /// # Errors
    /// The error itself if it is an internal error, or if the dialect reports a single error.
    #[cold]
    pub(crate) fn add(&mut self, value: Option<Value<'c>>, error: Error) -> Result<()> {
        if !self.reports_all {
            return Err(error);
        }
        self.values.extend(value);
        match &mut self.error {
            None if error.kind() == ErrorKind::Internal => return Err(error),
            None => self.error = Some(error),
            Some(first) => {
                // An internal error after a rejection is a consequence of what the rejected value lacks.
                if first.kind() == error.kind() && first.findings().len() < MOST_FINDINGS {
                    first.add_findings(&error);
                }
            }
        }
        Ok(())
    }

    /// The result of a pass that is done although a part of the module is rejected: whether it changed the module.
    ///
    /// # Errors
    /// See [`Refusals::add`].
    pub(crate) fn keep(&mut self, result: Result<bool>) -> Result<bool> {
        match result {
            Ok(changed) => Ok(changed),
            Err(error) => self.add(None, error).map(|()| true),
        }
    }

    /// Whether a value was rejected.
    pub(crate) fn has(&self, value: Value<'c>) -> bool {
        self.values.contains(&value)
    }

    /// Whether an instruction was rejected, or uses a rejected value; if so, it is rejected, too.
    #[inline]
    pub(crate) fn reach(&mut self, instruction: Value<'c>) -> bool {
        !self.values.is_empty()
            && (self.has(instruction) || instruction.operands().any(|operand| self.has(operand)))
            && {
                self.values.insert(instruction);
                true
            }
    }

    /// Takes the error with everything that was rejected so far, if there is any.
    pub(crate) fn take(&mut self) -> Option<Error> {
        self.error.take()
    }
}

impl<'c> Writer<'c, '_> {
    /// Whether an instruction was rejected, or uses a rejected value; if so, it is rejected, too.
    #[inline]
    pub(super) fn uses_refused(&mut self, instruction: Value<'c>) -> bool {
        self.refusals.reach(instruction)
    }

    /// Records that an instruction or a global is rejected.
    ///
    /// # Errors
    /// The error itself if it is an internal error, or in the compatible dialect, which reports a single
    /// error.
    #[cold]
    pub(super) fn refuse(&mut self, value: Value<'c>, error: Error) -> Result<()> {
        self.refusals.add(Some(value), error)
    }

    /// Returns everything that was rejected as one error.
    ///
    /// # Errors
    /// One error with a finding for each rejection.
    pub(super) fn refused(&mut self) -> Result<()> {
        self.refusals.take().map_or(Ok(()), Err)
    }
}
