//! Back-references: recording of candidates, and reading them again.

use super::{Candidate, CandidateKind, Demangler, Qualified, Result, type_of_name};
use crate::ast::Qualifiers;
use crate::error::DemangleError;

impl Demangler<'_> {
    /// Records the text from `start` on as the next candidate.
    pub(super) fn record(&mut self, start: usize, kind: CandidateKind) {
        if self.is_recording {
            self.candidates.push(Candidate { start, kind });
        }
    }

    /// `substitution` in the position of a type; a template name is followed by its arguments.
    pub(super) fn referenced_type(&mut self) -> Result<Qualified> {
        let start = self.at;
        let candidate = self.reference()?;
        if self.peek() == Some(b'I') {
            self.at = start;
            let ty = self.named()?;
            self.record(start, CandidateKind::Type { is_private: false });
            return Ok(Qualified { qualifiers: Qualifiers::default(), is_qualified: false, ty });
        }
        self.read_again(candidate, |demangler| match candidate.kind {
            CandidateKind::Type { is_private } => demangler.pointee(is_private),
            CandidateKind::Prefix { steps } => {
                let components = demangler.name_steps(Some(steps))?;
                let ty = type_of_name(components);
                Ok(Qualified { qualifiers: Qualifiers::default(), is_qualified: false, ty })
            }
        })
    }

    /// `substitution`, resolved to its candidate.
    pub(super) fn reference(&mut self) -> Result<Candidate> {
        let start = self.at;
        self.expect("S", "substitution expected")?;
        let mut number: Option<usize> = None;
        while let Some(digit) = self
            .peek()
            .filter(|byte| !byte.is_ascii_lowercase())
            .and_then(|byte| char::from(byte).to_digit(36))
        {
            let next =
                number.unwrap_or(0).checked_mul(36).and_then(|number| number.checked_add(digit as usize));
            if next.is_none() {
                return self.error("number too large");
            }
            number = next;
            self.at += 1;
        }
        self.expect("_", "'_' expected after a substitution")?;
        self.has_later_reference |= self.has_private_pointee;
        let index = number.map_or(Some(0), |number| number.checked_add(1));
        match index.and_then(|index| self.candidates.get(index)) {
            Some(candidate) => Ok(*candidate),
            None => {
                Err(DemangleError { offset: start, message: "substitution of something that did not occur" })
            }
        }
    }

    /// Reads a candidate's text again, then restores the position.
    pub(super) fn read_again<T>(
        &mut self,
        candidate: Candidate,
        read: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        let (at, is_recording) = (self.at, self.is_recording);
        self.at = candidate.start;
        self.is_recording = false;
        let result = read(self);
        self.is_recording = is_recording;
        match result {
            Ok(value) => {
                self.at = at;
                Ok(value)
            }
            Err(error) => Err(DemangleError { offset: at, ..error }),
        }
    }
}
