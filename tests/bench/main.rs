//! `./x bench`: how long the command takes and how much memory, beside every peer that is installed.
//!
//! Each number is the least of several runs of a process of its own. the guide's table and `tests/bench/results.svg` are written;
//! arguments name inputs to run alone, whose results are only printed. Where Valgrind is installed, the instructions that our command
//! executes for inputs of several sizes are counted as well.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, clippy::print_stderr)]

mod generate;
mod measure;
mod picture;
mod report;

use spirv_llvm_translate as _;

use measure::{Call, in_turns, instructions, once};
use report::{Measured, Operation};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Seconds after which a peer is given up.
const LIMIT: &str = "8";

/// Bytes of inputs whose instructions are counted: that takes thirty times as long.
const MOST_COUNTED: u64 = 16 << 20;

/// Where the guide has the table.
const BEGIN: &str = "<!-- Made by ./x bench. -->";
const END: &str = "<!-- End of what ./x bench makes. -->";

/// The command under test.
const OURS: &str = env!("CARGO_BIN_EXE_spirv-llvm-translate");

/// A program that does the same as we do, or what our time is compared with.
struct Peer {
    name: &'static str,
    program: &'static str,
    arguments: &'static [&'static str],
}

const fn peer(name: &'static str, program: &'static str, arguments: &'static [&'static str]) -> Peer {
    Peer { name, program, arguments }
}

/// An operation: the forms it leads from and to, what is compared, and who does it too. `IN` and `OUT` stand for files.
struct Task {
    operation: Operation,
    from: &'static str,
    to: &'static str,
    /// The fixed yardstick, and the form that it reads.
    yardstick: Peer,
    yardstick_from: &'static str,
    peers: &'static [Peer],
}

const TASKS: &[Task] = &[
    Task {
        operation: Operation::ToText,
        from: "spv",
        to: "ll",
        yardstick: peer("llvm-dis-22", "llvm-dis-22", &["IN", "-o", "OUT"]),
        yardstick_from: "bc",
        peers: &[],
    },
    Task {
        operation: Operation::ToBitcode,
        from: "spv",
        to: "bc",
        yardstick: peer("llvm-dis-22", "llvm-dis-22", &["IN", "-o", "OUT"]),
        yardstick_from: "bc",
        peers: &[peer("llvm-spirv-15 -r", "llvm-spirv-15", &["-r", "IN", "-o", "OUT"])],
    },
    Task {
        operation: Operation::ToSpirv,
        from: "bc",
        to: "spv",
        yardstick: peer("opt-22 verify", "opt-22", &["-passes=verify", "IN", "-o", "OUT"]),
        yardstick_from: "bc",
        peers: &[peer("llc-22", "llc-22", &["-mtriple=spirv64", "-filetype=obj", "IN", "-o", "OUT"])],
    },
    Task {
        operation: Operation::Assemble,
        from: "spvasm",
        to: "spv",
        yardstick: peer("spirv-as", "spirv-as", &["IN", "-o", "OUT"]),
        yardstick_from: "spvasm",
        peers: &[],
    },
    Task {
        operation: Operation::Disassemble,
        from: "spv",
        to: "spvasm",
        yardstick: peer("spirv-dis", "spirv-dis", &["IN", "-o", "OUT"]),
        yardstick_from: "spv",
        peers: &[peer("mlir-translate-22", "mlir-translate-22", &["--deserialize-spirv", "IN", "-o", "OUT"])],
    },
    Task {
        operation: Operation::Validate,
        from: "spv",
        to: "none",
        yardstick: peer("spirv-val", "spirv-val", &["IN"]),
        yardstick_from: "spv",
        peers: &[],
    },
];

/// An input in all four forms, which our own command made of the first.
struct Input {
    name: String,
    folder: PathBuf,
}

