//! The arguments of `run`, for the command and for the program that executes.

#![allow(rustdoc::broken_intra_doc_links, reason = "clap shows these comments as help, brackets included")]

use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;

/// The prefix of a file's name in a place that counts words instead of lines.
pub const WORDS_OF: &str = "words of ";

/// A size in up to three dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(pub [usize; 3]);

impl Size {
    /// As on the command line.
    fn text(self) -> String {
        let [x, y, z] = self.0;
        format!("{x},{y},{z}")
    }
}

/// The order of work-groups and work-items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// By their numbers.
    InOrder,
    /// By a seed.
    Random(u64),
}

impl Schedule {
    /// The seed, if there is one.
    pub fn seed(self) -> Option<u64> {
        match self {
            Self::InOrder => None,
            Self::Random(seed) => Some(seed),
        }
    }
}

/// The arguments of `run`.
#[derive(Args, Clone, Debug)]
pub struct RunArgs {
    /// File of any form with kernels or compute shaders; '-' is standard input
    #[arg(value_name = "FILE")]
    pub input: PathBuf,

    /// Name of the kernel or of the entry point; it may be left out if there is only one
    #[arg(value_name = "KERNEL")]
    pub kernel: Option<String>,

    /// Number of work-items in each dimension, such as 1024 or 64,64
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = parse_size)]
    pub global: Option<Size>,

    /// Number of work-items of a work-group; by default what the kernel requires, else a divisor of --global up
    /// to 64
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = parse_size)]
    pub local: Option<Size>,

    /// Argument of a kernel, by name or by number from 0: a value, TYPE[COUNT]=VALUES, or @FILE
    #[arg(long, value_name = "ARG=DATA", value_parser = parse_pair)]
    pub arg: Vec<(String, String)>,

    /// Buffer of a shader, by descriptor set and binding
    #[arg(long, value_name = "SET.BINDING=DATA", value_parser = parse_pair)]
    pub bind: Vec<(String, String)>,

    /// Push constants of a shader: several are laid one behind the other
    #[arg(long, value_name = "DATA")]
    pub push: Vec<String>,

    /// Value of a specialization constant, by the literal of its SpecId
    #[arg(long, value_name = "ID=VALUE")]
    pub spec: Vec<String>,

    /// Write a buffer after the run: to a .npy or .png file, to any other file as bytes, to - as text
    #[arg(long, value_name = "ARG=FILE", value_parser = parse_pair)]
    pub out: Vec<(String, String)>,

    /// What a buffer must hold after the run; otherwise the exit status is 1
    #[arg(long, value_name = "ARG=DATA", value_parser = parse_pair)]
    pub expect: Vec<(String, String)>,

    /// How far a floating-point number may be from the expected one, relative to the greater of it and 1
    #[arg(long, value_name = "T", default_value_t = 0.0)]
    pub tolerance: f64,

    /// Seed of random data that has none of its own
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,

    /// Number of work-items of a sub-group, up to 128
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = parse_sub_group)]
    pub sub_group: usize,

    /// Find undefined behaviour: accesses out of bounds, data races, uninitialized memory and more
    #[arg(long)]
    pub check: bool,

    /// Order of work-groups and work-items: in-order, or random:SEED
    #[arg(long, value_name = "ORDER", default_value = "in-order", value_parser = parse_schedule)]
    pub schedule: Schedule,

    /// Number of threads that run work-groups; by default one for each processor. Kernels whose results depend on the
    /// order of work-groups have one
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,

    /// List the kernels and their arguments, or the results, as JSON
    #[arg(long)]
    pub json: bool,
}

impl RunArgs {
    /// The command line with these arguments.
    pub fn words(&self) -> Vec<OsString> {
        let mut words: Vec<OsString> = Vec::new();
        let mut add = |option: &str, value: String| words.push(format!("--{option}={value}").into());
        let pairs = [("arg", &self.arg), ("bind", &self.bind), ("out", &self.out), ("expect", &self.expect)];
        for (option, pairs) in pairs {
            pairs.iter().for_each(|(name, value)| add(option, format!("{name}={value}")));
        }
        self.push.iter().for_each(|data| add("push", data.clone()));
        self.global.iter().for_each(|size| add("global", size.text()));
        self.local.iter().for_each(|size| add("local", size.text()));
        add("tolerance", self.tolerance.to_string());
        add("seed", self.seed.to_string());
        add("sub-group", self.sub_group.to_string());
        self.schedule.seed().iter().for_each(|seed| add("schedule", format!("random:{seed}")));
        self.threads.iter().for_each(|threads| add("threads", threads.to_string()));
        if self.check {
            words.push("--check".into());
        }
        if self.json {
            words.push("--json".into());
        }
        words.push("--".into());
        words.push(self.input.clone().into_os_string());
        words.extend(self.kernel.iter().map(OsString::from));
        words
    }
}

