//! Translates between SPIR-V and LLVM IR, in both directions.

pub mod assembly;
pub mod error;
pub mod llvm;
pub mod options;
pub mod reader;
pub mod spirv;
pub mod table;
