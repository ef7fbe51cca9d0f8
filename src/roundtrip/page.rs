//! Reports as a self-contained HTML page.
//!
//! Rule of this module: the page contains both sides as data, one piece per function, and its script creates the lines of a
//! function on demand, so that the page of a large library opens immediately.

use super::{Count, Fact, Line, Report, View};
use serde_json::{Value, json};
use std::fmt::Write;

/// Reports with their file names and side-by-side views, as one HTML page without external references.
pub fn page(reports: &[(String, Report, Option<View>)]) -> String {
    let mut body = String::new();
    for (number, (name, report, view)) in reports.iter().enumerate() {
        section(number, name, report, view.as_ref(), &mut body);
    }
    let pieces: Vec<Value> =
        reports.iter().map(|(_, _, view)| view.as_ref().map_or(Value::Null, data)).collect();
    // A module's text must not contain the end tag of the script.
    let data = Value::Array(pieces).to_string().replace('<', "\\u003c");
    let whole = reports.iter().filter(|(_, report, _)| report.is_lossless()).count();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Round trips</title>\n<style>\n{}</style>\n\
         </head>\n<body>\n<header><h1>Round trips: {whole} of {} lossless</h1>\n\
         <input id=\"search\" type=\"search\" placeholder=\"Search ( / )\">\n<span id=\"found\"></span>\n\
         <button id=\"next\" title=\"n: next difference, p: the one before\">Next difference ( n )</button></header>\n\
         {body}<script type=\"application/json\" id=\"data\">{data}</script>\n<script>\n{}</script>\n</body>\n</html>\n",
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
        "<details class=\"file\" data-file=\"{number}\"{}>\n<summary class=\"{class}\"><b>{}</b>: {}</summary>\n",
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
        for (place, piece) in pieces(view).iter().enumerate() {
            let lost = piece.spirv.iter().filter(|line| line.is_lost).count();
            let (class, status) = match lost {
                0 => ("good", "same".to_owned()),
                1 => ("bad", "1 instruction differs".to_owned()),
                lost => ("bad", format!("{lost} instructions differ")),
            };
            let _ = writeln!(
                out,
                "<details class=\"piece\" data-piece=\"{place}\"><summary class=\"{class}\"><code>{}</code> \
                 <span>{status}, {} and {} lines</span></summary></details>",
                escape(&piece.name),
                piece.spirv.len(),
                piece.llvm.len()
            );
        }
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

/// A function on both sides, or the contents outside functions.
struct Piece<'v> {
    name: String,
    spirv: Vec<&'v Line>,
    llvm: Vec<&'v Line>,
}

/// The contents outside functions first, then the functions in the order of the SPIR-V module.
fn pieces(view: &View) -> Vec<Piece<'_>> {
    let mut pieces = vec![Piece { name: "module".to_owned(), spirv: Vec::new(), llvm: Vec::new() }];
    // By first instruction number: the piece that contains the instruction.
    let mut owners: Vec<(u32, usize)> = Vec::new();
    let mut current = 0;
    for line in &view.spirv {
        if line.text.contains(" = OpFunction ") {
            pieces.push(Piece { name: String::new(), spirv: Vec::new(), llvm: Vec::new() });
            current = pieces.len() - 1;
        }
        owners.extend(line.instruction.map(|number| (number, current)));
        if let Some(piece) = pieces.get_mut(current) {
            piece.spirv.push(line);
        }
        if line.text.ends_with("OpFunctionEnd") {
            current = 0;
        }
    }
    let owner = |number: u32| {
        let at = owners.partition_point(|(first, _)| *first < number);
        owners.get(at).filter(|(first, _)| *first == number).map(|(_, piece)| *piece)
    };
    let mut rest = view.llvm.as_slice();
    while let Some(line) = rest.first() {
        let is_body = line.text.starts_with("define ");
        let end = if is_body {
            rest.iter().position(|line| line.text == "}").map_or(rest.len(), |end| end + 1)
        } else {
            1
        };
        let (lines, behind) = rest.split_at(end);
        rest = behind;
        let place = lines
            .iter()
            .filter(|_| is_body)
            .filter_map(|line| owner(line.instruction?))
            .find(|place| *place > 0);
        let Some(piece) = pieces.get_mut(place.unwrap_or(0)) else { continue };
        if is_body && piece.name.is_empty() {
            piece.name = function_name(&line.text);
        }
        piece.llvm.extend(lines);
    }
    for piece in &mut pieces {
        if piece.name.is_empty() {
            piece.name = piece.spirv.first().map_or_else(String::new, |line| line.text.trim().to_owned());
        }
    }
    pieces
}

fn function_name(line: &str) -> String {
    let name = line.split_once('@').map_or(line, |(_, name)| name);
    name.split('(').next().unwrap_or(name).to_owned()
}

/// Pieces as data for the script: text, and for each line its instruction and whether it was lost.
fn data(view: &View) -> Value {
    let side = |lines: &[&Line]| {
        let text: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        // -1 if there is no instruction.
        let at: Vec<i64> = lines.iter().map(|line| line.instruction.map_or(-1, i64::from)).collect();
        let lost: Vec<usize> =
            (0..lines.len()).filter(|at| lines.get(*at).is_some_and(|line| line.is_lost)).collect();
        json!({ "text": text.join("\n"), "at": at, "lost": lost })
    };
    pieces(view).iter().map(|piece| json!([side(&piece.spirv), side(&piece.llvm)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, instruction: u32) -> Line {
        Line { text: text.to_owned(), instruction: Some(instruction), is_lost: false }
    }

    #[test]
    fn functions_of_both_sides_are_paired() {
        let spirv = [
            "OpCapability Kernel",
            "%1 = OpFunction %v None %t",
            "OpReturn",
            "OpFunctionEnd",
            "%2 = OpFunction %v None %t",
            "OpUnreachable",
            "OpFunctionEnd",
        ];
        let spirv = spirv.iter().zip(0..).map(|(text, number)| line(text, number)).collect();
        let none = |text: &str| Line { text: text.to_owned(), instruction: None, is_lost: false };
        // In another order.
        let llvm = vec![
            none("; head"),
            none("define void @b() {"),
            line("  unreachable", 5),
            none("}"),
            none("define void @a(i32 %x) {"),
            line("  ret void", 2),
            none("}"),
            none("!0 = !{}"),
        ];
        let view = View { spirv, llvm };
        let found: Vec<_> = pieces(&view)
            .into_iter()
            .map(|piece| (piece.name, piece.spirv.len(), piece.llvm.len()))
            .collect();
        let expected = [("module", 1, 2), ("a", 3, 3), ("b", 3, 3)]
            .map(|(name, left, right)| (name.to_owned(), left, right));
        assert_eq!(found, expected);
    }

    #[test]
    fn no_text_ends_the_script() {
        let view = View { spirv: vec![line("OpName %1 \"</script>\"", 0)], llvm: Vec::new() };
        let report = super::super::check(b"OpCapability Kernel\n", &crate::options::Options::default());
        let page = page(&[("<b>".to_owned(), report, Some(view))]);
        assert!(page.matches("</script>").count() == 2 && page.contains("&lt;b&gt;"));
    }
}
