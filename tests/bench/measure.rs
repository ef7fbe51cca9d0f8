//! Processor time, wall time, memory and executed instructions of processes.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// What a program took, the least of several runs each.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// Processor time, user and system.
    pub cpu: Duration,
    /// Wall time.
    pub wall: Duration,
    /// Peak memory in KiB.
    pub memory: u64,
}

/// A program with its arguments.
#[derive(Clone, Debug)]
pub struct Call {
    pub program: String,
    pub arguments: Vec<PathBuf>,
}

/// Time spent on programs that take turns, and the rounds that they get at least and at most.
const PATIENCE: Duration = Duration::from_secs(3);
const LEAST: usize = 2;
const MOST: usize = 40;

/// Runs programs in turns, so that what else the machine does meets all of them; nothing for one that is missing or fails.
pub fn in_turns(calls: &[Call]) -> Vec<Option<Run>> {
    let start = Instant::now();
    let mut best: Vec<Option<Run>> = calls.iter().map(once).collect();
    for round in 1..MOST {
        if round >= LEAST && start.elapsed() > PATIENCE {
            break;
        }
        for (call, best) in calls.iter().zip(&mut best) {
            *best = best.and_then(|best| {
                let run = once(call)?;
                Some(Run {
                    cpu: best.cpu.min(run.cpu),
                    wall: best.wall.min(run.wall),
                    memory: best.memory.min(run.memory),
                })
            });
        }
    }
    best
}

/// One run; nothing if the program is missing or fails.
pub fn once(call: &Call) -> Option<Run> {
    let start = Instant::now();
    let mut command = Command::new(&call.program);
    let mut child = command.args(&call.arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
    let used = child.wait4().ok()?;
    let wall = start.elapsed();
    let cpu = used.rusage.utime + used.rusage.stime;
    used.status.success().then_some(Run { cpu, wall, memory: used.rusage.maxrss / 1024 })
}

/// The instructions that a program executes, which no other work on the machine changes; nothing without Valgrind.
pub fn instructions(call: &Call) -> Option<u64> {
    let tool = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"];
    let mut command = Command::new("valgrind");
    let output = command.args(tool).arg(&call.program).args(&call.arguments).output().ok()?;
    let told = String::from_utf8_lossy(&output.stderr);
    let (_, number) = told.split_once("I   refs:")?;
    let digits: String = number.lines().next()?.chars().filter(char::is_ascii_digit).collect();
    digits.parse().ok().filter(|_| output.status.success())
}
