//! `validate`: checks modules against the rules of SPIR-V.

use super::diagnostic::{Blamed, Diagnostic, Reporter};
use super::{Input, device, jobs, print, read, sarif, usage};
use crate::cli::ValidateArgs;
use serde_json::{Value, json};
use spirv_llvm_translate::internal::error::Finding;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::validate::device::Device;
use spirv_llvm_translate::internal::validate::environment::{self, Environment};
use spirv_llvm_translate::internal::validate::{RULES, Rule, example};
use spirv_llvm_translate::internal::validate_file_in;
use std::path::Path;

/// The findings in one file.
struct Report {
    file: String,
    findings: Vec<Finding>,
    /// A diagnostic with a position for each finding.
    diagnostics: Vec<Diagnostic>,
}

/// Prints the violated rules to standard output; returns true if there are none.
///
/// # Errors
/// A file that cannot be read or does not contain a SPIR-V module.
pub fn run(arguments: &ValidateArgs, reporter: &Reporter) -> anyhow::Result<bool> {
    if let Some(rule) = &arguments.explain {
        return explain(rule);
    }
    let device = arguments.device.as_deref().map(device::load).transpose()?;
    let of_device = device.as_ref().and_then(|(_, environment)| *environment);
    let environment = match &arguments.target_env {
        Some(name) => {
            environment::by_name(name).ok_or_else(|| usage(format!("there is no environment {name}")))?
        }
        None => of_device.unwrap_or(environment::UNIVERSAL),
    };
    let device = device.as_ref().map(|(device, _)| device);
    let of_file = |path: &Path| Report::of_file(path, environment, device);
    let reports = jobs::map(&arguments.files, arguments.jobs, of_file);
    let reports = reports.into_iter().collect::<anyhow::Result<Vec<_>>>()?;
    if arguments.sarif {
        let files = reports
            .iter()
            .map(|report| (report.file.as_str(), report.findings.as_slice(), report.diagnostics.as_slice()));
        print(&format!("{:#}\n", sarif::log(files)))?;
    } else if arguments.json {
        let files: Vec<_> = reports.iter().map(Report::as_json).collect();
        print(&format!("{:#}\n", json!({ "environment": environment.name, "files": files })))?;
    } else {
        let text: String =
            reports.iter().map(|report| reporter.text_for_stdout(&report.diagnostics)).collect();
        print(&text)?;
    }
    Ok(reports.iter().all(|report| report.findings.is_empty()))
}

impl Report {
    fn of_file(
        path: &Path,
        environment: &'static Environment,
        device: Option<&Device>,
    ) -> anyhow::Result<Self> {
        let Input { bytes, form, source } = read(path, None)?;
        match validate_file_in(&bytes, form, &Options::default(), environment, device) {
            Ok(findings) => Ok(Self {
                file: source.name().to_owned(),
                diagnostics: Diagnostic::of_findings(&findings, &source),
                findings,
            }),
            Err(error) => Err(Blamed { error, source }.into()),
        }
    }

    /// The JSON form of each finding, as with `--diagnostics json`, with the rule's statement and section.
    fn as_json(&self) -> Value {
        let finding = |(diagnostic, finding): (&Diagnostic, &Finding)| {
            let mut object = diagnostic.as_json();
            object.insert("statement".to_owned(), finding.rule.map(Rule::statement).into());
            object.insert("section".to_owned(), finding.rule.map(Rule::section).into());
            Value::Object(object)
        };
        let findings: Vec<_> = self.diagnostics.iter().zip(&self.findings).map(finding).collect();
        json!({ "file": self.file, "findings": findings })
    }
}

/// Explains a rule, with a module that violates it and one that does not.
fn explain(id: &str) -> anyhow::Result<bool> {
    let Some(row) = RULES.iter().find(|row| row.id == id) else {
        let alike: Vec<_> = RULES.iter().map(|row| row.id).filter(|known| known.contains(id)).collect();
        return Err(usage(match alike.as_slice() {
            [] => format!("there is no rule {id}"),
            alike => format!("there is no rule {id}, but {}", alike.join(", ")),
        }));
    };
    let whom = if row.rule.is_required() {
        "A translation refuses a module that breaks it, such as:"
    } else {
        "A translation goes on with a module that breaks it, such as:"
    };
    let (violating, valid) = (example::violating(row.example), example::valid(row.example));
    print(&format!(
        "{id}: {}\nSection: {}\n{whom}\n\n{violating}\nThis module breaks no rule:\n\n{valid}",
        row.statement, row.section
    ))?;
    Ok(true)
}
