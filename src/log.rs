//! What one translation reports besides its result: warnings and the time of each phase.
//!
//! Rule of this module: the library never prints and keeps no state between calls; each call receives its log from the
//! caller.

use std::cell::RefCell;
use std::fmt;
use std::time::{Duration, Instant};

/// A warning of a successful translation: something omitted or not preserved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Warning {
    /// The warning in one sentence without a full stop.
    pub message: String,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// The name of a phase and its duration.
pub type Time = (&'static str, Duration);

/// Collects the warnings and times of one translation.
#[derive(Debug, Default)]
pub struct Log {
    warnings: RefCell<Vec<String>>,
    times: RefCell<Vec<Time>>,
}

impl Log {
    /// Adds a warning unless the log already contains it.
    pub fn warn(&self, warning: &str) {
        let mut warnings = self.warnings.borrow_mut();
        if !warnings.iter().any(|other| other == warning) {
            warnings.push(warning.to_owned());
        }
    }

    /// The warnings so far, in order.
    pub fn warnings(&self) -> Vec<String> {
        self.warnings.borrow().clone()
    }

    /// Runs a phase and adds its duration to the time recorded under its name.
    pub fn time<T>(&self, name: &'static str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let outcome = work();
        let took = start.elapsed();
        let mut times = self.times.borrow_mut();
        match times.iter_mut().find(|(other, _)| *other == name) {
            Some((_, time)) => *time += took,
            None => times.push((name, took)),
        }
        outcome
    }

    /// The warnings, in order.
    pub fn into_warnings(self) -> Vec<Warning> {
        self.warnings.into_inner().into_iter().map(|message| Warning { message }).collect()
    }

    /// The warnings in order, and the wall time of each phase in order of first completion.
    pub fn into_parts(self) -> (Vec<String>, Vec<Time>) {
        (self.warnings.into_inner(), self.times.into_inner())
    }
}

#[test]
fn each_warning_is_kept_once() {
    let log = Log::default();
    ["a", "b", "a"].into_iter().for_each(|warning| log.warn(warning));
    assert_eq!(log.into_parts().0, ["a", "b"]);
}

#[test]
fn times_of_a_phase_add_up() {
    let log = Log::default();
    assert_eq!(log.time("a", || 1) + log.time("b", || 2) + log.time("a", || 3), 6);
    assert_eq!(log.into_parts().1.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["a", "b"]);
}
