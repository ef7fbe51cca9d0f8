//! The harness: collects the tests, runs them, and reports at the end what was not checked for want of a judge.
//!
//! A test is a function with the attribute `#[apply(case)]`. `each_case!(function)` registers a function that lists cases, one for each file for
//! example; each is a test whose name is that of the module and its own. A test that needs a judge calls `tool::need`, which ends it as ignored
//! where the judge is not installed. A test of which only a part needs it asks `tool::judges`, and is counted as skipped in part.
//! `TEST_TIMES=20` in the environment prints the twenty slowest tests; `SKIPS=FILE` also appends the last lines to a file.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Completion, Failed, Trial};

/// A test function.
pub struct Case {
    pub module: &'static str,
    pub name: &'static str,
    pub run: fn(),
}

/// A test that is not a function of its own: its name within the module, and what it does.
pub type Listed = (String, Box<dyn FnOnce() + Send>);

/// A function that lists tests.
pub struct EachCase {
    pub module: &'static str,
    pub list: fn() -> Vec<Listed>,
}

inventory::collect!(Case);
inventory::collect!(EachCase);

/// Makes a function a test: `#[apply(case)]`.
macro_rules! case {
    ($(#[$attribute:meta])* fn $name:ident() $body:block) => {
        $(#[$attribute])*
        fn $name() $body
        inventory::submit! {
            $crate::support::harness::Case { module: module_path!(), name: stringify!($name), run: $name }
        }
    };
}

/// Makes each element of a function's list a test.
macro_rules! each_case {
    ($list:path) => {
        inventory::submit! {
            $crate::support::harness::EachCase { module: module_path!(), list: $list }
        }
    };
}

/// Why a test ended early.
struct Skip(String);

thread_local! {
    static CURRENT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Tests by what they lack, those that ended early and those that went on without.
static SKIPPED: Mutex<BTreeMap<(bool, String), BTreeSet<String>>> = Mutex::new(BTreeMap::new());
static TIMES: Mutex<Vec<(Duration, String)>> = Mutex::new(Vec::new());

/// The test of this thread.
pub fn current() -> String {
    CURRENT.with_borrow(Clone::clone)
}

/// Makes this thread work for a test.
pub fn enter(test: &str) {
    CURRENT.set(test.to_owned());
}

fn note(is_part: bool, reason: &str) {
    let mut skipped = SKIPPED.lock().unwrap_or_else(PoisonError::into_inner);
    skipped.entry((is_part, reason.to_owned())).or_default().insert(current());
}

/// Ends the test as ignored.
pub fn skip(reason: String) -> ! {
    resume_unwind(Box::new(Skip(reason)))
}

/// Counts the test as skipped in part.
pub fn skip_part(reason: &str) {
    note(true, reason);
}

fn run(name: String, test: impl FnOnce()) -> Result<Completion, Failed> {
    enter(&name);
    let start = Instant::now();
    let outcome = catch_unwind(AssertUnwindSafe(test));
    TIMES.lock().unwrap_or_else(PoisonError::into_inner).push((start.elapsed(), name.clone()));
    let Err(panic) = outcome else { return Ok(Completion::Completed) };
    if let Some(Skip(reason)) = panic.downcast_ref() {
        note(false, reason);
        return Ok(Completion::ignored_with(reason));
    }
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message");
    Err(format!("{text}\nrun alone: ./x test {name}").into())
}

/// Name of a test without that of the binary.
fn name(module: &str, name: &str) -> String {
    let module = module.split_once("::").map_or("", |(_, module)| module);
    format!("{module}::{name}")
}

fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for case in inventory::iter::<Case> {
        let (name, function) = (name(case.module, case.name), case.run);
        trials.push(Trial::ignorable_test(name.clone(), move || run(name, function)));
    }
    for each in inventory::iter::<EachCase> {
        for (case, function) in (each.list)() {
            let name = name(each.module, &case);
            trials.push(Trial::ignorable_test(name.clone(), move || run(name, function)));
        }
    }
    trials.sort_by(|a, b| a.name().cmp(b.name()));
    trials
}

/// One line for each thing that was missing.
fn summary() -> String {
    let skipped = SKIPPED.lock().unwrap_or_else(PoisonError::into_inner);
    let line = |((is_part, reason), tests): (&(bool, String), &BTreeSet<String>)| {
        let kind = if *is_part { "skipped in part" } else { "skipped" };
        let tests = if tests.len() == 1 { "1 test".to_owned() } else { format!("{} tests", tests.len()) };
        format!("{kind}: {tests}: {reason}\n")
    };
    skipped.iter().map(line).collect()
}

fn slowest(count: usize) -> String {
    let mut times = std::mem::take(&mut *TIMES.lock().unwrap_or_else(PoisonError::into_inner));
    times.sort_by(|a, b| b.cmp(a));
    times.iter().take(count).map(|(time, name)| format!("{:8.2} s  {name}\n", time.as_secs_f64())).collect()
}

/// Runs the tests that the command line asks for.
pub fn main() -> ExitCode {
    let conclusion = libtest_mimic::run(&Arguments::from_args(), trials());
    let count = std::env::var("TEST_TIMES").ok().and_then(|count| count.parse().ok()).unwrap_or(0);
    let summary = summary();
    print!("{}{summary}", slowest(count));
    if let Some(path) = std::env::var_os("SKIPS") {
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        if let Err(error) = file.and_then(|mut file| file.write_all(summary.as_bytes())) {
            eprintln!("SKIPS: {error}");
            return ExitCode::FAILURE;
        }
    }
    conclusion.exit_code()
}
