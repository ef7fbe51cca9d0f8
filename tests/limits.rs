//! Limits on sizes and on who may use whom, as the project's rules set them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Lines of a file of logic, of a file of rows or tests, and of a function.
const FILE: usize = 500;
const TABLE_OR_TEST: usize = 800;
const FUNCTION: usize = 80;

/// Files and functions that may be longer, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("mangling/tests/idents.rs: idents_of_opcodes", "a list of names and what they must become"),
    ("tests/assembly/literals.rs: literals_are_read_as_by_spirv_tools", "a list of literals and their words"),
];

/// Generated code: never edited, so of any length.
const GENERATED: &str = "src/spirv/generated/";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files, as paths from the root.
fn files() -> Vec<String> {
    fn walk(folder: PathBuf, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/"));
            }
        }
    }
    let mut found = Vec::new();
    ["src", "mangling", "tests"].into_iter().for_each(|folder| walk(root().join(folder), &mut found));
    found.sort();
    found
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap()
}

fn limit(path: &str) -> usize {
    let is_test = path.starts_with("tests/") || path.contains("/tests") || path.contains("build.rs");
    if is_test || path.starts_with("src/table/") || path == "src/rule.rs" { TABLE_OR_TEST } else { FILE }
}

/// Name and length in lines of every function in a text that rustfmt has formatted.
fn functions(text: &str) -> Vec<(String, usize)> {
    let lines: Vec<_> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let Some(name) = function_name(line.trim_start()) else { continue };
        let closing = format!("{}}}", " ".repeat(indent));
        // The declaration of a trait's method has no body.
        let head = lines[start..].iter().position(|line| line.ends_with(['{', ';', '}']));
        if head.is_some_and(|head| lines[start + head].ends_with(';')) {
            continue;
        }
        let end = lines[start..].iter().position(|line| {
            *line == closing || line.ends_with(" }") && line.trim_start().starts_with("fn ")
        });
        found.push((name, end.map_or(0, |end| end + 1)));
    }
    found
}

fn function_name(line: &str) -> Option<String> {
    let mut words = line.split(' ').skip_while(|word| {
        word.starts_with("pub")
            || ["const", "unsafe", "async", "extern", "\"C\"", "super)", "crate)"].contains(word)
    });
    let name = (words.next()? == "fn").then(|| words.next())??;
    Some(name.split(['(', '<']).next()?.to_owned())
}

