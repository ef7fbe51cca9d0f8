//! The command `spirv-llvm-translate`: arguments in, files out.
//!
//! Exit status: 0 success, 1 bad input, 2 bad usage, 3 a defect of the translator.

mod cli;

use anyhow::Context;
use clap::Parser;
use cli::Cli;
use spirv_llvm_translate::error::{Error, ErrorKind};
use spirv_llvm_translate::options::Form;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "spirv-llvm-translate: {error:#}");
            ExitCode::from(exit_status(&error))
        }
    }
}

fn exit_status(error: &anyhow::Error) -> u8 {
    match error.downcast_ref::<Error>().map(Error::kind) {
        Some(ErrorKind::Usage) => 2,
        Some(ErrorKind::Internal) => 3,
        _ => 1,
    }
}

fn run(cli: &Cli) -> anyhow::Result<()> {
    let options = cli.options()?;
    let input = read_input(cli)?;
    let hint = if cli.reads_stdin() { None } else { Form::of_path(&cli.input) };
    let from = cli.from.map_or_else(|| Form::of_bytes(&input, hint), Form::from);
    let (path, to) = cli.target(from)?;
    let name = cli.input.display().to_string();
    match path {
        None => {
            let mut output = duplicate_stdout().context("standard output")?;
            spirv_llvm_translate::translate(input, from, to, &options, &mut output).context(name)
        }
        Some(path) => write_file(&path, |file| {
            spirv_llvm_translate::translate(input, from, to, &options, file).context(name)
        }),
    }
}

fn read_input(cli: &Cli) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if cli.reads_stdin() {
        std::io::stdin().lock().read_to_end(&mut bytes).context("standard input")?;
    } else {
        bytes =
            std::fs::read(&cli.input).with_context(|| format!("cannot read '{}'", cli.input.display()))?;
    }
    Ok(bytes)
}

#[cfg(unix)]
fn duplicate_stdout() -> std::io::Result<File> {
    use std::os::fd::AsFd;
    std::io::stdout().as_fd().try_clone_to_owned().map(File::from)
}

/// Writes a file beside its place and renames it, so that a failure leaves nothing; devices and pipes directly.
fn write_file(path: &Path, write: impl FnOnce(&mut File) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let shown = path.display();
    if path.metadata().is_ok_and(|metadata| !metadata.is_file()) {
        let mut file =
            File::options().write(true).open(path).with_context(|| format!("cannot write '{shown}'"))?;
        return write(&mut file);
    }
    let temporary = temporary_beside(path);
    let mut file = File::create(&temporary).with_context(|| format!("cannot write '{shown}'"))?;
    let result = write(&mut file)
        .and_then(|()| std::fs::rename(&temporary, path).with_context(|| format!("cannot write '{shown}'")));
    if result.is_err() {
        let _ = std::fs::remove_file(&temporary);
    }
    result
}

fn temporary_beside(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}
