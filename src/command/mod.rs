//! The commands.

mod device;
pub mod diagnostic;
pub mod diff;
mod guess;
pub mod info;
pub mod jobs;
mod lines;
mod llvm_as;
pub mod manual;
pub mod roundtrip;
pub mod run;
mod sarif;
pub mod spec_constants;
mod stream;
pub mod translate;
pub mod validate;
pub mod worker;

pub use guess::command as misspelt_command;

use anyhow::Context;
use diagnostic::{Blamed, Source};
use spirv_llvm_translate::internal::error::{Error, ErrorKind};
use spirv_llvm_translate::internal::options::{Form, Options};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, log::Log, parse_spirv};
use std::io::{Read, Write};
use std::path::Path;
use stream::is_closed_pipe;

/// An input file.
pub struct Input {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The form of its contents.
    pub form: Form,
    /// The source for messages.
    pub source: Source,
}

/// Reads a file, standard input for '-'. Unless `form` is given, the form is recognized by the contents, then
/// by the extension.
///
/// # Errors
/// Those of the system; a file that is empty or in none of the four forms.
pub fn read(path: &Path, form: Option<Form>) -> anyhow::Result<Input> {
    let bytes = read_bytes(path)?;
    let is_stdin = path.as_os_str() == "-";
    let known =
        form.unwrap_or_else(|| Form::of_bytes(&bytes, if is_stdin { None } else { Form::of_path(path) }));
    let source = Source::new(path, &bytes, known);
    let foreign = if form.is_none() || bytes.is_empty() { guess::foreign(path, &bytes) } else { None };
    match foreign {
        Some(why) => Err(Blamed { error: Error::malformed(why), source }.into()),
        None => Ok(Input { bytes, form: known, source }),
    }
}

fn read_bytes(path: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).context("standard input")?;
    } else {
        bytes = std::fs::read(path).with_context(|| format!("cannot read '{}'", path.display()))?;
    }
    Ok(bytes)
}

/// Rejects LLVM IR where SPIR-V is expected.
///
/// # Errors
/// A name with an extension of LLVM IR.
pub fn refuse_llvm(path: &Path) -> anyhow::Result<()> {
    match Form::of_path(path) {
        Some(form) if !form.is_spirv() => Err(usage(format!("'{}' is LLVM IR, not SPIR-V", path.display()))),
        _ => Ok(()),
    }
}

/// The SPIR-V module in a file; LLVM IR is translated.
///
/// # Errors
/// Those of [`read`], of the parser, and of the translation.
pub fn read_module(path: &Path) -> anyhow::Result<Module> {
    let mut options = Options::default();
    options.guarded = true;
    let Input { bytes, form, source } = read(path, None)?;
    let module = if form.is_spirv() {
        parse_spirv(&bytes, form, &options)
    } else {
        let context = llvm::Context::guarded();
        llvm_to_spirv(&context, &bytes, &options, &Log::default()).and_then(Module::from_words)
    };
    module.map_err(|error| Blamed { error, source }.into())
}

/// Prints to standard output; a closed pipe is not an error.
///
/// # Errors
/// Those of the system.
pub fn print(text: &str) -> anyhow::Result<()> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if is_closed_pipe(&error.to_string()) => Ok(()),
        outcome => outcome.context("cannot write standard output"),
    }
}

/// An error in the command line.
pub fn usage(message: impl Into<String>) -> anyhow::Error {
    Error::new(ErrorKind::Usage, message).into()
}
