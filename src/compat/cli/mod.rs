//! The command `llvm-spirv`, which takes the command line of the Khronos translator of that name.
//!
//! Rule of this room: arguments are normalised first (`arguments.rs`: one spelling for each flag), then parsed by clap
//! (`options.rs`), then run (`run.rs`). Exit statuses and the names in front of messages are those of the Khronos translator
//! (`failure.rs`). The command does not ask for the name under which it was started.
//!
//! Spec: "`llvm-spirv` command line" and "Exit codes and message shapes" of the representation document on options.

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

/// Runs the command; `arguments` start with the command's name. The result is the exit status.
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

/// A note on standard error. The Khronos translator ends its notes without a new line; readers of logs are better served with one.
fn say(note: &str) {
    let _ = writeln!(std::io::stderr(), "Note: {note}");
}
