//! Standard streams and files without a name.

use std::fs::File;

/// Whether a message of the system is that the reader of a pipe has gone away.
pub fn is_closed_pipe(message: &str) -> bool {
    message.to_ascii_lowercase().contains("broken pipe")
}

/// A file that is gone when it is closed.
///
/// # Errors
/// The system's.
pub fn scratch_file() -> std::io::Result<File> {
    let path = std::env::temp_dir().join(format!("spirv-llvm-translate.{}.tmp", std::process::id()));
    let file = File::options().read(true).write(true).create_new(true).open(&path)?;
    std::fs::remove_file(&path)?;
    Ok(file)
}
