//! Bitcode for an older LLVM, which its own assembler makes of our text.

use anyhow::Context;
use spirv_llvm_translate::internal::error::{Error, ErrorKind};
use std::fs::File;
use std::process::{Command, Stdio};

/// The places of the assembler of a version: in PATH, and where Debian's packages put it.
fn programs(version: u32) -> [String; 2] {
    [format!("llvm-as-{version}"), format!("/usr/lib/llvm-{version}/bin/llvm-as")]
}

/// Assembles text, from its beginning, to bitcode.
///
/// # Errors
/// There is no assembler of the version, or it refuses the text.
pub fn assemble(version: u32, text: File, bitcode: &File) -> anyhow::Result<()> {
    for program in programs(version) {
        let mut command = Command::new(&program);
        command
            .args(["-", "-o", "-"])
            .stdin(text.try_clone()?)
            .stdout(bitcode.try_clone()?)
            .stderr(Stdio::piped());
        let output = match command.output() {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            outcome => outcome.with_context(|| format!("cannot run {program}"))?,
        };
        if output.status.success() {
            return Ok(());
        }
        let message = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        return Err(Error::internal(format!("{program} refuses what was written for it: {message}")).into());
    }
    let message = format!(
        "bitcode of LLVM {version} needs llvm-as-{version}, which is not installed; write text (--to ll)"
    );
    Err(Error::new(ErrorKind::Usage, message).into())
}
