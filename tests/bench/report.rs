//! The results as Markdown.

use crate::measure::Run;
use std::fmt::Write;
use std::time::Duration;

/// What is done with an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    ToText,
    ToBitcode,
    ToSpirv,
    Assemble,
    Disassemble,
    Validate,
}

impl Operation {
    /// What the table calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::ToText => ".spv to .ll",
            Self::ToBitcode => ".spv to .bc",
            Self::ToSpirv => ".bc to .spv",
            Self::Assemble => "assemble",
            Self::Disassemble => "disassemble",
            Self::Validate => "validate",
        }
    }
}

/// One operation on one input, by us and by others.
pub struct Measured {
    /// The input.
    pub input: String,
    /// The operation.
    pub operation: Operation,
    /// What we took.
    pub ours: Run,
    /// What we took, in the same turns, for the next smaller input of its kind.
    pub smaller: Option<Run>,
    /// The instructions that we executed, where that was counted.
    pub instructions: Option<u64>,
    /// What we compare with.
    pub yardstick: (&'static str, Option<Run>),
    /// What others took for the same.
    pub peers: Vec<(&'static str, Option<Run>)>,
}

/// Memory of the measuring process in KiB, below which a child's is not seen.
const UNSEEN: u64 = 42 << 10;

/// Milliseconds.
pub fn ms(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e3)
}

/// How many times as long as the other.
pub fn ratio(time: Duration, other: Duration) -> f64 {
    time.as_secs_f64() / other.as_secs_f64().max(1e-6)
}

/// The size that a generated input's name tells, and what it counts.
pub fn size(name: &str) -> Option<(f64, &str)> {
    let (number, kind) = name.split_once(' ')?;
    Some((number.parse().ok()?, kind))
}

/// Of the names of inputs that of the next smaller one of its kind.
pub fn next_smaller<'n>(names: impl Iterator<Item = &'n str>, one: &str) -> Option<&'n str> {
    let (own, kind) = size(one)?;
    let smaller = names.filter_map(|name| {
        let (size, of) = size(name)?;
        (of == kind && size < own).then_some((size, name))
    });
    smaller.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, name)| name)
}

/// Growth of a number of ours per doubling of the input, against the next smaller one of its kind and our number for that.
fn growth(
    all: &[Measured],
    one: &Measured,
    number: impl Fn(&Measured) -> Option<f64>,
    of_smaller: impl Fn(&Measured) -> Option<f64>,
) -> Option<f64> {
    let name = next_smaller(all.iter().map(|other| other.input.as_str()), &one.input)?;
    let smaller = all.iter().find(|other| other.operation == one.operation && other.input == name)?;
    let doublings = (size(&one.input)?.0 / size(name)?.0).log2();
    Some((number(one)? / of_smaller(smaller)?).powf(1.0 / doublings))
}

/// Growth of processor time, instructions and memory, as far as they are known.
fn growths(all: &[Measured], one: &Measured) -> String {
    let memory = |one: &Measured| {
        let memory = one.ours.memory;
        (memory > UNSEEN).then_some(memory as f64)
    };
    let instructions = |one: &Measured| one.instructions.map(|count| count as f64);
    let seconds = |one: &Measured| Some(one.ours.cpu.as_secs_f64());
    let numbers = [
        growth(all, one, seconds, |_| one.smaller.map(|run| run.cpu.as_secs_f64())),
        growth(all, one, instructions, instructions),
        growth(all, one, memory, memory),
    ];
    if numbers.iter().all(Option::is_none) {
        return String::new();
    }
    numbers.map(|number| number.map_or("-".to_owned(), |number| format!("{number:.2}"))).join(" / ")
}

fn machine() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model =
        text.lines().find_map(|line| line.strip_prefix("model name")).and_then(|rest| rest.split_once(": "));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} processors", model.map_or("unknown processor", |(_, name)| name))
}

/// A table of everything, and the machine that it was made on.
pub fn markdown(all: &[Measured]) -> String {
    let mut text = format!(
        "Made by `./x bench` on {}. Least of several runs; processor time counts user and system; the ratio is of our processor time\n\
         to that of the yardstick, with which we take turns; growth is per doubling of the input, of processor time (taking\n\
         turns with the smaller input), of executed instructions (by Valgrind) and of memory; memory below that of the measuring process (40 MiB) is not seen.\n\n\
         | input | operation | CPU ms | wall ms | MiB | yardstick | its CPU ms | ratio | growth | others, CPU ms (ratio) |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
        machine()
    );
    for one in all {
        let Measured { input, operation, ours, yardstick: (name, yardstick), peers, .. } = one;
        let (theirs, relation) = yardstick.map_or(("-".into(), "-".into()), |run| {
            (ms(run.cpu), format!("{:.2}", ratio(ours.cpu, run.cpu)))
        });
        let others: Vec<_> = peers
            .iter()
            .map(|(name, run)| match run {
                Some(run) => format!("{name} {} ({:.2})", ms(run.cpu), ratio(ours.cpu, run.cpu)),
                None => format!("{name} fails or takes over 8 s"),
            })
            .collect();
        let growth = growths(all, one);
        let _ = writeln!(
            text,
            "| {input} | {} | {} | {} | {} | {name} | {theirs} | {relation} | {growth} | {} |",
            operation.name(),
            ms(ours.cpu),
            ms(ours.wall),
            ours.memory / 1024,
            others.join("; ")
        );
    }
    text
}
