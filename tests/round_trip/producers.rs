//! SPIR-V of the fixtures by two independent producers: LLVM's own backend, and clang 15 with the Khronos translator of LLVM 15.

use spirv_llvm_translate::internal::options::BuiltinNames;
use spirv_llvm_translate::internal::spirv::Module;

use super::trip::{Trip, comes_back, to_llvm, trips};
use crate::support::ratchet::{self, Outcomes};
use crate::support::{parallel, tool};

/// A module that another producer made of a fixture.
struct Produced {
    name: String,
    /// clang 22's IR of the same source.
    trip: &'static Trip,
    module: Result<Vec<u8>, String>,
}

fn llc(version: &str) -> Vec<Produced> {
    const ARGUMENTS: &[&str] = &["-mtriple=spirv64", "-filetype=obj", "-o", "-", "-"];
    parallel::map(trips(), |trip| {
        let key = (version, ARGUMENTS, &trip.original);
        let module = tool::kept(key, || tool::run("llc-22", ARGUMENTS, &trip.original));
        Produced { name: trip.name.clone(), trip, module }
    })
}

fn llvm_spirv(versions: &[String; 2]) -> Vec<Produced> {
    const FIXED: &str = "-cc1 -triple spir64-unknown-unknown -finclude-default-header -w -O0 -disable-O0-optnone \
                         -no-opaque-pointers -emit-llvm-bc -o - -x cl";
    let trips: Vec<_> = trips().iter().filter(|trip| trip.is_unoptimized()).collect();
    parallel::map(&trips, |trip| {
        let fixture = &trip.fixture;
        let source = std::fs::read(fixture.source()).expect("the fixture has a source");
        let (standard, options) = (format!("-cl-std={}", fixture.standard()), fixture.options());
        let mut arguments: Vec<&str> = FIXED.split(' ').chain(options.split_whitespace()).collect();
        arguments.extend([standard.as_str(), "-"]);
        let module = tool::kept((versions, &arguments, &source), || {
            let bitcode = tool::run("clang-15", &arguments, &source)?;
            tool::run("llvm-spirv-15", &["--spirv-ext=+all", "-", "-o", "-"], &bitcode)
        });
        Produced { name: fixture.name.clone(), trip, module }
    })
}

type Verdict = Result<(), String>;

/// What is said about a module that was made.
struct Verdicts {
    name: String,
    valid: Verdict,
    same: Verdict,
    family: Verdict,
    execute: Verdict,
    names: Verdict,
}

impl Verdicts {
    fn new(one: &Produced, module: &[u8]) -> Self {
        let words =
            Module::parse(module).map(|module| module.words().to_vec()).map_err(|error| error.to_string());
        let llvm = words.clone().and_then(|words| to_llvm(&words));
        let same = comes_back(module);
        let through = |names| words.clone().and_then(|words| super::builtin_names::same(&words, names));
        let names = through(BuiltinNames::Cl12).and_then(|_| through(BuiltinNames::Cl20)).map(|_| ());
        let Trip { fixture, original, .. } = one.trip;
        let execute = llvm.and_then(|ir| fixture.compare_execution(original, ir.as_bytes())).map(|_| ());
        let family = words.clone().and_then(|words| super::instructions::check(one.trip, &words));
        let valid = words.and_then(|words| tool::spirv_val(&words));
        Self { name: one.name.clone(), valid, same, family, execute, names }
    }
}

/// Judges what a producer made: that it made it, that it is valid, that it comes back the same, and that its LLVM IR computes the same.
fn judge(producer: &str, produced: &[Produced]) {
    let verdict = |one: &Produced| (one.name.clone(), one.module.as_ref().map(|_| ()).map_err(Clone::clone));
    let compile = produced.iter().map(verdict).collect();
    let made: Vec<_> = produced.iter().filter_map(|one| Some((one, one.module.as_ref().ok()?))).collect();
    let mut verdicts = parallel::map(&made, |(one, module)| Verdicts::new(one, module));
    let column = |verdicts: &[Verdicts], pick: fn(&Verdicts) -> &Verdict| -> Outcomes {
        verdicts.iter().map(|one| (one.name.clone(), pick(one).clone())).collect()
    };
    let (valid, family) = (column(&verdicts, |one| &one.valid), column(&verdicts, |one| &one.family));
    // What is invalid may come back as it likes.
    verdicts.retain(|one| one.valid.is_ok());
    let (same, execute) = (column(&verdicts, |one| &one.same), column(&verdicts, |one| &one.execute));
    verdicts.retain(|one| one.same.is_ok());
    let names = column(&verdicts, |one| &one.names);
    let checks = [
        ("compile", compile),
        ("valid", valid),
        ("family", family),
        ("same", same),
        ("execute", execute),
        ("names", names),
    ];
    ratchet::judge_all(&checks.map(|(check, outcomes)| (format!("{producer}/{check}"), outcomes)));
}

#[apply(case)]
fn modules_of_llc_come_back_the_same() {
    tool::need(&["llc-22", "spirv-val"]);
    judge("llc-22", &llc(&tool::version("llc-22").unwrap_or_default()));
}

#[apply(case)]
fn modules_of_llvm_spirv_come_back_the_same() {
    let programs = ["clang-15", "llvm-spirv-15"];
    tool::need(&[programs[0], programs[1], "spirv-val"]);
    judge("llvm-spirv-15", &llvm_spirv(&programs.map(|program| tool::version(program).unwrap_or_default())));
}
