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
use spirv_llvm_translate::internal::spirv::{Module, op};
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, parse_spirv, spirv_to_llvm};
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

const PROGRAM: &str = "spirv-run";

/// The execution models GLCompute and Kernel.
const EXECUTED: &[u32] = &[5, 6];

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

/// What the comparison of a kernel in two modules found.
pub enum Outcome {
    /// The number of runs, all alike.
    Same(usize),
    /// The number of runs that differ, and of all.
    Different(usize, usize),
    /// Why it cannot be executed.
    NotExecuted(String),
}

/// The number of runs of a kernel with random inputs.
const RUNS: usize = 5;

/// Runs each kernel and compute shader of two modules, which have the same ones, on random inputs.
///
/// # Errors
/// A program that cannot be started.
pub fn compare_modules(left: &Module, right: &Module) -> anyhow::Result<Vec<(String, Outcome)>> {
    let entries = left.instructions().filter(|instruction| instruction.opcode() == op::EntryPoint);
    let executed =
        entries.filter(|entry| entry.operands().first().is_some_and(|model| EXECUTED.contains(model)));
    let names: Vec<String> =
        executed.map(|entry| entry.string(2).map(|(name, _)| name)).collect::<Result<_>>()?;
    let mut options = Options::default();
    options.guarded = true;
    options.read.expand_builtins = true;
    let modules = llvm_of(left, &options).and_then(|left| Ok((left, llvm_of(right, &options)?)));
    let (left, right) = match modules {
        Ok(modules) => modules,
        Err(error) => {
            let reason = |name| (name, Outcome::NotExecuted(error.to_string()));
            return Ok(names.into_iter().map(reason).collect());
        }
    };
    let both = [left.as_slice(), right.as_slice()].concat();
    let compared = |name: String| {
        let options = [format!("--compare={}", left.len()), format!("--runs={RUNS}")];
        let mut command = Command::new(program());
        command.args(options).args(["--check", "--json"]).args(["--", "module"]).arg(&name);
        let (status, output, errors) = finished(command, &both)?;
        let report: Option<serde_json::Value> = serde_json::from_slice(&output).ok();
        let found = report
            .and_then(|report| Some((report["different"].as_array()?.len(), report["undefined"].as_u64()?)));
        let outcome = match found {
            Some((0, 0)) => Outcome::Same(RUNS),
            Some((0, _)) => Outcome::NotExecuted("it has no defined result with random inputs".to_owned()),
            Some((count, _)) => Outcome::Different(count, RUNS),
            None if status.code().is_none() => {
                Outcome::NotExecuted(format!("it crashes with random inputs ({})", signal(status)))
            }
            None => {
                let line = errors.lines().next().unwrap_or_default();
                let reason = line.split_once("error: ").map_or(line, |(_, reason)| reason);
                Outcome::NotExecuted(reason.to_owned())
            }
        };
        Ok((name, outcome))
    };
    names.into_iter().map(compared).collect()
}

/// Runs a command with input: its status, and what it wrote to both outputs.
fn finished(mut command: Command, input: &[u8]) -> anyhow::Result<(ExitStatus, Vec<u8>, String)> {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child =
        command.spawn().with_context(|| format!("cannot start '{PROGRAM}', which executes kernels"))?;
    let _ = child.stdin.take().map(|mut to| to.write_all(input));
    let output = child.wait_with_output().with_context(|| format!("cannot wait for '{PROGRAM}'"))?;
    Ok((output.status, output.stdout, String::from_utf8_lossy(&output.stderr).into_owned()))
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
    llvm_of(&module, options)
}

/// A module as bitcode, its builtins expanded if they can be.
fn llvm_of(module: &Module, options: &Options) -> Result<Vec<u8>> {
    let log = Log::default();
    let expanded = spirv_to_llvm(&llvm::Context::guarded(), module, options, &log)
        .map(|translated| translated.to_bytes(true));
    match expanded {
        // What cannot be expanded, such as printf, the program has definitions of, or names what it lacks.
        Err(error) if error.kind() == ErrorKind::Unsupported => {
            let mut plain = options.clone();
            plain.read.expand_builtins = false;
            Ok(spirv_to_llvm(&llvm::Context::guarded(), module, &plain, &log)?.to_bytes(true))
        }
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
