//! The productions of names: identifiers, nested names and template arguments.

use super::{BYTES_PER_UNIT, CandidateKind, Demangler, MAXIMUM_DEPTH, Result, type_of_name};
use crate::ast::{NameComponent, TemplateArgument, Type};
use crate::error::DemangleError;

/// The identifier of a pipe type of any element.
const PIPE: &str = "ocl_pipe";

impl<'a> Demangler<'a> {
    /// `source-name`
    pub(super) fn source_name(&mut self) -> Result<&'a str> {
        let start = self.at;
        let error = |message| Err(DemangleError { offset: start, message });
        let length = usize::try_from(self.number()?).unwrap_or(usize::MAX);
        if length == 0 {
            return error("empty identifier");
        }
        let end = self.at.saturating_add(length);
        match self.text.get(self.at..end) {
            Some(name) if name.starts_with(|first: char| first.is_ascii_digit()) => {
                error("identifier that starts with a digit")
            }
            Some(name) => {
                self.spend(length / BYTES_PER_UNIT)?;
                self.at = end;
                Ok(name)
            }
            None => error("identifier of this length expected"),
        }
    }

    /// `name`, as a type; the caller records the candidate.
    pub(super) fn named(&mut self) -> Result<Type> {
        let start = self.at;
        let components = self.name_steps(None)?;
        Ok(match type_of_name(components) {
            Type::Named(name) if name == PIPE => self.pipe(start),
            ty => ty,
        })
    }

    /// The components of a name: all of them, or the first `limit` when a prefix is read again. Every component but the last is
    /// recorded as a candidate.
    pub(super) fn name_steps(&mut self, limit: Option<usize>) -> Result<Vec<NameComponent>> {
        let start = self.at;
        let is_nested = self.skip("N");
        let mut components: Vec<NameComponent> = Vec::new();
        let mut steps = 0;
        // Whether the components read so far need no new candidate: they are one already, or only `std`.
        let mut is_recorded = true;
        loop {
            if is_nested && components.len() > 1 && limit.is_none() && self.skip("E") {
                return Ok(components);
            }
            if !is_recorded {
                self.record(start, CandidateKind::Prefix { steps });
            }
            let is_std = components.is_empty() && self.rest().starts_with(b"St");
            is_recorded = self.name_step(&mut components)?;
            steps += 1;
            if limit == Some(steps) {
                return Ok(components);
            }
            if !is_nested && !is_std && self.peek() != Some(b'I') {
                return Ok(components);
            }
        }
    }

    /// One component of a name. Returns whether it needs no new candidate.
    fn name_step(&mut self, components: &mut Vec<NameComponent>) -> Result<bool> {
        match self.rest() {
            [b'S', b't', ..] if components.is_empty() => {
                self.at += 2;
                components.push(NameComponent::plain("std"));
                Ok(true)
            }
            [b'S', ..] if components.is_empty() => {
                *components = self.referenced_name()?;
                Ok(true)
            }
            [b'I', ..] => match components.last_mut() {
                Some(last) if last.arguments.is_none() => {
                    last.arguments = Some(self.template_arguments()?);
                    Ok(false)
                }
                _ => self.error("template arguments without a template"),
            },
            [b'0'..=b'9', ..] => {
                let name = self.source_name()?.to_owned();
                components.push(NameComponent::plain(name));
                Ok(false)
            }
            _ => self.error("identifier expected"),
        }
    }

    /// `substitution` in the position of a name.
    fn referenced_name(&mut self) -> Result<Vec<NameComponent>> {
        let start = self.at;
        let candidate = self.reference()?;
        let components = self.read_again(candidate, |demangler| match candidate.kind {
            CandidateKind::Prefix { steps } => {
                demangler.spend(steps)?;
                demangler.deeper(|demangler| demangler.name_steps(Some(steps))).map(Some)
            }
            CandidateKind::Type { is_private } => Ok(match demangler.pointee(is_private)?.ty {
                Type::Named(name) => Some(vec![NameComponent::plain(name)]),
                Type::Nested(components) => Some(components),
                _ => None,
            }),
        })?;
        components.ok_or(DemangleError {
            offset: start,
            message: "substitution of a type where a name is expected",
        })
    }

    /// `template-args`
    pub(super) fn template_arguments(&mut self) -> Result<Vec<TemplateArgument>> {
        self.expect("I", "template arguments expected")?;
        self.deeper(Self::template_argument_list)
    }

    fn template_argument_list(&mut self) -> Result<Vec<TemplateArgument>> {
        let mut arguments = Vec::new();
        while !self.skip("E") {
            self.spend(1)?;
            arguments.push(self.template_argument()?);
        }
        Ok(arguments)
    }

    /// `template-arg`
    fn template_argument(&mut self) -> Result<TemplateArgument> {
        if self.skip("J") {
            return self.deeper(Self::template_argument_list).map(TemplateArgument::Pack);
        }
        if self.skip("X") {
            let number = self.template_parameter()?;
            self.expect("E", "only a template parameter is supported as expression")?;
            return Ok(TemplateArgument::Parameter(number));
        }
        if self.skip("L") {
            let ty = self.unqualified()?;
            let is_value = |byte: &&u8| byte.is_ascii_digit() || byte.is_ascii_lowercase();
            let length = self.rest().iter().take_while(is_value).count();
            let value = self.text.get(self.at..self.at + length).unwrap_or_default().to_owned();
            self.spend(length / BYTES_PER_UNIT)?;
            self.at += length;
            self.expect("E", "'E' expected after a constant")?;
            return Ok(TemplateArgument::Literal { ty, value });
        }
        let read = self.pointee(false)?;
        Ok(TemplateArgument::Type { qualifiers: read.qualifiers, ty: read.ty })
    }

    /// Runs `read` with the nesting depth increased.
    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MAXIMUM_DEPTH {
            return self.error("types nested too deeply");
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }
}
