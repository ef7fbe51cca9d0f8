//! Damaged modules for a target environment: nothing falls over, and what breaks no further rule breaks none as the environment takes it.

use super::{assembled, functions, options, subgroups};
use crate::support::mutator;
use crate::support::tool::is_long;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate;
use spirv_llvm_translate::{Form, translate};
use std::collections::BTreeSet;

/// How many damaged copies are made of each module.
const COPIES: u64 = 12;
const COPIES_OF_A_LONG_RUN: u64 = 2_000;

/// The rules that a module breaks.
fn rules(module: &Module) -> BTreeSet<&'static str> {
    validate::findings(module).iter().filter_map(|finding| finding.rule).map(|rule| rule.id()).collect()
}

#[apply(case)]
fn damaged_modules_are_lowered_or_refused() {
    let copies = if is_long() { COPIES_OF_A_LONG_RUN } else { COPIES };
    let (mut harmless, mut refused) = (0, 0);
    let own = [(functions::text(), "opencl1.2", "")];
    for (text, environment, extensions) in subgroups::texts().chain(own) {
        let module = assembled(&text);
        let usual = rules(&module);
        let words = module.into_words();
        for seed in 0..copies {
            let (bytes, log) = mutator::mutate(&words, seed);
            let (name, extensions) = match seed % 4 {
                0 => (["opencl2.1", "level-zero1.0", "vulkan1.1"][seed as usize % 3], ""),
                _ => (environment, extensions),
            };
            let result = translate(&bytes, Form::Spv, Form::Spv, &options(name, extensions));
            let Ok(output) = result else {
                refused += 1;
                continue;
            };
            let after = Module::parse(&output.bytes).unwrap_or_else(|error| panic!("{log}: {error}"));
            let was_harmless = Module::parse(&bytes).is_ok_and(|module| rules(&module) == usual);
            if was_harmless {
                harmless += 1;
                let found = rules(&after);
                assert!(found.is_subset(&usual), "{name}: {log}: {found:?}, not only {usual:?}");
            }
        }
    }
    assert!(harmless > 0 && refused >= copies, "{harmless} were harmless, {refused} refused");
}
