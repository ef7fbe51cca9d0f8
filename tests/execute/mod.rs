//! Executes what clang made of the fixtures: functions against references in Rust, kernels at -O0 against -O2.

pub mod compute;
pub mod fixture;
mod kernels;
mod libclc;
mod names;
mod peer;
mod references;
mod run_line;
mod threads;
mod undefined;

use std::collections::BTreeSet;

use crate::executor::Program;
use crate::executor::compare::elements_difference;
use fixture::{Fixture, calls, pure_functions, show};

/// Checks every function of a module against its reference. Gives how many there were.
fn check_functions(fixture: &Fixture, level: &str) -> usize {
    let name = &fixture.name;
    let references = references::of_fixture(name).unwrap_or_else(|| panic!("{name} has no references"));
    let program = Program::load(&fixture.ir(level)).unwrap_or_else(|error| panic!("{name}.{level}: {error}"));
    let functions = pure_functions(&program);
    let found: BTreeSet<_> = functions.iter().map(|function| function.name.as_str()).collect();
    let wanted: BTreeSet<_> = references.iter().map(|reference| reference.name).collect();
    assert_eq!(found, wanted, "{name}: functions and references differ");
    for function in &functions {
        let reference = references.iter().find(|reference| reference.name == function.name).unwrap();
        let element = function.result.shape.unwrap().element;
        for arguments in calls(function) {
            let result = program.run_function(&function.name, &arguments).unwrap();
            if let Some(difference) = elements_difference(element, &result, &(reference.evaluate)(&arguments))
            {
                panic!("{name}.{level}: {}({}): {difference}", function.name, show(function, &arguments));
            }
        }
    }
    functions.len()
}

#[apply(case)]
fn functions_agree_with_their_references() {
    for level in ["O0", "O2"] {
        let fixtures = Fixture::all();
        let count: usize = fixtures
            .iter()
            .filter(|fixture| fixture.is_pure())
            .map(|fixture| check_functions(fixture, level))
            .sum();
        assert!(count >= 200, "only {count} functions ran at {level}");
    }
}

#[apply(case)]
fn kernels_compute_the_same_at_both_levels() {
    let mut count = 0;
    for fixture in Fixture::all().iter().filter(|fixture| !fixture.is_pure()) {
        match fixture.compare_execution(&fixture.ir("O0"), &fixture.ir("O2")) {
            Ok(ran) => count += ran,
            Err(difference) => panic!("{difference}"),
        }
    }
    assert!(count >= 100, "only {count} kernels ran");
}

#[apply(case)]
fn every_fixture_has_its_ir_and_its_runs() {
    let fixtures = Fixture::all();
    assert!(fixtures.len() >= 60, "only {} fixtures", fixtures.len());
    let mut wanted = BTreeSet::new();
    for fixture in &fixtures {
        assert_eq!(
            fixture.runs.is_empty(),
            fixture.is_pure() || fixture.is_not_run,
            "{}: kernels have run lines, functions none",
            fixture.name
        );
        wanted.extend(["O0", "O2"].map(|level| format!("{}.{level}.ll", fixture.name)));
    }
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("llvm-fixtures/ir");
    let name = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let found: BTreeSet<_> = folder.read_dir().unwrap().map(|entry| name(entry.unwrap())).collect();
    assert_eq!(found, wanted, "run llvm-fixtures/compile.sh, and remove what has no source any more");
}

#[apply(case)]
fn every_kernel_has_a_run_line() {
    for fixture in Fixture::all().into_iter().filter(|fixture| !fixture.is_not_run) {
        let program =
            Program::load(&fixture.ir("O0")).unwrap_or_else(|error| panic!("{}: {error}", fixture.name));
        for kernel in program.functions().iter().filter(|function| function.is_kernel) {
            let is_run = fixture.runs.iter().any(|run| run.kernel == kernel.name);
            assert!(is_run, "{}: kernel {} is never run", fixture.name, kernel.name);
        }
    }
}

#[apply(case)]
fn a_changed_module_is_noticed() {
    let changed = |name: &str, from: &str, to: &str| {
        let fixture = Fixture::all().into_iter().find(|fixture| fixture.name == name).unwrap();
        let original = fixture.ir("O0");
        let text = String::from_utf8(original.clone()).unwrap();
        assert!(text.contains(from), "{name} has no '{from}'");
        fixture.compare_execution(&original, text.replacen(from, to, 1).as_bytes())
    };
    for (name, from, to, place) in [
        ("pure_arithmetic", "add i32", "sub i32", "add_int("),
        ("vector_add", "fadd float", "fsub float", "kernel vector_add, buffer 2"),
        ("printing", "start", "stsrt", "printed"),
    ] {
        match changed(name, from, to) {
            Ok(_) => panic!("a change of {name} went unnoticed"),
            Err(message) => assert!(message.contains(place), "{message}"),
        }
    }
}
