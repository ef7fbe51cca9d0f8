//! SPIR-V assembly language: what assembles comes back from its disassembly, word for word; and any bytes are disassembled or refused.
#![no_main]

#[path = "../../support/mutator.rs"]
#[allow(dead_code)]
mod mutator;

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
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
    let is_text = data[..size].is_ascii();
    if seed % 2 == 0 || !is_text {
        return fuzzer_mutate(data, size, max_size);
    }
    let (bytes, _) = mutator::mutate_text(&data[..size], u64::from(seed));
    let length = bytes.len().min(max_size);
    data[..length].copy_from_slice(&bytes[..length]);
    length
});
