//! Damaged modules for a target environment: nothing falls over, and what was valid is valid as the environment takes it.

use super::{assembled, functions, options, subgroups};
use crate::support::mutator;
use crate::support::tool::is_long;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate::{self, environment::by_name};
use spirv_llvm_translate::{Form, translate};

/// How many damaged copies are made of each module.
const COPIES: u64 = 12;
const COPIES_OF_A_LONG_RUN: u64 = 2_000;

#[apply(case)]
fn damaged_modules_are_lowered_or_refused() {
    let copies = if is_long() { COPIES_OF_A_LONG_RUN } else { COPIES };
    let (mut valid, mut refused) = (0, 0);
    let own = [(functions::text(), "opencl1.2", "")];
    for (text, environment, extensions) in subgroups::texts().chain(own) {
        let words = assembled(&text).into_words();
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
            let environment = by_name(name).expect("the environment exists");
            let was_valid = Module::parse(&bytes).is_ok_and(|module| validate::findings(&module).is_empty());
            let after = Module::parse(&output.bytes).unwrap_or_else(|error| panic!("{log}: {error}"));
            if was_valid {
                valid += 1;
                let found = validate::findings_in(&after, environment);
                assert!(found.is_empty(), "{name}: {log}: {}", found[0].message);
            }
        }
    }
    assert!(valid >= copies / 2 && refused >= copies, "{valid} were valid, {refused} refused");
}
