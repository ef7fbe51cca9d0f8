//! Tables indexed by `<id>` whose size is linear in the module, independent of the bound in its header.

use super::instruction::Id;

/// Maps every `<id>` of a module to a small slot for dense tables.
#[derive(Debug)]
pub(super) enum SlotIndex {
    /// The slot is the `<id>` itself; this is the bound.
    Dense(u32),
    /// The slot is the position in this ascending list, for bounds larger than the number of words.
    Sparse(Vec<u32>),
}

impl SlotIndex {
    #[inline]
    pub(super) fn slot(&self, id: Id) -> Option<usize> {
        match self {
            Self::Dense(bound) => (id.0 != 0 && id.0 < *bound).then_some(id.0 as usize),
            Self::Sparse(ids) => ids.binary_search(&id.0).ok(),
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Self::Dense(bound) => *bound as usize,
            Self::Sparse(ids) => ids.len(),
        }
    }
}
