//! Work on many inputs with all processors.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::harness;

/// What `work` makes of each input, in the order of the inputs.
pub fn map<'i, I: Sync, O: Send>(inputs: &'i [I], work: impl Fn(&'i I) -> O + Sync) -> Vec<O> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(inputs.len().max(1));
    let next = AtomicUsize::new(0);
    let test = harness::current();
    let run = || {
        harness::enter(&test);
        let mut outputs = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(input) = inputs.get(index) else { return outputs };
            outputs.push((index, work(input)));
        }
    };
    let mut outputs: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, Vec<(usize, O)>>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        threads.into_iter().flat_map(join).collect()
    });
    outputs.sort_by_key(|(index, _)| *index);
    outputs.into_iter().map(|(_, output)| output).collect()
}
