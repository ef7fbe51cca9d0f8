//! Spec: "Debug Instructions". The part of an `OpLine` that an LLVM debug location can represent.

use crate::spirv::Id;

/// The operands of an `OpLine`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The string with the file name.
    pub file: Id,
    /// The line, counted from 1; 0 if unknown.
    pub line: u32,
    /// The column, counted from 1; 0 if unknown.
    pub column: u32,
}

impl Place {
    /// Line and column at which a `DebugLine` for it ends: one column behind. Without a column there is none at the end.
    pub fn usual_end(self) -> (u32, u32) {
        let column = if self.column == 0 { 0 } else { self.column.saturating_add(1) };
        (self.line, column)
    }

    /// The debug location for it: `None` for line 0; columns are limited to 16 bits.
    pub fn effective(self) -> Option<Self> {
        let column = if self.column > u32::from(u16::MAX) { 0 } else { self.column };
        (self.line != 0).then_some(Self { column, ..self })
    }
}
