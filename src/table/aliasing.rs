//! Spec: "SPV_INTEL_memory_access_aliasing": lists of scopes that LLVM IR says by metadata.

use crate::spirv::extensions;
use rspirv::spirv::Decoration as D;

/// The extension.
pub const EXTENSION: &str = extensions::INTEL_MEMORY_ACCESS_ALIASING;

/// Kind of the metadata, the bit of a memory operand and the decoration that say the same.
pub const ROWS: &[(&str, u32, D)] =
    &[("alias.scope", 0x10000, D::AliasScopeINTEL), ("noalias", 0x20000, D::NoAliasINTEL)];
