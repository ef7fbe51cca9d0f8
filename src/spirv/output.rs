//! Spec: "Physical Layout of a SPIR-V Module and Instruction": the words of a module as bytes.

use std::io::{Result, Write};

/// The number of words converted to bytes at a time.
const AT_ONCE: usize = 4096;

/// Writes words as little-endian bytes.
///
/// # Errors
/// The errors of the output.
pub fn write_words(output: &mut (impl Write + ?Sized), words: &[u32]) -> Result<()> {
    let mut bytes = Vec::with_capacity(words.len().min(AT_ONCE) * size_of::<u32>());
    for some in words.chunks(AT_ONCE) {
        bytes.clear();
        bytes.extend(some.iter().flat_map(|word| word.to_le_bytes()));
        output.write_all(&bytes)?;
    }
    Ok(())
}
