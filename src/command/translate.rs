//! Translating one file, or many.

use super::worker::Worker;
use super::{jobs, read_input};
use crate::cli::Cli;
use crate::output;
use anyhow::Context;
use spirv_llvm_translate::internal::llvm;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Form, Options};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Translates one file in a context; notes and times go to standard error.
///
/// # Errors
/// Those of the translation, of the command line, and of the file system.
pub fn run(cli: &Cli, input: &Path, options: &Options, context: &llvm::Context) -> anyhow::Result<()> {
    let log = Log::default();
    translate(cli, input, options, &log, context)?;
    let (warnings, spent) = log.into_parts();
    notes("", warnings);
    if cli.time {
        times(spent);
    }
    Ok(())
}

/// Translates many files with several processes; true if none failed. Failures are told when they are known and summed up at the end.
///
/// # Errors
/// A command line that does not fit several files, or a folder that cannot be made.
pub fn run_all(cli: &Cli, inputs: &[PathBuf]) -> anyhow::Result<bool> {
    cli.check_inputs()?;
    if let Some(folder) = &cli.out_dir {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make '{}'", folder.display()))?;
    }
    let answers = jobs::map_with(inputs, cli.jobs, Worker::default, Worker::ask);
    let mut failures = 0;
    let mut spent: Vec<(String, Duration)> = Vec::new();
    for (input, answer) in inputs.iter().zip(answers) {
        if let Some(failure) = answer.failure {
            failures += 1;
            let _ = writeln!(std::io::stderr(), "spirv-llvm-translate: {failure}");
        }
        notes(&format!("{}: ", input.display()), answer.notes);
        for (name, time) in answer.times {
            match spent.iter_mut().find(|(other, _)| *other == name) {
                Some((_, sum)) => *sum += time,
                None => spent.push((name, time)),
            }
        }
    }
    times(spent.iter().map(|(name, time)| (name.as_str(), *time)));
    if failures > 0 {
        let _ =
            writeln!(std::io::stderr(), "spirv-llvm-translate: {failures} of {} files failed", inputs.len());
    }
    Ok(failures == 0)
}

/// Translates one file in a context.
///
/// # Errors
/// As [`run`].
pub fn translate(
    cli: &Cli,
    input: &Path,
    options: &Options,
    log: &Log,
    context: &llvm::Context,
) -> anyhow::Result<()> {
    let name = || input.display().to_string();
    let bytes = log.time("read", || read_input(input))?;
    let hint = if input.as_os_str() == "-" { None } else { Form::of_path(input) };
    let from = cli.from.map_or_else(|| Form::of_bytes(&bytes, hint), Form::from);
    let (path, to) = cli.target(input, from)?;
    match path {
        None => {
            let mut output = output::duplicate_stdout().context("standard output")?;
            spirv_llvm_translate::internal::translate_in(context, bytes, from, to, options, log, &mut output)
                .with_context(name)
        }
        Some(path) => output::write_file(&path, |file| {
            spirv_llvm_translate::internal::translate_in(context, bytes, from, to, options, log, file)
                .with_context(name)
        }),
    }
}

fn notes(place: &str, notes: Vec<String>) {
    for note in notes {
        let _ = writeln!(std::io::stderr(), "spirv-llvm-translate: {place}note: {note}");
    }
}

fn times<'t>(times: impl IntoIterator<Item = (&'t str, Duration)>) {
    for (phase, time) in times {
        let _ = writeln!(std::io::stderr(), "{phase:<10} {:>9.3} ms", time.as_secs_f64() * 1e3);
    }
}
