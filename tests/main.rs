//! All tests of the translator in one binary, because each test binary links LLVM.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, clippy::print_stderr)]

#[macro_use]
extern crate macro_rules_attribute;

use spirv_llvm_translate as _;

#[macro_use]
mod support;

#[path = "../src/cli/mod.rs"]
#[expect(dead_code, reason = "the tests need the options only")]
mod arguments;
mod assembly;
mod cli;
mod command;
mod coverage;
mod debug_info;
mod downlevel;
mod execute;
#[path = "../src/execute/mod.rs"]
mod executor;
mod expand;
mod growth;
mod guide;
mod hlsl;
mod intrinsic;
mod library;
mod limits;
mod llvm;
mod llvm_spirv;
mod mlir;
mod mutation;
mod normalize;
mod operand_types;
mod pairs;
mod retarget;
mod round_trip;
mod run;
#[path = "../src/run/mod.rs"]
#[expect(dead_code, reason = "the tests need the data only; the command runs the rest")]
mod run_program;
mod shader_ir;
mod shaders;
mod spirv;
mod spv_intrinsic;
mod structure;
mod tables;
mod validate;
mod vulkan_kernels;

fn main() -> std::process::ExitCode {
    support::harness::main()
}
