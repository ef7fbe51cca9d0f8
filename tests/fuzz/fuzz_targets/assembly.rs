//! SPIR-V assembly language: what assembles comes back from its disassembly, word for word; and any bytes are disassembled or refused.
//! So it is with the text form of the Khronos translator, but for the order of its sections.
#![no_main]

#[path = "../../mutation/judgement.rs"]
#[allow(dead_code)]
mod judgement;
#[path = "../text.rs"]
mod text;

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use spirv_llvm_translate::internal::assembly::{self, AssembleOptions, DisassembleOptions};
use spirv_llvm_translate::internal::compat::text;
use spirv_llvm_translate::internal::spirv::Module;

/// The text form of the Khronos translator: what is written is read as the same.
fn khronos_text(module: &Module) {
    if let Err(complaint) = judgement::khronos_text(module) {
        panic!("{complaint}");
    }
}

fuzz_target!(|bytes: &[u8]| {
    if let Ok(words) = text::read(bytes) {
        if let Ok(module) = Module::framed(words) {
            khronos_text(&module);
        }
        return;
    }
    if let Ok(module) = Module::parse_framed(bytes) {
        let text = assembly::disassemble(&module, &DisassembleOptions::default());
        let _ = assembly::assemble(&text, &AssembleOptions::default());
        khronos_text(&module);
        return;
    }
    let options = AssembleOptions::default();
    let Ok(words) = assembly::assemble_bytes(bytes, &options) else { return };
    // A literal word may stand where an instruction begins, and be none.
    let Ok(module) = Module::framed(words.clone()) else { return };
    let written =
        |raw_id| assembly::disassemble(&module, &DisassembleOptions::default().raw_id(raw_id));
    let read = |text: &str, preserve_numeric_ids| {
        let options = AssembleOptions::default().preserve_numeric_ids(preserve_numeric_ids);
        assembly::assemble(text, &options).expect("what was disassembled assembles")
    };
    let raw = written(true);
    assert_eq!(words[5..], read(&raw, true)[5..], "{raw}");
    // Numbered by first use, the names say the same.
    let friendly = written(false);
    assert_eq!(read(&raw, false)[5..], read(&friendly, false)[5..], "{friendly}");
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    text::mutate(data, size, max_size, seed)
});
