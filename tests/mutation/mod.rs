//! Damaged modules of all four forms: each is translated, or refused with a place. Never a panic, a signal or a hang, and never an internal error.
//!
//! Mutants run in child processes of the test itself, which say what they are about to do; so a mutant that ends its process is named, and
//! the others go on. `MUTANTS=100..200` runs other ones than the usual, one number a single one, whose module is kept.
//! Each set of inputs has a test of its own. Half of them are translated in the manner of `llvm-spirv`.

pub mod judgement;
mod operands;
pub mod sources;

use std::fmt::Write as _;
use std::io::Write as _;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use spirv_llvm_translate::internal::options::Form;

use crate::support::{harness, mutator, parallel, tool};
use judgement::Manner;
use sources::{Input, Set};

/// How many mutants of our own inputs a long run makes.
const COUNT: u64 = 20_000;
/// How many it makes of another producer's modules.
const PRODUCED: u64 = 1_280;
/// How many it makes of our shaders: some of every shader.
const SHADERS: u64 = 6_400;
/// An ordinary run makes each tenth part of them; a part has a module of every kind.
const ORDINARY_STEP: usize = 10;
/// Mutants of one module, one after the other.
const PER_MODULE: u64 = 16;
/// How long a mutant may take: a hundred times what the slowest module takes on a loaded machine.
const LIMIT: Duration = Duration::from_secs(60);
/// Address space of a child, in KiB.
const MEMORY: u64 = 6 << 20;
const VARIABLE: &str = "MUTATION_CHILD";

/// Whether spirv-val is at hand.
static VALIDATOR: LazyLock<bool> = LazyLock::new(|| tool::version("spirv-val").is_some());

fn translate(bytes: &[u8], form: Form, manner: Manner) -> Result<&'static str, String> {
    let accepts = |words: &[u32]| *VALIDATOR && tool::spirv_val(words).is_ok();
    if form.is_spirv() {
        judgement::there_and_back(bytes, form, manner, &accepts)
    } else {
        judgement::to_spirv(bytes, manner)
    }
}

fn damage(input: &Input, seed: u64) -> (Vec<u8>, String) {
    match (input.form, input.words()) {
        (Form::Spv, Some(words)) => mutator::mutate(&words, seed),
        (Form::Bc, _) => mutator::mutate_bytes(&input.bytes, seed),
        _ => mutator::mutate_text(&input.bytes, seed),
    }
}

/// Ends the process when one mutant takes too long.
fn watch(start: Instant, since: &'static AtomicU64) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_millis(500));
            let now = start.elapsed().as_millis() as u64;
            if now.saturating_sub(since.load(Ordering::Relaxed)) > LIMIT.as_millis() as u64 {
                let _ = writeln!(std::io::stdout(), "\nhangs");
                std::process::abort();
            }
        }
    });
}

pub fn range(text: &str) -> Range<u64> {
    let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("'{text}' is no number of a mutant"));
    match text.split_once("..") {
        Some((first, end)) => number(first)..number(end),
        None => number(text)..number(text) + 1,
    }
}

/// The child: a line before each mutant, and one behind it.
#[apply(case)]
fn child() {
    let Ok(given) = std::env::var(VARIABLE) else {
        harness::skip("is a process that the tests of damaged modules start".to_owned())
    };
    let (set, given) = given.split_once(' ').expect("a set and numbers");
    let set = Set::by_name(set).expect("a set of inputs");
    static SINCE: AtomicU64 = AtomicU64::new(0);
    let start = Instant::now();
    watch(start, &SINCE);
    std::panic::set_hook(Box::new(|_| {}));
    let mut source: Option<(u64, Input)> = None;
    for number in range(given) {
        let index = number / PER_MODULE;
        if source.as_ref().is_none_or(|(of, _)| *of != index) {
            source = set.input(index).map(|input| (index, input));
        }
        let Some((_, input)) = &source else {
            println!("\nmutant {number} of no module: absent");
            continue;
        };
        let (bytes, log) = damage(input, number);
        let (name, form) = (&input.name, input.form);
        if !given.contains("..") {
            let path =
                std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("mutant-{number}.{form}"));
            std::fs::write(&path, &bytes).unwrap();
            println!("{}", path.display());
        }
        SINCE.store(start.elapsed().as_millis() as u64, Ordering::Relaxed);
        print!("\nmutant {number} of {name} ({log}): ");
        std::io::stdout().flush().unwrap();
        match catch_unwind(AssertUnwindSafe(|| translate(&bytes, form, Manner::of_bytes(&bytes)))) {
            Ok(Ok(outcome)) => println!("{outcome}"),
            Ok(Err(message)) => println!("WRONG {}", message.replace('\n', " | ")),
            Err(panic) => {
                let text = panic.downcast_ref::<String>().cloned();
                let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
                println!("WRONG panic: {}", text.unwrap_or_default().replace('\n', " | "));
            }
        }
    }
    println!("\nend");
}

