//! Where the time of a translation goes.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A phase and how long it took.
pub type Time = (&'static str, Duration);

/// Collects how long each phase took; copies collect together. The default collects nothing.
#[derive(Clone, Debug, Default)]
pub struct Phases(Option<Arc<Mutex<Vec<Time>>>>);

impl Phases {
    /// One that collects.
    pub fn collecting() -> Self {
        Self(Some(Arc::default()))
    }

    /// Runs a phase and adds its time to what phases of its name took before.
    pub fn time<T>(&self, name: &'static str, work: impl FnOnce() -> T) -> T {
        let Some(times) = &self.0 else { return work() };
        let start = Instant::now();
        let outcome = work();
        let took = start.elapsed();
        let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
        match times.iter_mut().find(|(other, _)| *other == name) {
            Some((_, time)) => *time += took,
            None => times.push((name, took)),
        }
        outcome
    }

    /// The phases so far, in the order in which they first ended, with the wall time of each.
    pub fn times(&self) -> Vec<Time> {
        let times = self.0.as_ref().map(|times| times.lock().unwrap_or_else(PoisonError::into_inner).clone());
        times.unwrap_or_default()
    }
}

#[test]
fn times_of_a_phase_add_up() {
    let phases = Phases::collecting();
    let copy = phases.clone();
    assert_eq!(phases.time("a", || 1) + copy.time("b", || 2) + copy.time("a", || 3), 6);
    assert_eq!(phases.times().iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["a", "b"]);
    assert!(Phases::default().times().is_empty());
}
