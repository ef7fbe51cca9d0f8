//! The guide's chapter on MLIR: each row of its tables names files that have what the row is about.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use spirv_llvm_translate::internal::assembly::{AssembleOptions, assemble_bytes};
use spirv_llvm_translate::internal::spirv::Module;

use crate::tables::names_in;

/// How many rows the chapter has at least: what MLIR's manual lists.
const FEWEST: usize = 45;

/// The words of a cell that are set as code.
fn code(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The rows of the tables: names of SPIR-V, and files without their last extension.
fn rows(chapter: &str) -> Vec<(Vec<&str>, Vec<&str>)> {
    let rows = chapter.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| SPIR-V |"));
    rows.map(|row| {
        let cells: Vec<_> = row.trim_matches('|').split(" | ").collect();
        let [about, _, _, files] = cells[..] else { panic!("four cells are expected: {row}") };
        (code(about).collect(), code(files).collect())
    })
    .collect()
}

/// What is wrong with a row whose files are in a folder.
fn complaint(folder: &Path, names: &[&str], files: &[&str]) -> Option<String> {
    let mut found = BTreeSet::new();
    for file in files {
        let path = PathBuf::from(format!("{}/{file}.spvasm", folder.display()));
        let Ok(text) = std::fs::read(&path) else { return Some(format!("there is no {}", path.display())) };
        let words = assemble_bytes(&text, &AssembleOptions::default());
        let module = words.and_then(Module::framed).unwrap_or_else(|error| panic!("{file}: {error}"));
        names_in(&module, &mut found);
    }
    if names.is_empty() || files.is_empty() {
        return Some("a row without names or without files".to_owned());
    }
    let missing: Vec<_> = names.iter().filter(|name| !found.contains(**name)).collect();
    (!missing.is_empty()).then(|| format!("none of {files:?} has {missing:?}"))
}

#[apply(case)]
fn each_row_names_files_that_show_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let chapter = std::fs::read_to_string(root.join("src/guide/mlir.md")).unwrap();
    let rows = rows(&chapter);
    assert!(rows.len() >= FEWEST, "only {} rows", rows.len());
    let complaints: Vec<_> =
        rows.iter().filter_map(|(names, files)| complaint(&root.join("tests"), names, files)).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[apply(case)]
fn a_row_that_shows_nothing_is_found() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let complain = |names: &[&str], files: &[&str]| complaint(&folder, names, files).unwrap_or_default();
    assert_eq!(complain(&["OpFAdd"], &["files/arithmetic/floating_point"]), "");
    assert!(complain(&["OpFAdd", "OpKill"], &["files/arithmetic/floating_point"]).contains("[\"OpKill\"]"));
    assert!(complain(&["OpFAdd"], &["files/arithmetic/no_such"]).starts_with("there is no "));
    assert!(complain(&["OpFAdd"], &[]).contains("without files"));
}
