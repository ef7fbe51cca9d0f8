//! The commands that README and the guide show give the output that they show.
//!
//! A block that is marked `console` is a session of a shell in a folder that holds `llvm-fixtures/`. A line `$ command` is run, the lines
//! behind it are its output, standard error included; `...` in a line of its own is any number of lines, at a line's end the rest of it. A file
//! that `$ cat NAME` shows and that does not exist is made of what is shown. `needs-PROGRAM` names a program that is not ours.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::support::folder::Folder;
use crate::support::tool;

/// README and the chapters.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let chapters = std::fs::read_dir(root.join("src/guide")).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<_> = chapters.filter(|path| path.extension().is_some_and(|e| e == "md")).collect();
    found.push(root.join("README.md"));
    found.sort();
    found
}

/// A command and what it is shown to print.
#[derive(Debug, PartialEq, Eq)]
struct Step {
    line: usize,
    command: String,
    shown: Vec<String>,
}

/// A block of commands, and the program that it needs.
#[derive(Debug, PartialEq, Eq)]
struct Session {
    needs: Option<String>,
    steps: Vec<Step>,
}

fn sessions(text: &str) -> Vec<Session> {
    let mut found: Vec<Session> = Vec::new();
    let mut is_inside = false;
    for (at, line) in text.lines().enumerate() {
        if let Some(info) = line.strip_prefix("```") {
            is_inside = !is_inside && info.starts_with("console");
            if is_inside {
                let needs = info.split_once("needs-").map(|(_, program)| program.trim().to_owned());
                found.push(Session { needs, steps: Vec::new() });
            }
        } else if let Some(session) = found.last_mut().filter(|_| is_inside) {
            match (line.strip_prefix("$ "), session.steps.last_mut()) {
                (Some(command), _) => {
                    session.steps.push(Step { line: at + 1, command: command.to_owned(), shown: Vec::new() });
                }
                (None, Some(step)) => step.shown.push(line.to_owned()),
                (None, None) => panic!("line {}: output without a command", at + 1),
            }
        }
    }
    found
}

/// Whether lines are as shown.
fn matches(shown: &[String], lines: &[&str]) -> bool {
    match (shown.split_first(), lines.split_first()) {
        (None, None) => true,
        (Some((first, rest)), _) if first == "..." => {
            (0..=lines.len()).any(|skipped| matches(rest, &lines[skipped..]))
        }
        (Some((first, rest)), Some((line, others))) => {
            let fits = match first.strip_suffix("...") {
                Some(beginning) => line.starts_with(beginning),
                None => first == line,
            };
            fits && matches(rest, others)
        }
        _ => false,
    }
}

/// Runs a step; what is wrong with its output.
fn check(folder: &Folder, path: &str, step: &Step) -> Result<(), String> {
    if let Some(name) = step.command.strip_prefix("cat ").filter(|name| !folder.path.join(name).exists()) {
        folder.file(name, step.shown.join("\n") + "\n");
        return Ok(());
    }
    let output = Command::new("sh")
        .args(["-c", &format!("{{ {}\n}} 2>&1", step.command)])
        .current_dir(&folder.path)
        .env("PATH", path)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if matches(&step.shown, &text.lines().collect::<Vec<_>>()) {
        return Ok(());
    }
    Err(format!(
        "line {}: $ {}\nshows\n{}\nand gives\n{text}",
        step.line,
        step.command,
        step.shown.join("\n")
    ))
}

/// Runs the sessions of a document in a folder of its own.
fn run(document: &Path) -> Vec<String> {
    let name = document.file_stem().unwrap().to_string_lossy().into_owned();
    let folder = Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), &format!("guide/{name}"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let fixtures = folder.path.join("llvm-fixtures");
    std::fs::create_dir(&fixtures).unwrap();
    std::fs::copy(root.join("llvm-fixtures/vector_add.spvasm"), fixtures.join("vector_add.spvasm")).unwrap();
    let programs = Path::new(env!("CARGO_BIN_EXE_spirv-llvm-translate")).parent().unwrap();
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap_or_default());
    let mut complaints = Vec::new();
    for session in sessions(&std::fs::read_to_string(document).unwrap()) {
        if session.needs.as_deref().is_some_and(|program| !tool::judges(program)) {
            continue;
        }
        for step in &session.steps {
            let outcome = check(&folder, &path, step);
            complaints.extend(outcome.err().map(|message| format!("{}: {message}", document.display())));
        }
    }
    complaints
}

#[apply(case)]
fn commands_give_the_output_that_is_shown() {
    let complaints: Vec<_> = documents().iter().flat_map(|document| run(document)).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// The picture of a race shows what a session of the guide gives, which is tested.
#[apply(case)]
fn the_picture_in_the_readme_is_a_session_of_the_guide() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |name: &str| std::fs::read_to_string(root.join("src/guide").join(name)).unwrap();
    let (picture, chapter) = (read("images/race.svg"), read("run.md"));
    let texts: Vec<String> = picture
        .lines()
        .filter_map(|line| line.strip_suffix("</text>")?.split_once('>'))
        .map(|(_, text)| text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
        .collect();
    assert!(texts.len() > 10 && chapter.contains(&texts.join("\n")), "{texts:#?}");
}

#[apply(case)]
fn every_chapter_is_in_rustdoc_and_in_the_readme() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let [index, readme] =
        ["src/guide/mod.rs", "README.md"].map(|name| std::fs::read_to_string(root.join(name)).unwrap());
    for chapter in documents().iter().filter(|path| path.parent().is_some_and(|p| p.ends_with("guide"))) {
        let name = chapter.file_name().unwrap().to_string_lossy();
        assert!(
            index.contains(&format!("include_str!(\"{name}\")")),
            "{name} is missing in src/guide/mod.rs"
        );
        assert!(readme.contains(&format!("(src/guide/{name})")), "{name} is missing in README.md");
    }
    assert!(readme.lines().count() <= 150, "README.md is longer than 150 lines");
}

#[apply(case)]
fn sessions_are_read() {
    let text = "```console needs-cc\n$ a\nb\n...\n$ c\n```\n```\n$ no\n```\n";
    let step = |line, command: &str, shown: &[&str]| Step {
        line,
        command: command.into(),
        shown: shown.iter().map(ToString::to_string).collect(),
    };
    let steps = vec![step(2, "a", &["b", "..."]), step(5, "c", &[])];
    assert_eq!(sessions(text), [Session { needs: Some("cc".into()), steps }]);
    let shown = ["a ...", "...", "z"].map(str::to_owned);
    assert!(matches(&shown, &["a b", "x", "y", "z"]) && matches(&shown, &["a b", "z"]));
    assert!(!matches(&shown, &["b", "z"]) && !matches(&shown, &["a b", "z", "z2"]));
}
