//! The command as a call of the library: what it writes is what the process of the command writes.

use super::{KERNEL, folder, form};
use crate::support::tool::output;
use spirv_llvm_translate::{DropInHost, drop_in};
use std::process::Command;

/// What a run wrote, and its status.
#[derive(Debug, PartialEq)]
struct Run {
    status: i32,
    output: Vec<u8>,
    messages: String,
}

/// Calls the library.
fn called(arguments: &[&str], mut input: &[u8]) -> Run {
    let (mut output, mut messages) = (Vec::new(), Vec::new());
    let mut host = DropInHost::new(&mut input, &mut output, &mut messages);
    let status = drop_in(["llvm-spirv"].iter().chain(arguments).map(Into::into), &mut host);
    Run { status: status.into(), output, messages: String::from_utf8(messages).unwrap() }
}

/// Starts the command.
fn started(arguments: &[&str], input: &[u8]) -> Run {
    let output = output(Command::new(super::COMMAND).args(arguments), input).unwrap();
    Run {
        status: output.status.code().unwrap(),
        output: output.stdout,
        messages: String::from_utf8(output.stderr).unwrap(),
    }
}

#[apply(case)]
fn a_call_writes_what_the_command_writes() {
    let spirv = called(&["-", "-o", "-"], KERNEL.as_bytes()).output;
    assert_eq!(form(&spirv), "spv");
    let runs: &[(&[&str], &[u8], i32)] = &[
        (&["-", "-o", "-"], KERNEL.as_bytes(), 0),
        (&["-spirv-text"], KERNEL.as_bytes(), 0),
        (&["-s", "-", "-o", "-"], KERNEL.as_bytes(), 0),
        (&["-r"], &spirv, 0),
        (&["-to-text"], &spirv, 0),
        (&["-spirv-print-report"], &spirv, 0),
        (&["-spec-const-info"], &spirv, 0),
        (&["--help"], b"", 0),
        (&["--version"], b"", 0),
        (&["-r"], b"no module", 10),
        (&["-"], b"no module", 1),
        (&["--no-such-flag"], b"", 1),
        (&["nowhere/k.bc"], b"", 1),
        (&["-spirv-ext=-all", "-spirv-max-version=1.0", "-fnvar-spec-enable"], KERNEL.as_bytes(), 255),
    ];
    for (arguments, input, status) in runs {
        let run = called(arguments, input);
        assert_eq!(run, started(arguments, input), "{arguments:?}");
        assert_eq!(run.status, *status, "{arguments:?}: {}", run.messages);
        assert_eq!(run.output.is_empty(), *status != 0, "{arguments:?}");
        assert!(run.messages.is_empty() || run.messages.ends_with('\n'), "{arguments:?}: {run:?}");
    }
}

#[apply(case)]
fn files_are_read_and_written() {
    let folder = folder("in_process");
    let input = folder.file("k.ll", KERNEL);
    let output = input.with_extension("spv");
    let run = called(&[input.to_str().unwrap(), "-o", output.to_str().unwrap()], b"");
    assert_eq!((run.status, run.messages.as_str()), (0, ""));
    assert!(run.output.is_empty());
    assert_eq!(folder.read("k.spv"), called(&["-"], KERNEL.as_bytes()).output);
}
