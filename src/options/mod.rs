//! Options, by purpose: reading, writing, assembling, disassembling.

mod compat;
mod extensions;
mod format;
mod read;
mod write;

pub use crate::assembly::{AssembleOptions, DisassembleOptions};
pub use crate::table::auxiliary::Habits;
pub use compat::{CompatReadOptions, CompatWriteOptions, Contraction, VariableForm};
pub use extensions::{Extensions, ONLY_WHEN_NAMED};
pub use format::Form;
pub use read::{BuiltinNames, MetadataLevel, ReadOptions};
pub use write::{DebugInfo, WriteOptions};

use crate::spec_constants::Override;

/// All options of a translation, by purpose.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// SPIR-V to LLVM IR.
    pub read: ReadOptions,
    /// LLVM IR to SPIR-V.
    pub write: WriteOptions,
    /// Assembly language to SPIR-V.
    pub assemble: AssembleOptions,
    /// SPIR-V to assembly language.
    pub disassemble: DisassembleOptions,
    /// Values for specialization constants in place of their defaults.
    pub spec_constants: Vec<Override>,
}
