//! Whether a case is as its files say.

use std::path::{Path, PathBuf};

use spirv_llvm_translate::internal::assembly::{DisassembleOptions, assemble_bytes, disassemble};
use spirv_llvm_translate::internal::error::{Error, Location};
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::spirv::{self, Module};
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, spirv_to_llvm};

use super::case::Case;
use super::directive::{Kind, head, without_comments};
use crate::executor::Program;
use crate::executor::run_line::RunLine;
use crate::support::diff::diff;
use crate::support::tool;

/// What was found, and which files the case needs.
#[derive(Default)]
pub struct Judgement {
    pub complaints: Vec<String>,
    pub files: Vec<PathBuf>,
}

impl Judgement {
    /// A case whose files cannot be read.
    pub fn refused(stem: &Path, message: String) -> Self {
        let files = super::case::ENDINGS.map(|ending| PathBuf::from(format!("{}.{ending}", stem.display())));
        Self { complaints: vec![format!("{}: {message}", stem.display())], files: files.to_vec() }
    }
}

struct Judge<'a> {
    case: &'a Case,
    bless: bool,
    result: Judgement,
}

/// Judges a case; what differs is written where `bless` says so.
pub fn judge(case: &Case, bless: bool) -> Judgement {
    let mut judge = Judge { case, bless, result: Judgement::default() };
    let outcome = match case.kind {
        Kind::Pair => judge.pair(),
        Kind::ToLlvm => judge.one_way_to_llvm(),
        Kind::ToSpirv => judge.llvm_first(),
        Kind::FailToLlvm | Kind::FailToSpirv => judge.fail(),
    };
    if let Err(message) = outcome {
        judge.complain(&message);
    }
    judge.result
}

