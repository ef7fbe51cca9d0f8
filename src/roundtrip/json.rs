//! Reports as JSON, for scripts.

use super::{Count, Report};
use serde_json::{Value, json};

/// Reports with their file names, as an array of objects.
pub fn json(reports: &[(String, Report)]) -> String {
    let all: Vec<Value> = reports.iter().map(|(name, report)| object(name, report)).collect();
    let mut text = format!("{:#}", Value::Array(all));
    text.push('\n');
    text
}

fn object(name: &str, report: &Report) -> Value {
    let counts = |counts: &[Count]| -> Value {
        counts.iter().map(|count| json!({ "fact": count.fact, "times": count.times })).collect()
    };
    let facts: Value = report
        .facts
        .iter()
        .map(|fact| {
            json!({
                "kind": fact.kind,
                "kept": fact.kept,
                "lost": counts(&fact.lost),
                "gained": counts(&fact.gained),
            })
        })
        .collect();
    let changes: Value = report
        .changes
        .iter()
        .map(|change| {
            json!({
                "function": change.function,
                "first": change.numbers.start,
                "lost": change.lost,
                "gained": change.gained,
            })
        })
        .collect();
    json!({
        "file": name,
        "form": report.form.name(),
        "lossless": report.is_lossless(),
        "step": report.step.name(),
        "error": report.error.as_ref().map(ToString::to_string),
        "difference": report.difference,
        "fixed_point": report.is_fixed_point,
        "facts": facts,
        "changes": changes,
    })
}
