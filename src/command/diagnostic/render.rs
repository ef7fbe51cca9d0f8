//! Prints errors and warnings, for people or for programs.

use super::{Diagnostic, Excerpt, Severity};
use crate::cli::{DiagnosticsName, MessageArgs};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use serde_json::{Map, Value};
use std::io::{IsTerminal, Write};

/// Prints errors and warnings in the requested format.
#[derive(Clone, Debug)]
pub struct Reporter {
    form: DiagnosticsName,
    has_colors: bool,
    has_colors_on_stdout: bool,
    is_quiet: bool,
    /// Whether warnings are errors.
    pub is_strict: bool,
}

impl Reporter {
    /// The reporter that the arguments request.
    pub fn new(arguments: &MessageArgs) -> Self {
        Self {
            form: arguments.diagnostics,
            has_colors: arguments.color.is_on(&std::io::stderr()),
            has_colors_on_stdout: arguments.color.is_on(&std::io::stdout()),
            is_quiet: arguments.quiet,
            is_strict: arguments.warnings.is_some(),
        }
    }

    /// The reporter for programs.
    pub fn for_programs() -> Self {
        Self {
            form: DiagnosticsName::Json,
            has_colors: false,
            has_colors_on_stdout: false,
            is_quiet: false,
            is_strict: false,
        }
    }

    /// Whether the output is for programs.
    pub fn is_for_programs(&self) -> bool {
        self.form == DiagnosticsName::Json
    }

    /// Prints diagnostics to standard error.
    pub fn report(&self, diagnostics: &[Diagnostic]) {
        self.write(&self.text(diagnostics));
    }

    /// Writes a text from [`Reporter::text`] to standard error.
    pub fn write(&self, text: &str) {
        let _ = std::io::stderr().lock().write_all(text.as_bytes());
    }

    /// The text that [`Reporter::report`] prints. Warnings are dropped if they are not requested.
    pub fn text(&self, diagnostics: &[Diagnostic]) -> String {
        self.render(diagnostics, self.has_colors)
    }

    /// Like [`Reporter::text`], for standard output.
    pub fn text_for_stdout(&self, diagnostics: &[Diagnostic]) -> String {
        self.render(diagnostics, self.has_colors_on_stdout)
    }

    fn render(&self, diagnostics: &[Diagnostic], has_colors: bool) -> String {
        let wanted = diagnostics.iter().filter(|one| one.severity == Severity::Error || !self.is_quiet);
        match self.form {
            DiagnosticsName::Json => {
                wanted.map(|one| format!("{}\n", Value::Object(one.as_json()))).collect()
            }
            DiagnosticsName::Text => {
                let renderer = if has_colors { Renderer::styled() } else { Renderer::plain() };
                let renderer = renderer.term_width(width());
                wanted.map(|one| format!("{}\n", people(one, &renderer))).collect()
            }
        }
    }
}

/// The width of the terminal, or a default for other outputs.
fn width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    if std::io::stderr().is_terminal() { columns.unwrap_or(140) } else { 160 }
}

/// `file:line:column: error: message [rule]`, the line and a caret, and notes.
fn people(diagnostic: &Diagnostic, renderer: &Renderer) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let name = format!("{}: {}", diagnostic.head(), diagnostic.severity.name());
    let rule = diagnostic.rule.map(|rule| format!(" [{rule}]")).unwrap_or_default();
    let title = level.with_name(name).primary_title(format!("{}{rule}", diagnostic.message.trim_end()));
    let mut group = Group::with_title(title);
    if let Some(excerpt) = &diagnostic.excerpt {
        group = group.element(snippet(excerpt));
    }
    for note in &diagnostic.notes {
        group = group.element(Level::NOTE.message(note.as_str()));
    }
    renderer.render(&[group])
}

fn snippet(excerpt: &Excerpt) -> Snippet<'_, annotate_snippets::Annotation<'_>> {
    let snippet = Snippet::source(excerpt.text.as_str())
        .line_numbering(excerpt.first_line.is_some())
        .line_start(excerpt.first_line.unwrap_or(1) as usize);
    snippet.annotation(AnnotationKind::Primary.span(excerpt.meant.clone()))
}

impl Diagnostic {
    /// A JSON object; unknown fields are omitted.
    pub fn as_json(&self) -> Map<String, Value> {
        let mut object = Map::new();
        let mut put = |key: &str, value: Value| {
            let is_empty =
                value.as_str() == Some("") || value.as_u64() == Some(0) && ["line", "column"].contains(&key);
            if !value.is_null() && !is_empty {
                object.insert(key.to_owned(), value);
            }
        };
        put("severity", self.severity.name().into());
        put("kind", self.kind.into());
        put("rule", self.rule.into());
        put("message", self.message.as_str().into());
        let place = &self.place;
        put("file", place.file.as_str().into());
        put("line", place.line.into());
        put("column", place.column.into());
        put("word", place.word.map(|(word, _)| word).into());
        put("instruction", place.word.map(|(_, instruction)| instruction).into());
        put("function", place.function.as_str().into());
        put("block", place.block.as_str().into());
        put("origin", place.origin.as_str().into());
        if let Some(excerpt) = &self.excerpt {
            put("text", excerpt.text.trim().into());
        }
        if !self.notes.is_empty() {
            put("notes", self.notes.clone().into());
        }
        object
    }
}
