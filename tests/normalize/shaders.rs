//! What optimizers make of shaders, in LLVM IR by hand in `shaders/`: each becomes a module that is valid for Vulkan.

use super::words;
use crate::support::harness::Listed;
use crate::support::tool;

each_case!(cases);

/// A test for each file, by its name.
fn cases() -> Vec<Listed> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/normalize/shaders");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let case = |path: std::path::PathBuf| -> Listed {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let check = move || {
            let words = words(&std::fs::read_to_string(&path).unwrap());
            let words = words.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            if tool::judges(&tool::validator()) {
                tool::spirv_val_for(&words, "vulkan1.3").unwrap_or_else(|error| panic!("{error}"));
            }
        };
        (name, Box::new(check))
    };
    files.map(case).collect()
}
