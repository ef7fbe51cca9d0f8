//! Translates between SPIR-V and LLVM IR, in both directions.

pub mod error;
pub mod llvm;
pub mod spirv;
