//! The command `llvm-spirv`, compatible with the command line of the Khronos translator.
//!
//! Rule of this module: arguments are normalized first (`arguments.rs`: one spelling for each flag), then
//! parsed by clap (`options.rs`), then run (`run.rs`). Exit statuses and message prefixes are those of the
//! Khronos translator (`failure.rs`). The command ignores the name under which it was started.
//!
//! Spec: "`llvm-spirv` command line" and "Exit codes and message shapes" of the representation document on
//! options.

mod arguments;
mod backend;
mod detail;
mod extensions;
mod failure;
mod header;
mod help;
mod options;
mod report;
mod response;
mod run;
mod spec_constants;
mod variants;

use failure::Failure;
use std::ffi::OsString;
use std::io::Write;

/// Runs the command; `arguments` start with the command's name. Returns the exit status.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    match attempt(arguments) {
        Ok(()) => 0,
        Err(failure) => {
            let _ = writeln!(std::io::stderr(), "{failure}");
            failure.status()
        }
    }
}

fn attempt(arguments: impl IntoIterator<Item = OsString>) -> Result<(), Failure> {
    match arguments::normalise(response::expand(arguments.into_iter().skip(1)))? {
        arguments::Request::Help => help::print_help(),
        arguments::Request::Version => help::print_version(),
        arguments::Request::Run(canonical) => {
            let job = options::parse(canonical)?;
            for note in &job.notes {
                say(note);
            }
            run::run(&job)
        }
    }
}

/// Prints a note on standard error, with a newline, which the Khronos translator omits.
fn say(note: &str) {
    let _ = writeln!(std::io::stderr(), "Note: {note}");
}
