//! Options for reading: SPIR-V to LLVM IR.

use super::CompatReadOptions;

/// How builtin calls are spelled in LLVM IR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BuiltinNames {
    /// `__spirv_*` names.
    #[default]
    Spirv,
    /// OpenCL C 1.2 names where they lose nothing.
    Cl12,
    /// OpenCL C 2.0 names where they lose nothing.
    Cl20,
}

/// How much metadata the reader writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MetadataLevel {
    /// All that the way back needs.
    #[default]
    Full,
    /// What the Khronos translator writes.
    Peer,
}

/// Options of the translation from SPIR-V to LLVM IR.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct ReadOptions {
    /// How builtin calls are spelled.
    pub builtin_names: BuiltinNames,
    /// How much metadata is written.
    pub metadata: MetadataLevel,
    /// Whether names of values are left out.
    pub discard_names: bool,
    /// Whether specialization constants stay specialization constants; otherwise they become plain constants.
    pub keep_spec_constants: bool,
    /// What only the drop-in command asks for.
    #[doc(hidden)]
    pub compat: CompatReadOptions,
}
