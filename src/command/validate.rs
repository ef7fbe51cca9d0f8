//! `validate`: the rules that modules break.

use super::read_input;
use anyhow::{Context, bail};
use spirv_llvm_translate::internal::error::{Finding, Location};
use spirv_llvm_translate::internal::options::{Form, Options};
use spirv_llvm_translate::internal::validate::environment::{self, Environment};
use spirv_llvm_translate::internal::validate::{RULES, Rule};
use spirv_llvm_translate::internal::validate_file_in;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Tells the rules that modules break on standard output, a line each or as JSON; true if there are none.
///
/// # Errors
/// A file that cannot be read or holds no SPIR-V module.
pub fn run(files: &[PathBuf], environment: Option<&str>, json: bool) -> anyhow::Result<bool> {
    let environment = match environment {
        Some(name) => {
            environment::by_name(name).with_context(|| format!("there is no environment {name}"))?
        }
        None => environment::UNIVERSAL,
    };
    let mut told = Vec::new();
    for path in files {
        told.push((path, findings(path, environment)?));
    }
    let text = if json { as_json(&told, environment) } else { as_text(&told) };
    print(&text)?;
    Ok(told.iter().all(|(_, findings)| findings.is_empty()))
}

fn findings(path: &Path, environment: &'static Environment) -> anyhow::Result<Vec<Finding>> {
    let input = read_input(path)?;
    let from = Form::of_bytes(&input, Form::of_path(path));
    validate_file_in(&input, from, &Options::default(), environment)
        .with_context(|| path.display().to_string())
}

fn as_text(told: &[(&PathBuf, Vec<Finding>)]) -> String {
    let mut text = String::new();
    for (path, findings) in told {
        for finding in findings {
            let _ = writeln!(text, "{}: {finding}", path.display());
        }
    }
    text
}

fn as_json(told: &[(&PathBuf, Vec<Finding>)], environment: &Environment) -> String {
    let finding = |finding: &Finding| {
        let mut place = serde_json::json!({});
        if let Some(Location::Spirv { word_offset, instruction, text, function, .. }) = &finding.location {
            place = serde_json::json!({
                "word": word_offset, "instruction": instruction, "text": text, "function": function
            });
        }
        let rule = finding.rule.map(Rule::id);
        serde_json::json!({
            "rule": rule,
            "message": finding.message,
            "statement": finding.rule.map(Rule::statement),
            "section": finding.rule.map(Rule::section),
            "place": place,
        })
    };
    let files: Vec<_> = told
        .iter()
        .map(|(path, findings)| {
            let findings: Vec<_> = findings.iter().map(finding).collect();
            serde_json::json!({ "file": path.display().to_string(), "findings": findings })
        })
        .collect();
    format!("{:#}\n", serde_json::json!({ "environment": environment.name, "files": files }))
}

/// Says what a rule is, and shows a module that breaks it.
///
/// # Errors
/// A rule that there is none of.
pub fn explain(id: &str) -> anyhow::Result<bool> {
    let Some(row) = RULES.iter().find(|row| row.id == id) else {
        let alike: Vec<_> = RULES.iter().map(|row| row.id).filter(|known| known.contains(id)).collect();
        match alike.as_slice() {
            [] => bail!("there is no rule {id}"),
            alike => bail!("there is no rule {id}, but {}", alike.join(", ")),
        }
    };
    let whom = if row.rule.is_required() {
        "A translation refuses a module that breaks it, such as:"
    } else {
        "A translation goes on with a module that breaks it, such as:"
    };
    print(&format!("{id}: {}\nSection: {}\n{whom}\n\n{}", row.statement, row.section, row.example))?;
    Ok(true)
}

fn print(text: &str) -> anyhow::Result<()> {
    std::io::stdout().lock().write_all(text.as_bytes()).context("standard output")
}
