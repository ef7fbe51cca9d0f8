//! Debug information comes back in the set that it was read from.

use super::trip;
use spirv_llvm_translate::options::{DebugInfo, Options};
use spirv_llvm_translate::{llvm, llvm_to_spirv, roundtrip};

/// LLVM IR with all that clang says of a program, and with an expression whose last operation the older sets do not have.
fn described() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/llvm-fixtures/ir/debug_info.O0.ll");
    let text = std::fs::read_to_string(path).unwrap();
    text.replacen("DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef", "DW_OP_deref, DW_OP_abs", 1)
}

/// The module in a set.
fn written(debug_info: DebugInfo, extra_expressions: bool) -> Vec<u8> {
    let options = Options { debug_info, extra_expressions, ..Options::default() };
    let words = llvm_to_spirv(&llvm::Context::new(), described().as_bytes(), &options).unwrap();
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

#[test]
fn every_set_comes_back_as_itself() {
    use DebugInfo::{Legacy, NonSemantic100, NonSemantic200, OpenCl100};
    for set in [Legacy, OpenCl100, NonSemantic100, NonSemantic200] {
        trip::comes_back(&written(set, false)).unwrap_or_else(|report| panic!("{set:?}: {report}"));
    }
}

#[test]
fn operations_that_the_set_lacks_come_back() {
    for set in [DebugInfo::OpenCl100, DebugInfo::NonSemantic100] {
        let module = written(set, true);
        assert_ne!(module, written(set, false), "{set:?}: the operation is written");
        trip::comes_back(&module).unwrap_or_else(|report| panic!("{set:?}: {report}"));
    }
}

#[test]
fn the_set_that_is_asked_for_wins() {
    let options = Options { debug_info: DebugInfo::OpenCl100, ..Options::default() };
    let report = roundtrip::check(&written(DebugInfo::NonSemantic100, false), &options);
    assert!(!report.is_lossless(), "{report}");
}
