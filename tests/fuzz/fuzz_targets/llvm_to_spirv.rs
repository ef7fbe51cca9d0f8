//! LLVM assembly language and bitcode to SPIR-V, half of them in the manner of `llvm-spirv`. Half of the texts are damaged by tokens, everything else by bytes.
#![no_main]

#[path = "../../mutation/judgement.rs"]
#[allow(dead_code)]
mod judgement;
#[path = "../text.rs"]
mod text;

use judgement::Manner;
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|bytes: &[u8]| {
    if let Err(complaint) = judgement::to_spirv(bytes, Manner::of_bytes(bytes)) {
        panic!("{complaint}");
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    text::mutate(data, size, max_size, seed)
});
