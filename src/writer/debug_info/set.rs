//! Selects the debug information set.

use super::Writer;
use crate::contract::{DebugSet, Listed};
use crate::options::DebugInfo;
use crate::table::debug_info::{Set, value};

/// The format of debug information.
pub(super) struct Chosen {
    /// The set.
    pub set: Set,
    /// Whether expressions may use all operations, not only those that every set has.
    pub has_extra_operations: bool,
    /// Whether output is restricted to what validators accept.
    pub is_strict: bool,
}

impl Writer<'_, '_> {
    /// The requested set and its options; `None` if only lines are written. By default, a module keeps the
    /// set that it was read from.
    pub(super) fn chosen_set(&self) -> Option<Chosen> {
        let told = DebugSet::read(self.module).into_iter().next();
        let is_told = |set: &Set| told.as_ref().is_some_and(|told| *told.name == *set.name().as_bytes());
        let read = Set::ALL.into_iter().find(is_told);
        let set = requested(self.options.debug_info, read)?;
        let bits = told.filter(|_| read == Some(set)).map_or(0, |told| told.bits);
        Some(Chosen {
            set,
            has_extra_operations: self.options.extra_expressions
                || set == Set::NonSemantic200
                || bits & value::READ_EXTRA_OPERATIONS != 0,
            is_strict: !self.options.full_debug_info && bits & value::READ_IN_FULL == 0,
        })
    }
}

/// The set that the options request, given the one that the module was read from.
fn requested(wanted: DebugInfo, read: Option<Set>) -> Option<Set> {
    match wanted {
        DebugInfo::AsRead => Some(read.unwrap_or(Set::OpenCl100)),
        DebugInfo::Lines => None,
        DebugInfo::Legacy => Some(Set::Legacy),
        DebugInfo::OpenCl100 => Some(Set::OpenCl100),
        DebugInfo::NonSemantic100 => Some(Set::NonSemantic100),
        DebugInfo::NonSemantic200 => Some(Set::NonSemantic200),
    }
}
