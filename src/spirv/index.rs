//! Tables by `<id>` whose size follows the module, whatever its header says the bound is.

use super::instruction::Id;

/// Gives every `<id>` that a module mentions a small slot, for dense tables.
#[derive(Debug)]
pub(super) enum SlotIndex {
    /// The slot is the `<id>` itself; the bound is kept.
    Dense(u32),
    /// The slot is the position in this ascending list. Used where the bound exceeds what the words could mention.
    Sparse(Vec<u32>),
}

impl SlotIndex {
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
