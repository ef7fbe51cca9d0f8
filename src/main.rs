//! The command `spirv-llvm-translate`: arguments in, files out.
//!
//! Exit status: 0 success, 1 bad input, 2 bad usage, 3 a defect of the translator.

mod cli;
mod command;
mod output;

use clap::Parser;
use cli::{Cli, Command};
use spirv_llvm_translate::internal::error::{Error, ErrorKind};
use spirv_llvm_translate::internal::llvm;
use std::io::Write;
use std::mem::ManuallyDrop;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    // The process that asks a worker sees how it ends.
    if cli.worker {
        return exit_code(
            cli.options()
                .map_err(Into::into)
                .and_then(|options| command::worker::serve(&cli, &options).map(|()| true)),
        );
    }
    llvm::exit_after_llvm_crash(1, c"spirv-llvm-translate: malformed input: LLVM crashes on it\n");
    exit_code(run(&cli))
}

fn exit_code(outcome: anyhow::Result<bool>) -> ExitCode {
    match outcome {
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
        Some(Command::Validate { explain: Some(rule), .. }) => command::validate::explain(rule),
        Some(Command::Validate { files, target_env, json, explain: None }) => {
            command::validate::run(files, target_env.as_deref(), *json)
        }
        Some(Command::Roundtrip { files, jobs, report, json }) => {
            let request =
                command::roundtrip::Request { files, jobs: *jobs, page: report.as_deref(), json: *json };
            command::roundtrip::run(&request, &options)
        }
        None => match cli.inputs.as_slice() {
            [input] if cli.out_dir.is_none() => {
                // The process ends: what LLVM allocated is not freed piece by piece.
                let context = ManuallyDrop::new(llvm::Context::guarded());
                command::translate::run(cli, input, &options, &context).map(|()| true)
            }
            inputs => command::translate::run_all(cli, inputs),
        },
    }
}
