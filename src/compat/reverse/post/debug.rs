//! Debug information.
//!
//! Given up, since programs do not depend on it: the order of local variables and nodes, lists with the same node twice, `lowerBound: 0`,
//! `dwarfAddressSpace: 0`, the directory `"."` of a file without one, sizes that are left out of types without encoding, the missing name
//! of an imported module, `DISPFlagMainSubprogram` of kernels, dimensions that are left out because they have no count, lines that are not
//! heeded where a function has no scope, empty lists of template parameters.

use super::Pass;
use crate::llvm::DebugField;

impl Pass<'_, '_, '_> {
    /// Units retain no types.
    pub(super) fn debug(&self) {
        for unit in self.reading.module.debug_units() {
            unit.set_debug_part(DebugField::Retained, None);
        }
    }
}
