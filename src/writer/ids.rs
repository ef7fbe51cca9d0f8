//! The ids of LLVM values in the module being written.

use crate::llvm::{HandleMap, Value};
use crate::spirv::Id;

/// Ids by value: those of the module, and those of the current function, which are dropped at its end.
#[derive(Default)]
pub(crate) struct ValueIds<'c> {
    module: HandleMap<Value<'c>, Id>,
    function: HandleMap<Value<'c>, Id>,
}

impl<'c> ValueIds<'c> {
    /// The id of a value, if it has one.
    pub fn get(&self, value: &Value<'c>) -> Option<&Id> {
        self.function.get(value).or_else(|| self.module.get(value))
    }

    /// The id of a value of the current function, if it has one.
    pub fn get_local(&self, value: &Value<'c>) -> Option<&Id> {
        self.function.get(value)
    }

    /// Whether a value has an id.
    pub fn contains_key(&self, value: &Value<'c>) -> bool {
        self.get(value).is_some()
    }

    /// Sets the id of a value.
    pub fn insert(&mut self, value: Value<'c>, id: Id) {
        let values = if value.is_local() { &mut self.function } else { &mut self.module };
        values.insert(value, id);
    }

    /// Drops the values of the current function.
    pub fn end_function(&mut self) {
        self.function.clear();
    }
}

/// The type of each id.
#[derive(Default)]
pub(crate) struct IdTypes(Vec<Id>);

/// Marks an id without a type.
const NONE: Id = Id(0);

impl IdTypes {
    /// Records the type of an id.
    pub fn set(&mut self, id: Id, ty: Id) {
        let index = id.0 as usize;
        if self.0.len() <= index {
            self.0.resize(index + 1, NONE);
        }
        if let Some(slot) = self.0.get_mut(index) {
            *slot = ty;
        }
    }

    /// The type of an id, if it has one.
    pub fn get(&self, id: Id) -> Option<Id> {
        self.0.get(id.0 as usize).copied().filter(|ty| *ty != NONE)
    }
}

/// A bit set of ids, which are dense.
#[derive(Clone, Debug, Default)]
pub(crate) struct IdSet(Vec<u64>);

impl IdSet {
    /// Whether an id is in the set.
    pub fn contains(&self, id: &Id) -> bool {
        self.0.get(id.0 as usize / 64).is_some_and(|word| word >> (id.0 % 64) & 1 != 0)
    }

    /// Adds an id; returns whether it is new.
    pub fn insert(&mut self, id: Id) -> bool {
        let at = id.0 as usize / 64;
        if at >= self.0.len() {
            self.0.resize(at + 1, 0);
        }
        let Some(word) = self.0.get_mut(at) else { return false };
        let is_new = *word >> (id.0 % 64) & 1 == 0;
        *word |= 1 << (id.0 % 64);
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_tells_what_is_new() {
        let mut set = IdSet::default();
        assert!(set.insert(Id(130)) && !set.insert(Id(130)) && set.insert(Id(2)));
        assert!(
            set.contains(&Id(130))
                && set.contains(&Id(2))
                && !set.contains(&Id(129))
                && !set.contains(&Id(9000))
        );
    }
}
