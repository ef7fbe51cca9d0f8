//! A set of opcodes.

use super::Opcode;

/// A set of opcodes, known to the grammar or not.
#[derive(Clone, Debug, Default)]
pub struct OpcodeSet(Vec<u64>);

impl OpcodeSet {
    /// Adds an opcode.
    #[inline]
    pub fn insert(&mut self, opcode: Opcode) {
        let at = usize::from(opcode.0) / 64;
        if at >= self.0.len() {
            self.0.resize(at + 1, 0);
        }
        if let Some(word) = self.0.get_mut(at) {
            *word |= 1 << (opcode.0 % 64);
        }
    }

    /// Whether an opcode is in the set.
    pub fn contains(&self, opcode: Opcode) -> bool {
        self.0.get(usize::from(opcode.0) / 64).is_some_and(|word| word >> (opcode.0 % 64) & 1 != 0)
    }

    /// Whether one of some opcodes is in the set.
    pub fn contains_any(&self, opcodes: &[Opcode]) -> bool {
        opcodes.iter().any(|opcode| self.contains(*opcode))
    }

    /// The opcodes, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Opcode> {
        let bits = |(at, word): (u16, &u64)| {
            let word = *word;
            (0..64u16).filter(move |bit| word >> bit & 1 != 0).map(move |bit| Opcode(at * 64 + bit))
        };
        (0..).zip(&self.0).flat_map(bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_what_was_added() {
        let mut set = OpcodeSet::default();
        for number in [u16::MAX, 3, 64, 3] {
            set.insert(Opcode(number));
        }
        assert_eq!(set.iter().map(|opcode| opcode.0).collect::<Vec<_>>(), [3, 64, u16::MAX]);
        assert!(set.contains(Opcode(64)) && !set.contains(Opcode(65)) && !set.contains(Opcode(4)));
        assert!(set.contains_any(&[Opcode(1), Opcode(3)]) && !set.contains_any(&[Opcode(1)]));
    }
}
