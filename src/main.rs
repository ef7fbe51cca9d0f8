//! The command `spirv-llvm-translate`: arguments in, files out.
//!
//! Exit status: 0 success, 1 bad input, 2 bad usage, 3 a defect of the translator.

mod cli;
mod command;

use clap::{CommandFactory, Parser};
use cli::{Cli, Command, TranslateArgs};
use command::diagnostic::{Blamed, Diagnostic, Reporter};
use spirv_llvm_translate::internal::error::{Error, ErrorKind};
use spirv_llvm_translate::internal::llvm;
use std::mem::ManuallyDrop;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return reject(&error),
    };
    let reporter = Reporter::new(&cli.messages);
    // The process that asks a worker sees how it ends.
    if !cli.messages.worker {
        llvm::exit_after_llvm_crash(1, c"spirv-llvm-translate: error: LLVM crashes on this input\n");
    }
    let outcome = run(&cli, &reporter);
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            reporter.report(&Diagnostic::of_failure(&error));
            ExitCode::from(exit_status(&error))
        }
    }
}

fn exit_status(error: &anyhow::Error) -> u8 {
    let blamed = error.downcast_ref::<Blamed>().map(|blamed| &blamed.error);
    match blamed.or_else(|| error.downcast_ref::<Error>()).map(Error::kind) {
        Some(ErrorKind::Usage) => 2,
        Some(ErrorKind::Internal) => 3,
        _ => 1,
    }
}

/// Writes what is wrong with the command line, or help; for programs as one object, if that was asked for.
fn reject(error: &clap::Error) -> ExitCode {
    let words: Vec<String> = std::env::args().collect();
    let asks = words.windows(2).any(|pair| pair.concat() == "--diagnosticsjson")
        || words.iter().any(|word| word == "--diagnostics=json");
    if asks && error.use_stderr() {
        let message = error.to_string();
        let message = message.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
        let diagnostic = Diagnostic::error(ErrorKind::Usage, "", &message);
        Reporter::for_programs().report(&[diagnostic]);
    } else {
        let _ = error.print();
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

/// Does what is asked; false if the answer is no.
fn run(cli: &Cli, reporter: &Reporter) -> anyhow::Result<bool> {
    match &cli.command {
        Some(Command::Translate(arguments)) => translate(cli, arguments, reporter),
        Some(Command::Asm(arguments)) => {
            command::refuse_llvm(&arguments.input)?;
            translate(cli, &arguments.translation(), reporter)
        }
        Some(Command::Dis(arguments)) => {
            command::refuse_llvm(&arguments.input)?;
            translate(cli, &arguments.translation(), reporter)
        }
        Some(Command::SpecConstants { input, json }) => {
            command::spec_constants::run(input, *json).map(|()| true)
        }
        Some(Command::Validate(arguments)) => command::validate::run(arguments, reporter),
        Some(Command::Diff { files }) => match files.as_slice() {
            [left, right] => command::diff::run(left, right),
            _ => Err(command::usage("diff compares two files")),
        },
        Some(Command::Info { input, json }) => command::info::run(input, *json).map(|()| true),
        Some(Command::Run(arguments)) => command::run::run(arguments, &cli.messages, reporter),
        Some(Command::Compare(arguments)) => command::run::compare(arguments, &cli.messages, reporter),
        Some(Command::Completions { shell }) => command::manual::completions(*shell).map(|()| true),
        Some(Command::Man { folder }) => command::manual::pages(folder).map(|()| true),
        Some(Command::Roundtrip { files, jobs, report, execute, json }) => {
            let mut options = TranslateArgs::of_input("-".as_ref()).options(cli.messages.color)?;
            // A constant that is folded is lost.
            options.read.keep_spec_constants = true;
            let (page, json, executes) = (report.as_deref(), *json, *execute);
            let request = command::roundtrip::Request { files, jobs: *jobs, page, json, executes };
            command::roundtrip::run(&request, &options)
        }
        None => match &cli.translate {
            Some(arguments) => translate(cli, arguments, reporter),
            None => Err(command::usage("no file is given")),
        },
    }
}

/// Translates one file in this process, and several by others.
fn translate(cli: &Cli, arguments: &TranslateArgs, reporter: &Reporter) -> anyhow::Result<bool> {
    let options = arguments.options(cli.messages.color)?;
    if cli.messages.worker {
        return command::worker::serve(arguments, &options, reporter).map(|()| true);
    }
    if let (None, Some(first)) = (&cli.command, arguments.inputs.first().and_then(|first| first.to_str())) {
        let names: Vec<String> =
            Cli::command().get_subcommands().map(|one| one.get_name().to_owned()).collect();
        if let Some(meant) = command::misspelt_command(first, &names) {
            let message = format!("'{first}' is no file and no command; did you mean {meant}?");
            return Err(command::usage(message));
        }
    }
    match arguments.inputs.as_slice() {
        [input] if arguments.out_dir.is_none() => {
            // The process ends: what LLVM allocated is not freed piece by piece.
            let context = ManuallyDrop::new(llvm::Context::guarded());
            command::translate::run(arguments, input, &options, reporter, &context).map(|()| true)
        }
        _ => command::translate::run_all(arguments, reporter),
    }
}
