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
