//! A set of names with consecutive numbers, stored contiguously.

use std::hash::Hasher;

use rustc_hash::FxHasher;

/// Names, numbered from 0 in order of insertion.
#[derive(Default)]
pub struct SymbolTable {
    bytes: Vec<u8>,
    /// End of each name in `bytes`; it starts at the end of the previous one.
    ends: Vec<usize>,
    hashes: Vec<u32>,
    /// Open addressing: entry + 1, or 0.
    slots: Vec<u32>,
}

impl SymbolTable {
    /// The name of an entry.
    #[inline]
    pub fn name(&self, entry: u32) -> &[u8] {
        let entry = entry as usize;
        let start = if entry == 0 { 0 } else { self.ends.get(entry - 1).copied().unwrap_or(0) };
        let end = self.ends.get(entry).copied().unwrap_or(start);
        self.bytes.get(start..end).unwrap_or(&[])
    }

    /// Number of names.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The entry of a name.
    #[inline]
    pub fn get(&self, name: &[u8]) -> Option<u32> {
        self.probe(name, hash(name)).ok()
    }

    /// The entry of a name, and whether it was inserted.
    #[inline]
    pub fn insert(&mut self, name: &[u8]) -> (u32, bool) {
        if (self.ends.len() + 1) * 2 > self.slots.len() {
            self.grow();
        }
        let hash = hash(name);
        match self.probe(name, hash) {
            Ok(entry) => (entry, false),
            Err(slot) => {
                let entry = self.ends.len() as u32;
                self.bytes.extend_from_slice(name);
                self.ends.push(self.bytes.len());
                self.hashes.push(hash);
                if let Some(slot) = self.slots.get_mut(slot) {
                    *slot = entry + 1;
                }
                (entry, true)
            }
        }
    }

    /// The entry of a name, or the slot for it.
    #[inline]
    fn probe(&self, name: &[u8], hash: u32) -> Result<u32, usize> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut slot = hash as usize & mask;
        loop {
            match self.slots.get(slot) {
                None | Some(0) => return Err(slot),
                Some(entry) => {
                    let entry = entry - 1;
                    if self.hashes.get(entry as usize) == Some(&hash) && self.name(entry) == name {
                        return Ok(entry);
                    }
                }
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(64);
        self.slots.clear();
        self.slots.resize(size, 0);
        for (entry, hash) in self.hashes.iter().enumerate() {
            let mut slot = *hash as usize & (size - 1);
            while self.slots.get(slot).is_some_and(|taken| *taken != 0) {
                slot = (slot + 1) & (size - 1);
            }
            if let Some(slot) = self.slots.get_mut(slot) {
                *slot = entry as u32 + 1;
            }
        }
    }
}

/// Names that differ only in their last character, such as consecutive numbers, hash to adjacent slots: names that are close in a
/// module share a cache line.
#[inline]
fn hash(name: &[u8]) -> u32 {
    let Some((last, start)) = name.split_last() else { return 0 };
    let mut hasher = FxHasher::default();
    hasher.write(start);
    let hash = hasher.finish();
    (hash ^ hash >> 32) as u32 & !15 | u32::from(last & 15)
}
