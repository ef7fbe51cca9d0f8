//! `validate`: the rules that a module breaks.

use super::read_input;
use anyhow::Context;
use spirv_llvm_translate::internal::options::{Form, Options};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

/// Tells the rules that a module breaks on standard output, a line each; true if there are none.
///
/// # Errors
/// A file that cannot be read or holds no SPIR-V module.
pub fn run(path: &Path) -> anyhow::Result<bool> {
    let input = read_input(path)?;
    let from = Form::of_bytes(&input, Form::of_path(path));
    let findings = spirv_llvm_translate::internal::validate_file(&input, from, &Options::default())
        .with_context(|| path.display().to_string())?;
    let mut text = String::new();
    for finding in &findings {
        let _ = writeln!(text, "{}: {finding}", path.display());
    }
    std::io::stdout().lock().write_all(text.as_bytes()).context("standard output")?;
    Ok(findings.is_empty())
}
