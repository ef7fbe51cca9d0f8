//! The set that debug information is written in.

use super::Writer;
use crate::llvm::Metadata;
use crate::options::DebugInfo;
use crate::table::debug_info::Set;
use crate::table::metadata as names;

impl Writer<'_, '_> {
    /// The set that is asked for, and whether expressions have all operations; `None` if only lines are written.
    pub(super) fn chosen_set(&self) -> Option<(Set, bool)> {
        let told = self.named(names::DEBUG_INFO).first().copied();
        let name = told.and_then(|node| node.operand(0)).and_then(Metadata::string_bytes);
        let read = name.and_then(|name| Set::ALL.into_iter().find(|set| set.name().as_bytes() == name));
        let set = requested(self.options.debug_info, read)?;
        let had_extra = read == Some(set) && told.is_some_and(|node| node.operand(1).is_some());
        Some((set, self.options.extra_expressions || set == Set::NonSemantic200 || had_extra))
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
