//! The program `spirv-run`, which the command `run` of `spirv-llvm-translate` starts: it executes a kernel or a compute shader of the LLVM IR
//! that it reads from standard input.
//!
//! Exit status: 0 success, 1 a result that is not as expected or a module that cannot be executed, 2 bad usage.

#[path = "../cli/run.rs"]
#[allow(dead_code)]
mod arguments;
// The tests use the rest.
#[allow(dead_code)]
#[path = "../execute/mod.rs"]
mod executor;
#[path = "../run/mod.rs"]
mod run;

use clap::Parser;
use std::io::{Read, Write};
use std::process::ExitCode;

use spirv_llvm_translate::internal::error::{Error, ErrorKind};

/// Executes a kernel of the LLVM IR on standard input; use spirv-llvm-translate run instead.
#[derive(Parser, Debug)]
#[command(name = "spirv-run", version)]
struct Cli {
    #[command(flatten)]
    arguments: arguments::RunArgs,

    /// Compare two modules; the length of the first one in bytes
    #[arg(long, hide = true)]
    compare: Option<usize>,

    /// Number of runs of a comparison
    #[arg(long, hide = true, default_value_t = 1)]
    runs: u64,

    /// Write errors as objects
    #[arg(long, hide = true)]
    for_programs: bool,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut module = Vec::new();
    let read = std::io::stdin().lock().read_to_end(&mut module);
    let read = read.map_err(|error| Error::new(ErrorKind::Io, format!("standard input: {error}")));
    match read.and_then(|_| execute(&cli, &module)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            report(&cli, &error);
            ExitCode::from(if error.kind() == ErrorKind::Usage { 2 } else { 1 })
        }
    }
}

fn execute(cli: &Cli, modules: &[u8]) -> Result<bool, Error> {
    match cli.compare.and_then(|length| modules.split_at_checked(length)) {
        Some((left, right)) => run::compare::compare(&cli.arguments, [left, right], cli.runs),
        None => run::run(&cli.arguments, modules),
    }
}

/// Writes an error to standard error, in the form of the translator's.
fn report(cli: &Cli, error: &Error) {
    let file = cli.arguments.input.display().to_string();
    let mut errors = std::io::stderr().lock();
    for finding in error.findings() {
        let kind = error.kind();
        let line = if cli.for_programs {
            serde_json::json!({ "file": file, "kind": kind.id(), "message": finding.message }).to_string()
        } else if kind == ErrorKind::Usage {
            format!("spirv-llvm-translate: error: {}", finding.message)
        } else {
            format!("{file}: error: {kind}: {}", finding.message)
        };
        let _ = writeln!(errors, "{line}");
    }
}
