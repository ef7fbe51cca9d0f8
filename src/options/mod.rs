//! Options, by purpose: reading, writing, assembling, disassembling.

mod compat;
mod extensions;
mod format;
mod read;
mod write;

pub use crate::assembly::{AssembleOptions, DisassembleOptions};
pub use crate::dialect::BuiltinNames;
pub use crate::table::auxiliary::Habits;
pub use compat::{CompatReadOptions, CompatWriteOptions, Contraction, VariableForm};
pub use extensions::{Extensions, ONLY_WHEN_NAMED};
pub use format::Form;
pub use read::{MetadataLevel, ReadOptions};
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
    /// Whether a crash of LLVM's parser on broken LLVM IR becomes an error. For that, signal handlers, the memory limit and the handler of
    /// failed allocations of the whole process are replaced while it parses: for processes that only translate. Off by default: then such
    /// input may end the process.
    pub guarded: bool,
    /// Values for specialization constants in place of their defaults.
    pub spec_constants: Vec<Override>,
}