impl Judge<'_> {
    fn complain(&mut self, message: &str) {
        self.result.complaints.push(format!("{}: {message}", self.case.stem.display()));
    }

    fn assemble(&self, text: &str) -> Result<Module, Error> {
        let words = assemble_bytes(text.as_bytes(), &self.case.options.assemble)?;
        Module::from_words(words)
    }

    fn read(&self, module: &Module) -> Result<String, Error> {
        let context = llvm::Context::new();
        Ok(spirv_to_llvm(&context, module, &self.case.options, &Log::default())?.print_to_string())
    }

    fn write(&self, text: &str) -> Result<Module, Error> {
        Module::from_words(llvm_to_spirv(
            &llvm::Context::new(),
            text.as_bytes(),
            &self.case.options,
            &Log::default(),
        )?)
    }

    /// The source of the case, which must be there.
    fn source(&mut self, ending: &str) -> String {
        self.result.files.push(self.case.path(ending));
        self.case.text(ending)
    }

    /// Compares with a file, or writes it.
    fn expect(&mut self, ending: &str, text: &str) {
        let path = self.case.path(ending);
        let before = self.case.text(ending);
        let text = without_comments(text);
        let difference = diff(&without_comments(&before), &text);
        self.result.files.push(path.clone());
        if ending.starts_with("back.") && !before.is_empty() && reason_of_back(&before).is_none() {
            self.complain(&format!(
                "{ending}: the first line must be '; BACK: ' and why the way back differs"
            ));
        }
        if difference.is_empty() && !before.is_empty() {
            return;
        }
        if self.bless {
            std::fs::write(path, format!("{}{text}", head(&before))).unwrap();
            return;
        }
        self.complain(&format!("{ending} differs; if it should, BLESS=1 cargo test writes it\n{difference}"));
    }

    fn validate(&mut self, module: &Module) {
        if !tool::judges("spirv-val") {
            return;
        }
        match (tool::spirv_val(module.words()), &self.case.invalid) {
            (Ok(()), None) | (Err(_), Some(_)) => {}
            (Err(message), None) => self.complain(&message),
            (Ok(()), Some(why)) => self.complain(&format!("spirv-val accepts it, no longer: {why}")),
        }
    }

    fn run(&mut self, which: &str, ir: &str) {
        if self.case.runs.is_empty() {
            return;
        }
        let check = |program: &Program, line: &str| RunLine::parse(line).and_then(|line| line.check(program));
        match Program::load(ir.as_bytes()) {
            Ok(program) => {
                for line in &self.case.runs {
                    if let Err(error) = check(&program, line) {
                        self.complain(&format!("{which}: {error}"));
                    }
                }
            }
            Err(error) => self.complain(&format!("{which} cannot be executed: {error}")),
        }
    }

    fn pair(&mut self) -> Result<(), String> {
        let message = |error: Error| error.to_string();
        let source = self.source("spvasm");
        let module = self.assemble(&source).map_err(message)?;
        self.validate(&module);
        let ir = self.read(&module).map_err(message)?;
        self.expect("ll", &ir);
        self.run("the LLVM IR", &ir);
        let back = self.write(&ir).map_err(message)?;
        self.validate(&back);
        if spirv::difference(&module, &back).map_err(message)?.is_some() {
            self.expect("back.spvasm", &text(&back));
        }
        let again = self.read(&back).map_err(message)?;
        self.run("the LLVM IR of the way back", &again);
        Ok(())
    }

    fn one_way_to_llvm(&mut self) -> Result<(), String> {
        let source = self.source("spvasm");
        let module = self.assemble(&source).map_err(|error| error.to_string())?;
        self.validate(&module);
        let ir = self.read(&module).map_err(|error| error.to_string())?;
        self.expect("ll", &ir);
        self.run("the LLVM IR", &ir);
        Ok(())
    }

    fn llvm_first(&mut self) -> Result<(), String> {
        let source = self.source("ll");
        let module = self.write(&source).map_err(|error| error.to_string())?;
        self.validate(&module);
        self.expect("spvasm", &text(&module));
        let ir = self.read(&module).map_err(|error| error.to_string())?;
        if without_comments(&ir) != without_comments(&source) {
            self.expect("back.ll", &ir);
        }
        self.run("the source", &source);
        self.run("the LLVM IR of the way back", &ir);
        Ok(())
    }

    fn fail(&mut self) -> Result<(), String> {
        let to_llvm = self.case.kind == Kind::FailToLlvm;
        let source = self.source(if to_llvm { "spvasm" } else { "ll" });
        let outcome = if to_llvm {
            self.assemble(&source).and_then(|module| self.read(&module).map(|_| ()))
        } else {
            self.write(&source).map(|_| ())
        };
        let Err(error) = outcome else { return Err("it was expected to fail".to_owned()) };
        let [(line, wanted)] = &self.case.errors[..] else {
            return Err(format!("exactly one line must have a comment 'error:', for: {error}"));
        };
        if !error.to_string().contains(wanted) {
            return Err(format!("line {}: '{wanted}' was expected, but: {error}", line + 1));
        }
        if error.location().is_some_and(|location| is_at(location, *line, &source)) {
            return Ok(());
        }
        Err(format!("line {}: the error is at another place: {error}", line + 1))
    }
}

/// Why the way back differs, by the file's first line.
fn reason_of_back(text: &str) -> Option<&str> {
    let reason = text.lines().next()?.strip_prefix("; BACK: ")?.trim();
    (!reason.is_empty()).then_some(reason)
}

/// A module as text, with names for ids.
fn text(module: &Module) -> String {
    disassemble(module, &DisassembleOptions::default())
}

/// Whether a place is a line of a text, counted from 0. One line holds one instruction.
fn is_at(location: &Location, line: usize, source: &str) -> bool {
    let code = |line: &str| line.split(';').next().unwrap_or_default().trim().to_owned();
    let guilty = source.lines().nth(line).map(code).unwrap_or_default();
    match location {
        Location::Text { line: found, .. } => *found as usize == line + 1,
        Location::Spirv { instruction, .. } => {
            let mut lines = source.lines().enumerate().filter(|(_, line)| !code(line).is_empty());
            lines.nth(*instruction as usize).is_some_and(|(found, _)| found == line)
        }
        Location::Llvm { instruction, function, .. } => {
            let is_printed = !instruction.is_empty()
                && (guilty.contains(instruction.trim()) || instruction.contains(&guilty));
            is_printed || instruction.is_empty() && guilty.contains(&format!("@{function}("))
        }
        _ => false,
    }
}
