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
    /// What we compare with.
    pub yardstick: (&'static str, Option<Run>),
    /// What others took for the same.
    pub peers: Vec<(&'static str, Option<Run>)>,
}

/// Milliseconds.
pub fn ms(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e3)
}

/// How many times as long as the other.
pub fn ratio(time: Duration, other: Duration) -> f64 {
    time.as_secs_f64() / other.as_secs_f64().max(1e-6)
}

/// The size that a generated input's name tells, and what it counts.
fn size(name: &str) -> Option<(f64, &str)> {
    let (number, kind) = name.split_once(' ')?;
    Some((number.parse().ok()?, kind))
}

/// Growth of our processor time per doubling of the input, against the next smaller one of its kind.
fn growth(all: &[Measured], one: &Measured) -> Option<f64> {
    let (own, kind) = size(&one.input)?;
    let smaller = all.iter().filter(|other| other.operation == one.operation).filter_map(|other| {
        let (size, of) = size(&other.input)?;
        (of == kind && size < own).then_some((size, other.ours.cpu))
    });
    let (size, cpu) = smaller.max_by(|a, b| a.0.total_cmp(&b.0))?;
    Some(ratio(one.ours.cpu, cpu).powf(1.0 / (own / size).log2()))
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
         to that of the yardstick; growth is per doubling of the input; memory below that of the measuring process (40 MiB) is not seen.\n\n\
         | input | operation | CPU ms | wall ms | MiB | yardstick | its CPU ms | ratio | growth | others, CPU ms (ratio) |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
        machine()
    );
    for one in all {
        let Measured { input, operation, ours, yardstick: (name, yardstick), peers } = one;
        let (theirs, relation) = yardstick.map_or(("-".into(), "-".into()), |run| {
            (ms(run.cpu), format!("{:.2}", ratio(ours.cpu, run.cpu)))
        });
        let others: Vec<_> = peers
            .iter()
            .map(|(name, run)| match run {
                Some(run) => format!("{name} {} ({:.2})", ms(run.cpu), ratio(ours.cpu, run.cpu)),
                None => format!("{name} fails, is missing, or takes over 8 s"),
            })
            .collect();
        let growth = growth(all, one).map_or(String::new(), |growth| format!("{growth:.2}"));
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
