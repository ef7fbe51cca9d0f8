//! Translates one file, or many.

use super::diagnostic::{Blamed, Diagnostic, Refused, Reporter, Source};
use super::stream::{is_closed_pipe, scratch_file};
use super::worker::Worker;
use super::{Input, jobs, llvm_as, read, usage};
use crate::cli::TranslateArgs;
use anyhow::Context;
use spirv_llvm_translate::internal::error::{Error, ErrorKind};
use spirv_llvm_translate::internal::log::{Log, Time};
use spirv_llvm_translate::internal::options::{Form, Options};
use spirv_llvm_translate::internal::output;
use spirv_llvm_translate::internal::table::llvm_version::VERSIONS;
use spirv_llvm_translate::internal::{llvm, translate_in};
use std::fs::File;
use std::io::{IsTerminal, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The result of a translation besides its output.
#[derive(Default)]
pub struct Done {
    pub warnings: Vec<Diagnostic>,
    pub times: Vec<Time>,
}

/// Translates one file in a context; prints warnings and times to standard error.
///
/// # Errors
/// Those of the translation, of the command line, and of the file system.
pub fn run(
    arguments: &TranslateArgs,
    input: &Path,
    options: &Options,
    reporter: &Reporter,
    context: &llvm::Context,
) -> anyhow::Result<()> {
    let mut done = Done::default();
    let outcome = translate(arguments, input, options, reporter, context, &mut done);
    reporter.report(&done.warnings);
    outcome?;
    if arguments.time {
        times(done.times);
    }
    Ok(())
}

/// Translates many files with several processes; returns true if none failed. Failures are reported as they
/// occur and summarized at the end.
///
/// # Errors
/// A command line that does not fit several files, or a folder that cannot be created.
pub fn run_all(arguments: &TranslateArgs, reporter: &Reporter) -> anyhow::Result<bool> {
    arguments.check_inputs()?;
    if let Some(folder) = &arguments.out_dir {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make '{}'", folder.display()))?;
    }
    let inputs: &[PathBuf] = &arguments.inputs;
    let ask = |worker: &mut Worker, number, input: &Path| worker.ask(number, input, reporter);
    let answers = jobs::map_with(inputs, arguments.jobs, Worker::default, ask);
    let mut failures = 0;
    let mut spent: Vec<(String, Duration)> = Vec::new();
    for answer in answers {
        failures += usize::from(answer.has_failed);
        reporter.write(&answer.messages);
        for (name, time) in answer.times {
            match spent.iter_mut().find(|(other, _)| *other == name) {
                Some((_, sum)) => *sum += time,
                None => spent.push((name, time)),
            }
        }
    }
    times(spent.iter().map(|(name, time)| (name.as_str(), *time)));
    if failures > 0 && !reporter.is_for_programs() {
        reporter.write(&format!("spirv-llvm-translate: {failures} of {} files failed\n", inputs.len()));
    }
    Ok(failures == 0)
}

/// Translates one file in a context.
///
/// # Errors
/// As [`run`].
pub fn translate(
    arguments: &TranslateArgs,
    input: &Path,
    options: &Options,
    reporter: &Reporter,
    context: &llvm::Context,
    done: &mut Done,
) -> anyhow::Result<()> {
    let log = Log::default();
    let Input { bytes, form, source } = log.time("read", || read(input, arguments.from.map(Form::from)))?;
    let source = source.assembled(&options.assemble);
    let (path, to) = arguments.target(input, form)?;
    let mut work = Work { bytes: Some(bytes), from: form, to, options, reporter, context, log, source };
    let idle = arguments.idle(form, to);
    let outcome = match path {
        None => to_stdout(arguments, &mut work, &idle),
        Some(path) => {
            let name = path.display().to_string();
            output::write_file(&path, |file| work.write(file, &name, &idle))
        }
    };
    let (warnings, times) = work.log.into_parts();
    done.times = times;
    if outcome.as_ref().is_err_and(|error| error.is::<Refused>()) {
        return outcome;
    }
    let warnings = idle.iter().chain(&warnings);
    done.warnings = warnings.map(|warning| Diagnostic::warning(work.source.name(), warning)).collect();
    outcome
}

/// A translation whose output is yet to be written.
struct Work<'w> {
    bytes: Option<Vec<u8>>,
    from: Form,
    to: Form,
    options: &'w Options,
    reporter: &'w Reporter,
    context: &'w llvm::Context,
    log: Log,
    source: Source,
}

impl Work<'_> {
    /// Translates to a file named `name`; `idle` are warnings in addition to those of the translation.
    fn write(&mut self, file: &mut File, name: &str, idle: &[String]) -> anyhow::Result<()> {
        let bytes = self.bytes.take().unwrap_or_default();
        let version = self.options.read.llvm_version;
        // The bitcode of another LLVM than ours is made of its text.
        let text =
            (self.to == Form::Bc && self.from.is_spirv() && version != *VERSIONS.end()).then(scratch_file);
        let mut text = text.transpose().context("cannot write a temporary file")?;
        let (to, target) = match &mut text {
            Some(text) => (Form::Ll, text),
            None => (self.to, &mut *file),
        };
        let outcome = translate_in(self.context, bytes, self.from, to, self.options, &self.log, target);
        outcome.map_err(|error| {
            // The input has been read, so an I/O error is one of the output.
            let source =
                if error.kind() == ErrorKind::Io { Source::named(name) } else { self.source.clone() };
            Blamed { error, source }
        })?;
        if let Some(mut text) = text {
            text.rewind().context("cannot read a temporary file")?;
            llvm_as::assemble(version, text, file)?;
        }
        let warnings: Vec<String> = idle.iter().cloned().chain(self.log.warnings()).collect();
        if self.reporter.is_strict && !warnings.is_empty() {
            return Err(Refused { warnings, file: self.source.name().to_owned() }.into());
        }
        Ok(())
    }
}

/// Translates to standard output.
fn to_stdout(arguments: &TranslateArgs, work: &mut Work<'_>, idle: &[String]) -> anyhow::Result<()> {
    let name = "standard output";
    if std::io::stdout().is_terminal() && !work.to.is_text() && !arguments.force {
        let message = format!("{} is binary, and standard output is a terminal; say -o FILE, or -f", work.to);
        return Err(usage(message));
    }
    let mut stdout = output::duplicate_stdout().context("cannot write standard output")?;
    let outcome = if work.reporter.is_strict {
        // The output may be written only once it is known that there are no warnings.
        let mut file = scratch_file().context("cannot write a temporary file")?;
        work.write(&mut file, name, idle).and_then(|()| {
            file.rewind().and_then(|()| std::io::copy(&mut file, &mut stdout)).map_err(|error| {
                let error = Error::new(ErrorKind::Io, error.to_string());
                Blamed { error, source: Source::named(name) }
            })?;
            Ok(())
        })
    } else {
        work.write(&mut stdout, name, idle)
    };
    match outcome {
        // The reader has closed the pipe.
        Err(error) if is_unread(&error) => Ok(()),
        outcome => outcome,
    }
}

fn is_unread(error: &anyhow::Error) -> bool {
    let blamed = error.downcast_ref::<Blamed>();
    blamed.is_some_and(|blamed| {
        blamed.error.kind() == ErrorKind::Io && is_closed_pipe(&blamed.error.to_string())
    })
}

fn times<'t>(times: impl IntoIterator<Item = (&'t str, Duration)>) {
    for (phase, time) in times {
        let _ = writeln!(std::io::stderr(), "{phase:<10} {:>9.3} ms", time.as_secs_f64() * 1e3);
    }
}
