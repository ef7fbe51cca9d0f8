//! The file that a message refers to, and positions in it.

use super::{Excerpt, llvm_text, origin};
use spirv_llvm_translate::internal::assembly::Listing;
use spirv_llvm_translate::internal::error::Location;
use spirv_llvm_translate::internal::options::{AssembleOptions, Form};
use spirv_llvm_translate::internal::spirv::Module;
use std::path::{Path, PathBuf};

/// The input, which is read again if a message needs it.
#[derive(Clone, Debug)]
pub struct Source {
    name: String,
    path: Option<PathBuf>,
    /// The bytes of an input that can be read once only.
    bytes: Vec<u8>,
    form: Option<Form>,
    assemble: AssembleOptions,
}

impl Source {
    /// A message without a file.
    pub fn nothing() -> Self {
        Self {
            name: String::new(),
            path: None,
            bytes: Vec::new(),
            form: None,
            assemble: AssembleOptions::default(),
        }
    }

    /// A file; '-' is standard input, whose bytes are kept.
    pub fn new(path: &Path, bytes: &[u8], form: Form) -> Self {
        let is_stdin = path.as_os_str() == "-";
        // A pipe can be read once only, too.
        let is_file = !is_stdin && path.metadata().is_ok_and(|metadata| metadata.is_file());
        Self {
            name: if is_stdin { "<stdin>".to_owned() } else { path.display().to_string() },
            path: is_file.then(|| path.to_owned()),
            bytes: if is_file { Vec::new() } else { bytes.to_vec() },
            form: Some(form),
            assemble: AssembleOptions::default(),
        }
    }

    /// Sets the options with which the source was assembled.
    pub fn assembled(mut self, options: &AssembleOptions) -> Self {
        self.assemble = *options;
        self
    }

    /// A file of which only the name is known.
    pub fn named(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::nothing() }
    }

    /// The file's name, as the user wrote it.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn bytes(&self) -> Vec<u8> {
        match &self.path {
            Some(path) => std::fs::read(path).unwrap_or_default(),
            None => self.bytes.clone(),
        }
    }

    /// The source as text, if one of the locations needs it.
    pub fn listed<'l>(&self, mut locations: impl Iterator<Item = &'l Location>) -> Listed {
        let Some(form) = self.form.filter(|_| locations.next().is_some()) else {
            return Listed::default();
        };
        let bytes = self.bytes();
        match form {
            Form::Spvasm => {
                let listing = Listing::of_text(&bytes, &self.assemble);
                let words = spirv_llvm_translate::internal::assembly::assemble_bytes(&bytes, &self.assemble);
                let module = words.ok().and_then(|words| Module::framed(words).ok());
                Listed { text: lossy(bytes), is_own: true, listing, module }
            }
            Form::Spv => {
                let module = Module::parse_framed(&bytes).ok();
                match module.as_ref().and_then(Listing::of_module) {
                    Some((text, listing)) => Listed { text, is_own: false, listing: Some(listing), module },
                    None => Listed { module, ..Listed::default() },
                }
            }
            Form::Ll => Listed { text: lossy(bytes), is_own: true, ..Listed::default() },
            Form::Bc => Listed::default(),
        }
    }
}

fn lossy(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// A source as text.
#[derive(Debug, Default)]
pub struct Listed {
    text: String,
    /// Whether the text is the user's own or a disassembly.
    is_own: bool,
    listing: Option<Listing>,
    module: Option<Module>,
}

impl Listed {
    /// The word at a line and column of the text.
    pub fn word_at(&self, line: u32, column: u32) -> Option<Excerpt> {
        let text = self.text.lines().nth(line.checked_sub(1)? as usize)?;
        let column = column.saturating_sub(1) as usize;
        let start = text.char_indices().nth(column).map_or(text.len(), |(start, _)| start);
        let rest = text.get(start..).unwrap_or_default();
        let is_quoted = rest.starts_with('"');
        let end = rest.char_indices().skip(1).find(|(_, letter)| match is_quoted {
            true => *letter == '"',
            false => letter.is_whitespace() || matches!(letter, ',' | ')' | '(' | ';'),
        });
        let length = end.map_or(rest.len(), |(end, _)| end + usize::from(is_quoted));
        let meant = if rest.is_empty() { start.saturating_sub(1)..start } else { start..start + length };
        Some(Excerpt { text: text.to_owned(), first_line: Some(line), meant })
    }

    /// Line and column of an instruction in the user's text.
    pub fn place_of(&self, word_offset: u32) -> Option<(u32, u32)> {
        let offset = self.listing.as_ref().filter(|_| self.is_own)?.place(word_offset)?;
        Some(self.position(offset))
    }

    /// Line and column of an offset, from 1.
    fn position(&self, offset: usize) -> (u32, u32) {
        let before = self.text.get(..offset).unwrap_or_default();
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
        let column = before.get(start..).unwrap_or_default().chars().count() + 1;
        (line as u32, column as u32)
    }

    /// The line of an instruction, without its comment.
    pub fn instruction_at(&self, word_offset: u32) -> Option<Excerpt> {
        let offset = self.listing.as_ref()?.place(word_offset)?;
        let (line, _) = self.position(offset);
        let text = self.text.lines().nth(line as usize - 1)?;
        let start = offset - self.text.get(..offset)?.rfind('\n').map_or(0, |newline| newline + 1);
        let mut is_quoted = false;
        let comment = text.char_indices().skip_while(|(at, _)| *at < start).find(|(_, letter)| {
            is_quoted ^= *letter == '"';
            *letter == ';' && !is_quoted
        });
        let code = text.get(..comment.map_or(text.len(), |(at, _)| at)).unwrap_or(text).trim_end();
        Some(Excerpt { text: text.to_owned(), first_line: Some(line), meant: start..code.len().max(start) })
    }

    /// The position of an LLVM instruction.
    pub fn llvm_place(&self, function: &str, instruction: &str) -> Option<(u32, u32, Excerpt)> {
        let text = Some(self.text.as_str()).filter(|text| self.is_own && !text.is_empty())?;
        let (line, range) = llvm_text::find(text, function, instruction)?;
        let shown = text.lines().nth(line)?;
        let column = shown.get(..range.start)?.chars().count() + 1;
        let first_line = Some(line as u32 + 1);
        Some((line as u32 + 1, column as u32, Excerpt { text: shown.to_owned(), first_line, meant: range }))
    }

    /// The source position of an instruction, from debug information.
    pub fn origin(&self, word_offset: u32) -> Option<String> {
        origin::of(self.module.as_ref()?, word_offset)
    }

    /// A message with the numbers of `<id>`s replaced by their names in the text.
    pub fn with_names(&self, message: &str) -> String {
        let Some(listing) = &self.listing else { return message.to_owned() };
        let mut named = String::with_capacity(message.len());
        let mut rest = message;
        while let Some(at) = rest.find('%') {
            let (before, behind) = rest.split_at(at + 1);
            let digits =
                behind.len() - behind.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
            let (number, behind) = behind.split_at(digits);
            named.push_str(before);
            named.push_str(number.parse().ok().and_then(|id| listing.name(id)).unwrap_or(number));
            rest = behind;
        }
        named + rest
    }
}
