//! A line about long runs, on terminals only.

use std::io::IsTerminal;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How long a run takes before there is a line.
const QUIET: Duration = Duration::from_secs(1);

/// What takes the number of groups that have begun, and of all.
pub type Report = Box<dyn Fn(usize, usize) + Sync>;

/// The callback that reports progress, if standard error is a terminal.
pub fn reporter() -> Option<Report> {
    if !std::io::stderr().is_terminal() {
        return None;
    }
    let start = Instant::now();
    let bar: Mutex<Option<ProgressBar>> = Mutex::new(None);
    Some(Box::new(move |begun, all| {
        // Looking at the clock for each of many small groups would cost more than they do.
        if !begun.is_multiple_of(64) && begun < all || start.elapsed() < QUIET {
            return;
        }
        let Ok(mut bar) = bar.try_lock() else { return };
        let bar = bar.get_or_insert_with(|| {
            let bar = ProgressBar::with_draw_target(Some(all as u64), ProgressDrawTarget::stderr());
            let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} work-groups, {eta} left");
            style.map_or(bar.clone(), |style| bar.with_style(style))
        });
        bar.set_position(begun.min(all) as u64);
        if begun >= all {
            bar.finish_and_clear();
        }
    }))
}
