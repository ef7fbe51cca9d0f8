//! Spec: "SPV_INTEL_memory_access_aliasing": alias scope lists, which LLVM IR represents as metadata.

use crate::spirv::extensions;
use rspirv::spirv::Decoration as D;

/// The extension.
pub const EXTENSION: &str = extensions::INTEL_MEMORY_ACCESS_ALIASING;

/// By row: the metadata kind, the equivalent memory operand bit and the equivalent decoration.
pub const ROWS: &[(&str, u32, D)] =
    &[("alias.scope", 0x10000, D::AliasScopeINTEL), ("noalias", 0x20000, D::NoAliasINTEL)];
