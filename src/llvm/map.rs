//! Maps with handles as keys.
//!
//! LLVM allocates related objects consecutively, and the translators visit them in that order. The hash of a handle preserves this
//! locality, so that a walk stays in the processor's caches, which a scattering hash would not.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A map whose keys are handles.
pub type HandleMap<K, V> = HashMap<K, V, BuildHasherDefault<AddressHasher>>;

/// Keeps the order of addresses in the low bits, which select the bucket, and mixes all bits into the high ones, which distinguish
/// the keys of a bucket.
#[derive(Clone, Copy, Debug, Default)]
pub struct AddressHasher(u64);

/// Addresses are multiples of this power of two.
const ALIGNMENT_BITS: u32 = 4;
/// An odd multiplier whose multiples differ in their high bits.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
/// The bits that distinguish the keys of one bucket.
const TAG: u64 = 0x7f << 57;

impl Hasher for AddressHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_usize(usize::from(*byte));
        }
    }

    fn write_usize(&mut self, address: usize) {
        let address = self.0.rotate_left(5) ^ address as u64;
        self.0 = address >> ALIGNMENT_BITS & !TAG | address.wrapping_mul(MIX) & TAG;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::{BuildHasher, Hash};

    #[test]
    fn neighbours_have_neighbouring_buckets() {
        let build = BuildHasherDefault::<AddressHasher>::default();
        let bucket = |address: usize| build.hash_one(address) & 0xffff;
        assert_eq!(bucket(0x5540), bucket(0x5500) + 4);
    }

    #[test]
    fn keys_of_one_bucket_differ_in_their_tags() {
        let build = BuildHasherDefault::<AddressHasher>::default();
        let tags: std::collections::HashSet<u64> =
            (0..64usize).map(|page| build.hash_one(0x7f00_0000_0000 + (page << 20)) & TAG).collect();
        assert!(tags.len() > 32, "{}", tags.len());
    }

    #[test]
    fn values_of_several_words_are_hashed() {
        let hash = |value: (usize, usize)| {
            let mut hasher = AddressHasher::default();
            value.hash(&mut hasher);
            hasher.finish()
        };
        assert_ne!(hash((16, 32)), hash((32, 16)));
    }
}
