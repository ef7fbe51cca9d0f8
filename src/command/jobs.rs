//! Processes files with several threads.

use indicatif::{ProgressBar, ProgressStyle};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Maps files through `work`, in order. Shows a progress bar on a terminal.
pub fn map<T: Send>(
    files: &[PathBuf],
    jobs: Option<NonZeroUsize>,
    work: impl Fn(&Path) -> T + Sync,
) -> Vec<T> {
    map_with(files, jobs, || (), |(), _, file| work(file))
}

/// Like [`map`], with a state for each thread, created by `begin`; `work` also receives the index of the
/// file.
pub fn map_with<S, T: Send>(
    files: &[PathBuf],
    jobs: Option<NonZeroUsize>,
    begin: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize, &Path) -> T + Sync,
) -> Vec<T> {
    let available = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = jobs.map_or_else(available, usize::from).min(files.len()).max(1);
    let bar = progress(files.len());
    let next = AtomicUsize::new(0);
    let worker = || {
        let (mut state, mut done) = (begin(), Vec::new());
        while let Some((place, file)) = take(&next, files) {
            done.push((place, work(&mut state, place, file)));
            bar.inc(1);
        }
        done
    };
    let mut done: Vec<(usize, T)> = if threads == 1 {
        worker()
    } else {
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            let join = |worker: std::thread::ScopedJoinHandle<'_, Vec<(usize, T)>>| {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            workers.into_iter().flat_map(join).collect()
        })
    };
    bar.finish_and_clear();
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, outcome)| outcome).collect()
}

fn take<'f>(next: &AtomicUsize, files: &'f [PathBuf]) -> Option<(usize, &'f Path)> {
    let place = next.fetch_add(1, Ordering::Relaxed);
    files.get(place).map(|file| (place, file.as_path()))
}

/// A progress bar; hidden if standard error is not a terminal.
fn progress(files: usize) -> ProgressBar {
    if files < 2 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(files as u64);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} files, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
