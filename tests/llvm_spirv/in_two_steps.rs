//! What `-s` leaves is translated to the same module as what it was given.

use crate::support::tool::{self, bytes};
use spirv_llvm_translate::internal::compat::forward::{Khronos, regularize};
use spirv_llvm_translate::internal::llvm::Context;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Extensions, Options};
use std::path::{Path, PathBuf};

/// All files of LLVM assembly language of a folder and of those in it.
fn modules(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            modules(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            found.push(path);
        }
    }
}

/// The module that LLVM IR becomes, or the beginning of the message about it.
fn written(input: &[u8], options: &Options) -> Result<Vec<u8>, String> {
    let words =
        spirv_llvm_translate::internal::llvm_to_spirv(&Context::new(), input, options, &Log::default());
    words
        .map(|words| bytes(&words))
        .map_err(|error| error.to_string().split(" (").next().unwrap_or_default().to_owned())
}

/// How many modules were translated; an ordinary run takes every other one, from the first or second.
fn compared(extensions: &Extensions, first: usize) -> usize {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["llvm-fixtures/ir", "llvm-fixtures/ir-later", "tests/files"] {
        modules(&root.join(folder), &mut files);
    }
    let mut options = Options::default();
    options.write.dialect = &Khronos;
    options.write.extensions = extensions.clone();
    files.sort();
    let (first, step) = if tool::is_long() { (0, 1) } else { (first, 2) };
    let mut translated = 0;
    for file in files.into_iter().skip(first).step_by(step) {
        let input = std::fs::read(&file).unwrap();
        let context = Context::new();
        let at_once = written(&input, &options);
        let Ok(module) = regularize(&context, &input, &options) else {
            assert!(at_once.is_err(), "{}: only `-s` rejects it", file.display());
            continue;
        };
        let again = written(module.print_to_string().as_bytes(), &options);
        assert_eq!(at_once.is_ok(), again.is_ok(), "{}: {at_once:?} {again:?}", file.display());
        if let (Ok(at_once), Ok(again)) = (at_once, again) {
            assert!(at_once == again, "{}", file.display());
            translated += 1;
        }
    }
    translated
}

#[apply(case)]
fn without_extensions() {
    assert!(compared(&Extensions::none(), 0) > 150);
}

#[apply(case)]
fn with_all_extensions() {
    assert!(compared(&Extensions::everything(), 1) > 175);
}
