//! Translates files in worker processes of the same command, each file after the other: LLVM may crash on
//! broken input, and its remains, such as a corrupt heap or a held lock, must not affect other files.
//!
//! A worker has the arguments of its parent. It reads indices of inputs, one per line, and answers each with
//! parts: a line with the part's kind and its size in bytes, then these bytes. The last part of an answer is
//! `END`, or `LAST` if the worker exits after it.

use super::diagnostic::{Diagnostic, Reporter};
use super::translate::{Done, translate};
use crate::cli::TranslateArgs;
use anyhow::Context;
use spirv_llvm_translate::internal::error::ErrorKind as Kind;
use spirv_llvm_translate::internal::llvm;
use spirv_llvm_translate::internal::options::Options;
use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::time::Duration;

/// Kind of the part with printed errors, of an answer without output.
const FAILURE: &str = "failure";
/// Kind of the part with printed warnings.
const WARNINGS: &str = "warnings";
/// Kind of the part with the time of a phase: nanoseconds, a space, and the name of the phase.
const TIME: &str = "time";
const END: &str = "end";
const LAST: &str = "last";

/// The outcome of a file.
#[derive(Debug, Default)]
pub struct Answer {
    /// Whether there is no output.
    pub has_failed: bool,
    /// Errors and warnings, as printed.
    pub messages: String,
    /// The duration of each phase, if times are requested.
    pub times: Vec<(String, Duration)>,
}

/// A worker process; it is started by the first request, and again after a crash.
#[derive(Default)]
pub struct Worker(Option<Running>);

struct Running {
    process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Worker {
    /// Requests the translation of an input, given by its index on the command line.
    pub fn ask(&mut self, number: usize, input: &Path, reporter: &Reporter) -> Answer {
        let failed = |kind, why: &str| {
            let diagnostic = Diagnostic::error(kind, &input.display().to_string(), why);
            Answer { has_failed: true, messages: reporter.text(&[diagnostic]), ..Answer::default() }
        };
        let mut running = match self.0.take().map_or_else(Running::begin, Ok) {
            Ok(running) => running,
            Err(error) => return failed(Kind::Io, &format!("cannot begin a process: {error}")),
        };
        match running.ask(number) {
            Ok((answer, true)) => {
                self.0 = Some(running);
                answer
            }
            Ok((answer, false)) => {
                running.finish();
                answer
            }
            Err(error) => {
                let (kind, why) = running.end(&error);
                failed(kind, &why)
            }
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        if let Some(running) = self.0.take() {
            running.finish();
        }
    }
}

impl Running {
    fn begin() -> std::io::Result<Self> {
        let mut command = Command::new(std::env::current_exe()?);
        let mut arguments: Vec<_> = std::env::args_os().skip(1).collect();
        let has_command = arguments.first().is_some_and(|first| first == "translate");
        arguments.insert(usize::from(has_command), "--worker".into());
        command.args(arguments);
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        match (process.stdin.take(), process.stdout.take()) {
            (Some(questions), Some(answers)) => {
                Ok(Self { process, questions, answers: BufReader::new(answers) })
            }
            _ => Err(Error::from(ErrorKind::BrokenPipe)),
        }
    }

    /// Requests a translation; returns the answer, and whether the process continues.
    fn ask(&mut self, number: usize) -> std::io::Result<(Answer, bool)> {
        writeln!(self.questions, "{number}")?;
        let mut answer = Answer::default();
        loop {
            let mut head = String::new();
            self.answers.read_line(&mut head)?;
            let (kind, length) = head.trim_end().split_once(' ').ok_or(ErrorKind::UnexpectedEof)?;
            let length = length.parse().map_err(|_| ErrorKind::InvalidData)?;
            let mut text = String::new();
            if self.answers.by_ref().take(length).read_to_string(&mut text)? as u64 != length {
                return Err(ErrorKind::UnexpectedEof.into());
            }
            match kind {
                FAILURE => {
                    answer.has_failed = true;
                    answer.messages += &text;
                }
                WARNINGS => answer.messages += &text,
                TIME => answer.times.extend(time(&text)),
                END => return Ok((answer, true)),
                LAST => return Ok((answer, false)),
                _ => return Err(ErrorKind::InvalidData.into()),
            }
        }
    }

    /// Closes the requests and waits until the process has exited.
    fn finish(self) {
        let Self { mut process, questions, answers } = self;
        drop((questions, answers));
        let _ = process.wait();
    }

    /// Terminates a failed process; returns the error to report.
    fn end(mut self, error: &Error) -> (Kind, String) {
        let is_over = matches!(error.kind(), ErrorKind::UnexpectedEof | ErrorKind::BrokenPipe);
        if !is_over {
            let _ = self.process.kill();
        }
        match self.process.wait() {
            Ok(status) if is_over => verdict(status),
            _ => (Kind::Internal, format!("internal error: a translating process: {error}")),
        }
    }
}

/// The cause of death of a process that exited early.
fn verdict(status: ExitStatus) -> (Kind, String) {
    match status.code() {
        None => (Kind::Malformed, format!("LLVM crashes on this input ({status})")),
        Some(_) => (Kind::Internal, format!("internal error: a translating process ended ({status})")),
    }
}

fn time(text: &str) -> Option<(String, Duration)> {
    let (nanoseconds, name) = text.split_once(' ')?;
    Some((name.to_owned(), Duration::from_nanos(nanoseconds.parse().ok()?)))
}

/// The worker's side: serves requests until there are no more, or until LLVM has crashed.
///
/// # Errors
/// Those of the pipes, and malformed requests.
pub fn serve(arguments: &TranslateArgs, options: &Options, reporter: &Reporter) -> anyhow::Result<()> {
    let mut answers = std::io::stdout().lock();
    for question in std::io::stdin().lock().lines() {
        let number: usize = question?.parse().context("a question that is no number")?;
        let input = arguments.inputs.get(number).context("a question for no input")?;
        let context = llvm::Context::guarded();
        let mut done = Done::default();
        let outcome = translate(arguments, input, options, reporter, &context, &mut done);
        part(&mut answers, WARNINGS, &reporter.text(&done.warnings))?;
        if let Err(error) = outcome {
            part(&mut answers, FAILURE, &reporter.text(&Diagnostic::of_failure(&error)))?;
        }
        for (name, time) in done.times.into_iter().filter(|_| arguments.time) {
            part(&mut answers, TIME, &format!("{} {name}", time.as_nanos()))?;
        }
        part(&mut answers, if context.has_crashed() { LAST } else { END }, "")?;
        answers.flush()?;
        if context.has_crashed() {
            break;
        }
    }
    Ok(())
}

fn part(answers: &mut impl Write, kind: &str, text: &str) -> std::io::Result<()> {
    write!(answers, "{kind} {}\n{text}", text.len())
}
