//! What the command does besides translating one file.

pub mod jobs;
pub mod roundtrip;
pub mod spec_constants;
pub mod translate;
pub mod validate;
pub mod worker;

use anyhow::Context;
use std::io::Read;
use std::path::Path;

/// The bytes of a file; those of standard input for '-'.
///
/// # Errors
/// The system's.
pub fn read_input(path: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).context("standard input")?;
    } else {
        bytes = std::fs::read(path).with_context(|| format!("cannot read '{}'", path.display()))?;
    }
    Ok(bytes)
}
