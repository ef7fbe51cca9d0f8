//! All tests of the translator in one binary, because each test binary links LLVM.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, clippy::print_stderr)]

use spirv_llvm_translate as _;

#[path = "../src/cli.rs"]
#[expect(dead_code, reason = "the tests need the options only")]
mod arguments;
mod assembly;
mod cli;
mod coverage;
mod debug_info;
mod execute;
#[path = "../src/execute/mod.rs"]
mod executor;
mod guide;
mod intrinsic;
mod library;
mod limits;
mod llvm;
mod llvm_spirv;
#[path = "../src/compat/cli/mod.rs"]
#[expect(dead_code, reason = "its unit tests run here; the command itself is started as a process")]
mod llvm_spirv_command;
mod mutation;
mod normalize;
#[path = "../src/output.rs"]
mod output;
mod pairs;
mod round_trip;
mod spirv;
mod support;
mod tables;
mod validate;
