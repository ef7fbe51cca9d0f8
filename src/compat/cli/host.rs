//! What the command reads and writes beside the files that its arguments name.

use super::failure::{self, Failure};
use super::options::{Job, Mode, SpirvForm};
use crate::spirv::write_words;
use crate::{llvm, output};
use std::io::{Read, Write};
use std::mem::ManuallyDrop;
use std::ops::Deref;
use std::path::{Path, PathBuf};

/// The streams of one run of the command, in place of those of the process.
pub struct DropInHost<'a> {
    input: &'a mut dyn Read,
    output: &'a mut dyn Write,
    messages: &'a mut dyn Write,
    owns_process: bool,
}

impl<'a> DropInHost<'a> {
    /// A run within a program: `-` among the arguments reads `input` to its end and writes `output`; errors and notes, each ended by a
    /// newline, go to `messages`. Nothing of the process is changed.
    pub fn new(input: &'a mut dyn Read, output: &'a mut dyn Write, messages: &'a mut dyn Write) -> Self {
        Self { input, output, messages, owns_process: false }
    }

    /// A run that is all that its process does: the process survives crashes of LLVM by its signal handlers, and what LLVM allocated is
    /// left to its end.
    #[doc(hidden)]
    #[must_use]
    pub fn owning_process(mut self) -> Self {
        self.owns_process = true;
        self
    }

    /// Writes a line that does not belong to the output. A stream that is closed loses it.
    pub(super) fn message(&mut self, line: &dyn std::fmt::Display) {
        let _ = writeln!(self.messages, "{line}");
    }

    /// Writes a note, with a newline, which the Khronos translator omits.
    pub(super) fn note(&mut self, note: &str) {
        self.message(&format_args!("Note: {note}"));
    }

    /// Writes text to the standard output.
    ///
    /// # Errors
    /// The stream cannot be written.
    pub(super) fn print(&mut self, text: &str) -> Result<(), Failure> {
        self.output.write_all(text.as_bytes()).map_err(|error| Failure::tool(error.to_string()))
    }

    /// The input of a job.
    ///
    /// # Errors
    /// A file that cannot be read, or is empty.
    pub(super) fn read(&mut self, job: &Job) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        if is_standard(&job.input) {
            self.input.read_to_end(&mut bytes)?;
            return Ok(bytes);
        }
        let shown = job.input.display();
        let bytes = std::fs::read(&job.input).map_err(|error| {
            let message = format!("cannot read '{shown}': {error}");
            match job.mode {
                Mode::Write | Mode::Regularize => Failure::parse(message),
                Mode::Report => Failure::no_report(&message),
                _ => Failure::invalid_module(message),
            }
        })?;
        if bytes.is_empty() {
            return Err(Failure::tool(format!("Can't translate, file is empty: '{shown}'")));
        }
        Ok(bytes)
    }

    /// Writes the output of a job.
    ///
    /// # Errors
    /// A file or stream that cannot be written.
    pub(super) fn emit(&mut self, job: &Job, bytes: &[u8]) -> Result<(), Failure> {
        self.emit_by(job, |output| output.write_all(bytes))
    }

    /// The same for a module.
    ///
    /// # Errors
    /// As [`Self::emit`].
    pub(super) fn emit_words(&mut self, job: &Job, words: &[u32]) -> Result<(), Failure> {
        self.emit_by(job, |output| write_words(output, words))
    }

    fn emit_by(
        &mut self,
        job: &Job,
        write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>,
    ) -> Result<(), Failure> {
        match target(job) {
            None => Ok(write(self.output)?),
            Some(path) => output::write_file(&path, |file| Ok(write(file)?)).map_err(unwritten),
        }
    }

    /// The same for LLVM IR, as bitcode.
    ///
    /// # Errors
    /// As [`Self::emit`].
    pub(super) fn emit_bitcode(&mut self, job: &Job, module: llvm::Module<'_>) -> Result<(), Failure> {
        match target(job) {
            None => Ok(self.output.write_all(&module.write_bitcode())?),
            // LLVM writes to the file itself, which spares a copy.
            Some(path) => {
                output::write_file(&path, |file| Ok(module.write_bitcode_to_file(file)?)).map_err(unwritten)
            }
        }
    }

    /// A context for the run.
    pub(super) fn context(&self) -> Context {
        match self.owns_process {
            true => Context::Kept(ManuallyDrop::new(llvm::Context::guarded())),
            false => Context::Freed(llvm::Context::new()),
        }
    }

    /// Makes a process that is of this run alone end with a status if LLVM crashes.
    pub(super) fn guard(&self) {
        if self.owns_process {
            llvm::exit_after_llvm_crash(failure::CRASHED, c"malformed input: LLVM crashes on it\n");
        }
    }
}

/// A context, which is not freed if the process ends after its use.
pub(super) enum Context {
    Freed(llvm::Context),
    Kept(ManuallyDrop<llvm::Context>),
}

impl Deref for Context {
    type Target = llvm::Context;

    fn deref(&self) -> &llvm::Context {
        match self {
            Self::Freed(context) => context,
            Self::Kept(context) => context,
        }
    }
}

fn unwritten(error: anyhow::Error) -> Failure {
    Failure::tool(format!("{error:#}"))
}

fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The output file; `None` is standard output.
fn target(job: &Job) -> Option<PathBuf> {
    let extension = match (job.mode, job.form) {
        (Mode::Read, _) => "bc",
        (Mode::Regularize, _) => "regularized.bc",
        (Mode::ToText, _) | (Mode::Write, SpirvForm::Text) => "spt",
        (Mode::Write | Mode::ToBinary, _) => "spv",
        (Mode::Report | Mode::SpecConstants | Mode::SpecConstantsAndReport, _) => return None,
    };
    match &job.output {
        Some(path) if is_standard(path) => None,
        Some(path) => Some(path.clone()),
        None if is_standard(&job.input) => None,
        None => Some(job.input.with_extension(extension)),
    }
}