#[apply(case)]
fn files_and_functions_stay_short() {
    let mut complaints = Vec::new();
    let mut needed = Vec::new();
    for path in files().into_iter().filter(|path| !path.starts_with(GENERATED)) {
        let text = read(&path);
        let mut check = |what: String, lines: usize, limit: usize| {
            if lines < limit {
                return;
            }
            if EXCEPTIONS.iter().any(|(name, _)| *name == what) {
                needed.push(what);
            } else {
                complaints.push(format!("{what} has {lines} lines, the limit is {limit}"));
            }
        };
        check(path.clone(), text.lines().count(), limit(&path));
        for (name, lines) in functions(&text) {
            check(format!("{path}: {name}"), lines, FUNCTION);
        }
    }
    for (name, _) in EXCEPTIONS {
        if !needed.iter().any(|what| what == name) {
            complaints.push(format!("{name} is within the limits, no exception is needed"));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[apply(case)]
fn exceptions_have_reasons() {
    for (name, reason) in EXCEPTIONS {
        assert!(reason.split(' ').count() >= 5, "{name}: '{reason}' is no reason");
    }
}

#[apply(case)]
fn long_functions_are_seen() {
    let text = "fn short() {}\ntrait Y {\n    fn declared(\n        x: u8,\n    );\n}\nimpl X {\n    pub(super) fn long<'a>(\n        x: u8,\n    ) {\n        {\n        }\n    }\n}\n";
    let lengths: Vec<_> = functions(text).into_iter().filter(|(name, _)| name == "long").collect();
    assert_eq!(lengths, [("long".to_owned(), 6)]);
    assert!(functions(text).iter().all(|(name, _)| name != "declared"), "it has no body");
}

/// A folder or file, and what nothing in it may name.
const ARROWS: &[(&str, &[&str])] = &[
    ("src/reader/", &["writer::", "cli::", "clap", "crate::execute", "anyhow"]),
    ("src/writer/", &["reader::", "cli::", "clap", "crate::execute", "anyhow"]),
    ("src/table/", &["crate::reader", "crate::writer", "crate::assembly", "cli::", "anyhow"]),
    (
        "src/spirv/",
        &[
            "crate::reader",
            "crate::writer",
            "crate::table",
            "crate::llvm",
            "crate::assembly",
            "inkwell",
            "anyhow",
        ],
    ),
    ("src/llvm/", &["crate::reader", "crate::writer", "crate::table", "crate::assembly", "anyhow"]),
    ("src/assembly/", &["crate::reader", "crate::writer", "crate::table", "crate::llvm", "anyhow"]),
    ("src/compat/cli/", &["crate::cli", "::reader", "::writer", "::table", "inkwell", "rspirv"]),
    ("src/bin/", &["::reader", "::writer", "::table", "inkwell", "rspirv"]),
    ("src/lib.rs", &["mod cli", "clap", "anyhow"]),
    ("src/error.rs", &["anyhow", "clap"]),
    ("src/options/", &["anyhow", "clap"]),
    ("mangling/src/", &["spirv_llvm_translate", "rspirv", "inkwell", "llvm_sys", "rustc_hash"]),
];

/// The code of a line, without its comment.
fn code(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

#[apply(case)]
fn dependencies_point_one_way() {
    let mut complaints = Vec::new();
    for path in files() {
        let text = read(&path);
        for (folder, forbidden) in ARROWS {
            if !path.starts_with(folder) {
                continue;
            }
            for (number, line) in text.lines().enumerate() {
                for word in forbidden.iter().filter(|word| code(line).contains(*word)) {
                    complaints.push(format!("{path}:{}: '{word}' does not belong here", number + 1));
                }
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Rooms that still use each other. The list may only shrink.
const CYCLES: &[(&str, &str)] = &[("compat", "writer"), ("dialect", "options")];

/// The room of the library that a file belongs to: the module of the crate's root.
fn room(path: &str) -> Option<&str> {
    let outside = ["bin/", "command/", "execute/", "guide/", "main.rs", "cli/", "lib.rs", "run/"];
    let path = path.strip_prefix("src/").filter(|path| !outside.iter().any(|name| path.starts_with(name)))?;
    path.split('/').next().map(|name| name.trim_end_matches(".rs"))
}

/// Each room, and those that its files name.
fn uses() -> BTreeMap<String, BTreeSet<String>> {
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files() {
        let Some(room) = room(&path) else { continue };
        let named = uses.entry(room.to_owned()).or_default();
        for line in read(&path).lines() {
            for path in code(line).split("crate::").skip(1) {
                let words = path.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
                // A list names a room at each of its commas, on one line as rustfmt leaves it.
                let count = if path.starts_with('{') { usize::MAX } else { 1 };
                named.extend(words.filter(|word| !word.is_empty()).take(count).map(str::to_owned));
            }
        }
    }
    let rooms: BTreeSet<String> = uses.keys().cloned().collect();
    for (room, named) in &mut uses {
        named.retain(|name| {
            rooms.contains(name) && name != room && !CYCLES.contains(&(room.as_str(), name.as_str()))
        });
    }
    uses
}

#[apply(case)]
fn rooms_do_not_use_each_other_in_cycles() {
    let mut uses = uses();
    assert!(
        uses["reader"].contains("table") && uses["translate"].contains("writer"),
        "arrows are seen: {uses:?}"
    );
    // What uses only rooms that are done is done; a cycle never is.
    while let Some(done) = uses.iter().find(|(_, named)| named.is_empty()).map(|(room, _)| room.clone()) {
        uses.remove(&done);
        for named in uses.values_mut() {
            named.remove(&done);
        }
    }
    assert!(uses.is_empty(), "these use each other: {uses:?}");
}

#[apply(case)]
fn unsafe_code_is_in_the_thin_layer_only() {
    let mut found = 0;
    for path in
        files().into_iter().filter(|path| path.starts_with("src/") || path.starts_with("mangling/src/"))
    {
        for (number, line) in read(&path).lines().enumerate() {
            if code(line)
                .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                .any(|word| word == "unsafe")
            {
                found += 1;
                let is_thin = path.starts_with("src/llvm/") || path.starts_with("src/bindings/");
                assert!(is_thin, "{path}:{}: {line}", number + 1);
            }
        }
    }
    assert!(found > 0, "the thin layer has unsafe code");
}

#[apply(case)]
fn every_folder_of_the_rules_exists() {
    let files = files();
    for (folder, _) in ARROWS {
        assert!(files.iter().any(|path| path.starts_with(folder)), "{folder} is gone");
    }
}

/// Files outside `src/compat/` that name the translator of that room or its command, each with the reason. The list may only shrink.
const NAMES_COMPAT: &str = include_str!("support/names_compat.txt");

#[apply(case)]
fn only_the_compatibility_room_names_whom_it_is_compatible_with() {
    let rows = NAMES_COMPAT.lines().map(|line| line.split_once(": ").expect("a file without a reason"));
    let allowed: Vec<&str> = rows.map(|(path, _)| path).collect();
    let names = |line: &str| {
        let line = line.to_lowercase();
        line.contains("khronos") || line.contains("llvm-spirv") || line.contains("llvm_spirv")
    };
    let naming: Vec<String> = files()
        .into_iter()
        .filter(|path| path.starts_with("src/") && !path.starts_with("src/compat/"))
        .filter(|path| !path.starts_with(GENERATED) && path != "src/bin/llvm-spirv.rs")
        .filter(|path| read(path).lines().any(names))
        .collect();
    let idle: Vec<&&str> = allowed.iter().filter(|path| !naming.iter().any(|name| name == *path)).collect();
    assert!(idle.is_empty(), "these no longer name it, and leave the list: {idle:?}");
    let complaints: Vec<String> =
        naming.into_iter().filter(|path| !allowed.contains(&path.as_str())).collect();
    assert!(complaints.is_empty(), "these name what only src/compat/ may:\n{}", complaints.join("\n"));
}

#[apply(case)]
fn reader_and_writer_ask_a_dialect_for_few_choices() {
    let text = read("src/dialect.rs");
    let start = text.find("pub trait Dialect").unwrap();
    let end = start + text[start..].find("\n}").unwrap();
    let is_method = |line: &&str| line.trim_start().starts_with("fn ");
    let methods: Vec<&str> = text[start..end].lines().filter(is_method).collect();
    assert!((1..=15).contains(&methods.len()), "{} methods", methods.len());
    let sources: Vec<String> =
        files().into_iter().filter(|path| path.starts_with("src/")).map(|p| read(&p)).collect();
    for method in methods {
        let name: String =
            method.trim_start()[3..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let calls = [format!("dialect.{name}("), format!("dialect\n            .{name}(")];
        let count: usize = sources
            .iter()
            .map(|text| calls.iter().map(|call| text.matches(call).count()).sum::<usize>())
            .sum();
        // One place: some choices are asked before and after something, or for two kinds of one thing.
        assert!((1..=2).contains(&count), "{name} is asked at {count} places");
    }
}

/// The harness of `tests/main.rs` does not see the other attribute, and would leave such a test out without a word.
#[apply(case)]
fn tests_have_the_attribute_of_the_harness() {
    let is_ours = |path: &String| path.starts_with("tests/") && !path.starts_with("tests/fuzz/");
    let other = concat!("#[", "test]");
    let found: Vec<_> = files()
        .into_iter()
        .filter(is_ours)
        .filter(|path| read(path).lines().any(|line| line.trim() == other))
        .collect();
    assert!(found.is_empty(), "#[apply(case)] is the attribute of tests here: {}", found.join(", "));
}
