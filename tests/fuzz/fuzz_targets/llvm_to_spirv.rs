//! LLVM assembly language and bitcode to SPIR-V. Half of the texts are damaged by tokens, everything else by bytes.
#![no_main]

#[path = "../../mutation/judgement.rs"]
#[allow(dead_code)]
mod judgement;
#[path = "../../support/mutator.rs"]
#[allow(dead_code)]
mod mutator;

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|bytes: &[u8]| {
    if let Err(complaint) = judgement::to_spirv(bytes) {
        panic!("{complaint}");
    }
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
