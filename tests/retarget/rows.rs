//! The rows of the table: each is about an instruction that some environment lacks, and the tests show each at work.

use super::{functions, options, subgroups};
use spirv_llvm_translate::internal::spirv::grammar;
use spirv_llvm_translate::internal::table::retarget::ROWS;

#[apply(case)]
fn every_row_is_tested() {
    let tested: Vec<&str> = functions::opcodes().chain(subgroups::opcodes()).collect();
    let hints = include_str!("hints.rs");
    for row in ROWS {
        let grammar = grammar::instruction(row.opcode).expect("a known instruction");
        let mut names = std::iter::once(&grammar.opname).chain(grammar.aliases);
        assert!(names.any(|name| tested.contains(name) || hints.contains(name)), "{}", grammar.opname);
    }
    // The options that the tests use are those of the environment.
    assert!(!options("opencl1.2", "").write.extensions.allows("SPV_KHR_bit_instructions"));
    assert!(options("level-zero", "").write.extensions.allows("SPV_INTEL_subgroups"));
}
