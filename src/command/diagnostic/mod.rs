//! Errors and warnings as the command prints them: the message, the position in the user's file, and the
//! violated rule.
//!
//! Rule of this module: the library's [`Location`] refers to words or LLVM values; here it becomes a line and
//! column of the user's file if that is text, and a line of the disassembly otherwise.

mod llvm_text;
mod origin;
mod render;
mod source;

pub use render::Reporter;
pub use source::Source;

use source::Listed;
use spirv_llvm_translate::internal::error::{Detail, Error, ErrorKind, Finding, Location};
use std::fmt;
use std::ops::Range;

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// There is no output.
    Error,
    /// The output is not everything that was requested.
    Warning,
}

impl Severity {
    fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

/// One error or warning.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    pub severity: Severity,
    /// The kind of error, for programs; see [`ErrorKind::id`].
    pub kind: &'static str,
    /// The violated rule of SPIR-V.
    pub rule: Option<&'static str>,
    pub message: String,
    pub place: Place,
    /// The excerpt printed below the message.
    pub excerpt: Option<Excerpt>,
    /// Additional notes, one line each.
    pub notes: Vec<String>,
}

/// A position; unknown fields are empty or 0.
#[derive(Clone, Debug, Default)]
pub struct Place {
    pub file: String,
    /// Line number, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// Offset in words and number of an instruction.
    pub word: Option<(u32, u32)>,
    pub function: String,
    pub block: String,
    /// The source position from debug information: `file:line:column`.
    pub origin: String,
}

/// Lines of text with a marked range.
#[derive(Clone, Debug)]
pub struct Excerpt {
    pub text: String,
    /// Number of the first line; `None` for a text that is not in a file.
    pub first_line: Option<u32>,
    /// The marked range, in bytes of `text`.
    pub meant: Range<usize>,
}

/// An error of the library, with the source it refers to.
#[derive(Debug)]
pub struct Blamed {
    pub error: Error,
    pub source: Source,
}

impl fmt::Display for Blamed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.source.name(), self.error)
    }
}

impl std::error::Error for Blamed {}

/// Warnings that `-Werror` turns into errors.
#[derive(Debug)]
pub struct Refused {
    pub warnings: Vec<String>,
    pub file: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.warnings.join("; "))
    }
}

impl std::error::Error for Refused {}

impl Diagnostic {
    /// A warning about a file.
    pub fn warning(file: &str, message: &str) -> Self {
        Self::plain(Severity::Warning, "warning", file, message)
    }

    /// An error about a file, or without one.
    pub fn error(kind: ErrorKind, file: &str, message: &str) -> Self {
        Self::plain(Severity::Error, kind.id(), file, message)
    }

    fn plain(severity: Severity, kind: &'static str, file: &str, message: &str) -> Self {
        let place = Place { file: file.to_owned(), ..Place::default() };
        Self {
            severity,
            kind,
            rule: None,
            message: message.to_owned(),
            place,
            excerpt: None,
            notes: Vec::new(),
        }
    }

    /// The diagnostics for a failure.
    pub fn of_failure(failure: &anyhow::Error) -> Vec<Self> {
        if let Some(blamed) = failure.downcast_ref::<Blamed>() {
            return Self::of_error(&blamed.error, &blamed.source);
        }
        if let Some(refused) = failure.downcast_ref::<Refused>() {
            let error = |warning: &String| Self {
                rule: Some("-Werror"),
                ..Self::plain(Severity::Error, "warning", &refused.file, warning)
            };
            return refused.warnings.iter().map(error).collect();
        }
        if let Some(error) = failure.downcast_ref::<Error>() {
            return Self::of_error(error, &Source::nothing());
        }
        vec![Self::error(ErrorKind::Io, "", &format!("{failure:#}"))]
    }

    /// A diagnostic for each finding of an error.
    pub fn of_error(error: &Error, source: &Source) -> Vec<Self> {
        let listed = source.listed(error.findings().iter().filter_map(|finding| finding.location.as_ref()));
        let mut found: Vec<Self> = error
            .findings()
            .iter()
            .map(|finding| Self::of_finding(error.kind(), finding, source, &listed))
            .collect();
        if let Some(first) = found.first_mut() {
            first.notes.extend(error.topic().and_then(advice));
        }
        found
    }

    /// A diagnostic for each violated rule.
    pub fn of_findings(findings: &[Finding], source: &Source) -> Vec<Self> {
        let listed = source.listed(findings.iter().filter_map(|finding| finding.location.as_ref()));
        findings
            .iter()
            .map(|finding| Self::of_finding(ErrorKind::Malformed, finding, source, &listed))
            .collect()
    }

