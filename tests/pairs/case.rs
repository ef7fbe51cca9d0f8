//! A case: files of one name.

use std::path::{Path, PathBuf};

use clap::Parser;
use spirv_llvm_translate::internal::options::Options;

use super::directive::{Directives, Kind};
use crate::arguments::Cli;

/// The files of a case, by ending.
pub const ENDINGS: [&str; 4] = ["back.spvasm", "back.ll", "spvasm", "ll"];

/// The path of a file without the endings that cases have.
pub fn stem(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let stem = ENDINGS.iter().find_map(|ending| name.strip_suffix(&format!(".{ending}")));
    path.with_file_name(stem.unwrap_or(&name))
}

/// A case.
pub struct Case {
    /// Path without ending.
    pub stem: PathBuf,
    /// What is done.
    pub kind: Kind,
    /// The options of the command that it asks for.
    pub options: Options,
    /// Calls with results.
    pub runs: Vec<String>,
    /// Expected errors.
    pub errors: Vec<(usize, String)>,
    /// Why spirv-val rejects the SPIR-V.
    pub invalid: Option<String>,
}

impl Case {
    /// Reads what the files of a case want.
    pub fn read(stem: &Path) -> Result<Self, String> {
        let read = |ending: &str| -> Result<Option<Directives>, String> {
            std::fs::read_to_string(path(stem, ending)).ok().map(|text| Directives::read(&text)).transpose()
        };
        let (spirv, llvm) = (read("spvasm")?, read("ll")?);
        let kinds: Vec<Kind> = [&spirv, &llvm].into_iter().flatten().filter_map(|file| file.kind).collect();
        let kind = match kinds[..] {
            [] => Kind::Pair,
            [kind] => kind,
            _ => return Err("both files have a directive TEST or FAIL".to_owned()),
        };
        let source = if matches!(kind, Kind::ToSpirv | Kind::FailToSpirv) { &llvm } else { &spirv };
        let Some(source) = source else { return Err("the file with the source is missing".to_owned()) };
        let arguments = ["test", "-"].into_iter().chain(source.options.iter().map(String::as_str));
        let cli = Cli::try_parse_from(arguments).map_err(|error| error.to_string())?;
        let arguments = cli.translate.ok_or("the options are none of a translation")?;
        let options = arguments.options(cli.messages.color).map_err(|error| error.to_string())?;
        Ok(Self {
            stem: stem.to_owned(),
            kind,
            options,
            runs: source.runs.clone(),
            errors: source.errors.clone(),
            invalid: source.invalid.clone(),
        })
    }

    /// The path of one of its files.
    pub fn path(&self, ending: &str) -> PathBuf {
        path(&self.stem, ending)
    }

    /// The text of one of its files; nothing if it does not exist.
    pub fn text(&self, ending: &str) -> String {
        std::fs::read_to_string(self.path(ending)).unwrap_or_default()
    }
}

fn path(stem: &Path, ending: &str) -> PathBuf {
    let name = stem.file_name().unwrap_or_default().to_string_lossy();
    stem.with_file_name(format!("{name}.{ending}"))
}
