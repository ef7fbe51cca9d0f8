//! Options of the translation from LLVM IR to SPIR-V.

use super::{CompatWriteOptions, Extensions};
use crate::dialect::{Dialect, Native};
use crate::validate::Environment;

/// How debug information is encoded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum DebugInfo {
    /// The set named by the module's `!spirv.DebugInfo`, which the reader records; without it `OpenCL.DebugInfo.100`.
    #[default]
    AsRead,
    /// Instruction locations only (`OpLine`), without an extended instruction set.
    Lines,
    /// `SPIRV.debug`: the instructions of `OpenCL.DebugInfo.100` under an older name.
    Legacy,
    /// `OpenCL.DebugInfo.100`.
    OpenCl100,
    /// `NonSemantic.Shader.DebugInfo.100`.
    NonSemantic100,
    /// `NonSemantic.Shader.DebugInfo.200`, which has no published specification.
    NonSemantic200,
}

impl DebugInfo {
    /// Whether it is one of the non-semantic sets, whose numeric operands are ids of constants.
    #[doc(hidden)]
    pub fn is_non_semantic(self) -> bool {
        matches!(self, Self::NonSemantic100 | Self::NonSemantic200)
    }
}

/// Options of the translation from LLVM IR to SPIR-V.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct WriteOptions {
    /// Highest SPIR-V version that the module may have, major and minor: 1.0 to 1.6. A construct that needs a later version is an
    /// error.
    pub max_version: (u8, u8),
    /// The extensions that may be declared. A construct that needs another one is lowered to core SPIR-V where possible and is an
    /// error otherwise.
    pub extensions: Extensions,
    /// How debug information is encoded.
    pub debug_info: DebugInfo,
    /// Whether all operations of debug expressions are emitted, not only those that every set has.
    /// `NonSemantic.Shader.DebugInfo.200` always has all.
    pub extra_expressions: bool,
    /// Whether debug information that SPIRV-Tools' validator rejects is emitted too: typedefs of non-basic types, vectors of more
    /// than four components, lexical blocks of other files. A module that was read with such entities keeps them in any case.
    pub full_debug_info: bool,
    /// Name prefixes, with or without the leading `llvm.`, of unknown intrinsics that become calls of imported functions. With
    /// `None` every unknown intrinsic is an error.
    pub unknown_intrinsics: Option<Vec<String>>,
    /// Whether value names are omitted.
    pub discard_names: bool,
    /// Whether the module is validated before it is returned.
    pub validate: bool,
    /// What consumes the module. What it lacks is lowered; what it has no equivalent for is an error.
    pub target_env: Option<&'static Environment>,
    /// The choices that SPIR-V leaves open.
    #[doc(hidden)]
    pub dialect: &'static dyn Dialect,
    /// Options that only the drop-in command sets.
    #[doc(hidden)]
    pub compat: CompatWriteOptions,
}

impl Default for WriteOptions {
    fn default() -> Self {
        Self {
            max_version: (1, 6),
            extensions: Extensions::default(),
            debug_info: DebugInfo::default(),
            extra_expressions: false,
            full_debug_info: false,
            unknown_intrinsics: None,
            discard_names: false,
            validate: false,
            target_env: None,
            dialect: &Native,
            compat: CompatWriteOptions::default(),
        }
    }
}

impl WriteOptions {
    /// Sets [`WriteOptions::target_env`], for which no newer version is written than it accepts, and [`WriteOptions::extensions`] to those
    /// that each of its consumers accepts. Extensions that are set afterwards count.
    #[must_use]
    pub fn target_env(mut self, environment: &'static Environment) -> Self {
        self.target_env = Some(environment);
        self.max_version = self.max_version.min(environment.newest);
        self.extensions = Extensions::of_environment(environment.extensions);
        self
    }

    /// Sets [`WriteOptions::max_version`].
    #[must_use]
    pub fn max_version(mut self, major: u8, minor: u8) -> Self {
        self.max_version = (major, minor);
        self
    }

    /// Sets [`WriteOptions::extensions`]. What an environment accepts is changed by [`Extensions::changed`] of a copy of the field.
    #[must_use]
    pub fn extensions(mut self, extensions: Extensions) -> Self {
        self.extensions = extensions;
        self
    }

    /// Sets [`WriteOptions::debug_info`].
    #[must_use]
    pub fn debug_info(mut self, debug_info: DebugInfo) -> Self {
        self.debug_info = debug_info;
        self
    }

    /// Sets [`WriteOptions::extra_expressions`].
    #[must_use]
    pub fn extra_expressions(mut self, extra_expressions: bool) -> Self {
        self.extra_expressions = extra_expressions;
        self
    }

    /// Sets [`WriteOptions::full_debug_info`].
    #[must_use]
    pub fn full_debug_info(mut self, full_debug_info: bool) -> Self {
        self.full_debug_info = full_debug_info;
        self
    }

    /// Sets [`WriteOptions::unknown_intrinsics`] to these prefixes; the empty prefix allows all intrinsics.
    #[must_use]
    pub fn unknown_intrinsics(mut self, prefixes: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.unknown_intrinsics = Some(prefixes.into_iter().map(Into::into).collect());
        self
    }

    /// Sets [`WriteOptions::discard_names`].
    #[must_use]
    pub fn discard_names(mut self, discard_names: bool) -> Self {
        self.discard_names = discard_names;
        self
    }

    /// Sets [`WriteOptions::validate`].
    #[must_use]
    pub fn validate(mut self, validate: bool) -> Self {
        self.validate = validate;
        self
    }

    /// Whether an extension is allowed and preferred to an encoding without it.
    pub(crate) fn prefers(&self, extension: &str) -> bool {
        self.compat.prefer_extensions && self.extensions.allows(extension)
    }
}
