//! Findings in SARIF, which code hosts display next to the source.
//!
//! Spec: "Static Analysis Results Interchange Format (SARIF) Version 2.1.0"

use super::diagnostic::Diagnostic;
use serde_json::{Value, json};
use spirv_llvm_translate::internal::error::Finding;
use spirv_llvm_translate::internal::validate::Rule;
use std::collections::BTreeSet;

/// The log of a run over several files.
pub fn log<'r>(files: impl Iterator<Item = (&'r str, &'r [Finding], &'r [Diagnostic])>) -> Value {
    let mut rules = BTreeSet::new();
    let mut results = Vec::new();
    for (file, findings, diagnostics) in files {
        for (finding, diagnostic) in findings.iter().zip(diagnostics) {
            rules.extend(finding.rule);
            results.push(result(file, finding, diagnostic));
        }
    }
    let rules: Vec<Value> = rules.into_iter().map(descriptor).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": env!("CARGO_PKG_NAME"),
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "results": results,
        }],
    })
}

fn descriptor(rule: Rule) -> Value {
    json!({
        "id": rule.id(),
        "shortDescription": { "text": rule.statement() },
        "help": { "text": format!("Section: {}", rule.section()) },
        "defaultConfiguration": { "level": "error" },
    })
}

fn result(file: &str, finding: &Finding, diagnostic: &Diagnostic) -> Value {
    let mut place = json!({ "physicalLocation": { "artifactLocation": { "uri": file } } });
    if let Some(region) = region(diagnostic)
        && let Some(place) = place.get_mut("physicalLocation").and_then(Value::as_object_mut)
    {
        place.insert("region".to_owned(), region);
    }
    let mut result = json!({
        "level": "error",
        "message": { "text": finding.message },
        "locations": [place],
    });
    if let (Some(rule), Some(result)) = (finding.rule, result.as_object_mut()) {
        result.insert("ruleId".to_owned(), rule.id().into());
    }
    result
}

/// The region of a finding: lines and columns in a text, bytes in a binary.
fn region(diagnostic: &Diagnostic) -> Option<Value> {
    let object = diagnostic.as_json();
    if let (Some(line), Some(column)) = (object.get("line"), object.get("column")) {
        return Some(json!({ "startLine": line, "startColumn": column }));
    }
    let word = object.get("word").and_then(Value::as_u64)?;
    Some(json!({ "byteOffset": word * 4, "byteLength": 4 }))
}