/// The arguments of `compare`.
#[derive(Args, Clone, Debug)]
pub struct CompareArgs {
    /// File of any form
    #[arg(value_name = "FILE")]
    pub left: PathBuf,

    /// File of any form with a kernel of the same name
    #[arg(value_name = "FILE")]
    pub right: PathBuf,

    /// Name of the kernel or of the entry point; it may be left out if there is only one
    #[arg(long, value_name = "KERNEL")]
    pub kernel: Option<String>,

    /// Number of runs, each with the next seed
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub runs: u64,

    /// Number of work-items in each dimension
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = parse_size, default_value = "64")]
    pub global: Size,

    /// Number of work-items of a work-group
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = parse_size)]
    pub local: Option<Size>,

    /// Argument of a kernel; unset arguments are random, and integers by value the number of work-items
    #[arg(long, value_name = "ARG=DATA", value_parser = parse_pair)]
    pub arg: Vec<(String, String)>,

    /// Buffer of a shader; unset buffers are random
    #[arg(long, value_name = "SET.BINDING=DATA", value_parser = parse_pair)]
    pub bind: Vec<(String, String)>,

    /// Push constants of a shader
    #[arg(long, value_name = "DATA")]
    pub push: Vec<String>,

    /// Value of a specialization constant of both modules
    #[arg(long, value_name = "ID=VALUE")]
    pub spec: Vec<String>,

    /// How far floating-point numbers may be apart, relative to the greater of the second one and 1
    #[arg(long, value_name = "T", default_value_t = 0.0)]
    pub tolerance: f64,

    /// Seed of the first run
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,

    /// Number of work-items of a sub-group, up to 128
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = parse_sub_group)]
    pub sub_group: usize,

    /// The result as JSON
    #[arg(long)]
    pub json: bool,
}

impl CompareArgs {
    /// The arguments of a run of the first file.
    pub fn run(&self) -> RunArgs {
        RunArgs {
            input: self.left.clone(),
            kernel: self.kernel.clone(),
            global: Some(self.global),
            local: self.local,
            arg: self.arg.clone(),
            bind: self.bind.clone(),
            push: self.push.clone(),
            spec: self.spec.clone(),
            out: Vec::new(),
            expect: Vec::new(),
            tolerance: self.tolerance,
            seed: self.seed,
            sub_group: self.sub_group,
            check: false,
            schedule: Schedule::InOrder,
            threads: None,
            json: self.json,
        }
    }
}

/// # Errors
/// Anything but one to three numbers above 0.
fn parse_size(text: &str) -> Result<Size, String> {
    let numbers: Option<Vec<usize>> =
        text.split([',', 'x']).map(|number| number.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(numbers @ ([_] | [_, _] | [_, _, _])) if !numbers.contains(&0) => {
            Ok(Size(std::array::from_fn(|d| numbers.get(d).copied().unwrap_or(1))))
        }
        _ => Err("expected one to three numbers above 0, such as 1024 or 64,64".to_owned()),
    }
}

/// # Errors
/// Anything but a number from 1 to 128.
fn parse_sub_group(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=128).contains(number));
    number.ok_or_else(|| "expected a number from 1 to 128".to_owned())
}

/// # Errors
/// Anything but 'in-order' and 'random:SEED'.
fn parse_schedule(text: &str) -> Result<Schedule, String> {
    match (text, text.strip_prefix("random:").and_then(|seed| seed.parse().ok())) {
        ("in-order", _) => Ok(Schedule::InOrder),
        (_, Some(seed)) => Ok(Schedule::Random(seed)),
        _ => Err("expected in-order or random:SEED, such as random:7".to_owned()),
    }
}

/// # Errors
/// A text without '='.
fn parse_pair(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').map(|(name, value)| (name.trim().to_owned(), value.to_owned()));
    pair.filter(|(name, _)| !name.is_empty()).ok_or_else(|| "expected a name, '=' and a value".to_owned())
}
