//! `roundtrip`: translates files to the other side and back, and reports losses.

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
    let is_lossless = reports.iter().all(|(_, report, _)| report.is_lossless());
    if let Some(path) = request.page {
        let page = roundtrip::page(&reports);
        std::fs::write(path, page).with_context(|| format!("cannot write '{}'", path.display()))?;
    }
    let text = if request.json {
        let plain: Vec<_> = reports.into_iter().map(|(name, report, _)| (name, report)).collect();
        roundtrip::json(&plain)
    } else {
        reports.iter().map(|(name, report, _)| format!("{name}:\n{report}")).collect()
    };
    print(&text)?;
    Ok(is_lossless)
}

fn trip(file: &Path, shows: bool, options: &Options) -> anyhow::Result<(Report, Option<View>)> {
    let input = read(file, None)?.bytes;
    let report = roundtrip::check(&input, options);
    // A module that cannot be read has nothing to show.
    let view = if shows { roundtrip::view(&input, options, &report).ok() } else { None };
    Ok((report, view))
}
