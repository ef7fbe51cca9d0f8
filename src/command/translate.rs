//! Translating one file, or many.

use super::{jobs, read_input};
use crate::cli::Cli;
use crate::output;
use anyhow::Context;
use spirv_llvm_translate::llvm;
use spirv_llvm_translate::options::{Form, Options};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Translates one file in a context; notes and times go to standard error.
///
/// # Errors
/// Those of the translation, of the command line, and of the file system.
pub fn run(cli: &Cli, input: &Path, options: &Options, context: &llvm::Context) -> anyhow::Result<()> {
    translate(cli, input, options, context)?;
    notes("", options);
    times(options);
    Ok(())
}

/// Translates many files with several threads; true if none failed. Failures are told when they are known and summed up at the end.
///
/// # Errors
/// A command line that does not fit several files, or a folder that cannot be made.
pub fn run_all(cli: &Cli, inputs: &[PathBuf], options: &Options) -> anyhow::Result<bool> {
    cli.check_inputs()?;
    if let Some(folder) = &cli.out_dir {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make '{}'", folder.display()))?;
    }
    let outcomes = jobs::map(inputs, cli.jobs, |input| {
        // Notes are those of one file.
        let options = Options { notes: Default::default(), ..options.clone() };
        let outcome = translate(cli, input, &options, &llvm::Context::new());
        (outcome, options)
    });
    let mut failures = 0;
    for (input, (outcome, options)) in inputs.iter().zip(outcomes) {
        if let Err(error) = outcome {
            failures += 1;
            let _ = writeln!(std::io::stderr(), "spirv-llvm-translate: {error:#}");
        }
        notes(&format!("{}: ", input.display()), &options);
    }
    times(options);
    if failures > 0 {
        let _ =
            writeln!(std::io::stderr(), "spirv-llvm-translate: {failures} of {} files failed", inputs.len());
    }
    Ok(failures == 0)
}

fn translate(cli: &Cli, input: &Path, options: &Options, context: &llvm::Context) -> anyhow::Result<()> {
    let name = || input.display().to_string();
    let bytes = options.phases.time("read", || read_input(input))?;
    let hint = if input.as_os_str() == "-" { None } else { Form::of_path(input) };
    let from = cli.from.map_or_else(|| Form::of_bytes(&bytes, hint), Form::from);
    let (path, to) = cli.target(input, from)?;
    match path {
        None => {
            let mut output = output::duplicate_stdout().context("standard output")?;
            spirv_llvm_translate::translate_in(context, bytes, from, to, options, &mut output)
                .with_context(name)
        }
        Some(path) => output::write_file(&path, |file| {
            spirv_llvm_translate::translate_in(context, bytes, from, to, options, file).with_context(name)
        }),
    }
}

fn notes(place: &str, options: &Options) {
    for note in options.notes.take() {
        let _ = writeln!(std::io::stderr(), "spirv-llvm-translate: {place}note: {note}");
    }
}

fn times(options: &Options) {
    let times = options.phases.times();
    for (phase, time) in &times {
        let _ = writeln!(std::io::stderr(), "{phase:<10} {:>9.3} ms", time.as_secs_f64() * 1e3);
    }
}
