//! The files below `tests/files`: pairs of SPIR-V and LLVM assembly that are each other's translation.
//!
//! `tests/files/README.spvasm` says what the files may hold; this is what reads and judges them. With `BLESS=1` in the environment, what
//! differs is written instead: read it before it is committed.

mod case;
mod directive;
mod judge;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::support::parallel;
use case::Case;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files")
}

/// All files, as paths.
fn files(folder: &Path, found: &mut BTreeSet<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // LLVM IR that `crate::intrinsic` reads: it is written as SPIR-V, and computes the same.
        if path.is_dir() && path.file_name().is_some_and(|name| name == "intrinsics") {
            continue;
        }
        if path.is_dir() {
            files(&path, found);
        } else {
            found.insert(path);
        }
    }
}

/// All texts of SPIR-V assembly that tests hold, with their names.
pub fn assembly_texts() -> Vec<(String, String)> {
    let mut found = BTreeSet::new();
    files(&folder(), &mut found);
    let is_assembly = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "spvasm");
    let read = |path: PathBuf| (path.display().to_string(), std::fs::read_to_string(&path).unwrap());
    found.into_iter().filter(is_assembly).map(read).collect()
}

#[test]
fn files_agree() {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let mut all = BTreeSet::new();
    files(&folder(), &mut all);
    let stems: BTreeSet<_> = all.iter().map(|path| case::stem(path)).collect();
    let stems: Vec<_> = stems.into_iter().collect();
    let results = parallel::map(&stems, |stem| match Case::read(stem) {
        Ok(case) => judge::judge(&case, bless),
        Err(message) => judge::Judgement::refused(stem, message),
    });
    let mut complaints: Vec<String> = Vec::new();
    let mut expected = BTreeSet::new();
    for result in results {
        complaints.extend(result.complaints);
        expected.extend(result.files);
    }
    for orphan in all.difference(&expected) {
        if bless {
            std::fs::remove_file(orphan).unwrap();
        } else {
            complaints.push(format!("{}: nothing expects this file; BLESS=1 removes it", orphan.display()));
        }
    }
    assert!(stems.len() > 1, "there are files");
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}
