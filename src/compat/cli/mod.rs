//! The command `llvm-spirv`, compatible with the command line of the Khronos translator.
//!
//! Rule of this module: arguments are normalized first (`arguments.rs`: one spelling for each flag), then
//! parsed by clap (`options.rs`), then run (`run.rs`). Exit statuses and message prefixes are those of the
//! Khronos translator (`failure.rs`). The command ignores the name under which it was started. Its standard streams are those of its
//! host (`host.rs`): the process of the command, or a program that calls it.
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
mod host;
mod options;
mod report;
mod response;
mod run;
mod spec_constants;
mod variants;

use failure::Failure;
pub use host::DropInHost;
use std::ffi::OsString;

/// Does what the command `llvm-spirv` does with these arguments, of which the first is the command's name; returns its exit status.
///
/// Files are read and written as the arguments say; an argument `@file` is replaced by the arguments in that file. Nothing of the process
/// is changed. With `--spirv-use-llvm-backend-target` another program is started, as the command does.
///
/// ```
/// use spirv_llvm_translate::{DropInHost, drop_in};
///
/// let module = b"target triple = \"spir64\"\ndefine spir_kernel void @k() {\n  ret void\n}\n";
/// let (mut text, mut messages) = (Vec::new(), Vec::new());
/// let mut input = module.as_slice();
/// let mut host = DropInHost::new(&mut input, &mut text, &mut messages);
/// let status = drop_in(["llvm-spirv", "-spirv-text", "-", "-o", "-"].map(Into::into), &mut host);
/// assert_eq!((status, messages.is_empty()), (0, true));
/// assert!(text.starts_with(b"119734787 "));
/// ```
pub fn drop_in(arguments: impl IntoIterator<Item = OsString>, host: &mut DropInHost<'_>) -> u8 {
    match attempt(arguments, host) {
        Ok(()) => 0,
        Err(failure) => {
            host.message(&failure);
            failure.status()
        }
    }
}

fn attempt(arguments: impl IntoIterator<Item = OsString>, host: &mut DropInHost<'_>) -> Result<(), Failure> {
    match arguments::normalise(response::expand(arguments.into_iter().skip(1)))? {
        arguments::Request::Help => host.print(&help::options()),
        arguments::Request::Version => host.print(&help::version()),
        arguments::Request::Run(canonical) => {
            let job = options::parse(canonical)?;
            for note in &job.notes {
                host.note(note);
            }
            run::run(&job, host)
        }
    }
}
