//! Translates between SPIR-V and LLVM IR, in both directions.

pub mod assembly;
pub mod error;
pub mod llvm;
pub mod spirv;
