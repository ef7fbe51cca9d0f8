//! `run --check`: programs with faults and programs without.
//!
//! A source file has the programs of a kind: functions of which each is executed by a work-group of its own, so that one run judges all. Lines with
//! a fault end in `// fault`; these lines, and no others, are to be reported.

mod functions;

use std::collections::BTreeSet;

use crate::support::folder::Folder;
use crate::support::tool;

/// The parameters of every program: a buffer with the numbers from 0 to 15, sixteen numbers of its own, eight in local memory, the number of the
/// work-item in its group of eight.
const ARGUMENTS: &str = "global int *x, global int *y, local int *l, int t";

const MARK: &str = "// fault";

/// A kind of fault, and its programs.
const KINDS: &[(&str, &str)] = &[
    ("bounds", include_str!("bounds.cl")),
    ("null", include_str!("null.cl")),
    ("freed", include_str!("freed.cl")),
    ("uninitialized", include_str!("uninitialized.cl")),
    ("race", include_str!("race.cl")),
    ("barrier", include_str!("barrier.cl")),
    ("alignment", include_str!("alignment.cl")),
    ("division", include_str!("division.cl")),
    ("unreachable", include_str!("unreachable.cl")),
];

/// The names of the programs of a source file.
fn programs(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter_map(|line| line.strip_prefix("void ")?.split_once("(ARGS)"))
        .map(|(name, _)| name)
        .collect()
}

/// The lines of the faults that a run reports, all of the kind; of the two lines of a race or of a barrier, the marked one.
fn reported(kind: &str, source: &str, count: usize, marked: &BTreeSet<usize>) -> BTreeSet<usize> {
    let folder = Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), &format!("run/faults-of-{kind}"));
    let arguments = [
        "-x",
        "cl",
        "-cl-std=CL2.0",
        "--target=spir64",
        "-O0",
        "-g",
        "-w",
        "-emit-llvm",
        "-c",
        "-",
        "-o",
        "-",
    ];
    folder.file("f.bc", tool::run("clang-22", &arguments, source.as_bytes()).unwrap());
    let (global, y) = (format!("--global={}", 8 * count), format!("--arg=1=i32[{}]", 16 * count));
    let run = ["run", "f.bc", "all", "--check", "--json", "--local=8", &global, "--arg=0=i32[16]=0..", &y];
    let output = folder.run(&[&run[..], &["--arg=2=i32[8]"]].concat());
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    let mut lines = BTreeSet::new();
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        let found: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"));
        assert_eq!(found["rule"], format!("check.{kind}"), "{line}");
        let line_of = |key: &str| found[key].as_str()?.split(':').nth(1)?.parse().ok();
        let (place, other) = (line_of("place"), line_of("otherPlace"));
        let is_marked = |line: &usize| marked.contains(line);
        let found = other.filter(is_marked).filter(|_| !place.is_some_and(|place| is_marked(&place)));
        lines.insert(found.or(place).unwrap_or_else(|| panic!("{line}")));
    }
    lines
}

fn judge(kind: &str) {
    tool::need(&["clang-22"]);
    let (_, text) = KINDS.iter().find(|row| row.0 == kind).unwrap();
    let names = programs(text);
    // Everything stands behind the programs, so that lines are theirs.
    let mut source = text.replace("ARGS", ARGUMENTS);
    source.push_str(
        "kernel void all(global int *x, global int *y, local int *l) {\n  int t = get_local_id(0);\n",
    );
    source.push_str("  switch (get_group_id(0)) {\n");
    for (number, name) in names.iter().enumerate() {
        source.push_str(&format!("  case {number}: {name}(x, y + {}, l, t); break;\n", 16 * number));
    }
    source.push_str("  }\n}\n");
    let marked: BTreeSet<usize> =
        (1..).zip(text.lines()).filter(|(_, line)| line.ends_with(MARK)).map(|(number, _)| number).collect();
    assert!(marked.len() >= 10 && names.len() >= marked.len() + 10, "{}, {}", marked.len(), names.len());
    let found = reported(kind, &source, names.len(), &marked);
    let line = |number: &usize| text.lines().nth(number - 1).unwrap_or("behind the programs");
    let missed: Vec<_> = marked.difference(&found).map(line).collect();
    let wrong: Vec<_> = found.difference(&marked).map(line).collect();
    assert!(missed.is_empty() && wrong.is_empty(), "not found: {missed:#?}\nfalse alarms: {wrong:#?}");
}

macro_rules! kinds {
    ($($kind:ident)*) => {
        $(
            #[apply(case)]
            fn $kind() {
                judge(stringify!($kind));
            }
        )*
    };
}

kinds!(bounds null freed uninitialized race barrier alignment division unreachable);
