//! The fixtures after a round trip through another translator: clang 15 and `llvm-spirv-15`, which writes SPIR-V friendly names.
//!
//! This judges our executor, not our translator: both names of a builtin must mean what that translator thinks they mean. It is skipped, visibly,
//! where those programs are not installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::fixture::Fixture;
use crate::support::tool;

/// Fixtures that the other translator does not bring back as they were, and why.
const REFUSED: &[(&str, &str)] =
    &[("work_items", "sizes in a dimension that does not exist are 0 there, and 1 in OpenCL C")];

/// Runs a program; nothing if it is not installed.
fn run(program: &str, arguments: &[&str]) -> Option<Result<(), String>> {
    let output = Command::new(program).args(arguments).output().ok()?;
    let message = || String::from_utf8_lossy(&output.stderr).lines().take(3).collect::<Vec<_>>().join(" ");
    Some(if output.status.success() { Ok(()) } else { Err(format!("{program}: {}", message())) })
}

/// A fixture as the other translator brings it back; nothing if it is not installed.
fn round_trip(fixture: &Fixture, folder: &Path) -> Option<Result<Vec<u8>, String>> {
    let source = fixture.source();
    let path =
        |ending: &str| folder.join(format!("{}.{ending}", fixture.name)).to_string_lossy().into_owned();
    let (compiled, spirv, back) = (path("bc"), path("spv"), path("back.bc"));
    let standard = format!("-cl-std={}", fixture.standard());
    let compile = [
        "-cc1",
        "-triple",
        "spir64-unknown-unknown",
        &standard,
        "-finclude-default-header",
        "-no-opaque-pointers",
        "-w",
        "-O0",
        "-disable-O0-optnone",
        "-emit-llvm-bc",
        "-o",
        &compiled,
        &source,
    ];
    let write = ["--spirv-ext=+all", &compiled, "-o", &spirv];
    let read = ["-r", "--spirv-target-env=SPV-IR", &spirv, "-o", &back];
    for (program, arguments) in
        [("clang-15", &compile[..]), ("llvm-spirv-15", &write), ("llvm-spirv-15", &read)]
    {
        if let Err(message) = run(program, arguments)? {
            return Some(Err(message));
        }
    }
    Some(std::fs::read(&back).map_err(|error| error.to_string()))
}

#[apply(case)]
fn another_translators_names_mean_the_same() {
    tool::need(&["clang-15", "llvm-spirv-15"]);
    tool::need_long_run();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("peer");
    std::fs::create_dir_all(&folder).unwrap();
    let mut failures = Vec::new();
    for fixture in Fixture::all() {
        let refused = REFUSED.iter().find(|(name, _)| *name == fixture.name);
        let Some(result) = round_trip(&fixture, &folder) else {
            panic!("clang-15 or llvm-spirv-15 is gone");
        };
        let result = result.and_then(|back| fixture.compare_execution(&fixture.ir("O0"), &back).map(|_| ()));
        match (result, refused) {
            (Ok(()), None) | (Err(_), Some(_)) => {}
            (Err(message), None) => failures.push(format!("{}: {message}", fixture.name)),
            (Ok(()), Some((_, why))) => failures.push(format!("{} works, no longer: {why}", fixture.name)),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
