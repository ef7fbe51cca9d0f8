//! The output of `--help` and `--version`.

use super::arguments::{OPTIONS, Takes, dashed};
use super::failure::Failure;
use std::io::Write;

fn print(text: &str) -> Result<(), Failure> {
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Failure::tool(error.to_string()))
}

/// Prints all options.
///
/// # Errors
/// Standard output cannot be written.
pub(super) fn print_help() -> Result<(), Failure> {
    let mut text = String::from(
        "OVERVIEW: LLVM/SPIR-V translator\n\n\
         USAGE: llvm-spirv [options] <input file>\n\n\
         Without -r the input is LLVM IR and the output SPIR-V. - is standard input or output.\n\n\
         OPTIONS:\n\n",
    );
    for (name, takes, what) in OPTIONS {
        let value = match takes {
            Takes::Flag => "",
            Takes::Value if name.len() == 1 => " <file>",
            Takes::Value => "=<value>",
            Takes::MayValue => "[=<value>]",
        };
        text.push_str(&format!("  {:<58} - {what}\n", dashed(name) + value));
    }
    text.push_str("  --help                                                     - This text\n");
    text.push_str("  --version                                                  - The version\n");
    print(&text)
}

/// Prints the version; the line with LLVM's version is parsed by build systems.
///
/// # Errors
/// Standard output cannot be written.
pub(super) fn print_version() -> Result<(), Failure> {
    let (major, minor, patch) = spirv_llvm_translate::internal::llvm::version();
    print(&format!(
        "LLVM (http://llvm.org/):\n  LLVM version {major}.{minor}.{patch}\n  spirv-llvm-translate {}\n",
        env!("CARGO_PKG_VERSION")
    ))
}
