//! The command `spirv-llvm-translate`: arguments in, files out.
//!
//! Exit status: 0 success, 1 bad input, 2 bad usage, 3 a defect of the translator.

mod cli;
mod output;

use anyhow::Context;
use clap::Parser;
use cli::{Cli, Command};
use spirv_llvm_translate::error::{Error, ErrorKind};
use spirv_llvm_translate::options::{Form, Options};
use spirv_llvm_translate::spec_constants::SpecConstant;
use std::io::{Read, Write};
use std::path::Path;
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
    if let Some(Command::SpecConstants { input, json }) = &cli.command {
        return spec_constants(input, *json);
    }
    let options = cli.options()?;
    let input = read_input(cli.input())?;
    let hint = if cli.reads_stdin() { None } else { Form::of_path(cli.input()) };
    let from = cli.from.map_or_else(|| Form::of_bytes(&input, hint), Form::from);
    let (path, to) = cli.target(from)?;
    let name = cli.input().display().to_string();
    match path {
        None => {
            let mut output = output::duplicate_stdout().context("standard output")?;
            spirv_llvm_translate::translate(input, from, to, &options, &mut output).context(name)
        }
        Some(path) => output::write_file(&path, |file| {
            spirv_llvm_translate::translate(input, from, to, &options, file).context(name)
        }),
    }
}

fn read_input(path: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).context("standard input")?;
    } else {
        bytes = std::fs::read(path).with_context(|| format!("cannot read '{}'", path.display()))?;
    }
    Ok(bytes)
}

/// Lists the specialization constants of a module on standard output.
fn spec_constants(path: &Path, json: bool) -> anyhow::Result<()> {
    let input = read_input(path)?;
    let from = Form::of_bytes(&input, Form::of_path(path));
    let module = spirv_llvm_translate::parse_spirv(&input, from, &Options::default())
        .with_context(|| path.display().to_string())?;
    let constants = spirv_llvm_translate::spec_constants::list(&module);
    let text = if json { json_list(&constants) } else { table(&constants) };
    std::io::stdout().lock().write_all(text.as_bytes()).context("standard output")
}

/// Lines of aligned columns: id, type, default value, name.
fn table(constants: &[SpecConstant]) -> String {
    let rows: Vec<[String; 3]> =
        constants.iter().map(|c| [c.spec_id.to_string(), c.ty.to_string(), c.default_text()]).collect();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(String::len).max();
    let widths = [0, 1, 2].map(|column| width(column).unwrap_or(0));
    let lines = rows.iter().zip(constants).map(|([id, ty, default], constant)| {
        let [first, second, third] = widths;
        let line = format!("{id:>first$}  {ty:second$}  {default:>third$}  {}", constant.name);
        format!("{}\n", line.trim_end())
    });
    lines.collect()
}

fn json_list(constants: &[SpecConstant]) -> String {
    let objects = constants.iter().map(|constant| {
        let default = constant.default_text();
        // JSON has no hexadecimal numbers, which stand for infinities and NaNs.
        let plain = !default.contains('x');
        let default = if plain { default } else { format!("\"{default}\"") };
        format!(
            "{{\"id\": {}, \"name\": {}, \"type\": \"{}\", \"size\": {}, \"default\": {default}}}",
            constant.spec_id,
            json_string(&constant.name),
            constant.ty,
            constant.size_bytes(),
        )
    });
    let objects: Vec<String> = objects.collect();
    if objects.is_empty() { "[]\n".to_owned() } else { format!("[\n  {}\n]\n", objects.join(",\n  ")) }
}

fn json_string(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            control if control < ' ' => quoted.push_str(&format!("\\u{:04x}", u32::from(control))),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}
