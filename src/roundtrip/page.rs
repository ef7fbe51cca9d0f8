//! Reports as one self-contained page.

use super::{Count, Fact, Line, Report, View};
use std::fmt::Write;

/// Reports with the names of their files and what stands side by side, as one HTML page without references to anything else.
pub fn page(reports: &[(String, Report, Option<View>)]) -> String {
    let mut body = String::new();
    for (number, (name, report, view)) in reports.iter().enumerate() {
        section(number, name, report, view.as_ref(), &mut body);
    }
    let whole = reports.iter().filter(|(_, report, _)| report.is_lossless()).count();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Round trips</title>\n<style>\n{}</style>\n\
         </head>\n<body>\n<h1>Round trips: {whole} of {} lossless</h1>\n{body}<script>\n{}</script>\n</body>\n</html>\n",
        include_str!("page.css"),
        reports.len(),
        include_str!("page.js"),
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn section(number: usize, name: &str, report: &Report, view: Option<&View>, out: &mut String) {
    let (class, verdict) = match (&report.error, report.is_lossless()) {
        (Some(error), _) => ("bad", format!("failed at \"{}\": {error}", report.step.name())),
        (None, true) => ("good", "the same module, and a fixed point".to_owned()),
        (None, false) if report.difference.is_none() => ("bad", "no fixed point".to_owned()),
        (None, false) => ("bad", "not the same module".to_owned()),
    };
    // Writing to a string does not fail.
    let _ = write!(
        out,
        "<details{}>\n<summary class=\"{class}\"><b>{}</b>: {}</summary>\n",
        if number == 0 { " open" } else { "" },
        escape(name),
        escape(&verdict)
    );
    let kept: usize = report.facts.iter().map(|fact| fact.kept).sum();
    let open = if report.is_lossless() { "" } else { " open" };
    let _ = writeln!(out, "<details{open}><summary>{kept} facts kept</summary>");
    out.push_str("<table class=\"facts\"><tr><th>what</th><th>kept</th><th>lost</th><th>gained</th></tr>\n");
    report.facts.iter().for_each(|fact| row(fact, out));
    out.push_str("</table></details>\n");
    if let Some(view) = view {
        out.push_str("<div class=\"sides\">\n");
        side("SPIR-V", number, &view.spirv, out);
        side("LLVM IR", number, &view.llvm, out);
        out.push_str("</div>\n");
    }
    out.push_str("</details>\n");
}

fn row(fact: &Fact, out: &mut String) {
    let list = |counts: &[Count]| {
        let items: Vec<_> =
            counts.iter().map(|count| format!("{} ({})", escape(&count.fact), count.times)).collect();
        items.join("<br>")
    };
    let class = if fact.lost.is_empty() && fact.gained.is_empty() { "" } else { " class=\"lost\"" };
    let _ = writeln!(
        out,
        "<tr{class}><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
        escape(&fact.kind),
        fact.kept,
        list(&fact.lost),
        list(&fact.gained)
    );
}

fn side(title: &str, number: usize, lines: &[Line], out: &mut String) {
    let _ = writeln!(out, "<section><h2>{title}</h2><div class=\"code\">");
    for line in lines {
        let lost = if line.is_lost { " lost" } else { "" };
        let link = line.instruction.map(|i| format!(" data-at=\"{number}-{i}\"")).unwrap_or_default();
        let _ = writeln!(out, "<div class=\"line{lost}\"{link}>{}</div>", escape(&line.text));
    }
    out.push_str("</div></section>\n");
}
