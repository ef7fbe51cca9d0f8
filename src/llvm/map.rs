//! Maps with handles as keys.
//!
//! LLVM allocates related objects consecutively, and the translators visit them in that order. The place of a handle preserves this
//! locality, so that a walk stays in the processor's caches, which a scattering hash would not. A look-up is a few instructions:
//! the translators make several for each instruction of a module.

/// A handle of an LLVM object, whose address identifies it.
pub trait Handle: Copy + Eq {
    /// The address of the object.
    fn address(self) -> usize;
}

/// A map whose keys are handles. Clearing it takes constant time, so that one map serves the functions of a module in turn.
pub struct HandleMap<K, V> {
    /// A power of two of them, at most half of them occupied; a key stands at its place or, without a gap, behind it.
    entries: Vec<Entry<K, V>>,
    /// Entries of other generations are free.
    generation: u32,
    len: usize,
}

#[derive(Clone, Copy)]
struct Entry<K, V> {
    key: Option<K>,
    generation: u32,
    value: V,
}

/// The number of entries of the smallest map.
const FEWEST: usize = 16;
/// The generation of entries that were never occupied.
const NEVER: u32 = 0;
/// Addresses are multiples of this power of two.
const ALIGNMENT_BITS: u32 = 4;
/// Separates regions of memory that are a power of two apart.
const REGION_BITS: u32 = 17;

impl<K, V> Default for HandleMap<K, V> {
    fn default() -> Self {
        Self { entries: Vec::new(), generation: NEVER + 1, len: 0 }
    }
}

impl<K: Handle, V: Copy + Default> HandleMap<K, V> {
    /// The value of a key.
    #[inline]
    pub fn get(&self, key: &K) -> Option<&V> {
        self.occupied(*key).and_then(|at| self.entries.get(at)).map(|entry| &entry.value)
    }

    /// Whether a key has a value.
    #[inline]
    pub fn contains_key(&self, key: &K) -> bool {
        self.occupied(*key).is_some()
    }

    /// Sets the value of a key.
    #[inline]
    pub fn insert(&mut self, key: K, value: V) {
        if 2 * (self.len + 1) > self.entries.len() {
            self.grow();
        }
        let generation = self.generation;
        let mut at = self.place(key);
        while let Some(entry) = self.entries.get_mut(at) {
            let is_free = entry.generation != generation;
            if is_free || entry.key == Some(key) {
                *entry = Entry { key: Some(key), generation, value };
                self.len += usize::from(is_free);
                return;
            }
            at = self.behind(at);
        }
    }

    /// Removes all keys, but keeps the memory.
    pub fn clear(&mut self) {
        self.len = 0;
        match self.generation.checked_add(1) {
            Some(next) => self.generation = next,
            None => *self = Self::default(),
        }
    }

    /// The values, in no particular order.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        let generation = self.generation;
        self.entries
            .iter_mut()
            .filter(move |entry| entry.generation == generation)
            .map(|entry| &mut entry.value)
    }

    /// Where a key stands.
    #[inline]
    fn occupied(&self, key: K) -> Option<usize> {
        let mut at = self.place(key);
        loop {
            let entry = self.entries.get(at).filter(|entry| entry.generation == self.generation)?;
            if entry.key == Some(key) {
                return Some(at);
            }
            at = self.behind(at);
        }
    }

    #[inline]
    fn place(&self, key: K) -> usize {
        let address = key.address() >> ALIGNMENT_BITS;
        (address ^ address >> REGION_BITS) & self.entries.len().wrapping_sub(1)
    }

    #[inline]
    fn behind(&self, at: usize) -> usize {
        (at + 1) & self.entries.len().wrapping_sub(1)
    }

    #[cold]
    fn grow(&mut self) {
        let count = (2 * self.entries.len()).max(FEWEST);
        let free = Entry { key: None, generation: NEVER, value: V::default() };
        let old = std::mem::replace(&mut self.entries, vec![free; count]);
        let generation = std::mem::replace(&mut self.generation, NEVER + 1);
        self.len = 0;
        for entry in old.into_iter().filter(|entry| entry.generation == generation) {
            if let Some(key) = entry.key {
                self.insert(key, entry.value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    impl Handle for usize {
        fn address(self) -> usize {
            self
        }
    }

    #[test]
    fn it_is_a_map() {
        let (mut map, mut model) = (HandleMap::<usize, u32>::default(), HashMap::new());
        let mut random = 1u64;
        for step in 0..20_000u32 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let key = (random >> 33) as usize % 3000 * 16;
            map.insert(key, step);
            model.insert(key, step);
            if step % 6007 == 6006 {
                map.clear();
                model.clear();
            }
            let probe = (random >> 20) as usize % 3000 * 16;
            assert_eq!(map.get(&probe), model.get(&probe));
            assert_eq!(map.contains_key(&probe), model.contains_key(&probe));
        }
        let mut values: Vec<u32> = map.values_mut().map(|value| *value).collect();
        let mut expected: Vec<u32> = model.into_values().collect();
        values.sort_unstable();
        expected.sort_unstable();
        assert_eq!(values, expected);
    }

    #[test]
    fn an_empty_map_has_nothing() {
        let map = HandleMap::<usize, u32>::default();
        assert!(map.get(&16).is_none() && !map.contains_key(&0));
    }

    #[test]
    fn neighbours_have_neighbouring_places() {
        let mut map = HandleMap::<usize, u32>::default();
        (0..1000).for_each(|at| map.insert(at * 64, 0));
        assert_eq!(map.place(0x5540), map.place(0x5500) + 4);
    }

    #[test]
    fn regions_a_power_of_two_apart_do_not_share_places() {
        let mut map = HandleMap::<usize, u32>::default();
        (0..1000).for_each(|at| map.insert(at * 64, 0));
        let places: std::collections::HashSet<usize> =
            (0..64usize).map(|region| map.place(0x7f00_0000_0000 + (region << 22))).collect();
        assert!(places.len() > 32, "{}", places.len());
    }
}
