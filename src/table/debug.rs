//! Spec: "Debug Instructions". What a debug location of LLVM can say of an `OpLine`.

use crate::spirv::Id;

/// What an `OpLine` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The string that names the file.
    pub file: Id,
    /// The line, counted from 1; 0 is none.
    pub line: u32,
    /// The column, counted from 1; 0 is none.
    pub column: u32,
}

impl Place {
    /// What a debug location can say of it: no line is none, and columns have 16 bits.
    pub fn effective(self) -> Option<Self> {
        let column = if self.column > u32::from(u16::MAX) { 0 } else { self.column };
        (self.line != 0).then_some(Self { column, ..self })
    }
}
