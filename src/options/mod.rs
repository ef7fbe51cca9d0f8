//! Options, by purpose: reading, writing, assembling, disassembling.

mod compat;
mod extensions;
mod format;
mod read;
mod write;

pub use crate::assembly::{AssembleOptions, DisassembleOptions};
pub use crate::dialect::BuiltinNames;
pub use compat::{CompatWriteOptions, Contraction};
pub use extensions::{Extensions, ONLY_WHEN_NAMED};
pub use format::Form;
pub use read::{FunctionSpace, MetadataLevel, ReadOptions, ShaderIr};
pub use write::{DebugInfo, WriteOptions};

use crate::spec_constants::Override;

/// All options of a translation, by purpose.
///
/// ```
/// use spirv_llvm_translate::{MetadataLevel, Options, ReadOptions, WriteOptions};
///
/// let options = Options::default()
///     .read(ReadOptions::default().metadata(MetadataLevel::None))
///     .write(WriteOptions::default().max_version(1, 4));
/// assert_eq!(options.write.max_version, (1, 4));
/// ```
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
    /// Whether a crash of LLVM's parser on malformed LLVM IR is caught and returned as an error. This replaces the
    /// process-wide signal handlers, memory limit and allocation-failure handler while LLVM parses, so only processes
    /// that do nothing else should enable it. Off by default: such input may then end the process.
    pub guarded: bool,
    /// Values that replace the defaults of specialization constants.
    pub spec_constants: Vec<Override>,
}

impl Options {
    /// Sets [`Options::read`].
    #[must_use]
    pub fn read(mut self, read: ReadOptions) -> Self {
        self.read = read;
        self
    }

    /// Sets [`Options::write`].
    #[must_use]
    pub fn write(mut self, write: WriteOptions) -> Self {
        self.write = write;
        self
    }

    /// Sets [`Options::assemble`].
    #[must_use]
    pub fn assemble(mut self, assemble: AssembleOptions) -> Self {
        self.assemble = assemble;
        self
    }

    /// Sets [`Options::disassemble`].
    #[must_use]
    pub fn disassemble(mut self, disassemble: DisassembleOptions) -> Self {
        self.disassemble = disassemble;
        self
    }

    /// Sets [`Options::guarded`].
    #[must_use]
    pub fn guarded(mut self, guarded: bool) -> Self {
        self.guarded = guarded;
        self
    }

    /// Sets [`Options::spec_constants`].
    #[must_use]
    pub fn spec_constants(mut self, values: impl IntoIterator<Item = Override>) -> Self {
        self.spec_constants = values.into_iter().collect();
        self
    }
}
