//! The stored list of builtins.
//!
//! Most builtins share their parameters with many others, so a line is an encoding, the parameters' declaration and all the names that have it,
//! separated by tabs; the names by blanks. A line `# target` starts the section of a target.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Target, parameters' encoding and parameters' declaration, and the functions that have them.
pub type List = BTreeMap<(String, String, String), BTreeSet<String>>;

/// The list as text.
pub fn write(list: &List) -> String {
    let mut text = String::new();
    let mut section = "";
    for ((target, encoding, parameters), names) in list {
        if section != target {
            section = target;
            let _ = writeln!(text, "# {target}");
        }
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let _ = writeln!(text, "{encoding}\t{parameters}\t{}", names.join(" "));
    }
    text
}

/// The text as a list.
pub fn read(text: &str) -> Result<List, String> {
    let mut list = List::new();
    let mut target = "";
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("# ") {
            target = name;
            continue;
        }
        let mut columns = line.split('\t');
        let (Some(encoding), Some(parameters), Some(names), None) =
            (columns.next(), columns.next(), columns.next(), columns.next())
        else {
            return Err(format!("three columns expected: {line}"));
        };
        let key = (target.to_owned(), encoding.to_owned(), parameters.to_owned());
        list.entry(key).or_default().extend(names.split(' ').map(str::to_owned));
    }
    Ok(list)
}
