//! Damage for the targets that take texts as well as bytes.

#[path = "../support/mutator.rs"]
#[allow(dead_code)]
mod mutator;

use libfuzzer_sys::fuzzer_mutate;

/// Damages half of the texts by tokens, everything else by bytes; returns the new length.
pub fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let is_text = data[..size].is_ascii();
    if seed % 2 == 0 || !is_text {
        return fuzzer_mutate(data, size, max_size);
    }
    let (bytes, _) = mutator::mutate_text(&data[..size], u64::from(seed));
    let length = bytes.len().min(max_size);
    data[..length].copy_from_slice(&bytes[..length]);
    length
}
