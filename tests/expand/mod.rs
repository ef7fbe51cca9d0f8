//! Builtins that became LLVM IR: executed with no builtin provided, against their formulas, within the errors of the specifications.

mod glsl;
mod glsl_rows;
mod library;
mod module;
mod opencl;
mod precision;
mod vectors;
