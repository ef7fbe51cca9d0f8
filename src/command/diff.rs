//! `diff`: compares the modules in two files.

use super::{print, read_module};
use spirv_llvm_translate::internal::spirv;
use std::path::Path;

/// Prints the first difference of two modules to standard output; returns true if they have the same
/// canonical form.
///
/// # Errors
/// A file that cannot be read, or LLVM IR that cannot be translated.
pub fn run(left: &Path, right: &Path) -> anyhow::Result<bool> {
    let (first, second) = (read_module(left)?, read_module(right)?);
    let difference = spirv::difference(&first, &second)?;
    if let Some(lines) = &difference {
        let (left, right) = (left.display(), right.display());
        print(&format!(
            "{left} and {right} are not the same module; their canonical forms differ first here:\n{}\n",
            lines.trim_end()
        ))?;
    }
    Ok(difference.is_none())
}
