//! Tests that need LLVM's code generation, which the build script links into tests alone.

mod jit;
