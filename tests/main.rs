//! All tests of the translator in one binary, because each test binary links LLVM.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, clippy::print_stderr)]

use spirv_llvm_translate as _;

mod assembly;
mod execute;
#[path = "../src/execute/mod.rs"]
mod executor;
mod intrinsic;
mod llvm;
mod normalize;
mod spirv;
