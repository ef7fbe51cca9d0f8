//! The files below `tests/files`: pairs of SPIR-V and LLVM assembly that are each other's translation.
//!
//! `tests/files/README.spvasm` says what the files may hold; this is what reads and judges them. With `BLESS=1` in the environment, what
//! differs is written instead: read it before it is committed.

mod case;
mod directive;
mod judge;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::support::harness::Listed;
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

each_case!(cases);

/// A test for each case; its name is the path, as in `pairs::arithmetic::i_add`.
fn cases() -> Vec<Listed> {
    let mut all = BTreeSet::new();
    files(&folder(), &mut all);
    let stems: BTreeSet<_> = all.iter().map(|path| case::stem(path)).collect();
    let name = |stem: &Path| stem.strip_prefix(folder()).unwrap().to_string_lossy().replace('/', "::");
    let listed = |stem: PathBuf| -> Listed { (name(&stem), Box::new(move || check(&stem))) };
    stems.into_iter().map(listed).collect()
}

/// Fails unless the files of a case agree, and none is beyond those that it needs.
fn check(stem: &Path) {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let judgement = match Case::read(stem) {
        Ok(case) => judge::judge(&case, bless),
        Err(message) => judge::Judgement::refused(stem, message),
    };
    let mut complaints = judgement.complaints;
    let endings = case::ENDINGS.iter().map(|ending| PathBuf::from(format!("{}.{ending}", stem.display())));
    for orphan in endings.filter(|path| path.exists() && !judgement.files.contains(path)) {
        if bless {
            std::fs::remove_file(&orphan).unwrap();
        } else {
            complaints.push(format!("{}: no test needs this file; BLESS=1 removes it", orphan.display()));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[apply(case)]
fn files_exist() {
    assert!(cases().len() > 1);
}
