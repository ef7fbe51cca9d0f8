//! Debug information.
//!
//! Known differences, on which programs do not depend: the order of local variables and nodes, lists with the
//! same node twice, `lowerBound: 0`, `dwarfAddressSpace: 0`, the directory `"."` of a file without one, sizes
//! omitted from types without encoding, the missing name of an imported module, `DISPFlagMainSubprogram` of
//! kernels, dimensions omitted for lack of a count, lines ignored where a function has no scope, empty lists
//! of template parameters.

use super::Pass;
use crate::llvm::DebugField;

impl Pass<'_, '_, '_> {
    /// Clears the retained types of units.
    pub(super) fn debug(&self) {
        for unit in self.reading.module.debug_units() {
            unit.set_debug_part(DebugField::Retained, None);
        }
    }
}
