//! Translates between SPIR-V and LLVM IR, in both directions.

pub mod assembly;
pub mod compat;
mod contract;
pub mod dialect;
pub mod error;
pub mod graph;
pub mod guide;
pub mod llvm;
pub mod log;
pub mod options;
pub mod reader;
pub mod roundtrip;
pub mod rule;
pub mod spec_constants;
pub mod spirv;
pub mod table;
pub mod translate;
pub mod validate;
pub mod writer;

pub use translate::{llvm_to_spirv, parse_spirv, regularize, spirv_to_llvm, translate_in, validate_file};
