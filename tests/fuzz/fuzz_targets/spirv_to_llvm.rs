//! SPIR-V binaries to LLVM IR and back, half of them in the manner of `llvm-spirv`. Half of the inputs are damaged by instructions, half by bytes.
#![no_main]

#[path = "../../mutation/judgement.rs"]
#[allow(dead_code)]
mod judgement;
#[path = "../../support/mutator.rs"]
#[allow(dead_code)]
mod mutator;

use judgement::Manner;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use spirv_llvm_translate::internal::options::Form;

/// Bytes of a header and an instruction; below that there is nothing to damage.
const MODULE: usize = 24;

fuzz_target!(|bytes: &[u8]| {
    if let Err(complaint) = judgement::there_and_back(bytes, Form::Spv, Manner::of_bytes(bytes), &|_| false) {
        panic!("{complaint}");
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    if seed % 2 == 0 || size < MODULE {
        return fuzzer_mutate(data, size, max_size);
    }
    let word = |bytes: &[u8]| Some(u32::from_le_bytes(bytes.try_into().ok()?));
    let words: Vec<u32> = data[..size].chunks(4).map_while(word).collect();
    let (bytes, _) = mutator::mutate(&words, u64::from(seed));
    let length = bytes.len().min(max_size);
    data[..length].copy_from_slice(&bytes[..length]);
    length
});
