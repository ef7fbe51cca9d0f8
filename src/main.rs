//! The command `spirv-llvm-translate`: arguments in, files out.
//!
//! Exit status: 0 success, 1 bad input, 2 bad usage, 3 a defect of the translator.

mod cli;
mod command;
mod output;

use anyhow::Context;
use clap::Parser;
use cli::{Cli, Command};
use spirv_llvm_translate::error::{Error, ErrorKind};
use spirv_llvm_translate::options::{Form, Options};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "spirv-llvm-translate: {error:#}");
            ExitCode::from(exit_status(&error))
        }
    }
}

fn exit_status(error: &anyhow::Error) -> u8 {
    match error.downcast_ref::<Error>().map(Error::kind) {
        Some(ErrorKind::Usage) => 2,
        Some(ErrorKind::Internal) => 3,
        _ => 1,
    }
}

/// Does what is asked; false if the answer is no.
fn run(cli: &Cli) -> anyhow::Result<bool> {
    let options = cli.options()?;
    match &cli.command {
        Some(Command::SpecConstants { input, json }) => {
            command::spec_constants::run(input, *json).map(|()| true)
        }
        Some(Command::Roundtrip { files, jobs, report, json }) => {
            let request =
                command::roundtrip::Request { files, jobs: *jobs, page: report.as_deref(), json: *json };
            command::roundtrip::run(&request, &options)
        }
        None => translate(cli, &options).map(|()| true),
    }
}

fn translate(cli: &Cli, options: &Options) -> anyhow::Result<()> {
    let input = command::read_input(cli.input())?;
    let hint = if cli.reads_stdin() { None } else { Form::of_path(cli.input()) };
    let from = cli.from.map_or_else(|| Form::of_bytes(&input, hint), Form::from);
    let (path, to) = cli.target(from)?;
    let name = cli.input().display().to_string();
    match path {
        None => {
            let mut output = output::duplicate_stdout().context("standard output")?;
            spirv_llvm_translate::translate(input, from, to, options, &mut output).context(name)?;
        }
        Some(path) => output::write_file(&path, |file| {
            spirv_llvm_translate::translate(input, from, to, options, file).context(name)
        })?,
    }
    for note in options.notes.take() {
        let _ = writeln!(std::io::stderr(), "spirv-llvm-translate: note: {note}");
    }
    Ok(())
}
