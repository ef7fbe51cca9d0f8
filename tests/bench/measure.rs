//! Processor time, wall time and memory of a process.

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

/// Time spent on one number, and the runs that it takes at least and at most.
const PATIENCE: Duration = Duration::from_millis(600);
const LEAST: usize = 2;
const MOST: usize = 40;

/// Runs a program until the numbers are steady; nothing if it is missing or fails.
pub fn measure(program: &str, arguments: &[PathBuf]) -> Option<Run> {
    let start = Instant::now();
    let mut best: Option<Run> = None;
    for number in 0..MOST {
        if number >= LEAST && start.elapsed() > PATIENCE {
            break;
        }
        let run = once(program, arguments)?;
        best = Some(best.map_or(run, |best| Run {
            cpu: best.cpu.min(run.cpu),
            wall: best.wall.min(run.wall),
            memory: best.memory.min(run.memory),
        }));
    }
    best
}

fn once(program: &str, arguments: &[PathBuf]) -> Option<Run> {
    let start = Instant::now();
    let mut child =
        Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
    let used = child.wait4().ok()?;
    let wall = start.elapsed();
    let cpu = used.rusage.utime + used.rusage.stime;
    used.status.success().then_some(Run { cpu, wall, memory: used.rusage.maxrss / 1024 })
}