impl Input {
    fn new(name: &str, extension: &str, contents: &[u8]) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench").join(name.replace(' ', "_"));
        std::fs::create_dir_all(&folder).unwrap();
        let input = Self { name: name.to_owned(), folder };
        std::fs::write(input.path(extension), contents).unwrap();
        for to in ["spv", "bc", "ll", "spvasm"].into_iter().filter(|to| *to != extension) {
            let from = if to == "spv" || extension == "spv" { extension } else { "spv" };
            let arguments = [input.path(from), PathBuf::from("-o"), input.path(to)];
            let status = Command::new(OURS).args(arguments).status().unwrap();
            assert!(status.success(), "{name} does not become {to}");
        }
        input
    }

    fn path(&self, extension: &str) -> PathBuf {
        self.folder.join(format!("in.{extension}"))
    }

    fn call(&self, program: &str, arguments: &[&str], from: &str, to: &str) -> Call {
        let output = self.folder.join(format!("out.{to}"));
        let arguments = arguments.iter().map(|argument| match *argument {
            "IN" => self.path(from),
            "OUT" => output.clone(),
            other => PathBuf::from(other),
        });
        Call { program: program.to_owned(), arguments: arguments.collect() }
    }

    /// A peer's call. Some take minutes for what is large; small inputs are measured without a guard, which takes time itself.
    fn peer(&self, peer: &Peer, from: &str, to: &str) -> Call {
        let call = self.call(peer.program, peer.arguments, from, to);
        if std::fs::metadata(self.path(from)).is_ok_and(|file| file.len() <= 100_000) {
            return call;
        }
        let guarded = [LIMIT, peer.program].map(PathBuf::from).into_iter().chain(call.arguments);
        Call { program: "timeout".to_owned(), arguments: guarded.collect() }
    }

    /// Our own call for a task.
    fn ours(&self, task: &Task) -> Call {
        let arguments: &[&str] = match task.operation {
            Operation::Validate => &["validate", "IN"],
            _ => &["IN", "-o", "OUT"],
        };
        self.call(OURS, arguments, task.from, task.to)
    }

    /// Measures a task, and beside it our own command on the next smaller input of its kind.
    fn task(&self, task: &Task, smaller: Option<&Self>) -> Measured {
        let ours = self.ours(task);
        let yardstick = self.peer(&task.yardstick, task.yardstick_from, task.to);
        let has_size = report::size(&self.name).is_some();
        let is_countable =
            std::fs::metadata(self.path(task.from)).is_ok_and(|file| file.len() < MOST_COUNTED);
        let instructions = (has_size && is_countable).then(|| instructions(&ours)).flatten();
        // One that fails or takes too long does so once.
        let yardstick = Some(yardstick).filter(|call| once(call).is_some());
        let others = [smaller.map(|smaller| smaller.ours(task)), yardstick];
        let calls: Vec<Call> = std::iter::once(ours).chain(others.iter().flatten().cloned()).collect();
        let mut runs = in_turns(&calls).into_iter();
        let ours = runs.next().flatten().expect("our own command works");
        let [smaller, yardstick] = others.map(|call| call.and_then(|_| runs.next().flatten()));
        let is_installed = |peer: &&Peer| Command::new(peer.program).arg("--version").output().is_ok();
        let peers = task.peers.iter().filter(is_installed).map(|peer| {
            let call = self.peer(peer, task.from, task.to);
            (peer.name, once(&call).and_then(|_| in_turns(&[call]).into_iter().next().flatten()))
        });
        Measured {
            input: self.name.clone(),
            operation: task.operation,
            ours,
            smaller,
            instructions,
            yardstick: (task.yardstick.name, yardstick),
            peers: peers.collect(),
        }
    }
}

fn inputs(wanted: &dyn Fn(&str) -> bool) -> Vec<Input> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut inputs = Vec::new();
    let mut add = |name: &str, extension: &str, contents: &dyn Fn() -> Vec<u8>| {
        if wanted(name) {
            inputs.push(Input::new(name, extension, &contents()));
        }
    };
    add("tiny kernel", "spvasm", &|| std::fs::read(root.join("llvm-fixtures/vector_add.spvasm")).unwrap());
    let libclc = root.join("target/judges/libclc-15/usr/lib/clc/spirv64-mesa3d-.spv");
    if libclc.exists() {
        add("libclc", "spv", &|| std::fs::read(&libclc).unwrap());
    }
    for count in [1_000, 8_000, 64_000] {
        add(&format!("{count} functions"), "ll", &|| generate::functions(count).into_bytes());
    }
    add("5000 entry points", "ll", &|| generate::kernels(5_000).into_bytes());
    add("4 MB shader", "spvasm", &|| generate::shader(9_100).into_bytes());
    for count in [50_000, 200_000] {
        add(&format!("{count} instructions"), "ll", &|| generate::instructions(count).into_bytes());
    }
    inputs
}

fn main() {
    let names: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let inputs =
        inputs(&|name| names.is_empty() || names.iter().any(|wanted| name.contains(wanted.as_str())));
    let mut measured = Vec::new();
    for input in &inputs {
        for task in TASKS {
            eprintln!("{}: {}", input.name, task.operation.name());
            let names = inputs.iter().map(|other| other.name.as_str());
            let smaller = report::next_smaller(names, &input.name);
            let smaller = inputs.iter().find(|other| Some(other.name.as_str()) == smaller);
            measured.push(input.task(task, smaller));
        }
    }
    let text = report::markdown(&measured);
    print!("{text}");
    if names.is_empty() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        std::fs::write(root.join("tests/bench/results.svg"), picture::svg(&measured)).unwrap();
        let chapter = std::fs::read_to_string(root.join("src/guide/performance.md")).unwrap();
        let (before, rest) = chapter.split_once(BEGIN).expect("the chapter has a place for the table");
        let (_, after) = rest.split_once(END).expect("the place has an end");
        std::fs::write(root.join("src/guide/performance.md"), format!("{before}{BEGIN}\n{text}{END}{after}"))
            .unwrap();
    }
}
