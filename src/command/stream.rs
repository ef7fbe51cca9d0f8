//! Standard streams and temporary files.

use std::fs::File;

/// Whether a system error message means that the reader of a pipe has closed it.
pub fn is_closed_pipe(message: &str) -> bool {
    message.to_ascii_lowercase().contains("broken pipe")
}

/// A file that is deleted when it is closed.
///
/// # Errors
/// Those of the system.
pub fn scratch_file() -> std::io::Result<File> {
    let path = std::env::temp_dir().join(format!("spirv-llvm-translate.{}.tmp", std::process::id()));
    let file = File::options().read(true).write(true).create_new(true).open(&path)?;
    std::fs::remove_file(&path)?;
    Ok(file)
}
