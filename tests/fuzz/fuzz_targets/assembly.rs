//! SPIR-V assembly language: what assembles comes back from its disassembly, word for word; and any bytes are disassembled or refused.
#![no_main]

#[path = "../text.rs"]
mod text;

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use spirv_llvm_translate::assembly::{self, AssembleOptions, DisassembleOptions};
use spirv_llvm_translate::spirv::Module;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(module) = Module::parse_framed(bytes) {
        let text = assembly::disassemble(&module, &DisassembleOptions::default());
        let _ = assembly::assemble(&text, &AssembleOptions::default());
        return;
    }
    let options = AssembleOptions::default();
    let Ok(words) = assembly::assemble_bytes(bytes, &options) else { return };
    // A literal word may stand where an instruction begins, and be none.
    let Ok(module) = Module::framed(words.clone()) else { return };
    let text = assembly::disassemble(&module, &DisassembleOptions::default());
    let options = AssembleOptions { preserve_numeric_ids: true, ..options };
    let again = assembly::assemble(&text, &options).expect("what was disassembled assembles");
    assert_eq!(words[5..], again[5..], "{text}");
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    text::mutate(data, size, max_size, seed)
});
