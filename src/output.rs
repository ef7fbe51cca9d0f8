//! How the commands write their output: whole or not at all.

use anyhow::Context;
use std::fs::File;
use std::path::{Path, PathBuf};

/// Standard output as a file, for what writes to files.
///
/// # Errors
/// Standard output is closed.
#[cfg(unix)]
pub fn duplicate_stdout() -> std::io::Result<File> {
    use std::os::fd::AsFd;
    std::io::stdout().as_fd().try_clone_to_owned().map(File::from)
}

/// Writes a file beside its place and renames it, so that a failure leaves nothing; devices and pipes directly.
///
/// # Errors
/// Those of `write`, and of the file system.
pub fn write_file(path: &Path, write: impl FnOnce(&mut File) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let shown = path.display();
    if path.metadata().is_ok_and(|metadata| !metadata.is_file()) {
        let mut file =
            File::options().write(true).open(path).with_context(|| format!("cannot write '{shown}'"))?;
        return write(&mut file);
    }
    // A link stays a link: what it leads to is written.
    let linked = link_target(path);
    let path = linked.as_deref().unwrap_or(path);
    let temporary = temporary_beside(path);
    let mut file = File::create(&temporary).with_context(|| format!("cannot write '{shown}'"))?;
    let result = write(&mut file)
        .and_then(|()| std::fs::rename(&temporary, path).with_context(|| format!("cannot write '{shown}'")));
    if result.is_err() {
        let _ = std::fs::remove_file(&temporary);
    }
    result
}

/// The most links in a row, as in POSIX's SYMLOOP_MAX.
const MOST_LINKS: usize = 8;

/// The file that a symbolic link leads to, which need not exist.
fn link_target(path: &Path) -> Option<PathBuf> {
    let follow = |link: &PathBuf| {
        let target = std::fs::read_link(link).ok()?;
        Some(link.parent().map_or_else(|| target.clone(), |folder| folder.join(&target)))
    };
    std::iter::successors(follow(&path.to_path_buf()), follow).take(MOST_LINKS).last()
}

fn temporary_beside(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}
