//! `completions` and `man`: shell completions and manual pages, generated from the arguments.

use super::print;
use crate::cli::Cli;
use anyhow::Context;
use clap::CommandFactory;
use clap_complete::Shell;
use std::path::Path;

/// Prints the completions of a shell.
///
/// # Errors
/// Standard output cannot be written.
pub fn completions(shell: Shell) -> anyhow::Result<()> {
    let mut command = Cli::command();
    let name = command.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut script);
    print(&String::from_utf8_lossy(&script))
}

/// Writes a manual page of the command and of each of its commands to a folder.
///
/// # Errors
/// The folder or a page cannot be written.
pub fn pages(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(Cli::command(), folder))
        .with_context(|| format!("cannot write to '{}'", folder.display()))
}