/// What became of a range of mutants: translated, refused, and complaints.
#[derive(Default)]
struct Tally {
    translated: usize,
    refused: usize,
    /// Mutants of inputs that their producer does not make.
    absent: usize,
    complaints: Vec<String>,
}

/// Runs children until all mutants of a range had their turn.
fn run(set: Set, range: &Range<u64>) -> Tally {
    let mut tally = Tally::default();
    let mut next = range.start;
    while next < range.end {
        let given =
            if range.end - range.start == 1 { next.to_string() } else { format!("{next}..{}", range.end) };
        let exe = std::env::current_exe().unwrap();
        let command =
            format!("ulimit -v {MEMORY}; exec \"$0\" mutation::child --exact --nocapture --test-threads=1");
        let mut child = Command::new("sh");
        child.env_remove("SKIPS");
        child.args(["-c", &command]).arg(exe).env(VARIABLE, format!("{set:?} {given}")).stdin(Stdio::null());
        let output = child.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        let mut last = None;
        for line in text.lines().filter(|line| line.starts_with("mutant ")) {
            last = line.split(' ').nth(1).and_then(|number| number.parse::<u64>().ok());
            if line.ends_with(" of no module: absent") {
                tally.absent += 1;
                continue;
            }
            match line.rsplit("): ").next() {
                Some("translated") => tally.translated += 1,
                Some("refused") => tally.refused += 1,
                _ if line.contains("): WRONG ") => tally.complaints.push(line.to_owned()),
                _ => {
                    let mut complaint = format!("{line}the process ended: {}", output.status);
                    let errors = String::from_utf8_lossy(&output.stderr);
                    let _ = write!(complaint, " {}", errors.lines().take(3).collect::<Vec<_>>().join(" | "));
                    tally.complaints.push(complaint);
                }
            }
        }
        let Some(last) = last else { panic!("the child ran nothing: {}\n{text}", output.status) };
        next = last + 1;
    }
    tally
}

/// Judges mutants of a set, of the first `count` unless others are asked for. Fails unless both outcomes are met, or the damage is too little
/// or too much to show anything: `least` of `count` are translated and refused, in proportion to those whose input is present.
fn judge(set: Set, count: u64, least: (usize, usize)) {
    tool::judges("spirv-val");
    let given = std::env::var("MUTANTS").ok();
    let is_usual = given.is_none();
    let all = given.map_or(0..count, |text| range(&text));
    let step = PER_MODULE * 8;
    let first = all.start / step * step;
    let parts: Vec<_> = (first..all.end)
        .step_by(step as usize)
        .step_by(if is_usual && !tool::is_long() { ORDINARY_STEP } else { 1 })
        .map(|start| start.max(all.start)..(start + step).min(all.end))
        .collect();
    let tallies = parallel::map(&parts, |part| run(set, part));
    let complaints: Vec<_> = tallies.iter().flat_map(|tally| &tally.complaints).cloned().collect();
    let sum = |part: fn(&Tally) -> usize| tallies.iter().map(part).sum::<usize>();
    let (translated, refused, absent) =
        (sum(|tally| tally.translated), sum(|tally| tally.refused), sum(|tally| tally.absent));
    println!("{set:?}: {translated} translated, {refused} refused");
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
    let made = parts.iter().map(|part| part.end - part.start).sum::<u64>() as usize;
    assert_eq!(translated + refused + absent, made);
    if is_usual {
        let judged = translated + refused;
        let is_enough = |found: usize, least: usize| found * count as usize > least * judged;
        assert!(
            is_enough(translated, least.0) && is_enough(refused, least.1),
            "{translated} translated, {refused} refused"
        );
    }
}

#[apply(case)]
fn damaged_modules_are_translated_or_refused() {
    judge(Set::Own, COUNT, (2_000, 8_000));
}

#[apply(case)]
fn damaged_modules_of_llc_are_translated_or_refused() {
    Set::Llc.need();
    judge(Set::Llc, PRODUCED, (100, 400));
}

#[apply(case)]
fn damaged_modules_of_llvm_spirv_are_translated_or_refused() {
    Set::LlvmSpirv.need();
    judge(Set::LlvmSpirv, PRODUCED, (100, 400));
}

#[apply(case)]
fn damaged_shaders_are_translated_or_refused() {
    judge(Set::Shaders, SHADERS, (320, 2_400));
}

#[apply(case)]
fn undamaged_modules_are_translated() {
    let numbers: Vec<_> = (0..COUNT / PER_MODULE).collect();
    let outcomes = parallel::map(&numbers, |number| {
        let input = Set::Own.input(*number).expect("all are our own");
        (input.name, translate(&input.bytes, input.form, Manner::OWN))
    });
    let mut names = std::collections::BTreeSet::new();
    for (name, outcome) in outcomes {
        assert_eq!(outcome, Ok("translated"), "{name}");
        names.insert(name);
    }
    assert!(names.len() > 150, "only {} modules", names.len());
}
