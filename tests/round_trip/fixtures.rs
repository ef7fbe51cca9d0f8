//! clang's IR of the fixtures to SPIR-V and back.

use super::trip::{comes_back, outcomes, to_llvm, to_spirv, trips};
use crate::support::{ratchet, tool};

#[apply(case)]
fn all_fixtures_make_trips() {
    assert!(trips().len() >= 120, "only {} modules", trips().len());
}

#[apply(case)]
fn spirv_of_the_fixtures_is_valid() {
    tool::need(&["spirv-val"]);
    ratchet::judge(
        "valid",
        outcomes(|trip| trip.spirv.as_ref().map_err(Clone::clone).and_then(|words| tool::spirv_val(words))),
    );
}

#[apply(case)]
fn fixtures_come_back_the_same() {
    ratchet::judge("same", outcomes(|trip| comes_back(&trip.original)));
}

#[apply(case)]
fn fixtures_compute_the_same_after_a_round_trip() {
    let execute = |trip: &super::trip::Trip| {
        let ran = trip.fixture.compare_execution(&trip.original, trip.llvm.as_ref()?.as_bytes())?;
        if ran == 0 && !trip.fixture.is_not_run { Err("nothing was executed".to_owned()) } else { Ok(()) }
    };
    ratchet::judge("execute", outcomes(execute));
}

#[apply(case)]
fn optimized_output_goes_back_and_computes_the_same() {
    tool::need(&["opt-22", "spirv-val"]);
    let check = |trip: &super::trip::Trip| {
        let ir = trip.llvm.as_ref()?;
        let optimized = tool::run("opt-22", &["-O2", "-S", "-", "-o", "-"], ir.as_bytes())?;
        let words = to_spirv(&optimized)?;
        tool::spirv_val(&words)?;
        let back = to_llvm(&words)?;
        trip.fixture.compare_execution(&trip.original, back.as_bytes()).map(|_| ())
    };
    ratchet::judge("optimized", outcomes(check));
}

/// Formats of printf, declarations of scopes, and debug information: the module comes back as itself, and is valid before and after. The
/// validator of 2023 wants declarations of scopes in blocks.
#[apply(case)]
fn formats_scopes_and_descriptions_come_back_as_valid_modules() {
    tool::need(&["spirv-val"]);
    let is_new = tool::version(&tool::validator()).is_some_and(|version| version.contains("v2026"));
    let root = env!("CARGO_MANIFEST_DIR");
    let mut paths: Vec<String> = ["printing.O0", "printing.O2", "debug_info.O0", "debug_info.O2"]
        .map(|name| format!("{root}/llvm-fixtures/ir/{name}.ll"))
        .into();
    if is_new {
        paths.push(format!("{root}/tests/files/intel/memory_access_aliasing.ll"));
    }
    for path in paths {
        let first = to_spirv(&std::fs::read(&path).unwrap()).unwrap();
        comes_back(&tool::bytes(&first)).unwrap_or_else(|report| panic!("{path}: {report}"));
        let again = to_spirv(to_llvm(&first).unwrap().as_bytes()).unwrap();
        for module in [first, again] {
            tool::spirv_val(&module).unwrap_or_else(|message| panic!("{path}: {message}"));
        }
    }
}
