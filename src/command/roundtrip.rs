//! `roundtrip`: translates files to the other side and back, and reports losses.

use super::run::{self, Outcome};
use super::{jobs, print, read};
use anyhow::Context;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::roundtrip::{self, Report, View};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

/// The arguments.
pub struct Request<'r> {
    /// Files of any form.
    pub files: &'r [PathBuf],
    /// Number of threads; by default the number of processors.
    pub jobs: Option<NonZeroUsize>,
    /// The HTML page to write.
    pub page: Option<&'r Path>,
    /// Whether to print JSON.
    pub json: bool,
    /// Whether to execute both modules.
    pub executes: bool,
}

/// Runs the round trips and reports on standard output; returns true if nothing was lost.
///
/// # Errors
/// A file that cannot be read, a page that cannot be written.
pub fn run(request: &Request<'_>, options: &Options) -> anyhow::Result<bool> {
    let shows = request.page.is_some();
    let trips = jobs::map(request.files, request.jobs, |file| trip(file, shows, options));
    let mut reports = Vec::new();
    for (file, outcome) in request.files.iter().zip(trips) {
        let (report, view) = outcome?;
        reports.push((file.display().to_string(), report, view));
    }
    let mut is_lossless = reports.iter().all(|(_, report, _)| report.is_lossless());
    if let Some(path) = request.page {
        let page = roundtrip::page(&reports);
        std::fs::write(path, page).with_context(|| format!("cannot write '{}'", path.display()))?;
    }
    if request.json {
        let plain: Vec<_> = reports.into_iter().map(|(name, report, _)| (name, report)).collect();
        print(&roundtrip::json(&plain))?;
        return Ok(is_lossless);
    }
    for (file, (name, report, _)) in request.files.iter().zip(&reports) {
        print(&format!("{name}:\n{report}"))?;
        if request.executes && report.error.is_none() {
            let (text, are_same) = executed(file, options)?;
            print(&text)?;
            is_lossless &= are_same;
        }
    }
    Ok(is_lossless)
}

/// What the kernels of a module compute before and after the trip, in words; whether none differs.
fn executed(file: &Path, options: &Options) -> anyhow::Result<(String, bool)> {
    let input = read(file, None)?.bytes;
    let (first, back) = roundtrip::both_modules(&input, options)?;
    let mut text = String::new();
    let mut are_same = true;
    for (kernel, outcome) in run::compare_modules(&first, &back)? {
        let words = match outcome {
            Outcome::Same(runs) => format!("computes the same in {runs} runs"),
            Outcome::Different(runs, all) => {
                are_same = false;
                format!("computes something else in {runs} of {all} runs")
            }
            Outcome::NotExecuted(reason) => format!("is not executed: {reason}"),
        };
        text.push_str(&format!("  '{kernel}' {words}\n"));
    }
    Ok((text, are_same))
}

fn trip(file: &Path, shows: bool, options: &Options) -> anyhow::Result<(Report, Option<View>)> {
    let input = read(file, None)?.bytes;
    let report = roundtrip::check(&input, options);
    // A module that cannot be read has nothing to show.
    let view = if shows { roundtrip::view(&input, options, &report).ok() } else { None };
    Ok((report, view))
}
