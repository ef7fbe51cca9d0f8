//! `run`: translates a module to LLVM IR with expanded builtins and hands it to the program that executes it.
//!
//! Rule of this file: the translator links no code generation; the program `spirv-run` does, which lies beside it or in the search path.

use super::diagnostic::{Blamed, Diagnostic, Reporter};
use super::{Input, lines, read};
use crate::cli::{CompareArgs, DiagnosticsName, MessageArgs, RunArgs};
use anyhow::Context;
use spirv_llvm_translate::internal::error::{ErrorKind, Result};
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Form, Options};
use spirv_llvm_translate::internal::spec_constants::Override;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, parse_spirv, spirv_to_llvm};
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

const PROGRAM: &str = "spirv-run";

/// The exit status of a usage error.
const USAGE: i32 = 2;

/// Runs a kernel. False if it fails, or does not give what is expected.
///
/// # Errors
/// Those of the translation; a program that cannot be started, or that crashes.
pub fn run(arguments: &RunArgs, messages: &MessageArgs, reporter: &Reporter) -> anyhow::Result<bool> {
    let module = executable(&arguments.input, &arguments.spec, arguments.check)?;
    execute(arguments, arguments.words(), &module, messages, reporter)
}

/// Runs a kernel of two modules on the same inputs. False if one fails, or a result differs.
///
/// # Errors
/// As [`run`].
pub fn compare(arguments: &CompareArgs, messages: &MessageArgs, reporter: &Reporter) -> anyhow::Result<bool> {
    let mut modules = executable(&arguments.left, &arguments.spec, false)?;
    let first = modules.len();
    modules.extend(executable(&arguments.right, &arguments.spec, false)?);
    let run = arguments.run();
    let mut words = run.words();
    let more = [format!("--compare={first}"), format!("--runs={}", arguments.runs)];
    words.splice(0..0, more.map(OsString::from));
    execute(&run, words, &modules, messages, reporter)
}

/// Starts the program that executes, with a command line and modules on standard input.
fn execute(
    arguments: &RunArgs,
    mut words: Vec<OsString>,
    module: &[u8],
    messages: &MessageArgs,
    reporter: &Reporter,
) -> anyhow::Result<bool> {
    let program = program();
    if messages.diagnostics == DiagnosticsName::Json {
        words.insert(0, "--for-programs".into());
    }
    let started = Command::new(&program).args(words).stdin(Stdio::piped()).spawn();
    let mut child =
        started.with_context(|| format!("cannot start '{}', which executes kernels", program.display()))?;
    // If the program has ended, the write fails; the exit status then gives the reason.
    let _ = child.stdin.take().map(|mut input| input.write_all(module));
    let status = child.wait().with_context(|| format!("cannot wait for '{PROGRAM}'"))?;
    match status.code() {
        Some(0) => Ok(true),
        // The line of the usage error is written already; only the status is left to give.
        Some(USAGE) => std::process::exit(USAGE),
        Some(_) => Ok(false),
        None => {
            let file = arguments.input.display().to_string();
            let message = format!(
                "the kernel crashed ({}): it uses memory that it was not given, or divides by zero",
                signal(status)
            );
            reporter.report(&[Diagnostic::error(ErrorKind::InvalidLlvm, &file, &message)]);
            Ok(false)
        }
    }
}

/// The LLVM IR of a file that is executed, as bitcode; `is_checked` if it needs places.
fn executable(path: &Path, spec_constants: &[String], is_checked: bool) -> anyhow::Result<Vec<u8>> {
    let Input { bytes, form, source } = read(path, None)?;
    let mut options = Options::default();
    options.guarded = true;
    options.read.expand_builtins = true;
    options.spec_constants =
        spec_constants.iter().map(|text| Override::parse(text)).collect::<Result<_>>()?;
    let name = is_checked.then(|| source.name().to_owned());
    translated(&bytes, form, &options, name.as_deref()).map_err(|error| Blamed { error, source }.into())
}

/// LLVM IR goes by way of SPIR-V: what is executed is what the translator makes of it.
fn translated(bytes: &[u8], form: Form, options: &Options, name: Option<&str>) -> Result<Vec<u8>> {
    let context = llvm::Context::guarded();
    let log = Log::default();
    let module = if form.is_spirv() {
        let module = parse_spirv(bytes, form, options)?;
        let with_lines = name.map(|name| lines::with_lines(&module, name, bytes, form)).transpose()?;
        with_lines.flatten().unwrap_or(module)
    } else {
        let mut plain = options.clone();
        plain.spec_constants.clear();
        Module::from_words(llvm_to_spirv(&llvm::Context::guarded(), bytes, &plain, &log)?)?
    };
    let expanded = spirv_to_llvm(&context, &module, options, &log).map(|module| module.to_bytes(true));
    let plain = || {
        let mut plain = options.clone();
        plain.read.expand_builtins = false;
        Ok(spirv_to_llvm(&llvm::Context::guarded(), &module, &plain, &log)?.to_bytes(true))
    };
    match expanded {
        // What cannot be expanded, such as printf, the program has definitions of, or names what it lacks.
        Err(error) if error.kind() == ErrorKind::Unsupported => plain(),
        outcome => outcome,
    }
}

/// The program beside this one, else in the search path.
fn program() -> PathBuf {
    let name = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    let beside = std::env::current_exe().ok().map(|program| program.with_file_name(&name));
    beside.filter(|path| path.is_file()).unwrap_or_else(|| PathBuf::from(name))
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt;
    status.signal().map_or_else(|| status.to_string(), |signal| format!("signal {signal}"))
}

#[cfg(not(unix))]
fn signal(status: ExitStatus) -> String {
    status.to_string()
}
