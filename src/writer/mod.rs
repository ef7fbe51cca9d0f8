//! LLVM IR to SPIR-V.

pub mod emit;
pub mod opencl;