    fn of_finding(kind: ErrorKind, finding: &Finding, source: &Source, listed: &Listed) -> Self {
        // Most errors are about malformed input, so the message omits that.
        let said = match kind {
            ErrorKind::Malformed | ErrorKind::Usage | ErrorKind::Io => String::new(),
            kind => format!("{kind}: "),
        };
        let message = format!("{said}{}", listed.with_names(&finding.message));
        let mut diagnostic = Self::plain(Severity::Error, kind.id(), source.name(), &message);
        diagnostic.rule = finding.rule.map(|rule| rule.id());
        if let Some(location) = &finding.location {
            diagnostic.locate(location, listed);
        }
        diagnostic
    }

    fn locate(&mut self, location: &Location, listed: &Listed) {
        match location {
            Location::Text { line, column, .. } => {
                (self.place.line, self.place.column) = (*line, *column);
                self.excerpt = listed.word_at(*line, *column);
            }
            Location::Spirv { word_offset, instruction, text, function, .. } => {
                self.place.word = Some((*word_offset, *instruction));
                self.place.function.clone_from(function);
                self.place.origin = listed.origin(*word_offset).unwrap_or_default();
                self.excerpt = listed.instruction_at(*word_offset);
                if let Some((line, column)) = listed.place_of(*word_offset) {
                    (self.place.line, self.place.column) = (line, column);
                } else {
                    self.excerpt = self.excerpt.take().or_else(|| Excerpt::of(text));
                    let line = self.excerpt.as_ref().and_then(|excerpt| excerpt.first_line);
                    let line =
                        line.map_or_else(String::new, |line| format!(", line {line} of the disassembly"));
                    self.notes.push(format!("instruction {instruction}, at word {word_offset}{line}"));
                }
            }
            Location::Llvm { function, block, instruction, source, .. } => {
                self.place.function.clone_from(function);
                self.place.block.clone_from(block);
                self.place.origin.clone_from(source);
                match listed.llvm_place(function, instruction) {
                    Some((line, column, excerpt)) => {
                        (self.place.line, self.place.column) = (line, column);
                        self.excerpt = Some(excerpt);
                    }
                    None => self.excerpt = Excerpt::of(instruction),
                }
            }
            Location::Symbol { name, byte, .. } => {
                self.excerpt = Excerpt::of(name).map(|excerpt| {
                    let start = (0..=*byte).rev().find(|at| name.is_char_boundary(*at)).unwrap_or(0);
                    let end = (start + 1..=name.len()).find(|at| name.is_char_boundary(*at)).unwrap_or(start);
                    Excerpt { meant: start..end, ..excerpt }
                });
            }
            _ => {}
        }
        if !self.place.function.is_empty() {
            let function = listed.with_names(&self.place.function);
            self.place.function = function.trim_start_matches(['%', '@']).to_owned();
            self.notes.push(format!("in function {}", self.place.function));
        }
        if !self.place.origin.is_empty() {
            self.notes.push(format!("compiled from {}", self.place.origin));
        }
    }

    /// `file:line:column`, as far as known.
    fn head(&self) -> String {
        let file = if self.place.file.is_empty() { "spirv-llvm-translate" } else { &self.place.file };
        match (self.place.line, self.place.column) {
            (0, _) => file.to_owned(),
            (line, 0) => format!("{file}:{line}"),
            (line, column) => format!("{file}:{line}:{column}"),
        }
    }
}

impl Excerpt {
    /// A text that is not in a file, marked as a whole.
    fn of(text: &str) -> Option<Self> {
        const LONGEST: usize = 400;
        let text = text.trim();
        let end = text.char_indices().nth(LONGEST).map_or(text.len(), |(end, _)| end);
        let text = text.get(..end).unwrap_or(text);
        let first = text.lines().next().filter(|line| !line.is_empty())?;
        Some(Self { text: first.to_owned(), first_line: None, meant: 0..first.len() })
    }
}

/// The option that would allow the construct.
fn advice(topic: &Detail) -> Option<String> {
    match topic {
        Detail::Extension(names) if !names.is_empty() => {
            let options: Vec<_> = names.iter().map(|name| format!("--spirv-ext=+{name}")).collect();
            Some(format!("{} allows it", options.join(" or ")))
        }
        Detail::Version { needed, instead, .. } => {
            let version = format!("--spirv-max-version={}.{}", needed >> 16 & 0xFF, needed >> 8 & 0xFF);
            let others = instead.iter().map(|name| format!("--spirv-ext=+{name}"));
            let options: Vec<_> = std::iter::once(version).chain(others).collect();
            Some(format!("{} allows it", options.join(" or ")))
        }
        Detail::Builtin { extension, .. } => Some(format!("--spirv-ext=+{extension} allows it")),
        _ => None,
    }
}
