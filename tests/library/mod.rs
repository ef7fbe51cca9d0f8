//! What a program that links the library may rely on.

mod calls;
mod modules;
mod package;
mod process;
mod public_items;
mod threads;

use std::path::Path;

/// Modules of our own, with the names of their files: SPIR-V as assembly language, LLVM IR as text.
fn samples(extension: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut found = Vec::new();
    for section in ["arithmetic", "atomic", "composite", "control_flow", "memory"] {
        for entry in std::fs::read_dir(folder.join(section)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|one| one == extension) {
                let name = path.file_name().unwrap().to_string_lossy();
                found.push((format!("{section}/{name}"), std::fs::read(&path).unwrap()));
            }
        }
    }
    found.sort();
    assert!(found.len() > 20, "{} samples", found.len());
    found
}
