//! The output of `--help` and `--version`.

use super::arguments::{OPTIONS, Takes, dashed};

/// All options.
pub(super) fn options() -> String {
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
    text
}

/// The version; the line with LLVM's version is parsed by build systems.
pub(super) fn version() -> String {
    let (major, minor, patch) = crate::llvm::version();
    format!(
        "LLVM (http://llvm.org/):\n  LLVM version {major}.{minor}.{patch}\n  spirv-llvm-translate {}\n",
        env!("CARGO_PKG_VERSION")
    )
}
